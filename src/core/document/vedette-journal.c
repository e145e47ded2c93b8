/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The file of a battle as a journal of lines: nothing that was acknowledged is lost, nothing half written is kept. */
#include "vedette-config.h"

#include "core/document/vedette-journal.h"

#include "core/document/vedette-journal-file.h"
#include "core/document/vedette-journal-worker.h"

#include <errno.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

typedef enum
{
  STATE_MEMORY,    /* no file at all */
  STATE_READ_ONLY, /* read from a file that is not ours to write */
  STATE_BOUND,     /* has a path, at which the file appears with the first append */
  STATE_OPEN,      /* has a file and its lock */
  STATE_CLOSED,
} State;

typedef struct
{
  VedetteJournalNotice kind;
  char *path;
  char *text;
} Notice;

struct _VedetteJournal
{
  GObject parent_instance;

  State state;
  char *path;
  char *rescue_folder;
  int fd;
  VedetteJournalWorker *worker;

  GByteArray *content; /* all lines that are acknowledged */
  GByteArray *torn;    /* what stands behind them in the file until the first append */
  guint bad_line;

  guint64 durable;  /* as last notified */
  gboolean uncut;   /* a write failed, and what it left could not be cut off */
  gboolean unnamed; /* the file was renamed, to a name that we do not know */
  GError *broken;   /* syncing failed, and so did the rescue */
  GQueue notices;   /* told when the operation is over, so that handlers find everything settled */
};

G_DEFINE_FINAL_TYPE (VedetteJournal, vedette_journal, G_TYPE_OBJECT)

G_DEFINE_ENUM_TYPE (VedetteJournalNotice, vedette_journal_notice,
                    G_DEFINE_ENUM_VALUE (VEDETTE_JOURNAL_NOTICE_TORN, "torn"),
                    G_DEFINE_ENUM_VALUE (VEDETTE_JOURNAL_NOTICE_RENAMED, "renamed"),
                    G_DEFINE_ENUM_VALUE (VEDETTE_JOURNAL_NOTICE_MOVED_ON, "moved-on"),
                    G_DEFINE_ENUM_VALUE (VEDETTE_JOURNAL_NOTICE_SYNC_FAILED, "sync-failed"))

G_DEFINE_QUARK (vedette-journal-error-quark, vedette_journal_error)

enum
{
  PROP_0,
  PROP_PATH,
  PROP_LENGTH,
  PROP_DURABLE,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

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

/* @text is taken. */
static void
add_notice (VedetteJournal       *self,
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

/* The end of every operation: says what happened in it. */
static void
tell (VedetteJournal *self)
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
      g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_DURABLE]);
    }
  g_object_unref (self);
}

static void
set_path (VedetteJournal *self,
          const char     *path)
{
  if (g_strcmp0 (self->path, path) == 0)
    return;

  g_free (self->path);
  self->path = g_strdup (path);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PATH]);
}

/* From now on the journal is in this file, which holds @length bytes that are durable. */
static void
adopt (VedetteJournal *self,
       int             fd,
       const char     *path,
       gsize           length)
{
  vedette_journal_worker_set_file (self->worker, fd, length);
  if (self->fd >= 0)
    close (self->fd);
  self->fd = fd;
  self->state = STATE_OPEN;
  self->uncut = FALSE;
  self->unnamed = FALSE;
  g_byte_array_set_size (self->torn, 0);
  g_clear_error (&self->broken);
  set_path (self, path);
}

/* Writes everything, and what is to be appended, to the rescue folder and goes on there. */
static gboolean
go_on_elsewhere (VedetteJournal             *self,
                 const VedetteJournalBytes  *extra,
                 GError                    **error)
{
  VedetteJournalBytes parts[2] = { { self->content->data, self->content->len }, *extra };
  g_autofree char *path = NULL;
  int fd;

  fd = vedette_journal_file_rescue (self->path, self->rescue_folder, parts, G_N_ELEMENTS (parts), &path, error);
  if (fd < 0)
    return FALSE;

  adopt (self, fd, path, self->content->len + extra->length);
  return TRUE;
}

static gboolean
move_on (VedetteJournal             *self,
         const VedetteJournalBytes  *extra,
         gboolean                    was_changed,
         GError                    **error)
{
  g_autofree char *old_name = vedette_journal_file_display (self->path);
  g_autofree char *new_name = NULL;
  char *text;

  if (!go_on_elsewhere (self, extra, error))
    return FALSE;

  new_name = vedette_journal_file_display (self->path);
  if (was_changed)
    /* Translators: the names of two files */
    text = g_strdup_printf (_("“%s” was changed, replaced or removed by another program. The battle goes on in “%s”."), old_name, new_name);
  else
    text = g_strdup_printf (_("“%s” cannot be written any more. The battle goes on in “%s”."), old_name, new_name);
  add_notice (self, VEDETTE_JOURNAL_NOTICE_MOVED_ON, self->path, text);

  return TRUE;
}

/* A descriptor whose sync failed once may claim success the next time, although the data are gone: it is never asked again. */
static void
rescue_after_failed_sync (VedetteJournal *self,
                          int             failure)
{
  VedetteJournalBytes nothing = { NULL, 0 };
  g_autofree char *old_name = vedette_journal_file_display (self->path);
  g_autofree char *new_name = NULL;
  g_autoptr (GError) local_error = NULL;
  char *text;

  if (go_on_elsewhere (self, &nothing, &local_error))
    {
      new_name = vedette_journal_file_display (self->path);
      /* Translators: the names of two files */
      text = g_strdup_printf (_("The disk failed to keep “%s”. The battle goes on in “%s”."), old_name, new_name);
    }
  else
    {
      vedette_journal_file_set_error (&self->broken, failure, self->path, VEDETTE_JOURNAL_FILE_WRITE);
      text = g_strdup_printf (_("The disk failed to keep “%s”, and it could not be written elsewhere: %s Move the battle to another disk."),
                              old_name, local_error->message);
    }
  add_notice (self, VEDETTE_JOURNAL_NOTICE_SYNC_FAILED, self->path, text);
}

/* Every operation begins with this: deals with a failure that the worker has met meanwhile. */
static gboolean
settle (VedetteJournal  *self,
        GError         **error)
{
  if (self->broken == NULL && self->state == STATE_OPEN)
    {
      int failure = vedette_journal_worker_get_failure (self->worker);

      if (failure != 0)
        rescue_after_failed_sync (self, failure);
    }

  if (self->broken != NULL && error != NULL)
    *error = g_error_copy (self->broken);

  return self->broken == NULL;
}

static void
on_worker_changed (gpointer user_data)
{
  VedetteJournal *self = user_data;

  (void) settle (self, NULL);
  tell (self);
}

static void
note_renamed (VedetteJournal *self)
{
  g_autofree char *old_name = vedette_journal_file_display (self->path);
  g_autofree char *path = vedette_journal_file_find_name (self->fd);
  g_autofree char *new_name = NULL;

  if (path == NULL)
    {
      if (!self->unnamed)
        add_notice (self, VEDETTE_JOURNAL_NOTICE_RENAMED, self->path,
                    g_strdup_printf (_("“%s” was renamed or moved. The battle goes on in it."), old_name));
      self->unnamed = TRUE;
      return;
    }

  self->unnamed = FALSE;
  set_path (self, path);
  new_name = vedette_journal_file_display (path);
  add_notice (self, VEDETTE_JOURNAL_NOTICE_RENAMED, path,
              /* Translators: the names of two files */
              g_strdup_printf (_("“%s” was renamed to “%s”. The battle goes on there."), old_name, new_name));
}

/* Whether what we have open is still the file that people would open, as we left it. */
static gboolean
is_still_ours (VedetteJournal *self)
{
  struct stat there;
  struct stat ours;

  if (self->uncut && ftruncate (self->fd, self->content->len) == 0)
    self->uncut = FALSE;

  if (fstat (self->fd, &ours) != 0 || ours.st_nlink == 0 || ours.st_size != (goffset) self->content->len + self->torn->len)
    return FALSE;
  if (stat (self->path, &there) == 0)
    return vedette_journal_file_same (&ours, &there);
  if (errno == ENOENT || errno == ENOTDIR)
    note_renamed (self);

  return TRUE;
}

static gboolean
keep_torn (VedetteJournal  *self,
           const char      *beside,
           GError         **error)
{
  g_autofree char *name = vedette_journal_file_display (self->path);
  g_autofree char *side_name = NULL;
  g_autofree char *side = NULL;

  side = vedette_journal_file_keep_torn (beside, self->rescue_folder, self->torn, error);
  if (side == NULL)
    return FALSE;

  side_name = vedette_journal_file_display (side);
  add_notice (self, VEDETTE_JOURNAL_NOTICE_TORN, side,
              /* Translators: the names of two files */
              g_strdup_printf (_("The last line of “%s” was incomplete. It is kept in “%s”."), name, side_name));

  return TRUE;
}

static gboolean
write_first (VedetteJournal             *self,
             const VedetteJournalBytes  *extra,
             GError                    **error)
{
  VedetteJournalBytes parts[2] = { { self->content->data, self->content->len }, *extra };
  g_autofree char *path = g_strdup (self->path);
  int fd;

  fd = vedette_journal_file_write_new (path, FALSE, parts, G_N_ELEMENTS (parts), error);
  if (fd < 0)
    return FALSE;

  adopt (self, fd, path, self->content->len + extra->length);
  return TRUE;
}

static gboolean
write_next (VedetteJournal             *self,
            const VedetteJournalBytes  *extra,
            GError                    **error)
{
  gboolean is_ours = is_still_ours (self);
  int failure;

  if (self->torn->len > 0)
    {
      if (!keep_torn (self, self->path, error))
        return FALSE;
      if (is_ours && ftruncate (self->fd, self->content->len) != 0)
        return move_on (self, extra, FALSE, error);
      g_byte_array_set_size (self->torn, 0);
    }
  if (!is_ours)
    return move_on (self, extra, TRUE, error);

  failure = vedette_journal_file_write_at (self->fd, extra->data, extra->length, self->content->len);
  if (failure == 0)
    return TRUE;

  if (ftruncate (self->fd, self->content->len) == 0)
    {
      vedette_journal_file_set_error (error, failure, self->path, VEDETTE_JOURNAL_FILE_WRITE);
      return FALSE;
    }

  /* half a line stands in the file: it cannot go on there */
  self->uncut = TRUE;
  return move_on (self, extra, FALSE, error);
}

static gboolean
write_lines (VedetteJournal             *self,
             const VedetteJournalBytes  *extra,
             GError                    **error)
{
  g_autofree char *name = NULL;

  if (extra->length > VEDETTE_JOURNAL_MAX_LENGTH - self->content->len)
    {
      vedette_journal_file_set_error (error, EFBIG, self->path != NULL ? self->path : "", VEDETTE_JOURNAL_FILE_WRITE);
      return FALSE;
    }

  switch (self->state)
    {
    case STATE_MEMORY:
      return TRUE;
    case STATE_BOUND:
      return write_first (self, extra, error);
    case STATE_OPEN:
      return write_next (self, extra, error);
    case STATE_READ_ONLY:
    case STATE_CLOSED:
    default:
      name = vedette_journal_file_display (self->path != NULL ? self->path : "");
      g_set_error (error, VEDETTE_JOURNAL_ERROR, VEDETTE_JOURNAL_ERROR_ACCESS, _("“%s” is not open for writing."), name);
      return FALSE;
    }
}

/**
 * vedette_journal_append:
 * @self: a journal
 * @lines: one or several complete lines, with the newline of the last
 * @length: number of bytes
 *
 * Writes the lines to the file, where they are when this returns; the disk is asked to keep them meanwhile.
 * If it fails, file and memory are as before. A journal without a path only keeps them in memory.
 *
 * Returns: whether the lines are part of the journal
 */
gboolean
vedette_journal_append (VedetteJournal  *self,
                        const char      *lines,
                        gsize            length,
                        GError         **error)
{
  VedetteJournalBytes extra = { lines, length };
  gboolean done;

  g_return_val_if_fail (VEDETTE_IS_JOURNAL (self), FALSE);
  g_return_val_if_fail (lines != NULL && length > 0 && lines[length - 1] == '\n', FALSE);
  g_return_val_if_fail (error == NULL || *error == NULL, FALSE);

  done = settle (self, error) && write_lines (self, &extra, error);
  if (done)
    {
      g_byte_array_append (self->content, (const guint8 *) lines, (guint) length);
      if (self->state == STATE_OPEN)
        vedette_journal_worker_extend (self->worker, self->content->len);
      g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_LENGTH]);
    }
  tell (self);

  return done;
}

/**
 * vedette_journal_wait_durable:
 *
 * Blocks until the disk is sure of all that was appended. If the disk fails and the journal could be written anew
 * elsewhere, that is a success with a notice. Without a file there is nothing to wait for.
 *
 * Returns: whether a power cut would lose nothing
 */
gboolean
vedette_journal_wait_durable (VedetteJournal  *self,
                              GError         **error)
{
  gboolean done;

  g_return_val_if_fail (VEDETTE_IS_JOURNAL (self), FALSE);

  if (self->state == STATE_OPEN)
    (void) vedette_journal_worker_wait (self->worker);
  done = settle (self, error);
  tell (self);

  return done;
}

/* Gives every line to the function. Returns the length of the good lines; sets an error for a bad one. */
static gsize
walk_lines (VedetteJournal          *self,
            VedetteJournalLineFunc   func,
            gpointer                 user_data,
            GError                 **error)
{
  const char *start = (const char *) self->content->data;
  const char *end = start + self->content->len;
  guint number = 0;

  for (const char *line = start; line < end;)
    {
      const char *newline = memchr (line, '\n', (gsize) (end - line));
      g_autoptr (GError) local_error = NULL;
      VedetteJournalLine kind;

      if (newline == NULL)
        return (gsize) (line - start);

      kind = func != NULL ? func (line, (gsize) (newline - line), ++number, user_data, &local_error) : VEDETTE_JOURNAL_LINE_GOOD;
      if (kind != VEDETTE_JOURNAL_LINE_GOOD)
        {
          if (kind == VEDETTE_JOURNAL_LINE_TORN && newline + 1 == end)
            return (gsize) (line - start);

          self->bad_line = number;
          if (local_error == NULL)
            g_set_error_literal (&local_error, VEDETTE_JOURNAL_ERROR, VEDETTE_JOURNAL_ERROR_REFUSED, _("it is damaged"));
          /* Translators: stands before a message about a line of a file */
          g_propagate_prefixed_error (error, g_steal_pointer (&local_error), _("line %u: "), number);
          return (gsize) (line - start);
        }
      line = newline + 1;
    }

  return self->content->len;
}

static gboolean
read_lines (VedetteJournal          *self,
            const char              *path,
            VedetteJournalLineFunc   func,
            gpointer                 user_data,
            GError                 **error)
{
  g_autofree char *name = vedette_journal_file_display (path);
  g_autoptr (GError) local_error = NULL;
  gsize good;

  if (self->content->len == 0)
    {
      g_set_error (error, VEDETTE_JOURNAL_ERROR, VEDETTE_JOURNAL_ERROR_EMPTY, _("There is nothing in “%s”."), name);
      return FALSE;
    }

  good = walk_lines (self, func, user_data, &local_error);
  if (local_error == NULL && good == 0)
    {
      self->bad_line = 1;
      g_set_error (&local_error, VEDETTE_JOURNAL_ERROR, VEDETTE_JOURNAL_ERROR_REFUSED, _("“%s” is not a battle: its first line is not complete."), name);
    }
  if (local_error == NULL)
    g_byte_array_append (self->torn, self->content->data + good, self->content->len - (guint) good);
  g_byte_array_set_size (self->content, (guint) good);

  if (local_error != NULL)
    g_propagate_error (error, g_steal_pointer (&local_error));

  return self->bad_line == 0;
}

/**
 * vedette_journal_open:
 * @self: a new journal
 * @path: (type filename): an existing file
 * @writable: whether lines are to be appended; then the file is locked, and may not be open elsewhere
 * @func: (nullable) (scope call): called for each complete line
 *
 * Reads a file. A torn end is left alone until the first append, but is no part of the content. When a line is refused,
 * its error is returned with the number of the line in front; the journal then is one without a file that holds the lines before it,
 * so that it can go on in a new one.
 *
 * Returns: whether all lines are good
 */
gboolean
vedette_journal_open (VedetteJournal          *self,
                      const char              *path,
                      gboolean                 writable,
                      VedetteJournalLineFunc   func,
                      gpointer                 user_data,
                      GError                 **error)
{
  g_autofree char *absolute = NULL;
  int fd;

  g_return_val_if_fail (VEDETTE_IS_JOURNAL (self), FALSE);
  g_return_val_if_fail (self->state == STATE_MEMORY && self->content->len == 0, FALSE);
  g_return_val_if_fail (path != NULL, FALSE);

  absolute = g_canonicalize_filename (path, NULL);
  fd = vedette_journal_file_open (absolute, writable, error);
  if (fd < 0)
    return FALSE;

  if ((writable && !vedette_journal_file_lock (fd, absolute, error)) ||
      !vedette_journal_file_read (fd, absolute, self->content, error))
    {
      g_byte_array_set_size (self->content, 0);
      close (fd);
      return FALSE;
    }
  if (!read_lines (self, absolute, func, user_data, error))
    {
      close (fd);
      return FALSE;
    }

  set_path (self, absolute);
  if (writable)
    {
      self->fd = fd;
      vedette_journal_worker_set_file (self->worker, fd, self->content->len);
      self->state = STATE_OPEN;
    }
  else
    {
      close (fd);
      self->state = STATE_READ_ONLY;
    }
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_LENGTH]);
  tell (self);

  return TRUE;
}

/**
 * vedette_journal_create:
 * @self: a journal without a file of its own: new, or opened only for reading
 * @path: (type filename): where nothing is yet
 *
 * Binds the journal to a path. The file appears there with the first append, complete with all that is in memory, or not at all.
 *
 * Returns: whether the path is free and in a folder that can be written
 */
gboolean
vedette_journal_create (VedetteJournal  *self,
                        const char      *path,
                        GError         **error)
{
  g_autofree char *absolute = NULL;
  g_autofree char *folder = NULL;
  struct stat info;

  g_return_val_if_fail (VEDETTE_IS_JOURNAL (self), FALSE);
  g_return_val_if_fail (self->state != STATE_OPEN && self->state != STATE_CLOSED, FALSE);
  g_return_val_if_fail (path != NULL, FALSE);

  absolute = g_canonicalize_filename (path, NULL);
  folder = g_path_get_dirname (absolute);
  if (lstat (absolute, &info) == 0)
    {
      vedette_journal_file_set_error (error, EEXIST, absolute, VEDETTE_JOURNAL_FILE_WRITE);
      return FALSE;
    }
  if (access (folder, W_OK | X_OK) != 0)
    {
      vedette_journal_file_set_error (error, errno, absolute, VEDETTE_JOURNAL_FILE_WRITE);
      return FALSE;
    }

  g_byte_array_set_size (self->torn, 0);
  self->state = STATE_BOUND;
  set_path (self, absolute);
  tell (self);

  return TRUE;
}

/* Writes the whole content to a file, which may be replaced. */
static int
write_copy (VedetteJournal  *self,
            const char      *path,
            GError         **error)
{
  VedetteJournalBytes part = { self->content->data, self->content->len };
  struct stat there;
  struct stat ours;

  if (self->content->len == 0)
    {
      g_set_error_literal (error, VEDETTE_JOURNAL_ERROR, VEDETTE_JOURNAL_ERROR_EMPTY, _("There is nothing to be written yet."));
      return -1;
    }
  if (self->fd >= 0 && fstat (self->fd, &ours) == 0 && stat (path, &there) == 0 && vedette_journal_file_same (&ours, &there))
    {
      vedette_journal_file_set_error (error, EEXIST, path, VEDETTE_JOURNAL_FILE_WRITE);
      return -1;
    }

  return vedette_journal_file_write_new (path, TRUE, &part, 1, error);
}

/**
 * vedette_journal_copy:
 * @path: (type filename): another file; it is replaced if it is there and not open elsewhere
 *
 * Writes the whole journal to another file as well, which is durable when this returns. The journal stays where it is.
 *
 * Returns: whether the copy is there
 */
gboolean
vedette_journal_copy (VedetteJournal  *self,
                      const char      *path,
                      GError         **error)
{
  g_autofree char *absolute = NULL;
  int fd;

  g_return_val_if_fail (VEDETTE_IS_JOURNAL (self), FALSE);
  g_return_val_if_fail (path != NULL, FALSE);

  absolute = g_canonicalize_filename (path, NULL);
  fd = write_copy (self, absolute, error);
  if (fd >= 0)
    close (fd);

  return fd >= 0;
}

/* The old file of a journal that was moved, unless somebody else has put something there. */
static void
remove_old (VedetteJournal    *self,
            const char        *old,
            const struct stat *was)
{
  g_autofree char *old_name = vedette_journal_file_display (old);
  g_autofree char *new_name = vedette_journal_file_display (self->path);
  struct stat there;

  if (stat (old, &there) != 0 || !vedette_journal_file_same (was, &there) || g_unlink (old) == 0)
    return;

  add_notice (self, VEDETTE_JOURNAL_NOTICE_MOVED_ON, self->path,
              /* Translators: the names of two files */
              g_strdup_printf (_("The battle goes on in “%s”, but “%s” could not be removed."), new_name, old_name));
}

/**
 * vedette_journal_move:
 * @path: (type filename): another file; it is replaced if it is there and not open elsewhere
 *
 * Goes on in another file; the old one is removed when the new one is durable. This also mends a journal whose disk failed.
 * One that was only read leaves the file that it was read from; one without a line is only bound to the path, as by vedette_journal_create().
 *
 * Returns: whether the journal is in the new file
 */
gboolean
vedette_journal_move (VedetteJournal  *self,
                      const char      *path,
                      GError         **error)
{
  g_autofree char *absolute = NULL;
  g_autofree char *old = NULL;
  gboolean had_file;
  struct stat was;
  int fd;

  g_return_val_if_fail (VEDETTE_IS_JOURNAL (self), FALSE);
  g_return_val_if_fail (self->state != STATE_CLOSED, FALSE);
  g_return_val_if_fail (path != NULL, FALSE);

  if (self->content->len == 0)
    return vedette_journal_create (self, path, error);

  absolute = g_canonicalize_filename (path, NULL);
  had_file = self->fd >= 0 && fstat (self->fd, &was) == 0;
  old = g_strdup (self->path);
  fd = write_copy (self, absolute, error);
  if (fd < 0 || (had_file && self->torn->len > 0 && !keep_torn (self, absolute, error)))
    {
      if (fd >= 0)
        close (fd);
      return FALSE;
    }

  adopt (self, fd, absolute, self->content->len);
  if (had_file)
    remove_old (self, old, &was);
  tell (self);

  return TRUE;
}

/**
 * vedette_journal_close:
 *
 * Waits until everything is durable and lets go of the file, even if that fails. The content stays in memory and can still be copied.
 *
 * Returns: whether everything is durable
 */
gboolean
vedette_journal_close (VedetteJournal  *self,
                       GError         **error)
{
  gboolean done;

  g_return_val_if_fail (VEDETTE_IS_JOURNAL (self), FALSE);

  if (self->state == STATE_CLOSED)
    return TRUE;

  done = vedette_journal_wait_durable (self, error);
  if (self->uncut)
    (void) !ftruncate (self->fd, self->content->len);
  vedette_journal_worker_set_file (self->worker, -1, vedette_journal_worker_get_durable (self->worker));
  if (self->fd >= 0)
    close (self->fd);
  self->fd = -1;
  self->state = STATE_CLOSED;

  return done;
}

/**
 * vedette_journal_set_rescue_folder:
 * @folder: (type filename): where the journal goes on when its file cannot; it is made when needed
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
 * Returns: (nullable) (type filename): where the file is or will be
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
 * Returns: the number of bytes that the disk is sure of
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
 * Returns: the number of the line that was refused, from 1; 0 if none was
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
 * Returns: the number of bytes behind the last good line that the first append will cut off and keep elsewhere
 */
gsize
vedette_journal_get_torn_length (VedetteJournal *self)
{
  g_return_val_if_fail (VEDETTE_IS_JOURNAL (self), 0);

  return self->torn->len;
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
    case PROP_PATH:
      g_value_set_string (value, self->path);
      break;
    case PROP_LENGTH:
      g_value_set_uint64 (value, vedette_journal_get_length (self));
      break;
    case PROP_DURABLE:
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
   * Where the file is or will be. It changes when the file is renamed, moved, or cannot go on.
   */
  properties[PROP_PATH] = g_param_spec_string ("path", NULL, NULL, NULL, flags);
  /**
   * VedetteJournal:length:
   *
   * The number of bytes that are part of the journal.
   */
  properties[PROP_LENGTH] = g_param_spec_uint64 ("length", NULL, NULL, 0, G_MAXUINT64, 0, flags);
  /**
   * VedetteJournal:durable:
   *
   * The number of bytes that the disk is sure of; notified in the thread-default main context in which the journal was made.
   */
  properties[PROP_DURABLE] = g_param_spec_uint64 ("durable", NULL, NULL, 0, G_MAXUINT64, 0, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  /**
   * VedetteJournal::notice:
   * @kind: what happened
   * @path: (type filename): the file that it is about
   * @text: a sentence or two for people
   *
   * Something happened to the file that its user should know; what was asked for is done nevertheless, or its own error says why not.
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
 * Returns: (transfer full): a journal that is empty and has no file
 */
VedetteJournal *
vedette_journal_new (void)
{
  return g_object_new (VEDETTE_TYPE_JOURNAL, NULL);
}
