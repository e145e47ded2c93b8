/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Rulings, breakdowns, status rows and choices by themselves. */

#include <string.h>

#include "core/rules/answers/vedette-breakdown.h"
#include "core/rules/vedette-choice.h"
#include "core/rules/vedette-ruling.h"
#include "core/rules/vedette-status.h"

static void
test_ruling_empty (void)
{
  g_autoptr (VedetteRuling) ruling = vedette_ruling_new ();

  g_assert_cmpint (ruling->verdict, ==, VEDETTE_VERDICT_ALLOWED);
  g_assert_false (ruling->is_final);
  g_assert_null (ruling->rule);
  g_assert_null (ruling->why);
  g_assert_cmpuint (g_list_model_get_n_items (ruling->findings), ==, 0);
}

/* Each row adds findings by letter: m reminder, w warning, r refusal, f final refusal; numbered in order as rules. */
static void
test_ruling_gravest (void)
{
  static const struct
  {
    const char *findings;
    VedetteVerdict verdict;
    gboolean final;
    int gravest; /* which of them; -1 for none */
  } rows[] = {
    { "m", VEDETTE_VERDICT_ALLOWED, FALSE, -1 }, { "mm", VEDETTE_VERDICT_ALLOWED, FALSE, -1 },
    { "w", VEDETTE_VERDICT_WARNED, FALSE, 0 },   { "mw", VEDETTE_VERDICT_WARNED, FALSE, 1 },
    { "ww", VEDETTE_VERDICT_WARNED, FALSE, 0 },  { "r", VEDETTE_VERDICT_REFUSED, FALSE, 0 },
    { "wr", VEDETTE_VERDICT_REFUSED, FALSE, 1 }, { "rw", VEDETTE_VERDICT_REFUSED, FALSE, 0 },
    { "rr", VEDETTE_VERDICT_REFUSED, FALSE, 0 }, { "f", VEDETTE_VERDICT_REFUSED, TRUE, 0 },
    { "rf", VEDETTE_VERDICT_REFUSED, TRUE, 1 },  { "fr", VEDETTE_VERDICT_REFUSED, TRUE, 0 },
    { "ff", VEDETTE_VERDICT_REFUSED, TRUE, 0 },  { "mwrfm", VEDETTE_VERDICT_REFUSED, TRUE, 3 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (VedetteRuling) ruling = vedette_ruling_new ();
      g_autofree char *rule = g_strdup_printf ("F-%d", rows[i].gravest);
      g_autofree char *why = g_strdup_printf ("because of %d", rows[i].gravest);

      for (int k = 0; rows[i].findings[k] != '\0'; k++)
        {
          g_autofree char *id = g_strdup_printf ("F-%d", k);

          switch (rows[i].findings[k])
            {
            case 'm':
              vedette_ruling_remind (ruling, id, "because of %d", k);
              break;
            case 'w':
              vedette_ruling_warn (ruling, id, "because of %d", k);
              break;
            case 'r':
              vedette_ruling_refuse (ruling, id, "because of %d", k);
              break;
            default:
              vedette_ruling_forbid (ruling, id, "because of %d", k);
            }
        }
      g_assert_cmpint (ruling->verdict, ==, rows[i].verdict);
      g_assert_cmpint (ruling->is_final, ==, rows[i].final);
      g_assert_cmpstr (ruling->rule, ==, rows[i].gravest >= 0 ? rule : NULL);
      g_assert_cmpstr (ruling->why, ==, rows[i].gravest >= 0 ? why : NULL);
      g_assert_cmpuint (g_list_model_get_n_items (ruling->findings), ==, strlen (rows[i].findings));
    }
}

static void
test_ruling_nth (void)
{
  g_autoptr (VedetteRuling) ruling = vedette_ruling_new ();

  vedette_ruling_remind (ruling, NULL, "%s", "100 %s sure");
  vedette_ruling_forbid (ruling, "F-9", "no");
  g_assert_cmpint (vedette_ruling_nth (ruling, 0)->verdict, ==, VEDETTE_VERDICT_ALLOWED);
  g_assert_null (vedette_ruling_nth (ruling, 0)->rule);
  g_assert_cmpstr (vedette_ruling_nth (ruling, 0)->why, ==, "100 %s sure");
  g_assert_cmpint (vedette_ruling_nth (ruling, 1)->verdict, ==, VEDETTE_VERDICT_REFUSED);
  g_assert_cmpstr (vedette_ruling_nth (ruling, 1)->rule, ==, "F-9");
}

/* What was typed concerns only whoever typed it: it is agreed to as a warning is, but not by both sides. */
/* What is found again is said once; of another parameter, by another rule or graver it is another finding. */
static void
test_ruling_once (void)
{
  g_autoptr (VedetteRuling) ruling = vedette_ruling_new ();

  for (int i = 0; i < 2; i++)
    {
      vedette_ruling_warn (ruling, "F-1", "that is %d", 1);
      vedette_ruling_forbid (ruling, "F-1", "that is %d", 1);
      vedette_ruling_forbid_about (ruling, "F-1", "hue", "that is %d", 1);
      vedette_ruling_forbid (ruling, NULL, "that is %d", 1);
      vedette_ruling_forbid (ruling, NULL, "that is %d", 2);
    }
  g_assert_cmpuint (g_list_model_get_n_items (ruling->findings), ==, 5);
  g_assert_cmpstr (vedette_ruling_nth (ruling, 2)->about, ==, "hue");
  g_assert_cmpstr (vedette_ruling_nth (ruling, 4)->why, ==, "that is 2");
}

static void
test_ruling_doubt (void)
{
  g_autoptr (VedetteRuling) ruling = vedette_ruling_new ();

  vedette_ruling_find (ruling, VEDETTE_FINDING_REMINDER, NULL, "Remember");
  g_assert_false (vedette_ruling_needs_both (ruling));
  vedette_ruling_find (ruling, VEDETTE_FINDING_DOUBT, NULL, "Did you mean %s?", "average");
  g_assert_cmpint (ruling->verdict, ==, VEDETTE_VERDICT_WARNED);
  g_assert_false (ruling->is_final);
  g_assert_cmpstr (ruling->why, ==, "Did you mean average?");
  g_assert_false (vedette_ruling_needs_both (ruling));
  vedette_ruling_warn (ruling, "S-38", "Look");
  g_assert_true (vedette_ruling_needs_both (ruling));
}

static void
test_breakdown (void)
{
  g_autoptr (VedetteBreakdown) breakdown = vedette_breakdown_new ();

  vedette_breakdown_add_base (breakdown, 0, "base", "average", 19, "F-1", "base rate");
  vedette_breakdown_add_factor (breakdown, 0, "luck", "unlucky", -2, "F-2", "");
  vedette_breakdown_add_factor (breakdown, 2, "base", "good", 7, NULL, "house rule");
  vedette_breakdown_add_outcome (breakdown, "win", "wins", vedette_chance_new (2, 6));
  vedette_breakdown_add_outcome (breakdown, "draw", "a draw", vedette_chance_new (0, 6));
  breakdown->need = -3;

  g_assert_cmpint (breakdown->need, ==, -3);
  g_assert_cmpint (vedette_breakdown_get_total (breakdown, 0), ==, 17);
  g_assert_cmpint (vedette_breakdown_get_total (breakdown, 1), ==, 0);
  g_assert_cmpint (vedette_breakdown_get_total (breakdown, 2), ==, 7);
  /* of two with one name, the first; and what a factor is called does not make it a base */
  g_assert_cmpint (vedette_breakdown_find_factor (breakdown, "base")->value, ==, 19);
  g_assert_cmpuint (vedette_breakdown_find_factor (breakdown, "base")->party, ==, 0);
  for (guint i = 0; i < 3; i++)
    {
      g_autoptr (VedetteFactor) factor = g_list_model_get_item (breakdown->factors, i);

      g_assert_cmpint (factor->is_base, ==, i == 0);
    }
  g_assert_cmpstr (vedette_breakdown_find_factor (breakdown, "luck")->label, ==, "unlucky");
  g_assert_cmpstr (vedette_breakdown_find_factor (breakdown, "luck")->rule, ==, "F-2");
  g_assert_null (vedette_breakdown_find_factor (breakdown, "nothing"));
  g_assert_true (vedette_chance_equal (vedette_breakdown_get_chance (breakdown, "win"), vedette_chance_new (1, 3)));
  g_assert_true (vedette_chance_equal (vedette_breakdown_get_chance (breakdown, "lose"), vedette_chance_new (0, 1)));
  g_assert_cmpuint (g_list_model_get_n_items (breakdown->outcomes), ==, 2);
}

static void
test_status (void)
{
  g_autoptr (GListStore) list = g_list_store_new (VEDETTE_TYPE_STATUS);
  g_autoptr (VedetteStatus) text = NULL, number = NULL, fact = NULL;

  vedette_status_add_text (list, "who", "Who", VEDETTE_EMPHASIS_HEADLINE, NULL, "nobody");
  vedette_status_add_int (list, "n", "Number", VEDETTE_EMPHASIS_MACHINE, -7, NULL);
  vedette_status_add_boolean (list, "used", "Used", VEDETTE_EMPHASIS_STRONG, TRUE, "used");
  text = g_list_model_get_item (G_LIST_MODEL (list), 0);
  number = g_list_model_get_item (G_LIST_MODEL (list), 1);
  fact = g_list_model_get_item (G_LIST_MODEL (list), 2);

  g_assert_cmpstr (text->id, ==, "who");
  g_assert_cmpstr (text->label, ==, "Who");
  g_assert_cmpstr (text->text, ==, "nobody");
  g_assert_null (g_value_get_string (text->value));
  g_assert_cmpint (text->emphasis, ==, VEDETTE_EMPHASIS_HEADLINE);
  g_assert_cmpint (g_value_get_int (number->value), ==, -7);
  g_assert_null (number->text);
  g_assert_true (g_value_get_boolean (fact->value));
}

static void
test_choice (void)
{
  g_autoptr (GListStore) list = g_list_store_new (VEDETTE_TYPE_CHOICE);
  g_autoptr (VedetteChoice) record = NULL, nick = NULL;

  vedette_choice_add_id (list, 12, "Wat");
  vedette_choice_add_nick (list, "full-speed", "at full speed");
  record = g_list_model_get_item (G_LIST_MODEL (list), 0);
  nick = g_list_model_get_item (G_LIST_MODEL (list), 1);
  g_assert_cmpint (record->id, ==, 12);
  g_assert_null (record->nick);
  g_assert_cmpstr (record->label, ==, "Wat");
  g_assert_cmpint (nick->id, ==, 0);
  g_assert_cmpstr (nick->nick, ==, "full-speed");
  g_assert_cmpstr (nick->label, ==, "at full speed");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/ruling/empty", test_ruling_empty);
  g_test_add_func ("/rules/ruling/gravest", test_ruling_gravest);
  g_test_add_func ("/rules/ruling/nth", test_ruling_nth);
  g_test_add_func ("/rules/ruling/once", test_ruling_once);
  g_test_add_func ("/rules/ruling/doubt", test_ruling_doubt);
  g_test_add_func ("/rules/breakdown", test_breakdown);
  g_test_add_func ("/rules/status", test_status);
  g_test_add_func ("/rules/choice", test_choice);
  return g_test_run ();
}
