/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The roll dialog: who makes the attempt, what counts, the number needed, and the die. */

#pragma once

#include <adwaita.h>

#include "core/session/vedette-session.h"

G_BEGIN_DECLS

#define VEDETTE_TYPE_ROLL_DIALOG (vedette_roll_dialog_get_type ())
G_DECLARE_FINAL_TYPE (VedetteRollDialog, vedette_roll_dialog, VEDETTE, ROLL_DIALOG, AdwWindow)

GtkWidget *vedette_roll_dialog_new (GtkWindow      *parent,
                                    VedetteSession *session);

G_END_DECLS
