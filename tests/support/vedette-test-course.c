/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is said in the course of a battle: after each step its sentence, and what is other than before it in the status, in what
 * is due and in what is offered, to each audience, against pages that were read by people (tests/fixtures/told). */

#include "vedette-test-course.h"

#include "core/document/vedette-codec.h"
#include "core/rules/vedette-choice.h"
#include "core/rules/vedette-offer.h"
#include "core/rules/vedette-status.h"
#include "vedette-test-battle.h"

static const char *
say (const char *text)
{
  return text != NULL ? text : "-";
}

static void
list_status (VedetteRules *rules,
             const char   *audience,
             GPtrArray    *lines)
{
  g_autoptr (GListModel) list = vedette_rules_get_status (rules, audience);

  for (guint i = 0; i < g_list_model_get_n_items (list); i++)
    {
      g_autoptr (VedetteStatus) status = g_list_model_get_item (list, i);
      GString *line = g_string_new (NULL);

      g_string_printf (line, "%s: %s", say (vedette_status_get_label (status)), say (vedette_status_get_text (status)));
      for (guint k = 0; k < vedette_status_get_n_parts (status); k++)
        g_string_append_printf (line, "; %d %s", (int) vedette_status_nth_part (status, k)->state,
                                say (vedette_status_nth_part (status, k)->why));
      g_ptr_array_add (lines, g_string_free (line, FALSE));
    }
}

static void
list_due (VedetteRules *rules,
          const char   *audience,
          GPtrArray    *lines)
{
  g_autofree char *hint = NULL, *whose = NULL;
  g_autofree char *due = vedette_rules_get_due (rules, audience, &hint);
  g_autoptr (VedetteMove) roll = vedette_rules_get_next_roll (rules, audience, &whose);

  g_ptr_array_add (lines, g_strdup_printf ("due: %s", say (due)));
  if (hint != NULL)
    g_ptr_array_add (lines, g_strdup_printf ("hint: %s", hint));
  if (roll != NULL)
    g_ptr_array_add (lines, g_strdup_printf ("%s %s", say (whose), vedette_move_get_name (roll)));
}

/* What an offer says of its move in advance */
static char *
say_params (VedetteMove *move)
{
  GString *said = g_string_new (NULL);
  guint n;
  GParamSpec **pspecs = vedette_move_list_params (move, &n);

  for (guint i = 0; i < n; i++)
    if (vedette_move_is_said (move, pspecs[i]->name))
      {
        g_auto (GValue) value = G_VALUE_INIT;
        g_autoptr (JsonNode) node = NULL;
        g_autofree char *text = NULL;

        g_object_get_property (G_OBJECT (move), pspecs[i]->name, &value);
        node = vedette_codec_to_node (&value);
        text = json_to_string (node, FALSE);
        g_string_append_printf (said, ", %s %s", pspecs[i]->name, text);
      }
  return g_string_free (said, FALSE);
}

static void
list_offers (VedetteRules *rules,
             const char   *audience,
             GPtrArray    *lines)
{
  g_autoptr (GListModel) offers = vedette_rules_list_offers (rules, audience);

  for (guint i = 0; i < g_list_model_get_n_items (offers); i++)
    {
      g_autoptr (VedetteOffer) offer = g_list_model_get_item (offers, i);
      g_autofree char *said = say_params (vedette_offer_get_move (offer));

      g_ptr_array_add (lines, g_strdup_printf ("offered (%s): %s, %s%s", say (vedette_offer_get_key (offer)),
                                               vedette_move_get_name (vedette_offer_get_move (offer)),
                                               say (vedette_offer_get_label (offer)), said));
    }
}

static GPtrArray *
list_all (VedetteRules *rules,
          const char   *audience)
{
  GPtrArray *lines = g_ptr_array_new_with_free_func (g_free);

  list_status (rules, audience, lines);
  list_due (rules, audience, lines);
  list_offers (rules, audience, lines);
  return lines;
}

static gboolean
has (GPtrArray  *lines,
     const char *line)
{
  return lines != NULL && g_ptr_array_find_with_equal_func (lines, line, g_str_equal, NULL);
}

/* @told: (nullable): lines that were told already */
static void
tell_new (GString    *page,
          GPtrArray  *lines,
          GPtrArray  *before,
          GPtrArray  *told,
          GPtrArray  *told_before,
          const char *head)
{
  for (guint i = 0; i < lines->len; i++)
    if (!has (before, lines->pdata[i]) && (!has (told, lines->pdata[i]) || has (told_before, lines->pdata[i])))
      g_string_append_printf (page, "%s+ %s\n", head, (char *) lines->pdata[i]);
  for (guint i = 0; before != NULL && i < before->len; i++)
    if (!has (lines, before->pdata[i]) && (!has (told_before, before->pdata[i]) || has (told, before->pdata[i])))
      g_string_append_printf (page, "%s- %s\n", head, (char *) before->pdata[i]);
}

/* What all may know comes first; what an audience is told is said of it where that is other. */
static void
tell (GString      *page,
      VedetteRules *rules,
      GHashTable   *before)
{
  g_autoptr (GListModel) audiences = vedette_rules_list_audiences (rules);
  g_autoptr (GPtrArray) all = list_all (rules, NULL);
  GPtrArray *all_before = g_hash_table_lookup (before, "");

  tell_new (page, all, all_before, NULL, NULL, "  ");
  for (guint i = 0; i < g_list_model_get_n_items (audiences); i++)
    {
      g_autoptr (VedetteChoice) audience = g_list_model_get_item (audiences, i);
      const char *nick = vedette_choice_get_nick (audience);
      g_autofree char *head = g_strdup_printf ("  %s ", nick);
      GPtrArray *lines = list_all (rules, nick);

      tell_new (page, lines, g_hash_table_lookup (before, nick), all, all_before, head);
      g_hash_table_replace (before, g_strdup (nick), lines);
    }
  g_hash_table_replace (before, g_strdup (""), g_steal_pointer (&all));
}

static void
assert_page (const char    *name,
             const GString *page)
{
  g_autofree char *file = g_strdup_printf ("course-%s.txt", name);
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "fixtures", "told", file, NULL);
  g_autofree char *found = g_test_build_filename (G_TEST_BUILT, file, NULL);
  g_autofree char *wanted = NULL;

  g_file_get_contents (path, &wanted, NULL, NULL);
  if (g_strcmp0 (wanted, page->str) == 0)
    return;
  g_assert_true (g_file_set_contents (found, page->str, -1, NULL));
  g_test_message ("%s is not what is in %s", found, path);
  g_test_fail ();
}

/* Plays @requests, written with ' for ", and compares what is said after each with the page of that name. */
void
vedette_test_course (const char         *name,
                     VedetteRules       *rules,
                     const char * const *requests)
{
  g_autoptr (GString) page = g_string_new ("at first\n");
  g_autoptr (GHashTable) before = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) g_ptr_array_unref);

  tell (page, rules, before);
  for (gsize i = 0; requests[i] != NULL; i++)
    {
      g_autofree char *json = g_strdelimit (g_strdup (requests[i]), "'", '"');
      VedetteStep *step = vedette_test_do (rules, json);
      g_autofree char *sentence = vedette_rules_describe (rules, step, NULL);

      g_string_append_printf (page, "\n%s\n%s\n", requests[i], sentence);
      tell (page, rules, before);
    }
  assert_page (name, page);
}
