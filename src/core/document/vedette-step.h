/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One step of a battle: its kind, its facts, and its changes. */

#pragma once

#include <glib-object.h>
#include <json-glib/json-glib.h>

G_BEGIN_DECLS

/* The audiences that a step can have in every game system. Any other audience is the name of one side in the game
 * system. */
#define VEDETTE_AUDIENCE_ALL "all"
#define VEDETTE_AUDIENCE_UMPIRE "umpire"

/* The maximum number of seconds that one step can record for a clock. The sum of thousands of such numbers does not
 * overflow 64 bits. */
#define VEDETTE_STEP_MAX_RAN G_MAXINT32

#define VEDETTE_TYPE_STEP (vedette_step_get_type ())
G_DECLARE_FINAL_TYPE (VedetteStep, vedette_step, VEDETTE, STEP, GObject)

/**
 * VedetteStepSet:
 * @record: the id of the record
 * @property: the name of the record's property
 * @before: the value before the step
 * @after: the value after the step
 *
 * One value that a step changed. The step owns @before and @after.
 */
typedef struct
{
  gint64 record;
  const char *property;
  const GValue *before;
  const GValue *after;
} VedetteStepSet;

gint64      vedette_step_get_n        (VedetteStep *self);
gint64      vedette_step_get_after    (VedetteStep *self);
const char *vedette_step_get_kind     (VedetteStep *self);
const char *vedette_step_get_time     (VedetteStep *self);
gint64      vedette_step_get_ran      (VedetteStep *self);
const char *vedette_step_get_audience (VedetteStep *self);
JsonObject *vedette_step_get_facts    (VedetteStep *self);
gboolean    vedette_step_get_done     (VedetteStep *self);
gboolean    vedette_step_may_mention  (VedetteStep *self,
                                       const char  *word);
guint       vedette_step_get_n_changes (VedetteStep    *self);
gboolean    vedette_step_get_nth_set   (VedetteStep    *self,
                                        guint           index,
                                        VedetteStepSet *set);

G_END_DECLS
