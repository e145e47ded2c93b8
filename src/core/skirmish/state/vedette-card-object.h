/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What an order card is about, and whether that is specific enough (S-37). */

#pragma once

#include "core/skirmish/state/vedette-skirmish.h"

G_BEGIN_DECLS

gboolean    vedette_card_object_contains   (const char            *text,
                                            const char            *name);
gboolean    vedette_card_object_is_open    (const VedetteSkirmish *skirmish,
                                            VedetteOrderCard      *card);
gboolean    vedette_card_object_has_fallen (const VedetteSkirmish *skirmish,
                                            VedetteOrderCard      *card);
gboolean    vedette_card_object_is_usable  (const VedetteSkirmish *skirmish,
                                            VedetteOrderCard      *card);
VedetteIds *vedette_card_object_list_lines (const VedetteSkirmish *skirmish,
                                            VedetteOrderCard      *card);
VedetteOrderCard *vedette_card_object_find_binding (const VedetteSkirmish *skirmish);
char       *vedette_card_object_name       (const VedetteSkirmish *skirmish,
                                            VedetteOrderCard      *card);
gboolean    vedette_card_object_check_target (const VedetteSkirmish *skirmish,
                                              VedetteOrderCard      *draft,
                                              VedetteRuling         *ruling);
void        vedette_card_object_check      (const VedetteSkirmish *skirmish,
                                            VedetteOrderCard      *card,
                                            VedetteOrderCard      *draft,
                                            VedetteRuling         *ruling);

G_END_DECLS
