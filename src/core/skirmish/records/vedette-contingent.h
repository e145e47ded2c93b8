/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A leader’s command within a force. */

#pragma once

#include "core/document/vedette-record.h"
#include "core/skirmish/records/vedette-skirmish-enums.h"

G_BEGIN_DECLS

#define VEDETTE_TYPE_CONTINGENT (vedette_contingent_get_type ())
G_DECLARE_FINAL_TYPE (VedetteContingent, vedette_contingent, VEDETTE, CONTINGENT, VedetteRecord)

const char *vedette_contingent_get_name   (VedetteContingent *self);
gint64       vedette_contingent_get_side   (VedetteContingent *self);
gint64       vedette_contingent_get_leader (VedetteContingent *self);
const char *vedette_contingent_get_player (VedetteContingent *self);

G_END_DECLS
