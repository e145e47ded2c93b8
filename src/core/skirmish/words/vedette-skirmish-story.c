/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a skirmish is called, who fights in it, who held the initiative when, and whose dice fell how. */

#include "vedette-config.h"

#include "core/skirmish/words/vedette-skirmish-story.h"

#include <glib/gi18n-lib.h>

#include "core/document/vedette-text.h"
#include "core/rules/vedette-choice.h"
#include "core/rules/vedette-facts.h"

/* A battle that was gone back to before its first step has a log, and no records. */
static gboolean
is_there (const VedetteSkirmish *self)
{
  return self->forces[0] != NULL && self->forces[1] != NULL;
}

/**
 * vedette_skirmish_fill_parties:
 * @list: (element-type VedetteParty): where to
 *
 * Adds the two sides.
 */
void
vedette_skirmish_fill_parties (const VedetteSkirmish *self,
                               GListStore            *list)
{
  for (guint i = 0; i < 2 && is_there (self); i++)
    {
      VedetteForce *force = self->forces[i];

      vedette_value_add (list, VedetteParty, .id = vedette_skirmish_get_word (i), .name = vedette_force_get_name (force),
                         .players = vedette_force_get_players (force), .colour = vedette_force_get_colour (force),
                         .sign = vedette_force_get_sign (force), .record = vedette_record_get_id (VEDETTE_RECORD (force)),
                         .rolling = vedette_force_get_rolling (force));
    }
}

/**
 * vedette_skirmish_fill_audiences:
 * @list: (element-type VedetteChoice): where to
 *
 * Adds the two sides and the umpire.
 */
void
vedette_skirmish_fill_audiences (const VedetteSkirmish *self,
                                 GListStore            *list)
{
  for (guint i = 0; i < 2; i++)
    vedette_choice_add_nick (list, vedette_skirmish_get_word (i),
                             is_there (self) ? vedette_force_get_name (self->forces[i]) : vedette_skirmish_get_word (i));
  vedette_choice_add_nick (list, VEDETTE_AUDIENCE_UMPIRE, _("Umpire"));
}

/* The initiative goes to a side, or nobody's it is any more. */
static void
change_holder (const VedetteSkirmish *self,
               GListStore            *list,
               VedetteSpan          **current,
               gint64                 holder,
               gint64                 n)
{
  if (*current != NULL)
    (*current)->to = n;
  *current = holder != 0 ? vedette_value_add (list, VedetteSpan, .party = vedette_skirmish_get_side_word (self, holder),
                                              .from = n, .label = vedette_skirmish_get_side_name (self, holder))
                         : NULL;
}

/**
 * vedette_skirmish_fill_spans:
 * @list: (element-type VedetteSpan): where to
 *
 * Adds each holding (S-19): from the step that gave a side the initiative to that which gave it to the other, or ended the
 * game.
 */
void
vedette_skirmish_fill_spans (const VedetteSkirmish *self,
                             GListStore            *list)
{
  gint64 game = self->game != NULL ? vedette_record_get_id (VEDETTE_RECORD (self->game)) : 0;
  VedetteSpan *current = NULL;

  for (guint i = 0; i < vedette_battle_get_place (self->battle); i++)
    {
      VedetteStep *step = vedette_battle_get_branch (self->battle, i);
      VedetteStepSet set;

      if (!vedette_step_may_mention (step, "holder") && !vedette_step_may_mention (step, "state"))
        continue;
      for (guint k = 0; k < vedette_step_get_n_changes (step); k++)
        {
          if (!vedette_step_get_nth_set (step, k, &set) || set.record != game)
            continue;
          if (g_str_equal (set.property, "holder"))
            change_holder (self, list, &current, g_value_get_int64 (set.after), vedette_step_get_n (step));
          else if (g_str_equal (set.property, "state") && g_value_get_enum (set.after) == VEDETTE_STATE_OVER)
            change_holder (self, list, &current, 0, vedette_step_get_n (step));
        }
    }
}

static gboolean
is_renaming (const VedetteStepSet  *set,
             VedetteForce          *force)
{
  return set->record == vedette_record_get_id (VEDETTE_RECORD (force)) && g_str_equal (set->property, "name");
}

static gboolean
renames (const VedetteSkirmish *self,
         VedetteStep           *step)
{
  VedetteStepSet set;

  for (guint i = 0; i < vedette_step_get_n_changes (step) && vedette_step_may_mention (step, "name"); i++)
    if (vedette_step_get_nth_set (step, i, &set) &&
        (is_renaming (&set, self->forces[0]) || is_renaming (&set, self->forces[1])))
      return TRUE;
  return FALSE;
}

static void
read_names (const VedetteSkirmish *self,
            VedetteSideNames      *names)
{
  GListModel *steps = vedette_battle_get_steps (self->battle);

  if (names->renamings == NULL)
    names->renamings = g_ptr_array_new_with_free_func (g_object_unref);
  for (; names->n_steps < g_list_model_get_n_items (steps); names->n_steps++)
    {
      g_autoptr (VedetteStep) step = g_list_model_get_item (steps, names->n_steps);

      if (renames (self, step))
        g_ptr_array_add (names->renamings, g_steal_pointer (&step));
    }
}

void
vedette_side_names_clear (VedetteSideNames *self)
{
  g_clear_pointer (&self->renamings, g_ptr_array_unref);
  self->n_steps = 0;
}

/* Whether @earlier had been done when @step was */
static gboolean
is_before (VedetteBattle *battle,
           VedetteStep   *earlier,
           VedetteStep   *step)
{
  while (step != NULL && vedette_step_get_n (step) > vedette_step_get_n (earlier))
    {
      if (vedette_battle_is_on_branch (battle, step))
        return vedette_battle_is_on_branch (battle, earlier);
      step = vedette_battle_get_step (battle, vedette_step_get_after (step));
    }
  return step == earlier;
}

/* Returns: (transfer full): what the side was called when the step was done */
static char *
find_name_then (const VedetteSkirmish *self,
                VedetteSideNames      *names,
                VedetteForce          *force,
                VedetteStep           *step)
{
  g_autofree char *name = NULL;

  for (guint i = 0; i < names->renamings->len; i++)
    {
      VedetteStep *renaming = names->renamings->pdata[i];
      gboolean before = is_before (self->battle, renaming, step);
      VedetteStepSet set;

      for (guint k = 0; k < vedette_step_get_n_changes (renaming); k++)
        if (vedette_step_get_nth_set (renaming, k, &set) && is_renaming (&set, force))
          {
            /* What it was before the first renaming of all is what it was called in the beginning. */
            if (before)
              {
                g_free (name);
                name = g_value_dup_string (set.after);
              }
            else if (name == NULL)
              name = g_value_dup_string (set.before);
          }
    }
  return name != NULL ? g_steal_pointer (&name) : g_strdup (vedette_force_get_name (force));
}

/* Returns: (nullable): the party that had that name when the step was done */
static const char *
find_party_then (const VedetteSkirmish *self,
                 VedetteSideNames      *names,
                 const char            *name,
                 VedetteStep           *step)
{
  read_names (self, names);
  for (guint i = 0; i < 2; i++)
    {
      g_autofree char *then = find_name_then (self, names, self->forces[i], step);

      if (g_str_equal (vedette_text_show (then, VEDETTE_TEXT_MOST), vedette_text_show (name, VEDETTE_TEXT_MOST)))
        return vedette_skirmish_get_word (i);
    }
  return NULL;
}

static void
add_d20 (GListStore *list,
         const char *party,
         int         natural)
{
  if (natural >= 1 && natural <= VEDETTE_ATTEMPT_SIDES)
    vedette_value_add (list, VedetteNatural, .party = party, .sides = VEDETTE_ATTEMPT_SIDES, .natural = natural);
}

/* Rolling off, both sides roll by turns until one is ahead (A-S22). */
static void
add_roll_off (GListStore *list,
              JsonArray  *naturals)
{
  for (guint i = 0; i < json_array_get_length (naturals); i++)
    {
      JsonNode *node = json_array_get_element (naturals, i);

      if (JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) == G_TYPE_INT64)
        add_d20 (list, vedette_skirmish_get_word (i % 2), (int) CLAMP (json_node_get_int (node), 0, G_MAXINT));
    }
}

/* Steps of older versions contain dice of reserves, of any size. They tell nothing about the luck with the initiative. */
static void
add_arrivals (GListStore *list,
              JsonArray  *arrivals)
{
  for (guint i = 0; i < json_array_get_length (arrivals); i++)
    {
      JsonNode *node = json_array_get_element (arrivals, i);
      JsonObject *arrival = JSON_NODE_HOLDS_OBJECT (node) ? json_node_get_object (node) : NULL;

      if (arrival != NULL && vedette_fact_int (arrival, "rolled") > 0)
        vedette_value_add (list, VedetteNatural, .label = vedette_fact_text (arrival, "name"),
                           .sides = vedette_fact_int (arrival, "sides"), .natural = vedette_fact_int (arrival, "rolled"),
                           .apart = TRUE);
    }
}

/**
 * vedette_skirmish_fill_dice:
 * @names: what was remembered for the last question
 * @list: (element-type VedetteNatural): where to
 *
 * Adds the dice of a step.
 */
void
vedette_skirmish_fill_dice (const VedetteSkirmish *self,
                            VedetteSideNames      *names,
                            VedetteStep           *step,
                            GListStore            *list)
{
  /* Other steps are asked for names, too. */
  g_autoptr (JsonObject) facts = json_object_ref (vedette_step_get_facts (step));
  JsonArray *naturals = vedette_fact_array (facts, "naturals"), *arrivals = vedette_fact_array (facts, "arrivals");

  if (!is_there (self))
    return;
  if (naturals != NULL)
    add_roll_off (list, naturals);
  if (vedette_fact_int (facts, "natural") != 0)
    add_d20 (list, find_party_then (self, names, vedette_fact_text (facts, "side"), step), vedette_fact_int (facts, "natural"));
  if (arrivals != NULL)
    add_arrivals (list, arrivals);
}

/**
 * vedette_skirmish_make_title:
 *
 * Returns: (transfer full): what the battle is called, or who fights in it
 */
char *
vedette_skirmish_make_title (const VedetteSkirmish *self)
{
  if (!is_there (self))
    return g_strdup ("");
  if (*vedette_about_get_name (self->about) != '\0')
    return g_strdup (vedette_about_get_name (self->about));
  /* Translators: the names of the two sides */
  return g_strdup_printf (_("%s against %s"), vedette_force_get_name (self->forces[0]),
                          vedette_force_get_name (self->forces[1]));
}
