/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Whether something is true on the gaming table: yes, no, or not recorded. */

#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

typedef enum
{
  VEDETTE_TRI_UNTRACKED,
  VEDETTE_TRI_NO,
  VEDETTE_TRI_YES,
} VedetteTri;

#define VEDETTE_TYPE_TRI (vedette_tri_get_type ())
GType vedette_tri_get_type (void);

G_END_DECLS
