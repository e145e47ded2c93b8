/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Collects the content of a report for one audience. Nothing that this audience may not see is included. */

#include "vedette-config.h"

#include "print/vedette-report-story.h"

#include <glib/gi18n-lib.h>

#include "core/document/vedette-text.h"
#include "core/rules/vedette-status.h"
#include "core/session/vedette-log-writer.h"
#include "print/vedette-ribbon.h"

static void
clear_line (gpointer data)
{
  g_free (((VedetteReportLine *) data)->text);
}

static void
clear_part (gpointer data)
{
  VedetteReportPart *part = data;

  g_free (part->heading);
  g_clear_object (&part->party);
  g_array_unref (part->lines);
}

static char *
clean (char *text)
{
  g_autofree char *owned = text;

  return vedette_log_clean (owned);
}

/**
 * vedette_report_find_title:
 * @audience: (nullable): the audience, as in vedette_rules_get_status()
 *
 * Finds the title of a report: the title from vedette_rules_get_title(), or else the name of the first record of the
 * game system's first type, which is the name of the battle.
 *
 * Returns: (transfer full): the title
 */
char *
vedette_report_find_title (VedetteRules *rules,
                           const char   *audience)
{
  VedetteBattle *battle = vedette_rules_get_battle (rules);
  g_autofree char *title = vedette_rules_get_title (rules, audience);
  g_autoptr (VedetteRecord) first =
    g_list_model_get_item (vedette_battle_get_records (battle, vedette_battle_get_schema (battle)->types[0]()), 0);
  g_autofree char *name = NULL;

  if (*title == '\0' && first != NULL && vedette_record_class_find (VEDETTE_RECORD_GET_CLASS (first), "name") != NULL &&
      vedette_rules_may_see (rules, vedette_record_get_id (first), "name", audience))
    g_object_get (first, "name", &name, NULL);
  if (*title == '\0' && name != NULL && *name != '\0')
    return vedette_log_clean (vedette_text_cut (name, VEDETTE_TEXT_MOST));
  return *title != '\0' ? vedette_log_clean (title) : g_strdup (_("A Battle"));
}

static char *
format_day (VedetteStep *step)
{
  g_autoptr (GDateTime) time = g_date_time_new_from_iso8601 (vedette_step_get_time (step), NULL);

  /* Translators: the format of a date for g_date_time_format(), as in “30 April 2025” */
  return time != NULL ? g_date_time_format (time, _("%e %B %Y")) : g_strdup ("");
}

static char *
find_date (VedetteBattle *battle)
{
  guint n = vedette_battle_get_place (battle);
  g_autofree char *first = n > 0 ? clean (g_strstrip (format_day (vedette_battle_get_branch (battle, 0)))) : g_strdup ("");
  g_autofree char *last = n > 0 ? clean (g_strstrip (format_day (vedette_battle_get_branch (battle, n - 1)))) : g_strdup ("");

  if (*first == '\0' || g_str_equal (first, last))
    return g_steal_pointer (&last);
  /* Translators: the first and the last day of a battle, as in “30 April 2025 to 2 May 2025” */
  return g_strdup_printf (_("%s to %s"), first, last);
}

static void
begin_part (VedetteReportStory *self,
            guint               i)
{
  g_autoptr (VedetteChapter) chapter = g_list_model_get_item (self->chapters, i);
  VedetteReportPart part = { .party = vedette_parties_find (self->parties, vedette_chapter_get_party (chapter)) };

  part.lines = g_array_new (FALSE, FALSE, sizeof (VedetteReportLine));
  g_array_set_clear_func (part.lines, clear_line);
  if (chapter->span != NULL)
    part.heading = clean (vedette_ribbon_describe (part.party, chapter));
  else
    /* Translators: the heading of the steps before any party had the battle in hand */
    part.heading = g_strdup (i == 0 ? _("Before") : "");
  g_array_append_val (self->parts, part);
}

/* Returns whether the report includes the step. The report omits preparations before the battle, because other
 * sheets show them, and includes later preparations, because they change the battle. */
static gboolean
is_told (VedetteReportStory *self,
         VedetteStep        *step,
         guint               i)
{
  g_autoptr (VedetteMove) move = NULL;

  if (!vedette_rules_may_see_step (self->rules, step, self->audience))
    return FALSE;
  if (i > 0)
    return TRUE;
  move = vedette_rules_new_move (self->rules, vedette_step_get_kind (step), NULL, NULL);
  return move != NULL && vedette_move_get_group (move) == VEDETTE_MOVE_PLAY;
}

static void
tell (VedetteReportStory *self)
{
  VedetteBattle *battle = vedette_rules_get_battle (self->rules);
  guint last = G_MAXUINT;

  for (guint k = 0; k < vedette_battle_get_place (battle); k++)
    {
      VedetteStep *step = vedette_battle_get_branch (battle, k);
      guint i = vedette_chapters_find (self->chapters, vedette_step_get_n (step));
      VedetteReportLine line = { 0 };

      if (!is_told (self, step, i))
        continue;
      if (i != last)
        begin_part (self, i);
      last = i;
      line.text = clean (vedette_rules_describe_whole (self->rules, step, self->audience));
      line.natural = vedette_rules_get_single_die (self->rules, step, self->audience, &line.verdict);
      g_array_append_val (g_array_index (self->parts, VedetteReportPart, self->parts->len - 1).lines, line);
    }
}

/* Adds what the players wrote about the battle, as far as the audience may read it. */
static void
add_notes (VedetteReportStory *self)
{
  static const char * const fields[] = { "scenario", "notes" };
  gpointer about = vedette_rules_get_about (self->rules);

  for (guint i = 0; about != NULL && i < G_N_ELEMENTS (fields); i++)
    {
      const char *label;
      g_autofree char *text = NULL;

      if (vedette_record_class_find (VEDETTE_RECORD_GET_CLASS (about), fields[i]) == NULL ||
          !vedette_rules_may_see (self->rules, vedette_record_get_id (about), fields[i], self->audience))
        continue;
      g_object_get (about, fields[i], &text, NULL);
      if (text == NULL || *text == '\0')
        continue;
      label = vedette_record_type_get_label (G_OBJECT_TYPE (about), fields[i]);
      if (label == NULL)
        g_ptr_array_add (self->facts, clean (g_steal_pointer (&text)));
      else
        /* Translators: a label and its value at the end of the report, as in “Counters: 2” */
        g_ptr_array_add (self->facts, clean (g_strdup_printf (_("%s: %s"), label, text)));
    }
}

static void
add_facts (VedetteReportStory *self)
{
  vedette_each_new (VedetteStatus, item, vedette_rules_get_status (self->rules, self->audience))
    {
      const char *label = item->label, *text = item->text;

      if (item->emphasis == VEDETTE_EMPHASIS_MACHINE || label == NULL || *label == '\0' || text == NULL ||
          *text == '\0')
        continue;
      /* Translators: a label and its value at the end of the report, as in “Counters: 2” */
      g_ptr_array_add (self->facts, clean (g_strdup_printf (_("%s: %s"), label, text)));
    }
}

/* Adds the losses of the parties as facts, with one line for each kind of loss. */
static void
add_scores (VedetteReportStory *self)
{
  g_autoptr (GListModel) scores = vedette_rules_list_scores (self->rules, self->audience, TRUE);
  g_autoptr (GHashTable) told = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  vedette_each (VedetteScore, score, scores)
    {
      const char *label = score->label;
      g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
      g_auto (GStrv) parts = NULL;
      g_autofree char *joined = NULL;

      if (!g_hash_table_add (told, g_strdup (label)))
        continue;
      vedette_each (VedetteScore, other, scores)
        {
          g_autoptr (VedetteParty) party = vedette_parties_find (self->parties, other->party);
          g_autofree char *part = NULL;

          if (party == NULL || !g_str_equal (other->label, label))
            continue;
          /* Translators: the name and the score of a party, as in “Saxons 2 of 53” */
          part = g_strdup_printf (C_("score of", "%s %s"), party->name, other->text);
          g_strv_builder_add (builder, part);
        }
      parts = g_strv_builder_end (builder);
      /* Translators: the separator between the scores of the sides, as in “Out: Saxons 2 of 53 · Danes 1 of 55” */
      joined = g_strjoinv (_(" · "), parts);
      if (*joined != '\0')
        g_ptr_array_add (self->facts, clean (g_strdup_printf (_("%s: %s"), label, joined)));
    }
}

/**
 * vedette_report_story_new:
 * @audience: (nullable): the audience, as in vedette_rules_get_status()
 *
 * Returns: (transfer full): the story of all steps that are not undone and that @audience may see
 */
VedetteReportStory *
vedette_report_story_new (VedetteRules *rules,
                          const char   *audience)
{
  VedetteReportStory *self = g_new0 (VedetteReportStory, 1);
  VedetteBattle *battle = vedette_rules_get_battle (rules);

  self->rules = g_object_ref (rules);
  self->audience = audience;
  self->title = vedette_report_find_title (rules, audience);
  self->date = find_date (battle);
  self->time = g_strdup (vedette_step_get_time (vedette_battle_get_current (battle)));
  self->parties = vedette_rules_list_parties (rules, audience);
  self->chapters = vedette_rules_list_chapters (rules, audience);
  self->tallies = vedette_rules_tally (rules, audience);
  self->parts = g_array_new (FALSE, FALSE, sizeof (VedetteReportPart));
  g_array_set_clear_func (self->parts, clear_part);
  self->facts = g_ptr_array_new_with_free_func (g_free);
  tell (self);
  add_notes (self);
  add_facts (self);
  add_scores (self);
  return self;
}

void
vedette_report_story_free (VedetteReportStory *self)
{
  g_free (self->title);
  g_free (self->date);
  g_free (self->time);
  g_object_unref (self->rules);
  g_object_unref (self->parties);
  g_object_unref (self->chapters);
  g_object_unref (self->tallies);
  g_array_unref (self->parts);
  g_ptr_array_unref (self->facts);
  g_free (self);
}

VedetteDrawing *
vedette_report_story_draw_ribbon (VedetteReportStory *self,
                                  double              width,
                                  double              size)
{
  return vedette_ribbon_new (self->rules, self->chapters, self->audience, NULL, width, size, NULL);
}

/**
 * vedette_report_story_count:
 *
 * Returns: (transfer full) (nullable): the sentence of vedette_rules_count() about @party, on one line; %NULL if the
 *   game system has nothing to count except dice
 */
char *
vedette_report_story_count (VedetteReportStory *self,
                            VedetteParty       *party)
{
  char *counted = vedette_rules_count (self->rules, party->id, self->audience);

  return counted != NULL ? clean (counted) : NULL;
}
