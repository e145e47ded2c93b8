/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A grand-tactical battle in memory on which tests play; requests are written with ' for ", dice are typed as "die". */

#include "eagles-fixture.h"

#include "core/eagles/vedette-eagles-rules.h"
#include "core/rules/vedette-facts.h"
#include "core/rules/vedette-status.h"

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

/* Returns: (transfer full): a new battle of two empty armies, being set up */
VedetteRules *
eagles_new (void)
{
  g_autoptr (VedetteBattle) battle = vedette_battle_new (&vedette_eagles_schema);
  VedetteRules *rules = g_object_new (VEDETTE_TYPE_EAGLES_RULES, "battle", battle, NULL);
  g_autoptr (GError) error = NULL;

  vedette_battle_set_clock (battle, "2026-01-02T03:04:05Z");
  vedette_rules_set_up (rules, &error);
  g_assert_no_error (error);
  return rules;
}

static void
add_division (VedetteRules *rules,
              const char   *army,
              char          letter,
              int           n)
{
  eagles_do (rules, "{'edit':'add-division','army':'%s','name':'%c%d'}", army, letter, n);
  for (int unit = 1; unit <= 3; unit++)
    eagles_do (rules, "{'edit':'add-unit','division':'%c%d','name':'%c%d%d','troops':'line','arm':'%s'}", letter, n, letter, n,
               unit, unit == 3 ? "artillery" : "infantry");
}

/* The same with three divisions on each side: R1 to R3 and B1 to B3. Each has two line infantry and one line artillery: those
 * of R1 are R11, R12 and R13. All commanders are average, and no die of a class is known. */
VedetteRules *
eagles_new_armies (void)
{
  VedetteRules *rules = eagles_new ();

  for (int n = 1; n <= 3; n++)
    add_division (rules, "red", 'R', n);
  for (int n = 1; n <= 3; n++)
    add_division (rules, "blue", 'B', n);
  return rules;
}

/* The same, begun: both have 3 points, and are to allocate some for the opening roll of turn 1 */
VedetteRules *
eagles_new_battle (void)
{
  VedetteRules *rules = eagles_new_armies ();

  eagles_start (rules, 5, 5);
  eagles_assert (rules, "allocate");
  return rules;
}

/* Begins the battle; @red and @blue are the d10 of their commanders for points, no 1. */
void
eagles_start (VedetteRules *rules,
              int           red,
              int           blue)
{
  eagles_do (rules, "{'move':'start'}");
  eagles_do (rules, "{'move':'roll-points','die':[%d,%d]}", red, blue);
}

/* Passes all that comes before the opening roll, but not orders or a roll for independents, and lets an army win it. */
void
eagles_win (VedetteRules *rules,
            const char   *army)
{
  if (eagles_game (rules, "phase") == VEDETTE_EAGLES_INDEP_EARLY)
    eagles_do (rules, "{'move':'independents-done'}");
  if (eagles_game (rules, "phase") == VEDETTE_EAGLES_SKIRMISH)
    eagles_do (rules, "{'move':'skirmish-done'}");
  eagles_do (rules, "{'move':'opposed-roll','die':[%d,%d]}", g_str_equal (army, "red") ? 10 : 2,
             g_str_equal (army, "blue") ? 10 : 2);
  eagles_assert (rules, "choose");
}

void
eagles_read (VedetteRules  *rules,
             VedetteEagles *eagles)
{
  vedette_eagles_read (eagles, vedette_rules_get_battle (rules));
}

/* Sets a house rule, which may be what it is already. */
void
eagles_switch (VedetteRules *rules,
               const char   *key,
               const char   *value)
{
  const VedetteSwitch *row = vedette_switch_table_find (&vedette_eagles_switch_table, key);
  VedetteEagles eagles;

  g_assert_nonnull (row);
  eagles_read (rules, &eagles);
  if (!g_str_equal (vedette_switch_get_value_nick (row, vedette_switch_get_value (row, eagles.switches)), value))
    eagles_do (rules, "{'edit':'set-switch','switch':'%s','value':'%s'}", key, value);
}

VedetteStep *
eagles_do (VedetteRules *rules,
           const char   *format,
           ...)
{
  REQUEST (json);

  return vedette_test_do (rules, json);
}

void
eagles_final (VedetteRules *rules,
              const char   *rule,
              const char   *format,
              ...)
{
  REQUEST (json);

  vedette_test_refused (rules, json, rule, TRUE);
}

void
eagles_refused (VedetteRules *rules,
                const char   *rule,
                const char   *format,
                ...)
{
  REQUEST (json);

  vedette_test_refused (rules, json, rule, FALSE);
}

void
eagles_warned (VedetteRules *rules,
               const char   *rule,
               const char   *format,
               ...)
{
  REQUEST (json);

  vedette_test_warned (rules, json, rule);
}

/* Returns: whether a move or edit that is allowed has a note of that rule */
gboolean
eagles_reminds (VedetteRules *rules,
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
  const char *kind;
  REQUEST (json);

  root = json_from_string (json, &error);
  g_assert_no_error (error);
  object = json_node_get_object (root);
  kind = json_object_has_member (object, "move") ? "move" : "edit";
  name = g_strdup (json_object_get_string_member (object, kind));
  json_object_remove_member (object, kind);
  move = vedette_rules_new_move (rules, name, object, &error);
  g_assert_no_error (error);
  ruling = vedette_rules_check (rules, move);
  g_assert_cmpint (ruling->verdict, ==, VEDETTE_VERDICT_ALLOWED);
  for (guint i = 0; i < g_list_model_get_n_items (ruling->findings); i++)
    if (g_strcmp0 (vedette_ruling_nth (ruling, i)->rule, rule) == 0)
      return TRUE;
  return FALSE;
}

/* Goes back before the last step. */
void
eagles_undo (VedetteRules *rules)
{
  VedetteBattle *battle = vedette_rules_get_battle (rules);
  VedetteStep *step = vedette_battle_get_undo (battle);
  g_autoptr (GError) error = NULL;

  g_assert_nonnull (step);
  vedette_battle_go_to (battle, vedette_step_get_after (step), &error);
  g_assert_no_error (error);
}

/* @word is "red" or "blue" */
gpointer
eagles_army (VedetteRules *rules,
             const char   *word)
{
  VedetteEagles eagles;
  gpointer army;

  eagles_read (rules, &eagles);
  army = vedette_eagles_find_word (&eagles, word);
  g_assert_true (VEDETTE_IS_ARMY (army));
  return army;
}

gpointer
eagles_corps (VedetteRules *rules,
              const char   *name)
{
  return vedette_test_named (rules, vedette_corps_get_type (), name);
}

gpointer
eagles_division (VedetteRules *rules,
                 const char   *name)
{
  return vedette_test_named (rules, vedette_division_get_type (), name);
}

gpointer
eagles_unit (VedetteRules *rules,
             const char   *name)
{
  return vedette_test_named (rules, vedette_unit_get_type (), name);
}

/* A number, or the value of an enumeration */
int
eagles_get (gpointer    record,
            const char *property)
{
  return vedette_eagles_get_int (record, property);
}

/* A flag */
gboolean
eagles_is (gpointer    record,
           const char *property)
{
  return vedette_eagles_get_flag (record, property);
}

guint
eagles_count (VedetteRules *rules,
              GType         type)
{
  return g_list_model_get_n_items (vedette_battle_get_records (vedette_rules_get_battle (rules), type));
}

int
eagles_game (VedetteRules *rules,
             const char   *property)
{
  VedetteEagles eagles;

  eagles_read (rules, &eagles);
  return vedette_eagles_get_int (eagles.game, property);
}

/* Returns: (nullable): the record to which that property leads */
gpointer
eagles_named_by (VedetteRules *rules,
                 gpointer      record,
                 const char   *property)
{
  VedetteEagles eagles;

  eagles_read (rules, &eagles);
  return vedette_eagles_find (&eagles, VEDETTE_TYPE_RECORD, vedette_eagles_get_id (record, property));
}

/* Returns: (nullable): the division that is active */
gpointer
eagles_active (VedetteRules *rules)
{
  VedetteEagles eagles;

  eagles_read (rules, &eagles);
  return vedette_eagles_get_active (&eagles);
}

void
eagles_assert (VedetteRules *rules,
               const char   *phase)
{
  g_assert_cmpstr (vedette_enum_get_nick (vedette_eagles_phase_get_type (), eagles_game (rules, "phase")), ==, phase);
}

const char *
eagles_fact (VedetteStep *step,
             const char  *name)
{
  return vedette_fact_text (vedette_step_get_facts (step), name);
}

/* Returns: (transfer full): the sentence of a step, for the umpire */
char *
eagles_describe (VedetteRules *rules,
                 VedetteStep  *step)
{
  return vedette_rules_describe (rules, step, VEDETTE_AUDIENCE_UMPIRE);
}

/* Returns: (transfer full) (nullable): the text of a status */
char *
eagles_status (VedetteRules *rules,
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
