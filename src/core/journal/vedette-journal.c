/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A journal keeps a battle as a file of lines. Once the journal has reported a line as durable, a power cut cannot
 * remove the line, and an incomplete line never becomes part of the journal. */
#include "vedette-config.h"

#include "core/journal/vedette-journal-private.h"

#include <unistd.h>

typedef struct
{
  VedetteJournalNotice kind;
  char *path;
  char *text;
} Notice;

G_DEFINE_FINAL_TYPE (VedetteJournal, vedette_journal, G_TYPE_OBJECT)

G_DEFINE_ENUM_TYPE (VedetteJournalNotice, vedette_journal_notice,
                    G_DEFINE_ENUM_VALUE (VEDETTE_JOURNAL_NOTICE_TORN, "torn"),
                    G_DEFINE_ENUM_VALUE (VEDETTE_JOURNAL_NOTICE_RENAMED, "renamed"),
                    G_DEFINE_ENUM_VALUE (VEDETTE_JOURNAL_NOTICE_MOVED_ON, "moved-on"),
                    G_DEFINE_ENUM_VALUE (VEDETTE_JOURNAL_NOTICE_SYNC_FAILED, "sync-failed"))

GParamSpec *vedette_journal_properties[VEDETTE_JOURNAL_N_PROPS];

enum
{
  SIGNAL_NOTICE,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
notice_free (gpointer data)
{
  Notice *notice = data;

  g_free (notice->path);
  g_free (notice->text);
  g_free (notice);
}

/* Queues a notice and takes ownership of @text. */
void
vedette_journal_add_notice (VedetteJournal       *self,
                            VedetteJournalNotice  kind,
                            const char           *path,
                            char                 *text)
{
  Notice *notice = g_new0 (Notice, 1);

  notice->kind = kind;
  notice->path = g_strdup (path);
  notice->text = text;
  g_queue_push_tail (&self->notices, notice);
}

/* Emits the queued notices and notifies the durable length. Other functions call this one at their end, because
 * handlers of signals must find a consistent journal. */
void
vedette_journal_tell (VedetteJournal *self)
{
  guint64 durable = vedette_journal_get_durable (self);
  Notice *notice;

  g_object_ref (self);
  while ((notice = g_queue_pop_head (&self->notices)) != NULL)
    {
      g_signal_emit (self, signals[SIGNAL_NOTICE], 0, notice->kind, notice->path, notice->text);
      notice_free (notice);
    }
  if (durable != self->durable)
    {
      self->durable = durable;
      g_object_notify_by_pspec (G_OBJECT (self), vedette_journal_properties[VEDETTE_JOURNAL_PROP_DURABLE]);
    }
  g_object_unref (self);
}

void
vedette_journal_set_path (VedetteJournal *self,
                          const char     *path)
{
  if (g_strcmp0 (self->path, path) == 0)
    return;

  g_free (self->path);
  self->path = g_strdup (path);
  g_object_notify_by_pspec (G_OBJECT (self), vedette_journal_properties[VEDETTE_JOURNAL_PROP_PATH]);
}

/* Continues the journal in the file @fd, which holds @length durable bytes. */
void
vedette_journal_adopt (VedetteJournal *self,
                       int             fd,
                       const char     *path,
                       gsize           length)
{
  vedette_journal_worker_set_file (self->worker, fd, -1, length);
  if (self->fd >= 0)
    close (self->fd);
  self->fd = fd;
  self->state = VEDETTE_JOURNAL_STATE_OPEN;
  self->uncut = FALSE;
  self->unnamed = FALSE;
  g_byte_array_set_size (self->torn, 0);
  g_clear_error (&self->broken);
  vedette_journal_set_path (self, path);
}

/**
 * vedette_journal_close:
 *
 * Waits until everything is durable and closes the file, even if waiting fails. The content remains in memory and can
 * still be copied.
 *
 * Returns: whether all lines of the file are known to be on the disk; %TRUE also if there is no file
 */
gboolean
vedette_journal_close (VedetteJournal  *self,
                       GError         **error)
{
  gboolean done;

  g_return_val_if_fail (VEDETTE_IS_JOURNAL (self), FALSE);

  if (self->state == VEDETTE_JOURNAL_STATE_CLOSED)
    return TRUE;

  done = vedette_journal_wait_durable (self, error);
  if (self->uncut)
    (void) !ftruncate (self->fd, self->content->len);
  vedette_journal_worker_set_file (self->worker, -1, -1, vedette_journal_worker_get_durable (self->worker));
  if (self->fd >= 0)
    close (self->fd);
  self->fd = -1;
  self->state = VEDETTE_JOURNAL_STATE_CLOSED;

  return done;
}

/**
 * vedette_journal_set_rescue_folder:
 * @folder: (type filename): the folder in which the journal continues if its file fails; created when needed
 *
 * Sets the folder for rescued journals.
 */
void
vedette_journal_set_rescue_folder (VedetteJournal *self,
                                   const char     *folder)
{
  g_return_if_fail (VEDETTE_IS_JOURNAL (self));
  g_return_if_fail (folder != NULL);

  g_free (self->rescue_folder);
  self->rescue_folder = g_canonicalize_filename (folder, NULL);
}

/**
 * vedette_journal_get_path:
 *
 * Returns: (nullable) (type filename): the path of the file, which may not exist before the first append
 */
const char *
vedette_journal_get_path (VedetteJournal *self)
{
  g_return_val_if_fail (VEDETTE_IS_JOURNAL (self), NULL);

  return self->path;
}

/**
 * vedette_journal_get_content:
 *
 * Returns: (transfer full): a copy of all good lines
 */
GBytes *
vedette_journal_get_content (VedetteJournal *self)
{
  g_return_val_if_fail (VEDETTE_IS_JOURNAL (self), NULL);

  return g_bytes_new (self->content->data, self->content->len);
}

/**
 * vedette_journal_peek_lines:
 *
 * Returns: (transfer none): all good lines, not to be changed. The array grows with the journal and may be
 *   reallocated, so store offsets rather than pointers. The bytes of a line never change.
 */
GByteArray *
vedette_journal_peek_lines (VedetteJournal *self)
{
  g_return_val_if_fail (VEDETTE_IS_JOURNAL (self), NULL);

  return self->content;
}

/**
 * vedette_journal_get_length:
 *
 * Returns: the number of bytes that are part of the journal
 */
guint64
vedette_journal_get_length (VedetteJournal *self)
{
  g_return_val_if_fail (VEDETTE_IS_JOURNAL (self), 0);

  return self->content->len;
}

/**
 * vedette_journal_get_durable:
 *
 * Returns: the number of bytes that are known to be on the disk
 */
guint64
vedette_journal_get_durable (VedetteJournal *self)
{
  g_return_val_if_fail (VEDETTE_IS_JOURNAL (self), 0);

  return vedette_journal_worker_get_durable (self->worker);
}

/**
 * vedette_journal_get_bad_line:
 *
 * Returns: the number of the line that vedette_journal_open() refused, from 1; 0 if all lines are good
 */
guint
vedette_journal_get_bad_line (VedetteJournal *self)
{
  g_return_val_if_fail (VEDETTE_IS_JOURNAL (self), 0);

  return self->bad_line;
}

/**
 * vedette_journal_get_torn_length:
 *
 * Returns: the number of bytes after the last good line; the first append moves them to a side file
 */
gsize
vedette_journal_get_torn_length (VedetteJournal *self)
{
  g_return_val_if_fail (VEDETTE_IS_JOURNAL (self), 0);

  return self->torn->len;
}

static void
on_worker_changed (gpointer user_data)
{
  VedetteJournal *self = user_data;

  g_object_ref (self);
  (void) vedette_journal_settle (self, NULL);
  vedette_journal_tell (self);
  g_object_unref (self);
}

static void
vedette_journal_get_property (GObject    *object,
                              guint       prop_id,
                              GValue     *value,
                              GParamSpec *pspec)
{
  VedetteJournal *self = VEDETTE_JOURNAL (object);

  switch (prop_id)
    {
    case VEDETTE_JOURNAL_PROP_PATH:
      g_value_set_string (value, self->path);
      break;
    case VEDETTE_JOURNAL_PROP_LENGTH:
      g_value_set_uint64 (value, vedette_journal_get_length (self));
      break;
    case VEDETTE_JOURNAL_PROP_DURABLE:
      g_value_set_uint64 (value, vedette_journal_get_durable (self));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
vedette_journal_dispose (GObject *object)
{
  VedetteJournal *self = VEDETTE_JOURNAL (object);

  (void) vedette_journal_close (self, NULL);

  G_OBJECT_CLASS (vedette_journal_parent_class)->dispose (object);
}

static void
vedette_journal_finalize (GObject *object)
{
  VedetteJournal *self = VEDETTE_JOURNAL (object);

  g_clear_pointer (&self->worker, vedette_journal_worker_free);
  g_queue_clear_full (&self->notices, notice_free);
  g_clear_pointer (&self->content, g_byte_array_unref);
  g_clear_pointer (&self->torn, g_byte_array_unref);
  g_clear_pointer (&self->path, g_free);
  g_clear_pointer (&self->rescue_folder, g_free);
  g_clear_error (&self->broken);

  G_OBJECT_CLASS (vedette_journal_parent_class)->finalize (object);
}

static void
vedette_journal_class_init (VedetteJournalClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags flags = G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->get_property = vedette_journal_get_property;
  object_class->dispose = vedette_journal_dispose;
  object_class->finalize = vedette_journal_finalize;

  /**
   * VedetteJournal:path: (type filename)
   *
   * The path of the file, which may not exist before the first append. The path changes if the file is renamed or
   * moved, or if the journal has to continue in another file.
   */
  vedette_journal_properties[VEDETTE_JOURNAL_PROP_PATH] = g_param_spec_string ("path", NULL, NULL, NULL, flags);
  /**
   * VedetteJournal:length:
   *
   * The number of bytes that are part of the journal.
   */
  vedette_journal_properties[VEDETTE_JOURNAL_PROP_LENGTH] =
    g_param_spec_uint64 ("length", NULL, NULL, 0, G_MAXUINT64, 0, flags);
  /**
   * VedetteJournal:durable:
   *
   * The number of bytes that are known to be on the disk, notified in the thread-default main context of the thread
   * that made the journal or last called vedette_journal_come_here().
   */
  vedette_journal_properties[VEDETTE_JOURNAL_PROP_DURABLE] =
    g_param_spec_uint64 ("durable", NULL, NULL, 0, G_MAXUINT64, 0, flags);
  g_object_class_install_properties (object_class, VEDETTE_JOURNAL_N_PROPS, vedette_journal_properties);

  /**
   * VedetteJournal::notice:
   * @kind: what happened
   * @path: (type filename): the file that the notice is about
   * @text: one or two translated sentences
   *
   * Emitted when something happened to the file that the players should know about. The function of the journal that
   * noticed the event still succeeds, or sets an error of its own.
   */
  signals[SIGNAL_NOTICE] = g_signal_new ("notice", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                         G_TYPE_NONE, 3, VEDETTE_TYPE_JOURNAL_NOTICE, G_TYPE_STRING, G_TYPE_STRING);
}

static void
vedette_journal_init (VedetteJournal *self)
{
  self->fd = -1;
  self->content = g_byte_array_new ();
  self->torn = g_byte_array_new ();
  self->rescue_folder = g_build_filename (g_get_user_data_dir (), "vedette", "battles", NULL);
  self->worker = vedette_journal_worker_new (on_worker_changed, self);
  g_queue_init (&self->notices);
}

/**
 * vedette_journal_new:
 *
 * Returns: (transfer full): an empty journal without a file
 */
VedetteJournal *
vedette_journal_new (void)
{
  return g_object_new (VEDETTE_TYPE_JOURNAL, NULL);
}
