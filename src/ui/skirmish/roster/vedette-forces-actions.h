/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is done with the lines that are selected, each as a step or with the reason why not. */

#pragma once

#include "ui/skirmish/roster/vedette-forces-model.h"

G_BEGIN_DECLS

VedetteStep *vedette_forces_remove    (VedetteSession     *session,
                                       GPtrArray          *items);
gboolean     vedette_forces_may_split (VedetteSession     *session,
                                       GPtrArray          *items);
gboolean     vedette_forces_join      (VedetteSession     *session,
                                       GPtrArray          *items);
gboolean     vedette_forces_edit_body (VedetteSession     *session,
                                       GPtrArray          *items,
                                       const char         *edit);
gboolean     vedette_forces_toggle    (VedetteSession     *session,
                                       GPtrArray          *items,
                                       const char         *property);
gboolean     vedette_forces_shift     (VedetteForcesModel *model,
                                       GPtrArray          *items,
                                       int                 by);

G_END_DECLS
