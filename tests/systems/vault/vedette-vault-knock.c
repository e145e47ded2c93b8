/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A knock on the wall: a move that rolls more dice than it can say before. */

#include "vault/vedette-vault.h"

#include "core/rules/vedette-facts.h"

/* How often it echoes shows only as it is rolled: it is the answer that asks for more, not the list. */
static void
list_knock (VedetteMove          *move,
            const VedetteContext *self,
            const int            *naturals,
            gsize                 n,
            GListStore           *requests)
{
  g_autoptr (VedetteDiceRequest) die = vedette_dice_request_new (6, "crew", "the wall", NULL);

  g_list_store_append (requests, die);
}

static gboolean
perform_knock (VedetteMove           *move,
               const VedetteContext  *self,
               VedetteEdit           *edit,
               VedetteDice           *dice,
               GError               **error)
{
  int echoes = 0, natural = 0;

  do
    {
      g_autoptr (VedetteDiceRequest) die = vedette_dice_request_new (6, "crew", echoes > 0 ? "the echo" : "the wall", NULL);

      if (!vedette_dice_request_roll (die, dice, edit, &natural, error))
        return FALSE;
      echoes++;
    }
  while (natural == 1);
  vedette_edit_set (edit, self->night, "phase", VEDETTE_VAULT_DRAWING, NULL);
  json_object_set_int_member (vedette_edit_get_facts (edit), "echoes", echoes);
  return TRUE;
}

static char *
describe_knock (JsonObject *facts)
{
  return g_strdup_printf ("A knock on the wall, and %d echoes", vedette_fact_int (facts, "echoes"));
}

const VedetteMoveKind vedette_vault_knock_move = {
  .name = "knock",
  .label = "Knock on the Wall",
  .group = VEDETTE_MOVE_PLAY,
  .open_in = 1u << VEDETTE_VAULT_CREW,
  .dice = list_knock,
  .perform = perform_knock,
  .describe = describe_knock,
};
