/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A roster line written as text that is read as the same line. */

#include "core/skirmish/records/vedette-trait.h"
#include "core/typed/vedette-scan.h"
#include "core/skirmish/typed/vedette-line-text.h"

#include <string.h>

static void
append_quoted (GString    *string,
               const char *text)
{
  g_string_append_c (string, '"');
  for (const char *p = text; *p != '\0'; p++)
    {
      if (*p == '"' || *p == '\\')
        g_string_append_c (string, '\\');
      if (*p == '\n')
        g_string_append (string, "\\n");
      else if (*p == '\r')
        g_string_append (string, "\\r");
      else if (*p == '\t')
        g_string_append (string, "\\t");
      else
        g_string_append_c (string, *p);
    }
  g_string_append_c (string, '"');
}

/* Whether a plain @name is read as the same name and count; reading itself is asked, so that the two cannot drift. */
static gboolean
is_plain_name (const char *name,
               const char *text,
               int         count)
{
  g_autoptr (VedetteFigure) figure = NULL;

  if (strpbrk (name, "\"(),") != NULL)
    return FALSE;
  figure = vedette_line_text_read (text, NULL);

  return figure != NULL && g_strcmp0 (vedette_figure_get_name (figure), name) == 0
         && vedette_figure_get_count (figure) == count;
}

static gboolean
is_plain_note (const char *notes)
{
  g_autofree char *stripped = vedette_scan_strip (notes, notes + strlen (notes));

  if (strpbrk (notes, "\"()") != NULL || strcmp (notes, stripped) != 0)
    return FALSE;
  for (const char *p = notes; *p != '\0'; p = g_utf8_next_char (p))
    {
      if (g_unichar_iscntrl (g_utf8_get_char (p)))
        return FALSE;
    }

  return TRUE;
}

/* Whether a plain trait is read as the same; as with names, reading itself is asked. */
static gboolean
is_plain_trait (VedetteTrait *trait)
{
  g_autofree char *text = g_strdup_printf ("x, %s %+d", vedette_trait_get_name (trait), vedette_trait_get_value (trait));
  g_autoptr (GPtrArray) traits = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (VedetteFigure) figure = NULL;

  /* A mark might find its fellow further on. */
  if (strpbrk (vedette_trait_get_name (trait), "\"(),") != NULL)
    return FALSE;
  figure = vedette_line_text_read_all (text, traits, NULL);

  return figure != NULL && traits->len == 1 && *vedette_figure_get_notes (figure) == '\0' &&
         g_str_equal (vedette_trait_get_name (traits->pdata[0]), vedette_trait_get_name (trait)) &&
         vedette_trait_get_value (traits->pdata[0]) == vedette_trait_get_value (trait);
}

static void
append_trait (GString      *string,
              VedetteTrait *trait)
{
  g_string_append (string, ", ");
  if (is_plain_trait (trait))
    g_string_append (string, vedette_trait_get_name (trait));
  else
    append_quoted (string, vedette_trait_get_name (trait));
  g_string_append_printf (string, " %+d", vedette_trait_get_value (trait));
}

static void
append_inches (GString    *string,
               int         hundredths,
               const char *word)
{
  if (hundredths < 0)
    return;
  g_string_append_printf (string, ", %d", hundredths / 100);
  if (hundredths % 100 != 0)
    g_string_append_printf (string, hundredths % 10 == 0 ? ".%d" : ".%02d",
                            hundredths % 10 == 0 ? hundredths % 100 / 10 : hundredths % 100);
  g_string_append_printf (string, "\" %s", word);
}

/**
 * vedette_line_text_write:
 *
 * Writes @figure as one line that [func@line_text_read] turns into the same record: name, count, class, rating, weapon,
 * range, move, points, reserve, hidden and notes. Side, contingent and what happened in play are not part of the line.
 * The words are English in every locale, so that a line may be sent to anybody. A name that is empty or too long is
 * written all the same, but not read again.
 *
 * Returns: (transfer full): the line, without a line end
 */
char *
vedette_line_text_write (VedetteFigure *figure)
{
  return vedette_line_text_write_all (figure, NULL);
}

/**
 * vedette_line_text_write_all:
 * @traits: (nullable) (element-type VedetteTrait): of the line
 *
 * As [func@line_text_write], with the traits, so that [func@line_text_read_all] finds the same.
 *
 * Returns: (transfer full): the line, without a line end
 */
char *
vedette_line_text_write_all (VedetteFigure *figure,
                             GPtrArray     *traits)
{
  g_autoptr (GString) string = g_string_new (NULL);
  const char *name;
  const char *notes;
  int count;

  g_return_val_if_fail (VEDETTE_IS_FIGURE (figure), NULL);

  name = vedette_figure_get_name (figure);
  notes = vedette_figure_get_notes (figure);
  count = vedette_figure_get_count (figure);
  if (count > 1)
    g_string_append_printf (string, "%d ", count);
  g_string_append (string, name);
  if (!is_plain_name (name, string->str, count))
    {
      g_string_truncate (string, string->len - strlen (name));
      append_quoted (string, name);
    }
  g_string_append_printf (string, ", %s", vedette_enum_get_nick (VEDETTE_TYPE_TROOPS, vedette_figure_get_troops (figure)));
  if (vedette_figure_get_leader (figure) != VEDETTE_LEADER_NONE)
    g_string_append_printf (string, ", %s leader",
                            vedette_enum_get_nick (VEDETTE_TYPE_LEADER, vedette_figure_get_leader (figure)));
  if (vedette_figure_get_weapon (figure) != VEDETTE_WEAPON_NONE)
    g_string_append_printf (string, ", %s",
                            vedette_enum_get_nick (VEDETTE_TYPE_WEAPON, vedette_figure_get_weapon (figure)));
  append_inches (string, vedette_figure_get_range (figure), "range");
  append_inches (string, vedette_figure_get_rate (figure), "move");
  if (vedette_figure_get_points (figure) > 0)
    g_string_append_printf (string, ", %d points", vedette_figure_get_points (figure));
  if (vedette_figure_get_reserve (figure))
    g_string_append (string, ", in reserve");
  if (vedette_figure_get_hidden (figure))
    g_string_append (string, ", hidden");
  for (guint i = 0; traits != NULL && i < traits->len; i++)
    append_trait (string, traits->pdata[i]);
  if (*notes != '\0' && is_plain_note (notes))
    g_string_append_printf (string, ", (%s)", notes);
  else if (*notes != '\0')
    {
      g_string_append (string, ", ");
      append_quoted (string, notes);
    }

  return g_string_free (g_steal_pointer (&string), FALSE);
}
