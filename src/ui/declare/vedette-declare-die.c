/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One die in a form: what it shows is typed as a number, or as what that number is called. */

#include "vedette-config.h"

#include "ui/declare/vedette-declare-die.h"

#include <glib/gi18n-lib.h>

#include "core/typed/vedette-scan.h"
#include "ui/widgets/vedette-dialog.h"
#include "ui/widgets/vedette-drop-down.h"

/**
 * VedetteDeclareDie:
 *
 * Where naturals have names, they are chosen from a list beside it, too. Some of them may be called alike: then it is the
 * first of those.
 */
struct _VedetteDeclareDie
{
  GObject parent_instance;

  VedetteDiceRequest *request;
  GtkWidget *entry;   /* borrowed, as is the other */
  GtkDropDown *names; /* after an empty one; NULL where naturals are just numbers */
};

G_DEFINE_FINAL_TYPE (VedetteDeclareDie, vedette_declare_die, G_TYPE_OBJECT)

static void
vedette_declare_die_finalize (GObject *object)
{
  g_clear_object (&VEDETTE_DECLARE_DIE (object)->request);

  G_OBJECT_CLASS (vedette_declare_die_parent_class)->finalize (object);
}

static void
vedette_declare_die_class_init (VedetteDeclareDieClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = vedette_declare_die_finalize;
}

static void
vedette_declare_die_init (VedetteDeclareDie *self)
{
}

/* Returns: the first natural of that name, 0 if none has it */
static int
find_named (VedetteDeclareDie *self,
            const char        *name)
{
  for (int i = 1; self->names != NULL && i <= self->request->sides; i++)
    if (vedette_scan_is_same (vedette_dice_request_get_name (self->request, i), name))
      return i;
  return 0;
}

/* Returns: the natural that was typed, 0 if that is none */
static int
find_natural (VedetteDeclareDie *self)
{
  g_autofree char *text = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->entry))));
  guint64 number;

  if (g_ascii_string_to_unsigned (text, 10, 1, (guint) self->request->sides, &number, NULL))
    return (int) number;
  return find_named (self, text);
}

static const char *
get_string (VedetteDeclareDie *self,
            guint              i)
{
  return gtk_string_list_get_string (GTK_STRING_LIST (gtk_drop_down_get_model (self->names)), i);
}

static guint
find_name (VedetteDeclareDie *self,
           int                natural)
{
  guint i = 0;

  while (natural > 0 && !g_str_equal (get_string (self, i), vedette_dice_request_get_name (self->request, natural)))
    i++;
  return i;
}

/* What is typed is chosen. */
static void
on_typed (VedetteDeclareDie *self)
{
  guint i = find_name (self, find_natural (self));

  if (gtk_drop_down_get_selected (self->names) != i)
    gtk_drop_down_set_selected (self->names, i);
}

/* What is chosen is typed, unless a number that is called so stands there. */
static void
on_chosen (VedetteDeclareDie *self)
{
  guint i = gtk_drop_down_get_selected (self->names);

  if (i > 0 && i != GTK_INVALID_LIST_POSITION && find_name (self, find_natural (self)) != i)
    gtk_editable_set_text (GTK_EDITABLE (self->entry), get_string (self, i));
}

/* Each name once */
static void
add_names (VedetteDeclareDie *self)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);
  g_auto (GStrv) names = NULL;
  GtkWidget *row = gtk_widget_get_ancestor (self->entry, ADW_TYPE_ACTION_ROW);

  /* Translators: in place of a name while none is chosen */
  g_strv_builder_add (builder, _("by name"));
  for (int i = 1; i <= self->request->sides; i++)
    {
      const char *name = vedette_dice_request_get_name (self->request, i);

      if (g_hash_table_add (seen, (gpointer) name))
        g_strv_builder_add (builder, name);
    }
  names = g_strv_builder_end (builder);
  self->names = GTK_DROP_DOWN (vedette_drop_down_new_from_strings ((const char * const *) names));
  gtk_widget_set_valign (GTK_WIDGET (self->names), GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->names), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Result by name"),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, self->request->label, -1);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), GTK_WIDGET (self->names));
  g_signal_connect_object (self->entry, "changed", G_CALLBACK (on_typed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->names, "notify::selected", G_CALLBACK (on_chosen), self, G_CONNECT_SWAPPED);
}

/**
 * vedette_declare_die_new:
 * @group: to which its row is added
 * @party: (nullable): the name of whose it is
 *
 * Returns: (transfer full): a die of which nothing is typed yet
 */
VedetteDeclareDie *
vedette_declare_die_new (VedetteDiceRequest *request,
                         GtkWidget          *group,
                         const char         *party)
{
  VedetteDeclareDie *self = g_object_new (VEDETTE_TYPE_DECLARE_DIE, NULL);
  const char *label = request->label;
  gboolean named = vedette_dice_request_get_name (request, 1) != NULL;
  /* Translators: a die, with the number of its sides, as players write it */
  g_autofree char *sides = g_strdup_printf (_("d%d"), request->sides);
  /* Translators: the name of a side */
  g_autofree char *name = party != NULL ? g_strdup_printf (_("Die for %s"), party) : NULL;

  self->request = g_object_ref (request);
  self->entry = vedette_row_add_entry (group, _("Die"), "");
  gtk_editable_set_width_chars (GTK_EDITABLE (self->entry), 4);
  gtk_editable_set_max_width_chars (GTK_EDITABLE (self->entry), named ? 8 : 4);
  gtk_entry_set_placeholder_text (GTK_ENTRY (self->entry), sides);
  gtk_entry_set_input_purpose (GTK_ENTRY (self->entry), named ? GTK_INPUT_PURPOSE_FREE_FORM : GTK_INPUT_PURPOSE_DIGITS);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (gtk_widget_get_ancestor (self->entry, ADW_TYPE_ACTION_ROW)), label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->entry), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, label, -1);
  if (name != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (self->entry), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  if (named)
    add_names (self);
  return self;
}

VedetteDiceRequest *
vedette_declare_die_get_request (VedetteDeclareDie *self)
{
  return self->request;
}

/* Returns: whether anything stands there */
gboolean
vedette_declare_die_is_typed (VedetteDeclareDie *self)
{
  g_autofree char *text = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->entry))));

  return *text != '\0';
}

/**
 * vedette_declare_die_read:
 * @error: what stands there is nothing that it can show; the focus is there then
 *
 * Returns: whether the die can show that
 */
gboolean
vedette_declare_die_read (VedetteDeclareDie  *self,
                          int                *natural,
                          GError            **error)
{
  *natural = find_natural (self);
  if (*natural > 0)
    return TRUE;
  gtk_widget_grab_focus (self->entry);
  /* Translators: how many sides the die has */
  g_set_error (error, VEDETTE_DICE_ERROR, VEDETTE_DICE_ERROR_OUT_OF_RANGE, _("Enter a number from 1 to %d"),
               self->request->sides);
  return FALSE;
}

void
vedette_declare_die_focus (VedetteDeclareDie *self)
{
  gtk_widget_grab_focus (self->entry);
}

/**
 * vedette_declare_die_settle:
 *
 * Leaves it as it is for good.
 */
void
vedette_declare_die_settle (VedetteDeclareDie *self)
{
  gtk_widget_set_sensitive (self->entry, FALSE);
  if (self->names != NULL)
    gtk_widget_set_sensitive (GTK_WIDGET (self->names), FALSE);
}

/**
 * vedette_declare_die_remove:
 *
 * Takes its row out of the group.
 */
void
vedette_declare_die_remove (VedetteDeclareDie *self)
{
  GtkWidget *row = gtk_widget_get_ancestor (self->entry, ADW_TYPE_ACTION_ROW);

  adw_preferences_group_remove (ADW_PREFERENCES_GROUP (gtk_widget_get_ancestor (row, ADW_TYPE_PREFERENCES_GROUP)), row);
}
