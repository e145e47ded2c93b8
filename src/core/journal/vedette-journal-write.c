/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Appends lines to the file of a journal. If another program has changed the file, or the disk failed to save it, the
 * journal continues in another file. */
#include "vedette-config.h"

#include "core/journal/vedette-journal-private.h"

#include <errno.h>
#include <glib/gi18n.h>
#include <string.h>
#include <unistd.h>

/* The number of bytes at the end of the file that ends_as_left() compares. Most lines are shorter. */
#define LAST_BYTES 4096

/* Writes the content and @extra to a new file in the rescue folder, and continues the journal in that file. */
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

  vedette_journal_adopt (self, fd, path, self->content->len + extra->length);
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
    /* Translators: the name of a file, and the name of its copy, such as “barn.vedette” and “barn-copy.vedette” */
    text = g_strdup_printf (_("“%s” was changed, replaced or removed by another program. The battle continues in “%s”."),
                            old_name, new_name);
  else
    /* Translators: the name of a file, and the name of its copy, such as “barn.vedette” and “barn-copy.vedette” */
    text = g_strdup_printf (_("“%s” can no longer be written. The battle continues in “%s”."), old_name, new_name);
  vedette_journal_add_notice (self, VEDETTE_JOURNAL_NOTICE_MOVED_ON, self->path, text);

  return TRUE;
}

/* After a failed sync, the next sync of the same descriptor may report success although the data are lost. So the
 * journal continues in a new file. */
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
      /* Translators: the name of a file, and the name of its copy, such as “barn.vedette” and “barn-copy.vedette” */
      text = g_strdup_printf (_("The disk failed to save “%s”. The battle continues in “%s”."), old_name, new_name);
    }
  else
    {
      vedette_journal_file_set_error (&self->broken, failure, self->path, VEDETTE_JOURNAL_FILE_WRITE);
      /* Translators: the name of a file, such as “barn.vedette”, and whole sentences with the reason and a remedy */
      text = g_strdup_printf (_("The disk failed to save “%s”, and the battle could not be written elsewhere. %s"), old_name,
                              local_error->message);
    }
  vedette_journal_add_notice (self, VEDETTE_JOURNAL_NOTICE_SYNC_FAILED, self->path, text);
}

/* Continues the journal in another file if a sync of the worker has failed since the last call. Returns whether lines
 * can be appended; FALSE, with @error set, if the journal could not be written to another file either. */
gboolean
vedette_journal_settle (VedetteJournal  *self,
                        GError         **error)
{
  if (self->broken == NULL && self->state == VEDETTE_JOURNAL_STATE_OPEN)
    {
      int failure = vedette_journal_worker_get_failure (self->worker);

      if (failure != 0)
        rescue_after_failed_sync (self, failure);
    }

  if (self->broken != NULL && error != NULL)
    *error = g_error_copy (self->broken);

  return self->broken == NULL;
}

/* Returns whether the name is one that NFS or FUSE gives to an open file when a program removes the file. The file
 * itself remains until it is closed. */
static gboolean
is_removed_name (const char *path)
{
  g_autofree char *name = g_path_get_basename (path);

  return g_str_has_prefix (name, ".nfs") || g_str_has_prefix (name, ".fuse_hidden");
}

/* Looks for the new path of the open file when no file is at self->path any more. Returns whether the open file
 * still exists. */
static gboolean
follow_renamed (VedetteJournal *self)
{
  g_autofree char *old_name = vedette_journal_file_display (self->path);
  g_autofree char *path = vedette_journal_file_find_name (self->fd);
  g_autofree char *new_name = NULL;

  if (path == NULL)
    {
      if (!self->unnamed)
        vedette_journal_add_notice (self, VEDETTE_JOURNAL_NOTICE_RENAMED, self->path,
                                    /* Translators: the name of a file, such as “barn.vedette” */
                                    g_strdup_printf (_("“%s” was renamed or moved. The battle continues in the same file."),
                                                     old_name));
      self->unnamed = TRUE;
      return TRUE;
    }
  if (is_removed_name (path))
    return FALSE;

  self->unnamed = FALSE;
  vedette_journal_set_path (self, path);
  new_name = vedette_journal_file_display (path);
  vedette_journal_add_notice (self, VEDETTE_JOURNAL_NOTICE_RENAMED, path,
                              /* Translators: the old and the new name of a file */
                              g_strdup_printf (_("“%s” was renamed to “%s”. The battle continues under the new name."),
                                               old_name, new_name));

  return TRUE;
}

/* Returns whether the file still ends with the bytes that the journal wrote. The function does not compare earlier
 * bytes, because reading the whole file before each step would be slow. */
static gboolean
ends_as_left (VedetteJournal *self)
{
  guint8 there[LAST_BYTES];
  gsize length = MIN (sizeof there, self->content->len), done = 0;
  gsize from = self->content->len - length;

  while (done < length)
    {
      ssize_t n = pread (self->fd, there + done, length - done, (off_t) (from + done));

      if (n < 0 && errno == EINTR)
        continue;
      /* After a read error, writing may still work, so the file counts as unchanged. If the file cannot be written,
       * the next write reports an error. */
      if (n <= 0)
        return n < 0;
      done += (gsize) n;
    }
  return memcmp (there, self->content->data + from, length) == 0;
}

/* Returns whether the file ends as the journal left it and is still at self->path, or under a new name that the journal
 * can follow. */
static gboolean
is_still_ours (VedetteJournal *self)
{
  struct stat there;
  struct stat ours;

  if (self->uncut && ftruncate (self->fd, self->content->len) == 0)
    self->uncut = FALSE;

  if (fstat (self->fd, &ours) != 0 || ours.st_nlink == 0 || ours.st_size != (goffset) self->content->len + self->torn->len ||
      !ends_as_left (self))
    return FALSE;
  if (stat (self->path, &there) == 0)
    return vedette_journal_file_same (&ours, &there);

  return (errno != ENOENT && errno != ENOTDIR) || follow_renamed (self);
}

gboolean
vedette_journal_keep_torn (VedetteJournal  *self,
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
  vedette_journal_add_notice (self, VEDETTE_JOURNAL_NOTICE_TORN, side,
              /* Translators: the name of a file, and the name of the new file with its incomplete last line */
              g_strdup_printf (_("The last line of “%s” was incomplete and was kept in “%s”."), name, side_name));

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

  vedette_journal_adopt (self, fd, path, self->content->len + extra->length);
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
      if (!vedette_journal_keep_torn (self, self->path, error))
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

  /* The file now ends with an incomplete line, so move_on() continues the journal in another file. */
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
    case VEDETTE_JOURNAL_STATE_MEMORY:
      return TRUE;
    case VEDETTE_JOURNAL_STATE_BOUND:
      return write_first (self, extra, error);
    case VEDETTE_JOURNAL_STATE_OPEN:
      return write_next (self, extra, error);
    case VEDETTE_JOURNAL_STATE_READ_ONLY:
    case VEDETTE_JOURNAL_STATE_CLOSED:
    default:
      name = vedette_journal_file_display (self->path != NULL ? self->path : "");
      /* Translators: the name of a file, such as “barn.vedette” */
      g_set_error (error, VEDETTE_JOURNAL_ERROR, VEDETTE_JOURNAL_ERROR_ACCESS, _("“%s” is read-only here. Close the file and "
                                                                                 "open it again."), name);
      return FALSE;
    }
}

/**
 * vedette_journal_append:
 * @self: a journal
 * @lines: one or more complete lines, including the newline of the last one
 * @length: number of bytes
 *
 * Writes the lines to the file. The lines are in the file when this function returns, while the sync continues in the
 * background. If writing fails, the journal does not change, and an incomplete line at the end of the file is cut off,
 * if necessary by a later call. A journal without a path holds the lines only in memory.
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

  done = vedette_journal_settle (self, error) && write_lines (self, &extra, error);
  if (done)
    {
      g_byte_array_append (self->content, (const guint8 *) lines, (guint) length);
      if (self->state == VEDETTE_JOURNAL_STATE_OPEN)
        vedette_journal_worker_extend (self->worker, self->content->len);
      g_object_notify_by_pspec (G_OBJECT (self), vedette_journal_properties[VEDETTE_JOURNAL_PROP_LENGTH]);
    }
  vedette_journal_tell (self);

  return done;
}

/**
 * vedette_journal_wait_durable:
 *
 * Blocks until all appended lines are durable. If the disk fails but the journal can be written to another file, the
 * function succeeds and emits a notice. A journal without a file does not wait.
 *
 * Returns: whether all lines of the file are durable; %TRUE also if there is no file
 */
gboolean
vedette_journal_wait_durable (VedetteJournal  *self,
                              GError         **error)
{
  gboolean done;

  g_return_val_if_fail (VEDETTE_IS_JOURNAL (self), FALSE);

  if (self->state == VEDETTE_JOURNAL_STATE_OPEN)
    (void) vedette_journal_worker_wait (self->worker);
  done = vedette_journal_settle (self, error);
  vedette_journal_tell (self);

  return done;
}
