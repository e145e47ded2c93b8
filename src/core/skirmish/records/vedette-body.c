/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lines that stand together as one body. */

#include "vedette-config.h"

#include "core/skirmish/records/vedette-body.h"

#include <glib/gi18n-lib.h>

#include "core/skirmish/records/vedette-figure.h"
#include "core/skirmish/records/vedette-force.h"

VEDETTE_DEFINE_RECORD (VedetteBody, vedette_body, "body", VEDETTE_BODY_FIELDS)
