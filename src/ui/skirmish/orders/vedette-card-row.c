/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One order card: number and state for everybody, the text only while it is held, or all of its side are. */

#include "vedette-config.h"

#include "ui/skirmish/orders/vedette-card-row.h"

#include <glib/gi18n-lib.h>

#include "ui/skirmish/orders/vedette-card-face.h"
#include "ui/skirmish/orders/vedette-card-front.h"
#include "ui/skirmish/orders/vedette-card-menu.h"
#include "ui/skirmish/orders/vedette-card-words.h"
#include "ui/widgets/vedette-hold-button.h"

enum
{
  BUTTON_CONDITION,
  BUTTON_DONE,
  BUTTON_VOID,
  N_BUTTONS,
};

/* The buttons of a card: what each is called, which move it makes and which action of the view asks for it. */
static const struct
{
  const char *label;
  const char *move;
  const char *action;
} buttons[N_BUTTONS] = {
  [BUTTON_CONDITION] = { N_("Mark as Met"), "condition", "orders.condition" },
  [BUTTON_DONE] = { N_("Done"), "card-done", "orders.done" },
  [BUTTON_VOID] = { N_("Void"), "card-void", "orders.void" },
};

/* How each state looks below the card */
static const struct
{
  const char *css_class;
  const char *icon;
} looks[] = {
  [VEDETTE_CARD_DORMANT] = { "waits", "document-open-recent-symbolic" },
  [VEDETTE_CARD_LIVE] = { "live", "media-record-symbolic" },
  [VEDETTE_CARD_DONE] = { "done", "object-select-symbolic" },
  [VEDETTE_CARD_VOID] = { "void", "window-close-symbolic" },
};

struct _VedetteCardRow
{
  AdwBin parent_instance;

  GtkWidget *pill;
  GtkImage *icon;
  GtkLabel *state;
  GtkLabel *advice;
  VedetteHoldButton *hold;
  VedetteCardFace *face;
  GtkWidget *buttons[N_BUTTONS];
  VedetteCardMenu *menu;

  VedetteSession *session;
  gint64 card;
  gboolean shown; /* with all of its side */
};

G_DEFINE_FINAL_TYPE (VedetteCardRow, vedette_card_row, ADW_TYPE_BIN)

static void show_face (VedetteCardRow *self);

static void
vedette_card_row_dispose (GObject *object)
{
  g_clear_object (&VEDETTE_CARD_ROW (object)->session);

  G_OBJECT_CLASS (vedette_card_row_parent_class)->dispose (object);
}

static void
vedette_card_row_class_init (VedetteCardRowClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = vedette_card_row_dispose;
}

static void
on_clicked (GtkWidget      *button,
            VedetteCardRow *self)
{
  for (guint i = 0; i < N_BUTTONS; i++)
    if (self->buttons[i] == button)
      {
        gtk_widget_activate_action (button, buttons[i].action, "x", self->card);
        return;
      }
}

static GtkWidget *
make_label (const char *text,
            const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  return label;
}

static void
on_held (VedetteCardRow *self)
{
  if (self->session != NULL)
    show_face (self);
}

static GtkWidget *
make_face (VedetteCardRow *self)
{
  self->hold = VEDETTE_HOLD_BUTTON (vedette_hold_button_new ());
  self->face = g_object_new (VEDETTE_TYPE_CARD_FACE, NULL);
  vedette_hold_button_set_child (self->hold, GTK_WIDGET (self->face));
  gtk_widget_add_css_class (GTK_WIDGET (self->hold), "flat");
  gtk_widget_add_css_class (GTK_WIDGET (self->hold), "order-card");
  gtk_widget_set_halign (GTK_WIDGET (self->hold), GTK_ALIGN_START);
  /* For those who cannot hold it */
  vedette_hold_button_set_pins (self->hold, TRUE);
  g_signal_connect_object (self->hold, "notify::held", G_CALLBACK (on_held), self, G_CONNECT_SWAPPED);
  return GTK_WIDGET (self->hold);
}

/* State, what is done with it, and the rest, in a row as wide as the card */
static GtkWidget *
make_foot (VedetteCardRow *self)
{
  GtkWidget *foot = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  self->pill = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  self->icon = g_object_new (GTK_TYPE_IMAGE, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  self->state = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_ellipsize (self->state, PANGO_ELLIPSIZE_END);
  gtk_box_append (GTK_BOX (self->pill), GTK_WIDGET (self->icon));
  gtk_box_append (GTK_BOX (self->pill), GTK_WIDGET (self->state));
  gtk_widget_add_css_class (self->pill, "state-pill");
  gtk_widget_set_halign (self->pill, GTK_ALIGN_START);
  gtk_widget_set_valign (self->pill, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (self->pill, TRUE);
  gtk_widget_add_css_class (foot, "order-actions");
  gtk_box_append (GTK_BOX (foot), self->pill);
  for (guint i = 0; i < N_BUTTONS; i++)
    {
      self->buttons[i] = gtk_button_new_with_label (_(buttons[i].label));
      gtk_box_append (GTK_BOX (foot), self->buttons[i]);
      g_signal_connect (self->buttons[i], "clicked", G_CALLBACK (on_clicked), self);
    }
  return foot;
}

static void
vedette_card_row_init (VedetteCardRow *self)
{
}

/**
 * vedette_card_row_new:
 *
 * Returns: (transfer floating): a row without a card yet
 */
GtkWidget *
vedette_card_row_new (VedetteSession *session)
{
  VedetteCardRow *self = g_object_new (VEDETTE_TYPE_CARD_ROW, NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8), *foot = make_foot (self);

  self->session = g_object_ref (session);
  self->menu = VEDETTE_CARD_MENU (vedette_card_menu_new (session));
  gtk_box_append (GTK_BOX (foot), GTK_WIDGET (self->menu));
  self->advice = GTK_LABEL (make_label (NULL, "why-not"));
  gtk_box_append (GTK_BOX (box), make_face (self));
  gtk_box_append (GTK_BOX (box), foot);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->advice));
  gtk_widget_set_halign (box, GTK_ALIGN_START);
  adw_bin_set_child (ADW_BIN (self), box);
  return GTK_WIDGET (self);
}

/* A covered card has no text anywhere in the window: what is only hidden can be found. */
static void
show_face (VedetteCardRow *self)
{
  VedetteBattle *battle = vedette_session_get_battle (self->session);
  VedetteOrderCard *card = vedette_battle_find (battle, VEDETTE_TYPE_ORDER_CARD, self->card);
  gboolean read = card != NULL && (self->shown || vedette_hold_button_get_held (self->hold));

  vedette_card_face_set_front (self->face, read ? vedette_card_front_new (self->session, card) : NULL);
}

/**
 * vedette_card_row_cover:
 *
 * Covers it, whatever was pressed.
 */
void
vedette_card_row_cover (VedetteCardRow *self)
{
  vedette_hold_button_release (self->hold);
  if (self->session != NULL)
    show_face (self);
}

/* Returns: (transfer full): the side whose card it is */
static VedetteParty *
find_party (VedetteCardRow   *self,
            VedetteOrderCard *card)
{
  g_autoptr (GListModel) parties = vedette_rules_list_parties (vedette_session_get_rules (self->session), NULL);
  VedetteSkirmish skirmish;
  guint side = 0;

  vedette_skirmish_read (&skirmish, vedette_session_get_battle (self->session));
  if (vedette_record_get_id (VEDETTE_RECORD (skirmish.forces[1])) == vedette_order_card_get_side (card))
    side = 1;
  return g_list_model_get_item (parties, side);
}

static void
update_face (VedetteCardRow   *self,
             VedetteOrderCard *card,
             const char       *title)
{
  VedetteCardState state = vedette_order_card_get_state (card);
  g_autoptr (VedetteParty) party = find_party (self, card);
  /* Translators: the name of a card that is read as long as it is held, such as “Card 2” */
  g_autofree char *name = g_strdup_printf (_("Hold to reveal: %s"), title);

  vedette_hold_button_set_label (self->hold, name);
  vedette_card_face_set_back (self->face, party, vedette_order_card_get_number (card),
                              state != VEDETTE_CARD_DORMANT && state != VEDETTE_CARD_LIVE);
}

/**
 * vedette_card_row_set_card:
 * @shown: whether its side wants to read all of its cards now
 */
void
vedette_card_row_set_card (VedetteCardRow   *self,
                           VedetteOrderCard *card,
                           gboolean          shown)
{
  g_autofree char *title = vedette_card_words_title (card);
  g_autofree char *state = vedette_card_words_state (card);
  g_autofree char *advice = vedette_card_words_void (self->session, card);
  VedetteCardState value = vedette_order_card_get_state (card);

  /* Rows are filled again by their place: whoever turned one card has not turned the next. */
  if (self->card != vedette_record_get_id (VEDETTE_RECORD (card)))
    {
      self->card = vedette_record_get_id (VEDETTE_RECORD (card));
      vedette_card_row_cover (self);
    }
  self->shown = shown;
  gtk_label_set_text (self->state, state);
  gtk_image_set_from_icon_name (self->icon, looks[value].icon);
  for (guint i = 0; i < G_N_ELEMENTS (looks); i++)
    if (i == value)
      gtk_widget_add_css_class (self->pill, looks[i].css_class);
    else
      gtk_widget_remove_css_class (self->pill, looks[i].css_class);
  /* “done” and “void” say all that there is to say. */
  gtk_widget_set_tooltip_text (self->pill, value == VEDETTE_CARD_DORMANT || value == VEDETTE_CARD_LIVE
                                             ? vedette_enum_get_label (VEDETTE_TYPE_CARD_STATE, (int) value)
                                             : NULL);
  gtk_label_set_text (self->advice, advice != NULL ? advice : "");
  gtk_widget_set_visible (GTK_WIDGET (self->advice), advice != NULL);
  for (guint i = 0; i < N_BUTTONS; i++)
    {
      vedette_card_button_update (self->buttons[i], self->session, buttons[i].move, self->card, _(buttons[i].label), title);
      gtk_widget_set_visible (self->buttons[i], i == BUTTON_CONDITION ? value == VEDETTE_CARD_DORMANT
                                                                      : value == VEDETTE_CARD_LIVE);
    }
  vedette_card_menu_set_card (self->menu, self->card, title, value);
  update_face (self, card, title);
  show_face (self);
}
