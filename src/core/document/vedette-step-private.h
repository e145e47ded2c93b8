/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Declares the functions by which the battle makes and reads steps. */

#pragma once

#include "core/document/vedette-step-shelf.h"
#include "core/document/vedette-step.h"

G_BEGIN_DECLS

VedetteStep *vedette_step_new         (gint64                n,
                                       gint64                after,
                                       const char           *kind,
                                       const char           *time,
                                       const char           *audience,
                                       JsonObject           *facts,
                                       GArray               *changes);
VedetteStep *vedette_step_read        (JsonObject           *line,
                                       const VedetteSchema  *schema,
                                       VedetteChangeLookup   lookup,
                                       gpointer              user_data,
                                       GError              **error);
void         vedette_step_shelve      (VedetteStep          *self,
                                       VedetteStepShelf     *shelf,
                                       gsize                 offset,
                                       gsize                 length);
void         vedette_step_write       (VedetteStep          *self,
                                       GString              *out);
GArray      *vedette_step_get_changes (VedetteStep          *self);
void         vedette_step_set_ran     (VedetteStep          *self,
                                       gint64                ran);
void         vedette_step_set_done    (VedetteStep          *self,
                                       gboolean              done);

G_END_DECLS
