/* SPDX-License-Identifier: GPL-3.0-or-later */
/* To which chapter each step of the log belongs, and where a chapter is in a list that has the newest first. */

#include "vedette-config.h"

#include "ui/log/vedette-log-chapters.h"

#include <glib/gi18n-lib.h>

#include "ui/log/vedette-log-words.h"

struct _VedetteLogChapters
{
  VedetteBattle *battle;
  VedetteRules *rules;
  GListModel *chapters; /* NULL if they are not read yet */
  GListModel *parties;
  gboolean timed; /* whether the clocks are on */
};

/**
 * vedette_log_chapters_new:
 *
 * @chapters: (nullable): of vedette_rules_list_chapters()
 *
 * Returns: (transfer full): where the chapters stand in the log; with none, no row is in one
 */
VedetteLogChapters *
vedette_log_chapters_new (VedetteSession *session,
                          GListModel     *chapters)
{
  VedetteLogChapters *self = g_new0 (VedetteLogChapters, 1);
  VedetteRules *rules = vedette_session_get_rules (session);
  const char *audience = vedette_rules_get_window (rules);

  self->battle = g_object_ref (vedette_session_get_battle (session));
  self->rules = g_object_ref (rules);
  g_set_object (&self->chapters, chapters);
  self->parties = vedette_rules_list_parties (rules, audience);
  self->timed = vedette_clocks_get_on (vedette_session_get_clocks (session));
  return self;
}

void
vedette_log_chapters_free (VedetteLogChapters *self)
{
  g_object_unref (self->battle);
  g_object_unref (self->rules);
  g_clear_object (&self->chapters);
  g_object_unref (self->parties);
  g_free (self);
}

static guint
find_at (VedetteLogChapters *self,
         GListModel         *list,
         guint               position)
{
  g_autoptr (VedetteStep) step = g_list_model_get_item (list, position);

  return step != NULL ? vedette_chapters_find (self->chapters, vedette_step_get_n (step)) : G_MAXUINT;
}

/* How long it is, when it began and, if the clocks are on, how long it took */
static char *
count (VedetteLogChapters *self,
       VedetteChapter     *chapter)
{
  guint n = vedette_chapter_get_n (chapter);
  g_autofree char *length = vedette_chapter_say_length (chapter);
  VedetteStep *first = n > 0 ? vedette_battle_get_step (self->battle, vedette_chapter_get_step (chapter, 0)) : NULL;
  g_autofree char *clock = first != NULL ? vedette_log_get_clock (first) : g_strdup ("");
  g_autofree char *taken = vedette_party_clock_say_minutes (vedette_chapter_get_seconds (chapter));
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) said = NULL;

  /* What stands before or between is told below, however little of it is play. */
  if (n > 0 || vedette_chapter_get_span (chapter) != NULL)
    g_strv_builder_add (builder, length);
  if (*clock != '\0')
    g_strv_builder_add (builder, clock);
  if (self->timed && vedette_chapter_get_seconds (chapter) > 0)
    g_strv_builder_add (builder, taken);
  said = g_strv_builder_end (builder);
  /* Translators: between what is said of a holding in the log, as in “3 actions · 20:15 · 12 min” */
  return g_strjoinv (_(" · "), said);
}

static const char *
name (VedetteChapter *chapter,
      VedetteParty   *party)
{
  if (party != NULL)
    return party->name;
  if (vedette_chapter_get_span (chapter) != NULL)
    return _("Somebody");
  /* Translators: the headings of what happened before any party had the battle in hand, and while none had */
  return vedette_chapter_get_from (chapter) == 0 ? _("Before") : _("In Between");
}

/* Returns: what the die showed with which a party took the battle; 0 where none did it */
static int
find_die (VedetteLogChapters *self,
          VedetteChapter     *chapter,
          int                *verdict)
{
  VedetteStep *step = vedette_battle_get_step (self->battle, vedette_chapter_get_from (chapter));

  *verdict = 0;
  return step != NULL ? vedette_rules_get_single_die (self->rules, step, VEDETTE_AUDIENCE_ALL, verdict) : 0;
}

/**
 * vedette_log_chapters_place:
 * @position: of the row in what is shown
 *
 * Gives a row the colour of its chapter; the first of one bears its head. A battle that is nobody's yet needs no heads.
 */
void
vedette_log_chapters_place (VedetteLogChapters *self,
                            VedetteLogRow      *row,
                            VedetteLogFoldList *shown,
                            guint               position)
{
  g_autoptr (VedetteChapter) chapter = NULL;
  g_autoptr (VedetteParty) party = NULL;
  g_autofree char *counted = NULL;
  VedetteLogHead head;
  gboolean first, grouped, last;
  guint i;

  if (self->chapters == NULL)
    {
      vedette_log_row_set_chapter (row, NULL, NULL);
      vedette_log_row_set_group (row, FALSE, FALSE);
      return;
    }
  grouped = g_list_model_get_n_items (self->chapters) > 1;
  i = find_at (self, G_LIST_MODEL (shown), position);
  first = position == 0 || find_at (self, G_LIST_MODEL (shown), position - 1) != i;
  last = find_at (self, G_LIST_MODEL (shown), position + 1) != i;
  chapter = g_list_model_get_item (self->chapters, i);
  if (chapter == NULL)
    return;
  party = vedette_parties_find (self->parties, vedette_chapter_get_party (chapter));
  if (!first || !grouped)
    {
      vedette_log_row_set_chapter (row, party, NULL);
      vedette_log_row_set_group (row, grouped, last);
      return;
    }
  counted = count (self, chapter);
  head = (VedetteLogHead){ name (chapter, party), counted, vedette_chapter_get_from (chapter),
                           vedette_log_fold_list_is_folded (shown, vedette_chapter_get_from (chapter)) };
  head.natural = find_die (self, chapter, &head.verdict);
  vedette_log_row_set_chapter (row, party, &head);
  vedette_log_row_set_group (row, TRUE, last);
}

/**
 * vedette_log_chapters_find:
 * @step: the number of a step
 *
 * Returns: the number with which its chapter begins; -1 if it is in none, or in the only one
 */
gint64
vedette_log_chapters_find (VedetteLogChapters *self,
                           gint64              step)
{
  g_autoptr (VedetteChapter) chapter = NULL;

  if (self->chapters == NULL || g_list_model_get_n_items (self->chapters) < 2)
    return -1;
  chapter = g_list_model_get_item (self->chapters, vedette_chapters_find (self->chapters, step));
  return vedette_chapter_get_from (chapter);
}

/**
 * vedette_log_chapters_locate:
 * @list: (element-type VedetteStep): what is shown, the newest first
 * @step: the number of any step of a chapter
 *
 * Returns: where the chapter stands in it: its newest step that is shown, or the next older one
 */
guint
vedette_log_chapters_locate (VedetteLogChapters *self,
                             GListModel         *list,
                             gint64              step)
{
  guint wanted = vedette_chapters_find (self->chapters, step), low = 0, high = g_list_model_get_n_items (list);

  while (low < high)
    {
      guint middle = low + (high - low) / 2;

      if (find_at (self, list, middle) > wanted)
        low = middle + 1;
      else
        high = middle;
    }
  return low;
}
