/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Edits of the order cards, which are written before play. */

#include "vedette-config.h"

#include <glib/gi18n-lib.h>

#include "core/rules/vedette-choice.h"
#include "core/skirmish/moves/vedette-skirmish-moves.h"
#include "core/skirmish/papers/vedette-skirmish-edit.h"
#include "core/skirmish/state/vedette-card-object.h"
#include "core/skirmish/state/vedette-reveal.h"
#include "core/skirmish/state/vedette-skirmish-choices.h"

VEDETTE_DEFINE_MOVE (VedetteAddCard, vedette_add_card, VedetteMove, VEDETTE_TYPE_MOVE)
VEDETTE_DEFINE_MOVE (VedetteSetCard, vedette_set_card, VedetteMove, VEDETTE_TYPE_MOVE)
VEDETTE_DEFINE_MOVE (VedetteRemoveCard, vedette_remove_card, VedetteMove, VEDETTE_TYPE_MOVE)

#define MAX_NUMBER 999

/* What a card says */
#define CARD_PARAMS                                                                                                    \
  vedette_param_spec_ids_of ("actors", VEDETTE_TYPE_FIGURE),                                                           \
  g_param_spec_enum ("objective", NULL, NULL, VEDETTE_TYPE_OBJECTIVE, VEDETTE_OBJECTIVE_TASK, VEDETTE_PARAM_FLAGS),    \
  /* a line or a contingent of either side, or a place */                                                                          \
  vedette_param_spec_reference_to ("target", VEDETTE_TYPE_RECORD),                                                     \
  vedette_param_spec_text ("place"),                                                                                   \
  vedette_param_spec_text ("order"),                                                                                   \
  vedette_param_spec_text ("condition")

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

  if (state == VEDETTE_CARD_VOID && early && vedette_order_card_get_judged (draft) != VEDETTE_TRI_NO && vedette_ids_get_n (vedette_order_card_get_actors (draft)) > 0)
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

/* The card as it is to be; @card is NULL for a new one. */
static VedetteOrderCard *
draft_card (VedetteMove           *move,
            const VedetteSkirmish *skirmish,
            VedetteOrderCard      *card)
{
  VedetteOrderCard *draft = card != NULL ? vedette_skirmish_edit_copy (card)
                                         : g_object_new (VEDETTE_TYPE_ORDER_CARD, NULL);
  gboolean had_condition = vedette_order_card_get_condition (draft)[0] != '\0';
  gboolean has_target = vedette_move_is_said (move, "target"), has_place = vedette_move_is_said (move, "place");

  vedette_skirmish_edit_fill (move, draft);
  /* What an enemy or a place is called is said once: as the target or in words. A task may need both. */
  if (vedette_order_card_get_objective (draft) != VEDETTE_OBJECTIVE_TASK && has_target != has_place)
    {
      if (has_target)
        g_object_set (draft, "place", "", NULL);
      else if (vedette_order_card_get_place (draft)[0] != '\0')
        g_object_set (draft, "target", (gint64) 0, NULL);
    }
  if (vedette_move_get_boolean (move, "no-target"))
    g_object_set (draft, "target", (gint64) 0, NULL);
  if (card != NULL && !is_about_same (card, draft))
    g_object_set (draft, "judged", VEDETTE_TRI_UNTRACKED, NULL);
  fit_state (skirmish, draft, had_condition);
  return draft;
}

/* S-35: cards are written before play. */
static void
open_card (VedetteMove   *move,
           VedetteRules  *rules,
           VedetteRuling *ruling)
{
  VedetteSkirmish skirmish;

  vedette_skirmish_read (&skirmish, vedette_rules_get_battle (rules));
  if (vedette_skirmish_game_get_state (skirmish.game) != VEDETTE_STATE_SETUP)
    vedette_ruling_refuse (ruling, "S-X25", _("Order cards are written before the game starts (S-35)"));
}

/* S-35: without order cards nobody writes one; those that are written stay what they are. */
static void
open_add (VedetteMove   *move,
          VedetteRules  *rules,
          VedetteRuling *ruling)
{
  VedetteSkirmish skirmish;

  open_card (move, rules, ruling);
  vedette_skirmish_read (&skirmish, vedette_rules_get_battle (rules));
  if (vedette_skirmish_switches_get_order_cards (skirmish.switches) == VEDETTE_ORDER_CARDS_OFF)
    vedette_ruling_refuse (ruling, "S-35", _("The players do without order cards (S-35, s.order_cards)"));
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

  if (vedette_skirmish_switches_get_order_cards (skirmish->switches) != VEDETTE_ORDER_CARDS_N)
    return;
  for (guint i = 0; i < g_list_model_get_n_items (cards); i++)
    {
      g_autoptr (VedetteOrderCard) card = g_list_model_get_item (cards, i);

      if (vedette_order_card_get_side (card) == side)
        n++;
    }
  if (n > limit)
    /* Translators: the name of a side, and how many cards it may have */
    vedette_ruling_refuse (ruling, "S-35", g_dngettext (GETTEXT_PACKAGE, "%s has %d card at most (S-35, s.order_cards)",
                                                        "%s has %d cards at most (S-35, s.order_cards)", (gulong) limit),
                           vedette_skirmish_get_side_name (skirmish, side), limit);
}

/* Finds a card of the same side, other than @card, that already binds the line. */
static VedetteOrderCard *
find_other_card (const VedetteSkirmish *skirmish,
                 VedetteOrderCard      *card,
                 gint64                 side,
                 gint64                 line)
{
  GListModel *cards = vedette_battle_get_records (skirmish->battle, VEDETTE_TYPE_ORDER_CARD);

  for (guint i = 0; i < g_list_model_get_n_items (cards); i++)
    {
      g_autoptr (VedetteOrderCard) other = g_list_model_get_item (cards, i);

      if (other != card && is_open (other) && vedette_order_card_get_side (other) == side &&
          vedette_ids_contains (vedette_order_card_get_actors (other), line))
        return other;
    }
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
    vedette_ruling_refuse (ruling, "S-36", _("A card names who carries it out (S-36)"));
  for (guint i = 0; i < vedette_ids_get_n (actors); i++)
    {
      VedetteFigure *figure = vedette_skirmish_find_figure (skirmish, vedette_ids_get (actors, i));
      VedetteOrderCard *other = find_other_card (skirmish, card, side, vedette_ids_get (actors, i));

      if (vedette_figure_get_side (figure) != side)
        vedette_ruling_refuse (ruling, "S-36", _("%s is of the other side and cannot carry out this card (S-36)"),
                               vedette_figure_get_name (figure));
      if (other != NULL)
        vedette_ruling_refuse (ruling, "S-X25", _("%s is on card %d already; nobody is on two (S-36)"),
                               vedette_figure_get_name (figure), vedette_order_card_get_number (other));
    }
}

static void
add_place_name (GListStore *choices,
                GHashTable *known,
                const char *name)
{
  if (name[0] != '\0' && g_hash_table_add (known, g_utf8_casefold (name, -1)))
    vedette_choice_add_nick (choices, name, name);
}

/* The places that everybody knows, and those of the side's own cards: what the other side has in mind is its secret. */
static void
add_place_names (const VedetteSkirmish *skirmish,
                 GListStore            *choices,
                 gint64                 side)
{
  GListModel *places = vedette_battle_get_records (skirmish->battle, VEDETTE_TYPE_PLACE);
  GListModel *cards = vedette_battle_get_records (skirmish->battle, VEDETTE_TYPE_ORDER_CARD);
  g_autoptr (GHashTable) known = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; i < g_list_model_get_n_items (places); i++)
    {
      g_autoptr (VedettePlace) place = g_list_model_get_item (places, i);

      add_place_name (choices, known, vedette_place_get_name (place));
    }
  for (guint i = 0; side != 0 && i < g_list_model_get_n_items (cards); i++)
    {
      g_autoptr (VedetteOrderCard) card = g_list_model_get_item (cards, i);

      if (vedette_order_card_get_side (card) == side)
        add_place_name (choices, known, vedette_order_card_get_place (card));
    }
}

static void
list_choices (VedetteMove  *move,
              VedetteRules *rules,
              GParamSpec   *pspec,
              GListStore   *choices)
{
  VedetteSkirmish skirmish;
  VedetteOrderCard *card;
  gint64 side = vedette_move_get_id (move, "side");

  vedette_skirmish_read (&skirmish, vedette_rules_get_battle (rules));
  card = vedette_skirmish_find_card (&skirmish, vedette_move_get_id (move, "card"));
  if (card != NULL)
    side = vedette_order_card_get_side (card);
  if (g_str_equal (pspec->name, "side"))
    vedette_skirmish_add_forces (&skirmish, choices);
  else if (g_str_equal (pspec->name, "card"))
    vedette_skirmish_add_cards (&skirmish, choices);
  else if (g_str_equal (pspec->name, "actors"))
    vedette_skirmish_add_figures (&skirmish, choices, side, FALSE);
  else if (g_str_equal (pspec->name, "target"))
    {
      vedette_skirmish_add_figures (&skirmish, choices, 0, FALSE);
      vedette_skirmish_add_contingents (&skirmish, choices, 0);
      vedette_skirmish_add_places (&skirmish, choices);
    }
  else if (g_str_equal (pspec->name, "place"))
    add_place_names (&skirmish, choices, side);
}

/* Cards are counted within their side; a number is not given again while a higher one is there. */
static int
find_number (const VedetteSkirmish *skirmish,
             gint64                 side)
{
  GListModel *cards = vedette_battle_get_records (skirmish->battle, VEDETTE_TYPE_ORDER_CARD);
  int highest = 0;

  for (guint i = 0; i < g_list_model_get_n_items (cards); i++)
    {
      g_autoptr (VedetteOrderCard) card = g_list_model_get_item (cards, i);

      if (vedette_order_card_get_side (card) == side)
        highest = MAX (highest, vedette_order_card_get_number (card));
    }
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
check_add (VedetteMove   *move,
           VedetteRules  *rules,
           VedetteRuling *ruling)
{
  VedetteSkirmish skirmish;
  g_autoptr (VedetteOrderCard) draft = NULL;
  guint n;

  if (!vedette_skirmish_edit_needs (move, ruling, "side"))
    return;
  vedette_skirmish_read (&skirmish, vedette_rules_get_battle (rules));
  draft = draft_card (move, &skirmish, NULL);
  check_actors (&skirmish, NULL, draft, ruling);
  vedette_card_object_check (&skirmish, NULL, draft, ruling);
  n = count_new (move, draft);
  check_limit (&skirmish, vedette_order_card_get_side (draft), n, ruling);
  if (find_number (&skirmish, vedette_order_card_get_side (draft)) + (int) n - 1 > MAX_NUMBER)
    vedette_ruling_forbid (ruling, NULL, _("A side has %d cards at most"), MAX_NUMBER);
}

/* The card's words, which only its own side sees */
static void
note_card (const VedetteSkirmish *skirmish,
           VedetteEdit           *edit,
           VedetteOrderCard      *card)
{
  JsonObject *facts = vedette_edit_get_facts (edit);
  g_autofree char *target = vedette_skirmish_edit_name (skirmish, vedette_order_card_get_target (card));

  json_object_set_array_member (facts, "actors",
                                vedette_skirmish_fact_names (skirmish, vedette_order_card_get_actors (card)));
  json_object_set_string_member (facts, "objective",
                                 vedette_enum_get_nick (VEDETTE_TYPE_OBJECTIVE,
                                                        (int) vedette_order_card_get_objective (card)));
  vedette_skirmish_edit_note_text (edit, "target", target);
  vedette_skirmish_edit_note_text (edit, "place", vedette_order_card_get_place (card));
  vedette_skirmish_edit_note_text (edit, "order", vedette_order_card_get_order (card));
  vedette_skirmish_edit_note_text (edit, "condition", vedette_order_card_get_condition (card));
}

/* Which card it is, and who may see the step */
static void
note_number (const VedetteSkirmish *skirmish,
             VedetteEdit           *edit,
             VedetteOrderCard      *card)
{
  vedette_skirmish_edit_note_side (skirmish, edit, vedette_order_card_get_side (card));
  json_object_set_int_member (vedette_edit_get_facts (edit), "number", vedette_order_card_get_number (card));
  vedette_reveal_show_only (skirmish, edit, vedette_order_card_get_side (card));
}

/* S-41: the same order for each, and each acts on his own. */
static void
insert_each (VedetteEdit      *edit,
             VedetteOrderCard *draft,
             guint             n)
{
  const VedetteIds *actors = vedette_order_card_get_actors (draft);

  json_object_set_int_member (vedette_edit_get_facts (edit), "cards", n);
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (VedetteOrderCard) card = vedette_skirmish_edit_copy (draft);
      g_autoptr (VedetteIds) actor = vedette_ids_new_one (vedette_ids_get (actors, i));

      g_object_set (card, "actors", actor, "number", vedette_order_card_get_number (draft) + (int) i, NULL);
      vedette_edit_insert (edit, card, -1);
    }
}

static gboolean
perform_add (VedetteMove   *move,
             VedetteRules  *rules,
             VedetteEdit   *edit,
             VedetteDice   *dice,
             GError       **error)
{
  VedetteSkirmish skirmish;
  g_autoptr (VedetteOrderCard) draft = NULL;
  guint n;

  vedette_skirmish_read (&skirmish, vedette_rules_get_battle (rules));
  draft = draft_card (move, &skirmish, NULL);
  g_object_set (draft, "number", find_number (&skirmish, vedette_order_card_get_side (draft)), NULL);
  note_number (&skirmish, edit, draft);
  note_card (&skirmish, edit, draft);
  n = count_new (move, draft);
  if (n > 1)
    insert_each (edit, draft, n);
  else
    vedette_edit_insert (edit, draft, -1);
  return TRUE;
}

static void
vedette_add_card_class_init (VedetteAddCardClass *klass)
{
  VedetteMoveClass *move_class = VEDETTE_MOVE_CLASS (klass);

  move_class->open = open_add;
  move_class->check = check_add;
  move_class->perform = perform_add;
  move_class->list_choices = list_choices;

  vedette_move_class_install (move_class, "add-card", N_("Write a card"), NULL, VEDETTE_MOVE_EDIT,
                              vedette_param_spec_reference_to ("side", VEDETTE_TYPE_FORCE),
                              CARD_PARAMS,
                              /* S-41: a card for each of the actors instead of one for all */
                              g_param_spec_boolean ("each", NULL, NULL, FALSE, VEDETTE_PARAM_FLAGS),
                              NULL);
}

static void
check_set (VedetteMove   *move,
           VedetteRules  *rules,
           VedetteRuling *ruling)
{
  VedetteSkirmish skirmish;
  VedetteOrderCard *card;
  g_autoptr (VedetteOrderCard) draft = NULL;

  if (!vedette_skirmish_edit_needs (move, ruling, "card"))
    return;
  vedette_skirmish_read (&skirmish, vedette_rules_get_battle (rules));
  card = vedette_skirmish_find_card (&skirmish, vedette_move_get_id (move, "card"));
  draft = draft_card (move, &skirmish, card);
  if (is_open (draft))
    {
      check_actors (&skirmish, card, draft, ruling);
      vedette_card_object_check (&skirmish, card, draft, ruling);
    }
  vedette_skirmish_edit_forbid_same (ruling, card, draft);
}

static gboolean
perform_set (VedetteMove   *move,
             VedetteRules  *rules,
             VedetteEdit   *edit,
             VedetteDice   *dice,
             GError       **error)
{
  VedetteSkirmish skirmish;
  VedetteOrderCard *card;
  g_autoptr (VedetteOrderCard) draft = NULL;

  vedette_skirmish_read (&skirmish, vedette_rules_get_battle (rules));
  card = vedette_skirmish_find_card (&skirmish, vedette_move_get_id (move, "card"));
  draft = draft_card (move, &skirmish, card);
  note_number (&skirmish, edit, card);
  vedette_skirmish_edit_become (&skirmish, edit, card, draft);
  return TRUE;
}

static void
vedette_set_card_class_init (VedetteSetCardClass *klass)
{
  VedetteMoveClass *move_class = VEDETTE_MOVE_CLASS (klass);

  move_class->open = open_card;
  move_class->check = check_set;
  move_class->perform = perform_set;
  move_class->list_choices = list_choices;

  vedette_move_class_install (move_class, "set-card", N_("Change a card"), NULL, VEDETTE_MOVE_EDIT,
                              vedette_param_spec_reference_to ("card", VEDETTE_TYPE_ORDER_CARD),
                              CARD_PARAMS,
                              g_param_spec_boolean ("no-target", NULL, NULL, FALSE, VEDETTE_PARAM_FLAGS),
                              NULL);
}

static void
check_remove (VedetteMove   *move,
              VedetteRules  *rules,
              VedetteRuling *ruling)
{
  VedetteSkirmish skirmish;

  vedette_skirmish_read (&skirmish, vedette_rules_get_battle (rules));
  if (vedette_skirmish_edit_needs (move, ruling, "card") &&
      vedette_move_get_id (move, "card") == vedette_skirmish_game_get_card (skirmish.game))
    vedette_ruling_forbid (ruling, "S-39", _("The first action is to be made by this card (S-39)"));
}

static gboolean
perform_remove (VedetteMove   *move,
                VedetteRules  *rules,
                VedetteEdit   *edit,
                VedetteDice   *dice,
                GError       **error)
{
  VedetteSkirmish skirmish;
  VedetteOrderCard *card;

  vedette_skirmish_read (&skirmish, vedette_rules_get_battle (rules));
  card = vedette_skirmish_find_card (&skirmish, vedette_move_get_id (move, "card"));
  note_number (&skirmish, edit, card);
  vedette_edit_remove (edit, card);
  return TRUE;
}

static void
vedette_remove_card_class_init (VedetteRemoveCardClass *klass)
{
  VedetteMoveClass *move_class = VEDETTE_MOVE_CLASS (klass);

  move_class->open = vedette_skirmish_edit_open;
  move_class->check = check_remove;
  move_class->perform = perform_remove;
  move_class->list_choices = list_choices;

  vedette_move_class_install (move_class, "remove-card", N_("Remove a card"), NULL, VEDETTE_MOVE_EDIT,
                              vedette_param_spec_reference_to ("card", VEDETTE_TYPE_ORDER_CARD),
                              NULL);
}
