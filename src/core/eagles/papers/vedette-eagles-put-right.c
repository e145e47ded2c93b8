/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The table is right: whose the initiative is, which division is active, how divisions and units are. Points are not among
 * it: they come back by undo only (E-X21). */

#include "vedette-config.h"

#include <glib/gi18n-lib.h>

#include "core/eagles/papers/vedette-eagles-papers.h"
#include "core/eagles/state/vedette-eagles-choices.h"
#include "core/eagles/state/vedette-eagles-turn.h"
#include "core/rules/vedette-facts.h"
#include "core/rules/vedette-pending.h"
#include "core/rules/vedette-put-right.h"

static const char * const named[] = { "owner", "active", "division", "unit" };

static gpointer
find_param (VedetteMove         *move,
            const VedetteEagles *self,
            const char          *param)
{
  GType (*const types[]) (void) = { vedette_army_get_type, vedette_division_get_type, vedette_division_get_type,
                                    vedette_unit_get_type };

  for (guint i = 0; i < G_N_ELEMENTS (named); i++)
    if (g_str_equal (named[i], param))
      return vedette_eagles_find (self, types[i] (), vedette_move_get_id (move, param));
  return NULL;
}

/* What is put right of the game, of a division and of a unit, each a parameter of its own */
static const char * const game_fields[] = { "turn" };
static const char * const division_fields[] = { "moved", "attempted", "activation" };
static const char * const unit_fields[] = { "status", "steps", "smoke", "ff", "tested", "gone" };

static gboolean
has_division (VedetteMove          *move,
              const VedetteContext *self)
{
  return find_param (move, self, "division") != NULL;
}

static gboolean
has_unit (VedetteMove          *move,
          const VedetteContext *self)
{
  return find_param (move, self, "unit") != NULL;
}

static gboolean
is_in_turn (VedetteMove          *move,
            const VedetteContext *self)
{
  return vedette_eagles_is_on (self, VEDETTE_EAGLES_ON_TURN);
}

static void
read_of (gpointer    record,
         const char *property,
         GValue     *value)
{
  if (record != NULL)
    g_object_get_property (record, property, value);
}

#define READ_OF(param, property)                                                                                       \
  static void read_##property (VedetteMove *move, const VedetteContext *self, GValue *value)                           \
  {                                                                                                                    \
    read_of (find_param (move, self, param), #property, value);                                                        \
  }
READ_OF ("division", moved)
READ_OF ("division", attempted)
READ_OF ("division", activation)
READ_OF ("unit", status)
READ_OF ("unit", steps)
READ_OF ("unit", smoke)
READ_OF ("unit", ff)
READ_OF ("unit", tested)
READ_OF ("unit", gone)

static void
read_turn (VedetteMove          *move,
           const VedetteContext *self,
           GValue               *value)
{
  read_of (self->game, "turn", value);
}

static void
read_owner (VedetteMove          *move,
            const VedetteContext *self,
            GValue               *value)
{
  read_of (self->game, "owner", value);
}

static void
read_active (VedetteMove          *move,
             const VedetteContext *self,
             GValue               *value)
{
  read_of (self->game, "active", value);
}

static void
put_fields_right (VedetteMove        *move,
                  VedetteEdit        *edit,
                  gpointer            record,
                  const char * const *fields,
                  gsize               n)
{
  for (gsize i = 0; record != NULL && i < n; i++)
    vedette_put_right_field (move, edit, record, fields[i]);
}

/* Another division is the active one, and the one that was taken for it has not been it */
static void
put_active_right (const VedetteEagles *self,
                  VedetteEdit         *edit,
                  gpointer             active)
{
  gpointer before = vedette_eagles_get_active (self);

  if (active == NULL || active == before)
    return;
  if (before != NULL)
    vedette_edit_set (edit, before, "activation", VEDETTE_ACTIVATION_NONE, NULL);
  vedette_eagles_activate (self, edit, active);
}

static void
put_all_right (VedetteMove         *move,
               const VedetteEagles *self,
               VedetteEdit         *edit)
{
  gpointer owner = find_param (move, self, "owner");

  put_fields_right (move, edit, find_param (move, self, "division"), division_fields, G_N_ELEMENTS (division_fields));
  put_fields_right (move, edit, find_param (move, self, "unit"), unit_fields, G_N_ELEMENTS (unit_fields));
  if (owner != NULL)
    vedette_edit_set (edit, self->game, "owner", vedette_record_get_id (owner), "last-owner", vedette_record_get_id (owner),
                      NULL);
  put_active_right (self, edit, find_param (move, self, "active"));
  put_fields_right (move, edit, self->game, game_fields, G_N_ELEMENTS (game_fields));
}

/* Whose the initiative is, and which division is active, is put right as long as nothing lies on it. */
static void
check_initiative (VedetteMove         *move,
                  const VedetteEagles *self,
                  VedetteRuling       *ruling)
{
  const char *param = vedette_move_is_said (move, "active") ? "active" : "owner";
  gpointer owner = find_param (move, self, "owner"), active = find_param (move, self, "active");

  if (!vedette_move_is_said (move, param))
    return;
  if (!vedette_eagles_is_on (self, VEDETTE_EAGLES_ON (CHOOSE) | VEDETTE_EAGLES_ON (DIVISION_ACTIVE)) ||
      vedette_pending_get_top (self->battle) != NULL || vedette_eagles_game_get_stole_back (self->game))
    {
      vedette_ruling_forbid_about (ruling, "E-38", param,
                                   _("You cannot correct the initiative now. Wait until nothing is interrupted and the owner "
                                     "of the turn is choosing a division or has an active division."));
      return;
    }
  if (owner == NULL)
    owner = vedette_eagles_find (self, vedette_army_get_type (), vedette_eagles_game_get_owner (self->game));
  if (active == NULL)
    active = vedette_eagles_get_active (self);
  if (active != NULL && vedette_eagles_get_army_of (self, active) != owner)
    vedette_ruling_forbid_about (ruling, "E-29", param, _("The active division must belong to the owner of the turn. Change "
                                                          "both fields."));
  else if (active != NULL && (vedette_division_get_kind (active) != VEDETTE_DIVISION_LED ||
                              !vedette_eagles_is_on_table (self, active)))
    vedette_ruling_forbid_about (ruling, "E-29", "active", _("Choose a division that is on the table"));
}

/* Which division is active or suspended is not said of the division, for the turn has to go on after it. */
static void
check_division (VedetteMove         *move,
                const VedetteEagles *self,
                VedetteRuling       *ruling)
{
  gpointer division = find_param (move, self, "division");
  int activation = vedette_move_get_enum (move, "activation");
  g_autofree char *name = division != NULL ? vedette_eagles_say (self, division) : NULL;

  if (division == NULL || !vedette_move_is_said (move, "activation") ||
      activation == (int) vedette_division_get_activation (division))
    return;
  if (activation == VEDETTE_ACTIVATION_ACTIVE || activation == VEDETTE_ACTIVATION_SUSPENDED)
    vedette_ruling_forbid_about (ruling, "E-38", "activation", _("Change “Active division” instead"));
  else if (vedette_eagles_is_in_play (self, vedette_record_get_id (division)))
    vedette_ruling_forbid_about (ruling, "E-38", "activation",
                                 _("%s is taking part in the current action. Finish the action first."), name);
}

static void
check_unit (VedetteMove         *move,
            const VedetteEagles *self,
            VedetteRuling       *ruling)
{
  gpointer unit = find_param (move, self, "unit");

  if (unit != NULL && vedette_move_get_boolean (move, "gone") && !vedette_unit_get_gone (unit) &&
      vedette_eagles_is_in_play (self, vedette_record_get_id (unit)))
    vedette_ruling_forbid_about (ruling, "E-49", "gone", _("%s is taking part in the current action. Finish the action first."),
                                 vedette_eagles_get_name (unit));
}

/* A field is nothing without the division or the unit that has it. */
static gboolean
has_whose (VedetteMove         *move,
           const VedetteEagles *self,
           const char          *whose,
           const char * const  *fields,
           gsize                n,
           VedetteRuling       *ruling)
{
  for (gsize i = 0; i < n; i++)
    if (vedette_move_is_said (move, fields[i]) && find_param (move, self, whose) == NULL)
      {
        vedette_ruling_forbid_about (ruling, NULL, whose, _("Choose the formation or unit to correct"));
        return FALSE;
      }
  return TRUE;
}

static void
check_put_right (VedetteMove          *move,
                 const VedetteContext *self,
                 VedetteRuling        *ruling)
{
  g_autoptr (VedetteEdit) edit = vedette_battle_edit (self->battle, "put-right");

  for (guint i = 0; i < G_N_ELEMENTS (named); i++)
    if (!vedette_eagles_check_said (move, self, named[i], find_param (move, self, named[i]), ruling))
      return;
  if (!has_whose (move, self, "division", division_fields, G_N_ELEMENTS (division_fields), ruling) ||
      !has_whose (move, self, "unit", unit_fields, G_N_ELEMENTS (unit_fields), ruling))
    return;
  if (vedette_move_is_said (move, "turn") && !is_in_turn (move, self))
    vedette_ruling_forbid_about (ruling, "E-01", "turn", _("No turn is in progress. Leave out the turn number."));
  check_initiative (move, self, ruling);
  check_division (move, self, ruling);
  check_unit (move, self, ruling);
  if (ruling->verdict != VEDETTE_VERDICT_ALLOWED)
    return;
  put_all_right (move, self, edit);
  if (vedette_edit_is_empty (edit))
    vedette_ruling_forbid (ruling, NULL, _("Nothing would change. Choose or enter something different."));
}

static gboolean
perform_put_right (VedetteMove           *move,
                   const VedetteContext  *self,
                   VedetteEdit           *edit,
                   VedetteDice           *dice,
                   GError               **error)
{
  for (guint i = 0; i < G_N_ELEMENTS (named); i++)
    {
      gpointer record = find_param (move, self, named[i]);

      if (record == NULL)
        continue;
      vedette_eagles_note_name (self, edit, named[i], record);
      vedette_eagles_note_audience (self, edit, record, NULL);
    }
  put_all_right (move, self, edit);
  return TRUE;
}

static char *
describe_put_right (JsonObject *facts)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) sentences = NULL;

  g_strv_builder_add (builder, _("Corrected:"));
  vedette_put_right_say_about (builder, vedette_fact_text (facts, "owner"),
                               /* Translators: a step of the log; the army that has the initiative, as is put right */
                               g_strdup_printf (_("Owner of the turn: %s."), vedette_fact_text (facts, "owner")));
  vedette_put_right_say_about (builder, vedette_fact_text (facts, "active"),
                               /* Translators: a step of the log; the division that is active, as is put right */
                               g_strdup_printf (_("Active division: %s."), vedette_fact_text (facts, "active")));
  vedette_put_right_say_about (builder, vedette_fact_text (facts, "division"),
                               g_strdup_printf ("%s.", vedette_fact_text (facts, "division")));
  vedette_put_right_say_changes (builder, facts, vedette_division_get_type (), division_fields, G_N_ELEMENTS (division_fields));
  vedette_put_right_say_about (builder, vedette_fact_text (facts, "unit"),
                               g_strdup_printf ("%s.", vedette_fact_text (facts, "unit")));
  vedette_put_right_say_changes (builder, facts, vedette_unit_get_type (), unit_fields, G_N_ELEMENTS (unit_fields));
  vedette_put_right_say_changes (builder, facts, vedette_eagles_game_get_type (), game_fields, G_N_ELEMENTS (game_fields));
  sentences = g_strv_builder_end (builder);
  return g_strjoinv (" ", sentences);
}

static void
list_led (VedetteMove          *move,
          const VedetteContext *self,
          GListStore           *choices)
{
  g_autoptr (GPtrArray) divisions = vedette_eagles_list_divisions (self, find_param (move, self, "owner"),
                                                                   VEDETTE_DIVISION_LED);

  for (guint i = 0; i < divisions->len; i++)
    if (vedette_eagles_is_on_table (self, divisions->pdata[i]))
      vedette_eagles_add_choice (self, choices, divisions->pdata[i],
                                 vedette_eagles_get_army_of (self, divisions->pdata[i]));
}

static void
list_units (VedetteMove          *move,
            const VedetteContext *self,
            GListStore           *choices)
{
  g_autoptr (GPtrArray) units = vedette_eagles_list (self, vedette_unit_get_type ());

  for (guint i = 0; i < units->len; i++)
    vedette_eagles_add_choice (self, choices, units->pdata[i], vedette_eagles_get_division_of (self, units->pdata[i]));
}

const VedetteMoveKind vedette_eagles_put_right_move = {
  .name = "put-right",
  .label = VEDETTE_LABEL_PUT_RIGHT,
  .group = VEDETTE_MOVE_EDIT,
  .open_in = VEDETTE_EAGLES_ON_GAME | VEDETTE_EAGLES_ON (SETUP),
  .params = (const VedetteParam[]){
    VEDETTE_SAY_REF ("owner", vedette_army, vedette_eagles_list_armies, .label = VEDETTE_EAGLES_LABEL_OWNER,
                     .asked = is_in_turn, .now = read_owner),
    VEDETTE_SAY_REF ("active", vedette_division, list_led, .label = N_("Active division"), .asked = is_in_turn,
                     .now = read_active),
    VEDETTE_SAY_REF ("division", vedette_division, vedette_eagles_list_formations, .label = VEDETTE_EAGLES_LABEL_DIVISION,
                     .none = NC_("nothing is chosen", "None")),
    VEDETTE_SAY_FLAG ("moved", .label = VEDETTE_EAGLES_LABEL_MOVED, .asked = has_division, .now = read_moved),
    VEDETTE_SAY_FLAG ("attempted", .label = VEDETTE_EAGLES_LABEL_ATTEMPTED, .asked = has_division, .now = read_attempted),
    VEDETTE_SAY_ENUM ("activation", vedette_activation, VEDETTE_ACTIVATION_NONE, NULL, .label = VEDETTE_EAGLES_LABEL_ACTIVATION,
                      .asked = has_division, .now = read_activation),
    VEDETTE_SAY_REF ("unit", vedette_unit, list_units, .label = VEDETTE_EAGLES_LABEL_UNIT,
                     .none = NC_("nothing is chosen", "None")),
    VEDETTE_SAY_ENUM ("status", vedette_unit_status, VEDETTE_UNIT_IN_ORDER, NULL, .label = VEDETTE_LABEL_STATE,
                      .asked = has_unit,
                      .now = read_status),
    VEDETTE_SAY_INT ("steps", 0, VEDETTE_EAGLES_MAX_STEPS, 0, .label = VEDETTE_EAGLES_LABEL_STEPS,
                     .asked = has_unit, .now = read_steps),
    VEDETTE_SAY_FLAG ("smoke", .label = VEDETTE_EAGLES_LABEL_SMOKE, .asked = has_unit, .now = read_smoke),
    VEDETTE_SAY_FLAG ("ff", .label = VEDETTE_EAGLES_LABEL_FF, .asked = has_unit, .now = read_ff),
    VEDETTE_SAY_FLAG ("tested", .label = VEDETTE_EAGLES_LABEL_TESTED, .asked = has_unit, .now = read_tested),
    VEDETTE_SAY_FLAG ("gone", .label = VEDETTE_EAGLES_LABEL_GONE, .asked = has_unit, .now = read_gone),
    VEDETTE_SAY_INT ("turn", 1, VEDETTE_EAGLES_MAX_TURNS, 1, .label = VEDETTE_EAGLES_LABEL_TURN,
                     .asked = is_in_turn, .now = read_turn),
    { { 0 } } },
  .check = check_put_right,
  .perform = perform_put_right,
  .describe = describe_put_right,
};
