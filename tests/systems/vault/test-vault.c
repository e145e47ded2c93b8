/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The vault: each thing that the real systems will need, by its name. */

#include <glib/gstdio.h>
#include <string.h>

#include "core/document/vedette-battle-file.h"
#include "core/rules/vedette-choice.h"
#include "core/rules/vedette-facts.h"
#include "core/rules/vedette-status.h"
#include "vault-fixture.h"

/* Set-up with params: what was said is there, and the combination is a step of its own for the umpire. */
static void
test_set_up (Vault         *self,
             gconstpointer  data)
{
  const VedetteParam *params = vedette_system_get_set_up_params (&vedette_vault_system);
  VedetteVaultNight *night = vedette_battle_get_single (self->battle, vedette_vault_night_get_type ());
  VedetteStep *second = vedette_battle_get_branch (self->battle, 1);
  g_autofree char *title = vedette_rules_get_title (self->rules, VEDETTE_AUDIENCE_ALL);
  g_autofree char *said = vedette_rules_describe (self->rules, second, VEDETTE_AUDIENCE_UMPIRE);
  g_autofree char *hidden = vedette_rules_describe (self->rules, second, "crew");

  g_assert_cmpstr (params[1].field.name, ==, "boxes");
  g_assert_cmpstr (title, ==, "Riverside Bank");
  g_assert_cmpint (vedette_vault_night_get_combination (night), ==, VAULT_COMBINATION);
  g_assert_cmpuint (g_list_model_get_n_items (vedette_battle_get_records (self->battle, vedette_vault_box_get_type ())), ==, 11);
  g_assert_cmpstr (vedette_step_get_audience (second), ==, VEDETTE_AUDIENCE_UMPIRE);
  g_assert_cmpstr (said, ==, "The combination is 4711234");
  g_assert_cmpstr (hidden, ==, "The umpire wrote something secret");
}

static char *
list_dice (Vault       *self,
           VedetteStep *step,
           const char  *audience)
{
  g_autoptr (GListModel) dice = vedette_rules_get_dice (self->rules, step, audience);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (dice); i++)
    {
      g_autoptr (VedetteNatural) natural = g_list_model_get_item (dice, i);

      g_string_append_printf (text, "%s d%d %d %s; ", natural->party, natural->sides, natural->natural,
                              natural->name != NULL ? natural->name : "-");
    }
  return g_string_free (text, FALSE);
}

/* The bag has four tokens of the crew, three of the guards, two of the dawn; what was drawn is out of it. */
static void
test_bag (Vault         *self,
          gconstpointer  data)
{
  g_autofree char *first = list_dice (self, vault_do (self, "draw", "{}", 4, 0), NULL);
  g_autofree char *second = NULL, *third = NULL;

  g_assert_cmpstr (first, ==, "vault d9 4 crew; ");
  vault_do (self, "pass", "{}", 0);
  second = list_dice (self, vault_do (self, "draw", "{}", 4, 0), "crew");
  g_assert_cmpstr (second, ==, "vault d8 4 guards; ");
  vault_refuse (self, "crack", "{}", "V-23");
  vault_do (self, "pass", "{}", 0);
  third = list_dice (self, vault_do (self, "draw", "{}", 6, 0), NULL);
  g_assert_cmpstr (third, ==, "vault d7 6 dawn; ");
  vault_refuse (self, "crack", "{}", "V-24");
}

static void
assert_lit (VedetteBreakdown *working,
            guint             i,
            const char       *id,
            const char       *cell)
{
  g_autoptr (VedetteChart) chart = g_list_model_get_item (working->charts, i);

  g_assert_cmpstr (chart->id, ==, id);
  g_assert_cmpint (chart->lit, ==, cell != NULL);
  if (chart->lit)
    g_assert_cmpstr (chart->cells[chart->lit_row * chart->n_columns + chart->lit_column], ==, cell);
}

/* A d10 and two charts: one tells before the roll what the tools are worth, the other after it what came of it. */
static void
test_crack (Vault         *self,
            gconstpointer  data)
{
  g_autoptr (VedetteMove) drill = vault_declare (self, "crack", "{'tools':'drill'}");
  g_autoptr (VedetteBreakdown) before = vedette_rules_preview (self->rules, drill);
  g_autoptr (VedetteBreakdown) after = NULL, opened = NULL;
  g_autofree char *said = NULL, *dice = NULL;
  VedetteStep *step;

  assert_lit (before, 0, "tools", "+2");
  assert_lit (before, 1, "lock", NULL);
  g_assert_true (vedette_chance_equal (vedette_breakdown_get_chance (before, "opens"), vedette_chance_new (2, 5)));

  vault_to (self, "crew");
  step = vault_do (self, "crack", "{'tools':'drill','who':'Ann'}", 6, 0);
  after = vedette_rules_explain (self->rules, step, "guards");
  assert_lit (after, 1, "lock", "holds");
  dice = list_dice (self, step, "guards");
  g_assert_cmpstr (dice, ==, "crew d10 6 -; ");
  vault_do (self, "draw", "{}", 1, 0);
  vault_refuse (self, "open-box", "{'box':2}", "V-9");
  step = vault_do (self, "crack", "{'tools':'drill','who':'Ann'}", 7, 0);
  opened = vedette_rules_explain (self->rules, step, "guards");
  assert_lit (opened, 0, "tools", "+2");
  assert_lit (opened, 1, "lock", "opens");
  said = vedette_rules_describe (self->rules, step, "guards");
  g_assert_cmpstr (said, ==, "Ann tries the lock: 7, it opens with 4711234");
  vault_do (self, "draw", "{}", 1, 0);
  vault_refuse (self, "crack", "{}", "V-7");
}

/* What the chart says is what the die does, for each face and all tools. */
static void
test_chart_is_rule (Vault         *self,
                    gconstpointer  data)
{
  for (int tools = VEDETTE_VAULT_HANDS; tools <= VEDETTE_VAULT_POWDER; tools++)
    for (int natural = 1; natural <= 10; natural++)
      {
        g_autoptr (VedetteBreakdown) working = vedette_vault_make_working ((VedetteVaultTools) tools, natural);

        assert_lit (working, 1, "lock", natural + 2 * tools >= 9 ? "opens" : "holds");
      }
}

/* How far away the guard is matters only where it bangs. */
static void
test_relevant (Vault         *self,
               gconstpointer  data)
{
  g_autoptr (VedetteMove) drill = vault_declare (self, "crack", "{'tools':'drill'}");
  g_autoptr (VedetteMove) powder = vault_declare (self, "crack", "{'tools':'powder'}");
  g_autoptr (VedetteRuling) ruling = NULL;

  g_assert_false (vedette_move_is_relevant (drill, self->rules, "distance"));
  g_assert_true (vedette_move_is_relevant (powder, self->rules, "distance"));
  vault_to (self, "crew");
  ruling = vedette_rules_check (self->rules, powder);
  g_assert_cmpint (ruling->verdict, ==, VEDETTE_VERDICT_ALLOWED);
  g_assert_cmpstr (vedette_ruling_nth (ruling, 1)->about, ==, "distance");
  vault_refuse (self, "crack", "{'who':'Sergeant'}", "V-2");
}

static void
assert_more (Vault      *self,
             const int  *naturals,
             gsize       n,
             const char *label)
{
  g_autoptr (VedetteDice) dice = vedette_dice_new_typed (naturals, n);
  g_autoptr (GError) error = NULL;

  g_assert_null (vault_try (self, "alarm", "{}", dice, &error));
  g_assert_cmpstr (vedette_dice_request_get_missing (error)->label, ==, label);
}

/* The open-ended die: one more is an answer, and real and program dice mix in one step. */
static void
test_alarm (Vault         *self,
            gconstpointer  data)
{
  const int sixes[] = { 6, 6 };
  g_autoptr (VedetteMove) alarm = vault_declare (self, "alarm", "{}");
  g_autoptr (GListModel) two = vedette_rules_list_dice (self->rules, alarm, sixes, 1);
  g_autoptr (GListModel) three = vedette_rules_list_dice (self->rules, alarm, sixes, 2);
  g_autoptr (VedetteDice) seed = vedette_dice_new_seed (1, 0);
  g_autoptr (VedetteDice) mixed = vedette_dice_new_mixed (sixes, 1, seed);
  g_autoptr (GError) error = NULL;
  g_autofree char *dice = NULL, *said = NULL;
  VedetteStep *step;

  g_assert_cmpuint (g_list_model_get_n_items (two), ==, 2);
  g_assert_cmpuint (g_list_model_get_n_items (three), ==, 3);
  vault_to (self, "guards");
  assert_more (self, NULL, 0, "the alarm");
  assert_more (self, sixes, 1, "the alarm, once more");
  assert_more (self, sixes, 2, "the alarm, once more");
  step = vault_do (self, "alarm", "{}", 6, 6, 3, 0);
  dice = list_dice (self, step, NULL);
  g_assert_cmpstr (dice, ==, "guards d6 6 -; guards d6 6 -; guards d6 3 -; ");
  said = vedette_rules_describe (self->rules, step, NULL);
  g_assert_cmpstr (said, ==, "The alarm rings: 15");

  vault_do (self, "draw", "{}", 5, 0);
  step = vault_try (self, "alarm", "{}", mixed, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (json_array_get_length (json_object_get_array_member (vedette_step_get_facts (step), VEDETTE_FACT_ROLLS)), >, 1);
}

static void
open_the_lock (Vault *self)
{
  vault_to (self, "crew");
  vault_do (self, "crack", "{'tools':'powder'}", 5, 0);
}

/* One move offered eleven times over: nine keys, and labels that tell all of them apart. */
static void
test_eleven (Vault         *self,
             gconstpointer  data)
{
  g_autoptr (GListModel) offers = NULL;
  g_autoptr (GHashTable) labels = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  guint n_keys = 0;

  open_the_lock (self);
  vault_do (self, "draw", "{}", 1, 0);
  offers = vedette_rules_list_offers (self->rules, "crew");
  for (guint i = 0; i < g_list_model_get_n_items (offers); i++)
    {
      g_autoptr (VedetteOffer) offer = g_list_model_get_item (offers, i);

      if (!g_str_equal (vedette_move_get_name (offer->move), "open-box"))
        continue;
      g_assert_true (vedette_offer_is_open (offer));
      g_assert_true (g_hash_table_add (labels, g_strdup (offer->label)));
      if (offer->key != NULL)
        n_keys++;
    }
  g_assert_cmpuint (g_hash_table_size (labels), ==, 11);
  g_assert_true (g_hash_table_contains (labels, "Open Box 11"));
  g_assert_cmpuint (n_keys, ==, 9);
}

static char *
list_parts (Vault *self)
{
  g_autoptr (GListModel) status = vedette_rules_get_status (self->rules, "crew");
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (status); i++)
    {
      g_autoptr (VedetteStatus) item = g_list_model_get_item (status, i);

      for (guint k = 0; k < item->parts->len; k++)
        {
          const VedettePart *part = vedette_status_nth_part (item, k);

          g_string_append_printf (text, "%s %s %s; ", part->id, vedette_enum_get_nick (VEDETTE_TYPE_PART_STATE, (int) part->state),
                                  part->move != NULL ? part->move : "-");
        }
    }
  return g_string_free (text, FALSE);
}

static void
assert_parts (Vault      *self,
              const char *expected)
{
  g_autofree char *parts = list_parts (self);

  g_assert_cmpstr (parts, ==, expected);
}

static void
test_checklist (Vault         *self,
                gconstpointer  data)
{
  assert_parts (self, "count ahead -; share ahead -; ");
  vault_to (self, "dawn");
  assert_parts (self, "count now count; share locked -; ");
  vault_refuse (self, "share", "{}", "V-14");
  vault_refuse (self, "next-night", "{}", "V-16");
  vault_do (self, "count", "{}", 0);
  assert_parts (self, "count done -; share now share; ");
  vault_do (self, "share", "{}", 0);
  assert_parts (self, "count done -; share done -; ");
  vault_do (self, "next-night", "{}", 0);
  assert_parts (self, "count ahead -; share ahead -; ");
}

static char *
list_tree (Vault      *self,
           const char *audience)
{
  g_autoptr (VedetteMove) move = vault_declare (self, "crack", "{}");
  g_autoptr (GListModel) choices = vedette_move_get_choices (move, self->rules, "who", audience);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (choices); i++)
    {
      g_autoptr (VedetteChoice) choice = g_list_model_get_item (choices, i);
      VedetteChoice *parent = choice->parent;

      g_string_append_printf (text, "%s under %s; ", choice->label, parent != NULL ? parent->label : "nobody");
    }
  return g_string_free (text, FALSE);
}

static void
test_tree (Vault         *self,
           gconstpointer  data)
{
  g_autofree char *own = list_tree (self, "crew");
  g_autofree char *others = list_tree (self, "guards");
  g_autofree char *left = NULL;

  g_assert_cmpstr (own, ==, "Ann under nobody; Bob under Ann; Mole under Bob; ");
  g_assert_cmpstr (others, ==, "Ann under nobody; Bob under Ann; ");
  vault_refuse (self, "set-man", "{'man':'Ann','boss':'Mole'}", "V-5");
  vault_refuse (self, "set-man", "{'man':'Ann','boss':'Sergeant'}", "V-4");
  vault_do (self, "remove-man", "{'man':'Bob'}", 0);
  left = list_tree (self, "crew");
  g_assert_cmpstr (left, ==, "Ann under nobody; Mole under Ann; ");
}

static void
assert_pile (Vault      *self,
             const char *expected)
{
  g_autoptr (GPtrArray) pile = vedette_pending_list (self->battle);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < pile->len; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? " on " : "", vedette_pending_get_kind (pile->pdata[i]));
  g_assert_cmpstr (text->str, ==, expected);
}

/* A pending entry on a pending entry: the top is resumed, or all are dropped. */
static void
test_pending (Vault         *self,
              gconstpointer  data)
{
  g_autofree char *said = NULL, *due = NULL, *hint = NULL, *nobody = NULL;
  g_autoptr (GError) error = NULL;

  vault_to (self, "crew");
  vault_do (self, "break-in", "{'who':'Bob'}", 0);
  vault_refuse (self, "pass", "{}", "V-20");
  vault_do (self, "chase", "{'who':'Sergeant'}", 0);
  assert_pile (self, "chase on break-in");
  vault_refuse (self, "chase", "{}", "V-12");
  due = vedette_rules_get_due (self->rules, NULL, &hint);
  g_assert_cmpstr (due, ==, "Settle the chase");
  g_assert_cmpint (vedette_pending_get_unit (vedette_pending_get_top (self->battle)), ==, vault_find (self, "Sergeant"));
  said = vedette_rules_describe (self->rules, vault_do (self, "settle", "{}", 0), NULL);
  g_assert_cmpstr (said, ==, "The chase is settled; on with: break-in");
  assert_pile (self, "break-in");
  nobody = vedette_rules_describe (self->rules, vault_do (self, "chase", "{}", 0), NULL);
  g_assert_cmpstr (nobody, ==, "Somebody gives chase");
  vault_do (self, "call-off", "{}", 0);
  assert_pile (self, "");
  vault_refuse (self, "pass", "{}", "V-21");
  g_assert_true (vedette_battle_go_to (self->battle, vedette_battle_get_cursor (self->battle) - 1, &error));
  assert_pile (self, "chase on break-in");
}

/* Who is gone is not to be chased any more. */
static void
test_pending_removed (Vault         *self,
                      gconstpointer  data)
{
  vault_to (self, "crew");
  vault_do (self, "break-in", "{'who':'Bob'}", 0);
  vault_do (self, "remove-man", "{'man':'Bob'}", 0);
  g_assert_cmpint (vedette_pending_get_unit (vedette_pending_get_top (self->battle)), ==, 0);
}

static void
test_spans (Vault         *self,
            gconstpointer  data)
{
  g_autoptr (GListModel) spans = NULL;
  g_autoptr (GString) text = g_string_new (NULL);
  gint64 first = vedette_battle_get_cursor (self->battle);

  vault_to (self, "crew");
  vault_do (self, "break-in", "{}", 0);
  vault_do (self, "chase", "{}", 0);
  vault_do (self, "settle", "{}", 0);
  vault_do (self, "call-off", "{}", 0);
  vault_do (self, "draw", "{}", 4, 0);
  spans = vedette_rules_list_spans (self->rules, "crew");
  for (guint i = 0; i < g_list_model_get_n_items (spans); i++)
    {
      g_autoptr (VedetteSpan) span = g_list_model_get_item (spans, i);

      g_string_append_printf (text, "%s %s %d-%d at %u; ", span->party, span->label, (int) (span->from - first),
                              (int) MAX (span->to - first, 0), span->depth);
    }
  g_assert_cmpstr (text->str, ==, "crew Crew 1-5 at 0; crew Break-in 2-5 at 1; guards Chase 3-4 at 2; guards Guards 6-0 at 0; ");
}

/* Undone, redone and opened again, all is as it was at every step. */
static void
test_undo_reopen (Vault         *self,
                  gconstpointer  data)
{
  static const VedetteSchema *const schemas[] = { &vedette_vault_schema, NULL };
  g_autofree char *folder = g_dir_make_tmp ("vedette-vault-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "bank.vedette", NULL);
  g_autoptr (GPtrArray) dumps = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (VedetteBattle) again = NULL;
  g_autoptr (GError) error = NULL;
  guint n;

  g_assert_true (vedette_battle_create (self->battle, path, &error));
  open_the_lock (self);
  vault_do (self, "draw", "{}", 1, 0);
  vault_do (self, "open-box", "{'box':4}", 5, 0);
  vault_do (self, "draw", "{}", 1, 0);
  vault_do (self, "break-in", "{'who':'Mole'}", 0);
  vault_do (self, "chase", "{'who':'Owl'}", 0);
  vault_do (self, "settle", "{}", 0);
  vault_do (self, "call-off", "{}", 0);
  vault_do (self, "draw", "{}", 2, 0);
  vault_do (self, "alarm", "{}", 6, 1, 0);
  vault_do (self, "draw", "{}", 5, 0);
  vault_do (self, "count", "{}", 0);
  g_assert_true (vedette_battle_wait_durable (self->battle, &error));
  n = vedette_battle_get_n_branch (self->battle);
  again = vedette_battle_open (path, VEDETTE_OPEN_READ, schemas, NULL, &error);
  g_assert_no_error (error);
  for (guint i = n; i-- > 0;)
    {
      g_assert_true (vedette_battle_go_to (self->battle, vedette_step_get_n (vedette_battle_get_branch (self->battle, i)), &error));
      g_ptr_array_insert (dumps, 0, vedette_battle_dump (self->battle));
    }
  for (guint i = 0; i < n; i++)
    {
      gint64 step = vedette_step_get_n (vedette_battle_get_branch (self->battle, i));
      g_autofree char *redone = NULL, *reopened = NULL;

      g_assert_true (vedette_battle_go_to (self->battle, step, &error));
      g_assert_true (vedette_battle_go_to (again, step, &error));
      redone = vedette_battle_dump (self->battle);
      reopened = vedette_battle_dump (again);
      g_assert_cmpstr (redone, ==, dumps->pdata[i]);
      g_assert_cmpstr (reopened, ==, dumps->pdata[i]);
    }
  g_assert_cmpint (g_unlink (path), ==, 0);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  VAULT_ADD ("/systems/vault/set-up", test_set_up);
  VAULT_ADD ("/systems/vault/bag", test_bag);
  VAULT_ADD ("/systems/vault/crack", test_crack);
  VAULT_ADD ("/systems/vault/chart-is-rule", test_chart_is_rule);
  VAULT_ADD ("/systems/vault/relevant", test_relevant);
  VAULT_ADD ("/systems/vault/alarm", test_alarm);
  VAULT_ADD ("/systems/vault/eleven", test_eleven);
  VAULT_ADD ("/systems/vault/checklist", test_checklist);
  VAULT_ADD ("/systems/vault/tree", test_tree);
  VAULT_ADD ("/systems/vault/pending", test_pending);
  VAULT_ADD ("/systems/vault/pending-removed", test_pending_removed);
  VAULT_ADD ("/systems/vault/spans", test_spans);
  VAULT_ADD ("/systems/vault/undo-reopen", test_undo_reopen);

  return g_test_run ();
}
