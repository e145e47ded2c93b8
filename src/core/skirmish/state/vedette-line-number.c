/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A line and a number beside it, as “Archers 2” is typed: losses, and how many are in melee. */

#include "vedette-config.h"

#include "core/skirmish/state/vedette-line-number.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static char *
fold (const char *text)
{
  g_autofree char *normal = g_utf8_normalize (text, -1, G_NORMALIZE_ALL);

  return normal != NULL ? g_utf8_casefold (g_strstrip (normal), -1) : g_strdup ("");
}

/* Whether @text, which is folded, means that line: by its name, by “Red: name”, or by “#” and its id */
static gboolean
means (const VedetteSkirmish *skirmish,
       VedetteFigure         *figure,
       const char            *text)
{
  g_autofree char *name = fold (vedette_figure_get_name (figure));
  gint64 side = vedette_figure_get_side (figure);
  const char *sides[] = { vedette_skirmish_get_side_name (skirmish, side), vedette_skirmish_get_side_word (skirmish, side) };

  if (*text == '#')
    {
      g_autofree char *number = g_strdup_printf ("#%" G_GINT64_FORMAT, vedette_record_get_id (VEDETTE_RECORD (figure)));

      return g_str_equal (text, number);
    }
  if (g_str_equal (text, name))
    return TRUE;
  for (guint i = 0; i < G_N_ELEMENTS (sides); i++)
    {
      g_autofree char *plain = g_strdup_printf ("%s: %s", sides[i], vedette_figure_get_name (figure));
      g_autofree char *full = fold (plain);

      if (g_str_equal (text, full))
        return TRUE;
    }
  return FALSE;
}

/* Returns: how many lines the text may mean */
static guint
find_line (const VedetteSkirmish *skirmish,
           const char            *text,
           gint64                *line)
{
  g_autofree char *folded = fold (text);
  guint found = 0;

  vedette_each (VedetteFigure, figure, vedette_battle_get_records (skirmish->battle, VEDETTE_TYPE_FIGURE))
    {
      if (!means (skirmish, figure, folded))
        continue;
      *line = vedette_record_get_id (VEDETTE_RECORD (figure));
      found++;
    }
  return found;
}

/* A number, or one of the words that stand for none, for all, and for what is not known */
static gboolean
read_value (const char        *word,
            VedetteLineNumber *number)
{
  char *end;
  guint64 men;

  number->men = 0;
  if (g_str_equal (word, "yes") || g_str_equal (word, "no") || g_str_equal (word, "?"))
    {
      number->melee = *word == 'y' ? VEDETTE_TRI_YES : *word == 'n' ? VEDETTE_TRI_NO : VEDETTE_TRI_UNTRACKED;
      return TRUE;
    }
  if (!g_ascii_isdigit (*word))
    return FALSE;
  men = g_ascii_strtoull (word, &end, 10);
  if (*end != '\0' || men > VEDETTE_FIGURE_MAX_MEN)
    return FALSE;
  number->men = (int) men;
  number->melee = men > 0 ? VEDETTE_TRI_YES : VEDETTE_TRI_NO;
  return TRUE;
}

/* A name may end in a number of its own, so the whole text is tried as a name first. */
static gboolean
read_one (const VedetteSkirmish  *skirmish,
          const char             *text,
          int                     usual,
          VedetteLineNumber      *number,
          GError                **error)
{
  g_autofree char *stripped = g_strstrip (g_strdup (text));
  char *space = strrchr (stripped, ' ');
  guint found = find_line (skirmish, stripped, &number->line);

  number->men = usual;
  number->melee = VEDETTE_TRI_YES;
  if (found == 0 && space != NULL && read_value (space + 1, number))
    {
      *space = '\0';
      found = find_line (skirmish, stripped, &number->line);
    }
  if (found > 1)
    {
      g_set_error (error, VEDETTE_RULES_ERROR, VEDETTE_RULES_ERROR_DECLARATION,
                   /* Translators: what was typed, such as “Archers” */
                   _("Several lines are called “%s”. Add the side, as in “Red: Archers 2”."), text);
      return FALSE;
    }
  if (found == 0)
    {
      g_set_error (error, VEDETTE_RULES_ERROR, VEDETTE_RULES_ERROR_DECLARATION,
                   /* Translators: what was typed, such as “Archers” */
                   _("Cannot read “%s” as a line and a number. Write both, as in “Archers 2”."), text);
      return FALSE;
    }
  return TRUE;
}

static GArray *
read_all (const VedetteSkirmish  *skirmish,
          const char * const     *texts,
          int                     usual,
          GError                **error)
{
  g_autoptr (GArray) numbers = g_array_new (FALSE, TRUE, sizeof (VedetteLineNumber));

  for (guint i = 0; texts[i] != NULL; i++)
    {
      VedetteLineNumber number;

      if (!read_one (skirmish, texts[i], usual, &number, error))
        return NULL;
      for (guint k = 0; k < numbers->len; k++)
        if (g_array_index (numbers, VedetteLineNumber, k).line == number.line)
          {
            g_set_error (error, VEDETTE_RULES_ERROR, VEDETTE_RULES_ERROR_DECLARATION,
                         /* Translators: what was typed, such as “Archers” */
                         _("“%s” names the same line twice. Name each line only once."), texts[i]);
            return NULL;
          }
      g_array_append_val (numbers, number);
    }
  return g_steal_pointer (&numbers);
}

/**
 * vedette_line_numbers_read_losses:
 * @texts: as in “Archers 2”; a line alone stands for one man
 * @error: a text that is no line and number of men
 *
 * Returns: (transfer full) (element-type VedetteLineNumber) (nullable): each line once
 */
GArray *
vedette_line_numbers_read_losses (const VedetteSkirmish  *skirmish,
                                  const char * const     *texts,
                                  GError                **error)
{
  g_autoptr (GArray) numbers = read_all (skirmish, texts, 1, error);

  for (guint i = 0; numbers != NULL && i < numbers->len; i++)
    if (g_array_index (numbers, VedetteLineNumber, i).men == 0)
      {
        g_set_error (error, VEDETTE_RULES_ERROR, VEDETTE_RULES_ERROR_DECLARATION,
                     /* Translators: what was typed, such as “Archers” */
                     _("“%s” needs a number of casualties. Write 1 or more, as in “Archers 2”."), texts[i]);
        return NULL;
      }
  return g_steal_pointer (&numbers);
}

/**
 * vedette_line_numbers_read_melee:
 * @texts: as in “Archers 3”, “Archers yes”, “Archers no” or “Archers ?”; a line alone stands for yes
 * @error: a text that is no line and number of men
 *
 * Returns: (transfer full) (element-type VedetteLineNumber) (nullable): each line once
 */
GArray *
vedette_line_numbers_read_melee (const VedetteSkirmish  *skirmish,
                                 const char * const     *texts,
                                 GError                **error)
{
  return read_all (skirmish, texts, 0, error);
}
