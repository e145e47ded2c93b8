/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Syncing of folders, because the disk can lose the name of a new file even if it keeps the bytes. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

int      vedette_journal_folder_open           (const char  *path);
int      vedette_journal_folder_sync           (int          fd);
gboolean vedette_journal_folder_is_unsupported (int          errsv);

G_END_DECLS
