/* SPDX-License-Identifier: GPL-3.0-or-later */
/* When a line in reserve may come to the table. */

#pragma once

#include "core/skirmish/state/vedette-skirmish.h"

G_BEGIN_DECLS

gboolean  vedette_arrival_is_early      (const VedetteSkirmish *skirmish,
                                         VedetteFigure         *figure);
gboolean  vedette_arrival_is_due        (const VedetteSkirmish *skirmish,
                                         VedetteFigure         *figure);
char     *vedette_arrival_list_due      (const VedetteSkirmish *skirmish);
char     *vedette_arrival_describe      (VedetteFigure         *figure);

G_END_DECLS
