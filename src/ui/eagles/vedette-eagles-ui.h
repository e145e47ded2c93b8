/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the window has of a grand-tactical battle. */

#pragma once

#include "ui/system/vedette-ui-system.h"

G_BEGIN_DECLS

extern const VedetteUiSystem vedette_eagles_ui;

G_END_DECLS
