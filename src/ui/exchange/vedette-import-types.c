/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Asks once for each type of units of another program what they are; what was said the last time is chosen. */

#include "vedette-config.h"

#include "ui/exchange/vedette-import-types.h"

#include <glib/gi18n-lib.h>

#include "core/typed/vedette-scan.h"
#include "ui/exchange/vedette-type-memory.h"
#include "ui/widgets/vedette-drop-down.h"

/* No system asks more of a type. */
#define MAX_ASKS 3

typedef struct
{
  char *type;
  gboolean said; /* the file says what they are, and that is the first choice */
  GtkDropDown *answers[MAX_ASKS];
} Row;

typedef struct
{
  const VedetteArmyFormat *format;
  GArray *rows;
} Types;

static void
clear_row (gpointer data)
{
  g_free (((Row *) data)->type);
}

static void
free_types (gpointer data)
{
  g_array_unref (((Types *) data)->rows);
  g_free (data);
}

static guint
get_answer (const Row *row,
            guint      k)
{
  guint chosen = gtk_drop_down_get_selected (row->answers[k]);

  return k == 0 && row->said ? chosen - 1 : chosen;
}

/* Returns: (transfer full): the answers as words of a line */
static char *
say (const VedetteArmyFormat *format,
     const guint             *answers)
{
  GString *words = g_string_new (NULL);

  for (guint k = 0; format->asks[k].title != NULL; k++)
    {
      const char *word = format->asks[k].words[answers[k]];

      if (*word == '\0')
        continue;
      if (words->len > 0)
        g_string_append (words, format->joint);
      g_string_append (words, word);
    }
  return g_string_free (words, FALSE);
}

/* Returns: whether all answers that there are were gone through */
static gboolean
go_on (const VedetteArmyFormat *format,
       guint                   *answers)
{
  for (guint k = 0; format->asks[k].title != NULL; k++)
    {
      if (format->asks[k].words[++answers[k]] != NULL)
        return FALSE;
      answers[k] = 0;
    }
  return TRUE;
}

/* What was said the last time stands in a file as words; they are found again among the answers. */
static void
restore (const VedetteArmyFormat *format,
         const char              *system,
         const Row               *row)
{
  g_autofree char *words = vedette_type_memory_find (system, row->type);
  guint answers[MAX_ASKS] = { 0 };

  if (words == NULL)
    return;
  do
    {
      g_autofree char *said = say (format, answers);

      if (!g_str_equal (said, words))
        continue;
      for (guint k = 0; format->asks[k].title != NULL; k++)
        gtk_drop_down_set_selected (row->answers[k], answers[k]);
      return;
    }
  while (!go_on (format, answers));
}

static GtkDropDown *
make_answers (const VedetteArmyAsk *ask,
              gboolean              said)
{
  g_autoptr (GtkStringList) labels = gtk_string_list_new (NULL);

  if (said)
    gtk_string_list_append (labels, _("as in the file"));
  for (guint i = 0; ask->words[i] != NULL; i++)
    gtk_string_list_append (labels, *ask->words[i] != '\0' ? _(ask->words[i]) : _("none"));
  return GTK_DROP_DOWN (vedette_drop_down_new (G_LIST_MODEL (labels)));
}

/* What the file says is about all that is asked. */
static void
on_first_chosen (GtkDropDown *first,
                 GParamSpec  *pspec,
                 GtkWidget   *box)
{
  for (GtkWidget *child = gtk_widget_get_next_sibling (GTK_WIDGET (first)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    gtk_widget_set_sensitive (child, gtk_drop_down_get_selected (first) > 0);
}

static void
add_row (GtkWidget           *group,
         const Types         *types,
         const char          *system,
         const VedetteRoster *roster,
         const char          *type)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  Row row = { .type = g_strdup (type) };
  g_autofree char *subtitle = NULL;
  guint n = 0, men = 0;

  for (guint i = 0; i < roster->units->len; i++)
    {
      const VedetteRosterUnit *unit = roster->units->pdata[i];

      if (!g_str_equal (unit->type, type))
        continue;
      n++;
      men += (guint) unit->count;
      row.said |= unit->words != NULL;
    }
  if (n == 1)
    /* Translators: how many figures a line of an army has */
    subtitle = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u figure", "%u figures", men), men);
  else
    {
      /* Translators: how many lines of an army are of a type */
      g_autofree char *of_lines = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u line", "%u lines", n), n);
      g_autofree char *of_men = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u figure", "%u figures", men), men);

      /* Translators: how many lines of an army are of a type, and how many figures those have, as in “3 lines, 24 figures” */
      subtitle = g_strdup_printf (C_("lines and men", "%s, %s"), of_lines, of_men);
    }
  vedette_row_add (group, type, subtitle, box);
  for (guint k = 0; types->format->asks[k].title != NULL && k < MAX_ASKS; k++)
    {
      /* Translators: a type of units, and what is asked of them, as in “Archers: Class” */
      g_autofree char *name = g_strdup_printf (_("%s: %s"), type, _(types->format->asks[k].title));

      row.answers[k] = make_answers (&types->format->asks[k], k == 0 && row.said);
      gtk_accessible_update_property (GTK_ACCESSIBLE (row.answers[k]), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
      gtk_widget_set_tooltip_text (GTK_WIDGET (row.answers[k]), _(types->format->asks[k].title));
      gtk_box_append (GTK_BOX (box), GTK_WIDGET (row.answers[k]));
    }
  /* What the file says of its units is nearer to them than what was said of another. */
  if (!row.said)
    restore (types->format, system, &row);
  else
    {
      g_signal_connect (row.answers[0], "notify::selected", G_CALLBACK (on_first_chosen), box);
      on_first_chosen (row.answers[0], NULL, box);
    }
  g_array_append_val (types->rows, row);
}

/**
 * vedette_import_types_new:
 * @system: the word of the system
 * @changed: (scope notified): called, with @user_data swapped to the front, when something else was chosen
 *
 * Returns: (transfer floating): a group with a row for each type
 */
GtkWidget *
vedette_import_types_new (const VedetteRoster     *roster,
                          const VedetteArmyFormat *format,
                          const char              *system,
                          GCallback                changed,
                          gpointer                 user_data)
{
  GtkWidget *group = vedette_group_new (_("Unit Types"));
  g_autoptr (GPtrArray) list = vedette_roster_list_types (roster);
  Types *types = g_new0 (Types, 1);

  types->format = format;
  types->rows = g_array_new (FALSE, TRUE, sizeof (Row));
  g_array_set_clear_func (types->rows, clear_row);
  adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (group),
                                         _("Other programs do not record these details. Vedette remembers your choices for the "
                                           "next file."));
  for (guint i = 0; i < list->len; i++)
    add_row (group, types, system, roster, list->pdata[i]);
  for (guint i = 0; i < types->rows->len; i++)
    for (guint k = 0; k < MAX_ASKS && g_array_index (types->rows, Row, i).answers[k] != NULL; k++)
      g_signal_connect_data (g_array_index (types->rows, Row, i).answers[k], "notify::selected", changed, user_data, NULL,
                             G_CONNECT_SWAPPED);
  g_object_set_data_full (G_OBJECT (group), "vedette-types", types, free_types);
  return group;
}

/**
 * vedette_import_types_make_map:
 * @group: as vedette_import_types_new() has made it
 *
 * Returns: (transfer full) (element-type utf8 utf8): types, folded, and what was said of them, for vedette_roster_to_text()
 */
GHashTable *
vedette_import_types_make_map (GtkWidget *group)
{
  GHashTable *map = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  const Types *types = g_object_get_data (G_OBJECT (group), "vedette-types");

  for (guint i = 0; i < types->rows->len; i++)
    {
      const Row *row = &g_array_index (types->rows, Row, i);
      guint answers[MAX_ASKS] = { 0 };

      if (row->said && gtk_drop_down_get_selected (row->answers[0]) == 0)
        continue;
      for (guint k = 0; types->format->asks[k].title != NULL; k++)
        answers[k] = get_answer (row, k);
      g_hash_table_insert (map, vedette_scan_fold (row->type), say (types->format, answers));
    }
  return map;
}
