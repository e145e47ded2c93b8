/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Plays a recorded battle, and prints details that the command line does not show: all findings, factors, choices and
 * parameter types. guard.py compares the output with recorded output. */

#include <gio/gio.h>
#include <json-glib/json-glib.h>
#include <locale.h>

#include "core/rules/vedette-choice.h"
#include "core/rules/vedette-rules.h"
#include "core/rules/vedette-status.h"
#include "core/systems.h"

/* DICE_PER_STEP and MAX_DICE equal the constants of `vedette play`, so that the same requests give the same battle. The
 * battle is in memory, and every step has the time CLOCK. */
#define DICE_PER_STEP 1024
#define MAX_DICE 1000
#define CLOCK "2026-01-02T03:04:05Z"

typedef struct
{
  VedetteRules *rules;
  guint64 seed;
} Table;

static VedetteBattle *
get_battle (Table *self)
{
  return vedette_rules_get_battle (self->rules);
}

static const char *
say (const char *text)
{
  return text != NULL ? text : "-";
}

/* Returns: (transfer full): the text of a value, or “-” for lists and for no value */
static char *
say_value (const GValue *value)
{
  GType type = value != NULL && G_IS_VALUE (value) ? G_VALUE_TYPE (value) : G_TYPE_NONE;
  g_autoptr (GTypeClass) klass = G_TYPE_IS_ENUM (type) ? g_type_class_ref (type) : NULL;

  if (klass != NULL)
    return g_strdup (g_enum_get_value (G_ENUM_CLASS (klass), g_value_get_enum (value))->value_nick);
  if (type == G_TYPE_NONE || G_TYPE_IS_BOXED (type))
    return g_strdup ("-");
  if (type == G_TYPE_STRING)
    return g_strdup_printf ("“%s”", say (g_value_get_string (value)));
  return g_strdup_value_contents (value);
}

static void
dump_ruling (VedetteRuling *ruling)
{
  g_print ("ruling %d final %d rule %s why %s\n", (int) ruling->verdict, ruling->is_final,
           say (ruling->rule), say (ruling->why));
  for (guint i = 0; i < g_list_model_get_n_items (ruling->findings); i++)
    g_print ("  finding %d once %d rule %s why %s\n", (int) vedette_ruling_nth (ruling, i)->verdict,
             vedette_ruling_nth (ruling, i)->is_once, say (vedette_ruling_nth (ruling, i)->rule),
             say (vedette_ruling_nth (ruling, i)->why));
}

/* Returns the side of a factor. A factor of the rolling party (VEDETTE_PARTY_ROLLER) counts for the first side, 0. */
static guint
get_side (VedetteFactor *factor)
{
  return factor->party != VEDETTE_PARTY_ROLLER ? factor->party : 0;
}

static int
add_up (VedetteBreakdown *breakdown,
        guint             side)
{
  return vedette_breakdown_get_total (breakdown, side) +
         (side == 0 ? vedette_breakdown_get_total (breakdown, VEDETTE_PARTY_ROLLER) : 0);
}

static void
dump_breakdown (VedetteBreakdown *breakdown)
{
  GListModel *factors = breakdown->factors;
  GListModel *outcomes = breakdown->outcomes;

  g_print ("need %d totals %d %d\n", breakdown->need, add_up (breakdown, 0), add_up (breakdown, 1));
  for (guint i = 0; i < g_list_model_get_n_items (factors); i++)
    {
      g_autoptr (VedetteFactor) factor = g_list_model_get_item (factors, i);

      g_print ("  factor %u %s %+d %s (%s %s)\n", get_side (factor), factor->id, factor->value, say (factor->label),
               say (factor->rule), say (factor->source));
    }
  for (guint i = 0; i < g_list_model_get_n_items (outcomes); i++)
    {
      g_autoptr (VedetteOutcome) outcome = g_list_model_get_item (outcomes, i);
      g_autofree char *chance = vedette_chance_to_string (outcome->chance);

      g_print ("  outcome %s %s %s\n", outcome->id, chance, say (outcome->label));
    }
}

static void
dump_choices (Table       *self,
              VedetteMove *move,
              GParamSpec  *pspec)
{
  g_autoptr (GListModel) choices = vedette_move_get_choices (move, self->rules, pspec->name, NULL);

  for (guint i = 0; choices != NULL && i < g_list_model_get_n_items (choices); i++)
    {
      g_autoptr (VedetteChoice) choice = g_list_model_get_item (choices, i);

      g_print ("    %s %" G_GINT64_FORMAT " %s (%s)\n", say (choice->nick), choice->id,
               say (choice->label), say (choice->note));
    }
}

/* Prints the type of a parameter. Record types have their tag and enumerations their nicks, so that the output stays
 * the same if a C type gets another name. */
static void
dump_type (GParamSpec *pspec)
{
  GType type = G_PARAM_SPEC_VALUE_TYPE (pspec);
  g_autoptr (GTypeClass) klass = G_TYPE_IS_CLASSED (type) ? g_type_class_ref (type) : NULL;

  if (pspec->flags & VEDETTE_PARAM_REFERENCE)
    {
      GType target = vedette_param_spec_get_target (pspec);
      g_autoptr (GTypeClass) record = target != VEDETTE_TYPE_RECORD ? g_type_class_ref (target) : NULL;

      g_print (type == VEDETTE_TYPE_IDS ? "records " : "record ");
      g_print ("%s", record != NULL ? say (vedette_record_class_get_tag ((VedetteRecordClass *) record)) : "any");
    }
  else if (pspec->flags & VEDETTE_PARAM_INCHES)
    g_print ("inches");
  else if (type == G_TYPE_STRV)
    g_print ("texts");
  else if (G_TYPE_IS_ENUM (type))
    for (guint i = 0; i < G_ENUM_CLASS (klass)->n_values; i++)
      g_print ("%s%d=%s", i > 0 ? "," : "", G_ENUM_CLASS (klass)->values[i].value, G_ENUM_CLASS (klass)->values[i].value_nick);
  else
    g_print ("%s", g_type_name (G_TYPE_FUNDAMENTAL (type)));
}

static void
dump_param (Table       *self,
            VedetteMove *move,
            GParamSpec  *pspec)
{
  g_autofree char *value = say_value (g_param_spec_get_default_value (pspec));

  g_print ("  param %s ", pspec->name);
  dump_type (pspec);
  g_print (" default %s said %d", value, vedette_move_is_said (move, pspec->name));
  if (G_IS_PARAM_SPEC_INT (pspec))
    g_print (" from %d to %d", G_PARAM_SPEC_INT (pspec)->minimum, G_PARAM_SPEC_INT (pspec)->maximum);
  if (G_IS_PARAM_SPEC_INT64 (pspec))
    g_print (" from %" G_GINT64_FORMAT " to %" G_GINT64_FORMAT, G_PARAM_SPEC_INT64 (pspec)->minimum,
             G_PARAM_SPEC_INT64 (pspec)->maximum);
  g_print ("\n");
  dump_choices (self, move, pspec);
}

static void
dump_params (Table       *self,
             VedetteMove *move)
{
  guint n_pspecs;
  GParamSpec **pspecs = vedette_move_list_params (move, &n_pspecs);

  for (guint i = 0; i < n_pspecs; i++)
    dump_param (self, move, pspecs[i]);
}

static void
dump_moves (Table *self)
{
  g_autoptr (GListModel) moves = vedette_rules_list_moves (self->rules);

  for (guint i = 0; i < g_list_model_get_n_items (moves); i++)
    {
      g_autoptr (VedetteMove) move = g_list_model_get_item (moves, i);
      g_autoptr (VedetteRuling) ruling = vedette_rules_open (self->rules, move);
      g_autoptr (VedetteRuling) check = vedette_rules_check (self->rules, move);

      g_print ("move %s %s key %s group %d\n", vedette_move_get_name (move), vedette_move_get_label (move),
               say (vedette_move_get_key (move)), (int) vedette_move_get_group (move));
      dump_ruling (ruling);
      dump_ruling (check);
      dump_params (self, move);
    }
}

static void
dump_status (Table *self)
{
  g_autoptr (GListModel) list = vedette_rules_get_status (self->rules, NULL);

  for (guint i = 0; i < g_list_model_get_n_items (list); i++)
    {
      g_autoptr (VedetteStatus) status = g_list_model_get_item (list, i);
      const GValue *value = status->value;
      g_autofree char *text = say_value (value);

      g_print ("status %s %s %s emphasis %d value %s\n", status->id, say (status->label), say (status->text),
               (int) status->emphasis, text);
    }
}

static void
look (Table *self)
{
  dump_status (self);
  dump_moves (self);
}

static void
go_to (Table  *self,
       gint64  n)
{
  g_autoptr (GError) error = NULL;

  if (!vedette_battle_go_to (get_battle (self), n, &error))
    g_print ("%s\n", error->message);
}

static void
go_by (Table  *self,
       gint64  count)
{
  gint64 place = (gint64) vedette_battle_get_place (get_battle (self)) - 1 + count;

  if (place >= 0 && place < (gint64) vedette_battle_get_n_branch (get_battle (self)))
    go_to (self, vedette_step_get_n (vedette_battle_get_branch (get_battle (self), (guint) place)));
}

/* Returns: (transfer full) (nullable): the dice for a request; %NULL if the member “die” is invalid */
static VedetteDice *
read_dice (Table      *self,
           JsonObject *request,
           gboolean    edit)
{
  JsonNode *node = edit ? NULL : json_object_get_member (request, "die");
  g_autoptr (GArray) naturals = g_array_new (FALSE, FALSE, sizeof (int));
  JsonArray *array = node != NULL && JSON_NODE_HOLDS_ARRAY (node) ? json_node_get_array (node) : NULL;
  guint n = array != NULL ? json_array_get_length (array) : 1;

  if (node == NULL)
    {
      GListModel *steps = vedette_battle_get_steps (get_battle (self));

      return vedette_dice_new_seed (self->seed, DICE_PER_STEP * (guint64) g_list_model_get_n_items (steps));
    }
  for (guint i = 0; i < n; i++)
    {
      JsonNode *element = array != NULL ? json_array_get_element (array, i) : node;
      gint64 value = json_node_get_value_type (element) == G_TYPE_INT64 ? json_node_get_int (element) : 0;
      int natural = (int) value;

      if (value < 1 || value > VEDETTE_DICE_MAX_SIDES)
        return NULL;
      g_array_append_val (naturals, natural);
    }
  return n > 0 && n <= MAX_DICE ? vedette_dice_new_typed ((const int *) naturals->data, n) : NULL;
}

static void
perform (Table       *self,
         VedetteMove *move,
         VedetteDice *dice,
         gboolean     agreed)
{
  g_autoptr (GError) error = NULL;
  VedetteStep *step = vedette_rules_perform (self->rules, move, dice, agreed, NULL, &error);
  g_autofree char *text = step != NULL ? vedette_rules_describe (self->rules, step, NULL) : NULL;

  if (step == NULL)
    {
      g_print ("not done: %s %d %s\n", g_quark_to_string (error->domain), error->code, error->message);
      return;
    }
  g_print ("done: %s %s %s\n", vedette_step_get_kind (step), vedette_step_get_audience (step), text);
}

static JsonObject *
copy_params (JsonObject *request,
             const char *kind)
{
  JsonObject *params = json_object_new ();
  JsonObjectIter iter;
  const char *name;
  JsonNode *node;

  json_object_iter_init_ordered (&iter, request);
  while (json_object_iter_next_ordered (&iter, &name, &node))
    if (!g_str_equal (name, kind) && !g_str_equal (name, "agreed") &&
        !(g_str_equal (name, "die") && !g_str_equal (kind, "edit")))
      json_object_set_member (params, name, json_node_copy (node));
  return params;
}

static void
declare (Table      *self,
         JsonObject *request,
         const char *kind)
{
  gboolean edit = g_str_equal (kind, "edit");
  JsonNode *name = json_object_get_member (request, kind);
  JsonNode *agreed = json_object_get_member (request, "agreed");
  g_autoptr (JsonObject) params = copy_params (request, kind);
  g_autoptr (VedetteDice) dice = read_dice (self, request, edit);
  g_autoptr (VedetteMove) move = NULL;
  g_autoptr (VedetteRuling) ruling = NULL;
  g_autoptr (VedetteBreakdown) breakdown = NULL;
  g_autoptr (GError) error = NULL;

  if (json_node_get_value_type (name) != G_TYPE_STRING || dice == NULL)
    return;
  if (agreed != NULL && json_node_get_value_type (agreed) != G_TYPE_BOOLEAN)
    return;
  move = vedette_rules_new_move (self->rules, json_node_get_string (name), params, &error);
  if (move == NULL)
    {
      g_print ("no move: %s %d %s\n", g_quark_to_string (error->domain), error->code, error->message);
      return;
    }
  ruling = vedette_rules_check (self->rules, move);
  dump_ruling (ruling);
  dump_params (self, move);
  breakdown = vedette_rules_preview (self->rules, move);
  if (breakdown != NULL)
    dump_breakdown (breakdown);
  if (!g_str_equal (kind, "preview") && (vedette_move_get_group (move) == VEDETTE_MOVE_EDIT) == edit)
    perform (self, move, dice, agreed != NULL && json_node_get_boolean (agreed));
}

static void
begin (Table      *self,
       JsonObject *control)
{
  const char *system = json_object_get_string_member_with_default (control, "system", "skirmish");
  g_autoptr (VedetteBattle) battle = vedette_battle_new (vedette_systems_find (system)->schema);
  g_autoptr (GError) error = NULL;

  g_clear_object (&self->rules);
  vedette_battle_set_clock (battle, CLOCK);
  self->rules = vedette_systems_new_rules (battle);
  self->seed = (guint64) json_object_get_int_member_with_default (control, "seed", 0);
  if (!vedette_rules_set_up (self->rules, &error))
    g_error ("%s", error->message);
  if (json_object_has_member (control, "name"))
    {
      g_autoptr (JsonObject) params = json_object_new ();
      g_autoptr (VedetteMove) naming = NULL;

      json_object_set_string_member (params, "name", json_object_get_string_member (control, "name"));
      naming = vedette_rules_new_move (self->rules, "set-battle", params, NULL);
      perform (self, naming, NULL, FALSE);
    }
}

static void
answer (Table      *self,
        JsonObject *request)
{
  static const char *const kinds[] = { "edit", "preview", "move" };
  JsonNode *node;

  if (json_object_has_member (request, "guard"))
    {
      const char *guard = json_object_get_string_member (request, "guard");

      if (g_str_equal (guard, "begin"))
        begin (self, request);
      else if (g_str_equal (guard, "look"))
        look (self);
      return;
    }
  if (self->rules == NULL)
    return;
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (json_object_has_member (request, kinds[i]))
      {
        declare (self, request, kinds[i]);
        return;
      }
  if ((node = json_object_get_member (request, "undo")) != NULL && json_node_get_value_type (node) == G_TYPE_INT64)
    go_by (self, -CLAMP (json_node_get_int (node), 1, G_MAXINT));
  else if ((node = json_object_get_member (request, "redo")) != NULL && json_node_get_value_type (node) == G_TYPE_INT64)
    go_by (self, CLAMP (json_node_get_int (node), 1, G_MAXINT));
  else if ((node = json_object_get_member (request, "goto")) != NULL && json_node_get_value_type (node) == G_TYPE_INT64 &&
           json_node_get_int (node) > 0)
    go_to (self, json_node_get_int (node));
  else if (json_object_has_member (request, "moves"))
    dump_moves (self);
  else if (json_object_has_member (request, "state"))
    dump_status (self);
}

int
main (int    argc,
      char **argv)
{
  Table table = { 0 };
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) lines = NULL;

  setlocale (LC_ALL, "");
  if (argc != 2 || !g_file_get_contents (argv[1], &text, NULL, &error))
    {
      g_printerr ("%s\n", error != NULL ? error->message : "dump-moves REQUESTS.jsonl");
      return 1;
    }
  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_autoptr (JsonNode) node = json_from_string (lines[i], NULL);

      g_print ("> %s\n", lines[i]);
      if (node != NULL && JSON_NODE_HOLDS_OBJECT (node))
        answer (&table, json_node_get_object (node));
    }
  g_clear_object (&table.rules);
  return 0;
}
