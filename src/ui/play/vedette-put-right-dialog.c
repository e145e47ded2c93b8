/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Corrects holder, counters and shot back to what is true on the table. */

#include "vedette-config.h"

#include "ui/play/vedette-put-right-dialog.h"

#include <glib/gi18n-lib.h>

#include "core/skirmish/vedette-skirmish.h"

#define VEDETTE_TYPE_PUT_RIGHT_DIALOG (vedette_put_right_dialog_get_type ())
G_DECLARE_FINAL_TYPE (VedettePutRightDialog, vedette_put_right_dialog, VEDETTE, PUT_RIGHT_DIALOG, AdwWindow)

struct _VedettePutRightDialog
{
  AdwWindow parent_instance;

  GtkDropDown *holder;
  GtkSpinButton *counters;
  GtkSwitch *shot_back;
  GtkLabel *why_not;
  VedetteSession *session;
};

G_DEFINE_FINAL_TYPE (VedettePutRightDialog, vedette_put_right_dialog, ADW_TYPE_WINDOW)

static void
vedette_put_right_dialog_dispose (GObject *object)
{
  VedettePutRightDialog *self = VEDETTE_PUT_RIGHT_DIALOG (object);

  g_clear_object (&self->session);

  G_OBJECT_CLASS (vedette_put_right_dialog_parent_class)->dispose (object);
}

static void
apply (GtkWidget  *widget,
       const char *name,
       GVariant   *parameter)
{
  VedettePutRightDialog *self = VEDETTE_PUT_RIGHT_DIALOG (widget);
  g_autoptr (VedetteMove) move = vedette_session_new_move (self->session, "put-right");
  g_autoptr (GError) error = NULL;
  VedetteSkirmish skirmish;

  vedette_skirmish_read (&skirmish, vedette_session_get_battle (self->session));
  g_object_set (move, "holder", vedette_record_get_id (VEDETTE_RECORD (skirmish.forces[gtk_drop_down_get_selected (self->holder)])),
                "counters", gtk_spin_button_get_value_as_int (self->counters), "shot-back",
                gtk_switch_get_active (self->shot_back), NULL);
  if (vedette_session_perform (self->session, move, 0, FALSE, &error) != NULL)
    gtk_window_close (GTK_WINDOW (self));
  else
    gtk_label_set_text (self->why_not, error->message);
}

static void
vedette_put_right_dialog_class_init (VedettePutRightDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = vedette_put_right_dialog_dispose;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_DIALOG);
  gtk_widget_class_install_action (widget_class, "dialog.apply", NULL, apply);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
vedette_put_right_dialog_init (VedettePutRightDialog *self)
{
}

static void
add_row (GtkWidget  *grid,
         int         row,
         const char *text,
         GtkWidget  *control)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_widget_set_halign (control, GTK_ALIGN_END);
  gtk_widget_set_valign (control, GTK_ALIGN_CENTER);
  gtk_grid_attach (GTK_GRID (grid), label, 0, row, 1, 1);
  gtk_grid_attach (GTK_GRID (grid), control, 1, row, 1, 1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (control), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  gtk_accessible_update_relation (GTK_ACCESSIBLE (control), GTK_ACCESSIBLE_RELATION_LABELLED_BY, label, NULL, -1);
}

static GtkWidget *
make_header (void)
{
  GtkWidget *header = adw_header_bar_new ();
  GtkWidget *cancel = gtk_button_new_with_label (_("Cancel"));
  GtkWidget *done = gtk_button_new_with_label (_("Put Right"));

  adw_header_bar_set_show_end_title_buttons (ADW_HEADER_BAR (header), FALSE);
  adw_header_bar_set_show_start_title_buttons (ADW_HEADER_BAR (header), FALSE);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (cancel), "window.close");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (done), "dialog.apply");
  gtk_widget_add_css_class (done, "suggested-action");
  adw_header_bar_pack_start (ADW_HEADER_BAR (header), cancel);
  adw_header_bar_pack_end (ADW_HEADER_BAR (header), done);
  return header;
}

/**
 * vedette_put_right_dialog_new:
 *
 * Returns: (transfer none): a modal window, to be presented
 */
GtkWidget *
vedette_put_right_dialog_new (GtkWindow      *parent,
                              VedetteSession *session)
{
  VedettePutRightDialog *self = g_object_new (VEDETTE_TYPE_PUT_RIGHT_DIALOG, "transient-for", parent, "modal", TRUE,
                                              "title", _("Put Right"), "default-width", 360, NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *grid = gtk_grid_new ();
  VedetteSkirmish skirmish;

  self->session = g_object_ref (session);
  vedette_skirmish_read (&skirmish, vedette_session_get_battle (session));
  self->holder = GTK_DROP_DOWN (gtk_drop_down_new_from_strings ((const char *[]){
    vedette_force_get_name (skirmish.forces[0]), vedette_force_get_name (skirmish.forces[1]), NULL }));
  gtk_drop_down_set_selected (self->holder, vedette_skirmish_get_holder (&skirmish) ==
                                                vedette_record_get_id (VEDETTE_RECORD (skirmish.forces[1])));
  self->counters = GTK_SPIN_BUTTON (gtk_spin_button_new_with_range (0, VEDETTE_ATTEMPT_MAX_COUNTERS, 1));
  gtk_spin_button_set_value (self->counters, vedette_skirmish_game_get_counters (skirmish.game));
  gtk_editable_set_width_chars (GTK_EDITABLE (self->counters), 4);
  self->shot_back = GTK_SWITCH (gtk_switch_new ());
  gtk_switch_set_active (self->shot_back, vedette_skirmish_game_get_shot_back_used (skirmish.game));

  gtk_grid_set_row_spacing (GTK_GRID (grid), 12);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 12);
  g_object_set (grid, "margin-start", 18, "margin-end", 18, "margin-top", 18, "margin-bottom", 18, NULL);
  add_row (grid, 0, _("Has the initiative"), GTK_WIDGET (self->holder));
  add_row (grid, 1, _("Counters"), GTK_WIDGET (self->counters));
  add_row (grid, 2, _("Shot back used"), GTK_WIDGET (self->shot_back));
  self->why_not = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_wrap (self->why_not, TRUE);
  gtk_widget_add_css_class (GTK_WIDGET (self->why_not), "why-not");
  gtk_grid_attach (GTK_GRID (grid), GTK_WIDGET (self->why_not), 0, 3, 2, 1);
  gtk_box_append (GTK_BOX (box), make_header ());
  gtk_box_append (GTK_BOX (box), grid);
  adw_window_set_content (ADW_WINDOW (self), box);
  /* Not on the first button, which would be the one that cancels */
  gtk_widget_grab_focus (GTK_WIDGET (self->holder));
  return GTK_WIDGET (self);
}
