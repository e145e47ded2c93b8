/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What any system says of a typed text: texts, numbers, and words that are nearly others. */

#include "vedette-config.h"

#include "core/typed/vedette-reading.h"

#include <glib/gi18n-lib.h>

#include "core/document/vedette-field.h"
#include "core/document/vedette-record.h"

/* Notes that a part of the line says a text. */
void
vedette_reading_add_text (VedetteReading *self,
                          GType           type,
                          const char     *field,
                          const char     *text,
                          const char     *from,
                          const char     *to)
{
  vedette_reading_add_piece (self, from, to, field, vedette_record_type_get_brief (type, field), text, text);
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
