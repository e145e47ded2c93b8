/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the passive side may still do in answer to an action: shots and a reactive move (S-49 to S-70). */

#pragma once

#include "core/skirmish/state/vedette-skirmish.h"

G_BEGIN_DECLS

/* The move that is made in reaction, as the kind of its step has it */
#define VEDETTE_REACTIONS_MOVE "react-move"

gboolean vedette_reactions_has_shots      (const VedetteSkirmish *skirmish);
gboolean vedette_reactions_has_move       (const VedetteSkirmish *skirmish);
gboolean vedette_reactions_has_moved      (const VedetteSkirmish *skirmish);
VedetteStep *vedette_reactions_find_move  (const VedetteSkirmish *skirmish);
gboolean vedette_reactions_have_cap       (const VedetteSkirmish *skirmish,
                                           VedetteTri             left_view);
gboolean vedette_reactions_have_shooters  (const VedetteSkirmish *skirmish);
gboolean vedette_reactions_have_all_shot  (const VedetteSkirmish *skirmish);
gboolean vedette_reactions_have_movers    (const VedetteSkirmish *skirmish);
gboolean vedette_reactions_each_shoots    (const VedetteSkirmish *skirmish);
int      vedette_reactions_count_unshot   (VedetteFigure         *figure);
void     vedette_reactions_note_shot      (VedetteEdit           *edit,
                                           VedetteFigure         *figure,
                                           int                    men);
void     vedette_reactions_open           (const VedetteSkirmish *skirmish,
                                           VedetteEdit           *edit,
                                           VedetteTrigger         trigger,
                                           gboolean               move,
                                           const VedetteIds      *actors,
                                           const VedetteIds      *targets);
void     vedette_reactions_clear          (const VedetteSkirmish *skirmish,
                                           VedetteEdit           *edit);
void     vedette_reactions_pass           (const VedetteSkirmish *skirmish,
                                           VedetteEdit           *edit);
void     vedette_reactions_pass_shots     (const VedetteSkirmish *skirmish,
                                           VedetteEdit           *edit);
void     vedette_reactions_remind_shots   (const VedetteSkirmish *skirmish,
                                           VedetteRuling         *ruling);
void     vedette_reactions_note_reacted   (const VedetteSkirmish *skirmish,
                                           VedetteEdit           *edit,
                                           const VedetteIds      *figures);
void     vedette_reactions_clear_shooters (const VedetteSkirmish *skirmish,
                                           VedetteEdit           *edit);
void     vedette_reactions_replace_line   (const VedetteSkirmish *skirmish,
                                           VedetteEdit           *edit,
                                           gint64                 from,
                                           gint64                 to);
void     vedette_reactions_double_line    (const VedetteSkirmish *skirmish,
                                           VedetteEdit           *edit,
                                           gint64                 line,
                                           gint64                 part);
int      vedette_reactive_cap             (const int             *inches,
                                           guint                  n,
                                           VedetteShotCapRounding rounding);

G_END_DECLS
