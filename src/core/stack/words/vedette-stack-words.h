/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How a fight stands, what is due and offered, and its story, each for those who may know it. */

#pragma once

#include "core/stack/state/vedette-stack.h"

G_BEGIN_DECLS

#define VEDETTE_STACK_AUDIENCE_PLAYERS "players"

extern const VedetteKey vedette_stack_keys[];

gboolean vedette_stack_may_see        (const VedetteStack *self,
                                       gint64              record,
                                       const char         *field,
                                       const char         *audience);
gboolean vedette_stack_knows_all      (const char         *audience);
const char *vedette_stack_get_audience (const VedetteStack *self,
                                        VedetteStep        *step);
void     vedette_stack_fill_audiences (GListStore         *list);
void     vedette_stack_fill_parties   (const VedetteStack *self,
                                       const char         *audience,
                                       GListStore         *list);
void     vedette_stack_fill_spans     (const VedetteStack *self,
                                       GListStore         *list);
void     vedette_stack_fill_scores    (const VedetteStack *self,
                                       VedetteParty         *party,
                                       const char         *audience,
                                       GListStore         *list);
char    *vedette_stack_count_draws    (const VedetteStack *self,
                                       const char         *party);
char    *vedette_stack_say_idle       (const VedetteStack *self);
char    *vedette_stack_say_turns      (guint               n);
void     vedette_stack_fill_status    (const VedetteStack *self,
                                       const char         *audience,
                                       GListStore         *list);
void     vedette_stack_fill_offers    (const VedetteStack *self,
                                       VedetteRules       *rules,
                                       const char         *audience,
                                       GListStore         *offers);
char    *vedette_stack_describe_limit (const VedetteStack *self);
char    *vedette_stack_describe_step  (const VedetteStack *self,
                                       VedetteStackStep    step);
char    *vedette_stack_say_drawn      (const VedetteStack *self,
                                       VedetteRules       *rules,
                                       VedetteStep        *step,
                                       const char         *audience);
char    *vedette_stack_say_worth      (const VedetteStack *self);
char    *vedette_stack_get_due        (const VedetteStack *self,
                                       const char         *audience,
                                       char              **hint,
                                       const char        **rule);

G_END_DECLS
