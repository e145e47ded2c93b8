/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the moves of a grand-tactical battle ask about it. */

#pragma once

#include "core/eagles/records/vedette-eagles-records.h"
#include "core/eagles/switches/vedette-eagles-switches.h"
#include "core/rules/switches/vedette-house-rules.h"
#include "core/rules/vedette-rules.h"

G_BEGIN_DECLS

/* Bits of the states of the game, for the tables that say when a move is open */
#define VEDETTE_EAGLES_ON(PHASE) (1u << VEDETTE_EAGLES_##PHASE)
/* A division is active, of the owner or a thief. */
#define VEDETTE_EAGLES_ON_DIVISION (VEDETTE_EAGLES_ON (DIVISION_ACTIVE) | VEDETTE_EAGLES_ON (THIEF_ACTIVE))
#define VEDETTE_EAGLES_ON_INDEPENDENTS (VEDETTE_EAGLES_ON (INDEP_EARLY) | VEDETTE_EAGLES_ON (INDEP_LATE))
/* E-04: there is no moving yet, save by early independents. */
#define VEDETTE_EAGLES_ON_FIRST                                                                                        \
  (VEDETTE_EAGLES_ON (ORDERS) | VEDETTE_EAGLES_ON (DETERMINE) | VEDETTE_EAGLES_ON (INDEP_EARLY) |                      \
   VEDETTE_EAGLES_ON (SKIRMISH))
#define VEDETTE_EAGLES_ON_OPENING (VEDETTE_EAGLES_ON (ALLOCATE) | VEDETTE_EAGLES_ON (OPEN_ROLL))
#define VEDETTE_EAGLES_ON_STEALING (VEDETTE_EAGLES_ON (STEAL_ROLL) | VEDETTE_EAGLES_ON (STEAL_BACK_ROLL))
#define VEDETTE_EAGLES_ON_ROLL (VEDETTE_EAGLES_ON_OPENING | VEDETTE_EAGLES_ON_STEALING)
#define VEDETTE_EAGLES_ON_SECOND                                                                                       \
  (VEDETTE_EAGLES_ON_ROLL | VEDETTE_EAGLES_ON (CHOOSE) | VEDETTE_EAGLES_ON_DIVISION | VEDETTE_EAGLES_ON (LOCAL) |      \
   VEDETTE_EAGLES_ON (INDEP_LATE))
/* A turn goes on. */
#define VEDETTE_EAGLES_ON_TURN (VEDETTE_EAGLES_ON_FIRST | VEDETTE_EAGLES_ON_SECOND | VEDETTE_EAGLES_ON (TURN_END))
#define VEDETTE_EAGLES_ON_GAME (VEDETTE_EAGLES_ON_TURN | VEDETTE_EAGLES_ON (POOL))

/* What lies on the pile of pending things: an activation that was interrupted by a thief, and a test of local initiative */
#define VEDETTE_EAGLES_PENDING_ACTIVATION "activation"
#define VEDETTE_EAGLES_PENDING_LOCAL "local"

/**
 * VedetteEagles:
 *
 * The single records of a battle, borrowed for the time of one question. It is what the service hands to all moves.
 *
 * Whoever commands, the commander of a [class@Vedette.Army], a [class@Vedette.Corps] or a [class@Vedette.Division], is known
 * by that record, and is called a *command*.
 */
typedef struct _VedetteContext VedetteEagles;

struct _VedetteContext
{
  VedetteBattle *battle;
  VedetteEaglesAbout *about;
  VedetteEaglesGame *game;
  VedetteEaglesSwitches *switches;
  VedetteHouseRules house;
  gboolean rolling; /* a roll is asked about: house rules that were set since the last one hold from it on */
};

void         vedette_eagles_read            (VedetteEagles       *self,
                                             VedetteBattle       *battle);
gboolean     vedette_eagles_is_on           (const VedetteEagles *self,
                                             guint                phases);
void         vedette_eagles_begin_roll      (VedetteEagles       *self,
                                             const VedetteEagles *before,
                                             VedetteEdit         *edit);
/* What a house rule is now, by the property of the switch */
int          vedette_eagles_get_switch      (const VedetteEagles *self,
                                             const char          *property);
gboolean     vedette_eagles_has_orders      (const VedetteEagles *self);
gboolean     vedette_eagles_awaits_orders   (const VedetteEagles *self);
char        *vedette_eagles_say_orders_begin (const VedetteEagles *self);

/* Finding records. Whatever is of another type, or is not there, is not found. */
gpointer     vedette_eagles_find            (const VedetteEagles *self,
                                             GType                type,
                                             gint64               id);
gpointer     vedette_eagles_find_command    (const VedetteEagles *self,
                                             gint64               id);
gpointer     vedette_eagles_find_word       (const VedetteEagles *self,
                                             const char          *word);
gpointer     vedette_eagles_find_name       (const VedetteEagles *self,
                                             GType                type,
                                             const char          *name);
gboolean     vedette_eagles_check_said      (VedetteMove         *move,
                                             const VedetteEagles *self,
                                             const char          *param,
                                             gpointer             found,
                                             VedetteRuling       *ruling);
gboolean     vedette_eagles_has_any         (VedetteMove         *move,
                                             const VedetteEagles *self,
                                             const char          *param,
                                             VedetteListFunc      list);
int          vedette_eagles_get_int         (gpointer             record,
                                             const char          *property);
gint64       vedette_eagles_get_id          (gpointer             record,
                                             const char          *property);
gboolean     vedette_eagles_get_flag        (gpointer             record,
                                             const char          *property);

/* Who is who */
VedetteArmy *vedette_eagles_get_army        (const VedetteEagles *self,
                                             VedetteEaglesSide    side);
VedetteEaglesSide vedette_eagles_get_side   (const VedetteEagles *self,
                                             gpointer             army);
VedetteArmy *vedette_eagles_get_other       (const VedetteEagles *self,
                                             gpointer             army);
VedetteArmy *vedette_eagles_get_army_of     (const VedetteEagles *self,
                                             gpointer             record);
VedetteDivision *vedette_eagles_get_division_of (const VedetteEagles *self,
                                                 gpointer             unit);
VedetteDivision *vedette_eagles_get_active  (const VedetteEagles *self);
VedetteDivision *vedette_eagles_get_challenger (const VedetteEagles *self);
const char  *vedette_eagles_get_word        (const VedetteEagles *self,
                                             gpointer             army);
char        *vedette_eagles_get_command_word (const VedetteEagles *self,
                                              gpointer             command);
const char  *vedette_eagles_get_name        (gpointer             record);
char        *vedette_eagles_say             (const VedetteEagles *self,
                                             gpointer             record);
char        *vedette_eagles_say_whose       (const VedetteEagles *self,
                                             gpointer             formation);
char        *vedette_eagles_say_commander   (const VedetteEagles *self,
                                             gpointer             command);

/* Notes in the facts of a step what a record is called */
void         vedette_eagles_note_name       (const VedetteEagles *self,
                                             VedetteEdit         *edit,
                                             const char          *fact,
                                             gpointer             record);

/* Lists, as the battle has them: (transfer container) */
GPtrArray   *vedette_eagles_list            (const VedetteEagles *self,
                                             GType                type);
GPtrArray   *vedette_eagles_list_divisions  (const VedetteEagles *self,
                                             gpointer             army,
                                             VedetteDivisionKind  kind);
GPtrArray   *vedette_eagles_list_units      (const VedetteEagles *self,
                                             gpointer             division);
GPtrArray   *vedette_eagles_list_commands   (const VedetteEagles *self,
                                             gpointer             army);

/* What the rules make of them */
gboolean     vedette_eagles_is_on_table     (const VedetteEagles *self,
                                             gpointer             record);
gboolean     vedette_eagles_is_waiting      (const VedetteEagles *self,
                                             VedetteEdit         *edit,
                                             gpointer             division);
gboolean     vedette_eagles_has_waiting     (const VedetteEagles *self,
                                             VedetteEdit         *edit,
                                             gpointer             army);
gboolean     vedette_eagles_is_bound        (const VedetteEagles *self,
                                             gpointer             division);
gboolean     vedette_eagles_is_elite        (const VedetteEagles *self,
                                             gpointer             division);
int          vedette_eagles_get_die         (const VedetteEagles *self,
                                             VedetteEaglesTroops  troops);
gboolean     vedette_eagles_has_die         (const VedetteEagles *self,
                                             gpointer             unit);
gboolean     vedette_eagles_has_dice        (const VedetteEagles *self);
VedetteEaglesSituation vedette_eagles_get_situation (gpointer     unit);
gboolean     vedette_eagles_has_independents (const VedetteEagles *self,
                                              VedetteEdit         *edit,
                                              gpointer             army);
gboolean     vedette_eagles_is_free         (const VedetteEagles *self,
                                             VedetteEdit         *edit,
                                             gpointer             unit);
gpointer     vedette_eagles_get_independent (const VedetteEagles *self);
gpointer     vedette_eagles_get_due_independent (const VedetteEagles *self,
                                                 VedetteEdit         *edit);
gpointer     vedette_eagles_get_moving_army (const VedetteEagles *self);

/* Compulsory tests */
GPtrArray   *vedette_eagles_list_threatened (const VedetteEagles *self);
void         vedette_eagles_warn_of_threat  (const VedetteEagles *self,
                                             VedetteRuling       *ruling);
void         vedette_eagles_clear_threats   (const VedetteEagles *self,
                                             VedetteEdit         *edit);
char        *vedette_eagles_say_inches      (int                  hundredths);
char        *vedette_eagles_say_formations  (guint                n);
char        *vedette_eagles_say_units       (guint                n);

/* Who rolls, and with what */
gpointer     vedette_eagles_get_senior      (const VedetteEagles *self,
                                             gpointer             division);
gboolean     vedette_eagles_is_attached     (const VedetteEagles *self,
                                             gpointer             command,
                                             gpointer             division);
int          vedette_eagles_get_modifier    (const VedetteEagles *self,
                                             gpointer             command);
gboolean     vedette_eagles_may_add_points  (const VedetteEagles *self,
                                             gpointer             army);

G_END_DECLS
