/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What several views of a token stack ask: how an owner looks, and what is said of him. */

#pragma once

#include "core/session/vedette-session.h"
#include "core/stack/state/vedette-stack.h"
#include "ui/widgets/party/vedette-party-disc.h"

G_BEGIN_DECLS

VedetteParty *vedette_stack_find_party  (GListModel         *parties,
                                         gpointer            owner);
guint         vedette_stack_count_acted (const VedetteStack *stack,
                                         gpointer            owner);
char         *vedette_stack_say_bag     (const VedetteStack *stack,
                                         guint               n);
void          vedette_stack_add_effects (const VedetteStack *stack,
                                         gpointer            record,
                                         GString            *words);
char         *vedette_stack_say_result  (VedetteSession     *session,
                                         VedetteStep        *step);
VedetteStep  *vedette_stack_find_begun  (VedetteSession     *session,
                                         VedetteStep        *step);
VedetteParty *vedette_stack_find_mark   (VedetteSession     *session,
                                         VedetteOffer       *offer);
gint64        vedette_stack_find_last   (const VedetteStack *stack,
                                         gint64             *actor);

G_END_DECLS
