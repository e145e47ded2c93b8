/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Declares the sources of a die: the kernel, a seed, or numbers that the players typed. */
#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

#define VEDETTE_DICE_MIN_SIDES 2
#define VEDETTE_DICE_MAX_SIDES 1000

/**
 * VedetteDiceSource:
 * @VEDETTE_DICE_KERNEL: the kernel's random numbers; nick `kernel`
 * @VEDETTE_DICE_SEED: a numbered sequence that can be played again; nick `seed`
 * @VEDETTE_DICE_TYPED: real dice, whose numbers the players typed; nick `typed`
 *
 * Where dice come from. Files contain the nicks.
 */
typedef enum
{
  VEDETTE_DICE_KERNEL,
  VEDETTE_DICE_SEED,
  VEDETTE_DICE_TYPED
} VedetteDiceSource;

#define VEDETTE_TYPE_DICE_SOURCE (vedette_dice_source_get_type ())
GType vedette_dice_source_get_type (void);

/**
 * VedetteDiceError:
 * @VEDETTE_DICE_ERROR_OUT_OF_RANGE: the next typed number is not on the die
 * @VEDETTE_DICE_ERROR_NONE_LEFT: every typed number, or every die of the seed, is used
 * @VEDETTE_DICE_ERROR_SOURCE: the kernel gave no random numbers
 *
 * Why a die could not be rolled.
 */
typedef enum
{
  VEDETTE_DICE_ERROR_OUT_OF_RANGE,
  VEDETTE_DICE_ERROR_NONE_LEFT,
  VEDETTE_DICE_ERROR_SOURCE
} VedetteDiceError;

#define VEDETTE_DICE_ERROR (vedette_dice_error_quark ())
GQuark vedette_dice_error_quark (void);

#define VEDETTE_TYPE_DICE (vedette_dice_get_type ())
G_DECLARE_FINAL_TYPE (VedetteDice, vedette_dice, VEDETTE, DICE, GObject)

VedetteDice       *vedette_dice_new_kernel (void);
VedetteDice       *vedette_dice_new_seed   (guint64       seed,
                                            guint64       first);
VedetteDice       *vedette_dice_new_typed  (const int    *naturals,
                                            gsize         n);
VedetteDice       *vedette_dice_new_mixed  (const int    *naturals,
                                            gsize         n,
                                            VedetteDice  *then);
VedetteDiceSource  vedette_dice_get_source (VedetteDice  *self);
guint64            vedette_dice_get_index  (VedetteDice  *self);
gsize              vedette_dice_get_left   (VedetteDice  *self);
gboolean           vedette_dice_is_typed   (VedetteDice  *self);
gboolean           vedette_dice_roll       (VedetteDice  *self,
                                            int           sides,
                                            int          *natural,
                                            GError      **error);

G_END_DECLS
