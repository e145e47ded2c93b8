/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Requests of `play` that name a move: making it, or asking what it would come to. */

#include "vedette-config.h"

#include "cli/vedette-cli-request-private.h"

#include <glib/gi18n-lib.h>

#include "cli/vedette-cli-json.h"
#include "core/json/vedette-tree.h"
#include "core/rules/answers/vedette-answer.h"

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

static gboolean
refuse_by (JsonBuilder   *tree,
           VedetteRuling *ruling)
{
  vedette_cli_refuse (tree, ruling->rule, ruling->why, ruling->verdict == VEDETTE_VERDICT_WARNED);
  if (ruling->about != NULL)
    vedette_tree_add_text (tree, "about", ruling->about);
  return FALSE;
}

static gboolean
ask_for_more (JsonBuilder        *tree,
              VedetteDiceRequest *request)
{
  json_builder_set_member_name (tree, "more");
  json_builder_begin_object (tree);
  vedette_tree_add_whole (tree, "sides", request->sides);
  vedette_tree_add_text (tree, "for", request->label);
  vedette_tree_add_text (tree, "party", request->party);
  json_builder_end_object (tree);
  return FALSE;
}

/* A move that could not be made; if that is for want of a die, which one is asked for */
static gboolean
say_why_not (JsonBuilder  *tree,
             const GError *error)
{
  VedetteDiceRequest *sealed = vedette_dice_request_get_refused (error);
  VedetteDiceRequest *missing = vedette_dice_request_get_missing (error);

  if (sealed != NULL)
    vedette_cli_refuse (tree, sealed->rule, error->message, FALSE);
  else
    vedette_cli_deny (tree, "%s", error->message);
  return missing != NULL ? ask_for_more (tree, missing) : FALSE;
}

static gboolean
read_dice (JsonNode     *node,
           VedetteDice **dice,
           JsonBuilder  *tree)
{
  JsonArray *array = JSON_NODE_HOLDS_ARRAY (node) ? json_node_get_array (node) : NULL;
  guint n = array != NULL ? json_array_get_length (array) : 1;
  g_autofree int *naturals = NULL;

  if (n < 1 || n > MAX_DICE)
    return vedette_cli_deny (tree, _("“die” should be a number on a die, or a list of such numbers"));
  naturals = g_new (int, n);
  for (guint i = 0; i < n; i++)
    {
      JsonNode *element = array != NULL ? json_array_get_element (array, i) : node;

      if (json_node_get_value_type (element) != G_TYPE_INT64 || json_node_get_int (element) < 1 ||
          json_node_get_int (element) > VEDETTE_DICE_MAX_SIDES)
        return vedette_cli_deny (tree, _("“die” should be a number on a die, or a list of such numbers"));
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
                  JsonBuilder           *tree)
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
  if (!vedette_cli_read_truth (request, "agreed", &declaration->agreed, tree))
    return FALSE;
  if (rolls && json_object_has_member (request, "die"))
    return read_dice (json_object_get_member (request, "die"), &declaration->dice, tree);
  declaration->dice = roll_dice (self);
  return TRUE;
}

static VedetteMove *
read_move (const VedetteCliTable *self,
           JsonObject            *request,
           const char            *kind,
           JsonObject            *params,
           JsonBuilder           *tree)
{
  JsonNode *node = json_object_get_member (request, kind);
  g_autoptr (GError) error = NULL;
  VedetteMove *move;

  if (json_node_get_value_type (node) != G_TYPE_STRING)
    {
      /* Translators: the name of a parameter, as in “count” */
      vedette_cli_deny (tree, _("“%s” should be the name of a move"), kind);
      return NULL;
    }
  move = vedette_rules_new_move (self->rules, json_node_get_string (node), params, &error);
  if (move == NULL)
    vedette_cli_deny (tree, "%s", error->message);
  return move;
}

static gboolean
stands_in_the_way (VedetteRuling *ruling,
                   gboolean       agreed)
{
  return ruling->verdict != VEDETTE_VERDICT_ALLOWED &&
         (!agreed || ruling->is_final);
}

static void
add_breakdown (JsonBuilder      *tree,
               VedetteBreakdown *breakdown,
               VedetteRuling    *ruling)
{
  if (breakdown == NULL)
    return;
  json_builder_set_member_name (tree, "breakdown");
  json_builder_begin_object (tree);
  vedette_breakdown_build (breakdown, ruling, tree);
  json_builder_end_object (tree);
}

static void
add_reminders (JsonBuilder   *tree,
               VedetteRuling *ruling)
{
  vedette_each (VedetteReason, reason, ruling->findings)
    if (reason->verdict == VEDETTE_VERDICT_ALLOWED)
      {
        json_builder_set_member_name (tree, "reminders");
        vedette_ruling_build (ruling, VEDETTE_VERDICT_ALLOWED, tree);
        return;
      }
}

/* How what was typed was read, whether it was done or not */
static void
add_typed (JsonBuilder    *tree,
           VedetteReading *reading)
{
  if (reading != NULL)
    vedette_cli_json_reading (tree, reading);
}

static gboolean
perform (const VedetteCliTable *self,
         VedetteMove           *move,
         const Declaration     *declaration,
         JsonBuilder           *tree)
{
  g_autoptr (VedetteRuling) ruling = vedette_rules_check (self->rules, move);
  g_autoptr (VedetteReading) reading = vedette_rules_read_typed (self->rules, move);
  g_autoptr (VedetteBreakdown) breakdown = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  VedetteStep *step;

  if (stands_in_the_way (ruling, declaration->agreed))
    {
      refuse_by (tree, ruling);
      add_typed (tree, reading);
      return FALSE;
    }
  /* Afterwards the battle is another one. */
  breakdown = vedette_rules_preview (self->rules, move);
  step = vedette_rules_perform (self->rules, move, declaration->dice, declaration->agreed, &ruling, &error);
  if (step == NULL)
    return say_why_not (tree, error);

  text = vedette_rules_describe (self->rules, step, NULL);
  vedette_cli_answer_changed (self, text, tree);
  add_breakdown (tree, breakdown, ruling);
  add_reminders (tree, ruling);
  add_typed (tree, reading);
  return TRUE;
}

gboolean
vedette_cli_answer_move (const VedetteCliTable *self,
                         JsonObject            *request,
                         JsonBuilder           *tree)
{
  g_auto (Declaration) declaration = { 0 };
  g_autoptr (VedetteMove) move = NULL;

  if (!read_declaration (self, request, "move", &declaration, tree))
    return FALSE;
  move = read_move (self, request, "move", declaration.params, tree);
  if (move == NULL)
    return FALSE;
  if (vedette_move_get_group (move) != VEDETTE_MOVE_PLAY)
    /* Translators: what was typed as the name of a move, such as “shoot” */
    return vedette_cli_deny (tree, _("The edit “%s” must be sent as “edit”, not as “move”"), vedette_move_get_name (move));
  return perform (self, move, &declaration, tree);
}

gboolean
vedette_cli_answer_edit (const VedetteCliTable *self,
                         JsonObject            *request,
                         JsonBuilder           *tree)
{
  g_auto (Declaration) declaration = { 0 };
  g_autoptr (VedetteMove) move = NULL;

  if (!read_declaration (self, request, "edit", &declaration, tree))
    return FALSE;
  move = read_move (self, request, "edit", declaration.params, tree);
  if (move == NULL)
    return FALSE;
  if (vedette_move_get_group (move) != VEDETTE_MOVE_EDIT)
    /* Translators: what was typed as the name of a move, such as “shoot” */
    return vedette_cli_deny (tree, _("The move “%s” must be sent as “move”, not as “edit”"), vedette_move_get_name (move));
  return perform (self, move, &declaration, tree);
}

gboolean
vedette_cli_answer_preview (const VedetteCliTable *self,
                            JsonObject            *request,
                            JsonBuilder           *tree)
{
  g_auto (Declaration) declaration = { 0 };
  g_autoptr (VedetteMove) move = NULL;
  g_autoptr (VedetteRuling) ruling = NULL;
  g_autoptr (VedetteReading) reading = NULL;
  g_autoptr (VedetteBreakdown) breakdown = NULL;

  if (json_object_has_member (request, "die"))
    /* Translators: the name of a member of a request, such as “die” */
    return vedette_cli_deny (tree, _("“%s” does not belong in this request, so leave it out"), "die");
  if (!read_declaration (self, request, "preview", &declaration, tree))
    return FALSE;
  move = read_move (self, request, "preview", declaration.params, tree);
  if (move == NULL)
    return FALSE;
  ruling = vedette_rules_check (self->rules, move);
  /* Warnings are part of what it would come to. */
  if (ruling->verdict == VEDETTE_VERDICT_REFUSED && stands_in_the_way (ruling, declaration.agreed))
    return refuse_by (tree, ruling);
  breakdown = vedette_rules_preview (self->rules, move);
  reading = vedette_rules_read_typed (self->rules, move);
  if (breakdown == NULL && reading == NULL)
    /* Translators: what was typed as the name of a move, such as “shoot” */
    return vedette_cli_deny (tree, _("“%s” has no roll to preview. Send “move” or “edit” instead of “preview”."),
                             vedette_move_get_name (move));
  vedette_cli_begin_answer (self, tree);
  add_breakdown (tree, breakdown, ruling);
  add_reminders (tree, ruling);
  add_typed (tree, reading);
  return TRUE;
}
