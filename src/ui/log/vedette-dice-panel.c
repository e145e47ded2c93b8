/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The dice of each party: how many, their mean, every face and their luck, beside what fair dice would give. */

#include "vedette-config.h"

#include "ui/log/vedette-dice-panel.h"

#include <glib/gi18n-lib.h>

#include "print/vedette-histogram.h"
#include "ui/widgets/vedette-drawing-view.h"
#include "ui/widgets/party/vedette-party-disc.h"

/* Fits the narrowest window. */
#define WIDTH 264
#define LETTERS 13
#define SIGN 16

struct _VedetteDicePanel
{
  AdwBin parent_instance;

  VedetteSession *session;
  guint idle; /* until it is counted again */
};

G_DEFINE_FINAL_TYPE (VedetteDicePanel, vedette_dice_panel, ADW_TYPE_BIN)

static GtkWidget *
make_label (const char *text,
            const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 30);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  return label;
}

/* The columns of the dice, and below them how lucky they were */
static void
add_tally (GtkWidget    *box,
           VedetteTally *tally,
           VedetteParty *party)
{
  PangoContext *context = gtk_widget_get_pango_context (box);
  const char *colour = party->colour;
  g_autofree char *text = vedette_tally_describe (tally);
  g_autofree char *luck = vedette_tally_describe_luck (tally);

  gtk_box_append (GTK_BOX (box), make_label (text, NULL));
  gtk_box_append (GTK_BOX (box), vedette_drawing_view_new (vedette_histogram_new (tally, colour, context, WIDTH, LETTERS)));
  gtk_box_append (GTK_BOX (box), make_label (luck, "caption"));
  gtk_box_append (GTK_BOX (box), vedette_drawing_view_new (vedette_luck_bar_new (tally, colour, context, WIDTH, LETTERS)));
}

/* Returns: whether there are columns of dice */
static gboolean
add_dice (GtkWidget    *box,
          VedetteRules *rules,
          GListModel   *tallies,
          VedetteParty *party)
{
  g_autofree char *counted = vedette_rules_count (rules, party->id, VEDETTE_AUDIENCE_ALL);
  gboolean any = counted != NULL, drawn = FALSE;

  if (any)
    gtk_box_append (GTK_BOX (box), make_label (counted, NULL));

  vedette_each (VedetteTally, tally, tallies)
    {
      if (!g_str_equal (tally->party, party->id))
        continue;
      add_tally (box, tally, party);
      any = drawn = TRUE;
    }
  if (!any)
    gtk_box_append (GTK_BOX (box), make_label (_("No dice rolled yet."), NULL));
  return drawn;
}

/* The sign or the token of who rolls, in his colour, and his name */
static GtkWidget *
make_heading (VedetteParty *party)
{
  GtkWidget *heading = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  gtk_box_append (GTK_BOX (heading), vedette_party_disc_new_mute (party, SIGN, VEDETTE_PARTY_DISC_FULL));
  gtk_box_append (GTK_BOX (heading), make_label (party->name, "heading"));
  return heading;
}

static void
update (VedetteDicePanel *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  VedetteRules *rules = vedette_session_get_rules (self->session);
  g_autoptr (GListModel) tallies = vedette_rules_tally (rules, VEDETTE_AUDIENCE_ALL);
  gboolean drawn = FALSE;

  vedette_each_new (VedetteParty, party, vedette_rules_list_parties (rules, VEDETTE_AUDIENCE_ALL))
    {
      gtk_box_append (GTK_BOX (box), make_heading (party));
      drawn |= add_dice (box, rules, tallies, party);
    }
  if (drawn)
    gtk_box_append (GTK_BOX (box), make_label (_("The dashed line shows what a fair die would roll."), "caption"));
  g_object_set (box, "margin-start", 12, "margin-end", 12, "margin-top", 12, "margin-bottom", 12, NULL);
  adw_bin_set_child (ADW_BIN (self), box);
}

static gboolean
on_idle (gpointer data)
{
  VedetteDicePanel *self = data;

  self->idle = 0;
  update (self);
  return G_SOURCE_REMOVE;
}

/* All dice are counted only when somebody looks, and after what is waited for. */
static void
on_changed (VedetteDicePanel *self)
{
  if (gtk_widget_get_mapped (GTK_WIDGET (self)) && self->idle == 0)
    self->idle = g_idle_add (on_idle, self);
}

static void
vedette_dice_panel_unmap (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (vedette_dice_panel_parent_class)->unmap (widget);

  g_clear_handle_id (&VEDETTE_DICE_PANEL (widget)->idle, g_source_remove);
}

static void
vedette_dice_panel_map (GtkWidget *widget)
{
  update (VEDETTE_DICE_PANEL (widget));

  GTK_WIDGET_CLASS (vedette_dice_panel_parent_class)->map (widget);
}

static void
vedette_dice_panel_dispose (GObject *object)
{
  g_clear_handle_id (&VEDETTE_DICE_PANEL (object)->idle, g_source_remove);
  g_clear_object (&VEDETTE_DICE_PANEL (object)->session);

  G_OBJECT_CLASS (vedette_dice_panel_parent_class)->dispose (object);
}

static void
vedette_dice_panel_class_init (VedetteDicePanelClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = vedette_dice_panel_dispose;
  GTK_WIDGET_CLASS (klass)->map = vedette_dice_panel_map;
  GTK_WIDGET_CLASS (klass)->unmap = vedette_dice_panel_unmap;
}

static void
vedette_dice_panel_init (VedetteDicePanel *self)
{
}

/**
 * vedette_dice_panel_new:
 *
 * Returns: (transfer floating): a panel that counts when it is shown
 */
GtkWidget *
vedette_dice_panel_new (VedetteSession *session)
{
  VedetteDicePanel *self = g_object_new (VEDETTE_TYPE_DICE_PANEL, NULL);

  self->session = g_object_ref (session);
  g_signal_connect_object (session, "changed", G_CALLBACK (on_changed), self, G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}

/**
 * vedette_dice_panel_is_any:
 *
 * Returns: whether there is anybody whose dice are counted
 */
gboolean
vedette_dice_panel_is_any (VedetteDicePanel *self)
{
  g_autoptr (GListModel) parties = vedette_rules_list_parties (vedette_session_get_rules (self->session), VEDETTE_AUDIENCE_ALL);

  return g_list_model_get_n_items (parties) > 0;
}
