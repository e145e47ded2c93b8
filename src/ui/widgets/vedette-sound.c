/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A short sound of our own, or the bell of the desktop where that cannot be played.
 *
 * GTK plays sounds by itself where its module for GStreamer is installed, which it need not be; no other library is needed
 * for that. Where there is none, or no way to the loudspeaker, the desktop is asked to ring, which needs neither: so also in
 * the Flatpak, which asks for no permission to play sounds. */

#include "vedette-config.h"

#include "ui/widgets/vedette-sound.h"

static guint count;

/* In a sandbox without that permission GStreamer would play to nobody, and say that all is well. */
static gboolean
is_shut_in (void)
{
  return g_file_test ("/.flatpak-info", G_FILE_TEST_EXISTS) && g_getenv ("PULSE_SERVER") == NULL;
}

static void
ring (GtkWidget  *widget,
      const char *why)
{
  static gboolean said;

  /* That there is no sound is no news to a player; but who looks for the reason finds it, once. */
  if (!said)
    g_message ("The sound cannot be played, the desktop rings instead: %s", why);
  said = TRUE;
  gdk_display_beep (gtk_widget_get_display (widget));
}

/* Nothing of it is left once it has been heard: what plays sounds would wake the program now and then. */
static void
let_go (GtkMediaStream *stream)
{
  g_signal_handlers_disconnect_by_data (stream, stream);
  g_object_set_data (G_OBJECT (stream), "vedette-widget", NULL);
  g_object_unref (stream);
}

static void
on_error (GtkMediaStream *stream)
{
  ring (g_object_get_data (G_OBJECT (stream), "vedette-widget"), gtk_media_stream_get_error (stream)->message);
  let_go (stream);
}

static void
on_ended (GtkMediaStream *stream)
{
  if (gtk_media_stream_get_ended (stream))
    let_go (stream);
}

/**
 * vedette_sound_play:
 * @widget: on the screen whose bell it is otherwise
 * @resource: the path of a sound
 *
 * Plays it once, and says nothing of it if it cannot.
 */
void
vedette_sound_play (GtkWidget  *widget,
                    const char *resource)
{
  GtkMediaStream *stream;

  count++;
  if (is_shut_in ())
    {
      ring (widget, "no permission in this sandbox");
      return;
    }
  stream = gtk_media_file_new_for_resource (resource);
  g_object_set_data_full (G_OBJECT (stream), "vedette-widget", g_object_ref (widget), g_object_unref);
  if (gtk_media_stream_get_error (stream) != NULL)
    {
      on_error (stream);
      return;
    }
  g_signal_connect (stream, "notify::error", G_CALLBACK (on_error), stream);
  g_signal_connect (stream, "notify::ended", G_CALLBACK (on_ended), stream);
  gtk_media_stream_play (stream);
}

/**
 * vedette_sound_get_count:
 *
 * Returns: how often a sound was asked for, heard or not
 */
guint
vedette_sound_get_count (void)
{
  return count;
}
