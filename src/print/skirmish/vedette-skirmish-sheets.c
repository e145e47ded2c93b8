/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The sheets of a skirmish: all that is looked up during play, order cards to cut out, and the lines of a side. */

#include "vedette-config.h"

#include "print/skirmish/vedette-skirmish-sheets.h"

#include <glib/gi18n-lib.h>

#include "core/skirmish/state/vedette-skirmish.h"
#include "core/skirmish/vedette-skirmish-rules.h"
#include "print/skirmish/vedette-cards-sheet.h"
#include "print/skirmish/vedette-large-summary.h"
#include "print/skirmish/vedette-roster-sheet.h"
#include "print/skirmish/vedette-summary.h"

static GPtrArray *
lay_out_summary (VedetteBattle *battle,
                 gboolean       large,
                 VedettePaper   paper,
                 guint          reader)
{
  if (large)
    return vedette_large_summary_lay_out (battle, paper, (VedetteSheetSide) reader);
  return vedette_summary_lay_out_pages (battle, paper, (VedetteSheetSide) reader);
}

static GPtrArray *
lay_out_cards (VedetteBattle *battle,
               gboolean       large,
               VedettePaper   paper,
               guint          reader)
{
  return vedette_cards_sheet_lay_out (battle, paper, (VedetteSheetSide) reader);
}

static GPtrArray *
lay_out_roster (VedetteBattle *battle,
                gboolean       large,
                VedettePaper   paper,
                guint          reader)
{
  return vedette_roster_sheet_lay_out (battle, paper, (VedetteSheetSide) reader, large);
}

static GPtrArray *
lay_out_blank_cards (VedetteBattle *battle,
                     gboolean       large,
                     VedettePaper   paper,
                     guint          reader)
{
  return vedette_cards_sheet_lay_out_blank (battle, paper, (VedetteSheetSide) reader);
}

static GPtrArray *
lay_out_blank_roster (VedetteBattle *battle,
                      gboolean       large,
                      VedettePaper   paper,
                      guint          reader)
{
  return vedette_roster_sheet_lay_out_blank (battle, paper, (VedetteSheetSide) reader, large);
}

static void
get_info (VedetteBattle  *battle,
          guint           reader,
          VedettePdfInfo *info)
{
  g_autoptr (VedetteSummaryData) data = vedette_summary_data_new (battle, (VedetteSheetSide) reader);

  info->title = g_steal_pointer (&data->name);
  info->author = g_steal_pointer (&data->players);
  info->date = g_steal_pointer (&data->date);
}

#define NO_LARGE_CARDS N_("--large cannot be used with cards: leave --large out")

static const VedetteSheetKind sheets[] = {
  { .name = "summary", .label = N_("Summary"), .option = N_("Print the summary of the battle"),
    .lay_out = lay_out_summary, .get_info = get_info },
  { .name = "cards", .label = N_("Order cards"), .option = N_("Print one side’s order cards to cut out"),
    .page = "orders",
    .not_large = NO_LARGE_CARDS,
    .not_all = N_("Order cards are for one side only. Choose a side."),
    .not_all_option = N_("Order cards are for one side: use --side=red or --side=blue"),
    .lay_out = lay_out_cards, .get_info = get_info },
  { .name = "roster", .label = N_("Roster"), .option = N_("Print the rosters"),
    .lay_out = lay_out_roster, .get_info = get_info },
  { .name = "blank-cards", .label = N_("Blank order cards"), .option = N_("Print order cards to fill in"),
    .not_large = NO_LARGE_CARDS,
    .lay_out = lay_out_blank_cards, .get_info = get_info },
  { .name = "blank-roster", .label = N_("Blank roster"), .option = N_("Print a roster to fill in"),
    .lay_out = lay_out_blank_roster, .get_info = get_info },
  { 0 },
};

static const char *const readers[] = {
  [VEDETTE_SHEET_BOTH] = "both",
  [VEDETTE_SHEET_RED] = "red",
  [VEDETTE_SHEET_BLUE] = "blue",
  NULL,
};

static char *
name_reader (VedetteBattle *battle,
             guint          reader)
{
  VedetteSkirmish skirmish;

  if (reader == VEDETTE_SHEET_BOTH)
    return g_strdup (_("For both sides"));
  vedette_skirmish_read (&skirmish, battle);
  /* Translators: a side */
  return g_strdup_printf (_("For %s"), vedette_force_get_name (skirmish.forces[reader - VEDETTE_SHEET_RED]));
}

static guint
find_reader (VedetteBattle          *battle,
             const VedetteSheetKind *sheet)
{
  VedetteSkirmish skirmish;

  vedette_skirmish_read (&skirmish, battle);
  vedette_each (VedetteOrderCard, card, vedette_battle_get_records (battle, vedette_order_card_get_type ()))
    for (guint side = 0; side < G_N_ELEMENTS (skirmish.forces); side++)
      if (vedette_order_card_get_side (card) == vedette_record_get_id (VEDETTE_RECORD (skirmish.forces[side])))
        return VEDETTE_SHEET_RED + side;
  return VEDETTE_SHEET_BOTH;
}

const VedettePrintSystem vedette_skirmish_print_system = {
  .system = &vedette_skirmish_system,
  .sheets = sheets,
  .readers = readers,
  .name_reader = name_reader,
  .find_reader = find_reader,
  .reader_label = N_("Side"),
  .reader_hint = N_("A side’s cards appear only on its own sheets"),
  .large_hint = N_("Not available for order cards"),
  .large_option = N_("Use large print (not available for cards)"),
};
