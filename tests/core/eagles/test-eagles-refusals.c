/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Why something cannot be done, where no other test asks: each reason is given in the state that it speaks of. */

#include "eagles-moves.h"

#define STEAL(division) "{'move':'steal','division':'" division "','near':true,'sees':true}"
#define ROLL(dice) "{'move':'opposed-roll','die':[" dice "]}"
#define AWAY(division) "{'edit':'set-division','division':'" division "','place':'away'}"
#define GONE(unit) "{'move':'lose-step','unit':'" unit "','gone':true}"
#define LOSE(command) "{'move':'lose-commander','command':'" command "'}"
/* Nobody allocates, and red wins. */
#define WON ROLL ("10,2")
#define ACTIVE WON, "{'move':'activate','division':'R1'}"
/* Red’s independents are early, Blue’s late. */
#define DETERMINED "{'move':'determine','die':[8,3]}"
#define LATE DETERMINED, "{'move':'independents-done'}", "{'move':'skirmish-done'}", WON, "{'move':'pass'}", "{'move':'pass'}"

typedef struct
{
  const char *path;
  const char *before[12]; /* after the roll for points; "!" before what comes first of all, the armies being set up */
  const char *request;
  const char *why;
} Refusal;

/* Nobody has said the dice of the classes: independents and skirmishers are passed. */
static const Refusal plain[] = {
  { "E-01/over", { "{'move':'end'}" }, "{'move':'next-turn'}", "The battle is over. Use Undo to return to the battle." },
  { "E-24/begun", { NULL }, "{'move':'start'}", "The battle has already begun. Continue the battle." },
  { "E-34/nowhere", { LOSE ("red"), LOSE ("blue") }, "{'move':'attach'}",
    "No army or corps commander can be attached or detached now. Continue with the current phase." },
  { "A-E32/none", { LOSE ("red"), LOSE ("blue"), LOSE ("R1"), LOSE ("R2"), LOSE ("R3"), LOSE ("B1"), LOSE ("B2"), LOSE ("B3") },
    "{'move':'lose-commander'}", "There are no commanders left on the table. Continue with the current phase." },
  { "A-E32/away", { AWAY ("R2") }, LOSE ("R2"), "Choose a commander who is on the table" },
  { "E-36/lost", { ACTIVE, STEAL ("B1") }, LOSE ("R2"), "Make the roll for the initiative first" },
  { "A-E20/second", { ACTIVE, STEAL ("B1") }, STEAL ("B2"), "Make the roll for the initiative first" },
  { "E-29/none", { WON, AWAY ("R1"), AWAY ("R2"), AWAY ("R3"), AWAY ("B1"), AWAY ("B2"), AWAY ("B3") },
    "{'move':'activate'}", "There are no divisions left to choose. Finish the active division, or pass." },
  { "E-29/other", { WON }, "{'move':'activate','division':'B1'}", "Red must choose the next division. Choose a division of that army." },
  { "E-39/again", { ACTIVE, "{'move':'finish'}" }, "{'move':'activate','division':'R1'}", "R1 has already moved this turn. Choose a different division." },
  { "E-29/away", { WON, AWAY ("R2") }, "{'move':'activate','division':'R2'}",
    "R2 cannot become active. Choose a division with units on the table." },
  { "E-36/none", { ACTIVE, GONE ("R11"), GONE ("R12"), GONE ("R13") }, "{'move':'move'}",
    "No unit can move now. Finish the division." },
  { "E-36/gone", { ACTIVE, GONE ("R11") }, "{'move':'move','unit':'R11'}", "R11 is not on the table. Choose a different one." },
  { "E-36/away", { ACTIVE, AWAY ("R2") }, "{'move':'move','unit':'R21'}", "R21 is not on the table. Choose a different one." },
  { "E-29/opening", { NULL }, "{'move':'activate','division':'R1'}",
    "Nobody has the initiative yet. Make the opening roll first." },
  { "E-29/unnamed", { WON }, "{'move':'finish'}", "No division is active. The owner of the turn must choose one first." },
  { "E-29/active", { ACTIVE }, "{'move':'pass'}", "Finish the active division first" },
  { "E-X22/no-die", { ACTIVE }, "{'move':'test-local'}", "Class dice are not set. Use Enter Class Dice (C)." },
  { "E-X13/none", { ACTIVE, AWAY ("B1"), AWAY ("B2"), AWAY ("B3"), AWAY ("B9") }, "{'move':'test-local'}",
    "No remaining unit can test. Continue the move." },
  { "A-E07/none", { ACTIVE, AWAY ("B1"), AWAY ("B2"), AWAY ("B3"), AWAY ("B9") }, "{'move':'threaten'}",
    "No unit is left whose flank can be threatened. Continue the move." },
  { "E-34/nobody", { ACTIVE, AWAY ("B1"), AWAY ("B2"), AWAY ("B3") }, "{'move':'steal'}",
    "No division of the other side can steal now. Continue with the active division." },
  { "E-34/away", { ACTIVE, AWAY ("B2") }, STEAL ("B2"), "B2 is not a led division on the table. Choose a different division." },
  { "E-34/independent", { ACTIVE }, STEAL ("B9"), "B9 is not a led division on the table. Choose a different division." },
  { "E-29/put-right-away", { WON, AWAY ("R2") }, "{'edit':'put-right','active':'R2'}",
    "Choose a division that is on the table" },
  { "E-29/put-right-independent", { WON }, "{'edit':'put-right','active':'R9'}",
    "Choose a division that is on the table" },
  { "E-49/put-right-gone", { ACTIVE, "{'move':'move','unit':'R11'}" }, "{'edit':'put-right','unit':'R11','gone':true}",
    "R11 is taking part in the current action. Finish the action first." },
  { "E-38/put-right-challenger", { ACTIVE, STEAL ("B1") },
    "{'edit':'put-right','division':'B1','activation':'done'}",
    "B1 is taking part in the current action. Finish the action first." },
  { "E-38/removed-active", { ACTIVE }, "{'edit':'remove-division','division':'R1'}",
    "R1 is taking part in the current action. Finish the action first." },
  { "E-38/removed-challenger", { ACTIVE, STEAL ("B1") }, "{'edit':'remove-division','division':'B1'}",
    "B1 is taking part in the current action. Finish the action first." },
  { "E-38/removed-interrupted", { ACTIVE, STEAL ("B1"), ROLL ("2,10") }, "{'edit':'remove-division','division':'R1'}",
    "R1 is taking part in the current action. Finish the action first." },
  { "E-49/removed-moving", { ACTIVE, "{'move':'move','unit':'R11'}" }, "{'edit':'remove-unit','unit':'R11'}",
    "R11 is taking part in the current action. Finish the action first." },
  { "E-06/removed", { "!{'edit':'set-switch','switch':'e.orders','value':'on'}",
                      "{'move':'write-dispatch','sender':'red','recipient':'R1'}" }, "{'edit':'remove-division','division':'R1'}",
    "R1 has sent or received dispatches and cannot be removed. Use Lose Commander instead." },
  { "E-06/sender", { "!{'edit':'set-switch','switch':'e.orders','value':'on'}",
                     "{'move':'write-dispatch','sender':'R1','recipient':'red'}" }, "{'edit':'remove-division','division':'R1'}",
    "R1 has sent or received dispatches and cannot be removed. Use Lose Commander instead." },
};

/* With a d10 for every class */
static const Refusal with_dice[] = {
  { "E-17/late-move", { LATE }, "{'move':'move','unit':'B91'}", "Only activated independent units can move now. Choose an "
                                                                "activated unit." },
  { "E-17/late", { LATE }, "{'move':'activate','division':'R1'}",
    "All divisions are finished. Continue with the late independents." },
  { "E-49/removed-reacting", { DETERMINED, "{'move':'independents-done'}", "{'move':'skirmish-done'}", ACTIVE,
                               "{'move':'test-local','unit':'B11','die':9}" }, "{'edit':'remove-unit','unit':'B11'}",
    "B11 is taking part in the current action. Finish the action first." },
  { "E-15/none", { LATE, AWAY ("B9") }, "{'move':'activate-independent'}",
    "There are no independent units left to activate now. Finish the independents." },
  { "E-18/none", { DETERMINED, "{'move':'independents-done'}", AWAY ("R1"), AWAY ("R2"), AWAY ("R3"), AWAY ("R9"), AWAY ("B1"),
                   AWAY ("B2"), AWAY ("B3"), AWAY ("B9") }, "{'move':'check-skirmish'}",
    "There are no units left to check. Go on to the next step." },
};

static void
assert_refused (const Refusal *row,
                int            die)
{
  g_autoptr (VedetteRules) rules = moves_new (die, die, die);
  g_autofree char *request = g_strdelimit (g_strdup (row->request), "'", '"');
  guint first = row->before[0] != NULL && *row->before[0] == '!';

  if (first)
    eagles_do (rules, "%s", row->before[0] + 1);
  eagles_start (rules, 5, 5);
  for (guint i = first; row->before[i] != NULL; i++)
    eagles_do (rules, "%s", row->before[i]);
  vedette_test_refused_for (rules, request, row->why);
}

static void
test_plain (gconstpointer row)
{
  assert_refused (row, 0);
}

static void
test_with_dice (gconstpointer row)
{
  assert_refused (row, 10);
}

/* The battle has begun, and its first turn has not. */
static void
test_no_turn (void)
{
  g_autoptr (VedetteRules) rules = eagles_new_armies ();

  eagles_do (rules, "{'move':'start'}");
  vedette_test_refused_for (rules, "{\"edit\":\"put-right\",\"turn\":3}", "No turn is in progress. Leave out the turn number.");
}

/* An army that comes with another worth of a nation’s screen is told so (A-E05). */
static void
test_screen (void)
{
  g_autoptr (VedetteRules) rules = eagles_new_armies ();

  eagles_do (rules, "{'edit':'add-nation','name':'Hesse','screen':1}");
  g_assert_true (eagles_reminds (rules, "A-E05",
                                 "{'edit':'add-forces','army':'red','text':'nation Hesse, screen +2\\n4th: line infantry'}"));
  g_assert_false (eagles_reminds (rules, "A-E05",
                                  "{'edit':'add-forces','army':'red','text':'nation Hesse, screen +1\\n4th: line infantry'}"));
}

static void
add (const Refusal *row,
     GTestDataFunc  function)
{
  g_autofree char *path = g_strconcat ("/rules/eagles/", row->path, NULL);

  g_test_add_data_func (path, row, function);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (plain); i++)
    add (&plain[i], test_plain);
  for (guint i = 0; i < G_N_ELEMENTS (with_dice); i++)
    add (&with_dice[i], test_with_dice);
  g_test_add_func ("/rules/eagles/E-01/no-turn", test_no_turn);
  g_test_add_func ("/rules/eagles/A-E05/another-screen", test_screen);
  return g_test_run ();
}
