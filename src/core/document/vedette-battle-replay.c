/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Makes the steps of a file again, and tests each step, because any program may have written the file. */

#include "vedette-config.h"

#include <glib/gi18n-lib.h>
#include <inttypes.h>

#include "core/document/vedette-battle-private.h"
#include "core/document/vedette-needs.h"
#include "core/json/vedette-fail.h"

static VedetteRecordClass *
lookup_class (gint64   id,
              gpointer user_data)
{
  return vedette_store_find_class (vedette_battle_get_store (user_data), id);
}

/* Tests that each record that the step adds has a new id. An id is not reused, even if the step that added its
 * record was undone. */
static gboolean
check_new_ids (VedetteBattle  *self,
               GArray         *changes,
               GError        **error)
{
  g_autoptr (GHashTable) added = g_hash_table_new (g_int64_hash, g_int64_equal);

  for (guint i = 0; i < changes->len; i++)
    {
      VedetteChange *change = &g_array_index (changes, VedetteChange, i);

      if (change->kind != VEDETTE_CHANGE_ADD ||
          (g_hash_table_add (added, &change->id) && !vedette_store_knows (vedette_battle_get_store (self), change->id)))
        continue;
      g_set_error (error, VEDETTE_BATTLE_ERROR, VEDETTE_BATTLE_ERROR_LINE,
                   /* Translators: the number of a record in the file, such as 17 */
                   _("The record number %" PRId64 " is used twice"), change->id);
      return FALSE;
    }
  return TRUE;
}

/**
 * vedette_battle_replay_step:
 * @line: a step from a file
 * @offset: the position of the line in the battle's journal, in bytes
 * @length: the length of the line in bytes, without its newline
 *
 * Makes a step that is already in the file. The caller must first call vedette_battle_replay_settle() until the battle
 * is settled. After a failure the caller can only free the battle.
 *
 * Returns: whether the step was made
 */
gboolean
vedette_battle_replay_step (VedetteBattle  *self,
                            JsonObject     *line,
                            gsize           offset,
                            gsize           length,
                            GError        **error)
{
  g_autoptr (VedetteStep) step = vedette_step_read (line, vedette_battle_get_schema (self), lookup_class, self, error);
  g_autoptr (GError) reason = NULL;

  if (step == NULL)
    return FALSE;
  if (vedette_step_get_n (step) <= vedette_battle_get_top_n (self))
    {
      g_set_error (error, VEDETTE_BATTLE_ERROR, VEDETTE_BATTLE_ERROR_LINE,
                   /* Translators: the number of a step in the file, such as 17 */
                   _("The step number %" PRId64 " is used twice"), vedette_step_get_n (step));
      return FALSE;
    }
  if (vedette_step_get_after (step) != vedette_battle_get_cursor (self))
    {
      g_set_error (error, VEDETTE_BATTLE_ERROR, VEDETTE_BATTLE_ERROR_LINE,
                   /* Translators: the numbers of two steps, such as 16 and 17 */
                   _("The step follows step %" PRId64 ", but the battle is at step %" PRId64),
                   vedette_step_get_after (step), vedette_battle_get_cursor (self));
      return FALSE;
    }
  if (!check_new_ids (self, vedette_step_get_changes (step), error) ||
      !vedette_store_check (vedette_battle_get_store (self), vedette_step_get_changes (step), error) ||
      !vedette_store_apply (vedette_battle_get_store (self), vedette_step_get_changes (step), TRUE, error))
    return FALSE;
  if (!vedette_needs_check (vedette_battle_get_schema (self), vedette_battle_get_store (self),
                            vedette_step_get_changes (step), &reason))
    {
      vedette_fail (error, reason->domain, reason->code,
                    /* Translators: a sentence about a wrong record, such as ‘“side” of record 7 (line “Wat”) is
                     * missing’, and the number of the step that made the record wrong */
                    _("%s, after step %" PRId64), reason->message, vedette_step_get_n (step));
      return FALSE;
    }
  vedette_battle_push_step (self, step, offset, length);
  return TRUE;
}
