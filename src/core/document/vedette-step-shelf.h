/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A shelf is a cache for the bodies of the steps that were used last. The bodies of other steps are read again from
 * their lines. Only core/document uses this file. */

#pragma once

#include "core/document/vedette-step-body.h"
#include "core/document/vedette-store.h"

G_BEGIN_DECLS

/* The maximum number of bodies on a shelf. */
#define VEDETTE_STEP_SHELF_SIZE 1024

typedef struct _VedetteStepShelf VedetteStepShelf;

VedetteStepShelf *vedette_step_shelf_new       (VedetteStore      *store);
VedetteStepShelf *vedette_step_shelf_ref       (VedetteStepShelf  *self);
void              vedette_step_shelf_unref     (VedetteStepShelf  *self);
void              vedette_step_shelf_set_lines (VedetteStepShelf  *self,
                                                GByteArray        *lines);
const char       *vedette_step_shelf_peek_line (VedetteStepShelf  *self,
                                                guint              offset,
                                                guint              length);
VedetteStepBody  *vedette_step_shelf_read      (VedetteStepShelf  *self,
                                                guint              offset,
                                                guint              length);
void              vedette_step_shelf_put       (VedetteStepShelf  *self,
                                                VedetteStepBody  **slot);
void              vedette_step_shelf_use       (VedetteStepShelf  *self,
                                                VedetteStepBody   *body);
void              vedette_step_shelf_remove    (VedetteStepShelf  *self,
                                                VedetteStepBody  **slot);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (VedetteStepShelf, vedette_step_shelf_unref)

G_END_DECLS
