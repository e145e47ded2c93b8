/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An order of battle as people type or paste it, added to an army in one step. */

#include "vedette-config.h"

#include <glib/gi18n-lib.h>

#include "core/eagles/papers/vedette-eagles-papers.h"
#include "core/eagles/state/vedette-eagles-choices.h"
#include "core/eagles/typed/vedette-muster-text.h"
#include "core/rules/vedette-doubts.h"
#include "core/rules/vedette-facts.h"
#include "core/typed/vedette-scan.h"

static gpointer
find_army (VedetteMove         *move,
           const VedetteEagles *self)
{
  return vedette_eagles_find (self, vedette_army_get_type (), vedette_move_get_id (move, "army"));
}

/* Returns: (transfer container): names of all records of a type, of one army or all; ends with %NULL */
static GPtrArray *
list_names (const VedetteEagles *self,
            GType                type,
            gpointer             army)
{
  g_autoptr (GPtrArray) records = vedette_eagles_list (self, type);
  GPtrArray *names = g_ptr_array_new ();

  for (guint i = 0; i < records->len; i++)
    if (army == NULL || vedette_eagles_get_army_of (self, records->pdata[i]) == army)
      g_ptr_array_add (names, (gpointer) vedette_eagles_get_name (records->pdata[i]));
  g_ptr_array_add (names, NULL);
  return names;
}

static GPtrArray *
read_typed (VedetteMove         *move,
            const VedetteEagles *self,
            VedetteReading     **reading,
            GError             **error)
{
  g_autoptr (GPtrArray) nations = list_names (self, vedette_nation_get_type (), NULL);
  g_autoptr (GPtrArray) taken = list_names (self, vedette_unit_get_type (), find_army (move, self));

  *reading = vedette_reading_new (vedette_move_get_text (move, "text"));
  return vedette_muster_text_read (*reading, (const char * const *) nations->pdata, (const char * const *) taken->pdata, error);
}

static VedetteReading *
type_forces (VedetteMove          *move,
             const VedetteContext *self)
{
  VedetteReading *reading = NULL;
  GPtrArray *lines = read_typed (move, self, &reading, NULL);

  g_clear_pointer (&lines, g_ptr_array_unref);
  return reading;
}

/* Returns: (transfer full): by what a name is known among those that are used */
static char *
make_key (const char *what,
          const char *name)
{
  g_autofree char *composed = vedette_scan_compose (name);

  return g_strdup_printf ("%s %s", what, composed);
}

/* Finds whether a new record, or one of the text before it, has a name that another of its type has in the army. */
static void
check_name (GHashTable    *used,
            gpointer       record,
            VedetteRuling *ruling)
{
  const char *name = vedette_eagles_get_name (record);

  if (vedette_eagles_check_length (name, "text", ruling) &&
      !g_hash_table_add (used, make_key (G_OBJECT_TYPE_NAME (record), name)))
    vedette_eagles_ask_about_name (name, "text", ruling);
}

static void
use_names (const VedetteEagles *self,
           GType                type,
           gpointer             army,
           GHashTable          *used)
{
  g_autoptr (GPtrArray) names = list_names (self, type, army);

  for (guint i = 0; names->pdata[i] != NULL; i++)
    g_hash_table_add (used, make_key (g_type_name (type), names->pdata[i]));
}

/* A nation that is new has no skirmish screen that is better or worse, as nobody has said so (A-E05). */
static void
check_new_nation (const VedetteEagles *self,
                  GHashTable          *used,
                  const char          *nation,
                  VedetteRuling       *ruling)
{
  if (nation == NULL || vedette_eagles_find_name (self, vedette_nation_get_type (), nation) != NULL ||
      !g_hash_table_add (used, make_key ("nation", nation)))
    return;
  if (vedette_eagles_check_length (nation, "text", ruling))
    vedette_ruling_remind_about (ruling, "A-E05", "text",
                                 /* Translators: the name of a nation, such as “Saxon” */
                                 _("%s is a new nation. Enter a skirmish screen modifier for the nation."),
                                 nation);
}

/* One that the other army may have units of, too */
static void
check_nation (const VedetteEagles *self,
              GHashTable          *used,
              VedetteNation       *nation,
              VedetteRuling       *ruling)
{
  VedetteNation *found = vedette_eagles_find_name (self, vedette_nation_get_type (), vedette_nation_get_name (nation));

  if (vedette_eagles_check_length (vedette_nation_get_name (nation), "text", ruling))
    g_hash_table_add (used, make_key ("nation", vedette_nation_get_name (nation)));
  if (found != NULL && vedette_nation_get_screen (found) != vedette_nation_get_screen (nation))
    /* Translators: a nation, and what its skirmish screen is worth from now on and was before */
    vedette_ruling_remind_about (ruling, "A-E05", "text", _("The skirmish screen of %s is now %+d instead of %+d"),
                                 vedette_nation_get_name (nation), vedette_nation_get_screen (nation),
                                 vedette_nation_get_screen (found));
}

static void
check_forces (VedetteMove          *move,
              const VedetteContext *self,
              VedetteRuling        *ruling)
{
  g_autoptr (VedetteReading) reading = NULL;
  g_autoptr (GHashTable) used = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GPtrArray) lines = NULL;
  g_autoptr (GError) error = NULL;

  if (!vedette_record_kind_needs (move, "army", ruling) || !vedette_record_kind_needs (move, "text", ruling) ||
      !vedette_eagles_check_said (move, self, "army", find_army (move, self), ruling))
    return;
  lines = read_typed (move, self, &reading, &error);
  if (lines == NULL)
    {
      vedette_ruling_forbid_about (ruling, NULL, "text", "%s", error->message);
      return;
    }
  if (lines->len == 0)
    vedette_ruling_forbid_about (ruling, NULL, "text", _("The text contains no order of battle. Enter at least one line."));
  use_names (self, vedette_corps_get_type (), find_army (move, self), used);
  use_names (self, vedette_division_get_type (), find_army (move, self), used);
  use_names (self, vedette_unit_get_type (), find_army (move, self), used);
  for (guint i = 0; i < lines->len; i++)
    if (VEDETTE_IS_NATION (((VedetteMusterLine *) lines->pdata[i])->record))
      check_nation (self, used, ((VedetteMusterLine *) lines->pdata[i])->record, ruling);
  for (guint i = 0; i < lines->len; i++)
    {
      const VedetteMusterLine *line = lines->pdata[i];

      if (VEDETTE_IS_NATION (line->record))
        continue;
      check_name (used, line->record, ruling);
      vedette_eagles_check_commander (line->record, "text", ruling);
      for (guint k = 0; k < line->units->len; k++)
        {
          check_name (used, ((VedetteMusterUnit *) line->units->pdata[k])->unit, ruling);
          check_new_nation (self, used, ((VedetteMusterUnit *) line->units->pdata[k])->nation, ruling);
        }
    }
  vedette_ruling_find_doubts (ruling, reading, "text");
}

/* What was said of the army itself */
static void
change_army (VedetteEdit             *edit,
             gpointer                 army,
             const VedetteMusterLine *line)
{
  VedetteArmy *typed = line->record;

  vedette_edit_set (edit, army, "name", vedette_army_get_name (typed), NULL);
  if (*vedette_army_get_commander (typed) != '\0')
    vedette_edit_set (edit, army, "commander", vedette_army_get_commander (typed), NULL);
  if (line->rated)
    vedette_edit_set (edit, army, "rating", vedette_army_get_rating (typed), NULL);
  if (vedette_army_get_span (typed) >= 0)
    vedette_edit_set (edit, army, "span", vedette_army_get_span (typed), NULL);
}

/* Returns: the number of the nation of that name, which there is or which is new */
static gint64
get_nation (const VedetteEagles *self,
            VedetteEdit         *edit,
            GHashTable          *nations,
            const char          *name)
{
  gpointer found = vedette_eagles_find_name (self, vedette_nation_get_type (), name);
  g_autofree char *key = vedette_scan_compose (name);
  gint64 *id = g_hash_table_lookup (nations, key);

  if (found != NULL)
    return vedette_record_get_id (found);
  if (id == NULL)
    {
      g_autoptr (VedetteNation) nation = g_object_new (vedette_nation_get_type (), "name", name, NULL);

      id = g_new (gint64, 1);
      *id = vedette_edit_insert (edit, nation, -1);
      g_hash_table_insert (nations, g_steal_pointer (&key), id);
    }
  return *id;
}

/* What is said of a nation holds for both armies. */
static void
set_screen (const VedetteEagles *self,
            VedetteEdit         *edit,
            GHashTable          *nations,
            VedetteNation       *typed)
{
  const char *name = vedette_nation_get_name (typed);
  g_autofree char *key = vedette_scan_compose (name);
  gpointer nation = vedette_eagles_find_name (self, vedette_nation_get_type (), name);

  if (nation != NULL)
    vedette_edit_set (edit, nation, "screen", vedette_nation_get_screen (typed), NULL);
  else if (g_hash_table_lookup (nations, key) == NULL)
    {
      gint64 *id = g_new (gint64, 1);

      *id = vedette_edit_insert (edit, typed, -1);
      g_hash_table_insert (nations, g_steal_pointer (&key), id);
    }
}

static void
insert_division (const VedetteEagles     *self,
                 VedetteEdit             *edit,
                 const VedetteMusterLine *line,
                 GHashTable              *nations)
{
  gint64 id = vedette_edit_insert (edit, line->record, -1);

  for (guint i = 0; i < line->units->len; i++)
    {
      const VedetteMusterUnit *unit = line->units->pdata[i];

      g_object_set (unit->unit, "division", id, NULL);
      if (unit->nation != NULL)
        g_object_set (unit->unit, "nation", get_nation (self, edit, nations, unit->nation), NULL);
      vedette_edit_insert (edit, unit->unit, -1);
    }
  if (vedette_division_get_place (line->record) != VEDETTE_DIVISION_ON_TABLE)
    vedette_edit_set_audience (edit, VEDETTE_AUDIENCE_UMPIRE);
}

static void
insert_lines (const VedetteEagles *self,
              VedetteEdit         *edit,
              gpointer             army,
              GPtrArray           *lines)
{
  g_autoptr (GHashTable) nations = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  g_autofree gint64 *ids = g_new0 (gint64, lines->len);

  /* Before there are others of their names */
  for (guint i = 0; i < lines->len; i++)
    if (VEDETTE_IS_NATION (((VedetteMusterLine *) lines->pdata[i])->record))
      set_screen (self, edit, nations, ((VedetteMusterLine *) lines->pdata[i])->record);
  for (guint i = 0; i < lines->len; i++)
    {
      const VedetteMusterLine *line = lines->pdata[i];

      if (VEDETTE_IS_NATION (line->record))
        continue;
      if (VEDETTE_IS_ARMY (line->record))
        {
          change_army (edit, army, line);
          continue;
        }
      g_object_set (line->record, "army", vedette_record_get_id (army), NULL);
      if (VEDETTE_IS_CORPS (line->record))
        ids[i] = vedette_edit_insert (edit, line->record, -1);
      else
        {
          g_object_set (line->record, "corps", line->corps != VEDETTE_MUSTER_NO_CORPS ? ids[line->corps] : (gint64) 0, NULL);
          insert_division (self, edit, line, nations);
        }
    }
}

static gboolean
perform_forces (VedetteMove           *move,
                const VedetteContext  *self,
                VedetteEdit           *edit,
                VedetteDice           *dice,
                GError               **error)
{
  g_autoptr (VedetteReading) reading = NULL;
  g_autoptr (GPtrArray) lines = read_typed (move, self, &reading, error);
  gpointer army = find_army (move, self);
  g_autofree char *name = NULL;
  JsonArray *names;
  guint units = 0;

  if (lines == NULL)
    return FALSE;
  insert_lines (self, edit, army, lines);
  names = json_array_new ();
  json_object_set_array_member (vedette_edit_get_facts (edit), "names", names);
  for (guint i = 0; i < lines->len; i++)
    {
      const VedetteMusterLine *line = lines->pdata[i];

      if (VEDETTE_IS_ARMY (line->record))
        name = g_strdup (vedette_eagles_get_name (line->record));
      else if (!VEDETTE_IS_NATION (line->record))
        json_array_add_string_element (names, vedette_eagles_get_name (line->record));
      units += line->units->len;
    }
  if (name == NULL)
    name = vedette_eagles_say (self, army);
  vedette_facts_note_text (edit, "army", name);
  json_object_set_int_member (vedette_edit_get_facts (edit), "units", units);
  return TRUE;
}

static char *
describe_forces (JsonObject *facts)
{
  const char *army = vedette_fact_text (facts, "army");
  int units = vedette_fact_int (facts, "units");
  g_autofree char *names = vedette_fact_names (facts, "names");

  if (*names == '\0')
    /* Translators: a step of the log; the name of an army */
    return g_strdup_printf (_("The details of %s were changed."), army);
  if (units == 0)
    /* Translators: a step of the log; an army, and the names of its corps and formations */
    return g_strdup_printf (_("Added to the order of battle of %s: %s."), army, names);
  /* Translators: a step of the log; an army, the names of its corps and formations, and how many units they have */
  return g_strdup_printf (ngettext ("Added to the order of battle of %s: %s (%d unit).",
                                    "Added to the order of battle of %s: %s (%d "
                                                                                  "units).",
                                    (gulong) units),
                          army, names, units);
}

const VedetteMoveKind vedette_eagles_add_forces_move = {
  .name = "add-forces",
  .label = N_("Add Forces"),
  .group = VEDETTE_MOVE_EDIT,
  .open_in = VEDETTE_EAGLES_ON_GAME | VEDETTE_EAGLES_ON (SETUP),
  .params = (const VedetteParam[]){
    VEDETTE_SAY_REF ("army", vedette_army, vedette_eagles_list_armies, .label = VEDETTE_EAGLES_LABEL_ARMY, .needed = TRUE),
    VEDETTE_SAY_TYPED ("text", type_forces, .label = N_("Order of battle"),
                       .example = N_("1st Division (Amsel), good: 4 line infantry")),
    { { 0 } } },
  .check = check_forces,
  .perform = perform_forces,
  .describe = describe_forces,
};
