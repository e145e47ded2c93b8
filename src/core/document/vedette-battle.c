/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A battle: its records, its steps, and the step at which the battle is. */

#include "vedette-config.h"

#include "core/document/vedette-battle-private.h"

#include <glib/gi18n-lib.h>
#include <inttypes.h>

#include "core/document/vedette-codec.h"
#include "core/document/vedette-edit-private.h"
#include "core/document/vedette-needs.h"
#include "core/document/vedette-step-list.h"
#include "core/json/vedette-fail.h"
#include "core/json/vedette-json-scanner.h"

/**
 * VedetteBattle:
 *
 * A battle is changed only by a [class@Vedette.Step]. Steps that follow one another form the branch, and the cursor
 * is the last step of the branch that is in force. Undo, redo and going back move the cursor. A new step after an
 * undo replaces the undone steps in the branch; they remain in the list of all steps, marked as undone.
 *
 * If the journal has a file, a step is in the file before [signal@Vedette.Battle::applied] is emitted for the step.
 */
struct _VedetteBattle
{
  GObject parent_instance;

  const VedetteSchema *schema;
  VedetteStore *store;
  VedetteStepShelf *shelf;
  VedetteStepList *steps; /* all steps, in the order of their lines in the file */
  GPtrArray *branch;   /* the steps from the first one to the last one that redo can reach; borrowed from @steps */
  guint place;         /* the number of steps of the branch that are in force */
  guint goal;          /* while a reader reads a file: the value that @place should have after the lines read so far */
  gint64 top_n;
  guint64 serial;      /* counts the changes of the battle, so that commit detects an outdated edit */
  VedetteJournal *journal;
  char *clock;
  VedetteStopwatch stopwatch; /* measures for how long a clock has run; NULL while the clocks are off */
  gpointer stopwatch_data;
};

enum
{
  PROP_0,
  PROP_CURSOR,
  PROP_CAN_UNDO,
  PROP_CAN_REDO,
  N_PROPS,
};

enum
{
  SIGNAL_APPLIED,
  N_SIGNALS,
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (VedetteBattle, vedette_battle, G_TYPE_OBJECT)

static void
vedette_battle_get_property (GObject    *object,
                             guint       prop_id,
                             GValue     *value,
                             GParamSpec *pspec)
{
  VedetteBattle *self = VEDETTE_BATTLE (object);

  switch (prop_id)
    {
    case PROP_CURSOR:
      g_value_set_int64 (value, vedette_battle_get_cursor (self));
      break;
    case PROP_CAN_UNDO:
      g_value_set_boolean (value, vedette_battle_get_undo (self) != NULL);
      break;
    case PROP_CAN_REDO:
      g_value_set_boolean (value, vedette_battle_get_redo (self) != NULL);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
vedette_battle_finalize (GObject *object)
{
  VedetteBattle *self = VEDETTE_BATTLE (object);

  g_clear_object (&self->journal);
  g_clear_object (&self->steps);
  g_clear_pointer (&self->branch, g_ptr_array_unref);
  g_clear_pointer (&self->shelf, vedette_step_shelf_unref);
  g_clear_pointer (&self->store, vedette_store_unref);
  g_clear_pointer (&self->clock, g_free);

  G_OBJECT_CLASS (vedette_battle_parent_class)->finalize (object);
}

static void
vedette_battle_class_init (VedetteBattleClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->get_property = vedette_battle_get_property;
  object_class->finalize = vedette_battle_finalize;

  properties[PROP_CURSOR] = g_param_spec_int64 ("cursor", NULL, NULL, 0, VEDETTE_ID_MAX, 0, flags);
  properties[PROP_CAN_UNDO] = g_param_spec_boolean ("can-undo", NULL, NULL, FALSE, flags);
  properties[PROP_CAN_REDO] = g_param_spec_boolean ("can-redo", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  /**
   * VedetteBattle::applied:
   * @from: the number of the last step in force before the change; 0 for none
   * @to: the number of the last step in force now; 0 for none
   *
   * Emitted once after a new step, or after going to another step, when the battle is consistent again.
   */
  signals[SIGNAL_APPLIED] = g_signal_new ("applied", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                          G_TYPE_NONE, 2, G_TYPE_INT64, G_TYPE_INT64);
}

static void
vedette_battle_init (VedetteBattle *self)
{
  self->steps = vedette_step_list_new ();
  self->branch = g_ptr_array_new ();
}

/**
 * vedette_battle_make_header:
 *
 * Returns: (transfer full): the first line of a file of the game system, with its newline
 */
char *
vedette_battle_make_header (const VedetteSchema *schema)
{
  return g_strdup_printf ("{\"format\":\"vedette\",\"version\":%" G_GINT64_FORMAT
                          ",\"system\":\"%s\",\"program\":\"%s\"}\n",
                          schema->format->version, schema->system, VEDETTE_VERSION);
}

/**
 * vedette_battle_new:
 * @schema: (transfer none): the record types and format of the game system; static
 *
 * Returns: (transfer full): an empty battle that is only in memory
 */
VedetteBattle *
vedette_battle_new (const VedetteSchema *schema)
{
  VedetteBattle *self = g_object_new (VEDETTE_TYPE_BATTLE, NULL);
  g_autofree char *header = vedette_battle_make_header (schema);
  g_autoptr (VedetteJournal) journal = vedette_journal_new ();
  g_autoptr (GError) error = NULL;

  self->schema = schema;
  self->store = vedette_store_new (schema);
  self->shelf = vedette_step_shelf_new (self->store);
  vedette_battle_set_journal (self, journal);
  if (!vedette_journal_append (self->journal, header, strlen (header), &error))
    g_error ("a journal without a file refused a line: %s", error->message);
  return self;
}

const VedetteSchema *
vedette_battle_get_schema (VedetteBattle *self)
{
  return self->schema;
}

VedetteJournal *
vedette_battle_get_journal (VedetteBattle *self)
{
  return self->journal;
}

/* Replaces the journal. The line of each step must have the same offset in both journals, because
 * VedetteStepShelf reads steps again at their offsets. */
void
vedette_battle_set_journal (VedetteBattle  *self,
                            VedetteJournal *journal)
{
  g_set_object (&self->journal, journal);
  vedette_step_shelf_set_lines (self->shelf, vedette_journal_peek_lines (journal));
}

/**
 * vedette_battle_get_records:
 * @type: a record type of the game system
 *
 * Returns: (transfer none): the records of that type, in order
 */
GListModel *
vedette_battle_get_records (VedetteBattle *self,
                            GType          type)
{
  return G_LIST_MODEL (vedette_store_get_list (self->store, type));
}

/**
 * vedette_battle_get_single:
 * @type: a type with a single record in each battle, such as the state of the game
 *
 * Returns: (transfer none) (nullable): the record; %NULL before the first step
 */
gpointer
vedette_battle_get_single (VedetteBattle *self,
                           GType          type)
{
  g_autoptr (GObject) record = g_list_model_get_item (vedette_battle_get_records (self, type), 0);

  return record;
}

/**
 * vedette_battle_find:
 * @type: a type of records, %VEDETTE_TYPE_RECORD for any
 * @id: an id
 *
 * Returns: (transfer none) (nullable): the record, if it is of that type and in the battle now
 */
gpointer
vedette_battle_find (VedetteBattle *self,
                     GType          type,
                     gint64         id)
{
  VedetteRecord *record = vedette_store_find (self->store, id);

  return record != NULL && g_type_is_a (G_OBJECT_TYPE (record), type) ? record : NULL;
}

/**
 * vedette_battle_get_steps:
 *
 * Returns: (transfer none): all steps, including undone ones, oldest first
 */
GListModel *
vedette_battle_get_steps (VedetteBattle *self)
{
  return G_LIST_MODEL (self->steps);
}

/**
 * vedette_battle_edit:
 * @kind: the kind of the future step
 *
 * Starts an edit, which has to be committed before anything else changes the battle, or freed.
 *
 * Returns: (transfer full): the edit
 */
VedetteEdit *
vedette_battle_edit (VedetteBattle *self,
                     const char    *kind)
{
  return vedette_edit_new (self->store, kind, self->serial, vedette_store_get_top_id (self->store) + 1);
}

typedef struct
{
  gint64 cursor;
  gboolean can_undo;
  gboolean can_redo;
} Standing;

static Standing
look (VedetteBattle *self)
{
  return (Standing) { .cursor = vedette_battle_get_cursor (self),
                      .can_undo = vedette_battle_get_undo (self) != NULL,
                      .can_redo = vedette_battle_get_redo (self) != NULL };
}

static void
notify_moved (VedetteBattle  *self,
              const Standing *before)
{
  Standing now = look (self);

  self->serial++;
  g_object_freeze_notify (G_OBJECT (self));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CURSOR]);
  if (now.can_undo != before->can_undo)
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CAN_UNDO]);
  if (now.can_redo != before->can_redo)
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CAN_REDO]);
  g_object_thaw_notify (G_OBJECT (self));
  g_signal_emit (self, signals[SIGNAL_APPLIED], 0, before->cursor, now.cursor);
}

VedetteStore *
vedette_battle_get_store (VedetteBattle *self)
{
  return self->store;
}

/* Returns: the highest step number that was ever used */
gint64
vedette_battle_get_top_n (VedetteBattle *self)
{
  return self->top_n;
}

/* Removes undone steps from the branch and adds a step that was applied. The line of the step begins at byte @offset of
 * the journal and has @length bytes without its newline. */
void
vedette_battle_push_step (VedetteBattle *self,
                          VedetteStep   *step,
                          gsize          offset,
                          gsize          length)
{
  const Standing before = look (self);

  g_ptr_array_set_size (self->branch, (int) self->place);
  g_ptr_array_add (self->branch, step);
  self->goal = ++self->place;
  self->top_n = vedette_step_get_n (step);
  vedette_step_shelve (step, self->shelf, offset, length);
  vedette_step_set_done (step, TRUE);
  vedette_step_list_append (self->steps, step);
  notify_moved (self, &before);
}

/**
 * vedette_battle_get_time:
 *
 * Returns: (transfer full): the time of a step that is made now, in UTC, such as "2025-04-30T19:00:00Z"
 */
char *
vedette_battle_get_time (VedetteBattle *self)
{
  g_autoptr (GDateTime) now = NULL;

  if (self->clock != NULL)
    return g_strdup (self->clock);
  now = g_date_time_new_now_utc ();
  return g_date_time_format (now, "%Y-%m-%dT%H:%M:%SZ");
}

/* Tests that ids and step numbers are left for a new step. Readers refuse numbers above VEDETTE_ID_MAX_READ, and no
 * number is reused, so a battle can run out of numbers. */
static gboolean
check_numbers (VedetteBattle  *self,
               VedetteEdit    *edit,
               GError        **error)
{
  if (self->top_n < VEDETTE_ID_MAX_READ && vedette_edit_get_next_id (edit) - 1 <= VEDETTE_ID_MAX_READ)
    return TRUE;
  g_set_error (error, VEDETTE_BATTLE_ERROR, VEDETTE_BATTLE_ERROR_NUMBERS,
               /* Translators: the highest number that a step or a record of a battle can have */
               _("The battle has reached the highest step or record number, %" PRId64 ". Start a new battle."),
               VEDETTE_ID_MAX_READ);
  return FALSE;
}

/* Writes a line to the journal. The function scans the line first, so that the file never contains a line that the JSON
 * scanner of a reader would refuse. */
static gboolean
write_line (VedetteBattle  *self,
            const GString  *line,
            GError        **error)
{
  g_autoptr (GError) reason = NULL;

  if (!vedette_json_scan (line->str, line->len - 1, &reason))
    /* Translators: the reason, as a sentence without a full stop */
    return vedette_fail (error, reason->domain, reason->code, _("The step was not saved: %s. Shorten or change what you "
                                                                "entered, and try again."), reason->message);
  return vedette_journal_append (self->journal, line->str, line->len, error);
}

static void
make_changes (VedetteBattle *self,
              VedetteEdit   *edit,
              GArray        *changes)
{
  g_autoptr (GError) error = NULL;
  GHashTableIter iter;
  gpointer record;

  g_hash_table_iter_init (&iter, vedette_edit_get_inserted (edit));
  while (g_hash_table_iter_next (&iter, NULL, &record))
    vedette_store_adopt (self->store, record);
  if (!vedette_store_apply (self->store, changes, TRUE, &error))
    g_error ("a step cannot be applied: %s", error->message);
}

static void
unmake_changes (VedetteBattle *self,
                GArray        *changes,
                gint64         top_id)
{
  g_autoptr (GError) error = NULL;

  if (!vedette_store_apply (self->store, changes, FALSE, &error))
    g_error ("a step that was applied cannot be undone: %s", error->message);
  vedette_store_forget (self->store, changes, top_id);
}

/**
 * vedette_battle_commit:
 * @edit: (transfer full): the changes to make
 * @error: an error of the journal, or a %VEDETTE_BATTLE_ERROR
 *
 * Makes one step: applies its changes, tests that a reader would accept the step, and writes it. After a failure
 * neither the file nor the battle has changed.
 *
 * Returns: (transfer none) (nullable): the step
 */
VedetteStep *
vedette_battle_commit (VedetteBattle  *self,
                       VedetteEdit    *edit,
                       GError        **error)
{
  g_autoptr (VedetteEdit) owned G_GNUC_UNUSED = edit;
  g_autoptr (VedetteStep) step = NULL;
  g_autoptr (GArray) changes = NULL;
  g_autoptr (GString) line = g_string_sized_new (512);
  g_autofree char *time = vedette_battle_get_time (self);
  guint64 offset = vedette_journal_get_length (self->journal);
  gint64 top_id = vedette_store_get_top_id (self->store);

  if (vedette_edit_get_serial (owned) != self->serial)
    g_error ("an edit was committed after the battle had changed");
  if (!check_numbers (self, edit, error))
    return NULL;

  changes = vedette_edit_list_changes (edit);
  if (!vedette_store_check (self->store, changes, error))
    return NULL;
  step = vedette_step_new (self->top_n + 1, vedette_battle_get_cursor (self), vedette_edit_get_kind (edit), time,
                           vedette_edit_get_audience (edit), json_object_ref (vedette_edit_get_facts (edit)),
                           g_array_ref (changes));
  if (self->stopwatch != NULL)
    vedette_step_set_ran (step, self->stopwatch (self->stopwatch_data));
  vedette_step_write (step, line);

  make_changes (self, edit, changes);
  if (!vedette_needs_check (self->schema, self->store, changes, error) || !write_line (self, line, error))
    {
      unmake_changes (self, changes, top_id);
      return NULL;
    }
  vedette_battle_push_step (self, step, offset, line->len - 1);
  return step;
}

/* Sets @place to the number of steps of the branch that are in force when step @n is the last of them. */
static gboolean
find_place (VedetteBattle  *self,
            gint64          n,
            guint          *place,
            GError        **error)
{
  guint low = 0, high = self->branch->len;

  if (n == 0)
    {
      *place = 0;
      return TRUE;
    }
  /* Step numbers increase along the branch, so a binary search finds the step. */
  while (low < high)
    {
      guint middle = low + (high - low) / 2;
      gint64 there = vedette_step_get_n (self->branch->pdata[middle]);

      if (there == n)
        {
          *place = middle + 1;
          return TRUE;
        }
      if (there < n)
        low = middle + 1;
      else
        high = middle;
    }
  g_set_error (error, VEDETTE_BATTLE_ERROR, VEDETTE_BATTLE_ERROR_STEP,
               /* Translators: the number of a step, such as 17 */
               _("Step %" PRId64 " does not exist, or was undone and replaced. Choose a different step."), n);
  return FALSE;
}

static gboolean
move_to_place (VedetteBattle  *self,
               guint           place,
               GError        **error)
{
  const Standing before = look (self);

  while (self->place != place)
    {
      gboolean forward = self->place < place;
      VedetteStep *step = self->branch->pdata[forward ? self->place : self->place - 1];

      if (!vedette_store_apply (self->store, vedette_step_get_changes (step), forward, error))
        return FALSE; /* never: this step was applied before, and the records are as the step left or found them */
      vedette_step_set_done (step, forward);
      self->place = forward ? self->place + 1 : self->place - 1;
    }
  notify_moved (self, &before);
  return TRUE;
}

/**
 * vedette_battle_go_to:
 * @n: a step of the branch, which becomes the last one in force; 0 for the beginning
 *
 * Goes to a step of the branch. Undo, redo and going back all use this function.
 *
 * Returns: whether the battle is at that step
 */
gboolean
vedette_battle_go_to (VedetteBattle  *self,
                      gint64          n,
                      GError        **error)
{
  g_autoptr (GString) line = g_string_new (NULL);
  g_autoptr (GError) local = NULL;
  guint place;

  if (!find_place (self, n, &place, error))
    return FALSE;
  if (place == self->place)
    return TRUE;

  g_string_printf (line, "{\"to\":%" G_GINT64_FORMAT "}\n", n);
  if (!write_line (self, line, error))
    return FALSE;
  if (!move_to_place (self, place, &local))
    g_error ("a step that was applied cannot be undone: %s", local->message);
  return TRUE;
}

/**
 * vedette_battle_get_cursor:
 *
 * Returns: the number of the last step in force, 0 before the first step
 */
gint64
vedette_battle_get_cursor (VedetteBattle *self)
{
  VedetteStep *step = vedette_battle_get_current (self);

  return step != NULL ? vedette_step_get_n (step) : 0;
}

/* Returns: (transfer none) (nullable): the last step in force */
VedetteStep *
vedette_battle_get_current (VedetteBattle *self)
{
  return self->place > 0 ? self->branch->pdata[self->place - 1] : NULL;
}

/**
 * vedette_battle_get_undo:
 *
 * Returns: (transfer none) (nullable): the step that undo would take back. The first step cannot be undone, because
 *   it sets up the battle.
 */
VedetteStep *
vedette_battle_get_undo (VedetteBattle *self)
{
  return self->place > 1 ? self->branch->pdata[self->place - 1] : NULL;
}

/**
 * vedette_battle_get_redo:
 *
 * Returns: (transfer none) (nullable): the step that redo would make again
 */
VedetteStep *
vedette_battle_get_redo (VedetteBattle *self)
{
  return self->place < self->branch->len ? self->branch->pdata[self->place] : NULL;
}

/**
 * vedette_battle_get_step:
 *
 * Returns: (transfer none) (nullable): the step with number @n, undone or not
 */
VedetteStep *
vedette_battle_get_step (VedetteBattle *self,
                         gint64         n)
{
  guint low = 0, high = vedette_step_list_get_n (self->steps);

  while (low < high)
    {
      guint middle = low + (high - low) / 2;
      VedetteStep *step = vedette_step_list_get (self->steps, middle);

      if (vedette_step_get_n (step) == n)
        return step;
      if (vedette_step_get_n (step) < n)
        low = middle + 1;
      else
        high = middle;
    }
  return NULL;
}

/* Returns: the number of steps that undo and redo can reach */
guint
vedette_battle_get_n_branch (VedetteBattle *self)
{
  return self->branch->len;
}

/* Returns: the number of steps of the branch that are in force */
guint
vedette_battle_get_place (VedetteBattle *self)
{
  return self->place;
}

VedetteStep *
vedette_battle_get_branch (VedetteBattle *self,
                           guint          index)
{
  g_return_val_if_fail (index < self->branch->len, NULL);

  return self->branch->pdata[index];
}

/**
 * vedette_battle_is_on_branch:
 *
 * Returns: whether undo or redo can reach the step
 */
gboolean
vedette_battle_is_on_branch (VedetteBattle *self,
                             VedetteStep   *step)
{
  guint low = 0, high = self->branch->len;
  gint64 n = vedette_step_get_n (step);

  /* Step numbers increase along the branch, so a binary search finds the step. */
  while (low < high)
    {
      guint middle = low + (high - low) / 2;

      if (vedette_step_get_n (self->branch->pdata[middle]) < n)
        low = middle + 1;
      else
        high = middle;
    }
  return low < self->branch->len && self->branch->pdata[low] == step;
}

/**
 * vedette_battle_dump:
 *
 * Returns: (transfer full): all records as text; equal battles have equal dumps
 */
char *
vedette_battle_dump (VedetteBattle *self)
{
  GString *out = g_string_new (NULL);

  vedette_store_dump (self->store, out);
  return g_string_free (out, FALSE);
}

/**
 * vedette_battle_set_clock:
 * @time: (nullable): the time of all further steps; %NULL for the real time
 *
 * Fixes the time of new steps, so that tests and samples get files with the same bytes each time.
 */
void
vedette_battle_set_clock (VedetteBattle *self,
                          const char    *time)
{
  g_free (self->clock);
  self->clock = g_strdup (time);
}

/**
 * vedette_battle_set_stopwatch:
 * @stopwatch: (nullable) (scope forever): called while a step is made, even if the step then fails; %NULL for none
 *
 * Records in each new step for how long a clock has run.
 */
void
vedette_battle_set_stopwatch (VedetteBattle    *self,
                              VedetteStopwatch  stopwatch,
                              gpointer          user_data)
{
  self->stopwatch = stopwatch;
  self->stopwatch_data = user_data;
}

/**
 * vedette_battle_wait_durable:
 *
 * Waits until all steps are known to be on the disk.
 *
 * Returns: whether all steps are on the disk; %TRUE also if there is no file
 */
gboolean
vedette_battle_wait_durable (VedetteBattle  *self,
                             GError        **error)
{
  return vedette_journal_wait_durable (self->journal, error);
}

/* Reads a “to” line of the file, which returns to step @n: stores the step, so that vedette_battle_replay_settle() goes
 * there. If several “to” lines follow one another, only the last one has an effect. */
gboolean
vedette_battle_replay_go_to (VedetteBattle  *self,
                             gint64          n,
                             GError        **error)
{
  return find_place (self, n, &self->goal, error);
}

/* Goes to the step that vedette_battle_replay_go_to() stored, at most @at_most steps back per call, without writing to
 * the journal. Sets @settled to whether the battle has reached that step. */
gboolean
vedette_battle_replay_settle (VedetteBattle  *self,
                              guint           at_most,
                              gboolean       *settled,
                              GError        **error)
{
  guint place = self->goal;

  if (self->place > place && self->place - place > at_most)
    place = self->place - at_most;
  *settled = place == self->goal;
  return place == self->place || move_to_place (self, place, error); /* never: move_to_place() cannot fail on applied steps */
}
