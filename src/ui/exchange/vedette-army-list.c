/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The armies of the library, each with what may be done with it; not there where there are none. */

#include "vedette-config.h"

#include "ui/exchange/vedette-army-list.h"

#include <glib/gi18n-lib.h>

#include "core/systems.h"
#include "ui/exchange/vedette-army-library.h"
#include "ui/exchange/vedette-army-name-dialog.h"
#include "ui/widgets/toasts/vedette-toast.h"
#include "ui/widgets/vedette-spoken.h"

struct _VedetteArmyList
{
  GtkBox parent_instance;

  /* template */
  GtkListBox *list;

  /* owned */
  char *trashed; /* the path of what is out of the list, but not yet in the wastebasket */
  AdwToast *toast;
};

G_DEFINE_FINAL_TYPE (VedetteArmyList, vedette_army_list, GTK_TYPE_BOX)

static void
say (VedetteArmyList *self,
     const char      *text)
{
  GtkWidget *overlay = gtk_widget_get_ancestor (GTK_WIDGET (self), ADW_TYPE_TOAST_OVERLAY);

  if (overlay != NULL)
    vedette_toast_show (ADW_TOAST_OVERLAY (overlay), text);
  else
    g_message ("%s", text);
}

/**
 * vedette_army_list_finish:
 *
 * What was taken out of the list goes to the wastebasket: it can no longer be taken back.
 */
void
vedette_army_list_finish (VedetteArmyList *self)
{
  g_autofree char *path = g_steal_pointer (&self->trashed);
  g_autoptr (AdwToast) toast G_GNUC_UNUSED = g_steal_pointer (&self->toast);
  g_autoptr (GFile) file = path != NULL ? g_file_new_for_path (path) : NULL;
  g_autoptr (GError) error = NULL;

  if (file == NULL || g_file_trash (file, NULL, &error))
    return;
  say (self, error->message);
  if (self->list != NULL)
    vedette_army_list_reload (self);
}

static void
on_dismissed (AdwToast        *toast,
              VedetteArmyList *self)
{
  if (toast == self->toast)
    vedette_army_list_finish (self);
}

static void
undo_trash (GtkWidget  *widget,
            const char *action,
            GVariant   *parameter)
{
  VedetteArmyList *self = VEDETTE_ARMY_LIST (widget);
  g_autoptr (AdwToast) toast = g_steal_pointer (&self->toast);

  g_clear_pointer (&self->trashed, g_free);
  vedette_army_list_reload (self);
  if (toast != NULL)
    vedette_toast_dismiss (toast);
}

static void
on_undo (AdwToast        *toast,
         VedetteArmyList *self)
{
  if (toast == self->toast)
    undo_trash (GTK_WIDGET (self), NULL, NULL);
}

static char *
get_name (const char *path)
{
  char *name = g_filename_display_basename (path);
  char *dot = strrchr (name, '.');

  if (dot != NULL)
    *dot = '\0';
  return name;
}

static void
trash (GtkWidget  *widget,
       const char *action,
       GVariant   *parameter)
{
  VedetteArmyList *self = VEDETTE_ARMY_LIST (widget);
  GtkWidget *overlay = gtk_widget_get_ancestor (widget, ADW_TYPE_TOAST_OVERLAY);
  const char *path = g_variant_get_bytestring (parameter);
  g_autofree char *name = get_name (path), *text = NULL;

  vedette_army_list_finish (self);
  self->trashed = g_strdup (path);
  vedette_army_list_reload (self);
  /* Translators: an army */
  text = g_strdup_printf (_("“%s” moved to Trash"), name);
  self->toast = g_object_ref (vedette_toast_new (text));
  adw_toast_set_button_label (self->toast, _("Undo"));
  g_signal_connect_object (self->toast, "button-clicked", G_CALLBACK (on_undo), self, 0);
  g_signal_connect_object (self->toast, "dismissed", G_CALLBACK (on_dismissed), self, 0);
  if (overlay != NULL)
    adw_toast_overlay_add_toast (ADW_TOAST_OVERLAY (overlay), g_object_ref (self->toast));
}

static void
rename_army (GtkWidget  *widget,
             const char *action,
             GVariant   *parameter)
{
  const char *path = g_variant_get_bytestring (parameter);
  g_autofree char *name = get_name (path);
  GtkWidget *dialog = vedette_army_name_dialog_new (GTK_WINDOW (gtk_widget_get_root (widget)), path, name);

  g_signal_connect_object (dialog, "renamed", G_CALLBACK (vedette_army_list_reload), widget, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
vedette_army_list_dispose (GObject *object)
{
  VedetteArmyList *self = VEDETTE_ARMY_LIST (object);

  self->list = NULL;
  vedette_army_list_finish (self);
  gtk_widget_dispose_template (GTK_WIDGET (self), VEDETTE_TYPE_ARMY_LIST);

  G_OBJECT_CLASS (vedette_army_list_parent_class)->dispose (object);
}

static void
vedette_army_list_class_init (VedetteArmyListClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = vedette_army_list_dispose;
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/vedette_wargames/Vedette/exchange/vedette-army-list.ui");
  gtk_widget_class_bind_template_child (widget_class, VedetteArmyList, list);
  gtk_widget_class_install_action (widget_class, "armies.rename", "ay", rename_army);
  gtk_widget_class_install_action (widget_class, "armies.trash", "ay", trash);
  gtk_widget_class_install_action (widget_class, "armies.undo-trash", NULL, undo_trash);
}

static void
vedette_army_list_init (VedetteArmyList *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static void
add_item (GMenu      *menu,
          const char *label,
          const char *action,
          const char *path)
{
  g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

  g_menu_item_set_action_and_target (item, action, "^ay", path);
  g_menu_append_item (menu, item);
}

static void
add_row (VedetteArmyList        *self,
         const VedetteArmyEntry *entry)
{
  const VedetteSystem *system = entry->system != NULL ? vedette_systems_find (entry->system) : NULL;
  GtkWidget *row = adw_action_row_new (), *button = gtk_menu_button_new ();
  g_autoptr (GMenu) menu = g_menu_new ();
  /* Translators: a button with a menu of what may be done with an army; the army */
  g_autofree char *name = g_strdup_printf (_("More options for %s"), entry->name);

  add_item (menu, _("_Rename…"), "armies.rename", entry->path);
  add_item (menu, _("Move to _Trash"), "armies.trash", entry->path);
  gtk_menu_button_set_icon_name (GTK_MENU_BUTTON (button), "view-more-symbolic");
  gtk_menu_button_set_menu_model (GTK_MENU_BUTTON (button), G_MENU_MODEL (menu));
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  vedette_spoken_set_tip (button, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), entry->name);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), system != NULL ? vedette_system_get_label (system) : _("Any system"));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  gtk_widget_set_focusable (row, FALSE);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), button);
  gtk_list_box_append (self->list, row);
}

/**
 * vedette_army_list_reload:
 *
 * Looks again which armies there are.
 */
void
vedette_army_list_reload (VedetteArmyList *self)
{
  g_autoptr (GPtrArray) entries = vedette_army_library_list (NULL);
  GtkWidget *child;
  guint n = 0;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->list))) != NULL)
    gtk_list_box_remove (self->list, child);
  for (guint i = 0; i < entries->len; i++)
    {
      const VedetteArmyEntry *entry = entries->pdata[i];

      if (g_strcmp0 (entry->path, self->trashed) == 0)
        continue;
      add_row (self, entry);
      n++;
    }
  gtk_widget_set_visible (GTK_WIDGET (self), n > 0);
}
