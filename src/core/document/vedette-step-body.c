/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The time, facts and changes of a step, which are in memory only when needed. Only core/document uses this file. */

#include "vedette-config.h"

#include "core/document/vedette-step-body.h"

#include <glib/gi18n-lib.h>

/**
 * vedette_step_body_new:
 * @facts: (transfer full): the facts of the step: names at that time, natural dice, factors
 * @changes: (transfer full) (element-type VedetteChange): the changes, in the order in which they are made
 *
 * Returns: (transfer full): a step body that is not in a VedetteStepShelf, the cache of bodies
 */
VedetteStepBody *
vedette_step_body_new (const char *time,
                       JsonObject *facts,
                       GArray     *changes)
{
  VedetteStepBody *self = g_new0 (VedetteStepBody, 1);

  self->time = g_strdup (time);
  self->facts = facts;
  self->changes = changes;
  return self;
}

void
vedette_step_body_free (VedetteStepBody *self)
{
  g_clear_pointer (&self->time, g_free);
  g_clear_pointer (&self->facts, json_object_unref);
  g_clear_pointer (&self->changes, g_array_unref);
  g_free (self);
}

/* Returns: (nullable): the text of the member @name; @otherwise if the line has no such member; NULL with @error set if
 * @otherwise is NULL too, or if the member is not a text */
const char *
vedette_step_body_read_text (JsonObject *line,
                             const char *name,
                             const char *otherwise,
                             GError    **error)
{
  JsonNode *node = json_object_get_member (line, name);

  if (node == NULL && otherwise != NULL)
    return otherwise;
  if (node != NULL && json_node_get_value_type (node) == G_TYPE_STRING)
    return json_node_get_string (node);
  /* Translators: the name of a member of the file, such as “kind” */
  g_set_error (error, VEDETTE_CHANGE_ERROR, 0, _("“%s” of the step is missing or is not text"), name);
  return NULL;
}

static gboolean
read_changes (GArray              *changes,
              JsonObject          *line,
              const VedetteSchema *schema,
              VedetteChangeLookup  lookup,
              gpointer             user_data,
              GError             **error)
{
  JsonNode *node = json_object_get_member (line, "do");
  JsonArray *array;

  if (node == NULL || !JSON_NODE_HOLDS_ARRAY (node))
    {
      g_set_error (error, VEDETTE_CHANGE_ERROR, 0, _("The step has no changes (“do”)"));
      return FALSE;
    }
  array = json_node_get_array (node);
  for (guint i = 0; i < json_array_get_length (array); i++)
    {
      JsonNode *element = json_array_get_element (array, i);
      VedetteChange change = { 0 };

      if (!JSON_NODE_HOLDS_OBJECT (element))
        {
          g_set_error (error, VEDETTE_CHANGE_ERROR, 0, _("A change is not a JSON object"));
          return FALSE;
        }
      if (!vedette_change_read (&change, json_node_get_object (element), schema, lookup, user_data, error))
        {
          vedette_change_clear (&change);
          return FALSE;
        }
      g_array_append_val (changes, change);
    }
  return TRUE;
}

/**
 * vedette_step_body_read:
 * @line: the line of a step, with the member "do"; unknown members are ignored
 *
 * Returns: (transfer full) (nullable): the body of the step; %NULL with @error set
 */
VedetteStepBody *
vedette_step_body_read (JsonObject          *line,
                        const VedetteSchema *schema,
                        VedetteChangeLookup  lookup,
                        gpointer             user_data,
                        GError             **error)
{
  const char *time = vedette_step_body_read_text (line, "time", "", error);
  JsonNode *facts = json_object_get_member (line, "facts");
  g_autoptr (VedetteStepBody) self = NULL;

  if (time == NULL)
    return NULL;
  if (facts != NULL && !JSON_NODE_HOLDS_OBJECT (facts))
    {
      g_set_error (error, VEDETTE_CHANGE_ERROR, 0, _("The facts of the step (“facts”) are not a JSON object"));
      return NULL;
    }
  self = vedette_step_body_new (time, facts != NULL ? json_object_ref (json_node_get_object (facts)) : json_object_new (),
                                vedette_change_list_new ());
  if (!read_changes (self->changes, line, schema, lookup, user_data, error))
    return NULL;
  return g_steal_pointer (&self);
}
