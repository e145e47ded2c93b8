/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A roster line as a person types it, read from text. */

#include "vedette-config.h"

#include "core/skirmish/typed/vedette-line-text.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "core/skirmish/records/vedette-trait.h"
#include "core/skirmish/typed/vedette-line-private.h"
#include "core/typed/vedette-scan.h"

G_DEFINE_QUARK (vedette-line-text-error-quark, vedette_line_text_error)

static void
line_clear (VedetteLine *line)
{
  g_clear_pointer (&line->closing, g_hash_table_unref);
  if (line->notes != NULL)
    g_string_free (line->notes, TRUE);
  g_clear_pointer (&line->name, g_free);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (VedetteLine, line_clear)

static gboolean
has_small_letters (const char *text)
{
  for (; *text != '\0'; text = g_utf8_next_char (text))
    if (g_unichar_islower (g_utf8_get_char (text)))
      return TRUE;
  return FALSE;
}

/* Takes a text in quotation marks, a note or, with a number behind it, a trait. Returns: whether there was one */
static gboolean
read_quoted (VedetteLine  *line,
             GError      **error)
{
  const char *start = line->at, *end = start;
  g_autofree char *text = vedette_scan_quoted (&end);
  g_autofree char *number = NULL;
  g_autofree char *bare = NULL;
  int value;

  if (text == NULL)
    return FALSE;
  line->at = end;
  while (line->at < line->to && !vedette_line_is_separator (line->at, line->to))
    line->at = g_utf8_next_char (line->at);
  number = vedette_scan_strip (end, line->at);
  bare = vedette_scan_strip (text, text + strlen (text));
  if (*number == '\0')
    vedette_line_note (line, text, start, end);
  else if (*bare != '\0' && vedette_scan_trailing_sign (number, &value) == number)
    vedette_line_add_trait (line, text, value, start, line->at, error);
  else
    {
      line->at = start;
      return FALSE;
    }
  return TRUE;
}

/* A name and a signed number, such as `quick +2`. Returns: whether the part is that */
static gboolean
read_trait (VedetteLine            *line,
            const VedetteLinePart  *part,
            const char             *text,
            GError                **error)
{
  int value;
  const char *end = vedette_scan_trailing_sign (text, &value);
  g_autofree char *name = vedette_scan_strip (text, end);
  VedetteLineMatch match;

  if (*end == '\0' || *name == '\0')
    return FALSE;
  vedette_line_add_trait (line, name, value, part->from, part->to, error);
  /* leader +2 */
  if (part->words->len == 2 && vedette_line_terms_has (VEDETTE_LINE_LEADER_MARK, vedette_line_word (part->words, 0)->squeezed))
    vedette_line_doubt_trait_leader (line, text, part->from, part->to);
  /* average quick +2 */
  if (part->words->len > 2 && vedette_line_match_before (part->words, 0, 1, &match))
    vedette_reading_add_doubt (line->reading, VEDETTE_DOUBT_QUESTION, part->from, part->to, NULL, NULL,
                               /* Translators: %s is what was typed, such as “average quick” */
                               _("“%s” is read as the name of a trait: write a comma between two items"), name);
  return TRUE;
}

/* Reads what stands between two commas behind the name. */
static gboolean
read_part (VedetteLine  *line,
           GError      **error)
{
  g_auto (VedetteLinePart) part = { 0 };
  g_autoptr (GArray) matches = g_array_new (FALSE, TRUE, sizeof (VedetteLineMatch));
  g_autoptr (GError) local = NULL;
  g_autofree char *text = NULL;

  line->at = vedette_scan_skip_space (line->at);
  if (read_quoted (line, &local))
    {
      gboolean good = local == NULL;

      if (!good)
        g_propagate_error (error, g_steal_pointer (&local));
      return good;
    }
  vedette_line_part_init (&part);
  vedette_line_take_part (line, &part);
  if (vedette_line_take_more (line, &part, &local))
    {
      gboolean good = local == NULL;

      if (!good)
        g_propagate_error (error, g_steal_pointer (&local));
      return good;
    }
  if (part.words->len > 0 && vedette_line_match_run (part.words, 0, matches) == 0)
    return vedette_line_take_all (line, &part, matches, error);
  g_array_set_size (matches, 0);
  if (!vedette_line_take_all (line, &part, matches, error))
    return FALSE;
  if (part.words->len == 0)
    return TRUE;
  text = vedette_line_join_words (part.words, 0, part.words->len);
  if (!read_trait (line, &part, text, &local))
    {
      vedette_line_note (line, text, vedette_line_word (part.words, 0)->from, part.to);
      vedette_line_doubt_note (line, &part, text);
    }
  if (local == NULL)
    return TRUE;
  g_propagate_error (error, g_steal_pointer (&local));
  return FALSE;
}

/* Orcs; 10; poor, or the same with tabs: in a table, what stands behind the name by itself is how many. Returns: whether it
 * is, unless there is an error */
static gboolean
read_table_count (VedetteLine  *line,
                  GError      **error)
{
  const char *from = line->at < line->to ? vedette_scan_skip_space (line->at + 1) : line->to, *to = from;
  g_autofree char *item = NULL;

  if (line->count >= 0 || line->at >= line->to || strchr (";\t|", *line->at) == NULL)
    return FALSE;
  while (g_ascii_isdigit (*to))
    to++;
  item = g_strndup (from, (gsize) (to - from));
  to = vedette_scan_skip_space (to);
  if (*item == '\0' || (*to != '\0' && !vedette_line_is_separator (to, line->to) && to[-1] != '\t'))
    return FALSE;
  if (vedette_line_set_count (line, vedette_line_read_count (from, from + strlen (item)), from, from + strlen (item), item,
                              error))
    line->at = from + strlen (item);
  return TRUE;
}

static gboolean
read_line (VedetteLine  *line,
           GError      **error)
{
  g_autoptr (GError) local = NULL;

  vedette_line_pair_brackets (line);
  if (!vedette_line_read_name (line, error))
    return FALSE;
  if (read_table_count (line, &local) && local != NULL)
    {
      g_propagate_error (error, g_steal_pointer (&local));
      return FALSE;
    }
  while (line->at < line->to)
    {
      /* A tab is space, and parts all the same. */
      gboolean parts = vedette_line_is_separator (line->at, line->to);
      gboolean space = vedette_scan_skip_space (line->at) > line->at;

      if (parts || space)
        line->at = g_utf8_next_char (line->at);
      if (!parts && space)
        continue;
      if (!read_part (line, error))
        return FALSE;
    }
  return TRUE;
}

static VedetteTypedLine *
make_line (VedetteLine *line)
{
  VedetteTypedLine *typed = g_new0 (VedetteTypedLine, 1);

  typed->traits = g_ptr_array_ref (line->traits);
  typed->figure = g_object_new (VEDETTE_TYPE_FIGURE,
                                "name", line->name,
                                "count", line->count < 0 ? 1 : line->count,
                                "troops", line->troops < 0 ? VEDETTE_TROOPS_AVERAGE : line->troops,
                                "leader", line->leader < 0 ? VEDETTE_LEADER_NONE : line->leader,
                                "weapon", line->weapon < 0 ? VEDETTE_WEAPON_NONE : line->weapon,
                                "rate", line->rate,
                                "range", line->range,
                                "points", MAX (line->points, 0),
                                "notes", line->notes->str,
                                "reserve", line->reserve,
                                "hidden", line->hidden,
                                "break-off", line->break_off,
                                "arrives-action", MAX (line->arrives_action, 0),
                                "arrives-die", MAX (line->arrives_die, 0),
                                "arrives-sides", line->arrives_die < 0 ? 6 : line->arrives_sides,
                                NULL);
  return typed;
}

void
vedette_typed_line_free (VedetteTypedLine *self)
{
  g_clear_object (&self->figure);
  g_clear_pointer (&self->traits, g_ptr_array_unref);
  g_free (self);
}

static VedetteTypedLine *
read_one (VedetteReading  *reading,
          const char      *from,
          const char      *to,
          GError         **error)
{
  g_autoptr (GPtrArray) traits = g_ptr_array_new_with_free_func (g_object_unref);
  g_auto (VedetteLine) line = { .reading = reading, .from = from, .to = to, .at = from, .notes = g_string_new (NULL),
                                .traits = traits, .count = -1, .troops = -1, .leader = -1, .weapon = -1, .rate = -1,
                                .range = -1, .points = -1, .arrives_action = -1, .arrives_die = -1, .capitals = !has_small_letters (from) };

  if (!read_line (&line, error))
    return NULL;
  vedette_line_doubt_title (&line);
  return make_line (&line);
}

/* Returns: (transfer full) (nullable): the line; %NULL, and a fault, if it cannot be read */
VedetteTypedLine *
vedette_line_text_read_next (VedetteReading *reading,
                             const char     *from,
                             const char     *to)
{
  g_autoptr (GError) error = NULL;
  VedetteTypedLine *line = read_one (reading, from, to, &error);

  if (line == NULL)
    vedette_reading_add_doubt (reading, VEDETTE_DOUBT_FAULT, from, to, NULL, NULL, "%s", error->message);
  return line;
}

/**
 * vedette_line_text_read_lines:
 * @reading: of a text; gets the pieces and doubts of all its lines, also of those that cannot be read
 *
 * Reads the lines of a text, each as [func@line_text_read] does. Blank lines do not count.
 *
 * Returns: (transfer full) (nullable) (element-type VedetteTypedLine): the lines, or %NULL with the
 *   %VEDETTE_LINE_TEXT_ERROR of the first that cannot be read
 */
GPtrArray *
vedette_line_text_read_lines (VedetteReading  *reading,
                              GError         **error)
{
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func ((GDestroyNotify) vedette_typed_line_free);
  g_autoptr (GError) first = NULL;
  const char *from, *to;

  if (!vedette_reading_is_text (reading, VEDETTE_LINE_TEXT_ERROR, VEDETTE_LINE_TEXT_ERROR_NOT_TEXT, error))
    return NULL;
  while (vedette_reading_next_line (reading, &from, &to))
    {
      g_autoptr (GError) local = NULL;
      VedetteTypedLine *line = read_one (reading, from, to, &local);

      if (line != NULL)
        {
          g_ptr_array_add (lines, line);
          continue;
        }
      vedette_reading_add_doubt (reading, VEDETTE_DOUBT_FAULT, from, to, NULL, NULL, "%s", local->message);
      if (first == NULL)
        first = g_steal_pointer (&local);
    }
  if (vedette_reading_get_n_lines (reading) == 0)
    g_set_error_literal (error, VEDETTE_LINE_TEXT_ERROR, VEDETTE_LINE_TEXT_ERROR_EMPTY,
                         _("The line is empty: write a name, as in “6 archers, average, bow”"));
  else if (first == NULL)
    return g_steal_pointer (&lines);
  else
    vedette_reading_refuse (reading, first->domain, first->code, error);
  return NULL;
}

/**
 * vedette_line_text_read:
 * @text: a line such as `6 archers, average, bow` or `Sir Guy, good, heroic leader, 6" move, (rides a grey)`
 *
 * Reads a line of a roster: a name, with `8 ` or `8 x ` before it or ` x8` behind it for men alike, then, between
 * commas, semicolons, tabs or nothing but spaces, in any order and any case, English or as the labels of the reader's
 * language say it, or in a short form: the class (S-10; without one the men are average), the leader rating (S-11), the
 * missile weapon, `6" move` and `24" range` in inches (0 to 999, two decimals), `25 points` (0 to 999999), `in reserve`,
 * `hidden`, `may break off`, `arrives at action 12`, `arrives on 5+ on d6`, and traits such as `quick +2` or `"the drum" -1`, which are read and left out here. `good` is the class unless
 * a class was said before. All else is kept as notes, and so is what is in brackets, unless it is terms that nothing else
 * says. What may be meant otherwise is a doubt of the reading.
 *
 * The first letter of the name becomes a capital. A name or a note that would be read as something else stands in
 * quotation marks: `"Wat, the Elder", average`; it is then taken as it is, with `\"`, `\\`, `\n`, `\r` and `\t` inside
 * for a mark, a backslash, line ends and a tab.
 *
 * Returns: (transfer full): a detached record without a side, or %NULL with a %VEDETTE_LINE_TEXT_ERROR
 */
VedetteFigure *
vedette_line_text_read (const char  *text,
                        GError     **error)
{
  return vedette_line_text_read_all (text, NULL, error);
}

/**
 * vedette_line_text_read_all:
 * @traits: (nullable) (element-type VedetteTrait): to which the traits of the line are added, as nobody's
 *
 * As [func@line_text_read], with the traits.
 *
 * Returns: (transfer full): a detached record without a side, or %NULL with a %VEDETTE_LINE_TEXT_ERROR
 */
VedetteFigure *
vedette_line_text_read_all (const char  *text,
                            GPtrArray   *traits,
                            GError     **error)
{
  g_autoptr (VedetteReading) reading = NULL;
  g_autoptr (GPtrArray) lines = NULL;
  VedetteTypedLine *line;

  g_return_val_if_fail (text != NULL, NULL);

  reading = vedette_reading_new (text);
  lines = vedette_line_text_read_lines (reading, error);
  if (lines == NULL)
    return NULL;
  if (lines->len > 1)
    {
      g_set_error_literal (error, VEDETTE_LINE_TEXT_ERROR, VEDETTE_LINE_TEXT_ERROR_LINES,
                           _("Only one line can be entered here. Remove the other lines."));
      return NULL;
    }
  line = g_ptr_array_index (lines, 0);
  for (guint i = 0; traits != NULL && i < line->traits->len; i++)
    g_ptr_array_add (traits, g_object_ref (line->traits->pdata[i]));
  return g_steal_pointer (&line->figure);
}
