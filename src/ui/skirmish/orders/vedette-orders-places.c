/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The places of the table, which both sides know and cards can be about. */

#include "vedette-config.h"

#include "ui/skirmish/orders/vedette-orders-places.h"

#include <glib/gi18n-lib.h>

#include "core/skirmish/state/vedette-skirmish.h"
#include "ui/widgets/vedette-spoken.h"

struct _VedetteOrdersPlaces
{
  AdwBin parent_instance;

  GtkLabel *empty;
  GtkBox *places;
  GPtrArray *rows; /* borrowed: the children of @places */
  VedetteSession *session;
};

G_DEFINE_FINAL_TYPE (VedetteOrdersPlaces, vedette_orders_places, ADW_TYPE_BIN)

/* One row: what stands on it is put there by set_place(), so that rows and the focus stay. */
typedef struct
{
  GtkLabel *name;
  GtkLabel *notes;
  GtkButton *edit;
  GtkButton *remove;
  gint64 place;
} Row;

static void
on_clicked (GtkButton *button,
            Row       *row)
{
  gtk_widget_activate_action (GTK_WIDGET (button), button == row->edit ? "orders.edit-place" : "orders.remove-place", "x",
                              row->place);
}

static GtkLabel *
make_label (const char *text,
            const char *css_class)
{
  GtkLabel *label = GTK_LABEL (gtk_label_new (text));

  gtk_label_set_wrap (label, TRUE);
  gtk_label_set_wrap_mode (label, PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (label, 0);
  if (css_class != NULL)
    gtk_widget_add_css_class (GTK_WIDGET (label), css_class);
  return label;
}

static GtkButton *
make_button (Row        *row,
             const char *icon)
{
  GtkButton *button = GTK_BUTTON (gtk_button_new_from_icon_name (icon));

  gtk_widget_add_css_class (GTK_WIDGET (button), "flat");
  gtk_widget_set_valign (GTK_WIDGET (button), GTK_ALIGN_CENTER);
  g_signal_connect (button, "clicked", G_CALLBACK (on_clicked), row);
  return button;
}

static GtkWidget *
make_row (void)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  Row *row = g_new0 (Row, 1);

  row->name = make_label (NULL, NULL);
  row->notes = make_label (NULL, "dim-label");
  gtk_widget_add_css_class (GTK_WIDGET (row->notes), "caption");
  row->edit = make_button (row, "document-edit-symbolic");
  row->remove = make_button (row, "user-trash-symbolic");
  gtk_box_append (GTK_BOX (words), GTK_WIDGET (row->name));
  gtk_box_append (GTK_BOX (words), GTK_WIDGET (row->notes));
  gtk_widget_set_hexpand (words, TRUE);
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), words);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (row->edit));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (row->remove));
  g_object_set (box, "margin-start", 12, "margin-end", 6, "margin-top", 6, "margin-bottom", 6, NULL);
  g_object_set_data_full (G_OBJECT (box), "row", row, g_free);
  return box;
}

static void
name_button (GtkButton  *button,
             const char *label,
             const char *place)
{
  /* Translators: the name of a button, such as “Remove the Place”, and the place that it is about */
  g_autofree char *name = g_strdup_printf (C_("place", "%s: %s"), label, place);

  vedette_spoken_set_tip (GTK_WIDGET (button), label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

static void
set_place (GtkWidget    *box,
           VedettePlace *place)
{
  Row *row = g_object_get_data (G_OBJECT (box), "row");
  const char *notes = vedette_place_get_notes (place);

  row->place = vedette_record_get_id (VEDETTE_RECORD (place));
  gtk_label_set_text (row->name, vedette_place_get_name (place));
  gtk_label_set_text (row->notes, notes);
  gtk_widget_set_visible (GTK_WIDGET (row->notes), notes[0] != '\0');
  name_button (row->edit, _("Change the Place"), vedette_place_get_name (place));
  name_button (row->remove, _("Remove the Place"), vedette_place_get_name (place));
}

/**
 * vedette_orders_places_update:
 *
 * Shows the places as they are now.
 */
void
vedette_orders_places_update (VedetteOrdersPlaces *self)
{
  GListModel *places = vedette_battle_get_records (vedette_session_get_battle (self->session), VEDETTE_TYPE_PLACE);
  guint n = g_list_model_get_n_items (places);

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (VedettePlace) place = g_list_model_get_item (places, i);

      if (i == self->rows->len)
        {
          g_ptr_array_add (self->rows, make_row ());
          gtk_box_append (self->places, g_ptr_array_index (self->rows, i));
        }
      set_place (g_ptr_array_index (self->rows, i), place);
    }
  while (self->rows->len > n)
    gtk_box_remove (self->places, g_ptr_array_steal_index (self->rows, self->rows->len - 1));
  gtk_widget_set_visible (GTK_WIDGET (self->places), n > 0);
  gtk_widget_set_visible (GTK_WIDGET (self->empty), n == 0);
}

static void
vedette_orders_places_dispose (GObject *object)
{
  VedetteOrdersPlaces *self = VEDETTE_ORDERS_PLACES (object);

  g_clear_object (&self->session);
  g_clear_pointer (&self->rows, g_ptr_array_unref);

  G_OBJECT_CLASS (vedette_orders_places_parent_class)->dispose (object);
}

static void
vedette_orders_places_class_init (VedetteOrdersPlacesClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = vedette_orders_places_dispose;
}

static void
vedette_orders_places_init (VedetteOrdersPlaces *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkLabel *title = make_label (_("Places"), "title-2");
  GtkWidget *add = gtk_button_new_with_label (_("Add a Place…"));

  self->rows = g_ptr_array_new ();
  self->places = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 0));
  gtk_widget_add_css_class (GTK_WIDGET (self->places), "card");
  self->empty = make_label (_("No places. What is named here can be picked for a card, and is known to both sides."),
                            "dim-label");
  gtk_widget_set_hexpand (GTK_WIDGET (title), TRUE);
  gtk_widget_set_valign (add, GTK_ALIGN_CENTER);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (add), "orders.add-place");
  gtk_box_append (GTK_BOX (head), GTK_WIDGET (title));
  gtk_box_append (GTK_BOX (head), add);
  gtk_box_append (GTK_BOX (box), head);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->empty));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->places));
  adw_bin_set_child (ADW_BIN (self), box);
}

/**
 * vedette_orders_places_new:
 *
 * Returns: (transfer floating): the list of places, with buttons that change it
 */
GtkWidget *
vedette_orders_places_new (VedetteSession *session)
{
  VedetteOrdersPlaces *self = g_object_new (VEDETTE_TYPE_ORDERS_PLACES, NULL);

  self->session = g_object_ref (session);
  vedette_orders_places_update (self);
  return GTK_WIDGET (self);
}
