/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who makes the attempt: the ranked lines of the side, the one to be found by name, and someone else. */

#pragma once

#include <adwaita.h>

#include "core/session/vedette-session.h"
#include "core/skirmish/state/vedette-candidates.h"

G_BEGIN_DECLS

#define VEDETTE_TYPE_ROLL_NOMINEE (vedette_roll_nominee_get_type ())
G_DECLARE_FINAL_TYPE (VedetteRollNominee, vedette_roll_nominee, VEDETTE, ROLL_NOMINEE, AdwBin)

void              vedette_roll_nominee_set_session   (VedetteRollNominee *self,
                                                      VedetteSession     *session);
void              vedette_roll_nominee_set_in_reach  (VedetteRollNominee *self,
                                                      gboolean            in_reach);
char             *vedette_roll_nominee_get_name      (VedetteRollNominee *self);
void              vedette_roll_nominee_set_narrow    (VedetteRollNominee *self,
                                                      gboolean            narrow);

void              vedette_roll_nominee_refresh       (VedetteRollNominee *self);
void              vedette_roll_nominee_select        (VedetteRollNominee *self,
                                                      gint64              figure);
void              vedette_roll_nominee_recall_someone (VedetteRollNominee *self);
void              vedette_roll_nominee_step          (VedetteRollNominee *self,
                                                      int                 by);
void              vedette_roll_nominee_focus_list    (VedetteRollNominee *self);
void              vedette_roll_nominee_focus_find    (VedetteRollNominee *self);

VedetteCandidate *vedette_roll_nominee_get_candidate (VedetteRollNominee *self);
void              vedette_roll_nominee_declare       (VedetteRollNominee *self,
                                                      VedetteMove        *move);

G_END_DECLS
