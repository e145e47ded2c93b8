/* SPDX-License-Identifier: GPL-3.0-or-later */
/* For how long one party has had the battle in hand. */

#include "vedette-config.h"

#include "core/rules/story/vedette-party-clock.h"

#include <glib/gi18n-lib.h>

#define SECONDS_OF_MINUTE 60

VEDETTE_DEFINE_VALUE (VedettePartyClock, vedette_party_clock, VEDETTE_PARTY_CLOCK_FIELDS)

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
                            self->party->name, minutes);
  /* Translators: the name of a side, and for how many full minutes it has had the initiative */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s: %lu minute", "%s: %lu minutes", minutes),
                          self->party->name, minutes);
}
