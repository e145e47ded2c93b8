/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests after each step that the records meet the needs in the schema, such as the number of records of a type. Only
 * core/document uses this file. */

#pragma once

#include "core/document/vedette-store.h"

G_BEGIN_DECLS

gboolean vedette_needs_check (const VedetteSchema  *schema,
                              VedetteStore         *store,
                              GArray               *changes,
                              GError              **error);

G_END_DECLS
