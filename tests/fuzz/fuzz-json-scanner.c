/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Any bytes: what the scanner accepts, json-glib must read as it stands. */

#include "core/json/vedette-json-scanner.h"

#include <string.h>

int LLVMFuzzerInitialize (int *argc, char ***argv);
int LLVMFuzzerTestOneInput (const guint8 *data, size_t size);

/* A finding must stop the fuzzer in every kind of build. */
#define CHECK(condition) \
  G_STMT_START { \
    if (!(condition)) \
      g_error ("%s is not so", #condition); \
  } G_STMT_END

/* The whole numbers that stand in an accepted text, in their order. */
static GArray *
list_written_integers (const char *text,
                       size_t      size)
{
  GArray *integers = g_array_new (FALSE, FALSE, sizeof (gint64));
  gboolean in_string = FALSE;

  for (size_t i = 0; i < size; i++)
    {
      g_autofree char *number = NULL;
      size_t end = i;

      if (text[i] == '"')
        in_string = !in_string;
      else if (text[i] == '\\')
        i++;
      if (in_string)
        continue;

      while (end < size && text[end] != '\0' && strchr ("+-.0123456789eE", text[end]) != NULL)
        end++;
      /* The e of true and false is no number. */
      if (end == i || !(text[i] == '-' || g_ascii_isdigit (text[i])))
        continue;

      number = g_strndup (text + i, end - i);
      if (strpbrk (number, ".eE") == NULL)
        {
          gint64 value;

          CHECK (g_ascii_string_to_signed (number, 10, G_MININT64, G_MAXINT64, &value, NULL));
          g_array_append_val (integers, value);
        }
      i = end - 1;
    }
  return integers;
}

static void list_read_integers (JsonNode *node,
                                GArray   *integers);

static void
list_of_element (JsonArray *array,
                 guint      index,
                 JsonNode  *node,
                 gpointer   integers)
{
  list_read_integers (node, integers);
}

static void
list_of_member (JsonObject *object,
                const char *name,
                JsonNode   *node,
                gpointer    integers)
{
  list_read_integers (node, integers);
}

static void
list_read_integers (JsonNode *node,
                    GArray   *integers)
{
  if (JSON_NODE_HOLDS_ARRAY (node))
    json_array_foreach_element (json_node_get_array (node), list_of_element, integers);
  else if (JSON_NODE_HOLDS_OBJECT (node))
    json_object_foreach_member (json_node_get_object (node), list_of_member, integers);
  else if (JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) == G_TYPE_INT64)
    {
      gint64 value = json_node_get_int (node);

      g_array_append_val (integers, value);
    }
}

static gboolean
is_refused (const char *text,
            size_t      size)
{
  g_autoptr(GError) error = NULL;

  if (vedette_json_scan (text, size, &error))
    return FALSE;
  CHECK (error != NULL);
  CHECK (error->domain == VEDETTE_JSON_ERROR);
  return TRUE;
}

/* An array or object without its end is none. */
static void
check_cut (const char *text,
           size_t      size)
{
  g_autofree char *cut = NULL;

  while (size > 0 && g_ascii_isspace (text[size - 1]))
    size--;
  CHECK (size > 0);
  if (text[size - 1] != ']' && text[size - 1] != '}' && text[size - 1] != '"')
    return;

  /* A copy, so that a look beyond the end is noticed. */
  cut = g_memdup2 (text, size - 1);
  CHECK (is_refused (cut, size - 1));
}

int
LLVMFuzzerInitialize (int    *argc,
                      char ***argv)
{
  g_log_set_always_fatal ((GLogLevelFlags) (G_LOG_LEVEL_ERROR | G_LOG_LEVEL_CRITICAL | G_LOG_LEVEL_WARNING));
  return 0;
}

int
LLVMFuzzerTestOneInput (const guint8 *data,
                        size_t        size)
{
  const char *text = (const char *) data;
  g_autoptr(GError) error = NULL;
  g_autoptr(GArray) written = NULL;
  g_autoptr(GArray) read = NULL;
  g_autoptr(JsonNode) node = NULL;

  if (is_refused (text, size))
    return 0;

  node = vedette_json_parse (text, size, &error);
  if (node == NULL)
    g_error ("json-glib refuses what the scanner accepts: %s", error->message);

  written = list_written_integers (text, size);
  read = g_array_new (FALSE, FALSE, sizeof (gint64));
  list_read_integers (node, read);
  CHECK (written->len == read->len);
  CHECK (written->len == 0 || memcmp (written->data, read->data, written->len * sizeof (gint64)) == 0);

  check_cut (text, size);
  return 0;
}
