/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Edits of formations and their units; those of a formation that is not on the table are the umpire’s. */

#include "vedette-config.h"

#include <glib/gi18n-lib.h>

#include "core/eagles/papers/vedette-eagles-papers.h"
#include "core/eagles/state/vedette-eagles-choices.h"
#include "core/rules/vedette-facts.h"

static void
note (const VedetteRecordChange *change,
      VedetteEdit               *edit)
{
  vedette_eagles_note_name (change->context, edit, "name", change->record != NULL ? change->record : change->draft);
  vedette_eagles_note_audience (change->context, edit, change->record, change->draft);
}

static char *
describe_set_division (JsonObject *facts)
{
  return vedette_fact_describe_set (facts, "name", vedette_division_get_type ());
}

/* The army of a formation is also that of its corps; one that comes in a turn is not there before. */
static gboolean
fit_division (const VedetteRecordChange  *change,
              GError                    **error)
{
  VedetteCorps *corps = vedette_eagles_find (change->context, vedette_corps_get_type (),
                                             vedette_division_get_corps (change->draft));

  if (change->record == NULL && corps != NULL && !vedette_move_is_said (change->move, "army"))
    g_object_set (change->draft, "army", vedette_corps_get_army (corps), NULL);
  if (change->record == NULL && vedette_division_get_arrives (change->draft) > 0 &&
      !vedette_move_is_said (change->move, "place"))
    g_object_set (change->draft, "place", VEDETTE_DIVISION_AWAY, NULL);
  return TRUE;
}

/* A formation that is in the middle of something stays what it is, and where. */
static void
check_in_play (const VedetteRecordChange *change,
               VedetteRuling             *ruling)
{
  g_autofree char *name = vedette_eagles_say (change->context, change->record);

  if (!vedette_eagles_is_in_play (change->context, change->id))
    return;
  if (vedette_division_get_kind (change->record) != vedette_division_get_kind (change->draft))
    vedette_ruling_forbid_about (ruling, NULL, "kind", _("%s is taking part in the current action. Finish the action first."),
                                 name);
  if (vedette_division_get_place (change->record) != vedette_division_get_place (change->draft))
    vedette_ruling_forbid_about (ruling, NULL, "place", _("%s is taking part in the current action. Finish the action first."),
                                 name);
}

static void
check_arrival (const VedetteRecordChange *change,
               VedetteRuling             *ruling)
{
  int arrives = vedette_division_get_arrives (change->draft), turn = vedette_eagles_game_get_turn (change->context->game);

  if (arrives != 0 && arrives <= turn && vedette_division_get_place (change->draft) == VEDETTE_DIVISION_AWAY)
    vedette_ruling_remind_about (ruling, NULL, "arrives",
                                 /* Translators: the number of a turn, such as 4 */
                                 _("Turn %d has already begun. The formation arrives next turn, or when you record its "
                                   "arrival."),
                                 turn);
}

static void
check_division (const VedetteRecordChange *change,
                VedetteRuling             *ruling)
{
  gpointer army = vedette_eagles_get_army_of (change->context, change->draft);
  gpointer corps = vedette_eagles_find (change->context, vedette_corps_get_type (), vedette_division_get_corps (change->draft));

  if (army == NULL)
    {
      vedette_ruling_forbid_about (ruling, NULL, "army", _("Choose the army"));
      return;
    }
  if (corps != NULL && vedette_eagles_get_army_of (change->context, corps) != army)
    /* Translators: the name of a corps, such as “I Corps” */
    vedette_ruling_forbid_about (ruling, NULL, "corps", _("%s belongs to the other army. Choose a corps of the same army."),
                                 vedette_eagles_get_name (corps));
  vedette_eagles_check_name (change->context, change->record, change->draft, "name", ruling);
  vedette_eagles_check_commander (change->draft, "commander", ruling);
  check_arrival (change, ruling);
  if (change->record != NULL)
    check_in_play (change, ruling);
}

static gboolean
is_of (gpointer unit,
       gint64   division)
{
  return vedette_unit_get_division (unit) == division;
}

static void
check_remove_division (const VedetteRecordChange *change,
                       VedetteRuling             *ruling)
{
  g_autoptr (GPtrArray) units = vedette_eagles_list (change->context, vedette_unit_get_type ());

  vedette_eagles_check_removal (change->context, change->record, ruling);
  for (guint i = 0; i < units->len; i++)
    if (is_of (units->pdata[i], change->id))
      vedette_eagles_check_removal (change->context, units->pdata[i], ruling);
}

/* A formation that goes takes its units along, and leaves those that were attached to it. */
static void
release_division (const VedetteRecordChange *change,
                  VedetteEdit               *edit)
{
  g_autoptr (GPtrArray) units = NULL;
  g_autoptr (GPtrArray) commands = NULL;

  if (change->draft != NULL)
    return;
  units = vedette_eagles_list (change->context, vedette_unit_get_type ());
  commands = vedette_eagles_list_commands (change->context, NULL);
  for (guint i = 0; i < units->len; i++)
    if (is_of (units->pdata[i], change->id))
      vedette_edit_remove (edit, units->pdata[i]);
  for (guint i = 0; i < commands->len; i++)
    if (!VEDETTE_IS_DIVISION (commands->pdata[i]) && vedette_eagles_get_id (commands->pdata[i], "attached") == change->id)
      vedette_edit_set (edit, commands->pdata[i], "attached", (gint64) 0, NULL);
}

/* All of a type that have a name, of one army or both */
static void
list_named (const VedetteEagles *self,
            GType                type,
            gpointer             army,
            GListStore          *choices)
{
  g_autoptr (GPtrArray) records = vedette_eagles_list (self, type);

  for (guint i = 0; i < records->len; i++)
    if (army == NULL || vedette_eagles_get_army_of (self, records->pdata[i]) == army)
      vedette_eagles_add_choice (self, choices, records->pdata[i], vedette_eagles_get_army_of (self, records->pdata[i]));
}

/* The corps of the army that was said, or of the formation that is changed */
static void
list_corps (VedetteMove          *move,
            const VedetteContext *self,
            GListStore           *choices)
{
  gpointer division = vedette_record_kind_find (move, self, self->battle);
  gpointer army = division != NULL ? (gpointer) vedette_eagles_get_army_of (self, division)
                                   : vedette_eagles_find (self, vedette_army_get_type (), vedette_move_get_id (move, "army"));

  list_named (self, vedette_corps_get_type (), army, choices);
}

void
vedette_eagles_list_formations (VedetteMove          *move,
                                const VedetteContext *self,
                                GListStore           *choices)
{
  list_named (self, vedette_division_get_type (), NULL, choices);
}

static void
list_nations (VedetteMove          *move,
              const VedetteContext *self,
              GListStore           *choices)
{
  list_named (self, vedette_nation_get_type (), NULL, choices);
}

static const VedetteFieldList division_lists[] = {
  { "army", vedette_eagles_list_armies, NULL }, { "corps", list_corps, NULL }, { NULL },
};

const VedetteRecordKind vedette_division_kind = {
  .noun = "division",
  .type = vedette_division_get_type,
  .add = N_("Add Formation"),
  .set = N_("Change Formation"),
  .remove = N_("Remove Formation"),
  .add_says = (const char *const[]){ "army", "corps", "name", "kind", "commander", "rating", "span", "place", "arrives", NULL },
  .set_says = (const char *const[]){ "name", "corps", "no-corps", "kind", "commander", "rating", "fallen", "span", "place",
                                     "arrives", NULL },
  .lists = division_lists,
  .needs = "name",
  .describe = { vedette_eagles_describe_add, describe_set_division, vedette_eagles_describe_remove },
  .fit = fit_division,
  .check = check_division,
  .check_remove = check_remove_division,
  .note = note,
  .before = release_division,
};

static char *
describe_set_unit (JsonObject *facts)
{
  return vedette_fact_describe_set (facts, "name", vedette_unit_get_type ());
}

static void
check_unit (const VedetteRecordChange *change,
            VedetteRuling             *ruling)
{
  if (vedette_unit_get_division (change->draft) == 0)
    {
      vedette_ruling_forbid_about (ruling, NULL, "division", _("Choose the formation"));
      return;
    }
  vedette_eagles_check_name (change->context, change->record, change->draft, "name", ruling);
  if (change->record != NULL && vedette_unit_get_division (change->record) != vedette_unit_get_division (change->draft) &&
      vedette_eagles_is_in_play (change->context, change->id))
    vedette_ruling_forbid_about (ruling, NULL, "division",
                                 _("%s is taking part in the current action. Finish the action first."),
                                 vedette_eagles_get_name (change->record));
}

static void
check_remove_unit (const VedetteRecordChange *change,
                   VedetteRuling             *ruling)
{
  vedette_eagles_check_removal (change->context, change->record, ruling);
}

static const VedetteFieldList unit_lists[] = {
  { "division", vedette_eagles_list_formations, NULL }, { "nation", list_nations, NULL }, { NULL },
};

const VedetteRecordKind vedette_unit_kind = {
  .noun = "unit",
  .type = vedette_unit_get_type,
  .add = N_("Add Unit"),
  .set = N_("Change Unit"),
  .remove = N_("Remove Unit"),
  .add_says = (const char *const[]){ "division", "name", "arm", "troops", "nation", "strength", NULL },
  .set_says = (const char *const[]){ "name", "division", "arm", "troops", "nation", "no-nation", "strength", NULL },
  .lists = unit_lists,
  .needs = "name",
  .describe = { vedette_eagles_describe_add, describe_set_unit, vedette_eagles_describe_remove },
  .check = check_unit,
  .check_remove = check_remove_unit,
  .note = note,
};
