/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the window has of a token stack. */

#pragma once

#include "ui/system/vedette-ui-system.h"

G_BEGIN_DECLS

extern const VedetteUiSystem vedette_stack_ui;

G_END_DECLS
