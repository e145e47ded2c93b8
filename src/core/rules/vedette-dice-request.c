/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A die that a move asks for: how many sides, whose it is, what for, and what its naturals are called. */

#include "vedette-config.h"

#include "core/rules/vedette-dice-request.h"

#include <glib/gi18n-lib.h>

#include "core/document/vedette-enum.h"

VEDETTE_DEFINE_VALUE (VedetteDiceRequest, vedette_dice_request, VEDETTE_DICE_REQUEST_FIELDS)

typedef struct
{
  VedetteDiceRequest *request;
} VedetteDiceRequestErrorPrivate;

static void
vedette_dice_request_error_private_init (VedetteDiceRequestErrorPrivate *priv)
{
}

static void
vedette_dice_request_error_private_copy (const VedetteDiceRequestErrorPrivate *from,
                                         VedetteDiceRequestErrorPrivate       *to)
{
  g_set_object (&to->request, from->request);
}

static void
vedette_dice_request_error_private_clear (VedetteDiceRequestErrorPrivate *priv)
{
  g_clear_object (&priv->request);
}

G_DEFINE_EXTENDED_ERROR (VedetteDiceRequestError, vedette_dice_request_error)

/**
 * vedette_dice_request_new:
 * @sides: from %VEDETTE_DICE_MIN_SIDES to %VEDETTE_DICE_MAX_SIDES
 * @party: (nullable): the id of the party that rolls it; %NULL for nobody's die
 * @label: what it is rolled for, for a person
 * @names: (nullable): what each natural from 1 on is called, such as the token that is drawn: as many as sides
 *
 * Returns: (transfer full): the request
 */
VedetteDiceRequest *
vedette_dice_request_new (int                 sides,
                          const char         *party,
                          const char         *label,
                          const char * const *names)
{
  g_return_val_if_fail (sides >= VEDETTE_DICE_MIN_SIDES && sides <= VEDETTE_DICE_MAX_SIDES, NULL);
  g_return_val_if_fail (names == NULL || g_strv_length ((GStrv) names) == (guint) sides, NULL);

  return vedette_value_new (VedetteDiceRequest, .sides = sides, .party = party, .label = label, .names = names);
}

/**
 * vedette_dice_request_get_name:
 * @natural: from 1 to the sides
 *
 * Returns: (nullable): what that natural is called; %NULL if it is just a number
 */
const char *
vedette_dice_request_get_name (VedetteDiceRequest *self,
                               int                 natural)
{
  g_return_val_if_fail (natural >= 1 && natural <= self->sides, NULL);

  return self->names != NULL ? self->names[natural - 1] : NULL;
}

/**
 * vedette_dice_request_seal:
 * @rule: (nullable): the rule
 * @why: what a person hears who types it, and what may be done instead
 *
 * Lets nobody but the program roll it. So it is with all dice of the move that asks for it: none of them is typed.
 */
void
vedette_dice_request_seal (VedetteDiceRequest *self,
                           const char         *rule,
                           const char         *why)
{
  g_return_if_fail (why != NULL);

  vedette_value_set_text (self, rule, rule);
  vedette_value_set_text (self, sealed, why);
}

/**
 * vedette_dice_request_has_sealed:
 * @requests: the dice of a move, from vedette_rules_list_dice()
 *
 * Returns: whether the move is one for which no dice are typed, so that nobody is to be asked for them
 */
gboolean
vedette_dice_request_has_sealed (GListModel *requests)
{
  vedette_each (VedetteDiceRequest, request, requests)
    if (request->sealed != NULL)
      return TRUE;
  return FALSE;
}

static void
set_error (VedetteDiceRequest       *self,
           VedetteDiceRequestError   code,
           const char               *message,
           GError                  **error)
{
  if (error == NULL)
    return;
  g_set_error_literal (error, VEDETTE_DICE_REQUEST_ERROR, (int) code, message);
  vedette_dice_request_error_get_private (*error)->request = g_object_ref (self);
}

static void
ask_for_more (VedetteDiceRequest  *self,
              GError             **error)
{
  /* Translators: what a die is rolled for */
  g_autofree char *message = g_strdup_printf (_("Another die roll is needed. Enter the number: %s"), self->label);

  set_error (self, VEDETTE_DICE_REQUEST_ERROR_MORE, message, error);
}

static void
note_roll (VedetteDiceRequest *self,
           VedetteDice        *dice,
           VedetteEdit        *edit,
           int                 natural)
{
  JsonObject *facts = vedette_edit_get_facts (edit);
  JsonObject *roll = json_object_new ();
  const char *name = vedette_dice_request_get_name (self, natural);

  if (self->party != NULL)
    json_object_set_string_member (roll, "party", self->party);
  json_object_set_int_member (roll, "sides", self->sides);
  json_object_set_int_member (roll, "natural", natural);
  if (name != NULL)
    json_object_set_string_member (roll, "name", name);
  json_object_set_string_member (roll, "dice", vedette_enum_get_nick (VEDETTE_TYPE_DICE_SOURCE,
                                                                      (int) vedette_dice_get_source (dice)));
  if (!json_object_has_member (facts, VEDETTE_FACT_ROLLS))
    json_object_set_array_member (facts, VEDETTE_FACT_ROLLS, json_array_new ());
  json_array_add_object_element (json_object_get_array_member (facts, VEDETTE_FACT_ROLLS), roll);
}

/**
 * vedette_dice_request_roll:
 * @edit: the step of the move, which keeps the die among its facts as %VEDETTE_FACT_ROLLS
 * @natural: (out): what the die shows; untouched on failure
 * @error: of the dice; or %VEDETTE_DICE_REQUEST_ERROR_MORE if all that were typed are used, so that the players can be
 *   asked for one more, and the move made again with all of them; or %VEDETTE_DICE_REQUEST_ERROR_SEALED if any was typed and
 *   only the program rolls this one
 *
 * Rolls the die.
 */
gboolean
vedette_dice_request_roll (VedetteDiceRequest  *self,
                           VedetteDice         *dice,
                           VedetteEdit         *edit,
                           int                 *natural,
                           GError             **error)
{
  g_autoptr (GError) local = NULL;

  if (self->sealed != NULL && vedette_dice_is_typed (dice))
    {
      set_error (self, VEDETTE_DICE_REQUEST_ERROR_SEALED, self->sealed, error);
      return FALSE;
    }
  if (vedette_dice_roll (dice, self->sides, natural, &local))
    {
      note_roll (self, dice, edit, *natural);
      return TRUE;
    }
  /* A seed that is at its end has none left either, but nobody can type what it lacks. */
  if (g_error_matches (local, VEDETTE_DICE_ERROR, VEDETTE_DICE_ERROR_NONE_LEFT) &&
      vedette_dice_get_source (dice) == VEDETTE_DICE_TYPED)
    ask_for_more (self, error);
  else
    g_propagate_error (error, g_steal_pointer (&local));
  return FALSE;
}

static VedetteDiceRequest *
get_request (const GError            *error,
             VedetteDiceRequestError  code)
{
  if (!g_error_matches (error, VEDETTE_DICE_REQUEST_ERROR, (int) code))
    return NULL;
  return vedette_dice_request_error_get_private (error)->request;
}

/**
 * vedette_dice_request_get_missing:
 * @error: why a move was not made
 *
 * Returns: (transfer none) (nullable): the die that is asked for besides those that were typed; %NULL if that is not the
 *   reason
 */
VedetteDiceRequest *
vedette_dice_request_get_missing (const GError *error)
{
  return get_request (error, VEDETTE_DICE_REQUEST_ERROR_MORE);
}

/**
 * vedette_dice_request_get_refused:
 * @error: why a move was not made
 *
 * Returns: (transfer none) (nullable): the die that only the program rolls, though dice were typed; %NULL if that is not the
 *   reason
 */
VedetteDiceRequest *
vedette_dice_request_get_refused (const GError *error)
{
  return get_request (error, VEDETTE_DICE_REQUEST_ERROR_SEALED);
}
