/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Any lines as requests to `vedette play`, in a sample of any system: each gets one answer, good or with a reason, and the
   battle can still be spoken of. Input: which sample, how far, and the lines. */

#include <string.h>

#include "cli/vedette-cli-request.h"
#include "fuzz-table.h"

#define MAX_REQUESTS 8

static void
try_request (const VedetteCliTable *table,
             const char            *line,
             gsize                  length)
{
  g_autoptr (JsonBuilder) tree = json_builder_new ();
  g_autoptr (JsonNode) root = NULL;
  gboolean ok;
  JsonObject *answer;

  json_builder_begin_object (tree);
  ok = vedette_cli_answer (table, line, length, tree);
  json_builder_end_object (tree);
  root = json_builder_get_root (tree);
  CHECK (root != NULL && JSON_NODE_HOLDS_OBJECT (root));
  answer = json_node_get_object (root);
  CHECK (json_object_get_boolean_member (answer, "ok") == ok);
  if (!ok)
    CHECK (*json_object_get_string_member (answer, "why") != '\0');
}

int
LLVMFuzzerTestOneInput (const guint8 *data,
                        size_t        size)
{
  g_autoptr (VedetteRules) rules = NULL;
  VedetteCliTable table = { .seeded = TRUE, .seed = 1 };
  const char *line = (const char *) data + 2;
  const char *end = (const char *) data + size;

  if (size < 3)
    return 0;
  rules = (data[0] & 4) != 0 ? fuzz_table_new_empty (data[0]) : fuzz_table_new (data[0], data[1]);
  table.rules = rules;
  for (guint i = 0; i < MAX_REQUESTS && line < end; i++)
    {
      const char *newline = memchr (line, '\n', (gsize) (end - line));
      gsize length = (gsize) ((newline != NULL ? newline : end) - line);
      g_autoptr (GString) request = g_string_new_len (line, (gssize) length);

      /* As `play` has it: with a NUL behind, and perhaps some inside */
      try_request (&table, request->str, request->len);
      line += length + 1;
    }
  fuzz_table_say (rules);
  return 0;
}
