/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The states of rules.md 8.3 and what leads from one to the other, each undone and done again; what is cut at every depth. */

#include "eagles-fixture.h"

#include "core/rules/vedette-pending.h"

#define MAX_BEFORE 12
#define OWN "{'move':'opposed-roll','die':[10,2]}"
#define STOLEN "{'move':'opposed-roll','die':[2,10]}"
#define KEPT "{'move':'opposed-roll','die':[9,2]}"
#define CUT "{'move':'opposed-roll','die':[9,8]}"
#define NAME(division) "{'move':'activate','division':'" division "'}"
#define STEAL(division) "{'move':'steal','division':'" division "','near':true,'sees':true}"
/* R1 is active, B1 has stolen from it, and R2 has stolen back. */
#define R1_ACTIVE OWN, NAME ("R1")
#define B1_THIEF R1_ACTIVE, STEAL ("B1"), STOLEN
#define R2_BACK B1_THIEF, STEAL ("R2"), OWN

typedef struct
{
  const char *path;
  const char *before[MAX_BEFORE];
  const char *event;
  const char *from, *to;
  const char *active; /* who is then */
} Transition;

static const Transition transitions[] = {
  { "allocate/one", { NULL }, "{'move':'allocate','army':'red','points':1}", "allocate", "allocate", NULL },
  { "allocate/both", { "{'move':'allocate','army':'red','points':1}" }, "{'move':'allocate','army':'blue'}", "allocate",
    "open-roll", NULL },
  { "open-roll/winner", { "{'move':'allocate','army':'red'}", "{'move':'allocate','army':'blue'}" }, OWN, "open-roll", "choose",
    NULL },
  { "open-roll/cut", { "{'move':'allocate','army':'red'}", "{'move':'allocate','army':'blue'}" }, CUT, "open-roll", "turn-end",
    NULL },
  { "open-roll/again", { NULL }, "{'move':'opposed-roll','die':[4,4,2,10]}", "allocate", "choose", NULL },
  { "open-roll/again-cut", { NULL }, "{'move':'opposed-roll','die':[4,4,8,10]}", "allocate", "turn-end", NULL },
  { "choose/named", { OWN }, NAME ("R1"), "choose", "division-active", "R1" },
  { "choose/passed", { OWN }, "{'move':'pass'}", "choose", "choose", NULL },
  { "choose/passed-twice", { OWN, "{'move':'pass'}" }, "{'move':'pass'}", "choose", "turn-end", NULL },
  { "active/done", { R1_ACTIVE }, "{'move':'finish'}", "division-active", "choose", NULL },
  { "active/next", { R1_ACTIVE }, NAME ("R2"), "division-active", "division-active", "R2" },
  { "active/challenged", { R1_ACTIVE }, STEAL ("B1"), "division-active", "steal-roll", "R1" },
  { "steal/stolen", { R1_ACTIVE, STEAL ("B1") }, STOLEN, "steal-roll", "thief-active", "B1" },
  { "steal/kept", { R1_ACTIVE, STEAL ("B1") }, KEPT, "steal-roll", "division-active", "R1" },
  { "steal/tie", { R1_ACTIVE, STEAL ("B1") }, "{'move':'opposed-roll','die':[6,6]}", "steal-roll", "division-active", "R1" },
  { "steal/cut", { R1_ACTIVE, STEAL ("B1") }, CUT, "steal-roll", "turn-end", NULL },
  { "thief/done", { B1_THIEF }, "{'move':'finish'}", "thief-active", "division-active", "R1" },
  { "thief/challenged", { B1_THIEF }, STEAL ("R2"), "thief-active", "steal-back-roll", "B1" },
  { "back/stolen", { B1_THIEF, STEAL ("R2") }, OWN, "steal-back-roll", "division-active", "R2" },
  { "back/kept", { B1_THIEF, STEAL ("R2") }, STOLEN, "steal-back-roll", "thief-active", "B1" },
  { "back/cut", { B1_THIEF, STEAL ("R2") }, CUT, "steal-back-roll", "turn-end", NULL },
  { "back/done", { R2_BACK }, "{'move':'finish'}", "division-active", "division-active", "R1" },
  { "back/challenged-again", { R2_BACK, "{'move':'finish'}" }, STEAL ("B2"), "division-active", "steal-roll", "R1" },
  { "last/other-side", { R1_ACTIVE, NAME ("R2"), NAME ("R3") }, "{'move':'finish'}", "division-active", "choose", NULL },
  { "last/named", { R1_ACTIVE, NAME ("R2"), NAME ("R3") }, NAME ("B1"), "division-active", "division-active", "B1" },
  { "last/all", { R1_ACTIVE, NAME ("R2"), NAME ("R3"), NAME ("B1"), NAME ("B2"), NAME ("B3") }, "{'move':'finish'}",
    "division-active", "turn-end", NULL },
  { "end/next", { CUT }, "{'move':'next-turn'}", "turn-end", "allocate", NULL },
  { "end/over", { R1_ACTIVE }, "{'move':'end'}", "division-active", "over", NULL },
  { "end/thief-over", { B1_THIEF }, "{'move':'end'}", "thief-active", "over", NULL },
  { "approach", { NULL }, "{'move':'approach','agreed':true}", "allocate", "turn-end", NULL },
};

static void
go_to_end (VedetteRules *rules,
           const char   *to,
           const char   *active)
{
  eagles_assert (rules, to);
  if (active != NULL)
    g_assert_cmpstr (vedette_eagles_get_name (eagles_active (rules)), ==, active);
  else
    g_assert_null (eagles_active (rules));
}

static void
test_transition (gconstpointer data)
{
  const Transition *row = data;
  g_autoptr (VedetteRules) rules = eagles_new_battle ();
  VedetteBattle *battle = vedette_rules_get_battle (rules);
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  g_autofree char *undone = NULL;
  g_autofree char *redone = NULL;
  g_autoptr (GError) error = NULL;
  VedetteStep *step;
  gint64 n;

  for (guint i = 0; row->before[i] != NULL; i++)
    eagles_do (rules, "%s", row->before[i]);
  eagles_assert (rules, row->from);
  before = vedette_battle_dump (battle);
  step = eagles_do (rules, "%s", row->event);
  n = vedette_step_get_n (step);
  go_to_end (rules, row->to, row->active);
  after = vedette_battle_dump (battle);
  eagles_undo (rules);
  undone = vedette_battle_dump (battle);
  g_assert_cmpstr (undone, ==, before);
  g_assert_true (vedette_battle_go_to (battle, n, &error));
  g_assert_no_error (error);
  redone = vedette_battle_dump (battle);
  g_assert_cmpstr (redone, ==, after);
}

static gpointer
get_game (VedetteRules *rules)
{
  return vedette_battle_get_single (vedette_rules_get_battle (rules), vedette_eagles_game_get_type ());
}

static void
assert_activation (VedetteRules *rules,
                   const char   *name,
                   const char   *activation,
                   gboolean      moved,
                   gboolean      attempted)
{
  gpointer division = eagles_division (rules, name);

  g_assert_cmpstr (vedette_enum_get_nick (vedette_activation_get_type (), eagles_get (division, "activation")), ==, activation);
  g_assert_cmpint (eagles_is (division, "moved"), ==, moved);
  g_assert_cmpint (eagles_is (division, "attempted"), ==, attempted);
}

/* The whole of it: stolen, stolen back, and each goes on where it was left. */
static void
test_depths (void)
{
  g_autoptr (VedetteRules) rules = eagles_new_battle ();
  VedetteBattle *battle = vedette_rules_get_battle (rules);

  eagles_do (rules, OWN);
  eagles_do (rules, NAME ("R1"));
  eagles_do (rules, "{'move':'move','unit':'R11','inches':5}");
  eagles_do (rules, STEAL ("B1"));
  eagles_do (rules, STOLEN);
  assert_activation (rules, "R1", "suspended", FALSE, FALSE);
  assert_activation (rules, "B1", "active", FALSE, TRUE);
  g_assert_nonnull (vedette_pending_get_top (battle));
  g_assert_true (vedette_pending_get_unit (vedette_pending_get_top (battle)) ==
                 vedette_record_get_id (eagles_unit (rules, "R11")));
  eagles_do (rules, STEAL ("R2"));
  eagles_do (rules, OWN);
  assert_activation (rules, "B1", "done", TRUE, TRUE);
  assert_activation (rules, "R2", "active", FALSE, TRUE);
  assert_activation (rules, "R1", "suspended", FALSE, FALSE);
  eagles_do (rules, "{'move':'finish'}");
  assert_activation (rules, "R2", "done", TRUE, TRUE);
  assert_activation (rules, "R1", "active", FALSE, FALSE);
  g_assert_null (vedette_pending_get_top (battle));
  /* the unit that was in mid-move is that again */
  g_assert_true (eagles_is (eagles_unit (rules, "R11"), "moved"));
  g_assert_true (eagles_named_by (rules, get_game (rules), "unit") == eagles_unit (rules, "R11"));
}

static void
assert_proposed (VedetteRules *rules,
                 const char   *unit)
{
  g_autoptr (VedetteMove) move = vedette_rules_find_move (rules, "move", NULL);
  g_auto (GValue) guess = G_VALUE_INIT;

  g_assert_true (vedette_move_get_guess (move, rules, "unit", &guess));
  g_assert_cmpint (g_value_get_int64 (&guess), ==, vedette_record_get_id (eagles_unit (rules, unit)));
}

/* The form proposes a unit that has not moved, as long as there is one. */
static void
test_next_unit (void)
{
  g_autoptr (VedetteRules) rules = eagles_new_battle ();

  eagles_do (rules, OWN);
  eagles_do (rules, NAME ("R1"));
  assert_proposed (rules, "R11");
  eagles_do (rules, "{'move':'move','unit':'R11','inches':5}");
  assert_proposed (rules, "R12");
  eagles_do (rules, "{'move':'move','unit':'R12','inches':5}");
  assert_proposed (rules, "R13");
  /* Of those that all have moved, the first */
  eagles_do (rules, "{'move':'move','unit':'R13','inches':5}");
  assert_proposed (rules, "R11");
}

/* A 17 at each depth: everything stops where it is, and the next turn begins with clean flags. */
static void
test_cut (gconstpointer data)
{
  const Transition *row = data;
  g_autoptr (VedetteRules) rules = eagles_new_battle ();
  VedetteBattle *battle = vedette_rules_get_battle (rules);

  for (guint i = 0; row->before[i] != NULL; i++)
    eagles_do (rules, "%s", row->before[i]);
  eagles_do (rules, "%s", row->event);
  eagles_assert (rules, "turn-end");
  g_assert_null (eagles_active (rules));
  g_assert_null (vedette_pending_get_top (battle));
  g_assert_true (eagles_is (get_game (rules), "cut"));
  eagles_final (rules, "E-X11", "{'move':'finish'}");
  eagles_final (rules, "E-X11", "{'move':'opposed-roll'}");
  eagles_final (rules, "E-X11", STEAL ("B2"));
  eagles_do (rules, "{'move':'next-turn'}");
  for (int n = 1; n <= 3; n++)
    {
      g_autofree char *red = g_strdup_printf ("R%d", n), *blue = g_strdup_printf ("B%d", n);

      assert_activation (rules, red, "none", FALSE, FALSE);
      assert_activation (rules, blue, "none", FALSE, FALSE);
    }
  g_assert_false (eagles_is (get_game (rules), "cut"));
  g_assert_cmpint (eagles_game (rules, "turn"), ==, 2);
}

static const Transition cuts[] = {
  { "E-43/opening", { NULL }, CUT, NULL, NULL, NULL },
  { "E-42/steal", { R1_ACTIVE, STEAL ("B1") }, CUT, NULL, NULL, NULL },
  { "E-42/steal-back", { B1_THIEF, STEAL ("R2") }, CUT, NULL, NULL, NULL },
  { "E-42/after-steal-back", { R2_BACK, "{'move':'finish'}", STEAL ("B2") }, CUT, NULL, NULL, NULL },
  { "A-E22/mid-move", { R1_ACTIVE, "{'move':'move','unit':'R12','inches':3}", STEAL ("B3") }, CUT, NULL, NULL, NULL },
  { "E-X11/at-once", { R1_ACTIVE, STEAL ("B1") }, "{'move':'opposed-roll','die':[10,7]}", NULL, NULL, NULL },
};

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (transitions); i++)
    {
      g_autofree char *path = g_strdup_printf ("/eagles/course/%s", transitions[i].path);

      g_test_add_data_func (path, &transitions[i], test_transition);
    }
  for (guint i = 0; i < G_N_ELEMENTS (cuts); i++)
    {
      g_autofree char *path = g_strdup_printf ("/rules/eagles/%s", cuts[i].path);

      g_test_add_data_func (path, &cuts[i], test_cut);
    }
  g_test_add_func ("/rules/eagles/E-38/each-goes-on", test_depths);
  g_test_add_func ("/rules/eagles/E-36/next-unit", test_next_unit);
  g_test_add_func ("/rules/eagles/A-E20/one-deep", test_depths);

  return g_test_run ();
}
