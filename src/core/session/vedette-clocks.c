/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The clocks of a battle that is being played. The clocks run, and emit a signal when a shown time changes. */

#include "vedette-config.h"

#include "core/session/vedette-clocks.h"

#define SECONDS_OF_MINUTE 60

/**
 * VedetteClocks:
 *
 * Each step records for how long a clock has run since the previous step. This object adds only the time since the
 * newest step, and that time is lost when the battle is closed. So a clock runs only while the battle is shown, and
 * continues from the newest step when the battle is opened again.
 *
 * The clock runs for the party that has the battle in hand, that is, for the party that is to act. At most one timeout
 * is pending, for the next full minute of that party. No timeout is pending while the clocks are off, or while no party
 * has the battle in hand.
 */
struct _VedetteClocks
{
  GObject parent_instance;

  VedetteRules *rules; /* owned by the clocks, because a label that shows the clocks may outlive the session */
  gboolean on;
  gint64 newest;  /* the number of the newest step, even if that step is undone */
  gint64 counted; /* the microseconds counted for the next step, without the time since @begun */
  gint64 begun;   /* when counting began, on the monotonic clock, which pauses during suspend; -1 while not counting */
  gint64 now;     /* the time that a test has set, in microseconds; -1 for the real time */
  guint timeout;
  guint wait;
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

/* Returns the seconds since the newest step. This function is the VedetteStopwatch of the battle. */
static gint64
count_seconds (gpointer data)
{
  return count (data) / G_USEC_PER_SEC;
}

/* Returns the total number of seconds of the party that has the battle in hand now; -1 if no party has the battle in
 * hand. */
static gint64
get_seconds_of_holder (VedetteClocks *self)
{
  vedette_each_new (VedetteParty, party, vedette_clocks_list (self))
    if (party->holds)
      return party->seconds;
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

/* Starts or stops counting, depending on the state of the clocks, and sets a timeout for the next full minute. */
static void
settle (VedetteClocks *self)
{
  gint64 seconds = self->on ? get_seconds_of_holder (self) : -1;

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
  self->wait = (guint) (SECONDS_OF_MINUTE - seconds % SECONDS_OF_MINUTE);
  /* The timeout is one second longer, because g_timeout_add_seconds() may fire before the minute is full. */
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
      /* A step records whole seconds. The remaining fraction of a second is counted for the next step, so that no
       * time is lost. */
      self->counted = count (self) - vedette_step_get_ran (newest) * G_USEC_PER_SEC;
      self->begun = self->begun >= 0 ? get_now (self) : -1;
      self->newest = vedette_step_get_n (newest);
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
   * Emitted when the clocks show another time, stop or continue; at most once a minute while no steps are made.
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
 * @rules: the rules of the battle; the clocks own a reference
 *
 * Returns: (transfer full): the clocks of the battle, switched off
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
 * Switches the clocks on or off. While the clocks are off, they cost nothing and steps record no time. The time since
 * the newest step is forgotten.
 */
void
vedette_clocks_set_on (VedetteClocks *self,
                       gboolean       on)
{
  if (self->on == on)
    return;
  self->on = on;
  self->begun = -1;
  self->counted = 0;
  vedette_battle_set_stopwatch (vedette_rules_get_battle (self->rules), on ? count_seconds : NULL, self);
  say_changed (self);
}

/**
 * vedette_clocks_list:
 *
 * Returns: (transfer full): the present times as [class@Vedette.Party], from vedette_rules_list_clocks(); empty while the
 *   clocks are off
 */
GListModel *
vedette_clocks_list (VedetteClocks *self)
{
  if (!self->on)
    return G_LIST_MODEL (g_list_store_new (VEDETTE_TYPE_PARTY));
  return vedette_rules_list_clocks (self->rules, vedette_rules_get_viewer (self->rules), count_seconds (self));
}

/**
 * vedette_clocks_get_wait:
 *
 * Returns: the seconds from the start of the timeout to the next full minute, from 1 to 60; 0 if no timeout is pending
 */
guint
vedette_clocks_get_wait (VedetteClocks *self)
{
  return self->wait;
}

/**
 * vedette_clocks_set_now:
 * @now: the time from now on, in microseconds; -1 for the real time
 *
 * Sets the time for tests, which cannot wait.
 */
void
vedette_clocks_set_now (VedetteClocks *self,
                        gint64         now)
{
  self->now = now;
}
