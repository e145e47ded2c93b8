/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A place of the table that everybody knows by name. */

#pragma once

#include "core/document/vedette-record.h"

G_BEGIN_DECLS

#define VEDETTE_TYPE_PLACE (vedette_place_get_type ())
G_DECLARE_FINAL_TYPE (VedettePlace, vedette_place, VEDETTE, PLACE, VedetteRecord)

const char *vedette_place_get_name  (VedettePlace *self);
const char *vedette_place_get_notes (VedettePlace *self);

G_END_DECLS
