/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The clocks of a battle while it is being played: they run, stand still, and say when they show something else. */

#include "vedette-config.h"

#include "core/session/vedette-clocks.h"

#define SECONDS_OF_MINUTE 60

/**
 * VedetteClocks:
 *
 * What was before the newest step stands in the steps: each says for how long a clock has run since the one above it. Only
 * what has run since then is kept here, and it is gone when the battle is closed. So a clock runs only where somebody shows
 * the battle, goes on from the newest step when it is opened again, and nothing has to be guessed from times of the day.
 *
 * One timeout at most is under way, to the next full minute of the party that has the battle in hand; none while the clocks
 * are off, paused, or nobody has it, nor while somebody who wakes up each minute anyway lets them ride along.
 */
struct _VedetteClocks
{
  GObject parent_instance;

  VedetteRules *rules; /* kept: a row that shows the clocks may live on after the session */
  gboolean on;
  gboolean paused;
  gint64 newest;  /* the number of the newest step, undone or not */
  gint64 counted; /* microseconds since that, up to the time it began to run last */
  gint64 begun;   /* on the monotonic clock, which stands still while the machine sleeps; -1 while it does not run */
  gint64 now;     /* what the time is for a test; -1 for the real one */
  guint timeout;
  guint wait;
  guint n_carriers; /* who wake up each minute anyway */
};

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (VedetteClocks, vedette_clocks, G_TYPE_OBJECT)

static gint64
get_now (VedetteClocks *self)
{
  return self->now >= 0 ? self->now : g_get_monotonic_time ();
}

static gint64
count (VedetteClocks *self)
{
  return self->counted + (self->begun >= 0 ? MAX (get_now (self) - self->begun, 0) : 0);
}

/* The stopwatch of the battle */
static gint64
count_seconds (gpointer data)
{
  return count (data) / G_USEC_PER_SEC;
}

/* Returns: how long the party that has the battle in hand has had it so far, in seconds; -1 if nobody has */
static gint64
get_seconds_of_holder (VedetteClocks *self)
{
  g_autoptr (GListModel) clocks = vedette_clocks_list (self);

  for (guint i = 0; i < g_list_model_get_n_items (clocks); i++)
    {
      g_autoptr (VedettePartyClock) clock = g_list_model_get_item (clocks, i);

      if (vedette_party_clock_get_holds (clock))
        return vedette_party_clock_get_seconds (clock);
    }
  return -1;
}

static void say_changed (VedetteClocks *self);

static gboolean
on_timeout (gpointer data)
{
  VedetteClocks *self = data;

  self->timeout = 0;
  say_changed (self);
  return G_SOURCE_REMOVE;
}

/* Runs or stands still, as things are now, and waits for the next full minute. */
static void
settle (VedetteClocks *self)
{
  gint64 seconds = self->on && !self->paused ? get_seconds_of_holder (self) : -1;

  g_clear_handle_id (&self->timeout, g_source_remove);
  self->wait = 0;
  if (seconds < 0)
    {
      self->counted = count (self);
      self->begun = -1;
      return;
    }
  if (self->begun < 0)
    self->begun = get_now (self);
  if (self->n_carriers > 0)
    return;
  self->wait = (guint) (SECONDS_OF_MINUTE - seconds % SECONDS_OF_MINUTE);
  /* A second later it is full, however the clock rounds. */
  self->timeout = g_timeout_add_seconds (self->wait + 1, on_timeout, self);
}

static void
say_changed (VedetteClocks *self)
{
  settle (self);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static VedetteStep *
get_newest (VedetteClocks *self)
{
  GListModel *steps = vedette_battle_get_steps (vedette_rules_get_battle (self->rules));
  guint n = g_list_model_get_n_items (steps);

  return n > 0 ? g_list_model_get_item (steps, n - 1) : NULL;
}

static void
on_applied (VedetteClocks *self)
{
  g_autoptr (VedetteStep) newest = get_newest (self);

  if (newest != NULL && vedette_step_get_n (newest) != self->newest)
    {
      /* What is less than a second is left for the next step, so that none is lost. */
      self->counted = count (self) - vedette_step_get_ran (newest) * G_USEC_PER_SEC;
      self->begun = self->begun >= 0 ? get_now (self) : -1;
      self->newest = vedette_step_get_n (newest);
      /* Nobody forgets to let the clocks go on: who plays, does. */
      self->paused = FALSE;
    }
  if (self->on)
    say_changed (self);
}

static void
vedette_clocks_dispose (GObject *object)
{
  VedetteClocks *self = VEDETTE_CLOCKS (object);

  g_clear_handle_id (&self->timeout, g_source_remove);
  if (self->rules != NULL)
    vedette_battle_set_stopwatch (vedette_rules_get_battle (self->rules), NULL, NULL);
  g_clear_object (&self->rules);

  G_OBJECT_CLASS (vedette_clocks_parent_class)->dispose (object);
}

static void
vedette_clocks_class_init (VedetteClocksClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = vedette_clocks_dispose;

  /**
   * VedetteClocks::changed:
   *
   * They show something else, have stopped or go on; at most once a minute while nobody does anything.
   */
  signals[SIGNAL_CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                          G_TYPE_NONE, 0);
}

static void
vedette_clocks_init (VedetteClocks *self)
{
  self->begun = -1;
  self->now = -1;
}

/**
 * vedette_clocks_new:
 * @rules: kept as long as this is
 *
 * Returns: (transfer full): the clocks of that battle, switched off
 */
VedetteClocks *
vedette_clocks_new (VedetteRules *rules)
{
  VedetteClocks *self = g_object_new (VEDETTE_TYPE_CLOCKS, NULL);
  g_autoptr (VedetteStep) newest = NULL;

  self->rules = g_object_ref (rules);
  newest = get_newest (self);
  self->newest = newest != NULL ? vedette_step_get_n (newest) : 0;
  g_signal_connect_object (vedette_rules_get_battle (rules), "applied", G_CALLBACK (on_applied), self, G_CONNECT_SWAPPED);
  return self;
}

/**
 * vedette_clocks_set_on:
 *
 * Switched off, they do nothing, cost nothing, and no step says anything of them; what has run since the newest step is
 * forgotten.
 */
void
vedette_clocks_set_on (VedetteClocks *self,
                       gboolean       on)
{
  if (self->on == on)
    return;
  self->on = on;
  self->paused = FALSE;
  self->begun = -1;
  self->counted = 0;
  vedette_battle_set_stopwatch (vedette_rules_get_battle (self->rules), on ? count_seconds : NULL, self);
  say_changed (self);
}

gboolean
vedette_clocks_get_on (VedetteClocks *self)
{
  return self->on;
}

/**
 * vedette_clocks_set_paused:
 *
 * Stops all clocks, until they are let go on or the next step is made.
 */
void
vedette_clocks_set_paused (VedetteClocks *self,
                           gboolean       paused)
{
  if (!self->on || self->paused == paused)
    return;
  self->paused = paused;
  say_changed (self);
}

gboolean
vedette_clocks_get_paused (VedetteClocks *self)
{
  return self->paused;
}

/**
 * vedette_clocks_list:
 *
 * Returns: (transfer full): what the clocks show now, as [class@Vedette.PartyClock]; none while they are off
 */
GListModel *
vedette_clocks_list (VedetteClocks *self)
{
  if (!self->on)
    return G_LIST_MODEL (g_list_store_new (VEDETTE_TYPE_PARTY_CLOCK));
  return vedette_rules_list_clocks (self->rules, vedette_rules_get_viewer (self->rules), count_seconds (self));
}

gboolean
vedette_clocks_is_running (VedetteClocks *self)
{
  return self->begun >= 0;
}

/**
 * vedette_clocks_get_wait:
 *
 * Returns: in how many seconds the next minute is full, and the program will be woken up, 1 to 60; 0 for never
 */
guint
vedette_clocks_get_wait (VedetteClocks *self)
{
  return self->timeout != 0 ? self->wait : 0;
}

/**
 * vedette_clocks_ride:
 *
 * Says that somebody will call vedette_clocks_look() each minute, until vedette_clocks_alight(): the clocks then do not wake
 * the program themselves. What they show may be late by a part of a minute.
 */
void
vedette_clocks_ride (VedetteClocks *self)
{
  self->n_carriers++;
  settle (self);
}

void
vedette_clocks_alight (VedetteClocks *self)
{
  g_return_if_fail (self->n_carriers > 0);

  self->n_carriers--;
  settle (self);
}

/**
 * vedette_clocks_look:
 *
 * Looks what the clocks show now, as they do by themselves when nobody else does.
 */
void
vedette_clocks_look (VedetteClocks *self)
{
  if (self->begun >= 0)
    say_changed (self);
}

/**
 * vedette_clocks_set_now:
 * @now: what the time is from now on, in microseconds; -1 for the real one
 *
 * For tests, which cannot wait.
 */
void
vedette_clocks_set_now (VedetteClocks *self,
                        gint64         now)
{
  self->now = now;
}
