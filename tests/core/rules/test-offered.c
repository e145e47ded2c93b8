/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the sample battles offer where they stand, to each audience, and what the form of each move asks, against pages that were
   read by people (tests/fixtures/told). Where they differ, what the test found is written beside the program and named. */

#include <glib/gstdio.h>
#include <string.h>

#include "core/document/vedette-battle-file.h"
#include "core/document/vedette-codec.h"
#include "core/rules/vedette-choice.h"
#include "core/rules/vedette-offer.h"
#include "core/systems.h"

static const char *
say (const char *text)
{
  return text != NULL ? text : "-";
}

static char *
list_offers (VedetteRules *rules,
             const char   *audience)
{
  g_autoptr (GListModel) offers = vedette_rules_list_offers (rules, audience);
  GString *page = g_string_new (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (offers); i++)
    {
      g_autoptr (VedetteOffer) offer = g_list_model_get_item (offers, i);
      VedetteOfferPlace place = offer->place;
      g_autoptr (GEnumClass) places = g_type_class_ref (VEDETTE_TYPE_OFFER_PLACE);

      g_string_append_printf (page, "  %s, %s, key %s: %s\n", g_enum_get_value (places, (int) place)->value_nick,
                              vedette_move_get_name (offer->move), say (offer->key), say (offer->label));
    }
  return g_string_free (page, FALSE);
}

static void
tell_offers (GString      *page,
             VedetteRules *rules,
             const char   *audience)
{
  g_autofree char *all = list_offers (rules, NULL);
  g_autofree char *offers = list_offers (rules, audience);

  if (g_str_equal (offers, all))
    g_string_append_printf (page, "offers to %s: the same\n", audience);
  else
    g_string_append_printf (page, "offers to %s:\n%s", audience, offers);
}

/* Returns: (nullable): all of them, on a line */
static char *
list_choices (GListModel *choices)
{
  GString *line;

  if (choices == NULL)
    return NULL;
  line = g_string_new (NULL);
  for (guint i = 0; i < g_list_model_get_n_items (choices); i++)
    {
      g_autoptr (VedetteChoice) choice = g_list_model_get_item (choices, i);

      g_string_append_printf (line, "%s %s", i > 0 ? "," : "", say (choice->label));
      if (choice->group != NULL)
        g_string_append_printf (line, " (of %s)", choice->group);
    }
  return g_string_free (line, FALSE);
}

static char *
say_value (const GValue *value)
{
  g_autoptr (JsonNode) node = vedette_codec_to_node (value);

  return json_to_string (node, FALSE);
}

/* What a form makes of a parameter: whether it asks for it, what it may be, is now and will likely be, and from what it is
   chosen; in another order, or by other words, than on the command line where that is said. */
static void
tell_param (GString      *page,
            VedetteRules *rules,
            VedetteMove  *move,
            GParamSpec   *pspec)
{
  g_autoptr (GListModel) choices = vedette_move_get_choices (move, rules, pspec->name, NULL);
  g_autoptr (GListModel) offered = vedette_move_list_offered (move, rules, pspec->name, NULL);
  g_autofree char *all = list_choices (choices);
  g_autofree char *in_form = list_choices (offered);
  g_autofree char *now_said = NULL, *guess_said = NULL;
  GValue now = G_VALUE_INIT, guess = G_VALUE_INIT;
  int min, max;

  g_string_append_printf (page, "  %s", pspec->name);
  if (!vedette_move_is_asked (move, rules, pspec->name))
    g_string_append (page, ", not asked");
  vedette_move_get_range (move, rules, pspec->name, &min, &max);
  if (G_IS_PARAM_SPEC_INT (pspec) && !(pspec->flags & VEDETTE_PARAM_INCHES))
    g_string_append_printf (page, ", %d to %d", min, max);
  vedette_move_get_now (move, rules, pspec->name, &now);
  now_said = say_value (&now);
  if (!g_param_value_defaults (pspec, &now))
    g_string_append_printf (page, ", now %s", now_said);
  if (vedette_move_get_guess (move, rules, pspec->name, &guess))
    {
      guess_said = say_value (&guess);
      g_string_append_printf (page, ", likely %s", guess_said);
    }
  if (all != NULL)
    g_string_append_printf (page, ":%s", all);
  if (in_form != NULL && g_strcmp0 (in_form, all) != 0)
    g_string_append_printf (page, "; in a form:%s", in_form);
  g_string_append_c (page, '\n');
  g_value_unset (&now);
  if (guess_said != NULL)
    g_value_unset (&guess);
}

static char *
list_params (VedetteRules *rules,
             VedetteMove  *move)
{
  guint n_pspecs;
  GParamSpec **pspecs = vedette_move_list_params (move, &n_pspecs);
  GString *page = g_string_new (NULL);

  for (guint i = 0; i < n_pspecs; i++)
    tell_param (page, rules, move, pspecs[i]);
  return g_string_free (page, FALSE);
}

/* Returns: (transfer full) (nullable): for each parameter that is one record, the first that may be chosen, said now */
static char *
say_first (VedetteRules *rules,
           VedetteMove  *move)
{
  guint n_pspecs;
  GParamSpec **pspecs = vedette_move_list_params (move, &n_pspecs);
  g_autoptr (GString) said = g_string_new (NULL);

  for (guint i = 0; i < n_pspecs; i++)
    {
      g_autoptr (GListModel) choices = vedette_move_get_choices (move, rules, pspecs[i]->name, NULL);
      g_autoptr (VedetteChoice) first = choices != NULL ? g_list_model_get_item (choices, 0) : NULL;

      if (G_PARAM_SPEC_VALUE_TYPE (pspecs[i]) != G_TYPE_INT64 || first == NULL)
        continue;
      g_object_set (move, pspecs[i]->name, first->id, NULL);
      g_string_append_printf (said, "%s%s %s", said->len > 0 ? ", " : "", pspecs[i]->name, first->label);
    }
  return said->len > 0 ? g_strdup (said->str) : NULL;
}

/* A form changes with what is said in it: what is another then. */
static void
tell_moves (GString      *page,
            VedetteRules *rules)
{
  g_autoptr (GListModel) moves = vedette_rules_list_moves (rules);

  for (guint i = 0; i < g_list_model_get_n_items (moves); i++)
    {
      g_autoptr (VedetteMove) move = g_list_model_get_item (moves, i);
      g_autofree char *before = list_params (rules, move);
      g_autofree char *said = say_first (rules, move);
      g_autofree char *after = list_params (rules, move);
      g_auto (GStrv) lines = g_strsplit (after, "\n", -1);
      g_auto (GStrv) lines_before = g_strsplit (before, "\n", -1);

      g_string_append_printf (page, "%s\n%s", vedette_move_get_name (move), before);
      if (said != NULL && !g_str_equal (before, after))
        g_string_append_printf (page, " with %s:\n", said);
      for (guint k = 0; said != NULL && lines[k] != NULL; k++)
        if (!g_strv_contains ((const char * const *) lines_before, lines[k]))
          g_string_append_printf (page, "%s\n", lines[k]);
    }
}

static void
assert_page (const char    *name,
             const GString *page)
{
  g_autofree char *file = g_strconcat (name, ".txt", NULL);
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

static void
test_offered (gconstpointer data)
{
  const char *name = data;
  g_autofree char *file = g_strconcat (name, ".vedette", NULL);
  g_autofree char *path = g_build_filename (g_getenv ("VEDETTE_SRCDIR"), "data", "samples", file, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (VedetteBattle) battle =
    vedette_battle_open (path, VEDETTE_OPEN_READ, vedette_systems_get_schemas (), NULL, &error);
  g_autoptr (VedetteRules) rules = NULL;
  g_autoptr (GListModel) audiences = NULL;
  g_autoptr (GString) page = g_string_new ("offers to who may know everything:\n");
  g_autofree char *offers = NULL;

  g_assert_no_error (error);
  rules = vedette_systems_new_rules (battle);
  audiences = vedette_rules_list_audiences (rules);
  offers = list_offers (rules, NULL);
  g_string_append (page, offers);
  tell_offers (page, rules, VEDETTE_AUDIENCE_ALL);
  for (guint i = 0; i < g_list_model_get_n_items (audiences); i++)
    {
      g_autoptr (GObject) audience = g_list_model_get_item (audiences, i);

      tell_offers (page, rules, VEDETTE_CHOICE (audience)->nick);
    }
  tell_moves (page, rules);
  assert_page (name, page);
}

static void
assert_reasons (const VedetteClosed *rows,
                const char          *name)
{
  for (guint i = 0; rows != NULL && rows[i].states != 0; i++)
    {
      g_test_message ("%s, row %u", name, i);
      g_assert_cmpint (rows[i].finding, >=, VEDETTE_FINDING_REFUSAL);
      g_assert_true (rows[i].why != NULL && *rows[i].why != '\0');
    }
}

/* Each table of why something cannot be done has a reason in each row, and an end. */
static void
test_reasons (void)
{
  for (guint i = 0; vedette_systems[i] != NULL; i++)
    {
      g_autoptr (GTypeClass) type_class = g_type_class_ref (vedette_systems[i]->rules_type ());
      const VedetteRulesClass *klass = (VedetteRulesClass *) type_class;

      assert_reasons (klass->closed, vedette_system_get_id (vedette_systems[i]));
      for (const VedetteKind *kind = klass->kinds; kind->move != NULL || kind->record != NULL; kind++)
        if (kind->move != NULL)
          assert_reasons (kind->move->closed, kind->move->name);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/rules/offered/blackhearts-hold", "blackhearts-hold", test_offered);
  g_test_add_data_func ("/rules/offered/fifty-goblins", "fifty-goblins", test_offered);
  g_test_add_data_func ("/rules/offered/ford-at-dusk", "ford-at-dusk", test_offered);
  g_test_add_data_func ("/rules/offered/bridges-at-aurach", "bridges-at-aurach", test_offered);
  g_test_add_func ("/rules/offered/reasons", test_reasons);
  return g_test_run ();
}
