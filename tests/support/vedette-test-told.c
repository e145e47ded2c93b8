/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Collects everything that an audience can read about a battle, to check that secrets of other audiences do not change
 * this text. */

#include "vedette-test-told.h"

#include "core/document/vedette-codec.h"
#include "core/rules/vedette-choice.h"
#include "core/rules/vedette-status.h"
#include "core/session/vedette-log-writer.h"

static void
add (GString    *all,
     const char *text)
{
  g_string_append_printf (all, "%s\n", text != NULL ? text : "-");
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

      add (all, status->id);
      add (all, text);
      add (all, status->text);
      for (guint k = 0; k < status->parts->len; k++)
        g_string_append_printf (all, "%d %s\n", (int) vedette_status_nth_part (status, k)->state,
                                vedette_status_nth_part (status, k)->why);
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
        }
    }
}

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
      VedetteRuling *ruling = offer->ruling;

      add (all, offer->label);
      for (guint k = 0; k < g_list_model_get_n_items (ruling->findings); k++)
        add (all, vedette_ruling_nth (ruling, k)->why);
    }
  for (guint i = 0; i < g_list_model_get_n_items (moves); i++)
    {
      g_autoptr (VedetteMove) move = g_list_model_get_item (moves, i);

      add_choices (rules, move, audience, all);
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
      g_autoptr (JsonObject) facts = vedette_rules_get_facts (rules, step, audience);
      g_autofree char *said = vedette_rules_describe (rules, step, audience);
      g_autofree char *whole = vedette_rules_describe_whole (rules, step, audience);

      add (all, said);
      add (all, whole);
      if (vedette_rules_may_see_step (rules, step, audience))
        vedette_codec_write_object (all, facts);
      g_string_append_printf (all, "%u dice\n", g_list_model_get_n_items (dice));
    }
}

static void
add_story (VedetteRules *rules,
           const char   *audience,
           GString      *all)
{
  g_autoptr (GListModel) spans = vedette_rules_list_spans (rules, audience);
  g_autoptr (GListModel) parties = vedette_rules_list_parties (rules, audience);
  g_autoptr (GListModel) tally = vedette_rules_tally (rules, audience);
  g_autofree char *title = vedette_rules_get_title (rules, audience);

  add (all, title);
  g_string_append_printf (all, "%u dice in all\n", g_list_model_get_n_items (tally));
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
  for (int format = VEDETTE_LOG_TEXT; format <= VEDETTE_LOG_JSON; format++)
    {
      g_autoptr (GString) log = vedette_log_write (rules, (VedetteLogFormat) format, audience);

      add (all, log->str);
    }
}

/* Appends the fields of every record that the audience may see. */
static void
add_records (VedetteRules *rules,
             const char   *audience,
             GString      *all)
{
  VedetteBattle *battle = vedette_rules_get_battle (rules);
  const VedetteSchema *schema = vedette_battle_get_schema (battle);

  for (guint t = 0; schema->types[t] != NULL; t++)
    {
      GListModel *records = vedette_battle_get_records (battle, schema->types[t] ());

      for (guint i = 0; i < g_list_model_get_n_items (records); i++)
        {
          g_autoptr (VedetteRecord) record = g_list_model_get_item (records, i);
          gint64 id = vedette_record_get_id (record);
          guint n;
          g_autofree GParamSpec **pspecs = g_object_class_list_properties (G_OBJECT_GET_CLASS (record), &n);

          for (guint k = 0; k < n && vedette_rules_may_see (rules, id, NULL, audience); k++)
            if (vedette_record_class_find (VEDETTE_RECORD_GET_CLASS (record), pspecs[k]->name) != NULL &&
                vedette_rules_may_see (rules, id, pspecs[k]->name, audience))
              {
                g_auto (GValue) now = G_VALUE_INIT;
                g_autofree char *value = NULL;

                g_object_get_property (G_OBJECT (record), pspecs[k]->name, &now);
                value = g_strdup_value_contents (&now);
                /* The code writes "a list" instead of the address that g_strdup_value_contents() writes for a list,
                 * because addresses differ in each run. */
                g_string_append_printf (all, "%s: %s\n", pspecs[k]->name, strstr (value, "0x") == NULL ? value : "a list");
              }
        }
    }
}

/**
 * vedette_test_told:
 *
 * Collects everything that an audience can read about a battle.
 *
 * Returns: (transfer full): the text
 */
GString *
vedette_test_told (VedetteRules *rules,
                   const char   *audience)
{
  GString *all = g_string_new (NULL);

  add_status (rules, audience, all);
  add_moves (rules, audience, all);
  add_steps (rules, audience, all);
  add_story (rules, audience, all);
  add_records (rules, audience, all);
  return all;
}

/**
 * vedette_test_told_alike:
 *
 * Asserts that an audience can read the same about two battles.
 */
void
vedette_test_told_alike (VedetteRules *one,
                         VedetteRules *other,
                         const char   *audience)
{
  g_autoptr (GString) first = vedette_test_told (one, audience);
  g_autoptr (GString) second = vedette_test_told (other, audience);
  g_auto (GStrv) left = NULL;
  g_auto (GStrv) right = NULL;

  if (g_string_equal (first, second))
    return;
  left = g_strsplit (first->str, "\n", -1);
  right = g_strsplit (second->str, "\n", -1);
  for (guint i = 0; left[i] != NULL && right[i] != NULL; i++)
    if (!g_str_equal (left[i], right[i]))
      g_error ("at step %d, for %s: “%s” and “%s”", (int) vedette_battle_get_cursor (vedette_rules_get_battle (one)), audience,
               left[i], right[i]);
  g_error ("%s is told %u lines and %u", audience, g_strv_length (left), g_strv_length (right));
}
