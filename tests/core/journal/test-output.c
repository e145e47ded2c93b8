/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests files for other programs: pipes and devices are written to, all names work, and errors name the requested
 * path. */
#include "journal-fixture.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>
#include <unistd.h>

#include "core/journal/vedette-journal-error.h"
#include "core/journal/vedette-output.h"

static void
write_text (const char *path,
            const char *text)
{
  g_autoptr (GBytes) bytes = g_bytes_new_static (text, strlen (text));
  g_autoptr (GError) error = NULL;
  gboolean written = vedette_output_write (path, bytes, &error);

  g_assert_no_error (error);
  g_assert_true (written);
}

static void
assert_refused (const char          *path,
                VedetteJournalError  code)
{
  g_autoptr (GBytes) bytes = g_bytes_new_static (TWO, strlen (TWO));
  g_autoptr (GError) error = NULL;

  g_assert_false (vedette_output_write (path, bytes, &error));
  g_assert_error (error, VEDETTE_JOURNAL_ERROR, (int) code);
  g_assert_nonnull (strstr (error->message, path));
  g_assert_null (strstr (error->message, ".vedette-new-"));
}

static void
test_file (Fixture       *f,
           gconstpointer  data)
{
  GStatBuf info;

  write_text (f->path, ONE);
  assert_file (f->path, ONE);
  g_assert_cmpint (g_chmod (f->path, 0640), ==, 0);
  write_text (f->path, TWO);
  assert_file (f->path, TWO);
  g_assert_cmpint (g_stat (f->path, &info), ==, 0);
  g_assert_cmpint (info.st_mode & 07777, ==, 0640);
  write_text (f->path, "");
  assert_file (f->path, "");
  g_assert_cmpuint (count_files (f->folder), ==, 1);
}

static void
test_link (Fixture       *f,
           gconstpointer  data)
{
  g_autofree char *link = g_build_filename (f->folder, "link", NULL), *next = g_build_filename (f->folder, "next", NULL);

  /* A chain of two links, the first of them relative, leads first to a missing file and then to an existing one. */
  g_assert_cmpint (symlink ("next", link), ==, 0);
  g_assert_cmpint (symlink (f->path, next), ==, 0);
  write_text (link, ONE);
  assert_file (f->path, ONE);
  write_text (link, TWO);
  assert_file (f->path, TWO);
  g_assert_true (g_file_test (link, G_FILE_TEST_IS_SYMLINK));
  g_assert_true (g_file_test (next, G_FILE_TEST_IS_SYMLINK));
  g_assert_cmpuint (count_files (f->folder), ==, 3);
}

static void
test_pipe (Fixture       *f,
           gconstpointer  data)
{
  char read_back[64] = "";
  GStatBuf info;
  int fd;

  g_assert_cmpint (mkfifo (f->path, 0600), ==, 0);
  fd = open (f->path, O_RDONLY | O_NONBLOCK | O_CLOEXEC);
  g_assert_cmpint (fd, >=, 0);
  write_text (f->path, ONE TWO);
  g_assert_cmpint (read (fd, read_back, sizeof read_back - 1), ==, strlen (ONE TWO));
  g_assert_cmpstr (read_back, ==, ONE TWO);
  g_assert_cmpint (close (fd), ==, 0);
  g_assert_cmpint (g_lstat (f->path, &info), ==, 0);
  g_assert_true (S_ISFIFO (info.st_mode));
}

/* Uses a terminal of its own, and device nodes of its own where the system allows making them, but no device of the
 * machine. */
static void
test_device (Fixture       *f,
             gconstpointer  data)
{
  g_autofree char *full = g_build_filename (f->folder, "full", NULL);
  char read_back[64] = "";
  GStatBuf info;
  int fd = posix_openpt (O_RDWR | O_NOCTTY | O_CLOEXEC);

  g_assert_cmpint (grantpt (fd), ==, 0);
  g_assert_cmpint (unlockpt (fd), ==, 0);
  write_text (ptsname (fd), "written");
  g_assert_cmpint (read (fd, read_back, sizeof read_back - 1), ==, strlen ("written"));
  g_assert_cmpstr (read_back, ==, "written");
  g_assert_cmpint (close (fd), ==, 0);

  if (mknod (f->path, S_IFCHR | 0600, makedev (1, 3)) != 0 || mknod (full, S_IFCHR | 0600, makedev (1, 7)) != 0 ||
      g_access (full, W_OK) != 0)
    return;
  write_text (f->path, ONE);
  g_assert_cmpint (g_lstat (f->path, &info), ==, 0);
  g_assert_true (S_ISCHR (info.st_mode));
  assert_refused (full, VEDETTE_JOURNAL_ERROR_IO);
  g_assert_cmpint (g_lstat (full, &info), ==, 0);
  g_assert_true (S_ISCHR (info.st_mode));
}

/* A file name of 250 bytes must work, so the name of the temporary file must not be longer than it. */
static void
test_long_name (Fixture       *f,
                gconstpointer  data)
{
  g_autofree char *name = g_strnfill (250, 'n'), *longer = g_strnfill (256, 'n');
  g_autofree char *path = g_build_filename (f->folder, name, NULL), *too_long = g_build_filename (f->folder, longer, NULL);

  write_text (path, ONE);
  write_text (path, TWO);
  assert_file (path, TWO);
  assert_refused (too_long, VEDETTE_JOURNAL_ERROR_IO);
  g_assert_cmpuint (count_files (f->folder), ==, 1);
}

static void
test_refused (Fixture       *f,
              gconstpointer  data)
{
  g_autofree char *nowhere = g_build_filename (f->folder, "no", "sheet.pdf", NULL);
  g_autofree char *lost = g_build_filename (f->folder, "lost", NULL);
  int fd;

  assert_refused (nowhere, VEDETTE_JOURNAL_ERROR_IO);
  assert_refused (f->folder, VEDETTE_JOURNAL_ERROR_IO);
  g_assert_cmpint (symlink (nowhere, lost), ==, 0);
  assert_refused (lost, VEDETTE_JOURNAL_ERROR_IO);
  g_assert_cmpint (g_unlink (lost), ==, 0);

  /* A file that another program has locked, such as a battle that is being played, must not be replaced. */
  put (f->path, ONE);
  fd = open (f->path, O_RDONLY | O_CLOEXEC);
  g_assert_cmpint (flock (fd, LOCK_EX | LOCK_NB), ==, 0);
  assert_refused (f->path, VEDETTE_JOURNAL_ERROR_LOCKED);
  assert_file (f->path, ONE);
  g_assert_cmpint (close (fd), ==, 0);
  g_assert_cmpuint (count_files (f->folder), ==, 1);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  ADD ("output/replaces-a-file", test_file);
  ADD ("output/writes-through-links", test_link);
  ADD ("output/writes-to-a-pipe", test_pipe);
  ADD ("output/writes-to-a-device", test_device);
  ADD ("output/accepts-a-long-name", test_long_name);
  ADD ("output/refuses-with-the-path", test_refused);
  return g_test_run ();
}
