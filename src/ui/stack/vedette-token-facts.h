/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What there is to know of whose token was drawn, in columns. */

#pragma once

#include <adwaita.h>

#include "core/stack/state/vedette-stack.h"

G_BEGIN_DECLS

#define VEDETTE_TYPE_TOKEN_FACTS (vedette_token_facts_get_type ())
G_DECLARE_FINAL_TYPE (VedetteTokenFacts, vedette_token_facts, VEDETTE, TOKEN_FACTS, AdwBin)

GtkWidget *vedette_token_facts_new    (void);
void       vedette_token_facts_update (VedetteTokenFacts  *self,
                                       const VedetteStack *stack,
                                       VedetteParty       *party,
                                       gpointer            owner);

G_END_DECLS
