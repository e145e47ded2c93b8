/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The units of the active division as counters, with those ticked that have moved. */

#pragma once

#include <adwaita.h>

#include "core/session/vedette-session.h"

G_BEGIN_DECLS

#define VEDETTE_TYPE_COUNTERS_PANE (vedette_counters_pane_get_type ())
G_DECLARE_FINAL_TYPE (VedetteCountersPane, vedette_counters_pane, VEDETTE, COUNTERS_PANE, AdwBin)

GtkWidget *vedette_counters_pane_new    (VedetteSession *session);
void       vedette_counters_pane_update (GtkWidget      *pane);

G_END_DECLS
