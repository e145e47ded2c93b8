/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reminders that are said once in a battle, and which of them were said. */

#include "vedette-config.h"

#include "core/skirmish/state/vedette-reminders.h"

#include <glib/gi18n-lib.h>

#include "core/skirmish/state/vedette-limits.h"

/* S-02: the rules have no end, so that one is the players' own. */
#define TIME_RULE "S-02"

/**
 * vedette_reminders_have_said:
 * @rule: such as "S-06"
 *
 * Returns: whether the players have been reminded of it in this battle
 */
gboolean
vedette_reminders_have_said (const VedetteSkirmish *skirmish,
                             const char            *rule)
{
  return g_strv_contains (vedette_skirmish_game_get_reminded (skirmish->game), rule);
}

static void
set_said (const VedetteSkirmish *skirmish,
          VedetteEdit           *edit,
          const char            *rule,
          gboolean               is_said)
{
  const char * const *said = g_value_get_boxed (vedette_edit_peek (edit, skirmish->game, "reminded"));
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) list = NULL;

  if ((said != NULL && g_strv_contains (said, rule)) == is_said)
    return;
  for (guint i = 0; said != NULL && said[i] != NULL; i++)
    if (!g_str_equal (said[i], rule))
      g_strv_builder_add (builder, said[i]);
  if (is_said)
    g_strv_builder_add (builder, rule);
  list = g_strv_builder_end (builder);
  vedette_edit_set (edit, skirmish->game, "reminded", list, NULL);
}

/**
 * vedette_reminders_note_said:
 *
 * Notes that the players have been reminded of a rule. As it is a change of the step that said it, undo takes it back.
 */
void
vedette_reminders_note_said (const VedetteSkirmish *skirmish,
                             VedetteEdit           *edit,
                             const char            *rule)
{
  set_said (skirmish, edit, rule, TRUE);
}

/**
 * vedette_reminders_forget:
 *
 * Notes that a rule is to be said again.
 */
void
vedette_reminders_forget (const VedetteSkirmish *skirmish,
                          VedetteEdit           *edit,
                          const char            *rule)
{
  set_said (skirmish, edit, rule, FALSE);
}

/**
 * vedette_reminders_note:
 * @ruling: of the move that the edit is for
 *
 * Notes all that the ruling has said once and for the whole battle.
 */
void
vedette_reminders_note (const VedetteSkirmish *skirmish,
                        VedetteRuling         *ruling,
                        VedetteEdit           *edit)
{
  vedette_each (VedetteReason, reason, ruling->findings)
    if (reason->is_once)
      {
        vedette_reminders_note_said (skirmish, edit, reason->rule);
        if (g_str_equal (reason->rule, TIME_RULE))
          json_object_set_string_member (vedette_edit_get_facts (edit), "stop-at",
                                         vedette_about_get_stop_at (skirmish->about));
      }
}

/**
 * vedette_reminders_get_once:
 * @rule: that the catalogue has as a reminder, its class (c)
 *
 * Returns: how the players are to be reminded of it now: once, or not any more
 */
VedetteFinding
vedette_reminders_get_once (const VedetteSkirmish *skirmish,
                            const char            *rule)
{
  return vedette_reminders_have_said (skirmish, rule) ? VEDETTE_FINDING_NONE : VEDETTE_FINDING_ONCE;
}

/**
 * vedette_reminders_get_unsaid:
 * @rule: that rests on a fact which nobody said, so that the program cannot look after it
 *
 * Returns: how the players are to be reminded of it now. At Full, where such facts are asked for, it is said each time;
 *   else once, for who says nothing would hear it at every action.
 */
VedetteFinding
vedette_reminders_get_unsaid (const VedetteSkirmish *skirmish,
                              const char            *rule)
{
  if (vedette_about_get_level (skirmish->about) == VEDETTE_LEVEL_FULL)
    return VEDETTE_FINDING_REMINDER;
  return vedette_reminders_get_once (skirmish, rule);
}

/**
 * vedette_reminders_check_any:
 * @move: of any kind
 *
 * Reminds of what does not belong to one kind of move: that the time is past at which the players mean to stop.
 */
void
vedette_reminders_check_any (const VedetteSkirmish *skirmish,
                             VedetteMove           *move,
                             VedetteRuling         *ruling)
{
  if (vedette_move_get_group (move) == VEDETTE_MOVE_PLAY && !vedette_reminders_have_said (skirmish, TIME_RULE) &&
      vedette_limits_is_past_time (skirmish))
    /* Translators: a time of the day */
    vedette_skirmish_remind_once (skirmish, ruling, TIME_RULE, _("The stop time of %s has passed"),
                                  vedette_about_get_stop_at (skirmish->about));
}
