/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copies a journal to another file, or moves the journal there. */
#include "vedette-config.h"

#include "core/journal/vedette-journal-private.h"

#include <errno.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <unistd.h>

/* Writes the whole content to @path and replaces a file that exists there, unless it is the file of the journal.
 * Returns a descriptor, or -1 with @error set. */
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
      g_set_error_literal (error, VEDETTE_JOURNAL_ERROR, VEDETTE_JOURNAL_ERROR_EMPTY,
                           _("The battle has no steps to save yet. Play a step first."));
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
 * @path: (type filename): another file; an existing file is replaced, unless another program has it open
 *
 * Writes the whole journal to another file, which is durable when this function returns. The journal continues in its
 * own file.
 *
 * Returns: whether the copy was written
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

/* Removes the old file of a moved journal, unless another program has put a different file at @old in the meantime. */
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

  vedette_journal_add_notice (self, VEDETTE_JOURNAL_NOTICE_MOVED_ON, self->path,
              /* Translators: the new name of the file of a battle, and its old name */
              g_strdup_printf (_("The battle continues in “%s”, but “%s” could not be removed."), new_name, old_name));
}

/**
 * vedette_journal_move:
 * @path: (type filename): another file; an existing file is replaced, unless another program has it open
 *
 * Continues the journal in another file and removes the old file when the new one is durable. A move also repairs a
 * journal whose disk failed. The file of a read-only journal is not removed. A journal without a line is only bound
 * to @path, as by vedette_journal_create().
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
  gboolean had_file, is_known;
  struct stat was;
  int fd;

  g_return_val_if_fail (VEDETTE_IS_JOURNAL (self), FALSE);
  g_return_val_if_fail (self->state != VEDETTE_JOURNAL_STATE_CLOSED, FALSE);
  g_return_val_if_fail (path != NULL, FALSE);

  if (self->content->len == 0)
    return vedette_journal_create (self, path, error);

  absolute = g_canonicalize_filename (path, NULL);
  had_file = self->fd >= 0;
  /* If fstat() fails, nothing proves later that the old path still leads to the file of the journal, so
   * remove_old() is not called. */
  is_known = had_file && fstat (self->fd, &was) == 0;
  /* self->path can lead through a link or be outdated, so the function gets the real path from the descriptor. */
  old = is_known ? vedette_journal_file_find_name (self->fd) : NULL;
  if (old == NULL)
    old = g_strdup (self->path);
  fd = write_copy (self, absolute, error);
  if (fd < 0 || (had_file && self->torn->len > 0 && !vedette_journal_keep_torn (self, absolute, error)))
    {
      if (fd >= 0)
        close (fd);
      return FALSE;
    }

  vedette_journal_adopt (self, fd, absolute, self->content->len);
  if (is_known)
    remove_old (self, old, &was);
  vedette_journal_tell (self);

  return TRUE;
}
