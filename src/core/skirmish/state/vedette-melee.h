/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who is in melee and who falls in it: what the moves that change it check and note alike. */

#pragma once

#include "core/skirmish/state/vedette-skirmish.h"

G_BEGIN_DECLS

/* Parameters: who fell, as in “Archers 2”; who is in melee after the move, as in “Archers 3”; and what came of
 * morale, in the players' words */
#define VEDETTE_MELEE_SAY_LOSSES(...) VEDETTE_SAY_TEXTS ("losses", __VA_ARGS__)
#define VEDETTE_MELEE_SAY_IN_MELEE VEDETTE_SAY_TEXTS ("in-melee")
#define VEDETTE_MELEE_SAY_MORALE VEDETTE_SAY_TEXT ("morale", .label = N_("Morale"))

void        vedette_melee_open           (VedetteMove           *move,
                                          const VedetteSkirmish *skirmish,
                                          VedetteRuling         *ruling);
void        vedette_melee_check          (const VedetteSkirmish *skirmish,
                                          VedetteMove           *move,
                                          VedetteRuling         *ruling);
VedetteIds *vedette_melee_list_named     (const VedetteSkirmish *skirmish,
                                          VedetteMove           *move);
void        vedette_melee_perform        (const VedetteSkirmish *skirmish,
                                          VedetteEdit           *edit,
                                          VedetteMove           *move);

void        vedette_melee_forbid_more    (VedetteFigure         *figure,
                                          VedetteRuling         *ruling);
void        vedette_melee_remind_leader  (const VedetteSkirmish *skirmish,
                                          VedetteFigure         *figure,
                                          VedetteRuling         *ruling);
void        vedette_melee_note_leader    (const VedetteSkirmish *skirmish,
                                          VedetteEdit           *edit,
                                          VedetteFigure         *figure);
void        vedette_melee_take_out       (const VedetteSkirmish *skirmish,
                                          VedetteEdit           *edit,
                                          VedetteFigure         *figure,
                                          int                    men);
void        vedette_melee_take_off       (const VedetteSkirmish *skirmish,
                                          VedetteEdit           *edit,
                                          VedetteFigure         *figure,
                                          int                    men);
void        vedette_melee_note_loss      (const VedetteSkirmish *skirmish,
                                          VedetteEdit           *edit,
                                          VedetteFigure         *figure,
                                          int                    men,
                                          JsonArray             *losses);
void        vedette_melee_note_gone      (VedetteEdit           *edit,
                                          VedetteFigure         *figure,
                                          int                    men);
int         vedette_melee_count_standing (VedetteEdit           *edit,
                                          VedetteFigure         *figure);
void        vedette_melee_set            (VedetteEdit           *edit,
                                          VedetteFigure         *figure,
                                          VedetteTri             melee,
                                          int                    men);
gboolean    vedette_melee_will_fight     (VedetteEdit           *edit,
                                          VedetteFigure         *figure);
gboolean    vedette_melee_may_fight      (VedetteEdit           *edit,
                                          VedetteFigure         *figure);

G_END_DECLS
