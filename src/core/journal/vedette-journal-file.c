/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Opens, locks, reads and writes the files of the journal, and finds their names. Errors are translated. */
#include "vedette-config.h"

#include "core/journal/vedette-journal-file.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n.h>
#include <string.h>
#include <sys/file.h>
#include <unistd.h>

#include "core/journal/vedette-journal-error.h"

#define READ_AHEAD (64u * 1024u)

/**
 * vedette_journal_file_display:
 * @path: (type filename): a path
 *
 * Makes a path readable. Only the last part of a document portal's path is shown, because the rest is meaningless to
 * people.
 *
 * Returns: (transfer full): valid UTF-8
 */
char *
vedette_journal_file_display (const char *path)
{
  if ((g_str_has_prefix (path, "/run/user/") && strstr (path, "/doc/") != NULL) || g_str_has_prefix (path, "/run/flatpak/doc/"))
    return g_filename_display_basename (path);

  return g_filename_display_name (path);
}

static VedetteJournalError
code_from_errno (int errsv)
{
  switch (errsv)
    {
    case EEXIST:
    case ENOTEMPTY:
      return VEDETTE_JOURNAL_ERROR_EXISTS;
    case ENOENT:
    case ENOTDIR:
      return VEDETTE_JOURNAL_ERROR_NOT_FOUND;
    case EWOULDBLOCK:
      return VEDETTE_JOURNAL_ERROR_LOCKED;
    case EACCES:
    case EPERM:
    case EROFS:
      return VEDETTE_JOURNAL_ERROR_ACCESS;
    case ENOSPC:
    case EDQUOT:
      return VEDETTE_JOURNAL_ERROR_NO_SPACE;
    case EFBIG:
      return VEDETTE_JOURNAL_ERROR_TOO_LARGE;
    default:
      return VEDETTE_JOURNAL_ERROR_IO;
    }
}

/**
 * vedette_journal_file_set_error:
 * @errsv: the errno of the call that failed
 * @path: the path of the file that the call should read or write
 * @use: whether the call was to read or to write
 *
 * Sets an error that names the file and suggests a remedy.
 */
void
vedette_journal_file_set_error (GError                **error,
                                int                     errsv,
                                const char             *path,
                                VedetteJournalFileUse   use)
{
  g_autofree char *name = vedette_journal_file_display (path);
  gboolean writing = use == VEDETTE_JOURNAL_FILE_WRITE;
  VedetteJournalError code = code_from_errno (errsv);

  switch (code)
    {
    case VEDETTE_JOURNAL_ERROR_EXISTS:
      /* Translators: the name of a file, such as “barn.vedette” */
      g_set_error (error, VEDETTE_JOURNAL_ERROR, code, _("“%s” already exists. Choose a different name."), name);
      break;
    case VEDETTE_JOURNAL_ERROR_NOT_FOUND:
      g_set_error (error, VEDETTE_JOURNAL_ERROR, code,
                   /* Translators: the name of a file, such as “barn.vedette” */
                   writing ? _("The folder of “%s” does not exist. Choose a different place.") :
                             /* Translators: the name of a file, such as “barn.vedette” */
                             _("“%s” does not exist. Check the name."), name);
      break;
    case VEDETTE_JOURNAL_ERROR_LOCKED:
      g_set_error (error, VEDETTE_JOURNAL_ERROR, code,
                   /* Translators: the name of a file, such as “barn.vedette” */
                   _("“%s” is already open, here or in another program. Close the open file first."), name);
      break;
    case VEDETTE_JOURNAL_ERROR_ACCESS:
      g_set_error (error, VEDETTE_JOURNAL_ERROR, code,
                   /* Translators: the name of a file, such as “barn.vedette” */
                   writing ? _("You do not have permission to write to “%s”. Change the file permissions, or choose a "
                               "different place.") :
                             /* Translators: the name of a file, such as “barn.vedette” */
                             _("You do not have permission to read “%s”. Change the file permissions, or choose a different "
                               "file."), name);
      break;
    case VEDETTE_JOURNAL_ERROR_NO_SPACE:
      g_set_error (error, VEDETTE_JOURNAL_ERROR, code,
                   /* Translators: the name of a file, such as “barn.vedette” */
                   _("There is no room left on the disk for “%s”. Make room and try again, or move the battle to "
                     "another disk."),
                   name);
      break;
    case VEDETTE_JOURNAL_ERROR_TOO_LARGE:
      g_set_error (error, VEDETTE_JOURNAL_ERROR, code,
                   /* Translators: the name of a file, such as “barn.vedette” */
                   writing ? _("“%s” has reached the size limit of its disk or account. Move the battle to another place and "
                               "try again.") :
                             /* Translators: the name of a file, such as “barn.vedette” */
                             _("“%s” is too large to be a battle (limit: 256 MiB). Choose a different file."), name);
      break;
    case VEDETTE_JOURNAL_ERROR_IO:
    case VEDETTE_JOURNAL_ERROR_REFUSED:
    case VEDETTE_JOURNAL_ERROR_EMPTY:
    default:
      g_set_error (error, VEDETTE_JOURNAL_ERROR, code,
                   /* Translators: a file and the reason, such as “barn.vedette” and “Input/output error” */
                   writing ? _("“%s” could not be written: %s. Try again, or move the battle to another disk.") :
                             /* Translators: a file and the reason, such as “barn.vedette” and “Input/output error” */
                             _("“%s” could not be read: %s. Try again, or choose a different file."), name, g_strerror (errsv));
      break;
    }
}

/**
 * vedette_journal_file_open:
 * @path: an existing regular file
 * @writable: whether the descriptor is for writing, too
 *
 * Opens a file, and refuses everything that is not a regular file.
 *
 * Returns: a descriptor of the file; -1 with @error set
 */
int
vedette_journal_file_open (const char  *path,
                           gboolean     writable,
                           GError     **error)
{
  VedetteJournalFileUse use = writable ? VEDETTE_JOURNAL_FILE_WRITE : VEDETTE_JOURNAL_FILE_READ;
  struct stat info;
  int fd;

  /* Without O_NONBLOCK, open() would wait until another program writes into a pipe. */
  fd = open (path, (writable ? O_RDWR : O_RDONLY) | O_CLOEXEC | O_NOCTTY | O_NONBLOCK);
  if (fd < 0)
    {
      int errsv = errno;

      /* A missing file is reported as a failure to read, even if the file was opened for writing, because the message
       * for writing would say that the folder is missing. */
      vedette_journal_file_set_error (error, errsv, path,
                                      code_from_errno (errsv) == VEDETTE_JOURNAL_ERROR_NOT_FOUND ? VEDETTE_JOURNAL_FILE_READ
                                                                                                 : use);
      return -1;
    }

  if (fstat (fd, &info) != 0 || !S_ISREG (info.st_mode))
    {
      g_autofree char *name = vedette_journal_file_display (path);

      /* Translators: the name of a file, such as “barn.vedette” */
      g_set_error (error, VEDETTE_JOURNAL_ERROR, VEDETTE_JOURNAL_ERROR_IO, _("“%s” is not a file that Vedette can open. Choose "
                                                                             "a different file."), name);
      close (fd);
      return -1;
    }

  return fd;
}

/**
 * vedette_journal_file_lock:
 *
 * Locks the file for as long as the descriptor is open. On a file system without locks, such as the document portal,
 * the function succeeds without a lock.
 *
 * Returns: 0, or an errno; EWOULDBLOCK if another program has the lock
 */
int
vedette_journal_file_lock (int fd)
{
  while (flock (fd, LOCK_EX | LOCK_NB) != 0)
    if (errno != EINTR)
      return errno == ENOSYS || errno == EOPNOTSUPP ? 0 : errno;

  return 0;
}

/**
 * vedette_journal_file_read:
 * @content: receives the bytes of the whole file
 *
 * Reads a whole file of at most %VEDETTE_JOURNAL_MAX_LENGTH bytes.
 *
 * Returns: whether the whole file was read
 */
gboolean
vedette_journal_file_read (int          fd,
                           const char  *path,
                           GByteArray  *content,
                           GError     **error)
{
  gsize length = 0;
  struct stat info;
  gsize room;

  if (fstat (fd, &info) != 0)
    {
      vedette_journal_file_set_error (error, errno, path, VEDETTE_JOURNAL_FILE_READ);
      return FALSE;
    }

  room = (gsize) MIN (info.st_size, (goffset) VEDETTE_JOURNAL_MAX_LENGTH) + 1;
  for (;;)
    {
      gssize n;

      g_byte_array_set_size (content, (guint) (length + room));
      n = read (fd, content->data + length, room);
      if (n < 0 && errno == EINTR)
        continue;
      if (n < 0)
        {
          vedette_journal_file_set_error (error, errno, path, VEDETTE_JOURNAL_FILE_READ);
          return FALSE;
        }

      length += (gsize) n;
      if (length > VEDETTE_JOURNAL_MAX_LENGTH)
        {
          vedette_journal_file_set_error (error, EFBIG, path, VEDETTE_JOURNAL_FILE_READ);
          return FALSE;
        }
      if (n == 0)
        break;
      room = MAX (room - (gsize) n, READ_AHEAD);
    }
  g_byte_array_set_size (content, (guint) length);

  return TRUE;
}

/**
 * vedette_journal_file_write_at:
 * @offset: where to write, in bytes from the start of the file
 *
 * Writes all bytes at an offset, with a single system call if possible.
 *
 * Returns: 0, or an errno; after an errno, any part of the bytes may be in the file
 */
int
vedette_journal_file_write_at (int         fd,
                               const void *data,
                               gsize       length,
                               goffset     offset)
{
  const char *bytes = data;

  while (length > 0)
    {
      gssize n = pwrite (fd, bytes, length, offset);

      if (n < 0 && errno == EINTR)
        continue;
      if (n < 0)
        return errno;
      if (n == 0)
        return EIO;

      bytes += n;
      length -= (gsize) n;
      offset += n;
    }

  return 0;
}

/**
 * vedette_journal_file_same:
 *
 * Returns: whether both structs describe the same file
 */
gboolean
vedette_journal_file_same (const struct stat *a,
                           const struct stat *b)
{
  return a->st_dev == b->st_dev && a->st_ino == b->st_ino;
}

/**
 * vedette_journal_file_find_name:
 * @fd: a file that is no longer at its former path
 *
 * Finds the present path of an open file.
 *
 * Returns: (transfer full) (nullable): the path, or %NULL if the system does not reveal it
 */
char *
vedette_journal_file_find_name (int fd)
{
  g_autofree char *link = g_strdup_printf ("/proc/self/fd/%d", fd);
  g_autofree char *path = g_file_read_link (link, NULL);
  struct stat there;
  struct stat ours;

  if (path == NULL || !g_path_is_absolute (path) || fstat (fd, &ours) != 0 || stat (path, &there) != 0)
    return NULL;

  return vedette_journal_file_same (&there, &ours) ? g_steal_pointer (&path) : NULL;
}
