/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Cutting a line into words, texts in quotation marks, brackets and commas. */

#include <string.h>

#include "core/stack/typed/vedette-participant-private.h"
#include "core/typed/vedette-scan.h"

static void
clear_word (gpointer data)
{
  g_free (((VedetteParticipantWord *) data)->squeezed);
  g_free (((VedetteParticipantWord *) data)->quoted);
}

static gboolean
is_space (const char *p)
{
  return g_unichar_isspace (g_utf8_get_char (p)) || g_unichar_iscntrl (g_utf8_get_char (p));
}

static gboolean
is_comma (const char *p)
{
  return vedette_scan_is_separator (g_utf8_get_char (p));
}

static const char *
find_word_end (const char *p,
               const char *end)
{
  do
    p = g_utf8_next_char (p);
  while (p < end && *p != '(' && !is_space (p) && !is_comma (p));
  return p;
}

/* Returns: (transfer full) (element-type VedetteParticipantWord): what stands between @p and @end */
GArray *
vedette_participant_cut (const char *p,
                         const char *end)
{
  GArray *words = g_array_new (FALSE, TRUE, sizeof (VedetteParticipantWord));
  gboolean quotes = TRUE, brackets = TRUE;

  g_array_set_clear_func (words, clear_word);
  while (p < end)
    {
      VedetteParticipantWord word = { .from = p };
      const char *closing = *p == '(' && brackets ? memchr (p, ')', (gsize) (end - p)) : NULL;
      const char *behind = p;

      if (*p == '"' && quotes)
        word.quoted = vedette_scan_quoted (&behind);
      if (behind > end)
        g_clear_pointer (&word.quoted, g_free);
      /* What has no fellow here has none further on. */
      quotes = quotes && (*p != '"' || word.quoted != NULL);
      brackets = brackets && (*p != '(' || closing != NULL);
      word.bracket = closing != NULL;
      if (is_space (p) && !is_comma (p))
        {
          p = g_utf8_next_char (p);
          continue;
        }
      if (word.quoted != NULL)
        p = behind;
      else if (word.bracket)
        p = closing + 1;
      else if (is_comma (p))
        p = g_utf8_next_char (p);
      else
        {
          g_autofree char *raw = NULL;

          p = find_word_end (p, end);
          raw = g_strndup (word.from, (gsize) (p - word.from));
          word.squeezed = vedette_vocabulary_squeeze (raw);
        }
      word.to = p;
      g_array_append_val (words, word);
    }
  return words;
}
