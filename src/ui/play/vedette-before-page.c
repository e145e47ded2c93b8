/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The page of Play before the battle has begun: who takes part, what they have, and who begins. It has nothing else, because
   nothing else can be done yet; as soon as the battle has begun, the bands of Play take its place. */

#include "vedette-config.h"

#include "ui/play/vedette-before-page.h"

#include <glib/gi18n-lib.h>

#include "ui/system/vedette-offer-key.h"
#include "ui/system/vedette-ui-system.h"
#include "ui/widgets/party/vedette-party-disc.h"
#include "ui/widgets/party/vedette-party-paint.h"
#include "ui/widgets/vedette-move-button.h"
#include "ui/widgets/vedette-spoken.h"
#include "ui/widgets/vedette-style.h"
#include "ui/widgets/vedette-why-button.h"

/* How wide a sign is, in px: alone, beside a few others, beside many, and in a narrow window */
#define SIGN 56
#define SIGN_OF_FEW 40
#define SIGN_OF_MANY 28
#define FEW 2
/* More signs leave no room to the name beside them. */
#define MOST_SIGNS 6

struct _VedetteBeforePage
{
  AdwBin parent_instance;

  /* template */
  GtkLabel *title;
  GtkLabel *subtitle;
  VedetteWhyButton *why;
  GtkBox *cards;
  AdwBin *offers_place;
  GtkWidget *answer_sign;
  GtkWidget *answer_box;
  GtkLabel *answer;
  VedetteWhyButton *answer_why;
  GtkWidget *agreed;

  /* borrowed */
  VedetteOfferBox *offers;
  GtkWidget *suggested; /* NULL where no card has what is due */
  VedetteOfferChosen chosen;
  gpointer user_data;

  /* owned */
  VedetteSession *session;
  GListModel *shown; /* (element-type VedetteBeforeCard) (nullable): the cards */
  gboolean narrow;
};

G_DEFINE_FINAL_TYPE (VedetteBeforePage, vedette_before_page, ADW_TYPE_BIN)

/* Appends what a side has of one kind, with the button that leads to the page where it is changed. */
static void
add_row (GtkWidget         *card,
         VedetteBeforeCard *of,
         const char        *text,
         const char        *detail,
         const char        *label,
         const char        *page)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12), *texts = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  GtkWidget *button = g_object_new (GTK_TYPE_BUTTON, "label", label, "valign", GTK_ALIGN_START, NULL);
  g_autofree char *action = g_strdup_printf ("win.view::%s", page);
  /* Translators: on a button before the battle, what it does and for which side, as in “Edit: Normans” */
  g_autofree char *heard = g_strdup_printf (C_("before the battle", "%s: %s"), label, of->name);

  for (guint i = 0; i < 2; i++)
    {
      const char *words = i == 0 ? text : detail;
      GtkWidget *line = g_object_new (GTK_TYPE_LABEL, "label", words, "visible", words != NULL, "xalign", 0.0, "wrap", TRUE,
                                      "wrap-mode", PANGO_WRAP_WORD_CHAR, "lines", 4, "ellipsize", PANGO_ELLIPSIZE_END, NULL);

      gtk_widget_add_css_class (line, i == 0 ? "before-fact" : "body-text");
      if (i > 0)
        vedette_spoken_set_tip (line, words);
      gtk_box_append (GTK_BOX (texts), line);
    }
  gtk_widget_set_hexpand (texts, TRUE);
  gtk_widget_set_valign (texts, GTK_ALIGN_CENTER);
  gtk_actionable_set_detailed_action_name (GTK_ACTIONABLE (button), action);
  gtk_widget_set_name (button, heard);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "before-link");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, heard, -1);
  gtk_widget_add_css_class (row, "before-row");
  gtk_box_append (GTK_BOX (row), texts);
  gtk_box_append (GTK_BOX (row), button);
  gtk_box_append (GTK_BOX (card), gtk_separator_new (GTK_ORIENTATION_HORIZONTAL));
  gtk_box_append (GTK_BOX (card), row);
}

static void
on_start (GtkWidget         *button,
          VedetteBeforePage *self)
{
  /* The battle that begins takes the button away. */
  g_autoptr (VedetteOffer) offer = g_object_ref (g_object_get_data (G_OBJECT (button), "vedette-offer"));

  self->chosen (offer, self->user_data);
}

/* Enter presses the first of these buttons, because it has the focus when the page is shown. */
static void
add_start (VedetteBeforePage *self,
           GtkWidget         *card,
           VedetteOffer      *offer)
{
  gboolean first = self->suggested == NULL;
  g_autofree char *key = vedette_offer_key_show (first ? VEDETTE_OFFER_ENTER : offer->key);
  GtkWidget *button = vedette_move_button_new (offer->label, key);

  vedette_move_button_wrap (button, -1);
  vedette_move_button_dim (button, vedette_offer_is_open (offer) ? NULL : offer->ruling->why, NULL);
  gtk_widget_add_css_class (button, "band-button");
  gtk_widget_set_valign (button, GTK_ALIGN_END);
  gtk_widget_set_vexpand (button, TRUE);
  gtk_widget_set_focus_on_click (button, FALSE);
  gtk_widget_set_name (button, offer->label);
  if (first)
    {
      gtk_widget_add_css_class (button, "suggested-action");
      self->suggested = button;
    }
  g_object_set_data_full (G_OBJECT (button), "vedette-offer", g_object_ref (offer), g_object_unref);
  g_signal_connect (button, "clicked", G_CALLBACK (on_start), self);
  gtk_box_append (GTK_BOX (card), button);
}

/* The edge of the card has the colors of all whose signs are in its head. */
static void
add_card (VedetteBeforePage *self,
          VedetteBeforeCard *shown)
{
  GtkWidget *card = g_object_new (GTK_TYPE_BOX, "orientation", GTK_ORIENTATION_VERTICAL, "overflow", GTK_OVERFLOW_HIDDEN,
                                  "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, NULL);
  GtkWidget *edge = g_object_new (GTK_TYPE_BOX, "homogeneous", TRUE, NULL);
  GtkWidget *body = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0), *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 18);
  GtkWidget *signs = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  GtkWidget *name = g_object_new (GTK_TYPE_LABEL, "label", shown->name, "xalign", 0.0, "hexpand", TRUE, "wrap", TRUE,
                                  "wrap-mode", PANGO_WRAP_WORD_CHAR, "lines", 2, "ellipsize", PANGO_ELLIPSIZE_END, NULL);
  guint n = shown->parties->len;
  int size = n > FEW ? SIGN_OF_MANY : n > 1 || self->narrow ? SIGN_OF_FEW : SIGN;

  for (guint i = 0; i < MAX (n, 1); i++)
    {
      VedetteParty *party = i < n ? shown->parties->pdata[i] : NULL;
      GtkWidget *part = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

      gtk_widget_add_css_class (part, "before-edge");
      vedette_party_paint_set_ink (part, party != NULL ? party->colour : NULL);
      gtk_box_append (GTK_BOX (edge), part);
      if (party != NULL && i < MOST_SIGNS)
        gtk_box_append (GTK_BOX (signs), vedette_party_disc_new_mute (party, size, VEDETTE_PARTY_DISC_FULL));
    }
  gtk_widget_set_visible (signs, n > 0);
  gtk_widget_add_css_class (name, "before-name");
  vedette_spoken_set_tip (name, shown->name);
  gtk_widget_add_css_class (head, "before-head");
  gtk_box_append (GTK_BOX (head), signs);
  gtk_box_append (GTK_BOX (head), name);
  gtk_widget_set_vexpand (body, TRUE);
  gtk_widget_add_css_class (body, "before-body");
  gtk_box_append (GTK_BOX (body), head);
  add_row (body, shown, shown->forces, shown->detail, _("Edit"), shown->forces_page);
  if (shown->orders != NULL)
    add_row (body, shown, shown->orders, NULL, _("Write"), shown->orders_page);
  if (shown->start != NULL)
    {
      add_start (self, body, shown->start);
      gtk_widget_add_css_class (card, "begins");
    }
  gtk_widget_add_css_class (card, "card");
  gtk_widget_add_css_class (card, "before-card");
  vedette_party_paint_set_of (card, n == 1 ? ((VedetteParty *) shown->parties->pdata[0])->colour : NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (card), GTK_ACCESSIBLE_PROPERTY_LABEL, shown->name, -1);
  gtk_box_append (GTK_BOX (card), edge);
  gtk_box_append (GTK_BOX (card), body);
  gtk_box_append (self->cards, card);
}

static gboolean
focus_named (GtkWidget  *widget,
             const char *name)
{
  if (g_str_equal (gtk_widget_get_name (widget), name))
    return gtk_widget_grab_focus (widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (focus_named (child, name))
      return TRUE;
  return FALSE;
}

/* The focus stays on the button that does the same. */
static void
show_cards (VedetteBeforePage *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *child, *focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  gboolean inside = focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self->cards));
  g_autofree char *name = inside ? g_strdup (gtk_widget_get_name (focus)) : NULL;

  self->suggested = NULL;
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->cards))) != NULL)
    gtk_box_remove (self->cards, child);
  vedette_each (VedetteBeforeCard, card, self->shown)
    add_card (self, card);
  if (name != NULL)
    focus_named (GTK_WIDGET (self->cards), name);
}

static gboolean
is_on_card (VedetteBeforePage *self,
            VedetteOffer      *offer)
{
  vedette_each (VedetteBeforeCard, card, self->shown)
    if (card->start == offer)
      return TRUE;
  return FALSE;
}

/* Why something cannot be done, or what is to be remembered */
static void
show_answer (VedetteBeforePage *self)
{
  const char *why_not = vedette_session_get_why_not (self->session);
  const char *answer = why_not != NULL ? why_not : vedette_session_get_reminder (self->session);

  gtk_label_set_text (self->answer, answer != NULL ? answer : "");
  vedette_why_button_set_rules (self->answer_why, answer != NULL ? vedette_session_get_rules_behind (self->session) : NULL);
  gtk_widget_set_visible (self->answer_box, answer != NULL);
  /* A reminder is plain. */
  gtk_widget_set_visible (self->answer_sign, why_not != NULL);
  vedette_style_set_class (GTK_WIDGET (self->answer), "why-not", why_not != NULL);
  if (why_not == NULL)
    vedette_before_page_set_agreed (self, FALSE);
}

/**
 * vedette_before_page_update:
 * @offers: (element-type VedetteOffer): what can be done now
 * @cards: (element-type VedetteBeforeCard): who takes part; not empty
 *
 * Shows the battle as it is now. What can be done besides what the cards offer is below them.
 */
void
vedette_before_page_update (VedetteBeforePage *self,
                            GListModel        *offers,
                            GListModel        *cards)
{
  VedetteRules *rules = vedette_session_get_rules (self->session);
  const char *viewer = vedette_rules_get_viewer (rules);
  g_autoptr (GListStore) others = g_list_store_new (VEDETTE_TYPE_OFFER);
  g_autofree char *hint = NULL, *due = vedette_rules_get_due (rules, viewer, &hint);

  gtk_label_set_text (self->subtitle, hint != NULL ? hint : due);
  vedette_why_button_set_rule (self->why, vedette_rules_get_hint_rule (rules, viewer));
  g_set_object (&self->shown, cards);
  show_cards (self);
  vedette_each (VedetteOffer, offer, offers)
    if (!is_on_card (self, offer) &&
        (offer->place <= VEDETTE_OFFER_MAY || (offer->place == VEDETTE_OFFER_TOOL && vedette_offer_is_open (offer))))
      g_list_store_append (others, offer);
  vedette_offer_box_update (self->offers, G_LIST_MODEL (others));
  show_answer (self);
}

/**
 * vedette_before_page_set_agreed:
 * @agreed: whether agreement of both sides would help
 */
void
vedette_before_page_set_agreed (VedetteBeforePage *self,
                                gboolean           agreed)
{
  gtk_widget_set_visible (self->agreed, agreed);
}

/**
 * vedette_before_page_set_narrow:
 *
 * Puts the cards below each other where there is no room for both.
 */
void
vedette_before_page_set_narrow (VedetteBeforePage *self,
                                gboolean           narrow)
{
  self->narrow = narrow;
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->cards), narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  gtk_box_set_spacing (self->cards, narrow ? 12 : 24);
  vedette_offer_box_set_upright (self->offers, narrow);
  show_cards (self);
}

static gboolean
vedette_before_page_grab_focus (GtkWidget *widget)
{
  VedetteBeforePage *self = VEDETTE_BEFORE_PAGE (widget);

  if (self->suggested != NULL)
    return gtk_widget_grab_focus (self->suggested);
  /* If the focus were on one of the offers already, it would go on to the next. */
  gtk_root_set_focus (gtk_widget_get_root (widget), NULL);
  return gtk_widget_child_focus (GTK_WIDGET (self->offers), GTK_DIR_TAB_FORWARD);
}

static void
vedette_before_page_dispose (GObject *object)
{
  VedetteBeforePage *self = VEDETTE_BEFORE_PAGE (object);

  g_clear_object (&self->shown);
  g_clear_object (&self->session);
  gtk_widget_dispose_template (GTK_WIDGET (self), VEDETTE_TYPE_BEFORE_PAGE);

  G_OBJECT_CLASS (vedette_before_page_parent_class)->dispose (object);
}

static void
vedette_before_page_class_init (VedetteBeforePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = vedette_before_page_dispose;
  widget_class->grab_focus = vedette_before_page_grab_focus;
  g_type_ensure (VEDETTE_TYPE_WHY_BUTTON);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/vedette_wargames/Vedette/play/vedette-before-page.ui");
  gtk_widget_class_bind_template_child (widget_class, VedetteBeforePage, title);
  gtk_widget_class_bind_template_child (widget_class, VedetteBeforePage, subtitle);
  gtk_widget_class_bind_template_child (widget_class, VedetteBeforePage, why);
  gtk_widget_class_bind_template_child (widget_class, VedetteBeforePage, cards);
  gtk_widget_class_bind_template_child (widget_class, VedetteBeforePage, offers_place);
  gtk_widget_class_bind_template_child (widget_class, VedetteBeforePage, answer_sign);
  gtk_widget_class_bind_template_child (widget_class, VedetteBeforePage, answer_box);
  gtk_widget_class_bind_template_child (widget_class, VedetteBeforePage, answer);
  gtk_widget_class_bind_template_child (widget_class, VedetteBeforePage, answer_why);
  gtk_widget_class_bind_template_child (widget_class, VedetteBeforePage, agreed);
}

static void
vedette_before_page_init (VedetteBeforePage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * vedette_before_page_new:
 * @chosen: what is called with the offer that was chosen
 *
 * Returns: (transfer floating): the page of that session, to be updated before it is shown
 */
GtkWidget *
vedette_before_page_new (VedetteSession     *session,
                         VedetteOfferChosen  chosen,
                         gpointer            user_data)
{
  VedetteBeforePage *self = g_object_new (VEDETTE_TYPE_BEFORE_PAGE, NULL);

  self->session = g_object_ref (session);
  self->chosen = chosen;
  self->user_data = user_data;
  self->offers = VEDETTE_OFFER_BOX (vedette_offer_box_new (_("Due"), 0, chosen, user_data));
  adw_bin_set_child (self->offers_place, GTK_WIDGET (self->offers));
  gtk_label_set_text (self->title, _(vedette_ui_system_find (vedette_session_get_battle (session))->before_title));
  g_signal_connect_object (session, "notify::why-not", G_CALLBACK (show_answer), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "notify::reminder", G_CALLBACK (show_answer), self, G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}
