/* SPDX-License-Identifier: GPL-3.0-or-later */
/* No answer for an audience tells it a secret, after whatever step, undone ones too; and each is told when it is none. */

#include <string.h>

#include "core/document/vedette-codec.h"
#include "core/rules/vedette-choice.h"
#include "core/rules/vedette-status.h"
#include "core/session/vedette-log-writer.h"
#include "vault-fixture.h"

static const char * const audiences[] = { VEDETTE_AUDIENCE_ALL, "crew", "guards", VEDETTE_AUDIENCE_UMPIRE };

static void
add (GString    *all,
     const char *text)
{
  if (text != NULL)
    g_string_append_printf (all, "%s\n", text);
}

static void
add_status (VedetteRules *rules,
            const char   *audience,
            GString      *all)
{
  g_autoptr (GListModel) list = vedette_rules_get_status (rules, audience);

  for (guint i = 0; i < g_list_model_get_n_items (list); i++)
    {
      g_autoptr (VedetteStatus) status = g_list_model_get_item (list, i);
      const GValue *value = status->value;
      g_autofree char *text = G_IS_VALUE (value) ? g_strdup_value_contents (value) : NULL;

      add (all, text);
      add (all, status->text);
      for (guint k = 0; k < status->parts->len; k++)
        add (all, vedette_status_nth_part (status, k)->why);
    }
}

static void
add_ruling (VedetteRuling *ruling,
            GString       *all)
{
  for (guint i = 0; i < g_list_model_get_n_items (ruling->findings); i++)
    add (all, vedette_ruling_nth (ruling, i)->why);
}

static void
add_breakdown (VedetteBreakdown *breakdown,
               GString          *all)
{
  GListModel *factors = breakdown != NULL ? breakdown->factors : NULL;

  for (guint i = 0; factors != NULL && i < g_list_model_get_n_items (factors); i++)
    {
      g_autoptr (VedetteFactor) factor = g_list_model_get_item (factors, i);

      add (all, factor->label);
      g_string_append_printf (all, "%d\n", factor->value);
    }
}

static void
add_choices (VedetteRules *rules,
             VedetteMove  *move,
             const char   *audience,
             GString      *all)
{
  guint n;
  GParamSpec **pspecs = vedette_move_list_params (move, &n);

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (GListModel) choices = vedette_move_get_choices (move, rules, pspecs[i]->name, audience);

      for (guint k = 0; choices != NULL && k < g_list_model_get_n_items (choices); k++)
        {
          g_autoptr (VedetteChoice) choice = g_list_model_get_item (choices, k);

          add (all, choice->label);
          add (all, choice->note);
        }
    }
}

/* What may be done, with what is said of it before anything is declared */
static void
add_moves (VedetteRules *rules,
           const char   *audience,
           GString      *all)
{
  g_autoptr (GListModel) moves = vedette_rules_list_moves (rules);
  g_autoptr (GListModel) offers = vedette_rules_list_offers (rules, audience);
  g_autofree char *hint = NULL;
  g_autofree char *due = vedette_rules_get_due (rules, audience, &hint);

  add (all, due);
  add (all, hint);
  for (guint i = 0; i < g_list_model_get_n_items (offers); i++)
    {
      g_autoptr (VedetteOffer) offer = g_list_model_get_item (offers, i);

      add (all, offer->label);
      add_ruling (offer->ruling, all);
    }
  for (guint i = 0; i < g_list_model_get_n_items (moves); i++)
    {
      g_autoptr (VedetteMove) move = g_list_model_get_item (moves, i);
      g_autoptr (VedetteRuling) ruling = vedette_rules_check (rules, move);
      g_autoptr (VedetteBreakdown) preview = vedette_rules_preview (rules, move);

      add_choices (rules, move, audience, all);
      add_ruling (ruling, all);
      add_breakdown (preview, all);
    }
}

static void
add_steps (VedetteRules *rules,
           const char   *audience,
           GString      *all)
{
  GListModel *steps = vedette_battle_get_steps (vedette_rules_get_battle (rules));

  for (guint i = 0; i < g_list_model_get_n_items (steps); i++)
    {
      g_autoptr (VedetteStep) step = g_list_model_get_item (steps, i);
      g_autoptr (GListModel) dice = vedette_rules_get_dice (rules, step, audience);
      g_autoptr (VedetteBreakdown) working = vedette_rules_explain (rules, step, audience);
      g_autofree char *said = vedette_rules_describe (rules, step, audience);
      g_autofree char *whole = vedette_rules_describe_whole (rules, step, audience);

      add (all, said);
      add (all, whole);
      add_breakdown (working, all);
      for (guint k = 0; k < g_list_model_get_n_items (dice); k++)
        {
          g_autoptr (VedetteNatural) natural = g_list_model_get_item (dice, k);

          add (all, natural->name);
          add (all, natural->label);
        }
    }
}

static void
add_story (VedetteRules *rules,
           const char   *audience,
           GString      *all)
{
  g_autoptr (GListModel) spans = vedette_rules_list_spans (rules, audience);
  g_autoptr (GListModel) parties = vedette_rules_list_parties (rules, audience);
  g_autofree char *title = vedette_rules_get_title (rules, audience);

  add (all, title);
  for (guint i = 0; i < g_list_model_get_n_items (spans); i++)
    {
      g_autoptr (VedetteSpan) span = g_list_model_get_item (spans, i);

      add (all, span->label);
    }
  for (guint i = 0; i < g_list_model_get_n_items (parties); i++)
    {
      g_autoptr (VedetteParty) party = g_list_model_get_item (parties, i);

      add (all, party->name);
    }
}

static void
add_logs (VedetteRules *rules,
          const char   *audience,
          GString      *all)
{
  for (int format = VEDETTE_LOG_TEXT; format <= VEDETTE_LOG_JSON; format++)
    {
      g_autoptr (GString) log = vedette_log_write (rules, (VedetteLogFormat) format, audience);

      add (all, log->str);
    }
}

/* All that the service answers to an audience */
static GString *
ask_all (VedetteRules *rules,
         const char   *audience)
{
  GString *all = g_string_new (NULL);

  add_status (rules, audience, all);
  add_moves (rules, audience, all);
  add_steps (rules, audience, all);
  add_story (rules, audience, all);
  add_logs (rules, audience, all);
  return all;
}

typedef struct
{
  const char *word;
  const char *whose; /* who knows it from the beginning, besides the umpire */
} Secret;

static const Secret secrets[] = { { "4711234", NULL }, { "Mole", "crew" }, { "Owl", "guards" } };

/* The umpire’s log does not have what is a side's own: it is asked for with --all. */
static void
assert_told (Vault *self,
             guint  secret,
             guint  n_told)
{
  for (guint i = 0; i < G_N_ELEMENTS (audiences); i++)
    {
      g_autoptr (GString) all = ask_all (self->rules, audiences[i]);
      gboolean may = i == 3 || g_strcmp0 (secrets[secret].whose, audiences[i]) == 0 || (n_told & (1u << secret)) != 0;
      gboolean told = strstr (all->str, secrets[secret].word) != NULL;

      if (told != may)
        g_error ("at step %d, for %s: %s is %s: %s", (int) vedette_battle_get_cursor (self->battle), audiences[i],
                 secrets[secret].word, told ? "told" : "not told", all->str);
    }
}

static void
assert_secrets (Vault *self,
                guint  n_told)
{
  for (guint i = 0; i < G_N_ELEMENTS (secrets); i++)
    assert_told (self, i, n_told);
}

enum { NUMBER = 1, MOLE = 2, OWL = 4 };

static void
undo (Vault *self,
      guint  n)
{
  g_autoptr (GError) error = NULL;
  guint place = vedette_battle_get_place (self->battle);

  vedette_battle_go_to (self->battle, vedette_step_get_n (vedette_battle_get_branch (self->battle, place - 1 - n)), &error);
  g_assert_no_error (error);
}

/* Each secret is opened by a step, and a secret again when that is undone, though the step that told it is still there. */
static void
test_secrets (Vault         *self,
              gconstpointer  data)
{
  static const struct
  {
    const char *name;
    const char *json;
    int die;
    guint n_told;
  } rows[] = {
    { "draw", "{}", 1, 0 },
    { "crack", "{'who':'Ann'}", 3, 0 },
    { "draw", "{}", 1, 0 },
    { "crack", "{'who':'Mole'}", 3, MOLE },
    { "draw", "{}", 1, MOLE },
    { "crack", "{'tools':'powder'}", 9, MOLE | NUMBER },
    { "draw", "{}", 1, MOLE | NUMBER },
    { "break-in", "{'who':'Mole'}", 0, MOLE | NUMBER },
    { "chase", "{'who':'Owl'}", 0, MOLE | NUMBER | OWL },
    { "call-off", "{}", 0, MOLE | NUMBER | OWL },
  };
  guint before = 0;

  assert_secrets (self, 0);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (GError) error = NULL;
      gint64 n;

      vault_do (self, rows[i].name, rows[i].json, rows[i].die, 0);
      n = vedette_battle_get_cursor (self->battle);
      assert_secrets (self, rows[i].n_told);
      undo (self, 1);
      assert_secrets (self, before);
      vedette_battle_go_to (self->battle, n, &error);
      g_assert_no_error (error);
      assert_secrets (self, rows[i].n_told);
      before = rows[i].n_told;
    }
  undo (self, G_N_ELEMENTS (rows));
  assert_secrets (self, 0);
}

static void
test_show (Vault         *self,
           gconstpointer  data)
{
  vault_do (self, "show", "{'who':'Owl'}", 0);
  assert_secrets (self, OWL);
  undo (self, 1);
  assert_secrets (self, 0);
}

/* A boss who is hidden is no boss to others, and who is offered to be shown is offered to his own. */
static void
test_records (Vault         *self,
              gconstpointer  data)
{
  gint64 mole = vault_find (self, "Mole"), newcomer;

  vault_do (self, "add-man", "{'name':'Newcomer','boss':'Mole'}", 0);
  newcomer = vault_find (self, "Newcomer");
  g_assert_false (vedette_rules_may_see (self->rules, mole, NULL, "guards"));
  g_assert_true (vedette_rules_may_see (self->rules, mole, NULL, "crew"));
  g_assert_true (vedette_rules_may_see (self->rules, newcomer, "name", "guards"));
  g_assert_false (vedette_rules_may_see (self->rules, newcomer, "boss", "guards"));
  assert_secrets (self, 0);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  VAULT_ADD ("/systems/vault/secrets", test_secrets);
  VAULT_ADD ("/systems/vault/secrets/show", test_show);
  VAULT_ADD ("/systems/vault/secrets/records", test_records);

  return g_test_run ();
}
