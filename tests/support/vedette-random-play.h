/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Plays moves and edits at random through the rules of any system. */

#pragma once

#include "core/rules/vedette-rules.h"

G_BEGIN_DECLS

typedef struct _VedetteRandomPlayer VedetteRandomPlayer;

VedetteRandomPlayer *vedette_random_player_new      (VedetteRules        *rules,
                                                     guint32              seed,
                                                     const char * const  *texts,
                                                     const char * const  *idle);
void                 vedette_random_player_free     (VedetteRandomPlayer *self);
VedetteStep         *vedette_random_player_play     (VedetteRandomPlayer *self,
                                                     guint                percent_edits);
void                 vedette_random_player_set_blind (VedetteRandomPlayer *self,
                                                      const char * const  *blind);
GRand               *vedette_random_player_get_rand (VedetteRandomPlayer *self);
char                *vedette_random_player_get_last (VedetteRandomPlayer *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (VedetteRandomPlayer, vedette_random_player_free)

guint                vedette_random_get_amount      (const char          *variable,
                                                     guint                usual,
                                                     guint                fast);
const char          *vedette_random_find_unmade     (GHashTable          *made,
                                                     const char * const  *moves);

G_END_DECLS
