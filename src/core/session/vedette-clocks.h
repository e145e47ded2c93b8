/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The clocks of a battle that is being played. The clocks run, and emit a signal when a shown time changes. */

#pragma once

#include "core/rules/vedette-rules.h"

G_BEGIN_DECLS

#define VEDETTE_TYPE_CLOCKS (vedette_clocks_get_type ())
G_DECLARE_FINAL_TYPE (VedetteClocks, vedette_clocks, VEDETTE, CLOCKS, GObject)

VedetteClocks *vedette_clocks_new         (VedetteRules  *rules);

void           vedette_clocks_set_on      (VedetteClocks *self,
                                           gboolean       on);

GListModel    *vedette_clocks_list        (VedetteClocks *self);
guint          vedette_clocks_get_wait    (VedetteClocks *self);
void           vedette_clocks_set_now     (VedetteClocks *self,
                                           gint64         now);

G_END_DECLS
