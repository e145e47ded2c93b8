/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A new battle with the forces of another: the same rules of what goes along for every system, from its table. */

#include "vedette-config.h"

#include <glib/gi18n-lib.h>

#include "core/document/vedette-codec.h"
#include "core/document/vedette-ids.h"
#include "core/rules/vedette-facts.h"
#include "core/rules/vedette-rules.h"

/* One field of one record, as it was written last */
typedef struct
{
  GValue value;
  gboolean settled; /* a step of the papers said it */
} Written;

/* The new battle, and the one whose forces come in */
typedef struct
{
  VedetteRules *from;
  gboolean losses;
  VedetteBattle *battle;
  VedetteBattle *plain; /* a new battle of which nothing was said */
  VedetteEdit *edit;
  GHashTable *written; /* "record/field" to Written */
  GHashTable *ids;     /* of the old battle to those of the new one */
} Bringing;

static void
free_written (gpointer data)
{
  g_value_unset (&((Written *) data)->value);
  g_free (data);
}

static char *
make_key (gint64      record,
          const char *field)
{
  return g_strdup_printf ("%" G_GINT64_FORMAT "/%s", record, field);
}

static gboolean
is_play (VedetteRules *rules,
         VedetteStep  *step)
{
  g_autoptr (VedetteMove) move = vedette_rules_find_move (rules, vedette_step_get_kind (step), NULL);

  return move != NULL && vedette_move_get_group (move) == VEDETTE_MOVE_PLAY;
}

static void
look_back (GHashTable           *written,
           const VedetteStepSet *set,
           gboolean              play)
{
  g_autofree char *key = make_key (set->record, set->property);
  Written *found = g_hash_table_lookup (written, key);

  if (found == NULL)
    {
      found = g_new0 (Written, 1);
      g_value_init (&found->value, G_VALUE_TYPE (set->after));
      g_value_copy (set->after, &found->value);
      g_hash_table_insert (written, g_steal_pointer (&key), found);
    }
  if (found->settled)
    return;
  if (play)
    g_value_copy (set->before, &found->value);
  else
    found->settled = TRUE;
}

/* What the game made of it is taken back, step by step, up to what somebody wrote. */
static GHashTable *
find_written (VedetteRules *from)
{
  GHashTable *written = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, free_written);
  VedetteBattle *battle = vedette_rules_get_battle (from);

  for (guint i = vedette_battle_get_place (battle); i-- > 0;)
    {
      VedetteStep *step = vedette_battle_get_branch (battle, i);
      gboolean play = is_play (from, step);

      for (guint k = vedette_step_get_n_changes (step); k-- > 0;)
        {
          VedetteStepSet set;

          if (vedette_step_get_nth_set (step, k, &set))
            look_back (written, &set, play);
        }
    }
  return written;
}

static gint64
find_id (Bringing *self,
         gint64    old)
{
  const gint64 *found = g_hash_table_lookup (self->ids, &old);

  return found != NULL ? *found : 0;
}

static void
redirect (Bringing *self,
          GValue   *value)
{
  const VedetteIds *old = G_VALUE_HOLDS (value, VEDETTE_TYPE_IDS) ? g_value_get_boxed (value) : NULL;
  VedetteIds *ids = NULL;

  if (G_VALUE_HOLDS_INT64 (value))
    {
      g_value_set_int64 (value, find_id (self, g_value_get_int64 (value)));
      return;
    }
  for (guint i = 0; i < vedette_ids_get_n (old); i++)
    if (find_id (self, vedette_ids_get (old, i)) != 0)
      vedette_ids_add (&ids, find_id (self, vedette_ids_get (old, i)));
  g_value_take_boxed (value, ids);
}

static gboolean
is_carried (Bringing                *self,
            const VedetteCarryField *field)
{
  return field->how != VEDETTE_CARRY_LOSS || self->losses;
}

static void
read_value (Bringing        *self,
            VedetteRecord   *old,
            GParamSpec      *pspec,
            VedetteCarryHow  how,
            GValue          *value)
{
  gboolean back = how == VEDETTE_CARRY_AS_WRITTEN || (how == VEDETTE_CARRY_LOSS_OF_WRITTEN && !self->losses);
  g_autofree char *key = make_key (vedette_record_get_id (old), pspec->name);
  const Written *written = back ? g_hash_table_lookup (self->written, key) : NULL;

  g_object_get_property (G_OBJECT (old), pspec->name, value);
  if (written != NULL)
    g_value_copy (&written->value, value);
  if (pspec->flags & VEDETTE_PARAM_REFERENCE)
    redirect (self, value);
}

static void
carry_field (Bringing        *self,
             VedetteRecord   *old,
             VedetteRecord   *draft,
             GParamSpec      *pspec,
             VedetteCarryHow  how)
{
  g_auto (GValue) value = G_VALUE_INIT;

  read_value (self, old, pspec, how, &value);
  g_object_set_property (G_OBJECT (draft), pspec->name, &value);
}

static void
carry_fields (Bringing           *self,
              const VedetteCarry *carry,
              VedetteRecord      *old,
              VedetteRecord      *draft)
{
  VedetteRecordClass *klass = VEDETTE_RECORD_GET_CLASS (old);

  for (guint i = 1; carry->fields == NULL && i < klass->n_pspecs; i++)
    carry_field (self, old, draft, klass->pspecs[i], VEDETTE_CARRY_AS_IT_IS);
  for (guint i = 0; carry->fields != NULL && carry->fields[i].name != NULL; i++)
    if (is_carried (self, &carry->fields[i]))
      carry_field (self, old, draft, vedette_record_class_find (klass, carry->fields[i].name), carry->fields[i].how);
  if (carry->fit != NULL)
    carry->fit (draft);
}

static gboolean
is_same (gpointer    a,
         gpointer    b,
         GParamSpec *pspec)
{
  g_auto (GValue) first = G_VALUE_INIT, second = G_VALUE_INIT;

  g_object_get_property (a, pspec->name, &first);
  g_object_get_property (b, pspec->name, &second);
  return vedette_value_equal (&first, &second);
}

/* What was said of the new battle stays: only what is as in any other is overwritten. */
static void
become (Bringing      *self,
        VedetteRecord *record,
        VedetteRecord *plain,
        VedetteRecord *draft)
{
  VedetteRecordClass *klass = VEDETTE_RECORD_GET_CLASS (record);

  for (guint i = 1; i < klass->n_pspecs; i++)
    {
      GParamSpec *pspec = klass->pspecs[i];
      g_auto (GValue) value = G_VALUE_INIT;

      if (is_same (draft, plain, pspec) || !is_same (record, plain, pspec))
        continue;
      g_object_get_property (G_OBJECT (draft), pspec->name, &value);
      vedette_edit_set_value (self->edit, record, pspec->name, &value);
    }
}

static void
note_id (Bringing *self,
         gpointer  old,
         gint64    id)
{
  gint64 *key = g_new (gint64, 1), *value = g_new (gint64, 1);

  *key = vedette_record_get_id (old);
  *value = id;
  g_hash_table_insert (self->ids, key, value);
}

static guint
count (VedetteBattle *battle,
       GType          type)
{
  return g_list_model_get_n_items (vedette_battle_get_records (battle, type));
}

static GListModel *
list_old (Bringing           *self,
          const VedetteCarry *carry)
{
  return vedette_battle_get_records (vedette_rules_get_battle (self->from), carry->type ());
}

/* All have their ids before any refers to another. */
static void
insert (Bringing           *self,
        const VedetteCarry *carry,
        GPtrArray          *drafts)
{
  GListModel *own = vedette_battle_get_records (self->battle, carry->type ());
  GListModel *old = list_old (self, carry);

  for (guint i = 0; i < g_list_model_get_n_items (old); i++)
    {
      g_autoptr (VedetteRecord) record = g_list_model_get_item (old, i), there = g_list_model_get_item (own, i);
      VedetteRecord *draft = g_object_new (carry->type (), NULL);

      g_ptr_array_add (drafts, draft);
      note_id (self, record, there != NULL ? vedette_record_get_id (there) : vedette_edit_insert (self->edit, draft, -1));
    }
}

static void
fill (Bringing           *self,
      const VedetteCarry *carry,
      GPtrArray          *drafts,
      guint               first)
{
  GListModel *own = vedette_battle_get_records (self->battle, carry->type ());
  GListModel *plain = vedette_battle_get_records (self->plain, carry->type ());
  GListModel *old = list_old (self, carry);

  for (guint i = 0; i < g_list_model_get_n_items (old); i++)
    {
      g_autoptr (VedetteRecord) record = g_list_model_get_item (old, i), there = g_list_model_get_item (own, i);
      g_autoptr (VedetteRecord) as_new = g_list_model_get_item (plain, i);

      carry_fields (self, carry, record, drafts->pdata[first + i]);
      if (there != NULL)
        become (self, there, as_new, drafts->pdata[first + i]);
    }
}

/* Only who they were of is said: what is hidden stays with whose it is. */
static void
note (Bringing *self)
{
  g_autofree char *title = vedette_rules_get_title (self->from, VEDETTE_AUDIENCE_ALL);

  vedette_facts_note_text (self->edit, "battle", title);
  json_object_set_boolean_member (vedette_edit_get_facts (self->edit), "losses", self->losses);
}

static gboolean
bring (VedetteRules  *rules,
       VedetteRules  *from,
       VedetteRules  *plain,
       gboolean       losses,
       GError       **error)
{
  const VedetteCarry *carries = VEDETTE_RULES_GET_CLASS (rules)->carries;
  g_autoptr (GHashTable) written = find_written (from);
  g_autoptr (GHashTable) ids = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, g_free);
  g_autoptr (GPtrArray) drafts = g_ptr_array_new_with_free_func (g_object_unref);
  VedetteBattle *battle = vedette_rules_get_battle (rules);
  g_autoptr (VedetteEdit) edit = vedette_battle_edit (battle, VEDETTE_STEP_FORCES);
  Bringing self = { from, losses, battle, vedette_rules_get_battle (plain), edit, written, ids };
  guint first = 0;

  for (guint i = 0; carries[i].type != NULL; i++)
    insert (&self, &carries[i], drafts);
  for (guint i = 0; carries[i].type != NULL; i++)
    {
      fill (&self, &carries[i], drafts, first);
      first += count (vedette_rules_get_battle (from), carries[i].type ());
    }
  if (vedette_edit_is_empty (edit))
    return TRUE;
  note (&self);
  return vedette_battle_commit (battle, g_steal_pointer (&edit), error) != NULL;
}

/**
 * vedette_rules_has_forces:
 *
 * Returns: whether a new battle can be fought with the forces of this one
 */
gboolean
vedette_rules_has_forces (VedetteRules *self)
{
  return VEDETTE_RULES_GET_CLASS (self)->carries != NULL &&
         vedette_battle_get_cursor (vedette_rules_get_battle (self)) != 0;
}

/**
 * vedette_rules_set_up_with_forces:
 * @move: from vedette_rules_new_set_up()
 * @from: a battle of the same system, which stays as it is
 * @losses: whether who is lost stays so; otherwise they are as they were written
 *
 * Begins a new battle as vedette_rules_set_up_as() does, and brings in the forces of another one by one step, so that they
 * are undone at once. What was said of the new battle comes before what it would have from the other one.
 */
gboolean
vedette_rules_set_up_with_forces (VedetteRules  *self,
                                  VedetteMove   *move,
                                  VedetteRules  *from,
                                  gboolean       losses,
                                  GError       **error)
{
  VedetteRulesClass *klass = VEDETTE_RULES_GET_CLASS (self);
  g_autoptr (VedetteBattle) battle = vedette_battle_new (klass->schema);
  g_autoptr (VedetteRules) plain = g_object_new (G_OBJECT_TYPE (self), "battle", battle, NULL);

  g_return_val_if_fail (G_OBJECT_TYPE (self) == G_OBJECT_TYPE (from), FALSE);

  if (!vedette_rules_has_forces (from))
    {
      g_set_error_literal (error, VEDETTE_RULES_ERROR, VEDETTE_RULES_ERROR_REFUSED,
                           _("The earlier battle has no forces to copy. Choose a different battle."));
      return FALSE;
    }
  /* What was said and is as in any new battle anyway is said once more, after the forces. */
  return vedette_rules_set_up (plain, error) && vedette_rules_set_up_as (self, move, error) &&
         bring (self, from, plain, losses, error) &&
         (klass->finish_set_up == NULL || klass->finish_set_up (self, move, error));
}

/* For this folder: (transfer full): the step that brings forces in as a sentence */
char *
vedette_rules_describe_forces (JsonObject *facts)
{
  const char *battle = vedette_fact_text (facts, "battle");

  if (vedette_fact_boolean (facts, "losses"))
    /* Translators: a step of the log; the battle in which they fought before */
    return g_strdup_printf (_("The forces were copied from %s; casualties stayed removed."), battle);
  /* Translators: a step of the log; the battle in which they fought before */
  return g_strdup_printf (_("The forces were copied from %s, all of them fresh."), battle);
}
