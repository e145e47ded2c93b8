/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Names in folders, which the disk has to be asked to keep as much as bytes. */
#include "vedette-config.h"

#include "core/journal/vedette-journal-folder.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <unistd.h>

#include "core/journal/vedette-journal-file.h"

/**
 * vedette_journal_folder_is_unsupported:
 *
 * Returns: whether the errno says that this file system has no such thing, rather than that it failed
 */
gboolean
vedette_journal_folder_is_unsupported (int errsv)
{
  return errsv == EINVAL || errsv == ENOSYS || errsv == EOPNOTSUPP || errsv == EPERM;
}

/**
 * vedette_journal_folder_open:
 * @path: (type filename): a file; where it is a link, that is the folder of what it leads to
 *
 * Returns: a descriptor of its folder, or -1
 */
int
vedette_journal_folder_open (const char *path)
{
  char *real = realpath (path, NULL);
  g_autofree char *folder = g_path_get_dirname (real != NULL ? real : path);

  free (real);
  return open (folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
}

static int
sync_one (int fd)
{
  int result;

  do
    result = fsync (fd);
  while (result != 0 && errno == EINTR);

  return result == 0 || vedette_journal_folder_is_unsupported (errno) ? 0 : errno;
}

/**
 * vedette_journal_folder_sync:
 * @fd: of a folder; it is closed
 *
 * Asks the disk to keep the names in the folder, and its own in the one above, and so on: any of them may have been made just
 * now, by us or by a program that was killed before it had asked. Those that were not changed cost nothing. Another disk is
 * mounted where it is, whatever happens.
 *
 * Returns: 0, or an errno
 */
int
vedette_journal_folder_sync (int fd)
{
  int failure = sync_one (fd);
  struct stat here;
  gboolean is_top = fstat (fd, &here) != 0;

  while (failure == 0 && !is_top)
    {
      int above = openat (fd, "..", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
      struct stat there = { 0 };

      /* What may not be read was not made by us; above the highest folder is itself. */
      is_top = above < 0 || fstat (above, &there) != 0 || there.st_dev != here.st_dev || there.st_ino == here.st_ino;
      if (!is_top)
        failure = sync_one (above);
      close (fd);
      fd = above;
      here = there;
    }
  if (fd >= 0)
    close (fd);

  return failure;
}
