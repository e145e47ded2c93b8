/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a battle is called, and how much is asked in it. */

#pragma once

#include "core/document/vedette-record.h"
#include "core/skirmish/records/vedette-skirmish-enums.h"

G_BEGIN_DECLS

/* More cards than that nobody deals out */
#define VEDETTE_ABOUT_MAX_CARDS 99

#define VEDETTE_TYPE_ABOUT (vedette_about_get_type ())
G_DECLARE_FINAL_TYPE (VedetteAbout, vedette_about, VEDETTE, ABOUT, VedetteRecord)

const char *vedette_about_get_name     (VedetteAbout *self);
const char *vedette_about_get_scenario (VedetteAbout *self);
const char *vedette_about_get_notes    (VedetteAbout *self);
VedetteLevel vedette_about_get_level    (VedetteAbout *self);
int          vedette_about_get_clock_every (VedetteAbout *self);
int          vedette_about_get_stop_after (VedetteAbout *self);
const char  *vedette_about_get_stop_at (VedetteAbout *self);
const char  *vedette_about_get_host_rules (VedetteAbout *self);
int          vedette_about_get_cards_each  (VedetteAbout *self);

G_END_DECLS
