/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The log: order, working, what was undone, secrets, filter, going back, dice, export, and a thousand steps. */

#include "ui-support.h"

#include <fcntl.h>
#include <glib/gstdio.h>
#include <sys/stat.h>
#include <unistd.h>

#include "core/session/vedette-log-writer.h"
#include "ui/log/vedette-dice-panel.h"
#include "ui/log/vedette-log-export.h"
#include "ui/log/vedette-log-row.h"
#include "ui/log/vedette-log-view.h"
#include "ui/log/vedette-reverse-list.h"
#include "ui/log/vedette-ribbon-view.h"
#include "ui/widgets/vedette-drawing-view.h"
#include "ui/widgets/party/vedette-party-disc.h"
#include "ui/widgets/vedette-why-button.h"
#include "vedette-test-battle.h"

typedef struct
{
  VedetteSession *session;
  VedetteRules *rules;
  VedetteBattle *battle;
  GtkWidget *view;
  GtkWidget *window;
} Fixture;

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  fixture->session = ui_new_session ();
  fixture->rules = vedette_session_get_rules (fixture->session);
  fixture->battle = vedette_session_get_battle (fixture->session);
  vedette_test_do (fixture->rules, "{\"edit\":\"add-line\",\"side\":\"blue\",\"text\":\"Wat, average, adequate leader\"}");
  vedette_test_do (fixture->rules, "{\"edit\":\"add-line\",\"side\":\"blue\",\"name\":\"<b>&\\\"x\"}");
  vedette_test_do (fixture->rules, "{\"edit\":\"add-card\",\"side\":\"blue\",\"actors\":\"Wat\",\"order\":\"burn the mill\"}");
  vedette_test_do (fixture->rules, "{\"edit\":\"add-line\",\"side\":\"red\",\"name\":\"Lurker\",\"hidden\":true}");
  vedette_test_do (fixture->rules, "{\"move\":\"start\",\"holder\":\"red\",\"agreed\":true}");
  vedette_test_do (fixture->rules, "{\"move\":\"march\"}");
  vedette_test_do (fixture->rules, "{\"move\":\"snatch\",\"nominee\":\"Wat\",\"reach\":true,\"die\":2}");
  vedette_test_do (fixture->rules, "{\"move\":\"hold\"}");
  vedette_test_do (fixture->rules, "{\"move\":\"snatch\",\"nominee\":\"<b>&\\\"x\",\"die\":11}");
  fixture->view = vedette_log_view_new (fixture->session);
  fixture->window = ui_show (fixture->view, 1280, 800);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  ui_end_session (fixture->window, &fixture->session);
}

/* The rows */

static GtkListView *
get_list (Fixture *fixture)
{
  GtkWidget *list = ui_find_type (fixture->view, GTK_TYPE_LIST_VIEW);

  g_assert_nonnull (list);
  return GTK_LIST_VIEW (list);
}

static guint
count_steps (Fixture *fixture)
{
  return g_list_model_get_n_items (G_LIST_MODEL (gtk_list_view_get_model (get_list (fixture))));
}

static gint64
get_n (Fixture *fixture,
       guint    position)
{
  g_autoptr (VedetteStep) step =
    g_list_model_get_item (G_LIST_MODEL (gtk_list_view_get_model (get_list (fixture))), position);

  return vedette_step_get_n (step);
}

static gboolean
shows_step (GtkWidget  *widget,
            const void *data)
{
  return VEDETTE_IS_LOG_ROW (widget) && vedette_log_row_get_step (VEDETTE_LOG_ROW (widget)) == data;
}

static GtkWidget *
find_row (Fixture *fixture,
          gint64   n)
{
  GtkWidget *row = ui_find (fixture->view, shows_step, vedette_battle_get_step (fixture->battle, n));

  g_assert_nonnull (row);
  return row;
}

static gint64
get_last (Fixture *fixture)
{
  return vedette_battle_get_cursor (fixture->battle);
}

static gboolean
has_class (GtkWidget  *widget,
           const void *css_class)
{
  return gtk_widget_has_css_class (widget, css_class);
}

static char *
name_back (const char *text)
{
  return g_strdup_printf ("Go back to here: %s", text);
}

static GtkWidget *
find_back (Fixture *fixture,
           gint64   n)
{
  VedetteStep *step = vedette_battle_get_step (fixture->battle, n);
  g_autofree char *text = vedette_rules_describe (fixture->rules, step, NULL);
  g_autofree char *name = name_back (text);

  return ui_find_named (find_row (fixture, n), GTK_TYPE_BUTTON, name);
}

/* The tests */

static void
test_order (Fixture       *fixture,
            gconstpointer  data)
{
  guint n = g_list_model_get_n_items (vedette_battle_get_steps (fixture->battle));

  g_assert_cmpuint (count_steps (fixture), ==, n);
  for (guint i = 1; i < n; i++)
    g_assert_cmpint (get_n (fixture, i), <, get_n (fixture, i - 1));
  /* what the die showed, and no tile where none was rolled */
  g_assert_nonnull (ui_find_named (find_row (fixture, get_last (fixture)), VEDETTE_TYPE_DRAWING_VIEW, "Die 11, not enough"));
  g_assert_null (ui_find_type (find_row (fixture, get_last (fixture) - 1), VEDETTE_TYPE_DRAWING_VIEW));
  vedette_session_do (fixture->session, "hold");
  ui_settle ();
  g_assert_cmpint (get_n (fixture, 0), ==, get_last (fixture));
  ui_shoot (fixture->window, "log");
}

/* The newest step of each group has its head: Red has had the battle since the start, and before that nobody had it. */
static void
test_groups (Fixture       *fixture,
               gconstpointer  data)
{
  gint64 start = get_last (fixture) - 4;

  g_assert_nonnull (ui_find_text (find_row (fixture, get_last (fixture)), "Red"));
  g_assert_null (ui_find_text (find_row (fixture, get_last (fixture) - 1), "Red"));
  g_assert_nonnull (ui_find_text (find_row (fixture, start - 1), "Before"));
  vedette_test_do (fixture->rules, "{\"move\":\"march\"}");
  vedette_test_do (fixture->rules, "{\"move\":\"snatch\",\"nominee\":\"Wat\",\"die\":20}");
  ui_settle ();
  g_assert_nonnull (ui_find_text (find_row (fixture, get_last (fixture)), "Blue"));
  g_assert_nonnull (ui_find_named (find_row (fixture, get_last (fixture)), VEDETTE_TYPE_DRAWING_VIEW, "Die 20, enough"));
  g_assert_nonnull (ui_find_text (find_row (fixture, get_last (fixture) - 1), "Red"));
  /* another step above it takes the head over */
  vedette_test_do (fixture->rules, "{\"edit\":\"set-side\",\"side\":\"red\",\"players\":\"Mira\"}");
  ui_settle ();
  g_assert_nonnull (ui_find_text (find_row (fixture, get_last (fixture)), "Blue"));
  g_assert_null (ui_find_text (find_row (fixture, get_last (fixture) - 1), "Blue"));
  ui_assert_named (fixture->view);
  ui_shoot (fixture->window, "log-groups");
}

static void
press (GtkWidget *widget,
          guint      keyval)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);
  gboolean used = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_KEY (controller))
        g_signal_emit_by_name (controller, "key-pressed", keyval, 0, (GdkModifierType) 0, &used);
    }
  g_assert_true (used);
}

static void
click (GtkWidget *widget,
       double     x)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_GESTURE_CLICK (controller))
        g_signal_emit_by_name (controller, "pressed", 1, x, 20.0);
    }
}

static void
note_chosen (GtkWidget *ribbon,
             gint64     step,
             gint64    *chosen)
{
  *chosen = step;
}

/* The ribbon has a part for each holding, and is walked with the arrow keys. */
static void
test_ribbon (Fixture       *fixture,
             gconstpointer  data)
{
  GtkWidget *ribbon = ui_find_type (fixture->view, VEDETTE_TYPE_RIBBON_VIEW);
  gint64 start = get_last (fixture) - 4, chosen = 0;

  g_assert_true (gtk_widget_get_visible (ribbon));
  vedette_test_do (fixture->rules, "{\"move\":\"march\"}");
  vedette_test_do (fixture->rules, "{\"move\":\"snatch\",\"nominee\":\"Wat\",\"die\":20}");
  ui_settle ();
  g_signal_connect (ribbon, "chosen", G_CALLBACK (note_chosen), &chosen);
  g_assert_true (gtk_widget_grab_focus (ribbon));
  press (ribbon, GDK_KEY_Return);
  g_assert_cmpint (chosen, ==, get_last (fixture));
  press (ribbon, GDK_KEY_Left);
  press (ribbon, GDK_KEY_Return);
  g_assert_cmpint (chosen, ==, start);
  press (ribbon, GDK_KEY_Left);
  press (ribbon, GDK_KEY_End);
  press (ribbon, GDK_KEY_space);
  g_assert_cmpint (chosen, ==, get_last (fixture));
  ui_shoot (fixture->window, "log-ribbon");
}

/* Who reads from the right finds what came first there. */
static void
test_ribbon_from_right (Fixture       *fixture,
                        gconstpointer  data)
{
  GtkWidget *ribbon = ui_find_type (fixture->view, VEDETTE_TYPE_RIBBON_VIEW);
  gint64 start = get_last (fixture) - 4, chosen = 0;

  vedette_test_do (fixture->rules, "{\"move\":\"march\"}");
  vedette_test_do (fixture->rules, "{\"move\":\"snatch\",\"nominee\":\"Wat\",\"die\":20}");
  gtk_widget_set_direction (ribbon, GTK_TEXT_DIR_RTL);
  ui_settle ();
  g_signal_connect (ribbon, "chosen", G_CALLBACK (note_chosen), &chosen);
  press (ribbon, GDK_KEY_Right);
  press (ribbon, GDK_KEY_Return);
  g_assert_cmpint (chosen, ==, start);
  press (ribbon, GDK_KEY_Left);
  press (ribbon, GDK_KEY_Return);
  g_assert_cmpint (chosen, ==, get_last (fixture));
  click (ribbon, gtk_widget_get_width (ribbon) - 20);
  g_assert_cmpint (chosen, ==, start);
  click (ribbon, 1);
  g_assert_cmpint (chosen, ==, get_last (fixture));
  ui_shoot (fixture->window, "log-ribbon-from-right");
}

/* The ending of the name says in which form it is. */
static void
test_report (Fixture       *fixture,
             gconstpointer  data)
{
  static const char *const rows[][2] = { { "told.pdf", "%PDF-" }, { "told.html", "<!DOCTYPE html>" }, { "told", "%PDF-" } };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_build_filename (g_get_user_cache_dir (), rows[i][0], NULL), *content = NULL;
      g_autoptr (GFile) file = g_file_new_for_path (path);
      g_autoptr (AdwToastOverlay) toasts = g_object_ref_sink (ADW_TOAST_OVERLAY (adw_toast_overlay_new ()));

      vedette_log_report_file (fixture->session, file, toasts);
      while (ui_find_text (GTK_WIDGET (toasts), "Open Folder") == NULL)
        g_main_context_iteration (NULL, TRUE);
      g_assert_true (g_file_get_contents (path, &content, NULL, NULL));
      g_assert_true (g_str_has_prefix (content, rows[i][1]));
      g_assert_null (strstr (content, "Lurker"));
      g_assert_null (strstr (content, "mill"));
    }
}

/* The working of the first roll: 19, leader 1, in reach 2, needs 16. */
static void
test_working (Fixture       *fixture,
              gconstpointer  data)
{
  GtkWidget *row = find_row (fixture, get_last (fixture) - 2), *toggle;

  g_assert_null (ui_find_text (row, "base rate"));
  toggle = ui_find_type (row, GTK_TYPE_TOGGLE_BUTTON);
  g_assert_nonnull (toggle);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (toggle), TRUE);
  g_assert_nonnull (ui_find_text (row, "19"));
  g_assert_nonnull (ui_find_text (row, "base rate"));
  g_assert_nonnull (ui_find_type (row, VEDETTE_TYPE_WHY_BUTTON));
  g_assert_nonnull (ui_find_text (row, "−1"));
  g_assert_nonnull (ui_find_text (row, "−2"));
  g_assert_nonnull (ui_find_text (row, "in reach"));
  g_assert_null (ui_find_text (row, "in melee"));
  g_assert_nonnull (ui_find_text (row, "Needed 16 or more · 25%"));
  g_assert_nonnull (ui_find_text (row, "Die rolled on the table: natural 2"));
  ui_shoot (fixture->window, "log-working");
  /* a march rests on nothing */
  g_assert_null (ui_find_type (find_row (fixture, get_last (fixture) - 3), GTK_TYPE_TOGGLE_BUTTON));
}

static void
test_undone (Fixture       *fixture,
             gconstpointer  data)
{
  gint64 last = get_last (fixture);
  VedetteStep *step = vedette_battle_get_step (fixture->battle, last);
  g_autofree char *text = vedette_rules_describe (fixture->rules, step, NULL);
  g_autofree char *said = g_strdup_printf ("Undone: %s", text);

  g_assert_nonnull (strstr (text, "<b>&\"x"));
  g_assert_null (ui_find (find_row (fixture, last), has_class, "undone"));
  g_assert_nonnull (ui_find_named (find_row (fixture, last), GTK_TYPE_LABEL, text));
  vedette_session_undo (fixture->session, NULL);
  g_assert_nonnull (ui_find (find_row (fixture, last), has_class, "undone"));
  g_assert_nonnull (ui_find_named (find_row (fixture, last), GTK_TYPE_LABEL, said));
  g_assert_nonnull (ui_find_text (find_row (fixture, last), text));
  ui_shoot (fixture->window, "log-undone");
  vedette_session_redo (fixture->session, NULL);
  g_assert_null (ui_find (find_row (fixture, last), has_class, "undone"));
}

static void
test_back (Fixture       *fixture,
           gconstpointer  data)
{
  gint64 last = get_last (fixture);

  /* where it stands there is nowhere to go */
  g_assert_null (find_back (fixture, last));
  g_signal_emit_by_name (find_back (fixture, last - 2), "clicked");
  g_assert_cmpint (get_last (fixture), ==, last - 2);
  g_assert_null (find_back (fixture, last - 2));
  /* forward again, along the same branch */
  g_assert_nonnull (find_back (fixture, last));
  vedette_test_do (fixture->rules, "{\"move\":\"march\"}");
  ui_settle ();
  /* another branch is not reached from here */
  g_assert_null (find_back (fixture, last));
  g_assert_nonnull (find_back (fixture, last - 3));
}

/* Nothing that only one side may see is in the view, the search or the file. */
static void
test_secrets (Fixture       *fixture,
              gconstpointer  data)
{
  g_autofree char *words = ui_list_words (fixture->view);
  GtkWidget *search = ui_find_type (fixture->view, GTK_TYPE_SEARCH_ENTRY);

  g_assert_nonnull (strstr (words, "Blue wrote something secret"));
  g_assert_nonnull (strstr (words, "Red wrote something secret"));
  g_assert_null (strstr (words, "Card 1"));
  g_assert_null (strstr (words, "mill"));
  g_assert_null (strstr (words, "Lurker"));
  gtk_editable_set_text (GTK_EDITABLE (search), "lurker");
  g_signal_emit_by_name (search, "search-changed");
  g_assert_nonnull (ui_find_text (fixture->view,
                                  "No steps match. The log keeps every action, roll and edit, including undone ones."));
  for (guint format = VEDETTE_LOG_TEXT; format <= VEDETTE_LOG_JSON; format++)
    {
      g_autoptr (GString) text = vedette_log_write (fixture->rules, (VedetteLogFormat) format, NULL);

      g_assert_null (strstr (text->str, "Lurker"));
      g_assert_null (strstr (text->str, "mill"));
    }
}

static void
choose_kind (Fixture *fixture,
             guint    kind)
{
  gtk_drop_down_set_selected (GTK_DROP_DOWN (ui_find_named (fixture->view, GTK_TYPE_DROP_DOWN, "Steps shown")), kind);
}

static void
test_filter (Fixture       *fixture,
             gconstpointer  data)
{
  GtkWidget *search = ui_find_type (fixture->view, GTK_TYPE_SEARCH_ENTRY);
  guint all = count_steps (fixture), rolls, actions, edits;

  choose_kind (fixture, 1);
  rolls = count_steps (fixture);
  g_assert_cmpuint (rolls, ==, 2);
  choose_kind (fixture, 2);
  actions = count_steps (fixture);
  /* start, march, hold */
  g_assert_cmpuint (actions, ==, 3);
  choose_kind (fixture, 3);
  edits = count_steps (fixture);
  g_assert_cmpuint (rolls + actions + edits, ==, all);
  choose_kind (fixture, 0);
  g_assert_cmpuint (count_steps (fixture), ==, all);
  gtk_editable_set_text (GTK_EDITABLE (search), "MARCH");
  g_signal_emit_by_name (search, "search-changed");
  g_assert_cmpuint (count_steps (fixture), ==, 1);
  choose_kind (fixture, 1);
  ui_settle ();
  g_assert_nonnull (ui_find_text (fixture->view,
                                  "No steps match. The log keeps every action, roll and edit, including undone ones."));
}

/* The name of a side stands behind its sign. */
static void
assert_sign (GtkWidget  *panel,
             const char *name)
{
  GtkWidget *label = ui_find_text (panel, name);

  g_assert_nonnull (label);
  g_assert_true (VEDETTE_IS_PARTY_DISC (gtk_widget_get_prev_sibling (label)));
}

static void
test_dice (Fixture       *fixture,
           gconstpointer  data)
{
  GtkWidget *panel = vedette_dice_panel_new (fixture->session), *window;
  g_autofree char *words = NULL, *fewer = NULL;

  /* Nothing is counted before somebody looks. */
  g_assert_null (adw_bin_get_child (ADW_BIN (panel)));
  window = ui_show (panel, 360, 600);
  words = ui_list_words (panel);
  assert_sign (panel, "Red");
  assert_sign (panel, "Blue");
  g_assert_nonnull (strstr (words, "No dice rolled yet."));
  g_assert_nonnull (strstr (words, "2 dice: mean 6.50 (fair: 10.50); 1 showed 1 to 3 (fair: 0.30)."));
  g_assert_nonnull (strstr (words, "The dashed line shows what a fair die would roll."));
  g_assert_nonnull (ui_find_type (panel, VEDETTE_TYPE_DRAWING_VIEW));
  /* A single die is drawn like any other. */
  vedette_session_undo (fixture->session, NULL);
  ui_settle ();
  fewer = ui_list_words (panel);
  g_assert_nonnull (strstr (fewer, "1 die: mean 2.00 (fair: 10.50); 1 showed 1 to 3 (fair: 0.15)."));
  g_assert_nonnull (strstr (fewer, "The dashed line shows what a fair die would roll."));
  g_assert_nonnull (ui_find_type (panel, VEDETTE_TYPE_DRAWING_VIEW));
  gtk_window_destroy (GTK_WINDOW (window));
}

static gboolean
is_dice_button (GtkWidget  *widget,
                const void *data)
{
  return GTK_IS_MENU_BUTTON (widget) && g_strcmp0 (gtk_menu_button_get_label (GTK_MENU_BUTTON (widget)), "Dice") == 0;
}

static void
test_dice_beside (Fixture       *fixture,
                  gconstpointer  data)
{
  GtkWidget *panel = ui_find_type (fixture->view, VEDETTE_TYPE_DICE_PANEL);
  graphene_rect_t bounds;

  /* What is beside the log needs no button. */
  g_assert_null (ui_find (fixture->view, is_dice_button, NULL));
  g_assert_true (gtk_widget_compute_bounds (panel, fixture->view, &bounds));
  g_assert_cmpfloat (bounds.origin.x, >, 660);
  ui_shoot (fixture->window, "log-wide");
  vedette_session_undo (fixture->session, NULL);
  ui_settle ();
  g_assert_nonnull (ui_find_text (panel, "1 die: mean 2.00 (fair: 10.50); 1 showed 1 to 3 (fair: 0.15)."));
}

static void
test_dice_popover (Fixture       *fixture,
                   gconstpointer  data)
{
  GtkWidget *button, *popover, *window;
  int natural;

  /* There is no room for them beside the log. */
  g_object_ref (fixture->view);
  adw_window_set_content (ADW_WINDOW (fixture->window), NULL);
  window = ui_show (fixture->view, 800, 640);
  g_object_unref (fixture->view);
  ui_settle ();
  button = ui_find (fixture->view, is_dice_button, NULL);
  popover = GTK_WIDGET (gtk_menu_button_get_popover (GTK_MENU_BUTTON (button)));
  g_assert_null (ui_find_type (fixture->view, VEDETTE_TYPE_DICE_PANEL));
  gtk_menu_button_popup (GTK_MENU_BUTTON (button));
  ui_settle ();
  gtk_widget_measure (popover, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);
  g_assert_cmpint (natural, <=, 360);
  ui_shoot (popover, "log-dice");
  g_assert_nonnull (ui_find_type (popover, VEDETTE_TYPE_DICE_PANEL));
  gtk_menu_button_popdown (GTK_MENU_BUTTON (button));
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_export (Fixture       *fixture,
             gconstpointer  data)
{
  static const char *const heads[] = { "     1  ", "n,after,time,done,kind,audience,text\r\n", "[\n{\"n\":1," };

  for (guint format = VEDETTE_LOG_TEXT; format <= VEDETTE_LOG_JSON; format++)
    {
      g_autofree char *path = g_strdup_printf ("%s/log-%u", g_get_user_cache_dir (), format);
      g_autoptr (GFile) file = g_file_new_for_path (path);
      g_autoptr (AdwToastOverlay) toasts = g_object_ref_sink (ADW_TOAST_OVERLAY (adw_toast_overlay_new ()));
      g_autofree char *content = NULL;
      g_autoptr (GString) expected = vedette_log_write (fixture->rules, (VedetteLogFormat) format, NULL);

      vedette_log_export_file (fixture->session, (VedetteLogFormat) format, file, toasts);
      while (ui_find_text (GTK_WIDGET (toasts), "Open Folder") == NULL)
        g_main_context_iteration (NULL, TRUE);
      g_assert_true (g_file_get_contents (path, &content, NULL, NULL));
      g_assert_cmpstr (content, ==, expected->str);
      g_assert_true (g_str_has_prefix (content, heads[format]));
    }
}

/* Returns: whether that is what is said of the file, once something is */
static gboolean
export_says (Fixture    *fixture,
             const char *path,
             const char *text)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (AdwToastOverlay) toasts = g_object_ref_sink (ADW_TOAST_OVERLAY (adw_toast_overlay_new ()));

  vedette_log_export_file (fixture->session, VEDETTE_LOG_JSON, file, toasts);
  while (ui_find_type (GTK_WIDGET (toasts), GTK_TYPE_LABEL) == NULL)
    g_main_context_iteration (NULL, TRUE);
  return ui_find_text (GTK_WIDGET (toasts), text) != NULL;
}

/* What the window writes goes the same way as what the command line does. */
static void
test_export_place (Fixture       *fixture,
                   gconstpointer  data)
{
  g_autofree char *pipe = g_build_filename (g_get_user_cache_dir (), "pipe", NULL);
  g_autofree char *nowhere = g_build_filename (g_get_user_cache_dir (), "no", "log", NULL);
  g_autofree char *refused = g_strdup_printf ("“%s” could not be written: No such file or directory. Choose a different place.",
                                              nowhere);
  char begin[8] = "";
  int fd;

  g_assert_cmpint (mkfifo (pipe, 0600), ==, 0);
  fd = open (pipe, O_RDONLY | O_NONBLOCK | O_CLOEXEC);
  /* All has room, so that nobody need read while it is written. */
  g_assert_cmpint (fcntl (fd, F_SETPIPE_SZ, 1024 * 1024), >=, 1024 * 1024);
  g_assert_true (export_says (fixture, pipe, "Open Folder"));
  g_assert_cmpint (read (fd, begin, sizeof begin - 1), ==, sizeof begin - 1);
  g_assert_cmpstr (begin, ==, "[\n{\"n\":");
  g_assert_cmpint (close (fd), ==, 0);
  g_assert_cmpint (g_unlink (pipe), ==, 0);

  g_assert_true (export_says (fixture, nowhere, refused));
}

static void
on_read (GObject      *source,
         GAsyncResult *result,
         gpointer      user_data)
{
  *(char **) user_data = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (source), result, NULL);
}

static void
test_copy (Fixture       *fixture,
           gconstpointer  data)
{
  g_autofree char *text = NULL;
  g_autoptr (GString) expected = vedette_log_write (fixture->rules, VEDETTE_LOG_TEXT, NULL);

  gtk_widget_activate_action (fixture->view, "log.copy", NULL);
  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (fixture->view), NULL, on_read, &text);
  while (text == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpstr (text, ==, expected->str);
}

static void
test_names (Fixture       *fixture,
            gconstpointer  data)
{
  ui_assert_named (fixture->view);
}

static void
test_narrow (Fixture       *fixture,
             gconstpointer  data)
{
  GtkWidget *window;

  vedette_log_view_set_narrow (VEDETTE_LOG_VIEW (fixture->view), TRUE);
  g_object_ref (fixture->view);
  adw_window_set_content (ADW_WINDOW (fixture->window), NULL);
  window = ui_show (fixture->view, 360, 640);
  g_object_unref (fixture->view);
  gtk_toggle_button_set_active (
    GTK_TOGGLE_BUTTON (ui_find_type (find_row (fixture, get_last (fixture)), GTK_TYPE_TOGGLE_BUTTON)), TRUE);
  ui_settle ();
  ui_assert_fits (fixture->view, 360);
  ui_shoot (window, "log-narrow");
  gtk_window_destroy (GTK_WINDOW (window));
}

static gboolean
count_row (GtkWidget  *widget,
           const void *data)
{
  *(guint *) data += VEDETTE_IS_LOG_ROW (widget);
  return FALSE;
}

static guint
count_rows (Fixture *fixture)
{
  guint n = 0;

  ui_find (fixture->view, count_row, &n);
  return n;
}

#define MANY 1000

/* A log as long as a campaign: each step is in the list, and few of them have a row. */
static void
test_many (Fixture       *fixture,
           gconstpointer  data)
{
  GtkWidget *search = ui_find_type (fixture->view, GTK_TYPE_SEARCH_ENTRY);
  guint before = count_steps (fixture);

  for (guint i = 0; i < MANY; i++)
    vedette_test_do (fixture->rules, i % 2 == 0 ? "{\"edit\":\"set-side\",\"side\":\"red\",\"players\":\"Mira\"}"
                                                : "{\"edit\":\"set-side\",\"side\":\"red\",\"players\":\"Piet\"}");
  ui_settle ();
  g_assert_cmpuint (count_steps (fixture), ==, before + MANY);
  g_assert_cmpint (get_n (fixture, 0), ==, get_last (fixture));
  g_assert_cmpuint (count_rows (fixture), >, 0);
  g_assert_cmpuint (count_rows (fixture), <, MANY / 2);
  /* Dice of so many steps are counted only when somebody asks for them. */
  g_assert_null (ui_find_type (fixture->view, VEDETTE_TYPE_DICE_PANEL));
  g_assert_nonnull (ui_find (fixture->view, is_dice_button, NULL));
  gtk_editable_set_text (GTK_EDITABLE (search), "marched");
  g_signal_emit_by_name (search, "search-changed");
  g_assert_cmpuint (count_steps (fixture), ==, 1);
  gtk_editable_set_text (GTK_EDITABLE (search), "marche");
  g_signal_emit_by_name (search, "search-changed");
  g_assert_cmpuint (count_steps (fixture), ==, 1);
  gtk_editable_set_text (GTK_EDITABLE (search), "");
  g_signal_emit_by_name (search, "search-changed");
  ui_settle ();
  vedette_session_undo (fixture->session, NULL);
  g_assert_cmpuint (count_steps (fixture), ==, before + MANY);
}

static void
note_change (GListModel *list,
             guint       position,
             guint       removed,
             guint       added,
             GString    *noted)
{
  g_string_append_printf (noted, "%u-%u+%u ", position, removed, added);
}

static void
test_reverse (void)
{
  GtkStringList *list = gtk_string_list_new ((const char *[]){ "a", "b", "c", NULL });
  g_autoptr (GListModel) reversed = vedette_reverse_list_new (G_LIST_MODEL (list));
  g_autoptr (GString) noted = g_string_new (NULL);
  g_autoptr (GtkStringObject) first = NULL;

  g_signal_connect (reversed, "items-changed", G_CALLBACK (note_change), noted);
  g_assert_true (g_list_model_get_item_type (reversed) == g_list_model_get_item_type (G_LIST_MODEL (list)));
  gtk_string_list_append (list, "d");
  gtk_string_list_splice (list, 0, 2, (const char *[]){ "x", NULL });
  g_assert_cmpstr (noted->str, ==, "0-0+1 2-2+1 ");
  g_assert_cmpuint (g_list_model_get_n_items (reversed), ==, 3);
  first = g_list_model_get_item (reversed, 0);
  g_assert_cmpstr (gtk_string_object_get_string (first), ==, "d");
  g_assert_null (g_list_model_get_item (reversed, 3));
  g_object_unref (list);
}

int
main (int    argc,
      char **argv)
{
  ui_init (&argc, &argv);

#define ADD(name, function) g_test_add ("/log/" name, Fixture, NULL, set_up, function, tear_down)
  ADD ("order", test_order);
  ADD ("groups", test_groups);
  ADD ("ribbon", test_ribbon);
  ADD ("ribbon-from-right", test_ribbon_from_right);
  ADD ("report", test_report);
  ADD ("working", test_working);
  ADD ("undone", test_undone);
  ADD ("back", test_back);
  ADD ("secrets", test_secrets);
  ADD ("filter", test_filter);
  ADD ("dice", test_dice);
  ADD ("dice-beside", test_dice_beside);
  ADD ("dice-popover", test_dice_popover);
  ADD ("export", test_export);
  ADD ("export-place", test_export_place);
  ADD ("copy", test_copy);
  ADD ("names", test_names);
  ADD ("narrow", test_narrow);
  ADD ("many", test_many);
#undef ADD
  g_test_add_func ("/log/reverse", test_reverse);
  return g_test_run ();
}
