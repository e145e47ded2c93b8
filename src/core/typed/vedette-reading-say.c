/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What any system says of a typed text: values of fields, words that are nearly others, and why it cannot be read. */

#include "vedette-config.h"

#include "core/typed/vedette-reading.h"

#include <glib/gi18n-lib.h>

#include "core/document/vedette-enum.h"
#include "core/document/vedette-field.h"
#include "core/document/vedette-record.h"
#include "core/typed/vedette-scan.h"

G_DEFINE_QUARK (vedette-reading-error-quark, vedette_reading_error)

static void
add_field (VedetteReading *self,
           GType           type,
           const char     *field,
           const char     *value,
           const char     *said,
           const char     *from,
           const char     *to)
{
  vedette_reading_add_piece (self, from, to, field, vedette_record_type_get_brief (type, field), value, said);
}

/* Notes that a part of the line says a text. */
void
vedette_reading_add_text (VedetteReading *self,
                          GType           type,
                          const char     *field,
                          const char     *text,
                          const char     *from,
                          const char     *to)
{
  add_field (self, type, field, text, text, from, to);
}

/* Returns: (transfer full): the number as people type it, for inches with up to two decimals */
char *
vedette_reading_write_number (GParamSpec *pspec,
                              int         value)
{
  if (!(pspec->flags & VEDETTE_PARAM_INCHES))
    return g_strdup_printf ("%d", value);
  if (value % 100 == 0)
    return g_strdup_printf ("%d", value / 100);
  return g_strdup_printf (value % 10 == 0 ? "%d.%d" : "%d.%02d", value / 100, value % 10 == 0 ? value % 100 / 10 : value % 100);
}

/* Notes that a part of the line says a number, inches, yes, or a value of an enumeration. */
void
vedette_reading_add_value (VedetteReading *self,
                           GType           type,
                           const char     *field,
                           int             value,
                           const char     *from,
                           const char     *to)
{
  GParamSpec *pspec = vedette_record_type_find (type, field);
  GType of = G_PARAM_SPEC_VALUE_TYPE (pspec);
  g_autofree char *number = NULL;

  if (G_TYPE_IS_ENUM (of))
    {
      add_field (self, type, field, vedette_enum_get_nick (of, value), vedette_enum_get_label (of, value), from, to);
      return;
    }
  if (of == G_TYPE_BOOLEAN)
    {
      add_field (self, type, field, "true", _("yes"), from, to);
      return;
    }
  number = vedette_reading_write_number (pspec, value);
  if (pspec->flags & VEDETTE_PARAM_INCHES)
    {
      /* Translators: a number of inches */
      g_autofree char *said = g_strdup_printf (C_("typed line", "%s″"), number);

      add_field (self, type, field, number, said, from, to);
    }
  else
    add_field (self, type, field, number, number, from, to);
}

/* Asks whether a word was meant to be another. */
void
vedette_reading_ask_near (VedetteReading *self,
                          const char     *from,
                          const char     *to,
                          const char     *near)
{
  vedette_reading_add_doubt (self, VEDETTE_DOUBT_QUESTION, from, to, NULL, near,
                             /* Translators: the first is a word that was typed, the second a term such as “average” */
                             _("“%.*s”: did you mean “%s”?"), (int) (to - from), from, near);
}

/* Returns: whether no line is too long, and there are not too many */
static gboolean
check_size (const char  *text,
            GError     **error)
{
  guint line = 1, letters = 0;

  for (const char *p = text; *p != '\0'; p = g_utf8_next_char (p))
    {
      gboolean end = vedette_scan_is_line_end (g_utf8_get_char (p));

      letters = end ? 0 : letters + 1;
      if (letters > VEDETTE_READING_MAX_LETTERS)
        {
          g_set_error (error, VEDETTE_READING_ERROR, VEDETTE_READING_ERROR_NOT_TEXT,
                       /* Translators: the number of a line, and the most letters */
                       _("Line %u has more than %d characters. Divide or shorten the line."), line,
                       VEDETTE_READING_MAX_LETTERS);
          return FALSE;
        }
      if (line > VEDETTE_READING_MAX_LINES)
        {
          g_set_error (error, VEDETTE_READING_ERROR, VEDETTE_READING_ERROR_NOT_TEXT,
                       /* Translators: the most lines */
                       g_dngettext (GETTEXT_PACKAGE, "The text has more than %d line. Divide the text, and enter one part at a "
                                                     "time.",
                                    "The text has more than %d lines. Divide the text, and enter one part at a time.",
                                    VEDETTE_READING_MAX_LINES), VEDETTE_READING_MAX_LINES);
          return FALSE;
        }
      /* A carriage return and a line feed are one end. */
      line += end && !(*p == '\r' && p[1] == '\n') ? 1 : 0;
    }
  return TRUE;
}

/**
 * vedette_reading_read_lines:
 * @read_line: reads one line, with @data
 * @empty: the error of a text without lines
 *
 * Reads all lines.
 *
 * Returns: whether the text is UTF-8, has lines, and is no longer than it may be
 */
gboolean
vedette_reading_read_lines (VedetteReading   *self,
                            VedetteReadLine   read_line,
                            gpointer          data,
                            const char       *empty,
                            GError          **error)
{
  const char *text = vedette_reading_get_text (self), *from, *to;

  if (!g_utf8_validate (text, -1, NULL))
    g_set_error_literal (error, VEDETTE_READING_ERROR, VEDETTE_READING_ERROR_NOT_TEXT,
                         _("The text is not UTF-8. Save the text as UTF-8, or type the line."));
  else if (check_size (text, error))
    {
      while (vedette_reading_next_line (self, &from, &to))
        read_line (self, data, from, to);
      if (vedette_reading_get_n_lines (self) > 0)
        return TRUE;
      g_set_error_literal (error, VEDETTE_READING_ERROR, VEDETTE_READING_ERROR_EMPTY, empty);
    }
  return FALSE;
}

/* Makes an error of the first thing that cannot be read. Returns: whether there is one */
gboolean
vedette_reading_refuse (VedetteReading  *self,
                        GError         **error)
{
  const VedetteDoubt *fault = vedette_reading_find_fault (self);
  g_autofree char *said = fault != NULL ? vedette_reading_say_doubt (self, fault) : NULL;

  if (fault != NULL)
    g_set_error_literal (error, VEDETTE_READING_ERROR, VEDETTE_READING_ERROR_FAULT, said);
  return fault != NULL;
}
