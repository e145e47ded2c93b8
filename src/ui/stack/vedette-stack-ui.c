/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the window has of a token stack besides what it draws from the rules. */

#include "vedette-config.h"

#include "ui/stack/vedette-stack-ui.h"

#include "core/stack/vedette-stack-rules.h"

const VedetteUiSystem vedette_stack_ui = { .system = &vedette_stack_system };
