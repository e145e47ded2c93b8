/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The number that is needed now, large enough for the chair, and its chance. */

#pragma once

#include <adwaita.h>

#include "core/rules/vedette-rules.h"

G_BEGIN_DECLS

#define VEDETTE_TYPE_NEED_PANE (vedette_need_pane_get_type ())
G_DECLARE_FINAL_TYPE (VedetteNeedPane, vedette_need_pane, VEDETTE, NEED_PANE, AdwBin)

GtkWidget        *vedette_need_pane_new    (void);
VedetteBreakdown *vedette_need_pane_update (VedetteNeedPane *self,
                                            VedetteRules    *rules,
                                            GListModel      *offers,
                                            VedetteParty    *roller);

G_END_DECLS
