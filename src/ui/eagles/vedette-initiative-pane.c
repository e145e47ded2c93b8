/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who has the initiative: owner, thief and suspended division as cards that lie on each other. */

#include "vedette-config.h"

#include "ui/eagles/vedette-initiative-pane.h"

#include <glib/gi18n-lib.h>

#include "core/rules/vedette-status.h"
#include "ui/eagles/vedette-eagles-look.h"
#include "ui/widgets/vedette-adaptive.h"

/* What of the status is a card, the uppermost first */
static const char * const cards[] = { "challenger", "thief", "active", "suspended", "owner", NULL };

/* And what stands above them; points have a word of their army in their name. */
static const char * const above[] = { "turn", "clock", "phase", NULL };
#define POINTS "points-"

struct _VedetteInitiativePane
{
  AdwBin parent_instance;

  GtkBox *above;
  GtkBox *cards;
  GtkWidget *adaptive; /* borrowed: the ancestor that knows the width; NULL for none */
  VedetteSession *session;
};

G_DEFINE_FINAL_TYPE (VedetteInitiativePane, vedette_initiative_pane, ADW_TYPE_BIN)

/* Where there is no room beside it, one card lies below the other. */
static void
on_narrow (VedetteInitiativePane *self)
{
  gboolean narrow = self->adaptive != NULL && vedette_adaptive_get_narrow (VEDETTE_ADAPTIVE (self->adaptive));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->cards),
                                  narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
}

static void
vedette_initiative_pane_root (GtkWidget *widget)
{
  VedetteInitiativePane *self = VEDETTE_INITIATIVE_PANE (widget);

  GTK_WIDGET_CLASS (vedette_initiative_pane_parent_class)->root (widget);

  self->adaptive = gtk_widget_get_ancestor (widget, VEDETTE_TYPE_ADAPTIVE);
  if (self->adaptive != NULL)
    g_signal_connect_object (self->adaptive, "notify::narrow", G_CALLBACK (on_narrow), self, G_CONNECT_SWAPPED);
  on_narrow (self);
}

static void
vedette_initiative_pane_unroot (GtkWidget *widget)
{
  VedetteInitiativePane *self = VEDETTE_INITIATIVE_PANE (widget);

  if (self->adaptive != NULL)
    g_signal_handlers_disconnect_by_func (self->adaptive, on_narrow, self);
  self->adaptive = NULL;

  GTK_WIDGET_CLASS (vedette_initiative_pane_parent_class)->unroot (widget);
}

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
  GTK_WIDGET_CLASS (klass)->root = vedette_initiative_pane_root;
  GTK_WIDGET_CLASS (klass)->unroot = vedette_initiative_pane_unroot;
}

static void
vedette_initiative_pane_init (VedetteInitiativePane *self)
{
  GtkWidget *all = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  self->above = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 0));
  self->cards = GTK_BOX (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0));
  gtk_widget_add_css_class (GTK_WIDGET (self->cards), "stacked-cards");
  gtk_box_append (GTK_BOX (all), GTK_WIDGET (self->above));
  gtk_box_append (GTK_BOX (all), GTK_WIDGET (self->cards));
  adw_bin_set_child (ADW_BIN (self), all);
}

/* Returns: (transfer none) (nullable): the item, which the list holds */
static VedetteStatus *
find_item (GListModel *status,
           const char *id)
{
  for (guint i = 0; i < g_list_model_get_n_items (status); i++)
    {
      g_autoptr (VedetteStatus) item = g_list_model_get_item (status, i);

      if (g_str_equal (vedette_status_get_id (item), id))
        return item;
    }
  return NULL;
}

/* Turn, clock and phase in a line, and what points there are */
static void
show_above (VedetteInitiativePane *self,
            GListModel            *status)
{
  g_autoptr (GStrvBuilder) words = g_strv_builder_new (), points = g_strv_builder_new ();
  g_autofree char *line = NULL, *pools = NULL;

  for (guint i = 0; above[i] != NULL; i++)
    {
      VedetteStatus *item = find_item (status, above[i]);
      g_autofree char *text = NULL;

      if (item == NULL)
        continue;
      /* Translators: something that all should know of the battle, and how it is, as in “Tokens left: 5” */
      text = g_str_equal (above[i], "turn") ? g_strdup_printf (C_("turn of a battle", "%s %s"), vedette_status_get_label (item),
                                                               vedette_status_get_text (item))
                                            : g_strdup (vedette_status_get_text (item));
      g_strv_builder_add (words, text);
    }
  for (guint i = 0; i < g_list_model_get_n_items (status); i++)
    {
      g_autoptr (VedetteStatus) item = g_list_model_get_item (status, i);
      g_autofree char *text = NULL;

      if (!g_str_has_prefix (vedette_status_get_id (item), POINTS))
        continue;
      text = g_strdup_printf (C_("status", "%s: %s"), vedette_status_get_label (item), vedette_status_get_text (item));
      g_strv_builder_add (points, text);
    }
  line = vedette_eagles_look_join (words);
  pools = vedette_eagles_look_join (points);
  vedette_eagles_look_clear (self->above);
  gtk_box_append (self->above, vedette_eagles_look_label (line, "heading"));
  gtk_box_append (self->above, vedette_eagles_look_label (pools, "dim-label"));
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

/* @record: (nullable): %NULL for nobody, who has no sign */
static GtkWidget *
make_card (VedetteInitiativePane *self,
           const VedetteEagles   *eagles,
           gpointer               record,
           const char            *title,
           const char            *below,
           gboolean               uppermost)
{
  GtkWidget *card = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12), *texts = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *sign = gtk_label_new (NULL), *name = vedette_eagles_look_label (title, uppermost ? "due" : "heading");
  gpointer army = record != NULL ? vedette_eagles_get_army_of (eagles, record) : NULL;

  gtk_widget_add_css_class (card, "card");
  gtk_widget_add_css_class (card, uppermost ? "uppermost-card" : "lower-card");
  gtk_widget_add_css_class (sign, uppermost ? "due" : "heading");
  vedette_eagles_look_set_sign (GTK_LABEL (sign), vedette_session_get_rules (self->session), eagles, army);
  gtk_widget_set_visible (sign, army != NULL);
  gtk_widget_set_valign (texts, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (texts, uppermost);
  gtk_label_set_max_width_chars (GTK_LABEL (name), uppermost ? -1 : 16);
  gtk_box_append (GTK_BOX (texts), name);
  gtk_box_append (GTK_BOX (texts), vedette_eagles_look_label (below, "dim-label"));
  gtk_box_append (GTK_BOX (card), sign);
  gtk_box_append (GTK_BOX (card), texts);
  return card;
}

/* @fallback: what is on the only card as long as nobody has the initiative */
static void
show_cards (VedetteInitiativePane *self,
            const VedetteEagles   *eagles,
            GListModel            *status)
{
  VedetteStatus *fallback = find_item (status, "phase");
  gboolean any = FALSE;

  vedette_eagles_look_clear (self->cards);
  for (guint i = 0; cards[i] != NULL; i++)
    {
      VedetteStatus *item = find_item (status, cards[i]);
      const char *word = item != NULL ? g_value_get_string (vedette_status_get_value (item)) : NULL;
      gpointer record = word != NULL ? vedette_eagles_find_word (eagles, word) : NULL;
      g_autofree char *below = NULL;

      if (record == NULL)
        continue;
      below = say_below (eagles, vedette_status_get_label (item), record);
      gtk_box_append (self->cards, make_card (self, eagles, record, vedette_status_get_text (item), below, !any));
      any = TRUE;
    }
  if (!any && fallback != NULL)
    gtk_box_append (self->cards, make_card (self, eagles, NULL, vedette_status_get_text (fallback),
                                            _("Nobody has the initiative"), TRUE));
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
  show_above (self, status);
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
