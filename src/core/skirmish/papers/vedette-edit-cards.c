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

/* Returns: (transfer full) (nullable): what the target of the card is called */
static char *
name_target (VedetteBattle    *battle,
             VedetteOrderCard *card)
{
  const char *place = vedette_order_card_get_place (card);

  if (vedette_order_card_get_target (card) != 0)
    return vedette_facts_name (battle, vedette_order_card_get_target (card));
  return place[0] != '\0' ? g_strdup (place) : NULL;
}

/* A form joins order and target: the card is about its target, and the order ends in it. “Silence the” and the target
 * “Spearmen” are “Silence the Spearmen”, unless the order names the target already. The target that the card had before does
 * not stay at the end. A card that keeps its target stays as it is. */
static void
join_target (VedetteBattle    *battle,
             VedetteOrderCard *card,
             VedetteOrderCard *draft)
{
  gint64 target = vedette_order_card_get_target (draft);
  VedetteRecord *record = vedette_battle_find (battle, VEDETTE_TYPE_RECORD, target);
  const char *order = vedette_order_card_get_order (draft);
  g_autofree char *name = name_target (battle, draft), *before = card != NULL ? name_target (battle, card) : NULL;
  g_autofree char *end = g_strconcat (" ", before, NULL);
  g_autofree char *begin = g_strndup (order, strlen (order) - (g_str_has_suffix (order, end) ? strlen (end) : 0));

  if (card != NULL && vedette_order_card_get_target (card) == target &&
      g_str_equal (vedette_order_card_get_place (card), vedette_order_card_get_place (draft)))
    return;
  g_object_set (draft, "objective",
                name == NULL                                   ? VEDETTE_OBJECTIVE_TASK
                : record != NULL && !VEDETTE_IS_PLACE (record) ? VEDETTE_OBJECTIVE_ENEMY
                                                               : VEDETTE_OBJECTIVE_PLACE, NULL);
  if (*g_strstrip (begin) != '\0' && (name == NULL || !vedette_card_object_contains (begin, name)))
    {
      g_autofree char *joined = g_strjoin (" ", begin, name, NULL);

      g_object_set (draft, "order", joined, NULL);
    }
}

/* Returns: the highest number of a card of the side; 0 if it has no card */
static int
find_highest (const VedetteSkirmish *skirmish,
              gint64                 side)
{
  int highest = 0;

  vedette_each (VedetteOrderCard, card, vedette_battle_get_records (skirmish->battle, VEDETTE_TYPE_ORDER_CARD))
    if (vedette_order_card_get_side (card) == side)
      highest = MAX (highest, vedette_order_card_get_number (card));
  return highest;
}

static gboolean
fit_card (const VedetteRecordChange  *change,
          GError                    **error)
{
  VedetteOrderCard *card = change->record, *draft = change->draft;
  gboolean had_condition = card != NULL && vedette_order_card_get_condition (card)[0] != '\0';
  gboolean has_target = vedette_move_is_said (change->move, "target");
  gboolean has_place = vedette_move_is_said (change->move, "place");
  gboolean join = vedette_move_get_boolean (change->move, "join");

  /* What an enemy or a place is called is said once: as the target or in words. A task may need both. */
  if ((join || vedette_order_card_get_objective (draft) != VEDETTE_OBJECTIVE_TASK) && has_target != has_place)
    {
      if (has_target)
        g_object_set (draft, "place", "", NULL);
      else if (vedette_order_card_get_place (draft)[0] != '\0')
        g_object_set (draft, "target", (gint64) 0, NULL);
    }
  if (join)
    join_target (change->battle, card, draft);
  if (card != NULL && !is_about_same (card, draft))
    g_object_set (draft, "judged", VEDETTE_TRI_UNTRACKED, NULL);
  if (card == NULL)
    /* The checks tell the card from the others of its side by its number. Cards are counted within their side; a number is not
     * given again while a higher one is there. */
    g_object_set (draft, "number", MIN (find_highest (change->context, vedette_order_card_get_side (draft)) + 1, MAX_NUMBER),
                  NULL);
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
    vedette_ruling_refuse (ruling, "S-X25", _("Order cards can be written or edited only before the battle starts. Undo the "
                                              "start first."));
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

/* Returns: how many figures of the line are to be on the card if that is only some of them; 0 for all */
static int
count_some (VedetteMove   *move,
            VedetteFigure *figure)
{
  int men = 0;

  vedette_numbers_find (vedette_move_get_each (move, "men"), vedette_record_get_id (VEDETTE_RECORD (figure)), &men);
  return men < vedette_figure_get_count (figure) ? men : 0;
}

static void
check_actors (const VedetteRecordChange *change,
              VedetteRuling             *ruling)
{
  const VedetteSkirmish *skirmish = change->context;
  const VedetteIds *actors = vedette_order_card_get_actors (change->draft);
  gint64 side = vedette_order_card_get_side (change->draft);

  if (vedette_ids_get_n (actors) == 0)
    vedette_ruling_refuse_about (ruling, "S-36", "actors", _("Choose who carries out the card"));
  for (guint i = 0; i < vedette_ids_get_n (actors); i++)
    {
      VedetteFigure *figure = vedette_skirmish_find_figure (skirmish, vedette_ids_get (actors, i));
      /* The other figures of a line stay on its card, so a part of the line is free. */
      VedetteOrderCard *other = count_some (change->move, figure) > 0
                                  ? NULL : find_other_card (skirmish, change->record, side, vedette_ids_get (actors, i));

      if (vedette_figure_get_side (figure) != side)
        vedette_ruling_refuse (ruling, "S-36",
                               vedette_figure_say (figure,
                                                   /* Translators: the name of a line, such as “Wat” or “Archers”; the plural
                                                    * form goes by how many figures it has */
                                                   "%s is on the other side and cannot carry out this card. Choose figures of "
                                                   "the card’s side.",
                                                   "%s are on the other side and cannot carry out this card. Choose figures of "
                                                   "the card’s side."),
                               vedette_figure_get_name (figure));
      if (other != NULL)
        vedette_ruling_refuse (ruling, "S-X25",
                               /* Translators: the name of a line, such as “Wat” or “Archers”, and the number of an order
                                * card; the plural form goes by how many figures it has */
                               vedette_figure_say (figure, "%s is already on card %d and cannot be on two cards. Choose other "
                                                           "figures.",
                                                   "%s are already on card %d and cannot be on two cards. Choose other "
                                                   "figures."),
                               vedette_figure_get_name (figure), vedette_order_card_get_number (other));
    }
}

/* Returns: how many cards are to be written: one, or one for each who is on it (S-41) */
static guint
count_new (VedetteMove      *move,
           VedetteOrderCard *draft)
{
  return vedette_move_get_boolean (move, "each") ? MAX (vedette_ids_get_n (vedette_order_card_get_actors (draft)), 1) : 1;
}

/* A number of figures is about a line on the card, and no higher than the line has figures. */
static void
check_men (const VedetteRecordChange *change,
           VedetteRuling             *ruling)
{
  const VedetteNumbers *men = vedette_move_get_each (change->move, "men");

  for (guint i = 0; i < vedette_numbers_get_n (men); i++)
    {
      const VedetteNumber *own = vedette_numbers_nth (men, i);
      VedetteFigure *figure = vedette_skirmish_find_figure (change->context, own->id);
      int count = vedette_figure_get_count (figure);

      if (!vedette_ids_contains (vedette_order_card_get_actors (change->draft), own->id))
        /* Translators: the name of a line, such as “Wat” or “Archers” */
        vedette_ruling_forbid_about (ruling, NULL, "men", _("Choose %s before entering the number of figures"),
                                     vedette_figure_get_name (figure));
      else if (own->number > count)
        vedette_ruling_forbid_about (ruling, NULL, "men",
                                     /* Translators: the name of a line, such as “Archers”, and how many figures it has */
                                     g_dngettext (GETTEXT_PACKAGE, "%s has only %d figure. Enter a smaller "
                                                                                        "number.",
                                                                       "%s has only %d figures. Enter a smaller number.",
                                                                       (gulong) count),
                                     vedette_figure_get_name (figure), count);
    }
}

/* Fewer figures of a line that is on the card already are a change, too. */
static gboolean
splits_line (const VedetteRecordChange *change)
{
  const VedetteIds *actors = vedette_order_card_get_actors (change->draft);

  for (guint i = 0; i < vedette_ids_get_n (actors); i++)
    if (count_some (change->move, vedette_skirmish_find_figure (change->context, vedette_ids_get (actors, i))) > 0)
      return TRUE;
  return FALSE;
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
  check_actors (change, ruling);
  check_men (change, ruling);
  vedette_card_object_check (change->context, change->record, change->draft, ruling);
  if (change->record != NULL)
    return;
  check_limit (change->context, side, n, ruling);
  if (find_highest (change->context, side) + (int) n > MAX_NUMBER)
    /* Translators: the most that there can be */
    vedette_ruling_forbid (ruling, NULL, g_dngettext (GETTEXT_PACKAGE, "A side can have at most %d card. Edit a card instead.",
                                                      "A side can have at most %d cards. Edit a card instead.",
                                                      MAX_NUMBER), MAX_NUMBER);
}

static void
check_remove (const VedetteRecordChange *change,
              VedetteRuling             *ruling)
{
  if (change->id == vedette_skirmish_game_get_card (change->context->game))
    vedette_ruling_forbid (ruling, "S-39", _("This card cannot be removed yet: the next action must carry it out. Record that "
                                             "action first."));
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
  note_number (change->context, edit, change->record != NULL ? change->record : change->draft);
  if (change->record == NULL)
    note_card (change->context, edit, change->draft);
}

/* Splits the lines of which only some figures are on the card. The last line of the roster comes first, because a new line
 * moves those behind it.
 *
 * Returns: (transfer full): the lines on the card after that */
static VedetteIds *
split_lines (const VedetteRecordChange *change,
             VedetteEdit               *edit)
{
  GListModel *figures = vedette_battle_get_records (change->battle, VEDETTE_TYPE_FIGURE);
  const VedetteIds *actors = vedette_order_card_get_actors (change->draft);
  g_autofree gint64 *ids = g_new (gint64, vedette_ids_get_n (actors) + 1);
  JsonArray *men = json_array_new ();

  for (guint i = 0; i < vedette_ids_get_n (actors); i++)
    {
      VedetteFigure *figure = vedette_skirmish_find_figure (change->context, vedette_ids_get (actors, i));
      int some = count_some (change->move, figure);

      ids[i] = vedette_ids_get (actors, i);
      json_array_add_int_element (men, some > 0 ? some : vedette_figure_get_count (figure));
    }
  json_object_set_array_member (vedette_edit_get_facts (edit), "men", men);
  for (guint i = g_list_model_get_n_items (figures); i-- > 0;)
    {
      g_autoptr (VedetteFigure) figure = g_list_model_get_item (figures, i);
      int some = count_some (change->move, figure);

      for (guint k = 0; some > 0 && k < vedette_ids_get_n (actors); k++)
        if (ids[k] == vedette_record_get_id (VEDETTE_RECORD (figure)))
          ids[k] = vedette_papers_split_line (change->context, edit, figure, some, NULL);
    }
  return vedette_ids_new (ids, vedette_ids_get_n (actors));
}

/* A new card gets the new lines before it is inserted. */
static void
split_for_new (const VedetteRecordChange *change,
               VedetteEdit               *edit)
{
  g_autoptr (VedetteIds) actors = change->record == NULL && splits_line (change) ? split_lines (change, edit) : NULL;

  if (actors != NULL)
    g_object_set (change->draft, "actors", actors, NULL);
}

/* A card that changes gets them afterwards, so that the fact “changed” has lines that a reader knows. */
static void
split_for_old (const VedetteRecordChange *change,
               VedetteEdit               *edit)
{
  g_autoptr (VedetteIds) actors = change->record != NULL && change->draft != NULL && splits_line (change)
                                    ? split_lines (change, edit) : NULL;

  if (actors != NULL)
    vedette_edit_set (edit, change->record, "actors", actors, NULL);
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
  vedette_each (VedetteFigure, figure, vedette_battle_get_records (skirmish->battle, VEDETTE_TYPE_FIGURE))
    if (vedette_figure_get_side (figure) == get_side (move, skirmish) || get_side (move, skirmish) == 0)
      {
        VedetteChoice *choice = vedette_choice_add_id (choices, vedette_record_get_id (VEDETTE_RECORD (figure)),
                                                       vedette_figure_get_name (figure));

        choice->most = vedette_figure_get_count (figure);
      }
}

/* Lines and contingents of the enemy that are no secret, and the places that everybody knows (S-37). The target that a card
 * has stays among them: a line that has hidden since is not to be lost when something else is changed. */
static char *
offer_target (VedetteMove          *move,
              const VedetteContext *skirmish,
              gint64                id)
{
  VedetteOrderCard *card = vedette_skirmish_find_card (skirmish, vedette_move_get_id (move, "card"));
  VedetteRecord *record = vedette_battle_find (skirmish->battle, VEDETTE_TYPE_RECORD, id);
  gint64 side = 0;

  if (!VEDETTE_IS_PLACE (record))
    g_object_get (record, "side", &side, NULL);
  if ((card == NULL || vedette_order_card_get_target (card) != id) &&
      (side == get_side (move, skirmish) ||
       (VEDETTE_IS_FIGURE (record) && vedette_figure_get_hidden (VEDETTE_FIGURE (record)))))
    return NULL;
  return vedette_facts_name (skirmish->battle, id);
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

#define SAYS_OF_A_CARD "actors", "objective", "target", "place", "order", "condition", "join"

/* Words are for a target that is in no list. */
static gboolean
has_no_target (VedetteMove          *move,
               const VedetteContext *skirmish)
{
  return vedette_move_get_id (move, "target") == 0;
}

const VedetteRecordKind vedette_order_card_kind = {
  .noun = "card",
  .type = vedette_order_card_get_type,
  .add = N_("Write Card"),
  .set = N_("Edit Card"),
  .remove = N_("Remove Card"),
  .add_says = (const char *const[]){ "side", SAYS_OF_A_CARD, "each", "men", NULL },
  .set_says = (const char *const[]){ SAYS_OF_A_CARD, "no-target", "men", NULL },
  .params = (const VedetteParam[]){
    /* A form asks first who does what. */
    VEDETTE_SAY_IDS ("actors", vedette_figure, list_actors, .label = VEDETTE_LABEL_WHO, .rank = -2),
    VEDETTE_SAY_TEXT ("order", .prose = TRUE, .label = VEDETTE_LABEL_ORDER, .rank = -1),
    /* S-41: a card for each of the actors instead of one for all */
    VEDETTE_SAY_FLAG ("each", .label = N_("Separate card for each"),
                      .hint = N_("Each figure tries alone, with its own card for the same task")),
    /* How many figures of a line, where that is not all of them; the edit splits such a line. */
    VEDETTE_SAY_EACH_INT ("men", vedette_figure, list_actors, 1, VEDETTE_FIGURE_MAX_MEN, .label = VEDETTE_LABEL_FIGURES,
                          .beside = "actors"),
    /* A form does not ask this, but joins the target and the order, so that the card is about its target. */
    VEDETTE_SAY_FLAG ("join"),
    VEDETTE_SAY_ENUM ("objective", vedette_objective, VEDETTE_OBJECTIVE_TASK, NULL),
    VEDETTE_SAY_ANY ("target", list_targets, .label = VEDETTE_LABEL_AGAINST, .offer = offer_target,
                     .none = NC_("nothing is chosen", "No specific target")),
    { { 0 } } },
  .lists = (const VedetteFieldList[]){
    { "side", vedette_skirmish_list_forces },
    { "place", list_places, has_no_target },
    { 0 } },
  .needs = "side",
  .say = say_card,
  .describe = { vedette_words_add_card, vedette_words_set_card, vedette_words_remove_card },
  .open = open_card,
  .fit = fit_card,
  .check = check_card,
  .check_remove = check_remove,
  .changes_more = splits_line,
  .note = note,
  .before = split_for_new,
  .insert = insert_cards,
  .after = split_for_old,
};
