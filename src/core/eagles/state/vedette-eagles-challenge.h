/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Whether a division may try to steal the initiative from the active one, and which condition fails if not. */

#pragma once

#include "core/eagles/state/vedette-eagles.h"

G_BEGIN_DECLS

/**
 * VedetteEaglesConditions:
 * @led: a commander is left, or one is attached (A-E32)
 * @fresh: it has not moved, or is mostly elite (E-39, E-40)
 * @untried: it has made no attempt yet (E-41)
 *
 * What the program knows of the conditions; the other two are seen on the table (E-35).
 */
typedef struct
{
  gboolean led;
  gboolean fresh;
  gboolean untried;
} VedetteEaglesConditions;

void     vedette_eagles_read_conditions (const VedetteEagles     *self,
                                         gpointer                 division,
                                         VedetteEaglesConditions *out);
void     vedette_eagles_check_challenge (const VedetteEagles     *self,
                                         gpointer                 division,
                                         VedetteRuling           *ruling);
gboolean vedette_eagles_leads           (const VedetteEagles     *self,
                                         gpointer                 command,
                                         gpointer                 division);

G_END_DECLS
