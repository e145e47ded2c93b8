/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Armies that come into the window of a battle, as a file that was chosen or dropped, or as text. */

#include "vedette-config.h"

#include "ui/exchange/vedette-army-drop.h"

#include "ui/exchange/vedette-import-dialog.h"
#include "ui/widgets/toasts/vedette-toast.h"

static void
take (GtkWindow       *parent,
      AdwToastOverlay *toasts,
      VedetteSession  *session,
      GBytes          *bytes,
      const char      *name,
      const char      *side)
{
  g_autoptr (GError) error = NULL;
  GtkWidget *dialog = vedette_import_dialog_new (parent, adw_toast_overlay_get_child (toasts), session, bytes, name, &error);

  if (dialog != NULL)
    {
      vedette_import_dialog_set_side (VEDETTE_IMPORT_DIALOG (dialog), side);
      gtk_window_present (GTK_WINDOW (dialog));
      return;
    }
  vedette_toast_show (toasts, error->message);
}

/**
 * vedette_army_is_battle:
 *
 * Returns: whether a file is a battle by its name, and so no army
 */
gboolean
vedette_army_is_battle (const char *path)
{
  return g_str_has_suffix (path, ".vedette");
}

/**
 * vedette_army_take_text:
 * @text: which was pasted
 * @side: (nullable): the side of the army's format that it is to join, if nobody says otherwise
 *
 * Shows the page on which the army is brought in.
 */
void
vedette_army_take_text (GtkWindow       *parent,
                        AdwToastOverlay *toasts,
                        VedetteSession  *session,
                        const char      *text,
                        const char      *side)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));

  take (parent, toasts, session, bytes, NULL, side);
}

/**
 * vedette_army_take_file:
 *
 * Shows the page on which the army of a file is brought in, or says why it cannot be.
 */
void
vedette_army_take_file (GtkWindow       *parent,
                        AdwToastOverlay *toasts,
                        VedetteSession  *session,
                        const char      *path)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autofree char *name = g_filename_display_basename (path);
  char *data;
  gsize length;

  if (g_file_get_contents (path, &data, &length, &error))
    {
      bytes = g_bytes_new_take (data, length);
      take (parent, toasts, session, bytes, name, NULL);
      return;
    }
  vedette_toast_show (toasts, error->message);
}
