/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A kind of record as a static table: the edits that add, change and remove it, and only what is its own. */

#include "vedette-config.h"

#include "core/rules/vedette-record-kind.h"

#include <glib/gi18n-lib.h>

#include "core/rules/vedette-choice.h"
#include "core/rules/vedette-draft.h"
#include "core/rules/vedette-facts.h"

static const char * const verbs[VEDETTE_N_RECORD_HOWS] = { "add", "set", "remove" };
/* And of a person, on the button of its form */
static const char * const buttons[VEDETTE_N_RECORD_HOWS] = { N_("Add"), N_("Change"), N_("Remove") };

static const char *
get_label (const VedetteRecordKind *self,
           VedetteRecordHow         how)
{
  switch (how)
    {
    case VEDETTE_RECORD_ADD:
      return self->add;
    case VEDETTE_RECORD_SET:
      return self->set;
    case VEDETTE_RECORD_REMOVE:
    default:
      return self->remove;
    }
}

static const VedetteField *
find_field (const VedetteRecordKind *self,
            const char              *name)
{
  g_autoptr (GTypeClass) klass = g_type_class_ref (self->type ());
  GParamSpec *pspec = vedette_record_class_find ((VedetteRecordClass *) klass, name);

  return pspec != NULL ? vedette_param_spec_get_field (pspec) : NULL;
}

static const VedetteParam *
find_own_param (const VedetteRecordKind *self,
                const char              *name)
{
  for (guint i = 0; self->params != NULL && self->params[i].field.name != NULL; i++)
    if (g_str_equal (self->params[i].field.name, name))
      return &self->params[i];
  return NULL;
}

static const VedetteFieldList *
find_list (const VedetteRecordKind *self,
           const char              *name)
{
  for (guint i = 0; self->lists != NULL && self->lists[i].field != NULL; i++)
    if (g_str_equal (self->lists[i].field, name))
      return &self->lists[i];
  return NULL;
}

/* A parameter that is the kind's own, one of the record's fields, or the denial of one */
static VedetteParam
make_param (const VedetteRecordKind *self,
            const char              *name)
{
  const VedetteField *field = find_field (self, name);
  const VedetteParam *own = find_own_param (self, name);

  if (own != NULL)
    return *own;
  if (field != NULL)
    {
      const VedetteFieldList *list = find_list (self, name);
      VedetteParam param = { .field = *field, .list = list != NULL ? list->list : NULL };

      param.field.name = name;
      param.field.asked = list != NULL ? list->asked : NULL;
      param.field.needed = g_strcmp0 (self->needs, name) == 0;
      return param;
    }
  g_assert (g_str_has_prefix (name, VEDETTE_DENIAL) && find_field (self, name + strlen (VEDETTE_DENIAL)) != NULL);
  return (VedetteParam) VEDETTE_SAY_FLAG (name);
}

/* The record itself by its noun, unless it is new or the only one, and all that may be said of it */
static const VedetteParam *
make_params (const VedetteRecordKind *self,
             VedetteRecordHow         how)
{
  const char * const *says = how == VEDETTE_RECORD_ADD ? self->add_says : how == VEDETTE_RECORD_SET ? self->set_says : NULL;
  GArray *params = g_array_new (TRUE, TRUE, sizeof (VedetteParam));

  if (how != VEDETTE_RECORD_ADD && self->find == NULL)
    {
      VedetteParam param = { .field = { .kind = VEDETTE_FIELD_REF, .name = self->noun, .of = self->type } };

      g_array_append_val (params, param);
    }
  for (guint i = 0; says != NULL && says[i] != NULL; i++)
    {
      VedetteParam param = make_param (self, says[i]);

      g_array_append_val (params, param);
    }
  return (const VedetteParam *) (gpointer) g_array_free (params, FALSE);
}

static VedetteMoveKind *
make_move (const VedetteRecordKind *self,
           VedetteRecordHow         how)
{
  VedetteMoveKind *move = g_new0 (VedetteMoveKind, 1);
  g_autofree char *name = g_strdup_printf ("%s-%s", verbs[how], self->noun);

  move->name = g_intern_string (name);
  move->label = get_label (self, how);
  move->verb = buttons[how];
  move->group = VEDETTE_MOVE_EDIT;
  move->open_in = self->open_in;
  move->params = make_params (self, how);
  move->record = self;
  move->how = how;
  move->describe = self->describe[how];
  return move;
}

/**
 * vedette_record_kind_get_move:
 *
 * Returns: (transfer none) (nullable): the kind of move that the edit is; %NULL if records of the kind have no such edit
 */
const VedetteMoveKind *
vedette_record_kind_get_move (const VedetteRecordKind *self,
                              VedetteRecordHow         how)
{
  /* What is made of a table lives as long as the table. */
  static GHashTable *made = NULL;
  VedetteMoveKind **moves;

  if (get_label (self, how) == NULL)
    return NULL;
  if (made == NULL)
    made = g_hash_table_new (NULL, NULL);
  moves = g_hash_table_lookup (made, self);
  if (moves == NULL)
    {
      moves = g_new0 (VedetteMoveKind *, VEDETTE_N_RECORD_HOWS);
      g_hash_table_insert (made, (gpointer) self, moves);
    }
  if (moves[how] == NULL)
    moves[how] = make_move (self, how);
  return moves[how];
}

/**
 * vedette_record_kind_needs:
 *
 * Forbids the edit when a compulsory parameter was not said.
 *
 * Returns: whether it was said
 */
gboolean
vedette_record_kind_needs (VedetteMove   *move,
                           const char    *param,
                           VedetteRuling *ruling)
{
  const char *label;

  if (vedette_move_is_said (move, param))
    return TRUE;
  label = vedette_param_spec_get_label (vedette_record_class_find (VEDETTE_RECORD_GET_CLASS (move), param));
  /* Translators: what a form, or a request, asks about: “Who is out” */
  vedette_ruling_forbid_about (ruling, NULL, param, _("Enter “%s” first"), label != NULL ? label : param);
  return FALSE;
}

static void
change_clear (VedetteRecordChange *change)
{
  g_clear_object (&change->draft);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (VedetteRecordChange, change_clear)

/**
 * vedette_record_kind_find:
 * @move: an edit that a record kind makes
 *
 * Returns: (transfer none) (nullable): the record that it is about; %NULL for one that is added, or if it was not said
 */
gpointer
vedette_record_kind_find (VedetteMove          *move,
                          const VedetteContext *context,
                          VedetteBattle        *battle)
{
  const VedetteMoveKind *kind = vedette_move_get_kind (move);
  const VedetteRecordKind *self = kind->record;

  if (kind->how == VEDETTE_RECORD_ADD)
    return NULL;
  return self->find != NULL ? self->find (context)
                            : vedette_battle_find (battle, self->type (), vedette_move_get_id (move, self->noun));
}

/* The record as it is, and as it is to be */
static gboolean
read_change (VedetteRecordChange   *change,
             VedetteMove           *move,
             const VedetteContext  *context,
             VedetteBattle         *battle,
             GError               **error)
{
  const VedetteMoveKind *kind = vedette_move_get_kind (move);
  const VedetteRecordKind *self = kind->record;

  *change = (VedetteRecordChange){ .move = move, .context = context, .battle = battle };
  change->record = vedette_record_kind_find (move, context, battle);
  if (change->record != NULL)
    change->id = vedette_record_get_id (change->record);
  if (kind->how == VEDETTE_RECORD_REMOVE)
    return TRUE;
  change->draft = change->record != NULL ? vedette_draft_copy (change->record) : g_object_new (self->type (), NULL);
  vedette_draft_fill (change->draft, move);
  return self->fit == NULL || self->fit (change, error);
}

/**
 * vedette_record_kind_draft:
 * @move: an edit that a record kind makes
 *
 * Returns: (transfer full) (nullable): the record as the edit would make it, in no battle; %NULL if the edit cannot be made or
 *   removes the record
 */
gpointer
vedette_record_kind_draft (VedetteMove          *move,
                           const VedetteContext *context,
                           VedetteBattle        *battle)
{
  g_auto (VedetteRecordChange) change = { 0 };

  return read_change (&change, move, context, battle, NULL) ? g_steal_pointer (&change.draft) : NULL;
}

void
vedette_record_kind_open (VedetteMove          *move,
                          const VedetteContext *context,
                          VedetteRuling        *ruling)
{
  const VedetteMoveKind *kind = vedette_move_get_kind (move);

  if (kind->record->open != NULL)
    kind->record->open (context, (VedetteRecordHow) kind->how, ruling);
}

/* What every edit of its kind has to say: the new record what it needs, the others which record is meant */
static const char *
get_needed (const VedetteMoveKind *kind)
{
  if (kind->how == VEDETTE_RECORD_ADD)
    return kind->record->needs;
  return kind->record->find == NULL ? kind->record->noun : NULL;
}

static void
check_draft (const VedetteRecordKind   *self,
             const VedetteRecordChange *change,
             VedetteRuling             *ruling)
{
  if (self->check != NULL)
    self->check (change, ruling);
  if (change->record != NULL && (self->changes_more == NULL || !self->changes_more (change)))
    vedette_draft_forbid_same (change->draft, change->record, ruling);
}

/**
 * vedette_record_kind_check:
 *
 * Checks an edit that a record kind makes.
 */
void
vedette_record_kind_check (VedetteMove          *move,
                           const VedetteContext *context,
                           VedetteBattle        *battle,
                           VedetteRuling        *ruling)
{
  const VedetteMoveKind *kind = vedette_move_get_kind (move);
  const char *needed = get_needed (kind);
  g_auto (VedetteRecordChange) change = { 0 };
  g_autoptr (GError) error = NULL;

  if (needed != NULL && !vedette_record_kind_needs (move, needed, ruling))
    return;
  if (!read_change (&change, move, context, battle, &error))
    vedette_ruling_forbid (ruling, NULL, "%s", error->message);
  else if (kind->how != VEDETTE_RECORD_REMOVE)
    check_draft (kind->record, &change, ruling);
  else if (kind->record->check_remove != NULL)
    kind->record->check_remove (&change, ruling);
}

/**
 * vedette_record_kind_perform:
 *
 * Notes an edit that a record kind makes.
 */
gboolean
vedette_record_kind_perform (VedetteMove           *move,
                             const VedetteContext  *context,
                             VedetteBattle         *battle,
                             VedetteEdit           *edit,
                             GError               **error)
{
  const VedetteMoveKind *kind = vedette_move_get_kind (move);
  const VedetteRecordKind *self = kind->record;
  g_auto (VedetteRecordChange) change = { 0 };

  if (!read_change (&change, move, context, battle, error))
    return FALSE;
  if (self->note != NULL)
    self->note (&change, edit);
  if (self->before != NULL)
    self->before (&change, edit);
  if (kind->how == VEDETTE_RECORD_SET)
    vedette_draft_become (change.draft, change.record, battle, edit);
  else if (kind->how == VEDETTE_RECORD_REMOVE)
    vedette_edit_remove (edit, change.record);
  else
    change.id = self->insert != NULL ? self->insert (&change, edit) : vedette_edit_insert (edit, change.draft, -1);
  if (self->after != NULL)
    self->after (&change, edit);
  return TRUE;
}

/* Every record of the kind, by what it is called among others */
static void
list_records (const VedetteRecordKind *self,
              const VedetteContext    *context,
              VedetteBattle           *battle,
              GListStore              *choices)
{
  vedette_each (VedetteRecord, record, vedette_battle_get_records (battle, self->type ()))
    {
      gint64 id = vedette_record_get_id (record);
      g_autofree char *label = self->say != NULL ? self->say (context, record) : vedette_facts_name (battle, id);

      vedette_choice_add_id (choices, id, label);
    }
}

/**
 * vedette_record_kind_list:
 *
 * Adds the records that an edit can be about, if that is what the parameter says.
 *
 * Returns: whether it is
 */
gboolean
vedette_record_kind_list (VedetteMove          *move,
                          const VedetteContext *context,
                          VedetteBattle        *battle,
                          GParamSpec           *pspec,
                          GListStore           *choices)
{
  const VedetteMoveKind *kind = vedette_move_get_kind (move);

  if (kind->how == VEDETTE_RECORD_ADD || kind->record->find != NULL || !g_str_equal (pspec->name, kind->record->noun))
    return FALSE;
  list_records (kind->record, context, battle, choices);
  return TRUE;
}
