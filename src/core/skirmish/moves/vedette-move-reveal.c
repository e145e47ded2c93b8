/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Somebody hidden shows himself, or is found. */

#include "vedette-config.h"

#include <glib/gi18n-lib.h>

#include "core/rules/vedette-choice.h"
#include "core/skirmish/moves/vedette-skirmish-moves.h"
#include "core/skirmish/state/vedette-reveal.h"

VEDETTE_DEFINE_MOVE (VedetteReveal, vedette_reveal, VedetteMove, VEDETTE_TYPE_MOVE)

static void
open_reveal (VedetteMove   *move,
             VedetteRules  *rules,
             VedetteRuling *ruling)
{
  VedetteSkirmish skirmish;
  GListModel *figures = vedette_battle_get_records (vedette_rules_get_battle (rules), VEDETTE_TYPE_FIGURE);
  gboolean found = FALSE;

  vedette_skirmish_read (&skirmish, vedette_rules_get_battle (rules));
  vedette_skirmish_forbid_early (&skirmish, ruling);
  for (guint i = 0; i < g_list_model_get_n_items (figures) && !found; i++)
    {
      g_autoptr (VedetteFigure) figure = g_list_model_get_item (figures, i);

      found = vedette_figure_get_hidden (figure);
    }
  if (!found)
    vedette_ruling_forbid (ruling, NULL, _("Nobody is hidden"));
}

static void
check_reveal (VedetteMove   *move,
              VedetteRules  *rules,
              VedetteRuling *ruling)
{
  VedetteSkirmish skirmish;
  const VedetteIds *who = vedette_move_get_ids (move, "who");

  vedette_skirmish_read (&skirmish, vedette_rules_get_battle (rules));
  if (vedette_ids_get_n (who) == 0)
    vedette_ruling_forbid (ruling, NULL, _("Say who is revealed"));
  for (guint i = 0; i < vedette_ids_get_n (who); i++)
    if (!vedette_reveal_is_hidden (&skirmish, vedette_ids_get (who, i)))
      vedette_ruling_forbid (ruling, NULL, _("%s is not hidden"),
                             vedette_figure_get_name (vedette_skirmish_find_figure (&skirmish, vedette_ids_get (who, i))));
}

static gboolean
perform_reveal (VedetteMove   *move,
                VedetteRules  *rules,
                VedetteEdit   *edit,
                VedetteDice   *dice,
                GError       **error)
{
  VedetteSkirmish skirmish;
  const VedetteIds *who = vedette_move_get_ids (move, "who");

  vedette_skirmish_read (&skirmish, vedette_rules_get_battle (rules));
  vedette_reveal_show (&skirmish, edit, who);
  json_object_set_array_member (vedette_edit_get_facts (edit), "who", vedette_skirmish_fact_names (&skirmish, who));
  return TRUE;
}

static void
list_choices (VedetteMove  *move,
              VedetteRules *rules,
              GParamSpec   *pspec,
              GListStore   *choices)
{
  GListModel *figures = vedette_battle_get_records (vedette_rules_get_battle (rules), VEDETTE_TYPE_FIGURE);

  for (guint i = 0; i < g_list_model_get_n_items (figures); i++)
    {
      g_autoptr (VedetteFigure) figure = g_list_model_get_item (figures, i);

      if (vedette_figure_get_hidden (figure))
        vedette_choice_add_id (choices, vedette_record_get_id (VEDETTE_RECORD (figure)), vedette_figure_get_name (figure));
    }
}

static void
vedette_reveal_class_init (VedetteRevealClass *klass)
{
  VedetteMoveClass *move_class = VEDETTE_MOVE_CLASS (klass);

  move_class->open = open_reveal;
  move_class->check = check_reveal;
  move_class->perform = perform_reveal;
  move_class->list_choices = list_choices;
  vedette_move_class_install (move_class, "reveal", N_("Reveal"), "l", VEDETTE_MOVE_PLAY,
                              vedette_param_spec_ids_of ("who", VEDETTE_TYPE_FIGURE), NULL);
}
