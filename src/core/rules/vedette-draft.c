/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A record as it is to be: a copy on which an edit is tried before anything is changed. */

#include "vedette-config.h"

#include "core/rules/vedette-draft.h"

#include <glib/gi18n-lib.h>

#include "core/document/vedette-codec.h"
#include "core/rules/vedette-facts.h"

/**
 * vedette_draft_copy:
 *
 * Returns: (transfer full): a detached record with the values of @record
 */
gpointer
vedette_draft_copy (gpointer record)
{
  VedetteRecordClass *klass = VEDETTE_RECORD_GET_CLASS (record);
  gpointer draft = g_object_new (G_OBJECT_TYPE (record), NULL);

  for (guint i = 1; i < klass->n_pspecs; i++)
    {
      GValue value = G_VALUE_INIT;

      g_object_get_property (record, klass->pspecs[i]->name, &value);
      g_object_set_property (draft, klass->pspecs[i]->name, &value);
      g_value_unset (&value);
    }
  return draft;
}

/* "no-leader" says that there is to be no leader: a reference to nobody cannot be typed. */
static void
clear_denied (gpointer     draft,
              VedetteMove *move,
              GParamSpec  *param)
{
  VedetteRecordClass *klass = VEDETTE_RECORD_GET_CLASS (draft);
  GParamSpec *own = g_str_has_prefix (param->name, VEDETTE_DENIAL)
                      ? vedette_record_class_find (klass, param->name + strlen (VEDETTE_DENIAL)) : NULL;

  if (own != NULL && vedette_move_get_boolean (move, param->name))
    g_object_set (draft, own->name, (gint64) 0, NULL);
}

/**
 * vedette_draft_fill:
 *
 * Gives @draft all that was declared under the name of one of its fields. Space around a text is dropped.
 */
void
vedette_draft_fill (gpointer     draft,
                    VedetteMove *move)
{
  VedetteRecordClass *klass = VEDETTE_RECORD_GET_CLASS (draft);
  guint n_params;
  GParamSpec **params = vedette_move_list_params (move, &n_params);

  for (guint i = 0; i < n_params; i++)
    {
      GParamSpec *own = vedette_record_class_find (klass, params[i]->name);
      GValue value = G_VALUE_INIT;

      if (own == NULL || !vedette_move_is_said (move, own->name))
        continue;
      g_object_get_property (G_OBJECT (move), own->name, &value);
      if (G_VALUE_HOLDS_STRING (&value))
        g_value_take_string (&value, g_strstrip (g_value_dup_string (&value)));
      g_object_set_property (draft, own->name, &value);
      g_value_unset (&value);
    }
  for (guint i = 0; i < n_params; i++)
    clear_denied (draft, move, params[i]);
}

static gboolean
differs_in (gpointer    record,
            gpointer    draft,
            GParamSpec *pspec,
            GValue     *before,
            GValue     *after)
{
  g_object_get_property (record, pspec->name, before);
  g_object_get_property (draft, pspec->name, after);
  return !vedette_value_equal (before, after);
}

/* A step that changes nothing would only be in the way of undo. */
void
vedette_draft_forbid_same (gpointer       draft,
                           gpointer       record,
                           VedetteRuling *ruling)
{
  VedetteRecordClass *klass = VEDETTE_RECORD_GET_CLASS (record);
  gboolean found = FALSE;

  for (guint i = 1; i < klass->n_pspecs && !found; i++)
    {
      GValue before = G_VALUE_INIT, after = G_VALUE_INIT;

      found = differs_in (record, draft, klass->pspecs[i], &before, &after);
      g_value_unset (&before);
      g_value_unset (&after);
    }
  if (!found)
    vedette_ruling_forbid (ruling, NULL, _("Nothing would change. Choose or enter something different."));
}

/**
 * vedette_draft_become:
 *
 * Notes that @record is to be as @draft is, and as the fact “changed” what that changes: each property with its old and
 * its new value.
 */
void
vedette_draft_become (gpointer       draft,
                      gpointer       record,
                      VedetteBattle *battle,
                      VedetteEdit   *edit)
{
  VedetteRecordClass *klass = VEDETTE_RECORD_GET_CLASS (record);
  JsonObject *changed = json_object_new ();

  for (guint i = 1; i < klass->n_pspecs; i++)
    {
      GParamSpec *pspec = klass->pspecs[i];
      GValue before = G_VALUE_INIT, after = G_VALUE_INIT;

      if (differs_in (record, draft, pspec, &before, &after))
        {
          vedette_edit_set_value (edit, record, pspec->name, &after);
          vedette_facts_note_change (battle, changed, pspec, &before, &after);
        }
      g_value_unset (&before);
      g_value_unset (&after);
    }
  json_object_set_object_member (vedette_edit_get_facts (edit), "changed", changed);
}
