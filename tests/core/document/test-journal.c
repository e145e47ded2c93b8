/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of the journal with real files: what is acknowledged is there, whatever others do to the file. */
#include "core/document/vedette-journal.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/mount.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>
#include <utime.h>

#define HEADER "{\"format\":\"test\"}\n"
#define ONE "{\"n\":1}\n"
#define TWO "{\"n\":2}\n"
#define THREE "{\"n\":3}\n"

typedef struct
{
  char *folder;
  char *path;
  char *rescue;
  VedetteJournal *journal;
  GString *lines;                     /* what the line function was given */
  guint n_notices[4];                 /* by kind */
  char *noticed;                      /* path of the last notice */
  char *text;
} Fixture;

static void
on_notice (VedetteJournal       *journal,
           VedetteJournalNotice  kind,
           const char           *path,
           const char           *text,
           gpointer              user_data)
{
  Fixture *f = user_data;

  g_assert_cmpuint (kind, <, G_N_ELEMENTS (f->n_notices));
  g_assert_nonnull (text);
  g_assert_true (g_utf8_validate (text, -1, NULL));
  f->n_notices[kind]++;
  g_free (f->noticed);
  f->noticed = g_strdup (path);
  g_free (f->text);
  f->text = g_strdup (text);
}

static VedetteJournal *
new_journal (Fixture *f)
{
  VedetteJournal *journal = vedette_journal_new ();

  vedette_journal_set_rescue_folder (journal, f->rescue);
  g_signal_connect (journal, "notice", G_CALLBACK (on_notice), f);

  return journal;
}

static void
set_up (Fixture       *f,
        gconstpointer  data)
{
  g_autoptr (GError) error = NULL;

  f->folder = g_dir_make_tmp ("vedette-journal-XXXXXX", &error);
  g_assert_no_error (error);
  f->path = g_build_filename (f->folder, "battle.vedette", NULL);
  f->rescue = g_build_filename (f->folder, "rescue", "deep", NULL);
  f->lines = g_string_new (NULL);
  f->journal = new_journal (f);
}

static void
tear_down (Fixture       *f,
           gconstpointer  data)
{
  const char *argv[] = { "rm", "-rf", f->folder, NULL };
  int status;

  g_assert_finalize_object (f->journal);
  g_assert_true (g_spawn_sync (NULL, (char **) argv, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, NULL, NULL, &status, NULL));
  g_assert_cmpint (status, ==, 0);
  g_string_free (f->lines, TRUE);
  g_free (f->folder);
  g_free (f->path);
  g_free (f->rescue);
  g_free (f->noticed);
  g_free (f->text);
}

/* A line of these tests ends with a brace, has no NUL, and is bad if it says so. */
static VedetteJournalLine
take_line (const char  *line,
           gsize        length,
           guint        number,
           gpointer     user_data,
           GError     **error)
{
  Fixture *f = user_data;

  if (length == 0 || line[length - 1] != '}' || memchr (line, '\0', length) != NULL)
    {
      g_set_error_literal (error, VEDETTE_JOURNAL_ERROR, VEDETTE_JOURNAL_ERROR_REFUSED, "no line at all");
      return VEDETTE_JOURNAL_LINE_TORN;
    }
  if (g_strstr_len (line, (gssize) length, "bad") != NULL)
    {
      g_set_error_literal (error, G_FILE_ERROR, G_FILE_ERROR_INVAL, "not known");
      return VEDETTE_JOURNAL_LINE_BAD;
    }

  g_string_append_printf (f->lines, "%u:", number);
  g_string_append_len (f->lines, line, (gssize) length);
  g_string_append_c (f->lines, ' ');

  return VEDETTE_JOURNAL_LINE_GOOD;
}

static void
put_bytes (const char *path,
           const char *bytes,
           gsize       length)
{
  g_autoptr (GError) error = NULL;

  g_file_set_contents_full (path, bytes, (gssize) length, G_FILE_SET_CONTENTS_CONSISTENT, 0666, &error);
  g_assert_no_error (error);
}

static void
put (const char *path,
     const char *text)
{
  put_bytes (path, text, strlen (text));
}

static void
assert_bytes (const char *path,
              const char *bytes,
              gsize       length)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *content = NULL;
  gsize got;

  g_file_get_contents (path, &content, &got, &error);
  g_assert_no_error (error);
  g_assert_cmpmem (content, got, bytes, length);
}

static void
assert_file (const char *path,
             const char *text)
{
  assert_bytes (path, text, strlen (text));
}

static void
assert_content (VedetteJournal *journal,
                const char     *text)
{
  g_autoptr (GBytes) content = vedette_journal_get_content (journal);

  g_assert_cmpmem (g_bytes_get_data (content, NULL), g_bytes_get_size (content), text, strlen (text));
  g_assert_cmpuint (vedette_journal_get_length (journal), ==, strlen (text));
}

static void
append (VedetteJournal *journal,
        const char     *text)
{
  g_autoptr (GError) error = NULL;
  gboolean done = vedette_journal_append (journal, text, strlen (text), &error);

  g_assert_no_error (error);
  g_assert_true (done);
}

static void
wait_durable (VedetteJournal *journal)
{
  g_autoptr (GError) error = NULL;
  gboolean done = vedette_journal_wait_durable (journal, &error);

  g_assert_no_error (error);
  g_assert_true (done);
  g_assert_cmpuint (vedette_journal_get_durable (journal), ==, vedette_journal_get_length (journal));
}

static void
open_for_writing (Fixture    *f,
                  const char *path)
{
  g_autoptr (GError) error = NULL;
  gboolean done = vedette_journal_open (f->journal, path, TRUE, take_line, f, &error);

  g_assert_no_error (error);
  g_assert_true (done);
}

static void
assert_cannot_open (Fixture             *f,
                    VedetteJournalError  code)
{
  g_autoptr (GError) error = NULL;

  g_assert_false (vedette_journal_open (f->journal, f->path, TRUE, take_line, f, &error));
  g_assert_error (error, VEDETTE_JOURNAL_ERROR, (int) code);
}

static void
assert_notices (Fixture *f,
                guint    torn,
                guint    renamed,
                guint    moved_on)
{
  g_assert_cmpuint (f->n_notices[VEDETTE_JOURNAL_NOTICE_TORN], ==, torn);
  g_assert_cmpuint (f->n_notices[VEDETTE_JOURNAL_NOTICE_RENAMED], ==, renamed);
  g_assert_cmpuint (f->n_notices[VEDETTE_JOURNAL_NOTICE_MOVED_ON], ==, moved_on);
  g_assert_cmpuint (f->n_notices[VEDETTE_JOURNAL_NOTICE_SYNC_FAILED], ==, 0);
}

static guint
count_files (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  guint count = 0;

  while (dir != NULL && g_dir_read_name (dir) != NULL)
    count++;

  return count;
}

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

/* Cut after any byte of its last line, a file opens with the lines before it, and the rest is kept aside. */
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
  /* each in a side file of its own */
  g_assert_cmpuint (count_files (f->folder), ==, strlen (TWO));
}

/* A power cut can leave a page of NULs, or a last line that is complete but no line. */
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

static void
test_bad_line (Fixture       *f,
               gconstpointer  data)
{
  g_autoptr (GString) bytes = g_string_new (HEADER ONE);
  g_autofree char *other = g_build_filename (f->folder, "other.vedette", NULL);
  g_autoptr (GError) error = NULL;

  /* a page of NULs further up is no torn end */
  g_string_append_len (bytes, "\0\0\0\n", 4);
  g_string_append (bytes, TWO);
  put_bytes (f->path, bytes->str, bytes->len);
  assert_cannot_open (f, VEDETTE_JOURNAL_ERROR_REFUSED);
  g_assert_cmpuint (vedette_journal_get_bad_line (f->journal), ==, 3);
  assert_bytes (f->path, bytes->str, bytes->len);

  /* a whole line that is refused is an error even at the end; the steps before it can go on in a copy */
  g_assert_finalize_object (f->journal);
  f->journal = new_journal (f);
  put (f->path, HEADER ONE "{\"bad\"}\n");
  g_assert_false (vedette_journal_open (f->journal, f->path, TRUE, take_line, f, &error));
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_INVAL);
  g_assert_cmpstr (error->message, ==, "line 3: not known");
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
  g_autoptr (GError) error = NULL;

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

  /* a pipe does not make us wait */
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
  /* takes no lock, so it may read what another writes */
  g_assert_true (vedette_journal_open (f->journal, f->path, FALSE, take_line, f, &error));
  g_assert_no_error (error);
  assert_content (f->journal, HEADER ONE);
  g_assert_cmpuint (vedette_journal_get_torn_length (f->journal), ==, 4);
  g_assert_false (vedette_journal_append (f->journal, TWO, strlen (TWO), &error));
  g_assert_error (error, VEDETTE_JOURNAL_ERROR, VEDETTE_JOURNAL_ERROR_ACCESS);
  g_clear_error (&error);
  assert_content (f->journal, HEADER ONE);
  g_assert_true (vedette_journal_wait_durable (f->journal, &error));

  /* goes on as a new one, and leaves the old file alone */
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

  /* something appears before the first append */
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

  /* under a name that cannot be found out it goes on all the same, and says so once */
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
begin_two (Fixture *f)
{
  put (f->path, HEADER);
  open_for_writing (f, f->path);
  append (f->journal, ONE);
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

  /* and again, within the same second */
  first = g_strdup (f->noticed);
  g_assert_cmpint (truncate (first, 3), ==, 0);
  append (f->journal, THREE);
  f->n_notices[VEDETTE_JOURNAL_NOTICE_MOVED_ON]--;
  check_moved_on (f, HEADER ONE TWO THREE);
  g_assert_cmpstr (first, !=, f->noticed);
}

/* When there is no rescue folder either, nothing is acknowledged and nothing in memory has changed. */
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

/* What a program in another process is told when it opens the file. */
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

  /* nor may it be replaced by a copy of another journal */
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

/* A journal whose first append is still to come is just bound elsewhere. */
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

static void
test_stale_temp_files (Fixture       *f,
                       gconstpointer  data)
{
  g_autofree char *stale = g_build_filename (f->folder, ".vedette-new-00000001", NULL);
  g_autofree char *fresh = g_build_filename (f->folder, ".vedette-new-00000002", NULL);
  g_autofree char *foreign = g_build_filename (f->folder, ".somebody-00000003", NULL);
  struct utimbuf long_ago = { 1000000000, 1000000000 };
  g_autoptr (GError) error = NULL;

  put (stale, "half");
  put (fresh, "half");
  put (foreign, "half");
  g_assert_cmpint (utime (stale, &long_ago), ==, 0);
  g_assert_cmpint (utime (foreign, &long_ago), ==, 0);
  g_assert_true (vedette_journal_create (f->journal, f->path, &error));
  append (f->journal, HEADER);
  g_assert_false (g_file_test (stale, G_FILE_TEST_EXISTS));
  g_assert_true (g_file_test (fresh, G_FILE_TEST_EXISTS));
  g_assert_true (g_file_test (foreign, G_FILE_TEST_EXISTS));
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

/* The main loop is told, in its own thread, and is then left in peace. */
static void
test_durable_in_main_loop (Fixture       *f,
                           gconstpointer  data)
{
  GMainContext *context = g_main_context_default ();
  guint watchdog = g_timeout_add_seconds (60, give_up, NULL);
  guint count = 0;

  begin_two (f);
  wait_durable (f->journal);
  while (g_main_context_iteration (context, FALSE))
    ;

  g_signal_connect (f->journal, "notify::durable", G_CALLBACK (on_durable), &count);
  append (f->journal, TWO);
  while (vedette_journal_get_durable (f->journal) < vedette_journal_get_length (f->journal) || count == 0)
    g_main_context_iteration (context, TRUE);
  g_assert_cmpuint (count, ==, 1);
  g_assert_true (g_source_remove (watchdog));
  g_assert_false (g_main_context_pending (context));

  /* without a loop it is said while waiting */
  append (f->journal, THREE);
  wait_durable (f->journal);
  g_assert_cmpuint (count, ==, 2);
}

/* A journal that goes away while its worker has something to say. */
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

static void
test_portal_path (void)
{
  g_autoptr (VedetteJournal) journal = vedette_journal_new ();
  g_autoptr (GError) error = NULL;

  g_assert_false (vedette_journal_open (journal, "/run/user/1000/doc/1a2b3c/battle.vedette", FALSE, NULL, NULL, &error));
  g_assert_error (error, VEDETTE_JOURNAL_ERROR, VEDETTE_JOURNAL_ERROR_NOT_FOUND);
  g_assert_null (strstr (error->message, "/run/"));
  g_assert_nonnull (strstr (error->message, "battle.vedette"));
}

/* A disk that is really full, where we may mount one; strace plays it in journal-faults.py everywhere else. */
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

#define ADD(name, func) g_test_add ("/journal/" name, Fixture, NULL, set_up, func, tear_down)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  ADD ("round-trip", test_round_trip);
  ADD ("torn-anywhere", test_torn_anywhere);
  ADD ("torn-pages", test_torn_pages);
  ADD ("bad-line", test_bad_line);
  ADD ("no-journal", test_no_journal);
  ADD ("read-only", test_read_only);
  ADD ("create-onto", test_create_onto);
  ADD ("renamed", test_renamed);
  ADD ("replaced", test_replaced);
  ADD ("truncated", test_truncated);
  ADD ("grown", test_grown);
  ADD ("deleted", test_deleted);
  ADD ("no-rescue", test_no_rescue);
  ADD ("lock", test_lock);
  ADD ("copy", test_copy);
  ADD ("move", test_move);
  ADD ("move-before-first", test_move_before_first);
  ADD ("stale-temp-files", test_stale_temp_files);
  ADD ("durable-in-main-loop", test_durable_in_main_loop);
  ADD ("dispose-with-work", test_dispose_with_work);
  ADD ("disk-full", test_disk_full);
  g_test_add_func ("/journal/portal-path", test_portal_path);

  return g_test_run ();
}
