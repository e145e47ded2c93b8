/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A die as it fell, as a tile with the face, and a mark for what came of it. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * VedetteDieFate:
 * @VEDETTE_DIE_FELL: nothing was needed of it
 * @VEDETTE_DIE_WON: it was enough
 * @VEDETTE_DIE_LOST: it was not
 */
typedef enum
{
  VEDETTE_DIE_FELL,
  VEDETTE_DIE_WON,
  VEDETTE_DIE_LOST,
} VedetteDieFate;

#define VEDETTE_TYPE_DIE_TILE (vedette_die_tile_get_type ())
G_DECLARE_FINAL_TYPE (VedetteDieTile, vedette_die_tile, VEDETTE, DIE_TILE, GtkWidget)

GtkWidget *vedette_die_tile_new (int             size);
void       vedette_die_tile_set (VedetteDieTile *self,
                                 int             face,
                                 VedetteDieFate  fate);

G_END_DECLS
