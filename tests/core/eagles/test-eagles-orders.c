/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Orders and messages: written, tested, acted on or garbled (E-05 to E-14). */

#include "eagles-moves.h"

#include "core/rules/vedette-facts.h"

/* In the phase of orders of turn 1 */
static VedetteRules *
new_orders (void)
{
  VedetteRules *rules = eagles_new_armies ();

  eagles_switch (rules, "e.orders", "on");
  eagles_start (rules, 5, 5);
  eagles_assert (rules, "orders");
  return rules;
}

static VedetteDispatch *
get_last (VedetteRules *rules)
{
  VedetteEagles eagles;
  g_autoptr (GPtrArray) list = NULL;

  eagles_read (rules, &eagles);
  list = vedette_eagles_list (&eagles, vedette_dispatch_get_type ());
  g_assert_cmpuint (list->len, >, 0);
  return list->pdata[list->len - 1];
}

static gint64
get_id (VedetteRules *rules)
{
  return vedette_record_get_id (VEDETTE_RECORD (get_last (rules)));
}

static void
assert_state (VedetteRules *rules,
              const char   *state)
{
  int now = (int) vedette_dispatch_get_state (get_last (rules));

  g_assert_cmpstr (vedette_enum_get_nick (vedette_dispatch_state_get_type (), now), ==, state);
}

static void
write_order (VedetteRules *rules,
             const char   *more)
{
  moves_do (rules, "{'move':'write-dispatch','sender':'red','recipient':'R1'%s}", more);
}

/* Begins turns until it is that one. */
static void
go_to_turn (VedetteRules *rules,
            int           turn)
{
  while (eagles_game (rules, "turn") < turn)
    moves_next_turn (rules);
  eagles_assert (rules, "orders");
}

/* An order to R1 that was written in turn 3 and is tested in turn 4; @natural: the die, 0 for none */
static VedetteStep *
test_in_four (VedetteRules *rules,
              const char   *more,
              int           natural)
{
  go_to_turn (rules, 3);
  write_order (rules, more);
  eagles_final (rules, "E-07", "{'move':'test-dispatch','dispatch':%d}", (int) get_id (rules));
  go_to_turn (rules, 4);
  if (natural > 0)
    return moves_do (rules, "{'move':'test-dispatch','dispatch':%d,'die':%d}", (int) get_id (rules), natural);
  return moves_do (rules, "{'move':'test-dispatch','dispatch':%d}", (int) get_id (rules));
}

/* An order to R1 that has arrived in turn 2 */
static VedetteRules *
new_arrived (const char *rating)
{
  VedetteRules *rules = new_orders ();

  if (!g_str_equal (rating, "average"))
    eagles_do (rules, "{'edit':'set-division','division':'R1','rating':'%s'}", rating);
  write_order (rules, ",'inside':true");
  go_to_turn (rules, 2);
  eagles_do (rules, "{'move':'test-dispatch','dispatch':%d}", (int) get_id (rules));
  assert_state (rules, "arrived");
  return rules;
}

/* How long a list among the facts of a step is */
static guint
count_fact (VedetteStep *step,
            const char  *name)
{
  JsonArray *array = vedette_fact_array (vedette_step_get_facts (step), name);

  return array != NULL ? json_array_get_length (array) : 0;
}

/* Whether an offer is open, and why not */
static void
assert_closed (VedetteRules *rules,
               const char   *name,
               const char   *why)
{
  g_autoptr (VedetteMove) move = vedette_rules_find_move (rules, name, NULL);
  g_autoptr (VedetteRuling) ruling = vedette_rules_open (rules, move);

  g_assert_cmpint (ruling->is_final, ==, why != NULL);
  g_assert_cmpstr (ruling->why, ==, why);
}

/* Nothing is tested or acted on before something is written. */
static void
test_nothing_written (void)
{
  g_autoptr (VedetteRules) rules = new_orders ();

  assert_closed (rules, "test-dispatch", "No dispatches yet. Write one first.");
  assert_closed (rules, "activate-order", "No orders yet. Write one first.");
  eagles_do (rules, "{'move':'write-dispatch','sender':'red','recipient':'R1','kind':'message'}");
  assert_closed (rules, "test-dispatch", NULL);
  assert_closed (rules, "activate-order", "No orders yet. Write one first.");
  write_order (rules, "");
  assert_closed (rules, "activate-order", NULL);
}

static void
test_off (void)
{
  g_autoptr (VedetteRules) rules = eagles_new_battle ();

  eagles_final (rules, "E-05", "{'move':'write-dispatch','sender':'red','recipient':'R1'}");
  eagles_final (rules, "E-05", "{'move':'activate-order','recipient':'R1'}");
  eagles_final (rules, "E-05", "{'move':'orders-done'}");
  g_assert_cmpuint (eagles_count (rules, vedette_dispatch_get_type ()), ==, 0);
}

static void
test_on (void)
{
  g_autoptr (VedetteRules) rules = new_orders ();

  moves_do (rules, "{'move':'orders-done'}");
  eagles_assert (rules, "allocate");
  eagles_final (rules, "E-05", "{'move':'write-dispatch','sender':'red','recipient':'R1'}");
}

static void
test_written (void)
{
  g_autoptr (VedetteRules) rules = new_orders ();
  VedetteDispatch *order;

  for (int i = 1; i <= 6; i++)
    eagles_do (rules, "{'move':'write-dispatch','sender':'B1','recipient':'B2','inside':true}");
  go_to_turn (rules, 3);
  write_order (rules, ",'text':'Hold the farm'");
  order = get_last (rules);
  g_assert_cmpint (vedette_dispatch_get_number (order), ==, 7);
  g_assert_cmpint (vedette_dispatch_get_written (order), ==, 3);
  g_assert_cmpstr (vedette_dispatch_get_text (order), ==, "Hold the farm");
  assert_state (rules, "in-transit");
}

static void
test_who_writes (void)
{
  g_autoptr (VedetteRules) rules = new_orders ();

  eagles_final (rules, "E-06", "{'move':'write-dispatch','sender':'R1','recipient':'R1'}");
  eagles_final (rules, "E-06", "{'move':'write-dispatch','sender':'R1','recipient':'B1'}");
  eagles_final (rules, NULL, "{'move':'write-dispatch','sender':'R1'}");
  eagles_final (rules, NULL, "{'move':'write-dispatch','sender':'R1','recipient':%d}",
                (int) vedette_record_get_id (eagles_unit (rules, "R11")));
  g_assert_true (eagles_reminds (rules, "E-06", "{'move':'write-dispatch','sender':'R1','recipient':'red','inside':true}"));
  g_assert_false (eagles_reminds (rules, "E-06", "{'move':'write-dispatch','sender':'R1','recipient':'red','text':'Help'}"));
}

/* Who is not there yet can be written to: the umpire knows where he is. */
static void
test_away (void)
{
  g_autoptr (VedetteRules) rules = new_orders ();

  eagles_do (rules, "{'edit':'add-division','army':'red','name':'R4','place':'away'}");
  moves_do (rules, "{'move':'write-dispatch','sender':'red','recipient':'R4'}");
}

static void
test_turn_after (void)
{
  g_autoptr (VedetteRules) rules = new_orders ();

  test_in_four (rules, "", 3);
  eagles_final (rules, "E-07", "{'move':'test-dispatch','dispatch':%d}", (int) get_id (rules));
}

static void
test_inside (void)
{
  g_autoptr (VedetteRules) rules = new_orders ();
  g_autofree char *sure = NULL;

  test_in_four (rules, ",'inside':true", 0);
  assert_state (rules, "arrived");
  g_assert_cmpint (vedette_dispatch_get_arrived (get_last (rules)), ==, 4);
  sure = moves_chance (rules, "now", "{'move':'test-dispatch','dispatch':%d}", (int) get_id (rules));
  g_assert_cmpstr (sure, ==, "1/1");
}

static void
test_span_when_written (void)
{
  g_autoptr (VedetteRules) rules = new_orders ();

  g_assert_true (eagles_reminds (rules, "A-E15", "{'move':'write-dispatch','sender':'red','recipient':'R1'}"));
  g_assert_false (eagles_reminds (rules, "A-E15", "{'move':'write-dispatch','sender':'red','recipient':'R1','inside':false}"));
  write_order (rules, "");
  go_to_turn (rules, 2);
  g_assert_true (eagles_reminds (rules, "E-09", "{'move':'test-dispatch','dispatch':%d}", (int) get_id (rules)));
}

/* The example: 3 in turn 4 arrives in turn 7; and nobody else decides when. */
static void
test_delay (void)
{
  g_autoptr (VedetteRules) rules = new_orders ();
  g_autofree char *lost = NULL, *later = NULL;

  test_in_four (rules, ",'inside':false", 3);
  lost = moves_chance (rules, "lost", "{'move':'test-dispatch','dispatch':%d}", (int) get_id (rules));
  later = moves_chance (rules, "turn-5", "{'move':'test-dispatch','dispatch':%d}", (int) get_id (rules));
  g_assert_cmpstr (lost, ==, "1/6");
  g_assert_cmpstr (later, ==, "1/6");
  assert_state (rules, "delayed");
  g_assert_cmpint (vedette_dispatch_get_due (get_last (rules)), ==, 7);
  go_to_turn (rules, 6);
  assert_state (rules, "delayed");
  go_to_turn (rules, 7);
  assert_state (rules, "arrived");
}

static void
test_every_delay (void)
{
  for (int natural = 1; natural <= 5; natural++)
    {
      g_autoptr (VedetteRules) rules = new_orders ();

      test_in_four (rules, "", natural);
      g_assert_cmpint (vedette_dispatch_get_due (get_last (rules)), ==, 4 + natural);
    }
}

static void
test_lost (void)
{
  g_autoptr (VedetteRules) rules = new_orders ();
  VedetteStep *step = test_in_four (rules, "", 6);

  assert_state (rules, "lost");
  g_assert_cmpstr (vedette_rules_get_audience (rules, step), ==, VEDETTE_AUDIENCE_UMPIRE);
  go_to_turn (rules, 10);
  assert_state (rules, "lost");
}

/* @natural is the die of an order that was written in turn 3; in which turn it comes */
static void
assert_from (const char *value,
             int         natural,
             int         turn,
             const char *state)
{
  g_autoptr (VedetteRules) rules = eagles_new_armies ();

  eagles_switch (rules, "e.orders", "on");
  eagles_switch (rules, "e.delay_from", value);
  eagles_start (rules, 5, 5);
  test_in_four (rules, "", natural);
  assert_state (rules, state);
  g_assert_cmpint (vedette_dispatch_get_due (get_last (rules)), ==, turn);
}

static void
test_from_test (void)
{
  assert_from ("test", 1, 5, "delayed");
  assert_from ("test", 3, 7, "delayed");
}

static void
test_from_writing (void)
{
  assert_from ("writing", 1, 4, "arrived");
  assert_from ("writing", 2, 5, "delayed");
  assert_from ("writing", 3, 6, "delayed");
}

static void
test_from_writing_chances (void)
{
  g_autoptr (VedetteRules) rules = eagles_new_armies ();
  g_autofree char *now = NULL, *last = NULL, *never = NULL;

  eagles_switch (rules, "e.orders", "on");
  eagles_switch (rules, "e.delay_from", "writing");
  eagles_start (rules, 5, 5);
  write_order (rules, "");
  go_to_turn (rules, 2);
  now = moves_chance (rules, "now", "{'move':'test-dispatch','dispatch':%d}", (int) get_id (rules));
  last = moves_chance (rules, "turn-6", "{'move':'test-dispatch','dispatch':%d}", (int) get_id (rules));
  never = moves_chance (rules, "turn-7", "{'move':'test-dispatch','dispatch':%d}", (int) get_id (rules));
  g_assert_cmpstr (now, ==, "1/6");
  g_assert_cmpstr (last, ==, "1/6");
  g_assert_null (never);
}

/* What each die brings: for each rating the lowest that acts */
static void
test_activation (void)
{
  static const struct
  {
    const char *rating, *acts;
    int lowest;
  } rows[] = {
    { "poor", "1/2", 6 }, { "average", "3/5", 5 }, { "good", "3/5", 5 }, { "excellent", "7/10", 4 }, { "superior", "4/5", 3 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    for (int natural = 1; natural <= 10; natural++)
      {
        g_autoptr (VedetteRules) rules = new_arrived (rows[i].rating);
        g_autofree char *acts = moves_chance (rules, "acts", "{'move':'activate-order','recipient':'R1'}");

        moves_do (rules, "{'move':'activate-order','recipient':'R1','die':%d}", natural);
        assert_state (rules, natural >= rows[i].lowest ? "active" : natural == 1 ? "garbled" : "arrived");
        g_assert_cmpint (vedette_dispatch_get_since (get_last (rules)), ==, natural >= rows[i].lowest ? 2 : 0);
        g_assert_cmpstr (acts, ==, rows[i].acts);
      }
}

static void
test_retry (void)
{
  g_autoptr (VedetteRules) rules = new_arrived ("average");

  moves_do (rules, "{'move':'activate-order','recipient':'R1','die':4}");
  eagles_refused (rules, "E-X19", "{'move':'activate-order','recipient':'R1'}");
  go_to_turn (rules, 3);
  moves_do (rules, "{'move':'activate-order','recipient':'R1','die':5}");
  assert_state (rules, "active");
  eagles_final (rules, "E-X19", "{'move':'activate-order','recipient':'R1'}");
}

static void
test_garbled (void)
{
  g_autoptr (VedetteRules) rules = new_arrived ("superior");

  moves_do (rules, "{'move':'activate-order','recipient':'R1','die':1}");
  assert_state (rules, "garbled");
  eagles_final (rules, "E-X19", "{'move':'activate-order','recipient':'R1'}");
  go_to_turn (rules, 3);
  eagles_final (rules, "E-X19", "{'move':'activate-order','recipient':'R1'}");
}

/* The older order stands, and the garbled one may be sent again. */
static void
test_sent_again (void)
{
  g_autoptr (VedetteRules) rules = new_arrived ("average");
  VedetteDispatch *old = get_last (rules);

  eagles_do (rules, "{'move':'activate-order','recipient':'R1','die':9}");
  write_order (rules, ",'inside':true");
  moves_next_turn (rules);
  eagles_do (rules, "{'move':'test-dispatch','dispatch':%d}", (int) get_id (rules));
  eagles_do (rules, "{'move':'activate-order','recipient':'R1','die':1}");
  assert_state (rules, "garbled");
  g_assert_cmpint (vedette_dispatch_get_state (old), ==, VEDETTE_DISPATCH_ACTIVE);
  write_order (rules, ",'inside':true");
  assert_state (rules, "in-transit");
}

/* Of several the lowest number is rolled for, and each once in a turn. */
static void
test_several (void)
{
  g_autoptr (VedetteRules) rules = new_orders ();

  write_order (rules, ",'inside':true");
  write_order (rules, ",'inside':true");
  go_to_turn (rules, 3);
  g_assert_cmpint (moves_fact (moves_do (rules, "{'move':'activate-order','recipient':'R1','die':3}"), "number"), ==, 1);
  g_assert_cmpint (moves_fact (moves_do (rules, "{'move':'activate-order','recipient':'R1','die':3}"), "number"), ==, 2);
  eagles_refused (rules, "E-X19", "{'move':'activate-order','recipient':'R1'}");
}

static void
test_binds (void)
{
  g_autoptr (VedetteRules) rules = new_arrived ("average");
  VedetteStep *step;

  eagles_do (rules, "{'move':'activate-order','recipient':'R1','die':9}");
  eagles_do (rules, "{'move':'orders-done'}");
  eagles_win (rules, "red");
  step = eagles_do (rules, "{'move':'activate','division':'R1'}");
  g_assert_true (vedette_fact_boolean (vedette_step_get_facts (step), "bound"));
}

/* A message takes the same way, and is at its end when it has come. */
static void
test_message (void)
{
  g_autoptr (VedetteRules) rules = new_orders ();

  test_in_four (rules, ",'kind':'message'", 2);
  go_to_turn (rules, 5);
  assert_state (rules, "delayed");
  go_to_turn (rules, 6);
  assert_state (rules, "arrived");
  eagles_final (rules, "E-10", "{'move':'activate-order','recipient':'R1'}");
  write_order (rules, "");
  eagles_final (rules, "E-X19", "{'move':'activate-order','recipient':'R1'}");
}

static void
test_words (void)
{
  g_autoptr (VedetteRules) rules = new_orders ();
  int id;

  eagles_do (rules, "{'edit':'set-division','division':'R1','commander':'Finke'}");
  moves_offered (rules, VEDETTE_OFFER_ENTER, "orders-done", NULL, FALSE);
  moves_offered (rules, "o", "write-dispatch", NULL, TRUE);
  moves_said (rules, eagles_do (rules, "{'move':'write-dispatch','sender':'red','recipient':'R1','text':'Hold the farm'}"),
              "Order 1 from Red to Finke: “Hold the farm”");
  moves_said (rules, eagles_do (rules, "{'move':'write-dispatch','sender':'R2','recipient':'R1','kind':'message'}"),
              "Message 2 from R2 to Finke was written.");
  moves_next_turn (rules);
  id = (int) get_id (rules);
  moves_said (rules, eagles_do (rules, "{'move':'test-dispatch','dispatch':%d,'die':6}", id),
              "Message 2 from R2 to Finke was lost.");
  eagles_undo (rules);
  moves_said (rules, eagles_do (rules, "{'move':'test-dispatch','dispatch':%d,'die':2}", id),
              "Message 2 from R2 to Finke was delayed until turn 4.");
  moves_said (rules, eagles_do (rules, "{'move':'orders-done','agreed':true,'rolled':[1]}"),
              "Orders and messages were finished. Skipped because class dice were not set: Skirmish combat.");
  eagles_do (rules, "{'move':'approach','agreed':true}");
  eagles_do (rules, "{'move':'next-turn'}");
  moves_said (rules, eagles_do (rules, "{'move':'activate-order','recipient':'R1','die':4}"),
              "Order 1 from Red to Finke could not be acted on this turn (total 4).");
}

/* --- The end of the phase --- */

static void
test_hidden_dice (void)
{
  g_autoptr (VedetteRules) rules = new_orders ();
  g_autoptr (GListModel) seen = NULL, umpire = NULL;
  g_autoptr (JsonObject) public = NULL;
  g_autofree char *said = NULL;
  VedetteStep *step;

  write_order (rules, "");
  moves_next_turn (rules);
  step = moves_do (rules, "{'move':'orders-done','agreed':true,'rolled':[6]}");
  assert_state (rules, "lost");
  seen = vedette_rules_get_dice (rules, step, VEDETTE_AUDIENCE_ALL);
  umpire = vedette_rules_get_dice (rules, step, VEDETTE_AUDIENCE_UMPIRE);
  public = vedette_rules_get_facts (rules, step, VEDETTE_AUDIENCE_ALL);
  said = vedette_rules_describe (rules, step, VEDETTE_AUDIENCE_ALL);
  g_assert_cmpuint (g_list_model_get_n_items (seen), ==, 0);
  g_assert_cmpuint (g_list_model_get_n_items (umpire), ==, 1);
  g_assert_false (json_object_has_member (public, "tested"));
  g_assert_false (json_object_has_member (public, "rolls"));
  g_assert_true (json_object_has_member (vedette_step_get_facts (step), "tested"));
  g_assert_null (g_strstr_len (said, -1, "ost"));
}

/* Only the program rolls here, and whether it has something to roll for is not said. */
static void
test_sealed (void)
{
  g_autoptr (VedetteRules) rules = new_orders ();
  g_autoptr (VedetteMove) move = vedette_rules_find_move (rules, "orders-done", NULL);
  g_autoptr (VedetteDice) dice = vedette_dice_new_typed ((const int[]){ 3 }, 1);
  g_autoptr (GListModel) none = vedette_rules_list_dice (rules, move, NULL, 0);
  g_autoptr (GListModel) one = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_true (vedette_dice_request_has_sealed (none));
  write_order (rules, "");
  moves_next_turn (rules);
  one = vedette_rules_list_dice (rules, move, NULL, 0);
  g_assert_cmpuint (g_list_model_get_n_items (one), ==, g_list_model_get_n_items (none));
  g_assert_null (vedette_rules_perform (rules, move, dice, TRUE, NULL, &error));
  g_assert_error (error, VEDETTE_DICE_REQUEST_ERROR, VEDETTE_DICE_REQUEST_ERROR_SEALED);
  assert_state (rules, "in-transit");
}

/* A-E43: what is due and not tested, and what has arrived and was not rolled for, is named before the phase ends; who wrote
 * what to whom is not (A-E36). */
static void
test_left_over (void)
{
  g_autoptr (VedetteRules) rules = new_orders ();
  g_autoptr (VedetteMove) move = vedette_rules_find_move (rules, "orders-done", NULL);
  g_autoptr (VedetteRuling) ruling = NULL;
  int order, message;

  write_order (rules, ",'inside':true");
  order = (int) get_id (rules);
  eagles_do (rules, "{'move':'write-dispatch','sender':'R1','recipient':'R2','kind':'message','inside':true}");
  message = (int) get_id (rules);
  moves_next_turn (rules);
  eagles_do (rules, "{'move':'test-dispatch','dispatch':%d}", order);
  write_order (rules, "");
  eagles_warned (rules, "A-E43", "{'move':'orders-done'}");
  ruling = vedette_rules_check (rules, move);
  g_assert_cmpuint (g_list_model_get_n_items (ruling->findings), ==, 2);
  g_assert_cmpstr (vedette_ruling_nth (ruling, 0)->why, ==,
                   "Order 1 has arrived, but nobody has rolled for it this turn");
  g_assert_cmpstr (vedette_ruling_nth (ruling, 1)->why, ==,
                   "Message 2 is due but has not been tested, so Vedette tests it now.");
  eagles_do (rules, "{'move':'activate-order','recipient':'R1','die':3}");
  eagles_do (rules, "{'move':'test-dispatch','dispatch':%d}", message);
  moves_do (rules, "{'move':'orders-done'}");
}

/* What is written in this turn is not due, and what was tested is not tested again. */
static void
test_only_due (void)
{
  g_autoptr (VedetteRules) rules = new_orders ();
  VedetteStep *step;

  write_order (rules, "");
  moves_next_turn (rules);
  eagles_do (rules, "{'move':'test-dispatch','dispatch':%d,'die':5}", (int) get_id (rules));
  write_order (rules, ",'inside':true");
  step = moves_do (rules, "{'move':'orders-done'}");
  g_assert_false (json_object_has_member (vedette_step_get_facts (step), "tested"));
  assert_state (rules, "in-transit");
  eagles_do (rules, "{'move':'approach','agreed':true}");
  eagles_do (rules, "{'move':'next-turn'}");
  step = moves_do (rules, "{'move':'orders-done','agreed':true}");
  g_assert_cmpuint (count_fact (step, "tested"), ==, 1);
  assert_state (rules, "arrived");
}

/* Whose step each is */
static void
test_audiences (void)
{
  g_autoptr (VedetteRules) rules = new_orders ();
  g_autofree char *recipient = NULL;
  gint64 id = vedette_record_get_id (eagles_division (rules, "R1"));
  VedetteStep *step;

  step = eagles_do (rules, "{'move':'write-dispatch','sender':'red','recipient':'R1','inside':true}");
  g_assert_cmpstr (vedette_step_get_audience (step), ==, "red");
  moves_next_turn (rules);
  step = eagles_do (rules, "{'move':'test-dispatch','dispatch':%d}", (int) get_id (rules));
  g_assert_cmpstr (vedette_step_get_audience (step), ==, VEDETTE_AUDIENCE_UMPIRE);
  step = eagles_do (rules, "{'move':'activate-order','recipient':'R1','die':9}");
  recipient = g_strdup_printf ("division-%" G_GINT64_FORMAT, id);
  g_assert_cmpstr (vedette_step_get_audience (step), ==, recipient);
}

/* Who knows how many are how far */
static void
test_counts (void)
{
  g_autoptr (VedetteRules) rules = new_arrived ("average");
  g_autofree char *recipient = g_strdup_printf ("division-%" G_GINT64_FORMAT,
                                                vedette_record_get_id (eagles_division (rules, "R1")));
  g_autofree char *umpire = eagles_status (rules, "dispatches-arrived", VEDETTE_AUDIENCE_UMPIRE);
  g_autofree char *his = eagles_status (rules, "dispatches-arrived", recipient);
  g_autofree char *sender = eagles_status (rules, "dispatches-arrived", "red");
  g_autofree char *all = eagles_status (rules, "dispatches-arrived", VEDETTE_AUDIENCE_ALL);

  g_assert_cmpstr (umpire, ==, "1");
  g_assert_cmpstr (his, ==, "1");
  g_assert_null (sender);
  g_assert_null (all);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/rules/eagles/E-05/off", test_off);
  g_test_add_func ("/rules/eagles/E-05/on", test_on);
  g_test_add_func ("/rules/eagles/E-07/nothing-written", test_nothing_written);
  g_test_add_func ("/rules/eagles/E-10/nothing-written", test_nothing_written);
  g_test_add_func ("/rules/eagles/E-06/written", test_written);
  g_test_add_func ("/rules/eagles/E-06/who", test_who_writes);
  g_test_add_func ("/rules/eagles/E-06/away", test_away);
  g_test_add_func ("/rules/eagles/E-06/words", test_words);
  g_test_add_func ("/rules/eagles/E-07/turn-after", test_turn_after);
  g_test_add_func ("/rules/eagles/E-07/only-due", test_only_due);
  g_test_add_func ("/rules/eagles/E-08/inside", test_inside);
  g_test_add_func ("/rules/eagles/E-09/delay", test_delay);
  g_test_add_func ("/rules/eagles/E-09/every-die", test_every_delay);
  g_test_add_func ("/rules/eagles/E-09/lost", test_lost);
  g_test_add_func ("/rules/eagles/E-09/hidden-dice", test_hidden_dice);
  g_test_add_func ("/rules/eagles/E-09/sealed", test_sealed);
  g_test_add_func ("/rules/eagles/E-10/activation", test_activation);
  g_test_add_func ("/rules/eagles/E-10/several", test_several);
  g_test_add_func ("/rules/eagles/E-11/retry", test_retry);
  g_test_add_func ("/rules/eagles/E-12/garbled", test_garbled);
  g_test_add_func ("/rules/eagles/E-13/binds", test_binds);
  g_test_add_func ("/rules/eagles/E-14/message", test_message);
  g_test_add_func ("/rules/eagles/A-E43/orders-done", test_left_over);
  g_test_add_func ("/rules/eagles/A-E14/chances", test_from_writing_chances);
  g_test_add_func ("/rules/eagles/A-E15/when-written", test_span_when_written);
  g_test_add_func ("/rules/eagles/A-E16/sent-again", test_sent_again);
  g_test_add_func ("/rules/eagles/A-E34/one-first", test_garbled);
  g_test_add_func ("/rules/eagles/A-E36/audiences", test_audiences);
  g_test_add_func ("/rules/eagles/A-E36/counts", test_counts);
  g_test_add_func ("/rules/eagles/e.orders/off", test_off);
  g_test_add_func ("/rules/eagles/e.orders/on", test_on);
  g_test_add_func ("/rules/eagles/e.delay_from/test", test_from_test);
  g_test_add_func ("/rules/eagles/e.delay_from/writing", test_from_writing);
  g_test_add_func ("/rules/eagles/E-X18/audiences", test_audiences);
  g_test_add_func ("/rules/eagles/E-X19/retry", test_retry);

  return g_test_run ();
}
