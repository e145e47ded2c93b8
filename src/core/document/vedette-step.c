/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One step of a battle: its kind, its facts, and its changes. */

#include "vedette-config.h"

#include "core/document/vedette-step-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "core/document/vedette-codec.h"

/**
 * VedetteStep:
 *
 * A step never changes, except that undo and redo set whether it is in force ([property@Vedette.Step:done]).
 *
 * Time, facts and changes are in memory only for the 1,024 steps that were used last. When another step is used, its
 * time, facts and changes are read again from its line. A caller that reads other steps while it still uses the data of
 * a step must take a reference or a copy of these data.
 */
struct _VedetteStep
{
  GObject parent_instance;

  gint64 n;
  gint64 after;
  VedetteStepShelf *shelf; /* the cache for the bodies of the steps; NULL until the step is in the battle */
  VedetteStepBody *body;   /* the time, facts and changes; NULL while they are not in memory */
  /* To save memory, the step stores quarks and numbers of 32 bits, because a battle may have a million steps. */
  GQuark kind;
  GQuark audience;
  guint offset; /* the position of the step's line in the journal, in bytes */
  guint length; /* the length of the step's line in bytes, without its newline */
  guint ran;
  guint n_changes : 31;
  guint done : 1;
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
      g_value_set_static_string (value, vedette_step_get_kind (self));
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

  if (self->shelf != NULL && self->body != NULL)
    vedette_step_shelf_remove (self->shelf, &self->body);
  g_clear_pointer (&self->body, vedette_step_body_free);
  g_clear_pointer (&self->shelf, vedette_step_shelf_unref);

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
   * Whether the step is in force; %FALSE if it was undone.
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
 * @facts: (transfer full): the facts of the step: names at that time, natural dice, factors
 * @changes: (transfer full) (element-type VedetteChange): the changes, in the order in which they are made
 *
 * Returns: (transfer full): a step that is not in a battle yet
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
  self->kind = g_quark_from_string (kind);
  self->audience = g_quark_from_string (audience);
  self->n_changes = changes->len;
  self->body = vedette_step_body_new (time, facts, changes);
  return self;
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
  /* Translators: the name of a member of the file, such as “after” */
  g_set_error (error, VEDETTE_CHANGE_ERROR, 0, _("“%s” of the step is missing or is not a valid whole number"), name);
  return FALSE;
}

/* Reads the member “ran”, which is optional, because a step is written without “ran” if no clock was running. */
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
      gint64 ran = json_node_get_int (node);

      if (ran >= 0 && ran <= VEDETTE_STEP_MAX_RAN)
        {
          self->ran = (guint) ran;
          return TRUE;
        }
    }
  g_set_error (error, VEDETTE_CHANGE_ERROR, 0, _("“ran” of the step is not a number of seconds"));
  return FALSE;
}

/**
 * vedette_step_read:
 * @line: the line of a step, with the member "n"; unknown members are ignored
 *
 * Returns: (transfer full) (nullable): the step, which is not in force yet
 */
VedetteStep *
vedette_step_read (JsonObject          *line,
                   const VedetteSchema *schema,
                   VedetteChangeLookup  lookup,
                   gpointer             user_data,
                   GError             **error)
{
  g_autoptr (VedetteStep) self = g_object_new (VEDETTE_TYPE_STEP, NULL);
  const char *kind, *audience;

  if (!read_number (line, "n", &self->n, error) || !read_number (line, "after", &self->after, error) ||
      (kind = vedette_step_body_read_text (line, "kind", NULL, error)) == NULL || !read_ran (self, line, error) ||
      (audience = vedette_step_body_read_text (line, "who", VEDETTE_AUDIENCE_ALL, error)) == NULL)
    return NULL;
  self->kind = g_quark_from_string (kind);
  self->audience = g_quark_from_string (audience);
  self->body = vedette_step_body_read (line, schema, lookup, user_data, error);
  if (self->body == NULL)
    return NULL;
  self->n_changes = self->body->changes->len;
  return g_steal_pointer (&self);
}

/**
 * vedette_step_shelve:
 * @shelf: the cache for the bodies of all steps of the battle
 * @offset: the position of the line of the step in the lines of the shelf, in bytes
 * @length: the length of the line in bytes, without its newline
 *
 * Puts the body of the step into the cache @shelf, which may free the body and later read it again from the line.
 */
void
vedette_step_shelve (VedetteStep      *self,
                     VedetteStepShelf *shelf,
                     gsize             offset,
                     gsize             length)
{
  g_assert (self->shelf == NULL && offset + length < G_MAXUINT);
  self->shelf = vedette_step_shelf_ref (shelf);
  self->offset = (guint) offset;
  self->length = (guint) length;
  vedette_step_shelf_put (shelf, &self->body);
}

static const VedetteStepBody *
get_body (VedetteStep *self)
{
  if (self->body == NULL)
    {
      self->body = vedette_step_shelf_read (self->shelf, self->offset, self->length);
      vedette_step_shelf_put (self->shelf, &self->body);
    }
  else if (self->shelf != NULL)
    {
      vedette_step_shelf_use (self->shelf, self->body);
    }
  return self->body;
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
  const VedetteStepBody *body = get_body (self);

  g_string_append_printf (out, "{\"n\":%" G_GINT64_FORMAT ",\"after\":%" G_GINT64_FORMAT ",\"kind\":", self->n,
                          self->after);
  vedette_codec_write_string (out, vedette_step_get_kind (self));
  g_string_append (out, ",\"time\":");
  vedette_codec_write_string (out, body->time);
  if (self->ran > 0)
    g_string_append_printf (out, ",\"ran\":%u", self->ran);
  if (!g_str_equal (vedette_step_get_audience (self), VEDETTE_AUDIENCE_ALL))
    {
      g_string_append (out, ",\"who\":");
      vedette_codec_write_string (out, vedette_step_get_audience (self));
    }
  if (json_object_get_size (body->facts) > 0)
    {
      g_string_append (out, ",\"facts\":");
      vedette_codec_write_object (out, body->facts);
    }
  g_string_append (out, ",\"do\":[");
  for (guint i = 0; i < body->changes->len; i++)
    {
      if (i > 0)
        g_string_append_c (out, ',');
      vedette_change_write (&g_array_index (body->changes, VedetteChange, i), out);
    }
  g_string_append (out, "]}\n");
}

/* Sets the number of seconds for which a clock has run. The battle calls this function before vedette_step_write(). */
void
vedette_step_set_ran (VedetteStep *self,
                      gint64       ran)
{
  self->ran = (guint) CLAMP (ran, 0, VEDETTE_STEP_MAX_RAN);
}

GArray *
vedette_step_get_changes (VedetteStep *self)
{
  return get_body (self)->changes;
}

void
vedette_step_set_done (VedetteStep *self,
                       gboolean     done)
{
  self->done = done ? 1 : 0;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_DONE]);
}

/**
 * vedette_step_get_n:
 *
 * Returns: the number of the step, counted from 1 and unique in the battle
 */
gint64
vedette_step_get_n (VedetteStep *self)
{
  return self->n;
}

/**
 * vedette_step_get_after:
 *
 * Returns: the number of the step after which this step was made; 0 for the first step
 */
gint64
vedette_step_get_after (VedetteStep *self)
{
  return self->after;
}

const char *
vedette_step_get_kind (VedetteStep *self)
{
  return g_quark_to_string (self->kind);
}

/**
 * vedette_step_get_time:
 *
 * Returns: (transfer none): the time when the step was made, as ISO 8601 in UTC; empty if the file has no time
 */
const char *
vedette_step_get_time (VedetteStep *self)
{
  return get_body (self)->time;
}

/**
 * vedette_step_get_ran:
 *
 * Returns: the whole seconds for which a clock has run since the previous step in the file, undone or not; 0 if no
 *   clock ran
 */
gint64
vedette_step_get_ran (VedetteStep *self)
{
  return self->ran;
}

const char *
vedette_step_get_audience (VedetteStep *self)
{
  return g_quark_to_string (self->audience);
}

/**
 * vedette_step_get_facts:
 *
 * Returns: (transfer none): the facts, not to be changed; take a reference to use them longer
 */
JsonObject *
vedette_step_get_facts (VedetteStep *self)
{
  return get_body (self)->facts;
}

gboolean
vedette_step_get_done (VedetteStep *self)
{
  return self->done;
}

/**
 * vedette_step_may_mention:
 * @word: a text or the name of a member or property, without characters that JSON escapes
 *
 * Searches the line of the step without parsing it, for callers that look for a word in all steps.
 *
 * Returns: %FALSE only if @word is certainly not a text in the step
 */
gboolean
vedette_step_may_mention (VedetteStep *self,
                          const char  *word)
{
  gsize length = strlen (word);
  const char *line, *end;

  if (self->shelf == NULL)
    return TRUE; /* never: callers search a step only after vedette_step_shelve() */
  line = vedette_step_shelf_peek_line (self->shelf, self->offset, self->length);
  end = line + self->length;
  for (const char *p = line; (p = memmem (p, (gsize) (end - p), word, length)) != NULL; p++)
    if (p > line && p[-1] == '"' && p + length < end && p[length] == '"') /* never: no line begins or ends with the word */
      return TRUE;
  /* Another program may have written the word with \u escapes, so any such escape counts as a possible mention. */
  return memmem (line, (gsize) (end - line), "\\u", 2) != NULL;
}

guint
vedette_step_get_n_changes (VedetteStep *self)
{
  return self->n_changes;
}

/**
 * vedette_step_get_nth_set:
 * @index: the index of a change, in the order in which the changes were made
 * @set: (out): the record, the property, and the values before and after the change
 *
 * Reads a change that sets a value.
 *
 * Returns: %FALSE if the change adds, moves or removes a record
 */
gboolean
vedette_step_get_nth_set (VedetteStep    *self,
                          guint           index,
                          VedetteStepSet *set)
{
  const VedetteChange *change = &g_array_index (get_body (self)->changes, VedetteChange, index);

  if (change->kind != VEDETTE_CHANGE_SET)
    return FALSE;
  *set = (VedetteStepSet) { change->id, change->pspec->name, &change->before, &change->after };
  return TRUE;
}
