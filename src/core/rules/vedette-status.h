/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One thing that all should know about how the battle stands, for the window and for machines. */

#pragma once

#include <gio/gio.h>

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
typedef struct
{
  char *id;
  char *label;
  VedettePartState state;
  char *why;
  char *move;
} VedettePart;

#define VEDETTE_TYPE_STATUS (vedette_status_get_type ())
G_DECLARE_FINAL_TYPE (VedetteStatus, vedette_status, VEDETTE, STATUS, GObject)

const char      *vedette_status_get_id       (VedetteStatus   *self);
const char      *vedette_status_get_label    (VedetteStatus   *self);
const char      *vedette_status_get_text     (VedetteStatus   *self);
const GValue    *vedette_status_get_value    (VedetteStatus   *self);
VedetteEmphasis  vedette_status_get_emphasis (VedetteStatus   *self);

void             vedette_status_add_text     (GListStore      *list,
                                              const char      *id,
                                              const char      *label,
                                              VedetteEmphasis  emphasis,
                                              const char      *value,
                                              const char      *text);
void             vedette_status_add_int      (GListStore      *list,
                                              const char      *id,
                                              const char      *label,
                                              VedetteEmphasis  emphasis,
                                              int              value,
                                              const char      *text);
void             vedette_status_add_boolean  (GListStore      *list,
                                              const char      *id,
                                              const char      *label,
                                              VedetteEmphasis  emphasis,
                                              gboolean         value,
                                              const char      *text);

void             vedette_status_name_party  (GListStore      *list,
                                             const char      *party);
const char      *vedette_status_get_party   (VedetteStatus   *self);

VedetteStatus     *vedette_status_add_progress (GListStore      *list,
                                                const char      *id,
                                                const char      *label,
                                                VedetteEmphasis  emphasis);
void               vedette_status_add_part     (VedetteStatus   *self,
                                                const char      *id,
                                                const char      *label,
                                                VedettePartState state,
                                                const char      *why,
                                                const char      *move);
guint              vedette_status_get_n_parts  (VedetteStatus   *self);
const VedettePart *vedette_status_nth_part     (VedetteStatus   *self,
                                                guint            i);

G_END_DECLS
