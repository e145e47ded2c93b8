/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The signs by which a party is known without its colour. */

#pragma once

#include "core/document/vedette-enum.h"

G_BEGIN_DECLS

#define VEDETTE_SIGN_VALUES(VALUE)                                                                                     \
  VALUE (VEDETTE_SIGN_TRIANGLE, "triangle", NULL, "▲")                                                                 \
  VALUE (VEDETTE_SIGN_CIRCLE, "circle", NULL, "●")                                                                     \
  VALUE (VEDETTE_SIGN_SQUARE, "square", NULL, "■")                                                                     \
  VALUE (VEDETTE_SIGN_DIAMOND, "diamond", NULL, "◆")
VEDETTE_DECLARE_ENUM (VedetteSign, vedette_sign, VEDETTE_SIGN_VALUES)
#define VEDETTE_TYPE_SIGN (vedette_sign_get_type ())

const char *vedette_sign_get_symbol (VedetteSign sign);

G_END_DECLS
