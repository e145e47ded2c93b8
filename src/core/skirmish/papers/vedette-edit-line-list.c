/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Edits that take lines out of the roster and put them in another place. */

#include "vedette-config.h"

#include <glib/gi18n-lib.h>

#include "core/rules/vedette-facts.h"
#include "core/skirmish/papers/vedette-papers.h"
#include "core/skirmish/state/vedette-bodies.h"
#include "core/skirmish/state/vedette-fights.h"
#include "core/skirmish/state/vedette-melee.h"
#include "core/skirmish/state/vedette-reactions.h"
#include "core/skirmish/state/vedette-reveal.h"
#include "core/skirmish/state/vedette-skirmish-choices.h"
#include "core/skirmish/state/vedette-traits.h"
#include "core/skirmish/words/vedette-sentences.h"

static void
check_remove (VedetteMove          *move,
              const VedetteContext *skirmish,
              VedetteRuling        *ruling)
{
  if (vedette_record_kind_needs (move, "line", ruling) && vedette_ids_get_n (vedette_move_get_ids (move, "line")) == 0)
    vedette_ruling_forbid (ruling, NULL, _("Choose a line"));
}

static void
forget_in_contingents (const VedetteSkirmish *skirmish,
                       VedetteEdit           *edit,
                       gint64                 line)
{
  vedette_each (VedetteContingent, contingent, vedette_battle_get_records (skirmish->battle, VEDETTE_TYPE_CONTINGENT))
    if (vedette_contingent_get_leader (contingent) == line)
      vedette_edit_set (edit, contingent, "leader", (gint64) 0, NULL);
}

/* A card that was still to be carried out and on which nobody is left is void. */
static void
forget_on_cards (const VedetteSkirmish *skirmish,
                 VedetteEdit           *edit,
                 gint64                 line)
{
  vedette_each (VedetteOrderCard, card, vedette_battle_get_records (skirmish->battle, VEDETTE_TYPE_ORDER_CARD))
    {
      const VedetteIds *actors = g_value_get_boxed (vedette_edit_peek (edit, card, "actors"));
      g_autoptr (VedetteIds) left = NULL;
      VedetteCardState state = vedette_order_card_get_state (card);

      if (!vedette_ids_contains (actors, line))
        continue;
      left = vedette_ids_without (actors, line);
      vedette_edit_set (edit, card, "actors", left, NULL);
      if (vedette_ids_get_n (left) == 0 && (state == VEDETTE_CARD_DORMANT || state == VEDETTE_CARD_LIVE))
        vedette_edit_set (edit, card, "state", VEDETTE_CARD_VOID, NULL);
    }
}

static void
forget_in_game (const VedetteSkirmish *skirmish,
                VedetteEdit           *edit,
                VedetteFigure         *figure)
{
  gint64 line = vedette_record_get_id (VEDETTE_RECORD (figure));

  if (vedette_skirmish_game_get_nominee (skirmish->game) == line)
    vedette_edit_set (edit, skirmish->game, "nominee", (gint64) 0, "nominee-name", vedette_figure_get_name (figure),
                      NULL);
  if (vedette_skirmish_game_get_last_nominee (skirmish->game) == line)
    vedette_edit_set (edit, skirmish->game, "last-nominee", (gint64) 0, NULL);
  vedette_reactions_replace_line (skirmish, edit, line, 0);
  vedette_bodies_replace_line (skirmish, edit, line, 0);
}

/**
 * vedette_papers_change_side:
 * @side: a force that it is not of
 *
 * Makes a line one of the other side (A-S50): it leaves its contingent, its body and its fights, and its order card is void for
 * it. What the sides hold stays.
 */
void
vedette_papers_change_side (const VedetteSkirmish *skirmish,
                            VedetteEdit           *edit,
                            VedetteFigure         *figure,
                            gint64                 side)
{
  gint64 line = vedette_record_get_id (VEDETTE_RECORD (figure));

  forget_in_contingents (skirmish, edit, line);
  forget_on_cards (skirmish, edit, line);
  forget_in_game (skirmish, edit, figure);
  vedette_edit_set (edit, figure, "side", side, "contingent", (gint64) 0, NULL);
  vedette_melee_set (edit, figure, VEDETTE_TRI_NO, 0);
}

/* Sides and secrecy of what goes: a side is named if it is one, and hidden men are seen by their own side only. */
static void
note_removed (const VedetteSkirmish *skirmish,
              VedetteEdit           *edit,
              const VedetteIds      *lines)
{
  gint64 side = 0;
  gboolean mixed = FALSE, hidden = FALSE;

  for (guint i = 0; i < vedette_ids_get_n (lines); i++)
    {
      VedetteFigure *figure = vedette_skirmish_find_figure (skirmish, vedette_ids_get (lines, i));

      if (side != 0 && vedette_figure_get_side (figure) != side)
        mixed = TRUE;
      side = vedette_figure_get_side (figure);
      hidden = hidden || vedette_figure_get_hidden (figure);
    }
  if (!mixed)
    vedette_papers_note_side (skirmish, edit, side);
  json_object_set_array_member (vedette_edit_get_facts (edit), "names", vedette_facts_names (skirmish->battle, lines));
  if (hidden && mixed)
    vedette_edit_set_audience (edit, VEDETTE_AUDIENCE_UMPIRE);
  else if (hidden)
    vedette_reveal_show_only (skirmish, edit, side);
}

static gboolean
perform_remove (VedetteMove           *move,
                const VedetteContext  *skirmish,
                VedetteEdit           *edit,
                VedetteDice           *dice,
                GError               **error)
{
  const VedetteIds *lines = vedette_move_get_ids (move, "line");

  note_removed (skirmish, edit, lines);
  for (guint i = 0; i < vedette_ids_get_n (lines); i++)
    {
      gint64 line = vedette_ids_get (lines, i);
      VedetteFigure *figure = vedette_skirmish_find_figure (skirmish, line);

      forget_in_contingents (skirmish, edit, line);
      forget_on_cards (skirmish, edit, line);
      vedette_papers_forget_target (skirmish, edit, figure);
      forget_in_game (skirmish, edit, figure);
      vedette_traits_remove (skirmish->battle, edit, line);
      vedette_fights_replace_line (edit, line, 0, FALSE);
      vedette_edit_remove (edit, figure);
    }
  vedette_fights_tidy (skirmish, edit);
  return TRUE;
}

const VedetteMoveKind vedette_remove_line_move = {
  .name = "remove-line",
  .label = N_("Remove Lines"),
  .group = VEDETTE_MOVE_EDIT,
  .params = (const VedetteParam[]){
    VEDETTE_SAY_IDS ("line", vedette_figure, vedette_skirmish_list_lines),
    { { 0 } } },
  .check = check_remove,
  .perform = perform_remove,
  .describe = vedette_words_remove_line,
};

/* Where it is to stand, counted without it; the end for -1 and for what is beyond it */
static guint
get_new_position (const VedetteSkirmish *skirmish,
                  VedetteMove           *move)
{
  GListModel *figures = vedette_battle_get_records (skirmish->battle, VEDETTE_TYPE_FIGURE);
  guint last = g_list_model_get_n_items (figures) - 1;
  int position = vedette_move_get_int (move, "position");

  return position < 0 ? last : MIN ((guint) position, last);
}

static void
check_move (VedetteMove          *move,
            const VedetteContext *skirmish,
            VedetteRuling        *ruling)
{
  VedetteFigure *figure;

  if (!vedette_record_kind_needs (move, "line", ruling) || !vedette_record_kind_needs (move, "position", ruling))
    return;
  figure = vedette_skirmish_find_figure (skirmish, vedette_move_get_id (move, "line"));
  if (vedette_papers_find_position (skirmish, figure) == get_new_position (skirmish, move))
    vedette_ruling_forbid (ruling, NULL, _("Nothing would change. Choose or enter something different."));
}

static gboolean
perform_move (VedetteMove           *move,
              const VedetteContext  *skirmish,
              VedetteEdit           *edit,
              VedetteDice           *dice,
              GError               **error)
{
  VedetteFigure *figure;
  JsonArray *positions = json_array_new ();
  guint position;

  figure = vedette_skirmish_find_figure (skirmish, vedette_move_get_id (move, "line"));
  position = get_new_position (skirmish, move);
  vedette_papers_note_side (skirmish, edit, vedette_figure_get_side (figure));
  vedette_facts_note_text (edit, "name", vedette_figure_get_name (figure));
  json_array_add_int_element (positions, vedette_papers_find_position (skirmish, figure));
  json_array_add_int_element (positions, position);
  json_object_set_array_member (vedette_edit_get_facts (edit), "position", positions);
  if (vedette_figure_get_hidden (figure))
    vedette_reveal_show_only (skirmish, edit, vedette_figure_get_side (figure));
  vedette_edit_move (edit, figure, position);
  return TRUE;
}

const VedetteMoveKind vedette_move_line_move = {
  .name = "move-line",
  .label = N_("Move Line"),
  .group = VEDETTE_MOVE_EDIT,
  .params = (const VedetteParam[]){
    VEDETTE_SAY_REF ("line", vedette_figure, vedette_skirmish_list_lines),
    /* in the whole roster, counted without the line, -1 for its end */
    VEDETTE_SAY_INT ("position", -1, G_MAXINT, -1),
    { { 0 } } },
  .check = check_move,
  .perform = perform_move,
  .describe = vedette_words_move_line,
};
