/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Functions that vedette-dice.c shares only with the test test-dice.c. */
#pragma once

#include "core/dice/vedette-dice.h"

#include <sys/types.h>

G_BEGIN_DECLS

/* A function that fills a buffer with random bytes, with the parameters of getrandom(2). */
typedef ssize_t (*VedetteDiceRead) (void         *buffer,
                                    size_t        length,
                                    unsigned int  flags);

VedetteDice *vedette_dice_new_kernel_with (VedetteDiceRead  read);
guint64      vedette_dice_reject_limit    (int              sides);
gboolean     vedette_dice_fold            (guint32          word,
                                           int              sides,
                                           int             *natural);
guint32      vedette_dice_seed_word       (guint64          seed,
                                           guint64          index,
                                           guint64          attempt);

G_END_DECLS
