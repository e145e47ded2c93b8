/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An opposed roll: both sides allocate points, each under a cover from the other, and roll. */

#pragma once

#include "ui/declare/vedette-move-dialog.h"

G_BEGIN_DECLS

#define VEDETTE_TYPE_OPPOSED_DIALOG (vedette_opposed_dialog_get_type ())
G_DECLARE_FINAL_TYPE (VedetteOpposedDialog, vedette_opposed_dialog, VEDETTE, OPPOSED_DIALOG, VedetteMoveDialog)

GtkWidget *vedette_opposed_dialog_new          (GtkWindow            *parent,
                                                VedetteSession       *session);
void       vedette_opposed_dialog_set_interval (VedetteOpposedDialog *self,
                                                guint                 interval);

G_END_DECLS
