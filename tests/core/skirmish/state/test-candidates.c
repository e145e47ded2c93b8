/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who might make the attempt: in which order, on which card, and how they are found. */

#include "vedette-test-muster.h"

#include "core/skirmish/state/vedette-candidates.h"

static VedetteRules *
new_game (void)
{
  VedetteRules *rules = vedette_test_battle_new ();

  vedette_test_line (rules, "red", "Maud, good");
  vedette_test_line (rules, "blue", "Serfs, poor");
  vedette_test_line (rules, "blue", "Guy, good");
  vedette_test_line (rules, "blue", "Churls, poor");
  vedette_test_line (rules, "blue", "Lurkers, average, hidden");
  vedette_test_card (rules, "blue", 1, "Churls", "place", "the mill", NULL);
  vedette_test_card (rules, "blue", 2, "Guy", "place", "the mill", NULL);
  vedette_test_do (rules, "{\"move\":\"start\",\"holder\":\"Red\"}");
  return rules;
}

/* (transfer full): “Guy, card 2; …” */
static char *
list_ranked (VedetteRules *rules,
             gboolean      with_cards)
{
  VedetteForce *side = vedette_test_named (rules, VEDETTE_TYPE_FORCE, "Blue");
  g_autoptr (GListModel) ranked = vedette_candidates_rank (vedette_rules_get_battle (rules),
                                                           vedette_record_get_id (VEDETTE_RECORD (side)), with_cards);
  GString *line = g_string_new (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (ranked); i++)
    {
      g_autoptr (VedetteCandidate) candidate = g_list_model_get_item (ranked, i);
      VedetteOrderCard *card = candidate->card;

      g_string_append (line, vedette_figure_get_name (candidate->figure));
      if (card != NULL)
        g_string_append_printf (line, ", card %d", vedette_order_card_get_number (card));
      g_string_append (line, "; ");
    }
  return g_string_free (line, FALSE);
}

static void
test_order (void)
{
  g_autoptr (VedetteRules) rules = new_game ();
  g_autofree char *with_cards = list_ranked (rules, TRUE);
  g_autofree char *without = list_ranked (rules, FALSE);

  g_assert_cmpstr (with_cards, ==, "Guy, card 2; Lurkers; Serfs; Churls, card 1; ");
  /* Cards are not for the eyes of the other side. */
  g_assert_cmpstr (without, ==, "Guy; Lurkers; Serfs; Churls; ");
}

static gboolean
finds (VedetteRules *rules,
       const char   *name,
       const char   *text)
{
  VedetteForce *side = vedette_test_named (rules, VEDETTE_TYPE_FORCE, "Blue");
  g_autoptr (GListModel) ranked = vedette_candidates_rank (vedette_rules_get_battle (rules),
                                                           vedette_record_get_id (VEDETTE_RECORD (side)), FALSE);

  for (guint i = 0; i < g_list_model_get_n_items (ranked); i++)
    {
      g_autoptr (VedetteCandidate) candidate = g_list_model_get_item (ranked, i);

      if (g_str_equal (vedette_figure_get_name (candidate->figure), name))
        return vedette_candidate_is_found (candidate, text);
    }
  g_assert_not_reached ();
}

/* A hidden line is found by who knows of it, and not by who tries a letter. */
static void
test_found (void)
{
  g_autoptr (VedetteRules) rules = new_game ();

  g_assert_true (finds (rules, "Serfs", ""));
  g_assert_true (finds (rules, "Serfs", "ERF"));
  g_assert_false (finds (rules, "Serfs", "wat"));
  g_assert_false (finds (rules, "Lurkers", ""));
  g_assert_false (finds (rules, "Lurkers", "lu"));
  g_assert_true (finds (rules, "Lurkers", "lurk"));
  g_assert_true (finds (rules, "Lurkers", "LURKERS"));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/skirmish/candidates/order", test_order);
  g_test_add_func ("/skirmish/candidates/found", test_found);
  return g_test_run ();
}
