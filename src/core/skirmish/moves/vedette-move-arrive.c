/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reserves that come to the table: at an action, by a die, or when the players say so. */

#include "vedette-config.h"

#include <glib/gi18n-lib.h>

#include "core/rules/vedette-choice.h"
#include "core/skirmish/moves/vedette-moves.h"
#include "core/skirmish/state/vedette-arrival.h"
#include "core/skirmish/state/vedette-reveal.h"
#include "core/skirmish/words/vedette-sentences.h"

static gboolean
can_come (VedetteFigure *figure)
{
  return vedette_figure_get_reserve (figure) && vedette_figure_get_standing (figure) > 0;
}

static gboolean
has_reserve (VedetteBattle *battle)
{
  vedette_each (VedetteFigure, figure, vedette_battle_get_records (battle, VEDETTE_TYPE_FIGURE))
    if (can_come (figure))
      return TRUE;
  return FALSE;
}

static void
open_arrive (VedetteMove           *move,
             const VedetteSkirmish *skirmish,
             VedetteRuling         *ruling)
{
  if (!has_reserve (skirmish->battle))
    vedette_ruling_forbid (ruling, NULL, _("Nobody is in reserve. Put lines in reserve in Forces."));
  /* House rules say when reserves come, so the program only warns. */
  if (vedette_skirmish_is_in (skirmish, VEDETTE_IN_ROUND | VEDETTE_IN (GENERAL_MELEE) | VEDETTE_IN (DUEL_NOMINATE)))
    vedette_ruling_warn (ruling, NULL, _("House rule: reserves arrive between actions. Finish this action first."));
}

static void
check_arrive (VedetteMove           *move,
              const VedetteSkirmish *skirmish,
              VedetteRuling         *ruling)
{
  const VedetteIds *who = vedette_move_get_ids (move, "who");

  if (vedette_ids_get_n (who) == 0)
    vedette_ruling_forbid (ruling, NULL, _("Choose who arrives"));
  for (guint i = 0; i < vedette_ids_get_n (who); i++)
    {
      VedetteFigure *figure = vedette_skirmish_find_figure (skirmish, vedette_ids_get (who, i));
      const char *name = vedette_figure_get_name (figure);

      if (vedette_figure_has_left (figure))
        vedette_ruling_forbid (ruling, "A-S46",
                               /* Translators: the name of a line, such as “Wat” or “Archers”; the plural form goes by how
                                * many figures it has */
                               vedette_figure_say (figure, "%s has left the table and cannot return",
                                                   "%s have left the table and cannot return"), name);
      else if (!vedette_figure_get_reserve (figure))
        vedette_ruling_forbid (ruling, NULL,
                               /* Translators: the name of a line, such as “Wat” or “Archers”; the plural form goes by how
                                * many figures it has */
                               vedette_figure_say (figure, "%s is already on the table",
                                                   "%s are already on the table"), name);
      else if (vedette_figure_get_standing (figure) == 0)
        vedette_ruling_forbid (ruling, "S-X31",
                               /* Translators: the name of a line, such as “Wat” or “Archers”; the plural form goes by how
                                * many figures it has */
                               vedette_figure_say (figure, "%s is out", "%s are out"), name);
      else if (vedette_arrival_is_early (skirmish, figure))
        /* Translators: the name of a line, and the number of an action */
        vedette_ruling_warn (ruling, NULL,
                             /* Translators: the name of a line, such as “Wat” or “Archers”, and the number of an action; the
                              * plural form goes by how many figures it has */
                             vedette_figure_say (figure, "%s is not due until action %d (house rule)",
                                                 "%s are not due until action %d (house rule)"),
                             name, vedette_figure_get_arrives_action (figure));
      else if (vedette_arrival_was_tried (skirmish, figure))
        vedette_ruling_warn (ruling, NULL,
                             /* Translators: the name of a line, such as “Wat” or “Archers”; the plural form goes by how many
                              * figures it has */
                             vedette_figure_say (figure, "%s has rolled since the last action (house rule)",
                                                 "%s have rolled since the last action (house rule)"), name);
    }
}

/* What the first of them who is to roll needs; NULL when nobody rolls */
static VedetteBreakdown *
preview_arrive (VedetteMove           *move,
                const VedetteSkirmish *skirmish)
{
  const VedetteIds *who = vedette_move_get_ids (move, "who");

  for (guint i = 0; i < vedette_ids_get_n (who); i++)
    {
      VedetteFigure *figure = vedette_skirmish_find_figure (skirmish, vedette_ids_get (who, i));
      int need = vedette_figure_get_arrives_die (figure), sides = vedette_figure_get_arrives_sides (figure);
      VedetteBreakdown *breakdown;

      if (need == 0)
        continue;
      breakdown = vedette_breakdown_new ();
      vedette_breakdown_add_factor (breakdown, VEDETTE_PARTY_ROLLER, "arrives", vedette_figure_get_name (figure), need,
                                    NULL, _("house rule"));
      breakdown->need = need;
      vedette_breakdown_add_outcome (breakdown, "success", _("arrives"), vedette_chance_new (sides + 1 - need, sides));
      vedette_breakdown_add_outcome (breakdown, "failure", _("does not arrive"), vedette_chance_new (need - 1, sides));
      return breakdown;
    }
  return NULL;
}

static void
list_dice (VedetteMove           *move,
           const VedetteSkirmish *skirmish,
           const int             *naturals,
           gsize                  n,
           GListStore            *requests)
{
  const VedetteIds *who = vedette_move_get_ids (move, "who");

  for (guint i = 0; i < vedette_ids_get_n (who); i++)
    {
      VedetteFigure *figure = vedette_skirmish_find_figure (skirmish, vedette_ids_get (who, i));
      const char *side = vedette_skirmish_get_side_word (skirmish, vedette_figure_get_side (figure));
      /* Translators: what a die is rolled for, with the name of a line */
      g_autofree char *label = g_strdup_printf (vedette_figure_say (figure, "whether %s arrives", "whether %s arrive"),
                                                vedette_figure_get_name (figure));
      g_autoptr (VedetteDiceRequest) request = NULL;

      if (vedette_figure_get_arrives_die (figure) == 0)
        continue;
      request = vedette_dice_request_new (vedette_figure_get_arrives_sides (figure), side, label, NULL);
      g_list_store_append (requests, request);
    }
}

/* Rolls for one line, if it is to roll, and notes what came of it. */
static gboolean
roll (const VedetteSkirmish *skirmish,
      VedetteEdit           *edit,
      VedetteFigure         *figure,
      VedetteDice           *dice,
      JsonArray             *arrivals,
      GError               **error)
{
  int need = vedette_figure_get_arrives_die (figure), sides = vedette_figure_get_arrives_sides (figure);
  JsonObject *arrival = json_object_new ();
  gboolean comes = TRUE;
  int natural;

  json_array_add_object_element (arrivals, arrival);
  json_object_set_string_member (arrival, "name", vedette_figure_get_name (figure));
  if (vedette_figure_get_count (figure) > 1)
    json_object_set_int_member (arrival, "men", vedette_figure_get_count (figure));
  if (need > 0)
    {
      if (!vedette_dice_roll (dice, sides, &natural, error))
        return FALSE;
      comes = natural >= need;
      json_object_set_int_member (arrival, "rolled", natural);
      json_object_set_int_member (arrival, "sides", sides);
      json_object_set_int_member (arrival, "need", need);
      vedette_edit_set (edit, figure, "arrives-tried", vedette_skirmish_game_get_action_no (skirmish->game) + 1, NULL);
    }
  json_object_set_boolean_member (arrival, "arrived", comes);
  if (comes)
    vedette_edit_set (edit, figure, "reserve", FALSE, NULL);
  return TRUE;
}

/* The dice are no d20s of initiative, so they are not among the tallied ones. */
static gboolean
perform_arrive (VedetteMove           *move,
                const VedetteSkirmish *skirmish,
                VedetteEdit           *edit,
                VedetteDice           *dice,
                GError               **error)
{
  JsonObject *facts = vedette_edit_get_facts (edit);
  JsonArray *arrivals = json_array_new ();
  const VedetteIds *who = vedette_move_get_ids (move, "who");
  gboolean rolled = FALSE;

  json_object_set_int_member (facts, "action", vedette_skirmish_game_get_action_no (skirmish->game) + 1);
  json_object_set_array_member (facts, "arrivals", arrivals);
  for (guint i = 0; i < vedette_ids_get_n (who); i++)
    {
      VedetteFigure *figure = vedette_skirmish_find_figure (skirmish, vedette_ids_get (who, i));

      rolled |= vedette_figure_get_arrives_die (figure) > 0;
      if (!roll (skirmish, edit, figure, dice, arrivals, error))
        return FALSE;
    }
  if (rolled)
    json_object_set_string_member (facts, "dice", vedette_enum_get_nick (VEDETTE_TYPE_DICE_SOURCE,
                                                                         (int) vedette_dice_get_source (dice)));
  vedette_reveal_keep_secret (skirmish, edit, who);
  return TRUE;
}

/* Those who are due come first. */
static void
list_reserve (VedetteMove           *move,
              const VedetteSkirmish *skirmish,
              GListStore            *choices)
{
  for (int due = 1; due >= 0; due--)
    vedette_each (VedetteFigure, figure, vedette_battle_get_records (skirmish->battle, VEDETTE_TYPE_FIGURE))
      {
        g_autofree char *note = vedette_arrival_describe (figure);

        if (can_come (figure) && vedette_arrival_is_due (skirmish, figure) == due)
          vedette_choice_add_id_noted (choices, vedette_record_get_id (VEDETTE_RECORD (figure)),
                                       vedette_figure_get_name (figure), note);
      }
}

const VedetteMoveKind vedette_arrive_move = {
  .name = "arrive",
  .label = VEDETTE_LABEL_ARRIVE,
  .key = "a",
  .group = VEDETTE_MOVE_PLAY,
  .open_in = VEDETTE_IN_GAME,
  .params = (const VedetteParam[]) {
    VEDETTE_SAY_IDS ("who", vedette_figure, list_reserve, .label = VEDETTE_LABEL_WHO_ARRIVES, .needed = TRUE),
    { { 0 } },
  },
  .open = open_arrive,
  .check = check_arrive,
  .preview = preview_arrive,
  .dice = list_dice,
  .perform = perform_arrive,
  .describe = vedette_words_arrive,
};
