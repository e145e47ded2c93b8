/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Actions that move: a march, and a charge into contact. */

#include "vedette-config.h"

#include <glib/gi18n-lib.h>

#include "core/skirmish/moves/vedette-action.h"
#include "core/skirmish/moves/vedette-skirmish-moves.h"
#include "core/skirmish/state/vedette-melee.h"

VEDETTE_DEFINE_MOVE (VedetteMarch, vedette_march, VedetteAction, VEDETTE_TYPE_ACTION)
VEDETTE_DEFINE_MOVE (VedetteCharge, vedette_charge, VedetteAction, VEDETTE_TYPE_ACTION)

static GParamSpec *
param_sight (void)
{
  return g_param_spec_enum ("sight", NULL, NULL, VEDETTE_TYPE_SIGHT, VEDETTE_SIGHT_UNTRACKED, VEDETTE_PARAM_FLAGS);
}

static GParamSpec *
param_texts (const char *name)
{
  return g_param_spec_boxed (name, NULL, NULL, G_TYPE_STRV, VEDETTE_PARAM_FLAGS);
}

static void
vedette_march_class_init (VedetteMarchClass *klass)
{
  VedetteActionClass *action_class = VEDETTE_ACTION_CLASS (klass);

  action_class->option = VEDETTE_INTENTION_UNTRACKED;
  action_class->trigger = VEDETTE_TRIGGER_MOVED;
  action_class->options = (1u << VEDETTE_INTENTION_FULL_SPEED) | (1u << VEDETTE_INTENTION_SIGHT) |
                          (1u << VEDETTE_INTENTION_LEAVE);
  vedette_move_class_install (VEDETTE_MOVE_CLASS (klass), "march", N_("March"), "m", VEDETTE_MOVE_PLAY,
                              VEDETTE_ACTION_PARAMS_WHO,
                              param_texts ("to"),
                              vedette_param_spec_inches ("inches"),
                              vedette_action_param_option (),
                              param_sight (),
                              vedette_param_spec_tri ("full-speed"),
                              vedette_param_spec_tri ("could-engage"),
                              /* how far away the nearest enemy is */
                              vedette_param_spec_inches ("enemy-at"),
                              vedette_param_spec_tri ("matters"),
                              vedette_param_spec_tri ("nominee-acts"),
                              vedette_param_spec_ids_of ("apart", VEDETTE_TYPE_FIGURE),
                              param_texts ("gaps"),
                              vedette_param_spec_text ("also"),
                              NULL);
}

static void
vedette_charge_class_init (VedetteChargeClass *klass)
{
  VedetteActionClass *action_class = VEDETTE_ACTION_CLASS (klass);

  action_class->option = VEDETTE_INTENTION_ENGAGE;
  action_class->trigger = VEDETTE_TRIGGER_MOVED;
  action_class->options = (1u << VEDETTE_INTENTION_FULL_SPEED) | (1u << VEDETTE_INTENTION_ENGAGE);
  action_class->fights = TRUE;
  vedette_move_class_install (VEDETTE_MOVE_CLASS (klass), "charge", N_("Charge"), "c", VEDETTE_MOVE_PLAY,
                              VEDETTE_ACTION_PARAMS_WHO,
                              vedette_param_spec_ids_of ("target", VEDETTE_TYPE_FIGURE),
                              vedette_param_spec_tri ("contact"),
                              /* the name of the fight that it makes or joins, and how many of whom are in contact */
                              vedette_param_spec_text ("fight"),
                              vedette_melee_param_in_melee (),
                              vedette_param_spec_tri ("missiles"),
                              vedette_param_spec_inches ("inches"),
                              vedette_action_param_option (),
                              vedette_param_spec_tri ("full-speed"),
                              vedette_param_spec_tri ("could-engage"),
                              /* how far away the nearest enemy is */
                              vedette_param_spec_inches ("enemy-at"),
                              vedette_param_spec_tri ("nominee-acts"),
                              vedette_param_spec_ids_of ("apart", VEDETTE_TYPE_FIGURE),
                              param_texts ("gaps"),
                              vedette_param_spec_text ("also"),
                              NULL);
}
