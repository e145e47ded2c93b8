/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Battles that were open when the session of the desktop ended are open again when the program is started next. */

#include "vedette-config.h"

#include "ui/start/vedette-path-list.h"
#include "ui/vedette-application-private.h"
#include "ui/window/vedette-battle-window.h"

/* The list is there only from the end of a session to the next start. */
#define LIST "open"

static const char *const nothing[] = { NULL };

/**
 * vedette_application_forget_open:
 *
 * Whoever closes a battle himself does not want it back, not even where the session was about to end.
 */
void
vedette_application_forget_open (void)
{
  vedette_path_list_write (LIST, nothing);
}

/* The desktop asks whether it may end: whatever comes after that comes without warning. Losing the list loses no battle. */
static void
on_query_end (VedetteApplication *self)
{
  g_autoptr (GPtrArray) paths = g_ptr_array_new ();

  for (GList *l = gtk_application_get_windows (GTK_APPLICATION (self)); l != NULL; l = l->next)
    {
      const char *own = VEDETTE_IS_BATTLE_WINDOW (l->data)
                          ? vedette_session_get_path (vedette_battle_window_get_session (l->data)) : NULL;

      if (own != NULL)
        g_ptr_array_insert (paths, 0, (gpointer) own);
    }
  g_ptr_array_add (paths, NULL);
  vedette_path_list_write (LIST, (const char * const *) paths->pdata);
}

/**
 * vedette_application_watch_end:
 *
 * Notes from now on what is open when the session ends.
 */
void
vedette_application_watch_end (VedetteApplication *self)
{
  g_signal_connect (self, "query-end", G_CALLBACK (on_query_end), NULL);
}

/**
 * vedette_application_restore:
 *
 * Opens the battles that were open when the session ended; the window that was in front is opened last. If a battle can no
 * longer be opened, another window or the list of battles shows the reason.
 *
 * Returns: whether there is a window now
 */
gboolean
vedette_application_restore (VedetteApplication *self)
{
  g_auto (GStrv) paths = vedette_path_list_read (LIST);
  g_autofree char *fault = NULL;
  gboolean any = FALSE;

  /* Once: if opening one of them ends badly, the next start does without. */
  vedette_path_list_write (LIST, nothing);
  for (guint i = 0; paths[i] != NULL; i++)
    {
      g_autoptr (GError) error = NULL;

      if (vedette_application_open_long (self, paths[i]) || vedette_application_open_path (self, paths[i], &error) != NULL)
        any = TRUE;
      else if (fault == NULL)
        fault = g_strdup (error->message);
    }
  if (fault == NULL)
    return any;
  if (!any)
    vedette_application_show_battles (self);
  vedette_application_toast (self, fault);
  return TRUE;
}
