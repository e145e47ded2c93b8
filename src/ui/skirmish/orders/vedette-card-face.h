/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An order card as a thing: its back, with sign and number in the color of its side, or its text. */

#pragma once

#include <adwaita.h>

#include "core/rules/story/vedette-party.h"

G_BEGIN_DECLS

#define VEDETTE_TYPE_CARD_FACE (vedette_card_face_get_type ())
G_DECLARE_FINAL_TYPE (VedetteCardFace, vedette_card_face, VEDETTE, CARD_FACE, AdwBin)

void vedette_card_face_set_back  (VedetteCardFace *self,
                                  VedetteParty    *party,
                                  int              number,
                                  gboolean         finished);
void vedette_card_face_set_front (VedetteCardFace *self,
                                  GtkWidget       *front);

G_END_DECLS
