/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What may be done now: a move with its declaration filled in as far as it is known, and how it is put to the players. */

#include "vedette-config.h"

#include "core/rules/vedette-offer.h"

VEDETTE_DEFINE_ENUM (VedetteOfferPlace, vedette_offer_place, NULL, VEDETTE_OFFER_PLACE_VALUES)
VEDETTE_DEFINE_ENUM (VedetteAsk, vedette_ask, NULL, VEDETTE_ASK_VALUES)

struct _VedetteOffer
{
  GObject parent_instance;

  VedetteMove *move;
  VedetteRuling *ruling;
  VedetteOfferPlace place;
  VedetteAsk ask;
  char *label;
  char *detail;
  char *key;
  char *second_key;
  char *dialog;
};

G_DEFINE_FINAL_TYPE (VedetteOffer, vedette_offer, G_TYPE_OBJECT)

static void
vedette_offer_finalize (GObject *object)
{
  VedetteOffer *self = VEDETTE_OFFER (object);

  g_clear_object (&self->move);
  g_clear_object (&self->ruling);
  g_free (self->label);
  g_free (self->detail);
  g_free (self->key);
  g_free (self->second_key);
  g_free (self->dialog);

  G_OBJECT_CLASS (vedette_offer_parent_class)->finalize (object);
}

static void
vedette_offer_class_init (VedetteOfferClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = vedette_offer_finalize;
}

static void
vedette_offer_init (VedetteOffer *self)
{
}

/**
 * vedette_offer_new:
 * @move: (transfer full): with what is known of its declaration
 *
 * Returns: (transfer full): an offer with the label and the key of the move's kind, that asks nothing
 */
VedetteOffer *
vedette_offer_new (VedetteMove       *move,
                   VedetteOfferPlace  place)
{
  VedetteOffer *self = g_object_new (VEDETTE_TYPE_OFFER, NULL);

  self->move = move;
  self->place = place;
  self->label = g_strdup (vedette_move_get_label (move));
  self->key = g_strdup (vedette_move_get_key (move));
  return self;
}

void
vedette_offer_set_place (VedetteOffer      *self,
                         VedetteOfferPlace  place)
{
  self->place = place;
}

/**
 * vedette_offer_set_label:
 * @label: what stands on its button, where that is more than what the kind of move is called
 */
void
vedette_offer_set_label (VedetteOffer *self,
                         const char   *label)
{
  g_free (self->label);
  self->label = g_strdup (label);
}

/**
 * vedette_offer_set_detail:
 * @detail: (nullable): what helps to choose it among others of its kind
 */
void
vedette_offer_set_detail (VedetteOffer *self,
                          const char   *detail)
{
  g_free (self->detail);
  self->detail = g_strdup (detail);
}

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
  g_free (self->key);
  g_free (self->second_key);
  self->key = g_strdup (key);
  self->second_key = g_strdup (second_key);
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
  g_free (self->dialog);
  self->dialog = g_strdup (dialog);
}

/**
 * vedette_offer_set_ruling:
 * @ruling: whether the move may be made now
 */
void
vedette_offer_set_ruling (VedetteOffer  *self,
                          VedetteRuling *ruling)
{
  g_set_object (&self->ruling, ruling);
}

/**
 * vedette_offer_get_move:
 *
 * Returns: (transfer none): what is done, once what is asked has been added
 */
VedetteMove *
vedette_offer_get_move (VedetteOffer *self)
{
  return self->move;
}

VedetteOfferPlace
vedette_offer_get_place (VedetteOffer *self)
{
  return self->place;
}

const char *
vedette_offer_get_label (VedetteOffer *self)
{
  return self->label;
}

/* Returns: (nullable): */
const char *
vedette_offer_get_detail (VedetteOffer *self)
{
  return self->detail;
}

/**
 * vedette_offer_get_key:
 *
 * Returns: (nullable): the key that does it
 */
const char *
vedette_offer_get_key (VedetteOffer *self)
{
  return self->key;
}

/**
 * vedette_offer_get_second_key:
 *
 * Returns: (nullable): another key that does the same, for those who know it
 */
const char *
vedette_offer_get_second_key (VedetteOffer *self)
{
  return self->second_key;
}

/**
 * vedette_offer_get_dialog:
 *
 * Returns: (nullable): which dialog of the system asks; %NULL for the form of all declarations
 */
const char *
vedette_offer_get_dialog (VedetteOffer *self)
{
  return self->dialog;
}

/**
 * vedette_offer_get_ruling:
 *
 * Returns: (transfer none): whether the move may be made now, and if not, why
 */
VedetteRuling *
vedette_offer_get_ruling (VedetteOffer *self)
{
  return self->ruling;
}

gboolean
vedette_offer_is_open (VedetteOffer *self)
{
  return vedette_ruling_get_verdict (self->ruling) == VEDETTE_VERDICT_ALLOWED;
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
  for (guint i = 0; i < g_list_model_get_n_items (offers); i++)
    {
      g_autoptr (VedetteOffer) offer = g_list_model_get_item (offers, i);

      if (vedette_offer_has_key (offer, key))
        return g_steal_pointer (&offer);
    }
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

  for (guint i = 0; i < g_list_model_get_n_items (offers); i++)
    {
      g_autoptr (VedetteOffer) offer = g_list_model_get_item (offers, i);

      if (!take_key (taken, offer->key))
        g_clear_pointer (&offer->key, g_free);
      if (!take_key (taken, offer->second_key))
        g_clear_pointer (&offer->second_key, g_free);
    }
}
