/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who fights a round that is due, by the fights that have names: what window and command line list (S-44 to S-46). */

#include "vedette-config.h"

#include <glib/gi18n-lib.h>

#include "core/skirmish/state/vedette-fights.h"

/* What a round that is due is between: the lines of one fight, or of those who have none */
typedef struct
{
  const VedetteSkirmish *skirmish;
  VedetteState state;
  const VedetteIds *lists[3]; /* who has to do with the action */
  VedetteIds *nameless;       /* and who is in a fight without a name with one of those, or with one who is */
  gboolean apart;             /* those who make contact have a fight of their own, whatever fight those they met are in */
} Round;

static void
round_clear (Round *self)
{
  g_clear_pointer (&self->nameless, vedette_ids_unref);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Round, round_clear)

static gboolean
has_to_do (const Round *self,
           gint64       line)
{
  for (guint i = 0; i < G_N_ELEMENTS (self->lists); i++)
    if (vedette_ids_contains (self->lists[i], line))
      return TRUE;
  return FALSE;
}

/* Takes in those of the fight if one of them is in the melee already; returns whether that made it larger. */
static gboolean
spread (Round        *self,
        VedetteFight *fight)
{
  const VedetteIds *lines = vedette_fight_get_lines (fight);
  guint before = vedette_ids_get_n (self->nameless);
  gboolean touches = FALSE;

  for (guint i = 0; i < vedette_ids_get_n (lines); i++)
    touches |= has_to_do (self, vedette_ids_get (lines, i)) ||
               vedette_ids_contains (self->nameless, vedette_ids_get (lines, i));
  for (guint i = 0; touches && i < vedette_ids_get_n (lines); i++)
    vedette_ids_add (&self->nameless, vedette_ids_get (lines, i));
  return vedette_ids_get_n (self->nameless) > before;
}

/* S-54: who fights whom ties fights without a name to one melee. */
static void
find_nameless (Round *self)
{
  gboolean larger;

  do
    {
      larger = FALSE;
      vedette_each (VedetteFight, fight, vedette_battle_get_records (self->skirmish->battle, VEDETTE_TYPE_FIGHT))
        larger |= !vedette_fight_is_named (fight) && spread (self, fight);
    }
  while (larger);
}

/* Returns: whether it was said whom the line fights, though the fight has no name */
static gboolean
is_in_nameless (const Round *self,
                gint64       line)
{
  vedette_each (VedetteFight, fight, vedette_battle_get_records (self->skirmish->battle, VEDETTE_TYPE_FIGHT))
    if (!vedette_fight_is_named (fight) && vedette_ids_contains (vedette_fight_get_lines (fight), line))
      return TRUE;
  return FALSE;
}

static gboolean
has_any (VedetteFight     *fight,
         const VedetteIds *lines)
{
  for (guint i = 0; i < vedette_ids_get_n (lines); i++)
    if (vedette_ids_contains (vedette_fight_get_lines (fight), vedette_ids_get (lines, i)))
      return TRUE;
  return FALSE;
}

/* A-S41: a charge that names no fight is one of those who charge and those they meet. */
static gboolean
is_fight_of_its_own (const Round *self)
{
  vedette_each (VedetteFight, fight, vedette_battle_get_records (self->skirmish->battle, VEDETTE_TYPE_FIGHT))
    if (vedette_fight_is_named (fight) && has_any (fight, self->lists[0]) && has_any (fight, self->lists[1]))
      return FALSE;
  return TRUE;
}

static gboolean is_first_contact (const Round *self);

static void
read_round (Round                 *self,
            const VedetteSkirmish *skirmish)
{
  gboolean reaction;

  self->skirmish = skirmish;
  self->state = vedette_skirmish_game_get_state (skirmish->game);
  reaction = self->state == VEDETTE_STATE_REACT_MELEE;
  self->lists[0] = vedette_skirmish_game_get_actors (skirmish->game);
  self->lists[1] = vedette_skirmish_game_get_targets (skirmish->game);
  self->lists[2] = reaction ? vedette_skirmish_game_get_reacted (skirmish->game) : NULL;
  find_nameless (self);
  self->apart = is_first_contact (self) && is_fight_of_its_own (self);
}

static gboolean
is_known (const Round *self)
{
  return (self->state == VEDETTE_STATE_CONTACT_MELEE || self->state == VEDETTE_STATE_REACT_MELEE) &&
         vedette_ids_get_n (self->lists[0]) > 0;
}

/* First contact is between those who make it (S-44); any other round is fought by all of a fight (S-45, S-54). */
static gboolean
is_first_contact (const Round *self)
{
  return is_known (self) && self->state == VEDETTE_STATE_CONTACT_MELEE && vedette_ids_get_n (self->lists[1]) > 0 &&
         !g_str_equal (vedette_skirmish_game_get_last_action (self->skirmish->game), "fight");
}

static gboolean
is_due (const Round       *self,
        VedetteFight *fight)
{
  const VedetteIds *lines = vedette_fight_get_lines (fight);

  if (!vedette_fight_is_named (fight) || self->apart)
    return FALSE;
  if (!is_known (self))
    return TRUE;
  for (guint i = 0; i < vedette_ids_get_n (lines); i++)
    if (has_to_do (self, vedette_ids_get (lines, i)))
      return TRUE;
  return FALSE;
}

/* Whether the line fights the round among those of @fight, or of those who are in none for NULL */
static gboolean
fights_in (const Round       *self,
           VedetteFight *fight,
           VedetteFigure     *figure)
{
  gint64 line = vedette_record_get_id (VEDETTE_RECORD (figure));

  /* Hidden men are nobody else's business, even where it comes to blows. */
  if (!vedette_figure_is_on_table (figure) || vedette_figure_get_hidden (figure) ||
      vedette_figure_get_melee (figure) != VEDETTE_TRI_YES)
    return FALSE;
  if (self->apart)
    return fight == NULL && has_to_do (self, line);
  if (vedette_fights_find (self->skirmish, line) != fight)
    return FALSE;
  if (is_first_contact (self))
    return has_to_do (self, line);
  /* Where nobody said whom they fight, it may be any who are in no fight that has a name. */
  return fight != NULL || !is_known (self) || vedette_ids_contains (self->nameless, line) || !is_in_nameless (self, line);
}

static char *
list_side (const Round       *self,
           VedetteFight *fight,
           guint              side)
{
  g_autoptr (GString) names = g_string_new (NULL);

  vedette_each (VedetteFigure, figure, vedette_battle_get_records (self->skirmish->battle, VEDETTE_TYPE_FIGURE))
    {
      int fighting = vedette_figure_get_in_melee (figure);

      if (vedette_figure_get_side (figure) != vedette_record_get_id (VEDETTE_RECORD (self->skirmish->forces[side])) ||
          !fights_in (self, fight, figure))
        continue;
      if (names->len > 0)
        g_string_append (names, C_("list of names", ", "));
      if (fighting > 0 && fighting < vedette_figure_get_standing (figure))
        /* Translators: a line of the roster, how many of it are in melee, and how many are left */
        g_string_append_printf (names, _("%s (%d of %d)"), vedette_figure_get_name (figure), fighting,
                                vedette_figure_get_standing (figure));
      else
        g_string_append (names, vedette_figure_get_name (figure));
    }
  return g_strdup (names->str);
}

/* Returns: (transfer full) (nullable): “Ann, Ben against Wat”; NULL for nobody */
static char *
describe_lines (const Round       *self,
                VedetteFight *fight)
{
  g_autofree char *first = list_side (self, fight, 0);
  g_autofree char *second = list_side (self, fight, 1);

  if (*first != '\0' && *second != '\0')
    /* Translators: figures of one side, and of the other, who fight each other */
    return g_strdup_printf (_("%s against %s"), first, second);
  if (*first != '\0')
    return g_steal_pointer (&first);
  return *second != '\0' ? g_steal_pointer (&second) : NULL;
}

/* Whether somebody who has to do with the action fights in no fight that has a name */
static gboolean
has_others (const Round *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (self->lists); i++)
    for (guint k = 0; k < vedette_ids_get_n (self->lists[i]); k++)
      {
        gint64 line = vedette_ids_get (self->lists[i], k);
        VedetteFigure *figure = vedette_skirmish_find_figure (self->skirmish, line);

        if (figure != NULL && fights_in (self, NULL, figure))
          return TRUE;
      }
  return FALSE;
}

/* What of the contacts nobody said */
static void
add_unknown (const Round  *self,
             gboolean      alone,
             GStrvBuilder *list)
{
  GListModel *figures = vedette_battle_get_records (self->skirmish->battle, VEDETTE_TYPE_FIGURE);
  g_autoptr (GString) perhaps = g_string_new (NULL);

  vedette_each (VedetteFigure, figure, figures)
    {
      if (!vedette_figure_is_on_table (figure) || vedette_figure_get_hidden (figure) ||
          vedette_figure_get_melee (figure) != VEDETTE_TRI_UNTRACKED)
        continue;
      g_string_append_printf (perhaps, "%s%s", perhaps->len > 0 ? C_("list of names", ", ") : "",
                              vedette_figure_get_name (figure));
    }
  if (perhaps->len > 0)
    {
      /* Translators: names of lines, such as “Wat, Archers” */
      g_autofree char *text = g_strdup_printf (_("Possibly in melee: %s"), perhaps->str);

      g_strv_builder_add (list, text);
    }
  if (g_list_model_get_n_items (figures) > 0 && vedette_skirmish_game_get_contact (self->skirmish->game) != VEDETTE_TRI_NO)
    g_strv_builder_add (list, alone ? _("Figures in contact are not recorded")
                                      : _("Other figures in contact are not recorded"));
}

/**
 * vedette_fights_list_due:
 *
 * Returns: (transfer full): the fights in which a round is due, or that there are if none is: each by its name with those
 *   in it, those in melee who have none, and what nobody said; empty without a roster and in a battle without melee. Only
 *   what both sides see.
 */
GStrv
vedette_fights_list_due (const VedetteSkirmish *skirmish)
{
  g_autoptr (GStrvBuilder) list = g_strv_builder_new ();
  g_autofree char *others = NULL;
  gboolean found = FALSE;
  g_auto (Round) round = { 0 };

  read_round (&round, skirmish);
  vedette_each (VedetteFight, fight, vedette_battle_get_records (skirmish->battle, VEDETTE_TYPE_FIGHT))
    {
      g_autofree char *lines = is_due (&round, fight) ? describe_lines (&round, fight) : NULL;
      g_autofree char *text = NULL;

      if (lines == NULL)
        continue;
      /* Translators: the name of a fight, as in “At the bridge”, and who is in it */
      text = g_strdup_printf (C_("fight", "%s: %s"), vedette_fight_get_name (fight), lines);
      g_strv_builder_add (list, text);
      found = TRUE;
    }
  others = !found || !is_known (&round) || has_others (&round) ? describe_lines (&round, NULL) : NULL;
  if (others != NULL)
    {
      /* Translators: figures in melee, in no fight that has a name */
      g_autofree char *text = g_strdup_printf (found ? _("Others: %s") :
                                                       /* Translators: names of lines, such as “Wat, Archers” */
                                                       _("In melee: %s"), others);

      g_strv_builder_add (list, text);
    }
  if (!is_known (&round))
    add_unknown (&round, others == NULL && !found, list);
  return g_strv_builder_end (list);
}

/**
 * vedette_fights_fact_due:
 *
 * Returns: (transfer full) (nullable): the names of the fights in which a round is due, for the facts of a step
 */
JsonArray *
vedette_fights_fact_due (const VedetteSkirmish *skirmish)
{
  g_autoptr (JsonArray) names = json_array_new ();
  g_auto (Round) round = { 0 };

  read_round (&round, skirmish);
  vedette_each (VedetteFight, fight, vedette_battle_get_records (skirmish->battle, VEDETTE_TYPE_FIGHT))
    if (is_due (&round, fight))
      json_array_add_string_element (names, vedette_fight_get_name (fight));
  return json_array_get_length (names) > 0 ? g_steal_pointer (&names) : NULL;
}

static void
group_free (gpointer data)
{
  VedetteFightGroup *group = data;

  g_free (group->name);
  vedette_ids_unref (group->lines);
  g_free (group);
}

/* @fight: (nullable): those who are in none */
static void
add_group (const Round       *self,
           VedetteFight *fight,
           GPtrArray         *groups)
{
  g_autoptr (GArray) lines = g_array_new (FALSE, FALSE, sizeof (gint64));
  VedetteFightGroup *group;

  vedette_each (VedetteFigure, figure, vedette_battle_get_records (self->skirmish->battle, VEDETTE_TYPE_FIGURE))
    {
      gint64 line = vedette_record_get_id (VEDETTE_RECORD (figure));

      if (fights_in (self, fight, figure))
        g_array_append_val (lines, line);
    }
  if (lines->len == 0)
    return;
  group = g_new (VedetteFightGroup, 1);
  group->name = fight != NULL ? g_strdup (vedette_fight_get_name (fight)) : NULL;
  group->lines = vedette_ids_new ((const gint64 *) lines->data, lines->len);
  g_ptr_array_add (groups, group);
}

/**
 * vedette_fights_list_groups:
 *
 * Returns: (transfer full) (element-type VedetteFightGroup): who fights the round that is due, fight by fight; empty if
 *   nobody said who does
 */
GPtrArray *
vedette_fights_list_groups (const VedetteSkirmish *skirmish)
{
  GPtrArray *groups = g_ptr_array_new_with_free_func (group_free);
  g_auto (Round) round = { 0 };

  read_round (&round, skirmish);
  vedette_each (VedetteFight, fight, vedette_battle_get_records (skirmish->battle, VEDETTE_TYPE_FIGHT))
    if (is_due (&round, fight))
      add_group (&round, fight, groups);
  if (groups->len == 0 || !is_known (&round) || has_others (&round))
    add_group (&round, NULL, groups);
  return groups;
}
