/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A modal window with named fields that become one edit. */

#include "vedette-config.h"

#include "ui/declare/vedette-form-dialog.h"

#include <glib/gi18n-lib.h>

#include "core/document/vedette-enum.h"
#include "core/document/vedette-record.h"
#include "ui/widgets/vedette-drop-down.h"

typedef struct
{
  GtkGrid *grid;
  GtkLabel *why_not;
  VedetteSession *session;
  GtkWidget *first; /* the first field */
  int n_rows;
} VedetteFormDialogPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (VedetteFormDialog, vedette_form_dialog, ADW_TYPE_WINDOW)

static void
vedette_form_dialog_dispose (GObject *object)
{
  VedetteFormDialogPrivate *priv = vedette_form_dialog_get_instance_private (VEDETTE_FORM_DIALOG (object));

  g_clear_object (&priv->session);

  G_OBJECT_CLASS (vedette_form_dialog_parent_class)->dispose (object);
}

static void
apply (GtkWidget  *widget,
       const char *name,
       GVariant   *parameter)
{
  VedetteFormDialog *self = VEDETTE_FORM_DIALOG (widget);
  VedetteFormDialogPrivate *priv = vedette_form_dialog_get_instance_private (self);
  g_autoptr (GError) error = NULL;
  g_autoptr (VedetteMove) move = VEDETTE_FORM_DIALOG_GET_CLASS (self)->make_move (self, &error);

  if (error == NULL && (move == NULL || vedette_session_perform (priv->session, move, 0, FALSE, &error) != NULL))
    {
      gtk_window_close (GTK_WINDOW (self));
      return;
    }
  /* It is said here, where it can be mended. */
  vedette_session_set_why_not (priv->session, NULL);
  gtk_label_set_text (priv->why_not, error->message);
  gtk_widget_set_visible (GTK_WIDGET (priv->why_not), TRUE);
}

/* The focus is not to be on the first button, which would be the one that cancels. Before the window is seen it would lose
 * its role by that. */
static void
vedette_form_dialog_map (GtkWidget *widget)
{
  VedetteFormDialogPrivate *priv = vedette_form_dialog_get_instance_private (VEDETTE_FORM_DIALOG (widget));

  GTK_WIDGET_CLASS (vedette_form_dialog_parent_class)->map (widget);
  if (priv->first != NULL)
    gtk_widget_grab_focus (priv->first);
}

static void
vedette_form_dialog_class_init (VedetteFormDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = vedette_form_dialog_dispose;
  widget_class->map = vedette_form_dialog_map;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_DIALOG);
  gtk_widget_class_install_action (widget_class, "form.apply", NULL, apply);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static GtkWidget *
make_header (VedetteFormDialog *self,
             const char        *verb)
{
  GtkWidget *header = adw_header_bar_new ();
  GtkWidget *cancel = gtk_button_new_with_label (_("Cancel"));
  GtkWidget *done = gtk_button_new_with_label (verb);

  adw_header_bar_set_show_end_title_buttons (ADW_HEADER_BAR (header), FALSE);
  adw_header_bar_set_show_start_title_buttons (ADW_HEADER_BAR (header), FALSE);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (cancel), "window.close");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (done), "form.apply");
  gtk_widget_add_css_class (done, "suggested-action");
  adw_header_bar_pack_start (ADW_HEADER_BAR (header), cancel);
  adw_header_bar_pack_end (ADW_HEADER_BAR (header), done);
  gtk_window_set_default_widget (GTK_WINDOW (self), done);
  return header;
}

static void
vedette_form_dialog_init (VedetteFormDialog *self)
{
  VedetteFormDialogPrivate *priv = vedette_form_dialog_get_instance_private (self);

  priv->grid = GTK_GRID (gtk_grid_new ());
  gtk_grid_set_row_spacing (priv->grid, 9);
  gtk_grid_set_column_spacing (priv->grid, 12);
  g_object_set (priv->grid, "margin-start", 18, "margin-end", 18, "margin-top", 18, "margin-bottom", 18, NULL);
  priv->why_not = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_wrap (priv->why_not, TRUE);
  gtk_label_set_wrap_mode (priv->why_not, PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (priv->why_not, 0);
  gtk_label_set_width_chars (priv->why_not, 30);
  g_object_set (priv->why_not, "margin-start", 18, "margin-end", 18, "margin-top", 9, "visible", FALSE, NULL);
  gtk_widget_add_css_class (GTK_WIDGET (priv->why_not), "why-not");
  gtk_widget_add_css_class (GTK_WIDGET (priv->why_not), "error");
}

/**
 * vedette_form_dialog_set_up:
 * @verb: of the button that does it
 *
 * To be called once, before the fields are added.
 */
void
vedette_form_dialog_set_up (VedetteFormDialog *self,
                            GtkWindow         *parent,
                            VedetteSession    *session,
                            const char        *title,
                            const char        *verb)
{
  VedetteFormDialogPrivate *priv = vedette_form_dialog_get_instance_private (self);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *scrolled = gtk_scrolled_window_new ();

  priv->session = g_object_ref (session);
  g_object_set (self, "transient-for", parent, "modal", TRUE, "title", title, "default-width", 420, NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_widget_set_focusable (scrolled, FALSE);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scrolled), TRUE);
  /* The longest form is to fit a screen of 800 pixels. */
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (scrolled), 640);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), GTK_WIDGET (priv->grid));
  gtk_widget_set_vexpand (scrolled, TRUE);
  gtk_box_append (GTK_BOX (box), make_header (self, verb));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (priv->why_not));
  gtk_box_append (GTK_BOX (box), scrolled);
  adw_window_set_content (ADW_WINDOW (self), box);
}

VedetteSession *
vedette_form_dialog_get_session (VedetteFormDialog *self)
{
  VedetteFormDialogPrivate *priv = vedette_form_dialog_get_instance_private (self);

  return priv->session;
}

static void
add_row (VedetteFormDialog *self,
         const char        *text,
         GtkWidget         *control)
{
  VedetteFormDialogPrivate *priv = vedette_form_dialog_get_instance_private (self);
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_set_valign (control, GTK_ALIGN_CENTER);
  gtk_grid_attach (priv->grid, label, 0, priv->n_rows, 1, 1);
  gtk_grid_attach (priv->grid, control, 1, priv->n_rows, 1, 1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (control), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  gtk_accessible_update_relation (GTK_ACCESSIBLE (control), GTK_ACCESSIBLE_RELATION_LABELLED_BY, label, NULL, -1);
  if (priv->n_rows == 0)
    priv->first = control;
  priv->n_rows++;
}

/* Any other control, with its name beside it */
void
vedette_form_dialog_add_control (VedetteFormDialog *self,
                                 const char        *label,
                                 GtkWidget         *control)
{
  gtk_widget_set_hexpand (control, TRUE);
  add_row (self, label, control);
}

GtkEntry *
vedette_form_dialog_add_entry (VedetteFormDialog *self,
                               const char        *label,
                               const char        *text)
{
  GtkWidget *entry = gtk_entry_new ();

  gtk_editable_set_text (GTK_EDITABLE (entry), text);
  gtk_editable_set_width_chars (GTK_EDITABLE (entry), 10);
  gtk_entry_set_activates_default (GTK_ENTRY (entry), TRUE);
  gtk_widget_set_hexpand (entry, TRUE);
  add_row (self, label, entry);
  return GTK_ENTRY (entry);
}

GtkSpinButton *
vedette_form_dialog_add_spin (VedetteFormDialog *self,
                              const char        *label,
                              int                min,
                              int                max,
                              int                value)
{
  GtkWidget *spin = gtk_spin_button_new_with_range (min, max, 1);

  gtk_spin_button_set_value (GTK_SPIN_BUTTON (spin), value);
  gtk_spin_button_set_numeric (GTK_SPIN_BUTTON (spin), TRUE);
  gtk_editable_set_width_chars (GTK_EDITABLE (spin), 4);
  gtk_text_set_activates_default (GTK_TEXT (gtk_editable_get_delegate (GTK_EDITABLE (spin))), TRUE);
  add_row (self, label, spin);
  return GTK_SPIN_BUTTON (spin);
}

GtkSwitch *
vedette_form_dialog_add_switch (VedetteFormDialog *self,
                                const char        *label,
                                gboolean           active)
{
  GtkWidget *control = gtk_switch_new ();

  gtk_switch_set_active (GTK_SWITCH (control), active);
  gtk_widget_set_halign (control, GTK_ALIGN_START);
  add_row (self, label, control);
  return GTK_SWITCH (control);
}

GtkDropDown *
vedette_form_dialog_add_drop_down (VedetteFormDialog *self,
                                   const char        *label,
                                   GListModel        *strings,
                                   guint              selected)
{
  GtkWidget *control = vedette_drop_down_new (strings);

  gtk_drop_down_set_selected (GTK_DROP_DOWN (control), selected);
  gtk_widget_set_hexpand (control, TRUE);
  add_row (self, label, control);
  return GTK_DROP_DOWN (control);
}

static char *
write_inches (int hundredths)
{
  if (hundredths < 0)
    return g_strdup ("");
  return hundredths % 100 == 0 ? g_strdup_printf ("%d", hundredths / 100)
                               : g_strdup_printf ("%d.%02d", hundredths / 100, hundredths % 100);
}

static GtkEntry *
add_inches (VedetteFormDialog *self,
            const char        *label,
            int                hundredths)
{
  g_autofree char *text = write_inches (hundredths);
  GtkEntry *entry = vedette_form_dialog_add_entry (self, label, text);

  /* Translators: a length that nobody keeps */
  gtk_entry_set_placeholder_text (entry, _("not tracked"));
  return entry;
}

static GtkDropDown *
add_enum (VedetteFormDialog *self,
          const char        *label,
          GType              type,
          int                value)
{
  g_auto (GStrv) labels = vedette_enum_list_labels (type);
  g_autoptr (GtkStringList) strings = gtk_string_list_new ((const char * const *) labels);

  return vedette_form_dialog_add_drop_down (self, label, G_LIST_MODEL (strings), (guint) value);
}

/**
 * vedette_form_dialog_add_field:
 * @record: (type VedetteRecord): with what the field holds now
 * @name: a property of it that is a text, a number, a length, a list of values, or yes and no
 *
 * Adds the control for that, with the label of the field.
 */
GtkWidget *
vedette_form_dialog_add_field (VedetteFormDialog *self,
                               gpointer           record,
                               const char        *name)
{
  GParamSpec *pspec = vedette_record_class_find (VEDETTE_RECORD_GET_CLASS (record), name);
  const char *label = vedette_param_spec_get_label (pspec);
  g_autofree char *text = NULL;
  int value = 0;

  if (G_IS_PARAM_SPEC_STRING (pspec))
    {
      g_object_get (record, name, &text, NULL);
      return GTK_WIDGET (vedette_form_dialog_add_entry (self, label, text));
    }
  g_object_get (record, name, &value, NULL);
  if (G_IS_PARAM_SPEC_BOOLEAN (pspec))
    return GTK_WIDGET (vedette_form_dialog_add_switch (self, label, value));
  if (G_IS_PARAM_SPEC_ENUM (pspec))
    return GTK_WIDGET (add_enum (self, label, G_PARAM_SPEC_VALUE_TYPE (pspec), value));
  if (pspec->flags & VEDETTE_PARAM_INCHES)
    return GTK_WIDGET (add_inches (self, label, value));
  return GTK_WIDGET (vedette_form_dialog_add_spin (self, label, G_PARAM_SPEC_INT (pspec)->minimum,
                                                   G_PARAM_SPEC_INT (pspec)->maximum, value));
}
