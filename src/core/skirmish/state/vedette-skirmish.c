/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the moves of a skirmish ask about their battle. */

#include "vedette-config.h"

#include "core/skirmish/state/vedette-skirmish.h"

#include <glib/gi18n-lib.h>

#include "core/rules/vedette-choice.h"
#include "core/skirmish/state/vedette-duel.h"
#include "core/skirmish/state/vedette-reactions.h"

void
vedette_skirmish_read (VedetteSkirmish *self,
                       VedetteBattle   *battle)
{
  GListModel *forces = vedette_battle_get_records (battle, VEDETTE_TYPE_FORCE);

  self->battle = battle;
  self->about = vedette_battle_get_single (battle, VEDETTE_TYPE_ABOUT);
  self->game = vedette_battle_get_single (battle, VEDETTE_TYPE_SKIRMISH_GAME);
  self->switches = vedette_battle_get_single (battle, VEDETTE_TYPE_SKIRMISH_SWITCHES);
  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (VedetteForce) force = g_list_model_get_item (forces, i);

      self->forces[i] = force;
    }
}

/* Returns: the id of the force that has the initiative, 0 before the start */
gint64
vedette_skirmish_get_holder (const VedetteSkirmish *self)
{
  return vedette_skirmish_game_get_holder (self->game);
}

gint64
vedette_skirmish_get_other_side (const VedetteSkirmish *self,
                                 gint64                 side)
{
  gint64 first = vedette_record_get_id (VEDETTE_RECORD (self->forces[0]));
  gint64 second = vedette_record_get_id (VEDETTE_RECORD (self->forces[1]));

  if (side == 0)
    return 0;
  return side == first ? second : first;
}

gint64
vedette_skirmish_get_passive (const VedetteSkirmish *self)
{
  return vedette_skirmish_get_other_side (self, vedette_skirmish_get_holder (self));
}

static int
get_side_index (const VedetteSkirmish *self,
                gint64                 side)
{
  return side == vedette_record_get_id (VEDETTE_RECORD (self->forces[0])) ? 0 : 1;
}

const char *
vedette_skirmish_get_side_name (const VedetteSkirmish *self,
                                gint64                 side)
{
  return side != 0 ? vedette_force_get_name (self->forces[get_side_index (self, side)]) : "";
}

/**
 * vedette_skirmish_get_side_word:
 *
 * Returns: "red" or "blue": how machines and audiences call a side, whatever its name
 */
const char *
vedette_skirmish_get_side_word (const VedetteSkirmish *self,
                                gint64                 side)
{
  static const char * const words[] = { "red", "blue" };

  return words[get_side_index (self, side)];
}

VedetteFigure *
vedette_skirmish_find_figure (const VedetteSkirmish *self,
                              gint64                 id)
{
  return vedette_battle_find (self->battle, VEDETTE_TYPE_FIGURE, id);
}

VedetteOrderCard *
vedette_skirmish_find_card (const VedetteSkirmish *self,
                            gint64                 id)
{
  return vedette_battle_find (self->battle, VEDETTE_TYPE_ORDER_CARD, id);
}

/**
 * vedette_skirmish_find_card_of:
 *
 * Returns: (nullable): the card that binds the line and is not finished; a line is on one at most (S-36)
 */
VedetteOrderCard *
vedette_skirmish_find_card_of (const VedetteSkirmish *self,
                               gint64                 figure)
{
  GListModel *cards = vedette_battle_get_records (self->battle, VEDETTE_TYPE_ORDER_CARD);

  for (guint i = 0; i < g_list_model_get_n_items (cards); i++)
    {
      g_autoptr (VedetteOrderCard) card = g_list_model_get_item (cards, i);
      VedetteCardState state = vedette_order_card_get_state (card);

      if ((state == VEDETTE_CARD_DORMANT || state == VEDETTE_CARD_LIVE) &&
          vedette_ids_contains (vedette_order_card_get_actors (card), figure))
        return card;
    }
  return NULL;
}

/**
 * vedette_skirmish_find_card_called:
 * @name: "Red 2", or "2" for a card of the side that rolls
 *
 * Finds a card that cannot be used, too: it is for the rules to say why not (S-X06).
 *
 * Returns: the id of the card, 0 if there is none
 */
gint64
vedette_skirmish_find_card_called (const VedetteSkirmish *self,
                                   const char            *name)
{
  GListModel *cards = vedette_battle_get_records (self->battle, VEDETTE_TYPE_ORDER_CARD);
  gint64 roller = vedette_duel_get_roller (self);

  for (guint i = 0; i < g_list_model_get_n_items (cards); i++)
    {
      g_autoptr (VedetteOrderCard) card = g_list_model_get_item (cards, i);
      gint64 side = vedette_order_card_get_side (card);
      g_autofree char *number = g_strdup_printf ("%d", vedette_order_card_get_number (card));
      g_autofree char *by_name = g_strconcat (vedette_skirmish_get_side_name (self, side), " ", number, NULL);
      g_autofree char *by_word = g_strconcat (vedette_skirmish_get_side_word (self, side), " ", number, NULL);

      if (g_str_equal (name, by_name) || g_ascii_strcasecmp (name, by_word) == 0 ||
          (side == roller && g_str_equal (name, number)))
        return vedette_record_get_id (VEDETTE_RECORD (card));
    }
  return 0;
}

/**
 * vedette_skirmish_has_contacts:
 *
 * Returns: whether anybody stands in melee. With no roster, or after a contact of which nobody said who, that is
 *   untracked.
 */
VedetteTri
vedette_skirmish_has_contacts (const VedetteSkirmish *self)
{
  GListModel *figures = vedette_battle_get_records (self->battle, VEDETTE_TYPE_FIGURE);
  guint n = g_list_model_get_n_items (figures);
  VedetteTri found = n == 0 ? VEDETTE_TRI_UNTRACKED : VEDETTE_TRI_NO;

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (VedetteFigure) figure = g_list_model_get_item (figures, i);

      if (!vedette_figure_is_on_table (figure))
        continue;
      if (vedette_figure_get_melee (figure) == VEDETTE_TRI_YES)
        return VEDETTE_TRI_YES;
      if (vedette_figure_get_melee (figure) == VEDETTE_TRI_UNTRACKED)
        found = VEDETTE_TRI_UNTRACKED;
    }
  if (vedette_skirmish_game_get_contact (self->game) != VEDETTE_TRI_NO)
    found = VEDETTE_TRI_UNTRACKED;
  return found;
}

/**
 * vedette_skirmish_list_names:
 *
 * Returns: (transfer full): the names of some lines, for a sentence
 */
char *
vedette_skirmish_list_names (const VedetteSkirmish *self,
                             const VedetteIds      *figures)
{
  GString *names = g_string_new (NULL);

  for (guint i = 0; i < vedette_ids_get_n (figures); i++)
    {
      VedetteFigure *figure = vedette_skirmish_find_figure (self, vedette_ids_get (figures, i));

      /* Translators: between the names of a list */
      if (i > 0)
        g_string_append (names, C_("list of names", ", "));
      g_string_append (names, figure != NULL ? vedette_figure_get_name (figure) : "?");
    }
  return g_string_free (names, FALSE);
}

/**
 * vedette_skirmish_fact_names:
 *
 * Returns: (transfer full): the names of some lines as they are now, for the facts of a step
 */
JsonArray *
vedette_skirmish_fact_names (const VedetteSkirmish *self,
                             const VedetteIds      *figures)
{
  JsonArray *names = json_array_new ();

  for (guint i = 0; i < vedette_ids_get_n (figures); i++)
    {
      VedetteFigure *figure = vedette_skirmish_find_figure (self, vedette_ids_get (figures, i));

      if (figure != NULL)
        json_array_add_string_element (names, vedette_figure_get_name (figure));
    }
  return names;
}

/* Returns: how many of the line are neither dead nor gone */
int
vedette_figure_get_standing (VedetteFigure *self)
{
  return MAX (vedette_figure_get_count (self) - vedette_figure_get_out (self), 0);
}

gboolean
vedette_figure_is_on_table (VedetteFigure *self)
{
  return vedette_figure_get_standing (self) > 0 && !vedette_figure_get_reserve (self);
}

/**
 * vedette_figure_is_engaged:
 *
 * Returns: whether a nominee from this line is in melee (S-21). While some of the men are free, a free one is meant.
 */
gboolean
vedette_figure_is_engaged (VedetteFigure *self)
{
  int fighting = vedette_figure_get_in_melee (self);

  if (vedette_figure_get_melee (self) != VEDETTE_TRI_YES)
    return FALSE;
  return fighting == 0 || fighting >= vedette_figure_get_standing (self);
}

/**
 * vedette_skirmish_add_figures:
 * @side: 0 for both
 *
 * Adds lines to the legal values of a declaration.
 */
void
vedette_skirmish_add_figures (const VedetteSkirmish *self,
                              GListStore            *choices,
                              gint64                 side,
                              gboolean               only_on_table)
{
  GListModel *figures = vedette_battle_get_records (self->battle, VEDETTE_TYPE_FIGURE);

  for (guint i = 0; i < g_list_model_get_n_items (figures); i++)
    {
      g_autoptr (VedetteFigure) figure = g_list_model_get_item (figures, i);

      if (side != 0 && vedette_figure_get_side (figure) != side)
        continue;
      if (only_on_table && !vedette_figure_is_on_table (figure))
        continue;
      vedette_choice_add_id (choices, vedette_record_get_id (VEDETTE_RECORD (figure)),
                             vedette_figure_get_name (figure));
    }
}

/**
 * vedette_skirmish_add_enemies:
 * @side: a force
 *
 * Adds the lines of it that its enemies may know of: those on the table that are not hidden.
 */
void
vedette_skirmish_add_enemies (const VedetteSkirmish *self,
                              GListStore            *choices,
                              gint64                 side)
{
  GListModel *figures = vedette_battle_get_records (self->battle, VEDETTE_TYPE_FIGURE);

  for (guint i = 0; i < g_list_model_get_n_items (figures); i++)
    {
      g_autoptr (VedetteFigure) figure = g_list_model_get_item (figures, i);

      if (vedette_figure_get_side (figure) == side && vedette_figure_is_on_table (figure) &&
          !vedette_figure_get_hidden (figure))
        vedette_choice_add_id (choices, vedette_record_get_id (VEDETTE_RECORD (figure)), vedette_figure_get_name (figure));
    }
}

void
vedette_skirmish_add_forces (const VedetteSkirmish *self,
                             GListStore            *choices)
{
  for (guint i = 0; i < 2; i++)
    vedette_choice_add_id (choices, vedette_record_get_id (VEDETTE_RECORD (self->forces[i])),
                           vedette_force_get_name (self->forces[i]));
}

/* What belongs to a game that is going on cannot be done before its start or after its end. */
void
vedette_skirmish_forbid_early (const VedetteSkirmish *self,
                               VedetteRuling         *ruling)
{
  if (vedette_skirmish_game_get_state (self->game) == VEDETTE_STATE_SETUP)
    vedette_ruling_forbid (ruling, "S-01", _("The game has not started: first say who begins (S-01)"));
  else if (vedette_skirmish_game_get_state (self->game) == VEDETTE_STATE_OVER)
    vedette_ruling_forbid (ruling, "S-01", _("The game is over; undo goes back into it"));
}

/**
 * vedette_skirmish_clear_first:
 *
 * Forgets what bound the first action after a snatch, once that is made (rules.md 7.1).
 */
void
vedette_skirmish_clear_first (const VedetteSkirmish *self,
                              VedetteEdit           *edit)
{
  vedette_edit_set (edit, self->game, "nominee", (gint64) 0, "nominee-name", "", "card", (gint64) 0, "intention",
                    VEDETTE_INTENTION_UNTRACKED, "reach-claimed", FALSE, "sight-claimed", FALSE,
                    "kept-switches", NULL, "body", (gint64) 0, "intended", NULL, NULL);
}

/**
 * vedette_skirmish_hand_over:
 * @holder: who has the initiative from now on
 *
 * Notes the change of holder and all that it resets: counters, the shot back, the count of actions (S-19, rules.md
 * 7.1); contacts, cards and the memory of option 3 stay. What the old holder got for reactive shots, if the players
 * count them (A-S20), becomes what the new passive side holds.
 */
void
vedette_skirmish_hand_over (const VedetteSkirmish *self,
                            VedetteEdit           *edit,
                            gint64                 holder)
{
  vedette_edit_set (edit, self->game, "holder", holder, "holding-no",
                    vedette_skirmish_game_get_holding_no (self->game) + 1, "action-in-holding", 0, "counters",
                    vedette_edit_get_int (edit, self->game, "holder-counters"), "holder-counters", 0, "shot-back-used", FALSE, "taken-by-card", FALSE, "last-nominee", (gint64) 0, "last-ticks", NULL, NULL);
  vedette_reactions_clear_shooters (self, edit);
}

/**
 * vedette_skirmish_note_contact:
 * @figures: (nullable): who is in melee now; %NULL for somebody of whom nobody said who he is
 *
 * Notes contacts that were made.
 */
void
vedette_skirmish_note_contact (const VedetteSkirmish *self,
                               VedetteEdit           *edit,
                               const VedetteIds      *figures)
{
  if (vedette_ids_get_n (figures) == 0)
    vedette_edit_set (edit, self->game, "contact", VEDETTE_TRI_UNTRACKED, NULL);
  for (guint i = 0; i < vedette_ids_get_n (figures); i++)
    {
      VedetteFigure *figure = vedette_skirmish_find_figure (self, vedette_ids_get (figures, i));

      if (vedette_figure_is_on_table (figure))
        vedette_edit_set (edit, figure, "melee", VEDETTE_TRI_YES, NULL);
    }
}

/* What follows from a roll: the general melee, and the first action after a snatch */
static gboolean
follows_roll (const VedetteSkirmish *self)
{
  VedetteState state = vedette_skirmish_game_get_state (self->game);

  return state == VEDETTE_STATE_GENERAL_MELEE || state == VEDETTE_STATE_ACT_RESTRICTED;
}

static GParamSpec *
find_switch (const VedetteSkirmish *self,
             const char            *property)
{
  return vedette_record_class_find (VEDETTE_RECORD_GET_CLASS (self->switches), property);
}

static int
get_switch_now (const VedetteSkirmish *self,
                const char            *property)
{
  int value;

  g_object_get (self->switches, property, &value, NULL);
  return value;
}

/**
 * vedette_skirmish_get_switch:
 * @property: of [class@Vedette.SkirmishSwitches], about what follows from a roll
 *
 * A switch that is set between a roll and what follows from it holds from the next roll on (rules.md 6).
 *
 * Returns: the value that holds for what is due now
 */
int
vedette_skirmish_get_switch (const VedetteSkirmish *self,
                             const char            *property)
{
  const char * const *kept = vedette_skirmish_game_get_kept_switches (self->game);
  gsize length = strlen (property);

  for (guint i = 0; follows_roll (self) && kept[i] != NULL; i++)
    if (strncmp (kept[i], property, length) == 0 && kept[i][length] == '=')
      {
        g_autoptr (GEnumClass) klass = g_type_class_ref (G_PARAM_SPEC_VALUE_TYPE (find_switch (self, property)));
        GEnumValue *value = g_enum_get_value_by_nick (klass, kept[i] + length + 1);

        if (value != NULL)
          return value->value;
      }
  return get_switch_now (self, property);
}

/**
 * vedette_skirmish_keep_switch:
 * @property: of [class@Vedette.SkirmishSwitches], about to be set
 *
 * Notes how a switch stood at the roll whose consequences are due, if there is one.
 */
void
vedette_skirmish_keep_switch (const VedetteSkirmish *self,
                              VedetteEdit           *edit,
                              const char            *property)
{
  const char * const *kept = vedette_skirmish_game_get_kept_switches (self->game);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_autofree char *own = NULL;
  g_auto (GStrv) longer = NULL;

  if (!follows_roll (self))
    return;
  for (guint i = 0; kept[i] != NULL; i++)
    {
      /* It was set before since that roll: how it stood then is known. */
      if (g_str_has_prefix (kept[i], property) && kept[i][strlen (property)] == '=')
        return;
      g_strv_builder_add (builder, kept[i]);
    }
  own = g_strdup_printf ("%s=%s", property, vedette_enum_get_nick (G_PARAM_SPEC_VALUE_TYPE (find_switch (self, property)),
                                                                   get_switch_now (self, property)));
  g_strv_builder_add (builder, own);
  longer = g_strv_builder_end (builder);
  vedette_edit_set (edit, self->game, "kept-switches", longer, NULL);
}
