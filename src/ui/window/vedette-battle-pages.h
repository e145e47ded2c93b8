/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "core/session/vedette-session.h"

G_BEGIN_DECLS

typedef struct _VedetteBattlePages VedetteBattlePages;

VedetteBattlePages *vedette_battle_pages_new      (AdwViewStack       *stack,
                                                   VedetteSession     *session);
void                vedette_battle_pages_free     (VedetteBattlePages *self);
void                vedette_battle_pages_build    (VedetteBattlePages *self,
                                                   GtkWidget          *page);
const char         *vedette_battle_pages_nth_name (VedetteBattlePages *self,
                                                   guint               n);
const char         *vedette_battle_pages_get_help (VedetteBattlePages *self,
                                                   GtkWidget          *page);

G_END_DECLS
