/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Opens, locks, reads and writes the files of the journal, with translated errors. A new file appears under its
 * name only when the file is complete. */
#pragma once

#include <glib.h>
#include <sys/stat.h>

G_BEGIN_DECLS

/* A part of a new file. The caller owns the bytes. */
typedef struct
{
  const void *data;
  gsize length;
} VedetteJournalBytes;

typedef enum
{
  VEDETTE_JOURNAL_FILE_READ,
  VEDETTE_JOURNAL_FILE_WRITE,
} VedetteJournalFileUse;

gsize     vedette_journal_file_get_stem  (const char                 *name);
char     *vedette_journal_file_display   (const char                 *path);
void      vedette_journal_file_set_error (GError                    **error,
                                          int                         errsv,
                                          const char                 *path,
                                          VedetteJournalFileUse       use);
int       vedette_journal_file_open      (const char                 *path,
                                          gboolean                    writable,
                                          GError                    **error);
int       vedette_journal_file_lock      (int                         fd);
gboolean  vedette_journal_file_read      (int                         fd,
                                          const char                 *path,
                                          GByteArray                 *content,
                                          GError                    **error);
int       vedette_journal_file_write_at  (int                         fd,
                                          const void                 *data,
                                          gsize                       length,
                                          goffset                     offset);
gboolean  vedette_journal_file_same      (const struct stat          *a,
                                          const struct stat          *b);
char     *vedette_journal_file_find_name (int                         fd);
void      vedette_journal_file_remove_stale (const char              *folder);
int       vedette_journal_file_try_new   (const char                 *path,
                                          gboolean                    replace,
                                          const VedetteJournalBytes  *parts,
                                          guint                       n_parts);
int       vedette_journal_file_write_new (const char                 *path,
                                          gboolean                    replace,
                                          const VedetteJournalBytes  *parts,
                                          guint                       n_parts,
                                          GError                    **error);
gboolean  vedette_journal_file_keep_beside (const char               *path,
                                            const char               *suffix,
                                            VedetteJournalBytes       content,
                                            GError                  **error);
char     *vedette_journal_file_keep_torn (const char                 *path,
                                          const char                 *rescue_folder,
                                          GByteArray                 *torn,
                                          GError                    **error);
int       vedette_journal_file_rescue    (const char                 *path,
                                          const char                 *rescue_folder,
                                          const VedetteJournalBytes  *parts,
                                          guint                       n_parts,
                                          char                      **new_path,
                                          GError                    **error);

G_END_DECLS
