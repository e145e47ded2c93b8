/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What may be done now: a move with its declaration filled in as far as it is known, and how it is put to the players. */

#pragma once

#include "core/document/vedette-enum.h"
#include "core/rules/vedette-move.h"

G_BEGIN_DECLS

/* The key of what is done next */
#define VEDETTE_OFFER_ENTER "Enter"

/**
 * VedetteOfferPlace:
 * @VEDETTE_OFFER_DUE: what comes next; Enter does the first of them
 * @VEDETTE_OFFER_MAY: may be done instead of it, or besides
 * @VEDETTE_OFFER_ACTION: one of the moves that the game is made of, whether or not it is open now
 * @VEDETTE_OFFER_TOOL: for what happens on the table at any time
 * @VEDETTE_OFFER_KEY: not shown; whoever presses its key hears why it cannot be done
 */
#define VEDETTE_OFFER_PLACE_VALUES(VALUE)                                                                              \
  VALUE (VEDETTE_OFFER_DUE, "due")                                                                                     \
  VALUE (VEDETTE_OFFER_MAY, "may")                                                                                     \
  VALUE (VEDETTE_OFFER_ACTION, "action")                                                                               \
  VALUE (VEDETTE_OFFER_TOOL, "tool")                                                                                   \
  VALUE (VEDETTE_OFFER_KEY, "key")
VEDETTE_DECLARE_ENUM (VedetteOfferPlace, vedette_offer_place, VEDETTE_OFFER_PLACE_VALUES)
#define VEDETTE_TYPE_OFFER_PLACE (vedette_offer_place_get_type ())

/**
 * VedetteAsk:
 * @VEDETTE_ASK_NOTHING: it is done at once
 * @VEDETTE_ASK_WITH_SHIFT: it is done at once, unless Shift is held: then what can be said of it is asked
 * @VEDETTE_ASK_FIRST: what can be said of it is asked first
 */
#define VEDETTE_ASK_VALUES(VALUE)                                                                                      \
  VALUE (VEDETTE_ASK_NOTHING, "nothing")                                                                               \
  VALUE (VEDETTE_ASK_WITH_SHIFT, "with-shift")                                                                         \
  VALUE (VEDETTE_ASK_FIRST, "first")
VEDETTE_DECLARE_ENUM (VedetteAsk, vedette_ask, VEDETTE_ASK_VALUES)
#define VEDETTE_TYPE_ASK (vedette_ask_get_type ())

/**
 * VedetteOffer:
 * @move: what is done, once what is asked has been added
 * @ruling: whether the move may be made now, and if not, why
 * @place: where the offer is shown
 * @ask: when to ask what can be entered for the move; use vedette_offer_get_ask(), which asks nothing of a closed offer
 * @label: the text of its button: the label of the move's kind, unless that is not enough
 * @detail: (nullable): what helps to choose it among others of its kind
 * @key: (nullable): the key that does it: %VEDETTE_OFFER_ENTER, a digit, a small letter, or one with “Ctrl+”
 * @second_key: (nullable): another key that does the same, for those who know it
 * @dialog: (nullable): which dialog of the system asks; %NULL for the form of all declarations
 */
#define VEDETTE_OFFER_FIELDS(PLAIN, TEXT, OBJECT, BOXED)                                                               \
  OBJECT (VedetteMove *, move)                                                                                         \
  OBJECT (VedetteRuling *, ruling)                                                                                     \
  PLAIN (VedetteOfferPlace, place)                                                                                     \
  PLAIN (VedetteAsk, ask)                                                                                              \
  TEXT (label)                                                                                                         \
  TEXT (detail)                                                                                                        \
  TEXT (key)                                                                                                           \
  TEXT (second_key)                                                                                                    \
  TEXT (dialog)

#define VEDETTE_TYPE_OFFER (vedette_offer_get_type ())
VEDETTE_DECLARE_VALUE (VedetteOffer, vedette_offer, OFFER, VEDETTE_OFFER_FIELDS)

void          vedette_offer_set_keys     (VedetteOffer *self,
                                          const char   *key,
                                          const char   *second_key);
void          vedette_offer_set_ask      (VedetteOffer *self,
                                          VedetteAsk    ask,
                                          const char   *dialog);

VedetteAsk    vedette_offer_get_ask      (VedetteOffer *self);
gboolean      vedette_offer_is_open      (VedetteOffer *self);
gboolean      vedette_offer_asks         (VedetteOffer *self,
                                          gboolean      shifted);
gboolean      vedette_offer_has_key      (VedetteOffer *self,
                                          const char   *key);

VedetteOffer *vedette_offers_find_key    (GListModel   *offers,
                                          const char   *key);
void          vedette_offers_settle_keys (GListModel   *offers);

G_END_DECLS
