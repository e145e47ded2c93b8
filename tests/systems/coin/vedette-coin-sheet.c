/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The one sheet of Coin: what it shows. */

#include "vedette-config.h"

#include "coin/vedette-coin-sheet.h"

#include <glib/gi18n-lib.h>

#include "coin/vedette-coin.h"

static GPtrArray *
lay_out (VedetteBattle *battle, gboolean large, VedettePaper paper, guint reader)
{
  GPtrArray *pages = g_ptr_array_new_with_free_func ((GDestroyNotify) vedette_page_free);
  VedettePage *page = vedette_page_new ();
  double width, height;

  vedette_paper_get_size (paper, &width, &height);
  vedette_page_add_text (page, vedette_coin_say (battle), 0, height / 2, width, 100, large ? 72 : 36, VEDETTE_TEXT_CENTRE);
  g_ptr_array_add (pages, page);
  return pages;
}

static void
get_info (VedetteBattle *battle, guint reader, VedettePdfInfo *info)
{
  info->title = g_strdup (vedette_system_get_label (&vedette_coin_system));
  info->author = g_strdup ("");
  info->date = g_strdup (vedette_step_get_time (vedette_battle_get_current (battle)));
}

static const VedetteSheetKind sheets[] = {
  { .name = "face", .label = N_("Face"), .option = N_("Print what the coin shows"), .lay_out = lay_out, .get_info = get_info },
  { 0 },
};

const VedettePrintSystem vedette_coin_print_system = { .system = &vedette_coin_system, .sheets = sheets };
