/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How the battle stands, from the status of any system: the headline in large letters, and what else all should know. */

#include "vedette-config.h"

#include "ui/play/vedette-status-pane.h"

#include <glib/gi18n-lib.h>

#include "core/rules/vedette-status.h"

struct _VedetteStatusPane
{
  AdwBin parent_instance;

  GtkBox *rows;

  VedetteSession *session;
  gboolean parts_only;
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

/* Returns: (transfer full): how the part stands, as it is heard */
static char *
say_state (const VedettePart *part)
{
  switch (part->state)
    {
    case VEDETTE_PART_DONE:
      /* Translators: a part of some progress, such as a phase of a turn, that is behind */
      return g_strdup_printf (_("%s: done"), part->label);
    case VEDETTE_PART_NOW:
      /* Translators: a part of some progress that is the one to be done now */
      return g_strdup_printf (_("%s: now"), part->label);
    case VEDETTE_PART_AHEAD:
      /* Translators: a part of some progress that is yet to come */
      return g_strdup_printf (_("%s: to come"), part->label);
    case VEDETTE_PART_LOCKED:
    default:
      /* Translators: a part of some progress that cannot come */
      return g_strdup_printf (_("%s: not yet"), part->label);
    }
}

/* Returns: (transfer full): the part and how it stands, and what there is to say of it, as it is seen and as it is heard */
static char *
say_part (const VedettePart  *part,
          char              **heard)
{
  static const char * const signs[] = {
    [VEDETTE_PART_DONE] = "✓", [VEDETTE_PART_NOW] = "▸", [VEDETTE_PART_AHEAD] = "○", [VEDETTE_PART_LOCKED] = "–",
  };
  g_autofree char *state = say_state (part);

  *heard = part->why != NULL ? g_strdup_printf ("%s. %s", state, part->why) : g_strdup (state);
  return part->why != NULL ? g_strdup_printf ("%s %s (%s)", signs[part->state], part->label, part->why)
                           : g_strdup_printf ("%s %s", signs[part->state], part->label);
}

static void
add_parts (VedetteStatusPane *self,
           VedetteStatus     *item)
{
  add (self, vedette_status_get_label (item), "heading");
  for (guint i = 0; i < vedette_status_get_n_parts (item); i++)
    {
      const VedettePart *part = vedette_status_nth_part (item, i);
      g_autofree char *heard = NULL;
      g_autofree char *seen = say_part (part, &heard);

      add (self, seen, part->state == VEDETTE_PART_AHEAD || part->state == VEDETTE_PART_LOCKED ? "dim-label" : NULL);
      gtk_accessible_update_property (GTK_ACCESSIBLE (gtk_widget_get_last_child (GTK_WIDGET (self->rows))),
                                      GTK_ACCESSIBLE_PROPERTY_LABEL, heard, -1);
    }
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
  VedetteEmphasis emphasis = vedette_status_get_emphasis (item);
  g_autofree char *text = NULL;

  if (emphasis != VEDETTE_EMPHASIS_MACHINE && vedette_status_get_n_parts (item) > 0)
    add_parts (self, item);
  if (emphasis == VEDETTE_EMPHASIS_MACHINE || vedette_status_get_text (item) == NULL || self->parts_only)
    return;
  /* Translators: something that all should know of the battle, and how it is, as in “Tokens left: 5” */
  text = g_strdup_printf (C_("status", "%s: %s"), vedette_status_get_label (item), vedette_status_get_text (item));
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
  g_autoptr (GListModel) status = vedette_rules_get_status (rules, vedette_rules_get_viewer (rules));

  while (gtk_widget_get_first_child (GTK_WIDGET (self->rows)) != NULL)
    gtk_box_remove (self->rows, gtk_widget_get_first_child (GTK_WIDGET (self->rows)));
  for (guint i = 0; i < g_list_model_get_n_items (status); i++)
    {
      g_autoptr (VedetteStatus) item = g_list_model_get_item (status, i);

      add_item (self, item);
    }
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
 *
 * Returns: (transfer floating): one that shows only what has parts, where all else is shown by the system itself; it is not
 *   there as long as nothing has
 */
GtkWidget *
vedette_status_pane_new_progress (VedetteSession *session)
{
  GtkWidget *self = vedette_status_pane_new (session);

  VEDETTE_STATUS_PANE (self)->parts_only = TRUE;
  return self;
}
