/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Orders and messages on their way, and what comes of them when they are tested. */

#pragma once

#include "core/eagles/state/vedette-eagles-charts.h"
#include "core/eagles/state/vedette-eagles.h"

G_BEGIN_DECLS

/* The facts of all that is done with a dispatch */
#define VEDETTE_EAGLES_FACT_NUMBER "number"
#define VEDETTE_EAGLES_FACT_KIND "kind"
#define VEDETTE_EAGLES_FACT_SENDER "sender"
#define VEDETTE_EAGLES_FACT_RECIPIENT "recipient"
#define VEDETTE_EAGLES_FACT_TEXT "text"
#define VEDETTE_EAGLES_FACT_STATE "state"
#define VEDETTE_EAGLES_FACT_DUE "due"

/* Dispatches that were written in an earlier turn and have not been tested: (transfer container) */
GPtrArray       *vedette_eagles_list_untested   (const VedetteEagles *self);
gboolean         vedette_eagles_is_untested     (const VedetteEagles *self,
                                                 VedetteDispatch     *dispatch);
gboolean         vedette_eagles_is_unrolled     (const VedetteEagles *self,
                                                 VedetteDispatch     *dispatch);
gboolean         vedette_eagles_is_outside      (VedetteDispatch     *dispatch);
int              vedette_eagles_get_due_turn    (const VedetteEagles *self,
                                                 VedetteDispatch     *dispatch,
                                                 int                  delay);
VedetteDiceRequest *vedette_eagles_ask_delay    (void);
gboolean         vedette_eagles_test_dispatch   (const VedetteEagles *self,
                                                 VedetteEdit         *edit,
                                                 VedetteDispatch     *dispatch,
                                                 VedetteDiceRequest  *die,
                                                 VedetteDice         *dice,
                                                 JsonObject          *facts,
                                                 GError             **error);
void             vedette_eagles_note_dispatch   (const VedetteEagles *self,
                                                 JsonObject          *facts,
                                                 VedetteDispatch     *dispatch);
char            *vedette_eagles_say_dispatch    (JsonObject          *facts);
VedetteDispatch *vedette_eagles_find_waiting    (const VedetteEagles *self,
                                                 gpointer             recipient,
                                                 gboolean            *tried);

G_END_DECLS
