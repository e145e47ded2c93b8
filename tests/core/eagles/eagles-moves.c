/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the tests of moves that rest on class dice, orders or reactions have alike. */

#include "eagles-moves.h"

#include "core/rules/answers/vedette-breakdown.h"
#include "core/rules/vedette-facts.h"

/* The battle of the fixture with an independent formation on each side, R9 with R91 and R92, B9 with B91; all are line
 * infantry. @elite: sides of the dice of the classes, 0 for one that nobody has said; being set up */
VedetteRules *
moves_new (int elite,
           int line,
           int conscript)
{
  VedetteRules *rules = eagles_new_armies ();

  if (elite + line + conscript > 0)
    eagles_do (rules, "{'edit':'set-battle','elite-die':%d,'line-die':%d,'conscript-die':%d}", elite, line, conscript);
  eagles_do (rules, "{'edit':'add-division','army':'red','name':'R9','kind':'independent'}");
  eagles_do (rules, "{'edit':'add-unit','division':'R9','name':'R91'}");
  eagles_do (rules, "{'edit':'add-unit','division':'R9','name':'R92'}");
  eagles_do (rules, "{'edit':'add-division','army':'blue','name':'B9','kind':'independent'}");
  eagles_do (rules, "{'edit':'add-unit','division':'B9','name':'B91'}");
  return rules;
}

/* Makes a move, takes it back, sees that everything is as it was before, and makes it again. */
VedetteStep *
moves_do (VedetteRules *rules,
          const char   *format,
          ...)
{
  VedetteBattle *battle = vedette_rules_get_battle (rules);
  g_autofree char *before = vedette_battle_dump (battle);
  g_autofree char *undone = NULL;
  g_autofree char *json = NULL;
  va_list args;

  va_start (args, format);
  json = g_strdelimit (g_strdup_vprintf (format, args), "'", '"');
  va_end (args);
  vedette_test_do (rules, json);
  eagles_undo (rules);
  undone = vedette_battle_dump (battle);
  g_assert_cmpstr (undone, ==, before);
  return vedette_test_do (rules, json);
}

/* Changes a record as no move would, to build a state. */
void
moves_set (VedetteRules *rules,
           gpointer      record,
           const char   *property,
           int           value)
{
  VedetteBattle *battle = vedette_rules_get_battle (rules);
  VedetteEdit *edit = vedette_battle_edit (battle, "x");
  g_autoptr (GError) error = NULL;

  vedette_edit_set (edit, record, property, value, NULL);
  vedette_battle_commit (battle, edit, &error);
  g_assert_no_error (error);
}

/* From orders or from anywhere before the opening roll to the first phase of the next turn, as nobody meets */
void
moves_next_turn (VedetteRules *rules)
{
  if (eagles_game (rules, "phase") == VEDETTE_EAGLES_ORDERS)
    eagles_do (rules, "{'move':'orders-done','agreed':true}");
  if (eagles_game (rules, "phase") == VEDETTE_EAGLES_SKIRMISH)
    eagles_do (rules, "{'move':'skirmish-done'}");
  eagles_do (rules, "{'move':'approach','agreed':true}");
  eagles_do (rules, "{'move':'next-turn'}");
}

/* Wins the opening roll for the army of a division, and names the division. */
void
moves_activate (VedetteRules *rules,
                const char   *division)
{
  eagles_win (rules, *division == 'R' ? "red" : "blue");
  eagles_do (rules, "{'move':'activate','division':'%s'}", division);
}

/* Returns: (transfer full) (nullable): the chance of an outcome of a move as it is declared; "move" is its name */
char *
moves_chance (VedetteRules *rules,
              const char   *outcome,
              const char   *format,
              ...)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) root = NULL;
  g_autoptr (VedetteMove) move = NULL;
  g_autoptr (VedetteBreakdown) next = NULL;
  g_autofree char *json = NULL, *name = NULL;
  JsonObject *object;
  GListModel *outcomes;
  va_list args;

  va_start (args, format);
  json = g_strdelimit (g_strdup_vprintf (format, args), "'", '"');
  va_end (args);
  root = json_from_string (json, &error);
  g_assert_no_error (error);
  object = json_node_get_object (root);
  name = g_strdup (json_object_get_string_member (object, "move"));
  json_object_remove_member (object, "move");
  move = vedette_rules_new_move (rules, name, object, &error);
  g_assert_no_error (error);
  next = vedette_rules_preview (rules, move);
  g_assert_nonnull (next);
  outcomes = next->outcomes;
  for (guint i = 0; i < g_list_model_get_n_items (outcomes); i++)
    {
      g_autoptr (VedetteOutcome) one = g_list_model_get_item (outcomes, i);

      if (g_str_equal (one->id, outcome))
        return vedette_chance_to_string (one->chance);
    }
  return NULL;
}

/* The cell that the explanation of a step has lit. Returns: the total of that party there */
int
moves_lit (VedetteRules *rules,
           VedetteStep  *step,
           int           party,
           guint        *row,
           guint        *column)
{
  g_autoptr (VedetteBreakdown) working = vedette_rules_explain (rules, step, VEDETTE_AUDIENCE_ALL);
  g_autoptr (VedetteChart) chart = NULL;

  g_assert_nonnull (working);
  chart = g_list_model_get_item (working->charts, 0);
  g_assert_nonnull (chart);
  g_assert_true (chart->lit);
  *row = chart->lit_row;
  *column = chart->lit_column;
  return vedette_breakdown_get_total (working, (guint) party);
}

/* Sees that a key of the window does that move, and whether it asks something first. @label: (nullable): what it is called */
void
moves_offered (VedetteRules *rules,
               const char   *key,
               const char   *move,
               const char   *label,
               gboolean      asks)
{
  g_autoptr (GListModel) offers = vedette_rules_list_offers (rules, VEDETTE_AUDIENCE_ALL);
  g_autoptr (VedetteOffer) offer = vedette_offers_find_key (offers, key);

  if (offer == NULL)
    g_error ("nothing has the key %s", key);
  g_assert_true (vedette_offer_is_open (offer));
  g_assert_cmpstr (vedette_move_get_name (offer->move), ==, move);
  g_assert_cmpint (vedette_offer_asks (offer, FALSE), ==, asks);
  if (label != NULL)
    g_assert_cmpstr (offer->label, ==, label);
}

void
moves_said (VedetteRules *rules,
            VedetteStep  *step,
            const char   *sentence)
{
  g_autofree char *said = eagles_describe (rules, step);

  g_assert_cmpstr (said, ==, sentence);
}

int
moves_fact (VedetteStep *step,
            const char  *name)
{
  return vedette_fact_int (vedette_step_get_facts (step), name);
}
