/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Why the systems are kept apart. Source: rules.md 5.4. */

#include "vedette-config.h"

#include <glib/gi18n-lib.h>

#include "core/rules/vedette-why.h"

const VedetteWhy vedette_common_why[] = {
  { "A-X01", N_("Initiative, turn and counter mean something different in each system. Vedette uses each word the way the "
                "battle’s system does.") },
  { "A-X02", N_("Good, Excellent, Poor and Average are classes of troops in one system and ratings of commanders in another. "
                "Vedette never mixes the numbers of the two.") },
  { "A-X03", N_("Each system has its own way to take the initiative: a snatch roll, a draw or a challenge. A battle keeps one "
                "system from its first step to its end.") },
  { "A-X04", N_("Some dice trigger an effect when they show certain numbers. Modifiers never change the number on the die.") },
  { NULL, NULL },
};
