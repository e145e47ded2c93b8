/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is due, spelled out, with what Enter does and what may be done instead. */

#pragma once

#include <adwaita.h>

#include "core/session/vedette-session.h"

G_BEGIN_DECLS

#define VEDETTE_TYPE_DUE_BOX (vedette_due_box_get_type ())
G_DECLARE_FINAL_TYPE (VedetteDueBox, vedette_due_box, VEDETTE, DUE_BOX, AdwBin)

/**
 * VedetteDueChosen:
 * @move: (transfer none) (nullable): what is to be done; %NULL for the roll dialog
 * @ask: whether what came of it is to be asked first
 */
typedef void (*VedetteDueChosen) (VedetteMove *move,
                                  gboolean     ask,
                                  gpointer     user_data);

GtkWidget *vedette_due_box_new      (VedetteSession   *session,
                                     VedetteDueChosen  chosen,
                                     gpointer          user_data);
void       vedette_due_box_update   (VedetteDueBox    *self);
gboolean   vedette_due_box_takes    (VedetteDueBox    *self,
                                     const char       *key,
                                     const char       *move);
gboolean   vedette_due_box_press    (VedetteDueBox    *self,
                                     const char       *key);

G_END_DECLS
