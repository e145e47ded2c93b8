/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is to be settled before the battle goes on where it was: one such thing may come on top of another. */

#pragma once

#include "core/document/vedette-battle.h"

G_BEGIN_DECLS

/**
 * VedettePending:
 *
 * A test that is due in the middle of an activation, a steal on that, a local fight on either. They are a pile: the topmost
 * is settled first, and says where the battle goes on then. A system whose schema names this type among its own has them
 * in its files, saved and undone like the rest.
 */
#define VEDETTE_PENDING_FIELDS(FIELD, T...)                                                                            \
  /* What is to be settled, a word of the system */                                                                    \
  FIELD (T, TEXT, const char *, kind)                                                                                  \
  /* Where the battle goes on then, a word of the system */                                                            \
  FIELD (T, TEXT, const char *, resume)                                                                                \
  /* Whose turn it is to settle it */                                                                                  \
  FIELD (T, REF, gint64, who)                                                                                          \
  /* About whom */                                                                                                     \
  FIELD (T, REF, gint64, unit)                                                                                         \
  /* About what, where that is no record */                                                                            \
  FIELD (T, TEXT, const char *, about)                                                                                 \
  /* On what it lies */                                                                                                \
  FIELD (T, REF, gint64, on, .of = vedette_pending_get_type, .stack = TRUE)

#define VEDETTE_TYPE_PENDING (vedette_pending_get_type ())
VEDETTE_DECLARE_RECORD (VedettePending, vedette_pending, PENDING, VEDETTE_PENDING_FIELDS)

VedettePending *vedette_pending_push     (VedetteEdit   *edit,
                                          const char    *kind,
                                          const char    *resume);
char           *vedette_pending_resume   (VedetteEdit   *edit);
void            vedette_pending_drop_all (VedetteEdit   *edit);

VedettePending *vedette_pending_get_top  (VedetteBattle *battle);
GPtrArray      *vedette_pending_list     (VedetteBattle *battle);

G_END_DECLS
