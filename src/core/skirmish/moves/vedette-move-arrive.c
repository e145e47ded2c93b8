/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reserves that arrive on the table: at an action, by the players’ own die, or when the players decide. */

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
                               vedette_figure_say (figure, "%s has left the table and cannot return. Choose someone else.",
                                                   "%s have left the table and cannot return. Choose someone else."), name);
      else if (!vedette_figure_get_reserve (figure))
        vedette_ruling_forbid (ruling, NULL,
                               /* Translators: the name of a line, such as “Wat” or “Archers”; the plural form goes by how
                                * many figures it has */
                               vedette_figure_say (figure, "%s is already on the table. Choose a different one.",
                                                   "%s are already on the table. Choose different ones."), name);
      else if (vedette_figure_get_standing (figure) == 0)
        vedette_ruling_forbid (ruling, "S-X31",
                               /* Translators: the name of a line, such as “Wat” or “Archers”; the plural form goes by how
                                * many figures it has */
                               vedette_figure_say (figure, "%s is out. Choose someone else.",
                                                   "%s are out. Choose someone else."), name);
      else if (vedette_arrival_is_early (skirmish, figure))
        /* Translators: the name of a line, and the number of an action */
        vedette_ruling_warn (ruling, NULL,
                             /* Translators: the name of a line, such as “Wat” or “Archers”, and the number of an action; the
                              * plural form goes by how many figures it has */
                             vedette_figure_say (figure, "%s is not due until action %d (house rule). Wait until then.",
                                                 "%s are not due until action %d (house rule). Wait until then."),
                             name, vedette_figure_get_arrives_action (figure));
    }
}

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

  json_object_set_int_member (facts, "action", vedette_skirmish_game_get_action_no (skirmish->game) + 1);
  json_object_set_array_member (facts, "arrivals", arrivals);
  for (guint i = 0; i < vedette_ids_get_n (who); i++)
    {
      VedetteFigure *figure = vedette_skirmish_find_figure (skirmish, vedette_ids_get (who, i));
      JsonObject *arrival = json_object_new ();

      json_object_set_string_member (arrival, "name", vedette_figure_get_name (figure));
      if (vedette_figure_get_count (figure) > 1)
        json_object_set_int_member (arrival, "men", vedette_figure_get_count (figure));
      json_object_set_boolean_member (arrival, "arrived", TRUE);
      json_array_add_object_element (arrivals, arrival);
      vedette_edit_set (edit, figure, "reserve", FALSE, NULL);
    }
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
  .perform = perform_arrive,
  .describe = vedette_words_arrive,
};
