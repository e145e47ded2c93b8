/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A game system with neither sides nor actions: a pot of tokens. It proves that the rules face needs none. */

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

const VedetteSchema vedette_fake_schema = {
  .system = "fake", .types = { vedette_fake_token_get_type, NULL }, .format = &vedette_format,
};

/* Returns: (transfer full): the tokens that are, or are not, drawn */
static GPtrArray *
list_tokens (VedetteRules *rules,
             gboolean      drawn)
{
  GListModel *all = vedette_battle_get_records (vedette_rules_get_battle (rules), VEDETTE_TYPE_FAKE_TOKEN);
  GPtrArray *tokens = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < g_list_model_get_n_items (all); i++)
    {
      g_autoptr (VedetteRecord) token = g_list_model_get_item (all, i);

      if (vedette_record_peek_boolean (token, TOKEN_DRAWN) == drawn)
        g_ptr_array_add (tokens, g_steal_pointer (&token));
    }
  return tokens;
}

static VedetteRecord *
find_token (VedetteRules *rules,
            gint64        id)
{
  return vedette_battle_find (vedette_rules_get_battle (rules), VEDETTE_TYPE_FAKE_TOKEN, id);
}

GType vedette_fake_draw_get_type (void);
GType vedette_fake_put_back_get_type (void);
GType vedette_fake_rename_get_type (void);

VEDETTE_DEFINE_MOVE (VedetteFakeDraw, vedette_fake_draw, VedetteMove, VEDETTE_TYPE_MOVE)
VEDETTE_DEFINE_MOVE (VedetteFakePutBack, vedette_fake_put_back, VedetteMove, VEDETTE_TYPE_MOVE)
VEDETTE_DEFINE_MOVE (VedetteFakeRename, vedette_fake_rename, VedetteMove, VEDETTE_TYPE_MOVE)

static void
open_draw (VedetteMove *move, VedetteRules *rules, VedetteRuling *ruling)
{
  g_autoptr (GPtrArray) left = list_tokens (rules, FALSE);

  if (left->len == 0)
    vedette_ruling_forbid (ruling, "F-01", "The pot is empty");
}

static void
check_draw (VedetteMove *move, VedetteRules *rules, VedetteRuling *ruling)
{
  g_autoptr (GPtrArray) left = list_tokens (rules, FALSE);

  if (left->len == 1)
    vedette_ruling_warn (ruling, "F-02", "It is the last");
  if (vedette_move_get_tri (move, "shaken") == VEDETTE_TRI_NO)
    vedette_ruling_refuse (ruling, "F-03", "The pot has to be shaken");
  else if (vedette_move_get_tri (move, "shaken") == VEDETTE_TRI_UNTRACKED)
    vedette_ruling_remind (ruling, "F-03", "Shake the pot");
}

/* Each token is a side of its own. */
static VedetteBreakdown *
preview_draw (VedetteMove *move, VedetteRules *rules)
{
  g_autoptr (GPtrArray) left = list_tokens (rules, FALSE);
  VedetteBreakdown *breakdown = vedette_breakdown_new ();

  for (guint i = 0; i < left->len; i++)
    {
      const char *name = vedette_record_peek_string (left->pdata[i], TOKEN_NAME);

      vedette_breakdown_add_factor (breakdown, i, "weight", name, 1, "F-04");
      vedette_breakdown_add_outcome (breakdown, name, name, vedette_chance_new (1, left->len));
    }
  return breakdown;
}

static gboolean
perform_draw (VedetteMove *move, VedetteRules *rules, VedetteEdit *edit, VedetteDice *dice, GError **error)
{
  g_autoptr (GPtrArray) left = list_tokens (rules, FALSE);
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
open_always (VedetteMove *move, VedetteRules *rules, VedetteRuling *ruling)
{
}

static void
check_put_back (VedetteMove *move, VedetteRules *rules, VedetteRuling *ruling)
{
  const VedetteIds *what = vedette_move_get_ids (move, "what");

  if (what == NULL)
    vedette_ruling_forbid (ruling, NULL, "Say which");
  for (guint i = 0; i < vedette_ids_get_n (what); i++)
    if (!vedette_record_peek_boolean (find_token (rules, vedette_ids_get (what, i)), TOKEN_DRAWN))
      vedette_ruling_forbid (ruling, "F-05", "It is in the pot");
}

static gboolean
perform_put_back (VedetteMove *move, VedetteRules *rules, VedetteEdit *edit, VedetteDice *dice, GError **error)
{
  const VedetteIds *what = vedette_move_get_ids (move, "what");

  for (guint i = 0; i < vedette_ids_get_n (what); i++)
    vedette_edit_set (edit, find_token (rules, vedette_ids_get (what, i)), "drawn", FALSE, NULL);
  return TRUE;
}

static void
list_drawn (VedetteMove *move, VedetteRules *rules, GParamSpec *pspec, GListStore *choices)
{
  g_autoptr (GPtrArray) drawn = list_tokens (rules, TRUE);

  for (guint i = 0; i < drawn->len; i++)
    vedette_choice_add_id (choices, vedette_record_get_id (drawn->pdata[i]),
                           vedette_record_peek_string (drawn->pdata[i], TOKEN_NAME));
}

static void
check_rename (VedetteMove *move, VedetteRules *rules, VedetteRuling *ruling)
{
  if (vedette_move_get_id (move, "token") == 0 || *vedette_move_get_text (move, "name") == '\0')
    vedette_ruling_forbid (ruling, NULL, "Say which, and its new name");
}

static gboolean
perform_rename (VedetteMove *move, VedetteRules *rules, VedetteEdit *edit, VedetteDice *dice, GError **error)
{
  vedette_edit_set (edit, find_token (rules, vedette_move_get_id (move, "token")), "name",
                    vedette_move_get_text (move, "name"), NULL);
  return TRUE;
}

static void
vedette_fake_draw_class_init (VedetteFakeDrawClass *klass)
{
  VedetteMoveClass *move_class = VEDETTE_MOVE_CLASS (klass);

  move_class->open = open_draw;
  move_class->check = check_draw;
  move_class->preview = preview_draw;
  move_class->perform = perform_draw;
  vedette_move_class_install (move_class, "draw", "Draw", "d", VEDETTE_MOVE_PLAY, vedette_param_spec_tri ("shaken"),
                              vedette_param_spec_inches ("height"),
                              g_param_spec_boolean ("aloud", NULL, NULL, FALSE, VEDETTE_PARAM_FLAGS),
                              g_param_spec_int ("hand", NULL, NULL, 1, 2, 1, VEDETTE_PARAM_FLAGS),
                              g_param_spec_boxed ("words", NULL, NULL, G_TYPE_STRV, VEDETTE_PARAM_FLAGS), NULL);
}

static void
vedette_fake_put_back_class_init (VedetteFakePutBackClass *klass)
{
  VedetteMoveClass *move_class = VEDETTE_MOVE_CLASS (klass);

  move_class->open = open_always;
  move_class->check = check_put_back;
  move_class->perform = perform_put_back;
  move_class->list_choices = list_drawn;
  vedette_move_class_install (move_class, "put-back", "Put back", NULL, VEDETTE_MOVE_PLAY,
                              vedette_param_spec_ids_of ("what", VEDETTE_TYPE_FAKE_TOKEN), NULL);
}

static void
vedette_fake_rename_class_init (VedetteFakeRenameClass *klass)
{
  VedetteMoveClass *move_class = VEDETTE_MOVE_CLASS (klass);

  move_class->open = open_always;
  move_class->check = check_rename;
  move_class->perform = perform_rename;
  vedette_move_class_install (move_class, "rename", "Rename", NULL, VEDETTE_MOVE_EDIT,
                              vedette_param_spec_reference_to ("token", VEDETTE_TYPE_FAKE_TOKEN),
                              vedette_param_spec_text ("name"), NULL);
}

struct _VedetteFakeRules { VedetteRules parent_instance; };
G_DEFINE_FINAL_TYPE (VedetteFakeRules, vedette_fake_rules, VEDETTE_TYPE_RULES)

static void
set_up (VedetteRules *rules, VedetteEdit *edit)
{
  static const char * const names[] = { "red", "blue", "green", "green" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autoptr (VedetteRecord) token = g_object_new (VEDETTE_TYPE_FAKE_TOKEN, "name", names[i], NULL);

      vedette_edit_insert (edit, token, -1);
    }
}

static void
fill_status (VedetteRules *rules, GListStore *list)
{
  g_autoptr (GPtrArray) left = list_tokens (rules, FALSE);

  vedette_status_add_int (list, "left", "Left", VEDETTE_EMPHASIS_HEADLINE, (int) left->len, "some");
}

static char *
describe (VedetteRules *rules, VedetteStep *step)
{
  JsonObject *facts = vedette_step_get_facts (step);

  return g_strdup_printf ("%s %s", vedette_step_get_kind (step),
                          json_object_get_string_member_with_default (facts, "token", ""));
}

/* "top" is the first token. */
static gint64
find_word (VedetteRules *rules, GType type, const char *word)
{
  g_autoptr (GPtrArray) left = list_tokens (rules, FALSE);

  return g_str_equal (word, "top") && left->len > 0 ? vedette_record_get_id (left->pdata[0]) : 0;
}

static void
vedette_fake_rules_class_init (VedetteFakeRulesClass *klass)
{
  static const VedetteKind kinds[] = {
    { .type = vedette_fake_draw_get_type }, { .type = vedette_fake_put_back_get_type },
    { .type = vedette_fake_rename_get_type }, { 0 },
  };
  VedetteRulesClass *rules_class = VEDETTE_RULES_CLASS (klass);

  rules_class->schema = &vedette_fake_schema;
  rules_class->kinds = kinds;
  rules_class->set_up = set_up;
  rules_class->fill_status = fill_status;
  rules_class->describe = describe;
  rules_class->find_word = find_word;
}

static void
vedette_fake_rules_init (VedetteFakeRules *self)
{
}
