/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A stretch of the story that belongs to one party: from one step to another. */

#include "core/rules/story/vedette-span.h"

struct _VedetteSpan
{
  GObject parent_instance;

  char *party;
  char *label;
  gint64 from;
  gint64 to;
  guint lane;
  guint depth;
};

G_DEFINE_FINAL_TYPE (VedetteSpan, vedette_span, G_TYPE_OBJECT)

static void
vedette_span_finalize (GObject *object)
{
  VedetteSpan *self = VEDETTE_SPAN (object);

  g_free (self->party);
  g_free (self->label);

  G_OBJECT_CLASS (vedette_span_parent_class)->finalize (object);
}

static void
vedette_span_class_init (VedetteSpanClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = vedette_span_finalize;
}

static void
vedette_span_init (VedetteSpan *self)
{
}

/**
 * vedette_span_add:
 * @list: (element-type VedetteSpan): where to
 * @party: the id of a party
 * @from: the number of the step that began it
 * @label: what it is, for a person
 *
 * Returns: (transfer none): a span in the first lane that goes on
 */
VedetteSpan *
vedette_span_add (GListStore *list,
                  const char *party,
                  gint64      from,
                  const char *label)
{
  g_autoptr (VedetteSpan) self = g_object_new (VEDETTE_TYPE_SPAN, NULL);

  self->party = g_strdup (party);
  self->from = from;
  self->label = g_strdup (label);
  g_list_store_append (list, self);
  return self;
}

/**
 * vedette_span_end:
 * @to: the number of the step that ended it
 */
void
vedette_span_end (VedetteSpan *self,
                  gint64       to)
{
  self->to = to;
}

/**
 * vedette_span_set_place:
 * @lane: in which of the lanes that run side by side, from 0
 * @depth: how many spans of its lane it lies in, from 0
 */
void
vedette_span_set_place (VedetteSpan *self,
                        guint        lane,
                        guint        depth)
{
  self->lane = lane;
  self->depth = depth;
}

/**
 * vedette_span_get_party:
 *
 * Returns: the id of the party whose it is
 */
const char *
vedette_span_get_party (VedetteSpan *self)
{
  return self->party;
}

gint64
vedette_span_get_from (VedetteSpan *self)
{
  return self->from;
}

/**
 * vedette_span_get_to:
 *
 * Returns: the number of the step that ended it, 0 while it goes on
 */
gint64
vedette_span_get_to (VedetteSpan *self)
{
  return self->to;
}

guint
vedette_span_get_lane (VedetteSpan *self)
{
  return self->lane;
}

guint
vedette_span_get_depth (VedetteSpan *self)
{
  return self->depth;
}

const char *
vedette_span_get_label (VedetteSpan *self)
{
  return self->label;
}
