/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One step in the log. */

#pragma once

#include <adwaita.h>

#include "core/session/vedette-session.h"

G_BEGIN_DECLS

#define VEDETTE_TYPE_LOG_ROW (vedette_log_row_get_type ())
G_DECLARE_FINAL_TYPE (VedetteLogRow, vedette_log_row, VEDETTE, LOG_ROW, AdwBin)

/**
 * VedetteLogHead:
 * @whose: whose a chapter is
 * @count: what stands after it
 * @chapter: the number with which it begins
 * @folded: whether no more of it is shown
 * @natural: what the die showed with which it began; 0 for none
 * @verdict: of that die
 */
typedef struct
{
  const char *whose;
  const char *count;
  gint64 chapter;
  gboolean folded;
  int natural;
  int verdict;
} VedetteLogHead;

GtkWidget   *vedette_log_row_new      (VedetteSession *session);
void         vedette_log_row_set_chapter (VedetteLogRow        *self,
                                          VedetteParty         *party,
                                          const VedetteLogHead *head);
void         vedette_log_row_set_group (VedetteLogRow *self,
                                        gboolean       grouped,
                                        gboolean       last);
gint64       vedette_log_row_get_chapter (VedetteLogRow *self);
gboolean     vedette_log_row_is_folded (VedetteLogRow *self);
void         vedette_log_row_focus_head (VedetteLogRow *self);
void         vedette_log_row_bind     (VedetteLogRow  *self,
                                       VedetteStep    *step,
                                       gboolean        expanded);
void         vedette_log_row_unbind   (VedetteLogRow  *self);
void         vedette_log_row_refresh  (VedetteLogRow  *self);
VedetteStep *vedette_log_row_get_step (VedetteLogRow  *self);
void         vedette_log_row_toggle   (VedetteLogRow  *self);

G_END_DECLS
