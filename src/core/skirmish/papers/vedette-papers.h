/* SPDX-License-Identifier: GPL-3.0-or-later */
/* All that is written on the papers of a skirmish: the kinds of its records, and the edits that are more than one record. */

#pragma once

#include "core/rules/vedette-record-kind.h"

G_BEGIN_DECLS

extern const VedetteRecordKind vedette_place_kind;

G_END_DECLS
