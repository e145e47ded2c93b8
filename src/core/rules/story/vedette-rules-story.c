/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who plays, who may know what, and what has happened so far: what the rules service tells of a battle. */

#include "vedette-config.h"

#include <glib/gi18n-lib.h>

#include "core/rules/vedette-choice.h"
#include "core/rules/vedette-dice-request.h"
#include "core/rules/vedette-facts.h"
#include "core/rules/vedette-rules.h"

/**
 * vedette_rules_list_audiences:
 *
 * Returns: (transfer full): those for whom an answer may be, as [class@Vedette.Choice] with a word for machines and a name;
 *   %VEDETTE_AUDIENCE_ALL is not among them
 */
GListModel *
vedette_rules_list_audiences (VedetteRules *self)
{
  GListStore *list = g_list_store_new (VEDETTE_TYPE_CHOICE);

  if (VEDETTE_RULES_GET_CLASS (self)->fill_audiences != NULL)
    VEDETTE_RULES_GET_CLASS (self)->fill_audiences (self, list);
  return G_LIST_MODEL (list);
}

/**
 * vedette_rules_list_audience_words:
 *
 * Returns: (transfer full): the words for machines of all audiences, for a message
 */
char *
vedette_rules_list_audience_words (VedetteRules *self)
{
  GString *words = g_string_new (NULL);

  vedette_each_new (VedetteChoice, choice, vedette_rules_list_audiences (self))
    g_string_append_printf (words, "%s%s", words->len > 0 ? ", " : "", choice->nick);
  return g_string_free (words, FALSE);
}

/**
 * vedette_rules_get_window:
 *
 * Returns: the audience whose window it is; %VEDETTE_AUDIENCE_ALL where all who play look into it
 */
const char *
vedette_rules_get_window (VedetteRules *self)
{
  VedetteRulesClass *klass = VEDETTE_RULES_GET_CLASS (self);

  return klass->window != NULL ? klass->window : VEDETTE_AUDIENCE_ALL;
}

/**
 * vedette_rules_get_viewer:
 *
 * Returns: (nullable): for whom that is asked which stands in the window all the time: how things are, what is due and
 *   offered; %NULL for who may know everything, where the system does not say whose window it is
 */
const char *
vedette_rules_get_viewer (VedetteRules *self)
{
  return VEDETTE_RULES_GET_CLASS (self)->window;
}

gboolean
vedette_rules_has_audience (VedetteRules *self,
                            const char   *audience)
{
  vedette_each_new (VedetteChoice, choice, vedette_rules_list_audiences (self))
    if (g_str_equal (choice->nick, audience))
      return TRUE;
  return FALSE;
}

/**
 * vedette_rules_get_audience:
 *
 * Who may see a step now: %VEDETTE_AUDIENCE_ALL, or one of vedette_rules_list_audiences(). A step that was undone may tell
 * what is a secret again.
 */
const char *
vedette_rules_get_audience (VedetteRules *self,
                            VedetteStep  *step)
{
  VedetteRulesClass *klass = VEDETTE_RULES_GET_CLASS (self);

  return klass->get_audience != NULL ? klass->get_audience (self, step) : vedette_step_get_audience (step);
}

/**
 * vedette_rules_may_see:
 * @record: the id of a record; what is none is no secret
 * @field: (nullable): the name of one of its properties; %NULL for that it is there, and what it is called
 * @audience: (nullable): as in vedette_rules_get_status()
 *
 * Returns: whether they may know it
 */
gboolean
vedette_rules_may_see (VedetteRules *self,
                       gint64        record,
                       const char   *field,
                       const char   *audience)
{
  VedetteRulesClass *klass = VEDETTE_RULES_GET_CLASS (self);

  if (audience == NULL || klass->may_see == NULL)
    return TRUE;
  return klass->may_see (vedette_rules_read (self), record, field, audience);
}

/**
 * vedette_rules_may_see_step:
 * @audience: (nullable): as in vedette_rules_get_status(); the umpire sees all
 *
 * Returns: whether they may read what happened
 */
gboolean
vedette_rules_may_see_step (VedetteRules *self,
                            VedetteStep  *step,
                            const char   *audience)
{
  const char *own;

  if (audience == NULL || g_str_equal (audience, VEDETTE_AUDIENCE_UMPIRE))
    return TRUE;
  own = vedette_rules_get_audience (self, step);
  return g_str_equal (own, VEDETTE_AUDIENCE_ALL) || g_str_equal (own, audience);
}

/**
 * vedette_rules_list_parties:
 * @audience: (nullable): as in vedette_rules_get_status()
 *
 * Returns: (transfer full): those who play as [class@Vedette.Party]; a factor names them by their place in it
 */
GListModel *
vedette_rules_list_parties (VedetteRules *self,
                            const char   *audience)
{
  GListStore *list = g_list_store_new (VEDETTE_TYPE_PARTY);

  if (VEDETTE_RULES_GET_CLASS (self)->fill_parties != NULL)
    VEDETTE_RULES_GET_CLASS (self)->fill_parties (self, audience, list);
  return G_LIST_MODEL (list);
}

/* Returns: (transfer full) (nullable): the party of that id, if they may know of it */
static VedetteParty *
find_known_party (VedetteRules *self,
                  const char   *id,
                  const char   *audience)
{
  g_autoptr (GListModel) list = vedette_rules_list_parties (self, audience);

  return vedette_parties_find (list, id);
}

/**
 * vedette_rules_find_party:
 * @id: (nullable): of a party
 *
 * Returns: (transfer full) (nullable): the party of that id
 */
VedetteParty *
vedette_rules_find_party (VedetteRules *self,
                          const char   *id)
{
  return find_known_party (self, id, NULL);
}

/**
 * vedette_rules_find_drawn:
 * @audience: (nullable): as in vedette_rules_get_status()
 *
 * Returns: (transfer full) (nullable): the party whose token came up in that step, if they may know of both
 */
VedetteParty *
vedette_rules_find_drawn (VedetteRules *self,
                          VedetteStep  *step,
                          const char   *audience)
{
  const char *id = NULL;

  if (VEDETTE_RULES_GET_CLASS (self)->get_drawn != NULL && vedette_rules_may_see_step (self, step, audience))
    id = VEDETTE_RULES_GET_CLASS (self)->get_drawn (self, step);
  return find_known_party (self, id, audience);
}

/* What is said of a step to those who may not read it: only that there is one */
static char *
describe_secret (VedetteRules *self,
                 VedetteStep  *step)
{
  g_autoptr (VedetteParty) party = vedette_rules_find_party (self, vedette_rules_get_audience (self, step));

  if (party == NULL)
    return g_strdup (_("The umpire wrote something secret"));
  /* Translators: a step, such as an order card, that only one side may read; the name of that side, singular or plural */
  return g_strdup_printf (_("%s wrote something secret"), party->name);
}

/**
 * vedette_rules_describe:
 * @audience: (nullable): as in vedette_rules_get_status()
 *
 * Returns: (transfer full): the step as a sentence in the reader's language, from the names as they were then; if they may
 *   not read it, just that there is one
 */
char *
vedette_rules_describe (VedetteRules *self,
                        VedetteStep  *step,
                        const char   *audience)
{
  if (!vedette_rules_may_see_step (self, step, audience))
    return describe_secret (self, step);
  return VEDETTE_RULES_GET_CLASS (self)->describe (self, step);
}

/**
 * vedette_rules_describe_whole:
 * @audience: (nullable): as in vedette_rules_get_status()
 *
 * Returns: (transfer full): the same for those who read of it later, and whom what was not done tells something, too
 */
char *
vedette_rules_describe_whole (VedetteRules *self,
                              VedetteStep  *step,
                              const char   *audience)
{
  VedetteRulesClass *klass = VEDETTE_RULES_GET_CLASS (self);

  if (klass->describe_whole == NULL || !vedette_rules_may_see_step (self, step, audience))
    return vedette_rules_describe (self, step, audience);
  return klass->describe_whole (self, step);
}

static void
copy_member (JsonObject *facts,
             const char *name,
             JsonNode   *value,
             gpointer    copy)
{
  json_object_set_member (copy, name, json_node_ref (value));
}

/**
 * vedette_rules_get_facts:
 * @audience: (nullable): as in vedette_rules_get_status()
 *
 * Returns: (transfer full): the facts of the step, but for those that they may not know
 */
JsonObject *
vedette_rules_get_facts (VedetteRules *self,
                         VedetteStep  *step,
                         const char   *audience)
{
  const char * const *hidden = vedette_rules_list_hidden_facts (self, step);
  JsonObject *facts = vedette_step_get_facts (step);
  JsonObject *copy;

  if (audience == NULL || g_str_equal (audience, VEDETTE_AUDIENCE_UMPIRE) || hidden == NULL)
    return json_object_ref (facts);
  copy = json_object_new ();
  json_object_foreach_member (facts, copy_member, copy);
  for (guint i = 0; hidden[i] != NULL; i++)
    if (json_object_has_member (copy, hidden[i]))
      json_object_remove_member (copy, hidden[i]);
  return copy;
}

/**
 * vedette_rules_list_spans:
 * @audience: (nullable): as in vedette_rules_get_status()
 *
 * Returns: (transfer full): what belonged to one party from one step to another, as [class@Vedette.Span] in the order in
 *   which they began; what was undone is not among them
 */
GListModel *
vedette_rules_list_spans (VedetteRules *self,
                          const char   *audience)
{
  GListStore *list = g_list_store_new (VEDETTE_TYPE_SPAN);

  if (VEDETTE_RULES_GET_CLASS (self)->fill_spans != NULL)
    VEDETTE_RULES_GET_CLASS (self)->fill_spans (self, audience, list);
  return G_LIST_MODEL (list);
}

/* A file may hold what nobody has rolled. */
static void
add_kept_die (JsonObject *roll,
              GListStore *list)
{
  int sides = vedette_fact_int (roll, "sides");
  int number = vedette_fact_int (roll, "natural");
  const char *party = vedette_fact_text (roll, "party");
  const char *name = vedette_fact_text (roll, "name");

  if (sides < VEDETTE_DICE_MIN_SIDES || sides > VEDETTE_DICE_MAX_SIDES || number < 1 || number > sides)
    return;
  vedette_value_add (list, VedetteNatural, .party = *party != '\0' ? party : NULL, .name = *name != '\0' ? name : NULL,
                     .sides = sides, .natural = number);
}

/* The dice that a step keeps, as vedette_dice_request_roll() has noted them */
static void
fill_kept_dice (JsonObject *facts,
                GListStore *list)
{
  JsonArray *rolls = vedette_fact_array (facts, VEDETTE_FACT_ROLLS);

  for (guint i = 0; rolls != NULL && i < json_array_get_length (rolls); i++)
    {
      JsonNode *roll = json_array_get_element (rolls, i);

      if (JSON_NODE_HOLDS_OBJECT (roll))
        add_kept_die (json_node_get_object (roll), list);
    }
}

/* What was rolled for is what the move is called, where the system says nothing else. */
static void
label_dice (VedetteRules *self,
            VedetteStep  *step,
            GListModel   *dice)
{
  g_autoptr (VedetteMove) move = NULL;

  vedette_each (VedetteNatural, natural, dice)
    {
      if (natural->label != NULL)
        continue;
      if (move == NULL)
        move = vedette_rules_find_move (self, vedette_step_get_kind (step), NULL);
      if (move == NULL)
        return;
      vedette_value_set_text (natural, label, vedette_move_get_title (move));
    }
}

/**
 * vedette_rules_get_dice:
 * @audience: (nullable): as in vedette_rules_get_status()
 *
 * Returns: (transfer full): the dice of the step that they may see, as [class@Vedette.Natural] in the order in which they
 *   were rolled
 */
GListModel *
vedette_rules_get_dice (VedetteRules *self,
                        VedetteStep  *step,
                        const char   *audience)
{
  GListStore *list = g_list_store_new (VEDETTE_TYPE_NATURAL);
  g_autoptr (JsonObject) facts = vedette_rules_get_facts (self, step, audience);

  if (vedette_rules_may_see_step (self, step, audience))
    {
      if (VEDETTE_RULES_GET_CLASS (self)->fill_dice != NULL)
        VEDETTE_RULES_GET_CLASS (self)->fill_dice (self, step, list);
      else
        fill_kept_dice (facts, list);
    }
  label_dice (self, step, G_LIST_MODEL (list));
  return G_LIST_MODEL (list);
}

/**
 * vedette_rules_get_dice_label:
 *
 * Returns: the heading for what vedette_rules_tally() tells
 */
const char *
vedette_rules_get_dice_label (VedetteRules *self)
{
  const char *label = VEDETTE_RULES_GET_CLASS (self)->dice_label;

  return label != NULL ? _(label) : _("All Sides’ Dice");
}

/**
 * vedette_rules_tally:
 * @audience: (nullable): as in vedette_rules_get_status()
 *
 * Counts the dice of all steps that are in force: those that were undone were never rolled.
 *
 * Returns: (transfer full): one [class@Vedette.Tally] for each party and number of sides
 */
GListModel *
vedette_rules_tally (VedetteRules *self,
                     const char   *audience)
{
  GListStore *tallies = g_list_store_new (VEDETTE_TYPE_TALLY);
  VedetteBattle *battle = vedette_rules_get_battle (self);

  for (guint i = 0; i < vedette_battle_get_place (battle); i++)
    {
      vedette_each_new (VedetteNatural, natural, vedette_rules_get_dice (self, vedette_battle_get_branch (battle, i), audience))
        vedette_tally_count (tallies, natural, VEDETTE_RULES_GET_CLASS (self)->faces);
    }
  return G_LIST_MODEL (tallies);
}

/**
 * vedette_rules_count:
 * @party: its id
 * @audience: (nullable): as in vedette_rules_get_status()
 *
 * Returns: (transfer full) (nullable): what there is to count of the party in the steps that are in force, as a sentence,
 *   where its system has more to count than dice
 */
char *
vedette_rules_count (VedetteRules *self,
                     const char   *party,
                     const char   *audience)
{
  VedetteRulesClass *klass = VEDETTE_RULES_GET_CLASS (self);

  return klass->count != NULL ? klass->count (self, party, audience) : NULL;
}

/**
 * vedette_rules_explain:
 * @audience: (nullable): as in vedette_rules_get_status()
 *
 * Says again what the roll of a step rested on. The values are those of the time; the words are today's.
 *
 * Returns: (transfer full) (nullable): the factors that were not zero, the need, and the chances that are certain; %NULL for
 *   a step without a working, or one that they may not see
 */
VedetteBreakdown *
vedette_rules_explain (VedetteRules *self,
                       VedetteStep  *step,
                       const char   *audience)
{
  VedetteRulesClass *klass = VEDETTE_RULES_GET_CLASS (self);

  if (klass->explain == NULL || !vedette_rules_may_see_step (self, step, audience))
    return NULL;
  return klass->explain (self, step);
}

/**
 * vedette_rules_get_number:
 *
 * Returns: the number of the action that the step belongs to, from 1; 0 for a step without one
 */
int
vedette_rules_get_number (VedetteRules *self,
                          VedetteStep  *step)
{
  const char *fact = VEDETTE_RULES_GET_CLASS (self)->number_fact;

  return fact != NULL ? vedette_fact_int (vedette_step_get_facts (step), fact) : 0;
}

/**
 * vedette_rules_get_why:
 * @rule: an id, compared exactly
 *
 * Returns: (nullable): what the rule comes to at the table, in the reader's language; %NULL for an id that the system does
 *   not have
 */
const char *
vedette_rules_get_why (VedetteRules *self,
                       const char   *rule)
{
  const char *text = vedette_why_find (VEDETTE_RULES_GET_CLASS (self)->why, rule);

  return text != NULL ? text : vedette_why_find (vedette_common_why, rule);
}

/**
 * vedette_rules_add_overridden:
 * @facts: of a step
 * @rules: (element-type utf8): ids, as in vedette_why_add()
 *
 * Adds the rules that both sides agreed to override with the step.
 */
void
vedette_rules_add_overridden (JsonObject *facts,
                              GPtrArray  *rules)
{
  JsonArray *agreed = vedette_fact_array (facts, VEDETTE_FACT_AGREED);

  for (guint i = 0; agreed != NULL && i < json_array_get_length (agreed); i++)
    if (JSON_NODE_HOLDS_VALUE (json_array_get_element (agreed, i)))
      vedette_why_add (rules, json_array_get_string_element (agreed, i));
}

/**
 * vedette_rules_list_rules:
 * @audience: (nullable): as in vedette_rules_get_status()
 *
 * Returns: (transfer full) (element-type utf8): the ids of the rules that a step rests on: that of its kind, those that both
 *   sides agreed to override, and those of its factors; none of a step that the audience may not see
 */
GPtrArray *
vedette_rules_list_rules (VedetteRules *self,
                          VedetteStep  *step,
                          const char   *audience)
{
  GPtrArray *rules = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (VedetteBreakdown) working = vedette_rules_explain (self, step, audience);
  g_autoptr (JsonObject) facts = vedette_rules_get_facts (self, step, audience);

  if (!vedette_rules_may_see_step (self, step, audience))
    return rules;
  vedette_why_add (rules, vedette_rules_get_kind_rule (self, step));
  vedette_rules_add_overridden (facts, rules);
  if (working != NULL)
    vedette_breakdown_list_rules (working, rules);
  return rules;
}

/**
 * vedette_rules_get_title:
 * @audience: (nullable): as in vedette_rules_get_status()
 *
 * Returns: (transfer full): what the battle is called; empty if nobody can tell
 */
char *
vedette_rules_get_title (VedetteRules *self,
                         const char   *audience)
{
  VedetteRulesClass *klass = VEDETTE_RULES_GET_CLASS (self);

  return klass->get_title != NULL ? klass->get_title (self, audience) : g_strdup ("");
}
