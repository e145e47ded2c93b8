/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The token that was drawn, as a large disc, in the place that other systems have for the number that is needed. */

#include "vedette-config.h"

#include "ui/stack/vedette-token-slot.h"

#include <glib/gi18n-lib.h>

#include "core/stack/state/vedette-stack-now.h"
#include "ui/stack/vedette-stack-look.h"

#define LARGE 96

struct _VedetteTokenSlot
{
  AdwBin parent_instance;

  VedettePartyDisc *disc;
  GtkLabel *name;
  VedetteSession *session;
};

G_DEFINE_FINAL_TYPE (VedetteTokenSlot, vedette_token_slot, ADW_TYPE_BIN)

static void
vedette_token_slot_dispose (GObject *object)
{
  g_clear_object (&VEDETTE_TOKEN_SLOT (object)->session);

  G_OBJECT_CLASS (vedette_token_slot_parent_class)->dispose (object);
}

static void
vedette_token_slot_class_init (VedetteTokenSlotClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = vedette_token_slot_dispose;
}

static void
vedette_token_slot_init (VedetteTokenSlot *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 9);

  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  self->disc = VEDETTE_PARTY_DISC (vedette_party_disc_new (LARGE));
  self->name = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_ellipsize (self->name, PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (GTK_WIDGET (self->name), "heading");
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->disc));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->name));
  adw_bin_set_child (ADW_BIN (self), box);
  gtk_widget_add_css_class (GTK_WIDGET (self), "need-box");
}

static void
show_token (VedetteTokenSlot *self,
            GListModel       *parties,
            gpointer          owner)
{
  VedetteParty *party = vedette_stack_find_party (parties, owner);
  const char *colour = vedette_enum_get_label (vedette_token_colour_get_type (), vedette_stack_get_int (owner, "colour"));
  /* Translators: a disc, as it is heard: whose token it is, its colour, and the letter on it */
  g_autofree char *heard = g_strdup_printf (_("Token of %s, %s, letter %s"), vedette_stack_get_name (owner), colour,
                                            party != NULL ? party->letter : "");

  vedette_party_disc_set_party (self->disc, party, heard);
  gtk_label_set_text (self->name, colour);
}

/**
 * vedette_token_slot_update:
 *
 * Shows the token that is out now.
 */
void
vedette_token_slot_update (GtkWidget *pane)
{
  VedetteTokenSlot *self = VEDETTE_TOKEN_SLOT (pane);
  g_autoptr (GListModel) parties = vedette_rules_list_parties (vedette_session_get_rules (self->session), NULL);
  VedetteStack stack;
  gpointer owner;
  gboolean ended;

  vedette_stack_read (&stack, vedette_session_get_battle (self->session));
  owner = vedette_stack_find (&stack, vedette_stack_game_get_owner (stack.game));
  ended = vedette_stack_is_on (&stack, VEDETTE_STACK_ON (ROUND_END));
  if (owner != NULL)
    {
      show_token (self, parties, owner);
      return;
    }
  vedette_party_disc_set_party (self->disc, ended ? vedette_stack_find_party (parties, NULL) : NULL,
                                ended ? _("End token") : _("No token drawn"));
  gtk_label_set_text (self->name, "");
}

/* The caller says when to look again. */
GtkWidget *
vedette_token_slot_new (VedetteSession *session)
{
  VedetteTokenSlot *self = g_object_new (VEDETTE_TYPE_TOKEN_SLOT, NULL);

  self->session = g_object_ref (session);
  return GTK_WIDGET (self);
}
