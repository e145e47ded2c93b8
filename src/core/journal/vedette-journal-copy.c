/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A journal goes to another file: as a copy, or with all it has. */
#include "vedette-config.h"

#include "core/journal/vedette-journal-private.h"

#include <errno.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <unistd.h>

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
      g_set_error_literal (error, VEDETTE_JOURNAL_ERROR, VEDETTE_JOURNAL_ERROR_EMPTY,
                           _("The battle has no steps to save yet."));
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

  vedette_journal_add_notice (self, VEDETTE_JOURNAL_NOTICE_MOVED_ON, self->path,
              /* Translators: the names of two files */
              g_strdup_printf (_("The battle continues in “%s”, but “%s” could not be removed."), new_name, old_name));
}

/**
 * vedette_journal_move:
 * @path: (type filename): another file; it is replaced if it is there and not open elsewhere
 *
 * Goes on in another file; the old one is removed when the new one is durable. This also mends a journal whose disk failed.
 * One that was only read leaves the file that it was read from; one without a line is only bound to the path, as by
 * vedette_journal_create().
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
  /* one that we cannot be sure of is left where it is */
  is_known = had_file && fstat (self->fd, &was) == 0;
  /* the file itself, not a link to it, and where it is by now */
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
