/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Writes how a typed text was read, for recorded pages. */

#pragma once

#include "core/typed/vedette-reading.h"

G_BEGIN_DECLS

void vedette_test_tell_reading (GString        *page,
                                const char     *typed,
                                VedetteReading *reading,
                                const GError   *error);

G_END_DECLS
