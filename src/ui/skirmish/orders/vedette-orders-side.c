/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The order cards of one side, shown only while its button is held down. */

#include "vedette-config.h"

#include "ui/skirmish/orders/vedette-orders-side.h"

#include <glib/gi18n-lib.h>

#include "core/skirmish/state/vedette-skirmish.h"
#include "ui/skirmish/orders/vedette-card-row.h"
#include "ui/widgets/vedette-hold-button.h"
#include "ui/widgets/party/vedette-party-paint.h"
#include "ui/widgets/vedette-listing.h"
#include "ui/widgets/vedette-move-button.h"
#include "ui/widgets/vedette-spoken.h"
#include "ui/widgets/vedette-wrap-layout.h"

struct _VedetteOrdersSide
{
  AdwBin parent_instance;

  /* template */
  GtkWidget *title;
  GtkWidget *buttons;
  GtkLabel *sign;
  GtkLabel *name;
  GtkLabel *count;
  GtkWidget *write;
  GtkWidget *write_first; /* on the page of a side without cards, in place of @write */
  VedetteHoldButton *hold;
  GtkLabel *why_not; /* in words, where nothing but a dimmed button would say it */
  GtkFlowBox *cards;

  /* owned */
  GPtrArray *rows; /* borrowed: the children of @cards */
  VedetteSession *session;
  guint index;
};

G_DEFINE_FINAL_TYPE (VedetteOrdersSide, vedette_orders_side, ADW_TYPE_BIN)

static gint64
get_side (VedetteOrdersSide *self)
{
  VedetteSkirmish skirmish;

  vedette_skirmish_read (&skirmish, vedette_session_get_battle (self->session));
  return vedette_record_get_id (VEDETTE_RECORD (skirmish.forces[self->index]));
}

/* Rows stay where they are, so that the focus does. */
static guint
fill (VedetteOrdersSide *self)
{
  GListModel *cards = vedette_battle_get_records (vedette_session_get_battle (self->session), VEDETTE_TYPE_ORDER_CARD);
  gboolean shown = vedette_hold_button_get_held (self->hold);
  g_autoptr (GListModel) parties = vedette_rules_list_parties (vedette_session_get_rules (self->session), NULL);
  g_autoptr (VedetteParty) party = g_list_model_get_item (parties, self->index);
  gint64 side = get_side (self);
  guint n = 0;

  vedette_each (VedetteOrderCard, card, cards)
    {
      if (vedette_order_card_get_side (card) != side)
        continue;
      if (n == self->rows->len)
        {
          g_ptr_array_add (self->rows, vedette_card_row_new (self->session));
          gtk_flow_box_append (self->cards, g_ptr_array_index (self->rows, n));
          gtk_widget_set_focusable (gtk_widget_get_parent (g_ptr_array_index (self->rows, n)), FALSE);
        }
      vedette_card_row_set_card (g_ptr_array_index (self->rows, n), card, party, shown);
      n++;
    }
  while (self->rows->len > n)
    gtk_flow_box_remove (self->cards, gtk_widget_get_parent (g_ptr_array_steal_index (self->rows, self->rows->len - 1)));
  return n;
}

static void
update_write (VedetteOrdersSide *self,
              const char        *side,
              guint              n)
{
  g_autoptr (VedetteMove) move = vedette_session_new_move (self->session, "add-card");
  g_autoptr (VedetteRuling) ruling = vedette_rules_open (vedette_session_get_rules (self->session), move);
  GtkWidget *const buttons[] = { self->write, self->write_first };
  gboolean allowed = ruling->verdict == VEDETTE_VERDICT_ALLOWED;
  /* Translators: the name of a button; the name of a side */
  g_autofree char *name = g_strdup_printf (_("New card for %s"), side);

  for (guint i = 0; i < G_N_ELEMENTS (buttons); i++)
    {
      vedette_move_button_dim (buttons[i], allowed ? NULL : ruling->why, NULL);
      vedette_spoken_set_name (buttons[i], name);
    }
  gtk_label_set_text (self->why_not, allowed ? "" : ruling->why);
  gtk_widget_set_visible (GTK_WIDGET (self->why_not), !allowed && n == 0);
}

static char *
say_state (VedetteCardState state,
           guint            n)
{
  switch (state)
    {
    case VEDETTE_CARD_DORMANT:
      /* Translators: how many order cards wait for their condition */
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u waiting", "%u waiting", n), n);
    case VEDETTE_CARD_DONE:
      /* Translators: how many order cards are carried out */
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u done", "%u done", n), n);
    case VEDETTE_CARD_VOID:
      /* Translators: how many order cards are void */
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u void", "%u void", n), n);
    case VEDETTE_CARD_LIVE:
    default:
      /* Translators: how many order cards can be claimed */
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u ready", "%u ready", n), n);
    }
}

/* How many cards there are, and how many in each state: “4 cards: 3 ready, 1 done”. */
static char *
count_cards (VedetteOrdersSide *self,
             guint              n)
{
  static const VedetteCardState states[] = { VEDETTE_CARD_LIVE, VEDETTE_CARD_DORMANT, VEDETTE_CARD_DONE, VEDETTE_CARD_VOID };
  GListModel *cards = vedette_battle_get_records (vedette_session_get_battle (self->session), VEDETTE_TYPE_ORDER_CARD);
  g_autoptr (GString) joined = g_string_new (NULL);
  /* Translators: how many order cards a side has */
  g_autofree char *all = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u card", "%u cards", n), n);
  gint64 side = get_side (self);

  for (guint i = 0; i < G_N_ELEMENTS (states); i++)
    {
      guint found = 0;

      vedette_each (VedetteOrderCard, card, cards)
        found += vedette_order_card_get_side (card) == side && vedette_order_card_get_state (card) == states[i];
      if (found > 0)
        vedette_listing_take (joined, C_("list of names", ", "), say_state (states[i], found));
    }
  /* Translators: how many order cards there are, and how many of them in which state: “4 cards: 3 ready, 1 done” */
  return g_strdup_printf (C_("cards", "%s: %s"), all, joined->str);
}

/**
 * vedette_orders_side_update:
 *
 * Shows the cards as they are now.
 */
void
vedette_orders_side_update (VedetteOrdersSide *self)
{
  VedetteSkirmish skirmish;
  const char *name;
  g_autofree char *hold = NULL, *count = NULL;
  guint n = fill (self);

  vedette_skirmish_read (&skirmish, vedette_session_get_battle (self->session));
  name = vedette_force_get_name (skirmish.forces[self->index]);
  /* Translators: the name of a button that shows the cards of a side while it is held; the name of that side */
  hold = g_strdup_printf (_("Hold to Reveal All: %s"), name);
  gtk_label_set_text (self->sign, vedette_sign_get_symbol (vedette_force_get_sign (skirmish.forces[self->index])));
  vedette_party_paint_set_ink (GTK_WIDGET (self->sign), vedette_force_get_colour (skirmish.forces[self->index]));
  gtk_label_set_text (self->name, name);
  count = count_cards (self, n);
  gtk_label_set_text (self->count, count);
  vedette_hold_button_set_label (self->hold, hold);
  vedette_spoken_set_name (GTK_WIDGET (self->cards), name);
  gtk_widget_set_visible (GTK_WIDGET (self->hold), n > 0);
  update_write (self, name, n);
}

/**
 * vedette_orders_side_cover:
 *
 * Covers the cards, whatever is held down.
 */
void
vedette_orders_side_cover (VedetteOrdersSide *self)
{
  vedette_hold_button_release (self->hold);
  for (guint i = 0; i < self->rows->len; i++)
    vedette_card_row_cover (g_ptr_array_index (self->rows, i));
}

static void
on_held (VedetteOrdersSide *self)
{
  if (self->session != NULL)
    fill (self);
}

static void
vedette_orders_side_dispose (GObject *object)
{
  VedetteOrdersSide *self = VEDETTE_ORDERS_SIDE (object);

  g_clear_object (&self->session);
  g_clear_pointer (&self->rows, g_ptr_array_unref);
  gtk_widget_dispose_template (GTK_WIDGET (self), VEDETTE_TYPE_ORDERS_SIDE);

  G_OBJECT_CLASS (vedette_orders_side_parent_class)->dispose (object);
}

static void
vedette_orders_side_class_init (VedetteOrdersSideClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = vedette_orders_side_dispose;
  g_type_ensure (VEDETTE_TYPE_HOLD_BUTTON);
  g_type_ensure (VEDETTE_TYPE_WRAP_LAYOUT);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/vedette_wargames/Vedette/skirmish/orders/vedette-orders-side.ui");
  gtk_widget_class_bind_template_child (widget_class, VedetteOrdersSide, title);
  gtk_widget_class_bind_template_child (widget_class, VedetteOrdersSide, buttons);
  gtk_widget_class_bind_template_child (widget_class, VedetteOrdersSide, sign);
  gtk_widget_class_bind_template_child (widget_class, VedetteOrdersSide, name);
  gtk_widget_class_bind_template_child (widget_class, VedetteOrdersSide, count);
  gtk_widget_class_bind_template_child (widget_class, VedetteOrdersSide, write);
  gtk_widget_class_bind_template_child (widget_class, VedetteOrdersSide, write_first);
  gtk_widget_class_bind_template_child (widget_class, VedetteOrdersSide, hold);
  gtk_widget_class_bind_template_child (widget_class, VedetteOrdersSide, why_not);
  gtk_widget_class_bind_template_child (widget_class, VedetteOrdersSide, cards);
  gtk_widget_class_bind_template_callback (widget_class, on_held);
}

static void
vedette_orders_side_init (VedetteOrdersSide *self)
{
  self->rows = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  vedette_hold_button_set_child (self->hold, gtk_label_new (_("Hold to Reveal All")));
}

/**
 * vedette_orders_side_new:
 * @index: 0 for the first side, 1 for the second
 * @titles: the headings of both sides
 * @buttons: the buttons of both sides
 *
 * Returns: (transfer floating): the cards of that side
 */
GtkWidget *
vedette_orders_side_new (VedetteSession *session,
                         guint           index,
                         GtkSizeGroup   *titles,
                         GtkSizeGroup   *buttons)
{
  VedetteOrdersSide *self = g_object_new (VEDETTE_TYPE_ORDERS_SIDE, NULL);

  self->session = g_object_ref (session);
  self->index = index;
  gtk_size_group_add_widget (titles, self->title);
  gtk_size_group_add_widget (buttons, self->buttons);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->write), "(ssxi)", "add-card", "side", get_side (self), 0);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->write_first), "(ssxi)", "add-card", "side", get_side (self), 0);
  vedette_orders_side_update (self);
  return GTK_WIDGET (self);
}
