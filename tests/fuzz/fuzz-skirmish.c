/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Any lines behind the first steps of a skirmish: refused by their number, or the rules can speak of what they leave. */

#include "core/document/vedette-battle-file.h"
#include "core/session/vedette-log-writer.h"
#include "core/skirmish/vedette-skirmish-rules.h"
#include "fuzz-file.h"
#include "vedette-broken-battles.h"

/* A branch that is longer is not walked. */
#define MAX_WALK 12

static const VedetteSchema *const schemas[] = { &vedette_skirmish_schema, NULL };

static VedetteBattle *
read_file (void)
{
  VedetteOpenReport report;
  VedetteBattle *battle = vedette_battle_open (fuzz_file_get_path (), VEDETTE_OPEN_READ, schemas, &report, NULL);

  if (battle == NULL && report.bad_line > 1)
    {
      battle = vedette_battle_open_before (fuzz_file_get_path (), report.bad_line, schemas, NULL);
      CHECK (battle != NULL);
    }
  return battle;
}

/* All that can be asked without a declaration */
static void
ask (VedetteRules *rules)
{
  g_autoptr (GListModel) status = vedette_rules_get_status (rules, NULL);
  g_autoptr (GListModel) moves = vedette_rules_list_moves (rules);
  g_autoptr (GString) log = vedette_log_write (rules, VEDETTE_LOG_TEXT, VEDETTE_LOG_EVERYBODY);

  CHECK (g_list_model_get_n_items (status) > 0);
  CHECK (log->len > 0);
  for (guint i = 0; i < g_list_model_get_n_items (moves); i++)
    {
      g_autoptr (VedetteMove) move = g_list_model_get_item (moves, i);
      g_autoptr (VedetteRuling) open G_GNUC_UNUSED = vedette_rules_open (rules, move);
      g_autoptr (VedetteRuling) ruling G_GNUC_UNUSED = vedette_rules_check (rules, move);
      g_autoptr (VedetteBreakdown) breakdown G_GNUC_UNUSED = vedette_rules_preview (rules, move);
    }
}

/* Makes each move that can be made without a declaration. */
static void
play (VedetteRules *rules)
{
  g_autoptr (GListModel) moves = vedette_rules_list_moves (rules);
  g_autoptr (VedetteDice) dice = vedette_dice_new_seed (1, 0);

  for (guint i = 0; i < g_list_model_get_n_items (moves); i++)
    {
      g_autoptr (VedetteMove) move = g_list_model_get_item (moves, i);

      vedette_rules_perform (rules, move, dice, TRUE, NULL, NULL);
    }
  ask (rules);
}

int
LLVMFuzzerTestOneInput (const guint8 *data,
                        size_t        size)
{
  g_autoptr (VedetteBattle) battle = NULL;
  g_autoptr (VedetteRules) rules = NULL;
  guint n;

  fuzz_file_put (BROKEN_HEADER BROKEN_FIRST BROKEN_ROSTER, data, size);
  battle = read_file ();
  if (battle == NULL)
    return 0;
  rules = g_object_new (VEDETTE_TYPE_SKIRMISH_RULES, "battle", battle, NULL);
  n = vedette_battle_get_n_branch (battle);
  if (vedette_battle_get_cursor (battle) > 0)
    ask (rules);
  for (guint i = 0; i < n && n <= MAX_WALK; i++)
    {
      CHECK (vedette_battle_go_to (battle, vedette_step_get_n (vedette_battle_get_branch (battle, i)), NULL));
      ask (rules);
    }
  if (vedette_battle_get_cursor (battle) > 0)
    play (rules);
  return 0;
}
