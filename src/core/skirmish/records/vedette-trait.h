/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A house rule about somebody: a named bonus or malus of a line, a contingent or a side. */

#pragma once

#include "core/document/vedette-record.h"

G_BEGIN_DECLS

/* The largest bonus or malus */
#define VEDETTE_TRAIT_MAX 20

#define VEDETTE_TYPE_TRAIT (vedette_trait_get_type ())
G_DECLARE_FINAL_TYPE (VedetteTrait, vedette_trait, VEDETTE, TRAIT, VedetteRecord)

const char *vedette_trait_get_name  (VedetteTrait *self);
int         vedette_trait_get_value (VedetteTrait *self);
gint64      vedette_trait_get_whose (VedetteTrait *self);

G_END_DECLS
