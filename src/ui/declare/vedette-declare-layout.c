/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where each parameter stands in a form: in which order, in a group with which others, under whose name. */

#include "vedette-config.h"

#include "ui/declare/vedette-declare-layout.h"

#include <glib/gi18n-lib.h>

#include "core/document/vedette-enum.h"
#include "core/rules/story/vedette-party.h"
#include "core/rules/vedette-choice.h"
#include "ui/declare/vedette-declare-beside.h"
#include "ui/declare/vedette-declare-control.h"
#include "ui/declare/vedette-declare-list.h"

struct _VedetteDeclareLayout
{
  GObject parent_instance;

  VedetteDialog *dialog; /* borrowed: it owns this */
  VedetteRules *rules;
  VedetteDeclareRows *rows;
  VedetteDeclareDice *dice;
  GPtrArray *groups;   /* (element-type GtkWidget), borrowed, of rows that are one control */
  gboolean asks_facts; /* whether something may be left at “not said” */
};

G_DEFINE_FINAL_TYPE (VedetteDeclareLayout, vedette_declare_layout, G_TYPE_OBJECT)

static void
vedette_declare_layout_finalize (GObject *object)
{
  VedetteDeclareLayout *self = VEDETTE_DECLARE_LAYOUT (object);

  g_clear_object (&self->rules);
  g_clear_object (&self->rows);
  g_clear_object (&self->dice);
  g_ptr_array_unref (self->groups);

  G_OBJECT_CLASS (vedette_declare_layout_parent_class)->finalize (object);
}

static void
vedette_declare_layout_class_init (VedetteDeclareLayoutClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = vedette_declare_layout_finalize;
}

static void
vedette_declare_layout_init (VedetteDeclareLayout *self)
{
  self->groups = g_ptr_array_new ();
}

/**
 * vedette_declare_layout_new:
 * @dialog: in which all stands, and which outlives this
 * @rows: to which each parameter is added
 * @dice: in whose groups stands what is asked of a party
 *
 * Returns: (transfer full): a layout of nothing
 */
VedetteDeclareLayout *
vedette_declare_layout_new (VedetteDialog      *dialog,
                            VedetteRules       *rules,
                            VedetteDeclareRows *rows,
                            VedetteDeclareDice *dice)
{
  VedetteDeclareLayout *self = g_object_new (VEDETTE_TYPE_DECLARE_LAYOUT, NULL);

  self->dialog = dialog;
  self->rules = g_object_ref (rules);
  self->rows = g_object_ref (rows);
  self->dice = g_object_ref (dice);
  return self;
}

/* Where what is so as long as nobody says anything is one of the choices, that is chosen. */
static gboolean
has_default (VedetteDeclareLayout *self,
             VedetteMove          *move,
             GParamSpec           *pspec)
{
  int value = g_value_get_enum (g_param_spec_get_default_value (pspec));
  const char *nick = vedette_enum_get_nick (G_PARAM_SPEC_VALUE_TYPE (pspec), value);

  vedette_each_new (VedetteChoice, choice, vedette_move_get_choices (move, self->rules, pspec->name, NULL))
    if (g_strcmp0 (choice->nick, nick) == 0)
      return TRUE;
  return FALSE;
}

/* Returns: whether it may be left at “not said”, as what is typed in a text, counted or switched on is not */
static gboolean
is_fact (VedetteDeclareLayout *self,
         VedetteMove          *move,
         GParamSpec           *pspec)
{
  const VedetteField *field = vedette_param_spec_get_field (pspec);

  switch (field->kind)
    {
    case VEDETTE_FIELD_INT:
    case VEDETTE_FIELD_IDS:
    case VEDETTE_FIELD_TEXT:
    case VEDETTE_FIELD_TEXTS:
    case VEDETTE_FIELD_FLAG:
      return FALSE;
    case VEDETTE_FIELD_ENUM:
      return field->label != NULL && !field->needed && !has_default (self, move, pspec);
    case VEDETTE_FIELD_INCHES:
    case VEDETTE_FIELD_TRI:
    case VEDETTE_FIELD_REF:
    case VEDETTE_FIELD_EACH_INT:
    case VEDETTE_FIELD_EACH_INCHES:
    default:
      /* Where nothing chosen has a word of its own, nobody reads “not said”. */
      return field->label != NULL && !field->needed && field->none == NULL;
    }
}

static gboolean
asks_facts (VedetteDeclareLayout *self,
            VedetteMove          *move)
{
  guint n_params;
  GParamSpec **params = vedette_move_list_params (move, &n_params);

  for (guint i = 0; i < n_params; i++)
    if (is_fact (self, move, params[i]))
      return vedette_move_get_group (move) != VEDETTE_MOVE_EDIT;
  return FALSE;
}

/* What comes of leaving facts unsaid is said over the first of them. */
static GtkWidget *
add_group (VedetteDeclareLayout *self)
{
  GtkWidget *group = self->asks_facts && self->groups->len == 0 ? vedette_dialog_add_questions (self->dialog)
                                                                : vedette_dialog_add_group (self->dialog, NULL);

  g_ptr_array_add (self->groups, group);
  return group;
}

/* What is asked of several parties stands under the name of each, and says to a screen reader whose it is. */
static VedetteDeclareRow *
add_party_row (VedetteDeclareLayout *self,
               GParamSpec         *pspec)
{
  g_autoptr (GListModel) parties = vedette_rules_list_parties (self->rules, NULL);
  g_autoptr (VedetteParty) party = g_list_model_get_item (parties, vedette_param_spec_get_field (pspec)->party - 1);
  VedetteDeclareRow *row =
    vedette_declare_control_new (pspec, vedette_declare_dice_add_group (self->dice, party->id));
  /* Translators: what is asked, and of which side, such as “Leader of Red” */
  g_autofree char *name = g_strdup_printf (_("%s of %s"), vedette_param_spec_get_label (pspec), party->name);

  gtk_accessible_update_property (GTK_ACCESSIBLE (vedette_declare_row_get_focus (row)), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  -1);
  return row;
}

/* @group: in which the row is if it is one control */
static void
add_row (VedetteDeclareLayout *self,
         GParamSpec         *pspec,
         GtkWidget         **group)
{
  const VedetteField *field = vedette_param_spec_get_field (pspec);
  VedetteDeclareRow *row;

  if (field->beside != NULL)
    row = vedette_declare_beside_new (pspec, VEDETTE_DECLARE_LIST (vedette_declare_rows_find (self->rows, field->beside)));
  else if ((field->kind == VEDETTE_FIELD_IDS && !field->one) || field->each != NULL || (pspec->flags & VEDETTE_PARAM_EACH))
    {
      row = vedette_declare_list_new (pspec);
      vedette_dialog_add (self->dialog, vedette_declare_row_get_widget (row));
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
  vedette_declare_rows_add (self->rows, row);
}

static int
compare_ranks (gconstpointer a,
               gconstpointer b)
{
  return vedette_param_spec_get_field (*(GParamSpec **) a)->rank - vedette_param_spec_get_field (*(GParamSpec **) b)->rank;
}

/**
 * vedette_declare_layout_asks:
 *
 * Returns: whether there is anything to be asked about the move
 */
gboolean
vedette_declare_layout_asks (VedetteMove *move)
{
  guint n_params;
  GParamSpec **params = vedette_move_list_params (move, &n_params);

  for (guint i = 0; i < n_params; i++)
    if (vedette_param_spec_get_label (params[i]) != NULL)
      return TRUE;
  return FALSE;
}

/**
 * vedette_declare_layout_add_params:
 *
 * Adds a row for each parameter of the move that has a label.
 */
void
vedette_declare_layout_add_params (VedetteDeclareLayout *self,
                                   VedetteMove          *move)
{
  g_autoptr (GPtrArray) asked = g_ptr_array_new ();
  GtkWidget *group = NULL;
  guint n_params;
  GParamSpec **params = vedette_move_list_params (move, &n_params);

  self->asks_facts = asks_facts (self, move);
  for (guint i = 0; i < n_params; i++)
    if (vedette_param_spec_get_label (params[i]) != NULL)
      g_ptr_array_add (asked, params[i]);
  /* Those of one rank stay as they are. */
  g_ptr_array_sort (asked, compare_ranks);
  for (guint i = 0; i < asked->len; i++)
    add_row (self, asked->pdata[i], &group);
}

/**
 * vedette_declare_layout_get_group:
 *
 * Returns: (transfer none): the last group of rows that are one control, for what only a system adds
 */
GtkWidget *
vedette_declare_layout_get_group (VedetteDeclareLayout *self)
{
  return self->groups->len > 0 ? self->groups->pdata[self->groups->len - 1] : add_group (self);
}

/**
 * vedette_declare_layout_update:
 *
 * A group that asks nothing is not there either.
 */
void
vedette_declare_layout_update (VedetteDeclareLayout *self)
{
  for (guint i = 0; i < self->groups->len; i++)
    gtk_widget_set_visible (self->groups->pdata[i], vedette_declare_rows_ask_in (self->rows, self->groups->pdata[i]));
}
