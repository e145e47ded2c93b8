/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A die that a move asks for: how many sides, whose it is, what for, and what its naturals are called. */

#pragma once

#include "core/dice/vedette-dice.h"
#include "core/document/vedette-edit.h"
#include "core/rules/vedette-value.h"

G_BEGIN_DECLS

/**
 * VedetteDiceRequestError:
 * @VEDETTE_DICE_REQUEST_ERROR_MORE: all typed dice are used, and one more is asked for: no fault, but an answer, which
 *   carries the request
 * @VEDETTE_DICE_REQUEST_ERROR_SEALED: dice were typed for a move that rolls one which only the program rolls; it carries the
 *   request, too
 */
typedef enum
{
  VEDETTE_DICE_REQUEST_ERROR_MORE,
  VEDETTE_DICE_REQUEST_ERROR_SEALED
} VedetteDiceRequestError;

#define VEDETTE_DICE_REQUEST_ERROR (vedette_dice_request_error_quark ())
GQuark vedette_dice_request_error_quark (void);

/* The fact in which a step keeps its dice: a list with party, sides, natural, its name, and where the die came from */
#define VEDETTE_FACT_ROLLS "rolls"

/**
 * VedetteDiceRequest:
 * @sides: from %VEDETTE_DICE_MIN_SIDES to %VEDETTE_DICE_MAX_SIDES
 * @party: (nullable): the id of the party that rolls it; %NULL for nobody's die
 * @label: what it is rolled for, for a person
 * @names: (nullable): what each natural from 1 on is called
 * @rule: (nullable): the rule by which only the program rolls it
 * @sealed: (nullable): why only the program rolls it; %NULL where players may
 */
#define VEDETTE_DICE_REQUEST_FIELDS(PLAIN, TEXT, OBJECT, BOXED)                                                        \
  PLAIN (int, sides)                                                                                                   \
  TEXT (party)                                                                                                         \
  TEXT (label)                                                                                                         \
  BOXED (g_strv_get_type, const char * const *, names)                                                                 \
  TEXT (rule)                                                                                                          \
  TEXT (sealed)

#define VEDETTE_TYPE_DICE_REQUEST (vedette_dice_request_get_type ())
VEDETTE_DECLARE_VALUE (VedetteDiceRequest, vedette_dice_request, DICE_REQUEST, VEDETTE_DICE_REQUEST_FIELDS)

VedetteDiceRequest *vedette_dice_request_new         (int                  sides,
                                                      const char          *party,
                                                      const char          *label,
                                                      const char * const  *names);
const char         *vedette_dice_request_get_name    (VedetteDiceRequest  *self,
                                                      int                  natural);

void                vedette_dice_request_seal        (VedetteDiceRequest  *self,
                                                      const char          *rule,
                                                      const char          *why);
gboolean            vedette_dice_request_has_sealed  (GListModel          *requests);

gboolean            vedette_dice_request_roll        (VedetteDiceRequest  *self,
                                                      VedetteDice         *dice,
                                                      VedetteEdit         *edit,
                                                      int                 *natural,
                                                      GError             **error);
VedetteDiceRequest *vedette_dice_request_get_missing (const GError        *error);
VedetteDiceRequest *vedette_dice_request_get_refused (const GError        *error);

G_END_DECLS
