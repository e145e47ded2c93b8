/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The one thread of a journal that waits for the disk, so that nobody else has to. */
#include "vedette-config.h"

#include "core/journal/vedette-journal-worker.h"

#include <errno.h>
#include <unistd.h>

#include "core/journal/vedette-journal-folder.h"

struct _VedetteJournalWorker
{
  gatomicrefcount ref_count; /* the owner's and that of the waiting source */
  GMutex lock;
  GCond changed;
  GThread *thread;
  GMainContext *context;

  VedetteJournalWorkerFunc func;
  gpointer user_data;
  GSource *source; /* at most one waits in the context */

  int fd;
  int folder;      /* ours, until its names are sure; -1 if they are */
  guint64 target;  /* bytes written */
  guint64 durable; /* bytes that the disk is sure of */
  int failure;     /* errno of a failed sync; final for this descriptor */
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

  if (func != NULL) /* never: but where it is freed in this very moment */
    func (user_data);

  return G_SOURCE_REMOVE;
}

/* Called with the lock held. */
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

/* Called with the lock held, which is let go while the disk works. */
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
 * @func: called in the thread-default main context of now, once after one or several changes of the durable length or a failure
 *
 * No thread is started before there is something to do.
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
 * Ends the thread, after the sync that is under way; what was not yet begun is not done. The function is not called any more.
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
 * From now on the function is called in the thread-default main context of now; for what has not been told yet, too.
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
 * @fd: descriptor to sync from now on, or -1; it stays the caller's
 * @folder: descriptor of the folder to sync with it the first time, or -1; it is taken
 * @durable: how many bytes of it the disk is sure of
 *
 * Waits for the sync that is under way, so that the caller may close the former descriptor. A failure of the former one is
 * forgotten.
 */
void
vedette_journal_worker_set_file (VedetteJournalWorker *self,
                                 int                   fd,
                                 int                   folder,
                                 guint64               durable)
{
  g_mutex_lock (&self->lock);
  self->target = self->durable; /* what was not begun is not begun any more */
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
 * @length: bytes that the file has now
 *
 * Has the file synced up to there.
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
    sync_once (self); /* slow, but sure */
  else
    g_cond_broadcast (&self->changed);
  g_mutex_unlock (&self->lock);
}

/**
 * vedette_journal_worker_wait:
 *
 * Blocks until everything is durable, or syncing failed.
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
 * Returns: the errno of a sync that failed, else 0
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
 * Returns: the number of bytes that the disk is sure of
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
