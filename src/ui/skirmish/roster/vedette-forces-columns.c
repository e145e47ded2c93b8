/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the roster shows of a line, column by column and in one sentence. */

#include "vedette-config.h"

#include "ui/skirmish/roster/vedette-forces-columns.h"

#include <glib/gi18n-lib.h>

#include "core/skirmish/state/vedette-attempt.h"
#include "core/skirmish/state/vedette-bodies.h"
#include "ui/widgets/vedette-digits.h"
#include "ui/widgets/vedette-listing.h"

#define HIGHEST_FACE 20

/* The numbers of a line; the first four are those that it needs on the die. */
enum
{
  NEEDS = VEDETTE_FORCES_NEEDS,
  REACH = VEDETTE_FORCES_REACH,
  MELEE,
  CARD,
  N_NEEDS,
  MEN = N_NEEDS,
  TROOPS,
  LEADER,
  WEAPON,
  STATE,
};

/**
 * vedette_forces_init:
 * @view: outlives the list
 *
 * Starts with no lines; vedette_forces_clear() frees what this function makes.
 */
void
vedette_forces_init (VedetteForces  *self,
                     GtkWidget      *view,
                     VedetteSession *session)
{
  self->view = view;
  self->session = g_object_ref (session);
  self->candidates = g_hash_table_new_full (NULL, NULL, NULL, g_object_unref);
}

void
vedette_forces_clear (VedetteForces *self)
{
  g_clear_object (&self->session);
  g_clear_pointer (&self->candidates, g_hash_table_unref);
}

static gpointer
find_record (VedetteForces *self,
             GType          type,
             gint64         id)
{
  return vedette_battle_find (vedette_session_get_battle (self->session), type, id);
}

/* Reads the four needed numbers of a line. A line on the table has the numbers of the battle, one in reserve only those of its
 * class and rating. Returns: whether it has any */
static gboolean
get_needs (VedetteForces *self,
           VedetteFigure *figure,
           int            needs[N_NEEDS])
{
  VedetteCandidate *candidate = g_hash_table_lookup (self->candidates, figure);
  VedetteAttempt attempt = {
    .troops = vedette_figure_get_troops (figure),
    .leader = vedette_figure_get_leader (figure),
    .break_off = vedette_figure_get_break_off (figure),
  };
  gboolean *const ticks[] = { &attempt.reach, &attempt.engaged, &attempt.card };
  VedetteRoller roller;

  if (candidate != NULL)
    {
      needs[NEEDS] = vedette_candidate_get_need (candidate);
      needs[REACH] = vedette_candidate_get_need_reach (candidate);
      needs[MELEE] = vedette_candidate_get_need_engaged (candidate);
      needs[CARD] = vedette_candidate_get_need_card (candidate);
      return TRUE;
    }
  if (vedette_figure_get_standing (figure) == 0)
    return FALSE;
  roller = vedette_roller_new (vedette_session_get_battle (self->session), vedette_figure_get_side (figure), figure);
  attempt.traits = vedette_roller_sum_traits (&roller);
  needs[NEEDS] = vedette_attempt_get_need (&attempt);
  for (guint i = 0; i < G_N_ELEMENTS (ticks); i++)
    {
      *ticks[i] = TRUE;
      needs[REACH + i] = vedette_attempt_get_need (&attempt);
      *ticks[i] = FALSE;
    }
  return TRUE;
}

/* Returns: a number by which lines are sorted, the lowest first; of class, rating, weapon and figures the greatest comes first,
 * and a line that needs nothing any more comes last */
static int
get_order (const VedetteRecordColumn *column,
           gpointer                   figure,
           gpointer                   data)
{
  int needs[N_NEEDS];

  switch (column->value)
    {
    case MEN:
      return -vedette_figure_get_standing (figure);
    case TROOPS:
      return -(int) vedette_figure_get_troops (figure);
    case LEADER:
      return -(int) vedette_figure_get_leader (figure);
    case WEAPON:
      return -(int) vedette_figure_get_weapon (figure);
    case STATE:
      return -((vedette_figure_get_standing (figure) == 0 ? 8 : 0) + (vedette_figure_get_reserve (figure) ? 4 : 0) +
               (vedette_figure_get_hidden (figure) ? 2 : 0) + (vedette_figure_get_melee (figure) == VEDETTE_TRI_YES ? 1 : 0));
    default:
      return get_needs (data, figure, needs) ? needs[column->value] : G_MAXINT;
    }
}

static const char *
get_name (const VedetteRecordColumn *column,
          gpointer                   item,
          gpointer                   data)
{
  return vedette_figure_get_name (item);
}

static const char *
get_contingent_name (const VedetteRecordColumn *column,
                     gpointer                   item,
                     gpointer                   data)
{
  VedetteContingent *contingent = find_record (data, VEDETTE_TYPE_CONTINGENT, vedette_figure_get_contingent (item));

  return contingent != NULL ? vedette_contingent_get_name (contingent) : "";
}

/* Returns: (transfer full): the number of a line that @column has by its value, as it is written in a row */
char *
vedette_forces_say_number (const VedetteRecordColumn *column,
                           gpointer                   item,
                           gpointer                   data)
{
  int needs[N_NEEDS];

  if (!get_needs (data, item, needs))
    return g_strdup ("–");
  return vedette_digits_keep_order (g_strdup_printf (needs[column->value] < 0 ? "−%d" : "%d", ABS (needs[column->value])));
}

/* No die of twenty faces shows such a number. */
static const char *
mark_number (const VedetteRecordColumn *column,
             gpointer                   item,
             gpointer                   data)
{
  int needs[N_NEEDS];

  return get_needs (data, item, needs) && needs[column->value] > HIGHEST_FACE ? "out-of-reach" : NULL;
}

static char *
say_name (const VedetteRecordColumn *column,
          gpointer                   item,
          gpointer                   data)
{
  if (VEDETTE_IS_CONTINGENT (item))
    return g_strdup (vedette_contingent_get_name (item));
  if (!VEDETTE_IS_FIGURE (item))
    /* Translators: above the lines of a side that stand in no contingent */
    return g_strdup (_("No contingent"));
  if (vedette_figure_get_leader (item) != VEDETTE_LEADER_NONE)
    /* Translators: a star for a leader, and the name */
    return g_strdup_printf (_("★ %s"), vedette_figure_get_name (item));
  return g_strdup (vedette_figure_get_name (item));
}

static const char *
mark_name (const VedetteRecordColumn *column,
           gpointer                   item,
           gpointer                   data)
{
  if (!VEDETTE_IS_FIGURE (item))
    return "group";
  return vedette_figure_get_leader (item) != VEDETTE_LEADER_NONE ? "leader" : NULL;
}

static char *
say_standing (int standing,
              int all)
{
  if (standing == all)
    return g_strdup_printf (ngettext ("%d figure", "%d figures", (gulong) all), all);
  /* Translators: figures on the table, of all figures of a side, of a contingent or of a line */
  return g_strdup_printf (ngettext ("%d of %d figure", "%d of %d figures", (gulong) all), standing, all);
}

static char *
say_men (const VedetteRecordColumn *column,
         gpointer                   item,
         gpointer                   data)
{
  if (vedette_figure_get_standing (item) == vedette_figure_get_count (item))
    return g_strdup_printf ("%d", vedette_figure_get_count (item));
  /* Translators: figures on the table, and all figures, of a line */
  return g_strdup_printf (_("%d/%d"), vedette_figure_get_standing (item), vedette_figure_get_count (item));
}

static const char *
get_word (const char *property)
{
  return vedette_record_type_get_word (VEDETTE_TYPE_FIGURE, property);
}

static char *
say_state (VedetteForces *self,
           VedetteFigure *figure)
{
  VedetteSkirmish skirmish;
  VedetteBody *body;
  /* Translators: between the words of a list */
  const char *separator = C_("list", ", ");
  GString *words = g_string_new (NULL);
  int fighting = vedette_figure_get_in_melee (figure), left = vedette_figure_get_left (figure);

  if (vedette_figure_has_left (figure))
    vedette_listing_add (words, separator, get_word ("left"));
  else if (vedette_figure_get_standing (figure) == 0)
    vedette_listing_add (words, separator, get_word ("out"));
  else if (vedette_figure_get_melee (figure) == VEDETTE_TRI_YES && fighting > 0 && vedette_figure_get_count (figure) > 1)
    /* Translators: how many figures of a line */
    vedette_listing_take (words, separator, g_strdup_printf (ngettext ("%d in melee", "%d in melee", (gulong) fighting),
                                                             fighting));
  else if (vedette_figure_get_melee (figure) == VEDETTE_TRI_YES)
    vedette_listing_add (words, separator, get_word ("melee"));
  if (left > 0 && !vedette_figure_has_left (figure))
    /* Translators: how many figures of a line */
    vedette_listing_take (words, separator, g_strdup_printf (ngettext ("%d left the table", "%d left the table", (gulong) left),
                                                             left));
  if (vedette_figure_get_reserve (figure))
    vedette_listing_add (words, separator, get_word ("reserve"));
  if (vedette_figure_get_hidden (figure))
    vedette_listing_add (words, separator, get_word ("hidden"));
  vedette_skirmish_read (&skirmish, vedette_session_get_battle (self->session));
  body = vedette_bodies_find_of (&skirmish, vedette_record_get_id (VEDETTE_RECORD (figure)));
  if (body != NULL)
    {
      g_autofree char *name = vedette_bodies_label (&skirmish, body);

      /* Translators: of a line of the roster: which body it is in */
      vedette_listing_take (words, separator, g_strdup_printf (_("body: %s"), name));
    }
  return g_string_free (words, FALSE);
}

static const char *
get_weapon (VedetteFigure *figure)
{
  VedetteWeapon weapon = vedette_figure_get_weapon (figure);

  return weapon != VEDETTE_WEAPON_NONE ? vedette_weapon_get_label (weapon) : "";
}

/* Who leads a contingent, who plays it, and how many figures stand in it, also while some lines are not shown */
static char *
say_command (VedetteForces *self,
             gpointer       heading,
             const char    *separator)
{
  GString *words = g_string_new (NULL);

  if (VEDETTE_IS_CONTINGENT (heading))
    {
      VedetteFigure *leader = find_record (self, VEDETTE_TYPE_FIGURE, vedette_contingent_get_leader (heading));

      if (leader != NULL)
        /* Translators: a leader */
        vedette_listing_take (words, separator, g_strdup_printf (_("led by %s"), vedette_figure_get_name (leader)));
      vedette_listing_add (words, separator, vedette_contingent_get_player (heading));
    }
  vedette_listing_take (words, separator, vedette_forces_count_men (self, 0, heading, NULL));
  return g_string_free (words, FALSE);
}

/* Returns: (transfer full): what a line is besides its name and its numbers. @count: how many figures it has, too, which
 * otherwise has a column, and for a screen reader no sign before the state */
static char *
describe (VedetteForces *self,
          gpointer       item,
          gboolean       count,
          const char    *separator)
{
  GString *words = g_string_new (NULL);
  g_autofree char *state = say_state (self, item);
  gboolean fights = vedette_figure_get_melee (item) == VEDETTE_TRI_YES && vedette_figure_get_standing (item) > 0;

  if (count)
    vedette_listing_take (words, separator, say_standing (vedette_figure_get_standing (item), vedette_figure_get_count (item)));
  vedette_listing_add (words, separator, vedette_troops_get_label (vedette_figure_get_troops (item)));
  if (vedette_figure_get_leader (item) != VEDETTE_LEADER_NONE)
    /* Translators: a rating */
    vedette_listing_take (words, separator, g_strdup_printf (_("%s leader"),
                                                             vedette_leader_get_label (vedette_figure_get_leader (item))));
  vedette_listing_add (words, separator, get_weapon (item));
  vedette_listing_take (words, separator, g_strconcat (fights && !count ? "⚔ " : "", state, NULL));
  /* Last, for they are as long as people like: what was typed and is no term of the rules is not lost. */
  vedette_listing_add (words, separator, vedette_figure_get_notes (item));
  return g_string_free (words, FALSE);
}

static char *
say_kind (const VedetteRecordColumn *column,
          gpointer                   item,
          gpointer                   data)
{
  return VEDETTE_IS_FIGURE (item) ? describe (data, item, FALSE, " · ") : say_command (data, item, " · ");
}

static char *
say_rest (const VedetteRecordColumn *column,
          gpointer                   item,
          gpointer                   data)
{
  return VEDETTE_IS_FIGURE (item) ? describe (data, item, TRUE, C_("list", ", ")) : say_command (data, item, " · ");
}

#define SORTED .mark = mark_number, .order = get_order

const VedetteRecordColumn vedette_forces_columns[VEDETTE_FORCES_N_COLUMNS] = {
  { VEDETTE_RECORD_NAME, "name", "name", vedette_figure_get_type, .say = say_name, .mark = mark_name,
    .key = get_name },
  { VEDETTE_RECORD_DETAIL, "class", N_("Class"), .css_class = "secondary", .value = TROOPS, .say = say_kind,
    .say_narrow = say_rest, .order = get_order },
  { VEDETTE_RECORD_CELL, "men", "count", vedette_figure_get_type, .css_class = "numeric", .align = 1, .chars = 6, .wide = TRUE,
    .value = MEN, .say = say_men, .order = get_order },
  { VEDETTE_RECORD_UNSEEN, "rating", "leader", vedette_figure_get_type, .value = LEADER, .order = get_order },
  { VEDETTE_RECORD_UNSEEN, "contingent", "contingent", vedette_figure_get_type, .key = get_contingent_name },
  { VEDETTE_RECORD_UNSEEN, "weapon", "weapon", vedette_figure_get_type, .value = WEAPON, .order = get_order },
  { VEDETTE_RECORD_UNSEEN, "state", N_("State"), .value = STATE, .order = get_order },
  VEDETTE_FORCES_COLUMN_NEEDS (.id = "needs", .css_class = "need-now", SORTED),
  VEDETTE_FORCES_COLUMN_REACH (.id = "reach", .css_class = "numeric", SORTED),
  VEDETTE_FORCES_NUMBER (N_("Melee"), N_("Number needed in melee, unless free to break off"), MELEE, .id = "melee",
                         .css_class = "numeric", SORTED),
  VEDETTE_FORCES_NUMBER (N_("Card"), N_("Number needed when acting on an order card"), CARD, .id = "card",
                         .css_class = "numeric", SORTED),
};

static gboolean
is_of (VedetteFigure *figure,
       gpointer       heading)
{
  if (VEDETTE_IS_CONTINGENT (heading))
    return vedette_figure_get_contingent (figure) == vedette_record_get_id (heading);
  return vedette_figure_get_contingent (figure) == 0 && vedette_figure_get_side (figure) == vedette_record_get_id (heading);
}

/**
 * vedette_forces_count_men:
 * @side: a force; 0 where there is a heading
 * @heading: (nullable): a contingent, or the force for those of its lines that stand in no contingent
 * @n_lines: (out) (optional): how many lines are counted
 *
 * Returns: (transfer full): how many figures of the side, or below the heading, are on the table, of how many
 */
char *
vedette_forces_count_men (VedetteForces *self,
                          gint64         side,
                          gpointer       heading,
                          guint         *n_lines)
{
  int standing = 0, all = 0;
  guint n = 0;

  vedette_each (VedetteFigure, figure,
                vedette_battle_get_records (vedette_session_get_battle (self->session), VEDETTE_TYPE_FIGURE))
    {
      if (heading != NULL ? !is_of (figure, heading) : vedette_figure_get_side (figure) != side)
        continue;
      n++;
      standing += vedette_figure_get_standing (figure);
      all += vedette_figure_get_count (figure);
    }
  if (n_lines != NULL)
    *n_lines = n;
  return say_standing (standing, all);
}

/* Adds a heading and its lines. The heading of lines without a contingent is added only where there are any. */
static void
add_group (GPtrArray *items,
           GPtrArray *lines,
           gpointer   heading)
{
  guint before = items->len;

  g_ptr_array_add (items, heading);
  for (guint i = 0; i < lines->len; i++)
    if (is_of (lines->pdata[i], heading))
      g_ptr_array_add (items, lines->pdata[i]);
  if (items->len == before + 1 && VEDETTE_IS_FORCE (heading))
    g_ptr_array_set_size (items, (int) before);
}

/**
 * vedette_forces_list:
 * @side: a force
 * @grouped: whether each contingent has a heading above its lines, where the side has any contingent
 *
 * Ranks the lines of the side.
 *
 * Returns: (transfer container): its lines in the order of the roster, and the headings
 */
GPtrArray *
vedette_forces_list (VedetteForces *self,
                     gint64         side,
                     gboolean       grouped)
{
  VedetteBattle *battle = vedette_session_get_battle (self->session);
  g_autoptr (GPtrArray) lines = g_ptr_array_new (), items = g_ptr_array_new ();

  vedette_each_new (VedetteCandidate, candidate, vedette_candidates_rank (battle, side, FALSE))
    g_hash_table_insert (self->candidates, candidate->figure, g_object_ref (candidate));
  vedette_each (VedetteFigure, figure, vedette_battle_get_records (battle, VEDETTE_TYPE_FIGURE))
    {
      if (vedette_figure_get_side (figure) == side)
        g_ptr_array_add (lines, figure);
    }
  vedette_each (VedetteContingent, contingent, vedette_battle_get_records (battle, VEDETTE_TYPE_CONTINGENT))
    {
      if (grouped && vedette_contingent_get_side (contingent) == side)
        add_group (items, lines, contingent);
    }
  /* Nobody asks for the contingent of a line where there is none. */
  if (items->len == 0)
    return g_steal_pointer (&lines);
  add_group (items, lines, find_record (self, VEDETTE_TYPE_FORCE, side));
  return g_steal_pointer (&items);
}

/* Returns: (transfer full): the whole row for a screen reader, the side by its name */
char *
vedette_forces_speak (gpointer item,
                      gpointer data)
{
  VedetteForces *self = data;
  g_autofree char *rest = NULL;
  const char *side;
  int needs[N_NEEDS];

  if (!VEDETTE_IS_FIGURE (item))
    {
      g_autofree char *name = say_name (NULL, item, self), *command = say_command (self, item, C_("list", ", "));

      /* Translators: a contingent, and who leads it, who plays it, how many figures stand in it */
      return g_strdup_printf (_("%s, %s"), name, command);
    }
  rest = say_rest (NULL, item, self);
  side = vedette_force_get_name (find_record (self, VEDETTE_TYPE_FORCE, vedette_figure_get_side (item)));
  if (!get_needs (self, item, needs))
    /* Translators: name, side, and what the line is */
    return g_strdup_printf (_("%s, %s, %s"), vedette_figure_get_name (item), side, rest);
  /* Translators: name, side, what the line is, and the numbers that it needs */
  return g_strdup_printf (_("%s, %s, %s; needs %d, in reach %d, in melee %d, on a card %d"), vedette_figure_get_name (item),
                          side, rest, needs[NEEDS], needs[REACH], needs[MELEE], needs[CARD]);
}

/* Returns: (transfer full): name, class, rating, weapon and contingent of a line; what nearly every line lacks is no word to
 * look for */
char *
vedette_forces_find (gpointer item,
                     gpointer data)
{
  VedetteLeader leader = vedette_figure_get_leader (item);

  return g_strjoin ("\n", vedette_figure_get_name (item), vedette_troops_get_label (vedette_figure_get_troops (item)),
                    leader != VEDETTE_LEADER_NONE ? vedette_leader_get_label (leader) : "", get_weapon (item),
                    get_contingent_name (NULL, item, data), NULL);
}
