/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One step of a battle: what was done, the facts as they were, and its changes. */

#include "vedette-config.h"

#include "core/document/vedette-step-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "core/document/vedette-codec.h"

/**
 * VedetteStep:
 *
 * A step is never changed once it is made; only whether it is in force ([property@Vedette.Step:done]) changes, by undo
 * and redo.
 *
 * Time, facts and changes are read again from the line of the step when they are asked for, unless it is among the 1,024
 * steps that were asked last: so long they stay where they are. Who keeps them while other steps are asked takes a reference, or
 * a copy.
 */
struct _VedetteStep
{
  GObject parent_instance;

  gint64 n;
  gint64 after;
  VedetteStepShelf *shelf; /* NULL until the step is in the battle */
  VedetteStepBody *body;   /* NULL while the shelf has no room for it */
  /* A battle may have a million steps, so what each keeps is packed. */
  GQuark kind;
  GQuark audience;
  guint offset; /* of its line among the battle's */
  guint length; /* of the line, without its newline */
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
  /* Translators: the name of a member of the file, such as “kind” */
  g_set_error (error, VEDETTE_CHANGE_ERROR, 0, _("The step has no whole number “%s”"), name);
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
 * @shelf: that of its battle
 * @offset: where its line begins among those of the shelf
 * @length: of the line, without its newline
 *
 * From now on the step says what its line says, and need not be kept as it was read.
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

/* Before the step is written */
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
  return g_quark_to_string (self->kind);
}

/**
 * vedette_step_get_time:
 *
 * Returns: (transfer none): when it was done, ISO 8601 in UTC; empty if the file does not say
 */
const char *
vedette_step_get_time (VedetteStep *self)
{
  return get_body (self)->time;
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
  return g_quark_to_string (self->audience);
}

/**
 * vedette_step_get_facts:
 *
 * Returns: (transfer none): the facts, not to be changed; to be kept by a reference of their own
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
 * @word: a name of a member or a property, or a text, with nothing in it that JSON escapes
 *
 * Tells without reading the step again, for those who look for something in all of them.
 *
 * Returns: %FALSE only if the word stands nowhere in the step, as a whole text
 */
gboolean
vedette_step_may_mention (VedetteStep *self,
                          const char  *word)
{
  gsize length = strlen (word);
  const char *line, *end;

  if (self->shelf == NULL)
    return TRUE; /* never: before it is written */
  line = vedette_step_shelf_peek_line (self->shelf, self->offset, self->length);
  end = line + self->length;
  for (const char *p = line; (p = memmem (p, (gsize) (end - p), word, length)) != NULL; p++)
    if (p > line && p[-1] == '"' && p + length < end && p[length] == '"') /* never: outside of the braces of the line */
      return TRUE;
  /* What another program wrote may stand there in another way. */
  return memmem (line, (gsize) (end - line), "\\u", 2) != NULL;
}

guint
vedette_step_get_n_changes (VedetteStep *self)
{
  return self->n_changes;
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
  const VedetteChange *change = &g_array_index (get_body (self)->changes, VedetteChange, index);

  if (change->kind != VEDETTE_CHANGE_SET)
    return FALSE;
  *set = (VedetteStepSet) { change->id, change->pspec->name, &change->before, &change->after };
  return TRUE;
}
