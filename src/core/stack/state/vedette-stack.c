/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the moves of a token stack ask about their battle. */

#include "vedette-config.h"

#include "core/stack/state/vedette-stack.h"

#include <glib/gi18n-lib.h>

#include "core/rules/vedette-fact-names.h"
#include "core/typed/vedette-scan.h"

void
vedette_stack_read (VedetteStack  *self,
                    VedetteBattle *battle)
{
  self->battle = battle;
  self->about = vedette_battle_get_single (battle, vedette_stack_about_get_type ());
  self->game = vedette_battle_get_single (battle, vedette_stack_game_get_type ());
  self->switches = vedette_battle_get_single (battle, vedette_stack_switches_get_type ());
  self->house = (VedetteHouseRules){ .table = &vedette_stack_switch_table,
                                     .switches = self->switches,
                                     .numbers = self->about,
                                     .keeper = self->game,
                                     .between = self->game != NULL && vedette_stack_is_on (self, VEDETTE_STACK_ON_GAME) };
  if (self->game != NULL && vedette_stack_is_on (self, VEDETTE_STACK_ON_ROUND))
    self->split = vedette_stack_game_get_split (self->game);
  else
    self->split = self->game != NULL &&
                  vedette_house_rules_get (&self->house, "enemy-colours") == VEDETTE_ENEMY_COLOURS_PER_FACTION;
}

gboolean
vedette_stack_is_on (const VedetteStack *self,
                     guint               phases)
{
  return (phases & (1u << vedette_stack_game_get_phase (self->game))) != 0;
}

/* Returns: (nullable): a record of any type */
gpointer
vedette_stack_find (const VedetteStack *self,
                    gint64              id)
{
  return id != 0 ? vedette_battle_find (self->battle, VEDETTE_TYPE_RECORD, id) : NULL;
}

/* Returns: (nullable): who can act, if that is one */
gpointer
vedette_stack_find_actor (const VedetteStack *self,
                          gint64              id)
{
  gpointer record = vedette_stack_find (self, id);

  return VEDETTE_IS_CHARACTER (record) || VEDETTE_IS_ENEMY (record) || VEDETTE_IS_HIRED (record) ? record : NULL;
}

/* Returns: (nullable): who can own a colour, if that is one */
gpointer
vedette_stack_find_owner (const VedetteStack *self,
                          gint64              id)
{
  gpointer record = vedette_stack_find (self, id);

  return VEDETTE_IS_CHARACTER (record) || VEDETTE_IS_POOL (record) ? record : NULL;
}

/* Returns: whether a parameter that leads to any record was not said, or leads to one that can be meant */
gboolean
vedette_stack_check_said (VedetteMove        *move,
                          const VedetteStack *self,
                          const char         *param,
                          gpointer            found,
                          VedetteRuling      *ruling)
{
  if (found != NULL || vedette_move_get_id (move, param) == 0)
    return TRUE;
  vedette_ruling_forbid_about (ruling, NULL, param, _("This choice is not available now. Choose a different one."));
  return FALSE;
}

int
vedette_stack_get_int (gpointer    record,
                       const char *property)
{
  GParamSpec *pspec = vedette_record_class_find (VEDETTE_RECORD_GET_CLASS (record), property);

  return G_IS_PARAM_SPEC_ENUM (pspec) ? vedette_record_peek_enum (record, pspec->param_id)
                                      : vedette_record_peek_int (record, pspec->param_id);
}

static const char *
get_own_name (gpointer record)
{
  GParamSpec *pspec = vedette_record_class_find (VEDETTE_RECORD_GET_CLASS (record), "name");

  return vedette_record_peek_string (record, pspec->param_id);
}

/* Returns: what a record that has a name is called; a pool without one as its kind is */
const char *
vedette_stack_get_name (gpointer record)
{
  const char *name = get_own_name (record);

  if (*name == '\0' && VEDETTE_IS_POOL (record))
    return vedette_enum_get_label (vedette_pool_kind_get_type (), (int) vedette_pool_get_kind (record));
  return name;
}

static int
get_kind (gpointer record)
{
  return VEDETTE_IS_POOL (record) ? (int) vedette_pool_get_kind (record) : 0;
}

/* Notes what a record is called, so that it is called so by whoever reads it: a pool without a name in his language. */
void
vedette_stack_note_name (JsonObject *facts,
                         const char *fact,
                         gpointer    record)
{
  vedette_facts_note_name (facts, fact, get_own_name (record), vedette_pool_kind_get_type (), get_kind (record));
}

/* The same, as one more of a list */
void
vedette_stack_add_name (JsonObject *facts,
                        const char *fact,
                        gpointer    record)
{
  vedette_facts_add_name (facts, fact, get_own_name (record), vedette_pool_kind_get_type (), get_kind (record));
}

/* Returns: what a record was called that was noted so; "" for none */
const char *
vedette_stack_fact_name (JsonObject *facts,
                         const char *fact)
{
  return vedette_fact_name (facts, fact, vedette_pool_kind_get_type ());
}

static void
add_all (const VedetteStack *self,
         GType               type,
         GPtrArray          *list)
{
  vedette_each (VedetteRecord, record, vedette_battle_get_records (self->battle, type))
    {
      /* The battle holds it. */
      g_ptr_array_add (list, record);
    }
}

/**
 * vedette_stack_list_owners:
 *
 * Returns: (transfer container): all who own a colour, characters first, as they are; the End token is nobody's
 */
GPtrArray *
vedette_stack_list_owners (const VedetteStack *self)
{
  GPtrArray *list = g_ptr_array_new ();

  add_all (self, vedette_character_get_type (), list);
  add_all (self, vedette_pool_get_type (), list);
  return list;
}

/* Returns: the pool of that kind that each battle has: of the enemies that of all who are of no faction */
VedettePool *
vedette_stack_get_pool (const VedetteStack *self,
                        VedettePoolKind     kind)
{
  gint64 id = kind == VEDETTE_POOL_HIRED ? vedette_stack_game_get_hired (self->game)
                                         : vedette_stack_game_get_enemies (self->game);

  return vedette_battle_find (self->battle, vedette_pool_get_type (), id);
}

/* Returns: (nullable): on whose tokens somebody acts */
gpointer
vedette_stack_get_owner (const VedetteStack *self,
                         gpointer            actor)
{
  VedettePool *faction;

  if (VEDETTE_IS_CHARACTER (actor))
    return actor;
  if (VEDETTE_IS_HIRED (actor))
    return vedette_stack_get_pool (self, VEDETTE_POOL_HIRED);
  if (!VEDETTE_IS_ENEMY (actor))
    return NULL;
  faction = vedette_battle_find (self->battle, vedette_pool_get_type (), vedette_enemy_get_faction (actor));
  /* A-T11: one colour for all, but where the GM splits them */
  return self->split && faction != NULL && vedette_pool_get_kind (faction) == VEDETTE_POOL_ENEMIES
           ? faction : vedette_stack_get_pool (self, VEDETTE_POOL_ENEMIES);
}

/* Whether an owner is listed where nobody has named it: hired help and factions are once somebody is of them. */
gboolean
vedette_stack_is_listed (const VedetteStack *self,
                         gpointer            owner)
{
  g_autoptr (GPtrArray) actors = NULL;

  if (VEDETTE_IS_CHARACTER (owner) || owner == vedette_stack_get_pool (self, VEDETTE_POOL_ENEMIES) ||
      vedette_stack_get_int (owner, "tokens") > 0)
    return TRUE;
  actors = vedette_stack_list_actors (self, owner);
  return actors->len > 0;
}

/* Returns: (transfer full): what an owner is called by machines, as the party of its dice and spans is; %NULL is the End */
char *
vedette_stack_get_word (gpointer owner)
{
  gint64 id;

  if (owner == NULL)
    return g_strdup (VEDETTE_STACK_END_TOKEN);
  id = vedette_record_get_id (owner);
  if (VEDETTE_IS_POOL (owner) && !vedette_pool_get_apart (owner))
    return g_strdup (vedette_enum_get_nick (vedette_pool_kind_get_type (), (int) vedette_pool_get_kind (owner)));
  return g_strdup_printf ("%s-%" G_GINT64_FORMAT, VEDETTE_IS_POOL (owner) ? "faction" : "character", id);
}

static const char *
get_colour_word (gpointer owner)
{
  return vedette_enum_get_nick (vedette_token_colour_get_type (), vedette_stack_get_int (owner, "colour"));
}

/* Returns: (nullable): who of them is called so; whoever is written just so goes before those who differ in capitals, for both
 * may take part. @first: whether of several the first is meant, and not nobody */
static gpointer
find_called (GPtrArray  *list,
             const char *name,
             gboolean    first)
{
  gpointer exact = NULL, alike = NULL;
  guint n_exact = 0, n_alike = 0;

  for (guint i = list->len; i-- > 0;)
    {
      const char *own = vedette_stack_get_name (list->pdata[i]);

      if (!vedette_scan_is_same (own, name))
        continue;
      alike = list->pdata[i];
      n_alike++;
      if (!vedette_scan_reads_alike (own, name))
        continue;
      exact = list->pdata[i];
      n_exact++;
    }
  if (n_exact > 0)
    return n_exact == 1 || first ? exact : NULL;
  return n_alike == 1 ? alike : NULL;
}

/* Returns: (nullable): the owner of that word, or colour, or name, which may be the word of another; nobody owns the End */
gpointer
vedette_stack_find_word (const VedetteStack *self,
                         const char         *word)
{
  g_autoptr (GPtrArray) owners = vedette_stack_list_owners (self);

  if (g_str_equal (word, VEDETTE_STACK_END_TOKEN))
    return NULL;
  for (guint i = 0; i < owners->len; i++)
    {
      g_autofree char *own = vedette_stack_get_word (owners->pdata[i]);

      if (g_str_equal (own, word))
        return owners->pdata[i];
    }
  for (guint i = 0; i < owners->len; i++)
    if (g_str_equal (get_colour_word (owners->pdata[i]), word))
      return owners->pdata[i];
  return find_called (owners, word, TRUE);
}

/* Returns: (nullable): who can act, by a name that only he has */
gpointer
vedette_stack_find_name (const VedetteStack *self,
                         const char         *name)
{
  g_autoptr (GPtrArray) actors = vedette_stack_list_actors (self, NULL);

  return find_called (actors, name, FALSE);
}

/* Returns: how many tokens are in the bag, without the End */
int
vedette_stack_count_left (const VedetteStack *self)
{
  g_autoptr (GPtrArray) owners = vedette_stack_list_owners (self);
  int n = 0;

  for (guint i = 0; i < owners->len; i++)
    n += vedette_stack_get_int (owners->pdata[i], "left");
  return n;
}

/* Whether the End token is in the bag: during a round, and after it as soon as all tokens of a real
 * bag are back (T-05, T-11) */
gboolean
vedette_stack_has_end (const VedetteStack *self)
{
  return vedette_stack_is_on (self, VEDETTE_STACK_ON_ROUND) ||
         (vedette_stack_is_on (self, VEDETTE_STACK_ON (ROUND_END)) &&
          vedette_stack_about_get_bag (self->about) == VEDETTE_STACK_BAG_REAL &&
          vedette_stack_game_get_step (self->game) > VEDETTE_STACK_STEP_RETURN);
}

/**
 * vedette_stack_find_free_colour:
 *
 * Returns: the first that nobody has; the number of colours if all are taken
 */
VedetteTokenColour
vedette_stack_find_free_colour (const VedetteStack *self)
{
  g_autoptr (GPtrArray) owners = vedette_stack_list_owners (self);
  guint64 taken = 1u << VEDETTE_TOKEN_BLACK;
  int colour = 0;

  for (guint i = 0; i < owners->len; i++)
    taken |= G_GUINT64_CONSTANT (1) << vedette_stack_get_int (owners->pdata[i], "colour");
  while (colour < VEDETTE_N_TOKEN_COLOURS && (taken >> colour & 1) != 0)
    colour++;
  return (VedetteTokenColour) colour;
}

/**
 * vedette_stack_list_actors:
 * @owner: (nullable): on whose tokens; %NULL for all
 *
 * Returns: (transfer container): all who may ever act on them, standing or not
 */
GPtrArray *
vedette_stack_list_actors (const VedetteStack *self,
                           gpointer            owner)
{
  GPtrArray *list = g_ptr_array_new ();

  add_all (self, vedette_character_get_type (), list);
  add_all (self, vedette_enemy_get_type (), list);
  add_all (self, vedette_hired_get_type (), list);
  for (guint i = list->len; owner != NULL && i-- > 0;)
    if (vedette_stack_get_owner (self, list->pdata[i]) != owner)
      g_ptr_array_remove_index (list, i);
  return list;
}

/* Returns: how many hired helpers are willing to fight, of those who are still there: some of the willing may have fallen or
 * fled since that was asked */
int
vedette_stack_count_willing (gpointer hired)
{
  return MIN (vedette_hired_get_willing (hired), vedette_hired_get_count (hired));
}

/* Whether somebody may act: he is there, and of hired help one is willing (T-15, T-X10) */
gboolean
vedette_stack_is_able (gpointer actor)
{
  if (vedette_stack_get_int (actor, "place") != VEDETTE_STACK_IN)
    return FALSE;
  if (VEDETTE_IS_HIRED (actor) && vedette_hired_get_willing (actor) == 0)
    return FALSE;
  return VEDETTE_IS_CHARACTER (actor) || vedette_stack_get_int (actor, "count") > 0;
}

gboolean
vedette_stack_has_able (const VedetteStack *self,
                        gpointer            owner)
{
  g_autoptr (GPtrArray) actors = vedette_stack_list_actors (self, owner);

  for (guint i = 0; i < actors->len; i++)
    if (vedette_stack_is_able (actors->pdata[i]))
      return TRUE;
  return FALSE;
}

static gboolean
is_decided (const VedetteStack *self,
            gboolean            all)
{
  g_autoptr (GPtrArray) actors = vedette_stack_list_actors (self, NULL);
  gboolean character = FALSE, enemy = FALSE;

  for (guint i = 0; i < actors->len; i++)
    {
      gboolean able = vedette_stack_is_able (actors->pdata[i]);

      character |= able && VEDETTE_IS_CHARACTER (actors->pdata[i]);
      enemy |= able && VEDETTE_IS_ENEMY (actors->pdata[i]) && (all || !vedette_stack_is_secret (actors->pdata[i]));
    }
  return !character || !enemy;
}

/* Whether no character, or no enemy, is left (rules.md 8.2): the end is offered then, for others may still arrive. */
gboolean
vedette_stack_is_decided (const VedetteStack *self)
{
  return is_decided (self, TRUE);
}

/* The same as the players see it, who do not know of hidden enemies */
gboolean
vedette_stack_seems_decided (const VedetteStack *self)
{
  return is_decided (self, FALSE);
}

/* Returns: how often somebody has acted in this round */
guint
vedette_stack_count_turns (const VedetteStack *self,
                           gpointer            actor)
{
  guint n = 0;

  vedette_each (VedetteStackTurn, turn, vedette_battle_get_records (self->battle, vedette_stack_turn_get_type ()))
    n += vedette_stack_turn_get_actor (turn) == vedette_record_get_id (actor) ? 1 : 0;
  return n;
}

/* Returns: how many of the last tokens of his colour that an enemy acted on one after the other (T-19) */
int
vedette_stack_count_run (const VedetteStack *self,
                         VedetteEnemy       *enemy)
{
  gint64 owner = vedette_record_get_id (vedette_stack_get_owner (self, enemy));
  int run = 0;

  vedette_each (VedetteStackTurn, turn, vedette_battle_get_records (self->battle, vedette_stack_turn_get_type ()))
    if (vedette_stack_turn_get_owner (turn) == owner)
      run = vedette_stack_turn_get_actor (turn) == vedette_record_get_id (VEDETTE_RECORD (enemy)) ? run + 1 : 0;
  return run;
}

/* Whether one of the enemies could have acted instead */
static gboolean
has_other (const VedetteStack *self,
           gpointer            actor)
{
  g_autoptr (GPtrArray) actors = vedette_stack_list_actors (self, vedette_stack_get_owner (self, actor));

  for (guint i = 0; i < actors->len; i++)
    if (actors->pdata[i] != actor && vedette_stack_is_able (actors->pdata[i]))
      return TRUE;
  return FALSE;
}

/* Whether somebody fights too often for what his Initiative is, and others do not fight (T-19). A line has that of all
   in it. */
gboolean
vedette_stack_is_unfair (const VedetteStack *self,
                         VedetteEnemy       *enemy,
                         int                 run)
{
  return run > 1 && run > vedette_enemy_get_initiative (enemy) * vedette_enemy_get_count (enemy) && has_other (self, enemy);
}

/* Whether only the GM knows of somebody: who is hidden, and enemies who are not there yet */
gboolean
vedette_stack_is_secret (gpointer record)
{
  VedetteStackPlace place;

  if (!VEDETTE_IS_ENEMY (record))
    return FALSE;
  place = vedette_enemy_get_place (record);
  return vedette_enemy_get_hidden (record) || place == VEDETTE_STACK_WAITING || place == VEDETTE_STACK_ARRIVING;
}

/* Whether the players do not know of a record: somebody who is a secret, an effect on one, and a faction of none but such */
gboolean
vedette_stack_hides (const VedetteStack *self,
                     gpointer            record)
{
  gint64 id;

  if (VEDETTE_IS_EFFECT (record))
    record = vedette_stack_find (self, vedette_effect_get_whose (record));
  if (!VEDETTE_IS_POOL (record))
    return record != NULL && vedette_stack_is_secret (record);
  if (record == vedette_stack_get_pool (self, VEDETTE_POOL_HIRED) ||
      record == vedette_stack_get_pool (self, VEDETTE_POOL_ENEMIES))
    return FALSE;
  id = vedette_record_get_id (record);
  vedette_each (VedetteEnemy, enemy, vedette_battle_get_records (self->battle, vedette_enemy_get_type ()))
    if (vedette_enemy_get_faction (enemy) == id && !vedette_stack_is_secret (enemy))
      return FALSE;
  return TRUE;
}

/* Returns: (nullable): as whose token all may read of it: of a faction that the players do not know, it is just one of the
 * enemies */
gpointer
vedette_stack_get_shown (const VedetteStack *self,
                         gpointer            owner)
{
  return owner != NULL && vedette_stack_hides (self, owner) ? vedette_stack_get_pool (self, VEDETTE_POOL_ENEMIES) : owner;
}
