/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A thread that waits for the disk, so that the thread that uses the journal does not have to. */
#include "vedette-config.h"

#include "core/journal/vedette-journal-worker.h"

#include <errno.h>
#include <unistd.h>

#include "core/journal/vedette-journal-folder.h"

struct _VedetteJournalWorker
{
  gatomicrefcount ref_count; /* one reference belongs to the owner of the worker, and one to the pending source */
  GMutex lock;
  GCond changed;
  GThread *thread;
  GMainContext *context;

  VedetteJournalWorkerFunc func;
  gpointer user_data;
  GSource *source; /* the idle source that will call tell_owner(); NULL while none is pending */

  int fd;
  int folder;      /* the folder to sync, which the worker owns until that sync begins; -1 for none */
  guint64 target;  /* the number of bytes that were written to the file and should be on the disk */
  guint64 durable; /* the number of bytes that are known to be on the disk */
  int failure;     /* the errno of a failed sync, which remains set until the worker gets another file; 0 for none */
  gboolean syncing;
  gboolean quit;
};

static void
vedette_journal_worker_unref (gpointer data)
{
  VedetteJournalWorker *self = data;

  if (!g_atomic_ref_count_dec (&self->ref_count))
    return;

  g_main_context_unref (self->context);
  g_cond_clear (&self->changed);
  g_mutex_clear (&self->lock);
  g_free (self);
}

static gboolean
tell_owner (gpointer data)
{
  VedetteJournalWorker *self = data;
  VedetteJournalWorkerFunc func;
  gpointer user_data;

  g_mutex_lock (&self->lock);
  g_clear_pointer (&self->source, g_source_unref);
  func = self->func;
  user_data = self->user_data;
  g_mutex_unlock (&self->lock);

  if (func != NULL) /* never: func is NULL only if another thread frees the worker in this very moment */
    func (user_data);

  return G_SOURCE_REMOVE;
}

/* Makes the owner's thread call tell_owner(). The caller holds the lock of the worker. */
static void
post_to_owner (VedetteJournalWorker *self)
{
  if (self->source != NULL || self->func == NULL)
    return;

  g_atomic_ref_count_inc (&self->ref_count);
  self->source = g_idle_source_new ();
  g_source_set_priority (self->source, G_PRIORITY_DEFAULT);
  g_source_set_callback (self->source, tell_owner, self, vedette_journal_worker_unref);
  g_source_set_static_name (self->source, "vedette-journal-durable");
  g_source_attach (self->source, self->context);
}

static gboolean
has_work (VedetteJournalWorker *self)
{
  return self->fd >= 0 && self->failure == 0 && self->durable < self->target;
}

/* Syncs the file, and the first time also the folder. The caller holds the lock, which this function releases while the
 * disk works. */
static void
sync_once (VedetteJournalWorker *self)
{
  guint64 target = self->target;
  int fd = self->fd;
  int folder = self->folder;
  int result;

  self->syncing = TRUE;
  self->folder = -1;
  g_mutex_unlock (&self->lock);

  do
    result = fdatasync (fd);
  while (result != 0 && errno == EINTR);
  result = result == 0 ? 0 : errno;
  if (folder >= 0 && result == 0)
    result = vedette_journal_folder_sync (folder);
  else if (folder >= 0)
    close (folder);

  g_mutex_lock (&self->lock);
  self->syncing = FALSE;
  if (result == 0)
    self->durable = target;
  else
    self->failure = result;
  g_cond_broadcast (&self->changed);
  post_to_owner (self);
}

static gpointer
run (gpointer data)
{
  VedetteJournalWorker *self = data;

  g_mutex_lock (&self->lock);
  while (!self->quit)
    {
      if (has_work (self))
        sync_once (self);
      else
        g_cond_wait (&self->changed, &self->lock);
    }
  g_mutex_unlock (&self->lock);

  return NULL;
}

/**
 * vedette_journal_worker_new:
 * @func: called once after one or more changes of the durable length, or after a failure, in the caller's
 *   thread-default main context
 *
 * Makes a worker. Its thread starts with the first sync.
 *
 * Returns: (transfer full): a worker without a file
 */
VedetteJournalWorker *
vedette_journal_worker_new (VedetteJournalWorkerFunc  func,
                            gpointer                  user_data)
{
  VedetteJournalWorker *self = g_new0 (VedetteJournalWorker, 1);

  g_atomic_ref_count_init (&self->ref_count);
  g_mutex_init (&self->lock);
  g_cond_init (&self->changed);
  self->context = g_main_context_ref_thread_default ();
  self->func = func;
  self->user_data = user_data;
  self->fd = -1;
  self->folder = -1;

  return self;
}

/**
 * vedette_journal_worker_free:
 *
 * Ends the thread after the sync that is in progress. A sync that has not begun is dropped, and the worker does not
 * call its function again.
 */
void
vedette_journal_worker_free (VedetteJournalWorker *self)
{
  g_autoptr (GSource) source = NULL;

  g_mutex_lock (&self->lock);
  self->quit = TRUE;
  self->func = NULL;
  source = g_steal_pointer (&self->source);
  g_cond_broadcast (&self->changed);
  g_mutex_unlock (&self->lock);

  if (source != NULL)
    g_source_destroy (source);
  g_clear_pointer (&self->thread, g_thread_join);
  if (self->folder >= 0)
    close (self->folder);
  vedette_journal_worker_unref (self);
}

/**
 * vedette_journal_worker_come_here:
 *
 * Makes the worker call its function in the thread-default main context of this thread from now on, even if a call is
 * already pending.
 */
void
vedette_journal_worker_come_here (VedetteJournalWorker *self)
{
  g_autoptr (GSource) source = NULL;

  g_mutex_lock (&self->lock);
  g_main_context_unref (self->context);
  self->context = g_main_context_ref_thread_default ();
  source = g_steal_pointer (&self->source);
  if (source != NULL)
    post_to_owner (self);
  g_mutex_unlock (&self->lock);

  if (source != NULL)
    g_source_destroy (source);
}

/**
 * vedette_journal_worker_set_file:
 * @fd: the descriptor to sync from now on, or -1; the caller still owns it
 * @folder: (transfer full): a folder to sync once, together with the first sync of @fd, or -1
 * @durable: the number of bytes of the file that are already on the disk
 *
 * Replaces the file. The function waits for a sync that is in progress, so that the caller can close the former
 * descriptor. A failure of the former file is forgotten.
 */
void
vedette_journal_worker_set_file (VedetteJournalWorker *self,
                                 int                   fd,
                                 int                   folder,
                                 guint64               durable)
{
  g_mutex_lock (&self->lock);
  /* With this target, has_work() returns FALSE, so the thread does not begin another sync of the former file. */
  self->target = self->durable;
  while (self->syncing)
    g_cond_wait (&self->changed, &self->lock);
  if (self->folder >= 0)
    close (self->folder);
  self->fd = fd;
  self->folder = folder;
  self->target = self->durable = durable;
  self->failure = 0;
  g_mutex_unlock (&self->lock);
}

/**
 * vedette_journal_worker_extend:
 * @length: the present length of the file in bytes
 *
 * Starts a sync of the file up to @length.
 */
void
vedette_journal_worker_extend (VedetteJournalWorker *self,
                               guint64               length)
{
  g_mutex_lock (&self->lock);
  self->target = length;
  if (!has_work (self))
    {
      g_mutex_unlock (&self->lock);
      return;
    }
  if (self->thread == NULL)
    self->thread = g_thread_try_new ("vedette-journal", run, self, NULL);
  if (self->thread == NULL)
    sync_once (self); /* If no thread can be started, the caller waits for the disk, but the data are safe. */
  else
    g_cond_broadcast (&self->changed);
  g_mutex_unlock (&self->lock);
}

/**
 * vedette_journal_worker_wait:
 *
 * Blocks until the file is durable up to the length from vedette_journal_worker_extend(), or a sync has failed.
 *
 * Returns: 0, or the errno of the failure
 */
int
vedette_journal_worker_wait (VedetteJournalWorker *self)
{
  int failure;

  g_mutex_lock (&self->lock);
  while (has_work (self))
    g_cond_wait (&self->changed, &self->lock);
  failure = self->failure;
  g_mutex_unlock (&self->lock);

  return failure;
}

/**
 * vedette_journal_worker_get_failure:
 *
 * Returns: the errno of a failed sync, or 0 if no sync has failed
 */
int
vedette_journal_worker_get_failure (VedetteJournalWorker *self)
{
  int failure;

  g_mutex_lock (&self->lock);
  failure = self->failure;
  g_mutex_unlock (&self->lock);

  return failure;
}

/**
 * vedette_journal_worker_get_durable:
 *
 * Returns: the number of bytes that are known to be on the disk
 */
guint64
vedette_journal_worker_get_durable (VedetteJournalWorker *self)
{
  guint64 durable;

  g_mutex_lock (&self->lock);
  durable = self->durable;
  g_mutex_unlock (&self->lock);

  return durable;
}
