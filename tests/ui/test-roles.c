/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a screen reader is told of a thing is what it is: a toggle, a radio button, a tick, a list with a name; and the key that
   is drawn on a button. In every view of the four samples, and in the dialog of what is due. */

#include "start-support.h"

#include "ui/play/vedette-offer-box.h"
#include "ui/start/vedette-samples.h"

typedef struct
{
  guint keys, told, toggles, radios, ticks, lists;
} Seen;

/* Returns: (nullable): the keycap in a button */
static GtkWidget *
find_keycap (GtkWidget *widget)
{
  if (GTK_IS_LABEL (widget) && gtk_widget_has_css_class (widget, "key") && gtk_widget_get_visible (widget))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_keycap (child);

      if (found != NULL)
        return found;
    }
  return NULL;
}

static gboolean
has (GtkWidget             *widget,
     GtkAccessibleProperty  property)
{
  return gtk_test_accessible_has_property (GTK_ACCESSIBLE (widget), property);
}

static void
look_at_button (GtkWidget *button,
                Seen      *seen)
{
  GtkAccessibleRole role = gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (button));
  GtkWidget *keycap = find_keycap (button);

  seen->told += has (button, GTK_ACCESSIBLE_PROPERTY_KEY_SHORTCUTS);
  /* The drawn key may be a sign, as that of Enter; what is told is its name. */
  if (keycap != NULL && gtk_label_get_text (GTK_LABEL (keycap))[0] != '\0')
    {
      if (!has (button, GTK_ACCESSIBLE_PROPERTY_KEY_SHORTCUTS))
        g_error ("the key %s is drawn on a %s, and not told", gtk_label_get_text (GTK_LABEL (keycap)),
                 G_OBJECT_TYPE_NAME (button));
      seen->keys++;
    }
  if (!GTK_IS_TOGGLE_BUTTON (button))
    return;
  /* That of a menu or a list is a part of it. */
  if (gtk_widget_get_ancestor (button, GTK_TYPE_MENU_BUTTON) != NULL || gtk_widget_get_ancestor (button, GTK_TYPE_DROP_DOWN) != NULL)
    return;
  seen->radios += role == GTK_ACCESSIBLE_ROLE_RADIO;
  seen->ticks += role == GTK_ACCESSIBLE_ROLE_CHECKBOX;
  if (role == GTK_ACCESSIBLE_ROLE_RADIO || role == GTK_ACCESSIBLE_ROLE_CHECKBOX)
    {
      if (!gtk_test_accessible_has_state (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_STATE_CHECKED))
        g_error ("whether a %s is chosen is not told", role == GTK_ACCESSIBLE_ROLE_RADIO ? "radio button" : "tick");
    }
  else if (role != GTK_ACCESSIBLE_ROLE_TAB)
    {
      /* GTK 4.8 has no role of its own for a toggle: it is a button that is pressed, or is not. */
      if (!gtk_test_accessible_has_state (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_STATE_PRESSED))
        g_error ("whether a toggle is pressed is not told: %s, role %d, active %d", G_OBJECT_TYPE_NAME (gtk_widget_get_parent (button)),
                 (int) role, gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (button)));
      seen->toggles++;
    }
}

static void
look_at (GtkWidget *widget,
         Seen      *seen)
{
  if (!gtk_widget_get_mapped (widget))
    return;
  if (GTK_IS_BUTTON (widget))
    look_at_button (widget, seen);
  if ((GTK_IS_LIST_VIEW (widget) || GTK_IS_COLUMN_VIEW (widget)) && gtk_widget_get_focusable (widget) &&
      gtk_widget_get_ancestor (gtk_widget_get_parent (widget), GTK_TYPE_COLUMN_VIEW) == NULL)
    {
      if (!has (widget, GTK_ACCESSIBLE_PROPERTY_LABEL))
        g_error ("a %s has no name", G_OBJECT_TYPE_NAME (widget));
      seen->lists++;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    look_at (child, seen);
}

static const char * const samples[] = { "blackhearts-hold", "fifty-goblins", "ford-at-dusk", "bridges-at-aurach" };

static GtkWindow *
open_sample (VedetteApplication *application,
             const char         *name)
{
  g_autofree char *folder = vedette_samples_get_folder (), *file = g_strdup_printf ("%s.vedette", name);
  g_autofree char *path = g_build_filename (folder, file, NULL);
  g_autoptr (GError) error = NULL;
  GtkWindow *window = vedette_application_open_path (application, path, &error);

  g_assert_no_error (error);
  ui_test_wait_seconds (0.2);
  return window;
}

static void
test_views (void)
{
  Seen seen = { 0 };

  for (guint i = 0; i < G_N_ELEMENTS (samples); i++)
    {
      VedetteApplication *application = ui_test_start ();
      GtkWindow *window = open_sample (application, samples[i]);
      AdwViewStack *stack = ADW_VIEW_STACK (ui_test_find_type (GTK_WIDGET (window), ADW_TYPE_VIEW_STACK, 0));
      g_autoptr (GtkSelectionModel) pages = adw_view_stack_get_pages (stack);

      for (guint page = 0; page < g_list_model_get_n_items (G_LIST_MODEL (pages)); page++)
        {
          gtk_selection_model_select_item (pages, page, TRUE);
          ui_test_wait_seconds (0.1);
          look_at (GTK_WIDGET (window), &seen);
        }
      ui_test_stop (application);
    }
  g_test_message ("%u keys, %u toggles, %u radio buttons, %u ticks, %u lists", seen.keys, seen.toggles, seen.radios, seen.ticks,
                  seen.lists);
  /* Moves that are asleep have no buttons. */
  g_assert_cmpuint (seen.keys, >, 14);
  g_assert_cmpuint (seen.toggles, >, 3);
  g_assert_cmpuint (seen.lists, >, 4);
}

/* Intentions exclude each other, what counts does not. */
static void
test_roll (void)
{
  VedetteApplication *application = ui_test_start ();
  GtkWindow *window = open_sample (application, samples[0]), *dialog;
  Seen seen = { 0 };

  g_signal_emit_by_name (ui_test_find_type (ui_test_find_type (GTK_WIDGET (window), VEDETTE_TYPE_OFFER_BOX, 0), GTK_TYPE_BUTTON, 0),
                         "clicked");
  ui_test_wait_seconds (0.2);
  dialog = ui_test_find_window (ADW_TYPE_WINDOW);
  g_assert_nonnull (dialog);
  look_at (GTK_WIDGET (dialog), &seen);
  g_assert_cmpuint (seen.radios, ==, 6);
  g_assert_cmpuint (seen.ticks, ==, 5);
  g_assert_cmpuint (seen.lists, ==, 1);
  g_assert_cmpuint (seen.told, >=, 8);
  gtk_window_destroy (dialog);
  ui_test_stop (application);
}

int
main (int   argc,
      char *argv[])
{
  ui_test_init (&argc, &argv);
  g_test_add_func ("/ui/roles/views", test_views);
  g_test_add_func ("/ui/roles/roll", test_roll);
  return g_test_run ();
}
