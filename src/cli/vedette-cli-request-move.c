/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Requests of `play` that name a move: making it, or asking what it would come to. */

#include "vedette-config.h"

#include "cli/vedette-cli-request-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "cli/vedette-cli-json.h"

#define MAX_DICE 1000

/* Dice are numbered by the step that rolls them, so that no number is used twice, whatever is undone, and a battle
 * that is played in two runs has the dice of one. */
#define DICE_PER_STEP 1024

/* What the members of a move besides its parameters say. */
typedef struct
{
  JsonObject *params;
  VedetteDice *dice;
  gboolean agreed;
} Declaration;

static void
declaration_clear (Declaration *self)
{
  g_clear_pointer (&self->params, json_object_unref);
  g_clear_object (&self->dice);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Declaration, declaration_clear)

/* Opens an answer again that was whole. */
static void
go_on (GString *out)
{
  g_string_truncate (out, out->len - strlen ("}\n"));
}

static gboolean
refuse_by (GString       *out,
           VedetteRuling *ruling)
{
  vedette_cli_refuse (out, vedette_ruling_get_rule (ruling), vedette_ruling_get_why (ruling),
                      vedette_ruling_get_verdict (ruling) == VEDETTE_VERDICT_WARNED);
  if (vedette_ruling_get_about (ruling) != NULL)
    {
      go_on (out);
      vedette_cli_json_name (out, "about");
      vedette_cli_json_text (out, vedette_ruling_get_about (ruling));
      g_string_append (out, "}\n");
    }
  return FALSE;
}

/* A move that has not all its dice yet: which one is asked for */
static gboolean
ask_for_more (GString      *out,
              const GError *error)
{
  VedetteDiceRequest *request = vedette_dice_request_get_missing (error);

  vedette_cli_deny (out, "%s", error->message);
  if (request == NULL)
    return FALSE;
  go_on (out);
  vedette_cli_json_name (out, "more");
  g_string_append_printf (out, "{\"sides\":%d", vedette_dice_request_get_sides (request));
  vedette_cli_json_name (out, "for");
  vedette_cli_json_text (out, vedette_dice_request_get_label (request));
  vedette_cli_json_name (out, "party");
  vedette_cli_json_text (out, vedette_dice_request_get_party (request));
  g_string_append (out, "}}\n");
  return FALSE;
}

static gboolean
read_dice (JsonNode     *node,
           VedetteDice **dice,
           GString      *out)
{
  JsonArray *array = JSON_NODE_HOLDS_ARRAY (node) ? json_node_get_array (node) : NULL;
  guint n = array != NULL ? json_array_get_length (array) : 1;
  g_autofree int *naturals = NULL;

  if (n < 1 || n > MAX_DICE)
    return vedette_cli_deny (out, _("“die” should be a number on a die, or several"));
  naturals = g_new (int, n);
  for (guint i = 0; i < n; i++)
    {
      JsonNode *element = array != NULL ? json_array_get_element (array, i) : node;

      if (json_node_get_value_type (element) != G_TYPE_INT64 || json_node_get_int (element) < 1 ||
          json_node_get_int (element) > VEDETTE_DICE_MAX_SIDES)
        return vedette_cli_deny (out, _("“die” should be a number on a die, or several"));
      naturals[i] = (int) json_node_get_int (element);
    }
  *dice = vedette_dice_new_typed (naturals, n);
  return TRUE;
}

static VedetteDice *
roll_dice (const VedetteCliTable *self)
{
  VedetteBattle *battle = vedette_rules_get_battle (self->rules);
  guint64 n_steps = g_list_model_get_n_items (vedette_battle_get_steps (battle));

  return self->seeded ? vedette_dice_new_seed (self->seed, n_steps * DICE_PER_STEP) : vedette_dice_new_kernel ();
}

/* Tells the parameters of a move from the rest of the request. An edit rolls nothing, so a die that it names is one of
 * its parameters: the rules say why a recorded die is never changed. */
static gboolean
read_declaration (const VedetteCliTable *self,
                  JsonObject            *request,
                  const char            *kind,
                  Declaration           *declaration,
                  GString               *out)
{
  gboolean rolls = !g_str_equal (kind, "edit");
  JsonObjectIter iter;
  const char *name;
  JsonNode *node;

  declaration->params = json_object_new ();
  json_object_iter_init_ordered (&iter, request);
  while (json_object_iter_next_ordered (&iter, &name, &node))
    if (!g_str_equal (name, kind) && !g_str_equal (name, "agreed") && !(rolls && g_str_equal (name, "die")))
      json_object_set_member (declaration->params, name, json_node_copy (node));
  if (!vedette_cli_read_truth (request, "agreed", &declaration->agreed, out))
    return FALSE;
  if (rolls && json_object_has_member (request, "die"))
    return read_dice (json_object_get_member (request, "die"), &declaration->dice, out);
  declaration->dice = roll_dice (self);
  return TRUE;
}

static VedetteMove *
read_move (const VedetteCliTable *self,
           JsonObject            *request,
           const char            *kind,
           JsonObject            *params,
           GString               *out)
{
  JsonNode *node = json_object_get_member (request, kind);
  g_autoptr (GError) error = NULL;
  VedetteMove *move;

  if (json_node_get_value_type (node) != G_TYPE_STRING)
    {
      vedette_cli_deny (out, _("“%s” should be the name of a move"), kind);
      return NULL;
    }
  move = vedette_rules_new_move (self->rules, json_node_get_string (node), params, &error);
  if (move == NULL)
    vedette_cli_deny (out, "%s", error->message);
  return move;
}

static gboolean
stands_in_the_way (VedetteRuling *ruling,
                   gboolean       agreed)
{
  return vedette_ruling_get_verdict (ruling) != VEDETTE_VERDICT_ALLOWED &&
         (!agreed || vedette_ruling_is_final (ruling));
}

static void
write_breakdown (GString          *out,
                 VedetteBreakdown *breakdown,
                 VedetteRuling    *ruling)
{
  vedette_cli_json_name (out, "breakdown");
  g_string_append_c (out, '{');
  vedette_cli_json_breakdown (out, breakdown, ruling);
  g_string_append_c (out, '}');
}

static void
write_reminders (GString       *out,
                 VedetteRuling *ruling)
{
  for (guint i = 0; i < vedette_ruling_get_n (ruling); i++)
    if (vedette_ruling_nth_verdict (ruling, i) == VEDETTE_VERDICT_ALLOWED)
      {
        vedette_cli_json_name (out, "reminders");
        vedette_cli_json_findings (out, ruling, VEDETTE_VERDICT_ALLOWED);
        return;
      }
}

/* How what was typed was read, whether it was done or not */
static void
add_typed (GString        *out,
           VedetteReading *reading)
{
  if (reading == NULL)
    return;
  go_on (out);
  vedette_cli_json_name (out, "typed");
  vedette_cli_json_reading (out, reading);
  g_string_append (out, "}\n");
}

static gboolean
perform (const VedetteCliTable *self,
         VedetteMove           *move,
         const Declaration     *declaration,
         GString               *out)
{
  g_autoptr (VedetteRuling) ruling = vedette_rules_check (self->rules, move);
  g_autoptr (VedetteReading) reading = vedette_rules_read_typed (self->rules, move);
  g_autoptr (VedetteBreakdown) breakdown = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  VedetteStep *step;

  if (stands_in_the_way (ruling, declaration->agreed))
    {
      refuse_by (out, ruling);
      add_typed (out, reading);
      return FALSE;
    }
  /* Afterwards the battle is another one. */
  breakdown = vedette_rules_preview (self->rules, move);
  step = vedette_rules_perform (self->rules, move, declaration->dice, declaration->agreed, &ruling, &error);
  if (step == NULL)
    return ask_for_more (out, error);

  text = vedette_rules_describe (self->rules, step, NULL);
  vedette_cli_answer_changed (self, text, out);
  go_on (out);
  if (breakdown != NULL)
    write_breakdown (out, breakdown, ruling);
  write_reminders (out, ruling);
  g_string_append (out, "}\n");
  add_typed (out, reading);
  return TRUE;
}

gboolean
vedette_cli_answer_move (const VedetteCliTable *self,
                         JsonObject            *request,
                         GString               *out)
{
  g_auto (Declaration) declaration = { 0 };
  g_autoptr (VedetteMove) move = NULL;

  if (!read_declaration (self, request, "move", &declaration, out))
    return FALSE;
  move = read_move (self, request, "move", declaration.params, out);
  if (move == NULL)
    return FALSE;
  if (vedette_move_get_group (move) != VEDETTE_MOVE_PLAY)
    return vedette_cli_deny (out, _("“%s” is an edit: it goes with “edit”"), vedette_move_get_name (move));
  return perform (self, move, &declaration, out);
}

gboolean
vedette_cli_answer_edit (const VedetteCliTable *self,
                         JsonObject            *request,
                         GString               *out)
{
  g_auto (Declaration) declaration = { 0 };
  g_autoptr (VedetteMove) move = NULL;

  if (!read_declaration (self, request, "edit", &declaration, out))
    return FALSE;
  move = read_move (self, request, "edit", declaration.params, out);
  if (move == NULL)
    return FALSE;
  if (vedette_move_get_group (move) != VEDETTE_MOVE_EDIT)
    return vedette_cli_deny (out, _("“%s” is no edit: it goes with “move”"), vedette_move_get_name (move));
  return perform (self, move, &declaration, out);
}

gboolean
vedette_cli_answer_preview (const VedetteCliTable *self,
                            JsonObject            *request,
                            GString               *out)
{
  g_auto (Declaration) declaration = { 0 };
  g_autoptr (VedetteMove) move = NULL;
  g_autoptr (VedetteRuling) ruling = NULL;
  g_autoptr (VedetteReading) reading = NULL;
  g_autoptr (VedetteBreakdown) breakdown = NULL;

  if (json_object_has_member (request, "die"))
    return vedette_cli_deny (out, _("“%s” is not known here"), "die");
  if (!read_declaration (self, request, "preview", &declaration, out))
    return FALSE;
  move = read_move (self, request, "preview", declaration.params, out);
  if (move == NULL)
    return FALSE;
  ruling = vedette_rules_check (self->rules, move);
  /* Warnings are part of what it would come to. */
  if (vedette_ruling_get_verdict (ruling) == VEDETTE_VERDICT_REFUSED && stands_in_the_way (ruling, declaration.agreed))
    return refuse_by (out, ruling);
  breakdown = vedette_rules_preview (self->rules, move);
  reading = vedette_rules_read_typed (self->rules, move);
  if (breakdown == NULL && reading == NULL)
    return vedette_cli_deny (out, _("“%s” has no roll"), vedette_move_get_name (move));
  vedette_cli_begin_answer (self, out);
  if (breakdown != NULL)
    write_breakdown (out, breakdown, ruling);
  write_reminders (out, ruling);
  g_string_append (out, "}\n");
  add_typed (out, reading);
  return TRUE;
}
