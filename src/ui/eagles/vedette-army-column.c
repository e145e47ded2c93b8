/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The order of battle of one army, as a tree, and a line to type its formations. */

#include "vedette-config.h"

#include "ui/eagles/vedette-army-column.h"

#include <glib/gi18n-lib.h>

#include "ui/declare/vedette-typed-entry.h"
#include "ui/eagles/vedette-formation-row.h"
#include "ui/eagles/vedette-formation-words.h"
#include "ui/widgets/vedette-focus.h"
#include "ui/widgets/party/vedette-party-head.h"
#include "ui/widgets/party/vedette-party-paint.h"
#include "ui/widgets/vedette-spoken.h"

struct _VedetteArmyColumn
{
  AdwBin parent_instance;

  /* template */
  GtkWidget *edge;
  VedettePartyHead *head;
  GtkButton *edit;
  AdwBin *entry_place;
  GtkListBox *list;

  /* owned */
  VedetteSession *session;
  VedetteEaglesSide side;
};

G_DEFINE_FINAL_TYPE (VedetteArmyColumn, vedette_army_column, ADW_TYPE_BIN)

static void
on_row_activated (VedetteArmyColumn *self,
                  GtkListBoxRow     *row)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "armies.edit", "x",
                              vedette_formation_row_get_record (VEDETTE_FORMATION_ROW (row)));
}

/* Rows stay where they are, so that the focus does. */
static void
show_row (VedetteArmyColumn   *self,
          int                 *place,
          const VedetteEagles *eagles,
          gpointer             record)
{
  GtkListBoxRow *row = gtk_list_box_get_row_at_index (self->list, *place);

  if (row == NULL)
    {
      row = GTK_LIST_BOX_ROW (vedette_formation_row_new ());
      gtk_list_box_append (self->list, GTK_WIDGET (row));
    }
  vedette_formation_row_show (VEDETTE_FORMATION_ROW (row), eagles, record);
  (*place)++;
}

/* The formations of a corps, or those of none, with their units. @counted: goes up by the
 * formations and by the units that are still there */
static void
show_formations (VedetteArmyColumn   *self,
                 int                 *place,
                 const VedetteEagles *eagles,
                 gint64               corps,
                 const char          *viewer,
                 guint                counted[2])
{
  VedetteRules *rules = vedette_session_get_rules (self->session);
  gpointer army = vedette_eagles_get_army (eagles, self->side);
  g_autoptr (GPtrArray) divisions = vedette_eagles_list (eagles, vedette_division_get_type ());

  for (guint i = 0; i < divisions->len; i++)
    {
      gint64 division = vedette_record_get_id (divisions->pdata[i]);
      g_autoptr (GPtrArray) units = NULL;

      if (vedette_eagles_get_army_of (eagles, divisions->pdata[i]) != army ||
          vedette_division_get_corps (divisions->pdata[i]) != corps || !vedette_rules_may_see (rules, division, NULL, viewer))
        continue;
      show_row (self, place, eagles, divisions->pdata[i]);
      counted[0]++;
      units = vedette_eagles_list (eagles, vedette_unit_get_type ());
      for (guint k = 0; k < units->len; k++)
        if (vedette_unit_get_division (units->pdata[k]) == division)
          {
            show_row (self, place, eagles, units->pdata[k]);
            counted[1] += vedette_unit_get_gone (units->pdata[k]) ? 0 : 1;
          }
    }
}

static void
show_head (VedetteArmyColumn   *self,
           const VedetteEagles *eagles,
           gpointer             army)
{
  VedetteRules *rules = vedette_session_get_rules (self->session);
  g_autoptr (VedetteParty) party = vedette_rules_find_party (rules, vedette_eagles_get_word (eagles, army));
  g_autofree char *name = vedette_eagles_say (eagles, army), *details = vedette_formation_words_say (eagles, army);
  /* Translators: an army, a commander, a participant */
  g_autofree char *edit = g_strdup_printf (_("Edit %s"), name);

  vedette_party_head_set_party (self->head, vedette_sign_get_symbol (party->sign), party->colour);
  vedette_party_head_set_text (self->head, name, details);
  vedette_party_paint_set_ink (self->edge, party->colour);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->list), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  vedette_spoken_set_tip (GTK_WIDGET (self->edit), edit);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->edit), GTK_ACCESSIBLE_PROPERTY_LABEL, edit, -1);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->edit), "x", vedette_record_get_id (army));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->edit), "armies.edit");
}

static void
show_count (VedetteArmyColumn *self,
            const guint        counted[2])
{
  g_autofree char *formations = vedette_eagles_say_formations (counted[0]), *units = vedette_eagles_say_units (counted[1]);
  g_autofree char *text = g_strconcat (formations, "\n", units, NULL);

  vedette_party_head_set_count (self->head, text);
}

/**
 * vedette_army_column_show:
 * @viewer: as whom the formations are seen
 *
 * Shows the army as it is now.
 */
void
vedette_army_column_show (VedetteArmyColumn   *self,
                          const VedetteEagles *eagles,
                          const char          *viewer)
{
  gpointer army = vedette_eagles_get_army (eagles, self->side);
  g_autoptr (GPtrArray) corps = vedette_eagles_list (eagles, vedette_corps_get_type ());
  guint counted[2] = { 0, 0 };
  GtkListBoxRow *row;
  int place = 0;

  show_head (self, eagles, army);
  for (guint i = 0; i < corps->len; i++)
    if (vedette_eagles_get_army_of (eagles, corps->pdata[i]) == army)
      {
        show_row (self, &place, eagles, corps->pdata[i]);
        show_formations (self, &place, eagles, vedette_record_get_id (corps->pdata[i]), viewer, counted);
      }
  show_formations (self, &place, eagles, 0, viewer, counted);
  show_count (self, counted);
  while ((row = gtk_list_box_get_row_at_index (self->list, place)) != NULL)
    gtk_list_box_remove (self->list, GTK_WIDGET (row));
}

static gboolean
vedette_army_column_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (adw_bin_get_child (VEDETTE_ARMY_COLUMN (widget)->entry_place));
}

static void
vedette_army_column_dispose (GObject *object)
{
  g_clear_object (&VEDETTE_ARMY_COLUMN (object)->session);
  gtk_widget_dispose_template (GTK_WIDGET (object), VEDETTE_TYPE_ARMY_COLUMN);

  G_OBJECT_CLASS (vedette_army_column_parent_class)->dispose (object);
}

static void
vedette_army_column_class_init (VedetteArmyColumnClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = vedette_army_column_dispose;
  widget_class->grab_focus = vedette_army_column_grab_focus;
  vedette_focus_pass_through (widget_class);

  g_type_ensure (VEDETTE_TYPE_PARTY_HEAD);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/vedette_wargames/Vedette/eagles/vedette-army-column.ui");
  gtk_widget_class_bind_template_child (widget_class, VedetteArmyColumn, edge);
  gtk_widget_class_bind_template_child (widget_class, VedetteArmyColumn, head);
  gtk_widget_class_bind_template_child (widget_class, VedetteArmyColumn, edit);
  gtk_widget_class_bind_template_child (widget_class, VedetteArmyColumn, entry_place);
  gtk_widget_class_bind_template_child (widget_class, VedetteArmyColumn, list);
  gtk_widget_class_bind_template_callback (widget_class, on_row_activated);
}

static void
vedette_army_column_init (VedetteArmyColumn *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
vedette_army_column_new (VedetteSession   *session,
                         VedetteEaglesSide side)
{
  VedetteArmyColumn *self = g_object_new (VEDETTE_TYPE_ARMY_COLUMN, NULL);
  VedetteEagles eagles;
  VedetteTypedEntry *entry;
  gint64 army;

  self->session = g_object_ref (session);
  self->side = side;
  vedette_eagles_read (&eagles, vedette_session_get_battle (session));
  army = vedette_record_get_id (VEDETTE_RECORD (vedette_eagles_get_army (&eagles, side)));
  entry = VEDETTE_TYPED_ENTRY (vedette_typed_entry_new (session, VEDETTE_ARMIES_TYPED, "army", army));
  vedette_typed_entry_set_name (entry, NULL, vedette_enum_get_label (vedette_eagles_side_get_type (), (int) side));
  adw_bin_set_child (self->entry_place, GTK_WIDGET (entry));
  return GTK_WIDGET (self);
}
