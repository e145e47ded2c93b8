/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What others are told does not depend on the text of an order, nor on the dice of its way (A-E36). */

#include "eagles-moves.h"
#include "vedette-test-told.h"

/* Requests where two battles differ; where there is one, both have it. “#” is the number of the first dispatch. */
typedef struct
{
  const char *one, *other;
} Row;

static VedetteRules *
new_battle (void)
{
  VedetteRules *rules = eagles_new_armies ();

  eagles_switch (rules, "e.orders", "on");
  eagles_start (rules, 5, 5);
  return rules;
}

static void
make (VedetteRules *rules,
      const char   *request)
{
  GListModel *dispatches = vedette_battle_get_records (vedette_rules_get_battle (rules), vedette_dispatch_get_type ());
  g_autoptr (VedetteRecord) first = g_list_model_get_item (dispatches, 0);
  g_autofree char *number = g_strdup_printf ("%" G_GINT64_FORMAT, first != NULL ? vedette_record_get_id (first) : 0);
  g_autoptr (GString) text = g_string_new (request);

  g_string_replace (text, "#", number, 0);
  eagles_do (rules, "%s", text->str);
}

/* @knows: (nullable): who else is told what differs, by the name of his division */
static void
assert_alike (VedetteRules *one,
              VedetteRules *other,
              const char   *knows)
{
  static const char * const divisions[] = { "R1", "R2", "R3" };

  vedette_test_told_alike (one, other, VEDETTE_AUDIENCE_ALL);
  vedette_test_told_alike (one, other, "red");
  vedette_test_told_alike (one, other, "blue");
  for (guint i = 0; i < G_N_ELEMENTS (divisions); i++)
    {
      g_autofree char *word = g_strdup_printf ("division-%" G_GINT64_FORMAT,
                                               vedette_record_get_id (eagles_division (one, divisions[i])));

      if (g_strcmp0 (divisions[i], knows) != 0)
        vedette_test_told_alike (one, other, word);
    }
}

/* After each step, after each that was undone, and after it was made again; the umpire is told what the others are not. */
static void
run (const Row  *rows,
     guint       n,
     const char *knows)
{
  g_autoptr (VedetteRules) one = new_battle ();
  g_autoptr (VedetteRules) other = new_battle ();
  g_autoptr (GString) first = NULL;
  g_autoptr (GString) second = NULL;

  for (guint i = 0; i < n; i++)
    for (guint k = 0; k < 2; k++)
      {
        make (one, rows[i].one);
        make (other, rows[i].other != NULL ? rows[i].other : rows[i].one);
        assert_alike (one, other, knows);
        if (k > 0)
          continue;
        eagles_undo (one);
        eagles_undo (other);
        assert_alike (one, other, knows);
      }
  first = vedette_test_told (one, VEDETTE_AUDIENCE_UMPIRE);
  second = vedette_test_told (other, VEDETTE_AUDIENCE_UMPIRE);
  g_assert_cmpstr (first->str, !=, second->str);
}

#define NEXT_TURN                                                                                                      \
  { "{'move':'approach','agreed':true}", NULL },                                                                       \
  { "{'move':'next-turn'}", NULL }
#define WRITE(text) "{'move':'write-dispatch','sender':'R1','recipient':'R2','text':'" text "'}"

/* Only its sender and the umpire read it on its way. */
static void
test_text (void)
{
  static const Row rows[] = {
    { WRITE ("Hold the farm"), WRITE ("Fall back at once") },
    { "{'move':'orders-done','agreed':true}", NULL },
    NEXT_TURN,
    { "{'move':'orders-done','agreed':true,'rolled':[4]}", NULL },
    NEXT_TURN,
    { "{'move':'orders-done','agreed':true}", NULL },
    { "{'move':'opposed-roll','die':[9,2]}", NULL },
    { "{'move':'activate','division':'R2'}", NULL },
  };

  run (rows, G_N_ELEMENTS (rows), "R1");
}

/* Not even the sender knows how long it takes, and whether it comes at all. */
static void
test_hidden_die (void)
{
  static const Row rows[] = {
    { WRITE ("Hold the farm"), NULL },
    { "{'move':'orders-done','agreed':true}", NULL },
    NEXT_TURN,
    { "{'move':'orders-done','agreed':true,'rolled':[4]}", "{'move':'orders-done','agreed':true,'rolled':[6]}" },
    NEXT_TURN,
    { "{'move':'orders-done','agreed':true}", NULL },
    { "{'move':'opposed-roll','die':[9,2]}", NULL },
    { "{'move':'activate','division':'R2'}", NULL },
  };

  run (rows, G_N_ELEMENTS (rows), NULL);
}

/* From when it has come the recipient knows it, and nobody else; nor what he rolls. */
static void
test_recipient (void)
{
  static const Row rows[] = {
    { WRITE ("Hold the farm"), NULL },
    { "{'move':'orders-done','agreed':true}", NULL },
    NEXT_TURN,
    { "{'move':'test-dispatch','dispatch':#,'die':1}", "{'move':'test-dispatch','dispatch':#,'die':2}" },
    { "{'move':'orders-done','agreed':true}", NULL },
    NEXT_TURN,
    { "{'move':'orders-done','agreed':true}", NULL },
    NEXT_TURN,
    { "{'move':'activate-order','recipient':'R2','die':8}", "{'move':'activate-order','recipient':'R2','die':1}" },
    { "{'move':'orders-done','agreed':true}", NULL },
    { "{'move':'opposed-roll','die':[9,2]}", NULL },
    { "{'move':'activate','division':'R3'}", NULL },
  };

  run (rows, G_N_ELEMENTS (rows), "R2");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/rules/eagles/A-E36/text", test_text);
  g_test_add_func ("/rules/eagles/A-E36/hidden-die", test_hidden_die);
  g_test_add_func ("/rules/eagles/A-E36/recipient", test_recipient);

  return g_test_run ();
}
