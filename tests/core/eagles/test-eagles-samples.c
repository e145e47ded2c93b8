/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The sample battle of the grand-tactical system: what it promises, and that it is what its requests come to. */

#include "eagles-fixture.h"

#include "core/document/vedette-battle-file.h"
#include "core/eagles/vedette-eagles-rules.h"
#include "core/rules/vedette-pending.h"
#include "vedette-test-told.h"

static const VedetteSchema *const schemas[] = { &vedette_eagles_schema, NULL };

static char *
get_path (const char *ending)
{
  g_autofree char *file = g_strconcat ("bridges-at-aurach", ending, NULL);

  return g_build_filename (g_getenv ("VEDETTE_SRCDIR"), "data", "samples", file, NULL);
}

static VedetteBattle *
open_sample (VedetteEagles *eagles)
{
  g_autofree char *path = get_path (".vedette");
  g_autoptr (GError) error = NULL;
  VedetteBattle *battle = vedette_battle_open (path, VEDETTE_OPEN_READ, schemas, NULL, &error);

  g_assert_no_error (error);
  vedette_eagles_read (eagles, battle);
  return battle;
}

/* Turn 3: the Austrian 1st Division has stolen from the French 2nd. Each side has three divisions and a corps commander; there
 * are an independent brigade and a division that is mostly elite. */
static void
test_stands (void)
{
  VedetteEagles eagles;
  g_autoptr (VedetteBattle) battle = open_sample (&eagles);
  g_autoptr (GPtrArray) corps = vedette_eagles_list (&eagles, vedette_corps_get_type ());
  g_autoptr (GPtrArray) free = vedette_eagles_list_divisions (&eagles, NULL, VEDETTE_DIVISION_INDEPENDENT);
  VedettePending *top = vedette_pending_get_top (battle);
  gpointer suspended;

  g_assert_cmpint (vedette_eagles_game_get_turn (eagles.game), ==, 3);
  g_assert_cmpint (vedette_eagles_game_get_phase (eagles.game), ==, VEDETTE_EAGLES_THIEF_ACTIVE);
  g_assert_cmpstr (vedette_eagles_get_name (vedette_eagles_get_active (&eagles)), ==, "1st Division");
  g_assert_nonnull (top);
  suspended = vedette_eagles_find (&eagles, vedette_division_get_type (), vedette_pending_get_who (top));
  g_assert_cmpstr (vedette_eagles_get_name (suspended), ==, "2nd Division");
  g_assert_cmpuint (corps->len, ==, 2);
  g_assert_cmpuint (free->len, ==, 1);
  for (int side = 0; side < VEDETTE_N_EAGLES_SIDES; side++)
    {
      g_autoptr (GPtrArray) divisions = vedette_eagles_list_divisions (&eagles, vedette_eagles_get_army (&eagles, side),
                                                                       VEDETTE_DIVISION_LED);

      g_assert_cmpuint (divisions->len, ==, 3);
    }
  g_assert_true (vedette_eagles_is_elite (&eagles, vedette_eagles_find_name (&eagles, vedette_division_get_type (), "Guard")));
}

/* Orders are in all states of their way. */
static void
test_orders (void)
{
  VedetteEagles eagles;
  g_autoptr (VedetteBattle) battle = open_sample (&eagles);
  g_autoptr (GPtrArray) dispatches = vedette_eagles_list (&eagles, vedette_dispatch_get_type ());
  guint states = 0;

  g_assert_true (eagles.battle == battle);
  for (guint i = 0; i < dispatches->len; i++)
    states |= 1u << vedette_dispatch_get_state (dispatches->pdata[i]);
  g_assert_cmphex (states, ==, 1u << VEDETTE_DISPATCH_DELAYED | 1u << VEDETTE_DISPATCH_LOST | 1u << VEDETTE_DISPATCH_ACTIVE);
}

/* Classes roll a d10, orders are played, and each nation has a screen of its own. */
static void
test_settled (void)
{
  VedetteEagles eagles;
  g_autoptr (VedetteBattle) battle = open_sample (&eagles);

  g_assert_true (eagles.battle == battle);
  g_assert_cmpint (vedette_eagles_switches_get_class_dice (eagles.switches), ==, VEDETTE_CLASS_DICE_D10);
  g_assert_true (vedette_eagles_switches_get_orders (eagles.switches));
  g_assert_cmpint (eagles_get (vedette_eagles_find_name (&eagles, vedette_nation_get_type (), "Austrian"), "screen"), ==, 1);
  g_assert_cmpint (eagles_get (vedette_eagles_find_name (&eagles, vedette_nation_get_type (), "French"), "screen"), ==, 2);
}

/* Of an order all are told no more than that one binds a division that activates (E-13); the umpire is told of each. */
static void
test_secrets (void)
{
  VedetteEagles eagles;
  g_autoptr (VedetteBattle) battle = open_sample (&eagles);
  g_autoptr (VedetteRules) rules = g_object_new (VEDETTE_TYPE_EAGLES_RULES, "battle", battle, NULL);
  g_autoptr (GPtrArray) dispatches = vedette_eagles_list (&eagles, vedette_dispatch_get_type ());
  g_autoptr (GString) all = vedette_test_told (rules, VEDETTE_AUDIENCE_ALL);
  g_autoptr (GString) umpire = vedette_test_told (rules, VEDETTE_AUDIENCE_UMPIRE);
  GListModel *steps = vedette_battle_get_steps (battle);
  guint n_hidden = 0;

  g_assert_cmpuint (dispatches->len, ==, 5);
  for (guint i = 0; i < dispatches->len; i++)
    {
      const char *text = vedette_dispatch_get_text (dispatches->pdata[i]);

      g_assert_false (vedette_rules_may_see (rules, vedette_record_get_id (dispatches->pdata[i]), NULL, VEDETTE_AUDIENCE_ALL));
      g_assert_null (strstr (all->str, text));
      g_assert_nonnull (strstr (umpire->str, text));
    }
  g_assert_null (strstr (all->str, "dispatches-"));
  g_assert_nonnull (strstr (umpire->str, "dispatches-lost"));
  for (guint i = 0; i < g_list_model_get_n_items (steps); i++)
    {
      g_autoptr (VedetteStep) step = g_list_model_get_item (steps, i);
      const char *kind = vedette_step_get_kind (step);

      if (!g_str_has_suffix (kind, "-dispatch") && !g_str_equal (kind, "activate-order"))
        continue;
      g_assert_false (vedette_rules_may_see_step (rules, step, VEDETTE_AUDIENCE_ALL));
      n_hidden++;
    }
  /* Five were written, five tests made, and two orders acted on. */
  g_assert_cmpuint (n_hidden, ==, 12);
}

/* Every request is allowed by the rules as they are today, and all lead to the same records. */
static void
test_requests (void)
{
  VedetteEagles eagles;
  g_autoptr (VedetteBattle) sample = open_sample (&eagles);
  g_autoptr (VedetteRules) rules = eagles_new ();
  g_autofree char *path = get_path (".requests.jsonl");
  g_autofree char *text = NULL, *found = NULL, *expected = vedette_battle_dump (sample);
  g_auto (GStrv) lines = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  lines = g_strsplit (g_strstrip (text), "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    vedette_test_do (rules, lines[i]);
  found = vedette_battle_dump (vedette_rules_get_battle (rules));
  g_assert_cmpstr (found, ==, expected);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/eagles/samples/stands", test_stands);
  g_test_add_func ("/eagles/samples/orders", test_orders);
  g_test_add_func ("/eagles/samples/settled", test_settled);
  g_test_add_func ("/eagles/samples/secrets", test_secrets);
  g_test_add_func ("/eagles/samples/requests", test_requests);
  return g_test_run ();
}
