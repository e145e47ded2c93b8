/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Edits that make two lines of one and one of several. */

#include "vedette-config.h"

#include <glib/gi18n-lib.h>

#include "core/rules/vedette-draft.h"
#include "core/rules/vedette-facts.h"
#include "core/skirmish/papers/vedette-papers.h"
#include "core/skirmish/state/vedette-bodies.h"
#include "core/skirmish/state/vedette-fights.h"
#include "core/skirmish/state/vedette-reactions.h"
#include "core/skirmish/state/vedette-reveal.h"
#include "core/skirmish/state/vedette-skirmish-choices.h"
#include "core/skirmish/state/vedette-traits.h"
#include "core/skirmish/words/vedette-sentences.h"

static void
check_split (VedetteMove          *move,
             const VedetteContext *skirmish,
             VedetteRuling        *ruling)
{
  VedetteFigure *figure;
  int men = vedette_move_get_int (move, "men");

  if (!vedette_record_kind_needs (move, "line", ruling) || !vedette_record_kind_needs (move, "men", ruling))
    return;
  figure = vedette_skirmish_find_figure (skirmish, vedette_move_get_id (move, "line"));
  if (vedette_figure_get_count (figure) == 1)
    /* Translators: the name of a line of the roster, such as “Archers” */
    vedette_ruling_forbid (ruling, NULL, _("%s is a single figure and cannot be split. Choose a larger line."),
                           vedette_figure_get_name (figure));
  else if (men >= vedette_figure_get_count (figure))
    /* Translators: the most that there can be */
    vedette_ruling_forbid (ruling, NULL, g_dngettext (GETTEXT_PACKAGE, "Split off no more than %d figure",
                                                      "Split off 1 to %d figures",
                                                      (gulong) vedette_figure_get_count (figure) - 1),
                           vedette_figure_get_count (figure) - 1);
}

/* How many of a line that may be divided are in melee: what was not said as a number cannot be shared out, so both parts
 * keep that they fight; a number is shared out, and a part without any of them does not fight. */
static void
share_melee (VedetteFigure *figure,
             VedetteFigure *rest,
             VedetteFigure *part)
{
  int fighting = vedette_figure_get_in_melee (figure);
  int stay = MIN (fighting, vedette_figure_get_standing (rest));
  int go = MIN (fighting - stay, vedette_figure_get_standing (part));

  /* Where nobody stands, nobody fights. */
  if (vedette_figure_get_standing (rest) == 0)
    g_object_set (rest, "melee", VEDETTE_TRI_NO, NULL);
  if (vedette_figure_get_standing (part) == 0)
    g_object_set (part, "melee", VEDETTE_TRI_NO, NULL);
  if (vedette_figure_get_melee (figure) != VEDETTE_TRI_YES || fighting == 0)
    return;
  g_object_set (rest, "in-melee", stay, "melee", stay > 0 ? VEDETTE_TRI_YES : VEDETTE_TRI_NO, NULL);
  g_object_set (part, "in-melee", go, "melee", go > 0 ? VEDETTE_TRI_YES : VEDETTE_TRI_NO, NULL);
}

/* A number of the men who stand is shared out; what was not said as a number stays so. */
static void
share_number (VedetteFigure *figure,
              VedetteFigure *rest,
              VedetteFigure *part,
              const char    *property)
{
  int men, stay;

  g_object_get (figure, property, &men, NULL);
  stay = MIN (men, vedette_figure_get_standing (rest));
  g_object_set (rest, property, stay, NULL);
  g_object_set (part, property, MIN (men - stay, vedette_figure_get_standing (part)), NULL);
}

/* Who is out, who has left and who fights stays with the first line as far as it has men for it. */
static void
share (VedetteFigure *figure,
       VedetteFigure *rest,
       VedetteFigure *part,
       int            men)
{
  int count = vedette_figure_get_count (figure) - men;
  int out = MIN (vedette_figure_get_out (figure), count);
  int left = MIN (vedette_figure_get_left (figure), count - out);

  g_object_set (rest, "count", count, "out", out, "left", left, NULL);
  g_object_set (part, "count", men, "out", vedette_figure_get_out (figure) - out, "left",
                vedette_figure_get_left (figure) - left, NULL);
  share_melee (figure, rest, part);
  share_number (figure, rest, part, "in-melee-before");
  share_number (figure, rest, part, "shot-back-men");
  if (vedette_figure_get_shot_back_men (rest) > 0 && vedette_figure_get_shot_back_men (part) == 0)
    g_object_set (part, "shot-back", FALSE, NULL);
}

static void
set_some (VedetteEdit        *edit,
          gpointer            record,
          gpointer            draft,
          const char * const *names)
{
  for (guint i = 0; names[i] != NULL; i++)
    {
      GValue value = G_VALUE_INIT;

      g_object_get_property (draft, names[i], &value);
      vedette_edit_set_value (edit, record, names[i], &value);
      g_value_unset (&value);
    }
}

/**
 * vedette_papers_split_line:
 * @men: how many figures of the line become a line of their own, from 1 to one less than the line has
 * @name: (nullable): the name of the new line; %NULL for the name of the line
 *
 * Notes that the line is split, and inserts the new line behind it.
 *
 * Returns: the id of the new line
 */
gint64
vedette_papers_split_line (const VedetteSkirmish *skirmish,
                           VedetteEdit           *edit,
                           VedetteFigure         *figure,
                           int                    men,
                           const char            *name)
{
  static const char * const shared[] = { "count", "out", "left", "melee", "in-melee", "in-melee-before", "shot-back-men",
                                          NULL };
  gint64 line = vedette_record_get_id (VEDETTE_RECORD (figure)), id;
  g_autoptr (VedetteFigure) rest = vedette_draft_copy (figure);
  g_autoptr (VedetteFigure) part = vedette_draft_copy (figure);
  g_autoptr (GPtrArray) traits = vedette_traits_list (skirmish->battle, line);

  share (figure, rest, part, men);
  if (name != NULL)
    g_object_set (part, "name", name, NULL);
  set_some (edit, figure, rest, shared);
  id = vedette_edit_insert (edit, part, (int) vedette_papers_find_position (skirmish, figure) + 1);
  /* Each of the men had them. */
  vedette_traits_insert (edit, traits, id);
  if (vedette_figure_get_melee (part) == VEDETTE_TRI_YES)
    vedette_fights_replace_line (edit, line, id, TRUE);
  vedette_fights_tidy (skirmish, edit);
  vedette_reactions_double_line (skirmish, edit, line, id);
  vedette_bodies_double_line (skirmish, edit, line, id);
  return id;
}

static gboolean
perform_split (VedetteMove           *move,
               const VedetteContext  *skirmish,
               VedetteEdit           *edit,
               VedetteDice           *dice,
               GError               **error)
{
  VedetteFigure *figure = vedette_skirmish_find_figure (skirmish, vedette_move_get_id (move, "line"));
  VedetteOrderCard *card = vedette_skirmish_find_card_of (skirmish, vedette_record_get_id (VEDETTE_RECORD (figure)));
  JsonObject *facts = vedette_edit_get_facts (edit);
  int men = vedette_move_get_int (move, "men");
  g_autofree char *typed = g_strstrip (g_strdup (vedette_move_get_text (move, "name")));
  const char *name = typed[0] != '\0' ? typed : vedette_figure_get_name (figure);
  gint64 id;

  vedette_papers_note_side (skirmish, edit, vedette_figure_get_side (figure));
  vedette_facts_note_text (edit, "name", vedette_figure_get_name (figure));
  json_object_set_int_member (facts, "count", vedette_figure_get_count (figure));
  json_object_set_int_member (facts, "men", men);
  vedette_facts_note_text (edit, "new-name", name);
  if (vedette_figure_get_hidden (figure))
    vedette_reveal_show_only (skirmish, edit, vedette_figure_get_side (figure));

  id = vedette_papers_split_line (skirmish, edit, figure, men, name);
  if (card != NULL && vedette_move_get_boolean (move, "keep-card"))
    {
      g_autoptr (VedetteIds) actors = vedette_ids_with (vedette_order_card_get_actors (card), id);

      vedette_edit_set (edit, card, "actors", actors, NULL);
    }
  return TRUE;
}

/* One stays at least. */
static void
limit_split (VedetteMove          *move,
             const VedetteContext *skirmish,
             int                  *min,
             int                  *max)
{
  VedetteFigure *figure = vedette_skirmish_find_figure (skirmish, vedette_move_get_id (move, "line"));

  if (figure != NULL)
    *max = MAX (vedette_figure_get_count (figure) - 1, 1);
}

const VedetteMoveKind vedette_split_line_move = {
  .name = "split-line",
  .label = N_("Split Line"),
  .group = VEDETTE_MOVE_EDIT,
  .params = (const VedetteParam[]){
    VEDETTE_SAY_REF ("line", vedette_figure, vedette_skirmish_list_lines),
    VEDETTE_SAY_INT ("men", 1, VEDETTE_FIGURE_MAX_MEN, 1, .label = N_("Figures in the new line"), .range = limit_split),
    VEDETTE_SAY_TEXT ("name", .label = N_("New line’s name")),
    /* whether the men that are split off stay on the line's card; asked of every line, for that it is asked must not tell
     * whether there is a card */
    VEDETTE_SAY_FLAG ("keep-card", .label = N_("New line keeps the order card")),
    { { 0 } } },
  .check = check_split,
  .perform = perform_split,
  .describe = vedette_words_split_line,
};

/* What has to be alike for men to be one line */
static void
check_alike (VedetteFigure *first,
             VedetteFigure *other,
             VedetteRuling *ruling)
{
  const char *one = vedette_figure_get_name (first), *two = vedette_figure_get_name (other);

  if (vedette_figure_get_side (first) != vedette_figure_get_side (other))
    /* Translators: the names of two lines, such as “Archers” and “Old archers” */
    vedette_ruling_forbid (ruling, NULL, _("%s and %s are on different sides. Choose lines of one side."), one, two);
  if (vedette_figure_get_troops (first) != vedette_figure_get_troops (other))
    /* Translators: the names of two lines, such as “Archers” and “Old archers” */
    vedette_ruling_forbid (ruling, NULL, _("%s and %s have different classes. First give both the same class."), one, two);
  if (vedette_figure_get_weapon (first) != vedette_figure_get_weapon (other))
    /* Translators: the names of two lines, such as “Archers” and “Old archers” */
    vedette_ruling_forbid (ruling, NULL, _("%s and %s have different weapons. First give both the same weapons."), one, two);
  if (vedette_figure_get_rate (first) != vedette_figure_get_rate (other))
    /* Translators: the names of two lines, such as “Archers” and “Old archers” */
    vedette_ruling_forbid (ruling, NULL, _("%s and %s have different move rates. First give both the same move rate."),
                           one, two);
  if (vedette_figure_get_range (first) != vedette_figure_get_range (other))
    /* Translators: the names of two lines, such as “Archers” and “Old archers” */
    vedette_ruling_forbid (ruling, NULL, _("%s and %s have different ranges. First give both the same range."), one, two);
  if (vedette_figure_get_points (first) != vedette_figure_get_points (other))
    /* Translators: the names of two lines, such as “Archers” and “Old archers” */
    vedette_ruling_forbid (ruling, NULL, _("%s and %s have different points. First give both the same points."), one, two);
  if (vedette_figure_get_reserve (first) != vedette_figure_get_reserve (other))
    /* Translators: the names of two lines, such as “Archers” and “Old archers” */
    vedette_ruling_forbid (ruling, NULL, _("Only one of %s and %s is in reserve. First put both or neither in reserve."),
                           one, two);
  if (vedette_figure_get_arrives_action (first) != vedette_figure_get_arrives_action (other) ||
      vedette_figure_get_arrives_die (first) != vedette_figure_get_arrives_die (other) ||
      vedette_figure_get_arrives_sides (first) != vedette_figure_get_arrives_sides (other))
    /* Translators: the names of two lines, such as “Archers” and “Old archers” */
    vedette_ruling_forbid (ruling, NULL, _("%s and %s arrive at different times or on different dice. First give both the same "
                                           "arrival."), one, two);
  if (vedette_figure_get_hidden (first) != vedette_figure_get_hidden (other))
    /* Translators: the names of two lines, such as “Archers” and “Old archers” */
    vedette_ruling_forbid (ruling, NULL, _("Only one of %s and %s is hidden. First hide both or neither."), one, two);
  if (vedette_figure_get_break_off (first) != vedette_figure_get_break_off (other))
    /* Translators: the names of two lines, such as “Archers” and “Old archers” */
    vedette_ruling_forbid (ruling, NULL, _("Only one of %s and %s may break off a melee. First allow both or neither."),
                           one, two);
}

static void
check_cards (const VedetteSkirmish *skirmish,
             VedetteFigure         *first,
             VedetteFigure         *other,
             VedetteRuling         *ruling)
{
  VedetteOrderCard *one = vedette_skirmish_find_card_of (skirmish, vedette_record_get_id (VEDETTE_RECORD (first)));
  VedetteOrderCard *two = vedette_skirmish_find_card_of (skirmish, vedette_record_get_id (VEDETTE_RECORD (other)));

  if (one != NULL && two != NULL && one != two)
    /* Translators: the names of two lines, such as “Archers” and “Old archers” */
    vedette_ruling_forbid (ruling, "S-36", _("%s and %s are on different order cards. First take one of the two off its card."),
                           vedette_figure_get_name (first), vedette_figure_get_name (other));
}

/* Men of whom the house rules say different things are not alike. */
static void
check_traits (const VedetteSkirmish *skirmish,
              VedetteFigure         *first,
              VedetteFigure         *other,
              VedetteRuling         *ruling)
{
  g_autoptr (GPtrArray) one = vedette_traits_list (skirmish->battle, vedette_record_get_id (VEDETTE_RECORD (first)));
  g_autoptr (GPtrArray) two = vedette_traits_list (skirmish->battle, vedette_record_get_id (VEDETTE_RECORD (other)));

  if (!vedette_traits_equal (one, two))
    /* Translators: the names of two lines, such as “Archers” and “Old archers” */
    vedette_ruling_forbid (ruling, NULL, _("%s and %s have different traits. First give both the same traits."),
                           vedette_figure_get_name (first), vedette_figure_get_name (other));
}

static void
check_join (VedetteMove          *move,
            const VedetteContext *skirmish,
            VedetteRuling        *ruling)
{
  const VedetteIds *lines = vedette_move_get_ids (move, "line");
  VedetteFigure *first;
  int men = 0;

  if (vedette_ids_get_n (lines) < 2)
    {
      vedette_ruling_forbid (ruling, NULL, _("Choose at least two lines"));
      return;
    }
  first = vedette_skirmish_find_figure (skirmish, vedette_ids_get (lines, 0));
  for (guint i = 0; i < vedette_ids_get_n (lines); i++)
    {
      VedetteFigure *figure = vedette_skirmish_find_figure (skirmish, vedette_ids_get (lines, i));

      men += vedette_figure_get_count (figure);
      if (vedette_figure_get_leader (figure) != VEDETTE_LEADER_NONE)
        /* Translators: the name of a line of the roster, such as “Archers” */
        vedette_ruling_forbid (ruling, NULL, _("%s is a leader and needs a separate line. Leave out this line."),
                               vedette_figure_get_name (figure));
      if (i > 0)
        {
          check_alike (first, figure, ruling);
          check_cards (skirmish, first, figure, ruling);
          check_traits (skirmish, first, figure, ruling);
        }
    }
  if (men > VEDETTE_FIGURE_MAX_MEN)
    /* Translators: the most that there can be */
    vedette_ruling_forbid (ruling, NULL, g_dngettext (GETTEXT_PACKAGE, "A line can have at most %d figure. Choose fewer lines.",
                                                      "A line can have at most %d figures. Choose fewer lines.",
                                                      VEDETTE_FIGURE_MAX_MEN), VEDETTE_FIGURE_MAX_MEN);
}

/* What the joined line adds up to. Where somebody fights, a line that only says so counts with all its men. */
static void
add_up (const VedetteSkirmish *skirmish,
        const VedetteIds      *lines,
        VedetteFigure         *joined)
{
  int count = 0, out = 0, gone = 0, standing = 0, fighting = 0, before = 0, shot = 0;
  gboolean shot_back = FALSE, all_before = TRUE;
  VedetteTri melee = VEDETTE_TRI_NO;
  VedetteSight sight = VEDETTE_SIGHT_UNTRACKED;

  for (guint i = 0; i < vedette_ids_get_n (lines); i++)
    {
      VedetteFigure *figure = vedette_skirmish_find_figure (skirmish, vedette_ids_get (lines, i));
      VedetteSight used = vedette_figure_get_los_used (figure);
      VedetteTri own = vedette_figure_get_standing (figure) > 0 ? vedette_figure_get_melee (figure) : VEDETTE_TRI_NO;

      count += vedette_figure_get_count (figure);
      out += vedette_figure_get_out (figure);
      gone += vedette_figure_get_left (figure);
      standing += vedette_figure_get_standing (figure);
      before += vedette_figure_get_in_melee_before (figure);
      shot += vedette_figure_get_shot_back_men (figure);
      shot_back |= vedette_figure_get_shot_back (figure);
      all_before &= vedette_figure_get_all_in_melee_before (figure);
      if (own == VEDETTE_TRI_YES)
        fighting += vedette_figure_get_in_melee (figure) > 0 ? vedette_figure_get_in_melee (figure)
                                                             : vedette_figure_get_standing (figure);
      if (own == VEDETTE_TRI_YES || (own == VEDETTE_TRI_UNTRACKED && melee == VEDETTE_TRI_NO))
        melee = own;
      if (used != VEDETTE_SIGHT_UNTRACKED)
        sight = sight == VEDETTE_SIGHT_UNTRACKED || sight == used ? used : VEDETTE_SIGHT_UNSAID;
    }
  fighting = MIN (fighting, standing);
  g_object_set (joined, "count", count, "out", out, "left", gone, "melee", melee,
                "in-melee", fighting < standing ? fighting : 0, "los-used", sight,
                "in-melee-before", MIN (before, VEDETTE_FIGURE_MAX_MEN), "shot-back", shot_back,
                "shot-back-men", MIN (shot, VEDETTE_FIGURE_MAX_MEN), "all-in-melee-before", all_before, NULL);
}

static void
replace_on_card (VedetteEdit      *edit,
                 VedetteOrderCard *card,
                 gint64            from,
                 gint64            to)
{
  const VedetteIds *actors = g_value_get_boxed (vedette_edit_peek (edit, card, "actors"));
  g_autoptr (VedetteIds) left = NULL;
  g_autoptr (VedetteIds) with = NULL;

  if (vedette_edit_get_id (edit, card, "target") == from)
    vedette_edit_set (edit, card, "target", to, NULL);
  if (!vedette_ids_contains (actors, from))
    return;
  left = vedette_ids_without (actors, from);
  with = vedette_ids_contains (left, to) ? vedette_ids_ref (left) : vedette_ids_with (left, to);
  vedette_edit_set (edit, card, "actors", with, NULL);
}

/* Whatever spoke of a line that goes speaks of the one that it becomes part of. */
static void
replace (const VedetteSkirmish *skirmish,
         VedetteEdit           *edit,
         gint64                 from,
         gint64                 to)
{
  vedette_each (VedetteOrderCard, card, vedette_battle_get_records (skirmish->battle, VEDETTE_TYPE_ORDER_CARD))
    replace_on_card (edit, card, from, to);
  vedette_each (VedetteContingent, contingent, vedette_battle_get_records (skirmish->battle, VEDETTE_TYPE_CONTINGENT))
    if (vedette_contingent_get_leader (contingent) == from)
      vedette_edit_set (edit, contingent, "leader", to, NULL);
  if (vedette_skirmish_game_get_nominee (skirmish->game) == from)
    vedette_edit_set (edit, skirmish->game, "nominee", to, NULL);
  if (vedette_skirmish_game_get_last_nominee (skirmish->game) == from)
    vedette_edit_set (edit, skirmish->game, "last-nominee", to, NULL);
  vedette_fights_replace_line (edit, from, to, FALSE);
  vedette_reactions_replace_line (skirmish, edit, from, to);
  vedette_bodies_replace_line (skirmish, edit, from, to);
}

static gboolean
perform_join (VedetteMove           *move,
              const VedetteContext  *skirmish,
              VedetteEdit           *edit,
              VedetteDice           *dice,
              GError               **error)
{
  static const char * const summed[] = { "count", "out", "left", "melee", "in-melee", "los-used", "in-melee-before",
                                         "shot-back", "shot-back-men", "all-in-melee-before", NULL };
  const VedetteIds *lines = vedette_move_get_ids (move, "line");
  VedetteFigure *first;
  JsonObject *facts = vedette_edit_get_facts (edit);
  g_autoptr (VedetteFigure) joined = NULL;

  first = vedette_skirmish_find_figure (skirmish, vedette_ids_get (lines, 0));
  joined = vedette_draft_copy (first);
  add_up (skirmish, lines, joined);

  vedette_papers_note_side (skirmish, edit, vedette_figure_get_side (first));
  vedette_facts_note_text (edit, "name", vedette_figure_get_name (first));
  json_object_set_array_member (facts, "names", vedette_facts_names (skirmish->battle, lines));
  json_object_set_int_member (facts, "count", vedette_figure_get_count (joined));
  if (vedette_figure_get_hidden (first))
    vedette_reveal_show_only (skirmish, edit, vedette_figure_get_side (first));

  set_some (edit, first, joined, summed);
  for (guint i = 1; i < vedette_ids_get_n (lines); i++)
    {
      replace (skirmish, edit, vedette_ids_get (lines, i), vedette_ids_get (lines, 0));
      vedette_traits_remove (skirmish->battle, edit, vedette_ids_get (lines, i));
      vedette_edit_remove (edit, vedette_skirmish_find_figure (skirmish, vedette_ids_get (lines, i)));
    }
  vedette_fights_tidy (skirmish, edit);
  return TRUE;
}

const VedetteMoveKind vedette_join_lines_move = {
  .name = "join-lines",
  .label = N_("Join Lines"),
  .group = VEDETTE_MOVE_EDIT,
  .params = (const VedetteParam[]){
    VEDETTE_SAY_IDS ("line", vedette_figure, vedette_skirmish_list_lines),
    { { 0 } } },
  .check = check_join,
  .perform = perform_join,
  .describe = vedette_words_join_lines,
};
