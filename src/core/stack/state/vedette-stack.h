/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the moves of a token stack ask about their battle, and what two of them do to it. */

#pragma once

#include "core/rules/switches/vedette-house-rules.h"
#include "core/rules/vedette-rules.h"
#include "core/stack/records/vedette-stack-records.h"
#include "core/stack/switches/vedette-stack-switches.h"

G_BEGIN_DECLS

/* Bits of the states of the game, for the tables that say when a move is open */
#define VEDETTE_STACK_ON(PHASE) (1u << VEDETTE_STACK_##PHASE)
#define VEDETTE_STACK_ON_TURN                                                                                          \
  (VEDETTE_STACK_ON (TURN_CHARACTER) | VEDETTE_STACK_ON (TURN_HIRED) | VEDETTE_STACK_ON (TURN_ENEMY))
/* Tokens are in the bag: a round goes on. */
#define VEDETTE_STACK_ON_ROUND (VEDETTE_STACK_ON (READY) | VEDETTE_STACK_ON_TURN)
#define VEDETTE_STACK_ON_GAME (VEDETTE_STACK_ON_ROUND | VEDETTE_STACK_ON (ROUND_END))

/* The words for two owners that are no characters, in requests, odds and dice; that of a character is his id */
#define VEDETTE_STACK_END_TOKEN "end"

/**
 * VedetteStack:
 *
 * The single records of a battle, borrowed for the time of one question. It is what the service hands to all moves.
 *
 * Who owns a colour, a [class@Vedette.Character] or a [class@Vedette.Pool], is an *owner*; who acts on its tokens, he himself
 * or a line of enemies or hired help, is an *actor*.
 */
typedef struct _VedetteContext VedetteStack;

struct _VedetteContext
{
  VedetteBattle *battle;
  VedetteStackAbout *about;
  VedetteStackGame *game;
  VedetteStackSwitches *switches;
  VedetteHouseRules house;
  gboolean split; /* each faction of enemies has a colour: in a round as the bag was filled, else as the switch says (A-T11) */
};

void       vedette_stack_read            (VedetteStack       *self,
                                          VedetteBattle      *battle);
gboolean   vedette_stack_is_on           (const VedetteStack *self,
                                          guint               phases);
gpointer   vedette_stack_find            (const VedetteStack *self,
                                          gint64              id);
gpointer   vedette_stack_find_actor      (const VedetteStack *self,
                                          gint64              id);
gpointer   vedette_stack_find_owner      (const VedetteStack *self,
                                          gint64              id);
gboolean   vedette_stack_check_said      (VedetteMove        *move,
                                          const VedetteStack *self,
                                          const char         *param,
                                          gpointer            found,
                                          VedetteRuling      *ruling);
gpointer   vedette_stack_find_name       (const VedetteStack *self,
                                          const char         *name);
const char *vedette_stack_get_name       (gpointer            record);
void        vedette_stack_note_name      (JsonObject         *facts,
                                          const char         *fact,
                                          gpointer            record);
void        vedette_stack_add_name       (JsonObject         *facts,
                                          const char         *fact,
                                          gpointer            record);
const char *vedette_stack_fact_name      (JsonObject         *facts,
                                          const char         *fact);
int        vedette_stack_get_int         (gpointer            record,
                                          const char         *property);

GPtrArray *vedette_stack_list_owners     (const VedetteStack *self);
gpointer   vedette_stack_get_owner       (const VedetteStack *self,
                                          gpointer            actor);
gboolean   vedette_stack_is_listed       (const VedetteStack *self,
                                          gpointer            owner);
VedettePool *vedette_stack_get_pool      (const VedetteStack *self,
                                          VedettePoolKind     kind);
char      *vedette_stack_get_word        (gpointer            owner);
gpointer   vedette_stack_find_word       (const VedetteStack *self,
                                          const char         *word);
int        vedette_stack_count_left      (const VedetteStack *self);
gboolean   vedette_stack_has_end         (const VedetteStack *self);
VedetteTokenColour vedette_stack_find_free_colour (const VedetteStack *self);

GPtrArray *vedette_stack_list_actors     (const VedetteStack *self,
                                          gpointer            owner);
int        vedette_stack_count_willing   (gpointer            hired);
gboolean   vedette_stack_is_able         (gpointer            actor);
gboolean   vedette_stack_has_able        (const VedetteStack *self,
                                          gpointer            owner);
gboolean   vedette_stack_is_decided      (const VedetteStack *self);
guint      vedette_stack_count_turns     (const VedetteStack *self,
                                          gpointer            actor);
int        vedette_stack_count_run       (const VedetteStack *self,
                                          VedetteEnemy       *enemy);
gboolean   vedette_stack_is_unfair       (const VedetteStack *self,
                                          VedetteEnemy       *enemy,
                                          int                 run);
gboolean   vedette_stack_is_secret       (gpointer            record);
gboolean   vedette_stack_hides           (const VedetteStack *self,
                                          gpointer            record);
gpointer   vedette_stack_get_shown       (const VedetteStack *self,
                                          gpointer            owner);
gboolean   vedette_stack_seems_decided   (const VedetteStack *self);

/* Choices of a declaration */
void vedette_stack_list_able       (VedetteMove        *move,
                                    const VedetteStack *self,
                                    GListStore         *choices);
void vedette_stack_list_standing   (VedetteMove        *move,
                                    const VedetteStack *self,
                                    GListStore         *choices);
void vedette_stack_list_waiting    (VedetteMove        *move,
                                    const VedetteStack *self,
                                    GListStore         *choices);
void vedette_stack_list_out        (VedetteMove        *move,
                                    const VedetteStack *self,
                                    GListStore         *choices);
void vedette_stack_list_all_owners (VedetteMove        *move,
                                    const VedetteStack *self,
                                    GListStore         *choices);
void vedette_stack_list_everybody  (VedetteMove        *move,
                                    const VedetteStack *self,
                                    GListStore         *choices);

G_END_DECLS
