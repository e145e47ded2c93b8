/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The sheets of a token stack, and who may read them. */

#include "vedette-config.h"

#include "print/stack/vedette-stack-sheets.h"

#include <glib/gi18n-lib.h>

#include "core/stack/vedette-stack-rules.h"
#include "print/stack/vedette-stack-paper.h"

/* Who plays */
static char *
list_players (VedetteStackPaper *paper)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) names = NULL;

  for (guint i = 0; i < paper->owners->len; i++)
    if (VEDETTE_IS_CHARACTER (paper->owners->pdata[i]) && *vedette_character_get_player (paper->owners->pdata[i]) != '\0')
      g_strv_builder_add (builder, vedette_character_get_player (paper->owners->pdata[i]));
  names = g_strv_builder_end (builder);
  return g_strjoinv (C_("list of names", ", "), names);
}

static void
get_info (VedetteBattle  *battle,
          guint           reader,
          VedettePdfInfo *info)
{
  g_auto (VedetteStackPaper) paper = { 0 };

  vedette_stack_paper_read (&paper, battle, reader);
  info->title = g_steal_pointer (&paper.title);
  info->author = list_players (&paper);
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
    .lay_out = vedette_stack_summary_lay_out, .get_info = get_info },
  { .name = "tokens", .label = N_("Tokens"), .option = N_("Print a round’s tokens to cut out"),
    .not_all = N_("This sheet reveals how many tokens the enemies have. Choose “For the game master”."),
    .not_all_option = N_("This sheet reveals how many tokens the enemies have: use --side=umpire"),
    .lay_out = vedette_stack_tokens_lay_out, .get_info = get_info },
  { .name = "colors", .old_name = "colours", .label = N_("Colors"), .option = N_("Print each player’s color card to cut out"),
    .lay_out = vedette_stack_colours_lay_out, .get_info = get_info },
  { 0 },
};

const VedettePrintSystem vedette_stack_print_system = {
  .system = &vedette_stack_system,
  .sheets = sheets,
  .readers = vedette_stack_readers,
  .name_reader = name_reader,
  .reader_label = N_("Copy for"),
  .reader_hint = N_("Only the game master may see hidden enemies, hidden Initiatives and their token counts"),
};
