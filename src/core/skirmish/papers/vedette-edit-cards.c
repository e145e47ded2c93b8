/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Edits of the order cards, which are written before play. */

#include "vedette-config.h"

#include <glib/gi18n-lib.h>

#include "core/rules/vedette-choice.h"
#include "core/rules/vedette-draft.h"
#include "core/rules/vedette-facts.h"
#include "core/skirmish/papers/vedette-papers.h"
#include "core/skirmish/state/vedette-card-object.h"
#include "core/skirmish/state/vedette-reveal.h"
#include "core/skirmish/state/vedette-skirmish-choices.h"
#include "core/skirmish/words/vedette-sentences.h"
#include "core/typed/vedette-scan.h"

#define MAX_NUMBER 999

static gboolean
is_open (VedetteOrderCard *card)
{
  VedetteCardState state = vedette_order_card_get_state (card);

  return state == VEDETTE_CARD_DORMANT || state == VEDETTE_CARD_LIVE;
}

/* A card waits for its condition (S-40). What has come true stays true when the words for it are changed, and a card that
 * lost its men can have others as long as cards are written. */
static void
fit_state (const VedetteSkirmish *skirmish,
           VedetteOrderCard      *draft,
           gboolean               had_condition)
{
  gboolean has_condition = vedette_order_card_get_condition (draft)[0] != '\0';
  gboolean early = vedette_skirmish_game_get_state (skirmish->game) == VEDETTE_STATE_SETUP;
  VedetteCardState state = vedette_order_card_get_state (draft);

  if (state == VEDETTE_CARD_VOID && early && vedette_order_card_get_judged (draft) != VEDETTE_TRI_NO &&
      vedette_ids_get_n (vedette_order_card_get_actors (draft)) > 0)
    state = has_condition ? VEDETTE_CARD_DORMANT : VEDETTE_CARD_LIVE;
  else if (state == VEDETTE_CARD_DORMANT && !has_condition)
    state = VEDETTE_CARD_LIVE;
  else if (state == VEDETTE_CARD_LIVE && has_condition && !had_condition)
    state = VEDETTE_CARD_DORMANT;
  g_object_set (draft, "state", state, NULL);
}

/* What was said of an order is not said of another one (S-37). */
static gboolean
is_about_same (VedetteOrderCard *card,
               VedetteOrderCard *draft)
{
  return vedette_order_card_get_objective (card) == vedette_order_card_get_objective (draft) &&
         vedette_order_card_get_target (card) == vedette_order_card_get_target (draft) &&
         g_str_equal (vedette_order_card_get_place (card), vedette_order_card_get_place (draft)) &&
         g_str_equal (vedette_order_card_get_order (card), vedette_order_card_get_order (draft));
}

static gboolean
fit_card (const VedetteRecordChange  *change,
          GError                    **error)
{
  VedetteOrderCard *card = change->record, *draft = change->draft;
  gboolean had_condition = card != NULL && vedette_order_card_get_condition (card)[0] != '\0';
  gboolean has_target = vedette_move_is_said (change->move, "target");
  gboolean has_place = vedette_move_is_said (change->move, "place");

  /* What an enemy or a place is called is said once: as the target or in words. A task may need both. */
  if (vedette_order_card_get_objective (draft) != VEDETTE_OBJECTIVE_TASK && has_target != has_place)
    {
      if (has_target)
        g_object_set (draft, "place", "", NULL);
      else if (vedette_order_card_get_place (draft)[0] != '\0')
        g_object_set (draft, "target", (gint64) 0, NULL);
    }
  if (card != NULL && !is_about_same (card, draft))
    g_object_set (draft, "judged", VEDETTE_TRI_UNTRACKED, NULL);
  fit_state (change->context, draft, had_condition);
  return TRUE;
}

/* S-35: cards are written before play. Without order cards nobody writes one; those that are written stay what they are. */
static void
open_card (const VedetteContext *skirmish,
           VedetteRecordHow      how,
           VedetteRuling        *ruling)
{
  if (how == VEDETTE_RECORD_REMOVE)
    return;
  if (vedette_skirmish_game_get_state (skirmish->game) != VEDETTE_STATE_SETUP)
    vedette_ruling_refuse (ruling, "S-X25", _("Order cards can be written only before the battle starts"));
  if (how == VEDETTE_RECORD_ADD &&
      vedette_house_rules_get (&skirmish->house, "order-cards") == VEDETTE_ORDER_CARDS_OFF)
    vedette_ruling_refuse (ruling, "S-35", _("Order cards are turned off. Turn them on in Battle Settings › Order Cards."));
}

/* S-35, A-S28: a scenario may hand out so many cards. Whatever became of a card, it was one of them. */
static void
check_limit (const VedetteSkirmish *skirmish,
             gint64                 side,
             guint                  n_new,
             VedetteRuling         *ruling)
{
  GListModel *cards = vedette_battle_get_records (skirmish->battle, VEDETTE_TYPE_ORDER_CARD);
  int limit = vedette_about_get_cards_each (skirmish->about), n = (int) n_new;

  if (vedette_house_rules_get (&skirmish->house, "order-cards") != VEDETTE_ORDER_CARDS_N)
    return;
  vedette_each (VedetteOrderCard, card, cards)
    if (vedette_order_card_get_side (card) == side)
      n++;
  if (n > limit)
    /* Translators: the name of a side, and how many cards it may have */
    vedette_ruling_refuse (ruling, "S-35", g_dngettext (GETTEXT_PACKAGE, "%s can have at most %d card. Change this limit in "
                                                                         "Battle Settings › Order Cards.",
                                                        "%s can have at most %d cards. Change this limit in Battle Settings › "
                                                        "Order Cards.", (gulong) limit),
                           vedette_skirmish_get_side_name (skirmish, side), limit);
}

/* Finds a card of the same side, other than @card, that already binds the line. */
static VedetteOrderCard *
find_other_card (const VedetteSkirmish *skirmish,
                 VedetteOrderCard      *card,
                 gint64                 side,
                 gint64                 line)
{
  vedette_each (VedetteOrderCard, other, vedette_battle_get_records (skirmish->battle, VEDETTE_TYPE_ORDER_CARD))
    if (other != card && is_open (other) && vedette_order_card_get_side (other) == side &&
        vedette_ids_contains (vedette_order_card_get_actors (other), line))
      return other;
  return NULL;
}

static void
check_actors (const VedetteSkirmish *skirmish,
              VedetteOrderCard      *card,
              VedetteOrderCard      *draft,
              VedetteRuling         *ruling)
{
  const VedetteIds *actors = vedette_order_card_get_actors (draft);
  gint64 side = vedette_order_card_get_side (draft);

  if (vedette_ids_get_n (actors) == 0)
    vedette_ruling_refuse_about (ruling, "S-36", "actors", _("Choose who carries out the card"));
  for (guint i = 0; i < vedette_ids_get_n (actors); i++)
    {
      VedetteFigure *figure = vedette_skirmish_find_figure (skirmish, vedette_ids_get (actors, i));
      VedetteOrderCard *other = find_other_card (skirmish, card, side, vedette_ids_get (actors, i));

      if (vedette_figure_get_side (figure) != side)
        vedette_ruling_refuse (ruling, "S-36",
                               vedette_figure_say (figure,
                                                   /* Translators: the name of a line, such as “Wat” or “Archers”; the plural
                                                    * form goes by how many figures it has */
                                                   "%s is on the other side and cannot carry out this card",
                                                   "%s are on the other side and cannot carry out this card"),
                               vedette_figure_get_name (figure));
      if (other != NULL)
        vedette_ruling_refuse (ruling, "S-X25",
                               /* Translators: the name of a line, such as “Wat” or “Archers”, and the number of an order
                                * card; the plural form goes by how many figures it has */
                               vedette_figure_say (figure, "%s is already on card %d and cannot be on two cards",
                                                   "%s are already on card %d and cannot be on two cards"),
                               vedette_figure_get_name (figure), vedette_order_card_get_number (other));
    }
}

/* Cards are counted within their side; a number is not given again while a higher one is there. */
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

/* Returns: how many cards are to be written: one, or one for each who is on it (S-41) */
static guint
count_new (VedetteMove      *move,
           VedetteOrderCard *draft)
{
  return vedette_move_get_boolean (move, "each") ? MAX (vedette_ids_get_n (vedette_order_card_get_actors (draft)), 1) : 1;
}

static void
check_card (const VedetteRecordChange *change,
            VedetteRuling             *ruling)
{
  gint64 side = vedette_order_card_get_side (change->draft);
  guint n = count_new (change->move, change->draft);

  if (!vedette_card_object_check_target (change->context, change->draft, ruling))
    return;
  /* Nobody acts on it any more. */
  if (change->record != NULL && !is_open (change->draft))
    return;
  check_actors (change->context, change->record, change->draft, ruling);
  vedette_card_object_check (change->context, change->record, change->draft, ruling);
  if (change->record != NULL)
    return;
  check_limit (change->context, side, n, ruling);
  if (find_number (change->context, side) + (int) n - 1 > MAX_NUMBER)
    /* Translators: the most that there can be */
    vedette_ruling_forbid (ruling, NULL, g_dngettext (GETTEXT_PACKAGE, "A side can have at most %d card",
                                                      "A side can have at most %d cards", MAX_NUMBER), MAX_NUMBER);
}

static void
check_remove (const VedetteRecordChange *change,
              VedetteRuling             *ruling)
{
  if (change->id == vedette_skirmish_game_get_card (change->context->game))
    vedette_ruling_forbid (ruling, "S-39", _("This card cannot be removed yet: the next action must carry it out"));
}

/* The card's words, which only its own side sees */
static void
note_card (const VedetteSkirmish *skirmish,
           VedetteEdit           *edit,
           VedetteOrderCard      *card)
{
  JsonObject *facts = vedette_edit_get_facts (edit);
  g_autofree char *target = vedette_facts_name (skirmish->battle, vedette_order_card_get_target (card));

  json_object_set_array_member (facts, "actors",
                                vedette_facts_names (skirmish->battle, vedette_order_card_get_actors (card)));
  json_object_set_string_member (facts, "objective",
                                 vedette_enum_get_nick (VEDETTE_TYPE_OBJECTIVE,
                                                        (int) vedette_order_card_get_objective (card)));
  vedette_facts_note_text (edit, "target", target);
  vedette_facts_note_text (edit, "place", vedette_order_card_get_place (card));
  vedette_facts_note_text (edit, "order", vedette_order_card_get_order (card));
  vedette_facts_note_text (edit, "condition", vedette_order_card_get_condition (card));
}

/* Which card it is, and who may see the step */
static void
note_number (const VedetteSkirmish *skirmish,
             VedetteEdit           *edit,
             VedetteOrderCard      *card)
{
  vedette_papers_note_side (skirmish, edit, vedette_order_card_get_side (card));
  json_object_set_int_member (vedette_edit_get_facts (edit), "number", vedette_order_card_get_number (card));
  vedette_reveal_show_only (skirmish, edit, vedette_order_card_get_side (card));
}

static void
note (const VedetteRecordChange *change,
      VedetteEdit               *edit)
{
  if (change->record == NULL)
    g_object_set (change->draft, "number",
                  find_number (change->context, vedette_order_card_get_side (change->draft)), NULL);
  note_number (change->context, edit, change->record != NULL ? change->record : change->draft);
  if (change->record == NULL)
    note_card (change->context, edit, change->draft);
}

/* S-41: the same order for each, and each acts on his own. */
static gint64
insert_cards (const VedetteRecordChange *change,
              VedetteEdit               *edit)
{
  VedetteOrderCard *draft = change->draft;
  const VedetteIds *actors = vedette_order_card_get_actors (draft);
  guint n = count_new (change->move, draft);
  gint64 last = 0;

  if (n == 1)
    return vedette_edit_insert (edit, draft, -1);
  json_object_set_int_member (vedette_edit_get_facts (edit), "cards", n);
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (VedetteOrderCard) card = vedette_draft_copy (draft);
      g_autoptr (VedetteIds) actor = vedette_ids_new_one (vedette_ids_get (actors, i));

      g_object_set (card, "actors", actor, "number", vedette_order_card_get_number (draft) + (int) i, NULL);
      last = vedette_edit_insert (edit, card, -1);
    }
  return last;
}

/* Cards have no name; side and number tell them apart. */
static char *
say_card (const VedetteContext *skirmish,
          gpointer              card)
{
  return vedette_skirmish_say_card (skirmish, card);
}

/* The side of the card that is meant, or the one that is said */
static gint64
get_side (VedetteMove           *move,
          const VedetteSkirmish *skirmish)
{
  VedetteOrderCard *card = vedette_skirmish_find_card (skirmish, vedette_move_get_id (move, "card"));

  return card != NULL ? vedette_order_card_get_side (card) : vedette_move_get_id (move, "side");
}

static void
list_actors (VedetteMove          *move,
             const VedetteContext *skirmish,
             GListStore           *choices)
{
  vedette_skirmish_add_figures (skirmish, choices, get_side (move, skirmish), FALSE);
}

static void
list_targets (VedetteMove          *move,
              const VedetteContext *skirmish,
              GListStore           *choices)
{
  vedette_skirmish_add_figures (skirmish, choices, 0, FALSE);
  vedette_skirmish_add_contingents (skirmish, choices, 0);
  vedette_skirmish_add_places (skirmish, choices);
}

static void
add_place_name (GListStore *choices,
                GHashTable *known,
                const char *name)
{
  if (name[0] != '\0' && g_hash_table_add (known, vedette_scan_fold_name (name)))
    vedette_choice_add_nick (choices, name, name);
}

/* The places that everybody knows, and those of the side's own cards: what the other side has in mind is its secret. */
static void
list_places (VedetteMove          *move,
             const VedetteContext *skirmish,
             GListStore           *choices)
{
  GListModel *cards = vedette_battle_get_records (skirmish->battle, VEDETTE_TYPE_ORDER_CARD);
  gint64 side = get_side (move, skirmish);
  g_autoptr (GHashTable) known = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  vedette_each (VedettePlace, place, vedette_battle_get_records (skirmish->battle, VEDETTE_TYPE_PLACE))
    add_place_name (choices, known, vedette_place_get_name (place));
  vedette_each (VedetteOrderCard, card, side != 0 ? cards : NULL)
    if (vedette_order_card_get_side (card) == side)
      add_place_name (choices, known, vedette_order_card_get_place (card));
}

#define SAYS_OF_A_CARD "actors", "objective", "target", "place", "order", "condition"

const VedetteRecordKind vedette_order_card_kind = {
  .noun = "card",
  .type = vedette_order_card_get_type,
  .add = N_("Write Card"),
  .set = N_("Edit Card"),
  .remove = N_("Remove Card"),
  .add_says = (const char *const[]){ "side", SAYS_OF_A_CARD, "each", NULL },
  .set_says = (const char *const[]){ SAYS_OF_A_CARD, "no-target", NULL },
  .params = (const VedetteParam[]){
    /* S-41: a card for each of the actors instead of one for all */
    VEDETTE_SAY_FLAG ("each"),
    { { 0 } } },
  .lists = (const VedetteFieldList[]){
    { "side", vedette_skirmish_list_forces },
    { "actors", list_actors },
    /* a line or a contingent of either side, or a place */
    { "target", list_targets },
    { "place", list_places },
    { 0 } },
  .needs = "side",
  .say = say_card,
  .describe = { vedette_words_add_card, vedette_words_set_card, vedette_words_remove_card },
  .open = open_card,
  .fit = fit_card,
  .check = check_card,
  .check_remove = check_remove,
  .note = note,
  .insert = insert_cards,
};
