/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who fights a round that is due: what window and command line list (S-44 to S-46). */

#include "vedette-config.h"

#include <glib/gi18n-lib.h>

#include "core/skirmish/state/vedette-fights.h"

/* What a round that is due is between */
typedef struct
{
  const VedetteSkirmish *skirmish;
  GListModel *fights;
  VedetteIds *acting; /* the lines that the action names; NULL if it names nobody or if everyone in contact fights */
  VedetteIds *melee;  /* these, everyone they fight, everyone those fight, and so on (S-54) */
  gboolean first;     /* whether only those who make contact and those they meet fight (S-44) */
} Round;

static void
round_clear (Round *self)
{
  g_clear_pointer (&self->acting, vedette_ids_unref);
  g_clear_pointer (&self->melee, vedette_ids_unref);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Round, round_clear)

static gboolean
has_any (const VedetteIds *all,
         const VedetteIds *lines)
{
  for (guint i = 0; i < vedette_ids_get_n (lines); i++)
    if (vedette_ids_contains (all, vedette_ids_get (lines, i)))
      return TRUE;
  return FALSE;
}

static void
add_all (VedetteIds      **all,
         const VedetteIds *lines)
{
  for (guint i = 0; i < vedette_ids_get_n (lines); i++)
    vedette_ids_add (all, vedette_ids_get (lines, i));
}

static void
read_round (Round                 *self,
            const VedetteSkirmish *skirmish)
{
  VedetteSkirmishGame *game = skirmish->game;
  VedetteState state = vedette_skirmish_game_get_state (game);
  const VedetteIds *actors = vedette_skirmish_game_get_actors (game), *targets = vedette_skirmish_game_get_targets (game);
  guint before;

  self->skirmish = skirmish;
  self->fights = vedette_battle_get_records (skirmish->battle, VEDETTE_TYPE_FIGHT);
  if (actors == NULL || (state != VEDETTE_STATE_CONTACT_MELEE && state != VEDETTE_STATE_REACT_MELEE))
    return;
  add_all (&self->acting, actors);
  add_all (&self->acting, targets);
  if (state == VEDETTE_STATE_REACT_MELEE)
    add_all (&self->acting, vedette_skirmish_game_get_reacted (game));
  self->first = state == VEDETTE_STATE_CONTACT_MELEE && targets != NULL &&
                !g_str_equal (vedette_skirmish_game_get_last_action (game), "fight");
  self->melee = vedette_ids_ref (self->acting);
  if (self->first)
    return;
  /* A reaction is fought by everyone in that melee (S-54), an action only by the fights of those who act (S-45). Fights
   * without a name that share figures are one fight. */
  do
    {
      before = vedette_ids_get_n (self->melee);
      vedette_each (VedetteFight, fight, self->fights)
        if ((state == VEDETTE_STATE_REACT_MELEE || !vedette_fight_is_named (fight)) &&
            has_any (self->melee, vedette_fight_get_lines (fight)))
          add_all (&self->melee, vedette_fight_get_lines (fight));
    }
  while (vedette_ids_get_n (self->melee) > before);
  vedette_each (VedetteFight, fight, self->fights)
    if (has_any (self->acting, vedette_fight_get_lines (fight)))
      add_all (&self->melee, vedette_fight_get_lines (fight));
}

static gboolean
is_in_any (const Round *self,
           gint64       line)
{
  vedette_each (VedetteFight, fight, self->fights)
    if (vedette_ids_contains (vedette_fight_get_lines (fight), line))
      return TRUE;
  return FALSE;
}

/* @fight: (nullable): NULL for lines that are in no fight with a name
 * @unsaid: whether lines of which nobody recorded whom they fight are in the round */
static VedetteIds *
list_fighters (const Round  *self,
               VedetteFight *fight,
               gboolean      unsaid)
{
  VedetteIds *lines = NULL;

  vedette_each (VedetteFigure, figure, vedette_battle_get_records (self->skirmish->battle, VEDETTE_TYPE_FIGURE))
    {
      gint64 line = vedette_record_get_id (VEDETTE_RECORD (figure));

      /* Hidden figures are nobody else's business, even in melee. */
      if (vedette_figure_is_on_table (figure) && !vedette_figure_get_hidden (figure) &&
          vedette_figure_get_melee (figure) == VEDETTE_TRI_YES &&
          (fight != NULL ? vedette_ids_contains (vedette_fight_get_lines (fight), line)
                         : self->first || vedette_fights_find (self->skirmish, line) == NULL) &&
          (self->melee == NULL || vedette_ids_contains (self->melee, line) || (unsaid && !is_in_any (self, line))))
        vedette_ids_add (&lines, line);
    }
  return lines;
}

/* @fight: (nullable): whose name the group has
 * @lines: (transfer full) (nullable): who fights; a group of nobody is not added */
static void
add_group (GPtrArray    *groups,
           VedetteFight *fight,
           VedetteIds   *lines)
{
  if (lines != NULL)
    g_ptr_array_add (groups, g_object_new (VEDETTE_TYPE_FIGHT, "name", fight != NULL ? vedette_fight_get_name (fight) : "",
                                           "lines", lines, NULL));
  vedette_ids_unref (lines);
}

/* A charge is one fight of those who charge and those they meet (A-S41), and may have a name. */
static VedetteFight *
find_charge (const Round      *self,
             const VedetteIds *lines)
{
  vedette_each (VedetteFight, fight, self->fights)
    if (vedette_fight_is_named (fight) && vedette_fights_has_all (vedette_fight_get_lines (fight), lines))
      return fight;
  return NULL;
}

static GPtrArray *
list_groups (const Round *self)
{
  GPtrArray *groups = g_ptr_array_new_with_free_func (g_object_unref);
  VedetteIds *others = list_fighters (self, NULL, FALSE);

  if (self->first)
    {
      add_group (groups, find_charge (self, others), others);
      return groups;
    }
  vedette_each (VedetteFight, fight, self->fights)
    if (vedette_fight_is_named (fight))
      add_group (groups, fight, list_fighters (self, fight, FALSE));
  /* Anyone of whom nobody recorded whom they fight may fight figures of the action that are in no fight with a name. */
  if (groups->len == 0 || has_any (self->acting, others))
    {
      vedette_ids_unref (others);
      others = list_fighters (self, NULL, TRUE);
    }
  add_group (groups, NULL, others);
  return groups;
}

/**
 * vedette_fights_list_groups:
 *
 * Returns: (transfer full) (element-type VedetteFight): who fights the round that is due, fight by fight, with an empty name
 *   for lines in no fight with a name; empty if nobody is recorded. A line can be in several fights.
 */
GPtrArray *
vedette_fights_list_groups (const VedetteSkirmish *skirmish)
{
  g_auto (Round) round = { 0 };

  read_round (&round, skirmish);
  return list_groups (&round);
}

static char *
list_side (const VedetteSkirmish *skirmish,
           const VedetteIds      *lines,
           guint                  side)
{
  g_autoptr (GString) names = g_string_new (NULL);

  for (guint i = 0; i < vedette_ids_get_n (lines); i++)
    {
      VedetteFigure *figure = vedette_skirmish_find_figure (skirmish, vedette_ids_get (lines, i));
      int fighting = vedette_figure_get_in_melee (figure);

      if (vedette_figure_get_side (figure) != vedette_record_get_id (VEDETTE_RECORD (skirmish->forces[side])))
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

/* Returns: (transfer full): “Ann, Ben against Wat” */
static char *
describe_lines (const VedetteSkirmish *skirmish,
                const VedetteIds      *lines)
{
  g_autofree char *first = list_side (skirmish, lines, 0);
  g_autofree char *second = list_side (skirmish, lines, 1);

  if (*first != '\0' && *second != '\0')
    /* Translators: figures of one side, and of the other, who fight each other */
    return g_strdup_printf (_("%s against %s"), first, second);
  return g_strconcat (first, second, NULL);
}

/* What nobody recorded of the contacts */
static void
add_unknown (const VedetteSkirmish *skirmish,
             gboolean               alone,
             GStrvBuilder          *list)
{
  GListModel *figures = vedette_battle_get_records (skirmish->battle, VEDETTE_TYPE_FIGURE);
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
  if (g_list_model_get_n_items (figures) > 0 && vedette_skirmish_game_get_contact (skirmish->game) != VEDETTE_TRI_NO)
    g_strv_builder_add (list, alone ? _("Figures in contact are not recorded")
                                      : _("Other figures in contact are not recorded"));
}

/**
 * vedette_fights_list_due:
 *
 * Returns: (transfer full): the fights in which a round is due, or all fights if none is: each fight with a name, the other
 *   figures in melee, and what nobody recorded; empty without a roster and in a battle without melee. Only what both sides see.
 */
GStrv
vedette_fights_list_due (const VedetteSkirmish *skirmish)
{
  g_autoptr (GStrvBuilder) list = g_strv_builder_new ();
  g_auto (Round) round = { 0 };
  g_autoptr (GPtrArray) groups = NULL;

  read_round (&round, skirmish);
  groups = list_groups (&round);
  for (guint i = 0; i < groups->len; i++)
    {
      VedetteFight *fight = groups->pdata[i];
      g_autofree char *lines = describe_lines (skirmish, vedette_fight_get_lines (fight));
      g_autofree char *text = NULL;

      if (vedette_fight_is_named (fight))
        /* Translators: the name of a fight, as in “At the bridge”, and who is in it */
        text = g_strdup_printf (C_("fight", "%s: %s"), vedette_fight_get_name (fight), lines);
      else
        /* Translators: figures in melee, in no fight that has a name */
        text = g_strdup_printf (i > 0 ? _("Others: %s") :
                                        /* Translators: names of lines, such as “Wat, Archers” */
                                        _("In melee: %s"), lines);
      g_strv_builder_add (list, text);
    }
  if (round.melee == NULL)
    add_unknown (skirmish, groups->len == 0, list);
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
  g_autoptr (GPtrArray) groups = vedette_fights_list_groups (skirmish);

  for (guint i = 0; i < groups->len; i++)
    if (vedette_fight_is_named (groups->pdata[i]))
      json_array_add_string_element (names, vedette_fight_get_name (groups->pdata[i]));
  return json_array_get_length (names) > 0 ? g_steal_pointer (&names) : NULL;
}
