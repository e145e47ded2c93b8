/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The places of the table, which both sides know and cards can be about. */

#include "vedette-config.h"

#include "ui/skirmish/orders/vedette-orders-places.h"

#include <glib/gi18n-lib.h>

#include "core/skirmish/state/vedette-skirmish.h"
#include "ui/skirmish/orders/vedette-orders-head.h"
#include "ui/widgets/vedette-spoken.h"
#include "ui/widgets/vedette-wrap-layout.h"

struct _VedetteOrdersPlaces
{
  AdwBin parent_instance;

  /* template */
  GtkLabel *empty;
  GtkBox *places;

  /* owned */
  GPtrArray *chips; /* borrowed: the children of @places */
  VedetteSession *session;
};

G_DEFINE_FINAL_TYPE (VedetteOrdersPlaces, vedette_orders_places, ADW_TYPE_BIN)

/* One chip: what stands on it is put there by set_place(), so that chips and the focus stay. */
typedef struct
{
  GtkMenuButton *menu;
  GtkLabel *name;
  GtkLabel *notes;
  GtkWidget *edit;
  GtkWidget *remove;
  gint64 place;
} Chip;

static void
on_clicked (GtkWidget *button,
            Chip      *chip)
{
  gtk_menu_button_popdown (chip->menu);
  gtk_widget_activate_action (GTK_WIDGET (chip->menu), button == chip->edit ? "orders.edit-place" : "orders.remove-place", "x",
                              chip->place);
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

static GtkWidget *
make_button (Chip       *chip,
             const char *label)
{
  GtkWidget *button = gtk_button_new_with_label (label);

  gtk_label_set_xalign (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button))), 0);
  gtk_widget_add_css_class (button, "flat");
  g_signal_connect (button, "clicked", G_CALLBACK (on_clicked), chip);
  return button;
}

static GtkWidget *
make_chip (void)
{
  Chip *chip = g_new0 (Chip, 1);
  GtkWidget *face = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8), *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  GtkWidget *popover = gtk_popover_new ();

  chip->menu = GTK_MENU_BUTTON (gtk_menu_button_new ());
  chip->name = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_ellipsize (chip->name, PANGO_ELLIPSIZE_END);
  gtk_box_append (GTK_BOX (face), g_object_new (GTK_TYPE_IMAGE, "icon-name", "mark-location-symbolic", "accessible-role",
                                                GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL));
  gtk_box_append (GTK_BOX (face), GTK_WIDGET (chip->name));
  gtk_menu_button_set_child (chip->menu, face);
  gtk_widget_add_css_class (GTK_WIDGET (chip->menu), "place-chip");
  chip->notes = make_label (NULL, "dim-label");
  gtk_label_set_max_width_chars (chip->notes, 30);
  g_object_set (chip->notes, "margin-start", 12, "margin-end", 12, NULL);
  chip->edit = make_button (chip, _("Edit Place"));
  chip->remove = make_button (chip, _("Remove Place"));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (chip->notes));
  gtk_box_append (GTK_BOX (box), chip->edit);
  gtk_box_append (GTK_BOX (box), chip->remove);
  gtk_popover_set_child (GTK_POPOVER (popover), box);
  gtk_menu_button_set_popover (chip->menu, popover);
  g_object_set_data_full (G_OBJECT (chip->menu), "chip", chip, g_free);
  return GTK_WIDGET (chip->menu);
}

static void
name_button (GtkWidget  *button,
             const char *label,
             const char *place)
{
  /* Translators: the name of a button, such as “Remove Place”, and the place that it is about */
  g_autofree char *name = g_strdup_printf (C_("place", "%s: %s"), label, place);

  vedette_spoken_set_name (button, name);
}

static void
set_place (GtkWidget    *menu,
           VedettePlace *place)
{
  Chip *chip = g_object_get_data (G_OBJECT (menu), "chip");
  const char *name = vedette_place_get_name (place), *notes = vedette_place_get_notes (place);

  chip->place = vedette_record_get_id (VEDETTE_RECORD (place));
  gtk_label_set_text (chip->name, name);
  gtk_label_set_text (chip->notes, notes);
  gtk_widget_set_visible (GTK_WIDGET (chip->notes), notes[0] != '\0');
  gtk_accessible_update_property (GTK_ACCESSIBLE (menu), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  vedette_spoken_set_name (gtk_widget_get_first_child (menu), name);
  name_button (chip->edit, _("Edit Place"), name);
  name_button (chip->remove, _("Remove Place"), name);
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

      if (i == self->chips->len)
        {
          g_ptr_array_add (self->chips, make_chip ());
          gtk_box_append (self->places, g_ptr_array_index (self->chips, i));
        }
      set_place (g_ptr_array_index (self->chips, i), place);
    }
  while (self->chips->len > n)
    gtk_box_remove (self->places, g_ptr_array_steal_index (self->chips, self->chips->len - 1));
  gtk_widget_set_visible (GTK_WIDGET (self->places), n > 0);
  gtk_label_set_text (self->empty, n > 0 ? _("Both sides can see these names.")
                                         : _("No places yet. A card can use the places added here, and both sides can see "
                                             "them."));
}

static void
vedette_orders_places_dispose (GObject *object)
{
  VedetteOrdersPlaces *self = VEDETTE_ORDERS_PLACES (object);

  g_clear_object (&self->session);
  g_clear_pointer (&self->chips, g_ptr_array_unref);
  gtk_widget_dispose_template (GTK_WIDGET (self), VEDETTE_TYPE_ORDERS_PLACES);

  G_OBJECT_CLASS (vedette_orders_places_parent_class)->dispose (object);
}

static void
vedette_orders_places_class_init (VedetteOrdersPlacesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = vedette_orders_places_dispose;
  g_type_ensure (VEDETTE_TYPE_WRAP_LAYOUT);
  g_type_ensure (VEDETTE_TYPE_ORDERS_HEAD);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/vedette_wargames/Vedette/skirmish/orders/vedette-orders-places.ui");
  gtk_widget_class_bind_template_child (widget_class, VedetteOrdersPlaces, empty);
  gtk_widget_class_bind_template_child (widget_class, VedetteOrdersPlaces, places);
}

static void
vedette_orders_places_init (VedetteOrdersPlaces *self)
{
  self->chips = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * vedette_orders_places_new:
 *
 * Returns: (transfer floating): the places as chips, with menus that change them
 */
GtkWidget *
vedette_orders_places_new (VedetteSession *session)
{
  VedetteOrdersPlaces *self = g_object_new (VEDETTE_TYPE_ORDERS_PLACES, NULL);

  self->session = g_object_ref (session);
  vedette_orders_places_update (self);
  return GTK_WIDGET (self);
}
