/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests the thread that waits for the disk: a slow or failing disk, and an owner that no longer listens. */
#include "core/journal/vedette-journal-worker.h"
#include "failing-calls.h"

#include <errno.h>
#include <fcntl.h>
#include <unistd.h>

#define FILE_OF_TEST 1000 /* is only passed to wrapped calls, which do nothing */

static void
count (gpointer user_data)
{
  (*(guint *) user_data)++;
}

static void
iterate (GMainContext *context)
{
  while (g_main_context_iteration (context, FALSE))
    ;
}

static void
wait_for_sync (guint n)
{
  while (calls_count (CALL_FDATASYNC) < n)
    g_usleep (100);
}

static void
test_told_once (void)
{
  guint told = 0;
  g_autoptr (VedetteJournalWorker) worker = NULL;

  calls_forget ();
  worker = vedette_journal_worker_new (count, &told);
  vedette_journal_worker_set_file (worker, FILE_OF_TEST, -1, 0);
  for (guint64 length = 1; length <= 3; length++)
    {
      vedette_journal_worker_extend (worker, length);
      g_assert_cmpint (vedette_journal_worker_wait (worker), ==, 0);
      g_assert_cmpuint (vedette_journal_worker_get_durable (worker), ==, length);
    }
  g_assert_cmpuint (calls_count (CALL_FDATASYNC), ==, 3);
  g_assert_cmpuint (told, ==, 0);
  iterate (NULL);
  g_assert_cmpuint (told, ==, 1);
}

static void
test_nothing_to_do (void)
{
  guint told = 0;
  g_autoptr (VedetteJournalWorker) worker = NULL;

  calls_forget ();
  worker = vedette_journal_worker_new (count, &told);
  /* The worker has nothing to do without a file, and when the disk has everything already. */
  vedette_journal_worker_extend (worker, 5);
  vedette_journal_worker_set_file (worker, FILE_OF_TEST, -1, 5);
  vedette_journal_worker_extend (worker, 5);
  g_assert_cmpint (vedette_journal_worker_wait (worker), ==, 0);
  g_assert_cmpuint (calls_count (CALL_FDATASYNC), ==, 0);
  iterate (NULL);
  g_assert_cmpuint (told, ==, 0);
}

/* After a failure the worker never syncs that file again, but it syncs a new one. */
static void
test_failed (void)
{
  guint told = 0;
  g_autoptr (VedetteJournalWorker) worker = NULL;

  calls_forget ();
  calls_fail (CALL_FDATASYNC, 0, 1, EIO);
  worker = vedette_journal_worker_new (count, &told);
  vedette_journal_worker_set_file (worker, FILE_OF_TEST, -1, 0);
  vedette_journal_worker_extend (worker, 1);
  g_assert_cmpint (vedette_journal_worker_wait (worker), ==, EIO);
  vedette_journal_worker_extend (worker, 2);
  g_assert_cmpint (vedette_journal_worker_wait (worker), ==, EIO);
  g_assert_cmpint (vedette_journal_worker_get_failure (worker), ==, EIO);
  g_assert_cmpuint (vedette_journal_worker_get_durable (worker), ==, 0);
  g_assert_cmpuint (calls_count (CALL_FDATASYNC), ==, 1);

  vedette_journal_worker_set_file (worker, FILE_OF_TEST + 1, -1, 2);
  g_assert_cmpint (vedette_journal_worker_get_failure (worker), ==, 0);
  vedette_journal_worker_extend (worker, 3);
  g_assert_cmpint (vedette_journal_worker_wait (worker), ==, 0);
  g_assert_cmpuint (vedette_journal_worker_get_durable (worker), ==, 3);
}

static gboolean
is_open (int fd)
{
  return fcntl (fd, F_GETFD) >= 0;
}

/* The worker owns the folder, and closes it even without a sync. */
static void
test_folder (void)
{
  guint told = 0;
  VedetteJournalWorker *worker = vedette_journal_worker_new (count, &told);
  int first = open ("/", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  int second = open ("/", O_RDONLY | O_DIRECTORY | O_CLOEXEC);

  calls_forget ();
  vedette_journal_worker_set_file (worker, FILE_OF_TEST, first, 0);
  vedette_journal_worker_set_file (worker, FILE_OF_TEST, second, 0);
  g_assert_false (is_open (first));
  g_assert_true (is_open (second));
  vedette_journal_worker_free (worker);
  g_assert_false (is_open (second));
  g_assert_cmpuint (calls_count (CALL_FSYNC), ==, 0);
}

static gpointer
free_worker (gpointer worker)
{
  vedette_journal_worker_free (worker);
  return NULL;
}

/* Freeing a worker waits only for the sync in progress, and the owner is not notified afterward. */
static void
test_freed_while_syncing (void)
{
  guint told = 0;
  VedetteJournalWorker *worker = vedette_journal_worker_new (count, &told);
  GThread *thread;

  calls_forget ();
  calls_hold_sync (TRUE);
  vedette_journal_worker_set_file (worker, FILE_OF_TEST, -1, 0);
  vedette_journal_worker_extend (worker, 1);
  wait_for_sync (1);
  thread = g_thread_new ("free", free_worker, worker);
  /* The thread should begin to free the worker first. The owner must not be notified in either order. */
  g_usleep (20000);
  calls_hold_sync (FALSE);
  g_thread_join (thread);
  iterate (NULL);
  g_assert_cmpuint (told, ==, 0);
}

/* A notification that is still pending is delivered in the new context. */
static void
test_comes_here (void)
{
  g_autoptr (GMainContext) there = g_main_context_new ();
  guint told = 0;
  VedetteJournalWorker *worker = vedette_journal_worker_new (count, &told);

  calls_forget ();
  vedette_journal_worker_set_file (worker, FILE_OF_TEST, -1, 0);
  g_main_context_push_thread_default (there);
  vedette_journal_worker_come_here (worker);
  g_main_context_pop_thread_default (there);
  iterate (there);
  g_assert_cmpuint (told, ==, 0);
  vedette_journal_worker_extend (worker, 1);
  g_assert_cmpint (vedette_journal_worker_wait (worker), ==, 0);
  vedette_journal_worker_come_here (worker);
  iterate (there);
  g_assert_cmpuint (told, ==, 0);
  iterate (NULL);
  g_assert_cmpuint (told, ==, 1);
  vedette_journal_worker_free (worker);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/journal/worker/notifies-once-for-several-syncs", test_told_once);
  g_test_add_func ("/journal/worker/does-nothing-without-work", test_nothing_to_do);
  g_test_add_func ("/journal/worker/never-syncs-a-failed-file-again", test_failed);
  g_test_add_func ("/journal/worker/closes-its-folder", test_folder);
  g_test_add_func ("/journal/worker/does-not-notify-after-free", test_freed_while_syncing);
  g_test_add_func ("/journal/worker/notifies-in-its-new-context", test_comes_here);
  return g_test_run ();
}
