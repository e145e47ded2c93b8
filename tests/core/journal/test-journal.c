/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests the journal with real files: acknowledged lines are in the file, and a torn end is saved in a side file. */
#include "journal-fixture.h"

#include <fcntl.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utime.h>

static void
test_round_trip (Fixture       *f,
                 gconstpointer  data)
{
  g_autoptr (GError) error = NULL;
  gboolean done;

  append (f->journal, HEADER);
  g_assert_null (vedette_journal_get_path (f->journal));
  g_assert_cmpuint (count_files (f->folder), ==, 0);

  done = vedette_journal_create (f->journal, f->path, &error);
  g_assert_no_error (error);
  g_assert_true (done);
  g_assert_cmpuint (count_files (f->folder), ==, 0);

  append (f->journal, ONE);
  assert_file (f->path, HEADER ONE);
  append (f->journal, TWO THREE);
  assert_file (f->path, HEADER ONE TWO THREE);
  assert_content (f->journal, HEADER ONE TWO THREE);
  wait_durable (f->journal);
  g_assert_cmpuint (count_files (f->folder), ==, 1);
  g_assert_true (vedette_journal_close (f->journal, &error));
  g_assert_true (vedette_journal_close (f->journal, &error));
  g_assert_false (vedette_journal_append (f->journal, ONE, strlen (ONE), &error));
  g_assert_error (error, VEDETTE_JOURNAL_ERROR, VEDETTE_JOURNAL_ERROR_ACCESS);

  g_assert_finalize_object (f->journal);
  f->journal = new_journal (f);
  open_for_writing (f, f->path);
  g_assert_cmpstr (f->lines->str, ==, "1:{\"format\":\"test\"} 2:{\"n\":1} 3:{\"n\":2} 4:{\"n\":3} ");
  g_assert_cmpuint (vedette_journal_get_torn_length (f->journal), ==, 0);
  assert_content (f->journal, HEADER ONE TWO THREE);
  append (f->journal, ONE);
  assert_file (f->path, HEADER ONE TWO THREE ONE);
  assert_notices (f, 0, 0, 0);
}

/* A file that is cut after any byte of its last line opens with the lines before it, and the rest is saved in a side
 * file. */
static void
test_torn_anywhere (Fixture       *f,
                    gconstpointer  data)
{
  const char *whole = HEADER ONE TWO;
  gsize good = strlen (HEADER ONE);

  for (gsize length = good + 1; length < strlen (whole); length++)
    {
      put_bytes (f->path, whole, length);
      open_for_writing (f, f->path);
      assert_content (f->journal, HEADER ONE);
      g_assert_cmpuint (vedette_journal_get_torn_length (f->journal), ==, length - good);
      assert_bytes (f->path, whole, length);
      assert_notices (f, 0, 0, 0);

      append (f->journal, THREE);
      assert_file (f->path, HEADER ONE THREE);
      assert_notices (f, 1, 0, 0);
      g_assert_true (g_str_has_prefix (f->noticed, f->path));
      g_assert_true (g_regex_match_simple ("\\.torn-\\d{8}-\\d{6}(-\\d+)?$", f->noticed, 0, 0));
      assert_bytes (f->noticed, whole + good, length - good);
      g_assert_cmpuint (vedette_journal_get_torn_length (f->journal), ==, 0);

      append (f->journal, TWO);
      assert_file (f->path, HEADER ONE THREE TWO);
      assert_notices (f, 1, 0, 0);

      g_assert_finalize_object (f->journal);
      f->journal = new_journal (f);
      f->n_notices[VEDETTE_JOURNAL_NOTICE_TORN] = 0;
    }
  /* Each torn end is in a side file of its own. */
  g_assert_cmpuint (count_files (f->folder), ==, strlen (TWO));
}

/* A power cut can leave a page of NULs, or a last line with a newline that is not a line. */
static void
test_torn_pages (Fixture       *f,
                 gconstpointer  data)
{
  g_autoptr (GString) bytes = g_string_new (HEADER ONE);
  gsize good = bytes->len;

  g_string_set_size (bytes, good + 4096);
  memset (bytes->str + good, 0, 4096);
  put_bytes (f->path, bytes->str, bytes->len);
  open_for_writing (f, f->path);
  assert_content (f->journal, HEADER ONE);
  append (f->journal, TWO);
  assert_file (f->path, HEADER ONE TWO);
  assert_bytes (f->noticed, bytes->str + good, 4096);

  g_assert_finalize_object (f->journal);
  f->journal = new_journal (f);
  g_string_append_c (bytes, '\n');
  put_bytes (f->path, bytes->str, bytes->len);
  open_for_writing (f, f->path);
  g_assert_cmpuint (vedette_journal_get_torn_length (f->journal), ==, 4097);
  append (f->journal, TWO);
  assert_file (f->path, HEADER ONE TWO);
  assert_bytes (f->noticed, bytes->str + good, 4097);
  assert_notices (f, 2, 0, 0);
}

/* A very long file name leaves no room for the suffix of a side file, so the side file goes to the rescue folder. */
static void
test_torn_long_name (Fixture       *f,
                     gconstpointer  data)
{
  g_autofree char *name = g_strnfill (250, 'n');
  g_autofree char *path = g_build_filename (f->folder, name, NULL);
  g_autofree char *folder = NULL;

  put (f->path, HEADER ONE "torn");
  g_assert_cmpint (g_rename (f->path, path), ==, 0);
  open_for_writing (f, path);
  append (f->journal, TWO);
  assert_file (path, HEADER ONE TWO);
  assert_notices (f, 1, 0, 0);
  folder = g_path_get_dirname (f->noticed);
  g_assert_cmpstr (folder, ==, f->rescue);
  assert_file (f->noticed, "torn");
}

static void
test_bad_line (Fixture       *f,
               gconstpointer  data)
{
  g_autoptr (GString) bytes = g_string_new (HEADER ONE);
  g_autofree char *other = g_build_filename (f->folder, "other.vedette", NULL);
  g_autoptr (GError) error = NULL;

  /* NULs before the last line are not a torn end. */
  g_string_append_len (bytes, "\0\0\0\n", 4);
  g_string_append (bytes, TWO);
  put_bytes (f->path, bytes->str, bytes->len);
  assert_cannot_open (f, VEDETTE_JOURNAL_ERROR_REFUSED);
  g_assert_cmpuint (vedette_journal_get_bad_line (f->journal), ==, 3);
  assert_bytes (f->path, bytes->str, bytes->len);

  /* A complete line that is refused is an error even at the end. The lines before it can continue in a copy. */
  g_assert_finalize_object (f->journal);
  f->journal = new_journal (f);
  put (f->path, HEADER ONE "{\"bad\"}\n");
  g_assert_false (vedette_journal_open (f->journal, f->path, TRUE, take_line, f, &error));
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_INVAL);
  g_assert_cmpstr (error->message, ==, "Line 3: not known");
  g_clear_error (&error);
  assert_content (f->journal, HEADER ONE);
  g_assert_true (vedette_journal_create (f->journal, other, &error));
  append (f->journal, TWO);
  assert_file (other, HEADER ONE TWO);
  assert_file (f->path, HEADER ONE "{\"bad\"}\n");
  assert_notices (f, 0, 0, 0);
}

static void
test_no_journal (Fixture       *f,
                 gconstpointer  data)
{
  assert_cannot_open (f, VEDETTE_JOURNAL_ERROR_NOT_FOUND);
  put (f->path, "");
  assert_cannot_open (f, VEDETTE_JOURNAL_ERROR_EMPTY);
  put (f->path, "{\"format\":");
  assert_cannot_open (f, VEDETTE_JOURNAL_ERROR_REFUSED);
  g_assert_cmpuint (vedette_journal_get_bad_line (f->journal), ==, 1);
  assert_file (f->path, "{\"format\":");

  g_assert_finalize_object (f->journal);
  f->journal = new_journal (f);
  g_assert_cmpint (truncate (f->path, (off_t) VEDETTE_JOURNAL_MAX_LENGTH + 1), ==, 0);
  assert_cannot_open (f, VEDETTE_JOURNAL_ERROR_TOO_LARGE);
  g_assert_cmpint (g_unlink (f->path), ==, 0);
  g_assert_cmpint (g_mkdir (f->path, 0777), ==, 0);
  assert_cannot_open (f, VEDETTE_JOURNAL_ERROR_IO);
  g_assert_cmpint (g_rmdir (f->path), ==, 0);

  /* Opening a pipe must not wait for a writer. */
  g_assert_cmpint (mkfifo (f->path, 0666), ==, 0);
  assert_cannot_open (f, VEDETTE_JOURNAL_ERROR_IO);
}

static void
test_read_only (Fixture       *f,
                gconstpointer  data)
{
  g_autofree char *other = g_build_filename (f->folder, "other.vedette", NULL);
  g_autoptr (VedetteJournal) writer = new_journal (f);
  g_autoptr (GError) error = NULL;

  put (f->path, HEADER ONE "{\"n\"");
  g_assert_true (vedette_journal_open (writer, f->path, TRUE, NULL, NULL, &error));
  /* Reading takes no lock, so a file can be read while another journal writes to it. */
  g_assert_true (vedette_journal_open (f->journal, f->path, FALSE, take_line, f, &error));
  g_assert_no_error (error);
  assert_content (f->journal, HEADER ONE);
  g_assert_cmpuint (vedette_journal_get_torn_length (f->journal), ==, 4);
  g_assert_false (vedette_journal_append (f->journal, TWO, strlen (TWO), &error));
  g_assert_error (error, VEDETTE_JOURNAL_ERROR, VEDETTE_JOURNAL_ERROR_ACCESS);
  g_clear_error (&error);
  assert_content (f->journal, HEADER ONE);
  g_assert_true (vedette_journal_wait_durable (f->journal, &error));

  /* The journal continues in a new file and does not change the old one. */
  g_assert_true (vedette_journal_create (f->journal, other, &error));
  append (f->journal, TWO);
  assert_file (other, HEADER ONE TWO);
  assert_file (f->path, HEADER ONE "{\"n\"");
  assert_notices (f, 0, 0, 0);
}

static void
test_create_onto (Fixture       *f,
                  gconstpointer  data)
{
  g_autofree char *other = g_build_filename (f->folder, "other.vedette", NULL);
  g_autofree char *nowhere = g_build_filename (f->folder, "no", "such", "folder", NULL);
  g_autoptr (GError) error = NULL;

  put (f->path, "somebody's");
  g_assert_false (vedette_journal_create (f->journal, f->path, &error));
  g_assert_error (error, VEDETTE_JOURNAL_ERROR, VEDETTE_JOURNAL_ERROR_EXISTS);
  g_clear_error (&error);
  g_assert_false (vedette_journal_create (f->journal, nowhere, &error));
  g_assert_error (error, VEDETTE_JOURNAL_ERROR, VEDETTE_JOURNAL_ERROR_NOT_FOUND);
  g_clear_error (&error);

  /* Another program puts something at the path before the first append. */
  g_assert_true (vedette_journal_create (f->journal, other, &error));
  g_assert_cmpint (symlink ("nothing", other), ==, 0);
  g_assert_false (vedette_journal_append (f->journal, HEADER, strlen (HEADER), &error));
  g_assert_error (error, VEDETTE_JOURNAL_ERROR, VEDETTE_JOURNAL_ERROR_EXISTS);
  g_assert_nonnull (strstr (error->message, other));
  assert_content (f->journal, "");
  g_assert_cmpuint (count_files (f->folder), ==, 2);
  g_assert_cmpint (g_unlink (other), ==, 0);
  append (f->journal, HEADER);
  assert_file (other, HEADER);
  assert_file (f->path, "somebody's");
}

static void
test_stale_temp_files (Fixture       *f,
                       gconstpointer  data)
{
  g_autofree char *stale = g_build_filename (f->folder, ".vedette-new-00000001", NULL);
  g_autofree char *fresh = g_build_filename (f->folder, ".vedette-new-00000002", NULL);
  g_autofree char *foreign = g_build_filename (f->folder, ".somebody-00000003", NULL);
  g_autofree char *link = g_build_filename (f->folder, ".vedette-new-00000004", NULL);
  g_autofree char *folder = g_build_filename (f->folder, ".vedette-new-00000005", NULL);
  g_autofree char *busy = g_build_filename (f->folder, ".vedette-new-00000006", NULL);
  struct utimbuf long_ago = { 1000000000, 1000000000 };
  g_autoptr (GError) error = NULL;
  int fd;

  put (stale, "half");
  put (fresh, "half");
  put (foreign, "half");
  g_assert_cmpint (utime (stale, &long_ago), ==, 0);
  g_assert_cmpint (utime (foreign, &long_ago), ==, 0);
  /* A link and a folder are not temporary files of Vedette, and the locked file is still being written. */
  g_assert_cmpint (symlink (foreign, link), ==, 0);
  g_assert_cmpint (g_mkdir (folder, 0700), ==, 0);
  g_assert_cmpint (utime (folder, &long_ago), ==, 0);
  put (busy, "half");
  g_assert_cmpint (utime (busy, &long_ago), ==, 0);
  fd = open (busy, O_RDONLY);
  g_assert_cmpint (flock (fd, LOCK_EX | LOCK_NB), ==, 0);
  g_assert_true (vedette_journal_create (f->journal, f->path, &error));
  append (f->journal, HEADER);
  g_assert_false (g_file_test (stale, G_FILE_TEST_EXISTS));
  g_assert_true (g_file_test (fresh, G_FILE_TEST_EXISTS));
  g_assert_true (g_file_test (foreign, G_FILE_TEST_EXISTS));
  g_assert_true (g_file_test (link, G_FILE_TEST_IS_SYMLINK));
  g_assert_true (g_file_test (folder, G_FILE_TEST_IS_DIR));
  g_assert_true (g_file_test (busy, G_FILE_TEST_EXISTS));
  g_assert_cmpint (close (fd), ==, 0);
}

/* A program that starts a minute after another one was killed removes its files. Opening for reading changes nothing. */
static void
test_stale_at_start (Fixture       *f,
                     gconstpointer  data)
{
  g_autofree char *stale = g_build_filename (f->folder, ".vedette-new-00000001", NULL);
  g_autofree char *busy = g_build_filename (f->folder, ".vedette-new-00000002", NULL);
  struct utimbuf minute_ago = { time (NULL) - 60, time (NULL) - 60 };
  g_autoptr (VedetteJournal) reader = vedette_journal_new ();
  int fd;

  put (f->path, HEADER);
  put (stale, "half");
  put (busy, "half");
  g_assert_cmpint (utime (stale, &minute_ago), ==, 0);
  g_assert_cmpint (utime (busy, &minute_ago), ==, 0);
  fd = open (busy, O_RDONLY | O_CLOEXEC);
  g_assert_cmpint (flock (fd, LOCK_EX | LOCK_NB), ==, 0);
  g_assert_true (vedette_journal_open (reader, f->path, FALSE, NULL, NULL, NULL));
  g_assert_true (g_file_test (stale, G_FILE_TEST_EXISTS));
  open_for_writing (f, f->path);
  g_assert_false (g_file_test (stale, G_FILE_TEST_EXISTS));
  g_assert_true (g_file_test (busy, G_FILE_TEST_EXISTS));
  g_assert_cmpint (close (fd), ==, 0);
}

static void
on_durable (VedetteJournal *journal,
            GParamSpec     *pspec,
            gpointer        user_data)
{
  guint *count = user_data;

  (*count)++;
}

static gboolean
give_up (gpointer user_data)
{
  g_error ("the journal never said that it is durable");
  return G_SOURCE_REMOVE;
}

/* The main loop is notified in its own thread, and only once. */
static void
test_durable_in_main_loop (Fixture       *f,
                           gconstpointer  data)
{
  GMainContext *context = g_main_context_default ();
  guint watchdog = g_timeout_add_seconds (600, give_up, NULL);
  guint count = 0;

  begin_two (f);
  wait_durable (f->journal);
  while (g_main_context_iteration (context, FALSE))
    ;

  g_signal_connect (f->journal, "notify::durable", G_CALLBACK (on_durable), &count);
  append (f->journal, TWO);
  while (vedette_journal_get_durable (f->journal) < vedette_journal_get_length (f->journal) || count == 0)
    g_main_context_iteration (context, TRUE);
  g_assert_true (g_source_remove (watchdog));
  /* On a busy machine a notification without a new length may still be pending. */
  while (g_main_context_iteration (context, FALSE))
    ;
  g_assert_cmpuint (count, ==, 1);

  /* Without a main loop, waiting emits the notification. */
  append (f->journal, THREE);
  wait_durable (f->journal);
  g_assert_cmpuint (count, ==, 2);
}

/* Counts how often the worker's thread, of which there is only one, has gone to sleep. */
static guint64
count_switches (void)
{
  g_autoptr (GDir) dir = g_dir_open ("/proc/self/task", 0, NULL);
  const char *task;
  guint64 count = 0;
  guint found = 0;

  while ((task = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename ("/proc/self/task", task, "status", NULL);
      g_autofree char *status = NULL;
      const char *value;

      if (!g_file_get_contents (path, &status, NULL, NULL) || strstr (status, "Name:\tvedette-journal\n") == NULL)
        continue;
      found++;
      value = strstr (status, "\nvoluntary_ctxt_switches:");
      g_assert_nonnull (value);
      count = g_ascii_strtoull (strchr (value, '\t'), NULL, 10);
    }
  g_assert_cmpuint (found, ==, 1);

  return count;
}

/* A battle without changes does not wake the thread. */
static void
test_idle (Fixture       *f,
           gconstpointer  data)
{
  guint64 before;

  begin_two (f);
  wait_durable (f->journal);
  g_usleep (50 * 1000);
  before = count_switches ();
  g_usleep (500 * 1000);
  g_assert_cmpuint (count_switches (), ==, before);

  append (f->journal, TWO);
  wait_durable (f->journal);
  g_usleep (50 * 1000);
  g_assert_cmpuint (count_switches (), >, before);
}

/* A journal can be freed while a notification of its worker is pending. */
static void
test_dispose_with_work (Fixture       *f,
                        gconstpointer  data)
{
  for (guint i = 0; i < 50; i++)
    {
      g_autoptr (VedetteJournal) journal = new_journal (f);
      g_autoptr (GError) error = NULL;

      g_unlink (f->path);
      g_assert_true (vedette_journal_create (journal, f->path, &error));
      append (journal, HEADER);
      append (journal, ONE);
      g_assert_finalize_object (g_steal_pointer (&journal));
      assert_file (f->path, HEADER ONE);
      g_assert_false (g_main_context_iteration (NULL, FALSE));
    }
}

/* Refuses a line without an error. */
static VedetteJournalLine
refuse_line (const char  *line,
             gsize        length,
             guint        number,
             gpointer     user_data,
             GError     **error)
{
  return VEDETTE_JOURNAL_LINE_BAD;
}

static void
test_bad_without_reason (Fixture       *f,
                         gconstpointer  data)
{
  g_autoptr (GError) error = NULL;

  put (f->path, HEADER);
  g_assert_false (vedette_journal_open (f->journal, f->path, TRUE, refuse_line, NULL, &error));
  g_assert_error (error, VEDETTE_JOURNAL_ERROR, VEDETTE_JOURNAL_ERROR_REFUSED);
  g_assert_cmpstr (error->message, ==, "Line 1: The line is damaged");
}

static void
test_properties (Fixture       *f,
                 gconstpointer  data)
{
  g_autofree char *path = NULL;
  guint64 length, durable;

  put (f->path, HEADER);
  open_for_writing (f, f->path);
  wait_durable (f->journal);
  g_object_get (f->journal, "path", &path, "length", &length, "durable", &durable, NULL);
  g_assert_cmpstr (path, ==, f->path);
  g_assert_cmpuint (length, ==, strlen (HEADER));
  g_assert_cmpuint (durable, ==, strlen (HEADER));
}

/* Messages show only the name of a file in a portal, but the whole path of any other file. */
static void
test_portal_path (void)
{
  static const struct
  {
    const char *path;
    gboolean is_shown;
  } rows[] = {
    { "/run/user/1000/doc/1a2b3c/battle.vedette", FALSE },
    { "/run/flatpak/doc/1a2b3c/battle.vedette", FALSE },
    { "/run/user/1000/battle.vedette", TRUE },
    { "/nowhere/doc/battle.vedette", TRUE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (VedetteJournal) journal = vedette_journal_new ();
      g_autoptr (GError) error = NULL;

      g_assert_false (vedette_journal_open (journal, rows[i].path, FALSE, NULL, NULL, &error));
      g_assert_error (error, VEDETTE_JOURNAL_ERROR, VEDETTE_JOURNAL_ERROR_NOT_FOUND);
      g_assert_true ((strstr (error->message, rows[i].path) != NULL) == rows[i].is_shown);
      g_assert_nonnull (strstr (error->message, "battle.vedette"));
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  ADD ("reads-what-was-appended", test_round_trip);
  ADD ("saves-a-torn-end-of-any-length", test_torn_anywhere);
  ADD ("saves-a-torn-page-of-nuls", test_torn_pages);
  ADD ("saves-a-torn-end-despite-a-long-name", test_torn_long_name);
  ADD ("refuses-a-bad-line", test_bad_line);
  ADD ("refuses-a-file-that-is-not-a-journal", test_no_journal);
  ADD ("does-not-change-a-file-opened-for-reading", test_read_only);
  ADD ("does-not-create-over-a-file", test_create_onto);
  ADD ("removes-only-stale-files-of-its-own", test_stale_temp_files);
  ADD ("removes-stale-files-when-opening", test_stale_at_start);
  ADD ("notifies-durable-in-the-main-loop", test_durable_in_main_loop);
  ADD ("sleeps-while-idle", test_idle);
  ADD ("can-be-freed-while-syncing", test_dispose_with_work);
  ADD ("refuses-a-line-without-a-reason", test_bad_without_reason);
  ADD ("has-properties", test_properties);
  g_test_add_func ("/journal/hides-the-path-of-a-portal", test_portal_path);

  return g_test_run ();
}
