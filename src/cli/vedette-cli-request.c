/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One request of `play` and its answer. */

#include "vedette-config.h"

#include "cli/vedette-cli-request-private.h"

#include <glib/gi18n-lib.h>
#include <inttypes.h>

#include "cli/vedette-cli-json.h"
#include "core/json/vedette-json-scanner.h"
#include "core/json/vedette-tree.h"

/* What kind of request it is, in the order in which the names are looked for: a parameter may bear the name of one
 * further down. */
typedef struct
{
  const char *name;
  gboolean (*answer) (const VedetteCliTable *self,
                      JsonObject            *request,
                      JsonBuilder           *tree);
} RequestKind;

static gboolean
check_members (JsonObject         *request,
               const char *const  *known,
               JsonBuilder        *tree)
{
  JsonObjectIter iter;
  const char *name;

  json_object_iter_init_ordered (&iter, request);
  while (json_object_iter_next_ordered (&iter, &name, NULL))
    if (!g_strv_contains (known, name))
      return vedette_cli_deny (tree, _("“%s” does not belong in this request, so leave it out"), name);
  return TRUE;
}

static gboolean
read_whole (JsonObject  *request,
            const char  *name,
            gint64       min,
            gint64      *value,
            JsonBuilder *tree)
{
  const char *const known[] = { name, NULL };
  JsonNode *node = json_object_get_member (request, name);

  if (!check_members (request, known, tree))
    return FALSE;
  if (json_node_get_value_type (node) != G_TYPE_INT64 || json_node_get_int (node) < min)
    /* Translators: the name of a parameter, as in “count” */
    return vedette_cli_deny (tree, _("“%s” should be a whole number, at least %" PRId64), name, min);
  *value = json_node_get_int (node);
  return TRUE;
}

static gboolean
read_question (JsonObject  *request,
               const char  *name,
               JsonBuilder *tree)
{
  gboolean asked = FALSE;

  if (!vedette_cli_read_truth (request, name, &asked, tree))
    return FALSE;
  /* Translators: the name of a parameter, as in “count” */
  return asked || vedette_cli_deny (tree, _("“%s” can only be true"), name);
}

static gboolean
go_to (const VedetteCliTable *self,
       VedetteStep           *step,
       JsonBuilder           *tree)
{
  g_autoptr (GError) error = NULL;

  if (vedette_battle_go_to (vedette_rules_get_battle (self->rules), vedette_step_get_n (step), &error))
    return TRUE;
  return vedette_cli_deny (tree, "%s", error->message);
}

static gboolean
answer_undo (const VedetteCliTable *self,
             JsonObject            *request,
             JsonBuilder           *tree)
{
  VedetteBattle *battle = vedette_rules_get_battle (self->rules);
  guint place = vedette_battle_get_place (battle);
  g_autofree char *what = NULL;
  g_autofree char *text = NULL;
  gint64 count;

  if (!read_whole (request, "undo", 1, &count, tree))
    return FALSE;
  /* The first step makes the battle what it is. */
  if (count > (gint64) place - 1)
    /* Translators: how many steps */
    return vedette_cli_deny (tree, g_dngettext (GETTEXT_PACKAGE, "Only %u step can be undone. Send a smaller number, or a "
                                                                 "different request.",
                                               "Only %u steps can be undone. Send a smaller number, or a different request.",
                                                place - 1), place - 1);
  what = vedette_rules_describe (self->rules, vedette_battle_get_branch (battle, place - (guint) count), NULL);
  if (!go_to (self, vedette_battle_get_branch (battle, place - 1 - (guint) count), tree))
    return FALSE;
  if (count == 1)
    text = g_strdup_printf (_("Undone: %s"), what);
  else
    /* Translators: a number of at least 2, then the sentence of the earliest of these steps */
    text = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u step undone, the earliest: %s",
                                         "%u steps undone, the earliest: %s", (gulong) count), (guint) count, what);
  return vedette_cli_answer_changed (self, text, tree);
}

static gboolean
answer_redo (const VedetteCliTable *self,
             JsonObject            *request,
             JsonBuilder           *tree)
{
  VedetteBattle *battle = vedette_rules_get_battle (self->rules);
  guint place = vedette_battle_get_place (battle);
  guint left = vedette_battle_get_n_branch (battle) - place;
  g_autofree char *what = NULL;
  g_autofree char *text = NULL;
  VedetteStep *step;
  gint64 count;

  if (!read_whole (request, "redo", 1, &count, tree))
    return FALSE;
  if (count > left)
    /* Translators: how many steps */
    return vedette_cli_deny (tree, g_dngettext (GETTEXT_PACKAGE, "Only %u step can be redone. Send a smaller number, or a "
                                                                 "different request.",
                                               "Only %u steps can be redone. Send a smaller number, or a different request.",
                                                left), left);
  step = vedette_battle_get_branch (battle, place + (guint) count - 1);
  if (!go_to (self, step, tree))
    return FALSE;
  what = vedette_rules_describe (self->rules, step, NULL);
  if (count == 1)
    /* Translators: what was done, a sentence of the log */
    text = g_strdup_printf (_("Redone: %s"), what);
  else
    /* Translators: a number of at least 2, then the sentence of the last of these steps */
    text = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u step redone, the last: %s",
                                         "%u steps redone, the last: %s", (gulong) count), (guint) count, what);
  return vedette_cli_answer_changed (self, text, tree);
}

static gboolean
answer_goto (const VedetteCliTable *self,
             JsonObject            *request,
             JsonBuilder           *tree)
{
  VedetteBattle *battle = vedette_rules_get_battle (self->rules);
  gint64 first = vedette_step_get_n (vedette_battle_get_branch (battle, 0));
  g_autoptr (GError) error = NULL;
  g_autofree char *what = NULL;
  g_autofree char *text = NULL;
  gint64 n;

  if (!read_whole (request, "goto", first, &n, tree))
    return FALSE;
  if (!vedette_battle_go_to (battle, n, &error))
    return vedette_cli_deny (tree, "%s", error->message);
  what = vedette_rules_describe (self->rules, vedette_battle_get_current (battle), NULL);
  /* Translators: a step number, then the sentence of that step */
  text = g_strdup_printf (_("Now at step %" PRId64 ": %s"), n, what);
  return vedette_cli_answer_changed (self, text, tree);
}

/* For whose eyes the answer is: of what the other side hides it says nothing. */
static gboolean
read_audience (const VedetteCliTable *self,
               JsonObject            *request,
               const char           **audience,
               JsonBuilder           *tree)
{
  JsonNode *node = json_object_get_member (request, "side");
  g_autofree char *words = NULL;

  if (node == NULL)
    return TRUE;
  if (json_node_get_value_type (node) == G_TYPE_STRING &&
      vedette_rules_has_audience (self->rules, json_node_get_string (node)))
    {
      *audience = json_node_get_string (node);
      return TRUE;
    }
  words = vedette_rules_list_audience_words (self->rules);
  /* Translators: the name of a member, and what it can be, such as “"red", "blue"” */
  return *words != '\0' ? vedette_cli_deny (tree, _("“%s” should be one of: %s"), "side", words)
                        : vedette_cli_deny (tree, _("“%s” does not belong in this request, so leave it out"), "side");
}

static gboolean
answer_moves (const VedetteCliTable *self,
              JsonObject            *request,
              JsonBuilder           *tree)
{
  const char *const known[] = { "moves", "side", NULL };
  const char *audience = NULL;

  if (!check_members (request, known, tree) || !read_question (request, "moves", tree) ||
      !read_audience (self, request, &audience, tree))
    return FALSE;
  vedette_cli_begin_answer (self, tree);
  vedette_cli_json_moves (tree, self->rules, audience);
  return TRUE;
}

static gboolean
answer_offers (const VedetteCliTable *self,
               JsonObject            *request,
               JsonBuilder           *tree)
{
  const char *const known[] = { "offers", "side", NULL };
  const char *audience = NULL;

  if (!check_members (request, known, tree) || !read_question (request, "offers", tree) ||
      !read_audience (self, request, &audience, tree))
    return FALSE;
  vedette_cli_begin_answer (self, tree);
  vedette_cli_json_offers (tree, self->rules, audience);
  return TRUE;
}

static void
add_step_text (const VedetteCliTable *self,
               const char            *name,
               VedetteStep           *step,
               const char            *audience,
               JsonBuilder           *tree)
{
  g_autofree char *text = step != NULL ? vedette_rules_describe (self->rules, step, audience) : NULL;

  vedette_tree_add_text (tree, name, text);
}

static gboolean
answer_state (const VedetteCliTable *self,
              JsonObject            *request,
              JsonBuilder           *tree)
{
  const char *const known[] = { "state", "records", "side", NULL };
  VedetteBattle *battle = vedette_rules_get_battle (self->rules);
  const char *audience = NULL;
  gboolean records = FALSE;

  if (!check_members (request, known, tree) || !read_question (request, "state", tree) ||
      !vedette_cli_read_truth (request, "records", &records, tree) || !read_audience (self, request, &audience, tree))
    return FALSE;
  vedette_cli_begin_answer (self, tree);
  vedette_cli_json_status (tree, self->rules, audience);
  add_step_text (self, "can_undo", vedette_battle_get_undo (battle), audience, tree);
  add_step_text (self, "can_redo", vedette_battle_get_redo (battle), audience, tree);
  if (records)
    vedette_cli_json_records (tree, self->rules, audience);
  return TRUE;
}

static const RequestKind kinds[] = {
  { "edit", vedette_cli_answer_edit },
  { "preview", vedette_cli_answer_preview },
  { "move", vedette_cli_answer_move },
  { "undo", answer_undo },
  { "redo", answer_redo },
  { "goto", answer_goto },
  { "moves", answer_moves },
  { "offers", answer_offers },
  { "state", answer_state },
};

/**
 * vedette_cli_answer:
 * @line: a request as JSON, not trusted
 * @tree: an object with nothing in it, which becomes the answer
 *
 * Does what is asked for. Whoever calls it waits until the disk is sure before showing the answer.
 *
 * Returns: whether it was done; if not, nothing has changed
 */
gboolean
vedette_cli_answer (const VedetteCliTable *self,
                    const char            *line,
                    gsize                  length,
                    JsonBuilder           *tree)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) node = vedette_json_parse (line, length, &error);
  JsonObject *request;

  if (node == NULL)
    return vedette_cli_deny (tree, "%s", error->message);
  if (!JSON_NODE_HOLDS_OBJECT (node))
    return vedette_cli_deny (tree, _("Each request should be one JSON object"));
  request = json_node_get_object (node);
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (json_object_has_member (request, kinds[i].name))
      return kinds[i].answer (self, request, tree);
  /* Translators: a list of members, such as “"move", "edit"” */
  return vedette_cli_deny (tree, _("Each request needs one of: %s"),
                           "move, edit, preview, undo, redo, goto, moves, offers, state");
}
