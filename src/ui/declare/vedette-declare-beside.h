/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A parameter in a form that is a list beside another list: an answer of that one, and no rows of its own. */

#pragma once

#include "ui/declare/vedette-declare-list.h"

G_BEGIN_DECLS

#define VEDETTE_TYPE_DECLARE_BESIDE (vedette_declare_beside_get_type ())
G_DECLARE_FINAL_TYPE (VedetteDeclareBeside, vedette_declare_beside, VEDETTE, DECLARE_BESIDE, VedetteDeclareRow)

VedetteDeclareRow *vedette_declare_beside_new (GParamSpec         *pspec,
                                               VedetteDeclareList *list);

G_END_DECLS
