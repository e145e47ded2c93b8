/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How the battle stands, from the status of any system: the headline in large letters, and what else all should know. */

#include "vedette-config.h"

#include "ui/play/vedette-status-pane.h"

#include <glib/gi18n-lib.h>

#include "ui/play/vedette-ladder.h"
#include "ui/play/vedette-part-rows.h"

struct _VedetteStatusPane
{
  AdwBin parent_instance;

  GtkBox *rows;

  VedetteSession *session;
  gboolean parts_only;
  guint columns; /* of parts */
};

G_DEFINE_FINAL_TYPE (VedetteStatusPane, vedette_status_pane, ADW_TYPE_BIN)

static void
vedette_status_pane_dispose (GObject *object)
{
  g_clear_object (&VEDETTE_STATUS_PANE (object)->session);

  G_OBJECT_CLASS (vedette_status_pane_parent_class)->dispose (object);
}

static void
vedette_status_pane_class_init (VedetteStatusPaneClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = vedette_status_pane_dispose;
}

static void
vedette_status_pane_init (VedetteStatusPane *self)
{
  self->columns = 1;
  self->rows = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 3));
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->rows));
}

static void
add (VedetteStatusPane *self,
     const char        *text,
     const char        *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  gtk_box_append (self->rows, label);
}

static void
add_item (VedetteStatusPane *self,
          VedetteStatus     *item)
{
  static const char * const css_classes[] = {
    [VEDETTE_EMPHASIS_NORMAL] = NULL,
    [VEDETTE_EMPHASIS_STRONG] = "heading",
    [VEDETTE_EMPHASIS_HEADLINE] = "holder",
  };
  VedetteEmphasis emphasis = item->emphasis;
  g_autofree char *text = NULL;

  if (vedette_ladder_is (item))
    return;
  if (emphasis != VEDETTE_EMPHASIS_MACHINE && item->parts->len > 0)
    vedette_part_rows_add (self->rows, item, self->columns);
  if (emphasis == VEDETTE_EMPHASIS_MACHINE || item->text == NULL || self->parts_only)
    return;
  /* Translators: something that all should know of the battle, and how it is, as in “Tokens left: 5” */
  text = g_strdup_printf (C_("status", "%s: %s"), item->label, item->text);
  add (self, text, css_classes[emphasis]);
}

/**
 * vedette_status_pane_update:
 *
 * Shows how things stand now.
 */
void
vedette_status_pane_update (VedetteStatusPane *self)
{
  VedetteRules *rules = vedette_session_get_rules (self->session);

  while (gtk_widget_get_first_child (GTK_WIDGET (self->rows)) != NULL)
    gtk_box_remove (self->rows, gtk_widget_get_first_child (GTK_WIDGET (self->rows)));
  vedette_each_new (VedetteStatus, item, vedette_rules_get_status (rules, vedette_rules_get_viewer (rules)))
    add_item (self, item);
  gtk_widget_set_visible (GTK_WIDGET (self), gtk_widget_get_first_child (GTK_WIDGET (self->rows)) != NULL);
}

/* The caller says when to look again. */
GtkWidget *
vedette_status_pane_new (VedetteSession *session)
{
  VedetteStatusPane *self = g_object_new (VEDETTE_TYPE_STATUS_PANE, NULL);

  self->session = g_object_ref (session);
  return GTK_WIDGET (self);
}

/**
 * vedette_status_pane_new_progress:
 * @columns: in which the parts stand
 *
 * Returns: (transfer floating): one that shows only what has parts, where all else is shown by the system itself; it is not
 *   there as long as nothing has
 */
GtkWidget *
vedette_status_pane_new_progress (VedetteSession *session,
                                  guint           columns)
{
  GtkWidget *self = vedette_status_pane_new (session);

  VEDETTE_STATUS_PANE (self)->columns = columns;
  VEDETTE_STATUS_PANE (self)->parts_only = TRUE;
  return self;
}
