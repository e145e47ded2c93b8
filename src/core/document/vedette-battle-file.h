/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Battles from files and into files. */

#pragma once

#include "core/document/vedette-battle.h"
#include "core/document/vedette-open-watch.h"

G_BEGIN_DECLS

/**
 * VedetteOpenMode:
 * @VEDETTE_OPEN_READ: to look at: no lock is taken, and no step can be made until vedette_battle_create() gives the
 *   battle a file of its own
 * @VEDETTE_OPEN_WRITE: to go on in that file
 */
typedef enum
{
  VEDETTE_OPEN_READ,
  VEDETTE_OPEN_WRITE,
} VedetteOpenMode;

/**
 * VedetteOpenReport:
 * @bad_line: the number of the line at which reading failed, 0 if none did
 * @torn_length: how many bytes at the end were never acknowledged
 * @upgraded_from: the older version that the file has, 0 if it has this one's
 */
typedef struct
{
  guint bad_line;
  gsize torn_length;
  gint64 upgraded_from;
} VedetteOpenReport;

/* From so many bytes on, people may have to wait for a battle: some 25,000 steps, and a quarter of a second. */
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
