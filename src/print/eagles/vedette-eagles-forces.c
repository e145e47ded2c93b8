/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The order of battle of an army, in short. */

#include "vedette-config.h"

#include <glib/gi18n-lib.h>

#include "core/eagles/state/vedette-eagles-charts.h"
#include "core/eagles/words/vedette-eagles-words.h"
#include "print/eagles/vedette-eagles-paper.h"

/* More points are a number, not boxes. */
#define MOST_BOXES 16
/* What is to be filled in if nothing was said */
#define BLANKS 6
/* Names of a block, so that none takes a whole column */
#define MOST_NAMES 12

/* Points that are left, to be crossed off; as many as there can be, before they were rolled for */
static void
add_points (VedetteEaglesPaper *self,
            GPtrArray          *lines,
            gpointer            army)
{
  gboolean rolled = vedette_eagles_game_get_turn (self->eagles.game) > 0;
  int pool = vedette_eagles_get_pool (&self->eagles, army, self->audience);
  int most = (int) vedette_eagles_get_most_points ((VedetteEaglesRating) vedette_army_get_rating (army));
  /* Translators: initiative points, and how many */
  g_autofree char *text = rolled ? g_strdup_printf (C_("points", "%s: %d"), _(VEDETTE_EAGLES_LABEL_POINTS), pool)
                                 : g_strdup (_(VEDETTE_EAGLES_LABEL_POINTS));
  int n = rolled ? pool : most;

  vedette_eagles_lines_add (lines, VEDETTE_EAGLES_LINE_PLAIN, text)->n_boxes = n <= MOST_BOXES ? n : 0;
}

static gboolean
are_alike (gpointer one,
           gpointer other)
{
  return vedette_unit_get_troops (one) == vedette_unit_get_troops (other) &&
         vedette_unit_get_arm (one) == vedette_unit_get_arm (other);
}

static gboolean
is_first_of_kind (GPtrArray *units,
                  guint      i)
{
  for (guint k = 0; k < i; k++)
    if (are_alike (units->pdata[k], units->pdata[i]))
      return FALSE;
  return TRUE;
}

/* The units of a formation by class and arm, so that each is named once */
static GPtrArray *
sort_units (GPtrArray *units)
{
  GPtrArray *sorted = g_ptr_array_new ();

  for (guint i = 0; i < units->len; i++)
    for (guint k = i; k < units->len && is_first_of_kind (units, i); k++)
      if (are_alike (units->pdata[k], units->pdata[i]))
        g_ptr_array_add (sorted, units->pdata[k]);
  return sorted;
}

static void
add_names (GPtrArray *lines,
           GPtrArray *units,
           guint      first,
           int        indent)
{
  g_autoptr (GPtrArray) kinds = g_ptr_array_new_with_free_func (g_free);
  guint n = MIN (units->len - first, MOST_NAMES), end;
  g_autofree char *text = NULL;
  VedetteEaglesLine *line;

  for (guint i = first; i < first + n; i = end)
    {
      g_autofree char *troops = vedette_eagles_paper_say_troops (units->pdata[i]);
      g_autoptr (GString) names = g_string_new (vedette_eagles_get_name (units->pdata[i]));

      for (end = i + 1; end < first + n && are_alike (units->pdata[i], units->pdata[end]); end++)
        g_string_append_printf (names, "%s%s", C_("list of names", ", "), vedette_eagles_get_name (units->pdata[end]));
      /* Translators: the class and arm of units, and their names, as in “Line, infantry: 1st, 2nd” */
      g_ptr_array_add (kinds, g_strdup_printf (C_("units", "%s: %s"), troops, names->str));
    }
  text = vedette_eagles_paper_join (kinds);
  line = vedette_eagles_lines_add (lines, VEDETTE_EAGLES_LINE_BLOCK, text);
  line->indent = indent;
  line->n_units = n;
}

static void
add_formation (VedetteEaglesPaper *self,
               GPtrArray          *lines,
               gpointer            formation,
               int                 indent)
{
  g_autoptr (GPtrArray) units = vedette_eagles_list_units (&self->eagles, formation);
  g_autoptr (GPtrArray) sorted = sort_units (units);
  VedetteEaglesLine *line = vedette_eagles_lines_add (lines, VEDETTE_EAGLES_LINE_NAME, vedette_eagles_get_name (formation));

  line->note = vedette_eagles_paper_say_leader (self, formation);
  line->indent = indent;
  line->n_formations = 1;
  for (guint i = 0; i < sorted->len; i += MOST_NAMES)
    add_names (lines, sorted, i, indent + 1);
}

/**
 * vedette_eagles_list_forces:
 *
 * Returns: (transfer full) (element-type VedetteEaglesLine): an army as the reader may know it, with its points
 */
GPtrArray *
vedette_eagles_list_forces (VedetteEaglesPaper *self,
                            gpointer            army)
{
  GPtrArray *lines = vedette_eagles_lines_new ();
  g_autofree char *name = vedette_eagles_say (&self->eagles, army);
  g_autoptr (GPtrArray) corps = vedette_eagles_paper_list_corps (self, army);
  g_autoptr (GPtrArray) others = vedette_eagles_paper_list (self, army, NULL);
  VedetteEaglesLine *title = vedette_eagles_lines_add (lines, VEDETTE_EAGLES_LINE_TITLE, name);

  title->note = vedette_eagles_paper_say_leader (self, army);
  title->is_signed = TRUE;
  title->sign = vedette_eagles_paper_get_sign (self, army);
  add_points (self, lines, army);
  for (guint i = 0; i < corps->len; i++)
    {
      g_autoptr (GPtrArray) formations = vedette_eagles_paper_list (self, army, corps->pdata[i]);

      vedette_eagles_lines_add (lines, VEDETTE_EAGLES_LINE_NAME, vedette_eagles_get_name (corps->pdata[i]))->note =
        vedette_eagles_paper_say_leader (self, corps->pdata[i]);
      for (guint k = 0; k < formations->len; k++)
        add_formation (self, lines, formations->pdata[k], 1);
    }
  for (guint i = 0; i < others->len; i++)
    add_formation (self, lines, others->pdata[i], 0);
  for (guint i = 0; i < BLANKS && corps->len + others->len == 0; i++)
    vedette_eagles_lines_add (lines, VEDETTE_EAGLES_LINE_BLANK, NULL);
  return lines;
}
