/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Any text wherever a system takes one: what was read of it stands in it, and it is refused or done. Input: which sample, how
   far, which move, a seed for what else is declared, and the text. */

#include "core/rules/vedette-doubts.h"
#include "core/typed/vedette-reading.h"
#include "fuzz-table.h"
#include "vedette-random-fill.h"

static gboolean
takes_text (VedetteMove *move)
{
  guint n;
  GParamSpec **pspecs = vedette_move_list_params (move, &n);

  for (guint i = 0; i < n; i++)
    if (G_PARAM_SPEC_VALUE_TYPE (pspecs[i]) == G_TYPE_STRING)
      return TRUE;
  return FALSE;
}

static const char *
choose_move (VedetteRules *rules,
             guint         which)
{
  g_autoptr (GListModel) moves = vedette_rules_list_moves (rules);
  g_autoptr (GPtrArray) names = g_ptr_array_new ();

  for (guint i = 0; i < g_list_model_get_n_items (moves); i++)
    {
      g_autoptr (VedetteMove) move = g_list_model_get_item (moves, i);

      if (takes_text (move))
        g_ptr_array_add (names, (gpointer) vedette_move_get_name (move));
    }
  CHECK (names->len > 0);
  return names->pdata[which % names->len];
}

/* Everywhere the same text, and other parameters as they may be */
static JsonObject *
fill (VedetteRules *rules,
      const char   *name,
      guint8        seed,
      const char   *text)
{
  g_autoptr (VedetteMove) move = vedette_rules_new_move (rules, name, NULL, NULL);
  g_autoptr (GRand) rand = g_rand_new_with_seed (seed);
  JsonObject *params;
  GParamSpec **pspecs;
  guint n;

  CHECK (move != NULL);
  params = vedette_random_fill (rules, move, rand, (const char * const[]){ text, NULL });
  pspecs = vedette_move_list_params (move, &n);
  for (guint i = 0; i < n; i++)
    if (G_PARAM_SPEC_VALUE_TYPE (pspecs[i]) == G_TYPE_STRING && (seed & 1 || json_object_has_member (params, pspecs[i]->name)))
      json_object_set_string_member (params, pspecs[i]->name, text);
  return params;
}

int
LLVMFuzzerTestOneInput (const guint8 *data,
                        size_t        size)
{
  g_autoptr (VedetteRules) rules = NULL;
  g_autoptr (VedetteMove) move = NULL;
  g_autoptr (VedetteRuling) ruling = NULL;
  g_autoptr (VedetteReading) reading = NULL;
  g_autoptr (VedetteDice) dice = NULL;
  g_autoptr (JsonObject) params = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  const char *name;

  if (size < 4)
    return 0;
  text = g_utf8_make_valid ((const char *) data + 4, (gssize) size - 4);
  rules = (data[0] & 4) != 0 ? fuzz_table_new_empty (data[0]) : fuzz_table_new (data[0], data[1]);
  name = choose_move (rules, data[2]);
  params = fill (rules, name, data[3], text);
  move = vedette_rules_new_move (rules, name, params, &error);
  CHECK ((move != NULL) == (error == NULL));
  if (move == NULL)
    return 0;
  reading = vedette_rules_read_typed (rules, move);
  ruling = vedette_rules_check (rules, move);
  if (ruling->verdict != VEDETTE_VERDICT_ALLOWED)
    CHECK (ruling->why != NULL && *ruling->why != '\0');
  dice = vedette_dice_new_seed (data[3], 0);
  if (vedette_rules_perform (rules, move, dice, TRUE, NULL, &error) == NULL)
    CHECK (error != NULL && *error->message != '\0');
  fuzz_table_say (rules);
  return 0;
}
