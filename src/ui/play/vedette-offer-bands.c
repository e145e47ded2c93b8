/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which of the offers stand in which band of the Play view. What is due and what may be done instead stand together as long as
   there is room beside what is due; of more than that, the rest has the places of the moves, as long as none of these is open:
   it would push them out of sight. Choices that are due, as the ways to begin after a snatch, have these for themselves. */

#include "vedette-config.h"

#include "ui/play/vedette-offer-bands.h"

/* So many buttons have room beside what is due. */
#define ROOM 3

/* Returns: (transfer full): the offers that have one of the places from @first to @last */
static GPtrArray *
list_places (GListModel        *offers,
             VedetteOfferPlace  first,
             VedetteOfferPlace  last)
{
  GPtrArray *list = g_ptr_array_new_with_free_func (g_object_unref);

  vedette_each (VedetteOffer, offer, offers)
    if (offer->place >= first && offer->place <= last)
      g_ptr_array_add (list, g_object_ref (offer));
  return list;
}

static gboolean
is_next (VedetteOffer *offer)
{
  return g_strcmp0 (offer->key, VEDETTE_OFFER_ENTER) == 0;
}

/* Whether several things are due of which one is chosen */
static gboolean
are_choices (GPtrArray *due)
{
  guint n = 0;

  for (guint i = 0; i < due->len; i++)
    n += ((VedetteOffer *) due->pdata[i])->place == VEDETTE_OFFER_DUE && !is_next (due->pdata[i]);
  return n > 1;
}

static void
add_all (GListStore *store,
         GPtrArray  *offers,
         guint       from)
{
  /* An array that never had anything in it has no place to count from. */
  if (offers->len > from)
    g_list_store_splice (store, g_list_model_get_n_items (G_LIST_MODEL (store)), 0, offers->pdata + from, offers->len - from);
}

/* Of more than there is room for beside what is due */
static void
divide (VedetteOfferBands *self,
        GPtrArray         *due,
        gboolean           choices)
{
  for (guint i = 0; i < due->len; i++)
    g_list_store_append (is_next (due->pdata[i]) || (!choices && i < ROOM) ? self->due : self->moves, due->pdata[i]);
}

static gboolean
has_open (GPtrArray *offers)
{
  for (guint i = 0; i < offers->len; i++)
    if (vedette_offer_is_open (offers->pdata[i]))
      return TRUE;
  return FALSE;
}

/**
 * vedette_offer_bands_init:
 * @offers: (element-type VedetteOffer): what may be done now
 */
void
vedette_offer_bands_init (VedetteOfferBands *self,
                          GListModel        *offers)
{
  g_autoptr (GPtrArray) due = list_places (offers, VEDETTE_OFFER_DUE, VEDETTE_OFFER_MAY);
  g_autoptr (GPtrArray) only_due = list_places (offers, VEDETTE_OFFER_DUE, VEDETTE_OFFER_DUE);
  g_autoptr (GPtrArray) actions = list_places (offers, VEDETTE_OFFER_ACTION, VEDETTE_OFFER_ACTION);
  g_autoptr (GPtrArray) tools = list_places (offers, VEDETTE_OFFER_TOOL, VEDETTE_OFFER_TOOL);
  gboolean choices = due->len > ROOM && are_choices (due);

  self->awake = FALSE;
  self->due = g_list_store_new (VEDETTE_TYPE_OFFER);
  self->moves = g_list_store_new (VEDETTE_TYPE_OFFER);
  self->tools = g_list_store_new (VEDETTE_TYPE_OFFER);
  if (due->len <= ROOM)
    add_all (self->due, due, 0);
  else
    divide (self, due, choices);
  if (!choices && (has_open (actions) || g_list_model_get_n_items (G_LIST_MODEL (self->moves)) == 0))
    add_all (self->moves, actions, 0);
  add_all (self->tools, tools, 0);
  self->acts = choices || (has_open (actions) && !has_open (only_due));
  vedette_each (VedetteOffer, offer, G_LIST_MODEL (self->moves))
    self->awake = self->awake || vedette_offer_is_open (offer);
}

void
vedette_offer_bands_clear (VedetteOfferBands *self)
{
  g_clear_object (&self->due);
  g_clear_object (&self->moves);
  g_clear_object (&self->tools);
}
