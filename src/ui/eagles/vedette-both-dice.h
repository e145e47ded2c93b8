/* SPDX-License-Identifier: GPL-3.0-or-later */
/* All sums of both dice of an opposed roll in a row, with those marked that end the turn. */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define VEDETTE_TYPE_BOTH_DICE (vedette_both_dice_get_type ())
G_DECLARE_FINAL_TYPE (VedetteBothDice, vedette_both_dice, VEDETTE, BOTH_DICE, AdwBin)

GtkWidget *vedette_both_dice_new      (void);
void       vedette_both_dice_set_dice (VedetteBothDice *self,
                                       int              one,
                                       int              other);

G_END_DECLS
