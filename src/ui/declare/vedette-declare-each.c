/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is typed in a form for each of a list: texts, numbers, lengths. */

#include "vedette-config.h"

#include "ui/declare/vedette-declare-each.h"

#include <glib/gi18n-lib.h>

#include "core/document/vedette-field.h"
#include "ui/declare/vedette-declare-input.h"
#include "ui/declare/vedette-inches.h"

#define CHOICE "vedette-choice"

/**
 * vedette_declare_each_get_choice:
 *
 * Returns: (transfer none): of whom the control says something
 */
VedetteChoice *
vedette_declare_each_get_choice (GtkWidget *control)
{
  return g_object_get_data (G_OBJECT (control), CHOICE);
}

/**
 * vedette_declare_each_set_choice:
 * @control: in its row
 *
 * Lets the control know of whom it says something, and be called as that one wants it to be.
 */
void
vedette_declare_each_set_choice (GtkWidget     *control,
                                 VedetteChoice *choice)
{
  if (choice->name != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (control), GTK_ACCESSIBLE_PROPERTY_LABEL, choice->name, -1);
  g_object_set_data_full (G_OBJECT (control), CHOICE, g_object_ref (choice), g_object_unref);
}

/**
 * vedette_declare_each_new_input:
 *
 * Returns: (transfer floating): where it is typed for @choice
 */
GtkWidget *
vedette_declare_each_new_input (GParamSpec    *pspec,
                                VedetteChoice *choice)
{
  int most = choice->most;

  return most > 0 ? vedette_declare_input_new_spin (0, most) : vedette_declare_input_new_entry (pspec);
}

static gint64
get_id (GtkWidget *control)
{
  return vedette_declare_each_get_choice (control)->id;
}

/* Returns: what stands before each text about it */
static char *
make_prefix (GtkWidget *control)
{
  VedetteChoice *choice = vedette_declare_each_get_choice (control);
  const char *nick = choice->nick;

  if (nick == NULL && get_id (control) == 0)
    return g_strdup ("");
  return g_strconcat (nick != NULL ? nick : choice->label, " ", NULL);
}

static void
show_texts (GPtrArray          *controls,
            const char * const *texts)
{
  for (guint i = 0; i < controls->len; i++)
    {
      GtkWidget *control = controls->pdata[i];
      g_autofree char *prefix = make_prefix (control);
      g_autoptr (GString) own = g_string_new (NULL);

      for (guint k = 0; texts != NULL && texts[k] != NULL; k++)
        if (g_str_has_prefix (texts[k], prefix))
          g_string_append_printf (own, "%s%s", own->len > 0 ? ", " : "", texts[k] + strlen (prefix));
      if (GTK_IS_SPIN_BUTTON (control))
        gtk_spin_button_set_value (GTK_SPIN_BUTTON (control), (double) g_ascii_strtoll (own->str, NULL, 10));
      else
        gtk_editable_set_text (GTK_EDITABLE (control), own->str);
    }
}

/* Returns: (transfer full): what was typed there */
static char *
get_typed (GtkWidget *control)
{
  int number;

  if (!GTK_IS_SPIN_BUTTON (control))
    return g_strdup (gtk_editable_get_text (GTK_EDITABLE (control)));
  number = vedette_declare_input_read_spin (control);
  return number > 0 ? g_strdup_printf ("%d", number) : g_strdup ("");
}

static GStrv
read_texts (GPtrArray *controls)
{
  g_autoptr (GStrvBuilder) texts = g_strv_builder_new ();

  for (guint i = 0; i < controls->len; i++)
    {
      g_autofree char *prefix = make_prefix (controls->pdata[i]);
      g_autofree char *typed = get_typed (controls->pdata[i]);
      g_auto (GStrv) parts = g_strsplit_set (typed, ",;", -1);

      for (guint k = 0; parts[k] != NULL; k++)
        {
          g_autofree char *text = *g_strstrip (parts[k]) != '\0' ? g_strconcat (prefix, parts[k], NULL) : NULL;

          if (text != NULL)
            g_strv_builder_add (texts, text);
        }
    }
  return g_strv_builder_end (texts);
}

static void
show_numbers (const VedetteField   *field,
              GPtrArray            *controls,
              const VedetteNumbers *numbers)
{
  for (guint i = 0; i < controls->len; i++)
    {
      g_autofree char *text = NULL;
      int number;

      if (!vedette_numbers_find (numbers, get_id (controls->pdata[i]), &number))
        text = g_strdup ("");
      else if (field->kind == VEDETTE_FIELD_EACH_INCHES)
        text = vedette_inches_write (number);
      else
        text = g_strdup_printf ("%d", number);
      gtk_editable_set_text (controls->pdata[i], text);
    }
}

/* Returns: whether it is a number at all; @said tells whether there is one */
static gboolean
read_number (const VedetteField  *field,
             const char          *text,
             int                 *number,
             gboolean            *said,
             GError             **error)
{
  g_autofree char *own = g_strstrip (g_strdup (text));
  gint64 read;

  *said = *own != '\0';
  if (!*said || field->kind == VEDETTE_FIELD_EACH_INCHES)
    {
      if (!vedette_inches_read (own, number, error))
        return FALSE;
      *said = *number >= 0;
      return TRUE;
    }
  if (g_ascii_string_to_signed (own, 10, field->min, field->max, &read, NULL))
    {
      *number = (int) read;
      return TRUE;
    }
  /* Translators: what was typed, and the lowest and the highest number */
  g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT, _("Replace “%s” with a number from %d to %d"), own, field->min,
               field->max);
  return FALSE;
}

static gboolean
read_numbers (const VedetteField  *field,
              GPtrArray           *controls,
              GValue              *value,
              GError             **error)
{
  g_autoptr (GArray) numbers = g_array_new (FALSE, FALSE, sizeof (VedetteNumber));

  for (guint i = 0; i < controls->len; i++)
    {
      VedetteNumber number = { .id = get_id (controls->pdata[i]) };
      gboolean said;

      if (!read_number (field, gtk_editable_get_text (controls->pdata[i]), &number.number, &said, error))
        return FALSE;
      if (said)
        g_array_append_val (numbers, number);
    }
  if (numbers->len > 0)
    g_value_take_boxed (value, vedette_numbers_new ((const VedetteNumber *) (gpointer) numbers->data, numbers->len));
  return TRUE;
}

/**
 * vedette_declare_each_show:
 * @controls: (element-type GtkWidget): each with its choice
 *
 * Lets the controls say @value.
 */
void
vedette_declare_each_show (GParamSpec   *pspec,
                           GPtrArray    *controls,
                           const GValue *value)
{
  const VedetteField *field = vedette_param_spec_get_field (pspec);

  if (field->kind == VEDETTE_FIELD_TEXTS)
    show_texts (controls, g_value_get_boxed (value));
  else
    show_numbers (field, controls, g_value_get_boxed (value));
}

/**
 * vedette_declare_each_read:
 * @error: what is wrong with what was typed
 *
 * Returns: whether that is what the parameter can be
 */
gboolean
vedette_declare_each_read (GParamSpec  *pspec,
                           GPtrArray   *controls,
                           GValue      *value,
                           GError     **error)
{
  const VedetteField *field = vedette_param_spec_get_field (pspec);

  if (field->kind != VEDETTE_FIELD_TEXTS)
    return read_numbers (field, controls, value, error);
  g_value_take_boxed (value, read_texts (controls));
  return TRUE;
}
