/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Writes files for other programs, such as sheets. A regular file appears only when the file is complete; pipes and
 * devices are written to directly. */
#include "vedette-config.h"

#include "core/journal/vedette-output.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n.h>
#include <unistd.h>

#include "core/journal/vedette-journal-error.h"
#include "core/journal/vedette-journal-file.h"

/* Returns whether @path is a pipe, a device or a dangling link. Bytes are written to these directly, because a new
 * file must not replace them. */
static gboolean
is_written_through (const char *path)
{
  struct stat info;

  if (stat (path, &info) == 0)
    return !S_ISREG (info.st_mode);
  return lstat (path, &info) == 0;
}

static int
write_through (const char                *path,
               const VedetteJournalBytes *part)
{
  const char *bytes = part->data;
  gsize length = part->length;
  const int flags = O_WRONLY | O_TRUNC | O_CLOEXEC | O_NOCTTY;
  int fd = open (path, flags);
  int failure;

  /* Linux can forbid O_CREAT for another user's pipe in /tmp, so O_CREAT is used only if nothing exists at @path. */
  if (fd < 0 && errno == ENOENT)
    fd = open (path, flags | O_CREAT, 0666);
  failure = fd < 0 ? errno : 0;
  while (failure == 0 && length > 0)
    {
      gssize n = write (fd, bytes, length);

      if (n >= 0)
        {
          bytes += n;
          length -= (gsize) n;
        }
      else if (errno != EINTR)
        failure = errno;
    }
  if (fd >= 0 && close (fd) != 0 && failure == 0)
    failure = errno;
  return failure;
}

/**
 * vedette_output_write:
 * @path: (type filename): a regular file is replaced as a whole, or not touched if something fails; for a link,
 *   the target of the link is replaced; pipes and devices are written to directly
 * @bytes: the content of the file
 *
 * Writes a file for other programs. A regular file is durable when the function returns.
 *
 * Returns: whether the bytes are written; otherwise a #VedetteJournalError that names @path is set
 */
gboolean
vedette_output_write (const char  *path,
                      GBytes      *bytes,
                      GError     **error)
{
  VedetteJournalBytes part = { g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes) };
  g_autofree char *name = vedette_journal_file_display (path);
  int failure;

  if (is_written_through (path))
    failure = write_through (path, &part);
  else
    {
      int fd = vedette_journal_file_try_new (path, TRUE, &part, 1);

      failure = fd < 0 ? -fd : close (fd) == 0 ? 0 : errno;
    }

  if (failure == EWOULDBLOCK)
    vedette_journal_file_set_error (error, failure, path, VEDETTE_JOURNAL_FILE_WRITE);
  else if (failure != 0)
    g_set_error (error, VEDETTE_JOURNAL_ERROR, VEDETTE_JOURNAL_ERROR_IO,
                 /* Translators: a file and the reason, such as “sheet.pdf” and “Input/output error” */
                 _("“%s” could not be written: %s. Choose a different place."), name, g_strerror (failure));
  return failure == 0;
}
