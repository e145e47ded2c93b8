/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The steps of a battle that were used last are kept as they were read; the rest are read again from their lines. Private to
 * the document. */

#include "vedette-config.h"

#include "core/document/vedette-step-shelf.h"

#include "core/json/vedette-json-scanner.h"

/* A step that was read takes ten times the room of its line, and the lines are in memory anyway, for the journal. */
struct _VedetteStepShelf
{
  grefcount ref_count; /* the battle's and each step's: a step may outlive its battle */
  VedetteStore *store;
  GByteArray *lines; /* the journal's own: it grows, and what stands there never changes */
  GQueue bodies;     /* borrowed from the steps; the one that was used last is the first */
};

/**
 * vedette_step_shelf_new:
 * @store: (transfer none): where the types of records are looked up
 *
 * Returns: (transfer full): an empty shelf
 */
VedetteStepShelf *
vedette_step_shelf_new (VedetteStore *store)
{
  VedetteStepShelf *self = g_new0 (VedetteStepShelf, 1);

  g_ref_count_init (&self->ref_count);
  self->store = vedette_store_ref (store);
  g_queue_init (&self->bodies);
  return self;
}

VedetteStepShelf *
vedette_step_shelf_ref (VedetteStepShelf *self)
{
  g_ref_count_inc (&self->ref_count);
  return self;
}

void
vedette_step_shelf_unref (VedetteStepShelf *self)
{
  if (!g_ref_count_dec (&self->ref_count))
    return;
  g_clear_pointer (&self->store, vedette_store_unref);
  g_clear_pointer (&self->lines, g_byte_array_unref);
  g_free (self);
}

/* From now on the lines are there, at the same places. */
void
vedette_step_shelf_set_lines (VedetteStepShelf *self,
                              GByteArray       *lines)
{
  g_byte_array_ref (lines);
  g_clear_pointer (&self->lines, g_byte_array_unref);
  self->lines = lines;
}

/* Returns: the bytes of the line, valid until lines are added */
const char *
vedette_step_shelf_peek_line (VedetteStepShelf *self,
                              guint             offset,
                              guint             length)
{
  g_assert (length <= self->lines->len && offset <= self->lines->len - length);
  return (const char *) self->lines->data + offset;
}

static VedetteRecordClass *
recall_class (gint64   id,
              gpointer user_data)
{
  return vedette_store_recall_class (user_data, id);
}

/**
 * vedette_step_shelf_read:
 *
 * Returns: (transfer full): what the line says, which was tested when it was read first
 */
VedetteStepBody *
vedette_step_shelf_read (VedetteStepShelf *self,
                         guint             offset,
                         guint             length)
{
  const char *line = vedette_step_shelf_peek_line (self, offset, length);
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) node = vedette_json_parse (line, length, &error);
  VedetteStepBody *body = NULL;

  if (node != NULL) /* never: it was read before */
    body = vedette_step_body_read (json_node_get_object (node), vedette_store_get_schema (self->store), recall_class,
                                   self->store, &error);
  if (body == NULL)
    g_error ("a step that was in force cannot be read again: %s", error->message);
  return body;
}

/**
 * vedette_step_shelf_put:
 * @slot: where a step has its body; it is cleared, and the body freed, when the shelf needs the room
 *
 * Puts the body of a step in front.
 */
void
vedette_step_shelf_put (VedetteStepShelf  *self,
                        VedetteStepBody  **slot)
{
  VedetteStepBody *body = *slot;

  body->slot = slot;
  body->link.data = body;
  g_queue_push_head_link (&self->bodies, &body->link);
  if (self->bodies.length > VEDETTE_STEP_SHELF_SIZE)
    vedette_step_shelf_remove (self, ((VedetteStepBody *) g_queue_peek_tail (&self->bodies))->slot);
}

/* The body was asked for again. */
void
vedette_step_shelf_use (VedetteStepShelf *self,
                        VedetteStepBody  *body)
{
  if (self->bodies.head == &body->link)
    return;
  g_queue_unlink (&self->bodies, &body->link);
  g_queue_push_head_link (&self->bodies, &body->link);
}

/* Takes the body from the shelf and from its step. */
void
vedette_step_shelf_remove (VedetteStepShelf  *self,
                           VedetteStepBody  **slot)
{
  g_queue_unlink (&self->bodies, &(*slot)->link);
  g_clear_pointer (slot, vedette_step_body_free);
}
