/* SPDX-License-Identifier: GPL-3.0-or-later */
/* For how long one party has had the battle in hand. */

#include "vedette-config.h"

#include "core/rules/story/vedette-party-clock.h"

#include <glib/gi18n-lib.h>

#define SECONDS_OF_MINUTE 60

struct _VedettePartyClock
{
  GObject parent_instance;

  VedetteParty *party;
  gint64 seconds;
  gboolean holds;
};

G_DEFINE_FINAL_TYPE (VedettePartyClock, vedette_party_clock, G_TYPE_OBJECT)

static void
vedette_party_clock_finalize (GObject *object)
{
  g_clear_object (&VEDETTE_PARTY_CLOCK (object)->party);

  G_OBJECT_CLASS (vedette_party_clock_parent_class)->finalize (object);
}

static void
vedette_party_clock_class_init (VedettePartyClockClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = vedette_party_clock_finalize;
}

static void
vedette_party_clock_init (VedettePartyClock *self)
{
}

/**
 * vedette_party_clock_add:
 * @list: (element-type VedettePartyClock): where to
 * @seconds: for how long, so far
 * @holds: whether it is this party that has the battle in hand now
 *
 * Returns: (transfer none): the clock of that party
 */
VedettePartyClock *
vedette_party_clock_add (GListStore   *list,
                   VedetteParty *party,
                   gint64        seconds,
                   gboolean      holds)
{
  g_autoptr (VedettePartyClock) self = g_object_new (VEDETTE_TYPE_PARTY_CLOCK, NULL);

  self->party = g_object_ref (party);
  self->seconds = seconds;
  self->holds = holds;
  g_list_store_append (list, self);
  return self;
}

/**
 * vedette_party_clock_get_party:
 *
 * Returns: (transfer none): whose it is
 */
VedetteParty *
vedette_party_clock_get_party (VedettePartyClock *self)
{
  return self->party;
}

gint64
vedette_party_clock_get_seconds (VedettePartyClock *self)
{
  return self->seconds;
}

gboolean
vedette_party_clock_get_holds (VedettePartyClock *self)
{
  return self->holds;
}

/**
 * vedette_party_clock_say_minutes:
 *
 * Returns: (transfer full): the full minutes, for little room; they change once a minute, and so need no look more often
 */
char *
vedette_party_clock_say_minutes (gint64 seconds)
{
  /* Translators: how many full minutes, as short as may be */
  return g_strdup_printf (_("%d min"), (int) (seconds / SECONDS_OF_MINUTE));
}

/**
 * vedette_party_clock_describe:
 *
 * Returns: (transfer full): the same in words, with whose it is
 */
char *
vedette_party_clock_describe (VedettePartyClock *self)
{
  gulong minutes = (gulong) (self->seconds / SECONDS_OF_MINUTE);

  if (self->holds)
    /* Translators: the name of a side, and for how many full minutes it has had the initiative; it has it now */
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s: %lu minute, holds now", "%s: %lu minutes, holds now", minutes),
                            vedette_party_get_name (self->party), minutes);
  /* Translators: the name of a side, and for how many full minutes it has had the initiative */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s: %lu minute", "%s: %lu minutes", minutes),
                          vedette_party_get_name (self->party), minutes);
}
