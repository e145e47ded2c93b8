/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a battle is called, and how much is asked in it. */

#include "vedette-config.h"

#include "core/skirmish/records/vedette-about.h"

#include <glib/gi18n-lib.h>

VEDETTE_DEFINE_RECORD (VedetteAbout, vedette_about, "about", VEDETTE_ABOUT_FIELDS)
