/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reads a file with an army in another thread, whatever its format. */

#include "vedette-config.h"

#include "ui/exchange/vedette-import-file.h"

#include <string.h>

#include "core/exchange/vedette-army.h"
#include "ui/exchange/vedette-import-words.h"

/* What the thread is to read: a file, or a text */
typedef struct
{
  char *path;
  char *text;
} Source;

static void
free_source (gpointer data)
{
  g_free (((Source *) data)->path);
  g_free (((Source *) data)->text);
  g_free (data);
}

void
vedette_import_file_free (VedetteImportFile *self)
{
  g_clear_pointer (&self->csv, vedette_csv_free);
  g_clear_pointer (&self->roster, vedette_roster_free);
  g_free (self->name);
  g_free (self->text);
  g_free (self);
}

/* Of a table whose columns nobody knows yet there is no roster. Returns: whether there is something to look at */
static gboolean
read_data (VedetteImportFile  *self,
           const char         *data,
           gsize               length,
           GError            **error)
{
  g_autoptr (GError) local = NULL;

  self->roster = vedette_roster_read (data, length, self->name, &local);
  if (vedette_import_is_table (self->roster, self->name))
    self->csv = vedette_csv_read (data, length, error);
  else if (local != NULL)
    g_propagate_error (error, g_steal_pointer (&local));
  else if (self->roster == NULL)
    self->text = vedette_army_decode (data, length, error);
  return self->csv != NULL || self->roster != NULL || self->text != NULL;
}

/* In the thread */
static void
read_source (GTask        *task,
             gpointer      source_object,
             gpointer      data,
             GCancellable *cancellable)
{
  const Source *source = data;
  g_autoptr (VedetteImportFile) self = g_new0 (VedetteImportFile, 1);
  g_autofree char *content = NULL;
  GError *error = NULL;
  gsize length = source->text != NULL ? strlen (source->text) : 0;

  if (source->path != NULL)
    self->name = g_filename_display_basename (source->path);
  if ((source->path != NULL && !g_file_get_contents (source->path, &content, &length, &error)) ||
      g_cancellable_set_error_if_cancelled (cancellable, &error) ||
      !read_data (self, source->path != NULL ? content : source->text, length, &error))
    g_task_return_error (task, error);
  else
    g_task_return_pointer (task, g_steal_pointer (&self), (GDestroyNotify) vedette_import_file_free);
}

/**
 * vedette_import_file_read_async:
 * @path: (nullable): of a file
 * @text: (nullable): to be read if there is no @path
 *
 * Reads an army. One that was stopped may be read to its end, for nobody.
 */
void
vedette_import_file_read_async (const char          *path,
                                const char          *text,
                                GCancellable        *cancellable,
                                GAsyncReadyCallback  callback,
                                gpointer             user_data)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, callback, user_data);
  Source *source = g_new0 (Source, 1);

  source->path = g_strdup (path);
  source->text = g_strdup (text);
  g_task_set_task_data (task, source, free_source);
  g_task_run_in_thread (task, read_source);
}

/* Returns: (transfer full) (nullable): what was read, or %NULL with an error, which is
 * %G_IO_ERROR_CANCELLED if you stopped it */
VedetteImportFile *
vedette_import_file_read_finish (GAsyncResult  *result,
                                 GError       **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}
