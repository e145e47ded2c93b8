/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the targets share that play: the samples of all systems, and all that can be asked of a battle. */

#include "fuzz-table.h"

#include "core/document/vedette-battle-file.h"
#include "core/rules/vedette-status.h"
#include "core/session/vedette-log-writer.h"
#include "core/systems.h"

static const char * const samples[FUZZ_N_SAMPLES] = { "blackhearts-hold", "fifty-goblins", "bridges-at-aurach",
                                                      "ford-at-dusk" };

const char *
fuzz_table_get_sample (guint  index,
                       gsize *length)
{
  static char *contents[FUZZ_N_SAMPLES];
  static gsize lengths[FUZZ_N_SAMPLES];
  guint i = index % FUZZ_N_SAMPLES;

  if (contents[i] == NULL)
    {
      g_autofree char *path = g_strdup_printf ("%s/%s.vedette", FUZZ_SAMPLES, samples[i]);

      CHECK (g_file_get_contents (path, &contents[i], &lengths[i], NULL));
    }
  *length = lengths[i];
  return contents[i];
}

/**
 * fuzz_table_open:
 *
 * Returns: (transfer full) (nullable): the rules of what fuzz_file_put() left, if that is a battle
 */
VedetteRules *
fuzz_table_open (void)
{
  VedetteOpenReport report;
  g_autoptr (GError) error = NULL;
  g_autoptr (VedetteBattle) battle = vedette_battle_open (fuzz_file_get_path (), VEDETTE_OPEN_READ,
                                                          vedette_systems_get_schemas (), &report, &error);

  CHECK ((battle != NULL) == (error == NULL));
  if (battle == NULL)
    CHECK (error->message[0] != '\0');
  return battle != NULL && vedette_battle_get_n_branch (battle) > 0 ? vedette_systems_new_rules (battle) : NULL;
}

/**
 * fuzz_table_new:
 * @index: which sample
 * @place: how far it has come
 */
VedetteRules *
fuzz_table_new (guint index,
                guint place)
{
  gsize length;
  const char *content = fuzz_table_get_sample (index, &length);
  VedetteRules *rules;
  VedetteBattle *battle;
  guint n;

  fuzz_file_put ("", content, length);
  rules = fuzz_table_open ();
  CHECK (rules != NULL);
  battle = vedette_rules_get_battle (rules);
  n = vedette_battle_get_n_branch (battle);
  CHECK (vedette_battle_go_to (battle, vedette_step_get_n (vedette_battle_get_branch (battle, place % n)), NULL));
  return rules;
}

VedetteRules *
fuzz_table_new_empty (guint index)
{
  guint n = 0;
  g_autoptr (VedetteBattle) battle = NULL;
  VedetteRules *rules;

  while (vedette_systems[n] != NULL)
    n++;
  battle = vedette_battle_new (vedette_systems[index % n]->schema);
  rules = vedette_systems_new_rules (battle);
  CHECK (vedette_rules_set_up (rules, NULL));
  return rules;
}

/* What there is to be said of the battle */
void
fuzz_table_say (VedetteRules *rules)
{
  g_autoptr (GListModel) status = vedette_rules_get_status (rules, NULL);
  g_autoptr (GListModel) offers = vedette_rules_list_offers (rules, NULL);
  g_autoptr (GString) log = vedette_log_write (rules, VEDETTE_LOG_TEXT, VEDETTE_LOG_EVERYBODY);

  CHECK (g_list_model_get_n_items (status) > 0);
  CHECK (log->len > 0);
  CHECK (g_list_model_get_n_items (offers) < G_MAXUINT);
}

/* And all that can be asked without a declaration */
void
fuzz_table_ask (VedetteRules *rules)
{
  g_autoptr (GListModel) moves = vedette_rules_list_moves (rules);

  fuzz_table_say (rules);
  for (guint i = 0; i < g_list_model_get_n_items (moves); i++)
    {
      g_autoptr (VedetteMove) move = g_list_model_get_item (moves, i);
      g_autoptr (VedetteRuling) open G_GNUC_UNUSED = vedette_rules_open (rules, move);
      g_autoptr (VedetteRuling) ruling G_GNUC_UNUSED = vedette_rules_check (rules, move);
      g_autoptr (VedetteBreakdown) breakdown G_GNUC_UNUSED = vedette_rules_preview (rules, move);
    }
}
