/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The battle in chapters, and the die that decided a step: what whoever tells of it asks of the rules. */

#include "core/rules/vedette-rules.h"

#include <string.h>

static VedetteMoveGroup
get_group (VedetteRules *self,
           const char   *kind)
{
  g_autoptr (VedetteMove) move = vedette_rules_new_move (self, kind, NULL, NULL);

  /* A step without a move of its name set the battle up. */
  return move != NULL ? vedette_move_get_group (move) : VEDETTE_MOVE_EDIT;
}

typedef enum
{
  UNASKED,
  NO_ACTION,
  ACTION,
} Answer;

/* What a step is it stays; a long battle would be read again from its lines at each look. */
static gboolean
is_action (VedetteRules *self,
           VedetteStep  *step)
{
  static GQuark known;
  VedetteRulesClass *klass = VEDETTE_RULES_GET_CLASS (self);
  guint n = (guint) vedette_step_get_n (step);
  GByteArray *answers;

  if (klass->is_action == NULL)
    return FALSE;
  if (known == 0)
    known = g_quark_from_static_string ("vedette-rules-known-actions");
  answers = g_object_get_qdata (G_OBJECT (self), known);
  if (answers == NULL)
    {
      answers = g_byte_array_new ();
      g_object_set_qdata_full (G_OBJECT (self), known, answers, (GDestroyNotify) g_byte_array_unref);
    }
  if (n >= answers->len)
    {
      guint len = answers->len;

      g_byte_array_set_size (answers, n + 1 + n / 2);
      memset (answers->data + len, UNASKED, answers->len - len);
    }
  if (answers->data[n] == UNASKED)
    answers->data[n] = klass->is_action (self, step) ? ACTION : NO_ACTION;
  return answers->data[n] == ACTION;
}

/**
 * vedette_rules_list_chapters:
 * @audience: (nullable): as in vedette_rules_get_status()
 *
 * Returns: (transfer full): the whole battle as [class@Vedette.Chapter] one after the other, each with the steps of play
 *   that are in force
 */
GListModel *
vedette_rules_list_chapters (VedetteRules *self,
                             const char   *audience)
{
  VedetteBattle *battle = vedette_rules_get_battle (self);
  g_autoptr (GListModel) spans = vedette_rules_list_spans (self, audience);
  GListModel *chapters = vedette_chapters_new (spans);
  /* The groups of moves by the kind of a step, because a long battle has few kinds. */
  g_autoptr (GHashTable) groups = g_hash_table_new (g_str_hash, g_str_equal);
  gboolean knows_actions = VEDETTE_RULES_GET_CLASS (self)->is_action != NULL;

  vedette_each (VedetteChapter, chapter, chapters)
    chapter->has_actions = knows_actions && chapter->span != NULL;
  for (guint i = 0; i < vedette_battle_get_place (battle); i++)
    {
      VedetteStep *step = vedette_battle_get_branch (battle, i);
      char *kind = (char *) vedette_step_get_kind (step);
      gint64 n = vedette_step_get_n (step);
      g_autoptr (VedetteChapter) chapter = g_list_model_get_item (chapters, vedette_chapters_find (chapters, n));
      gpointer group;
      gboolean played;

      if (!g_hash_table_lookup_extended (groups, kind, NULL, &group))
        {
          group = GINT_TO_POINTER (get_group (self, kind));
          g_hash_table_insert (groups, kind, group);
        }
      played = GPOINTER_TO_INT (group) == VEDETTE_MOVE_PLAY;
      if (played)
        g_array_append_val (chapter->steps, n);
      if (chapter->has_actions ? is_action (self, step) : played)
        g_array_append_val (chapter->parts, n);
    }
  return chapters;
}

/**
 * vedette_rules_get_single_die:
 * @audience: (nullable): as in vedette_rules_get_status()
 * @verdict: (out) (optional): 1 if it showed what was needed, -1 if it did not, 0 if nobody can tell by one number
 *
 * Returns: what the one die of the step showed; 0 if there was none, or more, or one whose faces have
 *   names, or they may not see it
 */
int
vedette_rules_get_single_die (VedetteRules *self,
                              VedetteStep  *step,
                              const char   *audience,
                              int          *verdict)
{
  g_autoptr (GListModel) dice = vedette_rules_get_dice (self, step, audience);
  g_autoptr (VedetteNatural) die = g_list_model_get_n_items (dice) == 1 ? g_list_model_get_item (dice, 0) : NULL;
  g_autoptr (VedetteBreakdown) working = NULL;
  int natural, need;

  if (verdict != NULL)
    *verdict = 0;
  /* A face that is called something is told by its name. */
  if (die == NULL || die->apart || die->name != NULL)
    return 0;
  natural = die->natural;
  if (verdict == NULL)
    return natural;
  working = vedette_rules_explain (self, step, audience);
  need = working != NULL ? working->need : 0;
  if (need != 0)
    *verdict = natural >= need ? 1 : -1;
  return natural;
}

/**
 * vedette_rules_is_marked:
 * @sides: of the die
 *
 * Returns: whether the system makes much of that face, such as of one that makes all fight
 */
gboolean
vedette_rules_is_marked (VedetteRules *self,
                         int           sides,
                         int           natural)
{
  const VedetteFaces *faces = VEDETTE_RULES_GET_CLASS (self)->faces;

  for (guint i = 0; faces != NULL && faces[i].sides != 0; i++)
    if (faces[i].sides == sides && natural >= faces[i].first && natural <= faces[i].last)
      return TRUE;
  return FALSE;
}
