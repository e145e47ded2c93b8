/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A leader’s command within a force. */

#include "vedette-config.h"

#include "core/skirmish/records/vedette-contingent.h"

#include <glib/gi18n-lib.h>

#include "core/skirmish/records/vedette-force.h"

VEDETTE_DEFINE_RECORD (VedetteContingent, vedette_contingent, "contingent", VEDETTE_CONTINGENT_FIELDS)
