/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Actions that shoot: by a body or by all, standing or after a short move. */

#include "vedette-config.h"

#include <glib/gi18n-lib.h>

#include "core/skirmish/vedette-action.h"
#include "core/skirmish/vedette-skirmish-moves.h"

VEDETTE_DEFINE_MOVE (VedetteShoot, vedette_shoot, VedetteAction, VEDETTE_TYPE_ACTION)
VEDETTE_DEFINE_MOVE (VedetteMoveShoot, vedette_move_shoot, VedetteAction, VEDETTE_TYPE_ACTION)

static GParamSpec *
param_gaps (void)
{
  return g_param_spec_boxed ("gaps", NULL, NULL, G_TYPE_STRV, VEDETTE_PARAM_FLAGS);
}

/* S-07: somebody in the body has to have something to shoot with. */
static void
check_weapons (VedetteMove           *move,
               const VedetteSkirmish *skirmish,
               VedetteRuling         *ruling)
{
  const VedetteIds *who = vedette_move_get_ids (move, "who");

  for (guint i = 0; i < vedette_ids_get_n (who); i++)
    if (vedette_figure_get_weapon (vedette_skirmish_find_figure (skirmish, vedette_ids_get (who, i))) !=
        VEDETTE_WEAPON_NONE)
      return;
  if (who != NULL)
    vedette_ruling_remind (ruling, "S-07", _("None of them has a missile weapon in the roster (S-07)"));
}

static void
check_shoot (VedetteAction         *self,
             const VedetteSkirmish *skirmish,
             VedetteRuling         *ruling)
{
  VedetteMove *move = VEDETTE_MOVE (self);
  gboolean all = vedette_move_get_boolean (move, "all");
  VedetteTri moved = vedette_move_get_tri (move, "moved");

  if (all && moved == VEDETTE_TRI_YES)
    vedette_ruling_refuse (ruling, "S-X21", _("When all shoot, nobody of the force moves (S-X21)"));
  else if (all && moved == VEDETTE_TRI_UNTRACKED)
    vedette_ruling_remind (ruling, "S-57", _("All with missiles may shoot once; nobody moves (S-57)"));
  if (!all)
    check_weapons (move, skirmish, ruling);
}

static void
vedette_shoot_class_init (VedetteShootClass *klass)
{
  VedetteActionClass *action_class = VEDETTE_ACTION_CLASS (klass);

  action_class->option = VEDETTE_INTENTION_SHOOT;
  action_class->options = 1u << VEDETTE_INTENTION_SHOOT;
  action_class->shoots = TRUE;
  action_class->check_kind = check_shoot;
  vedette_move_class_install (VEDETTE_MOVE_CLASS (klass), "shoot", N_("Shoot"), "s", VEDETTE_MOVE_PLAY,
                              g_param_spec_boolean ("all", NULL, NULL, FALSE, VEDETTE_PARAM_FLAGS),
                              vedette_param_spec_ids_of ("who", VEDETTE_TYPE_FIGURE),
                              vedette_param_spec_ids_of ("target", VEDETTE_TYPE_FIGURE),
                              vedette_param_spec_tri ("moved"),
                              vedette_action_param_option (),
                              vedette_param_spec_tri ("nominee-acts"),
                              vedette_param_spec_ids_of ("apart", VEDETTE_TYPE_FIGURE),
                              param_gaps (),
                              vedette_param_spec_text ("also"),
                              NULL);
}

static void
check_move_shoot (VedetteAction         *self,
                  const VedetteSkirmish *skirmish,
                  VedetteRuling         *ruling)
{
  check_weapons (VEDETTE_MOVE (self), skirmish, ruling);
}

static void
vedette_move_shoot_class_init (VedetteMoveShootClass *klass)
{
  VedetteActionClass *action_class = VEDETTE_ACTION_CLASS (klass);

  action_class->option = VEDETTE_INTENTION_SHOOT;
  action_class->options = 1u << VEDETTE_INTENTION_SHOOT;
  action_class->shoots = TRUE;
  action_class->check_kind = check_move_shoot;
  vedette_move_class_install (VEDETTE_MOVE_CLASS (klass), "move-shoot", N_("Move and shoot"), "v", VEDETTE_MOVE_PLAY,
                              vedette_param_spec_ids_of ("who", VEDETTE_TYPE_FIGURE),
                              vedette_param_spec_ids_of ("target", VEDETTE_TYPE_FIGURE),
                              vedette_param_spec_inches ("inches"),
                              vedette_action_param_option (),
                              vedette_param_spec_tri ("nominee-acts"),
                              vedette_param_spec_ids_of ("apart", VEDETTE_TYPE_FIGURE),
                              param_gaps (),
                              vedette_param_spec_text ("also"),
                              NULL);
}
