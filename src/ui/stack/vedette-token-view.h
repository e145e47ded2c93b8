/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tokens as discs: those in the bag, those of this round, or the last one that was drawn. */

#pragma once

#include <gtk/gtk.h>

#include "core/session/vedette-session.h"

G_BEGIN_DECLS

/**
 * VedetteTokenKind:
 * @VEDETTE_TOKENS_BAG: the bag with a disc for each token in it; before a round, as it would be filled
 * @VEDETTE_TOKENS_ROUND: the newest tokens of this round in their order, and an empty place for the next one
 * @VEDETTE_TOKENS_LAST: the token that was drawn last
 */
typedef enum
{
  VEDETTE_TOKENS_BAG,
  VEDETTE_TOKENS_ROUND,
  VEDETTE_TOKENS_LAST,
} VedetteTokenKind;

#define VEDETTE_TYPE_TOKEN_VIEW (vedette_token_view_get_type ())
G_DECLARE_FINAL_TYPE (VedetteTokenView, vedette_token_view, VEDETTE, TOKEN_VIEW, GtkWidget)

GtkWidget *vedette_token_view_new    (VedetteSession   *session,
                                      VedetteTokenKind  kind,
                                      const char       *audience);
void       vedette_token_view_update (VedetteTokenView *self);

G_END_DECLS
