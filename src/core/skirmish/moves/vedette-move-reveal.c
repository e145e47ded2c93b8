/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Somebody hidden shows himself, or is found. */

#include "vedette-config.h"

#include <glib/gi18n-lib.h>

#include "core/rules/vedette-facts.h"
#include "core/skirmish/moves/vedette-moves.h"
#include "core/skirmish/state/vedette-reveal.h"
#include "core/skirmish/state/vedette-skirmish-choices.h"
#include "core/skirmish/words/vedette-sentences.h"

static void
open_reveal (VedetteMove           *move,
             const VedetteSkirmish *skirmish,
             VedetteRuling         *ruling)
{
  gboolean found = FALSE;

  vedette_each (VedetteFigure, figure, vedette_battle_get_records (skirmish->battle, VEDETTE_TYPE_FIGURE))
    found |= vedette_figure_get_hidden (figure);
  if (!found)
    vedette_ruling_forbid (ruling, NULL, _("Nobody is hidden. Hide lines in Forces first."));
}

static void
check_reveal (VedetteMove           *move,
              const VedetteSkirmish *skirmish,
              VedetteRuling         *ruling)
{
  const VedetteIds *who = vedette_move_get_ids (move, "who");

  if (vedette_ids_get_n (who) == 0)
    vedette_ruling_forbid (ruling, NULL, _("Choose who is revealed"));
  for (guint i = 0; i < vedette_ids_get_n (who); i++)
    {
      VedetteFigure *figure = vedette_skirmish_find_figure (skirmish, vedette_ids_get (who, i));

      if (!vedette_reveal_is_hidden (skirmish, vedette_ids_get (who, i)))
        /* Translators: the name of a line, such as “Wat” or “Archers”; the plural form goes by how many figures it has */
        vedette_ruling_forbid (ruling, NULL, vedette_figure_say (figure, "%s is not hidden. Choose hidden figures.",
                                                                 "%s are not hidden. Choose hidden "
                                                                                             "figures."),
                               vedette_figure_get_name (figure));
    }
}

static gboolean
perform_reveal (VedetteMove           *move,
                const VedetteSkirmish *skirmish,
                VedetteEdit           *edit,
                VedetteDice           *dice,
                GError               **error)
{
  const VedetteIds *who = vedette_move_get_ids (move, "who");

  vedette_reveal_show (skirmish, edit, who);
  json_object_set_array_member (vedette_edit_get_facts (edit), "who", vedette_facts_names (skirmish->battle, who));
  return TRUE;
}

const VedetteMoveKind vedette_reveal_move = {
  .name = "reveal",
  .label = N_("Reveal"),
  .key = "l",
  .group = VEDETTE_MOVE_PLAY,
  .open_in = VEDETTE_IN_GAME,
  .params = (const VedetteParam[]) {
    VEDETTE_SAY_IDS ("who", vedette_figure, vedette_skirmish_list_hidden_lines, .label = N_("Figures to reveal"),
                     .needed = TRUE),
    { { 0 } },
  },
  .open = open_reveal,
  .check = check_reveal,
  .perform = perform_reveal,
  .describe = vedette_words_reveal,
};
