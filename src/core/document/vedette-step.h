/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One step of a battle: what was done, the facts as they were, and its changes. */

#pragma once

#include <glib-object.h>
#include <json-glib/json-glib.h>

G_BEGIN_DECLS

/* Who may see a step; anything else names one side in the words of its system. */
#define VEDETTE_AUDIENCE_ALL "all"
#define VEDETTE_AUDIENCE_UMPIRE "umpire"

/* So many seconds a clock can have run between two steps: thousands of them have a sum. */
#define VEDETTE_STEP_MAX_RAN G_MAXINT32

#define VEDETTE_TYPE_STEP (vedette_step_get_type ())
G_DECLARE_FINAL_TYPE (VedetteStep, vedette_step, VEDETTE, STEP, GObject)

/**
 * VedetteStepSet:
 * @record: the id of the record
 * @property: the name of its property
 * @before: what it was
 * @after: what the step made of it
 *
 * One value that a step changed. It is borrowed from the step.
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
