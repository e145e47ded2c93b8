/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What few lines say: how a reserve arrives, and who may break off a melee. */

#include "vedette-config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "core/skirmish/typed/vedette-line-private.h"
#include "core/skirmish/typed/vedette-line-text.h"
#include "core/typed/vedette-local-words.h"
#include "core/typed/vedette-scan.h"

static gboolean
skip_word (const char **at,
           const char  *words)
{
  return vedette_local_words_skip (words, at, *at + strlen (*at), VEDETTE_LOCAL_END_DIGIT);
}

static gboolean
skip_number (const char **at,
             int         *value)
{
  const char *end = *at;

  while (g_ascii_isdigit (*end))
    end++;
  if (end == *at)
    return FALSE;
  *value = vedette_line_read_count (*at, end);
  *at = end;
  return TRUE;
}

/* “5+”, “5+ on d8” */
static gboolean
read_die (const char *at,
          int        *die,
          int        *sides)
{
  *sides = 6;
  if (!skip_number (&at, die) || *at != '+')
    return FALSE;
  at = vedette_scan_skip_space (at + 1);
  /* Translators: on which die: “on a d8”; apart by | */
  skip_word (&at, NC_("words of a typed line", "on a|on|a"));
  /* Translators: a die, before the number of its sides: “d8”; apart by | */
  if (skip_word (&at, NC_("words of a typed line", "d")) && !skip_number (&at, sides))
    return FALSE;
  return *vedette_scan_skip_space (at) == '\0';
}

static gboolean
fail (const char  *item,
      GError     **error)
{
  /* Translators: %s is what was typed */
  g_set_error (error, VEDETTE_LINE_TEXT_ERROR, VEDETTE_LINE_TEXT_ERROR_NUMBER,
               /* Translators: what was typed, such as “arrives soon”; the highest number of an action, and the most sides of
                * a die */
               _("“%s”: write “arrives at action 12”, from 0 to %d, or “arrives on 5+ on d6”, with a die of 2 to %d sides"),
               item, VEDETTE_ARRIVES_MAX_ACTION, VEDETTE_ARRIVES_MAX_SIDES);
  return TRUE;
}

static gboolean
set_arrival (VedetteLine  *line,
             const char   *at,
             const char   *item,
             const char   *from,
             const char   *to,
             GError      **error)
{
  int value, sides;

  /* Translators: “arrives at action 12” */
  skip_word (&at, NC_("words of a typed line", "at|in|with"));
  if (skip_word (&at, NC_("words of a typed line", "action")))
    {
      if (line->arrives_action >= 0 || !skip_number (&at, &value) || *at != '\0' || value > VEDETTE_ARRIVES_MAX_ACTION)
        return fail (item, error);
      line->arrives_action = value;
      vedette_line_say (line, "arrives-action", value, from, to);
      return TRUE;
    }
  /* Translators: “arrives on 5+”; apart by | */
  skip_word (&at, NC_("words of a typed line", "on|on a"));
  if (!g_ascii_isdigit (*at))
    return FALSE;
  if (line->arrives_die >= 0 || !read_die (at, &value, &sides) || value > sides || sides < VEDETTE_ARRIVES_MIN_SIDES ||
      sides > VEDETTE_ARRIVES_MAX_SIDES)
    return fail (item, error);
  line->arrives_die = value;
  line->arrives_sides = sides;
  vedette_line_say (line, "arrives-die", value, from, to);
  vedette_line_say (line, "arrives-sides", sides, from, to);
  return TRUE;
}

/**
 * vedette_line_take_more:
 *
 * Takes “arrives at action 12”, “arrives on 5+ on d8” and “may break off”, which stand between commas and are nothing else.
 *
 * Returns: whether the part is one of them; an error may be set
 */
gboolean
vedette_line_take_more (VedetteLine            *line,
                        const VedetteLinePart  *part,
                        GError                **error)
{
  g_autofree char *item = vedette_scan_strip (part->from, part->to);
  g_autofree char *folded = vedette_scan_fold (item);
  const char *at = folded;

  if (part->words->len == 0 || part->brackets->len > 0)
    return FALSE;
  /* Translators: “arrives at action 12”, “arrives on 5+ on a d8”; apart by | */
  if (skip_word (&at, NC_("words of a typed line", "arrives|comes")))
    return set_arrival (line, at, item, part->from, part->to, error);
  /* Translators: who may leave a melee when he likes; all of it, apart by | */
  if (!vedette_local_words_is (NC_("words of a typed line", "may break off|break off|breaks off"), item))
    return FALSE;
  line->break_off = TRUE;
  vedette_line_say (line, "break-off", TRUE, part->from, part->to);
  return TRUE;
}
