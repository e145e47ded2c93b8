/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is seen of the roster, in which order, and what may be done with its lines. */

#include "vedette-config.h"

#include "ui/skirmish/roster/vedette-forces-bar.h"

#include <glib/gi18n-lib.h>

#include "ui/skirmish/roster/vedette-forces-words.h"
#include "ui/widgets/vedette-drop-down.h"
#include "ui/widgets/vedette-focus.h"
#include "ui/widgets/vedette-spoken.h"

struct _VedetteForcesBar
{
  AdwBin parent_instance;

  GtkBox *box;
  GtkDropDown *side;
  GtkStringList *sides;
  GtkSearchEntry *search;
  VedetteSession *session;
};

enum
{
  SIGNAL_SIDE_CHANGED,
  SIGNAL_SEARCH_CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (VedetteForcesBar, vedette_forces_bar, ADW_TYPE_BIN)

static gboolean
vedette_forces_bar_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (VEDETTE_FORCES_BAR (widget)->search));
}

static void
vedette_forces_bar_dispose (GObject *object)
{
  VedetteForcesBar *self = VEDETTE_FORCES_BAR (object);

  g_clear_object (&self->session);

  G_OBJECT_CLASS (vedette_forces_bar_parent_class)->dispose (object);
}

static void
vedette_forces_bar_class_init (VedetteForcesBarClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = vedette_forces_bar_dispose;
  GTK_WIDGET_CLASS (klass)->grab_focus = vedette_forces_bar_grab_focus;
  vedette_focus_pass_through (GTK_WIDGET_CLASS (klass));

  signals[SIGNAL_SIDE_CHANGED] = g_signal_new ("side-changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                               NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_SEARCH_CHANGED] = g_signal_new ("search-changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                                 NULL, NULL, G_TYPE_NONE, 0);
}

static void
vedette_forces_bar_init (VedetteForcesBar *self)
{
}

static void
on_side (VedetteForcesBar *self)
{
  g_signal_emit (self, signals[SIGNAL_SIDE_CHANGED], 0);
}

static void
on_search (VedetteForcesBar *self)
{
  g_signal_emit (self, signals[SIGNAL_SEARCH_CHANGED], 0);
}

static void
clear_search (VedetteForcesBar *self)
{
  gtk_editable_set_text (GTK_EDITABLE (self->search), "");
}

static void
append (GMenu      *menu,
        const char *label,
        const char *action,
        const char *accel)
{
  g_autoptr (GMenuItem) item = g_menu_item_new (label, action);

  if (accel != NULL)
    g_menu_item_set_attribute (item, "accel", "s", accel);
  g_menu_append_item (menu, item);
}

static GMenuModel *
make_sort_menu (void)
{
  GMenu *menu = g_menu_new ();
  g_autoptr (GMenu) columns = g_menu_new ();
  g_autoptr (GMenu) how = g_menu_new ();

  /* Translators: the order in which the lines were written */
  append (columns, _("As Written"), "forces.sort::written", NULL);
  for (guint i = 0; i < VEDETTE_FORCES_N_COLUMNS; i++)
    {
      g_autofree char *action = g_strdup_printf ("forces.sort::%s", vedette_forces_column_get_id (i));

      append (columns, vedette_forces_column_get_title (i), action, NULL);
    }
  append (how, _("The Other Way Round"), "forces.descending", NULL);
  append (how, _("Group by Contingent"), "forces.grouped", NULL);
  g_menu_append_section (menu, _("Sort by"), G_MENU_MODEL (columns));
  g_menu_append_section (menu, NULL, G_MENU_MODEL (how));
  return G_MENU_MODEL (menu);
}

static GMenuModel *
make_line_menu (void)
{
  GMenu *menu = g_menu_new ();
  g_autoptr (GMenu) lines = g_menu_new ();
  g_autoptr (GMenu) bodies = g_menu_new ();
  g_autoptr (GMenu) places = g_menu_new ();
  g_autoptr (GMenu) contingents = g_menu_new ();

  append (lines, _("Change…"), "forces.edit", "F2");
  append (lines, _("Split…"), "forces.split", NULL);
  append (lines, _("Join"), "forces.join", NULL);
  append (bodies, _("Join into a Body"), "forces.join-body", "<Control>j");
  append (bodies, _("Take out of the Body"), "forces.leave-body", "<Control><Shift>j");
  append (lines, _("In Reserve or Not"), "forces.reserve", NULL);
  append (lines, _("Hidden or Not"), "forces.hidden", NULL);
  append (lines, _("Traits…"), "forces.traits", NULL);
  append (places, _("Move Up"), "forces.move-up", "<Alt>Up");
  append (places, _("Move Down"), "forces.move-down", "<Alt>Down");
  append (places, _("Remove"), "forces.remove", "Delete");
  append (contingents, _("Add a Contingent…"), "forces.add-contingent", NULL);
  g_menu_append_section (menu, _("Selected lines"), G_MENU_MODEL (lines));
  g_menu_append_section (menu, NULL, G_MENU_MODEL (bodies));
  g_menu_append_section (menu, NULL, G_MENU_MODEL (places));
  g_menu_append_section (menu, NULL, G_MENU_MODEL (contingents));
  return G_MENU_MODEL (menu);
}

static GtkWidget *
make_menu_button (const char *icon,
                  const char *label,
                  GMenuModel *menu)
{
  GtkWidget *button = gtk_menu_button_new ();

  gtk_menu_button_set_icon_name (GTK_MENU_BUTTON (button), icon);
  gtk_menu_button_set_menu_model (GTK_MENU_BUTTON (button), menu);
  vedette_spoken_set_tip (button, label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  g_object_unref (menu);
  return button;
}

/**
 * vedette_forces_bar_update:
 *
 * Takes over the names and the signs of the sides.
 */
void
vedette_forces_bar_update (VedetteForcesBar *self)
{
  VedetteSkirmish skirmish;

  vedette_skirmish_read (&skirmish, vedette_session_get_battle (self->session));
  for (guint i = 0; i < G_N_ELEMENTS (skirmish.forces); i++)
    {
      /* Translators: sign and name of a side */
      g_autofree char *text = g_strdup_printf (_("%s %s"),
                                               vedette_sign_get_symbol (vedette_force_get_sign (skirmish.forces[i])),
                                               vedette_force_get_name (skirmish.forces[i]));
      guint selected = gtk_drop_down_get_selected (self->side);

      if (g_strcmp0 (gtk_string_list_get_string (self->sides, i + 1), text) == 0)
        continue;
      gtk_string_list_splice (self->sides, i + 1, 1, (const char *[]){ text, NULL });
      gtk_drop_down_set_selected (self->side, selected);
    }
}

/**
 * vedette_forces_bar_new:
 *
 * Returns: (transfer floating): the bar
 */
GtkWidget *
vedette_forces_bar_new (VedetteSession *session)
{
  VedetteForcesBar *self = g_object_new (VEDETTE_TYPE_FORCES_BAR, NULL);
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *add = gtk_button_new_from_icon_name ("list-add-symbolic");

  self->session = g_object_ref (session);
  self->sides = gtk_string_list_new ((const char *[]){ _("Both sides"), "", "", NULL });
  self->side = GTK_DROP_DOWN (vedette_drop_down_new (G_LIST_MODEL (self->sides)));
  g_object_unref (self->sides);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->side), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Side shown"), -1);
  self->search = GTK_SEARCH_ENTRY (gtk_search_entry_new ());
  g_object_set (self->search, "placeholder-text", _("Find"), NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->search), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Find in the roster"), -1);
  gtk_widget_set_hexpand (GTK_WIDGET (self->search), TRUE);
  vedette_spoken_set_tip (add, _("Add a Line…"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (add), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Add a Line…"), -1);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (add), "forces.add");
  gtk_box_append (GTK_BOX (row), GTK_WIDGET (self->side));
  gtk_box_append (GTK_BOX (row), add);
  gtk_box_append (GTK_BOX (row), make_menu_button ("view-sort-ascending-symbolic", _("Sort and group"), make_sort_menu ()));
  gtk_box_append (GTK_BOX (row), make_menu_button ("view-more-symbolic", _("Selected lines"), make_line_menu ()));
  self->box = GTK_BOX (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6));
  gtk_box_append (self->box, GTK_WIDGET (self->search));
  gtk_box_append (self->box, row);
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->box));
  vedette_forces_bar_update (self);
  g_signal_connect_object (self->side, "notify::selected", G_CALLBACK (on_side), self, G_CONNECT_SWAPPED);
  /* Not "search-changed", which waits for a pause. */
  g_signal_connect_object (self->search, "changed", G_CALLBACK (on_search), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->search, "stop-search", G_CALLBACK (clear_search), self, G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}

/**
 * vedette_forces_bar_clear:
 *
 * Shows all lines of both sides.
 */
void
vedette_forces_bar_clear (VedetteForcesBar *self)
{
  clear_search (self);
  gtk_drop_down_set_selected (self->side, 0);
}

/* Returns: the force that is to be seen, 0 for both */
gint64
vedette_forces_bar_get_side (VedetteForcesBar *self)
{
  guint selected = gtk_drop_down_get_selected (self->side);
  VedetteSkirmish skirmish;

  if (selected == 0 || selected == GTK_INVALID_LIST_POSITION)
    return 0;
  vedette_skirmish_read (&skirmish, vedette_session_get_battle (self->session));
  return vedette_record_get_id (VEDETTE_RECORD (skirmish.forces[selected - 1]));
}

const char *
vedette_forces_bar_get_search (VedetteForcesBar *self)
{
  return gtk_editable_get_text (GTK_EDITABLE (self->search));
}

void
vedette_forces_bar_set_narrow (VedetteForcesBar *self,
                               gboolean          narrow)
{
  gtk_widget_set_hexpand (GTK_WIDGET (self->side), narrow);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->box), narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
}
