/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A parameter in a form beside a list: an answer of that list or a number for each of its records, and no rows of its own. */

#include "vedette-config.h"

#include "ui/declare/vedette-declare-beside.h"

struct _VedetteDeclareBeside
{
  VedetteDeclareRow parent_instance;

  guint answer; /* of the list; 0 for a number of each record */
};

G_DEFINE_FINAL_TYPE (VedetteDeclareBeside, vedette_declare_beside, VEDETTE_TYPE_DECLARE_ROW)

static VedetteDeclareList *
get_list (VedetteDeclareRow *row)
{
  return VEDETTE_DECLARE_LIST (vedette_declare_row_get_beside (row));
}

static void
vedette_declare_beside_show (VedetteDeclareRow *row,
                             const GValue      *value)
{
  if (G_VALUE_HOLDS (value, VEDETTE_TYPE_NUMBERS))
    vedette_declare_list_show_numbers (get_list (row), g_value_get_boxed (value));
  else
    vedette_declare_list_show_answer (get_list (row), VEDETTE_DECLARE_BESIDE (row)->answer, g_value_get_boxed (value));
}

static gboolean
vedette_declare_beside_read (VedetteDeclareRow  *row,
                             GValue             *value,
                             GError            **error)
{
  if (G_VALUE_HOLDS (value, VEDETTE_TYPE_NUMBERS))
    g_value_take_boxed (value, vedette_declare_list_read_numbers (get_list (row)));
  else
    g_value_take_boxed (value, vedette_declare_list_read_answer (get_list (row), VEDETTE_DECLARE_BESIDE (row)->answer));
  return TRUE;
}

static GtkWidget *
vedette_declare_beside_get_focus (VedetteDeclareRow *row)
{
  return vedette_declare_row_get_focus (vedette_declare_row_get_beside (row));
}

static const char *
vedette_declare_beside_mark (VedetteDeclareRow *row,
                             const char        *wrong)
{
  VedetteDeclareRow *list = vedette_declare_row_get_beside (row);

  return VEDETTE_DECLARE_ROW_GET_CLASS (list)->mark (list, wrong);
}

static void
vedette_declare_beside_class_init (VedetteDeclareBesideClass *klass)
{
  VedetteDeclareRowClass *row_class = VEDETTE_DECLARE_ROW_CLASS (klass);

  row_class->show = vedette_declare_beside_show;
  row_class->read = vedette_declare_beside_read;
  row_class->get_focus = vedette_declare_beside_get_focus;
  row_class->mark = vedette_declare_beside_mark;
}

static void
vedette_declare_beside_init (VedetteDeclareBeside *self)
{
}

/**
 * vedette_declare_beside_new:
 * @list: not filled yet, and outlives this
 *
 * Returns: (transfer full): the parameter as an answer of @list, or as a number of each of its records
 */
VedetteDeclareRow *
vedette_declare_beside_new (GParamSpec         *pspec,
                            VedetteDeclareList *list)
{
  VedetteDeclareBeside *self = g_object_new (VEDETTE_TYPE_DECLARE_BESIDE, "param", pspec, NULL);

  if (pspec->flags & VEDETTE_PARAM_EACH)
    vedette_declare_list_add_number (list, vedette_param_spec_get_label (pspec));
  else
    self->answer = vedette_declare_list_add_answer (list, vedette_param_spec_get_answer (pspec));
  vedette_declare_row_set_beside (VEDETTE_DECLARE_ROW (self), VEDETTE_DECLARE_ROW (list));
  return VEDETTE_DECLARE_ROW (self);
}
