/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/exchange/vedette-roster.h"
#include "core/rules/vedette-ruling.h"

G_BEGIN_DECLS

char     *vedette_import_say_came   (const VedetteRoster *roster,
                                     const char          *text);
char     *vedette_import_say_left   (const VedetteRoster *roster);
char     *vedette_import_say_notes  (const VedetteRoster *roster);
char     *vedette_import_say_ruling (VedetteRuling       *ruling);
gboolean  vedette_import_is_table   (const VedetteRoster *roster,
                                     const char          *name);

G_END_DECLS
