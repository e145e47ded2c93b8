/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who might make the attempt: every line of a side with what it needs, the best first. */

#include "core/skirmish/state/vedette-candidates.h"

#include <string.h>

#include "core/skirmish/state/vedette-card-object.h"
#include "core/skirmish/state/vedette-duel.h"
#include "core/typed/vedette-scan.h"

/* How much of a hidden line's name must be known to find it */
#define LETTERS_OF_HIDDEN 3

VEDETTE_DEFINE_VALUE (VedetteCandidate, vedette_candidate, VEDETTE_CANDIDATE_FIELDS)

int
vedette_candidate_get_need (VedetteCandidate *self)
{
  return vedette_attempt_get_need (&self->attempt);
}

int
vedette_candidate_get_need_reach (VedetteCandidate *self)
{
  VedetteAttempt attempt = self->attempt;

  attempt.reach = TRUE;
  return vedette_attempt_get_need (&attempt);
}

/* Returns: what he needs, or would need, in melee */
int
vedette_candidate_get_need_engaged (VedetteCandidate *self)
{
  VedetteAttempt attempt = self->attempt;

  attempt.engaged = TRUE;
  return vedette_attempt_get_need (&attempt);
}

int
vedette_candidate_get_need_card (VedetteCandidate *self)
{
  VedetteAttempt attempt = self->attempt;

  attempt.card = TRUE;
  return vedette_attempt_get_need (&attempt);
}

/**
 * vedette_candidate_is_possible:
 *
 * Returns: whether any face of the die would do as things stand, in reach at best
 */
gboolean
vedette_candidate_is_possible (VedetteCandidate *self)
{
  return vedette_candidate_get_need_reach (self) <= VEDETTE_ATTEMPT_SIDES;
}

/**
 * vedette_candidate_is_found:
 * @text: what was typed to find him
 *
 * Returns: whether his name has that text in it, in any case. A line that is hidden is no part of lists that both sides
 *   see, until somebody who knows of it types some letters of its name.
 */
gboolean
vedette_candidate_is_found (VedetteCandidate *self,
                            const char       *text)
{
  g_autofree char *wanted = vedette_scan_fold_name (text);
  g_autofree char *name = vedette_scan_fold_name (vedette_figure_get_name (self->figure));

  if (strstr (name, wanted) == NULL)
    return FALSE;
  return !vedette_figure_get_hidden (self->figure) || g_utf8_strlen (wanted, -1) >= LETTERS_OF_HIDDEN ||
         (*wanted != '\0' && g_str_equal (wanted, name));
}

static int
compare (gconstpointer a,
         gconstpointer b)
{
  VedetteCandidate *left = *(VedetteCandidate * const *) a;
  VedetteCandidate *right = *(VedetteCandidate * const *) b;
  int by_need = vedette_candidate_get_need (left) - vedette_candidate_get_need (right);

  if (by_need != 0)
    return by_need;
  return left->place < right->place ? -1 : left->place > right->place;
}

/* One look at all cards instead of one for each line */
static GHashTable *
map_cards (const VedetteSkirmish *skirmish)
{
  GHashTable *map = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, g_object_unref);

  vedette_each (VedetteOrderCard, card, vedette_battle_get_records (skirmish->battle, VEDETTE_TYPE_ORDER_CARD))
    {
      const VedetteIds *actors = vedette_order_card_get_actors (card);

      if (!vedette_card_object_is_usable (skirmish, card))
        continue;
      for (guint k = 0; k < vedette_ids_get_n (actors); k++)
        {
          gint64 *key = g_new (gint64, 1);

          *key = vedette_ids_get (actors, k);
          g_hash_table_replace (map, key, g_object_ref (card));
        }
    }
  return map;
}

/**
 * vedette_candidates_rank:
 * @side: a force
 * @with_cards: whether its order cards may be seen; never for the eyes of the other side
 *
 * Returns: (transfer full): its lines on the table as [class@Vedette.Candidate], the lowest number first, alike ones in
 *   the order of the roster
 */
GListModel *
vedette_candidates_rank (VedetteBattle *battle,
                         gint64         side,
                         gboolean       with_cards)
{
  GListModel *figures = vedette_battle_get_records (battle, VEDETTE_TYPE_FIGURE);
  GListStore *ranked = g_list_store_new (VEDETTE_TYPE_CANDIDATE);
  g_autoptr (GPtrArray) found = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GHashTable) cards = NULL;
  VedetteSkirmish skirmish;
  int counters;

  vedette_skirmish_read (&skirmish, battle);
  if (with_cards)
    cards = map_cards (&skirmish);
  counters = vedette_duel_get_counters (&skirmish, side);
  for (guint i = 0; i < g_list_model_get_n_items (figures); i++)
    {
      g_autoptr (VedetteFigure) figure = g_list_model_get_item (figures, i);
      VedetteRoller roller = vedette_roller_new (battle, side, figure);
      gint64 id = vedette_record_get_id (VEDETTE_RECORD (figure));

      if (vedette_figure_get_side (figure) != side || !vedette_figure_is_on_table (figure))
        continue;
      g_ptr_array_add (found, vedette_value_new (VedetteCandidate,
        .figure = figure,
        .card = cards != NULL ? g_hash_table_lookup (cards, &id) : NULL,
        .attempt = {
          .troops = vedette_figure_get_troops (figure),
          .leader = vedette_figure_get_leader (figure),
          .counters = counters,
          .engaged = vedette_figure_is_engaged (figure),
          .break_off = vedette_figure_get_break_off (figure),
          .traits = vedette_roller_sum_traits (&roller),
        },
        .place = i));
    }
  g_ptr_array_sort (found, compare);
  g_list_store_splice (ranked, 0, 0, found->pdata, found->len);
  return G_LIST_MODEL (ranked);
}
