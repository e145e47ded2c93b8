/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One thing that all should know about how the battle stands, for the window and for machines. */

#pragma once

#include "core/rules/vedette-value.h"

G_BEGIN_DECLS

/**
 * VedetteEmphasis:
 * @VEDETTE_EMPHASIS_MACHINE: for machines only
 * @VEDETTE_EMPHASIS_NORMAL: a line among others
 * @VEDETTE_EMPHASIS_STRONG: read from a metre away
 * @VEDETTE_EMPHASIS_HEADLINE: the first thing to see
 */
typedef enum
{
  VEDETTE_EMPHASIS_MACHINE,
  VEDETTE_EMPHASIS_NORMAL,
  VEDETTE_EMPHASIS_STRONG,
  VEDETTE_EMPHASIS_HEADLINE,
} VedetteEmphasis;

/**
 * VedettePartState:
 * @VEDETTE_PART_DONE: it is behind
 * @VEDETTE_PART_NOW: it is what is done now
 * @VEDETTE_PART_AHEAD: it comes
 * @VEDETTE_PART_LOCKED: it cannot come yet, or not at all, and the part says why
 *
 * How a part of some progress stands, such as a phase of a turn, or what is to be done at the end of a round.
 */
typedef enum
{
  VEDETTE_PART_DONE,
  VEDETTE_PART_NOW,
  VEDETTE_PART_AHEAD,
  VEDETTE_PART_LOCKED,
} VedettePartState;

#define VEDETTE_TYPE_PART_STATE (vedette_part_state_get_type ())
GType vedette_part_state_get_type (void);

/**
 * VedettePart:
 * @id: its name for machines
 * @label: its name for a person
 * @state: how it stands
 * @why: (nullable): the reason for that, as a sentence; of one that is not locked, whom or what it is about
 * @move: (nullable): the move that does it, where there is an offer for it
 */
#define VEDETTE_PART_FIELDS(PLAIN, TEXT, OBJECT, BOXED)                                                                \
  TEXT (id)                                                                                                            \
  TEXT (label)                                                                                                         \
  PLAIN (VedettePartState, state)                                                                                      \
  TEXT (why)                                                                                                           \
  TEXT (move)

#define VEDETTE_TYPE_PART (vedette_part_get_type ())
VEDETTE_DECLARE_VALUE (VedettePart, vedette_part, PART, VEDETTE_PART_FIELDS)

/**
 * VedetteStatus:
 * @id: its name for machines
 * @label: its name for a person
 * @text: (nullable): the value for a person
 * @party: (nullable): the id of the party to which it belongs, as in vedette_rules_list_parties()
 * @value: (nullable): the value for machines; %NULL for an item that is made of parts
 * @emphasis: how it is shown
 * @parts: (element-type VedettePart): in the order in which they come; see vedette_status_nth_part()
 */
#define VEDETTE_STATUS_FIELDS(PLAIN, TEXT, OBJECT, BOXED)                                                              \
  TEXT (id)                                                                                                            \
  TEXT (label)                                                                                                         \
  TEXT (text)                                                                                                          \
  TEXT (party)                                                                                                         \
  BOXED (g_value_get_type, GValue *, value)                                                                            \
  PLAIN (VedetteEmphasis, emphasis)                                                                                    \
  BOXED (g_ptr_array_get_type, GPtrArray *, parts)

#define VEDETTE_TYPE_STATUS (vedette_status_get_type ())
VEDETTE_DECLARE_VALUE (VedetteStatus, vedette_status, STATUS, VEDETTE_STATUS_FIELDS)

void           vedette_status_add_text     (GListStore       *list,
                                            const char       *id,
                                            const char       *label,
                                            VedetteEmphasis   emphasis,
                                            const char       *value,
                                            const char       *text);
void           vedette_status_add_int      (GListStore       *list,
                                            const char       *id,
                                            const char       *label,
                                            VedetteEmphasis   emphasis,
                                            int               value,
                                            const char       *text);
void           vedette_status_add_boolean  (GListStore       *list,
                                            const char       *id,
                                            const char       *label,
                                            VedetteEmphasis   emphasis,
                                            gboolean          value,
                                            const char       *text);
void           vedette_status_name_party   (GListStore       *list,
                                            const char       *party);
VedetteStatus *vedette_status_add_progress (GListStore       *list,
                                            const char       *id,
                                            const char       *label,
                                            VedetteEmphasis   emphasis);
void           vedette_status_add_part     (VedetteStatus    *self,
                                            const char       *id,
                                            const char       *label,
                                            VedettePartState  state,
                                            const char       *why,
                                            const char       *move);
VedettePart   *vedette_status_nth_part     (VedetteStatus    *self,
                                            guint             i);

G_END_DECLS
