/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A file that lacks what the system needs is refused by its line; what comes before is a battle. */

#include "core/document/vedette-battle-file.h"

#include <glib/gstdio.h>

#include "core/skirmish/vedette-skirmish-rules.h"
#include "vedette-broken-battles.h"

static const VedetteSchema *const schemas[] = { &vedette_skirmish_schema, NULL };

static char *
put (const char *content)
{
  char *path = g_build_filename (g_get_tmp_dir (), "vedette-needs-XXXXXX", NULL);
  g_autoptr (GError) error = NULL;
  int fd = g_mkstemp (path);

  g_assert_cmpint (fd, >=, 0);
  g_assert_true (g_close (fd, &error));
  g_file_set_contents (path, content, -1, &error);
  g_assert_no_error (error);
  return path;
}

static void
assert_content (const char *path,
                const char *expected)
{
  g_autofree char *content = NULL;

  g_assert_true (g_file_get_contents (path, &content, NULL, NULL));
  g_assert_cmpstr (content, ==, expected);
}

/* The steps before the bad line; of a first step that is bad nothing is left. */
static void
assert_rest (const char         *path,
             const BrokenBattle *row)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (VedetteBattle) battle = vedette_battle_open_before (path, row->bad_line, schemas, &error);
  g_autoptr (VedetteRules) rules = NULL;
  g_autoptr (GListModel) status = NULL;

  g_assert_no_error (error);
  g_assert_cmpuint (g_list_model_get_n_items (vedette_battle_get_steps (battle)), <=, row->bad_line - 2);
  if (row->bad_line > 2 && vedette_battle_get_n_branch (battle) > 0)
    g_assert_true (vedette_battle_go_to (battle, 1, &error));
  g_assert_no_error (error);
  if (vedette_battle_get_cursor (battle) == 0)
    return;
  rules = g_object_new (VEDETTE_TYPE_SKIRMISH_RULES, "battle", battle, NULL);
  status = vedette_rules_get_status (rules, NULL);
  g_assert_cmpuint (g_list_model_get_n_items (status), >, 0);
}

static void
test_broken (gconstpointer data)
{
  const BrokenBattle *row = data;
  const VedetteOpenMode modes[] = { VEDETTE_OPEN_READ, VEDETTE_OPEN_WRITE };
  g_autofree char *path = put (row->content);
  g_autofree char *line = g_strdup_printf ("Line %u: ", row->bad_line);

  for (guint i = 0; i < G_N_ELEMENTS (modes); i++)
    {
      g_autoptr (GError) error = NULL;
      VedetteOpenReport report;

      g_assert_null (vedette_battle_open (path, modes[i], schemas, &report, &error));
      g_assert_error (error, VEDETTE_BATTLE_ERROR, VEDETTE_BATTLE_ERROR_LINE);
      g_assert_cmpuint (report.bad_line, ==, row->bad_line);
      if (!g_str_has_prefix (error->message, line) || strstr (error->message, row->words) == NULL)
        g_error ("“%s” instead of “%s… %s”", error->message, line, row->words);
    }
  assert_rest (path, row);
  assert_content (path, row->content);
  g_assert_cmpint (g_unlink (path), ==, 0);
}

/* What the rows break is whole before. */
static void
test_whole (void)
{
  g_autofree char *path = put (BROKEN_HEADER BROKEN_FIRST BROKEN_ROSTER);
  g_autoptr (GError) error = NULL;
  g_autoptr (VedetteBattle) battle = vedette_battle_open (path, VEDETTE_OPEN_READ, schemas, NULL, &error);

  g_assert_no_error (error);
  g_assert_cmpint (vedette_battle_get_cursor (battle), ==, 2);
  g_assert_cmpint (g_unlink (path), ==, 0);
}

static void
add_rows (const BrokenBattle *rows,
          guint               n)
{
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *path = g_strconcat ("/needs/", rows[i].name, NULL);

      g_test_add_data_func (path, &rows[i], test_broken);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/needs/whole", test_whole);
  add_rows (broken_starts, G_N_ELEMENTS (broken_starts));
  add_rows (broken_steps, G_N_ELEMENTS (broken_steps));

  return g_test_run ();
}
