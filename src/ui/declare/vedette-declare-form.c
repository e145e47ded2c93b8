/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Asks what may be said of a move: who, whom, where, how far; or what a record is to be. */

#include "vedette-config.h"

#include "ui/declare/vedette-declare-form.h"

#include <glib/gi18n-lib.h>

#include "core/rules/vedette-record-kind.h"
#include "core/rules/vedette-party.h"
#include "ui/declare/vedette-declare-beside.h"
#include "ui/declare/vedette-declare-control.h"
#include "ui/declare/vedette-declare-dice.h"
#include "ui/declare/vedette-declare-list.h"
#include "ui/widgets/vedette-chart-grid.h"

/**
 * VedetteDeclareForm:
 *
 * Made from the parameters of the move that have a label, so it knows no rule and fits every move. What is not worth asking
 * is not there, and what nobody says stays as it is; so Enter alone does the move with nothing said. A move of the game is
 * checked while it is said, an edit of the papers only when it is done: nobody is told off half-way through a name.
 */
struct _VedetteDeclareForm
{
  VedetteMoveDialog parent_instance;

  VedetteMove *move; /* with what was known before */
  GPtrArray *rows;   /* (element-type VedetteDeclareRow) */
  GPtrArray *groups; /* (element-type GtkWidget), borrowed, of rows that are one control */
  VedetteDeclareDice *dice;
  VedetteMove *settled; /* the move for which dice were typed that bring others with them; NULL before */
  GtkLabel *odds;       /* NULL where they are not shown */
  GtkBox *charts;       /* NULL where a roll has none */
  const char *digits; /* which number a digit says at once; NULL for none */
  int digit;          /* the one that is being said; 0 for none */
};

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (VedetteDeclareForm, vedette_declare_form, VEDETTE_TYPE_MOVE_DIALOG)

static VedetteRules *
get_rules (VedetteDeclareForm *self)
{
  return vedette_session_get_rules (vedette_move_dialog_get_session (VEDETTE_MOVE_DIALOG (self)));
}

/**
 * vedette_declare_form_asks:
 *
 * Returns: whether there is anything to be asked about the move
 */
gboolean
vedette_declare_form_asks (VedetteMove *move)
{
  guint n_params;
  GParamSpec **params = vedette_move_list_params (move, &n_params);

  for (guint i = 0; i < n_params; i++)
    if (vedette_param_spec_get_label (params[i]) != NULL)
      return TRUE;
  return FALSE;
}

static VedetteDeclareRow *
find_row (VedetteDeclareForm *self,
          const char         *param)
{
  for (guint i = 0; i < self->rows->len; i++)
    if (g_str_equal (vedette_declare_row_get_name (self->rows->pdata[i]), param))
      return self->rows->pdata[i];
  return NULL;
}

/* What is known and not asked stays said, unless what is said instead makes it mean nothing. */
static void
add_known (VedetteDeclareForm *self,
           VedetteMove        *move)
{
  guint n_params;
  GParamSpec **params = vedette_move_list_params (self->move, &n_params);

  for (guint i = 0; i < n_params; i++)
    {
      g_auto (GValue) value = G_VALUE_INIT;

      if (!vedette_move_is_said (self->move, params[i]->name) || find_row (self, params[i]->name) != NULL ||
          !vedette_move_is_relevant (move, get_rules (self), params[i]->name))
        continue;
      g_object_get_property (G_OBJECT (self->move), params[i]->name, &value);
      g_object_set_property (G_OBJECT (move), params[i]->name, &value);
    }
}

/* @all: whether also what is as it is now. Returns: (transfer full) (nullable): what the rows say */
static VedetteMove *
read_rows (VedetteDeclareForm  *self,
           gboolean             all,
           GError             **error)
{
  g_autoptr (VedetteMove) move = NULL;

  if (self->settled != NULL)
    return g_object_ref (self->settled);
  move = vedette_rules_find_move (get_rules (self), vedette_move_get_name (self->move), error);
  for (guint i = 0; i < self->rows->len; i++)
    if (!vedette_declare_row_declare (self->rows->pdata[i], move, all, error) && !all)
      return NULL;
  add_known (self, move);
  return g_steal_pointer (&move);
}

static VedetteMove *
read_move (VedetteMoveDialog  *dialog,
           GError            **error)
{
  VedetteDeclareForm *self = VEDETTE_DECLARE_FORM (dialog);
  VedetteMove *move = read_rows (self, FALSE, error);

  /* More than there can be is for the rules to refuse. */
  if (move != NULL && self->digit > 0)
    g_object_set (move, self->digits, self->digit, NULL);
  return move;
}

/* Returns: (nullable): what comes of typing no dice, where that may be */
static const char *
get_dice_hint (VedetteDeclareForm *self)
{
  return vedette_declare_dice_may_roll (self->dice) ? _("Without dice of your own the program rolls.") : NULL;
}

/* What the rules remind of that is about something asked for */
static const char *
find_hint (VedetteMoveDialog *dialog,
           VedetteRuling     *ruling)
{
  VedetteDeclareForm *self = VEDETTE_DECLARE_FORM (dialog);

  for (guint i = 0; i < self->rows->len; i++)
    {
      const char *rule = vedette_param_spec_get_field (vedette_declare_row_get_param (self->rows->pdata[i]))->rule;

      if (rule == NULL || !vedette_declare_row_is_asked (self->rows->pdata[i]))
        continue;
      for (guint k = 0; k < vedette_ruling_get_n (ruling); k++)
        if (g_strcmp0 (vedette_ruling_nth_rule (ruling, k), rule) == 0)
          return vedette_ruling_nth_why (ruling, k);
    }
  return get_dice_hint (self);
}

/* Once they have rolled for what is declared, it stays so. */
static void
settle (VedetteDeclareForm *self,
        VedetteMove        *move)
{
  g_set_object (&self->settled, move);
  for (guint i = 0; i < self->rows->len; i++)
    gtk_widget_set_sensitive (vedette_declare_row_get_widget (self->rows->pdata[i]), FALSE);
}

/* What the rules refuse anyhow is not rolled for. */
static gboolean
is_rolled (VedetteDeclareForm *self,
           VedetteMove        *move,
           gboolean            agreed)
{
  g_autoptr (VedetteRuling) ruling = vedette_rules_check (get_rules (self), move);

  return agreed || vedette_ruling_get_verdict (ruling) == VEDETTE_VERDICT_ALLOWED;
}

static gboolean
get_dice (VedetteMoveDialog  *dialog,
          VedetteMove        *move,
          gboolean            agreed,
          VedetteDice       **dice,
          GError            **error)
{
  VedetteDeclareForm *self = VEDETTE_DECLARE_FORM (dialog);

  if (!is_rolled (self, move, agreed))
    return TRUE;
  if (!vedette_declare_dice_read (self->dice, dice, error))
    return FALSE;
  if (*dice == NULL || vedette_declare_dice_settle (self->dice, move, error))
    return TRUE;
  g_clear_object (dice);
  settle (self, move);
  return FALSE;
}

/* A group that asks nothing is not there either. */
static void
show_groups (VedetteDeclareForm *self)
{
  for (guint i = 0; i < self->groups->len; i++)
    {
      gboolean asks = FALSE;

      for (guint k = 0; k < self->rows->len; k++)
        asks |= gtk_widget_get_visible (vedette_declare_row_get_widget (self->rows->pdata[k])) &&
                gtk_widget_is_ancestor (vedette_declare_row_get_widget (self->rows->pdata[k]), self->groups->pdata[i]);
      gtk_widget_set_visible (self->groups->pdata[i], asks);
    }
}

static void
show_odds (VedetteDeclareForm *self,
           VedetteMove        *move)
{
  g_autoptr (VedetteBreakdown) breakdown = vedette_rules_preview (get_rules (self), move);
  GListModel *outcomes = breakdown != NULL ? vedette_breakdown_get_outcomes (breakdown) : NULL;
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; outcomes != NULL && i < g_list_model_get_n_items (outcomes); i++)
    {
      g_autoptr (VedetteOutcome) outcome = g_list_model_get_item (outcomes, i);
      g_autofree char *percent = vedette_chance_percent (vedette_outcome_get_chance (outcome));

      if (i > 0)
        g_string_append (text, " · ");
      /* Translators: what may come of a roll, and its chance as a percentage */
      g_string_append_printf (text, C_("outcome", "%s %s"), vedette_outcome_get_label (outcome), percent);
    }
  gtk_label_set_text (self->odds, text->str);
}

/* Which dice there are, and what they may come to, hangs on what is said. */
static void
update_dice (VedetteDeclareForm *self)
{
  g_autoptr (VedetteMove) move = read_rows (self, TRUE, NULL);

  vedette_declare_dice_update (self->dice, move);
  if (self->odds != NULL)
    show_odds (self, move);
}

static gboolean
is_edit (VedetteDeclareForm *self)
{
  return vedette_move_get_group (self->move) == VEDETTE_MOVE_EDIT;
}

/* What can be said of one parameter hangs on what is said of others, and of those before it first of all.
 * @but: (nullable): the row that is being changed, which says what it says */
static void
update_rows (VedetteDeclareForm *self,
             VedetteDeclareRow  *but)
{
  for (guint i = 0; i < self->rows->len; i++)
    {
      g_autoptr (VedetteMove) move = NULL;

      if (self->rows->pdata[i] == but)
        continue;
      move = read_rows (self, TRUE, NULL);
      vedette_declare_row_update (self->rows->pdata[i], move, get_rules (self), is_edit (self));
    }
  show_groups (self);
}

/* The tables that the roll would be read off, as far as they are known before it */
static void
show_charts (VedetteDeclareForm *self)
{
  g_autoptr (VedetteMove) move = read_rows (self, TRUE, NULL);
  g_autoptr (VedetteBreakdown) breakdown = vedette_rules_preview (get_rules (self), move);
  GListModel *charts = breakdown != NULL ? vedette_breakdown_get_charts (breakdown) : NULL;

  if (charts == NULL || g_list_model_get_n_items (charts) == 0)
    return;
  if (self->charts == NULL)
    {
      self->charts = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 12));
      vedette_dialog_add (VEDETTE_DIALOG (self), GTK_WIDGET (self->charts));
    }
  while (gtk_widget_get_first_child (GTK_WIDGET (self->charts)) != NULL)
    gtk_box_remove (self->charts, gtk_widget_get_first_child (GTK_WIDGET (self->charts)));
  for (guint i = 0; i < g_list_model_get_n_items (charts); i++)
    {
      g_autoptr (VedetteChart) chart = g_list_model_get_item (charts, i);

      gtk_box_append (self->charts, vedette_chart_grid_new (chart));
    }
}

static void
on_changed (VedetteDeclareForm *self,
            VedetteDeclareRow  *row)
{
  if (vedette_declare_row_decides (row))
    update_rows (self, row);
  update_dice (self);
  if (!is_edit (self))
    vedette_move_dialog_check (VEDETTE_MOVE_DIALOG (self));
  if (self->charts != NULL)
    show_charts (self);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

/* Whether a record is to stay as it is */
static gboolean
changes_nothing (VedetteDeclareForm *self)
{
  const VedetteMoveKind *kind = vedette_move_get_kind (self->move);
  g_autoptr (VedetteMove) move = NULL;
  guint n_params;
  GParamSpec **params = vedette_move_list_params (self->move, &n_params);

  if (kind->record == NULL || kind->how != VEDETTE_RECORD_SET)
    return FALSE;
  move = read_rows (self, FALSE, NULL);
  for (guint i = 0; move != NULL && i < n_params; i++)
    if (vedette_move_is_said (move, params[i]->name) && !vedette_move_is_said (self->move, params[i]->name))
      return FALSE;
  return move != NULL;
}

static void
accept (VedetteDialog *dialog)
{
  if (changes_nothing (VEDETTE_DECLARE_FORM (dialog)))
    gtk_window_close (GTK_WINDOW (dialog));
  else
    VEDETTE_DIALOG_CLASS (vedette_declare_form_parent_class)->accept (dialog);
}

/* While a number is typed, a digit is a part of it. */
static gboolean
on_digit (GtkWidget *widget,
          GVariant  *args,
          gpointer   user_data)
{
  VedetteDeclareForm *self = VEDETTE_DECLARE_FORM (widget);
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));

  if (self->digits == NULL || (focus != NULL && GTK_IS_EDITABLE (focus)))
    return FALSE;
  self->digit = g_variant_get_int32 (args);
  gtk_widget_activate_action (widget, "dialog.accept", NULL);
  self->digit = 0;
  return TRUE;
}

static void
vedette_declare_form_dispose (GObject *object)
{
  VedetteDeclareForm *self = VEDETTE_DECLARE_FORM (object);

  g_clear_object (&self->move);
  g_clear_object (&self->dice);
  g_clear_object (&self->settled);
  g_clear_pointer (&self->rows, g_ptr_array_unref);
  g_clear_pointer (&self->groups, g_ptr_array_unref);

  G_OBJECT_CLASS (vedette_declare_form_parent_class)->dispose (object);
}

static void
vedette_declare_form_class_init (VedetteDeclareFormClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = vedette_declare_form_dispose;
  VEDETTE_DIALOG_CLASS (klass)->accept = accept;
  VEDETTE_MOVE_DIALOG_CLASS (klass)->read_move = read_move;
  VEDETTE_MOVE_DIALOG_CLASS (klass)->get_dice = get_dice;
  VEDETTE_MOVE_DIALOG_CLASS (klass)->find_hint = find_hint;

  for (guint i = 1; i <= 9; i++)
    {
      gtk_widget_class_add_binding (GTK_WIDGET_CLASS (klass), GDK_KEY_0 + i, 0, on_digit, "i", i);
      gtk_widget_class_add_binding (GTK_WIDGET_CLASS (klass), GDK_KEY_KP_0 + i, 0, on_digit, "i", i);
    }

  signals[SIGNAL_CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                          G_TYPE_NONE, 0);
}

static void
vedette_declare_form_init (VedetteDeclareForm *self)
{
  self->rows = g_ptr_array_new_with_free_func (g_object_unref);
  self->groups = g_ptr_array_new ();
}

/* Returns: whether it may be left at “not said”, as what is typed in a text or counted is not */
static gboolean
is_fact (const VedetteField *field)
{
  switch (field->kind)
    {
    case VEDETTE_FIELD_INT:
    case VEDETTE_FIELD_IDS:
    case VEDETTE_FIELD_TEXT:
    case VEDETTE_FIELD_TEXTS:
      return FALSE;
    case VEDETTE_FIELD_FLAG:
    case VEDETTE_FIELD_INCHES:
    case VEDETTE_FIELD_ENUM:
    case VEDETTE_FIELD_TRI:
    case VEDETTE_FIELD_REF:
    case VEDETTE_FIELD_EACH_INT:
    case VEDETTE_FIELD_EACH_INCHES:
    default:
      return field->label != NULL && !field->needed;
    }
}

static gboolean
asks_facts (VedetteDeclareForm *self)
{
  guint n_params;
  GParamSpec **params = vedette_move_list_params (self->move, &n_params);

  for (guint i = 0; i < n_params; i++)
    if (is_fact (vedette_param_spec_get_field (params[i])))
      return !is_edit (self);
  return FALSE;
}

static GtkWidget *
add_group (VedetteDeclareForm *self)
{
  GtkWidget *group = asks_facts (self) && self->groups->len == 0 ? vedette_dialog_add_questions (VEDETTE_DIALOG (self))
                                                                 : vedette_dialog_add_group (VEDETTE_DIALOG (self), NULL);

  g_ptr_array_add (self->groups, group);
  return group;
}

/* What is asked of several parties stands under the name of each, and says to a screen reader whose it is. */
static VedetteDeclareRow *
add_party_row (VedetteDeclareForm *self,
               GParamSpec         *pspec)
{
  g_autoptr (GListModel) parties = vedette_rules_list_parties (get_rules (self), NULL);
  g_autoptr (VedetteParty) party = g_list_model_get_item (parties, vedette_param_spec_get_field (pspec)->party - 1);
  VedetteDeclareRow *row =
    vedette_declare_control_new (pspec, vedette_declare_dice_add_group (self->dice, vedette_party_get_id (party)));
  /* Translators: what is asked, and of which side, such as “Leader of Red” */
  g_autofree char *name = g_strdup_printf (_("%s of %s"), vedette_param_spec_get_label (pspec), vedette_party_get_name (party));

  gtk_accessible_update_property (GTK_ACCESSIBLE (vedette_declare_row_get_focus (row)), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  return row;
}

/* @group: in which the row is if it is one control */
static VedetteDeclareRow *
add_row (VedetteDeclareForm *self,
         GParamSpec         *pspec,
         GtkWidget         **group)
{
  const VedetteField *field = vedette_param_spec_get_field (pspec);
  VedetteDeclareRow *row;

  if (field->beside != NULL)
    row = vedette_declare_beside_new (pspec, VEDETTE_DECLARE_LIST (find_row (self, field->beside)));
  else if ((field->kind == VEDETTE_FIELD_IDS && !field->one) || field->each != NULL || (pspec->flags & VEDETTE_PARAM_EACH))
    {
      row = vedette_declare_list_new (pspec);
      vedette_dialog_add (VEDETTE_DIALOG (self), vedette_declare_row_get_widget (row));
      *group = NULL;
    }
  else if (field->party > 0)
    row = add_party_row (self, pspec);
  else
    {
      if (*group == NULL)
        *group = add_group (self);
      row = vedette_declare_control_new (pspec, *group);
    }
  g_ptr_array_add (self->rows, row);
  g_signal_connect_object (row, "changed", G_CALLBACK (on_changed), self, G_CONNECT_SWAPPED);
  return row;
}

static int
compare_ranks (gconstpointer a,
               gconstpointer b)
{
  return vedette_param_spec_get_field (*(GParamSpec **) a)->rank - vedette_param_spec_get_field (*(GParamSpec **) b)->rank;
}

static void
add_rows (VedetteDeclareForm *self)
{
  g_autoptr (GPtrArray) asked = g_ptr_array_new ();
  GtkWidget *group = NULL;
  guint n_params;
  GParamSpec **params = vedette_move_list_params (self->move, &n_params);

  for (guint i = 0; i < n_params; i++)
    if (vedette_param_spec_get_label (params[i]) != NULL)
      g_ptr_array_add (asked, params[i]);
  /* Those of one rank stay as they are. */
  g_ptr_array_sort (asked, compare_ranks);
  for (guint i = 0; i < asked->len; i++)
    add_row (self, asked->pdata[i], &group);
}

/* What is known of the move already is shown already. */
static void
show_known (VedetteDeclareForm *self)
{
  for (guint i = 0; i < self->rows->len; i++)
    {
      const char *name = vedette_declare_row_get_name (self->rows->pdata[i]);
      g_auto (GValue) value = G_VALUE_INIT;

      if (!vedette_move_is_said (self->move, name))
        continue;
      g_object_get_property (G_OBJECT (self->move), name, &value);
      vedette_declare_row_show (self->rows->pdata[i], &value);
      update_rows (self, self->rows->pdata[i]);
    }
}

/**
 * vedette_declare_form_new:
 * @move: the kind of move, with what is known of it already
 * @title: (nullable): what the form is called; %NULL for what the move is called
 * @verb: (nullable): what its button says
 *
 * Returns: (transfer none): a modal window, to be presented
 */
VedetteDeclareForm *
vedette_declare_form_new (GtkWindow      *parent,
                          VedetteSession *session,
                          VedetteMove    *move,
                          const char     *title,
                          const char     *verb)
{
  VedetteDeclareForm *self = vedette_move_dialog_new (VEDETTE_TYPE_DECLARE_FORM, parent, session,
                                                      title != NULL ? title : vedette_move_get_label (move));

  self->move = g_object_ref (move);
  self->dice = vedette_declare_dice_new (VEDETTE_DIALOG (self), get_rules (self));
  add_rows (self);
  update_rows (self, NULL);
  show_known (self);
  update_dice (self);
  vedette_dialog_say (VEDETTE_DIALOG (self), get_dice_hint (self));
  show_charts (self);
  vedette_dialog_set_accept (VEDETTE_DIALOG (self), verb != NULL ? verb : _("Do It"));
  return self;
}

/**
 * vedette_declare_form_add_header:
 * @param: one that is a list
 * @widget: what a system adds above it, and what is only its own
 * @suffix: (nullable): what stands beside its label
 */
void
vedette_declare_form_add_header (VedetteDeclareForm *self,
                                 const char         *param,
                                 GtkWidget          *widget,
                                 GtkWidget          *suffix)
{
  vedette_declare_list_add_header (VEDETTE_DECLARE_LIST (find_row (self, param)), widget, suffix);
}

/**
 * vedette_declare_form_add_odds:
 *
 * Shows what the roll may come to, with the chances, at the end.
 */
void
vedette_declare_form_add_odds (VedetteDeclareForm *self)
{
  self->odds = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_wrap (self->odds, TRUE);
  gtk_widget_add_css_class (GTK_WIDGET (self->odds), "numeric");
  vedette_dialog_add (VEDETTE_DIALOG (self), GTK_WIDGET (self->odds));
  update_dice (self);
}

/**
 * vedette_declare_form_focus_dice:
 *
 * Puts the focus where the first die is typed.
 */
void
vedette_declare_form_focus_dice (VedetteDeclareForm *self)
{
  vedette_declare_dice_focus (self->dice);
}

/**
 * vedette_declare_form_add_control:
 * @label: what @control is called
 * @control: what a system adds at the end, and what is only its own
 */
void
vedette_declare_form_add_control (VedetteDeclareForm *self,
                                  const char         *label,
                                  GtkWidget          *control)
{
  GtkWidget *group = self->groups->len > 0 ? self->groups->pdata[self->groups->len - 1] : add_group (self);

  vedette_row_add (group, label, NULL, control);
}

/**
 * vedette_declare_form_set_digits:
 * @param: (nullable): one that is a number, with a static name
 *
 * Lets a digit from 1 to 9 say it, and do the move at once.
 */
void
vedette_declare_form_set_digits (VedetteDeclareForm *self,
                                 const char         *param)
{
  self->digits = param;
}

/**
 * vedette_declare_form_focus:
 *
 * Puts the focus where @param is said.
 */
void
vedette_declare_form_focus (VedetteDeclareForm *self,
                            const char         *param)
{
  GtkWidget *control = vedette_declare_row_get_focus (find_row (self, param));

  if (control != NULL)
    gtk_widget_grab_focus (control);
}

/**
 * vedette_declare_form_say_ids:
 * @param: one that is a list of records
 *
 * Says it in place of whoever sits before the form.
 */
void
vedette_declare_form_say_ids (VedetteDeclareForm *self,
                              const char         *param,
                              const VedetteIds   *ids)
{
  VedetteDeclareRow *row = find_row (self, param);
  GValue value = G_VALUE_INIT;

  g_value_init (&value, VEDETTE_TYPE_IDS);
  g_value_set_boxed (&value, ids);
  vedette_declare_row_show (row, &value);
  g_value_unset (&value);
  on_changed (self, row);
}

/**
 * vedette_declare_form_read:
 * @error: what is wrong with what was typed
 *
 * Returns: (transfer full) (nullable): the move as it is said now
 */
VedetteMove *
vedette_declare_form_read (VedetteDeclareForm *self,
                           GError            **error)
{
  return read_rows (self, FALSE, error);
}
