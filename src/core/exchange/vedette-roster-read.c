/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which format a file has, and its members as JSON gives them. */

#include "vedette-config.h"

#include <glib/gi18n-lib.h>
#include <math.h>
#include <string.h>

#include "core/exchange/vedette-army.h"
#include "core/exchange/vedette-roster-private.h"
#include "core/json/vedette-fail.h"
#include "core/json/vedette-json-scanner.h"
#include "core/typed/vedette-scan.h"

/* Returns: (nullable): the text of that name */
const char *
vedette_import_get_text (JsonObject *object,
                         const char *name)
{
  JsonNode *node = json_object_get_member (object, name);

  return node != NULL && JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) == G_TYPE_STRING
           ? json_node_get_string (node) : NULL;
}

/* Returns: whether there is a number of that name, as a number or as a text */
gboolean
vedette_import_get_number (JsonObject *object,
                           const char *name,
                           double     *value)
{
  JsonNode *node = json_object_get_member (object, name);
  const char *text = vedette_import_get_text (object, name);
  char *end = NULL;
  double number;

  if (node == NULL || !JSON_NODE_HOLDS_VALUE (node))
    return FALSE;
  if (text != NULL)
    number = g_ascii_strtod (text, &end);
  else if (json_node_get_value_type (node) == G_TYPE_INT64 || json_node_get_value_type (node) == G_TYPE_DOUBLE)
    number = json_node_get_double (node);
  else
    return FALSE;
  if (!isfinite (number) || (text != NULL && (end == text || *vedette_scan_skip_space (end) != '\0')))
    return FALSE;
  *value = number;
  return TRUE;
}

/* Returns: (nullable): the list of that name */
JsonArray *
vedette_import_get_array (JsonObject *object,
                          const char *name)
{
  JsonNode *node = json_object_get_member (object, name);

  return node != NULL && JSON_NODE_HOLDS_ARRAY (node) ? json_node_get_array (node) : NULL;
}

/* Returns: (nullable): the object at that place of a list */
JsonObject *
vedette_import_nth_object (JsonArray *array,
                           guint      i)
{
  JsonNode *node = json_array_get_element (array, i);

  return JSON_NODE_HOLDS_OBJECT (node) ? json_node_get_object (node) : NULL;
}

/* What is longer than any file that is read. Returns: %FALSE */
gboolean
vedette_roster_fail_length (GError **error)
{
  return vedette_fail (error, VEDETTE_ROSTER_ERROR, VEDETTE_ROSTER_ERROR_LIMIT,
                       /* Translators: so many millions of bytes */
                       _("The file is larger than %d MB. Split the list and import the parts."),
                       (int) (VEDETTE_ROSTER_MAX_LENGTH / 1024 / 1024));
}

/* What has more in it than any file that is read. Returns: %FALSE */
gboolean
vedette_roster_fail_values (GError **error)
{
  return vedette_fail (error, VEDETTE_ROSTER_ERROR, VEDETTE_ROSTER_ERROR_LIMIT,
                       /* Translators: a number, such as 500000 */
                       g_dngettext (GETTEXT_PACKAGE, "The file has more than %d value. Split the list and import the parts.",
                                    "The file has more than %d values. Split the list and import the parts.",
                                    VEDETTE_ROSTER_MAX_VALUES), VEDETTE_ROSTER_MAX_VALUES);
}

/* Whether a text of JSON has more values than any file that is read; each of a list ends with a comma, but for the last. */
static gboolean
has_many_values (const char *data,
                 gsize       length)
{
  gboolean quoted = FALSE;
  guint n = 0;

  for (gsize i = 0; i < length; i++)
    if (quoted && data[i] == '\\')
      i++;
    else if (data[i] == '"')
      quoted = !quoted;
    else if (!quoted)
      n += data[i] == ',' || data[i] == '{' || data[i] == '[' ? 1 : 0;
  return n > VEDETTE_ROSTER_MAX_VALUES;
}

/* The strict scanner is asked before json-glib sees anything. */
static VedetteRoster *
read_json (const char  *data,
           gsize        length,
           GError     **error)
{
  g_autoptr (JsonNode) node = NULL;
  g_autoptr (GError) damage = NULL;
  JsonObject *root;

  if (has_many_values (data, length))
    {
      vedette_roster_fail_values (error);
      return NULL;
    }
  node = vedette_json_parse (data, length, &damage);
  if (g_error_matches (damage, VEDETTE_JSON_ERROR, VEDETTE_JSON_ERROR_DEPTH) ||
      g_error_matches (damage, VEDETTE_JSON_ERROR, VEDETTE_JSON_ERROR_LENGTH) ||
      g_error_matches (damage, VEDETTE_JSON_ERROR, VEDETTE_JSON_ERROR_NUMBER))
    {
      vedette_fail (error, VEDETTE_ROSTER_ERROR, VEDETTE_ROSTER_ERROR_LIMIT,
                    /* Translators: what is too large, as in “Line 6: The number is too large (column 12)” */
                    _("Vedette cannot read this JSON. %s. Choose a different file."), damage->message);
      return NULL;
    }
  if (node == NULL)
    {
      vedette_fail (error, VEDETTE_ROSTER_ERROR, VEDETTE_ROSTER_ERROR_BROKEN,
                    /* Translators: what is wrong, as in “Line 6: A value is expected (column 12)” */
                    _("The JSON is damaged. %s. Export or download the file again."), damage->message);
      return NULL;
    }
  root = JSON_NODE_HOLDS_OBJECT (node) ? json_node_get_object (node) : NULL;
  if (root != NULL && (json_object_has_member (root, "roster") || json_object_has_member (root, "forces")))
    return vedette_import_new_recruit (root, error);
  if (root != NULL && (json_object_has_member (root, "units") || json_object_has_member (root, "list")))
    return vedette_import_army_forge (root, error);
  vedette_fail (error, VEDETTE_ROSTER_ERROR, VEDETTE_ROSTER_ERROR_FORMAT,
                _("This JSON is neither a New Recruit roster nor an Army Forge list. Choose a different file."));
  return NULL;
}

static gboolean
has_extension (const char *name,
               const char *first,
               const char *second)
{
  g_autofree char *folded = g_ascii_strdown (name != NULL ? name : "", -1);

  return g_str_has_suffix (folded, first) || g_str_has_suffix (folded, second);
}

/* Whether an XML document begins here, in any encoding that has one byte for “<” */
static gboolean
begins_with (const char *data,
             gsize       length,
             const char *begin)
{
  gsize i = length >= 3 && memcmp (data, "\xef\xbb\xbf", 3) == 0 ? 3 : 0;

  while (i < length && g_ascii_isspace (data[i]))
    i++;
  return length - i >= strlen (begin) && memcmp (data + i, begin, strlen (begin)) == 0;
}

/**
 * vedette_roster_read:
 * @data: what is in the file
 * @length: of @data, in bytes
 * @name: (nullable): of the file: only “.csv” and “.tsv” are looked at
 *
 * Reads a file of another program, whatever format it has.
 *
 * Returns: (transfer full) (nullable): what is in it; %NULL without an error where it is text as [func@army_new_import] reads
 *   it; %NULL with an error where it cannot be read
 */
VedetteRoster *
vedette_roster_read (const char  *data,
                     gsize        length,
                     const char  *name,
                     GError     **error)
{
  g_autofree char *text = NULL, *system = NULL;
  g_autoptr (GError) local = NULL;
  VedetteRoster *roster;

  if (length > VEDETTE_ROSTER_MAX_LENGTH)
    {
      vedette_roster_fail_length (error);
      return NULL;
    }
  if (begins_with (data, length, "PK\003\004") || begins_with (data, length, "PK\005\006"))
    return vedette_import_rosz (data, length, error);
  if (begins_with (data, length, "<") || (length >= 4 && memcmp (data, "\xff\xfe<\0", 4) == 0) ||
      (length >= 4 && memcmp (data, "\xfe\xff\0<", 4) == 0))
    return vedette_import_ros (data, length, error);
  if (begins_with (data, length, "{") || begins_with (data, length, "["))
    return read_json (data, length, error);
  if (has_extension (name, ".csv", ".tsv"))
    return vedette_import_csv (data, length, error);
  text = vedette_army_decode (data, length, NULL);
  system = text != NULL ? vedette_army_get_system (text) : NULL;
  if (system != NULL)
    return NULL;
  roster = text != NULL ? vedette_import_army_forge_text (text, &local) : NULL;
  if (local != NULL)
    {
      g_propagate_error (error, g_steal_pointer (&local));
      return NULL;
    }
  if (roster == NULL && text != NULL && vedette_import_is_csv (data, length))
    return vedette_import_csv (data, length, error);
  return roster;
}
