/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How long the holder may hope to keep the initiative, as a small table under an expander. */

#include "vedette-config.h"

#include "ui/skirmish/play/vedette-foresight-pane.h"

#include <glib/gi18n-lib.h>

#include "core/skirmish/state/vedette-foresight.h"
#include "ui/widgets/vedette-spoken.h"

struct _VedetteForesightPane
{
  AdwBin parent_instance;

  GtkExpander *expander;
  GtkBox *rows;
};

G_DEFINE_FINAL_TYPE (VedetteForesightPane, vedette_foresight_pane, ADW_TYPE_BIN)

static void
vedette_foresight_pane_class_init (VedetteForesightPaneClass *klass)
{
}

/* Nobody pays for what nobody looks at. */
static void
on_expanded (GtkWidget      *expander,
             GParamSpec     *pspec,
             VedetteSession *session)
{
  vedette_foresight_pane_update (gtk_widget_get_parent (expander), session);
}

static void
vedette_foresight_pane_init (VedetteForesightPane *self)
{
  self->rows = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 3));
  gtk_widget_set_margin_top (GTK_WIDGET (self->rows), 6);
  gtk_widget_add_css_class (GTK_WIDGET (self->rows), "numeric");
  /* Closed, the expander keeps it apart from the window and yet offers it the focus, which GTK then looks for in no window. */
  gtk_widget_set_can_focus (GTK_WIDGET (self->rows), FALSE);
  self->expander = GTK_EXPANDER (gtk_expander_new (_("Chances Ahead")));
  vedette_spoken_set_name (GTK_WIDGET (self->expander), _("Chances Ahead"));
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->expander), _("How likely the holder is to keep the initiative"));
  gtk_expander_set_child (self->expander, GTK_WIDGET (self->rows));
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->expander));
  gtk_widget_add_css_class (GTK_WIDGET (self), "card");
  gtk_widget_add_css_class (GTK_WIDGET (self), "foresight-card");
}

static GtkWidget *
make_label (const char *text,
            const char *css_class)
{
  /* No sentence makes the pane wider. */
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", text, "xalign", 0.0, "wrap", TRUE, "wrap-mode",
                                   PANGO_WRAP_WORD_CHAR, "width-chars", 9, "max-width-chars", 30, "hexpand", TRUE, NULL);

  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  return label;
}

static void
add_sentence (VedetteForesightPane *self,
              const char           *text,
              const char           *css_class)
{
  gtk_box_append (self->rows, make_label (text, css_class));
}

/* Columns of numbers that are as wide in one row as in the other */
static GtkWidget *
add_row (VedetteForesightPane *self,
         const char           *title,
         const char           *css_class)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 9);

  gtk_box_append (GTK_BOX (row), make_label (title, css_class));
  gtk_box_append (self->rows, row);
  return row;
}

static GtkWidget *
add_number (GtkWidget  *row,
            const char *text,
            const char *css_class)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", text, "xalign", 1.0, "width-chars", 6, NULL);

  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  gtk_box_append (GTK_BOX (row), label);
  return label;
}

static char *
say_chance (int         n,
            gboolean    shooting,
            const char *percent)
{
  if (shooting)
    /* Translators: read aloud for a number in a table: how many coming actions, and a chance */
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%d action, shooting every time: %s",
                                         "%d actions, shooting every time: %s", (gulong) n), n, percent);
  /* Translators: read aloud for a number in a table: how many coming actions, and a chance */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%d action without shooting: %s", "%d actions without shooting: %s",
                                       (gulong) n), n, percent);
}

static void
add_chances (VedetteForesightPane *self,
             gboolean              shooting,
             const VedetteChance  *chances)
{
  GtkWidget *row = add_row (self, shooting ? _("shooting every time") : _("without shooting"), NULL);

  for (guint i = 0; i < VEDETTE_FORESIGHT_N; i++)
    {
      g_autofree char *percent = vedette_chance_percent (chances[i]);
      int n = vedette_foresight_get_actions (i);
      g_autofree char *spoken = say_chance (n, shooting, percent);
      GtkWidget *number = add_number (row, percent, NULL);

      vedette_spoken_set_name (number, spoken);
    }
}

static void
add_foresight (VedetteForesightPane  *self,
               const VedetteForesight *foresight,
               gboolean               in_reach)
{
  const char *name = vedette_figure_get_name (foresight->figure);
  g_autofree char *title = NULL;
  g_autofree char *percent = vedette_chance_percent (foresight->price);
  g_autofree char *price = NULL;

  if (in_reach)
    /* Translators: the best figure of the other side that is near enough, and the number that it needs now */
    title = g_strdup_printf (_("%s in reach, needs %d"), name, foresight->need);
  else
    /* Translators: the best figure of the other side, and the number that it needs now */
    title = g_strdup_printf (_("%s, needs %d"), name, foresight->need);
  /* Translators: a chance as a percentage */
  price = g_strdup_printf (_("One more shooting action adds %s to the other side’s chance."), percent);
  add_sentence (self, title, "heading");
  add_chances (self, FALSE, foresight->keep);
  add_chances (self, TRUE, foresight->keep_shooting);
  add_sentence (self, price, "dim-label");
}

/**
 * vedette_foresight_pane_update:
 *
 * Shows the chances as they are now, if anybody looks and there are any.
 */
void
vedette_foresight_pane_update (GtkWidget      *pane,
                               VedetteSession *session)
{
  VedetteForesightPane *self = VEDETTE_FORESIGHT_PANE (pane);
  VedetteBattle *battle = vedette_session_get_battle (session);
  VedetteForesight bare, in_reach;
  GtkWidget *titles;
  gboolean found = vedette_foresight_read (&bare, battle, FALSE) && vedette_foresight_read (&in_reach, battle, TRUE);

  gtk_widget_set_visible (pane, found);
  while (gtk_widget_get_first_child (GTK_WIDGET (self->rows)) != NULL)
    gtk_box_remove (self->rows, gtk_widget_get_first_child (GTK_WIDGET (self->rows)));
  if (!found || !gtk_expander_get_expanded (self->expander))
    return;
  add_sentence (self, _("Chance that the holder keeps the initiative if the other side’s best nominee tries after every "
                        "action."),
                "dim-label");
  if (bare.due)
    add_sentence (self, _("These chances include the current roll."), "dim-label");
  titles = add_row (self, _("Coming actions"), "dim-label");
  for (guint i = 0; i < VEDETTE_FORESIGHT_N; i++)
    {
      g_autofree char *number = g_strdup_printf ("%d", vedette_foresight_get_actions (i));

      add_number (titles, number, "dim-label");
    }
  add_foresight (self, &bare, FALSE);
  add_foresight (self, &in_reach, TRUE);
}

GtkWidget *
vedette_foresight_pane_new (VedetteSession *session)
{
  VedetteForesightPane *self = g_object_new (VEDETTE_TYPE_FORESIGHT_PANE, NULL);

  g_signal_connect_object (self->expander, "notify::expanded", G_CALLBACK (on_expanded), session, 0);
  return GTK_WIDGET (self);
}
