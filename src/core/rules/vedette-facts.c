/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The facts of a step: writing them, with names as they are now, and reading them. */

#include "vedette-config.h"

#include "core/rules/vedette-facts.h"

#include <glib/gi18n-lib.h>

#include "core/document/vedette-enum.h"
#include "core/document/vedette-text.h"

/**
 * vedette_facts_name:
 *
 * Returns: (transfer full): what a record is called; empty for none, and for one that has no name
 */
char *
vedette_facts_name (VedetteBattle *battle,
                    gint64         id)
{
  VedetteRecord *record = vedette_battle_find (battle, VEDETTE_TYPE_RECORD, id);
  GParamSpec *pspec = record != NULL ? vedette_record_class_find (VEDETTE_RECORD_GET_CLASS (record), "name") : NULL;

  return g_strdup (pspec != NULL ? vedette_record_peek_string (record, pspec->param_id) : "");
}

/**
 * vedette_facts_names:
 *
 * Returns: (transfer full): the names of some records as they are now
 */
JsonArray *
vedette_facts_names (VedetteBattle    *battle,
                     const VedetteIds *ids)
{
  JsonArray *names = json_array_new ();

  for (guint i = 0; i < vedette_ids_get_n (ids); i++)
    if (vedette_battle_find (battle, VEDETTE_TYPE_RECORD, vedette_ids_get (ids, i)) != NULL)
      {
        g_autofree char *name = vedette_facts_name (battle, vedette_ids_get (ids, i));

        json_array_add_string_element (names, name);
      }
  return names;
}

/* Notes a text as a fact, unless it is empty. */
void
vedette_facts_note_text (VedetteEdit *edit,
                         const char  *fact,
                         const char  *text)
{
  if (text[0] != '\0')
    json_object_set_string_member (vedette_edit_get_facts (edit), fact, text);
}

/* Facts hold names where records hold ids, because the names may be others when the log is read. */
static void
add_value (VedetteBattle *battle,
           JsonArray     *array,
           GParamSpec    *pspec,
           const GValue  *value)
{
  if (G_VALUE_HOLDS_BOOLEAN (value))
    json_array_add_boolean_element (array, g_value_get_boolean (value));
  else if (G_VALUE_HOLDS_INT (value))
    json_array_add_int_element (array, g_value_get_int (value));
  else if (G_VALUE_HOLDS_ENUM (value))
    json_array_add_string_element (array, vedette_enum_get_nick (G_VALUE_TYPE (value), g_value_get_enum (value)));
  else if (G_VALUE_HOLDS_STRING (value))
    json_array_add_string_element (array, g_value_get_string (value));
  else if (G_VALUE_HOLDS (value, VEDETTE_TYPE_IDS))
    json_array_add_array_element (array, vedette_facts_names (battle, g_value_get_boxed (value)));
  else if (pspec->flags & VEDETTE_PARAM_REFERENCE)
    {
      g_autofree char *name = vedette_facts_name (battle, g_value_get_int64 (value));

      json_array_add_string_element (array, name);
    }
  else
    g_assert_not_reached ();
}

/* Notes in @changed that a property goes from one value to another. */
void
vedette_facts_note_change (VedetteBattle *battle,
                           JsonObject    *changed,
                           GParamSpec    *pspec,
                           const GValue  *before,
                           const GValue  *after)
{
  JsonArray *values = json_array_new ();

  add_value (battle, values, pspec, before);
  add_value (battle, values, pspec, after);
  json_object_set_array_member (changed, pspec->name, values);
}

/**
 * vedette_facts_note_pair:
 * @record: as it is
 *
 * Notes, as vedette_fact_changed(), that a property of a record, but no reference, goes to another value; nothing if it is the
 * same.
 */
void
vedette_facts_note_pair (VedetteEdit  *edit,
                         gpointer      record,
                         const char   *property,
                         const GValue *after)
{
  GParamSpec *pspec = vedette_record_class_find (VEDETTE_RECORD_GET_CLASS (record), property);
  JsonObject *facts = vedette_edit_get_facts (edit);
  g_auto (GValue) before = G_VALUE_INIT;

  g_object_get_property (record, property, &before);
  if (g_param_values_cmp (pspec, &before, after) == 0)
    return;
  if (!json_object_has_member (facts, "changed"))
    json_object_set_object_member (facts, "changed", json_object_new ());
  vedette_facts_note_change (NULL, json_object_get_object_member (facts, "changed"), pspec, &before, after);
}

/* Reading: facts come from files, so that any of them may be missing or of another type. */

/* Returns: (nullable): the value of that name, if it is one of the type */
static JsonNode *
find (JsonObject *facts,
      const char *name,
      GType       type)
{
  JsonNode *node = json_object_get_member (facts, name);

  return node != NULL && JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) == type ? node : NULL;
}

/* A fact has no field that says whether it is a name or prose: prose is shown of it as far as a sentence has room. */
#define MOST_LETTERS (10 * VEDETTE_TEXT_MOST)

static const char *
get_text (JsonNode *node)
{
  return vedette_text_cut (json_node_get_string (node), MOST_LETTERS);
}

/* Returns: the text, as vedette_text_cut() makes it; "" if there is none */
const char *
vedette_fact_text (JsonObject *facts,
                   const char *name)
{
  JsonNode *node = find (facts, name, G_TYPE_STRING);

  return node != NULL ? get_text (node) : "";
}

/**
 * vedette_fact_int:
 *
 * Returns: the number, 0 if there is none; one that can be negated
 */
int
vedette_fact_int (JsonObject *facts,
                  const char *name)
{
  JsonNode *node = find (facts, name, G_TYPE_INT64);

  return node != NULL ? (int) CLAMP (json_node_get_int (node), -G_MAXINT, G_MAXINT) : 0;
}

/* Returns: how many, never less than 0 */
int
vedette_fact_count (JsonObject *facts,
                    const char *name)
{
  return MAX (vedette_fact_int (facts, name), 0);
}

gboolean
vedette_fact_boolean (JsonObject *facts,
                      const char *name)
{
  JsonNode *node = find (facts, name, G_TYPE_BOOLEAN);

  return node != NULL && json_node_get_boolean (node);
}

/* Returns: (nullable): the list, %NULL if there is none */
JsonArray *
vedette_fact_array (JsonObject *facts,
                    const char *name)
{
  JsonNode *node = json_object_get_member (facts, name);

  return node != NULL && JSON_NODE_HOLDS_ARRAY (node) ? json_node_get_array (node) : NULL;
}

/**
 * vedette_fact_names:
 *
 * Returns: (transfer full): a list of names as one text, empty when nothing was said
 */
char *
vedette_fact_names (JsonObject *facts,
                    const char *name)
{
  JsonArray *array = vedette_fact_array (facts, name);
  GString *names = g_string_new (NULL);

  for (guint i = 0; array != NULL && i < json_array_get_length (array); i++)
    {
      JsonNode *element = json_array_get_element (array, i);

      if (!JSON_NODE_HOLDS_VALUE (element) || json_node_get_value_type (element) != G_TYPE_STRING)
        continue;
      if (names->len > 0)
        /* Translators: between the names of a list */
        g_string_append (names, C_("list of names", ", "));
      g_string_append (names, vedette_text_cut (json_node_get_string (element), VEDETTE_TEXT_MOST));
    }
  return g_string_free (names, FALSE);
}

/**
 * vedette_fact_changed:
 *
 * Returns: (nullable): what of a record was changed, each a pair of its old and its new value, as
 *   vedette_facts_note_change() has noted them
 */
JsonObject *
vedette_fact_changed (JsonObject *facts)
{
  JsonNode *node = json_object_get_member (facts, "changed");

  return node != NULL && JSON_NODE_HOLDS_OBJECT (node) ? json_node_get_object (node) : NULL;
}

/* Returns: (nullable): a text of a pair of its old and its new value; %NULL when it did not change */
static const char *
get_pair_text (JsonObject *pairs,
               const char *name,
               guint       i)
{
  JsonNode *node = pairs != NULL ? json_object_get_member (pairs, name) : NULL;
  JsonNode *text;

  if (node == NULL || !JSON_NODE_HOLDS_ARRAY (node) || json_array_get_length (json_node_get_array (node)) != 2)
    return NULL;
  text = json_array_get_element (json_node_get_array (node), i);
  return JSON_NODE_HOLDS_VALUE (text) && json_node_get_value_type (text) == G_TYPE_STRING ? get_text (text) : NULL;
}

/**
 * vedette_fact_new_text:
 * @pairs: (nullable): the facts, or vedette_fact_changed()
 *
 * Returns: (nullable): what a text became, from a pair of its old and its new value; %NULL when it did not change
 */
const char *
vedette_fact_new_text (JsonObject *pairs,
                       const char *name)
{
  return get_pair_text (pairs, name, 1);
}

static char *
say_value (GParamSpec *pspec,
           JsonNode   *node)
{
  GType type = json_node_get_value_type (node);

  if (type == G_TYPE_BOOLEAN)
    return g_strdup (json_node_get_boolean (node) ? C_("switch", "yes") : C_("switch", "no"));
  if (type == G_TYPE_INT64)
    return g_strdup_printf ("%d", (int) CLAMP (json_node_get_int (node), -G_MAXINT, G_MAXINT));
  if (type == G_TYPE_STRING && G_IS_PARAM_SPEC_ENUM (pspec))
    {
      const GEnumValue *value = vedette_enum_find (pspec->value_type, json_node_get_string (node));

      if (value != NULL)
        return g_strdup (vedette_enum_get_label (pspec->value_type, value->value));
    }
  return g_strdup (type == G_TYPE_STRING ? get_text (node) : "");
}

/**
 * vedette_fact_say_change:
 * @pairs: (nullable): the facts, or vedette_fact_changed()
 * @type: of the record
 *
 * Returns: (transfer full) (nullable): what a number, a choice, or yes or no, was and became, as a sentence; %NULL when it did
 *   not change
 */
char *
vedette_fact_say_change (JsonObject *pairs,
                         GType       type,
                         const char *name)
{
  GParamSpec *pspec = vedette_record_type_find (type, name);
  JsonNode *node = pairs != NULL ? json_object_get_member (pairs, name) : NULL;
  JsonArray *pair = node != NULL && JSON_NODE_HOLDS_ARRAY (node) ? json_node_get_array (node) : NULL;
  g_autofree char *before = NULL, *after = NULL;

  if (pair == NULL || json_array_get_length (pair) != 2 || !JSON_NODE_HOLDS_VALUE (json_array_get_element (pair, 0)) ||
      !JSON_NODE_HOLDS_VALUE (json_array_get_element (pair, 1)))
    return NULL;
  before = say_value (pspec, json_array_get_element (pair, 0));
  after = say_value (pspec, json_array_get_element (pair, 1));
  if (G_IS_PARAM_SPEC_BOOLEAN (pspec))
    /* Translators: a step of the log; what was put right, and “yes” or “no” */
    return g_strdup_printf (_("%s: %s."), vedette_param_spec_get_label (pspec), after);
  /* Translators: a step of the log; what was put right, and how it is and was */
  return g_strdup_printf (_("%s: %s (was %s)."), vedette_param_spec_get_label (pspec), after, before);
}

/* Returns: (transfer full): what of a record was changed, in the words for it and the order of the fields, such as
 * “scenario, notes”; "" where nothing that has a word was */
static char *
list_changes (JsonObject *facts,
              GType       type)
{
  g_autoptr (VedetteRecordClass) klass = g_type_class_ref (type);
  JsonObject *changed = vedette_fact_changed (facts);
  GString *list = g_string_new (NULL);

  for (guint i = 1; changed != NULL && i < klass->n_pspecs; i++)
    {
      const char *word = vedette_param_spec_get_word (klass->pspecs[i]);

      if (word == NULL || !json_object_has_member (changed, klass->pspecs[i]->name))
        continue;
      if (list->len > 0)
        g_string_append (list, C_("list of names", ", "));
      g_string_append (list, word);
    }
  return g_string_free (list, FALSE);
}

/**
 * vedette_fact_describe_battle:
 * @type: of the record that says of the battle what it is
 * @besides: (nullable): a sentence that only the system says of its changes
 *
 * Returns: (transfer full): what was changed of it, as a step of the log
 */
char *
vedette_fact_describe_battle (JsonObject *facts,
                              GType       type,
                              const char *besides)
{
  const char *name = vedette_fact_new_text (vedette_fact_changed (facts), "name");
  g_autofree char *changes = list_changes (facts, type);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_autofree char *called = NULL, *written = NULL;
  g_auto (GStrv) sentences = NULL;

  if (name != NULL && *name != '\0')
    /* Translators: a step of the log; the name of the battle */
    g_strv_builder_add (builder, called = g_strdup_printf (_("The battle was named “%s”."), name));
  if (besides != NULL)
    g_strv_builder_add (builder, besides);
  if (*changes != '\0')
    /* Translators: a step of the log; a list of what was changed, such as “scenario, notes” */
    g_strv_builder_add (builder, written = g_strdup_printf (_("The battle was changed (%s)."), changes));
  sentences = g_strv_builder_end (builder);
  return sentences[0] != NULL ? g_strjoinv (" ", sentences) : g_strdup (_("The description of the battle was changed."));
}

/**
 * vedette_fact_describe_set:
 * @fact: that has its name as it was
 * @type: of its record
 *
 * Returns: (transfer full): what was changed of a side, or of anything else that has a name, as a step of the log
 */
char *
vedette_fact_describe_set (JsonObject *facts,
                           const char *fact,
                           GType       type)
{
  const char *before = vedette_fact_text (facts, fact), *name = vedette_fact_new_text (vedette_fact_changed (facts), "name");
  const char *was = get_pair_text (vedette_fact_changed (facts), "name", 0);
  g_autofree char *changes = list_changes (facts, type);

  /* Steps of before have the new name beside what was changed. */
  if (was != NULL && *was != '\0')
    before = was;

  if (name != NULL && *changes != '\0')
    /* Translators: a step of the log; the old and the new name of a side, a formation or somebody, and a list of what else was
     * changed, such as “players, colour” */
    return g_strdup_printf (_("%s was renamed to %s and changed (%s)."), before, name, changes);
  if (name != NULL)
    /* Translators: a step of the log; the old and the new name of a side, a formation or somebody */
    return g_strdup_printf (_("%s was renamed to %s."), before, name);
  if (*changes != '\0')
    /* Translators: a step of the log; the name of a side, a formation or somebody, and a list of what was changed, such as
     * “players, colour” */
    return g_strdup_printf (_("%s was changed (%s)."), before, changes);
  /* Translators: a step of the log; the name of a side, a formation or somebody */
  return g_strdup_printf (_("%s was changed."), before);
}
