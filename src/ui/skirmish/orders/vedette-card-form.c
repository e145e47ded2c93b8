/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the form of an order card says, before it is a card: as a draft that is kept, as a preview, as a declared move. */

#include "vedette-config.h"

#include "ui/skirmish/orders/vedette-card-form.h"

#include "core/skirmish/state/vedette-skirmish.h"

/* Cards are counted within their side, as the edit that adds one does. */
static int
find_number (const VedetteSkirmish *skirmish,
             gint64                 side)
{
  int highest = 0;

  vedette_each (VedetteOrderCard, card, vedette_battle_get_records (skirmish->battle, VEDETTE_TYPE_ORDER_CARD))
    if (vedette_order_card_get_side (card) == side)
      highest = MAX (highest, vedette_order_card_get_number (card));
  return highest + 1;
}

static void
add_actors (VedetteCardForm       *self,
            const VedetteSkirmish *skirmish,
            const VedetteIds      *actors)
{
  for (guint i = 0; i < vedette_ids_get_n (actors); i++)
    {
      VedetteFigure *figure = vedette_skirmish_find_figure (skirmish, vedette_ids_get (actors, i));
      int count = figure != NULL ? vedette_figure_get_count (figure) : 1;
      VedetteActor actor = { vedette_ids_get (actors, i), count, count };

      g_array_append_val (self->chosen, actor);
    }
}

/**
 * vedette_card_form_new:
 * @side: whose card it is
 * @card: (nullable): the card to change, %NULL for a new one
 *
 * Returns: (transfer full): what stands on the card
 */
VedetteCardForm *
vedette_card_form_new (VedetteSession   *session,
                       gint64            side,
                       VedetteOrderCard *card)
{
  VedetteCardForm *self = g_new0 (VedetteCardForm, 1);
  VedetteSkirmish skirmish;

  vedette_skirmish_read (&skirmish, vedette_session_get_battle (session));
  self->side = side;
  self->chosen = g_array_new (FALSE, FALSE, sizeof (VedetteActor));
  self->objective = card != NULL ? vedette_order_card_get_objective (card) : VEDETTE_OBJECTIVE_TASK;
  self->number = card != NULL ? vedette_order_card_get_number (card) : find_number (&skirmish, side);
  if (card != NULL)
    {
      self->card = vedette_record_get_id (VEDETTE_RECORD (card));
      self->target = vedette_order_card_get_target (card);
      add_actors (self, &skirmish, vedette_order_card_get_actors (card));
    }
  /* The whole, as it is written back */
  if (card != NULL)
    g_object_get (card, "place", &self->place, NULL);
  else
    self->place = g_strdup ("");
  self->order = g_strdup (card != NULL ? vedette_order_card_get_order (card) : "");
  self->condition = g_strdup (card != NULL ? vedette_order_card_get_condition (card) : "");
  return self;
}

void
vedette_card_form_free (VedetteCardForm *self)
{
  g_array_unref (self->chosen);
  g_free (self->place);
  g_free (self->order);
  g_free (self->condition);
  g_free (self);
}

/**
 * vedette_card_form_equal:
 *
 * Returns: whether both say the same
 */
gboolean
vedette_card_form_equal (const VedetteCardForm *self,
                         const VedetteCardForm *other)
{
  if (self->chosen->len != other->chosen->len)
    return FALSE;
  for (guint i = 0; i < self->chosen->len; i++)
    {
      const VedetteActor *one = &g_array_index (self->chosen, VedetteActor, i);
      const VedetteActor *two = &g_array_index (other->chosen, VedetteActor, i);

      if (one->line != two->line || one->men != two->men)
        return FALSE;
    }
  return self->each == other->each && self->objective == other->objective && self->target == other->target &&
         g_str_equal (self->place, other->place) && g_str_equal (self->order, other->order) &&
         g_str_equal (self->condition, other->condition);
}

/**
 * vedette_card_form_declare:
 * @actors: who carries it out, where lines were split
 *
 * Returns: (transfer full): the move that writes the card, or changes it
 */
VedetteMove *
vedette_card_form_declare (const VedetteCardForm *self,
                           VedetteSession        *session,
                           const VedetteIds      *actors)
{
  VedetteMove *move = vedette_session_new_move (session, self->card != 0 ? "set-card" : "add-card");

  g_object_set (move, "actors", actors, "objective", self->objective, "place", self->place, "order", self->order, "condition",
                self->condition, NULL);
  if (self->card != 0)
    g_object_set (move, "card", self->card, NULL);
  else
    g_object_set (move, "side", self->side, "each", self->each, NULL);
  if (self->target != 0)
    g_object_set (move, "target", self->target, NULL);
  else if (self->card != 0)
    g_object_set (move, "no-target", TRUE, NULL);
  return move;
}

/**
 * vedette_card_form_preview:
 *
 * Returns: (transfer full): the card as it would be, in no battle
 */
VedetteOrderCard *
vedette_card_form_preview (const VedetteCardForm *self)
{
  VedetteOrderCard *card = g_object_new (VEDETTE_TYPE_ORDER_CARD, NULL);
  g_autoptr (GArray) lines = g_array_new (FALSE, FALSE, sizeof (gint64));
  g_autoptr (VedetteIds) actors = NULL;

  for (guint i = 0; i < self->chosen->len; i++)
    g_array_append_val (lines, g_array_index (self->chosen, VedetteActor, i).line);
  actors = vedette_ids_new ((const gint64 *) (gconstpointer) lines->data, lines->len);
  g_object_set (card, "number", self->number, "side", self->side, "actors", actors, "objective", self->objective, "target",
                self->target, "place", self->place, "order", self->order, "condition", self->condition, "state",
                self->condition[0] != '\0' ? VEDETTE_CARD_DORMANT : VEDETTE_CARD_LIVE, NULL);
  return card;
}

static char *
make_key (gint64 side,
          gint64 card)
{
  return g_strdup_printf ("vedette-card-draft-%" G_GINT64_FORMAT "-%" G_GINT64_FORMAT, side, card);
}

/**
 * vedette_card_draft_keep:
 * @form: (transfer full): what is to be there when the same card is written again
 *
 * A draft is its side's secret, and is in no file: it is kept as long as the battle is open.
 */
void
vedette_card_draft_keep (VedetteSession  *session,
                         VedetteCardForm *form)
{
  g_autofree char *key = make_key (form->side, form->card);

  g_object_set_data_full (G_OBJECT (session), key, form, (GDestroyNotify) vedette_card_form_free);
}

/**
 * vedette_card_draft_take:
 * @card: 0 for a new one
 *
 * Returns: (transfer full) (nullable): the draft, which is then kept no more
 */
VedetteCardForm *
vedette_card_draft_take (VedetteSession *session,
                         gint64          side,
                         gint64          card)
{
  g_autofree char *key = make_key (side, card);

  return g_object_steal_data (G_OBJECT (session), key);
}
