/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The house rules about a line, a contingent or a side: added and removed. */

#include "vedette-config.h"

#include "ui/skirmish/roster/vedette-traits-dialog.h"

#include <glib/gi18n-lib.h>

#include "core/rules/vedette-choice.h"
#include "core/skirmish/state/vedette-skirmish.h"
#include "core/skirmish/state/vedette-traits.h"
#include "ui/declare/vedette-move-dialog.h"
#include "ui/widgets/vedette-spoken.h"

#define VEDETTE_TYPE_TRAITS_DIALOG (vedette_traits_dialog_get_type ())
G_DECLARE_FINAL_TYPE (VedetteTraitsDialog, vedette_traits_dialog, VEDETTE, TRAITS_DIALOG, VedetteMoveDialog)

/**
 * VedetteTraitsDialog:
 *
 * Each trait that is added or removed is a step of its own, so there is nothing to cancel here, but all to undo.
 */
struct _VedetteTraitsDialog
{
  VedetteMoveDialog parent_instance;

  GtkDropDown *whose;
  GtkEntry *name;
  GtkSpinButton *value;
  GtkWidget *list;
  GPtrArray *rows; /* (element-type GtkWidget), borrowed */

  GListModel *choices; /* behind the drop-down */
};

G_DEFINE_FINAL_TYPE (VedetteTraitsDialog, vedette_traits_dialog, VEDETTE_TYPE_MOVE_DIALOG)

static VedetteSession *
get_session (VedetteTraitsDialog *self)
{
  return vedette_move_dialog_get_session (VEDETTE_MOVE_DIALOG (self));
}

static gint64
get_whose (VedetteTraitsDialog *self)
{
  g_autoptr (VedetteChoice) choice = g_list_model_get_item (self->choices, gtk_drop_down_get_selected (self->whose));

  return choice != NULL ? choice->id : 0;
}

static VedetteMove *
read_move (VedetteMoveDialog  *dialog,
           GError            **error)
{
  VedetteTraitsDialog *self = VEDETTE_TRAITS_DIALOG (dialog);
  VedetteMove *move = vedette_session_new_move (get_session (self), "add-trait");

  gtk_spin_button_update (self->value);
  g_object_set (move, "whose", get_whose (self), "name", gtk_editable_get_text (GTK_EDITABLE (self->name)), "value",
                gtk_spin_button_get_value_as_int (self->value), NULL);
  return move;
}

/* The next may be entered at once. */
static void
done (VedetteMoveDialog *dialog)
{
  VedetteTraitsDialog *self = VEDETTE_TRAITS_DIALOG (dialog);

  vedette_dialog_say (VEDETTE_DIALOG (self), NULL);
  gtk_editable_set_text (GTK_EDITABLE (self->name), "");
  gtk_widget_grab_focus (GTK_WIDGET (self->name));
}

static void
on_remove (GtkButton           *button,
           VedetteTraitsDialog *self)
{
  g_autoptr (VedetteMove) move = vedette_session_new_move (get_session (self), "remove-trait");
  const gint64 *id = g_object_get_data (G_OBJECT (button), "vedette-trait");

  g_object_set (move, "trait", *id, NULL);
  /* The button is about to go, and the focus with it. */
  gtk_widget_grab_focus (GTK_WIDGET (self->name));
  vedette_move_dialog_perform (VEDETTE_MOVE_DIALOG (self), move);
}

static void
add_row (VedetteTraitsDialog *self,
         VedetteTrait        *trait)
{
  GtkWidget *button = gtk_button_new_from_icon_name ("list-remove-symbolic");
  g_autofree char *said = vedette_trait_say (trait);
  /* Translators: a house rule about a line or a side, as in “Remove quick +2” */
  g_autofree char *label = g_strdup_printf (_("Remove %s"), said);
  gint64 id = vedette_record_get_id (VEDETTE_RECORD (trait));

  g_object_set_data_full (G_OBJECT (button), "vedette-trait", g_memdup2 (&id, sizeof id), g_free);
  gtk_widget_add_css_class (button, "flat");
  vedette_spoken_set_tip (button, _("Remove"));
  g_signal_connect (button, "clicked", G_CALLBACK (on_remove), self);
  vedette_row_add (self->list, said, NULL, button);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  g_ptr_array_add (self->rows, gtk_widget_get_ancestor (button, ADW_TYPE_ACTION_ROW));
}

static void
update (VedetteTraitsDialog *self)
{
  g_autoptr (GPtrArray) traits = vedette_traits_list (vedette_session_get_battle (get_session (self)), get_whose (self));

  for (guint i = 0; i < self->rows->len; i++)
    adw_preferences_group_remove (ADW_PREFERENCES_GROUP (self->list), self->rows->pdata[i]);
  g_ptr_array_set_size (self->rows, 0);
  for (guint i = 0; i < traits->len; i++)
    add_row (self, traits->pdata[i]);
  adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (self->list),
                                         traits->len == 0 ? _("No traits yet. Add one above. Each trait counts in every snatch "
                                                              "roll.")
                                                          : NULL);
}

static void
on_whose (VedetteTraitsDialog *self)
{
  vedette_dialog_say (VEDETTE_DIALOG (self), NULL);
  update (self);
}

static void
vedette_traits_dialog_dispose (GObject *object)
{
  VedetteTraitsDialog *self = VEDETTE_TRAITS_DIALOG (object);

  g_clear_object (&self->choices);
  g_clear_pointer (&self->rows, g_ptr_array_unref);

  G_OBJECT_CLASS (vedette_traits_dialog_parent_class)->dispose (object);
}

static void
vedette_traits_dialog_class_init (VedetteTraitsDialogClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = vedette_traits_dialog_dispose;
  VEDETTE_MOVE_DIALOG_CLASS (klass)->read_move = read_move;
  VEDETTE_MOVE_DIALOG_CLASS (klass)->done = done;
}

static void
vedette_traits_dialog_init (VedetteTraitsDialog *self)
{
  self->rows = g_ptr_array_new ();
}

static void
add_whose (VedetteTraitsDialog *self,
           GtkWidget           *group,
           gint64               whose)
{
  g_autoptr (VedetteMove) move = vedette_session_new_move (get_session (self), "add-trait");
  g_autoptr (GPtrArray) labels = g_ptr_array_new_with_free_func (g_free);
  guint selected = 0;

  self->choices = vedette_move_get_choices (move, vedette_session_get_rules (get_session (self)), "whose", NULL);
  for (guint i = 0; i < g_list_model_get_n_items (self->choices); i++)
    {
      g_autoptr (VedetteChoice) choice = g_list_model_get_item (self->choices, i);

      if (choice->id == whose)
        selected = i;
      g_ptr_array_add (labels, g_strdup (choice->label));
    }
  g_ptr_array_add (labels, NULL);
  self->whose = GTK_DROP_DOWN (vedette_row_add_choice (group, vedette_record_type_get_label (VEDETTE_TYPE_TRAIT, "whose"), NULL,
                                                       (const char * const *) labels->pdata, selected));
}

/**
 * vedette_traits_dialog_new:
 * @whose: a line, a contingent or a force that is proposed, 0 for any
 *
 * Returns: (transfer none): a modal window, to be presented
 */
GtkWidget *
vedette_traits_dialog_new (GtkWindow      *parent,
                           VedetteSession *session,
                           gint64          whose)
{
  VedetteTraitsDialog *self = vedette_move_dialog_new (VEDETTE_TYPE_TRAITS_DIALOG, parent, session, _("Traits"));
  GtkWidget *group = vedette_dialog_add_group (VEDETTE_DIALOG (self), NULL);
  GtkWidget *add;

  add_whose (self, group, whose);
  self->name = GTK_ENTRY (vedette_row_add_entry (group, _("New trait"), ""));
  /* Translators: an example of the name of a house rule about a figure */
  gtk_entry_set_placeholder_text (self->name, _("quick"));
  self->value = GTK_SPIN_BUTTON (gtk_spin_button_new_with_range (-VEDETTE_TRAIT_MAX, VEDETTE_TRAIT_MAX, 1));
  gtk_spin_button_set_value (self->value, 1);
  vedette_row_add (group, vedette_record_type_get_label (VEDETTE_TYPE_TRAIT, "value"), NULL, GTK_WIDGET (self->value));
  add = gtk_button_new_with_label (_("Add"));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (add), "dialog.accept");
  gtk_widget_add_css_class (add, "suggested-action");
  gtk_widget_set_valign (add, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (add), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Add"), -1);
  adw_action_row_add_suffix (ADW_ACTION_ROW (gtk_widget_get_ancestor (GTK_WIDGET (self->value), ADW_TYPE_ACTION_ROW)), add);
  self->list = vedette_dialog_add_group (VEDETTE_DIALOG (self), _("Current Traits"));
  /* Room for some, as the list grows while the window is open */
  gtk_window_set_default_size (GTK_WINDOW (self), 460, 480);
  update (self);
  g_signal_connect_object (self->whose, "notify::selected", G_CALLBACK (on_whose), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  gtk_widget_grab_focus (GTK_WIDGET (self->name));
  return GTK_WIDGET (self);
}
