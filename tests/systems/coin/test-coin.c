/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Coin as the rules service answers for it, as the command line plays it, and as it is printed. */

#include <string.h>

#include "cli-support.h"
#include "coin/vedette-coin-sheet.h"
#include "coin/vedette-coin.h"
#include "core/rules/vedette-status.h"

static VedetteRules *
new_rules (void)
{
  g_autoptr (VedetteBattle) battle = vedette_battle_new (vedette_coin_system.schema);
  VedetteRules *rules = vedette_systems_new_rules (battle);
  g_autoptr (GError) error = NULL;

  vedette_rules_set_up (rules, &error);
  g_assert_no_error (error);
  return rules;
}

/* Does what the key does; returns the sentence of its step. */
static char *
press (VedetteRules *rules,
       const char   *key,
       int           natural)
{
  g_autoptr (GListModel) offers = vedette_rules_list_offers (rules, NULL);
  g_autoptr (VedetteOffer) offer = vedette_offers_find_key (offers, key);
  g_autoptr (VedetteDice) dice = vedette_dice_new_typed (&natural, natural > 0 ? 1 : 0);
  g_autoptr (GError) error = NULL;
  VedetteStep *step = vedette_rules_perform (rules, offer->move, dice, FALSE, NULL, &error);

  g_assert_no_error (error);
  return vedette_rules_describe (rules, step, NULL);
}

static void
assert_shows (VedetteRules *rules,
              const char   *face)
{
  g_autoptr (GListModel) list = vedette_rules_get_status (rules, NULL);
  g_autoptr (VedetteStatus) status = g_list_model_get_item (list, 0);

  g_assert_cmpstr (status->id, ==, "shows");
  g_assert_cmpstr (status->text, ==, face);
}

static void
test_toss (void)
{
  static const struct { const char *key; int natural; const char *guess; const char *toss; const char *face; } rows[] = {
    { "h", 1, "The guess is heads", "The coin shows heads, as was guessed", "heads" },
    { "h", 2, "The guess is heads", "The coin shows tails", "tails" },
    { "t", 2, "The guess is tails", "The coin shows tails, as was guessed", "tails" },
    { NULL, 1, NULL, "The coin shows heads", "heads" },
  };
  g_autoptr (VedetteRules) rules = new_rules ();

  assert_shows (rules, "nothing");
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *guess = rows[i].key != NULL ? press (rules, rows[i].key, 0) : NULL;
      g_autofree char *toss = press (rules, VEDETTE_OFFER_ENTER, rows[i].natural);

      g_assert_cmpstr (guess, ==, rows[i].guess);
      g_assert_cmpstr (toss, ==, rows[i].toss);
      assert_shows (rules, rows[i].face);
    }
}

/* The die of a toss is asked for by name, and told by the rules service; nobody's die says nothing of anybody's luck. */
static void
test_dice (void)
{
  g_autoptr (VedetteRules) rules = new_rules ();
  g_autoptr (VedetteMove) toss = vedette_rules_find_move (rules, "toss", NULL);
  g_autoptr (GListModel) asked = vedette_rules_list_dice (rules, toss, NULL, 0);
  g_autoptr (VedetteDiceRequest) request = g_list_model_get_item (asked, 0);
  g_autoptr (GListModel) dice = NULL;
  g_autoptr (GListModel) tallies = NULL;
  g_autoptr (VedetteNatural) natural = NULL;

  g_assert_cmpuint (g_list_model_get_n_items (asked), ==, 1);
  g_assert_cmpint (request->sides, ==, 2);
  g_assert_cmpstr (vedette_dice_request_get_name (request, 1), ==, "heads");
  g_assert_cmpstr (vedette_dice_request_get_name (request, 2), ==, "tails");

  g_free (press (rules, VEDETTE_OFFER_ENTER, 2));
  dice = vedette_rules_get_dice (rules, vedette_battle_get_current (vedette_rules_get_battle (rules)), NULL);
  natural = g_list_model_get_item (dice, 0);
  g_assert_cmpuint (g_list_model_get_n_items (dice), ==, 1);
  g_assert_cmpint (natural->sides, ==, 2);
  g_assert_cmpint (natural->natural, ==, 2);
  g_assert_cmpstr (natural->name, ==, "tails");
  g_assert_cmpstr (natural->label, ==, "Toss the coin");
  tallies = vedette_rules_tally (rules, NULL);
  g_assert_cmpuint (g_list_model_get_n_items (tallies), ==, 0);
}

/* A second guess is against a rule, which both may overrule; a guess at nothing is none. */
static void
test_refused (void)
{
  g_autoptr (VedetteRules) rules = new_rules ();
  g_autoptr (VedetteMove) guess = vedette_rules_find_move (rules, "guess", NULL);
  g_autoptr (VedetteRuling) nothing = vedette_rules_check (rules, guess);
  g_autoptr (VedetteRuling) again = NULL;

  g_assert_true (nothing->is_final);
  g_assert_cmpstr (vedette_ruling_nth (nothing, 0)->about, ==, "face");
  g_free (press (rules, "h", 0));
  g_object_set (guess, "face", VEDETTE_COIN_TAILS, NULL);
  again = vedette_rules_check (rules, guess);
  g_assert_cmpint (again->verdict, ==, VEDETTE_VERDICT_REFUSED);
  g_assert_false (again->is_final);
  g_assert_cmpstr (again->why, ==, "There is a guess already");
  g_assert_cmpstr (vedette_ruling_nth (again, 0)->rule, ==, "C-1");
}

static void
test_sheet (void)
{
  g_autoptr (VedetteRules) rules = new_rules ();
  VedetteBattle *battle = vedette_rules_get_battle (rules);
  const VedettePrintSystem *print = vedette_print_systems_find (battle);
  const VedetteSheetKind *sheet = vedette_print_system_find_sheet (print, "face");

  g_assert_true (print == &vedette_coin_print_system);
  g_free (press (rules, VEDETTE_OFFER_ENTER, 1));
  for (guint large = 0; large < 2; large++)
    {
      g_autoptr (GPtrArray) pages = vedette_sheet_lay_out (battle, sheet, large == 1, VEDETTE_PAPER_A4, 0);

      g_assert_cmpuint (pages->len, ==, 1);
      g_assert_cmpuint (vedette_page_get_n_boxes (pages->pdata[0]), ==, 1);
      g_assert_cmpstr (vedette_page_get_box (pages->pdata[0], 0)->text, ==, "heads");
      g_assert_false (vedette_page_get_box (pages->pdata[0], 0)->ellipsised);
    }
}

/* The requests, and what is answered: a part of each line that has to be there */
static const struct { const char *request; const char *answer; } talk[] = {
  { "{\"offers\":true}", "\"label\":\"Toss the coin\",\"place\":\"due\",\"key\":\"Enter\"" },
  { "{\"move\":\"guess\",\"face\":\"heads\"}", "\"ok\":true,\"n\":2,\"text\":\"The guess is heads\"" },
  { "{\"move\":\"guess\",\"face\":\"tails\"}", "\"ok\":false,\"rule\":\"C-1\"" },
  { "{\"move\":\"toss\",\"die\":1}", "\"text\":\"The coin shows heads, as was guessed\",\"state\":{\"shows\":\"heads\"}" },
  { "{\"move\":\"toss\",\"die\":3}", "\"ok\":false" },
  { "{\"undo\":1}", "Undone: The coin shows heads, as was guessed" },
  { "{\"redo\":1}", "Redone: The coin shows heads, as was guessed" },
  { "{\"move\":\"guess\",\"face\":\"tails\"}", "\"n\":4" },
  { "{\"undo\":1}", "Undone: The guess is tails" },
  { "{\"state\":true,\"records\":true}", "{\"coin\":[{\"id\":1,\"shows\":\"heads\",\"guess\":\"none\"}]}" },
  { "{\"moves\":true}", "\"name\":\"toss\"" },
};

static void
play (const char *path)
{
  g_autoptr (GString) input = g_string_new (NULL);
  g_autoptr (CliRun) run = NULL;
  g_auto (GStrv) lines = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (talk); i++)
    g_string_append_printf (input, "%s\n", talk[i].request);
  run = cli_run (input->str, "play", path, NULL);
  lines = g_strsplit (run->out, "\n", -1);
  g_assert_cmpuint (g_strv_length (lines), ==, G_N_ELEMENTS (talk) + 1);
  for (guint i = 0; i < G_N_ELEMENTS (talk); i++)
    if (strstr (lines[i], talk[i].answer) == NULL)
      g_error ("to %s it said %s, not %s", talk[i].request, lines[i], talk[i].answer);
}

static void
assert_says (CliRun     *run,
             const char *text)
{
  g_assert_cmpstr (run->err, ==, "");
  g_assert_cmpint (run->status, ==, 0);
  if (strstr (run->out, text) == NULL)
    g_error ("there is no “%s” in “%s”", text, run->out);
}

static void
test_command_line (void)
{
  g_autofree char *folder = cli_new_folder ();
  g_autofree char *path = g_build_filename (folder, "coin.vedette", NULL);
  g_autofree char *pdf = g_build_filename (folder, "coin.pdf", NULL);
  g_autoptr (CliRun) made = cli_run (NULL, "new", "--system", "coin", path, NULL);
  g_autoptr (CliRun) text = NULL, csv = NULL, json = NULL, check = NULL, printed = NULL, sided = NULL;

  g_assert_cmpint (made->status, ==, 0);
  play (path);
  text = cli_run (NULL, "log", path, NULL);
  assert_says (text, "3  The coin shows heads, as was guessed\n");
  csv = cli_run (NULL, "log", "--format", "csv", path, NULL);
  assert_says (csv, "toss");
  json = cli_run (NULL, "log", "--format", "json", path, NULL);
  assert_says (json, "\"facts\":{\"rolls\":[{\"sides\":2,\"natural\":1,\"name\":\"heads\",\"dice\":\"typed\"}],\"face\":\"heads\","
                     "\"guessed\":true}}");
  check = cli_run (NULL, "check", path, NULL);
  assert_says (check, "system coin");
  printed = cli_run (NULL, "print", "--face", "--large", "-o", pdf, path, NULL);
  assert_says (printed, "");
  g_assert_true (g_file_test (pdf, G_FILE_TEST_EXISTS));
  sided = cli_run (NULL, "print", "--face", "--side=red", "-o", pdf, path, NULL);
  cli_assert_usage (sided, "print");
  cli_remove_folder (folder);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/systems/coin/toss", test_toss);
  g_test_add_func ("/systems/coin/dice", test_dice);
  g_test_add_func ("/systems/coin/refused", test_refused);
  g_test_add_func ("/systems/coin/sheet", test_sheet);
  g_test_add_func ("/systems/coin/command-line", test_command_line);
  return g_test_run ();
}
