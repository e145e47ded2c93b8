/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the tests of edits share: a small battle, edits that are undone, and what a step says. */

#include "edits-fixture.h"


/* Makes an edit, takes it back and makes it again: each dump has to be as it was. */
VedetteStep *
edits_do (VedetteRules *rules,
          const char   *json)
{
  VedetteBattle *battle = vedette_rules_get_battle (rules);
  gint64 cursor = vedette_battle_get_cursor (battle);
  g_autofree char *before = vedette_battle_dump (battle);
  g_autofree char *after = NULL;
  g_autofree char *undone = NULL;
  g_autofree char *again = NULL;
  g_autoptr (GError) error = NULL;
  VedetteStep *step = vedette_test_do (rules, json);

  after = vedette_battle_dump (battle);
  g_assert_cmpstr (after, !=, before);
  vedette_battle_go_to (battle, cursor, &error);
  g_assert_no_error (error);
  undone = vedette_battle_dump (battle);
  g_assert_cmpstr (undone, ==, before);
  vedette_battle_go_to (battle, vedette_step_get_n (step), &error);
  g_assert_no_error (error);
  again = vedette_battle_dump (battle);
  g_assert_cmpstr (again, ==, after);
  return step;
}

void
edits_assert_step (VedetteStep *step,
                   const char  *audience,
                   const char  *facts,
                   const char  *sentence)
{
  g_autofree char *own_facts = vedette_test_facts (step);
  /* Any battle of the system knows the kinds that say it. */
  g_autoptr (VedetteRules) rules = vedette_test_battle_new ();
  g_autofree char *own_sentence = vedette_rules_say_kind (rules, step);

  g_assert_cmpstr (vedette_step_get_audience (step), ==, audience);
  g_assert_cmpstr (own_facts, ==, facts);
  g_assert_cmpstr (own_sentence, ==, sentence);
}

/* Sets what only play sets. */
void
edits_set (VedetteRules *rules,
           gpointer      record,
           const char   *name,
           int           value)
{
  VedetteBattle *battle = vedette_rules_get_battle (rules);
  VedetteEdit *noted = vedette_battle_edit (battle, "test");
  g_autoptr (GError) error = NULL;

  vedette_edit_set (noted, record, name, value, NULL);
  vedette_battle_commit (battle, noted, &error);
  g_assert_no_error (error);
}

void
edits_set_reference (VedetteRules *rules,
                     const char   *name,
                     gpointer      record)
{
  VedetteBattle *battle = vedette_rules_get_battle (rules);
  VedetteEdit *noted = vedette_battle_edit (battle, "test");
  g_autoptr (GError) error = NULL;

  vedette_edit_set (noted, vedette_battle_get_single (battle, VEDETTE_TYPE_SKIRMISH_GAME), name,
                    vedette_record_get_id (record), NULL);
  vedette_battle_commit (battle, noted, &error);
  g_assert_no_error (error);
}

VedetteSkirmishGame *
edits_get_game (VedetteRules *rules)
{
  return vedette_battle_get_single (vedette_rules_get_battle (rules), VEDETTE_TYPE_SKIRMISH_GAME);
}

guint
edits_count (VedetteRules *rules,
             GType         type)
{
  return g_list_model_get_n_items (vedette_battle_get_records (vedette_rules_get_battle (rules), type));
}

VedetteFigure *
edits_nth_figure (VedetteRules *rules,
                  guint         i)
{
  g_autoptr (VedetteFigure) at = g_list_model_get_item (vedette_battle_get_records (vedette_rules_get_battle (rules),
                                                                                    VEDETTE_TYPE_FIGURE), i);

  return at;
}

/* A few lines and a contingent */
VedetteRules *
edits_new_rosters (void)
{
  VedetteRules *rules = vedette_test_battle_new ();

  vedette_test_do (rules, "{\"edit\":\"add-line\",\"side\":\"red\",\"text\":\"Gawain, excellent, heroic leader\"}");
  vedette_test_do (rules, "{\"edit\":\"add-line\",\"side\":\"red\",\"text\":\"6 archers, average, bow\"}");
  vedette_test_do (rules, "{\"edit\":\"add-line\",\"side\":\"blue\",\"text\":\"8 spearmen, good\"}");
  vedette_test_do (rules, "{\"edit\":\"add-contingent\",\"side\":\"red\",\"name\":\"Wolves\",\"leader\":\"Gawain\"}");
  return rules;
}

VedetteOrderCard *
edits_nth_card (VedetteRules *rules,
                guint         i)
{
  GListModel *cards = vedette_battle_get_records (vedette_rules_get_battle (rules), VEDETTE_TYPE_ORDER_CARD);
  g_autoptr (VedetteOrderCard) card = g_list_model_get_item (cards, i);

  return card;
}
