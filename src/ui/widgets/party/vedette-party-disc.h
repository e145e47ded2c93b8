/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A disc in the colour of one of those who play, with his letter and his sign; or his sign alone, where he has no letter. */

#pragma once

#include <adwaita.h>

#include "core/rules/story/vedette-party.h"

G_BEGIN_DECLS

/**
 * VedettePartyDiscLook:
 * @VEDETTE_PARTY_DISC_FULL: as it is
 * @VEDETTE_PARTY_DISC_RINGED: with a ring around it, as the one that counts now
 * @VEDETTE_PARTY_DISC_OUTLINED: a sign alone only by its edge, as that of one who waits; else as it is
 * @VEDETTE_PARTY_DISC_HOLLOW: only where it was
 */
typedef enum
{
  VEDETTE_PARTY_DISC_FULL,
  VEDETTE_PARTY_DISC_RINGED,
  VEDETTE_PARTY_DISC_OUTLINED,
  VEDETTE_PARTY_DISC_HOLLOW,
} VedettePartyDiscLook;

#define VEDETTE_TYPE_PARTY_DISC (vedette_party_disc_get_type ())
G_DECLARE_FINAL_TYPE (VedettePartyDisc, vedette_party_disc, VEDETTE, PARTY_DISC, GtkWidget)

GtkWidget *vedette_party_disc_new       (int                   size);
GtkWidget *vedette_party_disc_new_mute  (VedetteParty         *party,
                                         int                   size,
                                         VedettePartyDiscLook  look);
void       vedette_party_disc_put_later (AdwBin               *place,
                                         VedetteParty         *party,
                                         int                   size);
void       vedette_party_disc_set_party (VedettePartyDisc     *self,
                                         VedetteParty         *party,
                                         const char           *name);

gboolean   vedette_party_wants_dark     (VedetteParty         *party);

G_END_DECLS
