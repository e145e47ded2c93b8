/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the log says of a step, and to which kind it belongs. */

#pragma once

#include "core/session/vedette-session.h"

G_BEGIN_DECLS

/**
 * VedetteLogKind:
 * @VEDETTE_LOG_KIND_ALL: whatever it is
 * @VEDETTE_LOG_KIND_ROLL: somebody rolled, or might have
 * @VEDETTE_LOG_KIND_ACTION: something else was done in the game
 * @VEDETTE_LOG_KIND_EDIT: something was written down
 */
typedef enum
{
  VEDETTE_LOG_KIND_ALL,
  VEDETTE_LOG_KIND_ROLL,
  VEDETTE_LOG_KIND_ACTION,
  VEDETTE_LOG_KIND_EDIT,
} VedetteLogKind;

VedetteLogKind  vedette_log_get_kind     (VedetteSession *session,
                                          VedetteStep    *step);
char           *vedette_log_describe     (VedetteSession *session,
                                          VedetteStep    *step);
char           *vedette_log_get_clock    (VedetteStep    *step);
gboolean        vedette_log_is_reachable (VedetteSession *session,
                                          VedetteStep    *step);

G_END_DECLS
