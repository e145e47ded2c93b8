/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the game systems of this program print: each is a line here. */

#include "print/eagles/vedette-eagles-sheets.h"
#include "print/skirmish/vedette-skirmish-sheets.h"
#include "print/stack/vedette-stack-sheets.h"

const VedettePrintSystem *const vedette_print_systems[] = {
  &vedette_skirmish_print_system, &vedette_stack_print_system, &vedette_eagles_print_system, NULL,
};
