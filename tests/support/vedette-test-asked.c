/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Asks questions that need no battle, and compares the answers with a recorded page that people have read. */

#include "vedette-test-asked.h"

#include "core/document/vedette-codec.h"
#include "vedette-test-course.h"

/* Turns the JSON request @said into a question. The members "die" (the number of a real die) and "seed" (for random
 * dice) fill @dice. All other members except "ask" are parameters of the question. */
static VedetteMove *
declare (const VedetteQuestion  *question,
         JsonObject             *said,
         VedetteDice           **dice)
{
  VedetteMove *asked = g_object_new (vedette_move_kind_get_type (&question->asked), NULL);
  JsonObjectIter iter;
  const char *name;
  JsonNode *node;

  json_object_iter_init_ordered (&iter, said);
  while (json_object_iter_next_ordered (&iter, &name, &node))
    {
      GParamSpec *pspec = g_object_class_find_property (G_OBJECT_GET_CLASS (asked), name);
      g_auto (GValue) value = G_VALUE_INIT;
      g_autoptr (GError) error = NULL;
      int natural = (int) json_node_get_int (node);

      if (g_str_equal (name, "die"))
        *dice = vedette_dice_new_typed (&natural, 1);
      else if (g_str_equal (name, "seed"))
        *dice = vedette_dice_new_seed ((guint64) natural, 0);
      if (g_str_equal (name, "ask") || g_str_equal (name, "die") || g_str_equal (name, "seed"))
        continue;
      g_assert_nonnull (pspec);
      vedette_codec_read (node, pspec, &value, &error);
      g_assert_no_error (error);
      g_object_set_property (G_OBJECT (asked), name, &value);
    }
  return asked;
}

static void
tell_answer (GString               *page,
             const VedetteQuestion *question,
             VedetteMove           *asked,
             VedetteDice           *dice)
{
  g_autoptr (VedetteAnswer) answer = vedette_answer_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) root = NULL;

  question->answer (asked, dice, answer, &error);
  g_assert_no_error (error);
  for (guint i = 0; i < answer->lines->len; i++)
    g_string_append_printf (page, "  %s\n", (char *) answer->lines->pdata[i]);
  json_builder_end_object (answer->tree);
  root = json_builder_get_root (answer->tree);
  g_string_append (page, "  ");
  vedette_codec_write_node (page, root);
  g_string_append_c (page, '\n');
}

static void
tell_refusal (GString       *page,
              VedetteRuling *ruling)
{
  for (guint i = 0; i < g_list_model_get_n_items (ruling->findings); i++)
    g_string_append_printf (page, "  not so: %s, about %s\n", vedette_ruling_nth (ruling, i)->why,
                            vedette_ruling_nth (ruling, i)->about != NULL ? vedette_ruling_nth (ruling, i)->about : "nothing");
}

/* Asks each question in @requests, which contain ' instead of ", and compares the answers with the recorded page
 * asked-@name.txt. */
void
vedette_test_asked (const char            *name,
                    const VedetteQuestion *questions,
                    const char * const    *requests)
{
  g_autoptr (GString) page = g_string_new (NULL);
  g_autofree char *file = g_strdup_printf ("asked-%s.txt", name);

  for (const VedetteQuestion *question = questions; question->asked.name != NULL; question++)
    {
      g_autofree char *words = question->say_words != NULL ? question->say_words () : NULL;

      g_string_append_printf (page, "%s: %s\n%s\n", question->asked.name, question->asked.label, words != NULL ? words : "-");
    }
  for (gsize i = 0; requests[i] != NULL; i++)
    {
      g_autofree char *json = g_strdelimit (g_strdup (requests[i]), "'", '"');
      g_autoptr (JsonNode) root = json_from_string (json, NULL);
      const VedetteQuestion *question = questions;
      g_autoptr (VedetteMove) asked = NULL;
      g_autoptr (VedetteDice) dice = NULL;
      g_autoptr (VedetteRuling) ruling = vedette_ruling_new ();

      g_assert_nonnull (root);
      while (!g_str_equal (question->asked.name, json_object_get_string_member (json_node_get_object (root), "ask")))
        question++;
      asked = declare (question, json_node_get_object (root), &dice);
      g_string_append_printf (page, "\n%s\n", requests[i]);
      if (question->asked.check != NULL)
        question->asked.check (asked, NULL, ruling);
      tell_refusal (page, ruling);
      if (ruling->verdict != VEDETTE_VERDICT_REFUSED)
        tell_answer (page, question, asked, dice);
    }
  vedette_test_assert_page (file, page, TRUE);
}
