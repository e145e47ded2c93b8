/* SPDX-License-Identifier: GPL-3.0-or-later */
/* All rows of a form together: what they say of a move, what each hangs on, and which of them something is wrong with. */

#include "vedette-config.h"

#include "ui/declare/vedette-declare-rows.h"

/**
 * VedetteDeclareRows:
 *
 * What is not worth asking says nothing, and what is known and not asked stays said.
 */
struct _VedetteDeclareRows
{
  GObject parent_instance;

  VedetteRules *rules;
  VedetteMove *move; /* with what was known before */
  char *audience;    /* who chooses; NULL for who may see everything */
  GPtrArray *rows;   /* (element-type VedetteDeclareRow) */
  VedetteDeclareRow *wrong; /* borrowed: what was typed there cannot be read; NULL if all can */
};

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (VedetteDeclareRows, vedette_declare_rows, G_TYPE_OBJECT)

static void
vedette_declare_rows_finalize (GObject *object)
{
  VedetteDeclareRows *self = VEDETTE_DECLARE_ROWS (object);

  g_clear_object (&self->rules);
  g_clear_object (&self->move);
  g_free (self->audience);
  g_ptr_array_unref (self->rows);

  G_OBJECT_CLASS (vedette_declare_rows_parent_class)->finalize (object);
}

static void
vedette_declare_rows_class_init (VedetteDeclareRowsClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = vedette_declare_rows_finalize;

  signals[SIGNAL_CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                          G_TYPE_NONE, 0);
}

static void
vedette_declare_rows_init (VedetteDeclareRows *self)
{
  self->rows = g_ptr_array_new_with_free_func (g_object_unref);
}

/**
 * vedette_declare_rows_new:
 * @move: with what is known of it already
 *
 * Returns: (transfer full): no rows yet
 */
VedetteDeclareRows *
vedette_declare_rows_new (VedetteRules *rules,
                          VedetteMove  *move)
{
  VedetteDeclareRows *self = g_object_new (VEDETTE_TYPE_DECLARE_ROWS, NULL);

  self->rules = g_object_ref (rules);
  self->move = g_object_ref (move);
  self->audience = g_strdup (vedette_rules_get_viewer (rules));
  return self;
}

static gboolean
is_edit (VedetteDeclareRows *self)
{
  return vedette_move_get_group (self->move) == VEDETTE_MOVE_EDIT;
}

/* What can be said of one parameter hangs on what is said of others, and of those before it first of all.
 * @but: (nullable): the row that is being changed, which says what it says */
static void
update (VedetteDeclareRows *self,
        VedetteDeclareRow  *but)
{
  for (guint i = 0; i < self->rows->len; i++)
    {
      g_autoptr (VedetteMove) move = NULL;

      if (self->rows->pdata[i] == but)
        continue;
      move = vedette_declare_rows_read (self, TRUE, NULL);
      vedette_declare_row_update (self->rows->pdata[i], move, self->rules, self->audience, is_edit (self));
    }
}

/**
 * vedette_declare_rows_set_audience:
 * @audience: (nullable): who sits before the form, other than whose window it is
 *
 * Offers what he may see, and forgets what he may not. It starts with those who look into the window.
 */
void
vedette_declare_rows_set_audience (VedetteDeclareRows *self,
                                   const char         *audience)
{
  g_free (self->audience);
  self->audience = g_strdup (audience != NULL ? audience : vedette_rules_get_viewer (self->rules));
  update (self, NULL);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
on_changed (VedetteDeclareRows *self,
            VedetteDeclareRow  *row)
{
  /* What was wrong with it was wrong before. */
  vedette_declare_row_mark (row, NULL);
  if (vedette_declare_row_decides (row))
    update (self, row);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

/**
 * vedette_declare_rows_add:
 * @row: (transfer full): of a parameter
 */
void
vedette_declare_rows_add (VedetteDeclareRows *self,
                          VedetteDeclareRow  *row)
{
  g_ptr_array_add (self->rows, row);
  g_signal_connect_object (row, "changed", G_CALLBACK (on_changed), self, G_CONNECT_SWAPPED);
}

/**
 * vedette_declare_rows_find:
 *
 * Returns: (transfer none) (nullable): the row of that parameter
 */
VedetteDeclareRow *
vedette_declare_rows_find (VedetteDeclareRows *self,
                           const char         *param)
{
  for (guint i = 0; i < self->rows->len; i++)
    if (g_str_equal (vedette_declare_row_get_name (self->rows->pdata[i]), param))
      return self->rows->pdata[i];
  return NULL;
}

/* What is known and not asked stays said, unless what is said instead makes it mean nothing. */
static void
add_known (VedetteDeclareRows *self,
           VedetteMove        *move)
{
  guint n_params;
  GParamSpec **params = vedette_move_list_params (self->move, &n_params);

  for (guint i = 0; i < n_params; i++)
    {
      g_auto (GValue) value = G_VALUE_INIT;

      if (!vedette_move_is_said (self->move, params[i]->name) || vedette_declare_rows_find (self, params[i]->name) != NULL ||
          !vedette_move_is_relevant (move, self->rules, params[i]->name))
        continue;
      g_object_get_property (G_OBJECT (self->move), params[i]->name, &value);
      g_object_set_property (G_OBJECT (move), params[i]->name, &value);
    }
}

/**
 * vedette_declare_rows_read:
 * @all: whether also what is as it is now
 * @error: what is wrong with what was typed
 *
 * Returns: (transfer full) (nullable): what the rows say
 */
VedetteMove *
vedette_declare_rows_read (VedetteDeclareRows  *self,
                           gboolean             all,
                           GError             **error)
{
  g_autoptr (VedetteMove) move = vedette_rules_find_move (self->rules, vedette_move_get_name (self->move), error);

  for (guint i = 0; i < self->rows->len; i++)
    if (!vedette_declare_row_declare (self->rows->pdata[i], move, all, all ? NULL : error) && !all)
      {
        self->wrong = self->rows->pdata[i];
        return NULL;
      }
  if (!all)
    self->wrong = NULL;
  add_known (self, move);
  return g_steal_pointer (&move);
}

/**
 * vedette_declare_rows_has_choice:
 *
 * Returns: whether there is anything to choose from in any row
 */
gboolean
vedette_declare_rows_has_choice (VedetteDeclareRows *self)
{
  for (guint i = 0; i < self->rows->len; i++)
    {
      GListModel *choices = vedette_declare_row_get_choices (self->rows->pdata[i]);

      if (choices != NULL && g_list_model_get_n_items (choices) > 0)
        return TRUE;
    }
  return FALSE;
}

/**
 * vedette_declare_rows_say_nothing:
 *
 * Returns: whether the rows say no more than was known before
 */
gboolean
vedette_declare_rows_say_nothing (VedetteDeclareRows *self)
{
  g_autoptr (VedetteMove) move = vedette_declare_rows_read (self, FALSE, NULL);
  guint n_params;
  GParamSpec **params = vedette_move_list_params (self->move, &n_params);

  for (guint i = 0; move != NULL && i < n_params; i++)
    if (vedette_move_is_said (move, params[i]->name) && !vedette_move_is_said (self->move, params[i]->name))
      return FALSE;
  return move != NULL;
}

/**
 * vedette_declare_rows_start:
 *
 * Asks all rows what can be said, and shows what is known already.
 */
void
vedette_declare_rows_start (VedetteDeclareRows *self)
{
  update (self, NULL);
  for (guint i = 0; i < self->rows->len; i++)
    {
      const char *name = vedette_declare_row_get_name (self->rows->pdata[i]);
      g_auto (GValue) value = G_VALUE_INIT;

      if (!vedette_move_is_said (self->move, name))
        continue;
      g_object_get_property (G_OBJECT (self->move), name, &value);
      vedette_declare_row_show (self->rows->pdata[i], &value);
      update (self, self->rows->pdata[i]);
    }
}

/**
 * vedette_declare_rows_say:
 *
 * Says @value in place of whoever sits before the form.
 */
void
vedette_declare_rows_say (VedetteDeclareRows *self,
                          const char         *param,
                          const GValue       *value)
{
  VedetteDeclareRow *row = vedette_declare_rows_find (self, param);

  vedette_declare_row_show (row, value);
  on_changed (self, row);
}

/**
 * vedette_declare_rows_reset:
 *
 * Takes back all that was said.
 */
void
vedette_declare_rows_reset (VedetteDeclareRows *self)
{
  for (guint i = 0; i < self->rows->len; i++)
    vedette_declare_row_reset (self->rows->pdata[i]);
  update (self, NULL);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

/**
 * vedette_declare_rows_remove:
 * @param: one that is a single control
 *
 * Asks for it no longer: what is known of it stays said.
 */
void
vedette_declare_rows_remove (VedetteDeclareRows *self,
                             const char         *param)
{
  VedetteDeclareRow *row = vedette_declare_rows_find (self, param);
  GtkWidget *widget = vedette_declare_row_get_widget (row);

  adw_preferences_group_remove (ADW_PREFERENCES_GROUP (gtk_widget_get_ancestor (widget, ADW_TYPE_PREFERENCES_GROUP)), widget);
  g_ptr_array_remove (self->rows, row);
}

/**
 * vedette_declare_rows_find_hint:
 *
 * Returns: (nullable): what the rules remind of that is about something asked for
 */
const char *
vedette_declare_rows_find_hint (VedetteDeclareRows *self,
                                VedetteRuling      *ruling)
{
  for (guint i = 0; i < self->rows->len; i++)
    {
      const char *rule = vedette_param_spec_get_field (vedette_declare_row_get_param (self->rows->pdata[i]))->rule;

      if (rule == NULL || !vedette_declare_row_is_asked (self->rows->pdata[i]))
        continue;
      vedette_each (VedetteReason, reason, ruling->findings)
        if (g_strcmp0 (reason->rule, rule) == 0)
          return reason->why;
    }
  return NULL;
}

/**
 * vedette_declare_rows_ask_in:
 *
 * Returns: whether any of the rows that are in @group is there
 */
gboolean
vedette_declare_rows_ask_in (VedetteDeclareRows *self,
                             GtkWidget          *group)
{
  for (guint i = 0; i < self->rows->len; i++)
    {
      GtkWidget *widget = vedette_declare_row_get_widget (self->rows->pdata[i]);

      if (gtk_widget_get_visible (widget) && gtk_widget_is_ancestor (widget, group))
        return TRUE;
    }
  return FALSE;
}

/**
 * vedette_declare_rows_settle:
 *
 * Leaves all as it is said: nobody can change it any more.
 */
void
vedette_declare_rows_settle (VedetteDeclareRows *self)
{
  for (guint i = 0; i < self->rows->len; i++)
    gtk_widget_set_sensitive (vedette_declare_row_get_widget (self->rows->pdata[i]), FALSE);
}

/* Returns: (nullable): the first thing that speaks against what the row says */
static const char *
find_wrong (VedetteDeclareRow *row,
            VedetteRuling     *ruling)
{
  vedette_each (VedetteReason, reason, ruling->findings)
    if (reason->verdict != VEDETTE_VERDICT_ALLOWED &&
        g_strcmp0 (reason->about, vedette_declare_row_get_name (row)) == 0)
      return reason->why;
  return NULL;
}

/**
 * vedette_declare_rows_mark:
 * @ruling: (nullable): what was found of what they say; %NULL if what was typed could not be read
 * @error: (nullable): why not
 *
 * Marks each row that a finding is about, and no others.
 *
 * Returns: (transfer none) (nullable): the first of them that somebody can do something about
 */
VedetteDeclareRow *
vedette_declare_rows_mark (VedetteDeclareRows *self,
                           VedetteRuling      *ruling,
                           const GError       *error)
{
  VedetteDeclareRow *first = NULL;

  /* Those that share their controls are marked by whichever has something to say. */
  for (guint i = 0; i < self->rows->len; i++)
    vedette_declare_row_mark (self->rows->pdata[i], NULL);
  for (guint i = 0; i < self->rows->len; i++)
    {
      VedetteDeclareRow *row = self->rows->pdata[i];
      const char *why = ruling != NULL                        ? find_wrong (row, ruling)
                        : error != NULL && row == self->wrong ? error->message
                                                              : NULL;

      if (why == NULL)
        continue;
      vedette_declare_row_mark (row, why);
      if (first == NULL && vedette_declare_row_is_asked (row))
        first = row;
    }
  return first;
}
