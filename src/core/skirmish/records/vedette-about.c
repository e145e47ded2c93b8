/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a battle is called, and how much is asked in it. */

#include "core/skirmish/records/vedette-about.h"

VEDETTE_DEFINE_RECORD (VedetteAbout, vedette_about, "about", VEDETTE_ABOUT_FIELDS)
