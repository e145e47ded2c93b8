/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Asks what a new battle needs, which is nothing: Enter accepts. */

#include "vedette-config.h"

#include "ui/start/vedette-new-dialog.h"

#include <glib/gi18n-lib.h>

#include "core/exchange/vedette-army.h"
#include "core/systems.h"
#include "ui/exchange/vedette-army-library.h"
#include "ui/exchange/vedette-army-sides.h"
#include "ui/preferences/vedette-settings.h"

/* How far below the edge of its row the choice stands, in px */
#define CHOICE_TOP 8

/* A parameter, and the control in which it is said; none if only a setting says it */
typedef struct
{
  const VedetteParam *param;
  GtkWidget *control;
} Row;

/* What is asked of one system */
typedef struct
{
  const VedetteSystem *system;
  GPtrArray *groups; /* of rows, the first with the choice of the system, too */
  GArray *rows;
  GtkDropDown *choice;
  GPtrArray *kept;   /* (element-type VedetteArmyEntry): the armies of the library that may join */
  GPtrArray *armies; /* a choice among them for each side, the first being none */
} Page;

struct _VedetteNewDialog
{
  VedetteDialog parent_instance;

  GPtrArray *pages;
  guint shown;
};

enum
{
  SIGNAL_CREATED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (VedetteNewDialog, vedette_new_dialog, VEDETTE_TYPE_DIALOG)

static void
free_page (Page *page)
{
  g_ptr_array_unref (page->groups);
  g_array_unref (page->rows);
  g_ptr_array_unref (page->kept);
  g_ptr_array_unref (page->armies);
  g_free (page);
}

static const char *
get_preset (const VedetteParam *param)
{
  return param->preset != NULL ? param->preset () : "";
}

/* A text that is as it was is not said. */
static void
declare (const Row   *row,
         VedetteMove *move)
{
  const char *name = row->param->field.name;
  g_autofree char *text = NULL;

  if (row->control == NULL)
    g_object_set (move, name, vedette_settings_get (row->param->setting), NULL);
  else if (GTK_IS_DROP_DOWN (row->control))
    g_object_set (move, name, (int) gtk_drop_down_get_selected (GTK_DROP_DOWN (row->control)), NULL);
  else if (GTK_IS_SWITCH (row->control))
    g_object_set (move, name, gtk_switch_get_active (GTK_SWITCH (row->control)), NULL);
  else if (GTK_IS_SPIN_BUTTON (row->control))
    {
      /* Also what was typed and not taken yet */
      gtk_spin_button_update (GTK_SPIN_BUTTON (row->control));
      g_object_set (move, name, gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (row->control)), NULL);
    }
  else
    {
      text = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (row->control))));
      if (!g_str_equal (text, get_preset (row->param)))
        g_object_set (move, name, text, NULL);
    }
}

/* Brings in the armies that were chosen, each in a step of its own. */
static gboolean
add_armies (const Page    *page,
            VedetteRules  *rules,
            GError       **error)
{
  const VedetteArmyFormat *format = vedette_army_get_format (rules);

  for (guint i = 0; i < page->armies->len; i++)
    {
      guint chosen = gtk_drop_down_get_selected (page->armies->pdata[i]);
      const VedetteArmyEntry *entry = chosen > 0 ? page->kept->pdata[chosen - 1] : NULL;
      g_autofree char *text = entry != NULL ? vedette_army_library_read (entry->path, error) : NULL;
      g_autoptr (VedetteMove) move = NULL;
      g_autoptr (VedetteDice) dice = vedette_dice_new_kernel ();

      if (entry == NULL)
        continue;
      move = text != NULL ? vedette_army_new_import (rules, format->sides[i], text, error) : NULL;
      if (move == NULL || vedette_rules_perform (rules, move, dice, FALSE, NULL, error) == NULL)
        {
          g_prefix_error (error, "%s: ", entry->name);
          return FALSE;
        }
    }
  return TRUE;
}

/* In memory first: a name that is refused leaves no file. */
static VedetteSession *
create (VedetteNewDialog  *self,
        GError           **error)
{
  const Page *page = self->pages->pdata[self->shown];
  g_autoptr (VedetteBattle) battle = vedette_battle_new (page->system->schema);
  g_autoptr (VedetteRules) rules = vedette_systems_new_rules (battle);
  g_autoptr (VedetteMove) move = vedette_rules_new_set_up (rules);
  g_autofree char *path = NULL;

  for (guint i = 0; i < page->rows->len; i++)
    declare (&g_array_index (page->rows, Row, i), move);
  if (!vedette_rules_set_up_as (rules, move, error) || !add_armies (page, rules, error))
    return NULL;
  path = vedette_session_make_path (vedette_move_get_text (move, "name"));
  if (!vedette_journal_move (vedette_battle_get_journal (battle), path, error))
    return NULL;
  return vedette_session_new (battle, path);
}

static void
vedette_new_dialog_accept (VedetteDialog *dialog)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (VedetteSession) session = create (VEDETTE_NEW_DIALOG (dialog), &error);

  if (session == NULL)
    {
      vedette_dialog_say (dialog, error->message);
      return;
    }
  g_object_ref (dialog);
  gtk_window_close (GTK_WINDOW (dialog));
  g_signal_emit (dialog, signals[SIGNAL_CREATED], 0, session);
  g_object_unref (dialog);
}

static GtkWidget *
make_spin (const VedetteField *field)
{
  GtkWidget *spin = gtk_spin_button_new_with_range (field->min, field->max, 1);

  gtk_spin_button_set_numeric (GTK_SPIN_BUTTON (spin), TRUE);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (spin), field->fallback);
  g_object_set (gtk_editable_get_delegate (GTK_EDITABLE (spin)), "activates-default", TRUE, NULL);
  return spin;
}

static GtkWidget *
add_row (GtkWidget          *group,
         const VedetteParam *param,
         GParamSpec         *pspec)
{
  const char *title = vedette_param_spec_get_brief (pspec);
  g_auto (GStrv) labels = NULL;
  GtkWidget *control;

  if (param->field.kind == VEDETTE_FIELD_ENUM)
    {
      labels = vedette_enum_list_labels (param->field.of ());
      control = vedette_row_add_choice (group, title, vedette_param_spec_get_hint (pspec), (const char * const *) labels,
                                        (guint) (param->setting != NULL ? vedette_settings_get (param->setting)
                                                                        : param->field.fallback));
    }
  else if (param->field.kind == VEDETTE_FIELD_INT || param->field.kind == VEDETTE_FIELD_FLAG)
    {
      control = param->field.kind == VEDETTE_FIELD_INT ? make_spin (&param->field) : gtk_switch_new ();
      gtk_widget_set_valign (control, GTK_ALIGN_CENTER);
      vedette_row_add (group, title, vedette_param_spec_get_hint (pspec), control);
    }
  else
    {
      control = vedette_row_add_entry (group, title, get_preset (param));
      if (param->preset == NULL)
        gtk_entry_set_placeholder_text (GTK_ENTRY (control), _("(optional)"));
    }
  /* Rows of two groups may have the same names. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (control), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  vedette_param_spec_get_label (pspec), -1);
  return control;
}

static GtkWidget *
add_group (VedetteNewDialog *self,
           Page             *page,
           const char       *title)
{
  GtkWidget *group = vedette_dialog_add_group (VEDETTE_DIALOG (self), title);

  g_ptr_array_add (page->groups, group);
  return group;
}

/* Those of a group stand one after the other. */
static void
add_rows (VedetteNewDialog *self,
          Page             *page,
          gboolean          grouped)
{
  g_autoptr (VedetteBattle) battle = vedette_battle_new (page->system->schema);
  g_autoptr (VedetteRules) rules = vedette_systems_new_rules (battle);
  g_autoptr (VedetteMove) move = vedette_rules_new_set_up (rules);
  const VedetteParam *params = vedette_move_get_kind (move)->params;
  const char *title = NULL;
  guint n;
  GParamSpec **pspecs = vedette_move_list_params (move, &n);

  for (guint i = 0; i < n; i++)
    {
      Row row = { .param = &params[i] };

      /* What has no label and is no setting is for the command line only. */
      if ((params[i].group != NULL) != grouped || (params[i].field.label == NULL && params[i].setting == NULL))
        continue;
      if (g_strcmp0 (params[i].group, title) != 0)
        add_group (self, page, _(params[i].group));
      title = params[i].group;
      if (params[i].field.label != NULL)
        row.control = add_row (page->groups->pdata[page->groups->len - 1], &params[i], pspecs[i]);
      g_array_append_val (page->rows, row);
    }
}

/* A row for each side, if there are armies to choose from */
static void
add_army_rows (VedetteNewDialog *self,
               Page             *page)
{
  g_autoptr (VedetteBattle) battle = vedette_battle_new (page->system->schema);
  g_autoptr (VedetteRules) rules = vedette_systems_new_rules (battle);
  g_autoptr (VedetteMove) move = vedette_rules_new_set_up (rules);
  const VedetteArmyFormat *format = page->system->army;
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) labels = NULL;
  GtkWidget *group;

  if (format == NULL || page->kept->len == 0 || !vedette_rules_set_up_as (rules, move, NULL))
    return;
  g_strv_builder_add (builder, _("none"));
  for (guint i = 0; i < page->kept->len; i++)
    g_strv_builder_add (builder, ((const VedetteArmyEntry *) page->kept->pdata[i])->name);
  labels = g_strv_builder_end (builder);
  group = add_group (self, page, _("Armies"));
  for (guint i = 0; format->sides[i] != NULL; i++)
    {
      g_autofree char *side = vedette_army_sides_get_label (rules, i);
      /* Translators: a side of the battle: which army of the library it has */
      g_autofree char *name = g_strdup_printf (_("Army for %s"), side);
      GtkWidget *choice = vedette_row_add_choice (group, side, NULL, (const char * const *) labels, 0);

      gtk_accessible_update_property (GTK_ACCESSIBLE (choice), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
      g_ptr_array_add (page->armies, choice);
    }
}

static void
on_system_setup (GtkListItemFactory *factory,
                 GtkListItem        *item)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  for (guint i = 0; i < 2; i++)
    {
      GtkWidget *label = gtk_label_new (NULL);

      gtk_label_set_xalign (GTK_LABEL (label), 0);
      gtk_box_append (GTK_BOX (box), label);
    }
  gtk_widget_add_css_class (gtk_widget_get_last_child (box), "secondary");
  gtk_list_item_set_child (item, box);
}

static void
on_system_bind (GtkListItemFactory *factory,
                GtkListItem        *item)
{
  const VedetteSystem *system = vedette_systems[gtk_list_item_get_position (item)];
  GtkWidget *box = gtk_list_item_get_child (item), *about = gtk_widget_get_last_child (box);
  const char *text = vedette_system_get_about (system);

  gtk_label_set_text (GTK_LABEL (gtk_widget_get_first_child (box)), vedette_system_get_label (system));
  gtk_label_set_text (GTK_LABEL (about), text != NULL ? text : "");
  gtk_widget_set_visible (about, text != NULL);
}

/* The names of systems mean little to a new player, so each has a line of explanation, in the list and when it is chosen. */
static GtkDropDown *
add_systems (GtkWidget           *group,
             const VedetteSystem *chosen)
{
  g_autoptr (GStrvBuilder) labels = g_strv_builder_new ();
  g_autoptr (GtkListItemFactory) factory = gtk_signal_list_item_factory_new ();
  g_auto (GStrv) list = NULL;
  GtkWidget *choice;

  for (guint i = 0; vedette_systems[i] != NULL; i++)
    g_strv_builder_add (labels, vedette_system_get_label (vedette_systems[i]));
  list = g_strv_builder_end (labels);
  choice = vedette_row_add_choice (group, _("Game system"), vedette_system_get_about (chosen), (const char * const *) list, 0);
  /* In the same place, however many lines there are beside it */
  gtk_widget_set_valign (choice, GTK_ALIGN_START);
  gtk_widget_set_margin_top (choice, CHOICE_TOP);
  g_signal_connect (factory, "setup", G_CALLBACK (on_system_setup), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (on_system_bind), NULL);
  gtk_drop_down_set_list_factory (GTK_DROP_DOWN (choice), factory);
  return GTK_DROP_DOWN (choice);
}

static void
show (VedetteNewDialog *self,
      guint             shown)
{
  self->shown = shown;
  for (guint i = 0; i < self->pages->len; i++)
    {
      const Page *page = self->pages->pdata[i];

      for (guint k = 0; k < page->groups->len; k++)
        gtk_widget_set_visible (page->groups->pdata[k], i == shown);
    }
}

/* What was typed before, such as the name, is as good for another system. */
static void
take_texts (const Page *page,
            const Page *before)
{
  for (guint i = 0; i < page->rows->len; i++)
    for (guint k = 0; k < before->rows->len; k++)
      {
        const Row *row = &g_array_index (page->rows, Row, i), *old = &g_array_index (before->rows, Row, k);

        if (GTK_IS_ENTRY (row->control) && GTK_IS_ENTRY (old->control) && row->param->preset == NULL &&
            g_str_equal (row->param->field.name, old->param->field.name))
          gtk_editable_set_text (GTK_EDITABLE (row->control), gtk_editable_get_text (GTK_EDITABLE (old->control)));
      }
}

static void
on_system_chosen (GtkDropDown      *choice,
                  GParamSpec       *pspec,
                  VedetteNewDialog *self)
{
  const Page *before = self->pages->pdata[self->shown];

  show (self, gtk_drop_down_get_selected (choice));
  for (guint i = 0; i < self->pages->len; i++)
    if (self->pages->pdata[i] != before)
      take_texts (self->pages->pdata[i], before);
  /* The one that had it is hidden now, and Enter is not to cancel. */
  gtk_widget_grab_focus (GTK_WIDGET (((const Page *) self->pages->pdata[self->shown])->choice));
}

static void
add_page (VedetteNewDialog    *self,
          const VedetteSystem *system)
{
  Page *page = g_new0 (Page, 1);

  page->system = system;
  page->groups = g_ptr_array_new ();
  page->rows = g_array_new (FALSE, TRUE, sizeof (Row));
  add_group (self, page, NULL);
  /* First, so that it is in the same place whatever else is asked */
  page->choice = add_systems (page->groups->pdata[0], system);
  add_rows (self, page, FALSE);
  add_rows (self, page, TRUE);
  page->kept = vedette_army_library_list (vedette_system_get_id (system));
  page->armies = g_ptr_array_new ();
  add_army_rows (self, page);
  /* All show the same choice, so that what is chosen stays under the hand. */
  if (self->pages->len > 0)
    g_object_bind_property (((Page *) self->pages->pdata[0])->choice, "selected", page->choice, "selected",
                            G_BINDING_BIDIRECTIONAL | G_BINDING_SYNC_CREATE);
  else
    g_signal_connect (page->choice, "notify::selected", G_CALLBACK (on_system_chosen), self);
  g_ptr_array_add (self->pages, page);
}

static void
vedette_new_dialog_finalize (GObject *object)
{
  g_ptr_array_unref (VEDETTE_NEW_DIALOG (object)->pages);

  G_OBJECT_CLASS (vedette_new_dialog_parent_class)->finalize (object);
}

static void
vedette_new_dialog_class_init (VedetteNewDialogClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = vedette_new_dialog_finalize;
  VEDETTE_DIALOG_CLASS (klass)->accept = vedette_new_dialog_accept;
  gtk_widget_class_set_template_from_resource (GTK_WIDGET_CLASS (klass),
                                               "/io/github/vedette_wargames/Vedette/start/vedette-new-dialog.ui");

  /**
   * VedetteNewDialog::created:
   * @session: of the new battle
   */
  signals[SIGNAL_CREATED] = g_signal_new ("created", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                          G_TYPE_NONE, 1, VEDETTE_TYPE_SESSION);
}

static void
vedette_new_dialog_init (VedetteNewDialog *self)
{
  const Page *first;

  gtk_widget_init_template (GTK_WIDGET (self));
  self->pages = g_ptr_array_new_with_free_func ((GDestroyNotify) free_page);
  for (guint i = 0; vedette_systems[i] != NULL; i++)
    add_page (self, vedette_systems[i]);
  show (self, 0);
  first = self->pages->pdata[0];
  gtk_widget_grab_focus (first->rows->len > 0 && g_array_index (first->rows, Row, 0).control != NULL
                           ? g_array_index (first->rows, Row, 0).control : GTK_WIDGET (first->choice));
}

/**
 * vedette_new_dialog_new:
 *
 * Returns: (transfer none): a modal window, to be presented
 */
GtkWidget *
vedette_new_dialog_new (GtkWindow *parent)
{
  return g_object_new (VEDETTE_TYPE_NEW_DIALOG, "transient-for", parent, "modal", TRUE, NULL);
}
