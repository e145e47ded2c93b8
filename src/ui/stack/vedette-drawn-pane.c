/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The tokens that came in this round, in their order, the one that is out last. */

#include "vedette-config.h"

#include "ui/stack/vedette-drawn-pane.h"

#include <glib/gi18n-lib.h>

#include "core/stack/state/vedette-stack-now.h"
#include "ui/stack/vedette-stack-look.h"

#define SMALL 28
/* So many of a long round are shown, and the newest always. */
#define MOST_DRAWN 60

struct _VedetteDrawnPane
{
  AdwBin parent_instance;

  GtkBox *strip;
  GtkScrolledWindow *scrolled;
  VedetteSession *session;
};

G_DEFINE_FINAL_TYPE (VedetteDrawnPane, vedette_drawn_pane, ADW_TYPE_BIN)

static void
vedette_drawn_pane_dispose (GObject *object)
{
  g_clear_object (&VEDETTE_DRAWN_PANE (object)->session);

  G_OBJECT_CLASS (vedette_drawn_pane_parent_class)->dispose (object);
}

static void
vedette_drawn_pane_class_init (VedetteDrawnPaneClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = vedette_drawn_pane_dispose;
}

/* The newest is at the end, and in view. */
static void
show_newest (GtkAdjustment *adjustment)
{
  gtk_adjustment_set_value (adjustment, gtk_adjustment_get_upper (adjustment));
}

static void
vedette_drawn_pane_init (VedetteDrawnPane *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 9), *title = gtk_label_new (_("This Round"));

  self->strip = GTK_BOX (g_object_new (GTK_TYPE_BOX, "spacing", 4, "accessible-role", GTK_ACCESSIBLE_ROLE_IMG, "height-request",
                                       SMALL, NULL));
  self->scrolled = GTK_SCROLLED_WINDOW (gtk_scrolled_window_new ());
  gtk_scrolled_window_set_policy (self->scrolled, GTK_POLICY_EXTERNAL, GTK_POLICY_NEVER);
  gtk_scrolled_window_set_child (self->scrolled, GTK_WIDGET (self->strip));
  gtk_widget_set_can_focus (GTK_WIDGET (self->scrolled), FALSE);
  g_signal_connect (gtk_scrolled_window_get_hadjustment (self->scrolled), "changed", G_CALLBACK (show_newest), NULL);
  gtk_label_set_xalign (GTK_LABEL (title), 0);
  gtk_widget_add_css_class (title, "heading");
  gtk_box_append (GTK_BOX (box), title);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->scrolled));
  adw_bin_set_child (ADW_BIN (self), box);
  gtk_widget_add_css_class (GTK_WIDGET (self), "card");
  gtk_widget_add_css_class (GTK_WIDGET (self), "pane-card");
}

static void
add_drawn (VedetteDrawnPane *self,
           GListModel       *parties,
           gpointer          owner,
           gboolean          now,
           GString          *heard)
{
  gtk_box_append (self->strip, vedette_party_disc_new_mute (vedette_stack_find_party (parties, owner), SMALL,
                                                            now ? VEDETTE_PARTY_DISC_RINGED : VEDETTE_PARTY_DISC_FULL));
  g_string_append_printf (heard, "%s%s", heard->len > 0 ? C_("list of names", ", ") : "", vedette_stack_get_name (owner));
}

/* The tokens of this round in their order, the one that is out last */
static void
show_drawn (VedetteDrawnPane   *self,
            const VedetteStack *stack,
            GListModel         *parties)
{
  GListModel *turns = vedette_battle_get_records (stack->battle, vedette_stack_turn_get_type ());
  guint n = g_list_model_get_n_items (turns);
  gpointer owner = vedette_stack_find (stack, vedette_stack_game_get_owner (stack->game));
  g_autoptr (GString) heard = g_string_new (NULL);
  g_autofree char *label = NULL;

  while (gtk_widget_get_first_child (GTK_WIDGET (self->strip)) != NULL)
    gtk_box_remove (self->strip, gtk_widget_get_first_child (GTK_WIDGET (self->strip)));
  for (guint i = n > MOST_DRAWN ? n - MOST_DRAWN : 0; i < n; i++)
    {
      g_autoptr (VedetteStackTurn) turn = g_list_model_get_item (turns, i);
      gpointer whose = vedette_stack_find (stack, vedette_stack_turn_get_owner (turn));

      if (whose != NULL)
        add_drawn (self, parties, whose, FALSE, heard);
    }
  if (owner != NULL)
    add_drawn (self, parties, owner, TRUE, heard);
  /* Translators: whose tokens came in this round, in their order */
  label = heard->len > 0 ? g_strdup_printf (_("Drawn in this round: %s"), heard->str)
                         : g_strdup (_("Nothing drawn in this round"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->strip), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

/**
 * vedette_drawn_pane_update:
 *
 * Shows the round as it is now; before the first, it is not there.
 */
void
vedette_drawn_pane_update (GtkWidget *pane)
{
  VedetteDrawnPane *self = VEDETTE_DRAWN_PANE (pane);
  g_autoptr (GListModel) parties = vedette_rules_list_parties (vedette_session_get_rules (self->session), NULL);
  VedetteStack stack;

  vedette_stack_read (&stack, vedette_session_get_battle (self->session));
  gtk_widget_set_visible (pane, vedette_stack_game_get_round (stack.game) > 0);
  show_drawn (self, &stack, parties);
}

/* The caller says when to look again. */
GtkWidget *
vedette_drawn_pane_new (VedetteSession *session)
{
  VedetteDrawnPane *self = g_object_new (VEDETTE_TYPE_DRAWN_PANE, NULL);

  self->session = g_object_ref (session);
  return GTK_WIDGET (self);
}
