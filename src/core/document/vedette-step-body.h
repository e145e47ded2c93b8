/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The time, facts and changes of a step, which are in memory only when needed. Only core/document uses this file. */

#pragma once

#include "core/document/vedette-change.h"

G_BEGIN_DECLS

/**
 * VedetteStepBody:
 * @time: when the step was made
 * @facts: the facts of the step: names at that time, natural dice, factors
 * @changes: (element-type VedetteChange): the changes, in the order in which they were made
 *
 * Time, facts and changes of a step, which take most of its memory.
 */
typedef struct _VedetteStepBody VedetteStepBody;

struct _VedetteStepBody
{
  char *time;
  JsonObject *facts;
  GArray *changes;

  /*< private >*/
  VedetteStepBody **slot; /* the address of the step's pointer to this body, while the body is in a VedetteStepShelf */
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
