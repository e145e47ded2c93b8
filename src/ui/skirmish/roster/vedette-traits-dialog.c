/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The house rules about a line, a contingent or a side: added, changed and removed. */

#include "vedette-config.h"

#include "ui/skirmish/roster/vedette-traits-dialog.h"

#include <glib/gi18n-lib.h>

#include "core/skirmish/state/vedette-traits.h"
#include "ui/records/vedette-record-edits.h"
#include "ui/records/vedette-record-panel.h"
#include "ui/widgets/vedette-listing.h"

#define LIST "vedette-traits"
#define LINE "vedette-line"

static VedetteSession *
get_session (VedetteDeclareForm *form)
{
  return vedette_move_dialog_get_session (VEDETTE_MOVE_DIALOG (form));
}

static char *
say_name (const VedetteRecordColumn *column,
          gpointer                   item,
          gpointer                   data)
{
  return vedette_trait_say (item);
}

static char *
speak (gpointer item,
       gpointer data)
{
  return vedette_trait_say (item);
}

static const VedetteRecordColumn columns[] = {
  { VEDETTE_RECORD_NAME, .say = say_name },
  VEDETTE_RECORD_COLUMN_REMOVE (),
};

static const VedetteRecordTable table = {
  .columns = columns,
  .n_columns = G_N_ELEMENTS (columns),
  .whole = TRUE,
  .empty = { N_("No traits yet. Add one above. Each trait counts in every snatch roll.") },
  .speak = speak,
};

/* Lists the traits of those whom the form asks about. */
static void
update (VedetteDeclareForm *form)
{
  g_autoptr (VedetteMove) move = vedette_declare_form_read (form, NULL);
  g_autoptr (GPtrArray) traits = vedette_traits_list (vedette_session_get_battle (get_session (form)),
                                                      move != NULL ? vedette_move_get_id (move, "whose") : 0);

  vedette_record_list_set_items (g_object_get_data (G_OBJECT (form), LIST), traits);
}

/**
 * vedette_traits_dialog_show:
 * @widget: in the window that gets the dialog
 * @whose: a line, a contingent or a force that is proposed, 0 for any
 *
 * Presents the form that adds traits, with those that there are. Each that is added or removed is a step of its own, so that
 * there is nothing to cancel, but all to undo.
 */
void
vedette_traits_dialog_show (GtkWidget      *widget,
                            VedetteSession *session,
                            gint64          whose)
{
  g_autoptr (VedetteMove) move = vedette_session_new_move (session, "add-trait");
  GtkWidget *panel = vedette_record_panel_new_group (session, &table, _("Current Traits"), NULL);
  VedetteDeclareForm *form;

  if (whose != 0)
    g_object_set (move, "whose", whose, NULL);
  form = vedette_record_ask (widget, session, move, _("Traits"), "name");
  g_object_set_data (G_OBJECT (form), LIST, vedette_record_panel_get_list (VEDETTE_RECORD_PANEL (panel)));
  vedette_declare_form_set_again (form, "name");
  vedette_dialog_add (VEDETTE_DIALOG (form), panel);
  /* Room for some, as the list grows while the window is open */
  gtk_window_set_default_size (GTK_WINDOW (form), 460, 480);
  g_signal_connect (form, "changed", G_CALLBACK (update), NULL);
  g_signal_connect_object (session, "changed", G_CALLBACK (update), form, G_CONNECT_SWAPPED);
  update (form);
}

static void
on_traits (VedetteDeclareForm *form)
{
  vedette_traits_dialog_show (GTK_WIDGET (form), get_session (form),
                              vedette_record_get_id (g_object_get_data (G_OBJECT (form), LINE)));
}

/* What the button shows is what the line has now. */
static void
update_label (GtkLabel *label)
{
  VedetteRecord *line = g_object_get_data (G_OBJECT (label), LINE);
  VedetteDeclareForm *form = VEDETTE_DECLARE_FORM (gtk_widget_get_root (GTK_WIDGET (label)));
  g_autoptr (GPtrArray) traits = vedette_traits_list (vedette_session_get_battle (get_session (form)),
                                                      vedette_record_get_id (line));
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < traits->len; i++)
    vedette_listing_take (text, C_("list of names", ", "), vedette_trait_say (traits->pdata[i]));
  gtk_label_set_text (label, traits->len > 0 ? text->str : C_("traits", "None"));
}

/**
 * vedette_traits_dialog_add_to:
 * @form: edits @line
 *
 * Adds a button with the traits of the line, which opens the dialog about them.
 */
void
vedette_traits_dialog_add_to (VedetteDeclareForm *form,
                              VedetteFigure      *line)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "ellipsize", PANGO_ELLIPSIZE_END, "width-chars", 12, "max-width-chars", 24,
                                   "xalign", 0.0, NULL);
  GtkWidget *button = g_object_new (GTK_TYPE_BUTTON, "child", label, NULL);

  g_object_set_data_full (G_OBJECT (form), LINE, g_object_ref (line), g_object_unref);
  g_object_set_data_full (G_OBJECT (label), LINE, g_object_ref (line), g_object_unref);
  g_signal_connect_object (button, "clicked", G_CALLBACK (on_traits), form, G_CONNECT_SWAPPED);
  vedette_declare_form_add_control (form, _("Traits…"), button);
  update_label (GTK_LABEL (label));
  g_signal_connect_object (get_session (form), "changed", G_CALLBACK (update_label), label, G_CONNECT_SWAPPED);
}
