/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Asks what each column of a table is: a row for each, with its head and its first values. */

#include "vedette-config.h"

#include "ui/exchange/vedette-import-columns.h"

#include <glib/gi18n-lib.h>

/* So many values are shown, cut at so many letters. */
#define SHOWN 3
#define MAX_VALUE 16

typedef struct
{
  VedetteCsv *csv;
  guint column;
  GCallback changed;
  gpointer user_data;
} Question;

static void
on_chosen (GtkDropDown *choice,
           GParamSpec  *pspec,
           Question    *question)
{
  question->csv->roles[question->column] = (VedetteCsvRole) gtk_drop_down_get_selected (choice);
  ((void (*) (gpointer)) question->changed) (question->user_data);
}

static void
free_question (gpointer  data,
               GClosure *closure)
{
  g_free (data);
}

static const char *
get_cell (const VedetteCsv *csv,
          guint             row,
          guint             column)
{
  GStrv cells = row < csv->rows->len ? csv->rows->pdata[row] : NULL;

  return cells != NULL && column < g_strv_length (cells) ? cells[column] : "";
}

static char *
say_values (const VedetteCsv *csv,
            guint             column)
{
  g_autoptr (GPtrArray) values = g_ptr_array_new_with_free_func (g_free);

  for (guint i = csv->has_head ? 1 : 0; i < csv->rows->len && values->len < SHOWN; i++)
    {
      g_autofree char *cell = g_strstrip (g_strdelimit (g_strdup (get_cell (csv, i, column)), "\n\r\t", ' '));

      if (*cell == '\0')
        continue;
      if (g_utf8_strlen (cell, -1) > MAX_VALUE)
        {
          g_autofree char *cut = g_utf8_substring (cell, 0, MAX_VALUE - 1);

          g_ptr_array_add (values, g_strconcat (cut, "…", NULL));
        }
      else
        g_ptr_array_add (values, g_steal_pointer (&cell));
    }
  if (values->len == 0)
    return g_strdup (_("empty"));
  g_ptr_array_add (values, NULL);
  return g_strjoinv (" · ", (char **) values->pdata);
}

/**
 * vedette_import_columns_new:
 * @csv: whose roles are changed; outlives the group
 * @changed: called with @user_data when another role was chosen
 *
 * Returns: (transfer floating): a group with a row for each column
 */
GtkWidget *
vedette_import_columns_new (VedetteCsv *csv,
                            GCallback   changed,
                            gpointer    user_data)
{
  GtkWidget *group = vedette_group_new (_("Columns"));
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) labels = NULL;

  for (guint i = 0; i < VEDETTE_N_CSV_ROLES; i++)
    g_strv_builder_add (builder, vedette_csv_role_get_label ((VedetteCsvRole) i));
  labels = g_strv_builder_end (builder);
  for (guint i = 0; i < csv->n_columns; i++)
    {
      const char *head = csv->has_head ? get_cell (csv, 0, i) : "";
      /* Translators: the number of a column that has no head */
      g_autofree char *title = *head != '\0' ? g_strdup (head) : g_strdup_printf (_("Column %u"), i + 1);
      g_autofree char *values = say_values (csv, i);
      GtkWidget *choice = vedette_row_add_choice (group, title, values, (const char * const *) labels, csv->roles[i]);
      Question *question = g_new0 (Question, 1);

      *question = (Question) { csv, i, changed, user_data };
      g_signal_connect_data (choice, "notify::selected", G_CALLBACK (on_chosen), question, free_question, 0);
    }
  return group;
}
