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

/* No roster has more elements. */
#define MAX_ELEMENTS 500000
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
  static const char * const wanted[] = { "name", "customName", "customNotes", "type", "number", "value", NULL };

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
  return vedette_fail (error, VEDETTE_ROSTER_ERROR, VEDETTE_ROSTER_ERROR_BROKEN, _("Line %d: the XML is broken"),
                       xmlTextReaderGetParserLineNumber (reader));
}

static gboolean
refuse_doctype (GError **error)
{
  return vedette_fail (error, VEDETTE_ROSTER_ERROR, VEDETTE_ROSTER_ERROR_BROKEN,
                       _("It has a document type, which no roster has; nothing of it was read"));
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
    return vedette_fail (error, VEDETTE_ROSTER_ERROR, VEDETTE_ROSTER_ERROR_LIMIT, _("Units stand too deep inside of units"));
  g_array_set_size (levels, (guint) depth);
  if (depth == 0)
    {
      Level level = { root, NULL };

      if (strcmp ((const char *) xmlTextReaderConstLocalName (reader), "roster") != 0)
        return vedette_fail (error, VEDETTE_ROSTER_ERROR, VEDETTE_ROSTER_ERROR_FORMAT,
                             _("This XML is no roster of BattleScribe: its root is not “roster”"));
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
      if (++n > MAX_ELEMENTS)
        return vedette_fail (error, VEDETTE_ROSTER_ERROR, VEDETTE_ROSTER_ERROR_LIMIT, _("It is larger than any roster"));
      if (!take_node (reader, levels, root, error))
        return FALSE;
    }
  return more == 0 ? TRUE : broken (reader, error);
}

VedetteRoster *
vedette_import_ros (const char  *data,
                    gsize        length,
                    GError     **error)
{
  g_autoptr (JsonObject) root = json_object_new ();
  xmlTextReaderPtr reader;
  gboolean good;

  /* An archive may have an empty file in it. */
  if (length == 0)
    data = "";
  if (length > VEDETTE_ROSTER_MAX_LENGTH)
    {
      vedette_fail (error, VEDETTE_ROSTER_ERROR, VEDETTE_ROSTER_ERROR_LIMIT, _("It is larger than any roster"));
      return NULL;
    }
  /* Before the parser sees anything of it */
  if (g_strstr_len (data, (gssize) length, "<!DOCTYPE") != NULL || g_strstr_len (data, (gssize) length, "<!ENTITY") != NULL)
    {
      refuse_doctype (error);
      return NULL;
    }
  reader = xmlReaderForMemory (data, (int) length, NULL, NULL, XML_PARSE_NONET | XML_PARSE_NOERROR | XML_PARSE_NOWARNING);
  if (reader == NULL)
    {
      vedette_fail (error, VEDETTE_ROSTER_ERROR, VEDETTE_ROSTER_ERROR_BROKEN, _("This cannot be read as XML"));
      return NULL;
    }
  good = read_tree (reader, root, error);
  xmlFreeTextReader (reader);
  return good ? vedette_import_selections (vedette_roster_new ("BattleScribe"), root, error) : NULL;
}
