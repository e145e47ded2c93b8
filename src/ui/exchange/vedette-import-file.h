/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reads a file with an army in another thread, whatever its format. */

#pragma once

#include <gio/gio.h>

#include "core/exchange/vedette-csv.h"

G_BEGIN_DECLS

/**
 * VedetteImportFile:
 * @name: (nullable): of the file; %NULL for what was pasted
 * @csv: (nullable): of a table
 * @roster: (nullable): of a file of another program, or of a table whose columns are known
 * @text: (nullable): of all else: an army as text
 *
 * What was read of a file.
 */
typedef struct
{
  char *name;
  VedetteCsv *csv;
  VedetteRoster *roster;
  char *text;
} VedetteImportFile;

void               vedette_import_file_read_async  (const char           *path,
                                                    const char           *text,
                                                    GCancellable         *cancellable,
                                                    GAsyncReadyCallback   callback,
                                                    gpointer              user_data);
VedetteImportFile *vedette_import_file_read_finish (GAsyncResult         *result,
                                                    GError              **error);
void               vedette_import_file_free        (VedetteImportFile    *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (VedetteImportFile, vedette_import_file_free)

G_END_DECLS
