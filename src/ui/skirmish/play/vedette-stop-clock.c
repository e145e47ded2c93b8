/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reminds the players at the time at which they mean to stop. */

#include "vedette-config.h"

#include "ui/skirmish/play/vedette-stop-clock.h"

#include "core/skirmish/state/vedette-limits.h"

/**
 * VedetteStopClock:
 *
 * One timeout at most is under way, to the very moment, and only while a game goes on that has a time to stop. Nothing
 * runs without such a limit, nor after it.
 */
struct _VedetteStopClock
{
  GObject parent_instance;

  VedetteSession *session; /* borrowed: it is the window's, as this is */
  guint timeout;
};

enum
{
  SIGNAL_STRUCK,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (VedetteStopClock, vedette_stop_clock, G_TYPE_OBJECT)

static gboolean on_timeout (gpointer user_data);

static gint64
get_seconds_left (VedetteStopClock *self)
{
  VedetteSkirmish skirmish;

  vedette_skirmish_read (&skirmish, vedette_session_get_battle (self->session));
  return vedette_limits_get_seconds_left (&skirmish);
}

static void
arm (VedetteStopClock *self)
{
  gint64 left = get_seconds_left (self);

  g_clear_handle_id (&self->timeout, g_source_remove);
  /* A second later it is past, however the clock rounds. */
  if (left > 0)
    self->timeout = g_timeout_add_seconds ((guint) left + 1, on_timeout, self);
}

static gboolean
on_timeout (gpointer user_data)
{
  VedetteStopClock *self = user_data;

  self->timeout = 0;
  /* The machine may have slept, or its clock been set: then it is not yet the time. */
  if (get_seconds_left (self) == 0)
    {
      VedetteSkirmish skirmish;
      g_autofree char *text = NULL;

      vedette_skirmish_read (&skirmish, vedette_session_get_battle (self->session));
      text = vedette_limits_say_time (&skirmish);
      vedette_session_set_reminder (self->session, text);
      g_signal_emit (self, signals[SIGNAL_STRUCK], 0, text);
    }
  else
    arm (self);
  return G_SOURCE_REMOVE;
}

static void
vedette_stop_clock_finalize (GObject *object)
{
  VedetteStopClock *self = VEDETTE_STOP_CLOCK (object);

  g_clear_handle_id (&self->timeout, g_source_remove);

  G_OBJECT_CLASS (vedette_stop_clock_parent_class)->finalize (object);
}

static void
vedette_stop_clock_class_init (VedetteStopClockClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = vedette_stop_clock_finalize;

  /**
   * VedetteStopClock::struck:
   * @text: a sentence about it
   *
   * The time has come; the session has the sentence as its reminder already.
   */
  signals[SIGNAL_STRUCK] = g_signal_new ("struck", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                         G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
vedette_stop_clock_init (VedetteStopClock *self)
{
}

/**
 * vedette_stop_clock_new:
 * @session: outlives this
 */
VedetteStopClock *
vedette_stop_clock_new (VedetteSession *session)
{
  VedetteStopClock *self = g_object_new (VEDETTE_TYPE_STOP_CLOCK, NULL);

  self->session = session;
  g_signal_connect_object (session, "changed", G_CALLBACK (arm), self, G_CONNECT_SWAPPED);
  arm (self);
  return self;
}

/**
 * vedette_stop_clock_has_timeout:
 *
 * Returns: whether the program will be woken up once more
 */
gboolean
vedette_stop_clock_has_timeout (VedetteStopClock *self)
{
  return self->timeout != 0;
}
