/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Writes the log of a battle as text, as a table, and as JSON. */

#include "vedette-config.h"

#include "core/session/vedette-log-writer.h"

#include <string.h>

#include "core/document/vedette-codec.h"
#include "core/document/vedette-text.h"
#include "core/json/vedette-tree.h"

/* The number of steps whose lines vedette_log_write_to() passes to the sink at once. */
#define STEPS_AT_ONCE 256

/**
 * vedette_log_may_show:
 * @audience: (nullable): the side whose secrets are shown, such as "red"; %NULL to show no secrets,
 *   %VEDETTE_LOG_EVERYBODY to show all
 *
 * Returns: whether the step may be shown to @audience
 */
gboolean
vedette_log_may_show (VedetteRules *rules,
                      VedetteStep  *step,
                      const char   *audience)
{
  const char *own = vedette_rules_get_audience (rules, step);

  return g_str_equal (own, VEDETTE_AUDIENCE_ALL) || g_strcmp0 (audience, VEDETTE_LOG_EVERYBODY) == 0 ||
         g_strcmp0 (own, audience) == 0;
}

/* Returns whether the character changes the order of text, including marks that reorder digits and punctuation. In
 * a log line, such a character in a name would also reorder Vedette's own text around the name. */
static gboolean
turns_order (gunichar c)
{
  return vedette_text_turns_order (c) || c == 0x200e || c == 0x200f || c == 0x061c;
}

static gboolean
ends_line (gunichar c)
{
  return c == '\n' || c == '\t' || c == 0x2028 || c == 0x2029;
}

/**
 * vedette_log_clean:
 *
 * Removes everything from a text that would break a line or control a terminal, because names come from files.
 *
 * Returns: (transfer full): the text on one line, without characters that change the order of letters, and with
 *   U+FFFD for control characters and noncharacters
 */
char *
vedette_log_clean (const char *text)
{
  g_autofree char *valid = g_utf8_make_valid (text, -1);
  GString *out = g_string_new (NULL);

  for (const char *p = valid; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);

      if (!turns_order (c))
        g_string_append_unichar (out, ends_line (c) ? ' '
                                      : g_unichar_iscntrl (c) || vedette_text_is_noncharacter (c) ? 0xfffd : c);
    }
  return g_string_free (out, FALSE);
}

/**
 * vedette_log_get_reader:
 * @audience: (nullable): the audience, as in vedette_log_may_show()
 *
 * Converts an audience of the log to an audience for functions of [class@Vedette.Rules].
 *
 * Returns: (nullable): the audience for the rules; %NULL for a reader who may see everything
 */
const char *
vedette_log_get_reader (const char *audience)
{
  if (audience == NULL)
    return VEDETTE_AUDIENCE_ALL;
  return g_str_equal (audience, VEDETTE_LOG_EVERYBODY) ? NULL : audience;
}

/* Appends the column with the number of the action. The log of a system that does not count actions has no such
 * column. */
static void
append_number (VedetteRules *rules,
               VedetteStep  *step,
               GString      *out)
{
  int number = vedette_rules_get_number (rules, step);

  if (VEDETTE_RULES_GET_CLASS (rules)->number_fact == NULL)
    return;
  if (number > 0)
    g_string_append_printf (out, "%3d  ", number);
  else
    g_string_append (out, "     ");
}

static void
write_text (VedetteRules *rules,
            VedetteStep  *step,
            const char   *audience,
            GString      *out)
{
  g_autofree char *text = vedette_rules_describe_whole (rules, step, NULL);
  g_autofree char *clean = vedette_log_clean (text);

  g_string_append_printf (out, "%s%4" G_GINT64_FORMAT "  ", vedette_step_get_done (step) ? "  " : "✗ ",
                          vedette_step_get_n (step));
  append_number (rules, step, out);
  g_string_append_printf (out, "%s\n", clean);
}

/* Returns whether a spreadsheet would read the text as a formula, because it begins with =, +, - or @. Some
 * spreadsheets also accept the full-width forms of these characters. */
static gboolean
begins_formula (const char *text)
{
  static const gunichar wide[] = { 0xff1d, 0xff0b, 0xff0d, 0xff20 };
  gunichar first;

  /* Spreadsheets ignore invisible characters at the beginning of a cell, so this test ignores them, too. */
  while (g_unichar_isspace (g_utf8_get_char (text)) || g_utf8_get_char (text) == 0xfeff)
    text = g_utf8_next_char (text);
  first = g_utf8_get_char (text);
  for (gsize i = 0; i < G_N_ELEMENTS (wide); i++)
    if (first == wide[i])
      return TRUE;
  return *text != '\0' && strchr ("=+-@", *text) != NULL;
}

static void
append_cell (GString    *out,
             const char *text)
{
  g_autofree char *clean = vedette_log_clean (text);

  g_string_append_c (out, '"');
  if (begins_formula (clean))
    g_string_append_c (out, '\'');
  for (const char *p = clean; *p != '\0'; p++)
    {
      if (*p == '"')
        g_string_append_c (out, '"');
      g_string_append_c (out, *p);
    }
  g_string_append_c (out, '"');
}

static void
write_csv (VedetteRules *rules,
           VedetteStep  *step,
           const char   *audience,
           GString      *out)
{
  g_autofree char *text = vedette_rules_describe (rules, step, NULL);

  g_string_append_printf (out, "%" G_GINT64_FORMAT ",%" G_GINT64_FORMAT ",", vedette_step_get_n (step),
                          vedette_step_get_after (step));
  append_cell (out, vedette_step_get_time (step));
  g_string_append (out, vedette_step_get_done (step) ? ",yes," : ",no,");
  append_cell (out, vedette_step_get_kind (step));
  g_string_append_c (out, ',');
  append_cell (out, vedette_rules_get_audience (rules, step));
  g_string_append_c (out, ',');
  append_cell (out, text);
  g_string_append (out, "\r\n");
}

/**
 * vedette_log_append_json:
 * @json: one object or array
 *
 * Appends JSON with escapes for control characters and characters that change the order of letters. JSON allows some of
 * these characters in texts, but a terminal would obey them.
 */
void
vedette_log_append_json (GString       *out,
                         const GString *json)
{
  for (const char *p = json->str; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);

      if (c != '\n' && (g_unichar_iscntrl (c) || turns_order (c)))
        g_string_append_printf (out, "\\u%04x", c);
      else
        g_string_append_unichar (out, c);
    }
}

static void
write_json (VedetteRules *rules,
            VedetteStep  *step,
            const char   *audience,
            GString      *out)
{
  g_autofree char *text = vedette_rules_describe (rules, step, NULL);
  g_autoptr (JsonObject) facts = vedette_rules_get_facts (rules, step, vedette_log_get_reader (audience));
  g_autoptr (JsonBuilder) tree = json_builder_new ();
  g_autoptr (GString) line = g_string_new (NULL);

  json_builder_begin_object (tree);
  vedette_tree_add_whole (tree, "n", vedette_step_get_n (step));
  vedette_tree_add_whole (tree, "after", vedette_step_get_after (step));
  vedette_tree_add_text (tree, "time", vedette_step_get_time (step));
  if (vedette_step_get_ran (step) > 0)
    vedette_tree_add_whole (tree, "ran", vedette_step_get_ran (step));
  vedette_tree_add_truth (tree, "done", vedette_step_get_done (step));
  vedette_tree_add_text (tree, "kind", vedette_step_get_kind (step));
  vedette_tree_add_text (tree, "audience", vedette_rules_get_audience (rules, step));
  vedette_tree_add_text (tree, "text", text);
  json_builder_set_member_name (tree, "facts");
  json_builder_add_value (tree, json_node_init_object (json_node_alloc (), facts));
  json_builder_end_object (tree);
  vedette_codec_write_tree (line, tree);
  vedette_log_append_json (out, line);
}

/**
 * vedette_log_write_to:
 * @audience: (nullable): the audience, as in vedette_log_may_show()
 * @sink: (scope call): receives the log, a few hundred steps at a time
 *
 * Writes all steps that @audience may see, oldest first, including undone ones, in UTF-8 and with a line end after
 * the last line.
 *
 * Returns: whether @sink took the whole log
 */
gboolean
vedette_log_write_to (VedetteRules     *rules,
                      VedetteLogFormat  format,
                      const char       *audience,
                      VedetteLogSink    sink,
                      gpointer          user_data)
{
  static void (*const writers[]) (VedetteRules *, VedetteStep *, const char *, GString *) = {
    write_text, write_csv, write_json,
  };
  static const char *const heads[] = { "", "n,after,time,done,kind,audience,text\r\n", "[" };
  GListModel *steps = vedette_battle_get_steps (vedette_rules_get_battle (rules));
  guint n = g_list_model_get_n_items (steps), n_shown = 0;
  g_autoptr (GString) out = NULL;

  g_return_val_if_fail (format <= VEDETTE_LOG_JSON, FALSE);

  out = g_string_new (heads[format]);
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (VedetteStep) step = g_list_model_get_item (steps, i);

      if (vedette_log_may_show (rules, step, audience))
        {
          if (format == VEDETTE_LOG_JSON)
            g_string_append (out, n_shown > 0 ? ",\n" : "\n");
          writers[format] (rules, step, audience, out);
          n_shown++;
        }
      if ((i + 1) % STEPS_AT_ONCE != 0)
        continue;
      if (!sink (out, (double) (i + 1) / n, user_data))
        return FALSE;
      g_string_truncate (out, 0);
    }
  if (format == VEDETTE_LOG_JSON)
    g_string_append (out, "\n]\n");
  return sink (out, 1, user_data);
}

static gboolean
collect (const GString *part,
         double         done,
         gpointer       user_data)
{
  g_string_append_len (user_data, part->str, (gssize) part->len);
  return TRUE;
}

/**
 * vedette_log_write:
 *
 * Returns: (transfer full): the whole log, as vedette_log_write_to() writes it
 */
GString *
vedette_log_write (VedetteRules     *rules,
                   VedetteLogFormat  format,
                   const char       *audience)
{
  GString *out = g_string_new (NULL);

  (void) vedette_log_write_to (rules, format, audience, collect, out);
  return out;
}
