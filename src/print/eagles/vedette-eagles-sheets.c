/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The sheets of a grand-tactical battle, and who may read them. */

#include "vedette-config.h"

#include "print/eagles/vedette-eagles-sheets.h"

#include <glib/gi18n-lib.h>

#include "core/eagles/vedette-eagles-rules.h"
#include "print/eagles/vedette-eagles-paper.h"

/* Nobody is named as its author: the file may go to one commander only. */
static void
get_info (VedetteBattle  *battle,
          guint           reader,
          VedettePdfInfo *info)
{
  g_auto (VedetteEaglesPaper) paper = { 0 };

  vedette_eagles_paper_read (&paper, battle, reader);
  info->title = g_steal_pointer (&paper.title);
  info->author = g_strdup ("");
  info->date = g_strdup (vedette_step_get_time (vedette_battle_get_current (battle)));
}

static const VedetteSheetKind sheets[] = {
  { .name = "summary", .label = N_("Summary"), .option = N_("Print the summary of the battle"),
    .lay_out = vedette_eagles_summary_lay_out, .get_info = get_info },
  { .name = "roster", .label = N_("Roster"), .option = N_("Print the rosters"),
    .lay_out = vedette_eagles_roster_lay_out, .get_info = get_info },
  { .name = "order-forms", .label = N_("Order forms"), .option = N_("Print order and message forms to cut out"),
    .lay_out = vedette_eagles_forms_lay_out, .get_info = get_info },
  { .name = "packet", .label = N_("Commander’s packet"), .option = N_("Print what one commander knows"),
    .not_all = N_("A packet is for one commander. Choose a commander, or choose the umpire for all packets."),
    .not_all_option = N_("A packet is for one commander. Use --side=red, blue, corps-NUMBER or division-NUMBER, or "
                         "--side=umpire for all packets."),
    .lay_out = vedette_eagles_packet_lay_out, .get_info = get_info },
  { 0 },
};

const VedettePrintSystem vedette_eagles_print_system = {
  .system = &vedette_eagles_system,
  .sheets = sheets,
  .readers = vedette_eagles_readers,
  .list_more = vedette_eagles_list_more_readers,
  .name_reader = vedette_eagles_name_reader,
  .reader_label = N_("Copy for"),
  .reader_hint = N_("Only the umpire sees anything hidden, in transit or not yet arrived"),
};
