/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The first window: the battles to resume, a new one, the samples, help. */

#include "vedette-config.h"

#include "ui/start/vedette-start-window.h"

#include <glib/gi18n-lib.h>

#include "core/document/vedette-battle-file.h"
#include "core/systems.h"
#include "ui/exchange/vedette-army-list.h"
#include "ui/start/vedette-battle-row.h"
#include "ui/start/vedette-forces-dialog.h"
#include "ui/start/vedette-recent.h"
#include "ui/start/vedette-rename-dialog.h"
#include "ui/start/vedette-sample-list.h"
#include "ui/vedette-application-private.h"
#include "ui/widgets/toasts/vedette-toast.h"
#include "ui/widgets/vedette-adaptive.h"
#include "ui/widgets/vedette-spoken.h"
#include "ui/widgets/vedette-style.h"

struct _VedetteStartWindow
{
  AdwApplicationWindow parent_instance;

  /* template */
  AdwToastOverlay *toasts;
  GtkWidget *title;
  GtkStack *stack;
  GtkListBox *list;
  GtkButton *new_button;
  GtkButton *first_button;
  GtkButton *open_button;
  GtkMenuButton *menu_button;
  VedetteAdaptive *adaptive;
  VedetteSampleList *samples;
  VedetteArmyList *armies;

  /* owned */
  GListStore *entries;
  VedetteBattleEntry *trashed; /* out of the list, but not yet in the wastebasket */
  AdwToast *trashed_toast;
  guint reading;
};

G_DEFINE_FINAL_TYPE (VedetteStartWindow, vedette_start_window, ADW_TYPE_APPLICATION_WINDOW)

static void
update_stack (VedetteStartWindow *self)
{
  gboolean any = g_list_model_get_n_items (G_LIST_MODEL (self->entries)) > 0;

  gtk_stack_set_visible_child_name (self->stack, any ? "battles" : "empty");
  /* One button is suggested, not two: where there are no battles, the large one. */
  vedette_style_set_class (GTK_WIDGET (self->new_button), "suggested-action", any);
}

/* Reads one file whenever there is nothing else to do, so that the window appears at once however long the files are. Samples
 * are last, because anyone who has battles of their own looks for those. */
static gboolean
read_next (gpointer user_data)
{
  VedetteStartWindow *self = user_data;

  vedette_each (VedetteBattleEntry, entry, self->entries)
    if (!entry->is_read)
      {
        vedette_battle_entry_read (entry);
        return G_SOURCE_CONTINUE;
      }
  vedette_sample_list_fill (self->samples);
  self->reading = 0;
  return G_SOURCE_REMOVE;
}

static VedetteBattleEntry *
find_focused (VedetteStartWindow *self)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (self));
  GtkWidget *row = focus != NULL ? gtk_widget_get_ancestor (focus, VEDETTE_TYPE_BATTLE_ROW) : NULL;

  return row != NULL ? vedette_battle_row_get_entry (VEDETTE_BATTLE_ROW (row)) : NULL;
}

static VedetteBattleEntry *
find_entry (VedetteStartWindow *self,
            GVariant           *path)
{
  vedette_each (VedetteBattleEntry, entry, path != NULL ? self->entries : NULL)
    if (g_str_equal (entry->path, g_variant_get_bytestring (path)))
      return entry;
  return find_focused (self);
}

static void
on_row_activated (GtkListBox         *list,
                  GtkListBoxRow      *row,
                  VedetteStartWindow *self)
{
  VedetteBattleEntry *entry = vedette_battle_row_get_entry (VEDETTE_BATTLE_ROW (row));
  VedetteApplication *application = VEDETTE_APPLICATION (gtk_window_get_application (GTK_WINDOW (self)));

  vedette_application_open_or_say (application, entry->path);
}

/* A step in a battle that is open would be made behind its window's back. */
static gboolean
is_free (VedetteStartWindow *self,
         VedetteBattleEntry *entry)
{
  VedetteApplication *application = VEDETTE_APPLICATION (gtk_window_get_application (GTK_WINDOW (self)));

  if (vedette_application_find_window (application, entry->path) == NULL)
    return TRUE;
  vedette_start_window_toast (self, _("Close the battle’s window first"));
  return FALSE;
}

static void
rename_battle (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  VedetteStartWindow *self = VEDETTE_START_WINDOW (widget);
  VedetteBattleEntry *entry = find_entry (self, parameter);

  if (entry != NULL && is_free (self, entry))
    gtk_window_present (GTK_WINDOW (vedette_rename_dialog_new (GTK_WINDOW (self), entry)));
}

/* A copy goes to a file of its own, so the battle may be open in a window. */
static void
duplicate (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter)
{
  VedetteStartWindow *self = VEDETTE_START_WINDOW (widget);
  VedetteBattleEntry *entry = find_entry (self, parameter);
  g_autoptr (GError) error = NULL;

  if (entry == NULL)
    return;
  if (vedette_battle_entry_duplicate (entry, &error))
    vedette_start_window_reload (self);
  else
    vedette_start_window_toast (self, error->message);
}

static void
on_created (VedetteForcesDialog *dialog,
            VedetteSession      *session,
            VedetteStartWindow  *self)
{
  vedette_application_show_session (VEDETTE_APPLICATION (gtk_window_get_application (GTK_WINDOW (self))), session);
}

/* The old battle is only read, so it may be open in a window. */
static void
new_with_forces (GtkWidget  *widget,
                 const char *name,
                 GVariant   *parameter)
{
  VedetteStartWindow *self = VEDETTE_START_WINDOW (widget);
  VedetteBattleEntry *entry = find_entry (self, parameter);
  g_autoptr (VedetteBattle) battle = NULL;
  g_autoptr (VedetteRules) rules = NULL;
  g_autoptr (GError) error = NULL;
  GtkWidget *dialog;

  if (entry == NULL)
    return;
  battle = vedette_battle_open (entry->path, VEDETTE_OPEN_READ, vedette_systems_get_schemas (), NULL, &error);
  if (battle == NULL)
    {
      vedette_start_window_toast (self, error->message);
      return;
    }
  rules = vedette_systems_new_rules (battle);
  if (!vedette_rules_has_forces (rules))
    {
      vedette_start_window_toast (self, _("The earlier battle has no forces to copy. Choose a different battle."));
      return;
    }
  dialog = vedette_forces_dialog_new (GTK_WINDOW (self), rules);
  g_signal_connect_object (dialog, "created", G_CALLBACK (on_created), self, 0);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
insert_again (VedetteStartWindow *self,
              VedetteBattleEntry *entry,
              guint               position)
{
  g_list_store_insert (self->entries, MIN (position, g_list_model_get_n_items (G_LIST_MODEL (self->entries))), entry);
  update_stack (self);
}

/* What was taken out of the list goes to the wastebasket when it can no longer be taken back. */
static void
finish_trash (VedetteStartWindow *self)
{
  g_autoptr (VedetteBattleEntry) entry = g_steal_pointer (&self->trashed);
  g_autoptr (AdwToast) toast G_GNUC_UNUSED = g_steal_pointer (&self->trashed_toast);
  g_autoptr (GFile) file = NULL;
  g_autoptr (GError) error = NULL;

  if (entry == NULL)
    return;
  file = g_file_new_for_path (entry->path);
  if (g_file_trash (file, NULL, &error))
    {
      if (!entry->is_own)
        vedette_recent_forget (entry->path);
      return;
    }
  if (self->toasts == NULL)
    {
      g_message ("%s", error->message);
      return;
    }
  insert_again (self, entry, 0);
  vedette_start_window_toast (self, error->message);
}

static void
on_dismissed (AdwToast           *toast,
              VedetteStartWindow *self)
{
  if (toast == self->trashed_toast)
    finish_trash (self);
}

static void
undo_trash (GtkWidget  *widget,
            const char *name,
            GVariant   *parameter)
{
  VedetteStartWindow *self = VEDETTE_START_WINDOW (widget);
  g_autoptr (VedetteBattleEntry) entry = g_steal_pointer (&self->trashed);
  g_autoptr (AdwToast) toast = g_steal_pointer (&self->trashed_toast);

  gtk_widget_action_set_enabled (widget, "start.undo-trash", FALSE);
  if (entry == NULL)
    return;
  insert_again (self, entry, GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (entry), "vedette-position")));
  vedette_toast_dismiss (toast);
}

static void
trash (GtkWidget  *widget,
       const char *name,
       GVariant   *parameter)
{
  VedetteStartWindow *self = VEDETTE_START_WINDOW (widget);
  VedetteBattleEntry *entry = find_entry (self, parameter);
  g_autofree char *text = NULL;
  guint position;

  if (entry == NULL || !is_free (self, entry) || !g_list_store_find (self->entries, entry, &position))
    return;
  finish_trash (self);
  if (!g_list_store_find (self->entries, entry, &position))
    return;
  self->trashed = g_object_ref (entry);
  g_object_set_data (G_OBJECT (entry), "vedette-position", GUINT_TO_POINTER (position));
  g_list_store_remove (self->entries, position);
  update_stack (self);

  /* Translators: a battle */
  text = g_strdup_printf (_("“%s” moved to Trash"), self->trashed->title);
  self->trashed_toast = g_object_ref (vedette_toast_new (text));
  adw_toast_set_button_label (self->trashed_toast, _("Undo"));
  adw_toast_set_action_name (self->trashed_toast, "start.undo-trash");
  g_signal_connect_object (self->trashed_toast, "dismissed", G_CALLBACK (on_dismissed), self, 0);
  gtk_widget_action_set_enabled (widget, "start.undo-trash", TRUE);
  adw_toast_overlay_add_toast (self->toasts, g_object_ref (self->trashed_toast));
}

/* GTK takes what is written on a button, or its picture, for its name. */
static void
name_buttons (VedetteStartWindow *self)
{
  vedette_spoken_set_name (GTK_WIDGET (self->new_button), _("New Battle"));
  vedette_spoken_set_tip (GTK_WIDGET (self->new_button), _("New Battle"));
  vedette_spoken_set_name (GTK_WIDGET (self->open_button), _("Open a Battle"));
  vedette_spoken_set_tip (GTK_WIDGET (self->open_button), _("Open a Battle"));
}

static void
show_width (VedetteStartWindow *self)
{
  gboolean narrow = vedette_adaptive_get_narrow (self->adaptive);
  GtkListBoxRow *row;

  /* There the buttons have the room of the title. */
  gtk_widget_set_visible (self->title, !narrow);
  gtk_button_set_label (self->new_button, narrow ? _("_New") : _("_New Battle…"));
  if (narrow)
    gtk_button_set_icon_name (self->open_button, "document-open-symbolic");
  else
    gtk_button_set_label (self->open_button, _("_Open…"));
  name_buttons (self);

  for (int i = 0; (row = gtk_list_box_get_row_at_index (self->list, i)) != NULL; i++)
    vedette_battle_row_set_narrow (VEDETTE_BATTLE_ROW (row), narrow);
}

static gboolean
vedette_start_window_close_request (GtkWindow *window)
{
  finish_trash (VEDETTE_START_WINDOW (window));
  vedette_army_list_finish (VEDETTE_START_WINDOW (window)->armies);
  return GTK_WINDOW_CLASS (vedette_start_window_parent_class)->close_request (window);
}

static void
vedette_start_window_dispose (GObject *object)
{
  VedetteStartWindow *self = VEDETTE_START_WINDOW (object);

  g_clear_handle_id (&self->reading, g_source_remove);
  self->toasts = NULL;
  finish_trash (self);
  g_clear_object (&self->entries);
  gtk_widget_dispose_template (GTK_WIDGET (self), VEDETTE_TYPE_START_WINDOW);

  G_OBJECT_CLASS (vedette_start_window_parent_class)->dispose (object);
}

static void
vedette_start_window_class_init (VedetteStartWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = vedette_start_window_dispose;
  GTK_WINDOW_CLASS (klass)->close_request = vedette_start_window_close_request;

  g_type_ensure (VEDETTE_TYPE_ADAPTIVE);
  g_type_ensure (VEDETTE_TYPE_ARMY_LIST);
  g_type_ensure (VEDETTE_TYPE_SAMPLE_LIST);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/vedette_wargames/Vedette/start/vedette-start-window.ui");
  gtk_widget_class_bind_template_child (widget_class, VedetteStartWindow, toasts);
  gtk_widget_class_bind_template_child (widget_class, VedetteStartWindow, title);
  gtk_widget_class_bind_template_child (widget_class, VedetteStartWindow, stack);
  gtk_widget_class_bind_template_child (widget_class, VedetteStartWindow, list);
  gtk_widget_class_bind_template_child (widget_class, VedetteStartWindow, new_button);
  gtk_widget_class_bind_template_child (widget_class, VedetteStartWindow, first_button);
  gtk_widget_class_bind_template_child (widget_class, VedetteStartWindow, open_button);
  gtk_widget_class_bind_template_child (widget_class, VedetteStartWindow, menu_button);
  gtk_widget_class_bind_template_child (widget_class, VedetteStartWindow, adaptive);
  gtk_widget_class_bind_template_child (widget_class, VedetteStartWindow, samples);
  gtk_widget_class_bind_template_child (widget_class, VedetteStartWindow, armies);
  gtk_widget_class_bind_template_callback (widget_class, on_row_activated);
  gtk_widget_class_bind_template_callback (widget_class, show_width);

  /* With the path of a battle, whose bytes need not be UTF-8, or without for the one that has the focus */
  gtk_widget_class_install_action (widget_class, "start.rename", "ay", rename_battle);
  gtk_widget_class_install_action (widget_class, "start.duplicate", "ay", duplicate);
  gtk_widget_class_install_action (widget_class, "start.new-with-forces", "ay", new_with_forces);
  gtk_widget_class_install_action (widget_class, "start.trash", "ay", trash);
  gtk_widget_class_install_action (widget_class, "start.undo-trash", NULL, undo_trash);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_F2, 0, "start.rename", "^ay", "");
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Delete, 0, "start.trash", "^ay", "");
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_z, GDK_CONTROL_MASK, "start.undo-trash", NULL);
}

static void
vedette_start_window_init (VedetteStartWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  name_buttons (self);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "start.undo-trash", FALSE);
}

static GtkWidget *
create_row (gpointer item,
            gpointer user_data)
{
  GtkWidget *row = vedette_battle_row_new (item);

  vedette_battle_row_set_narrow (VEDETTE_BATTLE_ROW (row),
                                 vedette_adaptive_get_narrow (VEDETTE_START_WINDOW (user_data)->adaptive));
  return row;
}

/**
 * vedette_start_window_reload:
 *
 * Looks again which battles there are, and puts the focus on the first.
 */
void
vedette_start_window_reload (VedetteStartWindow *self)
{
  GtkListBoxRow *first;

  finish_trash (self);
  g_clear_object (&self->entries);
  self->entries = vedette_battle_entry_list ();
  gtk_list_box_bind_model (self->list, G_LIST_MODEL (self->entries), create_row, self, NULL);
  update_stack (self);
  vedette_army_list_finish (self->armies);
  vedette_army_list_reload (self->armies);
  first = gtk_list_box_get_row_at_index (self->list, 0);
  gtk_widget_grab_focus (first != NULL ? GTK_WIDGET (first) : GTK_WIDGET (self->first_button));
  if (self->reading == 0)
    self->reading = g_idle_add_full (G_PRIORITY_LOW, read_next, self, NULL);
}

/**
 * vedette_start_window_toast:
 * @text: any text; shown as it is
 */
void
vedette_start_window_toast (VedetteStartWindow *self,
                            const char         *text)
{
  vedette_toast_show (self->toasts, text);
}

/**
 * vedette_start_window_new:
 *
 * Returns: (transfer floating): the window, with all battles that there are
 */
GtkWidget *
vedette_start_window_new (GtkApplication *application)
{
  VedetteStartWindow *self = g_object_new (VEDETTE_TYPE_START_WINDOW, "application", application, NULL);

  gtk_menu_button_set_menu_model (self->menu_button, G_MENU_MODEL (gtk_application_get_menu_by_id (application, "start-menu")));
  vedette_start_window_reload (self);
  return GTK_WIDGET (self);
}
