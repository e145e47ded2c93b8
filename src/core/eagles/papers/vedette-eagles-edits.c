/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Edits of the battle itself: what it is called, the dice of the classes, and its house rules. */

#include "vedette-config.h"

#include <glib/gi18n-lib.h>

#include "core/eagles/papers/vedette-eagles-papers.h"
#include "core/rules/vedette-facts.h"

static gpointer
find_about (const VedetteContext *self)
{
  return self->about;
}

static char *
describe_battle (JsonObject *facts)
{
  return g_strdup (_("What is written of the battle was changed."));
}

const VedetteRecordKind vedette_eagles_about_kind = {
  .noun = "battle",
  .type = vedette_eagles_about_get_type,
  .set = N_("Change the battle"),
  .set_says = (const char *const[]){ "name", "notes", "level", "start", "elite-die", "line-die", "conscript-die", NULL },
  .find = find_about,
  .describe = { [VEDETTE_RECORD_SET] = describe_battle },
};

static void
check_switch (VedetteMove          *move,
              const VedetteContext *self,
              VedetteRuling        *ruling)
{
  vedette_house_rules_check (&self->house, move, ruling);
}

static gboolean
perform_switch (VedetteMove           *move,
                const VedetteContext  *self,
                VedetteEdit           *edit,
                VedetteDice           *dice,
                GError               **error)
{
  vedette_house_rules_perform (&self->house, move, edit);
  return TRUE;
}

static char *
describe_switch (JsonObject *facts)
{
  gboolean in_game;
  g_autofree char *settled = vedette_house_rules_say (&vedette_eagles_switch_table, facts, &in_game);

  if (in_game)
    /* Translators: a step of the log; what the house rule is */
    return g_strdup_printf (_("House rule from the next roll on. %s."), settled);
  /* Translators: a step of the log; what the house rule is, as in “How long counters last: until the next roll” */
  return g_strdup_printf (_("House rule. %s."), settled);
}

static void
list_switches (VedetteMove          *move,
               const VedetteContext *self,
               GListStore           *choices)
{
  vedette_house_rules_list (self->house.table, choices);
}

static void
list_values (VedetteMove          *move,
             const VedetteContext *self,
             GListStore           *choices)
{
  vedette_house_rules_list_values (self->house.table, move, choices);
}

const VedetteMoveKind vedette_eagles_set_switch_move = {
  .name = "set-switch",
  .label = VEDETTE_LABEL_SET_SWITCH,
  .group = VEDETTE_MOVE_EDIT,
  .params = (const VedetteParam[]){
    VEDETTE_SAY_WORD ("switch", list_switches),
    VEDETTE_SAY_WORD ("value", list_values),
    { { 0 } } },
  .check = check_switch,
  .perform = perform_switch,
  .describe = describe_switch,
};
