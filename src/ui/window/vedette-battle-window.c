/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shows the views, the title and the messages of one battle in a window. Closing the window also makes sure that the
 * battle is on the disk. */

#include "vedette-config.h"

#include "ui/window/vedette-battle-window-private.h"

#include <glib/gi18n-lib.h>

#include "ui/preferences/vedette-settings.h"
#include "ui/start/vedette-battle-line.h"
#include "ui/system/vedette-ui-system.h"
#include "ui/table/vedette-table-window.h"
#include "ui/widgets/toasts/vedette-file-toast.h"
#include "ui/widgets/toasts/vedette-toast.h"
#include "ui/widgets/vedette-adaptive.h"
#include "ui/widgets/vedette-later.h"
#include "ui/widgets/vedette-spoken.h"
#include "ui/widgets/vedette-style.h"
#include "ui/window/vedette-battle-pages.h"
#include "ui/window/vedette-herald.h"
#include "ui/window/vedette-key-caps.h"

/* The letters of the title for which there is room in any case, in one line or in two */
#define LONG_TITLE 24
#define SHORT_TITLE 10

struct _VedetteBattleWindow
{
  AdwApplicationWindow parent_instance;

  /* template */
  AdwToastOverlay *toasts;
  VedetteAdaptive *adaptive;
  VedetteAdaptive *header_adaptive;
  GtkStack *title_stack;
  AdwViewSwitcher *switcher;
  GtkLabel *window_title;
  GtkWidget *start_title;
  GtkLabel *title_label;
  GtkLabel *stand_label;
  GtkButton *undo_button;
  GtkButton *redo_button;
  GtkMenuButton *menu_button;
  gboolean walked_to_menu;
  GtkRevealer *banner;
  GtkLabel *banner_label;
  AdwViewStack *stack;
  AdwViewSwitcherBar *switcher_bar;

  /* owned */
  VedetteSession *session;
  GObject *clock;   /* the object that reports the time to stop; NULL if the game system has none */
  VedetteHerald *herald;
  VedetteBattlePages *pages;
  GtkWidget *table; /* the table view; NULL while it is not open */
  gboolean closed; /* whether the session was closed and the error of closing it was shown */
};

G_DEFINE_FINAL_TYPE (VedetteBattleWindow, vedette_battle_window, ADW_TYPE_APPLICATION_WINDOW)

/* Returns: the widget of the view that the window shows */
static GtkWidget *
get_view (VedetteBattleWindow *self)
{
  return vedette_adaptive_get_child (VEDETTE_ADAPTIVE (adw_view_stack_get_visible_child (self->stack)));
}

static void
show_view (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter)
{
  vedette_battle_window_show_view (VEDETTE_BATTLE_WINDOW (widget), g_variant_get_string (parameter, NULL));
}

/* Shows the view with the number in @parameter, counted from 0, for the shortcuts Alt+1 to Alt+9. */
static void
show_nth_view (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  VedetteBattleWindow *self = VEDETTE_BATTLE_WINDOW (widget);
  guint n = (guint) g_variant_get_int32 (parameter);
  const char *page = vedette_battle_pages_nth_name (self->pages, n);

  if (page != NULL)
    vedette_battle_window_show_view (self, page);
}

static void
dismiss_banner (GtkWidget  *widget,
                const char *name,
                GVariant   *parameter)
{
  VedetteBattleWindow *self = VEDETTE_BATTLE_WINDOW (widget);
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));

  /* The focused button disappears together with the banner. Newer GTK then focuses no widget, and the view would
   * get no key presses. */
  if (focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self->banner)))
    gtk_widget_grab_focus (get_view (self));
  gtk_revealer_set_reveal_child (self->banner, FALSE);
}

static void
on_table_gone (VedetteBattleWindow *self)
{
  self->table = NULL;
}

/* Opens or closes the table view, for the shortcut F11. */
static void
toggle_table (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  VedetteBattleWindow *self = VEDETTE_BATTLE_WINDOW (widget);

  if (self->table != NULL)
    {
      gtk_window_destroy (GTK_WINDOW (self->table));
      return;
    }
  self->table = vedette_table_window_new (self->session);
  g_signal_connect_object (self->table, "destroy", G_CALLBACK (on_table_gone), self, G_CONNECT_SWAPPED);
  vedette_table_window_show (VEDETTE_TABLE_WINDOW (self->table), GTK_WINDOW (self));
}

/* Updates the label of the Undo or Redo button. The label includes @step, which this function frees, so that the user
 * knows the effect before pressing the button. %NULL for @step disables the button. */
static void
update_step_button (VedetteBattleWindow *self,
                    GtkButton           *button,
                    const char          *action,
                    const char          *verb,
                    char                *step)
{
  g_autofree char *owned G_GNUC_UNUSED = step;
  /* Translators: the first %s is Undo or Redo, the second %s is a step, such as “Red charged the mill” */
  g_autofree char *text = step != NULL ? g_strdup_printf (_("%s: %s"), verb, step) : g_strdup (verb);

  vedette_spoken_set_tip (GTK_WIDGET (button), text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), action, step != NULL);
}

/* Makes room for the title in a window of a middle width: the names of the views stand below their icons, and the title
 * has the line of what is below it, too. */
static void
on_header_narrow (VedetteBattleWindow *self)
{
  gboolean narrow = vedette_adaptive_get_narrow (self->header_adaptive);
  gboolean is_large = vedette_adaptive_is_text_large (GTK_WIDGET (self));

  adw_view_switcher_set_policy (self->switcher, narrow ? ADW_VIEW_SWITCHER_POLICY_NARROW : ADW_VIEW_SWITCHER_POLICY_WIDE);
  /* Large letters need the room for the switcher. */
  gtk_label_set_width_chars (self->title_label, !narrow ? LONG_TITLE : is_large ? -1 : SHORT_TITLE);
  gtk_label_set_wrap (self->title_label, narrow);
  gtk_label_set_lines (self->title_label, narrow ? 2 : 1);
  gtk_widget_set_visible (GTK_WIDGET (self->stand_label), !narrow && *gtk_label_get_text (self->stand_label) != '\0');
  vedette_style_set_class (GTK_WIDGET (self->title_label), "narrow-title", narrow);
}

/* Updates the title and the state of the battle. A wide window shows both texts at the start of the header bar. A narrow
 * window shows the title alone, in two lines in the middle of the header bar. */
static void
update_title (VedetteBattleWindow *self,
              const char          *title)
{
  g_autofree char *stand = vedette_battle_line_say_stand (vedette_session_get_rules (self->session));

  gtk_window_set_title (GTK_WINDOW (self), title);
  gtk_label_set_text (self->window_title, title);
  gtk_label_set_text (self->title_label, title);
  gtk_label_set_text (self->stand_label, stand);
  on_header_narrow (self);
}

static void
update (VedetteBattleWindow *self)
{
  g_autofree char *title = vedette_rules_get_title (vedette_session_get_rules (self->session), VEDETTE_AUDIENCE_ALL);

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.new-with-forces",
                                 vedette_rules_has_forces (vedette_session_get_rules (self->session)));
  update_title (self, title);
  update_step_button (self, self->undo_button, "win.undo", _("Undo"), vedette_session_describe_undo (self->session));
  update_step_button (self, self->redo_button, "win.redo", _("Redo"), vedette_session_describe_redo (self->session));
}

static void
on_notice (VedetteSession       *session,
           VedetteJournalNotice  kind,
           const char           *text,
           VedetteBattleWindow  *self)
{
  if (kind == VEDETTE_JOURNAL_NOTICE_RENAMED)
    {
      vedette_battle_window_toast (self, text);
      return;
    }
  vedette_battle_window_say (self, text);
}

/* Announces the time to stop: a toast appears in every view, and a notification reaches players who look at no
 * window of Vedette. */
static void
on_struck (GObject             *clock,
           const char          *text,
           VedetteBattleWindow *self)
{
  vedette_battle_window_toast (self, text);
  vedette_herald_say_stop (self->herald, text);
}

/* Moves the keyboard focus to the visible view. If the view does not choose a widget itself, its first widget gets
 * the focus. */
static void
focus_view (VedetteBattleWindow *self)
{
  if (!gtk_widget_grab_focus (get_view (self)))
    gtk_widget_child_focus (get_view (self), GTK_DIR_TAB_FORWARD);
}

/* Moves the focus to the visible view after a click on the switcher. GTK would move the focus from the hidden view
 * to Undo, where Enter would undo a step. The focus remains in the switcher if the user is there with the keyboard. */
static void
follow_with_focus (VedetteBattleWindow *self)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));

  if (focus == NULL || !(gtk_widget_is_ancestor (focus, adw_view_stack_get_visible_child (self->stack)) ||
                         gtk_widget_is_ancestor (focus, GTK_WIDGET (self->switcher)) ||
                         gtk_widget_is_ancestor (focus, GTK_WIDGET (self->switcher_bar))))
    focus_view (self);
}

/* Remembers whether the keyboard focus was on the menu button, so that the focus returns to the button when the
 * menu closes. */
static void
on_menu_opens (GtkMenuButton *button,
               gpointer       user_data)
{
  VedetteBattleWindow *self = user_data;
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));

  self->walked_to_menu = focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (button));
}

static gboolean
leave_menu (gpointer user_data)
{
  VedetteBattleWindow *self = user_data;
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));
  GtkPopover *popover = gtk_menu_button_get_popover (self->menu_button);

  /* The focus remains unchanged if another widget has it by now, or if the menu is open again. */
  if (gtk_widget_get_mapped (GTK_WIDGET (self)) && (popover == NULL || !gtk_widget_get_visible (GTK_WIDGET (popover))) &&
      (focus == NULL || gtk_widget_is_ancestor (focus, GTK_WIDGET (self->menu_button))))
    focus_view (self);
  return G_SOURCE_REMOVE;
}

/* Gives the focus back to the view after the menu was opened by a click or F10, because Enter on the menu button
 * would open the menu again. leave_menu() runs in an idle handler, because newer GTK focuses the button after
 * "closed". */
static void
on_menu_closed (VedetteBattleWindow *self)
{
  if (!self->walked_to_menu)
    g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, leave_menu, g_object_ref (self), g_object_unref);
}

static void
on_visible_child (VedetteBattleWindow *self)
{
  vedette_battle_pages_build (self->pages, adw_view_stack_get_visible_child (self->stack));
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    follow_with_focus (self);
  /* The message is cleared, because the reason for a refusal in one view does not concern another view. */
  vedette_session_set_why_not (self->session, NULL);
}

static void
on_narrow (VedetteBattleWindow *self)
{
  gboolean narrow = vedette_adaptive_get_narrow (self->adaptive);

  gtk_widget_set_visible (self->start_title, !narrow);
  gtk_stack_set_visible_child_name (self->title_stack, narrow ? "title" : "switcher");
  adw_view_switcher_bar_set_reveal (self->switcher_bar, narrow);
}

/* Builds the menu and the switchers. They have many widgets, so the window builds them after its first frame. */
static void
show_rest (VedetteBattleWindow *self)
{
  GtkApplication *application = gtk_window_get_application (GTK_WINDOW (self));
  /* If the window was closed before its first frame, it has no application and needs no menu. */
  GMenu *menu = application != NULL ? gtk_application_get_menu_by_id (application, "battle-menu") : NULL;

  gtk_menu_button_set_menu_model (self->menu_button, G_MENU_MODEL (menu));
  gtk_menu_button_set_create_popup_func (self->menu_button, on_menu_opens, self, NULL);
  if (menu != NULL)
    g_signal_connect_object (gtk_menu_button_get_popover (self->menu_button), "closed", G_CALLBACK (on_menu_closed), self,
                             G_CONNECT_SWAPPED);
  /* With this setting, a click on the menu button does not take the focus from the view. */
  gtk_widget_set_focus_on_click (gtk_widget_get_first_child (GTK_WIDGET (self->menu_button)), FALSE);
  adw_view_switcher_set_stack (self->switcher, self->stack);
  adw_view_switcher_bar_set_stack (self->switcher_bar, self->stack);
}

static gboolean
vedette_battle_window_close_request (GtkWindow *window)
{
  VedetteBattleWindow *self = VEDETTE_BATTLE_WINDOW (window);
  g_autoptr (GError) error = NULL;

  vedette_settings_save_window (window);
  /* Every step is already in the file, so closing only makes sure that the file is on the disk. After an error the
   * first attempt to close the window fails, so that the user can copy the battle elsewhere. */
  if (!self->closed && !vedette_session_close (self->session, &error))
    {
      self->closed = TRUE;
      vedette_battle_window_say (self, error->message);
      return TRUE;
    }
  return GTK_WINDOW_CLASS (vedette_battle_window_parent_class)->close_request (window);
}

static void
vedette_battle_window_dispose (GObject *object)
{
  VedetteBattleWindow *self = VEDETTE_BATTLE_WINDOW (object);

  if (self->table != NULL)
    gtk_window_destroy (GTK_WINDOW (self->table));
  g_clear_object (&self->clock);
  g_clear_object (&self->herald);
  /* The clocks run only while a window shows the battle. */
  if (self->session != NULL)
    vedette_clocks_set_on (vedette_session_get_clocks (self->session), FALSE);
  g_clear_object (&self->session);
  gtk_widget_dispose_template (GTK_WIDGET (self), VEDETTE_TYPE_BATTLE_WINDOW);

  G_OBJECT_CLASS (vedette_battle_window_parent_class)->dispose (object);
}

static void
vedette_battle_window_finalize (GObject *object)
{
  vedette_battle_pages_free (VEDETTE_BATTLE_WINDOW (object)->pages);

  G_OBJECT_CLASS (vedette_battle_window_parent_class)->finalize (object);
}

static void
vedette_battle_window_class_init (VedetteBattleWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = vedette_battle_window_dispose;
  G_OBJECT_CLASS (klass)->finalize = vedette_battle_window_finalize;
  GTK_WINDOW_CLASS (klass)->close_request = vedette_battle_window_close_request;

  g_type_ensure (VEDETTE_TYPE_ADAPTIVE);
  g_type_ensure (VEDETTE_TYPE_LATER);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/vedette_wargames/Vedette/window/vedette-battle-window.ui");
  gtk_widget_class_bind_template_child (widget_class, VedetteBattleWindow, toasts);
  gtk_widget_class_bind_template_child (widget_class, VedetteBattleWindow, adaptive);
  gtk_widget_class_bind_template_child (widget_class, VedetteBattleWindow, header_adaptive);
  gtk_widget_class_bind_template_child (widget_class, VedetteBattleWindow, title_stack);
  gtk_widget_class_bind_template_child (widget_class, VedetteBattleWindow, switcher);
  gtk_widget_class_bind_template_child (widget_class, VedetteBattleWindow, window_title);
  gtk_widget_class_bind_template_child (widget_class, VedetteBattleWindow, start_title);
  gtk_widget_class_bind_template_child (widget_class, VedetteBattleWindow, title_label);
  gtk_widget_class_bind_template_child (widget_class, VedetteBattleWindow, stand_label);
  gtk_widget_class_bind_template_child (widget_class, VedetteBattleWindow, undo_button);
  gtk_widget_class_bind_template_child (widget_class, VedetteBattleWindow, redo_button);
  gtk_widget_class_bind_template_child (widget_class, VedetteBattleWindow, menu_button);
  gtk_widget_class_bind_template_child (widget_class, VedetteBattleWindow, banner);
  gtk_widget_class_bind_template_child (widget_class, VedetteBattleWindow, banner_label);
  gtk_widget_class_bind_template_child (widget_class, VedetteBattleWindow, stack);
  gtk_widget_class_bind_template_child (widget_class, VedetteBattleWindow, switcher_bar);
  gtk_widget_class_bind_template_callback (widget_class, on_header_narrow);
  gtk_widget_class_bind_template_callback (widget_class, show_rest);

  gtk_widget_class_install_action (widget_class, "win.view", "s", show_view);
  gtk_widget_class_install_action (widget_class, "win.nth-view", "i", show_nth_view);
  for (guint i = 0; i < 9; i++)
    gtk_widget_class_add_binding_action (widget_class, GDK_KEY_1 + i, GDK_ALT_MASK, "win.nth-view", "i", (int) i);
  gtk_widget_class_install_action (widget_class, "win.dismiss-banner", NULL, dismiss_banner);
  gtk_widget_class_install_action (widget_class, "win.table-view", NULL, toggle_table);
  vedette_battle_window_install_actions (widget_class);
  vedette_battle_window_install_army_actions (widget_class);
}

static void
vedette_battle_window_init (VedetteBattleWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  vedette_key_caps_follow (GTK_WINDOW (self));
}

static void
add_clock (VedetteBattleWindow *self)
{
  const VedetteUiSystem *system = vedette_ui_system_find (vedette_session_get_battle (self->session));

  if (system->new_clock == NULL)
    return;
  self->clock = system->new_clock (self->session);
  g_signal_connect_object (self->clock, "struck", G_CALLBACK (on_struck), self, 0);
}

static void
on_clocks_setting (VedetteBattleWindow *self)
{
  vedette_clocks_set_on (vedette_session_get_clocks (self->session), vedette_settings_get ("clocks"));
}

/**
 * vedette_battle_window_new:
 *
 * Creates a window for the battle of @session.
 *
 * Returns: (transfer floating): the window
 */
GtkWidget *
vedette_battle_window_new (GtkApplication *application,
                           VedetteSession *session)
{
  VedetteBattleWindow *self = g_object_new (VEDETTE_TYPE_BATTLE_WINDOW, "application", application, NULL);

  self->session = g_object_ref (session);
  vedette_settings_restore_window (GTK_WINDOW (self));
  self->pages = vedette_battle_pages_new (self->stack, session);
  g_signal_connect_object (self->stack, "notify::visible-child", G_CALLBACK (on_visible_child), self, G_CONNECT_SWAPPED);
  on_visible_child (self);
  g_signal_connect_object (session, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  self->herald = vedette_herald_new (GTK_WINDOW (self), session);
  add_clock (self);
  vedette_settings_watch ("clocks", G_CALLBACK (on_clocks_setting), self);
  on_clocks_setting (self);
  vedette_battle_window_add_armies (self);
  g_signal_connect_object (session, "notice", G_CALLBACK (on_notice), self, 0);
  g_signal_connect_object (self->adaptive, "notify::narrow", G_CALLBACK (on_narrow), self, G_CONNECT_SWAPPED);
  on_narrow (self);
  on_header_narrow (self);
  update (self);
  gtk_widget_grab_focus (get_view (self));
  return GTK_WIDGET (self);
}

VedetteSession *
vedette_battle_window_get_session (VedetteBattleWindow *self)
{
  return self->session;
}

/* Returns: (transfer none): the toast overlay, for the other source files of this window, which show toasts */
AdwToastOverlay *
vedette_battle_window_get_toasts (VedetteBattleWindow *self)
{
  return self->toasts;
}

/* Returns: (nullable): the name of the visible view, as in vedette_battle_window_show_view(), for the other source
 * files of this window */
const char *
vedette_battle_window_get_view_name (VedetteBattleWindow *self)
{
  return adw_view_stack_get_visible_child_name (self->stack);
}

/**
 * vedette_battle_window_get_help:
 *
 * Finds the help page about the visible view.
 *
 * Returns: (nullable): the name of the help page
 */
const char *
vedette_battle_window_get_help (VedetteBattleWindow *self)
{
  return vedette_battle_pages_get_help (self->pages, adw_view_stack_get_visible_child (self->stack));
}

/**
 * vedette_battle_window_show_view:
 * @name: "play", "log", or the name of a page of the game system
 *
 * Shows a view and focuses it.
 */
void
vedette_battle_window_show_view (VedetteBattleWindow *self,
                                 const char          *name)
{
  GtkWidget *page = adw_view_stack_get_child_by_name (self->stack, name);

  g_return_if_fail (page != NULL);

  /* The view has to exist before the stack moves the focus. */
  vedette_battle_pages_build (self->pages, page);
  adw_view_stack_set_visible_child (self->stack, page);
  gtk_widget_grab_focus (vedette_adaptive_get_child (VEDETTE_ADAPTIVE (page)));
}

/**
 * vedette_battle_window_toast:
 * @text: plain text without markup
 *
 * Shows a toast.
 */
void
vedette_battle_window_toast (VedetteBattleWindow *self,
                             const char          *text)
{
  vedette_toast_show (self->toasts, text);
}

/**
 * vedette_battle_window_toast_file:
 * @file: the file that was written
 *
 * Shows a toast about a written file.
 */
void
vedette_battle_window_toast_file (VedetteBattleWindow *self,
                                  GFile               *file)
{
  vedette_file_toast_show (self->toasts, file);
}

/**
 * vedette_battle_window_say:
 * @text: plain text without markup
 *
 * Shows a text in the banner until the user dismisses it.
 */
void
vedette_battle_window_say (VedetteBattleWindow *self,
                           const char          *text)
{
  gtk_label_set_text (self->banner_label, text);
  gtk_revealer_set_reveal_child (self->banner, TRUE);
}
