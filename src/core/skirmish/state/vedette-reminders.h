/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reminders that are said once in a battle, and which of them were said. */

#pragma once

#include "core/skirmish/state/vedette-skirmish.h"

G_BEGIN_DECLS

gboolean vedette_reminders_have_said     (const VedetteSkirmish *skirmish,
                                          const char            *rule);
void     vedette_reminders_note_said     (const VedetteSkirmish *skirmish,
                                          VedetteEdit           *edit,
                                          const char            *rule);
void     vedette_reminders_forget        (const VedetteSkirmish *skirmish,
                                          VedetteEdit           *edit,
                                          const char            *rule);
void     vedette_reminders_note          (const VedetteSkirmish *skirmish,
                                          VedetteRuling         *ruling,
                                          VedetteEdit           *edit);

void     vedette_reminders_check_any     (const VedetteSkirmish *skirmish,
                                          VedetteMove           *move,
                                          VedetteRuling         *ruling);

void     vedette_skirmish_remind_once    (const VedetteSkirmish *skirmish,
                                          VedetteRuling         *ruling,
                                          const char            *rule,
                                          const char            *format,
                                          ...) G_GNUC_PRINTF (4, 5);
void     vedette_skirmish_remind_unsaid  (const VedetteSkirmish *skirmish,
                                          VedetteRuling         *ruling,
                                          const char            *rule,
                                          const char            *format,
                                          ...) G_GNUC_PRINTF (4, 5);

G_END_DECLS
