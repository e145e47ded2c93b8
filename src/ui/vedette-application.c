/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The application: how it starts, and what it is asked to open. */

#include "vedette-config.h"

#include "ui/vedette-application-private.h"

#include "ui/vedette-scrolled.h"
#include "ui/widgets/vedette-spoken.h"
#include "ui/widgets/vedette-style.h"

#include <glib/gi18n-lib.h>

struct _VedetteApplication
{
  AdwApplication parent_instance;

  VedetteKeepAwake *keep_awake;
};

G_DEFINE_FINAL_TYPE (VedetteApplication, vedette_application, ADW_TYPE_APPLICATION)

VedetteKeepAwake *
vedette_application_get_keep_awake (VedetteApplication *self)
{
  return self->keep_awake;
}

static void
vedette_application_activate (GApplication *application)
{
  GtkWindow *window = gtk_application_get_active_window (GTK_APPLICATION (application));

  if (window != NULL)
    gtk_window_present (window);
  else if (!vedette_application_restore (VEDETTE_APPLICATION (application)))
    vedette_application_show_battles (VEDETTE_APPLICATION (application));
}

static void
vedette_application_open (GApplication  *application,
                          GFile        **files,
                          int            n_files,
                          const char    *hint)
{
  for (int i = 0; i < n_files; i++)
    if (g_file_peek_path (files[i]) != NULL)
      vedette_application_open_or_say (VEDETTE_APPLICATION (application), g_file_peek_path (files[i]));
    else
      {
        g_autofree char *uri = g_file_get_uri (files[i]);
        g_autofree char *text =
          /* Translators: an address such as that of a web page */
          g_strdup_printf (_("“%s” is not a file on this computer. Copy the file to this computer first."), uri);

        vedette_application_activate (application);
        vedette_application_toast (VEDETTE_APPLICATION (application), text);
      }
}

/* To read the picture that a window has in a list of windows takes as long as to draw half of it: it follows, and so
   does the style of what is not in it. */
static gboolean
on_idle (gpointer data)
{
  gtk_window_set_default_icon_name (VEDETTE_APP_ID);
  vedette_style_add_later ();
  return G_SOURCE_REMOVE;
}

static void
vedette_application_startup (GApplication *application)
{
  VedetteApplication *self = VEDETTE_APPLICATION (application);

  G_APPLICATION_CLASS (vedette_application_parent_class)->startup (application);

  vedette_style_add_first ();
  g_idle_add_full (G_PRIORITY_LOW, on_idle, NULL, NULL);
  self->keep_awake = vedette_keep_awake_new (GTK_APPLICATION (self), VEDETTE_KEEP_AWAKE_SECONDS);
  vedette_application_add_actions (self);
  vedette_application_watch_end (self);
  vedette_spoken_init ();
  vedette_scrolled_init ();
}

static void
vedette_application_finalize (GObject *object)
{
  g_clear_object (&VEDETTE_APPLICATION (object)->keep_awake);

  G_OBJECT_CLASS (vedette_application_parent_class)->finalize (object);
}

static void
vedette_application_class_init (VedetteApplicationClass *klass)
{
  GApplicationClass *application_class = G_APPLICATION_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = vedette_application_finalize;
  application_class->startup = vedette_application_startup;
  application_class->activate = vedette_application_activate;
  application_class->open = vedette_application_open;
}

static void
vedette_application_init (VedetteApplication *self)
{
}

VedetteApplication *
vedette_application_new (void)
{
  return g_object_new (VEDETTE_TYPE_APPLICATION, "application-id", VEDETTE_APP_ID, "resource-base-path",
                       "/io/github/vedette_wargames/Vedette", "flags", G_APPLICATION_HANDLES_OPEN,
                       "register-session", TRUE, NULL);
}
