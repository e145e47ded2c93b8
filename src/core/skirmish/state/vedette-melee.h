/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who is in melee and who falls in it: what the moves that change it check and note alike. */

#pragma once

#include "core/skirmish/state/vedette-skirmish.h"

G_BEGIN_DECLS

GParamSpec *vedette_melee_param_losses   (void);
GParamSpec *vedette_melee_param_in_melee (void);
GParamSpec *vedette_melee_param_morale   (void);

void        vedette_melee_check          (const VedetteSkirmish *skirmish,
                                          VedetteMove           *move,
                                          VedetteRuling         *ruling);
VedetteIds *vedette_melee_list_named     (const VedetteSkirmish *skirmish,
                                          VedetteMove           *move);
void        vedette_melee_perform        (const VedetteSkirmish *skirmish,
                                          VedetteEdit           *edit,
                                          VedetteMove           *move);

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
void        vedette_melee_set            (VedetteEdit           *edit,
                                          VedetteFigure         *figure,
                                          VedetteTri             melee,
                                          int                    men);

G_END_DECLS
