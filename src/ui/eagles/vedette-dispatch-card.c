/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An order or a message as a card: who writes to whom, what it says, and how far it is as far as its reader knows. */

#include "vedette-config.h"

#include "ui/eagles/vedette-dispatch-card.h"

#include <glib/gi18n-lib.h>

#include "ui/eagles/vedette-eagles-look.h"
#include "ui/widgets/party/vedette-tint-card.h"

/**
 * VedetteDispatchCard:
 *
 * In the tint of the army whose it is. Made for one reader, and thrown away when he lets go.
 */
struct _VedetteDispatchCard
{
  AdwBin parent_instance;

  /* template */
  VedetteTintCard *card;
  GtkLabel *sign;
  GtkLabel *title;
  GtkLabel *turn;
  GtkLabel *way;
  GtkLabel *text;
  GtkImage *icon;
  GtkLabel *state;
};

G_DEFINE_FINAL_TYPE (VedetteDispatchCard, vedette_dispatch_card, ADW_TYPE_BIN)

#define SENT "mail-send-symbolic"

/* What of it is seen at a glance; the words stand beside it. */
static const char * const icons[] = {
  [VEDETTE_DISPATCH_IN_TRANSIT] = SENT,
  [VEDETTE_DISPATCH_DELAYED] = "document-open-recent-symbolic",
  [VEDETTE_DISPATCH_LOST] = "dialog-warning-symbolic",
  [VEDETTE_DISPATCH_ARRIVED] = "mail-unread-symbolic",
  [VEDETTE_DISPATCH_GARBLED] = "dialog-warning-symbolic",
  [VEDETTE_DISPATCH_ACTIVE] = "media-playback-start-symbolic",
};

static void
vedette_dispatch_card_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), VEDETTE_TYPE_DISPATCH_CARD);

  G_OBJECT_CLASS (vedette_dispatch_card_parent_class)->dispose (object);
}

static void
vedette_dispatch_card_class_init (VedetteDispatchCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = vedette_dispatch_card_dispose;
  g_type_ensure (VEDETTE_TYPE_TINT_CARD);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/vedette_wargames/Vedette/eagles/vedette-dispatch-card.ui");
  gtk_widget_class_bind_template_child (widget_class, VedetteDispatchCard, card);
  gtk_widget_class_bind_template_child (widget_class, VedetteDispatchCard, sign);
  gtk_widget_class_bind_template_child (widget_class, VedetteDispatchCard, title);
  gtk_widget_class_bind_template_child (widget_class, VedetteDispatchCard, turn);
  gtk_widget_class_bind_template_child (widget_class, VedetteDispatchCard, way);
  gtk_widget_class_bind_template_child (widget_class, VedetteDispatchCard, text);
  gtk_widget_class_bind_template_child (widget_class, VedetteDispatchCard, icon);
  gtk_widget_class_bind_template_child (widget_class, VedetteDispatchCard, state);
}

static void
vedette_dispatch_card_init (VedetteDispatchCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* How far it is, to who may know that; the sender only knows that it was sent.
 * Returns: (transfer full): in words; @icon: which picture says the same */
static char *
say_state (VedetteRules     *rules,
           VedetteDispatch  *dispatch,
           const char       *reader,
           const char      **icon)
{
  VedetteDispatchState state = vedette_dispatch_get_state (dispatch);
  gint64 id = vedette_record_get_id (VEDETTE_RECORD (dispatch));

  *icon = SENT;
  if (!vedette_rules_may_see (rules, id, "state", reader))
    return g_strdup (_("sent"));
  *icon = icons[state];
  if (state == VEDETTE_DISPATCH_DELAYED && vedette_rules_may_see (rules, id, "due", reader))
    /* Translators: an order or a message that has not arrived; the number of the turn in which it will */
    return g_strdup_printf (_("delayed until turn %d"), vedette_dispatch_get_due (dispatch));
  if (state == VEDETTE_DISPATCH_ACTIVE)
    /* Translators: the number of a turn, such as 2; it is an order that is in effect */
    return g_strdup_printf (_("in effect since turn %d"), vedette_dispatch_get_since (dispatch));
  return g_strdup (vedette_enum_get_label (vedette_dispatch_state_get_type (), (int) state));
}

static char *
say_way (const VedetteEagles *eagles,
         VedetteDispatch     *dispatch)
{
  gpointer sender = vedette_eagles_find_command (eagles, vedette_dispatch_get_sender (dispatch));
  gpointer recipient = vedette_eagles_find_command (eagles, vedette_dispatch_get_recipient (dispatch));
  g_autofree char *from = sender != NULL ? vedette_eagles_say_commander (eagles, sender) : g_strdup ("");
  g_autofree char *to = recipient != NULL ? vedette_eagles_say_commander (eagles, recipient) : g_strdup ("");

  /* Translators: who sends an order, and to whom */
  return g_strdup_printf (_("%s to %s"), from, to);
}

/* In the colour of the army that wrote it */
static void
show_army (VedetteDispatchCard *self,
           VedetteRules        *rules,
           const VedetteEagles *eagles,
           VedetteDispatch     *dispatch)
{
  gpointer sender = vedette_eagles_find_command (eagles, vedette_dispatch_get_sender (dispatch));
  gpointer army = sender != NULL ? vedette_eagles_get_army_of (eagles, sender) : NULL;
  const char *word = army != NULL ? vedette_eagles_get_word (eagles, army) : NULL;
  g_autoptr (VedetteParty) party = word != NULL ? vedette_rules_find_party (rules, word) : NULL;

  vedette_eagles_look_set_sign (self->sign, rules, eagles, army);
  vedette_tint_card_set_party (self->card, party);
}

/**
 * vedette_dispatch_card_new:
 * @reader: who reads it: one who may see it
 *
 * Returns: (transfer floating): its card, with what he knows of it
 */
VedetteDispatchCard *
vedette_dispatch_card_new (VedetteRules        *rules,
                           const VedetteEagles *eagles,
                           VedetteDispatch     *dispatch,
                           const char          *reader)
{
  VedetteDispatchCard *self = g_object_new (VEDETTE_TYPE_DISPATCH_CARD, NULL);
  const char *kind = vedette_enum_get_label (vedette_dispatch_kind_get_type (), (int) vedette_dispatch_get_kind (dispatch));
  /* Translators: an order or a message, and its number */
  g_autofree char *title = g_strdup_printf (C_("orders", "%s %d"), kind, vedette_dispatch_get_number (dispatch));
  /* Translators: in which turn an order was written */
  g_autofree char *turn = g_strdup_printf (C_("orders", "turn %d"), vedette_dispatch_get_written (dispatch));
  const char *icon;
  g_autofree char *way = say_way (eagles, dispatch), *state = say_state (rules, dispatch, reader, &icon);

  gtk_label_set_text (self->title, title);
  gtk_label_set_text (self->turn, turn);
  gtk_label_set_text (self->way, way);
  gtk_label_set_text (self->text, vedette_dispatch_get_text (dispatch));
  gtk_label_set_text (self->state, state);
  gtk_image_set_from_icon_name (self->icon, icon);
  show_army (self, rules, eagles, dispatch);
  return self;
}
