/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The order of battle as records: armies, corps and nations, and what all that have a name have to be. */

#include "vedette-config.h"

#include <glib/gi18n-lib.h>

#include "core/eagles/papers/vedette-eagles-papers.h"
#include "core/eagles/state/vedette-eagles-choices.h"
#include "core/rules/vedette-facts.h"
#include "core/rules/vedette-pending.h"
#include "core/typed/vedette-scan.h"

/* Whether the state of the game leads to a record, so that the game could not go on without it */
gboolean
vedette_eagles_is_in_play (const VedetteEagles *self,
                           gint64               id)
{
  static const char * const fields[] = { "active", "challenger", "leader", "unit", "tested" };
  g_autoptr (GPtrArray) pile = vedette_pending_list (self->battle);

  for (guint i = 0; i < G_N_ELEMENTS (fields); i++)
    if (vedette_eagles_get_id (self->game, fields[i]) == id)
      return TRUE;
  for (guint i = 0; i < pile->len; i++)
    if (vedette_pending_get_who (pile->pdata[i]) == id || vedette_pending_get_unit (pile->pdata[i]) == id)
      return TRUE;
  return FALSE;
}

/* Whether a formation, or that of a unit, is the umpire’s knowledge */
gboolean
vedette_eagles_is_secret (const VedetteEagles *self,
                          gpointer             record)
{
  return (VEDETTE_IS_DIVISION (record) || VEDETTE_IS_UNIT (record)) && !vedette_eagles_is_on_table (self, record);
}

/* What is not on the table is written for the umpire, as it was and as it is to be. */
void
vedette_eagles_note_audience (const VedetteEagles *self,
                              VedetteEdit         *edit,
                              gpointer             record,
                              gpointer             draft)
{
  if ((record != NULL && vedette_eagles_is_secret (self, record)) || (draft != NULL && vedette_eagles_is_secret (self, draft)))
    vedette_edit_set_audience (edit, VEDETTE_AUDIENCE_UMPIRE);
}

/* Whether another record of the same type in the same army, or of a nation in the battle, has that name */
gboolean
vedette_eagles_is_name_taken (const VedetteEagles *self,
                              gpointer             record,
                              gpointer             draft)
{
  g_autoptr (GPtrArray) others = vedette_eagles_list (self, G_OBJECT_TYPE (draft));
  gpointer army = vedette_eagles_get_army_of (self, draft);

  for (guint i = 0; i < others->len; i++)
    if (others->pdata[i] != record && vedette_eagles_get_army_of (self, others->pdata[i]) == army &&
        vedette_scan_reads_alike (vedette_eagles_get_name (others->pdata[i]), vedette_eagles_get_name (draft)))
      return TRUE;
  return FALSE;
}

/* Returns: whether a name is not too long */
gboolean
vedette_eagles_check_length (const char    *name,
                             const char    *param,
                             VedetteRuling *ruling)
{
  if (g_utf8_strlen (name, -1) <= VEDETTE_EAGLES_MAX_NAME)
    return TRUE;
  vedette_ruling_forbid_about (ruling, NULL, param,
                               /* Translators: the most that there can be */
                               g_dngettext (GETTEXT_PACKAGE, "Enter a name of at most %d character",
                                            "Enter a name of at most %d characters", VEDETTE_EAGLES_MAX_NAME),
                               VEDETTE_EAGLES_MAX_NAME);
  return FALSE;
}

/* Two of one name in one army are no fault, but hard to tell apart on the table. */
void
vedette_eagles_ask_about_name (const char    *name,
                               const char    *param,
                               VedetteRuling *ruling)
{
  vedette_ruling_find_about (ruling, VEDETTE_FINDING_DOUBT, NULL, param,
                             /* Translators: the name of a formation or unit, such as “1st Division” */
                             _("Another “%s” already exists. A different name avoids confusion."), name);
}

/* All but armies need a name. */
void
vedette_eagles_check_name (const VedetteEagles *self,
                           gpointer             record,
                           gpointer             draft,
                           const char          *param,
                           VedetteRuling       *ruling)
{
  const char *name = vedette_eagles_get_name (draft);

  if (!vedette_eagles_check_length (name, param, ruling) || VEDETTE_IS_ARMY (draft))
    return;
  if (*name == '\0')
    vedette_ruling_forbid_about (ruling, NULL, param, _("Enter a name"));
  else if (vedette_eagles_is_name_taken (self, record, draft))
    vedette_eagles_ask_about_name (name, param, ruling);
}

/* Commanders have names as long as others, or none. */
void
vedette_eagles_check_commander (gpointer       draft,
                                const char    *param,
                                VedetteRuling *ruling)
{
  g_autofree char *commander = NULL;

  g_object_get (draft, "commander", &commander, NULL);
  vedette_eagles_check_length (commander, param, ruling);
}

/* An order that was written to somebody, or by him, is kept with him. */
static gboolean
has_dispatch (const VedetteEagles *self,
              gint64               id)
{
  g_autoptr (GPtrArray) dispatches = vedette_eagles_list (self, vedette_dispatch_get_type ());

  for (guint i = 0; i < dispatches->len; i++)
    if (vedette_dispatch_get_sender (dispatches->pdata[i]) == id || vedette_dispatch_get_recipient (dispatches->pdata[i]) == id)
      return TRUE;
  return FALSE;
}

/* Finds what speaks against taking a corps, a formation or a unit out of the papers. */
void
vedette_eagles_check_removal (const VedetteEagles *self,
                              gpointer             record,
                              VedetteRuling       *ruling)
{
  gint64 id = vedette_record_get_id (record);
  const char *name = vedette_eagles_get_name (record);

  if (vedette_eagles_is_in_play (self, id))
    /* Translators: the name of a corps, formation or unit */
    vedette_ruling_forbid (ruling, NULL, _("%s is taking part in the current action. Finish the action first."), name);
  else if (has_dispatch (self, id))
    /* Translators: the name of a corps, formation or unit */
    vedette_ruling_forbid (ruling, "E-06", _("%s has sent or received dispatches and cannot be removed. Use Lose Commander "
                                             "instead."),
                           name);
}

static void
note_army (const VedetteRecordChange *change,
           VedetteEdit               *edit)
{
  g_autofree char *name = vedette_eagles_say (change->context, change->record);

  vedette_facts_note_text (edit, "army", name);
}

static void
check_army (const VedetteRecordChange *change,
            VedetteRuling             *ruling)
{
  vedette_eagles_check_name (change->context, change->record, change->draft, "name", ruling);
  vedette_eagles_check_commander (change->draft, "commander", ruling);
}

static char *
describe_army (JsonObject *facts)
{
  return vedette_fact_describe_set (facts, "army", vedette_army_get_type ());
}

/* Points are no field of it: they are rolled for, and only become fewer (E-X21). */
const VedetteRecordKind vedette_army_kind = {
  .noun = "army",
  .type = vedette_army_get_type,
  .set = N_("Change Army"),
  .set_says = (const char *const[]){ "name", "commander", "rating", "fallen", "span", "dice", NULL },
  .say = vedette_eagles_say,
  .describe = { [VEDETTE_RECORD_SET] = describe_army },
  .check = check_army,
  .note = note_army,
};

/* Corps and nations, as all others in the order of battle */

static void
note (const VedetteRecordChange *change,
      VedetteEdit               *edit)
{
  vedette_facts_note_text (edit, "name", vedette_eagles_get_name (change->record != NULL ? change->record : change->draft));
}

char *
vedette_eagles_describe_add (JsonObject *facts)
{
  /* Translators: a step of the log; the name of a corps, formation, unit or nation */
  return g_strdup_printf (_("Added to the order of battle: %s."), vedette_fact_text (facts, "name"));
}

char *
vedette_eagles_describe_remove (JsonObject *facts)
{
  /* Translators: a step of the log; the name of a corps, formation, unit or nation */
  return g_strdup_printf (_("Removed from the order of battle: %s."), vedette_fact_text (facts, "name"));
}

static char *
describe_set_corps (JsonObject *facts)
{
  return vedette_fact_describe_set (facts, "name", vedette_corps_get_type ());
}

static void
check_corps (const VedetteRecordChange *change,
             VedetteRuling             *ruling)
{
  if (vedette_eagles_get_army_of (change->context, change->draft) == NULL)
    vedette_ruling_forbid_about (ruling, NULL, "army", _("Choose the army"));
  vedette_eagles_check_name (change->context, change->record, change->draft, "name", ruling);
  vedette_eagles_check_commander (change->draft, "commander", ruling);
}

static void
check_remove_corps (const VedetteRecordChange *change,
                    VedetteRuling             *ruling)
{
  vedette_eagles_check_removal (change->context, change->record, ruling);
}

/* The formations of a corps that goes are without one from then on. */
static void
release_corps (const VedetteRecordChange *change,
               VedetteEdit               *edit)
{
  g_autoptr (GPtrArray) divisions = vedette_edit_list (edit, vedette_division_get_type ());

  for (guint i = 0; i < divisions->len && change->draft == NULL; i++)
    if (vedette_division_get_corps (divisions->pdata[i]) == change->id)
      vedette_edit_set (edit, divisions->pdata[i], "corps", (gint64) 0, NULL);
}

static const VedetteFieldList corps_lists[] = { { "army", vedette_eagles_list_armies, NULL }, { NULL } };

const VedetteRecordKind vedette_corps_kind = {
  .noun = "corps",
  .type = vedette_corps_get_type,
  .add = N_("Add Corps"),
  .set = N_("Change Corps"),
  .remove = N_("Remove Corps"),
  .add_says = (const char *const[]){ "army", "name", "commander", "rating", "span", NULL },
  .set_says = (const char *const[]){ "name", "commander", "rating", "fallen", "span", NULL },
  .lists = corps_lists,
  .needs = "name",
  .describe = { vedette_eagles_describe_add, describe_set_corps, vedette_eagles_describe_remove },
  .check = check_corps,
  .check_remove = check_remove_corps,
  .note = note,
  .before = release_corps,
};

static char *
describe_set_nation (JsonObject *facts)
{
  return vedette_fact_describe_set (facts, "name", vedette_nation_get_type ());
}

static void
check_nation (const VedetteRecordChange *change,
              VedetteRuling             *ruling)
{
  vedette_eagles_check_name (change->context, change->record, change->draft, "name", ruling);
}

/* The units of a nation that goes are of none from then on. */
static void
release_nation (const VedetteRecordChange *change,
                VedetteEdit               *edit)
{
  g_autoptr (GPtrArray) units = vedette_edit_list (edit, vedette_unit_get_type ());

  for (guint i = 0; i < units->len && change->draft == NULL; i++)
    if (vedette_unit_get_nation (units->pdata[i]) == change->id)
      vedette_edit_set (edit, units->pdata[i], "nation", (gint64) 0, NULL);
}

const VedetteRecordKind vedette_nation_kind = {
  .noun = "nation",
  .type = vedette_nation_get_type,
  .add = N_("Add Nation"),
  .set = N_("Change Nation"),
  .remove = N_("Remove Nation"),
  .add_says = (const char *const[]){ "name", "screen", NULL },
  .set_says = (const char *const[]){ "name", "screen", NULL },
  .needs = "name",
  .describe = { vedette_eagles_describe_add, describe_set_nation, vedette_eagles_describe_remove },
  .check = check_nation,
  .note = note,
  .before = release_nation,
};
