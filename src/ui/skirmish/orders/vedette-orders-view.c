/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The order cards of both sides, covered until they are shown, and the places that they can be about. */

#include "vedette-config.h"

#include "ui/skirmish/orders/vedette-orders-view.h"

#include <glib/gi18n-lib.h>

#include "core/skirmish/state/vedette-skirmish.h"
#include "ui/skirmish/orders/vedette-card-dialog.h"
#include "ui/skirmish/orders/vedette-orders-places.h"
#include "ui/skirmish/orders/vedette-orders-side.h"
#include "ui/skirmish/orders/vedette-place-dialog.h"
#include "ui/widgets/toasts/vedette-toast.h"
#include "ui/widgets/vedette-why-button.h"

struct _VedetteOrdersView
{
  AdwBin parent_instance;

  /* template */
  GtkGrid *columns;
  GtkLabel *hint;
  AdwBin *places_place;
  GtkWidget *why_not_box;
  GtkLabel *why_not;
  VedetteWhyButton *why;
  GtkWidget *agree;

  /* borrowed */
  VedetteOrdersSide *sides[2];
  VedetteOrdersPlaces *places;

  /* owned */
  VedetteSession *session;
  GtkSizeGroup *heads; /* as high as each other while the sides stand beside each other, so that their cards begin alike */
  VedetteMove *refused; /* what both sides may still agree to */
  AdwToast *removed;    /* the offer to take a removal back */
  gint64 removed_step;
};

G_DEFINE_FINAL_TYPE (VedetteOrdersView, vedette_orders_view, ADW_TYPE_BIN)

static VedetteOrderCard *
find_card (VedetteOrdersView *self,
           gint64             id)
{
  return vedette_battle_find (vedette_session_get_battle (self->session), VEDETTE_TYPE_ORDER_CARD, id);
}

/* Notes what was refused, so that Agreed can do it. */
static void
offer_agreement (VedetteOrdersView *self,
                 VedetteMove       *move,
                 VedetteRuling     *ruling)
{
  g_clear_object (&self->refused);
  vedette_session_set_refusal (self->session, ruling);
  if (!ruling->is_final)
    self->refused = g_object_ref (move);
  gtk_widget_set_visible (self->agree, self->refused != NULL);
}

static VedetteStep *
do_move (VedetteOrdersView *self,
         VedetteMove       *move)
{
  g_autoptr (VedetteRuling) ruling = vedette_rules_check (vedette_session_get_rules (self->session), move);

  if (ruling->verdict == VEDETTE_VERDICT_ALLOWED)
    return vedette_session_perform (self->session, move, 0, FALSE, NULL);
  offer_agreement (self, move, ruling);
  return NULL;
}

static VedetteStep *
do_with (VedetteOrdersView *self,
         const char        *name,
         const char        *what,
         GVariant          *id)
{
  g_autoptr (VedetteMove) move = vedette_session_new_move (self->session, name);

  g_object_set (move, what, g_variant_get_int64 (id), NULL);
  return do_move (self, move);
}

static void
open_dialog (VedetteOrdersView *self,
             VedetteMove       *move,
             gboolean           agreed)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  VedetteOrderCard *card = find_card (self, vedette_move_get_id (move, "card"));
  gint64 side = card != NULL ? vedette_order_card_get_side (card) : vedette_move_get_id (move, "side");

  for (guint i = 0; i < 2; i++)
    vedette_orders_side_cover (self->sides[i]);
  vedette_session_set_why_not (self->session, NULL);
  gtk_window_present (GTK_WINDOW (vedette_card_dialog_new (GTK_IS_WINDOW (root) ? GTK_WINDOW (root) : NULL,
                                                           self->session, side, card, agreed)));
}

/* After the start the rules refuse cards (S-X25); it is said before anything is written. */
static void
ask_for_card (VedetteOrdersView *self,
              VedetteMove       *move)
{
  g_autoptr (VedetteRuling) ruling = vedette_rules_open (vedette_session_get_rules (self->session), move);

  if (ruling->verdict == VEDETTE_VERDICT_ALLOWED)
    open_dialog (self, move, FALSE);
  else
    offer_agreement (self, move, ruling);
}

static void
activate_write (GtkWidget  *widget,
                const char *name,
                GVariant   *parameter)
{
  VedetteOrdersView *self = VEDETTE_ORDERS_VIEW (widget);
  g_autoptr (VedetteMove) move = vedette_session_new_move (self->session, "add-card");

  g_object_set (move, "side", g_variant_get_int64 (parameter), NULL);
  ask_for_card (self, move);
}

static void
activate_edit (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  VedetteOrdersView *self = VEDETTE_ORDERS_VIEW (widget);
  g_autoptr (VedetteMove) move = vedette_session_new_move (self->session, "set-card");

  g_object_set (move, "card", g_variant_get_int64 (parameter), NULL);
  ask_for_card (self, move);
}

static void
on_dismissed (AdwToast          *toast,
              VedetteOrdersView *self)
{
  if (self->removed == toast)
    g_clear_object (&self->removed);
}

/* Nobody is asked before a card or a place is removed; taking it back is offered until the next step. */
static void
activate_remove (GtkWidget  *widget,
                 const char *name,
                 GVariant   *parameter)
{
  VedetteOrdersView *self = VEDETTE_ORDERS_VIEW (widget);
  gboolean is_card = g_str_equal (name, "orders.remove");
  VedetteStep *step = do_with (self, is_card ? "remove-card" : "remove-place", is_card ? "card" : "place", parameter);
  g_autofree char *text = NULL;

  if (step == NULL)
    return;
  text = vedette_rules_describe (vedette_session_get_rules (self->session), step, NULL);
  self->removed_step = vedette_step_get_n (step);
  self->removed = g_object_ref_sink (vedette_toast_new (text));
  adw_toast_set_button_label (self->removed, _("Undo"));
  adw_toast_set_action_name (self->removed, "orders.take-back");
  g_signal_connect_object (self->removed, "dismissed", G_CALLBACK (on_dismissed), self, 0);
  adw_toast_overlay_add_toast (ADW_TOAST_OVERLAY (adw_bin_get_child (ADW_BIN (self))), g_object_ref (self->removed));
}

static void
activate_take_back (GtkWidget  *widget,
                    const char *name,
                    GVariant   *parameter)
{
  VedetteOrdersView *self = VEDETTE_ORDERS_VIEW (widget);

  if (vedette_battle_get_cursor (vedette_session_get_battle (self->session)) == self->removed_step)
    vedette_session_undo (self->session, NULL);
}

static void
activate_state (GtkWidget  *widget,
                const char *name,
                GVariant   *parameter)
{
  static const char *const moves[][2] = {
    { "orders.condition", "condition" }, { "orders.done", "card-done" }, { "orders.void", "card-void" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    if (g_str_equal (moves[i][0], name))
      do_with (VEDETTE_ORDERS_VIEW (widget), moves[i][1], "card", parameter);
}

static void
activate_judge (GtkWidget  *widget,
                const char *name,
                GVariant   *parameter)
{
  VedetteOrdersView *self = VEDETTE_ORDERS_VIEW (widget);
  g_autoptr (VedetteMove) move = vedette_session_new_move (self->session, "judge-card");
  gint64 card;
  gboolean specific;

  g_variant_get (parameter, "(xb)", &card, &specific);
  g_object_set (move, "card", card, "specific", specific ? VEDETTE_TRI_YES : VEDETTE_TRI_NO, NULL);
  do_move (self, move);
}

static void
activate_place (GtkWidget  *widget,
                const char *name,
                GVariant   *parameter)
{
  VedetteOrdersView *self = VEDETTE_ORDERS_VIEW (widget);
  GtkRoot *root = gtk_widget_get_root (widget);
  VedettePlace *place = parameter != NULL ? vedette_battle_find (vedette_session_get_battle (self->session),
                                                                 VEDETTE_TYPE_PLACE, g_variant_get_int64 (parameter))
                                          : NULL;

  vedette_session_set_why_not (self->session, NULL);
  gtk_window_present (GTK_WINDOW (vedette_place_dialog_new (GTK_IS_WINDOW (root) ? GTK_WINDOW (root) : NULL, self->session,
                                                            place)));
}

static void
activate_agreed (GtkWidget  *widget,
                 const char *name,
                 GVariant   *parameter)
{
  VedetteOrdersView *self = VEDETTE_ORDERS_VIEW (widget);
  g_autoptr (VedetteMove) move = g_steal_pointer (&self->refused);

  if (move == NULL)
    return;
  if (g_str_equal (vedette_move_get_name (move), "add-card") || g_str_equal (vedette_move_get_name (move), "set-card"))
    open_dialog (self, move, TRUE);
  else
    vedette_session_perform (self->session, move, 0, TRUE, NULL);
}

static void
update_hint (VedetteOrdersView *self)
{
  VedetteBattle *battle = vedette_session_get_battle (self->session);

  gtk_widget_set_visible (GTK_WIDGET (self->hint),
                          g_list_model_get_n_items (vedette_battle_get_records (battle, VEDETTE_TYPE_ORDER_CARD)) > 0);
}

static void
on_changed (VedetteOrdersView *self)
{
  g_clear_object (&self->refused);
  if (self->removed != NULL &&
      vedette_battle_get_cursor (vedette_session_get_battle (self->session)) != self->removed_step)
    {
      g_autoptr (AdwToast) toast = g_steal_pointer (&self->removed);

      vedette_toast_dismiss (toast);
    }
  for (guint i = 0; i < 2; i++)
    vedette_orders_side_update (self->sides[i]);
  vedette_orders_places_update (self->places);
  update_hint (self);
}

static void
on_why_not (VedetteOrdersView *self)
{
  const char *why_not = vedette_session_get_why_not (self->session);

  gtk_label_set_text (self->why_not, why_not != NULL ? why_not : "");
  vedette_why_button_set_rules (self->why, why_not != NULL ? vedette_session_get_rules_behind (self->session) : NULL);
  gtk_widget_set_visible (self->why_not_box, why_not != NULL);
  /* A reason that another view has given is not for this view to overrule. */
  gtk_widget_set_visible (self->agree, FALSE);
}

static void
vedette_orders_view_dispose (GObject *object)
{
  VedetteOrdersView *self = VEDETTE_ORDERS_VIEW (object);

  g_clear_object (&self->removed);
  g_clear_object (&self->refused);
  g_clear_object (&self->heads);
  g_clear_object (&self->session);
  gtk_widget_dispose_template (GTK_WIDGET (self), VEDETTE_TYPE_ORDERS_VIEW);

  G_OBJECT_CLASS (vedette_orders_view_parent_class)->dispose (object);
}

static void
vedette_orders_view_class_init (VedetteOrdersViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = vedette_orders_view_dispose;
  g_type_ensure (VEDETTE_TYPE_WHY_BUTTON);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/vedette_wargames/Vedette/skirmish/orders/vedette-orders-view.ui");
  gtk_widget_class_bind_template_child (widget_class, VedetteOrdersView, columns);
  gtk_widget_class_bind_template_child (widget_class, VedetteOrdersView, hint);
  gtk_widget_class_bind_template_child (widget_class, VedetteOrdersView, places_place);
  gtk_widget_class_bind_template_child (widget_class, VedetteOrdersView, why_not_box);
  gtk_widget_class_bind_template_child (widget_class, VedetteOrdersView, why_not);
  gtk_widget_class_bind_template_child (widget_class, VedetteOrdersView, why);
  gtk_widget_class_bind_template_child (widget_class, VedetteOrdersView, agree);
  gtk_widget_class_install_action (widget_class, "orders.write", "x", activate_write);
  gtk_widget_class_install_action (widget_class, "orders.edit", "x", activate_edit);
  gtk_widget_class_install_action (widget_class, "orders.remove", "x", activate_remove);
  gtk_widget_class_install_action (widget_class, "orders.take-back", NULL, activate_take_back);
  gtk_widget_class_install_action (widget_class, "orders.condition", "x", activate_state);
  gtk_widget_class_install_action (widget_class, "orders.done", "x", activate_state);
  gtk_widget_class_install_action (widget_class, "orders.void", "x", activate_state);
  gtk_widget_class_install_action (widget_class, "orders.judge", "(xb)", activate_judge);
  gtk_widget_class_install_action (widget_class, "orders.add-place", NULL, activate_place);
  gtk_widget_class_install_action (widget_class, "orders.edit-place", "x", activate_place);
  gtk_widget_class_install_action (widget_class, "orders.remove-place", "x", activate_remove);
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

  self->session = g_object_ref (session);
  self->heads = gtk_size_group_new (GTK_SIZE_GROUP_NONE);
  for (guint i = 0; i < 2; i++)
    {
      self->sides[i] = VEDETTE_ORDERS_SIDE (vedette_orders_side_new (session, i));
      gtk_grid_attach (self->columns, GTK_WIDGET (self->sides[i]), (int) i, 0, 1, 1);
      gtk_size_group_add_widget (self->heads, GTK_WIDGET (vedette_orders_side_get_head (self->sides[i])));
    }
  vedette_orders_view_set_narrow (self, FALSE);
  self->places = VEDETTE_ORDERS_PLACES (vedette_orders_places_new (session));
  adw_bin_set_child (self->places_place, GTK_WIDGET (self->places));
  g_signal_connect_object (session, "changed", G_CALLBACK (on_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "notify::why-not", G_CALLBACK (on_why_not), self, G_CONNECT_SWAPPED);
  on_why_not (self);
  update_hint (self);
  return GTK_WIDGET (self);
}

/**
 * vedette_orders_view_set_narrow:
 *
 * The sides stand beside each other where there is room, else below each other.
 */
void
vedette_orders_view_set_narrow (VedetteOrdersView *self,
                                gboolean           narrow)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self->columns));

  gtk_size_group_set_mode (self->heads, narrow ? GTK_SIZE_GROUP_NONE : GTK_SIZE_GROUP_VERTICAL);
  for (int i = 0; i < 2; i++)
    {
      g_object_set (gtk_layout_manager_get_layout_child (layout, GTK_WIDGET (self->sides[i])), "column", narrow ? 0 : i, "row",
                    narrow ? i : 0, NULL);
      vedette_orders_head_set_beside (vedette_orders_side_get_head (self->sides[i]),
                                      narrow ? NULL : vedette_orders_side_get_head (self->sides[1 - i]));
    }
}
