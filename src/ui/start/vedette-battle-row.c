/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One battle in the start window. */

#include "vedette-config.h"

#include "ui/start/vedette-battle-row.h"

#include <glib/gi18n-lib.h>

struct _VedetteBattleRow
{
  GtkListBoxRow parent_instance;

  GtkImage *fault;
  GtkLabel *title;
  GtkLabel *line;
  GtkButton *rename;
  GtkButton *trash;
  VedetteBattleEntry *entry;
};

G_DEFINE_FINAL_TYPE (VedetteBattleRow, vedette_battle_row, GTK_TYPE_LIST_BOX_ROW)

static void
vedette_battle_row_dispose (GObject *object)
{
  g_clear_object (&VEDETTE_BATTLE_ROW (object)->entry);

  G_OBJECT_CLASS (vedette_battle_row_parent_class)->dispose (object);
}

static void
vedette_battle_row_class_init (VedetteBattleRowClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = vedette_battle_row_dispose;
}

static GtkLabel *
add_label (GtkWidget  *box,
           const char *css_class)
{
  GtkWidget *label = gtk_label_new (NULL);

  g_object_set (label, "xalign", 0.0, "wrap", TRUE, "wrap-mode", PANGO_WRAP_WORD_CHAR, NULL);
  gtk_widget_add_css_class (label, css_class);
  gtk_box_append (GTK_BOX (box), label);
  return GTK_LABEL (label);
}

static GtkButton *
add_button (GtkWidget  *box,
            const char *icon,
            const char *action,
            const char *tooltip)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_set_tooltip_text (button, tooltip);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_box_append (GTK_BOX (box), button);
  return GTK_BUTTON (button);
}

static void
vedette_battle_row_init (VedetteBattleRow *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *texts = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);

  g_object_set (box, "margin-start", 12, "margin-end", 6, "margin-top", 9, "margin-bottom", 9, NULL);
  gtk_widget_set_hexpand (texts, TRUE);
  self->fault = GTK_IMAGE (gtk_image_new_from_icon_name ("dialog-warning-symbolic"));
  gtk_widget_set_margin_end (GTK_WIDGET (self->fault), 6);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->fault));
  gtk_box_append (GTK_BOX (box), texts);
  self->title = add_label (texts, "heading");
  self->line = add_label (texts, "dim-label");
  self->rename = add_button (box, "document-edit-symbolic", "start.rename", _("Rename"));
  self->trash = add_button (box, "user-trash-symbolic", "start.trash", _("Move to the wastebasket"));
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (self), box);
}

static void
update (VedetteBattleRow *self)
{
  const char *title = vedette_battle_entry_get_title (self->entry);
  const char *line = vedette_battle_entry_get_line (self->entry);
  g_autofree char *whole = vedette_battle_entry_describe (self->entry);
  /* Translators: a battle */
  g_autofree char *rename = g_strdup_printf (_("Rename %s"), title);
  /* Translators: a battle */
  g_autofree char *trash = g_strdup_printf (_("Move %s to the wastebasket"), title);

  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->rename), "s", vedette_battle_entry_get_path (self->entry));
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->trash), "s", vedette_battle_entry_get_path (self->entry));
  gtk_label_set_text (self->title, title);
  gtk_label_set_text (self->line, line);
  gtk_widget_set_visible (GTK_WIDGET (self->fault), vedette_battle_entry_has_fault (self->entry));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, whole, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->rename), GTK_ACCESSIBLE_PROPERTY_LABEL, rename, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->trash), GTK_ACCESSIBLE_PROPERTY_LABEL, trash, -1);
}

/**
 * vedette_battle_row_new:
 *
 * Returns: (transfer floating): a row that follows its entry
 */
GtkWidget *
vedette_battle_row_new (VedetteBattleEntry *entry)
{
  VedetteBattleRow *self = g_object_new (VEDETTE_TYPE_BATTLE_ROW, NULL);

  self->entry = g_object_ref (entry);
  g_signal_connect_object (entry, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  return GTK_WIDGET (self);
}

VedetteBattleEntry *
vedette_battle_row_get_entry (VedetteBattleRow *self)
{
  return self->entry;
}
