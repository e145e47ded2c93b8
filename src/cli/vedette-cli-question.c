/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The verbs that are questions of a system, such as what a roll needs: they need no battle. */

#include "vedette-config.h"

#include <glib/gi18n-lib.h>

#include "cli/vedette-cli-params.h"
#include "cli/vedette-cli-private.h"
#include "core/systems.h"

/* What is asked, and how */
typedef struct
{
  const VedetteQuestion *question;
  char *systems; /* those that know the question */
  char *system;
  char *die;
  char *seed;
  gboolean json;
  gboolean explain;
} Asking;

static void
clear_asking (Asking *self)
{
  g_clear_pointer (&self->systems, g_free);
  g_clear_pointer (&self->system, g_free);
  g_clear_pointer (&self->die, g_free);
  g_clear_pointer (&self->seed, g_free);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Asking, clear_asking)

/* Takes the question of the system that is named, else that of the first that has it. Returns how many have it. */
static guint
find_question (Asking     *self,
               const char *name,
               const char *system)
{
  g_autoptr (GString) names = g_string_new (NULL);
  guint n = 0;

  for (guint i = 0; vedette_systems[i] != NULL; i++)
    {
      const char *id = vedette_system_get_id (vedette_systems[i]);
      const VedetteQuestion *question = vedette_system_find_question (vedette_systems[i], name);

      if (question == NULL)
        continue;
      if (n == 0 || g_strcmp0 (id, system) == 0)
        self->question = question;
      g_string_append_printf (names, "%s%s", n > 0 ? ", " : "", id);
      n++;
    }
  self->systems = g_strdup (names->str);
  return n;
}

static void
add_own_options (Asking           *self,
                 guint             n_systems,
                 VedetteCliParams *params)
{
  vedette_cli_params_add (params, (GOptionEntry){ "json", 0, 0, G_OPTION_ARG_NONE, &self->json, N_("Answer in JSON"), NULL });
  vedette_cli_params_add (params, (GOptionEntry){ "explain", 0, 0, G_OPTION_ARG_NONE, &self->explain,
                                                  N_("Explain the rules behind the answer"), NULL });
  if (self->question->sides > 0)
    {
      vedette_cli_params_add (params, (GOptionEntry){ "die", 0, 0, G_OPTION_ARG_STRING, &self->die,
                                                      N_("Number on the real die"), N_("N") });
      vedette_cli_params_add (params, (GOptionEntry){ "seed", 0, 0, G_OPTION_ARG_STRING, &self->seed,
                                                      N_("Use this seed to get the same rolls again"), N_("N") });
    }
  /* Where there is no choice, help says nothing of it. */
  vedette_cli_params_add (params, (GOptionEntry){ "system", 0, n_systems > 1 ? G_OPTION_FLAG_NONE : G_OPTION_FLAG_HIDDEN,
                                                  G_OPTION_ARG_STRING, &self->system, N_("Game system"), N_("SYSTEM") });
}

/* Whether what was said can be meant; if not, says why. */
static gboolean
check (const VedetteMoveKind *kind,
       VedetteMove           *asked)
{
  g_autoptr (VedetteRuling) ruling = vedette_ruling_new ();

  if (kind->check != NULL)
    kind->check (asked, NULL, ruling);
  if (ruling->verdict != VEDETTE_VERDICT_REFUSED)
    return TRUE;
  if (ruling->about != NULL)
    vedette_cli_misused ("--%s: %s", ruling->about, ruling->why);
  else
    vedette_cli_misused ("%s", ruling->why);
  return FALSE;
}

static VedetteDice *
make_dice (const Asking *self)
{
  gint64 typed;
  guint64 seed;
  int natural;

  if (self->die != NULL && self->seed != NULL)
    {
      vedette_cli_misused (_("Use either --%s or --%s, not both"), "die", "seed");
      return NULL;
    }
  if (self->die != NULL)
    {
      if (!vedette_cli_parse_whole ("die", self->die, 1, self->question->sides, &typed))
        return NULL;
      natural = (int) typed;
      return vedette_dice_new_typed (&natural, 1);
    }
  if (self->seed == NULL)
    return vedette_dice_new_kernel ();
  return vedette_cli_parse_seed (self->seed, &seed) ? vedette_dice_new_seed (seed, 0) : NULL;
}

static void
put_answer (VedetteAnswer *answer,
            const Asking  *self)
{
  for (guint i = 0; !self->json && i < answer->lines->len; i++)
    vedette_cli_say ("%s", (const char *) answer->lines->pdata[i]);
  if (self->explain && !self->json)
    vedette_cli_explain (answer->rules);
  if (self->explain && self->json)
    vedette_cli_put_explained (answer->rules, answer->tree);
  if (self->json)
    vedette_cli_put_tree (answer->tree);
}

/**
 * vedette_cli_ask:
 * @summary: of the first system that has the question; help is about the one that is asked
 * @argv: the first is the name of a question
 */
int
vedette_cli_ask (const char  *summary,
                 int          argc,
                 char       **argv)
{
  g_auto (Asking) self = { 0 };
  guint n_systems = find_question (&self, argv[0], vedette_cli_find_value (argc, argv, "system"));
  const VedetteQuestion *question = self.question;
  g_autoptr (VedetteCliParams) params = vedette_cli_params_new (question->asked.params);
  g_autoptr (VedetteMove) asked = g_object_new (vedette_move_kind_get_type (&question->asked), NULL);
  g_autoptr (VedetteAnswer) answer = vedette_answer_new ();
  g_autoptr (VedetteDice) dice = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *words = question->say_words != NULL ? question->say_words () : NULL;
  int status;

  add_own_options (&self, n_systems, params);
  if (!vedette_cli_parse (_(question->asked.label), words, vedette_cli_params_get_entries (params), argc, argv, &status))
    return status;
  if (self.system != NULL &&
      (vedette_systems_find (self.system) == NULL ||
       vedette_system_find_question (vedette_systems_find (self.system), argv[0]) == NULL))
    return vedette_cli_misused (_("--%s cannot be “%s”. Use one of: %s"), "system", self.system, self.systems);
  if (!vedette_cli_params_read (params, asked) || !check (&question->asked, asked))
    return VEDETTE_CLI_USAGE;
  if (question->sides > 0)
    dice = make_dice (&self);
  if (question->sides > 0 && dice == NULL)
    return VEDETTE_CLI_USAGE;
  if (!question->answer (asked, dice, answer, &error))
    {
      vedette_cli_complain ("%s", error->message);
      return VEDETTE_CLI_REFUSED;
    }
  put_answer (answer, &self);
  return VEDETTE_CLI_DONE;
}
