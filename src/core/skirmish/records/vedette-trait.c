/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A house rule about somebody: a named bonus or penalty of a line, a contingent or a side. */

#include "vedette-config.h"

#include "core/skirmish/records/vedette-trait.h"

#include <glib/gi18n-lib.h>

VEDETTE_DEFINE_RECORD (VedetteTrait, vedette_trait, "trait", VEDETTE_TRAIT_FIELDS)
