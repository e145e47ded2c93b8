/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How a turn goes on from phase to phase (rules.md 8.3): what moves that settle a phase note of what follows. */

#pragma once

#include "core/eagles/state/vedette-eagles.h"

G_BEGIN_DECLS

/* The fact with the phases that were passed because what they need was never said (A-E38) */
#define VEDETTE_EAGLES_FACT_PASSED "passed"
/* The facts of what a turn begins with */
#define VEDETTE_EAGLES_FACT_TURN "turn"
#define VEDETTE_EAGLES_FACT_ARRIVED "arrived"
/* The fact that says that the turn was ended by the dice (E-42) */
#define VEDETTE_EAGLES_FACT_CUT "cut"
/* The facts of what happens to the initiative: whose it is from now on as of right, that a division has stolen it, and that all
 * divisions have had their go */
#define VEDETTE_EAGLES_FACT_OWNER "owner"
#define VEDETTE_EAGLES_FACT_NAMES "names"
#define VEDETTE_EAGLES_FACT_STOLEN "stolen"
#define VEDETTE_EAGLES_FACT_THROUGH "through"

void  vedette_eagles_begin_turn        (const VedetteEagles *self,
                                        VedetteEdit         *edit);
void  vedette_eagles_after_orders      (const VedetteEagles *self,
                                        VedetteEdit         *edit);
void  vedette_eagles_after_determined  (const VedetteEagles *self,
                                        VedetteEdit         *edit);
void  vedette_eagles_after_early       (const VedetteEagles *self,
                                        VedetteEdit         *edit);
VedetteIndependents vedette_eagles_get_now (const VedetteEagles *self);
void  vedette_eagles_after_independent (const VedetteEagles *self,
                                        VedetteEdit         *edit);
void  vedette_eagles_end_independents  (const VedetteEagles *self,
                                        VedetteEdit         *edit);
void  vedette_eagles_after_skirmish    (const VedetteEagles *self,
                                        VedetteEdit         *edit);
void  vedette_eagles_take_initiative   (const VedetteEagles *self,
                                        VedetteEdit         *edit,
                                        gpointer             army);
void  vedette_eagles_activate          (const VedetteEagles *self,
                                        VedetteEdit         *edit,
                                        gpointer             division);
void  vedette_eagles_finish_active     (const VedetteEagles *self,
                                        VedetteEdit         *edit);
void  vedette_eagles_pass_initiative   (const VedetteEagles *self,
                                        VedetteEdit         *edit);
void  vedette_eagles_steal             (const VedetteEagles *self,
                                        VedetteEdit         *edit);
void  vedette_eagles_keep              (const VedetteEagles *self,
                                        VedetteEdit         *edit);
void  vedette_eagles_interrupt         (const VedetteEagles *self,
                                        VedetteEdit         *edit,
                                        gpointer             unit,
                                        gpointer             mover,
                                        VedetteEaglesReaction reaction);
void  vedette_eagles_resume            (const VedetteEagles *self,
                                        VedetteEdit         *edit);
void  vedette_eagles_cut_turn          (const VedetteEagles *self,
                                        VedetteEdit         *edit);
void  vedette_eagles_end_turn          (const VedetteEagles *self,
                                        VedetteEdit         *edit);
void  vedette_eagles_stop             (const VedetteEagles *self,
                                        VedetteEdit         *edit);
char *vedette_eagles_say_turn         (JsonObject          *facts);
char *vedette_eagles_say_owner         (JsonObject          *facts);
char *vedette_eagles_say_passed        (JsonObject          *facts);

G_END_DECLS
