/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the roster says of a line, column by column and in one sentence. */

#include "vedette-config.h"

#include "ui/skirmish/roster/vedette-forces-words.h"

#include <glib/gi18n-lib.h>

#include "core/skirmish/state/vedette-attempt.h"
#include "core/skirmish/state/vedette-bodies.h"

/* What is headed by a field of the line, or by a title of its own */
static const struct
{
  const char *id;
  const char *field;
  const char *title;
  const char *hint; /* NULL where the title says it all */
} columns[] = {
  { "name", "name" },
  { "men", "count" },
  { "class", NULL, N_("Class") },
  { "rating", "leader" },
  { "contingent", "contingent" },
  { "weapon", "weapon" },
  { "state", NULL, N_("State") },
  /* Translators: four numbers of a line: as things stand, with reach, in melee, with an order card */
  { "needs", NULL, N_("Needs"), N_("Number needed on the d20 to snatch the initiative now") },
  { "reach", NULL, N_("Reach"), N_("Number needed with the goal in reach") },
  { "melee", NULL, N_("Melee"), N_("Number needed in melee, unless free to break off") },
  { "card", NULL, N_("Card"), N_("Number needed when acting on an order card") },
};

typedef struct
{
  int now;
  int reach;
  int engaged;
  int card;
} Needs;

/* Returns: the word of @column in menus and actions */
const char *
vedette_forces_column_get_id (VedetteForcesColumn column)
{
  return columns[column].id;
}

const char *
vedette_forces_column_get_title (VedetteForcesColumn column)
{
  return columns[column].field != NULL ? vedette_record_type_get_label (VEDETTE_TYPE_FIGURE, columns[column].field)
                                       : _(columns[column].title);
}

/* Returns: (nullable): what its numbers are, where the title does not say it */
const char *
vedette_forces_column_get_hint (VedetteForcesColumn column)
{
  return columns[column].hint != NULL ? _(columns[column].hint) : NULL;
}

/* Returns: the column of that word, -1 for none */
int
vedette_forces_column_find (const char *id)
{
  for (guint i = 0; i < G_N_ELEMENTS (columns); i++)
    if (g_str_equal (columns[i].id, id))
      return (int) i;
  return -1;
}

/* On the table the battle counts; in reserve there is only what he is. */
static gboolean
get_needs (VedetteForcesModel *model,
           VedetteFigure      *figure,
           Needs              *needs)
{
  VedetteCandidate *candidate = vedette_forces_model_get_candidate (model, figure);
  VedetteAttempt attempt = {
    .troops = vedette_figure_get_troops (figure),
    .leader = vedette_figure_get_leader (figure),
    .break_off = vedette_figure_get_break_off (figure),
  };
  VedetteRoller roller;

  if (candidate != NULL)
    {
      *needs = (Needs){ vedette_candidate_get_need (candidate), vedette_candidate_get_need_reach (candidate),
                        vedette_candidate_get_need_engaged (candidate), vedette_candidate_get_need_card (candidate) };
      return TRUE;
    }
  if (vedette_figure_get_standing (figure) == 0)
    return FALSE;
  roller = vedette_roller_new (vedette_session_get_battle (vedette_forces_model_get_session (model)),
                               vedette_figure_get_side (figure), figure);
  attempt.traits = vedette_roller_sum_traits (&roller);
  needs->now = vedette_attempt_get_need (&attempt);
  attempt.reach = TRUE;
  needs->reach = vedette_attempt_get_need (&attempt);
  attempt.reach = FALSE;
  attempt.engaged = TRUE;
  needs->engaged = vedette_attempt_get_need (&attempt);
  attempt.engaged = FALSE;
  attempt.card = TRUE;
  needs->card = vedette_attempt_get_need (&attempt);
  return TRUE;
}

static VedetteForce *
find_force (VedetteForcesModel *model,
            gint64              side)
{
  return vedette_battle_find (vedette_session_get_battle (vedette_forces_model_get_session (model)), VEDETTE_TYPE_FORCE, side);
}

/* One of the four numbers of a line, -1 for none */
static int
get_number (VedetteForcesModel  *model,
            VedetteFigure       *figure,
            VedetteForcesColumn  column)
{
  Needs needs;

  if (!get_needs (model, figure, &needs))
    return -1;
  switch (column)
    {
    case VEDETTE_FORCES_REACH:
      return needs.reach;
    case VEDETTE_FORCES_MELEE:
      return needs.engaged;
    case VEDETTE_FORCES_CARD:
      return needs.card;
    default:
      return needs.now;
    }
}

/* Returns: whether no die of twenty faces shows that number of the line */
gboolean
vedette_forces_is_out_of_reach (VedetteForcesModel  *model,
                                gpointer             item,
                                VedetteForcesColumn  column)
{
  return VEDETTE_IS_FIGURE (item) && get_number (model, item, column) > VEDETTE_FORCES_HIGHEST_FACE;
}

static char *
get_number_text (VedetteForcesModel  *model,
                 VedetteFigure       *figure,
                 VedetteForcesColumn  column)
{
  int number = get_number (model, figure, column);

  return number >= 0 ? g_strdup_printf ("%d", number) : g_strdup ("–");
}

static char *
get_name (VedetteFigure *figure)
{
  if (vedette_figure_get_leader (figure) != VEDETTE_LEADER_NONE)
    /* Translators: a star for a leader, and the name */
    return g_strdup_printf (_("★ %s"), vedette_figure_get_name (figure));
  return g_strdup (vedette_figure_get_name (figure));
}

static char *
say_men (int standing,
         int all)
{
  if (standing == all)
    return g_strdup_printf (ngettext ("%d figure", "%d figures", (gulong) all), all);
  /* Translators: figures on the table, of all figures of a side, of a contingent or of a line */
  return g_strdup_printf (ngettext ("%d of %d figure", "%d of %d figures", (gulong) all), standing, all);
}

/**
 * vedette_forces_get_men_of:
 * @heading: a contingent, or the force for those of its lines that stand in none
 *
 * Returns: (transfer full): how many men stand below that heading, also while some are filtered
 */
char *
vedette_forces_get_men_of (VedetteForcesModel *model,
                           gpointer            heading)
{
  int standing, all;

  vedette_forces_model_count_men (model, heading, &standing, &all);
  return say_men (standing, all);
}

static char *
get_men (VedetteFigure *figure)
{
  if (vedette_figure_get_standing (figure) == vedette_figure_get_count (figure))
    return g_strdup_printf ("%d", vedette_figure_get_count (figure));
  /* Translators: figures on the table, and all figures, of a line */
  return g_strdup_printf (_("%d/%d"), vedette_figure_get_standing (figure), vedette_figure_get_count (figure));
}

static const char *
get_word (const char *property)
{
  return vedette_record_type_get_word (VEDETTE_TYPE_FIGURE, property);
}

static char *
get_state (VedetteForcesModel *model,
           VedetteFigure      *figure)
{
  VedetteSkirmish skirmish;
  VedetteBody *body;
  g_autoptr (GStrvBuilder) words = g_strv_builder_new ();
  g_auto (GStrv) list = NULL;
  int fighting = vedette_figure_get_in_melee (figure);

  if (vedette_figure_has_left (figure))
    g_strv_builder_add (words, get_word ("left"));
  else if (vedette_figure_get_standing (figure) == 0)
    g_strv_builder_add (words, get_word ("out"));
  else if (vedette_figure_get_melee (figure) == VEDETTE_TRI_YES && fighting > 0 && vedette_figure_get_count (figure) > 1)
    {
      /* Translators: how many figures of a line */
      g_autofree char *some = g_strdup_printf (ngettext ("%d in melee", "%d in melee", (gulong) fighting), fighting);

      g_strv_builder_add (words, some);
    }
  else if (vedette_figure_get_melee (figure) == VEDETTE_TRI_YES)
    g_strv_builder_add (words, get_word ("melee"));
  if (vedette_figure_get_left (figure) > 0 && !vedette_figure_has_left (figure))
    {
      int left = vedette_figure_get_left (figure);
      /* Translators: how many figures of a line */
      g_autofree char *some = g_strdup_printf (ngettext ("%d left the table", "%d left the table", (gulong) left), left);

      g_strv_builder_add (words, some);
    }
  if (vedette_figure_get_reserve (figure))
    g_strv_builder_add (words, get_word ("reserve"));
  if (vedette_figure_get_hidden (figure))
    g_strv_builder_add (words, get_word ("hidden"));
  vedette_skirmish_read (&skirmish, vedette_session_get_battle (vedette_forces_model_get_session (model)));
  body = vedette_bodies_find_of (&skirmish, vedette_record_get_id (VEDETTE_RECORD (figure)));
  if (body != NULL)
    {
      g_autofree char *name = vedette_bodies_label (&skirmish, body);
      /* Translators: of a line of the roster: which body it is in */
      g_autofree char *where = g_strdup_printf (_("body: %s"), name);

      g_strv_builder_add (words, where);
    }
  list = g_strv_builder_end (words);
  /* Translators: between the words of a list */
  return g_strjoinv (C_("list", ", "), list);
}

static const char *
get_contingent_name (VedetteForcesModel *model,
                     VedetteFigure      *figure)
{
  VedetteBattle *battle = vedette_session_get_battle (vedette_forces_model_get_session (model));
  VedetteContingent *contingent = vedette_battle_find (battle, VEDETTE_TYPE_CONTINGENT, vedette_figure_get_contingent (figure));

  return contingent != NULL ? vedette_contingent_get_name (contingent) : "";
}

static char *
get_contingent_heading (VedetteForcesModel *model,
                        VedetteContingent  *contingent)
{
  VedetteBattle *battle = vedette_session_get_battle (vedette_forces_model_get_session (model));
  VedetteFigure *leader = vedette_battle_find (battle, VEDETTE_TYPE_FIGURE, vedette_contingent_get_leader (contingent));
  const char *name = vedette_contingent_get_name (contingent);
  const char *player = vedette_contingent_get_player (contingent);

  if (leader != NULL && *player != '\0')
    /* Translators: contingent, its leader, its player */
    return g_strdup_printf (_("%s, led by %s (%s)"), name, vedette_figure_get_name (leader), player);
  if (leader != NULL)
    /* Translators: contingent, its leader */
    return g_strdup_printf (_("%s, led by %s"), name, vedette_figure_get_name (leader));
  if (*player != '\0')
    /* Translators: contingent, its player */
    return g_strdup_printf (_("%s (%s)"), name, player);
  return g_strdup (name);
}

static char *
get_heading (VedetteForcesModel *model,
             gpointer            item)
{
  if (VEDETTE_IS_CONTINGENT (item))
    return get_contingent_heading (model, item);
  /* Translators: above the lines of a side that stand in no contingent */
  return g_strdup (_("No contingent"));
}

/**
 * vedette_forces_get_cell:
 * @item: a line or a heading
 *
 * Returns: (transfer full): its text in that column; any text, no markup
 */
char *
vedette_forces_get_cell (VedetteForcesModel  *model,
                         gpointer             item,
                         VedetteForcesColumn  column)
{
  if (!VEDETTE_IS_FIGURE (item))
    return g_strdup (column != VEDETTE_FORCES_NAME ? "" : VEDETTE_IS_CONTINGENT (item) ? vedette_contingent_get_name (item)
                                                                                     : _("No contingent"));
  switch (column)
    {
    case VEDETTE_FORCES_NAME:
      return get_name (item);
    case VEDETTE_FORCES_MEN:
      return get_men (item);
    case VEDETTE_FORCES_TROOPS:
      return g_strdup (vedette_troops_get_label (vedette_figure_get_troops (item)));
    case VEDETTE_FORCES_LEADER:
      return g_strdup (vedette_figure_get_leader (item) != VEDETTE_LEADER_NONE
                         ? vedette_leader_get_label (vedette_figure_get_leader (item)) : "");
    case VEDETTE_FORCES_CONTINGENT:
      return g_strdup (get_contingent_name (model, item));
    case VEDETTE_FORCES_WEAPON:
      return g_strdup (vedette_figure_get_weapon (item) != VEDETTE_WEAPON_NONE
                         ? vedette_weapon_get_label (vedette_figure_get_weapon (item)) : "");
    case VEDETTE_FORCES_STATE:
      return get_state (model, item);
    case VEDETTE_FORCES_NEEDS:
    case VEDETTE_FORCES_REACH:
    case VEDETTE_FORCES_MELEE:
    case VEDETTE_FORCES_CARD:
      return get_number_text (model, item, column);
    case VEDETTE_FORCES_N_COLUMNS:
    default:
      g_return_val_if_reached (NULL);
    }
}

static void
add_word (GStrvBuilder *words,
          const char   *word)
{
  if (*word != '\0')
    g_strv_builder_add (words, word);
}

static char *
get_rating (VedetteFigure *figure)
{
  if (vedette_figure_get_leader (figure) == VEDETTE_LEADER_NONE)
    return g_strdup ("");
  /* Translators: a rating */
  return g_strdup_printf (_("%s leader"), vedette_leader_get_label (vedette_figure_get_leader (figure)));
}

/* Who leads a contingent, and who plays it */
static char *
get_command (VedetteForcesModel *model,
             VedetteContingent  *contingent)
{
  VedetteBattle *battle = vedette_session_get_battle (vedette_forces_model_get_session (model));
  VedetteFigure *leader = vedette_battle_find (battle, VEDETTE_TYPE_FIGURE, vedette_contingent_get_leader (contingent));
  const char *player = vedette_contingent_get_player (contingent);

  if (leader != NULL && *player != '\0')
    /* Translators: a leader, and the player of the contingent */
    return g_strdup_printf (_("led by %s · %s"), vedette_figure_get_name (leader), player);
  if (leader != NULL)
    /* Translators: a leader */
    return g_strdup_printf (_("led by %s"), vedette_figure_get_name (leader));
  return g_strdup (player);
}

/**
 * vedette_forces_get_kind:
 *
 * Returns: (transfer full): class, rating, weapon, state and notes of a line, for the column beside its name
 */
char *
vedette_forces_get_kind (VedetteForcesModel *model,
                         gpointer            item)
{
  g_autoptr (GStrvBuilder) words = g_strv_builder_new ();
  g_auto (GStrv) list = NULL;
  g_autofree char *rating = NULL;
  g_autofree char *weapon = NULL;
  g_autofree char *state = NULL;

  if (VEDETTE_IS_CONTINGENT (item))
    return get_command (model, item);
  if (!VEDETTE_IS_FIGURE (item))
    return g_strdup ("");
  rating = get_rating (item);
  weapon = vedette_forces_get_cell (model, item, VEDETTE_FORCES_WEAPON);
  state = get_state (model, item);
  if (vedette_figure_get_melee (item) == VEDETTE_TRI_YES && vedette_figure_get_standing (item) > 0)
    {
      g_autofree char *plain = g_steal_pointer (&state);

      state = g_strdup_printf ("⚔ %s", plain);
    }
  add_word (words, vedette_troops_get_label (vedette_figure_get_troops (item)));
  add_word (words, rating);
  add_word (words, weapon);
  add_word (words, state);
  /* Last, for they are as long as people like: what was typed and is no term of the rules is not lost. */
  add_word (words, vedette_figure_get_notes (item));
  list = g_strv_builder_end (words);
  return g_strjoinv (" · ", list);
}

/**
 * vedette_forces_get_rest:
 *
 * Returns: (transfer full): what a line is besides its name and its numbers, for where there is one column only
 */
char *
vedette_forces_get_rest (VedetteForcesModel *model,
                         gpointer            item)
{
  static const VedetteForcesColumn last[] = { VEDETTE_FORCES_WEAPON, VEDETTE_FORCES_STATE };
  g_autoptr (GStrvBuilder) words = g_strv_builder_new ();
  g_auto (GStrv) list = NULL;
  g_autofree char *rating = NULL;
  g_autofree char *men = NULL;
  g_autofree char *troops = NULL;

  if (!VEDETTE_IS_FIGURE (item))
    {
      g_autofree char *command = vedette_forces_get_kind (model, item);

      men = vedette_forces_get_men_of (model, item);
      return *command != '\0' ? g_strdup_printf ("%s · %s", command, men) : g_steal_pointer (&men);
    }
  men = say_men (vedette_figure_get_standing (item), vedette_figure_get_count (item));
  troops = vedette_forces_get_cell (model, item, VEDETTE_FORCES_TROOPS);
  rating = get_rating (item);
  add_word (words, men);
  add_word (words, troops);
  add_word (words, rating);
  for (guint i = 0; i < G_N_ELEMENTS (last); i++)
    {
      g_autofree char *word = vedette_forces_get_cell (model, item, last[i]);

      add_word (words, word);
    }
  add_word (words, vedette_figure_get_notes (item));
  list = g_strv_builder_end (words);
  return g_strjoinv (C_("list", ", "), list);
}

/**
 * vedette_forces_get_sentence:
 *
 * Returns: (transfer full): the whole row for a screen reader, the side by its name
 */
char *
vedette_forces_get_sentence (VedetteForcesModel *model,
                             gpointer            item)
{
  g_autofree char *rest = NULL;
  const char *side;
  Needs needs;

  if (!VEDETTE_IS_FIGURE (item))
    {
      g_autofree char *heading = get_heading (model, item);
      g_autofree char *men = vedette_forces_get_men_of (model, item);

      /* Translators: a contingent, and how many figures stand in it */
      return g_strdup_printf (_("%s, %s"), heading, men);
    }
  rest = vedette_forces_get_rest (model, item);
  side = vedette_force_get_name (find_force (model, vedette_figure_get_side (item)));
  if (!get_needs (model, item, &needs))
    /* Translators: name, side, and what the line is */
    return g_strdup_printf (_("%s, %s, %s"), vedette_figure_get_name (item), side, rest);
  /* Translators: name, side, what the line is, and the numbers that it needs */
  return g_strdup_printf (_("%s, %s, %s; needs %d, in reach %d, in melee %d, on a card %d"),
                          vedette_figure_get_name (item), side, rest, needs.now, needs.reach, needs.engaged, needs.card);
}

static int
compare_int (int a,
             int b)
{
  return a < b ? -1 : a > b;
}

/* Who needs nothing any more comes after all who do. */
static int
get_order_by_need (VedetteForcesModel  *model,
                   VedetteFigure       *figure,
                   VedetteForcesColumn  column)
{
  int number = get_number (model, figure, column);

  return number >= 0 ? number : G_MAXINT;
}

static int
get_order_by_state (VedetteFigure *figure)
{
  return (vedette_figure_get_standing (figure) == 0 ? 8 : 0) + (vedette_figure_get_reserve (figure) ? 4 : 0) +
         (vedette_figure_get_hidden (figure) ? 2 : 0) + (vedette_figure_get_melee (figure) == VEDETTE_TRI_YES ? 1 : 0);
}

/**
 * vedette_forces_compare:
 *
 * Returns: below, at or above 0 as @a comes before, with or after @b by that column; of class, rating and men the
 *   greatest comes first
 */
int
vedette_forces_compare (VedetteForcesModel  *model,
                        VedetteFigure       *a,
                        VedetteFigure       *b,
                        VedetteForcesColumn  column)
{
  switch (column)
    {
    case VEDETTE_FORCES_NAME:
      return strcmp (vedette_forces_model_get_name_key (model, a), vedette_forces_model_get_name_key (model, b));
    case VEDETTE_FORCES_MEN:
      return compare_int (vedette_figure_get_standing (b), vedette_figure_get_standing (a));
    case VEDETTE_FORCES_TROOPS:
      return compare_int ((int) vedette_figure_get_troops (b), (int) vedette_figure_get_troops (a));
    case VEDETTE_FORCES_LEADER:
      return compare_int ((int) vedette_figure_get_leader (b), (int) vedette_figure_get_leader (a));
    case VEDETTE_FORCES_CONTINGENT:
      return g_utf8_collate (get_contingent_name (model, a), get_contingent_name (model, b));
    case VEDETTE_FORCES_WEAPON:
      return compare_int ((int) vedette_figure_get_weapon (b), (int) vedette_figure_get_weapon (a));
    case VEDETTE_FORCES_STATE:
      return compare_int (get_order_by_state (b), get_order_by_state (a));
    case VEDETTE_FORCES_NEEDS:
    case VEDETTE_FORCES_REACH:
    case VEDETTE_FORCES_MELEE:
    case VEDETTE_FORCES_CARD:
      return compare_int (get_order_by_need (model, a, column), get_order_by_need (model, b, column));
    case VEDETTE_FORCES_N_COLUMNS:
    default:
      g_return_val_if_reached (0);
    }
}
