/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shows the faces of a die in one or two rows, and lets a person pick the face that was rolled. */

#pragma once

#include <gtk/gtk.h>

#include "core/rules/answers/vedette-breakdown.h"

G_BEGIN_DECLS

#define VEDETTE_TYPE_DIE_FACES (vedette_die_faces_get_type ())
G_DECLARE_FINAL_TYPE (VedetteDieFaces, vedette_die_faces, VEDETTE, DIE_FACES, GtkWidget)

void vedette_die_faces_show      (VedetteDieFaces     *self,
                              VedetteBreakdown *breakdown);
void vedette_die_faces_set_value (VedetteDieFaces     *self,
                              int               natural);

G_END_DECLS
