/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a skirmish is called, who fights in it, who held the initiative when, and whose dice fell how. */

#pragma once

#include "core/skirmish/state/vedette-skirmish.h"

G_BEGIN_DECLS

/**
 * VedetteSideNames:
 * @renamings: (element-type VedetteStep): the steps that gave a side another name, in their order
 * @n_steps: how many steps of the battle were looked through for them
 *
 * What is remembered of the names that the sides have had: facts name a side as it was called then. Steps are only ever
 * added to a battle, so that nothing of it is ever wrong.
 */
typedef struct
{
  GPtrArray *renamings;
  guint n_steps;
} VedetteSideNames;

void  vedette_side_names_clear         (VedetteSideNames      *self);

void  vedette_skirmish_fill_parties    (const VedetteSkirmish *self,
                                        GListStore            *list);
void  vedette_skirmish_fill_audiences  (const VedetteSkirmish *self,
                                        GListStore            *list);
void  vedette_skirmish_fill_spans      (const VedetteSkirmish *self,
                                        GListStore            *list);
void  vedette_skirmish_fill_dice       (const VedetteSkirmish *self,
                                        VedetteSideNames      *names,
                                        VedetteStep           *step,
                                        GListStore            *list);
void  vedette_skirmish_fill_scores     (const VedetteSkirmish *self,
                                        VedetteParty          *party,
                                        const char            *audience,
                                        gboolean               losses,
                                        GListStore            *list);
gboolean vedette_skirmish_is_action    (const VedetteSkirmish *self,
                                        VedetteStep           *step);
char *vedette_skirmish_make_title      (const VedetteSkirmish *self);

G_END_DECLS
