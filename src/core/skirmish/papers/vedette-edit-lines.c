/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Edits that enter and change the lines of the roster. */

#include "vedette-config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "core/rules/vedette-facts.h"
#include "core/skirmish/papers/vedette-papers.h"
#include "core/skirmish/state/vedette-fights.h"
#include "core/skirmish/state/vedette-melee.h"
#include "core/skirmish/state/vedette-reveal.h"
#include "core/skirmish/state/vedette-skirmish-choices.h"
#include "core/skirmish/state/vedette-traits.h"
#include "core/skirmish/typed/vedette-line-text.h"
#include "core/skirmish/words/vedette-sentences.h"

/* The text of a line says all of these: what it leaves out is as by default. */
static const char * const in_text[] = {
  "name", "count", "troops", "leader", "weapon", "rate", "range", "points", "notes", "reserve", "hidden",
};

/* What is said by itself besides the text goes before it. */
static gboolean
fill_from_text (VedetteFigure  *draft,
                VedetteMove    *move,
                GError        **error)
{
  g_autoptr (GPtrArray) traits = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (VedetteFigure) read = vedette_line_text_read_all (vedette_move_get_text (move, "text"), traits, error);

  if (read == NULL)
    return FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (in_text); i++)
    {
      GValue value = G_VALUE_INIT;

      if (vedette_move_is_said (move, in_text[i]))
        continue;
      g_object_get_property (G_OBJECT (read), in_text[i], &value);
      g_object_set_property (G_OBJECT (draft), in_text[i], &value);
      g_value_unset (&value);
    }
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
  if (vedette_move_is_said (change->move, "text") && !fill_from_text (change->draft, change->move, error))
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
    vedette_ruling_forbid (ruling, NULL, _("A line of the roster needs a name"));
  else if (g_utf8_strlen (vedette_figure_get_name (draft), -1) > VEDETTE_LINE_TEXT_MAX_NAME)
    vedette_ruling_forbid (ruling, NULL, _("A name has %d characters at most"), VEDETTE_LINE_TEXT_MAX_NAME);
  if (vedette_figure_get_count (draft) < out)
    /* Translators: of a line of the roster whose count is to be lowered */
    vedette_ruling_forbid (ruling, NULL, ngettext ("%d of them is gone already; the line cannot have fewer men",
                                                   "%d of them are gone already; the line cannot have fewer men",
                                                   (gulong) out), out);
  if (vedette_figure_get_arrives_die (draft) > vedette_figure_get_arrives_sides (draft))
    vedette_ruling_forbid (ruling, NULL, _("%d is not on a die with %d sides"), vedette_figure_get_arrives_die (draft),
                           vedette_figure_get_arrives_sides (draft));
  if (contingent != NULL && vedette_contingent_get_side (contingent) != vedette_figure_get_side (draft))
    vedette_ruling_forbid (ruling, NULL, _("The contingent “%s” is of the other side"),
                           vedette_contingent_get_name (contingent));
}

/* A word that was not understood must not become an average man in silence. */
static void
remind_of_text (VedetteMove   *move,
                VedetteFigure *draft,
                VedetteRuling *ruling)
{
  g_autofree char *text = g_utf8_casefold (vedette_move_get_text (move, "text"), -1);
  g_autofree char *word = g_utf8_casefold (vedette_troops_get_label (VEDETTE_TROOPS_AVERAGE), -1);

  if (*text == '\0')
    return;
  if (*vedette_figure_get_notes (draft) != '\0' && !vedette_move_is_said (move, "notes") && strchr (text, '(') == NULL)
    vedette_ruling_remind (ruling, NULL, _("Not understood, and kept as notes: “%s”"), vedette_figure_get_notes (draft));
  if (vedette_figure_get_troops (draft) == VEDETTE_TROOPS_AVERAGE && !vedette_move_is_said (move, "troops") &&
      strstr (text, "average") == NULL && strstr (text, word) == NULL)
    vedette_ruling_remind (ruling, "S-10", _("No class was said, so they are taken to be Average (S-10)"));
}

static void
check_line (const VedetteRecordChange *change,
            VedetteRuling             *ruling)
{
  check_draft (change->context, change->draft, ruling);
  if (change->record == NULL)
    remind_of_text (change->move, change->draft, ruling);
}

/* Lines may come in during play. */
static void
open_line (const VedetteContext *skirmish,
           VedetteRecordHow      how,
           VedetteRuling        *ruling)
{
  if (how == VEDETTE_RECORD_ADD && vedette_skirmish_game_get_state (skirmish->game) == VEDETTE_STATE_OVER)
    vedette_ruling_forbid (ruling, NULL, _("The game is over; undo goes back into it"));
}

/* Returns: (transfer full): the traits that the text names */
static GPtrArray *
read_traits (const VedetteRecordChange *change)
{
  GPtrArray *traits = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (VedetteFigure) read = NULL;

  if (vedette_move_is_said (change->move, "text"))
    read = vedette_line_text_read_all (vedette_move_get_text (change->move, "text"), traits, NULL);
  return traits;
}

/* Whether the text names other traits than the line has; without a text they stay. */
static gboolean
changes_traits (const VedetteRecordChange *change)
{
  g_autoptr (GPtrArray) now = vedette_traits_list (change->battle, change->id);
  g_autoptr (GPtrArray) traits = read_traits (change);

  return vedette_move_is_said (change->move, "text") && !vedette_traits_equal (now, traits);
}

static void
note_line (const VedetteRecordChange *change,
           VedetteEdit               *edit)
{
  VedetteFigure *figure = change->record != NULL ? change->record : change->draft;

  vedette_papers_note_side (change->context, edit, vedette_figure_get_side (figure));
  vedette_facts_note_text (edit, "name", vedette_figure_get_name (figure));
  if (change->record == NULL)
    json_object_set_int_member (vedette_edit_get_facts (edit), "count", vedette_figure_get_count (figure));
  /* Also when it comes out of hiding: what is changed besides may tell what it was. */
  if (vedette_figure_get_hidden (figure) || vedette_figure_get_hidden (change->draft))
    vedette_reveal_show_only (change->context, edit, vedette_figure_get_side (figure));
}

static gint64
insert_line (const VedetteRecordChange *change,
             VedetteEdit               *edit)
{
  return vedette_edit_insert (edit, change->draft, vedette_move_get_int (change->move, "position"));
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

/* What of a line can be said, as text or by itself */
#define SAYS_OF_A_LINE                                                                                                 \
  "text", "name", "count", "troops", "leader", "weapon", "rate", "range", "points", "notes", "reserve",                \
    "arrives-action", "arrives-die", "arrives-sides", "hidden", "break-off"

const VedetteRecordKind vedette_figure_kind = {
  .noun = "line",
  .type = vedette_figure_get_type,
  .add = N_("Add a line"),
  .set = N_("Change a line"),
  .add_says = (const char *const[]){ "side", SAYS_OF_A_LINE, "contingent", "position", NULL },
  .set_says = (const char *const[]){ SAYS_OF_A_LINE, "contingent", "no-contingent", NULL },
  .params = (const VedetteParam[]){
    VEDETTE_SAY_TEXT ("text"),
    /* in the whole roster, -1 for its end */
    VEDETTE_SAY_INT ("position", -1, G_MAXINT, -1),
    { { 0 } } },
  .lists = (const VedetteFieldList[]){
    { "side", vedette_skirmish_list_forces },
    { "contingent", list_contingents },
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
