/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Edits of who takes part: characters, enemies, hired help, and the colours that some share. */

#include "vedette-config.h"

#include <glib/gi18n-lib.h>

#include "core/json/vedette-fail.h"
#include "core/rules/vedette-choice.h"
#include "core/rules/vedette-facts.h"
#include "core/stack/papers/vedette-stack-papers.h"
#include "core/stack/state/vedette-stack-bag.h"
#include "core/stack/typed/vedette-participant-text.h"

static gboolean
arrives_at_once (const VedetteStack *self)
{
  return vedette_house_rules_get (&self->house, "arrivals") == VEDETTE_ARRIVALS_AT_ONCE &&
         vedette_stack_is_on (self, VEDETTE_STACK_ON_ROUND);
}

/* What nobody said of a new one: a colour of his own, a letter; and that who comes into a fight that goes on arrives in it */
void
vedette_stack_fit_new (const VedetteStack *self,
                       gpointer            draft)
{
  const char *name = vedette_stack_get_name (draft);

  if (VEDETTE_IS_CHARACTER (draft) && *vedette_character_get_letter (draft) == '\0' && *name != '\0')
    {
      g_autofree char *letter = vedette_participant_get_letter (name);

      g_object_set (draft, "letter", letter, NULL);
    }
  if (!VEDETTE_IS_POOL (draft) && vedette_stack_get_int (draft, "place") == VEDETTE_STACK_IN &&
      vedette_stack_is_on (self, VEDETTE_STACK_ON_GAME) && !arrives_at_once (self))
    g_object_set (draft, "place", VEDETTE_STACK_ARRIVING, NULL);
}

/* T-02, T-X07: a colour has one owner, and that of the End has none. */
static void
check_colour (const VedetteStack *self,
              gpointer            record,
              gpointer            draft,
              VedetteRuling      *ruling)
{
  g_autoptr (GPtrArray) owners = vedette_stack_list_owners (self);
  int colour = vedette_stack_get_int (draft, "colour");
  VedetteTokenColour next = vedette_stack_find_free_colour (self);
  gpointer other = NULL;

  for (guint i = 0; i < owners->len; i++)
    if (owners->pdata[i] != record && vedette_stack_get_int (owners->pdata[i], "colour") == colour)
      other = owners->pdata[i];
  if (other == NULL && colour != VEDETTE_TOKEN_BLACK)
    return;
  if (next >= VEDETTE_N_TOKEN_COLOURS)
    vedette_ruling_forbid_about (ruling, "T-X07", "colour", _("All colors are in use. Remove a participant first."));
  else if (other == NULL)
    /* Translators: the name of a colour, such as “green” */
    vedette_ruling_forbid_about (ruling, "T-X07", "colour", _("Black is reserved for the End token. Choose a color that is "
                                                              "free, such as %s."),
                                 vedette_enum_get_label (vedette_token_colour_get_type (), (int) next));
  else
    /* Translators: whose colour it is, and one that nobody has */
    vedette_ruling_forbid_about (ruling, "T-X07", "colour", _("This color belongs to %s. Choose a color that is free, such as "
                                                              "%s."),
                                 vedette_stack_get_name (other),
                                 vedette_enum_get_label (vedette_token_colour_get_type (), (int) next));
}

/* Whether enemies can be of it; 0 is none */
static gboolean
is_faction (const VedetteStack *self,
            gint64              id)
{
  VedettePool *pool = vedette_battle_find (self->battle, vedette_pool_get_type (), id);

  return pool == NULL || vedette_pool_get_kind (pool) == VEDETTE_POOL_ENEMIES;
}

/**
 * vedette_stack_check_new:
 * @record: (nullable): as it is; %NULL for a new one
 *
 * Finds what is wrong with somebody who is to take part.
 */
void
vedette_stack_check_new (const VedetteStack *self,
                         gpointer            record,
                         gpointer            draft,
                         VedetteRuling      *ruling)
{
  const char *name = vedette_stack_get_name (draft);
  /* Only the two that each battle has are called by what they are. */
  gboolean nameless = VEDETTE_IS_POOL (draft) && vedette_pool_get_apart (draft) && *vedette_pool_get_name (draft) == '\0';

  if (*name == '\0' || nameless)
    vedette_ruling_forbid_about (ruling, NULL, "name", _("A participant needs a name. Enter a name."));
  else if (g_utf8_strlen (name, -1) > VEDETTE_STACK_MAX_NAME)
    vedette_ruling_forbid_about (ruling, NULL, "name", _("Enter a name of at most %d characters"), VEDETTE_STACK_MAX_NAME);
  if (VEDETTE_IS_CHARACTER (draft) || VEDETTE_IS_POOL (draft))
    check_colour (self, record, draft, ruling);
  if (record == NULL && !VEDETTE_IS_POOL (draft) && vedette_stack_get_int (draft, "place") > VEDETTE_STACK_ARRIVING)
    vedette_ruling_forbid_about (ruling, NULL, "place", _("A new participant cannot already be out of the fight: choose a "
                                                          "different status"));
  if (record == NULL && !VEDETTE_IS_POOL (draft) && *name != '\0')
    vedette_bag_tell_when (self, name, (VedetteStackPlace) vedette_stack_get_int (draft, "place"), ruling);
  /* T-15: no more are willing than there are (T-X10). */
  if (VEDETTE_IS_HIRED (draft) &&
      vedette_hired_get_willing (draft) > vedette_hired_get_count (draft) + vedette_hired_get_fallen (draft) +
                                            vedette_hired_get_away (draft))
    vedette_ruling_refuse_about (ruling, "T-X10", "willing", _("%s does not have that many figures. Enter how many of its "
                                                               "figures are willing to fight."), name);
  if (VEDETTE_IS_ENEMY (draft) && !is_faction (self, vedette_enemy_get_faction (draft)))
    vedette_ruling_forbid_about (ruling, "A-T11", "faction", _("Hired help is not an enemy faction. Choose an enemy faction."));
}

/* Whether he brings tokens into the bag as it is */
static gboolean
brings_now (const VedetteStack *self,
            gpointer            draft)
{
  return !VEDETTE_IS_POOL (draft) && vedette_stack_get_int (draft, "place") == VEDETTE_STACK_IN &&
         vedette_stack_is_on (self, VEDETTE_STACK_ON_ROUND);
}

/* Finds whether the bag has room for all of them, who come into it at once. */
void
vedette_stack_check_room (const VedetteStack *self,
                          GPtrArray          *drafts,
                          VedetteRuling      *ruling)
{
  g_autoptr (VedetteEdit) edit = vedette_battle_edit (self->battle, "add");
  int characters = 0;

  for (guint i = 0; i < drafts->len; i++)
    if (brings_now (self, drafts->pdata[i]) && VEDETTE_IS_CHARACTER (drafts->pdata[i]))
      characters++;
    else if (brings_now (self, drafts->pdata[i]))
      vedette_bag_put_in (self, edit, drafts->pdata[i]);
  vedette_bag_check (self, edit, characters * VEDETTE_CHARACTER_TOKENS, ruling);
}

void
vedette_stack_insert_new (const VedetteStack *self,
                          VedetteEdit        *edit,
                          gpointer            draft)
{
  vedette_edit_insert (edit, draft, -1);
  if (brings_now (self, draft))
    vedette_bag_put_in (self, edit, draft);
}

static gint64
insert_one (const VedetteRecordChange *change,
            VedetteEdit               *edit)
{
  vedette_stack_insert_new (change->context, edit, change->draft);
  return vedette_record_get_id (change->draft);
}

static gboolean
fit (const VedetteRecordChange  *change,
     GError                    **error)
{
  if (change->record != NULL)
    return TRUE;
  if (VEDETTE_IS_CHARACTER (change->draft) && !vedette_move_is_said (change->move, "colour"))
    {
      VedetteTokenColour free_colour = vedette_stack_find_free_colour (change->context);

      if (free_colour >= VEDETTE_N_TOKEN_COLOURS)
        return vedette_fail (error, VEDETTE_RULES_ERROR, VEDETTE_RULES_ERROR_DECLARATION,
                             _("All colors are in use. Remove a participant first."));
      g_object_set (change->draft, "colour", free_colour, NULL);
    }
  if (VEDETTE_IS_POOL (change->draft))
    g_object_set (change->draft, "apart", TRUE, NULL);
  /* All help is willing until somebody says otherwise. */
  if (VEDETTE_IS_HIRED (change->draft) && !vedette_move_is_said (change->move, "willing"))
    g_object_set (change->draft, "willing", vedette_hired_get_count (change->draft), NULL);
  vedette_stack_fit_new (change->context, change->draft);
  return TRUE;
}

static void
check (const VedetteRecordChange *change,
       VedetteRuling             *ruling)
{
  g_autoptr (GPtrArray) drafts = g_ptr_array_new ();

  vedette_stack_check_new (change->context, change->record, change->draft, ruling);
  if (change->record != NULL)
    return;
  g_ptr_array_add (drafts, change->draft);
  vedette_stack_check_room (change->context, drafts, ruling);
}

/* Whether he had a Turn in this round, though he is not there any more */
static gboolean
has_turn (const VedetteStack *self,
          gint64              id)
{
  vedette_each (VedetteStackTurn, turn, vedette_battle_get_records (self->battle, vedette_stack_turn_get_type ()))
    if (vedette_stack_turn_get_owner (turn) == id || vedette_stack_turn_get_actor (turn) == id)
      return TRUE;
  return vedette_stack_game_get_owner (self->game) == id;
}

/* Whoever has tokens, or had some in this round, is not just forgotten. */
static void
check_remove (const VedetteRecordChange *change,
              VedetteRuling             *ruling)
{
  const VedetteStack *self = change->context;

  if (VEDETTE_IS_POOL (change->record))
    {
      g_autoptr (GPtrArray) actors = vedette_stack_list_actors (self, NULL);

      if (change->record == vedette_stack_get_pool (self, vedette_pool_get_kind (change->record)))
        vedette_ruling_forbid (ruling, "T-04", _("The colors of the enemies and the hired help cannot be removed. Change the "
                                                 "color instead."));
      for (guint i = 0; i < actors->len; i++)
        if (VEDETTE_IS_ENEMY (actors->pdata[i]) && vedette_enemy_get_faction (actors->pdata[i]) == change->id)
          {
            vedette_ruling_forbid (ruling, "A-T11", _("Enemies still belong to this faction: remove or move them first"));
            return;
          }
    }
  if (vedette_stack_is_on (self, VEDETTE_STACK_ON_GAME) &&
      (VEDETTE_IS_POOL (change->record) || vedette_stack_get_int (change->record, "place") != VEDETTE_STACK_WAITING ||
       has_turn (self, change->id)))
    vedette_ruling_forbid (ruling, "T-12",
                           _("Tokens leave the bag only at the end of the round. Use Remove from Fight instead."));
}

/* What refers to somebody who is forgotten */
static void
forget (const VedetteRecordChange *change,
        VedetteEdit               *edit)
{
  static const char * const fields[] = { "owner", "actor", "last-enemy", "last-hired" };
  const VedetteStack *self = change->context;
  g_autoptr (GPtrArray) effects = vedette_edit_list (edit, vedette_effect_get_type ());
  const VedetteIds *kept = vedette_stack_game_get_kept (self->game);
  g_autoptr (VedetteIds) others = NULL;

  if (change->draft != NULL)
    return;
  for (guint i = 0; i < effects->len; i++)
    if (vedette_effect_get_whose (effects->pdata[i]) == change->id)
      vedette_edit_remove (edit, effects->pdata[i]);
  for (guint i = 0; i < vedette_ids_get_n (kept); i++)
    if (vedette_ids_get (kept, i) != change->id)
      vedette_ids_add (&others, vedette_ids_get (kept, i));
  if (vedette_ids_contains (kept, change->id))
    vedette_edit_set (edit, self->game, "kept", others, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (fields); i++)
    if (vedette_edit_get_id (edit, self->game, fields[i]) == change->id)
      vedette_edit_set (edit, self->game, fields[i], (gint64) 0, NULL);
}

/* What the GM writes of enemies is for himself, and so are factions of which the players know nobody. */
static void
note (const VedetteRecordChange *change,
      VedetteEdit               *edit)
{
  gpointer record = change->draft != NULL ? change->draft : change->record;

  vedette_stack_note_name (vedette_edit_get_facts (edit), "name", change->record != NULL ? change->record : change->draft);
  if (VEDETTE_IS_ENEMY (record) ||
      (VEDETTE_IS_POOL (record) && (change->record == NULL || vedette_stack_hides (change->context, change->record))))
    vedette_edit_set_audience (edit, VEDETTE_AUDIENCE_UMPIRE);
}

static char *
describe_add (JsonObject *facts)
{
  /* Translators: a step of the log; the name of a participant */
  return g_strdup_printf (_("Added: %s."), vedette_fact_text (facts, "name"));
}

#define DESCRIBE_SET(record)                                                                                           \
  static char *describe_set_##record (JsonObject *facts)                                                               \
  {                                                                                                                    \
    return vedette_fact_describe_set (facts, "name", vedette_##record##_get_type ());                                  \
  }
DESCRIBE_SET (character)
DESCRIBE_SET (enemy)
DESCRIBE_SET (hired)

/* It may have had no name. */
static char *
describe_set_pool (JsonObject *facts)
{
  g_autoptr (JsonObject) said = json_object_new ();
  JsonObject *changed = vedette_fact_changed (facts);

  json_object_set_string_member (said, "name", vedette_stack_fact_name (facts, "name"));
  if (changed != NULL)
    json_object_set_object_member (said, "changed", json_object_ref (changed));
  return vedette_fact_describe_set (said, "name", vedette_pool_get_type ());
}

static char *
describe_remove (JsonObject *facts)
{
  /* Translators: a step of the log; the name of a participant */
  return g_strdup_printf (_("Removed: %s."), vedette_fact_text (facts, "name"));
}

static void
list_places (VedetteMove          *move,
             const VedetteContext *self,
             GListStore           *choices)
{
  for (int place = VEDETTE_STACK_IN; place <= VEDETTE_STACK_WAITING; place++)
    vedette_choice_add_nick (choices, vedette_enum_get_nick (vedette_stack_place_get_type (), place),
                             vedette_enum_get_label (vedette_stack_place_get_type (), place));
}

static void
list_factions (VedetteMove          *move,
               const VedetteContext *self,
               GListStore           *choices)
{
  g_autoptr (GPtrArray) owners = vedette_stack_list_owners (self);

  for (guint i = 0; i < owners->len; i++)
    if (VEDETTE_IS_POOL (owners->pdata[i]) && vedette_pool_get_kind (owners->pdata[i]) == VEDETTE_POOL_ENEMIES)
      vedette_choice_add_id (choices, vedette_record_get_id (owners->pdata[i]), vedette_stack_get_name (owners->pdata[i]));
}

/* The first enemies and the hired help may have no name of their own. */
static char *
say_pool (const VedetteContext *self,
          gpointer              record)
{
  return g_strdup (vedette_stack_get_name (record));
}

static const VedetteFieldList lists[] = { { "place", list_places, NULL }, { NULL } };
static const VedetteFieldList enemy_lists[] = { { "place", list_places, NULL }, { "faction", list_factions, NULL }, { NULL } };

#define PARTICIPANT(record)                                                                                            \
  .needs = "name", .describe = { describe_add, describe_set_##record, describe_remove }, .fit = fit, .check = check,   \
  .check_remove = check_remove, .note = note, .before = forget, .insert = insert_one

const VedetteRecordKind vedette_character_kind = {
  .noun = "character",
  .type = vedette_character_get_type,
  .add = N_("Add Character"),
  .set = N_("Change Character"),
  .remove = N_("Remove Character"),
  .add_says = (const char *const[]){ "name", "player", "colour", "sign", "letter", "place", NULL },
  .set_says = (const char *const[]){ "name", "player", "colour", "sign", "letter", NULL },
  .lists = lists,
  PARTICIPANT (character),
};

const VedetteRecordKind vedette_enemy_kind = {
  .noun = "enemy",
  .type = vedette_enemy_get_type,
  .add = N_("Add Enemies"),
  .set = N_("Change Enemies"),
  .remove = N_("Remove Enemies"),
  .add_says = (const char *const[]){ "name", "count", "initiative", "place", "hidden", "faction", NULL },
  .set_says = (const char *const[]){ "name", "count", "initiative", "hidden", "faction", "no-faction", NULL },
  .lists = enemy_lists,
  PARTICIPANT (enemy),
};

const VedetteRecordKind vedette_hired_kind = {
  .noun = "hired",
  .type = vedette_hired_get_type,
  .add = N_("Add Hired Help"),
  .set = N_("Change Hired Help"),
  .remove = N_("Remove Hired Help"),
  .add_says = (const char *const[]){ "name", "count", "willing", "place", NULL },
  .set_says = (const char *const[]){ "name", "count", "willing", NULL },
  .lists = lists,
  PARTICIPANT (hired),
};

const VedetteRecordKind vedette_pool_kind = {
  .noun = "faction",
  .type = vedette_pool_get_type,
  .add = N_("Add Faction"),
  .set = N_("Change Color"),
  .remove = N_("Remove Faction"),
  .add_says = (const char *const[]){ "name", "colour", "sign", "letter", NULL },
  .set_says = (const char *const[]){ "name", "colour", "sign", "letter", NULL },
  .say = say_pool,
  PARTICIPANT (pool),
};
