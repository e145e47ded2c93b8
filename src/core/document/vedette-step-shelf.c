/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A shelf is a cache for the bodies of the steps that were used last. The bodies of other steps are read again from
 * their lines. Only core/document uses this file. */

#include "vedette-config.h"

#include "core/document/vedette-step-shelf.h"

#include "core/json/vedette-json-scanner.h"

/* The shelf limits the number of parsed steps, because a parsed step takes ten times the memory of its line, and
 * the journal has all lines in memory anyway. */
struct _VedetteStepShelf
{
  grefcount ref_count; /* the battle has one reference and each step has one, because a step may outlive its battle */
  VedetteStore *store;
  GByteArray *lines; /* the array of the journal, to which lines are appended; existing lines never change */
  GQueue bodies;     /* the bodies on the shelf, borrowed from the steps; the body that was used last is the first */
};

/**
 * vedette_step_shelf_new:
 * @store: (transfer none): the store, which finds the class of a record by its id
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

/* Replaces the array of lines. In the new array, the line of each step must begin at the same offset. */
void
vedette_step_shelf_set_lines (VedetteStepShelf *self,
                              GByteArray       *lines)
{
  g_byte_array_ref (lines);
  g_clear_pointer (&self->lines, g_byte_array_unref);
  self->lines = lines;
}

/* Returns: the bytes of the line, which are valid until a line is appended to the journal */
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
 * Reads a step again from its line. The line is not tested, because it was tested when it was first read or written.
 *
 * Returns: (transfer full): the body of the step
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

  if (node != NULL) /* never: node cannot be NULL, because the line was parsed or written before */
    body = vedette_step_body_read (json_node_get_object (node), vedette_store_get_schema (self->store), recall_class,
                                   self->store, &error);
  if (body == NULL)
    g_error ("a step that was in force cannot be read again: %s", error->message);
  return body;
}

/**
 * vedette_step_shelf_put:
 * @slot: the address of the step's pointer to its body; the shelf clears the pointer when the shelf frees the body
 *
 * Adds a body to the shelf as the one that was used last. If there are then more than %VEDETTE_STEP_SHELF_SIZE bodies,
 * the shelf frees the body that was not used for the longest time.
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

/* Marks the body as the one that was used last, so that the shelf frees other bodies first. */
void
vedette_step_shelf_use (VedetteStepShelf *self,
                        VedetteStepBody  *body)
{
  if (self->bodies.head == &body->link)
    return;
  g_queue_unlink (&self->bodies, &body->link);
  g_queue_push_head_link (&self->bodies, &body->link);
}

/* Removes the body from the shelf and frees it. */
void
vedette_step_shelf_remove (VedetteStepShelf  *self,
                           VedetteStepBody  **slot)
{
  g_queue_unlink (&self->bodies, &(*slot)->link);
  g_clear_pointer (slot, vedette_step_body_free);
}
