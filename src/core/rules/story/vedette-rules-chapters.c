/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The battle in chapters, and the die that decided a step: what whoever tells of it asks of the rules. */

#include "core/rules/story/vedette-chapter-reading.h"

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

struct _VedetteChapterReading
{
  VedetteRules *rules;
  VedetteBattle *battle;
  GListModel *chapters;
  GHashTable *groups; /* of moves by kind of step: a long battle has few */
  guint place;        /* of the next step of the branch */
  guint ran;          /* the next of all steps whose time is added */
  gint64 before;      /* the step in force before that one */
};

/**
 * vedette_chapter_reading_new:
 * @audience: (nullable): as in vedette_rules_get_status()
 *
 * Begins to tell the battle in chapters. A step that is made, undone or redone ends it: whoever goes on after that is told
 * of two battles at once.
 */
VedetteChapterReading *
vedette_chapter_reading_new (VedetteRules *rules,
                             const char   *audience)
{
  VedetteChapterReading *self = g_new0 (VedetteChapterReading, 1);
  g_autoptr (GListModel) spans = vedette_rules_list_spans (rules, audience);

  self->rules = g_object_ref (rules);
  self->battle = vedette_rules_get_battle (rules);
  self->chapters = vedette_chapters_new (spans);
  self->groups = g_hash_table_new (g_str_hash, g_str_equal);
  return self;
}

void
vedette_chapter_reading_free (VedetteChapterReading *self)
{
  g_object_unref (self->chapters);
  g_hash_table_unref (self->groups);
  g_object_unref (self->rules);
  g_free (self);
}

static void
read_step (VedetteChapterReading *self,
           VedetteStep           *step)
{
  char *kind = (char *) vedette_step_get_kind (step);
  g_autoptr (VedetteChapter) chapter =
    g_list_model_get_item (self->chapters, vedette_chapters_find (self->chapters, vedette_step_get_n (step)));
  gpointer group;

  if (!g_hash_table_lookup_extended (self->groups, kind, NULL, &group))
    {
      group = GINT_TO_POINTER (get_group (self->rules, kind));
      g_hash_table_insert (self->groups, kind, group);
    }
  if (GPOINTER_TO_INT (group) == VEDETTE_MOVE_PLAY)
    vedette_chapter_add_step (chapter, vedette_step_get_n (step));
  if (VEDETTE_RULES_GET_CLASS (self->rules)->is_action != NULL)
    vedette_chapter_tell_action (chapter, vedette_step_get_n (step), is_action (self->rules, step));
}

/* Time that has passed is never unmade: where steps were undone, it is his who had the battle in hand before them. */
static void
add_time (VedetteChapterReading *self,
          VedetteStep           *step)
{
  if (vedette_step_get_ran (step) > 0 && self->before > 0)
    {
      g_autoptr (VedetteChapter) chapter =
        g_list_model_get_item (self->chapters, vedette_chapters_find (self->chapters, self->before));

      if (vedette_chapter_is_held_after (chapter, self->before))
        vedette_chapter_add_seconds (chapter, vedette_step_get_ran (step));
    }
  if (vedette_step_get_done (step))
    self->before = vedette_step_get_n (step);
}

/**
 * vedette_chapter_reading_go_on:
 * @n: how many steps are read now, at most
 *
 * Returns: whether there are more
 */
gboolean
vedette_chapter_reading_go_on (VedetteChapterReading *self,
                               guint                  n)
{
  GListModel *steps = vedette_battle_get_steps (self->battle);

  for (; n > 0 && self->place < vedette_battle_get_place (self->battle); n--)
    read_step (self, vedette_battle_get_branch (self->battle, self->place++));
  for (; n > 0 && self->ran < g_list_model_get_n_items (steps); n--)
    {
      g_autoptr (VedetteStep) step = g_list_model_get_item (steps, self->ran++);

      add_time (self, step);
    }
  return self->place < vedette_battle_get_place (self->battle) || self->ran < g_list_model_get_n_items (steps);
}

/**
 * vedette_chapter_reading_get_share:
 *
 * Returns: how much is read, from 0 to 1
 */
double
vedette_chapter_reading_get_share (VedetteChapterReading *self)
{
  double all = (double) vedette_battle_get_place (self->battle) + g_list_model_get_n_items (vedette_battle_get_steps (self->battle));

  return all > 0 ? (self->place + self->ran) / all : 1;
}

/**
 * vedette_chapter_reading_get_chapters:
 *
 * Returns: (transfer none): the whole battle as [class@Vedette.Chapter] one after the other, each with the steps of the game
 *   that are in force, and the time that a clock has run in it, as far as they are read
 */
GListModel *
vedette_chapter_reading_get_chapters (VedetteChapterReading *self)
{
  return self->chapters;
}

/**
 * vedette_rules_list_chapters:
 * @audience: (nullable): as in vedette_rules_get_status()
 *
 * Returns: (transfer full): the chapters, read to the end
 */
GListModel *
vedette_rules_list_chapters (VedetteRules *self,
                             const char   *audience)
{
  g_autoptr (VedetteChapterReading) reading = vedette_chapter_reading_new (self, audience);

  vedette_chapter_reading_go_on (reading, G_MAXUINT);
  return g_object_ref (vedette_chapter_reading_get_chapters (reading));
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
