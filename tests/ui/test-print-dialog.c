/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Printing: the choices, the preview, the PDF that is the same as the command line's, the print job. */

#include "vedette-config.h"

#include <glib/gstdio.h>

#include "print/systems.h"
#include "start-support.h"
#include "ui/print/vedette-print-dialog.h"
#include "ui/print/vedette-print.h"
#include "ui/widgets/toasts/vedette-file-toast.h"
#include "ui/window/vedette-battle-window.h"

/* The sheets in the order in which they are offered */
enum
{
  SUMMARY,
  CARDS,
  ROSTER,
  BLANK_CARDS,
  BLANK_ROSTER,
  REPORT,
};

static GtkWindow *
open_sample (VedetteApplication *application,
             const char         *path)
{
  g_autoptr (GError) error = NULL;
  GtkWindow *window = vedette_application_open_path (application, path, &error);

  g_assert_no_error (error);
  ui_test_settle ();
  return window;
}

static VedettePrintDialog *
ask (GtkWindow  *window,
     const char *action)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), action, NULL));
  ui_test_settle ();
  g_assert_nonnull (ui_test_find_window (VEDETTE_TYPE_PRINT_DIALOG));
  return VEDETTE_PRINT_DIALOG (ui_test_find_window (VEDETTE_TYPE_PRINT_DIALOG));
}

static void
choose (VedettePrintDialog *dialog,
        guint               sheet,
        guint               side,
        guint               paper,
        gboolean            large)
{
  gtk_drop_down_set_selected (GTK_DROP_DOWN (ui_test_find_type (GTK_WIDGET (dialog), GTK_TYPE_DROP_DOWN, 0)), sheet);
  gtk_switch_set_active (GTK_SWITCH (ui_test_find_type (GTK_WIDGET (dialog), GTK_TYPE_SWITCH, 0)), large);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (ui_test_find_type (GTK_WIDGET (dialog), GTK_TYPE_DROP_DOWN, 1)), side);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (ui_test_find_type (GTK_WIDGET (dialog), GTK_TYPE_DROP_DOWN, 2)), paper);
}

static const char *
find_place (VedettePrintDialog *dialog)
{
  for (guint i = 0;; i++)
    {
      GtkWidget *label = ui_test_find_type (GTK_WIDGET (dialog), GTK_TYPE_LABEL, i);

      g_assert_nonnull (label);
      if (g_str_has_prefix (gtk_label_get_text (GTK_LABEL (label)), "Page "))
        return gtk_label_get_text (GTK_LABEL (label));
    }
}

/* The cards of both sides are on no sheet: it is said, and nothing is written. */
static void
test_cards (void)
{
  VedetteApplication *application = ui_test_start ();
  g_autofree char *path = ui_test_copy_sample ("cards.vedette");
  g_autofree char *output = g_build_filename (g_get_tmp_dir (), "cards.pdf", NULL);
  VedettePrintDialog *dialog = ask (open_sample (application, path), "win.export-pdf");
  GtkWidget *side = ui_test_find_type (GTK_WIDGET (dialog), GTK_TYPE_DROP_DOWN, 1);

  choose (dialog, CARDS, 1, 0, TRUE);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (side), 0);
  g_assert_nonnull (ui_test_find_label (gtk_widget_get_ancestor (side, ADW_TYPE_ACTION_ROW),
                                        "Order cards are for one side only. Choose a side."));
  g_assert_false (vedette_print_dialog_export (dialog, output));
  g_assert_false (g_file_test (output, G_FILE_TEST_EXISTS));
  g_assert_false (gtk_widget_is_sensitive (ui_test_find_type (GTK_WIDGET (dialog), GTK_TYPE_SWITCH, 0)));
  ui_test_assert_fits (gtk_widget_get_first_child (GTK_WIDGET (dialog)));
  ui_test_shoot (GTK_WIDGET (dialog), "print-cards");
  gtk_drop_down_set_selected (GTK_DROP_DOWN (side), 1);
  g_assert_null (ui_test_find_label (GTK_WIDGET (dialog), "Order cards are for one side only"));
  g_assert_true (vedette_print_dialog_export (dialog, output));
  g_unlink (output);
  ui_test_stop (application);
}

static guint
count_type (GtkWidget *root,
            GType      type)
{
  guint n = G_TYPE_CHECK_INSTANCE_TYPE (root, type);

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    n += count_type (child, type);
  return n;
}

/* GTK's path bar asks about one folder after the other, and writes to freed memory if the chooser is closed before the last
   answer (seen with GTK 4.24): each folder up to the root then has its button. */
static gboolean
has_read_path (gpointer chooser)
{
  g_autoptr (GFile) folder = gtk_file_chooser_get_current_folder (GTK_FILE_CHOOSER (chooser));
  GtkWidget *bar = ui_test_find_type (GTK_WIDGET (chooser), g_type_from_name ("GtkPathBar"), 0);
  guint n_folders = 0;

  while (folder != NULL)
    {
      GFile *parent = g_file_get_parent (folder);

      g_object_unref (folder);
      folder = parent;
      n_folders++;
    }
  return bar != NULL && n_folders > 0 && count_type (bar, GTK_TYPE_TOGGLE_BUTTON) == n_folders;
}

/* Presses it, reads what the file is to be called, and thinks better of it. */
static void
assert_file_name (GtkWidget  *widget,
                  const char *action,
                  const char *name)
{
  GtkWindow *chooser;
  g_autofree char *proposed = NULL;

  g_assert_true (gtk_widget_activate_action (widget, action, NULL));
  ui_test_settle ();
  chooser = ui_test_find_window (GTK_TYPE_FILE_CHOOSER_DIALOG);
  g_assert_nonnull (chooser);
  proposed = gtk_file_chooser_get_current_name (GTK_FILE_CHOOSER (chooser));
  g_assert_cmpstr (proposed, ==, name);
  ui_test_wait (has_read_path, chooser);
  gtk_dialog_response (GTK_DIALOG (chooser), GTK_RESPONSE_CANCEL);
  ui_test_settle ();
}

/* No paper of a battle is called like another. */
static void
test_names (void)
{
  VedetteApplication *application = ui_test_start ();
  g_autofree char *path = ui_test_copy_sample ("names.vedette");
  GtkWindow *window = open_sample (application, path);
  VedettePrintDialog *dialog = ask (window, "win.export-pdf");

  choose (dialog, SUMMARY, 0, 0, FALSE);
  assert_file_name (GTK_WIDGET (dialog), "sheet.export-pdf", "The barn at Blackheart’s hold – Summary.pdf");
  choose (dialog, CARDS, 2, 0, FALSE);
  assert_file_name (GTK_WIDGET (dialog), "sheet.export-pdf", "The barn at Blackheart’s hold – Order cards for The Hold.pdf");
  gtk_window_close (GTK_WINDOW (dialog));
  assert_file_name (GTK_WIDGET (window), "win.report", "The barn at Blackheart’s hold – Report.pdf");
  ui_test_stop (application);
}

static guint
get_chosen (VedettePrintDialog *dialog,
            guint               row)
{
  return gtk_drop_down_get_selected (GTK_DROP_DOWN (ui_test_find_type (GTK_WIDGET (dialog), GTK_TYPE_DROP_DOWN, row)));
}

static gboolean
is_open (GtkWidget *preview)
{
  return gtk_widget_get_opacity (gtk_widget_get_ancestor (preview, GTK_TYPE_FRAME)) > 0;
}

/* Who comes from the orders wants to print these: of the side that has some, and covered until somebody asks to see them. */
static void
test_from_orders (void)
{
  VedetteApplication *application = ui_test_start ();
  g_autofree char *path = ui_test_copy_sample ("orders.vedette");
  GtkWindow *window = open_sample (application, path);
  VedettePrintDialog *dialog = ask (window, "win.print");
  GtkWidget *preview = ui_test_find_type (GTK_WIDGET (dialog), GTK_TYPE_DRAWING_AREA, 0);

  g_assert_cmpuint (get_chosen (dialog, 0), ==, SUMMARY);
  g_assert_true (is_open (preview));
  gtk_window_close (GTK_WINDOW (dialog));
  vedette_battle_window_show_view (VEDETTE_BATTLE_WINDOW (window), "orders");
  dialog = ask (window, "win.print");
  preview = ui_test_find_type (GTK_WIDGET (dialog), GTK_TYPE_DRAWING_AREA, 0);
  g_assert_cmpuint (get_chosen (dialog, 0), ==, CARDS);
  g_assert_cmpuint (get_chosen (dialog, 1), ==, 1);
  g_assert_false (is_open (preview));
  ui_test_shoot (GTK_WIDGET (dialog), "print-from-orders");
  g_signal_emit_by_name (gtk_widget_get_ancestor (ui_test_find_label (GTK_WIDGET (dialog), "Show Preview"), GTK_TYPE_BUTTON),
                         "clicked");
  ui_test_settle ();
  g_assert_true (is_open (preview));
  gtk_drop_down_set_selected (GTK_DROP_DOWN (ui_test_find_type (GTK_WIDGET (dialog), GTK_TYPE_DROP_DOWN, 0)), SUMMARY);
  g_assert_cmpuint (get_chosen (dialog, 1), ==, 0);
  gtk_window_close (GTK_WINDOW (dialog));
  ui_test_stop (application);
}

/* What can be done with the sheet is seen at once, and so is the whole page. */
static void
assert_in_sight (GtkWidget  *dialog,
                 GtkWidget  *preview,
                 const char *label)
{
  GtkWidget *button = ui_test_find_label (dialog, label);
  graphene_rect_t bounds, page;

  g_assert_nonnull (button);
  ui_test_wait_seconds (0.2);
  g_assert_true (gtk_widget_compute_bounds (button, dialog, &bounds));
  g_assert_true (gtk_widget_compute_bounds (preview, dialog, &page));
  g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, 480);
  g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <=, page.origin.x);
  g_assert_cmpfloat (page.size.height, >=, 480);
  g_assert_cmpfloat (page.origin.y + page.size.height, <=, gtk_widget_get_height (dialog));
}

static void
test_dialog (void)
{
  VedetteApplication *application = ui_test_start ();
  g_autofree char *path = ui_test_copy_sample ("dialog.vedette");
  VedettePrintDialog *dialog = ask (open_sample (application, path), "win.print");
  GtkWidget *preview = ui_test_find_type (GTK_WIDGET (dialog), GTK_TYPE_DRAWING_AREA, 0);

  gtk_test_accessible_assert_role (dialog, GTK_ACCESSIBLE_ROLE_DIALOG);
  gtk_test_accessible_assert_role (preview, GTK_ACCESSIBLE_ROLE_IMG);
  ui_test_assert_named (GTK_WIDGET (dialog));
  ui_test_assert_fits (gtk_widget_get_first_child (GTK_WIDGET (dialog)));
  assert_in_sight (GTK_WIDGET (dialog), preview, "Export as PDF…");
  choose (dialog, SUMMARY, 0, 0, FALSE);
  gtk_test_accessible_assert_property (preview, GTK_ACCESSIBLE_PROPERTY_LABEL, "Preview: Summary, For both sides, A4");
  choose (dialog, SUMMARY, 2, 1, TRUE);
  gtk_test_accessible_assert_property (preview, GTK_ACCESSIBLE_PROPERTY_LABEL, "Preview: Summary, For The Hold, US Letter");
  g_assert_nonnull (strstr (find_place (dialog), "Page 1 of "));
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (dialog), "sheet.on", NULL));
  g_assert_nonnull (strstr (find_place (dialog), "Page 2 of "));
  ui_test_assert_named (GTK_WIDGET (dialog));
  ui_test_assert_fits (gtk_widget_get_first_child (GTK_WIDGET (dialog)));
  ui_test_shoot (GTK_WIDGET (dialog), "print");
  gtk_window_close (GTK_WINDOW (dialog));
  ui_test_stop (application);
}

static void
print_by_command_line (const char *battle,
                       const char *sheet,
                       gboolean    large,
                       const char *side,
                       const char *paper,
                       const char *output)
{
  const char *argv[] = { g_getenv ("VEDETTE_PROGRAM"), "print", battle, sheet, "--side", side, "--paper", paper,
                         "-o", output, large ? "--large" : NULL, NULL };
  g_autoptr (GError) error = NULL;
  int status;

  g_spawn_sync (NULL, (char **) argv, NULL, G_SPAWN_DEFAULT, NULL, NULL, NULL, NULL, &status, &error);
  g_assert_no_error (error);
  g_assert_true (g_spawn_check_wait_status (status, NULL));
}

static void
report_by_command_line (const char *battle,
                        const char *paper,
                        const char *output)
{
  const char *argv[] = { g_getenv ("VEDETTE_PROGRAM"), "report", battle, "--paper", paper, "-o", output, NULL };
  g_autoptr (GError) error = NULL;
  int status;

  g_spawn_sync (NULL, (char **) argv, NULL, G_SPAWN_DEFAULT, NULL, NULL, NULL, NULL, &status, &error);
  g_assert_no_error (error);
  g_assert_true (g_spawn_check_wait_status (status, NULL));
}

static void
assert_same_bytes (const char *left,
                   const char *right)
{
  g_autofree char *one = NULL;
  g_autofree char *other = NULL;
  gsize one_length, other_length;

  g_assert_true (g_file_get_contents (left, &one, &one_length, NULL));
  g_assert_true (g_file_get_contents (right, &other, &other_length, NULL));
  g_assert_cmpmem (one, one_length, other, other_length);
}

/* For every sheet, what the window writes is what the command line writes. */
static void
test_export (void)
{
  static const struct
  {
    guint sheet;
    const char *option;
    gboolean large;
    const char *side;
    const char *paper;
    guint side_choice;
    guint paper_choice;
  } rows[] = {
    { SUMMARY, "--summary", FALSE, "both", "a4", 0, 0 },
    { SUMMARY, "--summary", TRUE, "red", "letter", 1, 1 },
    { CARDS, "--cards", FALSE, "blue", "a4", 2, 0 },
    { ROSTER, "--roster", TRUE, "both", "a4", 0, 0 },
    { BLANK_CARDS, "--blank-cards", FALSE, "both", "letter", 0, 1 },
    { BLANK_ROSTER, "--blank-roster", FALSE, "red", "a4", 1, 0 },
  };
  VedetteApplication *application = ui_test_start ();
  g_autofree char *path = ui_test_copy_sample ("export.vedette");
  g_autofree char *ours = g_build_filename (g_get_tmp_dir (), "window.pdf", NULL);
  g_autofree char *theirs = g_build_filename (g_get_tmp_dir (), "line.pdf", NULL);
  g_autofree char *said = g_strdup_printf ("Saved “window.pdf” to %s", g_get_tmp_dir ());
  GtkWindow *window = open_sample (application, path);

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      VedettePrintDialog *dialog = ask (window, "win.export-pdf");

      choose (dialog, rows[i].sheet, rows[i].side_choice, rows[i].paper_choice, rows[i].large);
      g_assert_true (vedette_print_dialog_export (dialog, ours));
      g_assert_null (ui_test_find_window (VEDETTE_TYPE_PRINT_DIALOG));
      ui_test_settle ();
      print_by_command_line (path, rows[i].option, rows[i].large, rows[i].side, rows[i].paper, theirs);
      assert_same_bytes (ours, theirs);
      g_unlink (ours);
      g_unlink (theirs);
    }
  g_assert_nonnull (ui_test_find_label (GTK_WIDGET (window), said));
  ui_test_stop (application);
}

/* The report is a sheet like others, but for all: a side that was chosen before makes no other of it. */
static void
test_report (void)
{
  VedetteApplication *application = ui_test_start ();
  g_autofree char *path = ui_test_copy_sample ("report.vedette");
  g_autofree char *ours = g_build_filename (g_get_tmp_dir (), "window.pdf", NULL);
  g_autofree char *theirs = g_build_filename (g_get_tmp_dir (), "line.pdf", NULL);
  VedettePrintDialog *dialog = ask (open_sample (application, path), "win.export-pdf");

  choose (dialog, REPORT, 2, 1, FALSE);
  g_assert_false (gtk_widget_is_sensitive (ui_test_find_type (GTK_WIDGET (dialog), GTK_TYPE_DROP_DOWN, 1)));
  g_assert_nonnull (ui_test_find_label (GTK_WIDGET (dialog), "The report shows only what everyone may know"));
  gtk_test_accessible_assert_property (ui_test_find_type (GTK_WIDGET (dialog), GTK_TYPE_DRAWING_AREA, 0),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, "Preview: Report, US Letter");
  ui_test_shoot (GTK_WIDGET (dialog), "print-report");
  g_assert_true (vedette_print_dialog_export (dialog, ours));
  report_by_command_line (path, "letter", theirs);
  assert_same_bytes (ours, theirs);
  g_unlink (ours);
  g_unlink (theirs);
  ui_test_stop (application);
}

/* What was written is told with where, and the folder is opened from there; what a portal hands out stands nowhere. */
static void
test_toast (void)
{
  g_autoptr (AdwToastOverlay) toasts = g_object_ref_sink (ADW_TOAST_OVERLAY (adw_toast_overlay_new ()));
  g_autoptr (AdwToastOverlay) others = g_object_ref_sink (ADW_TOAST_OVERLAY (adw_toast_overlay_new ()));
  g_autoptr (AdwToastOverlay) at_home = g_object_ref_sink (ADW_TOAST_OVERLAY (adw_toast_overlay_new ()));
  g_autoptr (GFile) home = g_file_new_for_path (g_get_home_dir ()), letter = g_file_get_child (home, "letter.pdf");
  GtkWidget *window = g_object_ref_sink (gtk_window_new ()), *button;
  g_autofree char *documents = g_build_filename (g_get_home_dir (), "Documents", NULL), *opened = NULL, *command = NULL;
  g_autofree char *note = g_build_filename (g_get_tmp_dir (), "opened", NULL);
  g_autoptr (GFile) folder = g_file_new_for_path (documents), file = g_file_get_child (folder, "<b>&.pdf");
  g_autofree char *portal = g_build_filename (g_get_user_runtime_dir (), "doc", "1f2e", "plan.pdf", NULL);
  g_autoptr (GFile) handed_out = g_file_new_for_path (portal);
  g_autoptr (GFile) shown = NULL;
  g_autoptr (GAppInfo) files = NULL;
  g_autoptr (GError) error = NULL;

  gtk_window_set_child (GTK_WINDOW (window), GTK_WIDGET (toasts));
  g_assert_cmpint (g_mkdir_with_parents (documents, 0700), ==, 0);
  vedette_file_toast_show (toasts, file);
  g_assert_nonnull (ui_test_find_label (GTK_WIDGET (toasts), "Saved “<b>&.pdf” to Documents"));
  vedette_file_toast_show (at_home, letter);
  g_assert_nonnull (ui_test_find_label (GTK_WIDGET (at_home), "Saved “letter.pdf” to your home folder"));
  button = gtk_widget_get_ancestor (ui_test_find_label (GTK_WIDGET (toasts), "Open Folder"), GTK_TYPE_BUTTON);

  command = g_strdup_printf ("sh -c \"echo \\$0 > '%s'\"", note);
  files = g_app_info_create_from_commandline (command, "Files", G_APP_INFO_CREATE_SUPPORTS_URIS, &error);
  g_assert_no_error (error);
  g_assert_true (g_app_info_set_as_default_for_type (files, "inode/directory", &error));
  g_assert_no_error (error);
  g_signal_emit_by_name (button, "clicked");
  while (!g_file_get_contents (note, &opened, NULL, NULL) || *opened == '\0')
    {
      g_clear_pointer (&opened, g_free);
      g_usleep (1000);
    }
  /* By its path or by its URI */
  shown = g_file_new_for_commandline_arg (g_strstrip (opened));
  g_assert_true (g_file_equal (shown, folder));
  g_app_info_reset_type_associations ("inode/directory");

  vedette_file_toast_show (others, handed_out);
  g_assert_nonnull (ui_test_find_label (GTK_WIDGET (others), "Saved “plan.pdf”"));
  g_assert_null (ui_test_find_label (GTK_WIDGET (others), "Open Folder"));
  gtk_window_destroy (GTK_WINDOW (window));
  g_object_unref (window);
  g_unlink (note);
}

/* What fails is said, and the dialog stays for another try. */
static void
test_export_fails (void)
{
  VedetteApplication *application = ui_test_start ();
  g_autofree char *path = ui_test_copy_sample ("fails.vedette");
  g_autofree char *nowhere = g_build_filename (g_get_tmp_dir (), "no-such-folder", "page.pdf", NULL);
  VedettePrintDialog *dialog = ask (open_sample (application, path), "win.export-pdf");

  g_assert_false (vedette_print_dialog_export (dialog, nowhere));
  g_assert_nonnull (strstr (vedette_dialog_get_said (VEDETTE_DIALOG (dialog)), "page.pdf"));
  g_assert_true (ui_test_find_window (VEDETTE_TYPE_PRINT_DIALOG) == GTK_WINDOW (dialog));
  ui_test_stop (application);
}

static char *
run_tool (const char *tool,
          const char *path,
          const char *last)
{
  const char *argv[] = { tool, path, last, NULL };
  g_autoptr (GError) error = NULL;
  char *output = NULL;

  g_spawn_sync (NULL, (char **) argv, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, &output, NULL, NULL, &error);
  g_assert_no_error (error);
  return output;
}

/* The job that goes to a printer, sent to a file: all pages, of the right size, with the text on it. */
static void
test_job (void)
{
  VedetteApplication *application = ui_test_start ();
  g_autofree char *path = ui_test_copy_sample ("job.vedette");
  g_autofree char *output = g_build_filename (g_get_tmp_dir (), "job.pdf", NULL);
  GtkWindow *window = open_sample (application, path);
  VedetteBattle *battle = vedette_session_get_battle (vedette_battle_window_get_session (VEDETTE_BATTLE_WINDOW (window)));
  g_autoptr (GtkPrintOperation) operation = vedette_print_new (battle, &vedette_print_systems_find (battle)->sheets[SUMMARY], TRUE,
                                                               VEDETTE_PAPER_LETTER, 1, "Job");
  g_autoptr (GError) error = NULL;
  g_autofree char *info = NULL;
  g_autofree char *text = NULL;

  gtk_print_operation_set_export_filename (operation, output);
  g_assert_cmpint (gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_EXPORT, NULL, &error), ==,
                   GTK_PRINT_OPERATION_RESULT_APPLY);
  g_assert_no_error (error);
  info = run_tool ("pdfinfo", output, NULL);
  g_assert_true (g_regex_match_simple ("Pages: +([2-9]|[1-9][0-9])\n", info, 0, 0));
  g_assert_true (g_regex_match_simple ("Page size: +612 x 792 pts", info, 0, 0));
  text = run_tool ("pdftotext", output, "-");
  g_assert_nonnull (strstr (text, "The barn at Blackheart’s hold"));
  ui_test_stop (application);
}

int
main (int    argc,
      char **argv)
{
  ui_test_init (&argc, &argv);
  g_test_add_func ("/print-dialog/dialog", test_dialog);
  g_test_add_func ("/print-dialog/cards", test_cards);
  g_test_add_func ("/print-dialog/from-orders", test_from_orders);
  g_test_add_func ("/print-dialog/names", test_names);
  g_test_add_func ("/print-dialog/export", test_export);
  g_test_add_func ("/print-dialog/report", test_report);
  g_test_add_func ("/print-dialog/export-fails", test_export_fails);
  g_test_add_func ("/print-dialog/job", test_job);
  g_test_add_func ("/print-dialog/file-toast", test_toast);
  return g_test_run ();
}
