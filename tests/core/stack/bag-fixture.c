/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A fight in memory on which the tests of the token stack play; requests are written with ' for ". */

#include "bag-fixture.h"

#include "core/rules/vedette-facts.h"
#include "core/rules/vedette-status.h"
#include "core/stack/vedette-stack-rules.h"

static char * G_GNUC_PRINTF (1, 0)
write_request (const char *format,
               va_list     args)
{
  return g_strdelimit (g_strdup_vprintf (format, args), "'", '"');
}

#define REQUEST(json)                                                                                                  \
  va_list args;                                                                                                        \
  g_autofree char *json = NULL;                                                                                        \
  va_start (args, format);                                                                                             \
  json = write_request (format, args);                                                                                 \
  va_end (args)

/* Returns: (transfer full): a new fight of nobody; @mode is "virtual" or "real" */
VedetteRules *
bag_new (const char *mode)
{
  g_autoptr (VedetteBattle) battle = vedette_battle_new (&vedette_stack_schema);
  VedetteRules *rules = g_object_new (VEDETTE_TYPE_STACK_RULES, "battle", battle, NULL);
  g_autoptr (GError) error = NULL;

  vedette_battle_set_clock (battle, "2026-01-02T03:04:05Z");
  vedette_rules_set_up (rules, &error);
  g_assert_no_error (error);
  if (g_str_equal (mode, "real"))
    bag_do (rules, "{'edit':'set-battle','bag':'real'}");
  return rules;
}

/* The same with Mira (blue) and Tom (green), two willing spearmen, eight lizard-men of Initiative 2 and their shaman of
 * Initiative 3: 4 + 2 + 19 tokens and the End; begun */
VedetteRules *
bag_new_fight (const char *mode)
{
  VedetteRules *rules = bag_new (mode);

  bag_do (rules, "{'edit':'add-character','name':'Mira','colour':'blue'}");
  bag_do (rules, "{'edit':'add-character','name':'Tom','colour':'green'}");
  bag_do (rules, "{'edit':'add-hired','name':'spearmen','count':2}");
  bag_do (rules, "{'edit':'add-enemy','name':'lizard-men','count':8,'initiative':2}");
  bag_do (rules, "{'edit':'add-enemy','name':'shaman','initiative':3}");
  bag_do (rules, "{'move':'start'}");
  return rules;
}

static void
read_stack (VedetteRules *rules,
            VedetteStack *stack)
{
  vedette_stack_read (stack, vedette_rules_get_battle (rules));
}

/* Sets a house rule, which may be what it is already. */
void
bag_switch (VedetteRules *rules,
            const char   *key,
            const char   *value)
{
  const VedetteSwitch *row = vedette_switch_table_find (&vedette_stack_switch_table, key);
  VedetteStack stack;

  read_stack (rules, &stack);
  if (!g_str_equal (vedette_switch_get_value_nick (row, vedette_switch_get_value (row, stack.switches)), value))
    bag_do (rules, "{'edit':'set-switch','switch':'%s','value':'%s'}", key, value);
}

VedetteStep *
bag_do (VedetteRules *rules,
        const char   *format,
        ...)
{
  REQUEST (json);

  return vedette_test_do (rules, json);
}

void
bag_final (VedetteRules *rules,
           const char   *rule,
           const char   *format,
           ...)
{
  REQUEST (json);

  vedette_test_refused (rules, json, rule, TRUE);
}

void
bag_refused (VedetteRules *rules,
             const char   *rule,
             const char   *format,
             ...)
{
  REQUEST (json);

  vedette_test_refused (rules, json, rule, FALSE);
}

void
bag_warned (VedetteRules *rules,
            const char   *rule,
            const char   *format,
            ...)
{
  REQUEST (json);

  vedette_test_warned (rules, json, rule);
}

/* Returns: whether a move that is allowed has a note of that rule; its members are those of the move, "move" its name */
gboolean
bag_reminds (VedetteRules *rules,
             const char   *rule,
             const char   *format,
             ...)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) root = NULL;
  g_autoptr (VedetteMove) move = NULL;
  g_autoptr (VedetteRuling) ruling = NULL;
  g_autofree char *name = NULL;
  JsonObject *object;
  REQUEST (json);

  root = json_from_string (json, &error);
  g_assert_no_error (error);
  object = json_node_get_object (root);
  name = g_strdup (json_object_get_string_member (object, "move"));
  json_object_remove_member (object, "move");
  move = vedette_rules_new_move (rules, name, object, &error);
  g_assert_no_error (error);
  ruling = vedette_rules_check (rules, move);
  g_assert_cmpint (ruling->verdict, ==, VEDETTE_VERDICT_ALLOWED);
  for (guint i = 0; i < g_list_model_get_n_items (ruling->findings); i++)
    if (g_strcmp0 (vedette_ruling_nth (ruling, i)->rule, rule) == 0)
      return TRUE;
  return FALSE;
}

/* Returns: the first face of the virtual bag that is a token of an owner, by name or word; "end" for the End */
int
bag_get_face (VedetteRules *rules,
              const char   *word)
{
  VedetteStack stack;
  g_autoptr (GPtrArray) owners = NULL;
  gpointer wanted;
  int face = 1;

  read_stack (rules, &stack);
  owners = vedette_stack_list_owners (&stack);
  wanted = vedette_stack_find_word (&stack, word);
  g_assert_true (wanted != NULL || g_str_equal (word, "end"));
  for (guint i = 0; i < owners->len && owners->pdata[i] != wanted; i++)
    face += bag_get (owners->pdata[i], "left");
  return face;
}

/* Draws a token: says it of a real bag, and lets the program's have a seed that brings it. */
VedetteStep *
bag_draw (VedetteRules *rules,
          const char   *word)
{
  VedetteStack stack;

  read_stack (rules, &stack);
  if (vedette_stack_about_get_bag (stack.about) == VEDETTE_STACK_BAG_REAL)
    return bag_do (rules, "{'move':'draw','token':'%s'}", word);
  return bag_do (rules, "{'move':'draw','rolled':%d}", bag_get_face (rules, word));
}

/* A whole Turn; @who is %NULL for a character */
void
bag_turn (VedetteRules *rules,
          const char   *word,
          const char   *who)
{
  bag_draw (rules, word);
  if (who != NULL)
    bag_do (rules, "{'move':'finish','who':'%s'}", who);
  else
    bag_do (rules, "{'move':'finish'}");
}

/* Draws the End, and confirms all that it brings. */
void
bag_end_round (VedetteRules *rules)
{
  int round = bag_game (rules, "round");

  bag_draw (rules, "end");
  while (bag_game (rules, "phase") == VEDETTE_STACK_ROUND_END)
    bag_do (rules, "{'move':'confirm'}");
  bag_assert (rules, "ready");
  g_assert_cmpint (bag_game (rules, "round"), ==, round + 1);
}

gpointer
bag_owner (VedetteRules *rules,
           const char   *word)
{
  VedetteStack stack;
  gpointer owner;

  read_stack (rules, &stack);
  owner = vedette_stack_find_word (&stack, word);
  g_assert_nonnull (owner);
  return owner;
}

gpointer
bag_enemy (VedetteRules *rules,
           const char   *name)
{
  return vedette_test_named (rules, vedette_enemy_get_type (), name);
}

gpointer
bag_hired (VedetteRules *rules,
           const char   *name)
{
  return vedette_test_named (rules, vedette_hired_get_type (), name);
}

gpointer
bag_character (VedetteRules *rules,
               const char   *name)
{
  return vedette_test_named (rules, vedette_character_get_type (), name);
}

int
bag_get (gpointer    record,
         const char *property)
{
  return vedette_stack_get_int (record, property);
}

int
bag_left (VedetteRules *rules,
          const char   *word)
{
  return bag_get (bag_owner (rules, word), "left");
}

int
bag_game (VedetteRules *rules,
          const char   *property)
{
  VedetteStack stack;

  read_stack (rules, &stack);
  return bag_get (stack.game, property);
}

void
bag_assert (VedetteRules *rules,
            const char   *phase)
{
  int value = bag_game (rules, "phase");
  g_autofree char *said = bag_status (rules, "phase", NULL);

  g_assert_cmpstr (vedette_enum_get_nick (vedette_stack_phase_get_type (), value), ==, phase);
  /* The status tells it, too. */
  g_assert_cmpstr (said, ==, vedette_enum_get_label (vedette_stack_phase_get_type (), value));
}

void
bag_assert_step (VedetteRules *rules,
                 const char   *step)
{
  bag_assert (rules, "round-end");
  g_assert_cmpstr (vedette_enum_get_nick (vedette_stack_step_get_type (), bag_game (rules, "step")), ==, step);
}

void
bag_assert_place (gpointer    record,
                  const char *place)
{
  g_assert_cmpstr (vedette_enum_get_nick (vedette_stack_place_get_type (), bag_get (record, "place")), ==, place);
}

/* Returns: a text, or how somebody is called; the owner of the End is the End */
const char *
bag_fact (VedetteStep *step,
          const char  *name)
{
  JsonObject *facts = vedette_step_get_facts (step);

  if (g_str_equal (name, "owner") && g_str_equal (vedette_fact_text (facts, "token"), VEDETTE_STACK_END_TOKEN))
    return "End";
  return vedette_stack_fact_name (facts, name);
}

/* Returns: (transfer full) (nullable): the text of a status */
char *
bag_status (VedetteRules *rules,
            const char   *id,
            const char   *audience)
{
  g_autoptr (GListModel) list = vedette_rules_get_status (rules, audience);

  for (guint i = 0; i < g_list_model_get_n_items (list); i++)
    {
      g_autoptr (VedetteStatus) status = g_list_model_get_item (list, i);

      if (g_str_equal (status->id, id))
        return g_strdup (status->text);
    }
  return NULL;
}
