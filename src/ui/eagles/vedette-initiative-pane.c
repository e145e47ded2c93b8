/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who has the initiative: owner, thief and suspended division as cards that lie on each other. */

#include "vedette-config.h"

#include "ui/eagles/vedette-initiative-pane.h"

#include <glib/gi18n-lib.h>

#include "core/rules/vedette-status.h"
#include "ui/eagles/vedette-eagles-look.h"
#include "ui/widgets/vedette-headline.h"
#include "ui/widgets/vedette-spoken.h"
#include "ui/widgets/vedette-turning-box.h"

/* What of the status is a card, the uppermost first */
static const char * const cards[] = { "challenger", "thief", "active", "suspended", "owner", NULL };

struct _VedetteInitiativePane
{
  AdwBin parent_instance;

  GtkBox *cards;
  VedetteSession *session;
};

G_DEFINE_FINAL_TYPE (VedetteInitiativePane, vedette_initiative_pane, ADW_TYPE_BIN)

static void
vedette_initiative_pane_dispose (GObject *object)
{
  g_clear_object (&VEDETTE_INITIATIVE_PANE (object)->session);

  G_OBJECT_CLASS (vedette_initiative_pane_parent_class)->dispose (object);
}

static void
vedette_initiative_pane_class_init (VedetteInitiativePaneClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = vedette_initiative_pane_dispose;
}

static void
vedette_initiative_pane_init (VedetteInitiativePane *self)
{
  /* Where there is no room beside it, one card lies below the other. */
  self->cards = GTK_BOX (g_object_new (VEDETTE_TYPE_TURNING_BOX, NULL));
  gtk_widget_add_css_class (GTK_WIDGET (self->cards), "stacked-cards");
  gtk_widget_set_valign (GTK_WIDGET (self->cards), GTK_ALIGN_CENTER);
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->cards));
}

/* What is said of one who is on a card: in which role, of which army, and who commands */
static char *
say_below (const VedetteEagles *eagles,
           const char          *role,
           gpointer             record)
{
  gpointer army = vedette_eagles_get_army_of (eagles, record);
  g_autoptr (GStrvBuilder) words = g_strv_builder_new ();
  g_autofree char *name = army != record ? vedette_eagles_say (eagles, army) : NULL;
  g_autofree char *rated = vedette_eagles_look_say_rated (eagles, record);

  g_strv_builder_add (words, role);
  if (name != NULL)
    g_strv_builder_add (words, name);
  g_strv_builder_add (words, rated);
  return vedette_eagles_look_join (words);
}

/* @record: (nullable): %NULL for nobody, who has no sign
 * @role: all that is said of him on a lower card */
static GtkWidget *
make_card (VedetteInitiativePane *self,
           const VedetteEagles   *eagles,
           gpointer               record,
           const char            *title,
           const char            *role,
           const char            *below,
           gboolean               uppermost)
{
  GtkWidget *card = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12), *texts = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *sign = vedette_spoken_new_mute_label (NULL);
  GtkWidget *name = uppermost ? vedette_headline_new () : vedette_eagles_look_label (title, "heading");
  GtkWidget *rated = vedette_eagles_look_label (uppermost ? below : role, "secondary");
  gpointer army = record != NULL ? vedette_eagles_get_army_of (eagles, record) : NULL;

  /* The uppermost is the card of the head itself. */
  if (!uppermost)
    gtk_widget_add_css_class (card, "card");
  gtk_widget_add_css_class (card, uppermost ? "uppermost-card" : "lower-card");
  gtk_widget_add_css_class (sign, uppermost ? "holder" : "heading");
  vedette_eagles_look_set_sign (GTK_LABEL (sign), vedette_session_get_rules (self->session), eagles, army);
  gtk_widget_set_visible (sign, army != NULL);
  gtk_widget_set_valign (texts, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (texts, uppermost);
  if (uppermost)
    vedette_headline_set_text (VEDETTE_HEADLINE (name), title);
  else
    {
      gtk_label_set_max_width_chars (GTK_LABEL (name), 16);
      vedette_spoken_set_tip (card, below);
    }
  gtk_box_append (GTK_BOX (texts), name);
  gtk_box_append (GTK_BOX (texts), rated);
  gtk_box_append (GTK_BOX (card), sign);
  gtk_box_append (GTK_BOX (card), texts);
  return card;
}

/* Returns: (transfer full): what somebody does in this turn. If both armies have a formation of this name, its army comes
 * first, because the large letters of the name leave no room for it. */
static char *
say_role (const VedetteEagles *eagles,
          VedetteStatus       *item,
          gpointer             record)
{
  const char *role = item->label;
  g_autofree char *army = NULL;

  if (!VEDETTE_IS_DIVISION (record) || g_str_equal (item->text, vedette_eagles_get_name (record)))
    return g_strdup (role);
  army = vedette_eagles_say (eagles, vedette_eagles_get_army_of (eagles, record));
  return g_strjoin (" · ", army, role, NULL);
}

/* @fallback: what is on the only card as long as nobody has the initiative */
static void
show_cards (VedetteInitiativePane *self,
            const VedetteEagles   *eagles,
            GListModel            *status)
{
  VedetteStatus *fallback = vedette_eagles_look_find_item (status, "phase");
  GtkWidget *lower = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 9);
  gboolean any = FALSE;

  vedette_eagles_look_clear (self->cards);
  for (guint i = 0; cards[i] != NULL; i++)
    {
      VedetteStatus *item = vedette_eagles_look_find_item (status, cards[i]);
      const char *word = item != NULL ? g_value_get_string (item->value) : NULL;
      gpointer record = word != NULL ? vedette_eagles_find_word (eagles, word) : NULL;
      g_autofree char *role = NULL, *below = NULL;

      if (record == NULL)
        continue;
      role = say_role (eagles, item, record);
      below = say_below (eagles, item->label, record);
      gtk_box_append (any ? GTK_BOX (lower) : self->cards,
                      make_card (self, eagles, record,
                                 VEDETTE_IS_DIVISION (record) ? vedette_eagles_get_name (record) : item->text,
                                 role, below, !any));
      any = TRUE;
    }
  if (!any && fallback != NULL)
    gtk_box_append (self->cards, make_card (self, eagles, NULL, fallback->text,
                                            NULL, _("Nobody has the initiative"), TRUE));
  gtk_box_append (self->cards, lower);
}

/**
 * vedette_initiative_pane_update:
 *
 * Shows how things stand now.
 */
void
vedette_initiative_pane_update (GtkWidget *pane)
{
  VedetteInitiativePane *self = VEDETTE_INITIATIVE_PANE (pane);
  VedetteRules *rules = vedette_session_get_rules (self->session);
  g_autoptr (GListModel) status = vedette_rules_get_status (rules, vedette_rules_get_viewer (rules));
  VedetteEagles eagles;

  vedette_eagles_read (&eagles, vedette_session_get_battle (self->session));
  show_cards (self, &eagles, status);
}

/* The caller says when to look again. */
GtkWidget *
vedette_initiative_pane_new (VedetteSession *session)
{
  VedetteInitiativePane *self = g_object_new (VEDETTE_TYPE_INITIATIVE_PANE, NULL);

  self->session = g_object_ref (session);
  return GTK_WIDGET (self);
}
