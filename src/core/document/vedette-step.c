/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One step of a battle: what was done, the facts as they were, and its changes. */

#include "vedette-config.h"

#include "core/document/vedette-step-private.h"

#include <glib/gi18n-lib.h>

#include "core/document/vedette-codec.h"

/**
 * VedetteStep:
 *
 * A step is never changed once it is made; only whether it is in force ([property@Vedette.Step:done]) changes, by undo
 * and redo.
 */
struct _VedetteStep
{
  GObject parent_instance;

  gint64 n;
  gint64 after;
  const char *kind; /* interned: a battle has thousands of steps and few kinds */
  char *time;
  gint64 ran;
  const char *audience; /* interned */
  JsonObject *facts;
  GArray *changes; /* (element-type VedetteChange) */
  gboolean done;
};

enum
{
  PROP_0,
  PROP_N,
  PROP_KIND,
  PROP_DONE,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (VedetteStep, vedette_step, G_TYPE_OBJECT)

static void
vedette_step_get_property (GObject    *object,
                           guint       prop_id,
                           GValue     *value,
                           GParamSpec *pspec)
{
  VedetteStep *self = VEDETTE_STEP (object);

  switch (prop_id)
    {
    case PROP_N:
      g_value_set_int64 (value, self->n);
      break;
    case PROP_KIND:
      g_value_set_static_string (value, self->kind);
      break;
    case PROP_DONE:
      g_value_set_boolean (value, self->done);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
vedette_step_finalize (GObject *object)
{
  VedetteStep *self = VEDETTE_STEP (object);

  g_clear_pointer (&self->time, g_free);
  g_clear_pointer (&self->facts, json_object_unref);
  g_clear_pointer (&self->changes, g_array_unref);

  G_OBJECT_CLASS (vedette_step_parent_class)->finalize (object);
}

static void
vedette_step_class_init (VedetteStepClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = vedette_step_get_property;
  object_class->finalize = vedette_step_finalize;

  properties[PROP_N] = g_param_spec_int64 ("n", NULL, NULL, 0, VEDETTE_ID_MAX, 0,
                                           G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  properties[PROP_KIND] = g_param_spec_string ("kind", NULL, NULL, NULL, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  /**
   * VedetteStep:done:
   *
   * Whether the step is in force; %FALSE once it was undone.
   */
  properties[PROP_DONE] = g_param_spec_boolean ("done", NULL, NULL, FALSE, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
vedette_step_init (VedetteStep *self)
{
}

/**
 * vedette_step_new:
 * @facts: (transfer full): names as they were, natural dice, factors
 * @changes: (transfer full) (element-type VedetteChange): in the order in which they are made
 *
 * Returns: (transfer full): a step
 */
VedetteStep *
vedette_step_new (gint64      n,
                  gint64      after,
                  const char *kind,
                  const char *time,
                  const char *audience,
                  JsonObject *facts,
                  GArray     *changes)
{
  VedetteStep *self = g_object_new (VEDETTE_TYPE_STEP, NULL);

  self->n = n;
  self->after = after;
  self->kind = g_intern_string (kind);
  self->time = g_strdup (time);
  self->audience = g_intern_string (audience);
  self->facts = facts;
  self->changes = changes;
  return self;
}

static const char *
read_text (JsonObject *line,
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
  g_set_error (error, VEDETTE_CHANGE_ERROR, 0, _("the step lacks the text “%s”"), name);
  return NULL;
}

static gboolean
read_number (JsonObject *line,
             const char *name,
             gint64     *out,
             GError    **error)
{
  JsonNode *node = json_object_get_member (line, name);

  if (node != NULL && json_node_get_value_type (node) == G_TYPE_INT64)
    {
      *out = json_node_get_int (node);
      if (*out >= 0 && *out <= VEDETTE_ID_MAX_READ)
        return TRUE;
    }
  /* Translators: the name of a member of the file, such as “kind” */
  g_set_error (error, VEDETTE_CHANGE_ERROR, 0, _("the step lacks the whole number “%s”"), name);
  return FALSE;
}

/* What no clock was asked about says nothing of it. */
static gboolean
read_ran (VedetteStep *self,
          JsonObject  *line,
          GError     **error)
{
  JsonNode *node = json_object_get_member (line, "ran");

  if (node == NULL)
    return TRUE;
  if (json_node_get_value_type (node) == G_TYPE_INT64)
    {
      self->ran = json_node_get_int (node);
      if (self->ran >= 0 && self->ran <= VEDETTE_STEP_MAX_RAN)
        return TRUE;
    }
  g_set_error (error, VEDETTE_CHANGE_ERROR, 0, _("“ran” of the step is no number of seconds"));
  return FALSE;
}

static gboolean
read_changes (VedetteStep         *self,
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
      g_set_error (error, VEDETTE_CHANGE_ERROR, 0, _("the step lacks its changes, “do”"));
      return FALSE;
    }
  array = json_node_get_array (node);
  for (guint i = 0; i < json_array_get_length (array); i++)
    {
      JsonNode *element = json_array_get_element (array, i);
      VedetteChange change = { 0 };

      if (!JSON_NODE_HOLDS_OBJECT (element))
        {
          g_set_error (error, VEDETTE_CHANGE_ERROR, 0, _("a change is no object"));
          return FALSE;
        }
      if (!vedette_change_read (&change, json_node_get_object (element), schema, lookup, user_data, error))
        {
          vedette_change_clear (&change);
          return FALSE;
        }
      g_array_append_val (self->changes, change);
    }
  return TRUE;
}

/**
 * vedette_step_read:
 * @line: an object with "n"; members that this program does not know are left alone
 *
 * Returns: (transfer full) (nullable): the step, not yet done
 */
VedetteStep *
vedette_step_read (JsonObject          *line,
                   const VedetteSchema *schema,
                   VedetteChangeLookup  lookup,
                   gpointer             user_data,
                   GError             **error)
{
  g_autoptr (VedetteStep) self = g_object_new (VEDETTE_TYPE_STEP, NULL);
  const char *kind, *time, *audience;
  JsonNode *facts = json_object_get_member (line, "facts");

  self->changes = vedette_change_list_new ();
  if (!read_number (line, "n", &self->n, error) || !read_number (line, "after", &self->after, error) ||
      (kind = read_text (line, "kind", NULL, error)) == NULL ||
      (time = read_text (line, "time", "", error)) == NULL || !read_ran (self, line, error) ||
      (audience = read_text (line, "who", VEDETTE_AUDIENCE_ALL, error)) == NULL)
    return NULL;
  if (facts != NULL && !JSON_NODE_HOLDS_OBJECT (facts))
    {
      g_set_error (error, VEDETTE_CHANGE_ERROR, 0, _("the facts of the step are no object"));
      return NULL;
    }
  self->kind = g_intern_string (kind);
  self->time = g_strdup (time);
  self->audience = g_intern_string (audience);
  self->facts = facts != NULL ? json_object_ref (json_node_get_object (facts)) : json_object_new ();
  if (!read_changes (self, line, schema, lookup, user_data, error))
    return NULL;
  return g_steal_pointer (&self);
}

/**
 * vedette_step_write:
 *
 * Appends the step as one line with its newline.
 */
void
vedette_step_write (VedetteStep *self,
                    GString     *out)
{
  g_string_append_printf (out, "{\"n\":%" G_GINT64_FORMAT ",\"after\":%" G_GINT64_FORMAT ",\"kind\":", self->n,
                          self->after);
  vedette_codec_write_string (out, self->kind);
  g_string_append (out, ",\"time\":");
  vedette_codec_write_string (out, self->time);
  if (self->ran > 0)
    g_string_append_printf (out, ",\"ran\":%" G_GINT64_FORMAT, self->ran);
  if (!g_str_equal (self->audience, VEDETTE_AUDIENCE_ALL))
    {
      g_string_append (out, ",\"who\":");
      vedette_codec_write_string (out, self->audience);
    }
  if (json_object_get_size (self->facts) > 0)
    {
      g_string_append (out, ",\"facts\":");
      vedette_codec_write_object (out, self->facts);
    }
  g_string_append (out, ",\"do\":[");
  for (guint i = 0; i < self->changes->len; i++)
    {
      if (i > 0)
        g_string_append_c (out, ',');
      vedette_change_write (&g_array_index (self->changes, VedetteChange, i), out);
    }
  g_string_append (out, "]}\n");
}

/* Before the step is written */
void
vedette_step_set_ran (VedetteStep *self,
                      gint64       ran)
{
  self->ran = CLAMP (ran, 0, VEDETTE_STEP_MAX_RAN);
}

GArray *
vedette_step_get_changes (VedetteStep *self)
{
  return self->changes;
}

void
vedette_step_set_done (VedetteStep *self,
                       gboolean     done)
{
  if (self->done == done)
    return;
  self->done = done;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_DONE]);
}

/**
 * vedette_step_get_n:
 *
 * Returns: its number, from 1; never used twice in a battle
 */
gint64
vedette_step_get_n (VedetteStep *self)
{
  return self->n;
}

/**
 * vedette_step_get_after:
 *
 * Returns: the number of the step before it, 0 at the start
 */
gint64
vedette_step_get_after (VedetteStep *self)
{
  return self->after;
}

const char *
vedette_step_get_kind (VedetteStep *self)
{
  return self->kind;
}

/**
 * vedette_step_get_time:
 *
 * Returns: when it was done, ISO 8601 in UTC; empty if the file does not say
 */
const char *
vedette_step_get_time (VedetteStep *self)
{
  return self->time;
}

/**
 * vedette_step_get_ran:
 *
 * Returns: for how many whole seconds a clock has run since the step above it in the file, be that undone or not; 0 where
 *   no clock ran
 */
gint64
vedette_step_get_ran (VedetteStep *self)
{
  return self->ran;
}

const char *
vedette_step_get_audience (VedetteStep *self)
{
  return self->audience;
}

/**
 * vedette_step_get_facts:
 *
 * Returns: (transfer none): the facts, not to be changed
 */
JsonObject *
vedette_step_get_facts (VedetteStep *self)
{
  return self->facts;
}

gboolean
vedette_step_get_done (VedetteStep *self)
{
  return self->done;
}

guint
vedette_step_get_n_changes (VedetteStep *self)
{
  return self->changes->len;
}

/**
 * vedette_step_get_nth_set:
 * @index: of a change, in the order in which they were made
 * @set: (out): what was set
 *
 * Returns: whether that change set a value; others add, move or remove a record
 */
gboolean
vedette_step_get_nth_set (VedetteStep    *self,
                          guint           index,
                          VedetteStepSet *set)
{
  const VedetteChange *change = &g_array_index (self->changes, VedetteChange, index);

  if (change->kind != VEDETTE_CHANGE_SET)
    return FALSE;
  *set = (VedetteStepSet) { change->id, change->pspec->name, &change->before, &change->after };
  return TRUE;
}
