/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What comes into the bag and goes out of it: how many tokens each has for a round, and who is out for good. */

#pragma once

#include "core/stack/state/vedette-stack.h"

G_BEGIN_DECLS

int      vedette_bag_count_characters (const VedetteStack *self,
                                       VedetteEdit        *edit);
int      vedette_bag_get_raw          (const VedetteStack *self,
                                       VedetteEdit        *edit,
                                       gpointer            owner);
int      vedette_bag_get_cap          (const VedetteStack *self,
                                       VedetteEdit        *edit);
void     vedette_bag_fill             (const VedetteStack *stack,
                                       VedetteEdit        *edit);
void     vedette_bag_return           (const VedetteStack *self,
                                       VedetteEdit        *edit);
void     vedette_bag_empty            (const VedetteStack *self,
                                       VedetteEdit        *edit);
void     vedette_bag_check            (const VedetteStack *self,
                                       VedetteEdit        *edit,
                                       int                 more,
                                       VedetteRuling      *ruling);
void     vedette_bag_tell_when        (const VedetteStack *self,
                                       const char         *name,
                                       VedetteStackPlace   place,
                                       VedetteRuling      *ruling);
void     vedette_bag_put_in           (const VedetteStack *self,
                                       VedetteEdit        *edit,
                                       gpointer            actor);
gboolean vedette_bag_has_out          (const VedetteStack *self,
                                       VedetteEdit        *edit,
                                       gboolean            all);
void     vedette_bag_remove_out       (const VedetteStack *self,
                                       VedetteEdit        *edit,
                                       const VedetteIds   *keep);

G_END_DECLS
