/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The course of a round: a token is drawn, somebody acts, the round ends and is settled step by step. */

#pragma once

#include "core/stack/state/vedette-stack.h"

G_BEGIN_DECLS

/* Effects on those whom the players do not know, as a fact that they do not read either */
#define VEDETTE_STACK_FACT_OVER_UNSEEN "over-unseen"

void     vedette_round_begin      (const VedetteStack *self,
                                   VedetteEdit        *edit);
void     vedette_round_take       (const VedetteStack *self,
                                   VedetteEdit        *edit,
                                   gpointer            owner);
void     vedette_round_lay_aside  (const VedetteStack *self,
                                   VedetteEdit        *edit,
                                   gint64              owner,
                                   gint64              actor,
                                   gboolean            kept);
void     vedette_round_note_token (const VedetteStack *self,
                                   VedetteEdit        *edit,
                                   gpointer            owner);
VedetteStackTurn *vedette_round_find_kept (const VedetteStack *self,
                                           gpointer            owner);
void     vedette_round_end        (const VedetteStack *self,
                                   VedetteEdit        *edit);
void     vedette_round_go_on      (const VedetteStack *self,
                                   VedetteEdit        *edit);
gboolean vedette_round_has_step   (const VedetteStack *self,
                                   VedetteEdit        *edit,
                                   VedetteStackStep    step);
gboolean vedette_round_shows_step (const VedetteStack *self,
                                   VedetteEdit        *edit,
                                   VedetteStackStep    step);
void     vedette_round_tick       (const VedetteStack *self,
                                   VedetteEdit        *edit,
                                   VedetteEffectTick   tick,
                                   gint64              whose);
void     vedette_round_clear      (const VedetteStack *self,
                                   VedetteEdit        *edit);
gint64   vedette_round_guess_actor (const VedetteStack *self,
                                    gpointer            owner);

G_END_DECLS
