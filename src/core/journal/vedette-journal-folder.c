/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Syncs folders, because after a power cut the name of a new file can be missing even if the bytes are on the disk. */
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
 * Returns: whether the errno means that the file system lacks the operation, rather than that the operation failed
 */
gboolean
vedette_journal_folder_is_unsupported (int errsv)
{
  return errsv == EINVAL || errsv == ENOSYS || errsv == EOPNOTSUPP || errsv == EPERM;
}

/**
 * vedette_journal_folder_open:
 * @path: (type filename): a file; if it is a link, the folder of the link's target is opened
 *
 * Opens the folder of a file.
 *
 * Returns: a descriptor of the folder, or -1
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
 * @fd: a descriptor of the folder, which this function closes
 *
 * Syncs a folder and all folders above it on the same file system. Each of them may be new, made by Vedette or by a
 * program that was killed before it could sync. Syncing an unchanged folder costs nothing. If the folder above is
 * on another file system, that folder holds only the mount point, which needs no sync.
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

      /* Vedette cannot have made a folder that it cannot open, so the walk ends there. The parent of the root
       * folder is the root folder itself. */
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
