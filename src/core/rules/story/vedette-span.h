/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A stretch of the story that belongs to one party: from one step to another. */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

#define VEDETTE_TYPE_SPAN (vedette_span_get_type ())
G_DECLARE_FINAL_TYPE (VedetteSpan, vedette_span, VEDETTE, SPAN, GObject)

VedetteSpan *vedette_span_add       (GListStore  *list,
                                     const char  *party,
                                     gint64       from,
                                     const char  *label);
void         vedette_span_end       (VedetteSpan *self,
                                     gint64       to);
void         vedette_span_set_place (VedetteSpan *self,
                                     guint        lane,
                                     guint        depth);

const char  *vedette_span_get_party (VedetteSpan *self);
gint64       vedette_span_get_from  (VedetteSpan *self);
gint64       vedette_span_get_to    (VedetteSpan *self);
guint        vedette_span_get_lane  (VedetteSpan *self);
guint        vedette_span_get_depth (VedetteSpan *self);
const char  *vedette_span_get_label (VedetteSpan *self);

G_END_DECLS
