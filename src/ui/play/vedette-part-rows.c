/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The parts of a progress below each other, such as the phases of a turn: a sign shows the state of each, and the present part
 * is highlighted. */

#include "vedette-config.h"

#include "ui/play/vedette-part-rows.h"

#include <glib/gi18n-lib.h>

/* More letters have a line of their own. */
#define SHORT 16

static const struct
{
  const char *css_class;
  const char *icon; /* NULL for none */
} looks[] = {
  [VEDETTE_PART_DONE] = { "done", "object-select-symbolic" },
  [VEDETTE_PART_NOW] = { "now", "media-playback-start-symbolic" },
  [VEDETTE_PART_AHEAD] = { "ahead", NULL },
  [VEDETTE_PART_LOCKED] = { "locked", "list-remove-symbolic" },
};

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

/**
 * vedette_part_say:
 *
 * Returns: (transfer full): what the part is called, how it stands and why
 */
char *
vedette_part_say (const VedettePart *part)
{
  g_autofree char *state = say_state (part);

  return part->why != NULL ? g_strdup_printf ("%s. %s", state, part->why) : g_steal_pointer (&state);
}

/* What is only seen: it is heard with the label. */
static GtkWidget *
make_mute (GType type)
{
  return g_object_new (type, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
}

/**
 * vedette_part_make_sign:
 *
 * Returns: (transfer floating): how it stands, as a sign that is only seen: a tick, a pointer, a ring or a dash
 */
GtkWidget *
vedette_part_make_sign (VedettePartState state)
{
  GtkWidget *sign = make_mute (GTK_TYPE_IMAGE);

  if (looks[state].icon != NULL)
    gtk_image_set_from_icon_name (GTK_IMAGE (sign), looks[state].icon);
  gtk_widget_add_css_class (sign, "part-sign");
  gtk_widget_add_css_class (sign, looks[state].css_class);
  gtk_widget_set_valign (sign, GTK_ALIGN_CENTER);
  return sign;
}

static void
set_up_label (GtkWidget *label,
              double     xalign)
{
  gtk_label_set_xalign (GTK_LABEL (label), (float) xalign);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
}

static GtkWidget *
make_row (const VedettePart *part)
{
  GtkWidget *row = gtk_grid_new (), *label = gtk_label_new (part->label);
  g_autofree char *heard = vedette_part_say (part);

  gtk_grid_set_column_spacing (GTK_GRID (row), 9);
  gtk_widget_add_css_class (row, "part");
  gtk_widget_add_css_class (row, looks[part->state].css_class);
  set_up_label (label, 0);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_PROPERTY_LABEL, heard, -1);
  gtk_grid_attach (GTK_GRID (row), vedette_part_make_sign (part->state), 0, 0, 1, 1);
  gtk_grid_attach (GTK_GRID (row), label, 1, 0, 1, 1);
  if (part->why != NULL)
    {
      GtkWidget *why = make_mute (GTK_TYPE_LABEL);
      gboolean beside = g_utf8_strlen (part->why, -1) <= SHORT;

      gtk_label_set_text (GTK_LABEL (why), part->why);
      set_up_label (why, beside ? 1 : 0);
      gtk_widget_add_css_class (why, "why");
      gtk_grid_attach (GTK_GRID (row), why, beside ? 2 : 1, beside ? 0 : 1, 1, 1);
    }
  return row;
}

/* The rows one after the other, each column from its top to its end */
static GtkWidget *
make_rows (VedetteStatus *item,
           guint          columns)
{
  GtkWidget *rows = gtk_grid_new ();
  guint n = item->parts->len, height = (n + columns - 1) / columns;

  gtk_grid_set_column_spacing (GTK_GRID (rows), 24);
  gtk_grid_set_column_homogeneous (GTK_GRID (rows), TRUE);
  gtk_grid_set_row_spacing (GTK_GRID (rows), 3);
  for (guint i = 0; i < n; i++)
    {
      GtkWidget *row = make_row (vedette_status_nth_part (item, i));

      gtk_widget_set_hexpand (row, TRUE);
      gtk_grid_attach (GTK_GRID (rows), row, (int) (i / height), (int) (i % height), 1, 1);
    }
  return rows;
}

/**
 * vedette_part_rows_add:
 * @item: with parts
 * @columns: in which they stand
 *
 * Adds its label, and below it a row for each of its parts.
 */
void
vedette_part_rows_add (GtkBox        *box,
                       VedetteStatus *item,
                       guint          columns)
{
  GtkWidget *head = gtk_label_new (item->label);

  set_up_label (head, 0);
  gtk_widget_add_css_class (head, "heading");
  gtk_widget_add_css_class (head, "part-head");
  gtk_box_append (box, head);
  gtk_box_append (box, make_rows (item, columns));
}
