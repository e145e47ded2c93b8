/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Declarations: from JSON, with names and ids, yes and no, inches. */

#include "vedette-config.h"

#include "core/rules/vedette-rules.h"

#include <glib/gi18n-lib.h>
#include <inttypes.h>
#include <math.h>

#include "core/document/vedette-codec.h"
#include "core/document/vedette-field.h"
#include "core/json/vedette-fail.h"
#include "core/rules/vedette-choice.h"
#include "core/typed/vedette-scan.h"

#define fail(error, ...) vedette_fail (error, VEDETTE_RULES_ERROR, VEDETTE_RULES_ERROR_DECLARATION, __VA_ARGS__)

/* The same, of a parameter, which stands first in the message */
#define fail_about(error, pspec, format, ...)                                                                          \
  ({                                                                                                                   \
    g_autofree char *own = vedette_param_spec_say (pspec);                                                             \
                                                                                                                       \
    fail (error, format, own, ##__VA_ARGS__);                                                                          \
  })

static gboolean
bears_name (VedetteRecord *record,
            const char    *name)
{
  g_autofree char *own = NULL;

  if (record == NULL || vedette_record_class_find (VEDETTE_RECORD_GET_CLASS (record), "name") == NULL)
    return FALSE;
  g_object_get (record, "name", &own, NULL);
  return vedette_scan_is_same (own, name);
}

/* Counts the choices that are called so, or @whose records bear the name, which may be less; tells the last of them. */
static guint
find_among_choices (VedetteRules *rules,
                    VedetteMove  *move,
                    GParamSpec   *pspec,
                    const char   *name,
                    gboolean      whose,
                    gint64       *id)
{
  VedetteBattle *battle = vedette_rules_get_battle (rules);
  guint n_found = 0;

  vedette_each_new (VedetteChoice, choice, vedette_move_get_choices (move, rules, pspec->name, NULL))
    {
      if (whose ? !bears_name (vedette_battle_find (battle, VEDETTE_TYPE_RECORD, choice->id), name)
                : !vedette_scan_is_same (choice->label, name))
        continue;
      *id = choice->id;
      n_found++;
    }
  return n_found;
}

static guint
find_among_records (VedetteRules *rules,
                    GType         type,
                    const char   *name,
                    gint64       *id)
{
  guint n_found = 0;

  vedette_each (VedetteRecord, record, vedette_battle_get_records (vedette_rules_get_battle (rules), type))
    {
      if (!bears_name (record, name))
        continue;
      *id = vedette_record_get_id (record);
      n_found++;
    }
  return n_found;
}

static gboolean
resolve_name (VedetteRules  *rules,
              VedetteMove   *move,
              GParamSpec    *pspec,
              const char    *name,
              gint64        *id,
              GError       **error)
{
  VedetteRulesClass *klass = VEDETTE_RULES_GET_CLASS (rules);
  GType type = vedette_param_spec_get_target (pspec);
  guint n_found = find_among_choices (rules, move, pspec, name, FALSE, id);
  guint n_whose = n_found == 0 ? find_among_choices (rules, move, pspec, name, TRUE, id) : 0;

  if (n_found == 1 || n_whose == 1)
    return TRUE;
  if (n_found == 0 && type != VEDETTE_TYPE_RECORD)
    n_found = find_among_records (rules, type, name, id);
  if (n_found == 1)
    return TRUE;
  /* The system may tell two by their capitals. */
  if (n_found == 0 && klass->find_word != NULL && (*id = klass->find_word (rules, type, name)) != 0)
    return TRUE;
  if (n_found > 1 || n_whose > 1)
    /* Translators: the name of a parameter, such as “target”, and what was typed */
    return fail_about (error, pspec, _("“%s”: the name “%s” is not unique. Use the number of the record instead."), name);
  /* Translators: the name of a parameter, such as “target”, and what was typed */
  return fail_about (error, pspec, _("“%s”: nothing is called “%s”. Check the name."), name);
}

static gboolean
resolve (VedetteRules  *rules,
         VedetteMove   *move,
         GParamSpec    *pspec,
         JsonNode      *node,
         gint64        *id,
         GError       **error)
{
  GType type = vedette_param_spec_get_target (pspec);

  if (json_node_get_value_type (node) == G_TYPE_STRING)
    return resolve_name (rules, move, pspec, json_node_get_string (node), id, error);
  if (json_node_get_value_type (node) != G_TYPE_INT64)
    /* Translators: the name of a parameter, as in “target” */
    return fail_about (error, pspec, _("“%s” should be a number or a name"));
  *id = json_node_get_int (node);
  if (*id == 0 || vedette_battle_find (vedette_rules_get_battle (rules), type, *id) == NULL)
    /* Translators: the name of a parameter, such as “target”, and the number that was typed */
    return fail_about (error, pspec, _("“%s”: nothing has the number %" PRId64 ". Check the number."), *id);
  return TRUE;
}

static gboolean
read_reference (VedetteRules  *rules,
                VedetteMove   *move,
                GParamSpec    *pspec,
                JsonNode      *node,
                GError       **error)
{
  gint64 id;

  if (!resolve (rules, move, pspec, node, &id, error))
    return FALSE;
  g_object_set (move, pspec->name, id, NULL);
  return TRUE;
}

/* One name or number stands for a list of one. */
static gboolean
read_references (VedetteRules  *rules,
                 VedetteMove   *move,
                 GParamSpec    *pspec,
                 JsonNode      *node,
                 GError       **error)
{
  g_autoptr (GArray) found = g_array_new (FALSE, FALSE, sizeof (gint64));
  g_autoptr (VedetteIds) ids = NULL;
  guint n = JSON_NODE_HOLDS_ARRAY (node) ? json_array_get_length (json_node_get_array (node)) : 1;

  for (guint i = 0; i < n; i++)
    {
      JsonNode *element = JSON_NODE_HOLDS_ARRAY (node) ? json_array_get_element (json_node_get_array (node), i) : node;
      gint64 id;

      if (!resolve (rules, move, pspec, element, &id, error))
        return FALSE;
      for (guint k = 0; k < found->len; k++)
        if (g_array_index (found, gint64, k) == id)
          /* Translators: the name of a parameter, as in “target” */
          return fail_about (error, pspec, _("“%s” lists the same item twice. Remove one."));
      g_array_append_val (found, id);
    }
  ids = vedette_ids_new ((const gint64 *) found->data, found->len);
  g_object_set (move, pspec->name, ids, NULL);
  return TRUE;
}

static gboolean
read_length (GParamSpec  *pspec,
             JsonNode    *node,
             int         *hundredths,
             GError     **error)
{
  GType type = json_node_get_value_type (node);
  double inches;

  if (type != G_TYPE_INT64 && type != G_TYPE_DOUBLE)
    /* Translators: the name of a parameter, as in “target” */
    return fail_about (error, pspec, _("“%s” should be a number of inches"));
  inches = json_node_get_double (node);
  if (inches < 0 || inches > 999)
    /* Translators: the name of a parameter, as in “target” */
    return fail_about (error, pspec, _("“%s” should be between 0 and 999 inches"));
  *hundredths = (int) lround (inches * 100);
  return TRUE;
}

static gboolean
read_inches (VedetteMove  *move,
             GParamSpec   *pspec,
             JsonNode     *node,
             GError      **error)
{
  int hundredths;

  if (!read_length (pspec, node, &hundredths, error))
    return FALSE;
  g_object_set (move, pspec->name, hundredths, NULL);
  return TRUE;
}

/* The number beside a record, by what the field says of it */
static gboolean
read_number (GParamSpec  *pspec,
             JsonNode    *node,
             int         *number,
             GError     **error)
{
  const VedetteField *field = vedette_param_spec_get_field (pspec);

  if (field->kind == VEDETTE_FIELD_EACH_INCHES)
    return read_length (pspec, node, number, error);
  if (json_node_get_value_type (node) != G_TYPE_INT64 ||
      json_node_get_int (node) < field->min || json_node_get_int (node) > field->max)
    /* Translators: the name of a parameter, such as “dice”, and the lowest and the highest number */
    return fail_about (error, pspec, _("“%s” should be whole numbers from %d to %d"), field->min, field->max);
  *number = (int) json_node_get_int (node);
  return TRUE;
}

/* Pairs of a name or an id and its number: [["Archers", 2], [7, 1]] */
static gboolean
read_each (VedetteRules  *rules,
           VedetteMove   *move,
           GParamSpec    *pspec,
           JsonNode      *node,
           GError       **error)
{
  g_autoptr (GArray) found = g_array_new (FALSE, TRUE, sizeof (VedetteNumber));
  g_autoptr (VedetteNumbers) numbers = NULL;

  for (guint i = 0; JSON_NODE_HOLDS_ARRAY (node) && i < json_array_get_length (json_node_get_array (node)); i++)
    {
      JsonNode *element = json_array_get_element (json_node_get_array (node), i);
      JsonArray *pair = JSON_NODE_HOLDS_ARRAY (element) ? json_node_get_array (element) : NULL;
      VedetteNumber number = { 0 };

      if (pair == NULL || json_array_get_length (pair) != 2)
        /* Translators: the name of a parameter, as in “target” */
        return fail_about (error, pspec, _("“%s” should be a list of pairs, such as [[\"Wat\", 2]]"));
      if (!resolve (rules, move, pspec, json_array_get_element (pair, 0), &number.id, error) ||
          !read_number (pspec, json_array_get_element (pair, 1), &number.number, error))
        return FALSE;
      for (guint k = 0; k < found->len; k++)
        if (g_array_index (found, VedetteNumber, k).id == number.id)
          return fail_about (error, pspec, _("“%s” lists the same item twice. Remove one."));
      g_array_append_val (found, number);
    }
  if (!JSON_NODE_HOLDS_ARRAY (node))
    return fail_about (error, pspec, _("“%s” should be a list of pairs, such as [[\"Wat\", 2]]"));
  numbers = vedette_numbers_new ((const VedetteNumber *) (gpointer) found->data, found->len);
  g_object_set (move, pspec->name, numbers, NULL);
  return TRUE;
}

/* One text stands for a list of one. */
static gboolean
read_other (VedetteMove  *move,
            GParamSpec   *pspec,
            JsonNode     *node,
            GError      **error)
{
  GValue value = G_VALUE_INIT;
  g_autoptr (GError) local = NULL;
  gboolean is_string = json_node_get_value_type (node) == G_TYPE_STRING;

  if (G_PARAM_SPEC_VALUE_TYPE (pspec) == VEDETTE_TYPE_TRI && json_node_get_value_type (node) == G_TYPE_BOOLEAN)
    {
      g_object_set (move, pspec->name, json_node_get_boolean (node) ? VEDETTE_TRI_YES : VEDETTE_TRI_NO, NULL);
      return TRUE;
    }
  if (G_PARAM_SPEC_VALUE_TYPE (pspec) == G_TYPE_STRV && is_string)
    {
      const char *one[] = { json_node_get_string (node), NULL };

      g_object_set (move, pspec->name, one, NULL);
      return TRUE;
    }
  if (!vedette_codec_read (node, pspec, &value, &local))
    return fail (error, "%s", local->message);
  g_object_set_property (G_OBJECT (move), pspec->name, &value);
  g_value_unset (&value);
  return TRUE;
}

static gboolean
read_param (VedetteRules  *rules,
            VedetteMove   *move,
            GParamSpec    *pspec,
            JsonNode      *node,
            GError       **error)
{
  if (pspec->flags & VEDETTE_PARAM_REFERENCE)
    {
      if (G_PARAM_SPEC_VALUE_TYPE (pspec) == VEDETTE_TYPE_IDS)
        return read_references (rules, move, pspec, node, error);
      return read_reference (rules, move, pspec, node, error);
    }
  if (pspec->flags & VEDETTE_PARAM_EACH)
    return read_each (rules, move, pspec, node, error);
  if (pspec->flags & VEDETTE_PARAM_INCHES)
    return read_inches (move, pspec, node, error);
  return read_other (move, pspec, node, error);
}

/* Fills a move. References are read last, because which names are legal may hang on the rest (a side, say). */
static gboolean
read_params (VedetteRules  *rules,
             VedetteMove   *move,
             JsonObject    *params,
             GError       **error)
{
  for (guint pass = 0; pass < 2; pass++)
    {
      JsonObjectIter iter;
      const char *name;
      JsonNode *node;

      json_object_iter_init_ordered (&iter, params);
      while (json_object_iter_next_ordered (&iter, &name, &node))
        {
          GParamSpec *pspec = vedette_record_class_find (VEDETTE_RECORD_GET_CLASS (move), name);

          if (pspec == NULL)
            {
              g_set_error (error, VEDETTE_RULES_ERROR, VEDETTE_RULES_ERROR_UNKNOWN,
                           /* Translators: the name of a move, and of a parameter, such as “shoot” and “target” */
                           _("The move “%s” has no parameter “%s”. Leave out this parameter."), vedette_move_get_name (move),
                           name);
              return FALSE;
            }
          if (((pspec->flags & (VEDETTE_PARAM_REFERENCE | VEDETTE_PARAM_EACH)) != 0) != (pass == 1))
            continue;
          if (!read_param (rules, move, pspec, node, error))
            return FALSE;
        }
    }
  return TRUE;
}

/**
 * vedette_rules_new_move:
 * @name: such as "shoot"
 * @params: (nullable): the declaration: numbers are ids, texts are unique names or nicks, true and false are said facts,
 *   a number for each of some records is pairs, as in [["Archers",2]]; a parameter that is not there is untracked
 * @error: a %VEDETTE_RULES_ERROR that names the parameter
 *
 * Returns: (transfer full) (nullable): the move, not yet checked
 */
VedetteMove *
vedette_rules_new_move (VedetteRules  *rules,
                        const char    *name,
                        JsonObject    *params,
                        GError       **error)
{
  g_autoptr (VedetteMove) move = vedette_rules_find_move (rules, name, error);

  if (move == NULL || (params != NULL && !read_params (rules, move, params, error)))
    return NULL;
  return g_steal_pointer (&move);
}
