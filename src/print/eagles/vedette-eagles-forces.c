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
#define BLANKS 8
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

static void
add_names (GPtrArray *lines,
           GString   *names,
           int        indent,
           guint      n)
{
  VedetteEaglesLine *line = vedette_eagles_lines_add (lines, VEDETTE_EAGLES_LINE_BLOCK, names->str);

  line->indent = indent;
  line->n_units = n;
  g_string_truncate (names, 0);
}

static gboolean
are_alike (gpointer one,
           gpointer other)
{
  return vedette_unit_get_troops (one) == vedette_unit_get_troops (other) && vedette_unit_get_arm (one) == vedette_unit_get_arm (other);
}

/* Those of one class and arm, by name */
static void
add_alike (GPtrArray *lines,
           GPtrArray *units,
           guint      first,
           int        indent)
{
  g_autofree char *troops = vedette_eagles_paper_say_troops (units->pdata[first]);
  g_autoptr (GString) names = g_string_new (NULL);
  guint n = 0;

  for (guint i = first; i < units->len; i++)
    {
      if (!are_alike (units->pdata[i], units->pdata[first]))
        continue;
      if (n == MOST_NAMES)
        {
          add_names (lines, names, indent, n);
          n = 0;
        }
      /* Translators: between a class of units and the names of those that are of it */
      g_string_append_printf (names, "%s%s", names->len == 0 ? troops : "", names->len == 0 ? C_("class of units", ": ") : C_("list of names", ", "));
      g_string_append (names, vedette_eagles_get_name (units->pdata[i]));
      n++;
    }
  add_names (lines, names, indent, n);
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

static void
add_formation (VedetteEaglesPaper *self,
               GPtrArray          *lines,
               gpointer            formation,
               int                 indent)
{
  g_autofree char *leader = vedette_eagles_paper_say_leader (self, formation);
  g_autoptr (GPtrArray) units = vedette_eagles_list_units (&self->eagles, formation);
  VedetteEaglesLine *line = vedette_eagles_lines_add (lines, VEDETTE_EAGLES_LINE_NAME, vedette_eagles_get_name (formation));

  line->indent = indent;
  line->n_formations = 1;
  if (vedette_eagles_is_on_table (&self->eagles, formation))
    line->note = g_steal_pointer (&leader);
  else
    line->note = g_strdup_printf ("%s · %s", leader,
                                  vedette_enum_get_label (vedette_division_place_get_type (), (int) vedette_division_get_place (formation)));
  for (guint i = 0; i < units->len; i++)
    if (is_first_of_kind (units, i))
      add_alike (lines, units, i, indent + 1);
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
