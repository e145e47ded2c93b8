/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The form of a new battle, with the systems that the program has. */

#include "core/systems.h"
#include "start-support.h"
#include "ui/start/vedette-new-dialog.h"

#define NAME "<b>&\"x"

static GtkWidget *
find_mapped (GtkWidget *dialog,
             GType      type)
{
  GtkWidget *found;

  for (guint i = 0; (found = ui_test_find_type (dialog, type, i)) != NULL; i++)
    if (gtk_widget_get_mapped (found))
      return found;
  return NULL;
}

static float
get_place (GtkWidget *widget,
           GtkWidget *dialog)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (widget, dialog, &bounds));
  return bounds.origin.y;
}

/* Another system: the name that was typed is still there, the choice stays under the hand, and the focus on it. */
static void
test_system (void)
{
  VedetteApplication *application = ui_test_start ();
  GtkWidget *dialog, *choice, *focus;
  float place;

  g_action_group_activate_action (G_ACTION_GROUP (application), "new", NULL);
  ui_test_settle ();
  dialog = GTK_WIDGET (ui_test_find_window (VEDETTE_TYPE_NEW_DIALOG));
  g_assert_nonnull (dialog);
  gtk_editable_set_text (GTK_EDITABLE (find_mapped (dialog, GTK_TYPE_ENTRY)), NAME);
  place = get_place (find_mapped (dialog, GTK_TYPE_DROP_DOWN), dialog);
  for (guint i = 1; vedette_systems[i] != NULL; i++)
    {
      g_test_message ("%s", vedette_system_get_id (vedette_systems[i]));
      g_assert_nonnull (ui_test_find_label (dialog, vedette_system_get_about (vedette_systems[i - 1])));
      choice = find_mapped (dialog, GTK_TYPE_DROP_DOWN);
      gtk_drop_down_set_selected (GTK_DROP_DOWN (choice), i);
      ui_test_settle ();
      g_assert_true (find_mapped (dialog, GTK_TYPE_DROP_DOWN) != choice);
      choice = find_mapped (dialog, GTK_TYPE_DROP_DOWN);
      g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (find_mapped (dialog, GTK_TYPE_ENTRY))), ==, NAME);
      /* In the first row, which need not be as high everywhere */
      g_assert_cmpfloat_with_epsilon (get_place (choice, dialog), place, 12);
      focus = gtk_root_get_focus (GTK_ROOT (dialog));
      g_assert_nonnull (focus);
      g_assert_true (gtk_widget_get_ancestor (focus, GTK_TYPE_DROP_DOWN) == choice);
    }
  gtk_window_close (GTK_WINDOW (dialog));
  ui_test_stop (application);
}

int
main (int    argc,
      char **argv)
{
  ui_test_init (&argc, &argv);
  g_test_add_func ("/ui/new/system", test_system);
  return g_test_run ();
}
