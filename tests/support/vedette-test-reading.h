/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Writes how Vedette read a typed text, for recorded pages that people check. */

#pragma once

#include "core/typed/vedette-reading.h"

G_BEGIN_DECLS

void vedette_test_tell_reading (GString        *page,
                                const char     *typed,
                                VedetteReading *reading,
                                const GError   *error);

G_END_DECLS
