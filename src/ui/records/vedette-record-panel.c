/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The list of what belongs to one party, on a card: heading, the entry for more of it, and the rows. */

#include "vedette-config.h"

#include "ui/records/vedette-record-panel.h"

#include "ui/declare/vedette-declare-form.h"
#include "ui/declare/vedette-typed-entry.h"
#include "ui/widgets/party/vedette-party-paint.h"
#include "ui/widgets/toasts/vedette-undo-toast.h"
#include "ui/widgets/vedette-focus.h"

struct _VedetteRecordPanel
{
  AdwBin parent_instance;

  GtkWidget *edge;
  VedettePartyHead *head;
  VedetteTypedEntry *entry;
  VedetteRecordList *list;
};

G_DEFINE_FINAL_TYPE (VedetteRecordPanel, vedette_record_panel, ADW_TYPE_BIN)

static gboolean
vedette_record_panel_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (VEDETTE_RECORD_PANEL (widget)->entry));
}

static void
vedette_record_panel_class_init (VedetteRecordPanelClass *klass)
{
  GTK_WIDGET_CLASS (klass)->grab_focus = vedette_record_panel_grab_focus;
  vedette_focus_pass_through (GTK_WIDGET_CLASS (klass));
}

static void
vedette_record_panel_init (VedetteRecordPanel *self)
{
}

/**
 * vedette_record_panel_new:
 * @move: the edit that reads a typed text
 * @about: its parameter for the party
 * @id: the party
 * @list: (transfer floating): the rows
 *
 * Returns: (transfer floating): a panel
 */
GtkWidget *
vedette_record_panel_new (VedetteSession    *session,
                          const char        *move,
                          const char        *about,
                          gint64             id,
                          VedetteRecordList *list)
{
  VedetteRecordPanel *self = g_object_new (VEDETTE_TYPE_RECORD_PANEL, "hexpand", TRUE, NULL);
  GtkWidget *card = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0), *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  self->edge = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  self->head = g_object_new (VEDETTE_TYPE_PARTY_HEAD, NULL);
  self->entry = VEDETTE_TYPED_ENTRY (vedette_typed_entry_new (session, move, about, id));
  self->list = list;
  g_object_set (self->entry, "margin-start", 10, "margin-end", 10, "margin-top", 12, "margin-bottom", 6, NULL);
  gtk_widget_add_css_class (self->edge, "edge");
  gtk_widget_add_css_class (card, "card");
  gtk_widget_add_css_class (card, "forces-panel");
  gtk_widget_set_overflow (card, GTK_OVERFLOW_HIDDEN);
  gtk_widget_set_hexpand (box, TRUE);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->head));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->entry));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (list));
  gtk_box_append (GTK_BOX (card), self->edge);
  gtk_box_append (GTK_BOX (card), box);
  adw_bin_set_child (ADW_BIN (self), card);
  return GTK_WIDGET (self);
}

VedetteRecordList *
vedette_record_panel_get_list (VedetteRecordPanel *self)
{
  return self->list;
}

VedettePartyHead *
vedette_record_panel_get_head (VedetteRecordPanel *self)
{
  return self->head;
}

/**
 * vedette_record_panel_set_party:
 * @symbol: the sign of the party
 * @colour: its color
 * @entry: what a screen reader calls the entry
 */
void
vedette_record_panel_set_party (VedetteRecordPanel *self,
                                const char         *symbol,
                                const char         *colour,
                                const char         *entry)
{
  vedette_party_head_set_party (self->head, symbol, colour);
  vedette_party_paint_set_ink (self->edge, colour);
  vedette_typed_entry_set_name (self->entry, NULL, entry);
}

/**
 * vedette_record_edit:
 * @widget: in the window that gets the form
 * @record: (type VedetteRecord): what is edited
 * @title: of the form
 *
 * Presents the form of a record.
 *
 * Returns: (transfer none): the form
 */
GtkWidget *
vedette_record_edit (GtkWidget      *widget,
                     VedetteSession *session,
                     gpointer        record,
                     const char     *title)
{
  g_autoptr (VedetteMove) move = vedette_rules_new_edit_of (vedette_session_get_rules (session), record);
  VedetteDeclareForm *form = vedette_declare_form_new (GTK_WINDOW (gtk_widget_get_root (widget)), session, move, title, NULL);

  vedette_declare_form_focus (form, "name");
  gtk_window_present (GTK_WINDOW (form));
  return GTK_WIDGET (form);
}

/**
 * vedette_record_remove:
 * @widget: in the window that gets the toast
 * @move: the edit that removes something
 *
 * Removes it in one step, which a toast offers to undo; the session has the reason if it cannot be removed.
 *
 * Returns: whether it was removed
 */
gboolean
vedette_record_remove (GtkWidget      *widget,
                       VedetteSession *session,
                       VedetteMove    *move)
{
  VedetteRules *rules = vedette_session_get_rules (session);
  VedetteStep *step = vedette_session_perform (session, move, 0, FALSE, NULL);
  g_autofree char *text = NULL;

  if (step == NULL)
    return FALSE;
  text = vedette_rules_describe (rules, step, vedette_rules_get_viewer (rules));
  vedette_undo_toast_show (widget, session, text);
  return TRUE;
}
