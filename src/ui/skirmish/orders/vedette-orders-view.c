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

#define MAX_WIDTH 1220

struct _VedetteOrdersView
{
  AdwBin parent_instance;

  /* children */
  AdwToastOverlay *toasts;
  GtkGrid *columns;
  VedetteOrdersSide *sides[2];
  GtkBox *papers;
  GtkLabel *hint; /* how a card is read; only where there is one */
  VedetteOrdersPlaces *places;
  GtkBox *why_not_box;
  GtkLabel *why_not;
  GtkButton *agree;

  /* owned */
  VedetteSession *session;
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
  vedette_session_set_why_not (self->session, vedette_ruling_get_why (ruling));
  if (!vedette_ruling_is_final (ruling))
    self->refused = g_object_ref (move);
  gtk_widget_set_visible (GTK_WIDGET (self->agree), self->refused != NULL);
}

static VedetteStep *
do_move (VedetteOrdersView *self,
         VedetteMove       *move)
{
  g_autoptr (VedetteRuling) ruling = vedette_rules_check (vedette_session_get_rules (self->session), move);

  if (vedette_ruling_get_verdict (ruling) == VEDETTE_VERDICT_ALLOWED)
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

  if (vedette_ruling_get_verdict (ruling) == VEDETTE_VERDICT_ALLOWED)
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
  g_autofree char *escaped = NULL;

  if (step == NULL)
    return;
  text = vedette_rules_describe (vedette_session_get_rules (self->session), step, NULL);
  /* Titles of toasts are markup in libadwaita 1.2. */
  escaped = g_markup_escape_text (text, -1);
  self->removed_step = vedette_step_get_n (step);
  self->removed = g_object_ref_sink (adw_toast_new (escaped));
  adw_toast_set_button_label (self->removed, _("Undo"));
  adw_toast_set_action_name (self->removed, "orders.take-back");
  g_signal_connect_object (self->removed, "dismissed", G_CALLBACK (on_dismissed), self, 0);
  adw_toast_overlay_add_toast (self->toasts, g_object_ref (self->removed));
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
    adw_toast_dismiss (self->removed);
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
  gtk_widget_set_visible (GTK_WIDGET (self->why_not_box), why_not != NULL);
  /* A reason that another view has given is not for this view to overrule. */
  gtk_widget_set_visible (GTK_WIDGET (self->agree), FALSE);
}

static void
vedette_orders_view_dispose (GObject *object)
{
  VedetteOrdersView *self = VEDETTE_ORDERS_VIEW (object);

  g_clear_object (&self->removed);
  g_clear_object (&self->refused);
  g_clear_object (&self->session);

  G_OBJECT_CLASS (vedette_orders_view_parent_class)->dispose (object);
}

static void
vedette_orders_view_class_init (VedetteOrdersViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = vedette_orders_view_dispose;
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

static GtkWidget *
make_why_not (VedetteOrdersView *self)
{
  self->why_not_box = GTK_BOX (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12));
  self->why_not = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_wrap (self->why_not, TRUE);
  gtk_label_set_xalign (self->why_not, 0);
  gtk_widget_set_hexpand (GTK_WIDGET (self->why_not), TRUE);
  gtk_widget_add_css_class (GTK_WIDGET (self->why_not), "why-not");
  self->agree = GTK_BUTTON (gtk_button_new_with_label (_("Agreed")));
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->agree), _("Both sides agree: do it all the same"));
  gtk_widget_set_valign (GTK_WIDGET (self->agree), GTK_ALIGN_CENTER);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->agree), "orders.agreed");
  gtk_box_append (self->why_not_box, GTK_WIDGET (self->why_not));
  gtk_box_append (self->why_not_box, GTK_WIDGET (self->agree));
  g_object_set (self->why_not_box, "margin-start", 18, "margin-end", 18, "margin-top", 9, "margin-bottom", 9, NULL);
  return GTK_WIDGET (self->why_not_box);
}

static void
vedette_orders_view_init (VedetteOrdersView *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *scrolled = gtk_scrolled_window_new ();
  GtkWidget *clamp = adw_clamp_new ();

  /* Not a box: it asks its children how wide they would be at its height, of which texts that wrap know nothing. */
  self->columns = GTK_GRID (gtk_grid_new ());
  gtk_grid_set_column_spacing (self->columns, 24);
  gtk_grid_set_row_spacing (self->columns, 24);
  gtk_grid_set_column_homogeneous (self->columns, TRUE);
  self->papers = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 24));
  self->hint = GTK_LABEL (gtk_label_new (_("Hold a card to read it, or press it twice. Space held does the same.")));
  gtk_label_set_wrap (self->hint, TRUE);
  gtk_label_set_xalign (self->hint, 0);
  gtk_widget_add_css_class (GTK_WIDGET (self->hint), "dim-label");
  gtk_box_append (self->papers, GTK_WIDGET (self->columns));
  gtk_box_append (self->papers, GTK_WIDGET (self->hint));
  g_object_set (self->papers, "margin-start", 18, "margin-end", 18, "margin-top", 18, "margin-bottom", 18, NULL);
  adw_clamp_set_maximum_size (ADW_CLAMP (clamp), MAX_WIDTH);
  adw_clamp_set_tightening_threshold (ADW_CLAMP (clamp), MAX_WIDTH);
  adw_clamp_set_child (ADW_CLAMP (clamp), GTK_WIDGET (self->papers));
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), clamp);
  gtk_widget_set_vexpand (scrolled, TRUE);
  gtk_box_append (GTK_BOX (box), scrolled);
  gtk_box_append (GTK_BOX (box), make_why_not (self));
  self->toasts = ADW_TOAST_OVERLAY (adw_toast_overlay_new ());
  adw_toast_overlay_set_child (self->toasts, box);
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->toasts));
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
  for (guint i = 0; i < 2; i++)
    {
      self->sides[i] = VEDETTE_ORDERS_SIDE (vedette_orders_side_new (session, i));
      gtk_grid_attach (self->columns, GTK_WIDGET (self->sides[i]), (int) i, 0, 1, 1);
    }
  self->places = VEDETTE_ORDERS_PLACES (vedette_orders_places_new (session));
  gtk_box_append (self->papers, GTK_WIDGET (self->places));
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

  for (int i = 0; i < 2; i++)
    g_object_set (gtk_layout_manager_get_layout_child (layout, GTK_WIDGET (self->sides[i])), "column", narrow ? 0 : i, "row",
                  narrow ? i : 0, NULL);
}
