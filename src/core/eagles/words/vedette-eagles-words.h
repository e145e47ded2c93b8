/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How a battle stands, what is due and offered, and its story, each for those who may know it. */

#pragma once

#include "core/eagles/state/vedette-eagles.h"

G_BEGIN_DECLS

/* The edit that enters the dice of the classes */
#define VEDETTE_EAGLES_ENTERS_DICE "set-battle"

extern const VedetteKey vedette_eagles_keys[];

gboolean vedette_eagles_knows_all      (const char          *audience);
gboolean vedette_eagles_may_see        (const VedetteEagles *self,
                                        gint64               record,
                                        const char          *field,
                                        const char          *audience);
const char *vedette_eagles_get_audience (const VedetteEagles *self,
                                         VedetteStep         *step);
void     vedette_eagles_fill_audiences (const VedetteEagles *self,
                                        GListStore          *list);
void     vedette_eagles_fill_parties   (const VedetteEagles *self,
                                        GListStore          *list);
void     vedette_eagles_fill_spans     (const VedetteEagles *self,
                                        GListStore          *list);
void     vedette_eagles_fill_scores    (const VedetteEagles *self,
                                        VedetteParty          *party,
                                        const char          *audience,
                                        GListStore          *list);
VedetteBreakdown *vedette_eagles_explain (const VedetteEagles *self,
                                          VedetteStep         *step);
char    *vedette_eagles_say_totals     (const VedetteEagles *self,
                                        VedetteStep         *step);
VedetteBreakdown *vedette_eagles_explain_check (VedetteStep *step);
void     vedette_eagles_add_checks     (const VedetteEagles *self,
                                        GListStore          *list);
void     vedette_eagles_add_dispatches (const VedetteEagles *self,
                                        const char          *audience,
                                        GListStore          *list);
void     vedette_eagles_fill_status    (const VedetteEagles *self,
                                        const char          *audience,
                                        GListStore          *list);
int      vedette_eagles_get_pool       (const VedetteEagles *self,
                                        gpointer             army,
                                        const char          *audience);
char    *vedette_eagles_get_due        (const VedetteEagles *self,
                                        const char          *audience,
                                        char               **hint,
                                        const char         **rule);
char    *vedette_eagles_say_clock      (const VedetteEagles *self);
void     vedette_eagles_fill_offers    (const VedetteEagles *self,
                                        VedetteRules        *rules,
                                        const char          *audience,
                                        GListStore          *offers);

G_END_DECLS
