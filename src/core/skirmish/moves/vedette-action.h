/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What all actions of the holder have in common: who may act, one thing at a time, counters, and what comes next. */

#pragma once

#include "core/skirmish/records/vedette-shared-labels.h"
#include "core/skirmish/state/vedette-skirmish-choices.h"
#include "core/skirmish/state/vedette-skirmish.h"

G_BEGIN_DECLS

/* A bit of one of the five first actions */
#define VEDETTE_CAN_BE(INTENTION) (1u << VEDETTE_INTENTION_##INTENTION)

/**
 * VedetteActionKind:
 * @shoots: whether it gives a counter (S-17), whatever is said
 * @trigger: which of its parts may be answered with shots (S-64), besides missiles that are said
 * @fights: whether a round of melee follows (S-44, S-45)
 * @option: which of the five first actions it is when nothing is said; untracked if it is none by itself
 * @options: bits of those that it can be, besides the order card
 * @check: (nullable): what only this kind of action has to heed
 * @note: (nullable): adds facts that only this kind of action has
 *
 * What a kind of move that is an action has of its own.
 */
typedef struct
{
  gboolean shoots;
  VedetteTrigger trigger;
  gboolean fights;
  VedetteIntention option;
  guint options;

  void (*check) (VedetteMove           *move,
                 const VedetteSkirmish *skirmish,
                 VedetteRuling         *ruling);
  void (*note)  (VedetteMove           *move,
                 const VedetteSkirmish *skirmish,
                 JsonObject            *facts);
} VedetteActionKind;

/* What the table of an action has besides its name, its parameters and what is its own */
#define VEDETTE_ACTION_MEMBERS                                                                                         \
  .group = VEDETTE_MOVE_PLAY, .open_in = VEDETTE_IN_ACT, .closed = vedette_action_closed, .open = vedette_action_open, \
  .check = vedette_action_check, .perform = vedette_action_perform

/* Who acts: by names, as a group, or as everybody but some */
#define VEDETTE_ACTION_SAY_WHO(list)                                                                                   \
  VEDETTE_SAY_IDS ("who", vedette_figure, list, .label = VEDETTE_LABEL_WHO_ACTS),                                      \
  VEDETTE_SAY_FLAG ("last-body"),                                                                                      \
  VEDETTE_SAY_REF ("body", vedette_body, vedette_skirmish_list_holder_bodies),                                         \
  VEDETTE_SAY_REF ("contingent", vedette_contingent, vedette_skirmish_list_holder_contingents),                        \
  VEDETTE_SAY_IDS ("but", vedette_figure, vedette_skirmish_list_holder_lines)

/* Whom it is done to */
#define VEDETTE_ACTION_SAY_TARGET                                                                                      \
  VEDETTE_SAY_IDS ("target", vedette_figure, vedette_skirmish_list_known_passive_lines, .label = VEDETTE_LABEL_AGAINST)

/* Which of the five first actions it is (S-27 to S-34) */
#define VEDETTE_ACTION_SAY_OPTION                                                                                      \
  VEDETTE_SAY_ENUM ("option", vedette_intention, VEDETTE_INTENTION_UNTRACKED, vedette_action_list_options,             \
                    .label = N_("First action"), .asked = vedette_action_is_first)

/* What matters only to the first action after a snatch, and how far actions went */
#define VEDETTE_ACTION_SAY_FULL_SPEED                                                                                  \
  VEDETTE_SAY_TRI ("full-speed", .label = N_("At full speed"), .asked = vedette_action_is_first)
#define VEDETTE_ACTION_SAY_COULD_ENGAGE                                                                                \
  VEDETTE_SAY_TRI ("could-engage", .label = N_("Could reach the enemy"), .asked = vedette_action_is_first)
#define VEDETTE_ACTION_SAY_ENEMY_AT                                                                                    \
  VEDETTE_SAY_INCHES ("enemy-at", .label = N_("Distance to the nearest enemy (inches)"),                              \
                      .asked = vedette_action_is_first)
#define VEDETTE_ACTION_SAY_NOMINEE                                                                                     \
  VEDETTE_SAY_TRI ("nominee-acts", .label = N_("Includes the nominee"), .asked = vedette_action_is_first)
#define VEDETTE_ACTION_SAY_INCHES VEDETTE_SAY_INCHES ("inches", .label = VEDETTE_LABEL_HOW_FAR)
#define VEDETTE_ACTION_SAY_MISSILES VEDETTE_SAY_TRI ("missiles", .label = N_("Missiles are used"))

/* Whether those who act and are in melee leave it, and with it their opponents (A-S52) */
#define VEDETTE_ACTION_SAY_BREAK_OFF                                                                                   \
  VEDETTE_SAY_FLAG ("break-off", .label = N_("Breaks off the melee"), .asked = vedette_action_has_engaged)

/* Who stands apart from those who act */
#define VEDETTE_ACTION_SAY_APART VEDETTE_SAY_IDS ("apart", vedette_figure, vedette_skirmish_list_holder_lines)

extern const VedetteClosed vedette_action_closed[];

void     vedette_action_open    (VedetteMove           *move,
                                 const VedetteSkirmish *skirmish,
                                 VedetteRuling         *ruling);
void     vedette_action_check   (VedetteMove           *move,
                                 const VedetteSkirmish *skirmish,
                                 VedetteRuling         *ruling);
gboolean vedette_action_perform (VedetteMove           *move,
                                 const VedetteSkirmish *skirmish,
                                 VedetteEdit           *edit,
                                 VedetteDice           *dice,
                                 GError               **error);

const VedetteActionKind *vedette_action_get_kind (VedetteMove *move);

VedetteIntention vedette_action_get_option    (VedetteMove           *move,
                                               const VedetteSkirmish *skirmish);
gboolean         vedette_action_can_be        (VedetteMove           *move,
                                               VedetteIntention       option);
gboolean         vedette_action_shoots        (VedetteMove           *move);
VedetteTri       vedette_action_has_moved     (VedetteMove           *move);
gboolean         vedette_action_fights        (VedetteMove           *move);
void             vedette_action_check_weapons (VedetteMove           *move,
                                               const VedetteSkirmish *skirmish,
                                               VedetteRuling         *ruling);
void             vedette_action_check_first   (VedetteMove           *move,
                                               const VedetteSkirmish *skirmish,
                                               VedetteRuling         *ruling);
gboolean         vedette_action_is_first        (VedetteMove           *move,
                                                 const VedetteSkirmish *skirmish);
gboolean         vedette_action_has_nominee_body (const VedetteSkirmish *skirmish);

gboolean vedette_action_has_engaged  (VedetteMove           *move,
                                      const VedetteSkirmish *skirmish);
void     vedette_action_check_melee  (VedetteMove           *move,
                                      const VedetteSkirmish *skirmish,
                                      VedetteRuling         *ruling);
void     vedette_action_break_off    (VedetteMove           *move,
                                      const VedetteSkirmish *skirmish,
                                      VedetteEdit           *edit);

VedetteIds *vedette_action_list_actors  (VedetteMove           *move,
                                         const VedetteSkirmish *skirmish);
void        vedette_action_check_who    (VedetteMove           *move,
                                         const VedetteSkirmish *skirmish,
                                         VedetteRuling         *ruling);
gboolean    vedette_action_add_card_men (const VedetteSkirmish *skirmish,
                                         GListStore            *choices);

void vedette_action_list_who     (VedetteMove           *move,
                                  const VedetteSkirmish *skirmish,
                                  GListStore            *choices);
void vedette_action_list_options (VedetteMove           *move,
                                  const VedetteSkirmish *skirmish,
                                  GListStore            *choices);

G_END_DECLS
