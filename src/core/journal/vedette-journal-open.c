/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Opens a journal from an existing file, or binds a journal to a path where no file exists yet. */
#include "vedette-config.h"

#include "core/journal/vedette-journal-folder.h"
#include "core/journal/vedette-journal-private.h"

#include <errno.h>
#include <glib/gi18n.h>
#include <string.h>
#include <unistd.h>

/* Calls @func for each line until a line is not good, and returns the length of the good lines in bytes. A bad line and
 * a canceled reader set @error, but a torn end does not. */
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

      kind = func != NULL ? func (line, (gsize) (newline - line), ++number, user_data, &local_error)
                          : VEDETTE_JOURNAL_LINE_GOOD;
      if (kind == VEDETTE_JOURNAL_LINE_GIVEN_UP)
        {
          g_propagate_error (error, g_steal_pointer (&local_error));
          return (gsize) (line - start);
        }
      if (kind != VEDETTE_JOURNAL_LINE_GOOD)
        {
          if (kind == VEDETTE_JOURNAL_LINE_TORN && newline + 1 == end)
            return (gsize) (line - start);

          self->bad_line = number;
          if (local_error == NULL)
            g_set_error_literal (&local_error, VEDETTE_JOURNAL_ERROR, VEDETTE_JOURNAL_ERROR_REFUSED, _("The line is damaged"));
          g_set_error (error, local_error->domain, local_error->code,
                       /* Translators: the number of a line of a file, and what is wrong with the line, as in
                        * “Line 7: The line is damaged” */
                       _("Line %u: %s"), number, local_error->message);
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
      /* Translators: the name of a file, such as “barn.vedette” */
      g_set_error (error, VEDETTE_JOURNAL_ERROR, VEDETTE_JOURNAL_ERROR_EMPTY, _("“%s” is empty. Choose a different file, or "
                                                                                "restore a copy."), name);
      return FALSE;
    }

  good = walk_lines (self, func, user_data, &local_error);
  if (local_error == NULL && good == 0)
    {
      self->bad_line = 1;
      g_set_error (&local_error, VEDETTE_JOURNAL_ERROR, VEDETTE_JOURNAL_ERROR_REFUSED,
                   /* Translators: the name of a file, such as “barn.vedette” */
                   _("“%s” is not a battle, or its first line is incomplete. Choose a different file, or "
                     "restore a copy."), name);
    }
  if (local_error == NULL)
    g_byte_array_append (self->torn, self->content->data + good, self->content->len - (guint) good);
  g_byte_array_set_size (self->content, (guint) good);

  if (local_error == NULL)
    return TRUE;
  g_propagate_error (error, g_steal_pointer (&local_error));
  return FALSE;
}

/**
 * vedette_journal_open:
 * @self: a new journal
 * @path: (type filename): an existing file
 * @writable: whether lines will be appended; the file is then locked, and must not be open elsewhere
 * @func: (nullable) (scope call): judges each line; %NULL to accept all lines
 *
 * Reads a file. A torn end is not part of the content and remains in the file until the first append. If a line is
 * refused, the error names the number of the line, and the journal holds the lines before it only in memory, so that
 * vedette_journal_create() can bind them to a new file. If the file is opened for writing, the worker syncs the file
 * and its folder, and the temporary files that killed programs have left in the folder are removed.
 *
 * Returns: whether the file was read and all lines except a torn end are good
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
  int failure;
  int fd;

  g_return_val_if_fail (VEDETTE_IS_JOURNAL (self), FALSE);
  g_return_val_if_fail (self->state == VEDETTE_JOURNAL_STATE_MEMORY && self->content->len == 0, FALSE);
  g_return_val_if_fail (path != NULL, FALSE);

  absolute = g_canonicalize_filename (path, NULL);
  fd = vedette_journal_file_open (absolute, writable, error);
  if (fd < 0)
    return FALSE;

  failure = writable ? vedette_journal_file_lock (fd) : 0;
  if (failure != 0)
    vedette_journal_file_set_error (error, failure, absolute, VEDETTE_JOURNAL_FILE_WRITE);
  if (failure != 0 || !vedette_journal_file_read (fd, absolute, self->content, error))
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

  vedette_journal_set_path (self, absolute);
  if (writable)
    {
      g_autofree char *folder = g_path_get_dirname (absolute);

      vedette_journal_file_remove_stale (folder);
      self->fd = fd;
      self->state = VEDETTE_JOURNAL_STATE_OPEN;
      /* The program that wrote the file may have been killed before it synced the file and the folder. */
      vedette_journal_worker_set_file (self->worker, fd, vedette_journal_folder_open (absolute), 0);
      vedette_journal_worker_extend (self->worker, self->content->len);
    }
  else
    {
      close (fd);
      self->state = VEDETTE_JOURNAL_STATE_READ_ONLY;
    }
  g_object_notify_by_pspec (G_OBJECT (self), vedette_journal_properties[VEDETTE_JOURNAL_PROP_LENGTH]);
  vedette_journal_tell (self);

  return TRUE;
}

/**
 * vedette_journal_come_here:
 * @self: a journal that no other thread uses now
 *
 * Transfers a journal that was opened in another thread to the calling thread. #VedetteJournal:durable is notified in
 * the thread-default main context of the calling thread from now on.
 */
void
vedette_journal_come_here (VedetteJournal *self)
{
  g_return_if_fail (VEDETTE_IS_JOURNAL (self));

  vedette_journal_worker_come_here (self->worker);
}

/**
 * vedette_journal_let_go:
 * @self: a journal that was opened only for reading
 *
 * Forgets the file. The journal continues in memory, without a path and without the torn end, until
 * vedette_journal_create() gives it a file.
 */
void
vedette_journal_let_go (VedetteJournal *self)
{
  g_return_if_fail (VEDETTE_IS_JOURNAL (self));
  g_return_if_fail (self->state == VEDETTE_JOURNAL_STATE_READ_ONLY);

  self->state = VEDETTE_JOURNAL_STATE_MEMORY;
  g_byte_array_set_size (self->torn, 0);
  vedette_journal_set_path (self, NULL);
}

/**
 * vedette_journal_create:
 * @self: a journal without a file of its own: new, or opened only for reading
 * @path: (type filename): a path where nothing exists yet
 *
 * Binds the journal to a path. The file appears with the first append, complete with all lines in memory, or not at
 * all.
 *
 * Returns: whether the path is free and its folder can be written
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
  g_return_val_if_fail (self->state != VEDETTE_JOURNAL_STATE_OPEN && self->state != VEDETTE_JOURNAL_STATE_CLOSED, FALSE);
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
  self->state = VEDETTE_JOURNAL_STATE_BOUND;
  vedette_journal_set_path (self, absolute);
  vedette_journal_tell (self);

  return TRUE;
}
