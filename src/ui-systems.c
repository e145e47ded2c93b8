/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The game systems in the window. */

#include "vedette-config.h"

#include "ui/eagles/vedette-eagles-ui.h"
#include "ui/skirmish/vedette-skirmish-ui.h"
#include "ui/stack/vedette-stack-ui.h"

const VedetteUiSystem *const vedette_ui_systems[] = { &vedette_skirmish_ui, &vedette_stack_ui, &vedette_eagles_ui, NULL };
