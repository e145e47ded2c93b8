/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Hidden lines: what gives them away, and who may read of them. */

#pragma once

#include "core/skirmish/state/vedette-skirmish.h"

G_BEGIN_DECLS

gboolean    vedette_reveal_is_hidden   (const VedetteSkirmish *self,
                                        gint64                 figure);
void        vedette_reveal_show_only   (const VedetteSkirmish *self,
                                        VedetteEdit           *edit,
                                        gint64                 side);
void        vedette_reveal_show        (const VedetteSkirmish *skirmish,
                                        VedetteEdit           *edit,
                                        const VedetteIds      *figures);
void        vedette_reveal_declared    (const VedetteSkirmish *skirmish,
                                        VedetteMove           *move,
                                        VedetteEdit           *edit);
void        vedette_reveal_seen        (const VedetteSkirmish *skirmish,
                                        VedetteEdit           *edit,
                                        const VedetteIds      *figures);
void        vedette_reveal_remind      (const VedetteSkirmish *skirmish,
                                        VedetteMove           *move,
                                        VedetteRuling         *ruling);
VedetteIds *vedette_reveal_list_known  (const VedetteSkirmish *skirmish,
                                        const VedetteIds      *figures);
void        vedette_reveal_keep_secret (const VedetteSkirmish *skirmish,
                                        VedetteEdit           *edit,
                                        const VedetteIds      *figures);

const char *vedette_reveal_get_audience (const VedetteSkirmish *self,
                                        VedetteStep           *step);
gboolean    vedette_reveal_may_see      (const VedetteSkirmish *self,
                                         gint64                 id,
                                         const char            *field,
                                         const char            *audience);

G_END_DECLS
