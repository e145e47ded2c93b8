/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shows all keys; made from the table that binds them. */

#pragma once

#include "ui/system/vedette-ui-system.h"

G_BEGIN_DECLS

GtkWidget *vedette_shortcuts_window_new (GtkWindow             *parent,
                                         const VedetteUiSystem *system);

G_END_DECLS
