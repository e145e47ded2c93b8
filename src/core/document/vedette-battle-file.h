/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Opens battles from files, and sets the file of a battle that is only in memory. */

#pragma once

#include "core/document/vedette-battle.h"
#include "core/document/vedette-open-watch.h"

G_BEGIN_DECLS

/**
 * VedetteOpenMode:
 * @VEDETTE_OPEN_READ: read the file without locking it; further steps are only in memory until
 *   vedette_battle_create() gives the battle a file of its own
 * @VEDETTE_OPEN_WRITE: lock the file, and write further steps to it
 */
typedef enum
{
  VEDETTE_OPEN_READ,
  VEDETTE_OPEN_WRITE,
} VedetteOpenMode;

/**
 * VedetteOpenReport:
 * @bad_line: the number of the line that was refused, counted from 1; 0 if no line was refused
 * @torn_length: the length in bytes of an incomplete last line, which was ignored; 0 if the last line is complete
 * @upgraded_from: the older format version of the file, or 0 if the file has the current one
 */
typedef struct
{
  guint bad_line;
  gsize torn_length;
  gint64 upgraded_from;
} VedetteOpenReport;

/* The smallest length in bytes of a file that opens with a progress bar. A battle in such a file has about 25,000 steps
 * and takes a quarter of a second to open. */
#define VEDETTE_BATTLE_LONG (4 * 1024 * 1024)

VedetteBattle *vedette_battle_open        (const char                 *path,
                                           VedetteOpenMode             mode,
                                           const VedetteSchema *const *schemas,
                                           VedetteOpenReport          *report,
                                           GError                    **error);
VedetteBattle *vedette_battle_open_watched (const char                 *path,
                                            VedetteOpenMode             mode,
                                            const VedetteSchema *const *schemas,
                                            const VedetteOpenWatch     *watch,
                                            VedetteOpenReport          *report,
                                            GError                    **error);
VedetteBattle *vedette_battle_open_before (const char                 *path,
                                           guint                       bad_line,
                                           const VedetteSchema *const *schemas,
                                           GError                    **error);
gboolean       vedette_battle_is_long     (const char                 *path);
gboolean       vedette_battle_create      (VedetteBattle              *self,
                                           const char                 *path,
                                           GError                    **error);

G_END_DECLS
