/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The sheets of a token stack, and who may read them. */

#include "vedette-config.h"

#include "print/stack/vedette-stack-sheets.h"

#include <glib/gi18n-lib.h>

#include "core/rules/vedette-status.h"
#include "core/stack/vedette-stack-rules.h"
#include "core/stack/words/vedette-stack-words.h"

static const char * const readers[] = { VEDETTE_STACK_AUDIENCE_PLAYERS, VEDETTE_AUDIENCE_UMPIRE, NULL };

static GPtrArray *
lay_out_summary (VedetteBattle *battle,
                 gboolean       large,
                 VedettePaper   paper,
                 guint          reader)
{
  GPtrArray *pages = g_ptr_array_new_with_free_func ((GDestroyNotify) vedette_page_free);
  g_autoptr (VedetteRules) rules = g_object_new (VEDETTE_TYPE_STACK_RULES, "battle", battle, NULL);
  g_autoptr (GListModel) list = vedette_rules_get_status (rules, readers[reader]);
  VedettePage *page = vedette_page_new ();
  double width, height, y = VEDETTE_PAGE_MARGIN, size = large ? 18 : 11;

  vedette_paper_get_size (paper, &width, &height);
  for (guint i = 0; i < g_list_model_get_n_items (list); i++)
    {
      g_autoptr (VedetteStatus) status = g_list_model_get_item (list, i);
      g_autofree char *line = g_strdup_printf ("%s: %s", vedette_status_get_label (status), vedette_status_get_text (status));

      if (vedette_status_get_text (status) == NULL)
        continue;
      vedette_page_add_text (page, line, VEDETTE_PAGE_MARGIN, y, width - 2 * VEDETTE_PAGE_MARGIN, 2 * size, size,
                             VEDETTE_TEXT_PLAIN);
      y += 2 * size;
    }
  g_ptr_array_add (pages, page);
  return pages;
}

static void
get_info (VedetteBattle  *battle,
          guint           reader,
          VedettePdfInfo *info)
{
  g_autoptr (VedetteRules) rules = g_object_new (VEDETTE_TYPE_STACK_RULES, "battle", battle, NULL);

  info->title = vedette_rules_get_title (rules, readers[reader]);
  info->author = g_strdup ("");
  info->date = g_strdup (vedette_step_get_time (vedette_battle_get_current (battle)));
}

static char *
name_reader (VedetteBattle *battle,
             guint          reader)
{
  return g_strdup (reader == 0 ? _("For the players") : _("For the game master"));
}

static const VedetteSheetKind sheets[] = {
  { .name = "summary", .label = N_("Summary"), .option = N_("Print the summary of the battle"),
    .lay_out = lay_out_summary, .get_info = get_info },
  { 0 },
};

const VedettePrintSystem vedette_stack_print_system = {
  .system = &vedette_stack_system,
  .sheets = sheets,
  .readers = readers,
  .name_reader = name_reader,
  .reader_label = N_("Reader"),
  .reader_option = N_("For players or umpire; players if left out"),
};
