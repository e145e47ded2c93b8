/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What stands in an empty field as an example of what may be typed is read without a doubt, in English and in German: whoever
 * types what he sees there is not asked about it. */

#include "vedette-config.h"

#include <string.h>

#include "core/document/vedette-field.h"
#include "core/rules/vedette-choice.h"
#include "core/rules/vedette-move-kind.h"
#include "core/systems.h"
#include "vedette-test-language.h"

static VedetteRules *
new_battle (const VedetteSystem *system)
{
  g_autoptr (VedetteBattle) battle = vedette_battle_new (system->schema);
  g_autoptr (GError) error = NULL;
  VedetteRules *rules = vedette_systems_new_rules (battle);

  vedette_rules_set_up (rules, &error);
  g_assert_no_error (error);
  return rules;
}

/* Whose line it is: the first who can be chosen */
static void
say_needed (VedetteRules *rules,
            VedetteMove  *move)
{
  guint n;
  GParamSpec **pspecs = vedette_move_list_params (move, &n);

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (GListModel) choices = NULL;
      g_autoptr (VedetteChoice) first = NULL;

      if (!vedette_param_spec_get_field (pspecs[i])->needed || G_PARAM_SPEC_VALUE_TYPE (pspecs[i]) != G_TYPE_INT64)
        continue;
      choices = vedette_move_get_choices (move, rules, pspecs[i]->name, NULL);
      first = g_list_model_get_item (choices, 0);
      g_assert_nonnull (first);
      g_object_set (move, pspecs[i]->name, first->id, NULL);
    }
}

/* Types an example into a new battle. */
static void
type_text (VedetteRules       *rules,
           const char         *name,
           const VedetteParam *param,
           const char         *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (VedetteMove) move = vedette_rules_new_move (rules, name, NULL, &error);
  g_autoptr (VedetteReading) reading = NULL;
  g_autoptr (VedetteRuling) ruling = NULL;

  g_assert_no_error (error);
  say_needed (rules, move);
  g_object_set (move, param->field.name, text, NULL);
  g_test_message ("%s: %s", name, text);
  reading = vedette_rules_read_typed (rules, move);
  g_assert_nonnull (reading);
  g_assert_cmpuint (vedette_reading_get_n_lines (reading), ==, 1);
  for (guint i = 0; i < vedette_reading_get_n_doubts (reading); i++)
    g_error ("%s: %s", text, vedette_reading_nth_doubt (reading, i)->why);
  ruling = vedette_rules_check (rules, move);
  if (ruling->verdict != VEDETTE_VERDICT_ALLOWED)
    g_error ("%s: %s", text, ruling->why);
}

/* One that stands as it is typed, or some in quotation marks with words between them */
static void
type_example (VedetteRules       *rules,
              const char         *name,
              const VedetteParam *param)
{
  const char *text = g_dgettext (GETTEXT_PACKAGE, param->field.example);
  g_autoptr (GRegex) quoted = g_regex_new ("[“„]([^“”„]+)[”“]", 0, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;

  if (!g_regex_match (quoted, text, 0, &match))
    type_text (rules, name, param, text);
  for (; g_match_info_matches (match); g_match_info_next (match, NULL))
    {
      g_autofree char *one = g_match_info_fetch (match, 1);

      type_text (rules, name, param, one);
    }
}

/* Returns: how many of the moves are typed, and have an example */
static guint
type_all (VedetteRules *rules)
{
  g_autoptr (GListModel) moves = vedette_rules_list_moves (rules);
  guint n = 0;

  for (guint i = 0; i < g_list_model_get_n_items (moves); i++)
    {
      g_autoptr (VedetteMove) move = g_list_model_get_item (moves, i);
      const VedetteMoveKind *kind = vedette_move_get_kind (move);

      /* The same is typed to change a line, but there is none yet. */
      if (g_str_has_prefix (vedette_move_get_name (move), "set-"))
        continue;
      for (const VedetteParam *param = kind->params; param != NULL && param->field.name != NULL; param++)
        if (param->typed != NULL && param->field.example != NULL)
          {
            type_example (rules, vedette_move_get_name (move), param);
            n++;
          }
    }
  return n;
}

static void
test_typed (void)
{
  for (guint i = 0; vedette_systems[i] != NULL; i++)
    {
      g_autoptr (VedetteRules) rules = new_battle (vedette_systems[i]);

      g_test_message ("%s", vedette_systems[i]->schema->system);
      g_assert_cmpuint (type_all (rules), >=, 1);
    }
}

int
main (int    argc,
      char **argv)
{
  g_autofree char *po = g_build_filename (g_getenv ("VEDETTE_SRCDIR"), "po", "de.po", NULL);
  const char *language = NULL;
  char *folder = NULL;
  int result;

  g_test_init (&argc, &argv, NULL);
  if (argc > 1)
    {
      language = argv[1];
      folder = vedette_test_language_begin (language, po);
    }
  g_test_add_func (language != NULL ? "/examples/translated" : "/examples/english", test_typed);
  result = g_test_run ();
  if (language != NULL)
    vedette_test_language_end (folder, language);
  return result;
}
