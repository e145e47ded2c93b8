/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The edit after which all reminders are said again. */

#include "vedette-config.h"

#include <glib/gi18n-lib.h>

#include "core/skirmish/moves/vedette-skirmish-moves.h"
#include "core/skirmish/papers/vedette-skirmish-edit.h"

VEDETTE_DEFINE_MOVE (VedetteRemindAgain, vedette_remind_again, VedetteMove, VEDETTE_TYPE_MOVE)

static void
check_again (VedetteMove   *move,
             VedetteRules  *rules,
             VedetteRuling *ruling)
{
  VedetteSkirmish skirmish;

  vedette_skirmish_read (&skirmish, vedette_rules_get_battle (rules));
  if (vedette_skirmish_game_get_reminded (skirmish.game)[0] == NULL)
    vedette_ruling_forbid (ruling, NULL, _("No reminder has been said yet"));
}

static gboolean
perform_again (VedetteMove   *move,
               VedetteRules  *rules,
               VedetteEdit   *edit,
               VedetteDice   *dice,
               GError       **error)
{
  VedetteSkirmish skirmish;

  vedette_skirmish_read (&skirmish, vedette_rules_get_battle (rules));
  vedette_edit_set (edit, skirmish.game, "reminded", NULL, NULL);
  return TRUE;
}

static void
vedette_remind_again_class_init (VedetteRemindAgainClass *klass)
{
  VedetteMoveClass *move_class = VEDETTE_MOVE_CLASS (klass);

  move_class->open = vedette_skirmish_edit_open;
  move_class->check = check_again;
  move_class->perform = perform_again;

  vedette_move_class_install (move_class, "remind-again", N_("Say the reminders again"), NULL, VEDETTE_MOVE_EDIT, NULL);
}
