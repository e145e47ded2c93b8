/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the summary page of a skirmish says, gathered from the battle and stripped of what its reader may not know. */

#include "vedette-config.h"

#include "print/skirmish/vedette-summary-data.h"

#include <glib/gi18n-lib.h>

#include "core/skirmish/records/vedette-about.h"
#include "core/skirmish/records/vedette-contingent.h"
#include "core/skirmish/records/vedette-figure.h"
#include "core/skirmish/records/vedette-force.h"
#include "core/skirmish/records/vedette-order-card.h"
#include "core/skirmish/records/vedette-place.h"
#include "core/skirmish/records/vedette-skirmish-game.h"
#include "core/skirmish/state/vedette-attempt.h"
#include "core/skirmish/state/vedette-card-object.h"

static void
line_free (VedetteSummaryLine *line)
{
  g_free (line->name);
  g_free (line->mark);
  g_free (line->mark_short);
  g_free (line->troops);
  g_free (line->rating);
  g_free (line->weapon);
  g_free (line->range);
  g_free (line->move);
  g_free (line->about);
  g_free (line->about_short);
  g_free (line->notes);
  for (guint i = 0; i < VEDETTE_SUMMARY_N_NEEDS; i++)
    g_free (line->needs[i]);
  g_free (line);
}

static void
group_free (VedetteSummaryGroup *group)
{
  g_free (group->name);
  g_free (group->player);
  g_free (group->leader);
  g_ptr_array_unref (group->lines);
  g_free (group);
}

void
vedette_summary_card_free (VedetteSummaryCard *card)
{
  g_free (card->who);
  g_ptr_array_unref (card->actors);
  g_free (card->what);
  g_free (card->when);
  g_free (card);
}

static gboolean
is_said (const char *text)
{
  return text != NULL && *text != '\0';
}

/**
 * vedette_summary_get_need_title:
 * @need: from 0 to one less than VEDETTE_SUMMARY_N_NEEDS
 *
 * Returns: the head of the column of that need
 */
const char *
vedette_summary_get_need_title (guint need)
{
  static const char * const titles[VEDETTE_SUMMARY_N_NEEDS] = {
    NC_("needs", "needs"), NC_("needs", "reach"), NC_("needs", "melee"), NC_("needs", "card"),
  };

  return g_dpgettext2 (GETTEXT_PACKAGE, "needs", titles[need]);
}

/* S-12: what a man of this line needs bare, with each tick alone. */
static void
fill_needs (VedetteSummaryLine *line,
            VedetteBattle      *battle,
            VedetteFigure      *figure)
{
  VedetteRoller roller = vedette_roller_new (battle, vedette_figure_get_side (figure), figure);
  VedetteAttempt bare = {
    .troops = vedette_figure_get_troops (figure),
    .leader = vedette_figure_get_leader (figure),
    .break_off = vedette_figure_get_break_off (figure),
    .traits = vedette_roller_sum_traits (&roller),
  };
  VedetteAttempt attempts[VEDETTE_SUMMARY_N_NEEDS] = { bare, bare, bare, bare };

  attempts[1].reach = TRUE;
  attempts[2].engaged = TRUE;
  attempts[3].card = TRUE;
  for (guint i = 0; i < VEDETTE_SUMMARY_N_NEEDS; i++)
    line->needs[i] = g_strdup_printf ("%d", vedette_attempt_get_need (&attempts[i]));
}

/* @hundredths of an inch, or negative for not said */
static char *
format_inches (int hundredths)
{
  if (hundredths < 0)
    return NULL;
  /* Translators: inches */
  return g_strdup_printf (_("%g″"), hundredths / 100.0);
}

static char *
join_weapon (const VedetteSummaryLine *line)
{
  if (line->weapon != NULL && line->range != NULL)
    /* Translators: a weapon and its medium range, such as "bow 12″" */
    return g_strdup_printf (_("%s %s"), line->weapon, line->range);
  if (line->range != NULL)
    /* Translators: a range in inches, of a weapon that was not named */
    return g_strdup_printf (_("range %s"), line->range);
  return g_strdup (line->weapon);
}

static void
append_part (GString    *text,
             const char *separator,
             const char *part)
{
  if (!is_said (part))
    return;
  if (text->len > 0)
    g_string_append (text, separator);
  g_string_append (text, part);
}

static char *
join_about (const VedetteSummaryLine *line,
            const char               *troops,
            const char               *short_rating,
            gboolean                  brief)
{
  GString *text = g_string_new (troops);
  g_autofree char *weapon = join_weapon (line);
  g_autofree char *move = NULL;
  g_autofree char *rating = NULL;
  const char *separator = brief ? ", " : " · ";

  if (line->move != NULL)
    /* Translators: how far a figure moves, in inches */
    move = brief ? g_strdup (line->move) : g_strdup_printf (_("moves %s"), line->move);
  if (line->rating != NULL && !brief)
    /* Translators: how good a leader is, such as "Heroic leader" */
    rating = g_strdup_printf (_("%s leader"), line->rating);
  append_part (text, separator, rating != NULL ? rating : short_rating);
  append_part (text, separator, weapon);
  append_part (text, separator, move);
  return g_string_free (text, FALSE);
}

static char *
make_mark (VedetteFigure *figure)
{
  gboolean reserve = vedette_figure_get_reserve (figure);
  int left = vedette_figure_get_left (figure);

  if (vedette_figure_has_left (figure))
    return g_strdup (_("left the table"));
  if (vedette_figure_get_hidden (figure))
    return g_strdup (reserve ? _("reserve, hidden") : _("hidden"));
  if (reserve)
    return g_strdup (_("reserve"));
  /* Translators: how many figures of a line have left the table */
  return left > 0 ? g_strdup_printf (ngettext ("%d left the table", "%d left the table", (gulong) left), left) : NULL;
}

static char *
make_short_mark (VedetteFigure *figure)
{
  gboolean reserve = vedette_figure_get_reserve (figure);
  int left = vedette_figure_get_left (figure);

  /* Translators: short for: all figures of a line have left the table */
  if (vedette_figure_has_left (figure))
    return g_strdup (C_("mark", "off"));
  /* Translators: short for hidden and for in reserve */
  if (vedette_figure_get_hidden (figure))
    return g_strdup (reserve ? C_("mark", "res. hid.") : C_("mark", "hid."));
  if (reserve)
    return g_strdup (C_("mark", "res."));
  /* Translators: short for: so many figures of a line have left the table */
  return left > 0 ? g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%d off", "%d off", (gulong) left), left) : NULL;
}

/**
 * vedette_summary_get_check:
 * @count: the men of a line
 * @out: how many of them are out
 * @left: how many of them have left the table
 * @i: a box from the first
 * @fives: whether each box is for five of them
 *
 * Returns: what stands in the box: a cross for who is out, half of one for who has left or for a part of five
 */
VedetteCheck
vedette_summary_get_check (int      count,
                           int      out,
                           int      left,
                           int      i,
                           gboolean fives)
{
  double crossed = fives ? (out + left) / 5.0 : out;

  if (crossed >= i + 1 || (fives && out + left == count))
    return VEDETTE_CHECK_CROSSED;
  return crossed > i || (!fives && i < out + left) ? VEDETTE_CHECK_HALF : VEDETTE_CHECK_EMPTY;
}

/* What the numbers of a line have in them besides class and rating goes with the notes. */
static char *
make_notes (VedetteBattle *battle,
            VedetteFigure *figure)
{
  g_autoptr (GPtrArray) traits = vedette_traits_list (battle, vedette_record_get_id (VEDETTE_RECORD (figure)));
  GString *notes = g_string_new (NULL);

  for (guint i = 0; i < traits->len; i++)
    {
      g_autofree char *said = vedette_trait_say (traits->pdata[i]);

      append_part (notes, ", ", said);
    }
  append_part (notes, " · ", vedette_figure_get_notes (figure));
  return g_string_free (notes, FALSE);
}

static VedetteSummaryLine *
make_line (VedetteBattle *battle,
           VedetteFigure *figure)
{
  VedetteSummaryLine *line = g_new0 (VedetteSummaryLine, 1);
  VedetteLeader leader = vedette_figure_get_leader (figure);
  VedetteWeapon weapon = vedette_figure_get_weapon (figure);
  VedetteTroops troops = vedette_figure_get_troops (figure);
  const char *rating = leader != VEDETTE_LEADER_NONE ? vedette_enum_get_brief (VEDETTE_TYPE_LEADER, (int) leader) : NULL;

  line->name = g_strdup (is_said (vedette_figure_get_name (figure)) ? vedette_figure_get_name (figure) : _("unnamed"));
  line->mark = make_mark (figure);
  line->mark_short = make_short_mark (figure);
  line->leads = leader != VEDETTE_LEADER_NONE;
  line->count = vedette_figure_get_count (figure);
  line->out = MIN (vedette_figure_get_out (figure), line->count);
  line->left = MIN (vedette_figure_get_left (figure), line->count - line->out);
  line->troops = g_strdup (vedette_troops_get_label (troops));
  line->rating = line->leads ? g_strdup (vedette_leader_get_label (leader)) : NULL;
  line->weapon = weapon != VEDETTE_WEAPON_NONE ? g_strdup (vedette_weapon_get_label (weapon)) : NULL;
  line->range = format_inches (vedette_figure_get_range (figure));
  line->move = format_inches (vedette_figure_get_rate (figure));
  line->points = vedette_figure_get_points (figure);
  line->notes = make_notes (battle, figure);
  fill_needs (line, battle, figure);
  line->about = join_about (line, line->troops, NULL, FALSE);
  line->about_short = join_about (line, vedette_enum_get_brief (VEDETTE_TYPE_TROOPS, (int) troops), rating, TRUE);
  return line;
}

static void
fill_group (VedetteSummaryForce *force,
            VedetteBattle       *battle,
            gint64               side,
            gint64               contingent,
            const char          *name,
            const char          *player,
            const char          *leader,
            gboolean             secrets)
{
  VedetteSummaryGroup *group = g_new0 (VedetteSummaryGroup, 1);

  group->name = g_strdup (name);
  group->player = g_strdup (player);
  group->leader = g_strdup (leader);
  group->lines = g_ptr_array_new_with_free_func ((GDestroyNotify) line_free);
  vedette_each (VedetteFigure, figure, vedette_battle_get_records (battle, VEDETTE_TYPE_FIGURE))
    {
      if (vedette_figure_get_side (figure) != side || vedette_figure_get_contingent (figure) != contingent ||
          (vedette_figure_get_hidden (figure) && !secrets))
        continue;
      g_ptr_array_add (group->lines, make_line (battle, figure));
      force->n_men += vedette_figure_get_count (figure);
      force->n_standing += vedette_figure_get_standing (figure);
    }
  force->n_lines += group->lines->len;
  if (group->lines->len > 0)
    g_ptr_array_add (force->groups, group);
  else
    group_free (group);
}

static const char *
find_leader (VedetteBattle     *battle,
             VedetteContingent *contingent,
             gboolean           secrets)
{
  VedetteFigure *figure = vedette_battle_find (battle, VEDETTE_TYPE_FIGURE, vedette_contingent_get_leader (contingent));

  if (figure == NULL || (vedette_figure_get_hidden (figure) && !secrets) || !is_said (vedette_figure_get_name (figure)))
    return NULL;
  return vedette_figure_get_name (figure);
}

static void
fill_lines (VedetteSummaryForce *force,
            VedetteBattle       *battle,
            gint64               side,
            gboolean             secrets)
{
  fill_group (force, battle, side, 0, NULL, NULL, NULL, secrets);
  vedette_each (VedetteContingent, contingent, vedette_battle_get_records (battle, VEDETTE_TYPE_CONTINGENT))
    {
      const char *name = vedette_contingent_get_name (contingent);
      const char *player = vedette_contingent_get_player (contingent);

      fill_group (force, battle, side, vedette_record_get_id (VEDETTE_RECORD (contingent)),
                  is_said (name) ? name : _("unnamed contingent"), is_said (player) ? player : NULL,
                  find_leader (battle, contingent, secrets), secrets);
    }
}

static char *
list_actors (VedetteBattle    *battle,
             VedetteOrderCard *card)
{
  const VedetteIds *actors = vedette_order_card_get_actors (card);
  GString *text = g_string_new (NULL);

  for (guint i = 0; actors != NULL && i < vedette_ids_get_n (actors); i++)
    {
      VedetteFigure *figure = vedette_battle_find (battle, VEDETTE_TYPE_FIGURE, vedette_ids_get (actors, i));

      if (figure == NULL)
        continue;
      if (text->len > 0)
        g_string_append (text, ", ");
      g_string_append (text, vedette_figure_get_name (figure));
    }
  return g_string_free (text, FALSE);
}

static GPtrArray *
make_actors (VedetteBattle        *battle,
             VedetteOrderCard     *card,
             const VedetteNumbers *men)
{
  const VedetteIds *ids = vedette_order_card_get_actors (card);
  GPtrArray *actors = g_ptr_array_new_with_free_func ((GDestroyNotify) line_free);

  for (guint i = 0; ids != NULL && i < vedette_ids_get_n (ids); i++)
    {
      VedetteFigure *figure = vedette_battle_find (battle, VEDETTE_TYPE_FIGURE, vedette_ids_get (ids, i));

      if (figure != NULL && vedette_figure_get_side (figure) == vedette_order_card_get_side (card))
        {
          VedetteSummaryLine *line = make_line (battle, figure);

          vedette_numbers_find (men, vedette_ids_get (ids, i), &line->count);
          g_ptr_array_add (actors, line);
        }
    }
  return actors;
}

/* A card may be about a man of the other side who has hidden since: then his name stays off the paper. */
static const char *
find_target (VedetteBattle    *battle,
             VedetteOrderCard *card)
{
  gint64 id = vedette_order_card_get_target (card);
  VedetteFigure *figure = vedette_battle_find (battle, VEDETTE_TYPE_FIGURE, id);
  VedetteContingent *contingent = vedette_battle_find (battle, VEDETTE_TYPE_CONTINGENT, id);
  VedettePlace *place = vedette_battle_find (battle, VEDETTE_TYPE_PLACE, id);

  if (figure != NULL && (!vedette_figure_get_hidden (figure) ||
                         vedette_figure_get_side (figure) == vedette_order_card_get_side (card)))
    return vedette_figure_get_name (figure);
  if (contingent != NULL)
    return vedette_contingent_get_name (contingent);
  return place != NULL ? vedette_place_get_name (place) : NULL;
}

/* A sentence that has the name in it does not say it again. */
static void
append_target (GString    *what,
               const char *name)
{
  if (name != NULL && !vedette_card_object_contains (what->str, name))
    append_part (what, " · ", name);
}

/**
 * vedette_summary_card_new:
 * @record: the card, of that battle or to be in it
 * @men: (nullable): how many figures of a line carry it out, where that is not all of them
 *
 * Returns: (transfer full): what is printed of it for its own side
 */
VedetteSummaryCard *
vedette_summary_card_new (VedetteBattle        *battle,
                          VedetteOrderCard     *record,
                          const VedetteNumbers *men)
{
  VedetteSummaryCard *card = g_new0 (VedetteSummaryCard, 1);
  VedetteCardState state = vedette_order_card_get_state (record);
  const char *condition = vedette_order_card_get_condition (record);
  GString *what = g_string_new (NULL);

  append_part (what, " · ", vedette_order_card_get_order (record));
  append_target (what, find_target (battle, record));
  append_target (what, vedette_order_card_get_place (record));
  card->number = vedette_order_card_get_number (record);
  card->who = list_actors (battle, record);
  card->actors = make_actors (battle, record, men);
  card->tried = vedette_order_card_get_claimed (record);
  card->what = g_string_free (what, FALSE);
  card->when = is_said (condition) ? g_strdup (condition) : NULL;
  card->met = card->when != NULL && state != VEDETTE_CARD_DORMANT && state != VEDETTE_CARD_VOID;
  card->done = state == VEDETTE_CARD_DONE;
  card->is_void = state == VEDETTE_CARD_VOID;
  return card;
}

static void
fill_cards (VedetteSummaryForce *force,
            VedetteBattle       *battle,
            gint64               side)
{
  GListModel *cards = vedette_battle_get_records (battle, VEDETTE_TYPE_ORDER_CARD);

  vedette_each (VedetteOrderCard, card, cards)
    if (vedette_order_card_get_side (card) == side)
      g_ptr_array_add (force->cards, vedette_summary_card_new (battle, card, NULL));
}

/* The first force is red and the second blue, whatever they are called. */
static void
fill_force (VedetteSummaryData *self,
            VedetteBattle      *battle,
            VedetteForce       *record,
            guint               index,
            gint64              holder)
{
  VedetteSummaryForce *force = &self->forces[index];
  gint64 side = vedette_record_get_id (VEDETTE_RECORD (record));
  gboolean own = self->side == (index == 0 ? VEDETTE_SHEET_RED : VEDETTE_SHEET_BLUE);

  force->name = g_strdup (vedette_force_get_name (record));
  force->players = g_strdup (vedette_force_get_players (record));
  force->shape = (VedetteShape) vedette_force_get_sign (record);
  force->solid = index == 0;
  force->holds = holder == side;
  force->shown = own || self->side == VEDETTE_SHEET_BOTH;
  force->groups = g_ptr_array_new_with_free_func ((GDestroyNotify) group_free);
  force->cards = g_ptr_array_new_with_free_func ((GDestroyNotify) vedette_summary_card_free);
  if (force->shown)
    fill_lines (force, battle, side, own);
  if (own)
    fill_cards (force, battle, side);
}

static void
fill_forces (VedetteSummaryData *self,
             VedetteBattle      *battle,
             gint64              holder)
{
  GListModel *forces = vedette_battle_get_records (battle, VEDETTE_TYPE_FORCE);
  GString *players = g_string_new (NULL);

  self->n_forces = MIN (g_list_model_get_n_items (forces), VEDETTE_SUMMARY_N_SIDES);
  for (guint i = 0; i < self->n_forces; i++)
    {
      g_autoptr (VedetteForce) force = g_list_model_get_item (forces, i);

      fill_force (self, battle, force, i, holder);
      if (!is_said (self->forces[i].players))
        continue;
      if (players->len > 0)
        g_string_append (players, ", ");
      g_string_append (players, self->forces[i].players);
    }
  self->players = g_string_free (players, FALSE);
}

/**
 * vedette_summary_data_new:
 * @battle: of the skirmish system
 * @side: who will read it; hidden lines and cards are only on the sheet of their own side
 *
 * Returns: (transfer full): what the page says
 */
VedetteSummaryData *
vedette_summary_data_new (VedetteBattle    *battle,
                          VedetteSheetSide  side)
{
  VedetteSummaryData *self = g_new0 (VedetteSummaryData, 1);
  VedetteAbout *about = vedette_battle_get_single (battle, VEDETTE_TYPE_ABOUT);
  VedetteSkirmishGame *game = vedette_battle_get_single (battle, VEDETTE_TYPE_SKIRMISH_GAME);
  VedetteStep *step = vedette_battle_get_current (battle);
  const char *name = about != NULL ? vedette_about_get_name (about) : NULL;

  self->side = side;
  self->name = g_strdup (is_said (name) ? name : _("Skirmish"));
  self->host_rules = g_strdup (about != NULL ? vedette_about_get_host_rules (about) : "");
  self->notes = g_strdup (about != NULL ? vedette_about_get_notes (about) : "");
  self->date = g_strdup (step != NULL ? vedette_step_get_time (step) : "1970-01-01T00:00:00Z");
  self->started = game != NULL && vedette_skirmish_game_get_holder (game) != 0;
  if (self->started)
    {
      self->counters = vedette_skirmish_game_get_counters (game);
      self->shot_back_used = vedette_skirmish_game_get_shot_back_used (game);
    }
  fill_forces (self, battle, self->started ? vedette_skirmish_game_get_holder (game) : 0);
  self->rules = vedette_summary_list_rules (battle);
  self->factors = vedette_summary_list_factors ();
  return self;
}

void
vedette_summary_data_free (VedetteSummaryData *self)
{
  for (guint i = 0; i < self->n_forces; i++)
    {
      g_free (self->forces[i].name);
      g_free (self->forces[i].players);
      g_ptr_array_unref (self->forces[i].groups);
      g_ptr_array_unref (self->forces[i].cards);
    }
  g_ptr_array_unref (self->rules);
  g_free (self->factors);
  g_free (self->name);
  g_free (self->host_rules);
  g_free (self->notes);
  g_free (self->players);
  g_free (self->date);
  g_free (self);
}

/**
 * vedette_summary_say_men:
 *
 * Returns: (transfer full): how many men the force has; once any is out or has left, how many of them are still there
 */
char *
vedette_summary_say_men (const VedetteSummaryForce *force)
{
  int all = force->n_men;

  if (force->n_standing == all)
    /* Translators: how many figures a side has */
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%d figure", "%d figures", (gulong) all), all);
  /* Translators: how many figures a side has left, and how many it had */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%d of %d figure",
                                       "%d of %d figures",
                                       (gulong) all), force->n_standing, all);
}

/**
 * vedette_sheet_find_force:
 * @side: one side, not both
 *
 * Returns: (nullable): the force whose sheet it is
 */
const VedetteSummaryForce *
vedette_sheet_find_force (const VedetteSummaryData *data,
                          VedetteSheetSide          side)
{
  guint index = side == VEDETTE_SHEET_BLUE ? 1 : 0;

  if (side == VEDETTE_SHEET_BOTH || index >= data->n_forces)
    return NULL;
  return &data->forces[index];
}
