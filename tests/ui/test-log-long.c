/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The log of a long battle: its steps and groups are there at once; a search goes through them in parts. */

#include "ui-support.h"

#include <glib/gstdio.h>
#include <inttypes.h>

#include "core/document/vedette-battle-file.h"
#include "core/systems.h"
#include "ui/log/vedette-log-row.h"
#include "ui/log/vedette-log-view.h"
#include "ui/log/vedette-ribbon-view.h"
#include "vedette-test-battle.h"

#define MANY 6000
#define NOTHING "No steps match. The log keeps every action, roll and edit, including undone ones."

typedef struct
{
  char *path;
  VedetteSession *session;
  VedetteRules *rules;
  VedetteBattle *battle;
  GtkWidget *view;
  GtkWidget *window;
} Fixture;

/* Returns: (transfer full): the path of a battle that Red has in hand, and that was played on and on */
static char *
make_long (void)
{
  VedetteSession *session = ui_new_session ();
  VedetteRules *rules = vedette_session_get_rules (session);
  VedetteBattle *battle = vedette_session_get_battle (session);
  char *path = g_build_filename (g_get_user_cache_dir (), "long.vedette", NULL);
  g_autoptr (GString) content = NULL;
  g_autoptr (GError) error = NULL;
  GByteArray *lines;
  gint64 last;

  vedette_test_do (rules, "{\"edit\":\"add-line\",\"side\":\"blue\",\"text\":\"Wat, average, adequate leader\"}");
  vedette_test_do (rules, "{\"edit\":\"add-line\",\"side\":\"red\",\"name\":\"Odo\"}");
  vedette_test_do (rules, "{\"move\":\"start\",\"holder\":\"red\",\"agreed\":true}");
  lines = vedette_journal_peek_lines (vedette_battle_get_journal (battle));
  content = g_string_new_len ((const char *) lines->data, (gssize) lines->len);
  last = vedette_battle_get_cursor (battle);
  for (gint64 n = last + 1; n <= last + MANY; n++)
    g_string_append_printf (content, "{\"n\":%" PRId64 ",\"after\":%" PRId64 ",\"kind\":\"put-right\",\"time\":"
                                     "\"2026-04-30T19:00:00Z\",\"facts\":{\"counters\":%" PRId64 "},\"do\":[]}\n",
                            n, n - 1, n % 9);
  g_assert_true (g_file_set_contents (path, content->str, (gssize) content->len, NULL));
  vedette_session_close (session, &error);
  g_assert_no_error (error);
  g_object_unref (session);
  return path;
}

/* The view is in its window, and nothing was painted yet. */
static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  g_autoptr (GError) error = NULL;

  fixture->path = make_long ();
  fixture->battle = vedette_battle_open (fixture->path, VEDETTE_OPEN_WRITE, vedette_systems_get_schemas (), NULL, &error);
  g_assert_no_error (error);
  fixture->session = vedette_session_new (fixture->battle, fixture->path);
  fixture->rules = vedette_session_get_rules (fixture->session);
  fixture->view = vedette_log_view_new (fixture->session);
  fixture->window = adw_window_new ();
  adw_window_set_content (ADW_WINDOW (fixture->window), fixture->view);
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 1280, 800);
  gtk_window_present (GTK_WINDOW (fixture->window));
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  ui_end_session (fixture->window, &fixture->session);
  g_clear_object (&fixture->battle);
  g_unlink (fixture->path);
  g_free (fixture->path);
}

static guint
count_steps (Fixture *fixture)
{
  GtkListView *list = GTK_LIST_VIEW (ui_find_type (fixture->view, GTK_TYPE_LIST_VIEW));

  return g_list_model_get_n_items (G_LIST_MODEL (gtk_list_view_get_model (list)));
}

static guint
get_n_steps (Fixture *fixture)
{
  return g_list_model_get_n_items (vedette_battle_get_steps (fixture->battle));
}

static gboolean
shows_step (GtkWidget  *widget,
            const void *data)
{
  return VEDETTE_IS_LOG_ROW (widget) && vedette_log_row_get_step (VEDETTE_LOG_ROW (widget)) == data;
}

/* The row of the step that stands so many before the newest */
static GtkWidget *
find_row (Fixture *fixture,
          guint    before)
{
  g_autoptr (VedetteStep) step = g_list_model_get_item (vedette_battle_get_steps (fixture->battle),
                                                        get_n_steps (fixture) - 1 - before);
  GtkWidget *row = ui_find (fixture->view, shows_step, step);

  g_assert_nonnull (row);
  return row;
}

static gboolean
is_button (GtkWidget  *widget,
           const void *label)
{
  return GTK_IS_BUTTON (widget) && g_strcmp0 (gtk_button_get_label (GTK_BUTTON (widget)), label) == 0;
}

static void
click (Fixture    *fixture,
       const char *label)
{
  GtkWidget *button = ui_find (fixture->view, is_button, label);

  g_assert_nonnull (button);
  g_signal_emit_by_name (button, "clicked");
}

static void
test_groups (Fixture       *fixture,
             gconstpointer  data)
{
  g_assert_cmpuint (count_steps (fixture), ==, get_n_steps (fixture));
  ui_settle ();
  g_assert_nonnull (ui_find_type (fixture->view, VEDETTE_TYPE_RIBBON_VIEW));
  g_assert_nonnull (ui_find_text (find_row (fixture, 0), "Red"));
  g_assert_null (ui_find_text (find_row (fixture, 1), "Red"));
  ui_assert_named (fixture->view);
  ui_shoot (fixture->window, "log-long");

  vedette_test_do (fixture->rules, "{\"move\":\"march\"}");
  vedette_test_do (fixture->rules, "{\"move\":\"snatch\",\"nominee\":\"Wat\",\"die\":20}");
  ui_settle ();
  g_assert_nonnull (ui_find_text (find_row (fixture, 0), "Blue"));
  g_assert_nonnull (ui_find_text (find_row (fixture, 1), "Red"));
  vedette_session_undo (fixture->session, NULL);
  ui_settle ();
  g_assert_nonnull (ui_find_text (find_row (fixture, 0), "Red"));
  g_assert_null (ui_find_text (fixture->view, "Blue"));
}

static GtkProgressBar *
find_search_bar (Fixture *fixture)
{
  return GTK_PROGRESS_BAR (ui_find_named (fixture->view, GTK_TYPE_PROGRESS_BAR, "Search progress"));
}

static void
look_for (Fixture    *fixture,
          const char *text)
{
  GtkWidget *search = ui_find_type (fixture->view, GTK_TYPE_SEARCH_ENTRY);

  gtk_editable_set_text (GTK_EDITABLE (search), text);
  g_signal_emit_by_name (search, "search-changed");
}

/* Nothing is missing from what was looked for to the end. */
static void
test_search (Fixture       *fixture,
             gconstpointer  data)
{
  ui_settle ();
  look_for (fixture, "odo");
  g_assert_nonnull (find_search_bar (fixture));
  g_assert_nonnull (ui_find_text (fixture->view, "Searching a long battle…"));
  ui_assert_named (fixture->view);
  ui_settle ();
  g_assert_null (find_search_bar (fixture));
  g_assert_cmpuint (count_steps (fixture), ==, 1);
  look_for (fixture, "nobody is called so");
  g_assert_null (ui_find_text (fixture->view, NOTHING));
  ui_settle ();
  g_assert_nonnull (ui_find_text (fixture->view, NOTHING));
  look_for (fixture, "");
  g_assert_null (find_search_bar (fixture));
  g_assert_cmpuint (count_steps (fixture), ==, get_n_steps (fixture));
}

/* The newest come first: what was found of them stays, the oldest are not looked at; the next look finds all. */
static void
test_search_given_up (Fixture       *fixture,
                      gconstpointer  data)
{
  ui_settle ();
  look_for (fixture, "r");
  while (gtk_progress_bar_get_fraction (find_search_bar (fixture)) <= 0)
    g_main_context_iteration (NULL, TRUE);
  click (fixture, "_Stop");
  ui_settle ();
  g_assert_nonnull (ui_find_text (fixture->view, "The search stopped early."));
  g_assert_cmpuint (count_steps (fixture), >, 0);
  g_assert_cmpuint (count_steps (fixture), <, MANY / 2);
  {
    guint found = count_steps (fixture);

    vedette_test_do (fixture->rules, "{\"edit\":\"add-line\",\"side\":\"red\",\"name\":\"Oona\"}");
    ui_settle ();
    g_assert_cmpuint (count_steps (fixture), ==, found + 1);
    /* The bar says how far it came, not that of the new step nothing is left. */
    g_assert_cmpfloat (gtk_progress_bar_get_fraction (find_search_bar (fixture)), <, 0.5);
  }
  ui_shoot (fixture->window, "log-long-search");
  click (fixture, "_Continue");
  ui_settle ();
  g_assert_null (find_search_bar (fixture));
  g_assert_cmpuint (count_steps (fixture), >=, MANY);
}

int
main (int    argc,
      char **argv)
{
  ui_init (&argc, &argv);

#define ADD(name, function) g_test_add ("/log-long/" name, Fixture, NULL, set_up, function, tear_down)
  ADD ("groups", test_groups);
  ADD ("search", test_search);
  ADD ("search-given-up", test_search_given_up);
#undef ADD
  return g_test_run ();
}
