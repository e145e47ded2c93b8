/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is seldom done with an order card: it is changed, removed, or judged. */

#include "vedette-config.h"

#include "ui/skirmish/orders/vedette-card-menu.h"

#include <glib/gi18n-lib.h>

#include "ui/widgets/vedette-spoken.h"

enum
{
  BUTTON_EDIT,
  BUTTON_VOID, /* of a card that waits: below it there is no room for that */
  BUTTON_REMOVE,
  N_BUTTONS,
};

static const struct
{
  const char *label;
  const char *move;
  const char *action;
} buttons[N_BUTTONS] = {
  [BUTTON_EDIT] = { N_("Edit Card"), "set-card", "orders.edit" },
  [BUTTON_VOID] = { N_("Void"), "card-void", "orders.void" },
  [BUTTON_REMOVE] = { N_("Remove Card"), "remove-card", "orders.remove" },
};

struct _VedetteCardMenu
{
  AdwBin parent_instance;

  GtkMenuButton *more;
  GtkWidget *buttons[N_BUTTONS];
  GtkWidget *judge;
  GtkWidget *verdicts[2]; /* that it is specific, that it is not */

  VedetteSession *session;
  gint64 card;
};

G_DEFINE_FINAL_TYPE (VedetteCardMenu, vedette_card_menu, ADW_TYPE_BIN)

static void
on_clicked (GtkWidget       *button,
            VedetteCardMenu *self)
{
  gtk_menu_button_popdown (self->more);
  for (guint i = 0; i < N_BUTTONS; i++)
    if (self->buttons[i] == button)
      gtk_widget_activate_action (GTK_WIDGET (self), buttons[i].action, "x", self->card);
  for (guint i = 0; i < G_N_ELEMENTS (self->verdicts); i++)
    if (self->verdicts[i] == button)
      gtk_widget_activate_action (GTK_WIDGET (self), "orders.judge", "(xb)", self->card, i == 0);
}

static void
vedette_card_menu_dispose (GObject *object)
{
  g_clear_object (&VEDETTE_CARD_MENU (object)->session);

  G_OBJECT_CLASS (vedette_card_menu_parent_class)->dispose (object);
}

static void
vedette_card_menu_class_init (VedetteCardMenuClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = vedette_card_menu_dispose;
}

static GtkWidget *
make_button (VedetteCardMenu *self,
             const char      *label)
{
  GtkWidget *button = gtk_button_new_with_label (label);

  gtk_label_set_xalign (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button))), 0);
  gtk_widget_add_css_class (button, "flat");
  g_signal_connect (button, "clicked", G_CALLBACK (on_clicked), self);
  return button;
}

/* S-37: the other side judges a card when it is shown, an umpire whenever he likes. Every card can be judged, because the
 * choice would else give away what is on the card. */
static GtkWidget *
make_judge (VedetteCardMenu *self)
{
  static const char *const labels[] = { N_("Accept as Specific"), N_("Void as Too Vague") };
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  GtkWidget *text = gtk_label_new (_("The other side, or an umpire, decides whether the card names a particular enemy, place "
                                     "or task."));

  gtk_label_set_wrap (GTK_LABEL (text), TRUE);
  gtk_label_set_xalign (GTK_LABEL (text), 0);
  gtk_label_set_max_width_chars (GTK_LABEL (text), 30);
  gtk_widget_add_css_class (text, "dim-label");
  g_object_set (text, "margin-start", 12, "margin-end", 12, NULL);
  gtk_box_append (GTK_BOX (box), gtk_separator_new (GTK_ORIENTATION_HORIZONTAL));
  gtk_box_append (GTK_BOX (box), text);
  for (guint i = 0; i < G_N_ELEMENTS (labels); i++)
    gtk_box_append (GTK_BOX (box), self->verdicts[i] = make_button (self, _(labels[i])));
  return box;
}

static void
vedette_card_menu_init (VedetteCardMenu *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3), *popover = gtk_popover_new ();

  for (guint i = 0; i < N_BUTTONS; i++)
    gtk_box_append (GTK_BOX (box), self->buttons[i] = make_button (self, _(buttons[i].label)));
  gtk_box_append (GTK_BOX (box), self->judge = make_judge (self));
  gtk_popover_set_child (GTK_POPOVER (popover), box);
  self->more = GTK_MENU_BUTTON (gtk_menu_button_new ());
  gtk_menu_button_set_icon_name (self->more, "view-more-symbolic");
  gtk_menu_button_set_popover (self->more, popover);
  gtk_widget_add_css_class (GTK_WIDGET (self->more), "flat");
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->more));
}

/**
 * vedette_card_menu_new:
 *
 * Returns: (transfer floating): the menu of a card that is not known yet
 */
GtkWidget *
vedette_card_menu_new (VedetteSession *session)
{
  VedetteCardMenu *self = g_object_new (VEDETTE_TYPE_CARD_MENU, NULL);

  self->session = g_object_ref (session);
  return GTK_WIDGET (self);
}

/**
 * vedette_card_menu_set_card:
 * @title: what the card is called
 * @state: how it stands
 */
void
vedette_card_menu_set_card (VedetteCardMenu  *self,
                            gint64            card,
                            const char       *title,
                            VedetteCardState  state)
{
  /* Translators: the name of a menu, and the card that it is about, such as “Card 2” */
  g_autofree char *name = g_strdup_printf (_("%s: %s"), _("More"), title);

  self->card = card;
  vedette_spoken_set_tip (GTK_WIDGET (self->more), name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->more), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  for (guint i = 0; i < N_BUTTONS; i++)
    vedette_card_button_update (self->buttons[i], self->session, buttons[i].move, card, _(buttons[i].label), title);
  gtk_widget_set_visible (self->buttons[BUTTON_VOID], state == VEDETTE_CARD_DORMANT);
  gtk_widget_set_visible (self->judge, state == VEDETTE_CARD_DORMANT || state == VEDETTE_CARD_LIVE);
}

/**
 * vedette_card_button_update:
 * @button: a button of a card
 * @move: what it does
 * @label: what it is called
 * @title: what the card is called
 *
 * Dims the button while the rules refuse the move, and says why. Whether it may be pressed is nobody's secret: the text of
 * the card is not asked for.
 */
void
vedette_card_button_update (GtkWidget      *button,
                            VedetteSession *session,
                            const char     *move,
                            gint64          card,
                            const char     *label,
                            const char     *title)
{
  VedetteRules *rules = vedette_session_get_rules (session);
  g_autoptr (VedetteMove) declared = vedette_session_new_move (session, move);
  g_autoptr (VedetteRuling) ruling = NULL;
  /* Translators: the name of a button, such as “Done”, and the card it is about, such as “Card 2” */
  g_autofree char *name = g_strdup_printf (_("%s: %s"), label, title);
  gboolean allowed;

  g_object_set (declared, "card", card, NULL);
  ruling = g_str_equal (move, "set-card") ? vedette_rules_open (rules, declared) : vedette_rules_check (rules, declared);
  allowed = ruling->verdict == VEDETTE_VERDICT_ALLOWED;
  if (allowed)
    gtk_widget_remove_css_class (button, "dimmed-move");
  else
    gtk_widget_add_css_class (button, "dimmed-move");
  gtk_widget_set_tooltip_text (button, allowed ? NULL : ruling->why);
  vedette_spoken_set_name (button, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  allowed ? "" : ruling->why, -1);
}
