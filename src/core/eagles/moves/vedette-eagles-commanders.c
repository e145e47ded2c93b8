/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Commanders on the table, at any time: they go to a division of others, or are lost. */

#include "vedette-config.h"

#include <glib/gi18n-lib.h>

#include "core/eagles/moves/vedette-eagles-moves.h"
#include "core/eagles/state/vedette-eagles-choices.h"
#include "core/rules/vedette-facts.h"

static gpointer
find_command (VedetteMove         *move,
              const VedetteEagles *self)
{
  return vedette_eagles_find_command (self, vedette_move_get_id (move, "command"));
}

static gpointer
find_division (VedetteMove         *move,
               const VedetteEagles *self)
{
  return vedette_eagles_find (self, vedette_division_get_type (), vedette_move_get_id (move, "division"));
}

/* Attached to a division (E-32) */

static void
list_attachable (VedetteMove          *move,
                 const VedetteContext *self,
                 GListStore           *choices)
{
  g_autoptr (GPtrArray) commands = vedette_eagles_list_commands (self, NULL);

  for (guint i = 0; i < commands->len; i++)
    if (!VEDETTE_IS_DIVISION (commands->pdata[i]) && !vedette_eagles_get_flag (commands->pdata[i], "fallen"))
      vedette_eagles_add_commander (self, choices, commands->pdata[i],
                                    vedette_eagles_get_army_of (self, commands->pdata[i]));
}

static gboolean
may_be_joined (const VedetteEagles *self,
               gpointer             command,
               gpointer             division)
{
  return vedette_eagles_get_army_of (self, division) == vedette_eagles_get_army_of (self, command) &&
         vedette_division_get_kind (division) == VEDETTE_DIVISION_LED && vedette_eagles_is_on_table (self, division);
}

/* Those of his army; of both as long as he is not said */
static void
list_joined (VedetteMove          *move,
             const VedetteContext *self,
             GListStore           *choices)
{
  gpointer command = find_command (move, self);
  g_autoptr (GPtrArray) divisions = vedette_eagles_list_divisions (self, NULL, VEDETTE_DIVISION_LED);

  for (guint i = 0; i < divisions->len; i++)
    if (may_be_joined (self, command != NULL ? command : divisions->pdata[i], divisions->pdata[i]))
      vedette_eagles_add_choice (self, choices, divisions->pdata[i], NULL);
}

static void
read_attached (VedetteMove          *move,
               const VedetteContext *self,
               GValue               *value)
{
  gpointer command = find_command (move, self);

  if (command != NULL && !VEDETTE_IS_DIVISION (command))
    g_value_set_int64 (value, vedette_eagles_get_id (command, "attached"));
}

static gboolean
is_rolling (const VedetteEagles *self,
            gpointer             command)
{
  return vedette_eagles_is_on (self, VEDETTE_EAGLES_ON_STEALING) &&
         vedette_eagles_game_get_leader (self->game) == vedette_record_get_id (command);
}

/* Whether there is anywhere else for one of the commanders to be */
static gboolean
has_place (const VedetteEagles *self)
{
  g_autoptr (GPtrArray) commands = vedette_eagles_list_commands (self, NULL);
  g_autoptr (GPtrArray) divisions = vedette_eagles_list_divisions (self, NULL, VEDETTE_DIVISION_LED);

  for (guint i = 0; i < commands->len; i++)
    {
      if (VEDETTE_IS_DIVISION (commands->pdata[i]) || vedette_eagles_get_flag (commands->pdata[i], "fallen") ||
          is_rolling (self, commands->pdata[i]))
        continue;
      if (vedette_eagles_get_id (commands->pdata[i], "attached") != 0)
        return TRUE;
      for (guint k = 0; k < divisions->len; k++)
        if (may_be_joined (self, commands->pdata[i], divisions->pdata[k]))
          return TRUE;
    }
  return FALSE;
}

/* Who rolls, and whether points may be added, is settled when the first points are given (E-X09). */
static void
open_attach (VedetteMove          *move,
             const VedetteContext *self,
             VedetteRuling        *ruling)
{
  gboolean allocated = FALSE;

  if (!vedette_move_is_said (move, "command") && !has_place (self))
    vedette_ruling_forbid (ruling, "E-34", _("No army or corps commander can be attached or detached now. Continue with the "
                                             "current phase."));
  for (int side = 0; side < VEDETTE_N_EAGLES_SIDES; side++)
    allocated |= vedette_army_get_allocated (vedette_eagles_get_army (self, (VedetteEaglesSide) side)) !=
                 VEDETTE_EAGLES_NOT_ALLOCATED;
  if (allocated)
    vedette_ruling_forbid (ruling, "E-X09", _("Points are already allocated. Make the roll first."));
}

static gboolean
is_said (VedetteMove         *move,
         const VedetteEagles *self,
         VedetteRuling       *ruling)
{
  gboolean none = vedette_move_get_boolean (move, "no-division");

  if (!vedette_record_kind_needs (move, "command", ruling) ||
      !vedette_eagles_check_said (move, self, "command", find_command (move, self), ruling) ||
      !vedette_eagles_check_said (move, self, "division", find_division (move, self), ruling))
    return FALSE;
  if (none == vedette_move_is_said (move, "division"))
    {
      vedette_ruling_forbid_about (ruling, "E-32", "division",
                                   _("Choose a division for the commander, or none"));
      return FALSE;
    }
  return TRUE;
}

static void
check_attach (VedetteMove          *move,
              const VedetteContext *self,
              VedetteRuling        *ruling)
{
  gpointer command = find_command (move, self), division = find_division (move, self);
  g_autofree char *name = NULL, *of = NULL;

  if (!is_said (move, self, ruling))
    return;
  name = vedette_eagles_say_commander (self, command);
  of = vedette_eagles_say (self, command);
  if (VEDETTE_IS_DIVISION (command))
    vedette_ruling_forbid_about (ruling, "E-34", "command",
                                 /* Translators: the name of a commander, or of what they command */
                                 _("%s cannot be attached. Choose an army or corps commander."),
                                 name);
  else if (vedette_eagles_get_flag (command, "fallen"))
    /* Translators: an army, a corps or a division */
    vedette_ruling_forbid_about (ruling, "A-E32", "command", _("The commander of %s is out. Choose a different commander."),
                                 of);
  else if (division != NULL && !may_be_joined (self, command, division))
    vedette_ruling_forbid_about (ruling, "E-34", "division",
                                 _("Choose a division on the table from the commander’s army"));
  else if (vedette_eagles_get_id (command, "attached") == (division != NULL ? vedette_record_get_id (division) : 0))
    vedette_ruling_forbid_about (ruling, NULL, "division",
                                 /* Translators: the name of a commander, or of what they command */
                                 _("Nothing would change for %s. Choose a different division."), name);
  else if (is_rolling (self, command))
    /* Translators: the name of a commander, or of what they command */
    vedette_ruling_forbid_about (ruling, "E-36", "command", _("%s is rolling for the initiative. Make that roll first."),
                                 name);
}

static gboolean
perform_attach (VedetteMove           *move,
                const VedetteContext  *self,
                VedetteEdit           *edit,
                VedetteDice           *dice,
                GError               **error)
{
  gpointer command = find_command (move, self), division = find_division (move, self);
  g_autofree char *name = vedette_eagles_say_commander (self, command);

  vedette_facts_note_text (edit, "command", name);
  if (division != NULL)
    vedette_eagles_note_name (self, edit, "division", division);
  vedette_edit_set (edit, command, "attached", division != NULL ? vedette_record_get_id (division) : (gint64) 0, NULL);
  return TRUE;
}

static char *
describe_attach (JsonObject *facts)
{
  const char *command = vedette_fact_text (facts, "command"), *division = vedette_fact_text (facts, "division");

  if (*division == '\0')
    /* Translators: a step of the log; a commander who was attached to a division */
    return g_strdup_printf (_("%s was detached."), command);
  /* Translators: a step of the log; a commander and a division */
  return g_strdup_printf (_("%s joined %s."), command, division);
}

const VedetteMoveKind vedette_eagles_attach_move = {
  .name = "attach",
  .rule = "E-32",
  .label = N_("Attach Commander…"),
  .verb = N_("Attach"),
  .key = "a",
  .group = VEDETTE_MOVE_PLAY,
  .open_in = VEDETTE_EAGLES_ON_GAME,
  .params = (const VedetteParam[]){
    VEDETTE_SAY_ANY ("command", list_attachable, .label = VEDETTE_EAGLES_LABEL_WHO_COMMANDS, .needed = TRUE),
    VEDETTE_SAY_REF ("division", vedette_division, list_joined, .label = VEDETTE_EAGLES_LABEL_LED_DIVISION,
                     .rule = "E-32", .none = NC_("nothing is chosen", "None"), .now = read_attached,
                     .hint = N_("The senior officer with a division rolls for it. Ratings are never added together.")),
    VEDETTE_SAY_FLAG ("no-division"),
    { { 0 } } },
  .open = open_attach,
  .check = check_attach,
  .perform = perform_attach,
  .describe = describe_attach,
};

/* A commander is lost: the division of that commander may not steal, and nobody’s rating counts for it (A-E32) */

static void
list_commanders (VedetteMove          *move,
                 const VedetteContext *self,
                 GListStore           *choices)
{
  g_autoptr (GPtrArray) commands = vedette_eagles_list_commands (self, NULL);

  for (guint i = 0; i < commands->len; i++)
    if (!vedette_eagles_get_flag (commands->pdata[i], "fallen") && vedette_eagles_is_on_table (self, commands->pdata[i]) &&
        (!VEDETTE_IS_DIVISION (commands->pdata[i]) ||
         vedette_division_get_kind (commands->pdata[i]) == VEDETTE_DIVISION_LED))
      vedette_eagles_add_commander (self, choices, commands->pdata[i],
                                    vedette_eagles_get_army_of (self, commands->pdata[i]));
}

static void
open_lose_commander (VedetteMove          *move,
                     const VedetteContext *self,
                     VedetteRuling        *ruling)
{
  if (!vedette_eagles_has_any (move, self, "command", list_commanders))
    vedette_ruling_forbid (ruling, "A-E32", _("There are no commanders left on the table. Continue with the current phase."));
}

static void
check_lose_commander (VedetteMove          *move,
                      const VedetteContext *self,
                      VedetteRuling        *ruling)
{
  gpointer command = find_command (move, self);
  g_autofree char *of = NULL;

  if (!vedette_record_kind_needs (move, "command", ruling) ||
      !vedette_eagles_check_said (move, self, "command", command, ruling))
    return;
  of = vedette_eagles_say (self, command);
  if (vedette_eagles_get_flag (command, "fallen"))
    /* Translators: an army, a corps or a division */
    vedette_ruling_forbid_about (ruling, "A-E32", "command", _("The commander of %s is already out. Choose a different "
                                                               "commander."), of);
  else if (!vedette_eagles_is_on_table (self, command))
    vedette_ruling_forbid_about (ruling, "A-E32", "command", _("Choose a commander who is on the table"));
  else if (VEDETTE_IS_DIVISION (command) && vedette_division_get_kind (command) == VEDETTE_DIVISION_INDEPENDENT)
    vedette_ruling_forbid_about (ruling, "A-E32", "command", _("Independent formations have no commander. Choose a different "
                                                               "commander."));
}

static gboolean
perform_lose_commander (VedetteMove           *move,
                        const VedetteContext  *self,
                        VedetteEdit           *edit,
                        VedetteDice           *dice,
                        GError               **error)
{
  gpointer command = find_command (move, self);
  g_autofree char *name = vedette_eagles_say_commander (self, command), *of = vedette_eagles_say (self, command);

  vedette_facts_note_text (edit, "command", name);
  vedette_facts_note_text (edit, "of", of);
  vedette_edit_set (edit, command, "fallen", TRUE, NULL);
  if (!VEDETTE_IS_DIVISION (command))
    vedette_edit_set (edit, command, "attached", (gint64) 0, NULL);
  return TRUE;
}

static char *
describe_lose_commander (JsonObject *facts)
{
  const char *command = vedette_fact_text (facts, "command"), *of = vedette_fact_text (facts, "of");

  if (g_str_equal (command, of))
    /* Translators: a step of the log; an army, a corps or a division */
    return g_strdup_printf (_("The commander of %s became a casualty."), of);
  /* Translators: a step of the log; a commander, and the army, corps or division that they commanded */
  return g_strdup_printf (_("%s, the commander of %s, became a casualty."), command, of);
}

const VedetteMoveKind vedette_eagles_lose_commander_move = {
  .name = "lose-commander",
  .rule = "A-E32",
  .label = N_("Lose Commander…"),
  .verb = N_("Lose Commander"),
  .group = VEDETTE_MOVE_PLAY,
  .open_in = VEDETTE_EAGLES_ON_GAME & ~VEDETTE_EAGLES_ON_STEALING,
  .closed = (const VedetteClosed[]){
    VEDETTE_EAGLES_CLOSED_BY_START,
    { VEDETTE_EAGLES_ON_STEALING, VEDETTE_FINDING_FINAL, "E-36", N_("Make the roll for the initiative first") },
    { 0 } },
  .params = (const VedetteParam[]){
    VEDETTE_SAY_ANY ("command", list_commanders, .label = VEDETTE_EAGLES_LABEL_WHO_COMMANDS, .needed = TRUE,
                     .rule = "A-E32",
                     .hint = N_("A division cannot steal without its own commander or an attached one")),
    { { 0 } } },
  .open = open_lose_commander,
  .check = check_lose_commander,
  .perform = perform_lose_commander,
  .describe = describe_lose_commander,
};
