/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reminders: each is said at its moment, once in a battle, again when asked for, and again after undo. */

#include "core/skirmish/records/vedette-fight.h"
#include "core/skirmish/state/vedette-nomination.h"
#include "reactions-table.h"
#include "rules-table.h"

#include <string.h>

static gboolean
is_said (VedetteRules *rules,
         const char   *rule)
{
  return g_strv_contains (vedette_skirmish_game_get_reminded (table_game (rules)), rule);
}

static void
undo (VedetteRules *rules)
{
  VedetteBattle *battle = vedette_rules_get_battle (rules);
  g_autoptr (GError) error = NULL;

  vedette_battle_go_to (battle, vedette_step_get_after (vedette_battle_get_undo (battle)), &error);
  g_assert_no_error (error);
}

/*
 * The move, which may be made now, reminds of the rule; made again in the same place of another game it does not; asked
 * for, or with the step that said it taken back, it does once more.
 * @between: (nullable): what leads from the one place to the other, one request to a line
 */
static void
assert_once (VedetteRules *rules,
             const char   *rule,
             const char   *move,
             const char   *between)
{
  g_auto (GStrv) lines = g_strsplit (between, "\n", -1);

  g_assert_false (is_said (rules, rule));
  g_assert_true (table_reminds (rules, rule, "%s", move));
  /* To look does not count as having said it. */
  g_assert_true (table_reminds (rules, rule, "%s", move));
  table_do (rules, "%s", move);
  g_assert_true (is_said (rules, rule));
  undo (rules);
  g_assert_false (is_said (rules, rule));
  g_assert_true (table_reminds (rules, rule, "%s", move));
  table_do (rules, "%s", move);
  for (guint i = 0; lines[i] != NULL; i++)
    table_do (rules, "%s", lines[i]);
  g_assert_false (table_reminds (rules, rule, "%s", move));
  table_do (rules, "{'move':'remind-again'}");
  g_assert_false (is_said (rules, rule));
  g_assert_true (table_reminds (rules, rule, "%s", move));
  undo (rules);
  g_assert_false (table_reminds (rules, rule, "%s", move));
}

static void
test_s06 (void)
{
  g_autoptr (VedetteRules) rules = reactions_begin ();

  assert_once (rules, "S-06", "{'move':'march','who':['Ann','Ben']}", "{'move':'decline'}");
}

static void
test_s26 (void)
{
  g_autoptr (VedetteRules) rules = reactions_begin ();

  table_do (rules, "{'move':'hold'}");
  table_do (rules, "{'move':'snatch','nominee':'Wat','die':20}");
  assert_once (rules, "S-26", "{'move':'march','sight':'in'}",
               "{'move':'snatch','nominee':'Ann','die':20}\n{'move':'charge'}\n{'move':'melee-done'}\n"
               "{'move':'snatch','nominee':'Wat','die':20}");
}

static void
test_s59 (void)
{
  g_autoptr (VedetteRules) rules = reactions_begin ();

  table_do (rules, "{'move':'shoot'}");
  assert_once (rules, "S-59", "{'move':'react-shoot'}",
               "{'move':'snatch','nominee':'Wat','die':20}\n{'move':'shoot'}\n"
               "{'move':'snatch','nominee':'Ann','die':20}\n{'move':'shoot'}");
}

static void
test_s66 (void)
{
  g_autoptr (VedetteRules) rules = reactions_begin ();

  table_do (rules, "{'move':'march'}");
  assert_once (rules, "S-66", "{'move':'react-shoot'}",
               "{'move':'snatch','nominee':'Wat','die':20}\n{'move':'shoot'}\n"
               "{'move':'snatch','nominee':'Ann','die':20}\n{'move':'march','option':'full-speed'}");
}

static void
test_s79 (void)
{
  g_autoptr (VedetteRules) rules = reactions_begin ();

  table_do (rules, "{'move':'fight'}");
  table_do (rules, "{'move':'melee-done'}");
  assert_once (rules, "S-79", "{'move':'duel'}", "{'move':'decline'}\n{'move':'hold'}");
}

/* A fact that nobody says brings its rule to mind at Standard once, and at Full, where it is asked for, each time. */
static void
test_unsaid (void)
{
  g_autoptr (VedetteRules) rules = reactions_begin ();

  assert_once (rules, "S-57", "{'move':'shoot','all':true}", "{'move':'decline'}");
  table_do (rules, "{'move':'set-battle','level':'full'}");
  g_assert_true (table_reminds (rules, "S-57", "{'move':'shoot','all':true}"));
  table_do (rules, "{'move':'shoot','all':true}");
  table_do (rules, "{'move':'decline'}");
  g_assert_true (table_reminds (rules, "S-57", "{'move':'shoot','all':true}"));
}

/* Twenty actions at Standard of which only the kind is said: after the first of each kind nothing is said any more. */
static void
test_quiet (void)
{
  static const char * const kinds[] = { "march", "shoot", "move-shoot", "fight", "call", "hold", "task" };
  g_autoptr (VedetteRules) rules = reactions_begin ();

  for (guint i = 0; i < 3 * G_N_ELEMENTS (kinds); i++)
    {
      const char *kind = kinds[i % G_N_ELEMENTS (kinds)];
      g_autoptr (VedetteMove) move = vedette_rules_new_move (rules, kind, NULL, NULL);
      g_autoptr (VedetteRuling) ruling = NULL;

      if (g_str_equal (kind, "shoot"))
        g_object_set (move, "all", TRUE, NULL);
      if (g_str_equal (kind, "task"))
        g_object_set (move, "what", "the gate", NULL);
      ruling = vedette_rules_check (rules, move);
      g_assert_cmpint (ruling->verdict, ==, VEDETTE_VERDICT_ALLOWED);
      if (i >= G_N_ELEMENTS (kinds) && g_list_model_get_n_items (ruling->findings) > 0)
        g_error ("%s: %s", kind, vedette_ruling_nth (ruling, 0)->why);
      g_assert_nonnull (vedette_rules_perform (rules, move, NULL, FALSE, NULL, NULL));
      if (g_str_equal (kind, "fight"))
        table_do (rules, "{'move':'melee-done'}");
      table_do (rules, "{'move':'decline'}");
    }
}

/* There is nothing to say again before anything was said. */
static void
test_again (void)
{
  g_autoptr (VedetteRules) rules = table_new ();
  g_autoptr (VedetteMove) move = vedette_rules_new_move (rules, "remind-again", NULL, NULL);
  g_autoptr (VedetteRuling) fresh = vedette_rules_check (rules, move);
  g_autofree char *text = NULL;
  VedetteStep *step;

  g_assert_true (fresh->is_final);
  table_do (rules, "{'move':'start','holder':'Red'}");
  step = table_do (rules, "{'move':'remind-again'}");
  text = vedette_rules_describe (rules, step, NULL);
  g_assert_cmpstr (text, ==, "All reminders were reset.");
  g_assert_null (vedette_skirmish_game_get_reminded (table_game (rules))[0]);
}

/* What the system leaves to others is said before the game, with their name if they have one. */
static void
test_s80 (void)
{
  g_autoptr (VedetteRules) rules = table_new ();
  g_autoptr (VedetteRules) named = table_new ();
  g_autoptr (VedetteMove) move = NULL;
  g_autoptr (VedetteRuling) ruling = NULL;
  g_autofree char *text = NULL;
  VedetteStep *step;

  g_assert_true (table_reminds (rules, "S-80", "{'move':'start','holder':'Red'}"));
  step = table_do (rules, "{'move':'start','holder':'Red'}");
  g_assert_false (json_object_has_member (vedette_step_get_facts (step), "host-rules"));
  g_assert_true (is_said (rules, "S-80"));

  table_do (named, "{'move':'set-battle','host-rules':' <b>Hack & Slay ','stop-after':30}");
  move = vedette_rules_new_move (named, "start", NULL, NULL);
  g_object_set (move, "holder", vedette_record_get_id (vedette_test_named (named, VEDETTE_TYPE_FORCE, "Red")), NULL);
  ruling = vedette_rules_check (named, move);
  g_assert_cmpuint (g_list_model_get_n_items (ruling->findings), ==, 1);
  g_assert_nonnull (strstr (vedette_ruling_nth (ruling, 0)->why, "<b>Hack & Slay"));
  step = table_do (named, "{'move':'start','holder':'Red'}");
  g_assert_cmpstr (table_fact_text (step, "host-rules"), ==, "<b>Hack & Slay");
  text = vedette_rules_describe (named, step, NULL);
  g_assert_cmpstr (text, ==, "Red started with the initiative. Other rules: <b>Hack & Slay.");
}

/* The medium range is the players' own number, and the box for reach asks with it when he means to shoot. */
static void
test_s80_range (void)
{
  g_autoptr (VedetteRules) rules = reactions_begin ();
  VedetteFigure *archers = vedette_test_named (rules, VEDETTE_TYPE_FIGURE, "Archers");
  g_autofree char *entered = NULL, *odd = NULL;

  g_assert_null (vedette_nomination_describe_reach (archers, VEDETTE_INTENTION_SHOOT));
  reactions_set_int (rules, "Archers", "range", 1200);
  entered = vedette_nomination_describe_reach (archers, VEDETTE_INTENTION_SHOOT);
  g_assert_cmpstr (entered, ==, "12″ or less?");
  g_assert_null (vedette_nomination_describe_reach (archers, VEDETTE_INTENTION_ENGAGE));
  g_assert_null (vedette_nomination_describe_reach (archers, VEDETTE_INTENTION_UNTRACKED));
  g_assert_null (vedette_nomination_describe_reach (NULL, VEDETTE_INTENTION_SHOOT));
  reactions_set_int (rules, "Archers", "range", 1250);
  odd = vedette_nomination_describe_reach (archers, VEDETTE_INTENTION_SHOOT);
  g_assert_cmpstr (odd, ==, "12.5″ or less?");
}

/* Wat and Ann fight each other, and it is Red's turn to act. */
static VedetteRules *
begin_engaged (void)
{
  VedetteRules *rules = reactions_begin ();

  table_do (rules, "{'move':'charge','who':'Ann','target':'Wat'}");
  table_do (rules, "{'move':'melee-done'}");
  table_do (rules, "{'move':'decline'}");
  return rules;
}

/* Who is in melee and does something else is asked whether he breaks off: one tick ends the contact of both. */
static void
test_as52_break_off (gconstpointer data)
{
  g_autoptr (VedetteRules) rules = begin_engaged ();
  g_autofree char *text = NULL;
  VedetteStep *step;

  g_assert_true (table_reminds (rules, "S-21", "{'move':'%s','who':['Ann','Ben']}", (const char *) data));
  g_assert_false (table_reminds (rules, "S-21", "{'move':'%s','who':'Ben'}", (const char *) data));
  g_assert_false (table_reminds (rules, "S-21", "{'move':'%s','who':'Ann','break-off':true}", (const char *) data));
  step = table_do (rules, "{'move':'%s','who':'Ann','break-off':true}", (const char *) data);
  g_assert_cmpint (reactions_melee (rules, "Wat"), ==, VEDETTE_TRI_NO);
  g_assert_cmpint (reactions_melee (rules, "Ann"), ==,
                   g_str_equal (data, "charge") ? VEDETTE_TRI_YES : VEDETTE_TRI_NO);
  text = vedette_rules_describe (rules, step, NULL);
  g_assert_nonnull (strstr (text, "Ann broke off the melee."));
  g_assert_nonnull (strstr (text, "No longer in melee: Wat."));
}

/* Without the tick he stays in contact, and one more round is no other action. */
static void
test_as52_stays (void)
{
  g_autoptr (VedetteRules) rules = begin_engaged ();

  g_assert_false (table_reminds (rules, "S-21", "{'move':'fight','who':'Ann'}"));
  g_assert_false (table_reminds (rules, "S-21", "{'move':'charge','who':'Ann','target':'Wat'}"));
  table_do (rules, "{'move':'march','who':'Ann'}");
  g_assert_cmpint (reactions_melee (rules, "Ann"), ==, VEDETTE_TRI_YES);
  g_assert_cmpint (reactions_melee (rules, "Wat"), ==, VEDETTE_TRI_YES);
}

/* Who broke off is not put back into the melee that he left when the charge that he made comes to nothing (A-S40). */
static void
test_as52_withdrawn (void)
{
  g_autoptr (VedetteRules) rules = begin_engaged ();

  table_do (rules, "{'move':'charge','who':'Ann','target':'Walt','break-off':true}");
  table_do (rules, "{'move':'out','line':'Walt'}");
  table_assert (rules, "nominate", "Red");
  g_assert_cmpint (reactions_melee (rules, "Ann"), ==, VEDETTE_TRI_NO);
}

/* A fight that ends because he breaks off is not joined by what he does then: another of its name begins. */
static void
test_as52_fight_anew (void)
{
  g_autoptr (VedetteRules) rules = reactions_begin ();
  g_autoptr (VedetteRecord) fight = NULL;
  VedetteStep *step;

  table_do (rules, "{'move':'charge','who':'Ann','target':'Wat','fight':'The gate'}");
  table_do (rules, "{'move':'melee-done'}");
  table_do (rules, "{'move':'decline'}");
  step = table_do (rules, "{'move':'charge','who':'Ann','target':'Walt','fight':'The gate','break-off':true}");
  g_assert_cmpstr (table_fact_text (step, "fight"), ==, "The gate");
  g_assert_cmpint (reactions_melee (rules, "Wat"), ==, VEDETTE_TRI_NO);
  g_assert_cmpint (reactions_melee (rules, "Walt"), ==, VEDETTE_TRI_YES);
  fight = g_list_model_get_item (vedette_battle_get_records (vedette_rules_get_battle (rules), VEDETTE_TYPE_FIGHT), 0);
  g_assert_cmpuint (vedette_ids_get_n (vedette_fight_get_lines (VEDETTE_FIGHT (fight))), ==, 2);
  g_assert_true (vedette_ids_contains (vedette_fight_get_lines (VEDETTE_FIGHT (fight)),
                                       vedette_record_get_id (vedette_test_named (rules, VEDETTE_TYPE_FIGURE, "Walt"))));
}

/* Of a line of which some are in melee it is not known which man rolls, unless that is said. */
static void
test_as52_nominee (void)
{
  g_autoptr (VedetteRules) rules = reactions_begin ();

  table_do (rules, "{'move':'contact','line':'Spearmen','melee':true,'men':3}");
  table_do (rules, "{'move':'contact','line':'Walt','melee':true}");
  table_do (rules, "{'move':'hold'}");
  g_assert_true (table_reminds (rules, "S-21", "{'move':'snatch','nominee':'Spearmen','intention':'engage'}"));
  g_assert_false (table_reminds (rules, "S-21", "{'move':'snatch','nominee':'Spearmen','intention':'engage','engaged':false}"));
  g_assert_false (table_reminds (rules, "S-21", "{'move':'snatch','nominee':'Walt','intention':'engage'}"));
  g_assert_false (table_reminds (rules, "S-21", "{'move':'snatch','nominee':'Bowmen','intention':'engage'}"));
}

/* One shooting action is at one body: two lines may be two, unless all shoot or they are kept as one. */
static void
test_as52_two_targets (void)
{
  g_autoptr (VedetteRules) rules = reactions_begin ();

  g_assert_true (table_reminds (rules, "S-05", "{'move':'shoot','who':'Archers','target':['Wat','Will']}"));
  g_assert_true (table_reminds (rules, "S-05", "{'move':'move-shoot','who':'Archers','target':['Wat','Will'],'inches':2}"));
  g_assert_false (table_reminds (rules, "S-05", "{'move':'shoot','who':'Archers','target':'Wat'}"));
  g_assert_false (table_reminds (rules, "S-05", "{'move':'shoot','all':true,'target':['Wat','Will']}"));
  g_assert_false (table_reminds (rules, "S-05", "{'move':'charge','who':'Ann','target':['Wat','Will']}"));
  table_do (rules, "{'edit':'add-body','members':['Wat','Will']}");
  g_assert_false (table_reminds (rules, "S-05", "{'move':'shoot','who':'Archers','target':['Wat','Will']}"));
}

/* Archers all of whom are in melee have nobody to shoot. */
static void
test_as52_archers (void)
{
  g_autoptr (VedetteRules) rules = reactions_begin ();

  table_do (rules, "{'move':'contact','line':'Archers','melee':true,'men':5}");
  g_assert_false (table_reminds (rules, "A-S42", "{'move':'shoot','who':'Archers','target':'Wat'}"));
  table_do (rules, "{'move':'contact','line':'Archers','melee':true,'men':6}");
  g_assert_true (table_reminds (rules, "A-S42", "{'move':'shoot','who':'Archers','target':'Wat'}"));
  g_assert_true (table_reminds (rules, "A-S42", "{'move':'move-shoot','who':'Archers','target':'Wat','inches':2}"));
  g_assert_false (table_reminds (rules, "A-S42", "{'move':'move-shoot','who':'Archers','inches':2,'break-off':true}"));
  g_assert_false (table_reminds (rules, "A-S42", "{'move':'shoot','who':'Slingers','target':'Wat'}"));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/skirmish/S-06/once", test_s06);
  g_test_add_func ("/rules/skirmish/S-26/once", test_s26);
  g_test_add_func ("/rules/skirmish/S-59/once", test_s59);
  g_test_add_func ("/rules/skirmish/S-66/once", test_s66);
  g_test_add_func ("/rules/skirmish/S-79/once", test_s79);
  g_test_add_func ("/rules/skirmish/S-57/unsaid-once", test_unsaid);
  g_test_add_func ("/rules/skirmish/S-80/host-rules", test_s80);
  g_test_add_func ("/rules/skirmish/S-80/range", test_s80_range);
  g_test_add_data_func ("/rules/skirmish/A-S52/break-off-march", "march", test_as52_break_off);
  g_test_add_data_func ("/rules/skirmish/A-S52/break-off-charge", "charge", test_as52_break_off);
  g_test_add_data_func ("/rules/skirmish/A-S52/break-off-task", "task", test_as52_break_off);
  g_test_add_func ("/rules/skirmish/A-S52/stays-in-melee", test_as52_stays);
  g_test_add_func ("/rules/skirmish/A-S52/broken-off-and-withdrawn", test_as52_withdrawn);
  g_test_add_func ("/rules/skirmish/A-S52/broken-off-fight-begins-anew", test_as52_fight_anew);
  g_test_add_func ("/rules/skirmish/A-S52/nominee-of-some-in-melee", test_as52_nominee);
  g_test_add_func ("/rules/skirmish/A-S52/two-targets", test_as52_two_targets);
  g_test_add_func ("/rules/skirmish/A-S52/archers-in-melee", test_as52_archers);
  g_test_add_func ("/reminders/quiet", test_quiet);
  g_test_add_func ("/reminders/again", test_again);
  return g_test_run ();
}
