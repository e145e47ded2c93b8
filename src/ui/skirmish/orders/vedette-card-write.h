/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Makes an order card of what its form says: asks the rules first, and splits lines of which only some men are on it. */

#pragma once

#include "ui/skirmish/orders/vedette-card-form.h"

G_BEGIN_DECLS

gboolean vedette_card_write (VedetteSession        *session,
                             const VedetteCardForm *form,
                             gboolean               open,
                             gboolean               agreed,
                             char                 **why_not,
                             const char           **rule,
                             const char           **about,
                             gboolean              *may_agree);

G_END_DECLS
