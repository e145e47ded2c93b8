/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a roll would be read off and may come to, in a form: the charts, and the chances of what may come of it. */

#pragma once

#include <gtk/gtk.h>

#include "core/rules/vedette-rules.h"

G_BEGIN_DECLS

#define VEDETTE_TYPE_DECLARE_FORESIGHT (vedette_declare_foresight_get_type ())
G_DECLARE_FINAL_TYPE (VedetteDeclareForesight, vedette_declare_foresight, VEDETTE, DECLARE_FORESIGHT, GtkWidget)

VedetteDeclareForesight *vedette_declare_foresight_new      (VedetteRules            *rules);
void                     vedette_declare_foresight_add_odds (VedetteDeclareForesight *self);
void                     vedette_declare_foresight_update   (VedetteDeclareForesight *self,
                                                             VedetteMove             *move);

G_END_DECLS
