/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Records digests of random battles and of random typed texts, so that tests notice every change of a text. */

#pragma once

#include "vedette-random-play.h"

G_BEGIN_DECLS

typedef struct _VedetteTestTrail VedetteTestTrail;

VedetteTestTrail *vedette_test_trail_new    (const char          *name);
void              vedette_test_trail_free   (VedetteTestTrail    *self);
void              vedette_test_trail_note   (VedetteTestTrail    *self,
                                             const char          *head,
                                             GString             *told);
guint             vedette_test_trail_get_battles (VedetteTestTrail *self,
                                                  guint             n);
void              vedette_test_trail_follow (VedetteTestTrail    *self,
                                             VedetteRules        *rules,
                                             VedetteRandomPlayer *player,
                                             guint                n_steps,
                                             guint                percent_edits);
void              vedette_test_trail_vary   (VedetteTestTrail    *self,
                                             const char          *text,
                                             void                 (*tell) (GString    *told,
                                                                           const char *text));
void              vedette_test_trail_end    (VedetteTestTrail    *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (VedetteTestTrail, vedette_test_trail_free)

G_END_DECLS
