/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Battles that were open when the session of the desktop ended are open again when the program is started next. */

#include "vedette-config.h"

#include <glib/gstdio.h>
#include <string.h>

#include "ui/vedette-application-private.h"
#include "ui/window/vedette-battle-window.h"

/* One path to a line. It is there only from the end of a session to the next start. */
static char *
get_path (void)
{
  g_autofree char *folder = g_build_filename (g_get_user_state_dir (), "vedette", NULL);

  g_mkdir_with_parents (folder, 0700);
  return g_build_filename (folder, "open", NULL);
}

/**
 * vedette_application_forget_open:
 *
 * Whoever closes a battle himself does not want it back, not even where the session was about to end.
 */
void
vedette_application_forget_open (void)
{
  g_autofree char *path = get_path ();

  g_unlink (path);
}

/* The desktop asks whether it may end: whatever comes after that comes without warning. Losing the list loses no battle. */
static void
on_query_end (VedetteApplication *self)
{
  g_autofree char *path = get_path ();
  g_autoptr (GString) content = g_string_new (NULL);
  g_autoptr (GError) error = NULL;

  for (GList *l = gtk_application_get_windows (GTK_APPLICATION (self)); l != NULL; l = l->next)
    {
      const char *own = VEDETTE_IS_BATTLE_WINDOW (l->data)
                          ? vedette_session_get_path (vedette_battle_window_get_session (l->data)) : NULL;

      /* A name may hold a newline, but the list cannot. */
      if (own != NULL && strchr (own, '\n') == NULL)
        {
          g_string_prepend (content, "\n");
          g_string_prepend (content, own);
        }
    }
  if (content->len == 0)
    g_unlink (path);
  else if (!g_file_set_contents (path, content->str, (gssize) content->len, &error))
    g_message ("%s", error->message);
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
 * Opens what was open when the session ended, the window that was in front last. A battle that cannot be opened any more is told
 * in one that can, or above the list of battles.
 *
 * Returns: whether there is a window now
 */
gboolean
vedette_application_restore (VedetteApplication *self)
{
  g_autofree char *path = get_path ();
  g_autofree char *content = NULL, *fault = NULL;
  g_auto (GStrv) lines = NULL;
  gboolean any = FALSE;

  if (!g_file_get_contents (path, &content, NULL, NULL))
    return FALSE;
  /* Once: if opening one of them ends badly, the next start does without. */
  g_unlink (path);
  lines = g_strsplit (content, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_autoptr (GError) error = NULL;

      if (!g_path_is_absolute (lines[i]))
        continue;
      if (vedette_application_open_long (self, lines[i]) || vedette_application_open_path (self, lines[i], &error) != NULL)
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
