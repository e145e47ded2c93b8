/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lets each system call of a journal fail with each error, once and forever, on several kinds of disks. Acknowledged
 * lines are always in the file, and each fault is reported. The tests at the end cover single faults. */
#include "core/journal/vedette-journal-file.h"
#include "failing-calls.h"
#include "journal-fixture.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utime.h>

#define TORN "{\"n\":"
#define MOST_CALLS 12 /* of a kind; only an endless loop makes more */

/* --- one journal, as far as it gets --- */

typedef struct
{
  Fixture *f;
  GString *taken; /* the lines that the journal has acknowledged */
  gsize n_sure;   /* the bytes of them that the journal has reported as durable */
  gboolean is_there;
  char *renamed;     /* the path to which another program moved the file */
  gsize n_destroyed; /* length of the lines when another program replaced the file */
} Play;

static void
assert_told (gboolean      done,
             const GError *error)
{
  g_assert_true (done == (error == NULL));
  if (done)
    return;
  g_assert_true (error->domain == VEDETTE_JOURNAL_ERROR);
  g_assert_cmpuint (strlen (error->message), >, 10);
  g_assert_true (g_utf8_validate (error->message, -1, NULL));
}

static void
add_line (Play       *play,
          const char *line)
{
  g_autoptr (GError) error = NULL, unsure = NULL;
  gboolean done;

  if (!play->is_there)
    return;
  done = vedette_journal_append (play->f->journal, line, strlen (line), &error);
  assert_told (done, error);
  if (done)
    g_string_append (play->taken, line);
  assert_content (play->f->journal, play->taken->str);

  done = vedette_journal_wait_durable (play->f->journal, &unsure);
  assert_told (done, unsure);
  if (done)
    play->n_sure = play->taken->len;
}

static void
begin_there (Play       *play,
             const char *content)
{
  g_autoptr (GError) error = NULL;

  put (play->f->path, content);
  play->is_there = vedette_journal_open (play->f->journal, play->f->path, TRUE, take_line, play->f, &error);
  assert_told (play->is_there, error);
  if (play->is_there)
    g_string_append (play->taken, HEADER);
}

static void
play_new (Play *play)
{
  g_autoptr (GError) error = NULL;

  play->is_there = vedette_journal_create (play->f->journal, play->f->path, &error);
  assert_told (play->is_there, error);
  add_line (play, HEADER);
  add_line (play, ONE);
  add_line (play, TWO);
}

static void
play_there (Play *play)
{
  begin_there (play, HEADER);
  add_line (play, ONE);
  add_line (play, TWO);
  add_line (play, THREE);
}

static void
play_torn (Play *play)
{
  begin_there (play, HEADER TORN);
  add_line (play, ONE);
  add_line (play, TWO);
}

static void
play_changed (Play *play)
{
  begin_there (play, HEADER);
  add_line (play, ONE);
  put (play->f->path, HEADER "theirs\n");
  play->n_destroyed = play->taken->len;
  add_line (play, TWO);
  add_line (play, THREE);
}

static void
play_renamed (Play *play)
{
  play->renamed = g_build_filename (play->f->folder, "other.vedette", NULL);
  begin_there (play, HEADER);
  add_line (play, ONE);
  others_rename (play->f->path, play->renamed);
  add_line (play, TWO);
  add_line (play, THREE);
}

static void
move_to (Play       *play,
         const char *path)
{
  g_autoptr (GError) error = NULL;
  gboolean done;

  if (!play->is_there)
    return;
  done = vedette_journal_move (play->f->journal, path, &error);
  assert_told (done, error);
}

static void
play_moved (Play *play)
{
  g_autofree char *other = g_build_filename (play->f->folder, "other.vedette", NULL);
  g_autofree char *third = g_build_filename (play->f->folder, "third.vedette", NULL);

  begin_there (play, HEADER TORN);
  put (other, "what is replaced\n");
  move_to (play, other);
  add_line (play, ONE);
  move_to (play, third);
  add_line (play, TWO);
}

static void
play_copied (Play *play)
{
  g_autofree char *other = g_build_filename (play->f->folder, "other.vedette", NULL);
  g_autofree char *after = NULL;
  g_autoptr (GError) error = NULL;
  gboolean done;

  begin_there (play, HEADER);
  add_line (play, ONE);
  put (other, "what is replaced\n");
  done = vedette_journal_copy (play->f->journal, other, &error);
  assert_told (done, error);
  g_assert_true (g_file_get_contents (other, &after, NULL, NULL));
  /* The other file has either content, but the new one whenever the copy was reported as done. */
  g_assert_true (g_str_equal (after, play->taken->str) || (!done && g_str_equal (after, "what is replaced\n")));
  add_line (play, TWO);
}

static const struct
{
  const char *name;
  void (*play) (Play *play);
  gboolean is_torn;
} scenes[] = {
  { "new", play_new, FALSE },         { "there", play_there, FALSE },     { "torn", play_torn, TRUE },
  { "changed", play_changed, FALSE }, { "renamed", play_renamed, FALSE }, { "moved", play_moved, TRUE },
  { "copied", play_copied, FALSE },
};

/* --- the disks --- */

typedef enum
{
  DISK_PLAIN,
  DISK_WITHOUT_NOREPLACE,
  DISK_WITHOUT_LINKS, /* and without RENAME_NOREPLACE */
  DISK_WITHOUT_LOCKS,
  DISK_WITHOUT_NAMES, /* folders cannot be synced */
  DISK_FORGETS,       /* the second sync fails, and later ones succeed */
  DISK_COPIES,        /* a renamed file is another file */
  DISK_TEARS,         /* a failed write leaves half of its bytes, which cannot be truncated at first */
  N_DISKS
} Disk;

static const char *const disk_names[N_DISKS] = { "plain", "without-noreplace", "without-links", "without-locks", "without-names",
                                                 "forgets", "copies", "tears" };

static void
put_in_disk (Disk disk)
{
  calls_forget ();
  if (disk == DISK_WITHOUT_NOREPLACE || disk == DISK_WITHOUT_LINKS)
    calls_fail (CALL_RENAMEAT2, 0, FOR_GOOD, EINVAL);
  if (disk == DISK_WITHOUT_LINKS)
    calls_fail (CALL_LINK, 0, FOR_GOOD, EPERM);
  if (disk == DISK_WITHOUT_LOCKS)
    calls_fail (CALL_FLOCK, 0, FOR_GOOD, ENOSYS);
  if (disk == DISK_WITHOUT_NAMES)
    calls_fail (CALL_FSYNC, 0, FOR_GOOD, EINVAL);
  if (disk == DISK_FORGETS)
    calls_fail (CALL_FDATASYNC, 1, 1, EIO);
  if (disk == DISK_TEARS)
    {
      calls_fail (CALL_PWRITE, 1, 1, EIO);
      calls_fail (CALL_FTRUNCATE, 0, 1, EIO);
    }
  calls_rename_copying (disk == DISK_COPIES);
  calls_write_half (disk == DISK_TEARS);
}

/* --- the judge --- */

static gboolean
is_anywhere (const char *folder,
             const char *bytes)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);
      g_autofree char *content = NULL;

      if (g_file_get_contents (path, &content, NULL, NULL) && g_str_has_suffix (content, bytes))
        return TRUE;
    }
  return FALSE;
}

static guint
count_half_files (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;
  guint count = 0;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    count += g_str_has_prefix (name, ".vedette-new-");
  return count;
}

/* Durable lines are in the file at the path of the journal, and a reader finds only acknowledged lines there. */
static void
judge_file (Play *play)
{
  g_autoptr (VedetteJournal) again = vedette_journal_new ();
  g_autoptr (GBytes) found = NULL;
  g_autoptr (GError) error = NULL;
  const char *path = vedette_journal_get_path (play->f->journal);
  gsize length;

  if (!g_file_test (path, G_FILE_TEST_EXISTS) && play->n_sure == 0)
    return;
  /* The journal learns a new name of its file only from the system. */
  if (!g_file_test (path, G_FILE_TEST_EXISTS) && play->renamed != NULL)
    path = play->renamed;
  /* If the lines that another program destroyed could not be saved elsewhere, they are in memory, and no more were
   * acknowledged. */
  if (play->n_destroyed > 0 && g_str_equal (path, play->f->path))
    {
      g_assert_cmpuint (play->taken->len, ==, play->n_destroyed);
      return;
    }
  if (!vedette_journal_open (again, path, FALSE, take_line, play->f, &error))
    g_error ("%s", error->message);
  found = vedette_journal_get_content (again);
  length = g_bytes_get_size (found);
  g_assert_cmpuint (length, >=, play->n_sure);
  g_assert_cmpuint (length, <=, play->taken->len);
  g_assert_cmpmem (g_bytes_get_data (found, NULL), length, play->taken->str, length);
}

static void
judge (Play     *play,
       gboolean  is_torn,
       gboolean  is_clean)
{
  g_autoptr (GError) error = NULL;
  gboolean done = vedette_journal_close (play->f->journal, &error);

  assert_told (done, error);
  calls_forget ();
  if (done && play->is_there)
    play->n_sure = play->taken->len;
  if (play->is_there)
    judge_file (play);
  if (is_torn)
    g_assert_true (is_anywhere (play->f->folder, TORN) || is_anywhere (play->f->rescue, TORN));
  if (is_clean)
    g_assert_cmpuint (count_half_files (play->f->folder) + count_half_files (play->f->rescue), ==, 0);
}

/* --- one fault after the other --- */

typedef struct
{
  Call call;
  guint skip;
  guint times;
  int errsv;
} Fault;

/* A descriptor that is not closed takes the lowest free number, so the number reveals a leak. */
static int
get_lowest_free (void)
{
  int fd = fcntl (STDOUT_FILENO, F_DUPFD_CLOEXEC, 0);

  g_assert_cmpint (fd, >=, 0);
  close (fd);
  return fd;
}

/* Returns whether the fault happened. */
static gboolean
run_scene (guint        scene,
           Disk         disk,
           const Fault *fault,
           guint        counts[N_CALLS])
{
  Fixture f = { 0 };
  Play play = { .f = &f, .taken = g_string_new (NULL) };
  gboolean failed;
  int lowest = get_lowest_free ();

  set_up (&f, NULL);
  put_in_disk (disk);
  if (fault != NULL)
    calls_fail (fault->call, fault->skip, fault->times, fault->errsv);
  scenes[scene].play (&play);
  for (guint call = 0; counts != NULL && call < N_CALLS; call++)
    counts[call] = calls_count (call);
  failed = fault != NULL && calls_have_failed (fault->call);
  /* A temporary file that cannot be removed remains until it is old enough for vedette_journal_file_remove_stale(). */
  judge (&play, scenes[scene].is_torn, fault == NULL || fault->call != CALL_UNLINK);
  g_string_free (play.taken, TRUE);
  g_free (play.renamed);
  tear_down (&f, NULL);
  /* A fault must not leak a descriptor, because a long session can have many faults. */
  g_assert_cmpint (get_lowest_free (), ==, lowest);
  return failed;
}

static gboolean
is_busy_for_ever (const Fault *fault)
{
  return fault->errsv == EINTR && fault->times == FOR_GOOD;
}

/* The errors that the manuals list for these calls. */
static const int every_error[] = { EIO, ENOSPC, EACCES, EPERM, EINTR, ENOSYS, EEXIST, ENOENT, ENOTDIR };
static const int few_errors[] = { EIO, EOPNOTSUPP };

static void
test_sweep (gconstpointer data)
{
  Disk disk = GPOINTER_TO_UINT (data);
  const int *errors = disk == DISK_PLAIN ? every_error : few_errors;
  guint n_errors = disk == DISK_PLAIN ? G_N_ELEMENTS (every_error) : G_N_ELEMENTS (few_errors);
  guint n_faults = 0;

  for (guint scene = 0; scene < G_N_ELEMENTS (scenes); scene++)
    {
      guint counts[N_CALLS];

      run_scene (scene, disk, NULL, counts);
      for (guint call = 0; call < N_CALLS; call++)
        for (guint i = 0; i < MIN (counts[call], MOST_CALLS) * n_errors * 2; i++)
          {
            Fault fault = { call, i / 2 / n_errors, i % 2 != 0 ? FOR_GOOD : 1, errors[i / 2 % n_errors] };

            g_test_message ("%s: %s %u fails with %s%s", scenes[scene].name, call_get_name (call), fault.skip + 1,
                            g_strerror (fault.errsv), fault.times != 1 ? " for good" : "");
            if (!is_busy_for_ever (&fault))
              n_faults += run_scene (scene, disk, &fault, NULL);
          }
    }
  g_test_message ("%u faults", n_faults);
  g_assert_cmpuint (n_faults, >, 100);
}

/* --- and some of them one by one --- */

static void
append_refused (VedetteJournal      *journal,
                const char          *line,
                VedetteJournalError  code)
{
  g_autoptr (GError) error = NULL;

  g_assert_false (vedette_journal_append (journal, line, strlen (line), &error));
  g_assert_error (error, VEDETTE_JOURNAL_ERROR, (int) code);
}

/* On a disk without RENAME_NOREPLACE and links, the path is checked first, so a file of another program is not
 * replaced. */
static void
test_name_taken (Fixture       *f,
                 gconstpointer  data)
{
  g_autoptr (GError) error = NULL;

  put_in_disk (DISK_WITHOUT_LINKS);
  g_assert_true (vedette_journal_create (f->journal, f->path, &error));
  put (f->path, "theirs\n");
  append_refused (f->journal, HEADER, VEDETTE_JOURNAL_ERROR_EXISTS);
  assert_file (f->path, "theirs\n");
  g_assert_cmpint (g_unlink (f->path), ==, 0);
  append (f->journal, HEADER);
  assert_file (f->path, HEADER);
  calls_forget ();
}

/* The journal continues in the file that now has the name, and holds its lock. */
static void
test_another_file (Fixture       *f,
                   gconstpointer  data)
{
  g_autoptr (VedetteJournal) second = NULL;
  g_autoptr (GError) error = NULL;

  put_in_disk (DISK_COPIES);
  g_assert_true (vedette_journal_create (f->journal, f->path, &error));
  append (f->journal, HEADER);
  append (f->journal, ONE);
  assert_notices (f, 0, 0, 0);
  assert_file (f->path, HEADER ONE);
  second = new_journal (f);
  g_assert_false (vedette_journal_open (second, f->path, TRUE, take_line, f, &error));
  g_assert_error (error, VEDETTE_JOURNAL_ERROR, VEDETTE_JOURNAL_ERROR_LOCKED);
  calls_forget ();
}

/* A pipe is refused as a target, because it must not be replaced by a file. */
static void
test_replace_no_file (Fixture       *f,
                      gconstpointer  data)
{
  g_autofree char *pipe = g_build_filename (f->folder, "pipe", NULL);
  g_autoptr (GError) error = NULL;
  struct stat info;

  begin_two (f);
  g_assert_cmpint (mkfifo (pipe, 0600), ==, 0);
  g_assert_false (vedette_journal_copy (f->journal, pipe, &error));
  g_assert_error (error, VEDETTE_JOURNAL_ERROR, VEDETTE_JOURNAL_ERROR_EXISTS);
  g_assert_true (lstat (pipe, &info) == 0 && S_ISFIFO (info.st_mode));
  g_assert_cmpuint (count_half_files (f->folder), ==, 0);
}

/* If nothing is known about the old file, a move does not remove it, and its torn end is still saved. */
static void
test_move_unknown (Fixture       *f,
                   gconstpointer  data)
{
  g_autofree char *other = g_build_filename (f->folder, "other.vedette", NULL);
  g_autoptr (GError) error = NULL;
  gboolean done;

  put (f->path, HEADER TORN);
  open_for_writing (f, f->path);
  wait_durable (f->journal);
  calls_forget ();
  calls_fail (CALL_FSTAT, 0, 1, EIO);
  done = vedette_journal_move (f->journal, other, &error);
  g_assert_no_error (error);
  g_assert_true (done);
  assert_notices (f, 1, 0, 0);
  assert_file (f->noticed, TORN);
  assert_file (f->path, HEADER TORN);
  assert_file (other, HEADER);
  calls_forget ();
}

/* If the torn end cannot be saved, the journal does not move and still has its torn end. */
static void
test_move_torn (Fixture       *f,
                gconstpointer  data)
{
  g_autofree char *other = g_build_filename (f->folder, "other.vedette", NULL);
  g_autoptr (GError) error = NULL;

  put (f->path, HEADER TORN);
  open_for_writing (f, f->path);
  wait_durable (f->journal);
  calls_forget ();
  calls_fail (CALL_PWRITE, 1, FOR_GOOD, ENOSPC);
  g_assert_false (vedette_journal_move (f->journal, other, &error));
  g_assert_error (error, VEDETTE_JOURNAL_ERROR, VEDETTE_JOURNAL_ERROR_NO_SPACE);
  g_assert_cmpstr (vedette_journal_get_path (f->journal), ==, f->path);
  assert_file (f->path, HEADER TORN);
  calls_forget ();
  append (f->journal, ONE);
  assert_file (f->path, HEADER ONE);
}

/* If the old file cannot be removed, a notice names it. */
static void
test_move_stays (Fixture       *f,
                 gconstpointer  data)
{
  g_autofree char *other = g_build_filename (f->folder, "other.vedette", NULL);
  g_autoptr (GError) error = NULL;

  begin_two (f);
  calls_forget ();
  calls_fail (CALL_UNLINK, 0, 1, EACCES);
  g_assert_true (vedette_journal_move (f->journal, other, &error));
  assert_notices (f, 0, 0, 1);
  g_assert_cmpstr (f->noticed, ==, other);
  g_assert_nonnull (strstr (f->text, f->path));
  assert_file (f->path, HEADER ONE);
  assert_file (other, HEADER ONE);
  calls_forget ();
}

/* A move does not remove a file that another program has put in the place of the old one. */
static void
test_move_from_replaced (Fixture       *f,
                         gconstpointer  data)
{
  g_autofree char *other = g_build_filename (f->folder, "other.vedette", NULL);
  g_autofree char *third = g_build_filename (f->folder, "third.vedette", NULL);
  g_autoptr (GError) error = NULL;

  begin_two (f);
  calls_forget ();
  g_assert_cmpint (g_unlink (f->path), ==, 0);
  put (f->path, "theirs\n");
  g_assert_true (vedette_journal_move (f->journal, other, &error));
  assert_file (f->path, "theirs\n");
  assert_file (other, HEADER ONE);

  /* If the old file is gone, there is nothing to remove. */
  g_assert_cmpint (g_unlink (other), ==, 0);
  g_assert_true (vedette_journal_move (f->journal, third, &error));
  assert_file (third, HEADER ONE);
  assert_notices (f, 0, 0, 0);
}

/* Half a line that could not be cut off at once is cut off before the next line. */
static void
test_late_cut (Fixture       *f,
               gconstpointer  data)
{
  begin_two (f);
  wait_durable (f->journal);
  calls_forget ();
  calls_write_half (TRUE);
  calls_fail (CALL_PWRITE, 0, 2, ENOSPC);
  calls_fail (CALL_FTRUNCATE, 0, 1, EIO);
  append_refused (f->journal, TWO, VEDETTE_JOURNAL_ERROR_NO_SPACE);
  assert_file (f->path, HEADER ONE "{\"n\"");
  append (f->journal, THREE);
  assert_file (f->path, HEADER ONE THREE);
  assert_notices (f, 0, 0, 0);
  calls_forget ();
}

/* If half a line can never be cut off, the battle continues in another file. */
static void
test_never_cut (Fixture       *f,
                gconstpointer  data)
{
  begin_two (f);
  wait_durable (f->journal);
  calls_forget ();
  calls_write_half (TRUE);
  calls_fail (CALL_PWRITE, 0, 2, ENOSPC);
  calls_fail (CALL_FTRUNCATE, 0, FOR_GOOD, EIO);
  append_refused (f->journal, TWO, VEDETTE_JOURNAL_ERROR_NO_SPACE);
  append (f->journal, THREE);
  assert_notices (f, 0, 0, 1);
  assert_file (f->noticed, HEADER ONE THREE);
  assert_file (f->path, HEADER ONE "{\"n\"");
  calls_forget ();
}

/* Half a line that could not be cut off earlier is cut off when the battle is closed. */
static void
test_last_cut (Fixture       *f,
               gconstpointer  data)
{
  g_autoptr (GError) error = NULL;
  gboolean done;

  begin_two (f);
  calls_forget ();
  calls_write_half (TRUE);
  calls_fail (CALL_PWRITE, 0, 2, ENOSPC);
  calls_fail (CALL_FTRUNCATE, 0, 1, EIO);
  append_refused (f->journal, TWO, VEDETTE_JOURNAL_ERROR_NO_SPACE);
  done = vedette_journal_close (f->journal, &error);
  g_assert_no_error (error);
  g_assert_true (done);
  assert_file (f->path, HEADER ONE);
  calls_forget ();
}

/* A disk that writes nothing and reports no error must not cause an endless loop. */
static void
test_nothing_written (Fixture       *f,
                      gconstpointer  data)
{
  begin_two (f);
  calls_forget ();
  calls_fail (CALL_PWRITE, 0, FOR_GOOD, NOTHING_DONE);
  append_refused (f->journal, TWO, VEDETTE_JOURNAL_ERROR_IO);
  calls_forget ();
  append (f->journal, THREE);
  assert_file (f->path, HEADER ONE THREE);
}

/* A temporary file is not removed if fstat() fails. */
static void
test_stale_unknown (Fixture       *f,
                    gconstpointer  data)
{
  g_autofree char *stale = g_build_filename (f->folder, ".vedette-new-00000001", NULL);
  const struct utimbuf long_ago = { 1000000000, 1000000000 };
  g_autoptr (GError) error = NULL;

  put (stale, "half");
  g_assert_cmpint (utime (stale, &long_ago), ==, 0);
  calls_forget ();
  calls_fail (CALL_FSTAT, 0, 1, EIO);
  g_assert_true (vedette_journal_create (f->journal, f->path, &error));
  append (f->journal, HEADER);
  g_assert_true (g_file_test (stale, G_FILE_TEST_EXISTS));
  assert_file (f->path, HEADER);
  calls_forget ();
}

/* Without a thread, an append waits for the disk. */
static void
test_no_thread (Fixture       *f,
                gconstpointer  data)
{
  calls_forget ();
  calls_fail (CALL_THREAD, 0, FOR_GOOD, EAGAIN);
  begin_two (f);
  g_assert_cmpuint (vedette_journal_get_durable (f->journal), ==, strlen (HEADER ONE));
  calls_fail (CALL_FDATASYNC, 0, 1, EIO);
  append (f->journal, TWO);
  wait_durable (f->journal);
  g_assert_cmpuint (f->n_notices[VEDETTE_JOURNAL_NOTICE_SYNC_FAILED], ==, 1);
  assert_file (f->noticed, HEADER ONE TWO);
  calls_forget ();
}

/* --- no file is longer than a journal may be --- */

#define MOST (256 * 1024 * 1024)

static void
test_longest (Fixture       *f,
              gconstpointer  data)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *line = g_malloc0 (MOST - 3);

  line[MOST - 4] = '\n';
  g_assert_true (vedette_journal_append (f->journal, line, MOST - 3, &error));
  append_refused (f->journal, "1 2\n", VEDETTE_JOURNAL_ERROR_TOO_LARGE);
  g_assert_cmpuint (vedette_journal_get_length (f->journal), ==, MOST - 3);
  append (f->journal, "12\n");
  g_assert_cmpuint (vedette_journal_get_length (f->journal), ==, MOST);
  append_refused (f->journal, "\n", VEDETTE_JOURNAL_ERROR_TOO_LARGE);
  /* The limit also applies to a journal with a path. */
  g_assert_true (vedette_journal_create (f->journal, f->path, &error));
  append_refused (f->journal, "\n", VEDETTE_JOURNAL_ERROR_TOO_LARGE);
  g_assert_false (g_file_test (f->path, G_FILE_TEST_EXISTS));
}

static void
test_too_long (Fixture       *f,
               gconstpointer  data)
{
  put (f->path, HEADER);
  g_assert_cmpint (truncate (f->path, MOST + 1), ==, 0);
  assert_cannot_open (f, VEDETTE_JOURNAL_ERROR_TOO_LARGE);
  g_assert_cmpuint (vedette_journal_get_length (f->journal), ==, 0);
}

/* --- where a file is --- */

static void
test_same (void)
{
  const struct stat one = { .st_dev = 1, .st_ino = 2 };
  const struct stat other_disk = { .st_dev = 3, .st_ino = 2 };
  const struct stat other_file = { .st_dev = 1, .st_ino = 4 };

  g_assert_true (vedette_journal_file_same (&one, &one));
  g_assert_false (vedette_journal_file_same (&one, &other_disk));
  g_assert_false (vedette_journal_file_same (&one, &other_file));
}

static void
test_find_name (Fixture       *f,
                gconstpointer  data)
{
  g_autofree char *found = NULL;
  g_autofree char *deleted = g_strconcat (f->path, " (deleted)", NULL);
  int ends[2];
  int fd;

  put (f->path, HEADER);
  fd = open (f->path, O_RDONLY);
  found = vedette_journal_file_find_name (fd);
  g_assert_cmpstr (found, ==, f->path);
  /* Linux reports “NAME (deleted)” for a removed file, which is the name of another file here. */
  put (deleted, HEADER);
  g_assert_cmpint (g_unlink (f->path), ==, 0);
  g_assert_null (vedette_journal_file_find_name (fd));
  g_assert_cmpint (close (fd), ==, 0);
  g_assert_null (vedette_journal_file_find_name (fd));
  /* A pipe has no path. */
  g_assert_cmpint (pipe (ends), ==, 0);
  g_assert_null (vedette_journal_file_find_name (ends[0]));
  g_assert_cmpint (close (ends[0]), ==, 0);
  g_assert_cmpint (close (ends[1]), ==, 0);
}

/* --- the error for each errno --- */

static void
test_errors (void)
{
  static const struct
  {
    int errsv;
    VedetteJournalError code;
  } rows[] = {
    { EEXIST, VEDETTE_JOURNAL_ERROR_EXISTS },       { ENOTEMPTY, VEDETTE_JOURNAL_ERROR_EXISTS },
    { ENOENT, VEDETTE_JOURNAL_ERROR_NOT_FOUND },    { ENOTDIR, VEDETTE_JOURNAL_ERROR_NOT_FOUND },
    { EWOULDBLOCK, VEDETTE_JOURNAL_ERROR_LOCKED },  { EACCES, VEDETTE_JOURNAL_ERROR_ACCESS },
    { EPERM, VEDETTE_JOURNAL_ERROR_ACCESS },        { EROFS, VEDETTE_JOURNAL_ERROR_ACCESS },
    { ENOSPC, VEDETTE_JOURNAL_ERROR_NO_SPACE },     { EDQUOT, VEDETTE_JOURNAL_ERROR_NO_SPACE },
    { EFBIG, VEDETTE_JOURNAL_ERROR_TOO_LARGE },     { EIO, VEDETTE_JOURNAL_ERROR_IO },
    { ESTALE, VEDETTE_JOURNAL_ERROR_IO },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (GError) reading = NULL, writing = NULL;

      vedette_journal_file_set_error (&reading, rows[i].errsv, "/a/barn.vedette", VEDETTE_JOURNAL_FILE_READ);
      vedette_journal_file_set_error (&writing, rows[i].errsv, "/a/barn.vedette", VEDETTE_JOURNAL_FILE_WRITE);
      g_assert_error (reading, VEDETTE_JOURNAL_ERROR, (int) rows[i].code);
      g_assert_error (writing, VEDETTE_JOURNAL_ERROR, (int) rows[i].code);
      g_assert_nonnull (strstr (reading->message, "“/a/barn.vedette”"));
      g_assert_nonnull (strstr (writing->message, "“/a/barn.vedette”"));
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (guint disk = 0; disk < N_DISKS; disk++)
    {
      g_autofree char *path = g_strdup_printf ("/journal/calls/survives-faults/%s", disk_names[disk]);

      g_test_add_data_func (path, GUINT_TO_POINTER (disk), test_sweep);
    }
  ADD ("calls/checks-that-a-name-is-free", test_name_taken);
  ADD ("calls/follows-a-file-changed-by-renaming", test_another_file);
  ADD ("calls/does-not-replace-a-pipe", test_replace_no_file);
  ADD ("calls/moves-from-an-unknown-file", test_move_unknown);
  ADD ("calls/does-not-move-without-its-torn-end", test_move_torn);
  ADD ("calls/reports-an-old-file-that-stays", test_move_stays);
  ADD ("calls/does-not-remove-a-replaced-file", test_move_from_replaced);
  ADD ("calls/cuts-half-a-line-before-the-next", test_late_cut);
  ADD ("calls/continues-elsewhere-after-half-a-line", test_never_cut);
  ADD ("calls/cuts-half-a-line-when-closed", test_last_cut);
  ADD ("calls/gives-up-when-nothing-is-written", test_nothing_written);
  ADD ("calls/does-not-remove-an-unknown-file", test_stale_unknown);
  ADD ("calls/syncs-without-a-thread", test_no_thread);
  ADD ("refuses-lines-beyond-the-limit", test_longest);
  ADD ("refuses-a-file-beyond-the-limit", test_too_long);
  g_test_add_func ("/journal/compares-device-and-inode", test_same);
  ADD ("finds-the-name-of-an-open-file", test_find_name);
  g_test_add_func ("/journal/names-the-file-in-every-error", test_errors);
  return g_test_run ();
}
