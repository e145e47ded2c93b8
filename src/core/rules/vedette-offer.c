/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What may be done now: a move with its declaration filled in as far as it is known, and how it is put to the players. */

#include "vedette-config.h"

#include "core/rules/vedette-offer.h"

VEDETTE_DEFINE_ENUM (VedetteOfferPlace, vedette_offer_place, NULL, VEDETTE_OFFER_PLACE_VALUES)
VEDETTE_DEFINE_ENUM (VedetteAsk, vedette_ask, NULL, VEDETTE_ASK_VALUES)

VEDETTE_DEFINE_VALUE (VedetteOffer, vedette_offer, VEDETTE_OFFER_FIELDS)

/**
 * vedette_offer_set_keys:
 * @key: (nullable): instead of that of the kind: %VEDETTE_OFFER_ENTER, a digit, a small letter, or one with “Ctrl+”
 * @second_key: (nullable): another that does the same
 */
void
vedette_offer_set_keys (VedetteOffer *self,
                        const char   *key,
                        const char   *second_key)
{
  vedette_value_set_text (self, key, key);
  vedette_value_set_text (self, second_key, second_key);
}

/**
 * vedette_offer_set_ask:
 * @dialog: (nullable): which dialog of the system asks; %NULL for the form of all declarations
 */
void
vedette_offer_set_ask (VedetteOffer *self,
                       VedetteAsk    ask,
                       const char   *dialog)
{
  self->ask = ask;
  vedette_value_set_text (self, dialog, dialog);
}

gboolean
vedette_offer_is_open (VedetteOffer *self)
{
  return self->ruling->verdict == VEDETTE_VERDICT_ALLOWED;
}

/**
 * vedette_offer_get_ask:
 *
 * Returns: when it is asked what can be said of the move; of one that cannot be made now nothing is asked
 */
VedetteAsk
vedette_offer_get_ask (VedetteOffer *self)
{
  return vedette_offer_is_open (self) ? self->ask : VEDETTE_ASK_NOTHING;
}

/**
 * vedette_offer_asks:
 * @shifted: whether Shift is held
 *
 * Returns: whether something is asked before the move is made
 */
gboolean
vedette_offer_asks (VedetteOffer *self,
                    gboolean      shifted)
{
  VedetteAsk ask = vedette_offer_get_ask (self);

  return ask == VEDETTE_ASK_FIRST || (ask == VEDETTE_ASK_WITH_SHIFT && shifted);
}

gboolean
vedette_offer_has_key (VedetteOffer *self,
                       const char   *key)
{
  return g_strcmp0 (self->key, key) == 0 || g_strcmp0 (self->second_key, key) == 0;
}

/**
 * vedette_offers_find_key:
 * @offers: (element-type VedetteOffer): in their order
 *
 * Returns: (transfer full) (nullable): what the key does now
 */
VedetteOffer *
vedette_offers_find_key (GListModel *offers,
                         const char *key)
{
  vedette_each (VedetteOffer, offer, offers)
    if (vedette_offer_has_key (offer, key))
      return g_object_ref (offer);
  return NULL;
}

/* Returns: whether the key is still free; it is not any more */
static gboolean
take_key (GHashTable *taken,
          const char *key)
{
  if (key == NULL || g_hash_table_contains (taken, key))
    return FALSE;
  g_hash_table_add (taken, (gpointer) key);
  return TRUE;
}

/**
 * vedette_offers_settle_keys:
 * @offers: (element-type VedetteOffer): in their order
 *
 * Takes each key from all but the first that has it, so that no key means two things.
 */
void
vedette_offers_settle_keys (GListModel *offers)
{
  g_autoptr (GHashTable) taken = g_hash_table_new (g_str_hash, g_str_equal);

  vedette_each (VedetteOffer, offer, offers)
    {
      if (!take_key (taken, offer->key))
        vedette_value_set_text (offer, key, NULL);
      if (!take_key (taken, offer->second_key))
        vedette_value_set_text (offer, second_key, NULL);
    }
}
