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

VedetteFinding vedette_reminders_get_once   (const VedetteSkirmish *skirmish,
                                             const char            *rule);
VedetteFinding vedette_reminders_get_unsaid (const VedetteSkirmish *skirmish,
                                             const char            *rule);

/* Reminds of a rule that the catalogue has as a reminder, its class (c), unless that was done in this battle: the skirmish,
 * the ruling, the rule, and one short translated sentence as a format. */
#define vedette_skirmish_remind_once(skirmish, ruling, rule, ...)                                                      \
  vedette_ruling_find (ruling, vedette_reminders_get_once (skirmish, rule), rule, __VA_ARGS__)
/* The same of a rule that rests on a fact which nobody said */
#define vedette_skirmish_remind_unsaid(skirmish, ruling, rule, ...)                                                    \
  vedette_ruling_find (ruling, vedette_reminders_get_unsaid (skirmish, rule), rule, __VA_ARGS__)

G_END_DECLS
