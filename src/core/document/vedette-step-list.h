/* SPDX-License-Identifier: GPL-3.0-or-later */
/* All steps of a battle, as a list model to which steps are only appended. Only core/document uses this file. */

#pragma once

#include <gio/gio.h>

#include "core/document/vedette-step.h"

G_BEGIN_DECLS

#define VEDETTE_TYPE_STEP_LIST (vedette_step_list_get_type ())
G_DECLARE_FINAL_TYPE (VedetteStepList, vedette_step_list, VEDETTE, STEP_LIST, GObject)

VedetteStepList *vedette_step_list_new    (void);
void             vedette_step_list_append (VedetteStepList *self,
                                           VedetteStep     *step);
guint            vedette_step_list_get_n  (VedetteStepList *self);
VedetteStep     *vedette_step_list_get    (VedetteStepList *self,
                                           guint            index);

G_END_DECLS
