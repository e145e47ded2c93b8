/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The sample of any system with some of its numbers changed, so that references lead elsewhere, nowhere, or to another kind of
   record: it is refused by the number of a line, or can be played on. Input: which sample; then, for each change, which number
   (two bytes) and what stands there instead. */

#include <string.h>

#include "fuzz-table.h"

#define MAX_CHANGES 16
#define MAX_WALK 6

/* What a reference can be that is none */
static const char * const instead[] = { "-1", "9223372036854775807", "1e9", "1.5", "\"x\"", "null", "[]", "true", "[1,1]",
                                       "{}" };

static gboolean
starts_number (const char *content,
               gsize       at)
{
  return g_ascii_isdigit (content[at]) && at > 0 && strchr (":,[", content[at - 1]) != NULL;
}

/* Where the numbers stand: outside of texts, and not those of the steps, without which it is no file of steps */
static GArray *
find_numbers (const char *content,
              gsize       length)
{
  GArray *places = g_array_new (FALSE, FALSE, sizeof (gsize));
  const char *steps = memchr (content, '\n', length);
  gboolean quoted = FALSE;

  for (gsize i = (gsize) (steps - content); i < length; i++)
    {
      if (content[i] == '"' && content[i - 1] != '\\')
        quoted = !quoted;
      else if (!quoted && starts_number (content, i) && strncmp (content + i - 4, "\"n\":", 4) != 0 &&
               strncmp (content + i - 8, "\"after\":", 8) != 0)
        g_array_append_val (places, i);
    }
  return places;
}

static int
compare (gconstpointer a,
         gconstpointer b)
{
  return *(const guint *) a < *(const guint *) b ? -1 : *(const guint *) a > *(const guint *) b;
}

static GString *
change (const char   *content,
        gsize         length,
        const guint8 *data,
        gsize         size)
{
  g_autoptr (GArray) places = find_numbers (content, length);
  guint changes[MAX_CHANGES];
  GString *changed = g_string_new (NULL);
  guint n = 0;
  gsize from = 0;

  for (; n < MAX_CHANGES && size >= 3; n++, data += 3, size -= 3)
    changes[n] = (guint) (data[0] << 8 | data[1]) % places->len << 8 | data[2];
  qsort (changes, n, sizeof changes[0], compare);
  for (guint i = 0; i < n; i++)
    {
      gsize at = g_array_index (places, gsize, changes[i] >> 8);
      guint with = changes[i] & 0xff;

      if (at < from)
        continue;
      g_string_append_len (changed, content + from, (gssize) (at - from));
      for (from = at; g_ascii_isdigit (content[from]) || content[from] == '.'; from++)
        ;
      if (with < 256 - G_N_ELEMENTS (instead))
        g_string_append_printf (changed, "%u", with % 120);
      else
        g_string_append (changed, instead[255 - with]);
    }
  g_string_append_len (changed, content + from, (gssize) (length - from));
  return changed;
}

int
LLVMFuzzerTestOneInput (const guint8 *data,
                        size_t        size)
{
  g_autoptr (GString) changed = NULL;
  g_autoptr (VedetteRules) rules = NULL;
  VedetteBattle *battle;
  gsize length;
  const char *content;
  guint n;

  if (size < 4)
    return 0;
  content = fuzz_table_get_sample (data[0], &length);
  changed = change (content, length, data + 1, size - 1);
  fuzz_file_put ("", changed->str, changed->len);
  rules = fuzz_table_open ();
  if (rules == NULL)
    return 0;
  battle = vedette_rules_get_battle (rules);
  n = vedette_battle_get_n_branch (battle);
  for (guint i = 0; i < MAX_WALK; i++)
    {
      guint place = (data[1] * 7u + i * n / MAX_WALK) % n;

      CHECK (vedette_battle_go_to (battle, vedette_step_get_n (vedette_battle_get_branch (battle, place)), NULL));
      fuzz_table_ask (rules);
    }
  return 0;
}
