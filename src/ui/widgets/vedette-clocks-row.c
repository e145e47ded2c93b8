/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The clocks of a battle in a row: for each party its disc, and for how many minutes it has had the initiative. */

#include "vedette-config.h"

#include "ui/widgets/vedette-clocks-row.h"

#include <glib/gi18n-lib.h>

#include "ui/widgets/vedette-digits.h"
#include "ui/widgets/party/vedette-party-disc.h"

/**
 * VedetteClocksRow:
 *
 * It is not there while the clocks are off, and looks again only when they say so.
 */
struct _VedetteClocksRow
{
  AdwBin parent_instance;

  GtkBox *box;

  VedetteClocks *clocks;
  int disc;   /* how wide, in px */
  guint most; /* parties for which there is room */
  gboolean tight;
};

enum
{
  SIGNAL_SHOWN,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (VedetteClocksRow, vedette_clocks_row, ADW_TYPE_BIN)

/* Where there is no room for all, who holds comes first, and then who has held for longest; each stays in its place. */
static gboolean
has_room (GListModel *clocks,
          guint       index,
          guint       most)
{
  g_autoptr (VedettePartyClock) clock = g_list_model_get_item (clocks, index);
  guint before = 0;

  for (guint i = 0; i < g_list_model_get_n_items (clocks); i++)
    {
      g_autoptr (VedettePartyClock) other = g_list_model_get_item (clocks, i);
      gint64 seconds = clock->seconds, others = other->seconds;

      if (i == index || clock->holds)
        continue;
      before += other->holds || others > seconds || (others == seconds && i < index);
    }
  return before < most;
}

/* Where there is little room, the unit stands once for all, and gives way to the sign of a pause. */
static char *
say_minutes (VedetteClocksRow *self,
             gint64            seconds,
             gboolean          last)
{
  if (self->tight && (!last || vedette_clocks_get_paused (self->clocks)))
    return g_strdup_printf ("%d", (int) (seconds / 60));
  return vedette_party_clock_say_minutes (seconds);
}

static GtkWidget *
make_clock (VedetteClocksRow  *self,
            VedettePartyClock *clock,
            gboolean           last)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  g_autofree char *text = vedette_digits_keep_order (say_minutes (self, clock->seconds, last));
  g_autofree char *spoken = vedette_party_clock_describe (clock);
  GtkWidget *label = gtk_label_new (text);

  /* Where there is too little room for three figures, the window is not to be wider for them. */
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_accessible_update_property (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  gtk_widget_add_css_class (label, "party-clock");
  gtk_widget_add_css_class (label, "numeric");
  if (clock->holds)
    gtk_widget_add_css_class (label, "holds");
  gtk_box_append (GTK_BOX (box), vedette_party_disc_new_mute (clock->party, self->disc, VEDETTE_PARTY_DISC_FULL));
  gtk_box_append (GTK_BOX (box), label);
  return box;
}

static GtkWidget *
make_pause_sign (VedetteClocksRow *self)
{
  return g_object_new (GTK_TYPE_IMAGE, "icon-name", "media-playback-pause-symbolic", "pixel-size", self->disc * 3 / 4,
                       "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
}

/* Returns: the place of the last clock for which there is room */
static guint
find_last (GListModel *clocks,
           guint       most)
{
  guint last = g_list_model_get_n_items (clocks);

  while (last > 0 && !has_room (clocks, last - 1, most))
    last--;
  return last - 1;
}

static void
update (VedetteClocksRow *self)
{
  g_autoptr (GListModel) clocks = vedette_clocks_list (self->clocks);
  guint n = g_list_model_get_n_items (clocks), last = find_last (clocks, self->most);

  while (gtk_widget_get_first_child (GTK_WIDGET (self->box)) != NULL)
    gtk_box_remove (self->box, gtk_widget_get_first_child (GTK_WIDGET (self->box)));
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (VedettePartyClock) clock = g_list_model_get_item (clocks, i);

      if (has_room (clocks, i, self->most))
        gtk_box_append (self->box, make_clock (self, clock, i == last));
    }
  if (n > 0 && vedette_clocks_get_paused (self->clocks))
    gtk_box_append (self->box, make_pause_sign (self));
  gtk_widget_set_visible (GTK_WIDGET (self), n > 0);
  g_signal_emit (self, signals[SIGNAL_SHOWN], 0);
}

static void
vedette_clocks_row_dispose (GObject *object)
{
  g_clear_object (&VEDETTE_CLOCKS_ROW (object)->clocks);

  G_OBJECT_CLASS (vedette_clocks_row_parent_class)->dispose (object);
}

static void
vedette_clocks_row_class_init (VedetteClocksRowClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = vedette_clocks_row_dispose;

  /**
   * VedetteClocksRow::shown:
   *
   * It shows something else.
   */
  signals[SIGNAL_SHOWN] = g_signal_new ("shown", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                        G_TYPE_NONE, 0);
}

static void
vedette_clocks_row_init (VedetteClocksRow *self)
{
  self->box = GTK_BOX (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0));
  gtk_widget_add_css_class (GTK_WIDGET (self->box), "clocks-row");
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->box));
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

/**
 * vedette_clocks_row_set_clocks:
 * @disc: how wide that of a party is, in px
 * @most: for how many parties there is room
 *
 * Shows these clocks from now on; once only.
 */
void
vedette_clocks_row_set_clocks (VedetteClocksRow *self,
                               VedetteClocks    *clocks,
                               int               disc,
                               guint             most)
{
  self->clocks = g_object_ref (clocks);
  self->disc = disc;
  self->most = most;
  g_signal_connect_object (clocks, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
}

/**
 * vedette_clocks_row_set_room:
 * @most: for how many parties there is room
 * @tight: whether it is to be as narrow as can be
 */
void
vedette_clocks_row_set_room (VedetteClocksRow *self,
                             guint             most,
                             gboolean          tight)
{
  if (self->most == most && self->tight == tight)
    return;
  self->most = most;
  self->tight = tight;
  update (self);
}

/**
 * vedette_clocks_row_describe:
 *
 * Returns: (transfer full): all clocks in words, also those for which there is no room
 */
char *
vedette_clocks_row_describe (VedetteClocksRow *self)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) lines = NULL;

  vedette_each_new (VedettePartyClock, clock, vedette_clocks_list (self->clocks))
    {
      g_autofree char *line = vedette_party_clock_describe (clock);

      g_strv_builder_add (builder, line);
    }
  lines = g_strv_builder_end (builder);
  return g_strjoinv ("\n", lines);
}
