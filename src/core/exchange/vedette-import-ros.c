/* SPDX-License-Identifier: GPL-3.0-or-later */
/* BattleScribe’s .ros: XML, read without network, document type or entities, into a tree. */

#include "vedette-config.h"

#include <glib/gi18n-lib.h>
#include <libxml/xmlreader.h>
#include <string.h>

#include "core/exchange/vedette-roster-private.h"
#include "core/json/vedette-fail.h"

/* The names of elements and attributes are described where vedette-import-selections.c says; lists stand in an element of
 * their plural. */

/* The parser compares each attribute of an element with all others. */
#define MAX_ATTRIBUTES 256
/* And it keeps all names in a table that does not grow. */
#define MAX_NAMES 1000
/* List by list and item by item, a unit stands twice as deep as in the tree. */
#define MAX_LEVEL (2 * VEDETTE_ROSTER_MAX_DEPTH)

static const char * const lists[] = { "forces", "selections", "costs", "rules", "profiles", "categories", NULL };
static const char * const items[] = { "force", "selection", "cost", "rule", "profile", "category", NULL };

/* Where the reader is: an item, or a list of one; neither for what is passed over */
typedef struct
{
  JsonObject *object; /* borrowed */
  JsonArray *list;    /* borrowed */
} Level;

static void
take_attributes (xmlTextReaderPtr  reader,
                 JsonObject       *object)
{
  static const char * const wanted[] = { "name", "customName", "customNotes", "type", "typeName", "number", "value", NULL };

  for (gsize i = 0; wanted[i] != NULL; i++)
    {
      xmlChar *value = xmlTextReaderGetAttribute (reader, (const xmlChar *) wanted[i]);

      if (value != NULL && g_utf8_validate ((const char *) value, -1, NULL))
        json_object_set_string_member (object, wanted[i], (const char *) value);
      xmlFree (value);
    }
}

static Level
enter (xmlTextReaderPtr  reader,
       const Level      *above)
{
  const char *name = (const char *) xmlTextReaderConstLocalName (reader);
  Level level = { NULL, NULL };

  if (above->list != NULL && g_strv_contains (items, name))
    {
      level.object = json_object_new ();
      take_attributes (reader, level.object);
      json_array_add_object_element (above->list, level.object);
    }
  else if (above->object != NULL && g_strv_contains (lists, name) && !json_object_has_member (above->object, name))
    {
      level.list = json_array_new ();
      json_object_set_array_member (above->object, name, level.list);
    }
  return level;
}

static gboolean
broken (xmlTextReaderPtr   reader,
        GError           **error)
{
  /* Translators: the number of a line, such as 17 */
  return vedette_fail (error, VEDETTE_ROSTER_ERROR, VEDETTE_ROSTER_ERROR_BROKEN, _("Line %d: The XML is damaged. Export or "
                                                                                   "download the file again."),
                       xmlTextReaderGetParserLineNumber (reader));
}

static gboolean
refuse_doctype (GError **error)
{
  return vedette_fail (error, VEDETTE_ROSTER_ERROR, VEDETTE_ROSTER_ERROR_BROKEN,
                       _("The XML has a document type, so it is not a roster. Choose a different file."));
}

/* One node of the document. Returns: %FALSE where the file is no good */
static gboolean
take_node (xmlTextReaderPtr   reader,
           GArray            *levels,
           JsonObject        *root,
           GError           **error)
{
  int depth = xmlTextReaderDepth (reader);

  switch (xmlTextReaderNodeType (reader))
    {
    case XML_READER_TYPE_DOCUMENT_TYPE:
    case XML_READER_TYPE_ENTITY:
    case XML_READER_TYPE_ENTITY_REFERENCE:
    case XML_READER_TYPE_NOTATION:
      return refuse_doctype (error);
    case XML_READER_TYPE_ELEMENT:
      break;
    default:
      return TRUE;
    }
  if (depth > MAX_LEVEL)
    return vedette_fail (error, VEDETTE_ROSTER_ERROR, VEDETTE_ROSTER_ERROR_LIMIT, _("Units are nested too deeply. Simplify the "
                                                                                    "list, and import it again."));
  g_array_set_size (levels, (guint) depth);
  if (depth == 0)
    {
      Level level = { root, NULL };

      if (strcmp ((const char *) xmlTextReaderConstLocalName (reader), "roster") != 0)
        return vedette_fail (error, VEDETTE_ROSTER_ERROR, VEDETTE_ROSTER_ERROR_FORMAT,
                             _("This XML is not a BattleScribe roster: its root element is not “roster”. Choose a different "
                               "file."));
      take_attributes (reader, root);
      g_array_append_val (levels, level);
    }
  else
    {
      Level level = enter (reader, &g_array_index (levels, Level, depth - 1));

      g_array_append_val (levels, level);
    }
  return TRUE;
}

static gboolean
read_tree (xmlTextReaderPtr   reader,
           JsonObject        *root,
           GError           **error)
{
  g_autoptr (GArray) levels = g_array_new (FALSE, TRUE, sizeof (Level));
  guint n = 0;
  int more;

  while ((more = xmlTextReaderRead (reader)) == 1)
    {
      if (++n > VEDETTE_ROSTER_MAX_VALUES)
        return vedette_roster_fail_values (error);
      if (!take_node (reader, levels, root, error))
        return FALSE;
    }
  return more == 0 ? TRUE : broken (reader, error);
}

/* Returns: where the next @mark ends; @end if there is none */
static const char *
skip_to (const char *p,
         const char *end,
         const char *mark)
{
  const char *found = g_strstr_len (p, end - p, mark);

  return found != NULL ? found + strlen (mark) : end;
}

/* Returns: where the element that begins at @p ends; @n is how many attributes it has, and @names gets what they and it are
 * called, and the namespaces */
static const char *
skip_element (const char *p,
              const char *end,
              GHashTable *names,
              guint      *n)
{
  const char *word = ++p, *name = p;
  char mark = '\0';

  for (*n = 0; p < end; p++)
    {
      gboolean ends = mark != '\0' ? *p == mark : strchr (" \t\r\n/=\"'>", *p) != NULL;

      if (!ends)
        continue;
      if (p > word && (mark == '\0' || strncmp (name, "xmlns", strlen ("xmlns")) == 0))
        g_hash_table_add (names, g_strndup (word, (gsize) (p - word)));
      if (mark == '\0' && *p == '>')
        break;
      if (mark == '\0' && p > word)
        name = word;
      *n += mark == '\0' && *p == '=' ? 1 : 0;
      mark = mark == '\0' && (*p == '"' || *p == '\'') ? *p : '\0';
      word = p + 1;
    }
  return p;
}

/* No NUL ends the text of an archive. */
static char *
copy_word (const char *p,
           const char *end)
{
  const char *behind = p;

  while (behind < end && strchr (" \t\r\n>", *behind) == NULL)
    behind++;
  return g_strndup (p, (gsize) (behind - p));
}

/* Looks at the bytes, for the parser shows an element only when it has compared all attributes of it, and is slow with names
 * that are all different. */
static gboolean
check_names (const char  *data,
             gsize        length,
             GError     **error)
{
  static const struct
  {
    const char *from, *to;
  } others[] = { { "<!--", "-->" }, { "<![CDATA[", "]]>" }, { "<?", "?>" } };
  g_autoptr (GHashTable) names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  const char *end = data + length;

  for (const char *p = data, *next; (p = memchr (p, '<', (gsize) (end - p))) != NULL; p = next)
    {
      guint n = 0, line = 1;

      next = NULL;
      for (gsize i = 0; next == NULL && i < G_N_ELEMENTS (others); i++)
        if ((gsize) (end - p) >= strlen (others[i].from) && memcmp (p, others[i].from, strlen (others[i].from)) == 0)
          next = skip_to (p, end, others[i].to);
      if (next == NULL)
        next = skip_element (p, end, names, &n);
      /* What is no element has a name, too, if it is an instruction. */
      else if (p[1] == '?')
        g_hash_table_add (names, copy_word (p, next));
      if (n <= MAX_ATTRIBUTES && g_hash_table_size (names) <= MAX_NAMES)
        continue;
      for (const char *before = data; before < p; before++)
        line += *before == '\n' ? 1 : 0;
      if (n > MAX_ATTRIBUTES)
        return vedette_fail (error, VEDETTE_ROSTER_ERROR, VEDETTE_ROSTER_ERROR_LIMIT,
                             /* Translators: the number of a line, and the most attributes */
                             _("Line %u: An element has more than %d attributes, so the file is not a roster. Choose a "
                               "different file."),
                             line, MAX_ATTRIBUTES);
      return vedette_fail (error, VEDETTE_ROSTER_ERROR, VEDETTE_ROSTER_ERROR_LIMIT,
                           /* Translators: the number of a line, and the most names */
                           _("Line %u: The XML has more than %d names of elements and attributes, so it is not a roster. "
                             "Choose a different file."), line,
                           MAX_NAMES);
    }
  return TRUE;
}

/* Returns: (nullable): the encoding of a document that is not in UTF-8 */
static char *
find_encoding (const char *data,
               gsize       length)
{
  g_autofree char *head = g_strndup (data, MIN (length, 200));
  g_autoptr (GRegex) regex = g_regex_new ("^<\\?xml[^>]*?encoding\\s*=\\s*[\"'](?!utf-?(?:8|16))([a-z0-9._:-]+)",
                                          G_REGEX_CASELESS | G_REGEX_RAW, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;

  if (length >= 2 && (memcmp (data, "\xff\xfe", 2) == 0 || memcmp (data, "\xfe\xff", 2) == 0))
    return g_strdup ("UTF-16");
  if (length >= 2 && (data[0] == '\0' || data[1] == '\0'))
    return g_strdup (data[0] == '\0' ? "UTF-16BE" : "UTF-16LE");
  return g_regex_match (regex, head, 0, &match) ? g_match_info_fetch (match, 1) : NULL;
}

/* Returns: the tree of a document in UTF-8, whatever it says of its encoding, in @root; %FALSE with an error */
static gboolean
parse (const char  *data,
       gsize        length,
       JsonObject  *root,
       GError     **error)
{
  xmlTextReaderPtr reader;
  gboolean good;

  /* Before the parser sees anything of it */
  if (g_strstr_len (data, (gssize) length, "<!DOCTYPE") != NULL || g_strstr_len (data, (gssize) length, "<!ENTITY") != NULL)
    return refuse_doctype (error);
  if (!check_names (data, length, error))
    return FALSE;
  reader = xmlReaderForMemory (data, (int) length, NULL, "UTF-8",
                               XML_PARSE_NONET | XML_PARSE_NOERROR | XML_PARSE_NOWARNING | XML_PARSE_IGNORE_ENC);
  if (reader == NULL)
    return vedette_fail (error, VEDETTE_ROSTER_ERROR, VEDETTE_ROSTER_ERROR_BROKEN, _("The file could not be read as XML. "
                                                                                     "Export or download the file again."));
  good = read_tree (reader, root, error);
  xmlFreeTextReader (reader);
  return good;
}

VedetteRoster *
vedette_import_ros (const char  *data,
                    gsize        length,
                    GError     **error)
{
  g_autoptr (JsonObject) root = json_object_new ();
  g_autofree char *encoding = NULL, *converted = NULL;

  /* An archive may have an empty file in it. */
  if (length == 0)
    data = "";
  if (length > VEDETTE_ROSTER_MAX_LENGTH)
    {
      vedette_roster_fail_length (error);
      return NULL;
    }
  encoding = find_encoding (data, length);
  if (encoding != NULL)
    {
      converted = g_convert (data, (gssize) length, "UTF-8", encoding, NULL, &length, NULL);
      if (converted == NULL)
        {
          vedette_fail (error, VEDETTE_ROSTER_ERROR, VEDETTE_ROSTER_ERROR_BROKEN,
                        /* Translators: the name of an encoding, such as UTF-16 */
                        _("The XML is marked as %s, but is not valid in that encoding. Save the file in UTF-8."), encoding);
          return NULL;
        }
      data = converted;
    }
  return parse (data, length, root, error) ? vedette_import_selections (vedette_roster_new ("BattleScribe"), root, error)
                                           : NULL;
}
