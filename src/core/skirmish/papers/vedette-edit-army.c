/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A whole army as people type or keep it, added to a side in one step. */

#include "vedette-config.h"

#include <glib/gi18n-lib.h>

#include "core/rules/vedette-doubts.h"
#include "core/rules/vedette-facts.h"
#include "core/skirmish/papers/vedette-papers.h"
#include "core/skirmish/state/vedette-reveal.h"
#include "core/skirmish/state/vedette-skirmish-choices.h"
#include "core/skirmish/state/vedette-traits.h"
#include "core/skirmish/typed/vedette-roster-text.h"
#include "core/typed/vedette-scan.h"

/* What was not said of a class is said once for each line, however many there are. */
static void
doubt_classes (VedetteReading *reading)
{
  guint n = vedette_reading_get_n_lines (reading);
  g_autofree gboolean *said = g_new0 (gboolean, n + 1);

  for (guint i = 0; i < vedette_reading_get_n_pieces (reading); i++)
    {
      const VedettePiece *piece = vedette_reading_nth_piece (reading, i);

      said[piece->line] |= g_str_equal (piece->field, "troops");
    }
  for (guint i = 0; i < vedette_reading_get_n_pieces (reading); i++)
    {
      const VedettePiece *piece = vedette_reading_nth_piece (reading, i);

      if (said[piece->line] || !g_str_equal (piece->field, "name"))
        continue;
      vedette_reading_set_line (reading, piece->line);
      vedette_reading_add_doubt (reading, VEDETTE_DOUBT_REMINDER, vedette_reading_at (reading, piece->from),
                                 vedette_reading_at (reading, piece->to), "S-10", NULL,
                                 _("No class is given, so Average is used. The other classes are Rubbish, Poor, Good and "
                                   "Excellent."));
    }
}

static VedetteRosterText *
read_army (VedetteMove     *move,
           VedetteReading **reading,
           GError         **error)
{
  *reading = vedette_reading_new (vedette_move_get_text (move, "text"));
  return vedette_roster_text_read (*reading, error);
}

static VedetteReading *
type_army (VedetteMove          *move,
           const VedetteContext *skirmish)
{
  VedetteReading *reading = NULL;
  VedetteRosterText *army = read_army (move, &reading, NULL);

  if (army != NULL)
    doubt_classes (reading);
  g_clear_pointer (&army, vedette_roster_text_free);
  return reading;
}

/* Names that the side has already, however they are written; 0 for none */
static guint
count_namesakes (const VedetteSkirmish   *skirmish,
                 const VedetteRosterText *army,
                 gint64                   side)
{
  g_autoptr (GHashTable) names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  guint n = 0;

  vedette_each (VedetteFigure, figure, vedette_battle_get_records (skirmish->battle, VEDETTE_TYPE_FIGURE))
    if (vedette_figure_get_side (figure) == side)
      g_hash_table_add (names, vedette_scan_fold (vedette_figure_get_name (figure)));
  for (guint i = 0; i < army->lines->len; i++)
    {
      VedetteTypedLine *line = army->lines->pdata[i];
      g_autofree char *name = vedette_scan_fold (vedette_figure_get_name (line->figure));

      n += g_hash_table_contains (names, name) ? 1 : 0;
    }
  return n;
}

static void
check_army (VedetteMove          *move,
            const VedetteContext *skirmish,
            VedetteRuling        *ruling)
{
  g_autoptr (VedetteReading) reading = NULL;
  g_autoptr (VedetteRosterText) army = NULL;
  g_autoptr (GError) error = NULL;
  gint64 side = vedette_move_get_id (move, "side");
  guint n;

  if (!vedette_record_kind_needs (move, "side", ruling) || !vedette_record_kind_needs (move, "text", ruling))
    return;
  if (vedette_skirmish_game_get_state (skirmish->game) == VEDETTE_STATE_OVER)
    vedette_ruling_forbid (ruling, NULL, _("The battle is over. To continue, undo the end of the battle."));
  army = read_army (move, &reading, &error);
  if (army == NULL)
    {
      vedette_ruling_forbid_about (ruling, NULL, "text", "%s", error->message);
      return;
    }
  doubt_classes (reading);
  n = count_namesakes (skirmish, army, side);
  if (n > 0)
    /* Translators: how many lines of an army, and the name of a side */
    vedette_ruling_remind (ruling, NULL, ngettext ("%u line has a name that is already used by %s",
                                                   "%u lines have names that are already used by %s", n),
                           n, vedette_skirmish_get_side_name (skirmish, side));
  vedette_ruling_find_doubts (ruling, reading, "text");
}

static void
insert_army (VedetteEdit             *edit,
             const VedetteRosterText *army,
             gint64                   side)
{
  g_autofree gint64 *contingents = g_new0 (gint64, army->contingents->len + 1);
  g_autofree gint64 *lines = g_new0 (gint64, army->lines->len + 1);

  for (guint i = 0; i < army->contingents->len; i++)
    {
      VedetteContingent *contingent = ((VedetteRosterContingent *) army->contingents->pdata[i])->contingent;

      g_object_set (contingent, "side", side, NULL);
      contingents[i] = vedette_edit_insert (edit, contingent, -1);
    }
  for (guint i = 0; i < army->lines->len; i++)
    {
      VedetteFigure *figure = ((VedetteTypedLine *) army->lines->pdata[i])->figure;
      int of = g_array_index (army->of, int, i);

      g_object_set (figure, "side", side, "contingent", of == VEDETTE_ROSTER_NOBODY ? (gint64) 0 : contingents[of], NULL);
      lines[i] = vedette_edit_insert (edit, figure, -1);
    }
  for (guint i = 0; i < army->contingents->len; i++)
    {
      VedetteRosterContingent *contingent = army->contingents->pdata[i];

      if (contingent->leader != VEDETTE_ROSTER_NOBODY)
        vedette_edit_set (edit, contingent->contingent, "leader", lines[contingent->leader], NULL);
      vedette_traits_insert (edit, contingent->traits, contingents[i]);
    }
  for (guint i = 0; i < army->lines->len; i++)
    vedette_traits_insert (edit, ((VedetteTypedLine *) army->lines->pdata[i])->traits, lines[i]);
  vedette_traits_insert (edit, army->traits, side);
}

static gboolean
perform_army (VedetteMove           *move,
              const VedetteContext  *skirmish,
              VedetteEdit           *edit,
              VedetteDice           *dice,
              GError               **error)
{
  g_autoptr (VedetteReading) reading = NULL;
  g_autoptr (VedetteRosterText) army = read_army (move, &reading, error);
  gint64 side = vedette_move_get_id (move, "side");

  if (army == NULL)
    return FALSE;
  insert_army (edit, army, side);
  vedette_papers_note_side (skirmish, edit, side);
  json_object_set_int_member (vedette_edit_get_facts (edit), "lines", army->lines->len);
  json_object_set_int_member (vedette_edit_get_facts (edit), "contingents", army->contingents->len);
  for (guint i = 0; i < army->lines->len; i++)
    if (vedette_figure_get_hidden (((VedetteTypedLine *) army->lines->pdata[i])->figure))
      {
        vedette_reveal_show_only (skirmish, edit, side);
        break;
      }
  return TRUE;
}

static char *
describe_army (JsonObject *facts)
{
  guint lines = (guint) vedette_fact_int (facts, "lines"), contingents = (guint) vedette_fact_int (facts, "contingents");
  const char *side = vedette_fact_text (facts, "side");
  g_autofree char *imported = NULL, *parts = NULL;

  /* Translators: a step of the log; a side, and how many lines of its roster */
  imported = g_strdup_printf (ngettext ("%s imported an army of %u line.", "%s imported an army of %u lines.", lines), side,
                              lines);
  if (contingents == 0)
    return g_steal_pointer (&imported);
  /* Translators: of the army that the sentence before this one is about */
  parts = g_strdup_printf (ngettext ("The army has %u contingent.", "The army has %u contingents.", contingents), contingents);
  return g_strjoin (" ", imported, parts, NULL);
}

const VedetteMoveKind vedette_add_army_move = {
  .name = "add-army",
  .label = N_("Import Army"),
  .group = VEDETTE_MOVE_EDIT,
  .params = (const VedetteParam[]){
    VEDETTE_SAY_REF ("side", vedette_force, vedette_skirmish_list_forces, .label = VEDETTE_LABEL_SIDE, .needed = TRUE),
    VEDETTE_SAY_TYPED ("text", type_army),
    { { 0 } } },
  .check = check_army,
  .perform = perform_army,
  .describe = describe_army,
};
