/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One side of the roster: its heading, the entry for its lines, and the lines. */

#pragma once

#include <adwaita.h>

#include "ui/skirmish/roster/vedette-forces-table.h"

G_BEGIN_DECLS

#define VEDETTE_TYPE_FORCES_PANEL (vedette_forces_panel_get_type ())
G_DECLARE_FINAL_TYPE (VedetteForcesPanel, vedette_forces_panel, VEDETTE, FORCES_PANEL, AdwBin)

GtkWidget          *vedette_forces_panel_new        (VedetteSession     *session,
                                                     guint               index);
VedetteForcesModel *vedette_forces_panel_get_model  (VedetteForcesPanel *self);
VedetteForcesTable *vedette_forces_panel_get_table  (VedetteForcesPanel *self);
void                vedette_forces_panel_update     (VedetteForcesPanel *self);
void                vedette_forces_panel_show_page  (VedetteForcesPanel *self);
void                vedette_forces_panel_set_narrow (VedetteForcesPanel *self,
                                                     gboolean            narrow);

G_END_DECLS
