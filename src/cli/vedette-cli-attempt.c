/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A snatch roll from the command line: what `odds` and `roll` have in common. */

#include "vedette-config.h"

#include "cli/vedette-cli-attempt.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "cli/vedette-cli-private.h"

static gboolean
read_options (VedetteCliAttempt *self,
              int               *status)
{
  VedetteAttempt *attempt = &self->attempt;
  int troops = 0, leader = VEDETTE_LEADER_NONE;
  gint64 counters = 0, other = 0;

  *status = VEDETTE_CLI_USAGE;
  if (self->troops == NULL)
    {
      vedette_cli_misused (_("--troops is needed"));
      return FALSE;
    }
  if (!vedette_cli_parse_word ("troops", self->troops, VEDETTE_TYPE_TROOPS, VEDETTE_TROOPS_SUB_HUMAN, &troops) ||
      !vedette_cli_parse_word ("leader", self->leader, VEDETTE_TYPE_LEADER, VEDETTE_LEADER_USELESS, &leader) ||
      !vedette_cli_parse_whole ("counters", self->counters, 0, VEDETTE_ATTEMPT_MAX_COUNTERS, &counters) ||
      !vedette_cli_parse_whole ("other", self->other, -VEDETTE_ATTEMPT_MAX_OTHER, VEDETTE_ATTEMPT_MAX_OTHER, &other))
    return FALSE;
  attempt->troops = (VedetteTroops) troops;
  attempt->leader = (VedetteLeader) leader;
  attempt->counters = (int) counters;
  attempt->other = (int) other;
  attempt->other_why = self->why;
  *status = VEDETTE_CLI_DONE;
  return TRUE;
}

/**
 * vedette_cli_attempt_parse:
 * @self: all zero
 * @rolls: whether there is a die too
 * @status: (out): what to exit with if there is nothing more to do
 *
 * Returns: whether the verb is to go on
 */
gboolean
vedette_cli_attempt_parse (VedetteCliAttempt  *self,
                           gboolean            rolls,
                           const char         *summary,
                           int                 argc,
                           char              **argv,
                           int                *status)
{
  VedetteAttempt *attempt = &self->attempt;
  GOptionEntry entries[] = {
    { "troops", 0, 0, G_OPTION_ARG_STRING, &self->troops, N_("The class of the nominee, see below"), N_("CLASS") },
    { "leader", 0, 0, G_OPTION_ARG_STRING, &self->leader, N_("His own rating as a leader, see below"), N_("RATING") },
    { "reach", 0, 0, G_OPTION_ARG_NONE, &attempt->reach, N_("He is in reach of the enemy or his objective"), NULL },
    { "counters", 0, 0, G_OPTION_ARG_STRING, &self->counters, N_("Counters that his side holds"), N_("N") },
    { "no-sight", 0, 0, G_OPTION_ARG_NONE, &attempt->no_sight, N_("He does not see his destination"), NULL },
    { "engaged", 0, 0, G_OPTION_ARG_NONE, &attempt->engaged, N_("He is in melee"), NULL },
    { "break-off", 0, 0, G_OPTION_ARG_NONE, &attempt->break_off, N_("He may leave a melee at will"), NULL },
    { "card", 0, 0, G_OPTION_ARG_NONE, &attempt->card, N_("He carries out his order card"), NULL },
    { "other", 0, 0, G_OPTION_ARG_STRING, &self->other, N_("Another bonus or penalty, from −40 to 40"), N_("N") },
    { "why", 0, 0, G_OPTION_ARG_STRING, &self->why, N_("The reason for it"), N_("TEXT") },
    { "json", 0, 0, G_OPTION_ARG_NONE, &self->json, N_("Answer in JSON"), NULL },
    /* The rest is for who rolls; the table ends here for who does not. */
    { NULL },
    { NULL },
    { NULL },
  };
  const GOptionEntry die[] = {
    { "die", 0, 0, G_OPTION_ARG_STRING, &self->die, N_("What the real die shows"), N_("N") },
    { "seed", 0, 0, G_OPTION_ARG_STRING, &self->seed, N_("Roll from this seed, to be able to repeat it"), N_("N") },
  };
  g_autofree char *classes = vedette_enum_list_nicks (VEDETTE_TYPE_TROOPS, VEDETTE_TROOPS_SUB_HUMAN);
  g_autofree char *ratings = vedette_enum_list_nicks (VEDETTE_TYPE_LEADER, VEDETTE_LEADER_USELESS);
  /* Translators: words that are not translated; CLASS and RATING are as above */
  g_autofree char *words = g_strdup_printf (_("CLASS: %s\nRATING: %s; left out for no leader"), classes, ratings);

  if (rolls)
    memcpy (&entries[G_N_ELEMENTS (entries) - 3], die, sizeof die);
  if (!vedette_cli_parse (summary, words, entries, argc, argv, status))
    return FALSE;
  return read_options (self, status);
}

void
vedette_cli_attempt_clear (VedetteCliAttempt *self)
{
  g_clear_pointer (&self->troops, g_free);
  g_clear_pointer (&self->leader, g_free);
  g_clear_pointer (&self->counters, g_free);
  g_clear_pointer (&self->other, g_free);
  g_clear_pointer (&self->why, g_free);
  g_clear_pointer (&self->die, g_free);
  g_clear_pointer (&self->seed, g_free);
}

/* As many columns as a terminal needs for it. */
static int
get_width (const char *text)
{
  int width = 0;

  for (const char *p = text; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);

      width += g_unichar_iszerowidth (c) ? 0 : g_unichar_iswide (c) ? 2 : 1;
    }
  return width;
}

static int
get_widest (GListModel *factors)
{
  int widest = 0;

  for (guint i = 0; i < g_list_model_get_n_items (factors); i++)
    {
      g_autoptr (VedetteFactor) factor = g_list_model_get_item (factors, i);

      widest = MAX (widest, get_width (vedette_factor_get_label (factor)));
    }
  return widest;
}

/**
 * vedette_cli_attempt_say:
 * @ruling: whose findings go with it
 *
 * Prints the breakdown for a person.
 */
void
vedette_cli_attempt_say (VedetteBreakdown *breakdown,
                         VedetteRuling    *ruling)
{
  GListModel *factors = vedette_breakdown_get_factors (breakdown);
  g_autofree char *percent = vedette_chance_percent (vedette_breakdown_get_chance (breakdown, "success"));
  int widest = get_widest (factors);

  for (guint i = 0; i < g_list_model_get_n_items (factors); i++)
    {
      g_autoptr (VedetteFactor) factor = g_list_model_get_item (factors, i);
      const char *label = vedette_factor_get_label (factor);
      gboolean is_base = g_str_equal (vedette_factor_get_id (factor), "base");
      gboolean is_bare = is_base || vedette_factor_get_value (factor) == 0;
      g_autofree char *value = g_strdup_printf (is_bare ? "%d" : "%+d", vedette_factor_get_value (factor));

      vedette_cli_say ("%6s  %s%*s  %s", value, label, widest - get_width (label), "",
                       vedette_factor_get_source (factor));
    }
  /* Translators: the first is the number that the die must show, the second a chance such as “55 %” */
  vedette_cli_say (_("needs %d or more · %s"), vedette_breakdown_get_need (breakdown), percent);
  for (guint i = 0; i < vedette_ruling_get_n (ruling); i++)
    vedette_cli_say (_("Note: %s"), vedette_ruling_nth_why (ruling, i));
}
