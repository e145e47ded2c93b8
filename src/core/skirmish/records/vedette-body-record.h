/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lines that stand together as one body. */

#pragma once

#include "core/document/vedette-record.h"

G_BEGIN_DECLS

#define VEDETTE_TYPE_BODY_RECORD (vedette_body_record_get_type ())
G_DECLARE_FINAL_TYPE (VedetteBodyRecord, vedette_body_record, VEDETTE, BODY_RECORD, VedetteRecord)

const char       *vedette_body_record_get_name    (VedetteBodyRecord *self);
gint64            vedette_body_record_get_side    (VedetteBodyRecord *self);
const VedetteIds *vedette_body_record_get_members (VedetteBodyRecord *self);

G_END_DECLS
