/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A snatch roll from the command line: what `odds` and `roll` have in common. Private to the command line. */

#pragma once

#include "core/skirmish/state/vedette-attempt.h"

G_BEGIN_DECLS

/**
 * VedetteCliAttempt:
 * @attempt: what the options say
 * @json: whether a machine asks
 *
 * The rest are the texts of options.
 */
typedef struct
{
  VedetteAttempt attempt;
  gboolean json;

  char *troops;
  char *leader;
  char *counters;
  char *other;
  char *why;
  char *die;
  char *seed;
} VedetteCliAttempt;

gboolean vedette_cli_attempt_parse (VedetteCliAttempt  *self,
                                    gboolean            rolls,
                                    const char         *summary,
                                    int                 argc,
                                    char              **argv,
                                    int                *status);
void     vedette_cli_attempt_clear (VedetteCliAttempt  *self);
void     vedette_cli_attempt_say   (VedetteBreakdown   *breakdown,
                                    VedetteRuling      *ruling);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (VedetteCliAttempt, vedette_cli_attempt_clear)

G_END_DECLS
