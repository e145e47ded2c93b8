/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What all who stand around the table may know of a battle, as the rules of any system tell it. Every question is asked for
   all, never for the one in whose window the battle is played. */

#include "vedette-config.h"

#include "ui/table/vedette-table-news.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "core/rules/vedette-dice-request.h"
#include "core/rules/vedette-status.h"
#include "ui/play/vedette-ladder.h"

/* So many facts are read from afar, if many are strong; else so many; and so far back a die is looked for. */
#define MOST_FACTS 4
#define N_FACTS 3
#define REACH 50

static void
free_fact (gpointer data)
{
  VedetteTableFact *fact = data;

  g_free (fact->label);
  g_free (fact->text);
  g_free (fact);
}

/* Returns: (transfer full) (nullable): a party that all know */
static VedetteParty *
find_party (VedetteRules *rules,
            const char   *id)
{
  g_autoptr (GListModel) parties = vedette_rules_list_parties (rules, VEDETTE_AUDIENCE_ALL);

  return vedette_parties_find (parties, id);
}

/* Whose span goes on: the innermost, and of those the newest */
static VedetteParty *
find_holder (VedetteRules *rules)
{
  g_autoptr (VedetteSpan) best = NULL;

  vedette_each_new (VedetteSpan, span, vedette_rules_list_spans (rules, VEDETTE_AUDIENCE_ALL))
    if (span->to == 0 && span->party != NULL && (best == NULL || span->depth >= best->depth))
      g_set_object (&best, span);
  return best != NULL ? find_party (rules, best->party) : NULL;
}

/* Returns: (nullable): how it is; of what has parts, the one that is now */
static const char *
get_text (VedetteStatus *item)
{
  for (guint i = 0; i < item->parts->len; i++)
    if (vedette_status_nth_part (item, i)->state == VEDETTE_PART_NOW)
      return vedette_status_nth_part (item, i)->label;
  return item->text;
}

/* Who holds is what is read from afar; where the headline tells something else, that stands above it. */
static void
put_holder_first (VedetteTableNews *self)
{
  const char *name = self->holder != NULL ? self->holder->name : NULL;

  if (name == NULL || self->head.text == NULL || g_str_equal (name, self->head.text))
    return;
  g_free (self->head.label);
  self->head.label = g_steal_pointer (&self->head.text);
  self->head.text = g_strdup (name);
}

static void
read_head (VedetteTableNews *self,
           GListModel       *status)
{
  vedette_each (VedetteStatus, item, status)
    if (self->head.text == NULL && item->emphasis == VEDETTE_EMPHASIS_HEADLINE && get_text (item) != NULL)
      {
        self->head.label = g_strdup (item->label);
        self->head.text = g_strdup (get_text (item));
      }
}

/* Whether what is due names what the item tells, as “1st Division moves” names the division that is active */
static gboolean
is_named (VedetteTableNews *self,
          VedetteStatus    *item)
{
  return self->due != NULL && (g_str_equal (self->due, get_text (item)) ||
                               (G_VALUE_HOLDS_STRING (item->value) && strstr (self->due, get_text (item)) != NULL));
}

/* What is due has a place of its own, and who holds, and the phases of a turn. */
static gboolean
is_fact (VedetteTableNews *self,
         VedetteStatus    *item)
{
  VedetteEmphasis emphasis = item->emphasis;

  return (emphasis == VEDETTE_EMPHASIS_NORMAL || emphasis == VEDETTE_EMPHASIS_STRONG) && !vedette_ladder_is (item) &&
         get_text (item) != NULL && !is_named (self, item) &&
         g_strcmp0 (get_text (item), self->head.text) != 0;
}

/* How many facts stand beside each other from there on, as the points of one army and of the other: their ids begin alike. */
static guint
count_alike (VedetteTableNews *self,
             GListModel       *status,
             guint             first)
{
  g_autoptr (VedetteStatus) item = g_list_model_get_item (status, first);
  const char *id = item->id, *dash = strchr (id, '-');
  g_autofree char *kind = dash != NULL ? g_strndup (id, (gsize) (dash - id) + 1) : NULL;
  guint n = 1;

  for (guint i = first + 1; kind != NULL && i < g_list_model_get_n_items (status); i++, n++)
    {
      g_autoptr (VedetteStatus) other = g_list_model_get_item (status, i);

      if (!is_fact (self, other) || !g_str_has_prefix (other->id, kind))
        break;
    }
  return n;
}

/* Reads the strong facts first, as many as there is room for, in the order of the status. Similar facts are shown together or
 * not at all. */
static void
read_facts (VedetteTableNews *self,
            GListModel       *status)
{
  guint strong = 0, normal, taken = 0, alike = 0;

  vedette_each (VedetteStatus, item, status)
    strong += is_fact (self, item) && item->emphasis == VEDETTE_EMPHASIS_STRONG;
  normal = strong < N_FACTS ? N_FACTS - strong : 0;
  for (guint i = 0; i < g_list_model_get_n_items (status) && self->facts->len < MOST_FACTS; i++)
    {
      g_autoptr (VedetteStatus) item = g_list_model_get_item (status, i);
      VedetteTableFact *fact;

      if (!is_fact (self, item))
        continue;
      if (item->emphasis == VEDETTE_EMPHASIS_NORMAL)
        {
          if (alike == 0 && (normal == 0 || strong + taken + count_alike (self, status, i) > MOST_FACTS))
            continue;
          alike = alike > 0 ? alike - 1 : count_alike (self, status, i) - 1;
          normal -= normal > 0;
          taken++;
        }
      fact = g_new0 (VedetteTableFact, 1);
      fact->label = g_strdup (item->label);
      fact->text = g_strdup (get_text (item));
      g_ptr_array_add (self->facts, fact);
    }
}

static void
read_roller (VedetteTableNews *self,
             VedetteRules     *rules,
             VedetteMove      *move)
{
  g_autoptr (GListModel) requests = vedette_rules_list_dice (rules, move, NULL, 0);
  g_autoptr (VedetteDiceRequest) first = requests != NULL ? g_list_model_get_item (requests, 0) : NULL;

  /* Where both roll, the sign of one of them would be a lie. */
  for (guint i = 1; requests != NULL && i < g_list_model_get_n_items (requests); i++)
    {
      g_autoptr (VedetteDiceRequest) other = g_list_model_get_item (requests, i);

      if (g_strcmp0 (other->party, first->party) != 0)
        return;
    }
  if (first != NULL)
    self->roller = find_party (rules, first->party);
}

/* What the rules say of the move under Enter, as far as all know what goes into it */
static void
read_need (VedetteTableNews *self,
           VedetteRules     *rules)
{
  g_autoptr (GListModel) offers = vedette_rules_list_offers (rules, VEDETTE_AUDIENCE_ALL);
  g_autoptr (VedetteOffer) due = vedette_offers_find_key (offers, VEDETTE_OFFER_ENTER);
  g_autoptr (VedetteBreakdown) breakdown = NULL;
  g_autoptr (VedetteOutcome) outcome = NULL;

  if (due == NULL)
    return;
  read_roller (self, rules, due->move);
  breakdown = vedette_rules_preview (rules, due->move);
  if (breakdown == NULL || breakdown->need <= 0 || g_list_model_get_n_items (breakdown->factors) == 0)
    return;
  outcome = g_list_model_get_item (breakdown->outcomes, 0);
  self->need = breakdown->need;
  self->sum = vedette_breakdown_say_sum (breakdown);
  if (outcome != NULL)
    self->chance = vedette_chance_percent (outcome->chance);
}

/* Returns: whether a die of that step decided something */
static gboolean
read_dice (VedetteTableNews *self,
           VedetteRules     *rules,
           VedetteStep      *step)
{
  g_autoptr (VedetteBreakdown) breakdown = NULL;

  vedette_each_new (VedetteNatural, natural, vedette_rules_get_dice (rules, step, VEDETTE_AUDIENCE_ALL))
    if (!natural->apart)
      g_ptr_array_add (self->naturals, g_object_ref (natural));
  if (self->naturals->len == 0)
    return FALSE;
  breakdown = vedette_rules_explain (rules, step, VEDETTE_AUDIENCE_ALL);
  self->rolled_need = breakdown != NULL ? breakdown->need : 0;
  return TRUE;
}

static void
read_result (VedetteTableNews *self,
             VedetteRules     *rules)
{
  VedetteBattle *battle = vedette_rules_get_battle (rules);
  guint place = vedette_battle_get_place (battle);

  /* The step that made the battle is no result of anything. */
  for (guint i = place; i > 1 && place - i < REACH && self->naturals->len == 0; i--)
    {
      VedetteStep *step = vedette_battle_get_branch (battle, i - 1);

      if (!vedette_rules_may_see_step (rules, step, VEDETTE_AUDIENCE_ALL))
        continue;
      if (self->since == NULL)
        self->since = vedette_rules_describe (rules, step, VEDETTE_AUDIENCE_ALL);
      if (read_dice (self, rules, step))
        self->result = vedette_rules_describe (rules, step, VEDETTE_AUDIENCE_ALL);
    }
  if (self->result == NULL)
    self->result = g_steal_pointer (&self->since);
  else if (g_strcmp0 (self->result, self->since) == 0)
    g_clear_pointer (&self->since, g_free);
  if (self->result == NULL)
    self->result = g_strdup (_("No steps yet."));
}

/**
 * vedette_table_news_read:
 *
 * Returns: (transfer full): how the battle stands now
 */
VedetteTableNews *
vedette_table_news_read (VedetteRules *rules)
{
  VedetteTableNews *self = g_new0 (VedetteTableNews, 1);
  g_autoptr (GListModel) status = vedette_rules_get_status (rules, VEDETTE_AUDIENCE_ALL);

  self->facts = g_ptr_array_new_with_free_func (free_fact);
  self->naturals = g_ptr_array_new_with_free_func (g_object_unref);
  self->due = vedette_rules_get_due (rules, VEDETTE_AUDIENCE_ALL, &self->hint);
  self->holder = find_holder (rules);
  read_head (self, status);
  put_holder_first (self);
  read_facts (self, status);
  read_need (self, rules);
  read_result (self, rules);
  return self;
}

void
vedette_table_news_free (VedetteTableNews *self)
{
  g_free (self->head.label);
  g_free (self->head.text);
  g_clear_object (&self->holder);
  g_ptr_array_unref (self->facts);
  g_free (self->due);
  g_free (self->hint);
  g_clear_object (&self->roller);
  g_free (self->chance);
  g_free (self->sum);
  g_ptr_array_unref (self->naturals);
  g_free (self->result);
  g_free (self->since);
  g_free (self);
}
