/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Those of one kind who take part, in columns below a heading. */

#pragma once

#include "ui/stack/vedette-participant-row.h"

G_BEGIN_DECLS

/**
 * VedetteParticipantKind:
 *
 * Who is listed together
 */
typedef enum
{
  VEDETTE_PARTICIPANTS_CHARACTERS,
  VEDETTE_PARTICIPANTS_HIRED,
  VEDETTE_PARTICIPANTS_ENEMIES,
  VEDETTE_PARTICIPANTS_EFFECTS,
  VEDETTE_PARTICIPANTS_N_KINDS,
} VedetteParticipantKind;

#define VEDETTE_TYPE_PARTICIPANT_GROUP (vedette_participant_group_get_type ())
G_DECLARE_FINAL_TYPE (VedetteParticipantGroup, vedette_participant_group, VEDETTE, PARTICIPANT_GROUP, AdwBin)

void    vedette_participant_group_set_kind   (VedetteParticipantGroup *self,
                                              VedetteParticipantKind   kind);
void    vedette_participant_group_set_tokens (VedetteParticipantGroup *self,
                                              guint                    n);
void    vedette_participant_group_set_limit  (VedetteParticipantGroup *self,
                                              const char              *words);
void    vedette_participant_group_update     (VedetteParticipantGroup *self,
                                              const VedetteStack      *stack,
                                              GListModel              *parties,
                                              GPtrArray               *records,
                                              gboolean                 narrow);

G_END_DECLS
