/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Defines a game system that has only a pot of tokens, to test that the rules API needs no sides and no actions. */

#include "vedette-fake-system.h"

#include "core/rules/vedette-choice.h"
#include "core/rules/vedette-status.h"

struct _VedetteFakeToken { VedetteRecord parent_instance; };
G_DEFINE_FINAL_TYPE (VedetteFakeToken, vedette_fake_token, VEDETTE_TYPE_RECORD)
enum { TOKEN_NAME = 1, TOKEN_DRAWN, TOKEN_N_PROPS };

static void
vedette_fake_token_class_init (VedetteFakeTokenClass *klass)
{
  static GParamSpec *pspecs[TOKEN_N_PROPS];

  pspecs[TOKEN_NAME] = vedette_param_spec_text ("name");
  pspecs[TOKEN_DRAWN] = g_param_spec_boolean ("drawn", NULL, NULL, FALSE, VEDETTE_PARAM_FLAGS);
  vedette_record_class_install (VEDETTE_RECORD_CLASS (klass), "token", TOKEN_N_PROPS, pspecs);
}

static void
vedette_fake_token_init (VedetteFakeToken *self)
{
}

static GType (*const types[]) (void) = { vedette_fake_token_get_type, NULL };

const VedetteSchema vedette_fake_schema = {
  .system = "fake", .types = types, .format = &vedette_format,
};

/* Returns: (transfer full): the drawn tokens if @drawn is %TRUE, otherwise the tokens that are still in the pot */
static GPtrArray *
list_tokens (VedetteBattle *battle,
             gboolean       drawn)
{
  GListModel *all = vedette_battle_get_records (battle, VEDETTE_TYPE_FAKE_TOKEN);
  GPtrArray *tokens = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < g_list_model_get_n_items (all); i++)
    {
      g_autoptr (VedetteRecord) token = g_list_model_get_item (all, i);

      if (vedette_record_peek_boolean (token, TOKEN_DRAWN) == drawn)
        g_ptr_array_add (tokens, g_steal_pointer (&token));
    }
  return tokens;
}

struct _VedetteContext { VedetteBattle *battle; };

static VedetteRecord *
find_token (const VedetteContext *pot,
            gint64                id)
{
  return vedette_battle_find (pot->battle, VEDETTE_TYPE_FAKE_TOKEN, id);
}

static void
open_draw (VedetteMove *move, const VedetteContext *pot, VedetteRuling *ruling)
{
  g_autoptr (GPtrArray) left = list_tokens (pot->battle, FALSE);

  if (left->len == 0)
    vedette_ruling_forbid (ruling, "F-01", "The pot is empty");
}

static void
check_draw (VedetteMove *move, const VedetteContext *pot, VedetteRuling *ruling)
{
  g_autoptr (GPtrArray) left = list_tokens (pot->battle, FALSE);

  if (left->len == 1)
    vedette_ruling_warn (ruling, "F-02", "It is the last");
  if (vedette_move_get_tri (move, "shaken") == VEDETTE_TRI_NO)
    vedette_ruling_refuse (ruling, "F-03", "The pot has to be shaken");
  else if (vedette_move_get_tri (move, "shaken") == VEDETTE_TRI_UNTRACKED)
    vedette_ruling_remind (ruling, "F-03", "Shake the pot");
}

/* Calculates the chances of a draw. Each token is a party of its own, to test that factors can belong to more than
 * two sides. */
static VedetteBreakdown *
preview_draw (VedetteMove *move, const VedetteContext *pot)
{
  g_autoptr (GPtrArray) left = list_tokens (pot->battle, FALSE);
  VedetteBreakdown *breakdown = vedette_breakdown_new ();

  for (guint i = 0; i < left->len; i++)
    {
      const char *name = vedette_record_peek_string (left->pdata[i], TOKEN_NAME);

      vedette_breakdown_add_factor (breakdown, i, "weight", name, 1, "F-04", "");
      vedette_breakdown_add_outcome (breakdown, name, name, vedette_chance_new (1, left->len));
    }
  return breakdown;
}

static gboolean
perform_draw (VedetteMove *move, const VedetteContext *pot, VedetteEdit *edit, VedetteDice *dice, GError **error)
{
  g_autoptr (GPtrArray) left = list_tokens (pot->battle, FALSE);
  int natural = 1;

  json_object_set_string_member (vedette_edit_get_facts (edit), "half", "done");
  if (left->len > 1 && !vedette_dice_roll (dice, (int) left->len, &natural, error))
    return FALSE;
  vedette_edit_set (edit, left->pdata[natural - 1], "drawn", TRUE, NULL);
  json_object_set_int_member (vedette_edit_get_facts (edit), "natural", natural);
  json_object_set_string_member (vedette_edit_get_facts (edit), "token",
                                 vedette_record_peek_string (left->pdata[natural - 1], TOKEN_NAME));
  return TRUE;
}

static void
check_put_back (VedetteMove *move, const VedetteContext *pot, VedetteRuling *ruling)
{
  const VedetteIds *what = vedette_move_get_ids (move, "what");

  if (what == NULL)
    vedette_ruling_forbid (ruling, NULL, "Say which");
  for (guint i = 0; i < vedette_ids_get_n (what); i++)
    if (!vedette_record_peek_boolean (find_token (pot, vedette_ids_get (what, i)), TOKEN_DRAWN))
      vedette_ruling_forbid (ruling, "F-05", "It is in the pot");
}

static gboolean
perform_put_back (VedetteMove *move, const VedetteContext *pot, VedetteEdit *edit, VedetteDice *dice, GError **error)
{
  const VedetteIds *what = vedette_move_get_ids (move, "what");

  for (guint i = 0; i < vedette_ids_get_n (what); i++)
    vedette_edit_set (edit, find_token (pot, vedette_ids_get (what, i)), "drawn", FALSE, NULL);
  return TRUE;
}

static void
list_drawn (VedetteMove *move, const VedetteContext *pot, GListStore *choices)
{
  g_autoptr (GPtrArray) drawn = list_tokens (pot->battle, TRUE);

  for (guint i = 0; i < drawn->len; i++)
    vedette_choice_add_id (choices, vedette_record_get_id (drawn->pdata[i]),
                           vedette_record_peek_string (drawn->pdata[i], TOKEN_NAME));
}

static void
check_rename (VedetteMove *move, const VedetteContext *pot, VedetteRuling *ruling)
{
  if (vedette_move_get_id (move, "token") == 0 || *vedette_move_get_text (move, "name") == '\0')
    vedette_ruling_forbid (ruling, NULL, "Say which, and its new name");
}

static gboolean
perform_rename (VedetteMove *move, const VedetteContext *pot, VedetteEdit *edit, VedetteDice *dice, GError **error)
{
  vedette_edit_set (edit, find_token (pot, vedette_move_get_id (move, "token")), "name",
                    vedette_move_get_text (move, "name"), NULL);
  return TRUE;
}

static const VedetteMoveKind draw_move = {
  .name = "draw", .label = "Draw", .key = "d", .group = VEDETTE_MOVE_PLAY,
  .params = (const VedetteParam[]) {
    VEDETTE_SAY_TRI ("shaken"), VEDETTE_SAY_INCHES ("height"), VEDETTE_SAY_FLAG ("aloud"),
    VEDETTE_SAY_INT ("hand", 1, 2, 1), VEDETTE_SAY_TEXTS ("words"), { { 0 } },
  },
  .open = open_draw, .check = check_draw, .preview = preview_draw, .perform = perform_draw,
};

static const VedetteMoveKind put_back_move = {
  .name = "put-back", .label = "Put back", .group = VEDETTE_MOVE_PLAY,
  .params = (const VedetteParam[]) { VEDETTE_SAY_IDS ("what", vedette_fake_token, list_drawn), { { 0 } } },
  .check = check_put_back, .perform = perform_put_back,
};

static const VedetteMoveKind rename_move = {
  .name = "rename", .label = "Rename", .group = VEDETTE_MOVE_EDIT,
  .params = (const VedetteParam[]) {
    VEDETTE_SAY_REF ("token", vedette_fake_token, NULL), VEDETTE_SAY_TEXT ("name"), { { 0 } },
  },
  .check = check_rename, .perform = perform_rename,
};

struct _VedetteFakeRules { VedetteRules parent_instance; VedetteContext pot; };
G_DEFINE_FINAL_TYPE (VedetteFakeRules, vedette_fake_rules, VEDETTE_TYPE_RULES)

static const VedetteContext *
read_battle (VedetteRules *rules)
{
  VEDETTE_FAKE_RULES (rules)->pot.battle = vedette_rules_get_battle (rules);
  return &VEDETTE_FAKE_RULES (rules)->pot;
}

static gboolean
perform_set_up (VedetteMove *move, const VedetteContext *pot, VedetteEdit *edit, VedetteDice *dice, GError **error)
{
  static const char * const names[] = { "red", "blue", "green", "green" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autoptr (VedetteRecord) token = g_object_new (VEDETTE_TYPE_FAKE_TOKEN, "name", names[i], NULL);

      vedette_edit_insert (edit, token, -1);
    }
  return TRUE;
}

static const VedetteMoveKind set_up_move = { .name = "new", .perform = perform_set_up };

static void
fill_status (VedetteRules *rules, const char *audience, GListStore *list)
{
  g_autoptr (GPtrArray) left = list_tokens (vedette_rules_get_battle (rules), FALSE);

  vedette_status_add_int (list, "left", "Left", VEDETTE_EMPHASIS_HEADLINE, (int) left->len, "some");
}

static char *
describe (VedetteRules *rules, VedetteStep *step)
{
  JsonObject *facts = vedette_step_get_facts (step);

  return g_strdup_printf ("%s %s", vedette_step_get_kind (step),
                          json_object_get_string_member_with_default (facts, "token", ""));
}

/* Returns the id of the first token in the pot for the word "top"; 0 for other words, or if the pot is empty. */
static gint64
find_word (VedetteRules *rules, GType type, const char *word)
{
  g_autoptr (GPtrArray) left = list_tokens (vedette_rules_get_battle (rules), FALSE);

  return g_str_equal (word, "top") && left->len > 0 ? vedette_record_get_id (left->pdata[0]) : 0;
}

static void
vedette_fake_rules_class_init (VedetteFakeRulesClass *klass)
{
  static const VedetteKind kinds[] = {
    { .move = &draw_move }, { .move = &put_back_move }, { .move = &rename_move }, { 0 },
  };
  VedetteRulesClass *rules_class = VEDETTE_RULES_CLASS (klass);

  rules_class->schema = &vedette_fake_schema;
  rules_class->kinds = kinds;
  rules_class->read = read_battle;
  rules_class->set_up = &set_up_move;
  rules_class->fill_status = fill_status;
  rules_class->describe = describe;
  rules_class->find_word = find_word;
}

static void
vedette_fake_rules_init (VedetteFakeRules *self)
{
}
