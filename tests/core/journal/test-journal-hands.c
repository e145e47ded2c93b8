/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests the journal when other programs change its file: renamed, replaced, locked, copied, moved; and a full disk. */
#include "journal-fixture.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/mount.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

static void
test_renamed (Fixture       *f,
              gconstpointer  data)
{
  g_autofree char *other = g_build_filename (f->folder, "renamed.vedette", NULL);
  g_autofree char *third = g_build_filename (f->folder, "third.vedette", NULL);

  put (f->path, HEADER);
  open_for_writing (f, f->path);
  append (f->journal, ONE);
  g_assert_cmpint (g_rename (f->path, other), ==, 0);
  append (f->journal, TWO);
  assert_notices (f, 0, 1, 0);
  g_assert_cmpstr (f->noticed, ==, other);
  g_assert_cmpstr (vedette_journal_get_path (f->journal), ==, other);
  assert_file (other, HEADER ONE TWO);

  /* If the new name is unknown, the journal continues in the file, and one notice reports the rename. */
  g_assert_cmpint (link (other, third), ==, 0);
  g_assert_cmpint (g_unlink (other), ==, 0);
  append (f->journal, THREE);
  append (f->journal, ONE);
  assert_notices (f, 0, 2, 0);
  assert_file (third, HEADER ONE TWO THREE ONE);
  g_assert_cmpuint (count_files (f->folder), ==, 1);
}

static void
check_moved_on (Fixture    *f,
                const char *content)
{
  g_autofree char *folder = g_path_get_dirname (vedette_journal_get_path (f->journal));

  assert_notices (f, 0, 0, 1);
  g_assert_cmpstr (folder, ==, f->rescue);
  g_assert_cmpstr (f->noticed, ==, vedette_journal_get_path (f->journal));
  assert_file (f->noticed, content);
  wait_durable (f->journal);
}

static void
test_replaced (Fixture       *f,
               gconstpointer  data)
{
  begin_two (f);
  put (f->path, HEADER ONE); /* another file with the same bytes */
  append (f->journal, TWO);
  check_moved_on (f, HEADER ONE TWO);
  append (f->journal, THREE);
  check_moved_on (f, HEADER ONE TWO THREE);
  assert_file (f->path, HEADER ONE);
}

static void
test_truncated (Fixture       *f,
                gconstpointer  data)
{
  begin_two (f);
  g_assert_cmpint (truncate (f->path, 5), ==, 0);
  append (f->journal, TWO);
  check_moved_on (f, HEADER ONE TWO);
  g_assert_nonnull (strstr (f->text, f->path));
}

/* Another program changed a byte in place, such as the result of a die. The journal must not append to that file. */
static void
test_same_size (Fixture       *f,
                gconstpointer  data)
{
  g_autofree char *theirs = NULL;
  int fd;

  begin_two (f);
  theirs = g_strdup (HEADER ONE);
  theirs[strlen (theirs) - 3] ^= 1;
  fd = open (f->path, O_WRONLY);
  g_assert_cmpint (pwrite (fd, theirs, strlen (theirs), 0), ==, (ssize_t) strlen (theirs));
  g_assert_cmpint (close (fd), ==, 0);
  append (f->journal, TWO);
  check_moved_on (f, HEADER ONE TWO);
  g_assert_nonnull (strstr (f->text, f->path));
  assert_file (f->path, theirs);
}

static void
test_grown (Fixture       *f,
            gconstpointer  data)
{
  int fd;

  begin_two (f);
  fd = open (f->path, O_WRONLY | O_APPEND);
  g_assert_cmpint (write (fd, "theirs\n", 7), ==, 7);
  g_assert_cmpint (close (fd), ==, 0);
  append (f->journal, TWO);
  check_moved_on (f, HEADER ONE TWO);
  assert_file (f->path, HEADER ONE "theirs\n");
}

static void
test_deleted (Fixture       *f,
              gconstpointer  data)
{
  g_autofree char *first = NULL;

  begin_two (f);
  g_assert_cmpint (g_unlink (f->path), ==, 0);
  append (f->journal, TWO);
  check_moved_on (f, HEADER ONE TWO);

  /* A second rescue within the same second needs another name. */
  first = g_strdup (f->noticed);
  g_assert_cmpint (truncate (first, 3), ==, 0);
  append (f->journal, THREE);
  f->n_notices[VEDETTE_JOURNAL_NOTICE_MOVED_ON]--;
  check_moved_on (f, HEADER ONE TWO THREE);
  g_assert_cmpstr (first, !=, f->noticed);
}

/* On a network file system, an open file that is removed is only renamed at first. */
static void
test_removed_by_renaming (Fixture       *f,
                          gconstpointer  data)
{
  g_autofree char *hidden = g_build_filename (f->folder, data, NULL);

  begin_two (f);
  g_assert_cmpint (g_rename (f->path, hidden), ==, 0);
  append (f->journal, TWO);
  check_moved_on (f, HEADER ONE TWO);
}

#define LETTERS_17 "abcdefghijklmnopq"
#define LETTERS_119 LETTERS_17 LETTERS_17 LETTERS_17 LETTERS_17 LETTERS_17 LETTERS_17 LETTERS_17

/* A rescue file is named after the file, cut to its maximum length, but never within a letter. */
static void
test_rescue_names (Fixture       *f,
                   gconstpointer  data)
{
  static const struct
  {
    const char *name;
    const char *stem;
  } rows[] = {
    { "barn.vedette", "barn-" },
    { "farm", "farm-" },
    { ".vedette", "battle-" },
    /* 119 letters of one byte; the next letter has two bytes, and so goes beyond the limit */
    { LETTERS_119 "é.vedette", LETTERS_119 "-" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_build_filename (f->folder, rows[i].name, NULL);
      g_autoptr (VedetteJournal) journal = new_journal (f);
      g_autoptr (GError) error = NULL;
      g_autofree char *name = NULL;

      put (path, HEADER);
      g_assert_true (vedette_journal_open (journal, path, TRUE, NULL, NULL, &error));
      g_assert_cmpint (g_unlink (path), ==, 0);
      append (journal, ONE);
      name = g_path_get_basename (vedette_journal_get_path (journal));
      g_assert_true (g_str_has_prefix (name, rows[i].stem));
      g_assert_true (g_utf8_validate (name, -1, NULL));
      /* Only the time stamp and the ending follow the stem. */
      g_assert_cmpuint (strlen (name), ==, strlen (rows[i].stem) + strlen ("20260101-000000.vedette"));
    }
}

/* Without a rescue folder, the line is not acknowledged, and the memory is unchanged. */
static void
test_no_rescue (Fixture       *f,
                gconstpointer  data)
{
  g_autofree char *wall = g_build_filename (f->folder, "wall", NULL);
  g_autofree char *below = g_build_filename (wall, "below", NULL);
  g_autoptr (GError) error = NULL;

  put (wall, "");
  vedette_journal_set_rescue_folder (f->journal, below);
  begin_two (f);
  g_assert_cmpint (g_unlink (f->path), ==, 0);
  g_assert_false (vedette_journal_append (f->journal, TWO, strlen (TWO), &error));
  g_assert_error (error, VEDETTE_JOURNAL_ERROR, VEDETTE_JOURNAL_ERROR_NOT_FOUND);
  assert_content (f->journal, HEADER ONE);
  g_clear_error (&error);

  g_assert_true (vedette_journal_move (f->journal, f->path, &error));
  append (f->journal, TWO);
  assert_file (f->path, HEADER ONE TWO);
  assert_notices (f, 0, 0, 0);
}

/* Returns the result of opening the file in another process: 100, or the code of the error. */
static int
open_in_child (const char *path,
               gboolean    writable)
{
  int status;
  pid_t child = fork ();

  g_assert_cmpint (child, >=, 0);
  if (child == 0)
    {
      VedetteJournal *journal = vedette_journal_new ();
      GError *error = NULL;

      _exit (vedette_journal_open (journal, path, writable, NULL, NULL, &error) ? 100 : error->code);
    }
  g_assert_cmpint (waitpid (child, &status, 0), ==, child);
  g_assert_true (WIFEXITED (status));

  return WEXITSTATUS (status);
}

static void
test_lock (Fixture       *f,
           gconstpointer  data)
{
  g_autoptr (VedetteJournal) second = new_journal (f);
  g_autoptr (GError) error = NULL;

  g_assert_true (vedette_journal_create (f->journal, f->path, &error));
  append (f->journal, HEADER);
  g_assert_cmpint (open_in_child (f->path, TRUE), ==, VEDETTE_JOURNAL_ERROR_LOCKED);
  g_assert_cmpint (open_in_child (f->path, FALSE), ==, 100);
  g_assert_false (vedette_journal_open (second, f->path, TRUE, NULL, NULL, &error));
  g_assert_error (error, VEDETTE_JOURNAL_ERROR, VEDETTE_JOURNAL_ERROR_LOCKED);
  g_clear_error (&error);

  /* A file that is open must not be replaced by a copy of another journal. */
  append (second, ONE);
  g_assert_false (vedette_journal_copy (second, f->path, &error));
  g_assert_error (error, VEDETTE_JOURNAL_ERROR, VEDETTE_JOURNAL_ERROR_LOCKED);
  g_clear_error (&error);
  assert_file (f->path, HEADER);

  g_assert_true (vedette_journal_close (f->journal, &error));
  g_assert_cmpint (open_in_child (f->path, TRUE), ==, 100);
}

static void
test_copy (Fixture       *f,
           gconstpointer  data)
{
  g_autofree char *other = g_build_filename (f->folder, "other.vedette", NULL);
  g_autofree char *alias = g_build_filename (f->folder, "alias.vedette", NULL);
  g_autoptr (GError) error = NULL;
  struct stat info;

  g_assert_false (vedette_journal_copy (f->journal, other, &error));
  g_assert_error (error, VEDETTE_JOURNAL_ERROR, VEDETTE_JOURNAL_ERROR_EMPTY);
  g_clear_error (&error);

  begin_two (f);
  g_assert_false (vedette_journal_copy (f->journal, f->path, &error));
  g_assert_error (error, VEDETTE_JOURNAL_ERROR, VEDETTE_JOURNAL_ERROR_EXISTS);
  g_clear_error (&error);

  put (other, "something that is to be replaced");
  g_assert_cmpint (g_chmod (other, 0640), ==, 0);
  g_assert_cmpint (symlink (other, alias), ==, 0);
  g_assert_true (vedette_journal_copy (f->journal, alias, &error));
  g_assert_no_error (error);
  assert_file (other, HEADER ONE);
  g_assert_cmpint (g_lstat (alias, &info), ==, 0);
  g_assert_true (S_ISLNK (info.st_mode));
  g_assert_cmpint (g_stat (other, &info), ==, 0);
  g_assert_cmpint (info.st_mode & 07777, ==, 0640);

  append (f->journal, TWO);
  g_assert_cmpstr (vedette_journal_get_path (f->journal), ==, f->path);
  assert_file (f->path, HEADER ONE TWO);
  assert_file (other, HEADER ONE);
  g_assert_cmpint (open_in_child (other, TRUE), ==, 100);
  g_assert_cmpuint (count_files (f->folder), ==, 3);
}

static void
test_move (Fixture       *f,
           gconstpointer  data)
{
  g_autofree char *other = g_build_filename (f->folder, "other.vedette", NULL);
  g_autoptr (GError) error = NULL;

  put (f->path, HEADER ONE "torn");
  put (other, "old");
  open_for_writing (f, f->path);
  g_assert_true (vedette_journal_move (f->journal, other, &error));
  g_assert_no_error (error);
  g_assert_cmpstr (vedette_journal_get_path (f->journal), ==, other);
  g_assert_false (g_file_test (f->path, G_FILE_TEST_EXISTS));
  assert_notices (f, 1, 0, 0);
  assert_file (f->noticed, "torn");
  append (f->journal, TWO);
  assert_file (other, HEADER ONE TWO);
  g_assert_cmpint (open_in_child (other, TRUE), ==, VEDETTE_JOURNAL_ERROR_LOCKED);
  wait_durable (f->journal);
  assert_notices (f, 1, 0, 0);
}

/* A journal without a line is only bound to the new path. */
static void
test_move_before_first (Fixture       *f,
                        gconstpointer  data)
{
  g_autofree char *other = g_build_filename (f->folder, "other.vedette", NULL);
  g_autoptr (GError) error = NULL;

  g_assert_true (vedette_journal_create (f->journal, f->path, &error));
  g_assert_true (vedette_journal_move (f->journal, other, &error));
  g_assert_cmpuint (count_files (f->folder), ==, 0);
  append (f->journal, HEADER);
  assert_file (other, HEADER);
  g_assert_cmpuint (count_files (f->folder), ==, 1);
}

/* Uses a disk that is really full if the system allows mounting one. Elsewhere, journal-faults.py simulates it with
 * strace. */
static void
test_disk_full (Fixture       *f,
                gconstpointer  data)
{
  g_autofree char *disk = g_build_filename (f->folder, "disk", NULL);
  g_autofree char *path = g_build_filename (disk, "battle.vedette", NULL);
  g_autofree char *ballast = g_build_filename (disk, "ballast", NULL);
  g_autofree char *line = g_strnfill (6000, 'x');
  g_autoptr (GError) error = NULL;
  guint appended = 0;
  struct stat info;

  g_assert_cmpint (g_mkdir (disk, 0777), ==, 0);
  if (mount ("tmpfs", disk, "tmpfs", 0, "size=128k") != 0)
    {
      g_assert_true (errno == EPERM || errno == EACCES);
      g_test_message ("no disk may be mounted here");
      return;
    }

  line[5998] = '}';
  line[5999] = '\n';
  put (ballast, line);
  g_assert_true (vedette_journal_create (f->journal, path, &error));
  while (vedette_journal_append (f->journal, line, 6000, &error))
    appended++;
  g_assert_error (error, VEDETTE_JOURNAL_ERROR, VEDETTE_JOURNAL_ERROR_NO_SPACE);
  g_assert_nonnull (strstr (error->message, path));
  g_clear_error (&error);
  g_assert_cmpuint (appended, >, 10);
  g_assert_cmpint (g_stat (path, &info), ==, 0);
  g_assert_cmpint (info.st_size, ==, 6000 * appended);
  g_assert_cmpuint (vedette_journal_get_length (f->journal), ==, 6000 * appended);

  g_assert_cmpint (g_unlink (ballast), ==, 0);
  g_assert_true (vedette_journal_append (f->journal, line, 6000, &error));
  g_assert_cmpint (g_stat (path, &info), ==, 0);
  g_assert_cmpint (info.st_size, ==, 6000 * (appended + 1));
  g_assert_true (vedette_journal_close (f->journal, &error));
  g_assert_cmpint (umount (disk), ==, 0);
}

typedef struct
{
  const char *path;
  VedetteJournal *journal;
  guint64 told;
} Elsewhere;

static void
on_durable (VedetteJournal *journal,
            GParamSpec     *pspec,
            guint64        *told)
{
  *told = vedette_journal_get_durable (journal);
}

/* A notification that comes before the end of vedette_journal_open() is emitted in this thread; a later one waits in
 * a context that no loop runs. */
static gpointer
open_elsewhere (gpointer data)
{
  Elsewhere *elsewhere = data;
  g_autoptr (GMainContext) context = g_main_context_new ();
  g_autoptr (GError) error = NULL;

  g_main_context_push_thread_default (context);
  elsewhere->journal = vedette_journal_new ();
  g_signal_connect (elsewhere->journal, "notify::durable", G_CALLBACK (on_durable), &elsewhere->told);
  vedette_journal_open (elsewhere->journal, elsewhere->path, TRUE, NULL, NULL, &error);
  g_assert_no_error (error);
  while (vedette_journal_get_durable (elsewhere->journal) < vedette_journal_get_length (elsewhere->journal))
    g_usleep (1000);
  g_main_context_pop_thread_default (context);
  return NULL;
}

/* After vedette_journal_come_here(), pending and later notifications of the other thread arrive in this one. */
static void
test_comes_here (Fixture       *f,
                 gconstpointer  data)
{
  Elsewhere elsewhere = { .path = f->path };

  put (f->path, HEADER ONE);
  g_thread_join (g_thread_new ("elsewhere", open_elsewhere, &elsewhere));
  g_assert_false (g_main_context_pending (NULL));
  vedette_journal_come_here (elsewhere.journal);
  while (elsewhere.told != strlen (HEADER ONE))
    g_main_context_iteration (NULL, TRUE);
  append (elsewhere.journal, TWO);
  while (elsewhere.told != strlen (HEADER ONE TWO))
    g_main_context_iteration (NULL, TRUE);
  assert_file (f->path, HEADER ONE TWO);
  g_object_unref (elsewhere.journal);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  ADD ("follows-a-renamed-file", test_renamed);
  ADD ("leaves-a-replaced-file", test_replaced);
  ADD ("leaves-a-truncated-file", test_truncated);
  ADD ("leaves-a-file-changed-in-place", test_same_size);
  ADD ("leaves-a-grown-file", test_grown);
  ADD ("leaves-a-deleted-file", test_deleted);
  g_test_add ("/journal/leaves-a-file-removed-by-renaming/nfs", Fixture, ".nfs000000000000001", set_up,
              test_removed_by_renaming, tear_down);
  g_test_add ("/journal/leaves-a-file-removed-by-renaming/fuse", Fixture, ".fuse_hidden00000001", set_up,
              test_removed_by_renaming, tear_down);
  ADD ("names-the-rescue-file-after-the-file", test_rescue_names);
  ADD ("acknowledges-nothing-without-a-rescue-folder", test_no_rescue);
  ADD ("locks-its-file", test_lock);
  ADD ("copies-without-moving", test_copy);
  ADD ("moves-to-another-file", test_move);
  ADD ("binds-elsewhere-before-the-first-line", test_move_before_first);
  ADD ("survives-a-full-disk", test_disk_full);
  ADD ("notifies-in-the-thread-it-came-to", test_comes_here);

  return g_test_run ();
}
