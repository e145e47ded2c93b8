/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What happens on the table of a grand-tactical battle at any time, and what is put right. */

#include "core/rules/vedette-facts.h"
#include "core/rules/vedette-offer.h"
#include "eagles-fixture.h"

/* R1 is active, and B1 is to roll for the initiative. */
static VedetteRules *
new_steal (void)
{
  VedetteRules *rules = eagles_new_battle ();

  eagles_win (rules, "red");
  eagles_do (rules, "{'move':'activate','division':'R1'}");
  return rules;
}

static void
add_corps (VedetteRules *rules)
{
  eagles_do (rules, "{'edit':'add-corps','army':'blue','name':'I Corps','commander':'Tournel','rating':'excellent'}");
}

static void
assert_says (VedetteRules *rules,
             VedetteStep  *step,
             const char   *said)
{
  g_autofree char *text = eagles_describe (rules, step);

  g_assert_cmpstr (text, ==, said);
}

/* The modifier that an opposed roll would have for blue, whose B1 tries to steal */
static int
get_modifier (VedetteRules *rules)
{
  VedetteEagles eagles;

  eagles_read (rules, &eagles);
  return vedette_eagles_get_modifier (&eagles, vedette_eagles_get_senior (&eagles, eagles_division (rules, "B1")));
}

/* E-33: whoever rolls, only his rating counts. */
static void
test_no_sum (void)
{
  g_autoptr (VedetteRules) rules = eagles_new_battle ();

  add_corps (rules);
  eagles_do (rules, "{'edit':'set-division','division':'B1','rating':'good'}");
  eagles_do (rules, "{'edit':'set-army','army':'blue','rating':'poor'}");
  g_assert_cmpint (get_modifier (rules), ==, 1);
  eagles_do (rules, "{'move':'attach','command':'I Corps','division':'B1'}");
  g_assert_cmpint (get_modifier (rules), ==, 2);
  /* E-32: the senior one, though he is worse */
  eagles_do (rules, "{'move':'attach','command':'blue','division':'B1'}");
  g_assert_cmpint (get_modifier (rules), ==, -1);
  eagles_do (rules, "{'move':'attach','command':'blue','no-division':true}");
  g_assert_cmpint (get_modifier (rules), ==, 2);
}

static void
test_attach (void)
{
  g_autoptr (VedetteRules) rules = eagles_new_armies ();
  VedetteStep *step;

  add_corps (rules);
  eagles_final (rules, "E-24", "{'move':'attach','command':'I Corps','division':'B1'}");
  eagles_start (rules, 5, 5);
  step = eagles_do (rules, "{'move':'attach','command':'I Corps','division':'B1'}");
  g_assert_true (eagles_named_by (rules, eagles_corps (rules, "I Corps"), "attached") == eagles_division (rules, "B1"));
  assert_says (rules, step, "Tournel joined B1.");
  eagles_final (rules, NULL, "{'move':'attach','command':'I Corps','division':'B1'}");
  step = eagles_do (rules, "{'move':'attach','command':'I Corps','no-division':true}");
  assert_says (rules, step, "Tournel was detached.");
  eagles_final (rules, "E-32", "{'move':'attach','command':'I Corps'}");
  eagles_final (rules, "E-32", "{'move':'attach','command':'I Corps','division':'B1','no-division':true}");
  eagles_final (rules, "E-34", "{'move':'attach','command':'I Corps','division':'R1'}");
  eagles_final (rules, "E-34", "{'move':'attach','command':'B1','division':'B2'}");
  eagles_do (rules, "{'edit':'set-division','division':'B2','place':'hidden'}");
  eagles_final (rules, "E-34", "{'move':'attach','command':'I Corps','division':'B2'}");
  eagles_do (rules, "{'edit':'set-division','division':'B3','kind':'independent'}");
  eagles_final (rules, "E-34", "{'move':'attach','command':'I Corps','division':'B3'}");
}

/* E-X09: as soon as points are given for a roll, nobody else comes to roll it. */
static void
test_attach_in_roll (void)
{
  g_autoptr (VedetteRules) rules = new_steal ();

  add_corps (rules);
  eagles_do (rules, "{'move':'attach','command':'blue','division':'B1'}");
  eagles_do (rules, "{'move':'steal','division':'B1'}");
  eagles_final (rules, "E-36", "{'move':'attach','command':'blue','no-division':true}");
  eagles_do (rules, "{'move':'attach','command':'I Corps','division':'B2'}");
  eagles_do (rules, "{'move':'allocate','army':'blue','points':1}");
  eagles_final (rules, "E-X09", "{'move':'attach','command':'I Corps','division':'B1'}");
  eagles_do (rules, "{'move':'opposed-roll','die':[2,9]}");
  eagles_do (rules, "{'move':'attach','command':'blue','no-division':true}");
}

/* E-X06: one who is not attached leads no steal, and one who is does. */
static void
test_unattached (void)
{
  g_autoptr (VedetteRules) rules = new_steal ();

  add_corps (rules);
  eagles_refused (rules, "E-X06", "{'move':'steal','division':'B1','leader':'I Corps','near':true,'sees':true}");
  eagles_do (rules, "{'move':'attach','command':'I Corps','division':'B2'}");
  eagles_refused (rules, "E-X06", "{'move':'steal','division':'B1','leader':'I Corps','near':true,'sees':true}");
  eagles_do (rules, "{'move':'attach','command':'I Corps','division':'B1'}");
  eagles_do (rules, "{'move':'steal','division':'B1','leader':'I Corps','near':true,'sees':true}");
  eagles_assert (rules, "steal-roll");
}

/* A-E32: without a commander a division does not steal, and defends with 0; one who is attached leads it. */
static void
test_lost_commander (void)
{
  g_autoptr (VedetteRules) rules = new_steal ();
  VedetteStep *step;

  add_corps (rules);
  eagles_do (rules, "{'edit':'set-division','division':'B1','rating':'superior','commander':'Quell'}");
  step = eagles_do (rules, "{'move':'lose-commander','command':'B1'}");
  assert_says (rules, step, "Quell, the commander of B1, became a casualty.");
  g_assert_cmpint (get_modifier (rules), ==, 0);
  eagles_refused (rules, "A-E32", "{'move':'steal','division':'B1','near':true,'sees':true}");
  eagles_final (rules, "A-E32", "{'move':'lose-commander','command':'B1'}");
  eagles_do (rules, "{'move':'attach','command':'I Corps','division':'B1'}");
  g_assert_cmpint (get_modifier (rules), ==, 2);
  step = eagles_do (rules, "{'move':'lose-commander','command':'blue'}");
  assert_says (rules, step, "The commander of Blue became a casualty.");
  eagles_do (rules, "{'move':'steal','division':'B1','near':true,'sees':true}");
  eagles_final (rules, "E-36", "{'move':'lose-commander','command':'I Corps'}");
}

/* Whoever is lost is with nobody any more, and goes to nobody. */
static void
test_lost_attached (void)
{
  g_autoptr (VedetteRules) rules = eagles_new_battle ();

  add_corps (rules);
  eagles_do (rules, "{'move':'attach','command':'I Corps','division':'B1'}");
  eagles_do (rules, "{'move':'lose-commander','command':'I Corps'}");
  g_assert_null (eagles_named_by (rules, eagles_corps (rules, "I Corps"), "attached"));
  eagles_final (rules, "A-E32", "{'move':'attach','command':'I Corps','division':'B2'}");
  eagles_do (rules, "{'edit':'set-division','division':'B3','kind':'independent'}");
  eagles_final (rules, "A-E32", "{'move':'lose-commander','command':'B3'}");
}

static gboolean
may_see (VedetteRules *rules,
         gpointer      record,
         const char   *audience)
{
  return vedette_rules_may_see (rules, vedette_record_get_id (record), NULL, audience);
}

static void
test_arrive (void)
{
  g_autoptr (VedetteRules) rules = eagles_new_battle ();
  VedetteStep *step;

  eagles_do (rules, "{'edit':'add-division','army':'blue','name':'Late','arrives':9}");
  eagles_do (rules, "{'edit':'add-unit','division':'Late','name':'Late 1'}");
  eagles_do (rules, "{'edit':'set-division','division':'B3','place':'hidden'}");
  g_assert_false (may_see (rules, eagles_unit (rules, "Late 1"), "blue"));
  step = eagles_do (rules, "{'move':'arrive','division':'Late'}");
  g_assert_cmpint (eagles_get (eagles_division (rules, "Late"), "place"), ==, VEDETTE_DIVISION_ON_TABLE);
  g_assert_true (may_see (rules, eagles_unit (rules, "Late 1"), "red"));
  g_assert_true (vedette_rules_may_see_step (rules, step, "red"));
  assert_says (rules, step, "Late (Blue) arrived.");
  assert_says (rules, eagles_do (rules, "{'move':'arrive','division':'B3'}"), "B3 (Blue) came out of hiding.");
  eagles_final (rules, NULL, "{'move':'arrive','division':'B3'}");
}

static void
test_steps (void)
{
  g_autoptr (VedetteRules) rules = eagles_new_battle ();

  assert_says (rules, eagles_do (rules, "{'move':'lose-step','unit':'R11'}"), "R11 lost 1 step, 1 in all.");
  assert_says (rules, eagles_do (rules, "{'move':'lose-step','unit':'R11','steps':2}"), "R11 lost 2 steps, 3 in all.");
  g_assert_cmpint (eagles_get (eagles_unit (rules, "R11"), "steps"), ==, 3);
  assert_says (rules, eagles_do (rules, "{'move':'lose-step','unit':'R11','gone':true}"),
               "R11 lost 1 step and left the table for good.");
  g_assert_true (eagles_is (eagles_unit (rules, "R11"), "gone"));
  eagles_final (rules, "E-22", "{'move':'lose-step','unit':'R11'}");
  eagles_do (rules, "{'edit':'set-division','division':'R2','place':'away'}");
  eagles_final (rules, "E-22", "{'move':'lose-step','unit':'R21'}");
  eagles_do (rules, "{'edit':'put-right','unit':'R31','steps':98}");
  eagles_final (rules, "E-22", "{'move':'lose-step','unit':'R31','steps':2}");
  eagles_do (rules, "{'move':'lose-step','unit':'R31'}");
}

/* What is put right of units and divisions is one step, and undo takes it back. */
static void
test_put_right (void)
{
  g_autoptr (VedetteRules) rules = eagles_new_battle ();
  VedetteStep *step;
  gpointer unit = eagles_unit (rules, "R11"), division = eagles_division (rules, "R1");

  step = eagles_do (rules, "{'edit':'put-right','unit':'R11','status':'do','steps':2,'smoke':true,'ff':true,'tested':true,"
                           "'division':'R1','moved':true,'attempted':true,'activation':'done','turn':4}");
  assert_says (rules, step,
               "Corrected: R1. Has moved: yes. Has tried to steal: yes. Activation: finished (was not yet). R11. State: "
               "disordered (was in order). Steps lost: 2 (was 0). In smoke: yes. In fire fight: yes. Has tested: yes. Turn: 4 "
               "(was 1).");
  g_assert_cmpint (eagles_get (unit, "status"), ==, VEDETTE_UNIT_DISORDERED);
  g_assert_cmpint (eagles_get (unit, "steps"), ==, 2);
  g_assert_true (eagles_is (unit, "smoke") && eagles_is (unit, "ff") && eagles_is (unit, "tested"));
  g_assert_true (eagles_is (division, "moved") && eagles_is (division, "attempted"));
  g_assert_cmpint (eagles_get (division, "activation"), ==, VEDETTE_ACTIVATION_DONE);
  g_assert_cmpint (eagles_game (rules, "turn"), ==, 4);
  eagles_do (rules, "{'edit':'put-right','unit':'R11','smoke':false}");
  g_assert_false (eagles_is (unit, "smoke"));
  eagles_undo (rules);
  eagles_undo (rules);
  g_assert_cmpint (eagles_get (eagles_unit (rules, "R11"), "steps"), ==, 0);
  g_assert_cmpint (eagles_game (rules, "turn"), ==, 1);
  eagles_final (rules, NULL, "{'edit':'put-right','unit':'R11','smoke':false}");
  eagles_final (rules, NULL, "{'edit':'put-right','smoke':true}");
  eagles_final (rules, NULL, "{'edit':'put-right','moved':true}");
}

/* The owner and the active division are put right as long as nothing lies on them; the turn goes on from there. */
static void
test_put_active_right (void)
{
  g_autoptr (VedetteRules) rules = eagles_new_battle ();

  eagles_final (rules, "E-38", "{'edit':'put-right','owner':'red'}");
  eagles_win (rules, "red");
  eagles_final (rules, "E-29", "{'edit':'put-right','active':'B1'}");
  eagles_do (rules, "{'edit':'put-right','owner':'blue','active':'B1'}");
  eagles_assert (rules, "division-active");
  g_assert_true (eagles_active (rules) == eagles_division (rules, "B1"));
  eagles_final (rules, "E-29", "{'edit':'put-right','owner':'red'}");
  eagles_do (rules, "{'edit':'put-right','active':'B2'}");
  g_assert_true (eagles_active (rules) == eagles_division (rules, "B2"));
  g_assert_cmpint (eagles_get (eagles_division (rules, "B1"), "activation"), ==, VEDETTE_ACTIVATION_NONE);
  eagles_final (rules, "E-38", "{'edit':'put-right','division':'B1','activation':'active'}");
  eagles_final (rules, "E-38", "{'edit':'put-right','division':'B2','activation':'done'}");
  eagles_do (rules, "{'move':'steal','division':'R1'}");
  eagles_final (rules, "E-38", "{'edit':'put-right','active':'B1'}");
  eagles_do (rules, "{'move':'opposed-roll','die':[10,2]}");
  eagles_assert (rules, "thief-active");
  eagles_final (rules, "E-38", "{'edit':'put-right','owner':'red'}");
  eagles_do (rules, "{'move':'finish'}");
  g_assert_true (eagles_active (rules) == eagles_division (rules, "B2"));
  eagles_do (rules, "{'move':'finish'}");
  eagles_do (rules, "{'move':'activate','division':'B1'}");
}

static VedetteOffer *
find_offer (GListModel *offers,
            const char *name)
{
  for (guint i = 0; i < g_list_model_get_n_items (offers); i++)
    {
      g_autoptr (VedetteOffer) offer = g_list_model_get_item (offers, i);

      if (g_str_equal (vedette_move_get_name (offer->move), name))
        return offer;
    }
  return NULL;
}

/* What is due while the armies are set up, and the keys of what happens on the table */
static void
test_offers (void)
{
  static const char * const tools[][2] = { { "attach", "A" }, { "arrive", "V" }, { "lose-step", "X" }, { "put-right", "Ctrl+E" } };
  g_autoptr (VedetteRules) rules = eagles_new ();
  g_autoptr (GListModel) empty = vedette_rules_list_offers (rules, VEDETTE_AUDIENCE_ALL);
  g_autoptr (GListModel) ready = NULL;
  g_autoptr (GListModel) begun = NULL;

  g_assert_cmpint (find_offer (empty, "add-forces")->place, ==, VEDETTE_OFFER_DUE);
  g_assert_cmpint (find_offer (empty, "start")->place, ==, VEDETTE_OFFER_MAY);
  eagles_do (rules, "{'edit':'add-division','army':'red','name':'R1'}");
  eagles_do (rules, "{'edit':'add-division','army':'blue','name':'B1'}");
  ready = vedette_rules_list_offers (rules, VEDETTE_AUDIENCE_ALL);
  g_assert_cmpint (find_offer (ready, "start")->place, ==, VEDETTE_OFFER_DUE);
  g_assert_cmpint (find_offer (ready, "add-forces")->place, ==, VEDETTE_OFFER_MAY);
  eagles_start (rules, 5, 5);
  begun = vedette_rules_list_offers (rules, VEDETTE_AUDIENCE_ALL);
  for (guint i = 0; i < G_N_ELEMENTS (tools); i++)
    {
      VedetteOffer *offer = find_offer (begun, tools[i][0]);

      g_assert_nonnull (offer);
      g_assert_cmpint (offer->place, ==, VEDETTE_OFFER_TOOL);
      g_assert_cmpint (g_ascii_strcasecmp (offer->key, tools[i][1]), ==, 0);
    }
}

/* Where nothing of the kind is to be done yet, the moves of the turn keep their places, and each says why it has to wait. */
static void
test_asleep (void)
{
  static const char * const moves[] = { "activate", "move", "test-local", "threaten", "check-skirmish",
                                        "activate-independent", "steal", "pass" };
  g_autoptr (VedetteRules) rules = eagles_new ();
  g_autoptr (GListModel) setup = NULL;
  g_autoptr (GListModel) offers = NULL;
  g_autoptr (GListModel) choice = NULL;
  guint n = 0;

  eagles_do (rules, "{'edit':'add-division','army':'red','name':'R1'}");
  eagles_do (rules, "{'edit':'add-division','army':'blue','name':'B1'}");
  setup = vedette_rules_list_offers (rules, VEDETTE_AUDIENCE_ALL);
  g_assert_null (find_offer (setup, "activate"));
  eagles_start (rules, 5, 5);
  offers = vedette_rules_list_offers (rules, VEDETTE_AUDIENCE_ALL);
  for (guint i = 0; i < g_list_model_get_n_items (offers); i++)
    {
      g_autoptr (VedetteOffer) offer = g_list_model_get_item (offers, i);

      if (offer->place != VEDETTE_OFFER_ACTION)
        continue;
      g_assert_cmpuint (n, <, G_N_ELEMENTS (moves));
      g_assert_cmpstr (vedette_move_get_name (offer->move), ==, moves[n++]);
      g_assert_false (vedette_offer_is_open (offer));
      g_assert_nonnull (offer->ruling->why);
    }
  g_assert_cmpuint (n, ==, G_N_ELEMENTS (moves));

  /* Once there is something to choose, they would be in its way. */
  eagles_do (rules, "{'move':'opposed-roll','die':[8,3]}");
  choice = vedette_rules_list_offers (rules, VEDETTE_AUDIENCE_ALL);
  g_assert_true (vedette_offer_is_open (find_offer (choice, "activate")));
  g_assert_null (find_offer (choice, "check-skirmish"));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/rules/eagles/E-33/attached", test_no_sum);
  g_test_add_func ("/rules/eagles/E-32/attach", test_attach);
  g_test_add_func ("/rules/eagles/E-X09/attach", test_attach_in_roll);
  g_test_add_func ("/rules/eagles/E-X06/attached", test_unattached);
  g_test_add_func ("/rules/eagles/A-E32/commander", test_lost_commander);
  g_test_add_func ("/rules/eagles/A-E32/attached", test_lost_attached);
  g_test_add_func ("/rules/eagles/E-22/steps", test_steps);
  g_test_add_func ("/eagles/table/arrive", test_arrive);
  g_test_add_func ("/eagles/table/put-right", test_put_right);
  g_test_add_func ("/eagles/table/put-active-right", test_put_active_right);
  g_test_add_func ("/eagles/table/offers", test_offers);
  g_test_add_func ("/eagles/table/asleep", test_asleep);

  return g_test_run ();
}
