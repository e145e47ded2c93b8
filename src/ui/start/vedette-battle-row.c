/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One battle in the start window: whose it is, what it is called, how it stands and since when, and what else may be done with
   it than to go on. */

#include "vedette-config.h"

#include "ui/start/vedette-battle-row.h"

#include <glib/gi18n-lib.h>

#include "ui/widgets/vedette-drawing-view.h"
#include "ui/widgets/party/vedette-party-disc.h"
#include "ui/widgets/vedette-spoken.h"

#define SIGN_SIZE 40
#define NARROW_SIGN_SIZE 28
#define RIBBON_WIDTH 180
#define RIBBON_HEIGHT 10

struct _VedetteBattleRow
{
  GtkListBoxRow parent_instance;

  /* template */
  GtkWidget *fault;
  GtkBox *signs;
  GtkLabel *title;
  GtkLabel *date;
  VedetteDrawingView *ribbon;
  GtkLabel *line;
  GtkMenuButton *menu;

  /* owned */
  VedetteBattleEntry *entry;
  gboolean narrow; /* there is no room for the ribbon */
};

G_DEFINE_FINAL_TYPE (VedetteBattleRow, vedette_battle_row, GTK_TYPE_LIST_BOX_ROW)

static void
vedette_battle_row_dispose (GObject *object)
{
  g_clear_object (&VEDETTE_BATTLE_ROW (object)->entry);
  gtk_widget_dispose_template (GTK_WIDGET (object), VEDETTE_TYPE_BATTLE_ROW);

  G_OBJECT_CLASS (vedette_battle_row_parent_class)->dispose (object);
}

static void
vedette_battle_row_class_init (VedetteBattleRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = vedette_battle_row_dispose;
  g_type_ensure (VEDETTE_TYPE_DRAWING_VIEW);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/vedette_wargames/Vedette/start/vedette-battle-row.ui");
  gtk_widget_class_bind_template_child (widget_class, VedetteBattleRow, fault);
  gtk_widget_class_bind_template_child (widget_class, VedetteBattleRow, signs);
  gtk_widget_class_bind_template_child (widget_class, VedetteBattleRow, title);
  gtk_widget_class_bind_template_child (widget_class, VedetteBattleRow, date);
  gtk_widget_class_bind_template_child (widget_class, VedetteBattleRow, ribbon);
  gtk_widget_class_bind_template_child (widget_class, VedetteBattleRow, line);
  gtk_widget_class_bind_template_child (widget_class, VedetteBattleRow, menu);
}

static void
vedette_battle_row_init (VedetteBattleRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static void
add_item (GMenu      *menu,
          const char *label,
          const char *action,
          const char *path)
{
  g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

  g_menu_item_set_action_and_target (item, action, "^ay", path);
  g_menu_append_item (menu, item);
}

/* A token with a ring is that of who holds, or the sign that is full; the words say it, too. */
static void
show_signs (VedetteBattleRow *self)
{
  GPtrArray *signs = self->entry->signs;

  while (gtk_widget_get_first_child (GTK_WIDGET (self->signs)) != NULL)
    gtk_box_remove (self->signs, gtk_widget_get_first_child (GTK_WIDGET (self->signs)));
  for (guint i = 0; i < signs->len; i++)
    gtk_box_append (self->signs, vedette_party_disc_new_mute (signs->pdata[i], self->narrow ? NARROW_SIGN_SIZE : SIGN_SIZE,
                                                              signs->pdata[i] == self->entry->holder
                                                                ? VEDETTE_PARTY_DISC_RINGED
                                                                : VEDETTE_PARTY_DISC_OUTLINED));
  gtk_widget_set_visible (GTK_WIDGET (self->signs), signs->len > 0);
}

static void
show_menu (VedetteBattleRow *self)
{
  const char *path = self->entry->path;
  g_autoptr (GMenu) menu = g_menu_new ();
  /* Translators: a button with a menu of what may be done with a battle; the battle */
  g_autofree char *name = g_strdup_printf (_("More options for %s"), self->entry->title);

  add_item (menu, _("_Rename…"), "start.rename", path);
  add_item (menu, _("_Duplicate"), "start.duplicate", path);
  if (!self->entry->has_fault)
    add_item (menu, _("_New Battle with These Forces…"), "start.new-with-forces", path);
  add_item (menu, _("Move to _Trash"), "start.trash", path);
  gtk_menu_button_set_menu_model (self->menu, G_MENU_MODEL (menu));
  vedette_spoken_set_tip (GTK_WIDGET (self->menu), name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->menu), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

/* How it stands is heavier than what is due. */
static void
show_line (VedetteBattleRow *self)
{
  const char *line = self->entry->line, *stand = vedette_battle_entry_get_stand (self->entry);
  g_autoptr (PangoAttrList) looks = pango_attr_list_new ();

  if (stand != NULL)
    {
      PangoAttribute *bold = pango_attr_weight_new (PANGO_WEIGHT_BOLD);

      bold->end_index = (guint) strlen (stand);
      pango_attr_list_insert (looks, bold);
    }
  gtk_label_set_attributes (self->line, looks);
  gtk_label_set_text (self->line, line);
  gtk_widget_set_visible (GTK_WIDGET (self->line), *line != '\0');
}

static void
show_ribbon (VedetteBattleRow *self)
{
  g_autoptr (VedetteDrawing) drawing = vedette_battle_entry_draw (self->entry, RIBBON_WIDTH, RIBBON_HEIGHT);

  gtk_widget_set_visible (GTK_WIDGET (self->ribbon), !self->narrow && vedette_drawing_get_height (drawing) > 0);
  vedette_drawing_view_set (self->ribbon, g_steal_pointer (&drawing));
}

static void
update (VedetteBattleRow *self)
{
  g_autofree char *whole = vedette_battle_entry_describe (self->entry);
  g_autofree char *date = vedette_battle_entry_say_date (self->entry);

  gtk_label_set_text (self->title, self->entry->title);
  gtk_label_set_text (self->date, date);
  show_line (self);
  show_ribbon (self);
  gtk_widget_set_visible (self->fault, self->entry->has_fault);
  show_signs (self);
  show_menu (self);
  vedette_spoken_set_name (GTK_WIDGET (self), whole);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, date, -1);
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

void
vedette_battle_row_set_narrow (VedetteBattleRow *self,
                               gboolean          narrow)
{
  if (self->narrow == narrow)
    return;
  self->narrow = narrow;
  gtk_label_set_wrap (self->date, narrow);
  show_signs (self);
  show_ribbon (self);
}

VedetteBattleEntry *
vedette_battle_row_get_entry (VedetteBattleRow *self)
{
  return self->entry;
}
