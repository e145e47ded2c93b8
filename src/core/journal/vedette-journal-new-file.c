/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Writes the new files of a journal. A new file appears under its name complete and durable, or not at all. */
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
/* The seconds after which an unlocked temporary file is removed. A program locks its new file much sooner. */
#define STALE_AFTER 10
#define MAX_TRIES 100
#define MAX_STEM 120 /* the maximum bytes of a name to which a suffix is added; file systems allow 255 bytes */
/* The maximum bytes of a name to which vedette_journal_file_keep_beside() adds a suffix. The limit is higher than
 * MAX_STEM, so that people recognize the name. */
#define MAX_BESIDE 220

/**
 * vedette_journal_file_remove_stale:
 * @folder: (type filename): a folder with battles or other files of Vedette
 *
 * Removes temporary files that killed programs have left behind. A program that is still writing holds the lock of its
 * temporary file, which is therefore not removed.
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

/* Renames the temporary file to @path, which must be free. */
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

  /* The document portal supports neither link() nor an exclusive rename. Another program can still create the file
   * between this check and rename(), but no better call exists. */
  if (lstat (path, &info) == 0)
    return EEXIST;
  return rename (temp, path) == 0 ? 0 : errno;
}

static int
sync_folder (const char *path)
{
  int fd = vedette_journal_folder_open (path);

  /* A folder that Vedette may write but not read cannot be synced, which is not treated as an error. */
  if (fd < 0)
    return errno == EACCES || errno == EPERM ? 0 : errno;

  return vedette_journal_folder_sync (fd);
}

/* Returns @fd, or a new descriptor if the file at @path has another inode since the rename, as on some file systems. In
 * the second case the function closes @fd. */
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

/* Copies the permissions of the file at @path, which will be replaced, to @fd. Returns 0, or an errno if @path is not a
 * regular file or another program has locked the file. */
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

/* Writes the parts to the temporary file, renames it to @path, and syncs the folder. After a failure the caller removes
 * the temporary file. */
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
 * Returns: the descriptor of the file, or a negative errno
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

  /* If @path is a link, the new file replaces the target of the link, and the link remains. */
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
 * @replace: whether to replace an existing file; if %FALSE, an existing file is an error
 * @parts: the content; the parts are written one after the other
 *
 * Writes a new file that appears complete, durable and locked by Vedette, or not at all.
 *
 * Returns: the descriptor of the file; -1 with @error set
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
 * Measures the name of a file without the ending “.vedette”, which can be in upper or lower case.
 *
 * Returns: the number of bytes before the ending; the whole length if the name has another ending
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

/* Writes a new file with the first free name: @base and @suffix, with -2, -3, … between them if needed. */
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
 * @path: (type filename): an existing file
 * @suffix: added to the name of @path; a number follows if that name is taken
 *
 * Writes a new file beside another one. If the name of @path is too long, its end is cut off before @suffix is added.
 *
 * Returns: whether the new file is written and durable
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
 * @path: the file with a torn end
 * @rescue_folder: the folder for the side file if the folder of @path cannot be written
 * @torn: the bytes to keep
 *
 * Saves the torn end of a file in a side file.
 *
 * Returns: (transfer full) (nullable): the path of the durable side file; %NULL with @error set
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
 * @path: the file in which the journal cannot continue
 * @rescue_folder: the folder for the copy, created if it is missing
 * @new_path: (out): the path of the copy
 *
 * Writes all parts into a new file under a name that is still free.
 *
 * Returns: the descriptor of the copy; -1 with @error set
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
