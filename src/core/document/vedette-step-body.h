/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a step says beyond its number and kind. Private to the document. */

#pragma once

#include "core/document/vedette-change.h"

G_BEGIN_DECLS

/**
 * VedetteStepBody:
 * @time: when the step was done
 * @facts: names as they were, natural dice, factors
 * @changes: (element-type VedetteChange): in the order in which they were made
 *
 * Most of what a step needs in memory.
 */
typedef struct _VedetteStepBody VedetteStepBody;

struct _VedetteStepBody
{
  char *time;
  JsonObject *facts;
  GArray *changes;

  /*< private >*/
  VedetteStepBody **slot; /* where the step has it, while it stands on a shelf */
  GList link;
};

VedetteStepBody *vedette_step_body_new       (const char           *time,
                                              JsonObject           *facts,
                                              GArray               *changes);
VedetteStepBody *vedette_step_body_read      (JsonObject           *line,
                                              const VedetteSchema  *schema,
                                              VedetteChangeLookup   lookup,
                                              gpointer              user_data,
                                              GError              **error);
void             vedette_step_body_free      (VedetteStepBody      *self);
const char      *vedette_step_body_read_text (JsonObject           *line,
                                              const char           *name,
                                              const char           *otherwise,
                                              GError              **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (VedetteStepBody, vedette_step_body_free)

G_END_DECLS
