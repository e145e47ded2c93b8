/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The order cards of both sides, covered until they are shown, and the places that they can be about. */

#include "vedette-config.h"

#include "ui/skirmish/orders/vedette-orders-view.h"

#include <glib/gi18n-lib.h>

#include "core/skirmish/state/vedette-skirmish.h"
#include "ui/declare/vedette-declare-form.h"
#include "ui/records/vedette-record-edits.h"
#include "ui/records/vedette-record-panel.h"
#include "ui/skirmish/orders/vedette-card-dialog.h"
#include "ui/skirmish/orders/vedette-orders-side.h"
#include "ui/widgets/vedette-adaptive.h"
#include "ui/widgets/vedette-move-button.h"
#include "ui/widgets/vedette-spoken.h"
#include "ui/widgets/vedette-why-button.h"
#include "ui/widgets/vedette-wrap-layout.h"

struct _VedetteOrdersView
{
  AdwBin parent_instance;

  /* template */
  GtkGrid *columns;
  GtkWidget *hint;
  GtkOrientable *places_head;
  GtkLabel *about_places;
  GtkBox *places; /* a chip for each */
  GtkBox *foot;
  GtkWidget *agree;

  /* borrowed */
  VedetteOrdersSide *sides[2];

  /* owned */
  VedetteSession *session;
  GtkSizeGroup *heads[2]; /* the headings of both sides, and their buttons, so that these and the cards begin alike */
  VedetteMove *refused; /* what both sides may still agree to */
};

G_DEFINE_FINAL_TYPE (VedetteOrdersView, vedette_orders_view, ADW_TYPE_BIN)

/* Makes the move, or opens the form that asks about it. */
static void
do_move (VedetteOrdersView *self,
         VedetteMove       *move,
         gboolean           agreed)
{
  VedetteRules *rules = vedette_session_get_rules (self->session);
  GtkWindow *parent = GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self)));
  const char *name = vedette_move_get_name (move);
  gboolean has_form = g_str_has_prefix (name, "add-") || g_str_has_prefix (name, "set-");
  /* After the start the rules refuse cards (S-X25); that is said before anything is written. */
  g_autoptr (VedetteRuling) ruling = has_form ? vedette_rules_open (rules, move) : vedette_rules_check (rules, move);
  GtkWidget *form;

  if (!agreed && ruling->verdict != VEDETTE_VERDICT_ALLOWED)
    {
      g_clear_object (&self->refused);
      vedette_session_set_refusal (self->session, ruling);
      if (!ruling->is_final)
        self->refused = g_object_ref (move);
      gtk_widget_set_visible (self->agree, self->refused != NULL);
    }
  else if (has_form)
    {
      for (guint i = 0; i < G_N_ELEMENTS (self->sides); i++)
        vedette_orders_side_cover (self->sides[i]);
      vedette_session_set_why_not (self->session, NULL);
      if (g_str_has_suffix (name, "-card"))
        form = vedette_card_dialog_new (parent, self->session, move, agreed);
      else
        {
          form = GTK_WIDGET (vedette_declare_form_new (parent, self->session, move, NULL, NULL));
          vedette_declare_form_focus (VEDETTE_DECLARE_FORM (form), "name");
        }
      gtk_window_present (GTK_WINDOW (form));
    }
  /* Nobody is asked before a card or a place is removed; a toast offers to undo it. */
  else if (!agreed && g_str_has_prefix (name, "remove-"))
    vedette_record_remove (GTK_WIDGET (self->columns), self->session, move);
  else
    vedette_session_perform (self->session, move, 0, agreed, NULL);
}

/* @parameter: the move, the name and the id of what it is about (0 for nothing), and for a judgment whether the card is
 *   specific */
static void
activate_do (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  VedetteOrdersView *self = VEDETTE_ORDERS_VIEW (widget);
  g_autoptr (VedetteMove) move = NULL;
  const char *kind, *about;
  gint64 id;
  int specific;

  g_variant_get (parameter, "(&s&sxi)", &kind, &about, &id, &specific);
  move = vedette_session_new_move (self->session, kind);
  if (id != 0)
    g_object_set (move, about, id, NULL);
  if (specific != VEDETTE_TRI_UNTRACKED)
    g_object_set (move, "specific", specific, NULL);
  do_move (self, move, FALSE);
}

static void
activate_agreed (GtkWidget  *widget,
                 const char *name,
                 GVariant   *parameter)
{
  VedetteOrdersView *self = VEDETTE_ORDERS_VIEW (widget);
  g_autoptr (VedetteMove) move = g_steal_pointer (&self->refused);

  if (move != NULL)
    do_move (self, move, TRUE);
}

/* What can be done with a place, and what its notes say */
static void
make_place_menu (GtkMenuButton *chip,
                 gpointer       user_data)
{
  static const char *const deeds[][2] = { { N_("Edit Place"), "set-place" }, { N_("Remove Place"), "remove-place" } };
  VedettePlace *place = g_object_get_data (G_OBJECT (chip), "vedette-place");
  GtkWidget *menu = vedette_move_menu_new (chip);

  if (*vedette_place_get_notes (place) != '\0')
    vedette_move_menu_add_text (menu, vedette_place_get_notes (place));
  for (guint i = 0; i < G_N_ELEMENTS (deeds); i++)
    {
      GtkWidget *button = vedette_move_menu_add (menu, _(deeds[i][0]));
      /* Translators: the name of a button, such as “Remove Place”, and the place that it is about */
      g_autofree char *name = g_strdup_printf (C_("place", "%s: %s"), _(deeds[i][0]), vedette_place_get_name (place));

      /* In a window, an action that has a target must not come before it. */
      gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "(ssxi)", deeds[i][1], "place",
                                        vedette_record_get_id (VEDETTE_RECORD (place)), 0);
      gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "orders.do");
      vedette_spoken_set_name (button, name);
    }
}

/* @chip: (nullable): the chip in this position, which stays, so that the focus stays; %NULL for a new one */
static GtkWidget *
show_place (VedetteOrdersView *self,
            GtkWidget         *chip,
            VedettePlace      *place)
{
  const char *name = vedette_place_get_name (place);
  GtkWidget *label;

  if (chip == NULL)
    {
      GtkWidget *face = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);

      chip = gtk_menu_button_new ();
      gtk_box_append (GTK_BOX (face), g_object_new (GTK_TYPE_IMAGE, "icon-name", "mark-location-symbolic", "accessible-role",
                                                    GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL));
      gtk_box_append (GTK_BOX (face), g_object_new (GTK_TYPE_LABEL, "ellipsize", PANGO_ELLIPSIZE_END, NULL));
      gtk_menu_button_set_child (GTK_MENU_BUTTON (chip), face);
      gtk_menu_button_set_create_popup_func (GTK_MENU_BUTTON (chip), make_place_menu, NULL, NULL);
      gtk_widget_add_css_class (chip, "place-chip");
      gtk_box_append (self->places, chip);
    }
  label = gtk_widget_get_last_child (gtk_menu_button_get_child (GTK_MENU_BUTTON (chip)));
  gtk_label_set_text (GTK_LABEL (label), name);
  vedette_spoken_set_name (chip, name);
  vedette_spoken_set_name (gtk_widget_get_first_child (chip), name);
  g_object_set_data_full (G_OBJECT (chip), "vedette-place", g_object_ref (place), g_object_unref);
  return chip;
}

static void
on_changed (VedetteOrdersView *self)
{
  VedetteBattle *battle = vedette_session_get_battle (self->session);
  GListModel *places = vedette_battle_get_records (battle, VEDETTE_TYPE_PLACE);
  GListModel *cards = vedette_battle_get_records (battle, VEDETTE_TYPE_ORDER_CARD);
  GtkWidget *chip = gtk_widget_get_first_child (GTK_WIDGET (self->places));
  gboolean has_places = g_list_model_get_n_items (places) > 0;

  g_clear_object (&self->refused);
  for (guint i = 0; i < G_N_ELEMENTS (self->sides); i++)
    vedette_orders_side_update (self->sides[i]);
  vedette_each (VedettePlace, place, places)
    chip = gtk_widget_get_next_sibling (show_place (self, chip, place));
  while (chip != NULL)
    {
      GtkWidget *gone = chip;

      chip = gtk_widget_get_next_sibling (chip);
      gtk_box_remove (self->places, gone);
    }
  gtk_widget_set_visible (GTK_WIDGET (self->places), has_places);
  gtk_label_set_text (self->about_places, has_places ? _("Both sides can see these names.")
                                                     : _("No places yet. A card can use the places added here, and both sides "
                                                         "can see them."));
  gtk_widget_set_visible (self->hint, g_list_model_get_n_items (cards) > 0);
}

/* A reason that another view has given is not for this view to overrule. */
static void
on_why_not (VedetteOrdersView *self)
{
  gtk_widget_set_visible (self->agree, FALSE);
}

static void
vedette_orders_view_dispose (GObject *object)
{
  VedetteOrdersView *self = VEDETTE_ORDERS_VIEW (object);

  for (guint i = 0; i < G_N_ELEMENTS (self->heads); i++)
    g_clear_object (&self->heads[i]);
  g_clear_object (&self->refused);
  g_clear_object (&self->session);
  gtk_widget_dispose_template (GTK_WIDGET (self), VEDETTE_TYPE_ORDERS_VIEW);

  G_OBJECT_CLASS (vedette_orders_view_parent_class)->dispose (object);
}

static void
vedette_orders_view_class_init (VedetteOrdersViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = vedette_orders_view_dispose;
  g_type_ensure (VEDETTE_TYPE_WRAP_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/vedette_wargames/Vedette/skirmish/orders/vedette-orders-view.ui");
  gtk_widget_class_bind_template_child (widget_class, VedetteOrdersView, columns);
  gtk_widget_class_bind_template_child (widget_class, VedetteOrdersView, hint);
  gtk_widget_class_bind_template_child (widget_class, VedetteOrdersView, places_head);
  gtk_widget_class_bind_template_child (widget_class, VedetteOrdersView, about_places);
  gtk_widget_class_bind_template_child (widget_class, VedetteOrdersView, places);
  gtk_widget_class_bind_template_child (widget_class, VedetteOrdersView, foot);
  gtk_widget_class_bind_template_child (widget_class, VedetteOrdersView, agree);
  gtk_widget_class_install_action (widget_class, "orders.do", "(ssxi)", activate_do);
  gtk_widget_class_install_action (widget_class, "orders.agreed", NULL, activate_agreed);
}

static void
vedette_orders_view_init (VedetteOrdersView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * vedette_orders_view_new:
 *
 * Returns: (transfer floating): the view of that session
 */
GtkWidget *
vedette_orders_view_new (VedetteSession *session)
{
  VedetteOrdersView *self = g_object_new (VEDETTE_TYPE_ORDERS_VIEW, NULL);
  GtkWidget *why_not = vedette_why_not_new (session);

  self->session = g_object_ref (session);
  for (guint i = 0; i < G_N_ELEMENTS (self->heads); i++)
    self->heads[i] = gtk_size_group_new (GTK_SIZE_GROUP_NONE);
  for (guint i = 0; i < G_N_ELEMENTS (self->sides); i++)
    {
      self->sides[i] = VEDETTE_ORDERS_SIDE (vedette_orders_side_new (session, i, self->heads[0], self->heads[1]));
      gtk_grid_attach (self->columns, GTK_WIDGET (self->sides[i]), (int) i, 0, 1, 1);
    }
  gtk_box_prepend (self->foot, why_not);
  g_object_bind_property (why_not, "visible", self->foot, "visible", G_BINDING_SYNC_CREATE);
  vedette_orders_view_set_narrow (GTK_WIDGET (self), FALSE);
  g_signal_connect_object (session, "changed", G_CALLBACK (on_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "notify::why-not", G_CALLBACK (on_why_not), self, G_CONNECT_SWAPPED);
  on_changed (self);
  return GTK_WIDGET (self);
}

/**
 * vedette_orders_view_set_narrow:
 *
 * The sides stand beside each other where there is room, else below each other.
 */
void
vedette_orders_view_set_narrow (GtkWidget *view,
                                gboolean   narrow)
{
  VedetteOrdersView *self = VEDETTE_ORDERS_VIEW (view);
  GtkOrientation orientation = narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL;

  vedette_adaptive_arrange (self->columns, narrow ? 1 : 2);
  for (guint i = 0; i < G_N_ELEMENTS (self->heads); i++)
    gtk_size_group_set_mode (self->heads[i], narrow ? GTK_SIZE_GROUP_NONE : GTK_SIZE_GROUP_BOTH);
  gtk_orientable_set_orientation (self->places_head, orientation);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->foot), orientation);
}
