/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A list with its heading: what belongs to one party, with an entry for more of it, or one group of a page. */

#include "vedette-config.h"

#include "ui/records/vedette-record-panel.h"

#include <glib/gi18n-lib.h>

#include "ui/declare/vedette-typed-entry.h"
#include "ui/widgets/party/vedette-party-paint.h"
#include "ui/widgets/vedette-focus.h"

struct _VedetteRecordPanel
{
  AdwBin parent_instance;

  GtkWidget *edge;
  VedettePartyHead *head; /* NULL in a group, which belongs to no party */
  VedetteTypedEntry *entry;
  GtkLabel *count; /* of a group */
  VedetteRecordList *list;
};

G_DEFINE_FINAL_TYPE (VedetteRecordPanel, vedette_record_panel, ADW_TYPE_BIN)

static gboolean
vedette_record_panel_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (VEDETTE_RECORD_PANEL (widget)->entry));
}

/* A button in the heading edits the party whose records are in the list. */
static void
activate_edit (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  gtk_widget_activate_action_variant (GTK_WIDGET (VEDETTE_RECORD_PANEL (widget)->list), name, parameter);
}

static void
vedette_record_panel_class_init (VedetteRecordPanelClass *klass)
{
  gtk_widget_class_install_action (GTK_WIDGET_CLASS (klass), "record.edit", "(xi)", activate_edit);
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
 * @table: what the list of its records shows
 * @name: what a screen reader calls the list
 * @data: for the functions of @table; outlives the panel
 *
 * Returns: (transfer floating): the records of a party, on a card below its name and an entry for more of them
 */
GtkWidget *
vedette_record_panel_new (VedetteSession           *session,
                          const char               *move,
                          const char               *about,
                          gint64                    id,
                          const VedetteRecordTable *table,
                          const char               *name,
                          gpointer                  data)
{
  VedetteRecordPanel *self = g_object_new (VEDETTE_TYPE_RECORD_PANEL, "hexpand", TRUE, "vexpand", TRUE, NULL);
  /* A box beside the edge would ask for the height of the list at widths that the list never has. */
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *card = g_object_new (GTK_TYPE_OVERLAY, "child", box, "overflow", GTK_OVERFLOW_HIDDEN, NULL);

  self->edge = g_object_new (GTK_TYPE_BOX, "halign", GTK_ALIGN_START, NULL);
  self->head = g_object_new (VEDETTE_TYPE_PARTY_HEAD, NULL);
  self->entry = VEDETTE_TYPED_ENTRY (vedette_typed_entry_new (session, move, about, id));
  vedette_typed_entry_set_hint (self->entry, _("Type a line, or paste a list"));
  self->list = VEDETTE_RECORD_LIST (vedette_record_list_new (table, name, data));
  vedette_record_list_set_session (self->list, session);
  g_object_set (self->entry, "margin-start", 10, "margin-end", 10, "margin-top", 12, "margin-bottom", 6, NULL);
  gtk_widget_add_css_class (self->edge, "edge");
  gtk_widget_add_css_class (card, "card");
  gtk_widget_add_css_class (card, "forces-panel");
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->head));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->entry));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->list));
  gtk_overlay_add_overlay (GTK_OVERLAY (card), self->edge);
  adw_bin_set_child (ADW_BIN (self), card);
  return GTK_WIDGET (self);
}

/**
 * vedette_record_panel_new_group:
 * @title: heads the list, and is what a screen reader calls the list
 *
 * Returns: (transfer floating): a list of several on a page, on a card below its title
 */
GtkWidget *
vedette_record_panel_new_group (VedetteSession           *session,
                                const VedetteRecordTable *table,
                                const char               *title,
                                gpointer                  data)
{
  VedetteRecordPanel *self = g_object_new (VEDETTE_TYPE_RECORD_PANEL, NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6), *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", title, "xalign", 0.0, "hexpand", TRUE, "wrap", TRUE, NULL);

  self->list = VEDETTE_RECORD_LIST (vedette_record_list_new (table, title, data));
  vedette_record_list_set_session (self->list, session);
  self->count = GTK_LABEL (gtk_label_new (NULL));
  gtk_widget_add_css_class (label, "title-4");
  gtk_widget_add_css_class (GTK_WIDGET (self->count), "secondary");
  gtk_widget_add_css_class (GTK_WIDGET (self->list), "card");
  gtk_widget_set_overflow (GTK_WIDGET (self->list), GTK_OVERFLOW_HIDDEN);
  gtk_box_append (GTK_BOX (head), label);
  gtk_box_append (GTK_BOX (head), GTK_WIDGET (self->count));
  gtk_box_append (GTK_BOX (box), head);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->list));
  adw_bin_set_child (ADW_BIN (self), box);
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

/* Shows in the heading how much there is in the list. */
void
vedette_record_panel_set_count (VedetteRecordPanel *self,
                                const char         *count)
{
  if (self->head != NULL)
    vedette_party_head_set_count (self->head, count);
  else
    gtk_label_set_text (self->count, count);
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
