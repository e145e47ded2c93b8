/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Names in folders, which the disk has to be asked to keep as much as bytes. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

int      vedette_journal_folder_open           (const char  *path);
int      vedette_journal_folder_sync           (int          fd);
gboolean vedette_journal_folder_is_unsupported (int          errsv);

G_END_DECLS
