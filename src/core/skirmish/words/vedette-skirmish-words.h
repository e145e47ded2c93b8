/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Steps and states of a skirmish as sentences. */

#pragma once

#include "core/rules/vedette-rules.h"
#include "core/skirmish/state/vedette-skirmish.h"

G_BEGIN_DECLS

extern const VedetteKey vedette_skirmish_keys[];

char *vedette_skirmish_describe    (VedetteStep           *step,
                                    char                  *sentence,
                                    VedetteLevel           level);
char *vedette_skirmish_describe_whole (VedetteStep *step,
                                       char        *sentence);
char *vedette_skirmish_get_due     (const VedetteSkirmish *self);
VedetteMove *vedette_skirmish_get_next_roll (const VedetteSkirmish *self,
                                             VedetteRules          *rules,
                                             const char            *audience,
                                             char                 **whose);
char *vedette_skirmish_get_due_hint (const VedetteSkirmish *self,
                                     VedetteRules          *rules,
                                     const char            *audience,
                                     const char           **rule);
void  vedette_skirmish_fill_status (const VedetteSkirmish *self,
                                    GListStore            *list);
void  vedette_skirmish_fill_offers (const VedetteSkirmish *self,
                                    VedetteRules          *rules,
                                    const char            *audience,
                                    GListStore            *list);

G_END_DECLS
