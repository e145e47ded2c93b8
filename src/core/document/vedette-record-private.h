/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Declares the functions with which edits and the store change records, and read values as they are in the file. */

#pragma once

#include "core/document/vedette-record.h"

G_BEGIN_DECLS

void          vedette_record_attach   (VedetteRecord    *self,
                                       gint64            id);
void          vedette_record_detach   (VedetteRecord    *self);
void          vedette_record_reserve  (VedetteRecord    *self,
                                       gint64            id);
void          vedette_record_apply    (VedetteRecord    *self,
                                       GParamSpec       *pspec,
                                       const GValue     *value);
const GValue *vedette_record_peek     (VedetteRecord    *self,
                                       GParamSpec       *pspec);

G_END_DECLS
