/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a screen reader says, where older and newer GTK would say different things. */

#include "vedette-config.h"

#include "ui/widgets/vedette-spoken.h"

#include <glib/gi18n-lib.h>

static gboolean
is_newer (void)
{
  return gtk_get_minor_version () >= 10;
}

/**
 * vedette_spoken_set_name:
 * @name: any text
 *
 * Names a button, or another widget that says more than what is written on it. Newer GTK labels a button by what is
 * written on it, and that goes before a name.
 */
void
vedette_spoken_set_name (GtkWidget  *widget,
                         const char *name)
{
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

/**
 * vedette_spoken_status_new:
 * @label: (transfer floating): says how it stands, in a text that changes
 *
 * A status may have no name in newer GTK: a label that itself is one would be silent. So the label is in it. Older GTK
 * names it, if by nothing else then by its type; there it is named by the label.
 *
 * Returns: (transfer floating): a status with that label
 */
GtkWidget *
vedette_spoken_status_new (GtkLabel *label)
{
  GtkWidget *status = g_object_new (ADW_TYPE_BIN, "accessible-role", GTK_ACCESSIBLE_ROLE_STATUS, "child", label, NULL);

  gtk_accessible_update_relation (GTK_ACCESSIBLE (status), GTK_ACCESSIBLE_RELATION_LABELLED_BY, label, NULL, -1);
  return status;
}

/**
 * vedette_spoken_new_mute_label:
 * @text: (nullable): any text
 *
 * By its role, for its state is changed by newer GTK: to be seen is to be heard as well, there.
 *
 * Returns: (transfer floating): a label of which something else speaks
 */
GtkWidget *
vedette_spoken_new_mute_label (const char *text)
{
  return g_object_new (GTK_TYPE_LABEL, "label", text != NULL ? text : "", "accessible-role", GTK_ACCESSIBLE_ROLE_NONE, NULL);
}

/**
 * vedette_spoken_set_tip:
 * @text: (nullable): any text
 *
 * For a tip that says to the pointer what a screen reader reads anyway, as the name: it would say it twice.
 */
void
vedette_spoken_set_tip (GtkWidget  *widget,
                        const char *text)
{
  /* What is empty is no description for newer GTK, and it would read the tip. */
  const char *nothing = is_newer () ? " " : "";

  /* Whenever one is set, GTK asks the display where the pointer is, and waits for the answer. */
  if (g_strcmp0 (gtk_widget_get_tooltip_text (widget), text) != 0)
    gtk_widget_set_tooltip_text (widget, text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, nothing, -1);
  /* The toggle in it is what takes the focus. */
  if (GTK_IS_MENU_BUTTON (widget))
    gtk_accessible_update_property (GTK_ACCESSIBLE (gtk_widget_get_first_child (widget)), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                    nothing, -1);
}

/**
 * vedette_spoken_name_row:
 * @child: what a [class@Gtk.ListItem] shows
 * @name: any text
 *
 * Names the row of a list, which takes the focus, and would say nothing: GTK 4.8 has no function for it.
 */
void
vedette_spoken_name_row (GtkWidget  *child,
                         const char *name)
{
  GtkWidget *row = gtk_widget_get_parent (child);

  if (row != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

static void
leave_unnamed (GtkAccessible *accessible)
{
  gtk_accessible_update_property (accessible, GTK_ACCESSIBLE_PROPERTY_LABEL, "", -1);
}

/* A sign that stands beside a name: “black up-pointing triangle” */
static gboolean
is_sign (const char *text)
{
  return g_utf8_strlen (text, -1) == 1 && g_unichar_type (g_utf8_get_char (text)) == G_UNICODE_OTHER_SYMBOL;
}

/* The tip of a menu button is its name; and the toggle in it, which takes the focus, has the same. */
static void
name_menu_button (GtkWidget *button)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, gtk_widget_get_tooltip_text (button),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "", -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (gtk_widget_get_first_child (button)), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "",
                                  -1);
}

/* The rows of a group have its heading, by themselves; those of a group without one have that of the window. */
static void
name_list (GtkWidget *list)
{
  GtkWidget *group = gtk_widget_get_ancestor (list, ADW_TYPE_PREFERENCES_GROUP);
  GtkWidget *window = gtk_widget_get_ancestor (list, GTK_TYPE_WINDOW);
  const char *title = window != NULL ? gtk_window_get_title (GTK_WINDOW (window)) : NULL;

  if (group != NULL && *adw_preferences_group_get_title (ADW_PREFERENCES_GROUP (group)) == '\0' && title != NULL)
    vedette_spoken_set_name (list, title);
}

static void
say_chosen (GtkDropDown *drop_down)
{
  GtkWidget *button = gtk_widget_get_first_child (GTK_WIDGET (drop_down));
  gpointer chosen = gtk_drop_down_get_selected_item (drop_down);

  if (GTK_IS_STRING_OBJECT (chosen))
    gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                    gtk_string_object_get_string (chosen), -1);
}

/* The button in it takes the focus: it has the name, too, and says what is chosen. */
static void
name_drop_down (GtkWidget *drop_down)
{
  gtk_accessible_update_relation (GTK_ACCESSIBLE (gtk_widget_get_first_child (drop_down)), GTK_ACCESSIBLE_RELATION_LABELLED_BY,
                                  drop_down, NULL, -1);
  g_signal_handlers_disconnect_by_func (drop_down, say_chosen, NULL);
  g_signal_connect (drop_down, "notify::selected-item", G_CALLBACK (say_chosen), NULL);
  say_chosen (GTK_DROP_DOWN (drop_down));
}

/* What newer GTK leaves unnamed as well */
static gboolean
on_map_newer (GSignalInvocationHint *hint,
              guint                  n_values,
              const GValue          *values,
              gpointer               data)
{
  GtkWidget *widget = g_value_get_object (values);

  if (GTK_IS_LIST_BOX (widget))
    name_list (widget);
  else if (GTK_IS_DROP_DOWN (widget))
    name_drop_down (widget);
  else if (ADW_IS_VIEW_SWITCHER (widget))
    gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Views"), -1);
  return G_SOURCE_CONTINUE;
}

static gboolean
on_map (GSignalInvocationHint *hint,
        guint                  n_values,
        const GValue          *values,
        gpointer               data)
{
  GtkWidget *widget = g_value_get_object (values);

  if (GTK_IS_ROOT (widget))
    return G_SOURCE_CONTINUE;
  if (GTK_IS_MENU_BUTTON (widget) && gtk_widget_get_tooltip_text (widget) != NULL)
    name_menu_button (widget);
  /* One that was never pressed says that it is a button like others. */
  else if (GTK_IS_TOGGLE_BUTTON (widget) &&
           gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (widget)) == GTK_ACCESSIBLE_ROLE_BUTTON)
    gtk_accessible_update_state (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_STATE_PRESSED,
                                 gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (widget)) ? GTK_ACCESSIBLE_TRISTATE_TRUE
                                                                                           : GTK_ACCESSIBLE_TRISTATE_FALSE, -1);
  else if (GTK_IS_LIST_BOX (widget))
    name_list (widget);
  else if (GTK_IS_DROP_DOWN (widget))
    name_drop_down (widget);
  else if (G_OBJECT_TYPE (widget) == ADW_TYPE_ACTION_ROW)
    vedette_spoken_set_name (widget, adw_preferences_row_get_title (ADW_PREFERENCES_ROW (widget)));
  else if (GTK_IS_LABEL (widget) && is_sign (gtk_label_get_text (GTK_LABEL (widget))))
    gtk_accessible_update_state (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
  /* They are read by what is in them. */
  else if (GTK_IS_FLOW_BOX_CHILD (widget) || GTK_IS_POPOVER_MENU (widget))
    leave_unnamed (GTK_ACCESSIBLE (widget));
  else if (ADW_IS_VIEW_SWITCHER (widget))
    gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Views"), -1);
  else if (GTK_IS_SCROLLBAR (widget) || (GTK_IS_LABEL (widget) && *gtk_label_get_text (GTK_LABEL (widget)) == '\0') ||
           gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (widget)) == GTK_ACCESSIBLE_ROLE_WIDGET ||
           gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (widget)) == GTK_ACCESSIBLE_ROLE_GENERIC)
    leave_unnamed (GTK_ACCESSIBLE (widget));
  return G_SOURCE_CONTINUE;
}

/**
 * vedette_spoken_init:
 *
 * Older GTK names whatever has no name after its class, in English, and a screen reader reads “GtkScrollbar” to the user.
 * From now on what only holds others is without a name when it is shown, as it is in newer GTK.
 */
void
vedette_spoken_init (void)
{
  /* The signal is there once its class is; classes stay. */
  g_type_class_unref (g_type_class_ref (GTK_TYPE_WIDGET));

  g_signal_add_emission_hook (g_signal_lookup ("map", GTK_TYPE_WIDGET), 0, is_newer () ? on_map_newer : on_map, NULL, NULL);
}
