/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A table with two sides on which the tests of the rules play; requests are written with ' for ". */

#include "rules-table.h"

#include "core/skirmish/records/vedette-force.h"
#include "core/skirmish/switches/vedette-skirmish-switches.h"

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

/* Returns: (transfer full): a new battle of Red and Blue with an empty roster, not yet begun */
VedetteRules *
table_new (void)
{
  return vedette_test_battle_new ();
}

static void
commit (VedetteRules *rules,
        VedetteEdit  *edit)
{
  g_autoptr (GError) error = NULL;

  vedette_battle_commit (vedette_rules_get_battle (rules), edit, &error);
  g_assert_no_error (error);
}

static int
read_nick (GType       type,
           const char *nick)
{
  const GEnumValue *value = vedette_enum_find (type, nick);

  g_assert_nonnull (value);
  return value->value;
}

/* Adds a line; those of Red act first in most tests. */
VedetteFigure *
table_add (VedetteRules *rules,
           const char   *side,
           const char   *name,
           const char   *troops,
           const char   *leader,
           int           count)
{
  VedetteRecord *force = vedette_test_named (rules, VEDETTE_TYPE_FORCE, side);
  VedetteEdit *edit = vedette_battle_edit (vedette_rules_get_battle (rules), "test");
  g_autoptr (VedetteFigure) figure = g_object_new (VEDETTE_TYPE_FIGURE,
                                                   "name", name,
                                                   "side", vedette_record_get_id (force),
                                                   "troops", read_nick (VEDETTE_TYPE_TROOPS, troops),
                                                   "leader", read_nick (VEDETTE_TYPE_LEADER, leader),
                                                   "count", count,
                                                   NULL);

  vedette_edit_insert (edit, figure, -1);
  commit (rules, edit);
  return figure;
}

/* Adds a live card of the actor's side that sends him to the mill. */
VedetteOrderCard *
table_add_card (VedetteRules *rules,
                int           number,
                const char   *actor)
{
  VedetteFigure *figure = vedette_test_named (rules, VEDETTE_TYPE_FIGURE, actor);
  g_autoptr (VedetteIds) actors = vedette_ids_new_one (vedette_record_get_id (VEDETTE_RECORD (figure)));
  VedetteEdit *edit = vedette_battle_edit (vedette_rules_get_battle (rules), "test");
  g_autoptr (VedetteOrderCard) card = g_object_new (VEDETTE_TYPE_ORDER_CARD,
                                                    "number", number,
                                                    "side", vedette_figure_get_side (figure),
                                                    "actors", actors,
                                                    "objective", VEDETTE_OBJECTIVE_PLACE,
                                                    "place", "the mill",
                                                    NULL);

  vedette_edit_insert (edit, card, -1);
  commit (rules, edit);
  return card;
}

/* Sets an enumeration of a record by its word. */
void
table_set (VedetteRules *rules,
           gpointer      record,
           const char   *property,
           const char   *nick)
{
  GParamSpec *pspec = g_object_class_find_property (G_OBJECT_GET_CLASS (record), property);
  VedetteEdit *edit = vedette_battle_edit (vedette_rules_get_battle (rules), "test");

  g_assert_nonnull (pspec);
  vedette_edit_set (edit, record, property, read_nick (G_PARAM_SPEC_VALUE_TYPE (pspec), nick), NULL);
  commit (rules, edit);
}

void
table_switch (VedetteRules *rules,
              const char   *property,
              const char   *nick)
{
  table_set (rules, vedette_battle_get_single (vedette_rules_get_battle (rules), VEDETTE_TYPE_SKIRMISH_SWITCHES), property,
             nick);
}

/* Goes back before the last step and on again: everything has to be as it was, before and after. */
static void
assert_undo (VedetteBattle *battle,
             gint64         cursor,
             const char    *before)
{
  g_autofree char *after = vedette_battle_dump (battle);
  g_autofree char *undone = NULL;
  g_autofree char *redone = NULL;
  g_autoptr (GError) error = NULL;
  gint64 now = vedette_battle_get_cursor (battle);

  g_assert_cmpint (now, >, cursor);
  vedette_battle_go_to (battle, cursor, &error);
  g_assert_no_error (error);
  undone = vedette_battle_dump (battle);
  g_assert_cmpstr (undone, ==, before);
  vedette_battle_go_to (battle, now, &error);
  g_assert_no_error (error);
  redone = vedette_battle_dump (battle);
  g_assert_cmpstr (redone, ==, after);
}

static VedetteStep *
do_and_undo (VedetteRules *rules,
             const char   *json)
{
  VedetteBattle *battle = vedette_rules_get_battle (rules);
  g_autofree char *before = vedette_battle_dump (battle);
  gint64 cursor = vedette_battle_get_cursor (battle);
  VedetteStep *step = vedette_test_do (rules, json);

  assert_undo (battle, cursor, before);
  return step;
}

/* Makes a move that has to succeed, and to come undone. */
VedetteStep *
table_do (VedetteRules *rules,
          const char   *format,
          ...)
{
  REQUEST (json);

  return do_and_undo (rules, json);
}

static VedetteMove *
read_move (VedetteRules *rules,
           const char   *json)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) root = json_from_string (json, &error);
  g_autofree char *name = NULL;
  VedetteMove *move;

  g_assert_no_error (error);
  name = g_strdup (json_object_get_string_member (json_node_get_object (root), "move"));
  json_object_remove_member (json_node_get_object (root), "move");
  json_object_remove_member (json_node_get_object (root), "die");
  move = vedette_rules_new_move (rules, name, json_node_get_object (root), &error);
  g_assert_no_error (error);
  return move;
}

/*
 * Tries a move that is warned of or refused because of @rule, and then makes it with the agreement of both sides, which
 * has to be in the log.
 */
VedetteStep *
table_agree (VedetteRules *rules,
             const char   *rule,
             const char   *format,
             ...)
{
  g_autoptr (VedetteMove) move = NULL;
  g_autoptr (VedetteRuling) ruling = NULL;
  g_autofree char *agreed = NULL;
  gboolean logged = FALSE;
  VedetteStep *step;
  JsonArray *rules_agreed;

  REQUEST (json);

  move = read_move (rules, json);
  ruling = vedette_rules_check (rules, move);
  if (ruling->verdict == VEDETTE_VERDICT_WARNED)
    vedette_test_warned (rules, json, rule);
  else
    vedette_test_refused (rules, json, rule, FALSE);

  agreed = g_strdup_printf ("{\"agreed\":true,%s", json + 1);
  step = do_and_undo (rules, agreed);
  rules_agreed = json_object_get_array_member (vedette_step_get_facts (step), "agreed");
  for (guint i = 0; i < json_array_get_length (rules_agreed); i++)
    logged |= g_str_equal (json_array_get_string_element (rules_agreed, i), rule);
  g_assert_true (logged);
  return step;
}

/* Tries a move that not even agreement makes possible. */
void
table_final (VedetteRules *rules,
             const char   *rule,
             const char   *format,
             ...)
{
  REQUEST (json);

  vedette_test_refused (rules, json, rule, TRUE);
}

/* Returns: whether the move, which has to be allowed, comes with a reminder of @rule */
gboolean
table_reminds (VedetteRules *rules,
               const char   *rule,
               const char   *format,
               ...)
{
  g_autoptr (VedetteMove) move = NULL;
  g_autoptr (VedetteRuling) ruling = NULL;

  REQUEST (json);

  move = read_move (rules, json);
  ruling = vedette_rules_check (rules, move);
  if (ruling->verdict != VEDETTE_VERDICT_ALLOWED)
    g_error ("%s: %s", json, ruling->why);
  for (guint i = 0; i < g_list_model_get_n_items (ruling->findings); i++)
    if (g_strcmp0 (vedette_ruling_nth (ruling, i)->rule, rule) == 0)
      return TRUE;
  return FALSE;
}

/* Returns: (transfer full): what the roll of the move would come to */
VedetteBreakdown *
table_preview (VedetteRules *rules,
               const char   *format,
               ...)
{
  g_autoptr (VedetteMove) move = NULL;

  REQUEST (json);

  move = read_move (rules, json);
  return vedette_rules_preview (rules, move);
}

int
table_need (VedetteRules *rules,
            const char   *format,
            ...)
{
  g_autoptr (VedetteBreakdown) breakdown = NULL;

  REQUEST (json);

  breakdown = table_preview (rules, "%s", json);
  return breakdown->need;
}

VedetteChance
table_success (VedetteRules *rules,
               const char   *format,
               ...)
{
  g_autoptr (VedetteBreakdown) breakdown = NULL;

  REQUEST (json);

  breakdown = table_preview (rules, "%s", json);
  return vedette_breakdown_get_chance (breakdown, "success");
}

/* @source: the rule of the factor, "" for a house rule */
void
table_assert_factor (VedetteRules *rules,
                     const char   *id,
                     int           value,
                     const char   *source,
                     const char   *format,
                     ...)
{
  g_autoptr (VedetteBreakdown) breakdown = NULL;
  VedetteFactor *factor;

  REQUEST (json);

  breakdown = table_preview (rules, "%s", json);
  factor = vedette_breakdown_find_factor (breakdown, id);
  g_assert_nonnull (factor);
  g_assert_cmpint (factor->value, ==, value);
  g_assert_cmpstr (factor->rule, ==, *source != '\0' ? source : NULL);
  g_assert_cmpstr (factor->label, !=, "");
}

VedetteSkirmishGame *
table_game (VedetteRules *rules)
{
  return vedette_battle_get_single (vedette_rules_get_battle (rules), VEDETTE_TYPE_SKIRMISH_GAME);
}

/* Asserts which state the game is in and who has the initiative. */
void
table_assert (VedetteRules *rules,
              const char   *state,
              const char   *holder)
{
  VedetteSkirmishGame *game = table_game (rules);
  VedetteForce *force =
    vedette_battle_find (vedette_rules_get_battle (rules), VEDETTE_TYPE_FORCE, vedette_skirmish_game_get_holder (game));

  g_assert_cmpstr (vedette_enum_get_nick (VEDETTE_TYPE_STATE, (int) vedette_skirmish_game_get_state (game)), ==, state);
  g_assert_nonnull (force);
  g_assert_cmpstr (vedette_force_get_name (force), ==, holder);
}

void
table_assert_chance (VedetteChance chance,
                     gint64        num,
                     gint64        den)
{
  g_assert_cmpint (chance.num, ==, num);
  g_assert_cmpint (chance.den, ==, den);
}

const char *
table_fact_text (VedetteStep *step,
                 const char  *name)
{
  return json_object_get_string_member_with_default (vedette_step_get_facts (step), name, NULL);
}

int
table_fact_int (VedetteStep *step,
                const char  *name)
{
  g_assert_true (json_object_has_member (vedette_step_get_facts (step), name));
  return (int) json_object_get_int_member (vedette_step_get_facts (step), name);
}

gboolean
table_fact_boolean (VedetteStep *step,
                    const char  *name)
{
  g_assert_true (json_object_has_member (vedette_step_get_facts (step), name));
  return json_object_get_boolean_member (vedette_step_get_facts (step), name);
}
