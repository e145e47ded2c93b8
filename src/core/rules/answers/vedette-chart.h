/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A table of the rules as people look it up: heads, cells, and the cell that is read off now. */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

#define VEDETTE_TYPE_CHART (vedette_chart_get_type ())
G_DECLARE_FINAL_TYPE (VedetteChart, vedette_chart, VEDETTE, CHART, GObject)

VedetteChart *vedette_chart_new           (const char         *id,
                                           const char         *label,
                                           const char * const *columns,
                                           const char * const *rows,
                                           const char * const *cells);
void          vedette_chart_light         (VedetteChart       *self,
                                           guint               row,
                                           guint               column);

const char   *vedette_chart_get_id        (VedetteChart       *self);
const char   *vedette_chart_get_label     (VedetteChart       *self);
guint         vedette_chart_get_n_rows    (VedetteChart       *self);
guint         vedette_chart_get_n_columns (VedetteChart       *self);
const char   *vedette_chart_get_row       (VedetteChart       *self,
                                           guint               row);
const char   *vedette_chart_get_column    (VedetteChart       *self,
                                           guint               column);
const char   *vedette_chart_get_cell      (VedetteChart       *self,
                                           guint               row,
                                           guint               column);
gboolean      vedette_chart_get_lit       (VedetteChart       *self,
                                           guint              *row,
                                           guint              *column);

G_END_DECLS
