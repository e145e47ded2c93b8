/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The verb `roll`: what a snatch roll needs, and the roll. */

#include "vedette-config.h"

#include <glib/gi18n-lib.h>

#include "cli/vedette-cli-attempt.h"
#include "cli/vedette-cli-json.h"
#include "cli/vedette-cli-private.h"
#include "core/dice/vedette-dice.h"

static VedetteDice *
make_dice (const VedetteCliAttempt *options)
{
  gint64 typed;
  guint64 seed;
  int natural;

  if (options->die != NULL && options->seed != NULL)
    {
      vedette_cli_misused (_("--die and --seed do not go together"));
      return NULL;
    }
  if (options->die != NULL)
    {
      if (!vedette_cli_parse_whole ("die", options->die, 1, VEDETTE_ATTEMPT_SIDES, &typed))
        return NULL;
      natural = (int) typed;
      return vedette_dice_new_typed (&natural, 1);
    }
  if (options->seed == NULL)
    return vedette_dice_new_kernel ();
  return vedette_cli_parse_seed (options->seed, &seed) ? vedette_dice_new_seed (seed, 0) : NULL;
}

static const char *
get_source_nick (VedetteDice *dice)
{
  g_autoptr (GEnumClass) klass = g_type_class_ref (VEDETTE_TYPE_DICE_SOURCE);

  return g_enum_get_value (klass, (int) vedette_dice_get_source (dice))->value_nick;
}

static void
write_json (VedetteBreakdown *breakdown,
            VedetteRuling    *ruling,
            VedetteDice      *dice,
            int               natural)
{
  g_autoptr (GString) out = g_string_new ("{");

  vedette_cli_json_breakdown (out, breakdown, ruling);
  g_string_append_printf (out, ",\"die\":{\"natural\":%d,\"source\":\"%s\"},\"success\":%s,\"low\":%s}\n", natural,
                          get_source_nick (dice),
                          natural >= vedette_breakdown_get_need (breakdown) ? "true" : "false",
                          natural <= VEDETTE_ATTEMPT_LOW ? "true" : "false");
  vedette_cli_put (out);
}

static void
say_result (VedetteBreakdown *breakdown,
            VedetteDice      *dice,
            int               natural)
{
  gboolean success = natural >= vedette_breakdown_get_need (breakdown);

  switch (vedette_dice_get_source (dice))
    {
    case VEDETTE_DICE_TYPED:
      vedette_cli_say (_("The die shows %d (typed)"), natural);
      break;
    case VEDETTE_DICE_SEED:
      vedette_cli_say (_("The die shows %d (from the seed)"), natural);
      break;
    case VEDETTE_DICE_KERNEL:
    default:
      vedette_cli_say (_("The die shows %d"), natural);
    }
  vedette_cli_say ("%s", success ? _("Takes the initiative") : _("The holder keeps the initiative"));
  if (natural <= VEDETTE_ATTEMPT_LOW)
    vedette_cli_say (_("A natural 1 to 3: all who are in contact fight first (S-46)"));
}

int
vedette_cli_roll (const char  *summary,
                  int          argc,
                  char       **argv)
{
  g_auto (VedetteCliAttempt) options = { 0 };
  g_autoptr (VedetteBreakdown) breakdown = NULL;
  g_autoptr (VedetteRuling) ruling = vedette_ruling_new ();
  g_autoptr (VedetteDice) dice = NULL;
  g_autoptr (GError) error = NULL;
  int status, natural;

  if (!vedette_cli_attempt_parse (&options, TRUE, summary, argc, argv, &status))
    return status;
  dice = make_dice (&options);
  if (dice == NULL)
    return VEDETTE_CLI_USAGE;
  if (!vedette_dice_roll (dice, VEDETTE_ATTEMPT_SIDES, &natural, &error))
    {
      vedette_cli_complain ("%s", error->message);
      return VEDETTE_CLI_REFUSED;
    }

  breakdown = vedette_attempt_break_down (&options.attempt);
  vedette_attempt_check (&options.attempt, ruling);
  if (options.json)
    {
      write_json (breakdown, ruling, dice, natural);
      return VEDETTE_CLI_DONE;
    }
  vedette_cli_attempt_say (breakdown, ruling);
  say_result (breakdown, dice, natural);
  return VEDETTE_CLI_DONE;
}
