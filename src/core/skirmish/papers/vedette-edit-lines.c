/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Edits that enter and change the lines of the roster. */

#include "vedette-config.h"

#include <glib/gi18n-lib.h>

#include "core/json/vedette-fail.h"
#include "core/rules/vedette-draft.h"
#include "core/rules/vedette-facts.h"
#include "core/rules/vedette-rules.h"
#include "core/skirmish/papers/vedette-papers.h"
#include "core/skirmish/state/vedette-attempt.h"
#include "core/skirmish/state/vedette-fights.h"
#include "core/skirmish/state/vedette-melee.h"
#include "core/skirmish/state/vedette-reveal.h"
#include "core/skirmish/state/vedette-skirmish-choices.h"
#include "core/skirmish/state/vedette-traits.h"
#include "core/skirmish/typed/vedette-line-text.h"
#include "core/skirmish/words/vedette-sentences.h"
#include "core/typed/vedette-scan.h"

/* The text of a line says all of these: what it leaves out is as by default. */
static const char * const in_text[] = {
  "name", "count", "troops", "leader", "weapon", "rate", "range", "points", "notes", "reserve", "hidden",
  "break-off", "arrives-action", "arrives-die", "arrives-sides",
};

/* What is said by itself besides the text goes before it. */
static void
fill_from_line (VedetteFigure *draft,
                VedetteMove   *move,
                VedetteFigure *read)
{
  for (guint i = 0; i < G_N_ELEMENTS (in_text); i++)
    {
      GValue value = G_VALUE_INIT;

      if (vedette_move_is_said (move, in_text[i]))
        continue;
      g_object_get_property (G_OBJECT (read), in_text[i], &value);
      g_object_set_property (G_OBJECT (draft), in_text[i], &value);
      g_value_unset (&value);
    }
}

static GPtrArray *
read_lines (VedetteMove  *move,
            GError      **error)
{
  g_autoptr (VedetteReading) reading = vedette_reading_new (vedette_move_get_text (move, "text"));

  return vedette_line_text_read_lines (reading, error);
}

static gboolean
fill_from_text (VedetteFigure  *draft,
                VedetteMove    *move,
                gboolean        is_new,
                GError        **error)
{
  g_autoptr (GPtrArray) lines = read_lines (move, error);

  if (lines == NULL)
    return FALSE;
  if (lines->len > 1 && !is_new)
    return vedette_fail (error, VEDETTE_RULES_ERROR, VEDETTE_RULES_ERROR_DECLARATION,
                         _("Enter one line only: a line cannot be replaced by several"));
  fill_from_line (draft, move, ((VedetteTypedLine *) g_ptr_array_index (lines, 0))->figure);
  return TRUE;
}

/* No more can fight than stand. */
static void
fit_in_melee (VedetteFigure *draft)
{
  int fighting = vedette_figure_get_in_melee (draft);
  int standing = vedette_figure_get_standing (draft);

  if (fighting > standing)
    g_object_set (draft, "in-melee", standing, NULL);
  /* Nor does a line fight that lost its last man without a number. */
  if (standing == 0)
    g_object_set (draft, "melee", VEDETTE_TRI_NO, NULL);
}

static gboolean
fit_line (const VedetteRecordChange  *change,
          GError                    **error)
{
  if (vedette_move_is_said (change->move, "text") &&
      !fill_from_text (change->draft, change->move, change->record == NULL, error))
    return FALSE;
  fit_in_melee (change->draft);
  return TRUE;
}

static void
check_draft (const VedetteSkirmish *skirmish,
             VedetteFigure         *draft,
             VedetteRuling         *ruling)
{
  VedetteContingent *contingent = vedette_battle_find (skirmish->battle, VEDETTE_TYPE_CONTINGENT,
                                                       vedette_figure_get_contingent (draft));
  int out = vedette_figure_get_out (draft) + vedette_figure_get_left (draft);

  if (vedette_figure_get_name (draft)[0] == '\0')
    vedette_ruling_forbid_about (ruling, NULL, "name", _("Enter a name for the line"));
  else if (g_utf8_strlen (vedette_figure_get_name (draft), -1) > VEDETTE_LINE_TEXT_MAX_NAME)
    /* Translators: the most that there can be, such as 200 */
    vedette_ruling_forbid (ruling, NULL, _("Enter a name of at most %d characters"), VEDETTE_LINE_TEXT_MAX_NAME);
  if (vedette_figure_get_count (draft) < out)
    /* Translators: of a line of the roster whose count is to be lowered */
    vedette_ruling_forbid (ruling, NULL, ngettext ("%d figure of the line is already gone. Enter at least that many figures.",
                                                   "%d figures of the line are already gone. Enter at least that many figures.",
                                                   (gulong) out), out);
  if (vedette_figure_get_arrives_die (draft) > vedette_figure_get_arrives_sides (draft))
    /* Translators: what was said, such as 7, and how many sides the die has, which the plural form goes by */
    vedette_ruling_forbid (ruling, NULL, g_dngettext (GETTEXT_PACKAGE, "The arrival roll cannot be %d on a die with %d side. "
                                                                       "Enter a smaller number.",
                                                      "The arrival roll cannot be %d on a die with %d sides. Enter a smaller "
                                                      "number.",
                                                      (gulong) vedette_figure_get_arrives_sides (draft)),
                           vedette_figure_get_arrives_die (draft), vedette_figure_get_arrives_sides (draft));
  if (contingent != NULL && vedette_contingent_get_side (contingent) != vedette_figure_get_side (draft))
    /* Translators: the name of a contingent, such as “Ivar’s men” */
    vedette_ruling_forbid (ruling, NULL, _("The contingent “%s” belongs to the other side. Choose a different contingent."),
                           vedette_contingent_get_name (contingent));
}

/* Returns: (transfer full): the names that lines of a side have, but for one line, as they are compared */
static GHashTable *
list_names (const VedetteSkirmish *skirmish,
            gint64                 side,
            VedetteFigure         *but)
{
  GHashTable *names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  vedette_each (VedetteFigure, figure, vedette_battle_get_records (skirmish->battle, VEDETTE_TYPE_FIGURE))
    if (vedette_figure_get_side (figure) == side && figure != but)
      g_hash_table_add (names, vedette_scan_fold (vedette_figure_get_name (figure)));
  return names;
}

/* Translators: the name of a line of the roster, and that of a side */
#define NAMESAKE() _("“%s”: %s already has a line with this name")

/* Two lines of one name cannot be told apart by it. */
static void
doubt_namesakes (VedetteMove           *move,
                 const VedetteSkirmish *skirmish,
                 VedetteReading        *reading)
{
  VedetteFigure *changed = vedette_move_is_said (move, "line")
                             ? vedette_skirmish_find_figure (skirmish, vedette_move_get_id (move, "line")) : NULL;
  gint64 side = changed != NULL ? vedette_figure_get_side (changed) : vedette_move_get_id (move, "side");
  g_autoptr (GHashTable) names = list_names (skirmish, side, changed);

  for (guint i = 0; i < vedette_reading_get_n_pieces (reading); i++)
    {
      const VedettePiece *piece = vedette_reading_nth_piece (reading, i);

      if (!g_str_equal (piece->field, "name") || g_hash_table_add (names, vedette_scan_fold (piece->value)))
        continue;
      vedette_reading_set_line (reading, piece->line);
      vedette_reading_add_doubt (reading, VEDETTE_DOUBT_QUESTION, vedette_reading_at (reading, piece->from),
                                 vedette_reading_at (reading, piece->to), NULL, NULL,
                                 NAMESAKE (), piece->value,
                                 vedette_skirmish_get_side_name (skirmish, side));
    }
}

/* A form is no typed line: whoever fills it in sees the roster. */
static void
remind_of_namesake (const VedetteRecordChange *change,
                    VedetteRuling             *ruling)
{
  gint64 side = vedette_figure_get_side (change->draft);
  g_autoptr (GHashTable) names = list_names (change->context, side, change->record);
  g_autofree char *folded = vedette_scan_fold (vedette_figure_get_name (change->draft));

  if (vedette_move_is_said (change->move, "name") && g_hash_table_contains (names, folded))
    vedette_ruling_remind (ruling, NULL, NAMESAKE (), vedette_figure_get_name (change->draft),
                           vedette_skirmish_get_side_name (change->context, side));
}

/* A word that was not understood must not become an average man in silence. */
static void
doubt_classes (VedetteReading *reading)
{
  for (guint i = 0; i < vedette_reading_get_n_lines (reading); i++)
    {
      const VedettePiece *name = vedette_reading_find_piece (reading, i, "name");

      if (name == NULL || vedette_reading_find_piece (reading, i, "troops") != NULL)
        continue;
      vedette_reading_set_line (reading, i);
      vedette_reading_add_doubt (reading, VEDETTE_DOUBT_REMINDER, vedette_reading_at (reading, name->from),
                                 vedette_reading_at (reading, name->to), "S-10", NULL,
                                 _("No class is given, so Average is used. The other classes are Rubbish, Poor, Good and "
                                   "Excellent."));
    }
}

/* What one line would need, as he is and as nobody stands about him; of several nobody would know which. */
static void
sum_up (VedetteReading       *reading,
        VedetteMove          *move,
        const VedetteContext *skirmish,
        VedetteTypedLine     *line)
{
  VedetteRoller side = { .battle = skirmish->battle };
  VedetteAttempt attempt = {
    .troops = vedette_figure_get_troops (line->figure),
    .leader = vedette_figure_get_leader (line->figure),
  };
  g_autofree char *sum = NULL;

  if (vedette_move_is_said (move, "side"))
    g_object_get (move, "side", &side.side, NULL);
  attempt.traits = vedette_roller_sum_traits (&side);
  for (guint i = 0; i < line->traits->len; i++)
    attempt.traits += vedette_trait_get_value (g_ptr_array_index (line->traits, i));
  /* Translators: the number that a line of the roster needs on the die */
  sum = g_strdup_printf (_("needs %d"), vedette_attempt_get_need (&attempt));
  vedette_reading_set_sum (reading, sum);
}

static VedetteReading *
read_text (VedetteMove          *move,
           const VedetteContext *skirmish)
{
  VedetteReading *reading = vedette_reading_new (vedette_move_get_text (move, "text"));
  g_autoptr (GPtrArray) lines = vedette_line_text_read_lines (reading, NULL);

  if (!vedette_move_is_said (move, "name"))
    doubt_namesakes (move, skirmish, reading);
  if (lines != NULL && !vedette_move_is_said (move, "troops"))
    doubt_classes (reading);
  if (lines != NULL && lines->len == 1 && vedette_reading_get_n_lines (reading) == 1)
    sum_up (reading, move, skirmish, g_ptr_array_index (lines, 0));
  return reading;
}

/* What is asked about a text is asked of whoever typed it. */
static void
find_doubts (const VedetteRecordChange *change,
             VedetteRuling             *ruling)
{
  g_autoptr (VedetteReading) reading = read_text (change->move, change->context);

  for (guint i = 0; i < vedette_reading_get_n_doubts (reading); i++)
    {
      const VedetteDoubt *doubt = vedette_reading_nth_doubt (reading, i);
      g_autofree char *said = vedette_reading_say_doubt (reading, doubt);

      if (doubt->grade != VEDETTE_DOUBT_FAULT)
        vedette_ruling_find (ruling,
                             doubt->grade == VEDETTE_DOUBT_QUESTION ? VEDETTE_FINDING_DOUBT : VEDETTE_FINDING_REMINDER,
                             doubt->rule, "%s", said);
    }
}

/* Returns: (transfer full) (element-type VedetteFigure): the lines that the text has besides the first */
static GPtrArray *
make_others (const VedetteRecordChange *change,
             GPtrArray                 *lines)
{
  GPtrArray *others = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 1; lines != NULL && i < lines->len; i++)
    {
      VedetteFigure *draft = vedette_draft_copy (change->draft);

      fill_from_line (draft, change->move, ((VedetteTypedLine *) g_ptr_array_index (lines, i))->figure);
      fit_in_melee (draft);
      g_ptr_array_add (others, draft);
    }
  return others;
}

static void
check_line (const VedetteRecordChange *change,
            VedetteRuling             *ruling)
{
  gboolean typed = vedette_move_is_said (change->move, "text");
  g_autoptr (GPtrArray) lines = typed ? read_lines (change->move, NULL) : NULL;
  g_autoptr (GPtrArray) others = make_others (change, lines);

  check_draft (change->context, change->draft, ruling);
  for (guint i = 0; i < others->len; i++)
    check_draft (change->context, others->pdata[i], ruling);
  if (typed)
    find_doubts (change, ruling);
  remind_of_namesake (change, ruling);
}

/* Lines may come in during play. */
static void
open_line (const VedetteContext *skirmish,
           VedetteRecordHow      how,
           VedetteRuling        *ruling)
{
  if (how == VEDETTE_RECORD_ADD && vedette_skirmish_game_get_state (skirmish->game) == VEDETTE_STATE_OVER)
    vedette_ruling_forbid (ruling, NULL, _("The battle is over. To continue, undo the end of the battle."));
}

/* Returns: (transfer full): the traits that the first line of the text names */
static GPtrArray *
read_traits (const VedetteRecordChange *change)
{
  g_autoptr (GPtrArray) lines = vedette_move_is_said (change->move, "text") ? read_lines (change->move, NULL) : NULL;

  return lines != NULL ? g_ptr_array_ref (((VedetteTypedLine *) g_ptr_array_index (lines, 0))->traits)
                       : g_ptr_array_new_with_free_func (g_object_unref);
}

/* Whether the text names other traits than the line has; without a text they stay. */
static gboolean
changes_traits (const VedetteRecordChange *change)
{
  g_autoptr (GPtrArray) now = vedette_traits_list (change->battle, change->id);
  g_autoptr (GPtrArray) traits = read_traits (change);

  return vedette_move_is_said (change->move, "text") && !vedette_traits_equal (now, traits);
}

/* Several lines that came in at once, each as it is said in the log */
static void
note_all (const VedetteRecordChange *change,
          GPtrArray                 *others,
          VedetteEdit               *edit)
{
  JsonArray *said = json_array_new ();

  for (guint i = 0; i <= others->len; i++)
    {
      VedetteFigure *figure = i == 0 ? change->draft : others->pdata[i - 1];
      g_autofree char *text = vedette_figure_get_count (figure) == 1 ? g_strdup (vedette_figure_get_name (figure))
                                                                      : g_strdup_printf ("%s ×%d",
                                                                                         vedette_figure_get_name (figure),
                                                                                         vedette_figure_get_count (figure));

      json_array_add_string_element (said, text);
      if (vedette_figure_get_hidden (figure))
        vedette_reveal_show_only (change->context, edit, vedette_figure_get_side (figure));
    }
  json_object_set_array_member (vedette_edit_get_facts (edit), "lines", said);
}

static void
note_line (const VedetteRecordChange *change,
           VedetteEdit               *edit)
{
  VedetteFigure *figure = change->record != NULL ? change->record : change->draft;
  g_autoptr (GPtrArray) lines = change->record == NULL && vedette_move_is_said (change->move, "text")
                                  ? read_lines (change->move, NULL) : NULL;
  g_autoptr (GPtrArray) others = make_others (change, lines);

  vedette_papers_note_side (change->context, edit, vedette_figure_get_side (figure));
  vedette_facts_note_text (edit, "name", vedette_figure_get_name (figure));
  if (change->record == NULL)
    json_object_set_int_member (vedette_edit_get_facts (edit), "count", vedette_figure_get_count (figure));
  /* Also when it comes out of hiding: what is changed besides may tell what it was. */
  if (vedette_figure_get_hidden (figure) || vedette_figure_get_hidden (change->draft))
    vedette_reveal_show_only (change->context, edit, vedette_figure_get_side (figure));
  if (others->len > 0)
    note_all (change, others, edit);
}

/* All lines of a text in one step, one below the other */
static gint64
insert_line (const VedetteRecordChange *change,
             VedetteEdit               *edit)
{
  guint n_figures = g_list_model_get_n_items (vedette_battle_get_records (change->battle, VEDETTE_TYPE_FIGURE));
  int position = vedette_move_get_int (change->move, "position");
  guint first = position < 0 ? n_figures : MIN ((guint) position, n_figures);
  gint64 id = vedette_edit_insert (edit, change->draft, (int) first);
  g_autoptr (GPtrArray) lines = vedette_move_is_said (change->move, "text") ? read_lines (change->move, NULL) : NULL;
  g_autoptr (GPtrArray) others = make_others (change, lines);
  g_autoptr (GArray) ids = g_array_new (FALSE, FALSE, sizeof (gint64));

  for (guint i = 0; i < others->len; i++)
    {
      gint64 other = vedette_edit_insert (edit, others->pdata[i], (int) (first + 1 + i));

      g_array_append_val (ids, other);
    }
  for (guint i = 0; i < ids->len; i++)
    vedette_traits_insert (edit, ((VedetteTypedLine *) g_ptr_array_index (lines, i + 1))->traits,
                           g_array_index (ids, gint64, i));
  return id;
}

static void
follow_line (const VedetteRecordChange *change,
             VedetteEdit               *edit)
{
  if (change->record == NULL || changes_traits (change))
    {
      g_autoptr (GPtrArray) traits = read_traits (change);

      if (change->record != NULL)
        vedette_traits_remove (change->battle, edit, change->id);
      vedette_traits_insert (edit, traits, change->id);
    }
  /* Who is taken off the table is in melee no more. */
  if (change->record != NULL && vedette_figure_get_reserve (change->draft) && !vedette_figure_get_reserve (change->record))
    vedette_melee_set (edit, change->record, VEDETTE_TRI_NO, 0);
  if (change->record != NULL)
    vedette_fights_tidy (change->context, edit);
}

/* Of the side of the line that is meant, or of the one that is said */
static void
list_contingents (VedetteMove          *move,
                  const VedetteContext *skirmish,
                  GListStore           *choices)
{
  VedetteFigure *figure = vedette_skirmish_find_figure (skirmish, vedette_move_get_id (move, "line"));

  vedette_skirmish_add_contingents (skirmish, choices,
                                    figure != NULL ? vedette_figure_get_side (figure) : vedette_move_get_id (move, "side"));
}

/* How a line arrives is asked only of one in reserve. */
static gboolean
is_reserve (VedetteMove          *move,
            const VedetteContext *skirmish)
{
  return vedette_move_get_boolean (move, "reserve");
}

/* What of a line can be said, as text or by itself */
#define SAYS_OF_A_LINE                                                                                                 \
  "text", "name", "count", "troops", "leader", "weapon", "rate", "range", "points", "notes", "reserve",                \
    "arrives-action", "arrives-die", "arrives-sides", "hidden", "break-off"

const VedetteRecordKind vedette_figure_kind = {
  .noun = "line",
  .type = vedette_figure_get_type,
  .add = N_("Add Line"),
  .set = N_("Edit Line"),
  .add_says = (const char *const[]){ "side", SAYS_OF_A_LINE, "contingent", "position", NULL },
  .set_says = (const char *const[]){ SAYS_OF_A_LINE, "contingent", "no-contingent", NULL },
  .params = (const VedetteParam[]){
    VEDETTE_SAY_TYPED ("text", read_text, .example = N_("6 archers, average, bow")),
    /* in the whole roster, -1 for its end */
    VEDETTE_SAY_INT ("position", -1, G_MAXINT, -1),
    { { 0 } } },
  .lists = (const VedetteFieldList[]){
    { "side", vedette_skirmish_list_forces },
    { "contingent", list_contingents },
    { "arrives-action", .asked = is_reserve },
    { "arrives-die", .asked = is_reserve },
    { "arrives-sides", .asked = is_reserve },
    { 0 } },
  .needs = "side",
  .describe = { vedette_words_add_line, vedette_words_set_line, NULL },
  .open = open_line,
  .fit = fit_line,
  .check = check_line,
  .changes_more = changes_traits,
  .note = note_line,
  .insert = insert_line,
  .after = follow_line,
};
