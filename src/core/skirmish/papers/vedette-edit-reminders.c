/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The edit after which all reminders are said again. */

#include "vedette-config.h"

#include <glib/gi18n-lib.h>

#include "core/skirmish/papers/vedette-papers.h"
#include "core/skirmish/words/vedette-sentences.h"

static void
check_again (VedetteMove          *move,
             const VedetteContext *skirmish,
             VedetteRuling        *ruling)
{

  if (vedette_skirmish_game_get_reminded (skirmish->game)[0] == NULL)
    vedette_ruling_forbid (ruling, NULL, _("No reminder has been shown yet. Wait for the first reminder."));
}

static gboolean
perform_again (VedetteMove           *move,
               const VedetteContext  *skirmish,
               VedetteEdit           *edit,
               VedetteDice           *dice,
               GError               **error)
{

  vedette_edit_set (edit, skirmish->game, "reminded", NULL, NULL);
  return TRUE;
}

const VedetteMoveKind vedette_remind_again_move = {
  .name = "remind-again",
  .label = N_("Show Reminders Again"),
  .group = VEDETTE_MOVE_EDIT,
  .params = (const VedetteParam[]){ { { 0 } } },
  .check = check_again,
  .perform = perform_again,
  .describe = vedette_words_remind_again,
};
