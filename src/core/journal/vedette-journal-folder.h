/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Syncs folders, because after a power cut the name of a new file can be missing even if the bytes are on the disk. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

int      vedette_journal_folder_open           (const char  *path);
int      vedette_journal_folder_sync           (int          fd);
gboolean vedette_journal_folder_is_unsupported (int          errsv);

G_END_DECLS
