/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The arithmetic of a snatch roll: base rate, leadership, the tactical factors, and what they come to. */

#include "vedette-config.h"

#include "core/skirmish/state/vedette-attempt.h"

#include <glib/gi18n-lib.h>

/* S-10: base initiative rates, by class of troops */
static const int base_rates[] = { 22, 21, 20, 19, 18, 17, 16 };

/* S-11: leadership factors; a man without a rating has none */
static const int leadership[] = { 0, 0, 1, 2, 3, 4 };

/* The tactical factors, signed as a bonus */
enum
{
  REACH = 2,       /* S-15, factor 1 */
  PER_COUNTER = 2, /* S-16, factor 2 */
  NO_SIGHT = -2,   /* S-20, factor 3 */
  ENGAGED = -4,    /* S-21, factor 4 */
  CARD = 4,        /* S-22, factor 5 */
};

G_STATIC_ASSERT (G_N_ELEMENTS (base_rates) == VEDETTE_TROOPS_DEMIGODS + 1);
G_STATIC_ASSERT (G_N_ELEMENTS (leadership) == VEDETTE_LEADER_INSPIRED + 1);

/**
 * vedette_troops_get_base:
 *
 * Returns: the base rate of a class, 16 to 22 (S-10)
 */
int
vedette_troops_get_base (VedetteTroops troops)
{
  return base_rates[troops];
}

/**
 * vedette_leader_get_factor:
 *
 * Returns: what a rating adds, 0 to 4 (S-11)
 */
int
vedette_leader_get_factor (VedetteLeader leader)
{
  return leadership[leader];
}

/**
 * vedette_counters_get_bonus:
 *
 * Returns: what so many counters add to a roll (S-16)
 */
int
vedette_counters_get_bonus (int counters)
{
  return PER_COUNTER * counters;
}

static int
get_engaged (const VedetteAttempt *self)
{
  return self->engaged && !self->break_off ? ENGAGED : 0;
}

static int
get_bonus (const VedetteAttempt *self)
{
  return vedette_leader_get_factor (self->leader) + (self->reach ? REACH : 0) + PER_COUNTER * self->counters +
         (self->no_sight ? NO_SIGHT : 0) + get_engaged (self) + (self->card ? CARD : 0) + self->traits + self->other;
}

/**
 * vedette_attempt_get_need:
 *
 * Returns: the bare d20 that wins (S-12); may be below 1 or above 20 (S-14)
 */
int
vedette_attempt_get_need (const VedetteAttempt *self)
{
  return vedette_troops_get_base (self->troops) - get_bonus (self);
}

/**
 * vedette_attempt_wins:
 * @natural: the bare d20
 *
 * Returns: whether it takes the initiative (S-12); no face wins or fails by itself (S-14) unless the players so wish
 */
gboolean
vedette_attempt_wins (const VedetteAttempt *self,
                      int                   natural)
{
  if (self->low_fails && natural <= VEDETTE_ATTEMPT_LOW)
    return FALSE;
  return natural >= vedette_attempt_get_need (self);
}

/**
 * vedette_attempt_sets_off:
 * @natural: the bare d20
 *
 * Returns: whether all in contact fight after it (S-46)
 */
gboolean
vedette_attempt_sets_off (const VedetteAttempt *self,
                          int                   natural)
{
  return natural <= VEDETTE_ATTEMPT_LOW && !(self->low_spares && vedette_attempt_wins (self, natural));
}

/**
 * vedette_attempt_find_low:
 * @wins: what came of the roll
 * @low: (inout): whether the die was 1 to 3, as far as that was said; then as far as it follows (A-S49)
 *
 * A side that keeps its die to itself says only what came of it.
 *
 * Returns: whether some face of the die comes to all that was said
 */
gboolean
vedette_attempt_find_low (const VedetteAttempt *self,
                          gboolean              wins,
                          VedetteTri           *low)
{
  gboolean is_low = *low != VEDETTE_TRI_NO, is_high = *low != VEDETTE_TRI_YES;
  int n_low = 0, n_high = 0;

  for (int natural = 1; natural <= VEDETTE_ATTEMPT_SIDES; natural++)
    if (vedette_attempt_wins (self, natural) == wins)
      {
        n_low += natural <= VEDETTE_ATTEMPT_LOW;
        n_high += natural > VEDETTE_ATTEMPT_LOW;
      }
  if (*low == VEDETTE_TRI_UNTRACKED && (n_low == 0) != (n_high == 0))
    *low = n_low > 0 ? VEDETTE_TRI_YES : VEDETTE_TRI_NO;
  return (is_low && n_low > 0) || (is_high && n_high > 0);
}

static void
add_base (VedetteBreakdown     *breakdown,
          const VedetteAttempt *self)
{
  vedette_breakdown_add_base (breakdown, VEDETTE_PARTY_ROLLER, "base", vedette_troops_get_label (self->troops),
                              vedette_troops_get_base (self->troops), "S-10", _("base rate"));
}

static void
add_leadership (VedetteBreakdown     *breakdown,
                const VedetteAttempt *self)
{
  vedette_breakdown_add_factor (breakdown, VEDETTE_PARTY_ROLLER, "leadership", vedette_leader_get_label (self->leader),
                                vedette_leader_get_factor (self->leader), "S-11", _("leadership of the nominee"));
}

static void
add_counters (VedetteBreakdown     *breakdown,
              const VedetteAttempt *self)
{
  g_autofree char *label =
    /* Translators: how many counters the side has, such as 2 */
    g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%d counter", "%d counters", (gulong) self->counters),
                     self->counters);

  vedette_breakdown_add_factor (breakdown, VEDETTE_PARTY_ROLLER, "counters", label, PER_COUNTER * self->counters,
                                "S-16", _("each shooting action of this holding"));
}

static void
add_engaged (VedetteBreakdown     *breakdown,
             const VedetteAttempt *self)
{
  const char *label = self->engaged && self->break_off ? _("in melee, breaks off at will") : _("in melee");

  vedette_breakdown_add_factor (breakdown, VEDETTE_PARTY_ROLLER, "engaged", label, get_engaged (self), "S-21", "");
}

static void
add_other (VedetteBreakdown     *breakdown,
           const VedetteAttempt *self)
{
  gboolean named = self->other_why != NULL && *self->other_why != '\0';

  vedette_breakdown_add_factor (breakdown, VEDETTE_PARTY_ROLLER, "other", named ? self->other_why : _("other"),
                                self->other, NULL, _("house rule"));
}

/**
 * vedette_attempt_break_down:
 *
 * Returns: (transfer full): every factor in the order of the rules, zeros included, the number needed, and the
 *   outcomes: `success` and `failure`, which add up to 1, and `low`, a natural 1 to 3 after which all in contact fight
 *   (S-46), which goes with either
 */
VedetteBreakdown *
vedette_attempt_break_down (const VedetteAttempt *self)
{
  VedetteBreakdown *breakdown = vedette_breakdown_new ();
  int winning = 0, low = 0;

  breakdown->sides = VEDETTE_ATTEMPT_SIDES;
  for (int natural = 1; natural <= VEDETTE_ATTEMPT_SIDES; natural++)
    {
      gboolean wins = vedette_attempt_wins (self, natural), sets_off = vedette_attempt_sets_off (self, natural);

      winning += wins;
      low += sets_off;
      breakdown->winning |= (guint32) wins << natural;
      breakdown->marked |= (guint32) sets_off << natural;
    }

  add_base (breakdown, self);
  add_leadership (breakdown, self);
  vedette_breakdown_add_factor (breakdown, VEDETTE_PARTY_ROLLER, "reach", _("in reach"), self->reach ? REACH : 0,
                                "S-15", "");
  add_counters (breakdown, self);
  vedette_breakdown_add_factor (breakdown, VEDETTE_PARTY_ROLLER, "sight", _("destination out of sight"),
                                self->no_sight ? NO_SIGHT : 0, "S-20", "");
  add_engaged (breakdown, self);
  vedette_breakdown_add_factor (breakdown, VEDETTE_PARTY_ROLLER, "card", _("order card"), self->card ? CARD : 0,
                                "S-22", "");
  vedette_roller_add_factors (&self->roller, breakdown);
  add_other (breakdown, self);

  breakdown->need = vedette_attempt_get_need (self);
  vedette_breakdown_add_outcome (breakdown, "success", _("takes the initiative"),
                                 vedette_chance_new (winning, VEDETTE_ATTEMPT_SIDES));
  vedette_breakdown_add_outcome (breakdown, "failure", _("the holder keeps the initiative"),
                                 vedette_chance_new (VEDETTE_ATTEMPT_SIDES - winning, VEDETTE_ATTEMPT_SIDES));
  vedette_breakdown_add_outcome (breakdown, "low", _("natural 1–3: everyone in contact fights"),
                                 vedette_chance_new (low, VEDETTE_ATTEMPT_SIDES));
  return breakdown;
}

/**
 * vedette_attempt_check:
 *
 * Finds factors that do not go together (S-X27).
 */
void
vedette_attempt_check (const VedetteAttempt *self,
                       VedetteRuling        *ruling)
{
  if (self->reach && self->engaged && !self->break_off && !self->reach_engaged)
    vedette_ruling_warn (ruling, "S-X27",
                         _("“In reach” does not count for continuing a melee. Uncheck “In reach”."));
}
