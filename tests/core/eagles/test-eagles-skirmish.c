/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Skirmish combat: who checks, what the die brings, and what it does to a unit (E-18 to E-23). */

#include "eagles-moves.h"

#include "core/rules/vedette-choice.h"

/* In skirmish combat of turn 1, all classes with a d10. R11 is of a nation whose screen is worth 1, B11 of one with 2. */
static VedetteRules *
new_skirmish (void)
{
  VedetteRules *rules = eagles_new_armies ();

  eagles_do (rules, "{'edit':'set-battle','elite-die':10,'line-die':10,'conscript-die':10}");
  eagles_do (rules, "{'edit':'add-nation','name':'French','screen':1}");
  eagles_do (rules, "{'edit':'add-nation','name':'Austrians','screen':2}");
  eagles_do (rules, "{'edit':'set-unit','unit':'R11','nation':'French'}");
  eagles_do (rules, "{'edit':'set-unit','unit':'B11','nation':'Austrians'}");
  eagles_start (rules, 5, 5);
  eagles_assert (rules, "skirmish");
  return rules;
}

/* Written as people measure */
static void
test_band (void)
{
  g_autoptr (VedetteRules) rules = new_skirmish ();

  eagles_refused (rules, "E-X20", "{'move':'check-skirmish','unit':'R11','distance':6,'cavalry':true}");
  eagles_refused (rules, "E-X20", "{'move':'check-skirmish','unit':'R11','distance':9,'cavalry':false}");
  eagles_refused (rules, "E-X20", "{'move':'check-skirmish','unit':'R11','distance':3,'cavalry':false}");
  g_assert_false (eagles_reminds (rules, "E-18", "{'move':'check-skirmish','unit':'R11','distance':6,'cavalry':false}"));
  g_assert_true (eagles_reminds (rules, "E-18", "{'move':'check-skirmish','unit':'R11','distance':6}"));
  g_assert_true (eagles_reminds (rules, "E-18", "{'move':'check-skirmish','unit':'R11','cavalry':false}"));
  g_assert_true (eagles_reminds (rules, "E-18", "{'move':'check-skirmish','unit':'R11'}"));
  moves_do (rules, "{'move':'check-skirmish','unit':'R11','distance':6,'cavalry':false,'die':8}");
  g_assert_true (eagles_is (eagles_unit (rules, "R11"), "checked"));
}

static void
test_boundaries (void)
{
  g_autoptr (VedetteRules) rules = new_skirmish ();

  eagles_refused (rules, "E-X20", "{'move':'check-skirmish','unit':'R11','distance':4,'cavalry':false}");
  eagles_refused (rules, "E-X20", "{'move':'check-skirmish','unit':'R11','distance':8.01,'cavalry':false}");
  eagles_refused (rules, "E-X20", "{'move':'check-skirmish','unit':'R11','distance':0,'cavalry':false}");
  moves_do (rules, "{'move':'check-skirmish','unit':'R11','distance':4.01,'cavalry':false,'die':8}");
  moves_do (rules, "{'move':'check-skirmish','unit':'R12','distance':8,'cavalry':false,'die':8}");
}

/* One enemy at 6″ and one at 3″: the nearest is the one whose distance is said. */
static void
test_nearest_decides (void)
{
  g_autoptr (VedetteRules) rules = new_skirmish ();

  eagles_refused (rules, "E-X20", "{'move':'check-skirmish','unit':'R11','distance':3,'nearest':'B12','cavalry':false}");
}

static void
test_once (void)
{
  g_autoptr (VedetteRules) rules = new_skirmish ();

  moves_do (rules, "{'move':'check-skirmish','unit':'R13','die':8}");
  eagles_refused (rules, "E-18", "{'move':'check-skirmish','unit':'R13'}");
  eagles_do (rules, "{'move':'check-skirmish','unit':'R13','agreed':true,'die':8}");
  moves_next_turn (rules);
  eagles_do (rules, "{'move':'check-skirmish','unit':'R13','die':8}");
}

static void
test_screens (void)
{
  g_autoptr (VedetteRules) rules = new_skirmish ();
  VedetteStep *step = moves_do (rules, "{'move':'check-skirmish','unit':'R11','nearest':'B11','die':6}");
  guint row, column;

  g_assert_cmpint (moves_fact (step, "total"), ==, 5);
  g_assert_cmpstr (eagles_fact (step, "result"), ==, "sh");
  g_assert_cmpint (moves_lit (rules, step, 0, &row, &column), ==, 5);
  g_assert_cmpuint (row, ==, 3);
  g_assert_cmpuint (column, ==, VEDETTE_EAGLES_LINE);
  /* Of those without a nation nothing is added. */
  step = moves_do (rules, "{'move':'check-skirmish','unit':'B12','nearest':'R12','die':6}");
  g_assert_cmpint (moves_lit (rules, step, 1, &row, &column), ==, 6);
}

static void
test_whose_screen (void)
{
  g_autoptr (VedetteRules) rules = new_skirmish ();

  eagles_refused (rules, "A-E24", "{'move':'check-skirmish','unit':'R11','nearest':'R12'}");
  eagles_refused (rules, "A-E24", "{'move':'check-skirmish','unit':'R11','nearest':'B13'}");
  g_assert_true (eagles_reminds (rules, "A-E24", "{'move':'check-skirmish','unit':'R11'}"));
  g_assert_false (eagles_reminds (rules, "A-E24", "{'move':'check-skirmish','unit':'R11','nearest':'B11'}"));
}

/* What the chart of the catalogue says of each total and class, from 8 and more down to 1 and less */
static const struct
{
  int total;
  const char *results[3];
} chart[] = {
  { 10, { "ne", "ne", "ne" } },     { 8, { "ne", "ne", "ne" } },    { 7, { "ne", "ne", "smk" } }, { 6, { "smk", "smk", "sh" } },
  { 5, { "smk", "sh", "do" } },     { 4, { "sh", "do", "dor" } },   { 2, { "sh", "do", "dor" } }, { 1, { "do", "dor", "dor" } },
};

static void
test_chart (void)
{
  static const char * const classes[] = { "elite", "line", "conscript" };

  for (guint i = 0; i < G_N_ELEMENTS (chart); i++)
    for (guint k = 0; k < G_N_ELEMENTS (classes); k++)
      {
        g_autoptr (VedetteRules) rules = new_skirmish ();
        VedetteStep *step;

        eagles_do (rules, "{'edit':'set-unit','unit':'B12','troops':'%s','name':'X'}", classes[k]);
        step = moves_do (rules, "{'move':'check-skirmish','unit':'X','die':%d}", chart[i].total);
        g_assert_cmpstr (eagles_fact (step, "result"), ==, chart[i].results[k]);
      }
}

/* Smoke, steps and state of a line unit by the die */
static void
assert_borne (int         natural,
              gboolean    smoke,
              int         steps,
              const char *status)
{
  g_autoptr (VedetteRules) rules = new_skirmish ();
  gpointer unit;

  moves_do (rules, "{'move':'check-skirmish','unit':'R12','die':%d}", natural);
  unit = eagles_unit (rules, "R12");
  g_assert_cmpint (eagles_is (unit, "smoke"), ==, smoke);
  g_assert_cmpint (eagles_get (unit, "steps"), ==, steps);
  g_assert_cmpstr (vedette_enum_get_nick (vedette_unit_status_get_type (), eagles_get (unit, "status")), ==, status);
}

static void
test_smoke (void)
{
  assert_borne (8, FALSE, 0, "ok");
  assert_borne (6, TRUE, 0, "ok");
}

static void
test_losses (void)
{
  assert_borne (5, TRUE, 1, "sh");
  assert_borne (4, TRUE, 2, "do");
  assert_borne (1, TRUE, 2, "dor");
}

/* Losses add up; a unit that retreats is not better for another check. */
static void
test_never_better (void)
{
  g_autoptr (VedetteRules) rules = new_skirmish ();

  eagles_do (rules, "{'move':'check-skirmish','unit':'R12','die':1}");
  moves_next_turn (rules);
  moves_do (rules, "{'move':'check-skirmish','unit':'R12','die':5}");
  g_assert_cmpint (eagles_get (eagles_unit (rules, "R12"), "steps"), ==, 3);
  g_assert_cmpint (eagles_get (eagles_unit (rules, "R12"), "status"), ==, VEDETTE_UNIT_RETREATING);
  moves_next_turn (rules);
  moves_do (rules, "{'move':'check-skirmish','unit':'R12','die':10}");
  g_assert_cmpint (eagles_get (eagles_unit (rules, "R12"), "status"), ==, VEDETTE_UNIT_RETREATING);
}

static void
test_arms (void)
{
  g_autoptr (GEnumClass) arms = g_type_class_ref (vedette_arm_get_type ());
  g_autoptr (VedetteRules) rules = new_skirmish ();

  g_assert_cmpuint (arms->n_values, ==, 3);
  vedette_test_invalid (rules, "{\"edit\":\"add-unit\",\"division\":\"R1\",\"name\":\"S\",\"arm\":\"skirmishers\"}",
                        VEDETTE_RULES_ERROR_DECLARATION);
}

static void
assert_smoke_after (const char *value,
                    gboolean    smoke)
{
  g_autoptr (VedetteRules) rules = new_skirmish ();

  eagles_switch (rules, "e.smoke", value);
  eagles_do (rules, "{'move':'check-skirmish','unit':'R12','die':6}");
  eagles_win (rules, "red");
  g_assert_true (eagles_is (eagles_unit (rules, "R12"), "smoke"));
  eagles_do (rules, "{'move':'pass'}");
  eagles_do (rules, "{'move':'pass'}");
  eagles_do (rules, "{'move':'next-turn'}");
  g_assert_cmpint (eagles_is (eagles_unit (rules, "R12"), "smoke"), ==, smoke);
}

static void
test_smoke_clears (void)
{
  assert_smoke_after ("turn-end", FALSE);
}

static void
test_smoke_stays (void)
{
  assert_smoke_after ("manual", TRUE);
}

static void
test_who_cannot (void)
{
  g_autoptr (VedetteRules) rules = new_skirmish ();

  eagles_do (rules, "{'edit':'set-unit','unit':'R12','arm':'cavalry'}");
  eagles_refused (rules, "E-X20", "{'move':'check-skirmish','unit':'R12','distance':6,'cavalry':false}");
  eagles_do (rules, "{'edit':'add-division','army':'red','name':'R4','place':'away'}");
  eagles_do (rules, "{'edit':'add-unit','division':'R4','name':'R41'}");
  eagles_final (rules, "E-18", "{'move':'check-skirmish','unit':'R41'}");
  moves_set (rules, eagles_unit (rules, "R11"), "gone", TRUE);
  eagles_final (rules, "E-18", "{'move':'check-skirmish','unit':'R11'}");
}

static void
test_no_die (void)
{
  g_autoptr (VedetteRules) rules = new_skirmish ();

  eagles_do (rules, "{'edit':'set-battle','line-die':0}");
  eagles_final (rules, "E-X22", "{'move':'check-skirmish','unit':'R12'}");
}

static void
test_phase (void)
{
  g_autoptr (VedetteRules) rules = new_skirmish ();

  moves_do (rules, "{'move':'skirmish-done'}");
  eagles_assert (rules, "allocate");
  eagles_final (rules, "E-04", "{'move':'check-skirmish','unit':'R12'}");
  eagles_final (rules, "E-04", "{'move':'skirmish-done'}");
}

static void
assert_chance (VedetteRules *rules,
               const char   *outcome,
               const char   *chance)
{
  g_autofree char *found = moves_chance (rules, outcome, "{'move':'check-skirmish','unit':'R12'}");

  g_assert_cmpstr (found, ==, chance);
}

/* 9.7, the row of line units with a d10; a die of any other size is as good */
static void
test_chances (void)
{
  g_autoptr (VedetteRules) rules = new_skirmish ();
  g_autofree char *shifted = NULL;

  assert_chance (rules, "ne", "2/5");
  assert_chance (rules, "smk", "1/10");
  assert_chance (rules, "sh", "1/10");
  assert_chance (rules, "do", "3/10");
  assert_chance (rules, "dor", "1/10");
  shifted = moves_chance (rules, "dor", "{'move':'check-skirmish','unit':'R11','nearest':'B11'}");
  g_assert_cmpstr (shifted, ==, "1/5");
  eagles_do (rules, "{'edit':'set-battle','line-die':6}");
  assert_chance (rules, "ne", NULL);
  assert_chance (rules, "smk", "1/6");
}

/* A check is one key; with Shift its facts are asked for. */
static void
test_keys (void)
{
  g_autoptr (VedetteRules) rules = new_skirmish ();

  moves_offered (rules, "1", "check-skirmish", "R11", FALSE);
  moves_offered (rules, "9", "check-skirmish", "R33", FALSE);
  moves_offered (rules, "s", "check-skirmish", NULL, TRUE);
  moves_offered (rules, VEDETTE_OFFER_ENTER, "skirmish-done", NULL, FALSE);
  moves_said (rules, eagles_do (rules, "{'move':'check-skirmish','unit':'R11','die':3}"),
              "R11 checked in skirmish combat (total 4): disordered, two steps lost, in smoke.");
  moves_offered (rules, "1", "check-skirmish", "R12", FALSE);
}

static void
test_entry (void)
{
  g_autoptr (VedetteRules) rules = new_skirmish ();

  eagles_do (rules, "{'edit':'set-battle','line-die':12}");
  g_assert_cmpstr (eagles_fact (moves_do (rules, "{'move':'check-skirmish','unit':'R12','die':12}"), "result"), ==, "ne");
}

static void
test_preset (void)
{
  g_autoptr (VedetteRules) rules = eagles_new_armies ();

  eagles_switch (rules, "e.class_dice", "d10");
  eagles_start (rules, 5, 5);
  eagles_assert (rules, "skirmish");
  assert_chance (rules, "dor", "1/10");
}

/* The message that the dice are not known leads to where they are entered: by one key, as long as they are not. */
static void
test_enter_dice (void)
{
  g_autoptr (VedetteRules) rules = eagles_new_battle ();
  g_autoptr (GListModel) offers = NULL;

  moves_offered (rules, "c", "set-battle", "Enter Class Dice…", TRUE);
  eagles_do (rules, "{'edit':'set-battle','elite-die':10,'line-die':10,'conscript-die':10}");
  offers = vedette_rules_list_offers (rules, VEDETTE_AUDIENCE_ALL);
  g_assert_null (vedette_offers_find_key (offers, "c"));
}

/* Where two units of one name stand in what @move lets choose */
static void
assert_headings (VedetteRules *rules,
                 const char   *id,
                 const char   *expected)
{
  g_autoptr (VedetteMove) move = vedette_rules_find_move (rules, id, NULL);
  g_autoptr (GListModel) choices = vedette_move_get_choices (move, rules, "unit", VEDETTE_AUDIENCE_ALL);
  g_autoptr (GString) found = g_string_new (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (choices); i++)
    {
      g_autoptr (VedetteChoice) choice = g_list_model_get_item (choices, i);

      if (g_str_equal (choice->label, "R11"))
        g_string_append_printf (found, "%s; ", choice->group);
    }
  g_assert_cmpstr (found->str, ==, expected);
}

/* Both armies may have a unit of one name: whose it is stands with each. */
static void
test_apart (void)
{
  g_autoptr (VedetteRules) rules = new_skirmish ();
  g_autoptr (GListModel) offers = vedette_rules_list_offers (rules, VEDETTE_AUDIENCE_ALL);
  g_autoptr (VedetteOffer) first = vedette_offers_find_key (offers, "1");

  g_assert_cmpstr (first->detail, ==, "Red");
  eagles_do (rules, "{'edit':'set-unit','unit':'B11','name':'R11'}");
  assert_headings (rules, "check-skirmish", "Red; Blue; ");
}

/* A step is lost to any unit of either army, under its formation; both may have a 1st Division. */
static void
test_losses_apart (void)
{
  g_autoptr (VedetteRules) rules = new_skirmish ();

  eagles_do (rules, "{'edit':'set-unit','unit':'B11','name':'R11'}");
  assert_headings (rules, "lose-step", "R1 (Red); B1 (Blue); ");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/rules/eagles/E-18/band", test_band);
  g_test_add_func ("/rules/eagles/E-18/keys", test_keys);
  g_test_add_func ("/rules/eagles/E-18/once", test_once);
  g_test_add_func ("/rules/eagles/E-18/phase", test_phase);
  g_test_add_func ("/rules/eagles/E-18/apart", test_apart);
  g_test_add_func ("/rules/eagles/E-19/example", test_screens);
  g_test_add_func ("/rules/eagles/E-20/chart", test_chart);
  g_test_add_func ("/rules/eagles/E-20/chances", test_chances);
  g_test_add_func ("/rules/eagles/E-21/smoke", test_smoke);
  g_test_add_func ("/rules/eagles/E-22/losses", test_losses);
  g_test_add_func ("/rules/eagles/E-22/never-better", test_never_better);
  g_test_add_func ("/rules/eagles/A-E43/never-better", test_never_better);
  g_test_add_func ("/rules/eagles/E-22/apart", test_losses_apart);
  g_test_add_func ("/rules/eagles/E-23/arms", test_arms);
  g_test_add_func ("/rules/eagles/A-E24/whose", test_whose_screen);
  g_test_add_func ("/rules/eagles/A-E25/boundaries", test_boundaries);
  g_test_add_func ("/rules/eagles/A-E28/nearest", test_nearest_decides);
  g_test_add_func ("/rules/eagles/A-E23/clears", test_smoke_clears);
  g_test_add_func ("/rules/eagles/e.smoke/turn-end", test_smoke_clears);
  g_test_add_func ("/rules/eagles/e.smoke/manual", test_smoke_stays);
  g_test_add_func ("/rules/eagles/e.class_dice/entry", test_entry);
  g_test_add_func ("/rules/eagles/e.class_dice/d10", test_preset);
  g_test_add_func ("/rules/eagles/E-X20/who-cannot", test_who_cannot);
  g_test_add_func ("/rules/eagles/E-X22/skirmish", test_no_die);
  g_test_add_func ("/rules/eagles/A-E38/enter-dice", test_enter_dice);

  return g_test_run ();
}
