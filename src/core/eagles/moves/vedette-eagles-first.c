/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The phases that end when the players say that nobody is left who has something to do. */

#include "vedette-config.h"

#include <glib/gi18n-lib.h>

#include "core/eagles/moves/vedette-eagles-moves.h"
#include "core/eagles/state/vedette-eagles-turn.h"

static gboolean
perform_skirmish_done (VedetteMove           *move,
                       const VedetteContext  *self,
                       VedetteEdit           *edit,
                       VedetteDice           *dice,
                       GError               **error)
{
  vedette_eagles_after_skirmish (self, edit);
  return TRUE;
}

static char *
describe_skirmish_done (JsonObject *facts)
{
  return g_strdup (_("Skirmish combat is over."));
}

const VedetteMoveKind vedette_eagles_skirmish_done_move = {
  .name = "skirmish-done",
  .label = N_("Skirmish Combat Done"),
  .group = VEDETTE_MOVE_PLAY,
  .open_in = VEDETTE_EAGLES_ON (SKIRMISH),
  .closed = (const VedetteClosed[]){
    VEDETTE_EAGLES_CLOSED_BY_START,
    { VEDETTE_EAGLES_ON_GAME, VEDETTE_FINDING_FINAL, "E-04", N_("It is not the time of skirmish combat (E-04)") },
    { 0 } },
  .perform = perform_skirmish_done,
  .describe = describe_skirmish_done,
};

static gboolean
perform_independents_done (VedetteMove           *move,
                           const VedetteContext  *self,
                           VedetteEdit           *edit,
                           VedetteDice           *dice,
                           GError               **error)
{
  if (vedette_eagles_is_on (self, VEDETTE_EAGLES_ON (INDEP_EARLY)))
    vedette_eagles_after_early (self, edit);
  else
    vedette_edit_set (edit, self->game, "phase", VEDETTE_EAGLES_TURN_END, NULL);
  return TRUE;
}

static char *
describe_independents_done (JsonObject *facts)
{
  g_autofree char *passed = vedette_eagles_say_passed (facts);

  /* Translators: a step of the log; another sentence or nothing */
  return g_strdup_printf (_("The independents are done.%s"), passed);
}

const VedetteMoveKind vedette_eagles_independents_done_move = {
  .name = "independents-done",
  .label = N_("Independents Done"),
  .group = VEDETTE_MOVE_PLAY,
  .open_in = VEDETTE_EAGLES_ON_INDEPENDENTS,
  .closed = (const VedetteClosed[]){
    VEDETTE_EAGLES_CLOSED_BY_START,
    { VEDETTE_EAGLES_ON_GAME, VEDETTE_FINDING_FINAL, "E-15", N_("It is not the time of the independents (E-15)") },
    { 0 } },
  .perform = perform_independents_done,
  .describe = describe_independents_done,
};
