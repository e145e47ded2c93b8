/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which turn it is, what the clock of the battle shows, and what points each army has left. */

#include "vedette-config.h"

#include "ui/eagles/vedette-turn-pane.h"

#include <glib/gi18n-lib.h>

#include "core/rules/vedette-status.h"
#include "ui/eagles/vedette-eagles-look.h"

/* What of the status stands here; points have a word of their army in their name. */
static const char * const above[] = { "turn", "clock", "phase", NULL };
#define POINTS "points-"

struct _VedetteTurnPane
{
  AdwBin parent_instance;

  GtkBox *lines;
  VedetteSession *session;
};

G_DEFINE_FINAL_TYPE (VedetteTurnPane, vedette_turn_pane, ADW_TYPE_BIN)

static void
vedette_turn_pane_dispose (GObject *object)
{
  g_clear_object (&VEDETTE_TURN_PANE (object)->session);

  G_OBJECT_CLASS (vedette_turn_pane_parent_class)->dispose (object);
}

static void
vedette_turn_pane_class_init (VedetteTurnPaneClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = vedette_turn_pane_dispose;
}

static void
vedette_turn_pane_init (VedetteTurnPane *self)
{
  self->lines = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 3));
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->lines));
}

/* There is room below for what is too long. */
static GtkWidget *
make_line (const char *text,
           const char *css_class)
{
  GtkWidget *label = vedette_eagles_look_label (text, css_class);

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_NONE);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  return label;
}

/* Turn, clock and phase in a line, and what points there are */
static void
show_above (VedetteTurnPane *self,
            GListModel      *status)
{
  g_autoptr (GStrvBuilder) words = g_strv_builder_new (), points = g_strv_builder_new ();
  g_autofree char *line = NULL, *pools = NULL;

  for (guint i = 0; above[i] != NULL; i++)
    {
      VedetteStatus *item = vedette_eagles_look_find_item (status, above[i]);
      g_autofree char *text = NULL;

      if (item == NULL)
        continue;
      /* Translators: something that all should know of the battle, and how it is, as in “Tokens left: 5” */
      text = g_str_equal (above[i], "turn") ? g_strdup_printf (C_("turn of a battle", "%s %s"), item->label, item->text)
                                            : g_strdup (item->text);
      g_strv_builder_add (words, text);
    }
  vedette_each (VedetteStatus, item, status)
    {
      g_autofree char *text = NULL;

      if (!g_str_has_prefix (item->id, POINTS))
        continue;
      text = g_strdup_printf (C_("status", "%s: %s"), item->label, item->text);
      g_strv_builder_add (points, text);
    }
  line = vedette_eagles_look_join (words);
  pools = vedette_eagles_look_join (points);
  vedette_eagles_look_clear (self->lines);
  gtk_box_append (self->lines, make_line (line, "heading"));
  if (*pools != '\0')
    gtk_box_append (self->lines, make_line (pools, "dim-label"));
}

/**
 * vedette_turn_pane_update:
 *
 * Shows how things stand now.
 */
void
vedette_turn_pane_update (GtkWidget *pane)
{
  VedetteTurnPane *self = VEDETTE_TURN_PANE (pane);
  VedetteRules *rules = vedette_session_get_rules (self->session);
  g_autoptr (GListModel) status = vedette_rules_get_status (rules, vedette_rules_get_viewer (rules));

  show_above (self, status);
}

/* The caller says when to look again. */
GtkWidget *
vedette_turn_pane_new (VedetteSession *session)
{
  VedetteTurnPane *self = g_object_new (VEDETTE_TYPE_TURN_PANE, NULL);

  self->session = g_object_ref (session);
  return GTK_WIDGET (self);
}
