/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The verb `odds`: what a snatch roll needs, and why. */

#include "vedette-config.h"

#include "cli/vedette-cli-attempt.h"
#include "cli/vedette-cli-json.h"
#include "cli/vedette-cli-private.h"

int
vedette_cli_odds (const char  *summary,
                  int          argc,
                  char       **argv)
{
  g_auto (VedetteCliAttempt) options = { 0 };
  g_autoptr (VedetteBreakdown) breakdown = NULL;
  g_autoptr (VedetteRuling) ruling = vedette_ruling_new ();
  g_autoptr (GString) out = NULL;
  int status;

  if (!vedette_cli_attempt_parse (&options, FALSE, summary, argc, argv, &status))
    return status;

  breakdown = vedette_attempt_break_down (&options.attempt);
  vedette_attempt_check (&options.attempt, ruling);
  if (!options.json)
    {
      vedette_cli_attempt_say (breakdown, ruling);
      return VEDETTE_CLI_DONE;
    }
  out = g_string_new ("{");
  vedette_cli_json_breakdown (out, breakdown, ruling);
  g_string_append (out, "}\n");
  vedette_cli_put (out);
  return VEDETTE_CLI_DONE;
}
