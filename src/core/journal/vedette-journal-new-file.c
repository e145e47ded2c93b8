/* SPDX-License-Identifier: GPL-3.0-or-later */
/* New files of a journal: they appear under their name complete and durable, or not at all. */
#include "vedette-config.h"

#include "core/journal/vedette-journal-file.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <stdio.h>
#include <string.h>
#include <sys/file.h>
#include <unistd.h>

#include "core/journal/vedette-journal-error.h"
#include "core/journal/vedette-journal-folder.h"

#define TEMP_PREFIX ".vedette-new-"
#define STALE_AFTER 10 /* seconds: much longer than it takes to lock a file that was made */
#define MAX_TRIES 100
#define MAX_STEM 120 /* bytes of a name to which something is added; names end at 255 */
#define MAX_BESIDE 220 /* the same where the name is to be known again */

/**
 * vedette_journal_file_remove_stale:
 * @folder: (type filename): where battles or other files of ours are
 *
 * Removes what a program that was killed has begun there and not named. Who still writes has the lock of the file.
 */
void
vedette_journal_file_remove_stale (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = NULL;
      struct stat info;
      int fd;

      if (!g_str_has_prefix (name, TEMP_PREFIX))
        continue;

      path = g_build_filename (folder, name, NULL);
      fd = open (path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK);
      if (fd < 0)
        continue;
      if (fstat (fd, &info) == 0 && S_ISREG (info.st_mode) && info.st_mtime < time (NULL) - STALE_AFTER &&
          flock (fd, LOCK_EX | LOCK_NB) == 0)
        (void) g_unlink (path);
      close (fd);
    }
}

static int
open_temp (const char  *folder,
           char       **temp)
{
  for (guint i = 0; i < MAX_TRIES; i++)
    {
      g_autofree char *name = g_strdup_printf (TEMP_PREFIX "%08x", g_random_int ());
      g_autofree char *path = g_build_filename (folder, name, NULL);
      int fd = open (path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0666);

      if (fd >= 0)
        *temp = g_steal_pointer (&path);
      if (fd >= 0 || errno != EEXIST)
        return fd;
    }

  errno = EEXIST;
  return -1;
}

static int
write_parts (int                        fd,
             const VedetteJournalBytes *parts,
             guint                      n_parts)
{
  goffset offset = 0;

  for (guint i = 0; i < n_parts; i++)
    {
      int failure = vedette_journal_file_write_at (fd, parts[i].data, parts[i].length, offset);

      if (failure != 0)
        return failure;
      offset += (goffset) parts[i].length;
    }

  return fdatasync (fd) == 0 ? 0 : errno;
}

/* Gives the temporary file its name, which must be free. */
static int
publish_exclusive (const char *temp,
                   const char *path)
{
  struct stat info;

  if (renameat2 (AT_FDCWD, temp, AT_FDCWD, path, RENAME_NOREPLACE) == 0)
    return 0;
  if (!vedette_journal_folder_is_unsupported (errno))
    return errno;

  if (link (temp, path) == 0)
    {
      (void) g_unlink (temp);
      return 0;
    }
  if (!vedette_journal_folder_is_unsupported (errno))
    return errno;

  /* a file system with neither, such as the document portal: nothing better is left */
  if (lstat (path, &info) == 0)
    return EEXIST;
  return rename (temp, path) == 0 ? 0 : errno;
}

static int
sync_folder (const char *path)
{
  int fd = vedette_journal_folder_open (path);

  /* a folder that may be written but not read cannot be synced by us */
  if (fd < 0)
    return errno == EACCES || errno == EPERM ? 0 : errno;

  return vedette_journal_folder_sync (fd);
}

/* On some file systems a file is another one after it was renamed; then the name counts. */
static int
follow_name (int         fd,
             const char *path)
{
  struct stat there;
  struct stat ours;
  int again;

  if (fstat (fd, &ours) != 0 || stat (path, &there) != 0 || vedette_journal_file_same (&ours, &there))
    return fd;

  again = open (path, O_RDWR | O_CLOEXEC | O_NOFOLLOW);
  if (again < 0)
    return fd;
  (void) flock (again, LOCK_EX | LOCK_NB);
  close (fd);

  return again;
}

/* The file that is to be replaced keeps its permissions; it must not be open elsewhere. */
static int
prepare_replace (const char *path,
                 int         fd)
{
  struct stat info;
  int failure;
  int old;

  old = open (path, O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK);
  if (old < 0)
    return 0;

  failure = fstat (old, &info) != 0 || !S_ISREG (info.st_mode) ? EEXIST : vedette_journal_file_lock (old);
  close (old);
  if (failure == 0)
    (void) fchmod (fd, info.st_mode & 07777);

  return failure;
}

/* Everything from the bytes to the name; the temporary file is the caller's to remove. */
static int
fill_and_publish (int                         fd,
                  const char                 *temp,
                  const char                 *path,
                  gboolean                    replace,
                  const VedetteJournalBytes  *parts,
                  guint                       n_parts)
{
  int failure = write_parts (fd, parts, n_parts);

  if (failure == 0 && replace)
    failure = rename (temp, path) == 0 ? 0 : errno;
  else if (failure == 0)
    failure = publish_exclusive (temp, path);
  if (failure != 0)
    return failure;

  failure = sync_folder (path);
  if (failure != 0 && !replace)
    (void) g_unlink (path);

  return failure;
}

/**
 * vedette_journal_file_try_new:
 *
 * Writes a new file as vedette_journal_file_write_new() does.
 *
 * Returns: its descriptor, or an errno as a negative number
 */
int
vedette_journal_file_try_new (const char                *path,
                              gboolean                   replace,
                              const VedetteJournalBytes *parts,
                              guint                      n_parts)
{
  g_autofree char *target = NULL;
  g_autofree char *folder = NULL;
  g_autofree char *temp = NULL;
  char *real;
  int failure;
  int fd;

  /* a link stays a link: what it points to is replaced */
  real = replace ? realpath (path, NULL) : NULL;
  target = g_strdup (real != NULL ? real : path);
  free (real);
  folder = g_path_get_dirname (target);

  vedette_journal_file_remove_stale (folder);
  fd = open_temp (folder, &temp);
  if (fd < 0)
    return -errno;

  (void) flock (fd, LOCK_EX | LOCK_NB);
  failure = replace ? prepare_replace (target, fd) : 0;
  if (failure == 0)
    failure = fill_and_publish (fd, temp, target, replace, parts, n_parts);
  if (failure != 0)
    {
      (void) g_unlink (temp);
      close (fd);
      return -failure;
    }

  return follow_name (fd, target);
}

/**
 * vedette_journal_file_write_new:
 * @path: (type filename): absolute path of the new file
 * @replace: whether a file that is there is replaced; else it is an error
 * @parts: the content, one after the other
 *
 * Writes a new file that appears complete, durable and locked by us, or not at all.
 *
 * Returns: its descriptor, or -1
 */
int
vedette_journal_file_write_new (const char                 *path,
                                gboolean                    replace,
                                const VedetteJournalBytes  *parts,
                                guint                       n_parts,
                                GError                    **error)
{
  int fd = vedette_journal_file_try_new (path, replace, parts, n_parts);

  if (fd >= 0)
    return fd;
  vedette_journal_file_set_error (error, -fd, path, VEDETTE_JOURNAL_FILE_WRITE);
  return -1;
}

static void
cut_name (char  *name,
          gsize  most)
{
  const char *end;

  if (strlen (name) <= most)
    return;
  name[most] = '\0';
  if (!g_utf8_validate (name, -1, &end))
    name[end - name] = '\0';
}

/**
 * vedette_journal_file_get_stem:
 *
 * Returns: how many bytes of the name of a battle stand before “.vedette”, in capitals or not; all of them if it ends otherwise
 */
gsize
vedette_journal_file_get_stem (const char *name)
{
  gsize length = strlen (name), ending = strlen (".vedette");

  return length >= ending && g_ascii_strcasecmp (name + length - ending, ".vedette") == 0 ? length - ending : length;
}

static char *
get_stem (const char *path)
{
  g_autofree char *name = g_path_get_basename (path);

  name[vedette_journal_file_get_stem (name)] = '\0';
  cut_name (name, MAX_STEM);

  return *name != '\0' ? g_steal_pointer (&name) : g_strdup ("battle");
}

static char *
get_stamp (void)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();

  return g_date_time_format (now, "%Y%m%d-%H%M%S");
}

/* Tries names until one is free: BASE, BASE-2, BASE-3, … */
static int
write_numbered (const char                 *base,
                const char                 *suffix,
                const VedetteJournalBytes  *parts,
                guint                       n_parts,
                char                      **new_path,
                GError                    **error)
{
  for (guint i = 1;; i++)
    {
      g_autofree char *number = i > 1 ? g_strdup_printf ("-%u", i) : g_strdup ("");
      g_autofree char *path = g_strconcat (base, number, suffix, NULL);
      g_autoptr (GError) local_error = NULL;
      int fd;

      fd = vedette_journal_file_write_new (path, FALSE, parts, n_parts, &local_error);
      if (fd >= 0)
        {
          *new_path = g_steal_pointer (&path);
          return fd;
        }
      if (i >= MAX_TRIES || !g_error_matches (local_error, VEDETTE_JOURNAL_ERROR, VEDETTE_JOURNAL_ERROR_EXISTS))
        {
          g_propagate_error (error, g_steal_pointer (&local_error));
          return -1;
        }
    }
}

/**
 * vedette_journal_file_keep_beside:
 * @path: (type filename): a file
 * @suffix: what its name gets; a number follows where there is such a file already
 *
 * Writes a new file beside another. Of a long name its beginning is taken.
 *
 * Returns: whether it is there, and durable
 */
gboolean
vedette_journal_file_keep_beside (const char           *path,
                                  const char           *suffix,
                                  VedetteJournalBytes   content,
                                  GError              **error)
{
  g_autofree char *folder = g_path_get_dirname (path), *name = g_path_get_basename (path);
  g_autofree char *base = NULL, *new_path = NULL;
  int fd;

  cut_name (name, MAX_BESIDE);
  base = g_strconcat (folder, G_DIR_SEPARATOR_S, name, suffix, NULL);
  fd = write_numbered (base, "", &content, 1, &new_path, error);
  if (fd >= 0)
    close (fd);
  return fd >= 0;
}

/**
 * vedette_journal_file_keep_torn:
 * @path: the file whose end is torn
 * @rescue_folder: where the side file goes if it cannot be written beside it
 * @torn: the bytes to keep
 *
 * Returns: (transfer full): path of the side file, which is durable
 */
char *
vedette_journal_file_keep_torn (const char  *path,
                                const char  *rescue_folder,
                                GByteArray  *torn,
                                GError     **error)
{
  VedetteJournalBytes part = { torn->data, torn->len };
  g_autofree char *stamp = get_stamp ();
  g_autofree char *base = g_strconcat (path, ".torn-", stamp, NULL);
  g_autofree char *new_path = NULL;
  int fd;

  fd = write_numbered (base, "", &part, 1, &new_path, NULL);
  if (fd < 0)
    {
      g_autofree char *stem = get_stem (path);
      g_autofree char *name = g_strconcat (stem, ".torn-", stamp, NULL);
      g_autofree char *other = g_build_filename (rescue_folder, name, NULL);

      (void) g_mkdir_with_parents (rescue_folder, 0700);
      fd = write_numbered (other, "", &part, 1, &new_path, error);
    }
  if (fd < 0)
    return NULL;

  close (fd);
  return g_steal_pointer (&new_path);
}

/**
 * vedette_journal_file_rescue:
 * @path: the file that cannot go on
 * @rescue_folder: where its copy goes; it is made when missing
 * @new_path: (out): path of the copy
 *
 * Writes everything into a new file with a name of its own.
 *
 * Returns: its descriptor, or -1
 */
int
vedette_journal_file_rescue (const char                 *path,
                             const char                 *rescue_folder,
                             const VedetteJournalBytes  *parts,
                             guint                       n_parts,
                             char                      **new_path,
                             GError                    **error)
{
  g_autofree char *stem = get_stem (path);
  g_autofree char *stamp = get_stamp ();
  g_autofree char *name = g_strconcat (stem, "-", stamp, NULL);
  g_autofree char *base = g_build_filename (rescue_folder, name, NULL);

  (void) g_mkdir_with_parents (rescue_folder, 0700);
  return write_numbered (base, ".vedette", parts, n_parts, new_path, error);
}
