/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Actions on the spot: a round of melee, another task, and doing nothing. */

#include "vedette-config.h"

#include <glib/gi18n-lib.h>

#include "core/skirmish/moves/vedette-action.h"
#include "core/skirmish/moves/vedette-skirmish-moves.h"
#include "core/skirmish/state/vedette-reminders.h"

VEDETTE_DEFINE_MOVE (VedetteFight, vedette_fight, VedetteAction, VEDETTE_TYPE_ACTION)
VEDETTE_DEFINE_MOVE (VedetteTask, vedette_task, VedetteAction, VEDETTE_TYPE_ACTION)
VEDETTE_DEFINE_MOVE (VedetteHold, vedette_hold, VedetteAction, VEDETTE_TYPE_ACTION)

/* S-45: a round is for a body that is in contact. */
static void
check_fight (VedetteAction         *self,
             const VedetteSkirmish *skirmish,
             VedetteRuling         *ruling)
{
  g_autoptr (VedetteIds) who = vedette_action_list_actors (self, skirmish);
  gboolean fighting = FALSE;

  for (guint i = 0; i < vedette_ids_get_n (who); i++)
    fighting |= vedette_figure_get_melee (vedette_skirmish_find_figure (skirmish, vedette_ids_get (who, i))) !=
                VEDETTE_TRI_NO;
  if (who != NULL && !fighting)
    vedette_ruling_warn (ruling, "S-45", _("None of them is known to be in contact with an enemy (S-45)"));
  else if (who == NULL && vedette_skirmish_has_contacts (skirmish) == VEDETTE_TRI_NO)
    vedette_skirmish_remind_unsaid (skirmish, ruling, "S-45",
                                    _("Nobody is known to be in contact with an enemy (S-45)"));
}

static void
vedette_fight_class_init (VedetteFightClass *klass)
{
  VedetteActionClass *action_class = VEDETTE_ACTION_CLASS (klass);

  action_class->option = VEDETTE_INTENTION_ENGAGE;
  action_class->options = 1u << VEDETTE_INTENTION_ENGAGE;
  action_class->fights = TRUE;
  action_class->check_kind = check_fight;
  vedette_move_class_install (VEDETTE_MOVE_CLASS (klass), "fight", N_("Fight"), "f", VEDETTE_MOVE_PLAY,
                              VEDETTE_ACTION_PARAMS_WHO,
                              vedette_param_spec_ids_of ("target", VEDETTE_TYPE_FIGURE),
                              vedette_action_param_option (),
                              vedette_param_spec_tri ("nominee-acts"),
                              vedette_param_spec_ids_of ("apart", VEDETTE_TYPE_FIGURE),
                              vedette_param_spec_text ("also"),
                              NULL);
}

static void
vedette_task_class_init (VedetteTaskClass *klass)
{
  VedetteActionClass *action_class = VEDETTE_ACTION_CLASS (klass);

  action_class->option = VEDETTE_INTENTION_UNTRACKED;
  action_class->trigger = VEDETTE_TRIGGER_UNTRACKED;
  vedette_move_class_install (VEDETTE_MOVE_CLASS (klass), "task", N_("Other task"), "o", VEDETTE_MOVE_PLAY,
                              vedette_param_spec_text ("what"),
                              VEDETTE_ACTION_PARAMS_WHO,
                              vedette_param_spec_tri ("missiles"),
                              vedette_action_param_option (),
                              vedette_param_spec_tri ("nominee-acts"),
                              vedette_param_spec_ids_of ("apart", VEDETTE_TYPE_FIGURE),
                              vedette_param_spec_text ("also"),
                              NULL);
}

/* A-S23: the holder may do nothing, which gives the other side its roll. */
static void
vedette_hold_class_init (VedetteHoldClass *klass)
{
  VedetteActionClass *action_class = VEDETTE_ACTION_CLASS (klass);

  action_class->option = VEDETTE_INTENTION_UNTRACKED;
  vedette_move_class_install (VEDETTE_MOVE_CLASS (klass), "hold", N_("Hold"), "h", VEDETTE_MOVE_PLAY, NULL);
}
