/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the moves of a grand-tactical battle ask about it: its records, found, named and listed. */

#include "vedette-config.h"

#include "core/eagles/state/vedette-eagles.h"

#include <glib/gi18n-lib.h>

#include "core/rules/vedette-choice.h"
#include "core/rules/vedette-facts.h"
#include "core/typed/vedette-scan.h"

/* Orders count from the next phase of orders that has not begun, whatever was rolled before it (A-E44). */
static const char * const lasting[] = { "orders", NULL };

void
vedette_eagles_read (VedetteEagles *self,
                     VedetteBattle *battle)
{
  self->battle = battle;
  self->rolling = FALSE;
  self->about = vedette_battle_get_single (battle, vedette_eagles_about_get_type ());
  self->game = vedette_battle_get_single (battle, vedette_eagles_game_get_type ());
  self->switches = vedette_battle_get_single (battle, vedette_eagles_switches_get_type ());
  self->house = (VedetteHouseRules){ .table = &vedette_eagles_switch_table,
                                     .switches = self->switches,
                                     .numbers = self->about,
                                     .keeper = self->game,
                                     .lasting = lasting,
                                     .between = self->game != NULL && vedette_eagles_is_on (self, VEDETTE_EAGLES_ON_GAME) };
}

gboolean
vedette_eagles_is_on (const VedetteEagles *self,
                      guint                phases)
{
  return (phases & (1u << vedette_eagles_game_get_phase (self->game))) != 0;
}

int
vedette_eagles_get_switch (const VedetteEagles *self,
                           const char          *property)
{
  /* Only a roll that comes asks for these, so that what was set last always holds. */
  static const char * const of_rolls[] = { "class-dice", "indep", "delay-from", NULL };

  return self->rolling || g_strv_contains (of_rolls, property) ? vedette_house_rules_get_set (&self->house, property)
                                                               : vedette_house_rules_get (&self->house, property);
}

/**
 * vedette_eagles_begin_roll:
 * @before: what was read of the battle
 * @edit: (nullable): the step of the roll, if it is made
 *
 * Fills in what a roll is to ask in place of @before: what was set since the last one holds from now on (rules.md 6).
 */
void
vedette_eagles_begin_roll (VedetteEagles       *self,
                           const VedetteEagles *before,
                           VedetteEdit         *edit)
{
  *self = *before;
  self->rolling = TRUE;
  if (edit != NULL)
    vedette_house_rules_forget (&self->house, edit);
}

/* Whether orders are played in this turn; a roll changes nothing of that (A-E44) */
gboolean
vedette_eagles_has_orders (const VedetteEagles *self)
{
  return vedette_house_rules_get (&self->house, "orders") == VEDETTE_ORDERS_ON;
}

/* Whether they are played from the next turn on */
gboolean
vedette_eagles_awaits_orders (const VedetteEagles *self)
{
  return !vedette_eagles_has_orders (self) && vedette_house_rules_get_set (&self->house, "orders") == VEDETTE_ORDERS_ON;
}

/* Returns: (transfer full): since when orders that were switched on in the battle are played (A-E44) */
char *
vedette_eagles_say_orders_begin (const VedetteEagles *self)
{
  /* Translators: orders and messages were switched on in the battle; the number of a turn */
  return g_strdup_printf (_("In use as of turn %d"), vedette_eagles_game_get_turn (self->game) + 1);
}

gpointer
vedette_eagles_find (const VedetteEagles *self,
                     GType                type,
                     gint64               id)
{
  return id != 0 ? vedette_battle_find (self->battle, type, id) : NULL;
}

/* Returns: (nullable): the army, corps or division of that number */
gpointer
vedette_eagles_find_command (const VedetteEagles *self,
                             gint64               id)
{
  gpointer record = vedette_eagles_find (self, VEDETTE_TYPE_RECORD, id);

  return VEDETTE_IS_ARMY (record) || VEDETTE_IS_CORPS (record) || VEDETTE_IS_DIVISION (record) ? record : NULL;
}

/* Returns: (nullable): the command of that word, as an audience is called */
gpointer
vedette_eagles_find_word (const VedetteEagles *self,
                          const char          *word)
{
  g_autoptr (GPtrArray) commands = vedette_eagles_list_commands (self, NULL);

  for (guint i = 0; i < commands->len; i++)
    {
      g_autofree char *own = vedette_eagles_get_command_word (self, commands->pdata[i]);

      if (g_str_equal (own, word))
        return commands->pdata[i];
    }
  return NULL;
}

/* Returns: (nullable): the record of that type, by a name that only it has */
gpointer
vedette_eagles_find_name (const VedetteEagles *self,
                          GType                type,
                          const char          *name)
{
  g_autoptr (GPtrArray) records = vedette_eagles_list (self, type);
  gpointer found = NULL;

  for (guint i = 0; i < records->len; i++)
    {
      if (!vedette_scan_reads_alike (vedette_eagles_get_name (records->pdata[i]), name))
        continue;
      if (found != NULL)
        return NULL;
      found = records->pdata[i];
    }
  return found;
}

/* Returns: whether a parameter that leads to a record was not said, or leads to one that can be meant */
gboolean
vedette_eagles_check_said (VedetteMove         *move,
                           const VedetteEagles *self,
                           const char          *param,
                           gpointer             found,
                           VedetteRuling       *ruling)
{
  if (found != NULL || vedette_move_get_id (move, param) == 0)
    return TRUE;
  vedette_ruling_forbid_about (ruling, NULL, param, _("This choice is not available now. Choose a different one."));
  return FALSE;
}

/**
 * vedette_eagles_has_any:
 * @param: which leads to a record
 * @list: its legal values
 *
 * Returns: whether there is one, so that a move is open; if one is said, the reasons of that are found by the check
 */
gboolean
vedette_eagles_has_any (VedetteMove         *move,
                        const VedetteEagles *self,
                        const char          *param,
                        VedetteListFunc      list)
{
  g_autoptr (GListStore) choices = g_list_store_new (VEDETTE_TYPE_CHOICE);

  if (vedette_move_is_said (move, param))
    return TRUE;
  list (move, self, choices);
  return g_list_model_get_n_items (G_LIST_MODEL (choices)) > 0;
}

static guint
find_property (gpointer    record,
               const char *property)
{
  return vedette_record_class_find (VEDETTE_RECORD_GET_CLASS (record), property)->param_id;
}

/* Returns: a number or the value of an enumeration that several types of records have */
int
vedette_eagles_get_int (gpointer    record,
                        const char *property)
{
  GParamSpec *pspec = vedette_record_class_find (VEDETTE_RECORD_GET_CLASS (record), property);

  return G_IS_PARAM_SPEC_ENUM (pspec) ? vedette_record_peek_enum (record, pspec->param_id)
                                      : vedette_record_peek_int (record, pspec->param_id);
}

gint64
vedette_eagles_get_id (gpointer    record,
                       const char *property)
{
  return vedette_record_peek_id (record, find_property (record, property));
}

gboolean
vedette_eagles_get_flag (gpointer    record,
                         const char *property)
{
  return vedette_record_peek_boolean (record, find_property (record, property));
}

/* Returns: (transfer container): all records of a type, which the battle holds */
GPtrArray *
vedette_eagles_list (const VedetteEagles *self,
                     GType                type)
{
  GPtrArray *list = g_ptr_array_new ();

  vedette_each (VedetteRecord, record, vedette_battle_get_records (self->battle, type))
    g_ptr_array_add (list, record);
  return list;
}

/**
 * vedette_eagles_list_divisions:
 * @army: (nullable): whose; %NULL for both
 * @kind: which kind of formation
 */
GPtrArray *
vedette_eagles_list_divisions (const VedetteEagles *self,
                               gpointer             army,
                               VedetteDivisionKind  kind)
{
  GPtrArray *list = vedette_eagles_list (self, vedette_division_get_type ());

  for (guint i = list->len; i-- > 0;)
    if (vedette_division_get_kind (list->pdata[i]) != kind ||
        (army != NULL && vedette_eagles_get_army_of (self, list->pdata[i]) != army))
      g_ptr_array_remove_index (list, i);
  return list;
}

/**
 * vedette_eagles_list_units:
 * @division: (nullable): of which formation; %NULL for all
 *
 * Those that are off the table for good are not among them.
 */
GPtrArray *
vedette_eagles_list_units (const VedetteEagles *self,
                           gpointer             division)
{
  GPtrArray *list = vedette_eagles_list (self, vedette_unit_get_type ());

  for (guint i = list->len; i-- > 0;)
    if (vedette_unit_get_gone (list->pdata[i]) ||
        (division != NULL && vedette_unit_get_division (list->pdata[i]) != vedette_record_get_id (division)))
      g_ptr_array_remove_index (list, i);
  return list;
}

/**
 * vedette_eagles_list_commands:
 * @army: (nullable): of which army; %NULL for both
 *
 * The army, its corps and its formations.
 */
GPtrArray *
vedette_eagles_list_commands (const VedetteEagles *self,
                              gpointer             army)
{
  GPtrArray *list = vedette_eagles_list (self, vedette_army_get_type ());
  GPtrArray *corps = vedette_eagles_list (self, vedette_corps_get_type ());
  GPtrArray *divisions = vedette_eagles_list (self, vedette_division_get_type ());

  g_ptr_array_extend_and_steal (list, corps);
  g_ptr_array_extend_and_steal (list, divisions);
  for (guint i = list->len; i-- > 0;)
    if (army != NULL && vedette_eagles_get_army_of (self, list->pdata[i]) != army)
      g_ptr_array_remove_index (list, i);
  return list;
}

VedetteArmy *
vedette_eagles_get_army (const VedetteEagles *self,
                         VedetteEaglesSide    side)
{
  g_autoptr (GPtrArray) armies = vedette_eagles_list (self, vedette_army_get_type ());

  return armies->pdata[side];
}

VedetteEaglesSide
vedette_eagles_get_side (const VedetteEagles *self,
                         gpointer             army)
{
  return army == vedette_eagles_get_army (self, VEDETTE_EAGLES_RED) ? VEDETTE_EAGLES_RED : VEDETTE_EAGLES_BLUE;
}

VedetteArmy *
vedette_eagles_get_other (const VedetteEagles *self,
                          gpointer             army)
{
  return vedette_eagles_get_army (self, vedette_eagles_get_side (self, army) == VEDETTE_EAGLES_RED ? VEDETTE_EAGLES_BLUE
                                                                                                  : VEDETTE_EAGLES_RED);
}

/* Returns: (nullable): the formation that a unit belongs to */
VedetteDivision *
vedette_eagles_get_division_of (const VedetteEagles *self,
                                gpointer             unit)
{
  return vedette_eagles_find (self, vedette_division_get_type (), vedette_unit_get_division (unit));
}

/* Returns: (nullable): the army that a command or a unit belongs to, or that it is */
VedetteArmy *
vedette_eagles_get_army_of (const VedetteEagles *self,
                            gpointer             record)
{
  if (VEDETTE_IS_UNIT (record))
    record = vedette_eagles_get_division_of (self, record);
  if (VEDETTE_IS_CORPS (record) || VEDETTE_IS_DIVISION (record))
    record = vedette_eagles_find (self, vedette_army_get_type (), vedette_eagles_get_id (record, "army"));
  return VEDETTE_IS_ARMY (record) ? record : NULL;
}

/* Returns: (nullable): the division that is active, the owner’s or a thief */
VedetteDivision *
vedette_eagles_get_active (const VedetteEagles *self)
{
  return vedette_eagles_find (self, vedette_division_get_type (), vedette_eagles_game_get_active (self->game));
}

/* Returns: (nullable): the division that tries to steal, until the dice have settled it */
VedetteDivision *
vedette_eagles_get_challenger (const VedetteEagles *self)
{
  return vedette_eagles_find (self, vedette_division_get_type (), vedette_eagles_game_get_challenger (self->game));
}

/* Returns: what an army is called by machines, as the party of its dice is, and its commander as an audience */
const char *
vedette_eagles_get_word (const VedetteEagles *self,
                         gpointer             army)
{
  return vedette_enum_get_nick (vedette_eagles_side_get_type (), (int) vedette_eagles_get_side (self, army));
}

/* Returns: (transfer full): what a commander is called as an audience */
char *
vedette_eagles_get_command_word (const VedetteEagles *self,
                                 gpointer             command)
{
  if (VEDETTE_IS_ARMY (command))
    return g_strdup (vedette_eagles_get_word (self, command));
  return g_strdup_printf ("%s-%" G_GINT64_FORMAT, VEDETTE_IS_CORPS (command) ? "corps" : "division",
                          vedette_record_get_id (command));
}

/* Returns: the name of a record that has one, as it was said */
const char *
vedette_eagles_get_name (gpointer record)
{
  return vedette_record_peek_string (record, find_property (record, "name"));
}

/* Whether the other army has a formation of the same name on the table */
static gboolean
has_namesake (const VedetteEagles *self,
              gpointer             formation)
{
  VedetteArmy *army = vedette_eagles_get_army_of (self, formation);
  g_autoptr (GPtrArray) divisions = vedette_eagles_list (self, vedette_division_get_type ());

  for (guint i = 0; i < divisions->len; i++)
    if (vedette_eagles_get_army_of (self, divisions->pdata[i]) != army &&
        vedette_eagles_is_on_table (self, divisions->pdata[i]) &&
        vedette_scan_reads_alike (vedette_eagles_get_name (divisions->pdata[i]), vedette_eagles_get_name (formation)))
      return TRUE;
  return FALSE;
}

/* Returns: (transfer full): what a record that can have a name is called; an army without one is called after its side, and a
 * formation of whose name each army has one is called with its army */
char *
vedette_eagles_say (const VedetteEagles *self,
                    gpointer             record)
{
  const char *name = vedette_eagles_get_name (record);

  if (VEDETTE_IS_DIVISION (record) && has_namesake (self, record))
    return vedette_eagles_say_whose (self, record);
  if (*name == '\0' && VEDETTE_IS_ARMY (record))
    name = vedette_enum_get_label (vedette_eagles_side_get_type (), (int) vedette_eagles_get_side (self, record));
  return g_strdup (name);
}

/* Returns: (transfer full): a formation by name, with its army */
char *
vedette_eagles_say_whose (const VedetteEagles *self,
                          gpointer             formation)
{
  g_autofree char *army = vedette_eagles_say (self, vedette_eagles_get_army_of (self, formation));

  /* Translators: a formation and its army, such as “1st Division (Army of Italy)” */
  return g_strdup_printf (_("%s (%s)"), vedette_eagles_get_name (formation), army);
}

void
vedette_eagles_note_name (const VedetteEagles *self,
                          VedetteEdit         *edit,
                          const char          *fact,
                          gpointer             record)
{
  g_autofree char *name = vedette_eagles_say (self, record);

  vedette_facts_note_text (edit, fact, name);
}

/* Returns: (transfer full): a commander by name; who has none is called after what he commands */
char *
vedette_eagles_say_commander (const VedetteEagles *self,
                              gpointer             command)
{
  const char *name = vedette_record_peek_string (command, find_property (command, "commander"));

  return *name != '\0' ? g_strdup (name) : vedette_eagles_say (self, command);
}

/* Returns: (transfer full): so many formations */
char *
vedette_eagles_say_formations (guint n)
{
  /* Translators: how many formations there are, or have no room on a sheet */
  return g_strdup_printf (ngettext ("%u formation", "%u formations", n), n);
}

/* Returns: (transfer full): so many units */
char *
vedette_eagles_say_units (guint n)
{
  /* Translators: how many units there are, or have no room on a sheet */
  return g_strdup_printf (ngettext ("%u unit", "%u units", n), n);
}
