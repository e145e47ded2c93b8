/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Opens, finds, reads and uses parts of a window by role, accessible name and text, so that tests need not know their widgets. */

#include "ui-access.h"

#include "ui/system/vedette-ui-system.h"

/* Pages and dialogs */

static const VedetteUiPage *
get_page (VedetteSession *session,
          const char     *name)
{
  const VedetteUiPage *page = vedette_ui_system_find (vedette_session_get_battle (session))->pages;

  while (!g_str_equal (page->name, name))
    page++;
  return page;
}

/* Returns: (transfer floating): the page of that name, such as "forces", as the battle window shows it */
GtkWidget *
ui_new_page (VedetteSession *session,
             const char     *name)
{
  return get_page (session, name)->new_view (session);
}

/* Tells a page what the battle window tells it when it becomes narrow, or wide again. */
void
ui_set_page_narrow (VedetteSession *session,
                    const char     *name,
                    GtkWidget      *page,
                    gboolean        narrow)
{
  get_page (session, name)->set_narrow (page, narrow);
}

/* Opens the dialog of an offer by its name, such as "roll", as it opens while that record is chosen, 0 for none. */
void
ui_ask (GtkWindow      *parent,
        VedetteSession *session,
        const char     *dialog,
        gint64          selected)
{
  const VedetteOfferDialog *row = vedette_ui_system_find (vedette_session_get_battle (session))->dialogs;
  g_autoptr (VedetteOffer) offer = NULL;

  vedette_each_new (VedetteOffer, item, vedette_rules_list_offers (vedette_session_get_rules (session), NULL))
    if (offer == NULL && g_strcmp0 (item->dialog, dialog) == 0)
      offer = g_object_ref (item);
  while (!g_str_equal (row->name, dialog))
    row++;
  g_assert_true (row->ask (parent, session, offer, selected));
  ui_settle ();
}

/* Opens the form of a move, as the system has it.
 *
 * Returns: (transfer none): the form */
GtkWidget *
ui_ask_move (GtkWindow      *parent,
             VedetteSession *session,
             const char     *name)
{
  g_autoptr (VedetteMove) move = vedette_session_new_move (session, name);
  GtkWidget *form = vedette_ui_system_find (vedette_session_get_battle (session))->new_form (parent, session, move);

  gtk_window_present (GTK_WINDOW (form));
  ui_settle ();
  return form;
}

/* Returns: (transfer none) (nullable): the dialog above @parent; if that is %NULL, the one of any window */
GtkWidget *
ui_find_dialog (GtkWidget *parent)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      if (gtk_widget_get_visible (window) &&
          gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (window)) == GTK_ACCESSIBLE_ROLE_DIALOG &&
          (parent == NULL || gtk_window_get_transient_for (GTK_WINDOW (window)) == GTK_WINDOW (parent)))
        return window;
    }
  return NULL;
}

/* Finding and reading */

/* Calls @visit for all that can be seen, from the start to the end. */
void
ui_visit (GtkWidget *root,
          UiVisit    visit,
          gpointer   data)
{
  if (!gtk_widget_get_visible (root) || !gtk_widget_get_child_visible (root))
    return;
  visit (root, data);
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    ui_visit (child, visit, data);
}

/* Returns: (transfer full) (nullable): the name that was given to a widget for screen readers */
char *
ui_get_name (GtkWidget *widget)
{
  if (!gtk_test_accessible_has_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL))
    return NULL;
  /* GTK shows the name only where it differs from the one that is expected. */
  return gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, "\x01");
}

static GtkAccessibleRole
get_role (GtkWidget *widget)
{
  return gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (widget));
}

/* Returns: whether it is a button, or a tick, or one of several choices */
gboolean
ui_can_press (GtkWidget *widget)
{
  switch (get_role (widget))
    {
    case GTK_ACCESSIBLE_ROLE_BUTTON:
    case GTK_ACCESSIBLE_ROLE_CHECKBOX:
    case GTK_ACCESSIBLE_ROLE_RADIO:
    case GTK_ACCESSIBLE_ROLE_SWITCH:
      return TRUE;
    default:
      /* Newer GTK has a role for them that is not in 4.8. */
      return GTK_IS_TOGGLE_BUTTON (widget);
    }
}

typedef struct
{
  GtkAccessibleRole role;
  const char *name;
} Wanted;

/* Newer GTK has a button without a name labelled by its text. */
static gboolean
is_called (GtkWidget  *widget,
           const char *name)
{
  g_autofree char *given = ui_get_name (widget);

  return given != NULL ? g_str_equal (given, name) : ui_can_press (widget) && ui_find_text (widget, name) != NULL;
}

static gboolean
is_wanted (GtkWidget  *widget,
           const void *data)
{
  const Wanted *wanted = data;

  return get_role (widget) == wanted->role && (wanted->name == NULL || is_called (widget, wanted->name));
}

/* Returns: (transfer none) (nullable): the first of that role, and of that name unless it is %NULL */
GtkWidget *
ui_find_role (GtkWidget         *root,
              GtkAccessibleRole  role,
              const char        *name)
{
  return ui_find (root, is_wanted, &(const Wanted){ role, name });
}

static gboolean
is_button_called (GtkWidget  *widget,
                  const void *name)
{
  return ui_can_press (widget) && is_called (widget, name);
}

static gboolean
is_button_showing (GtkWidget  *widget,
                   const void *text)
{
  return ui_can_press (widget) && ui_find_text (widget, text) != NULL;
}

/* Returns: (transfer none) (nullable): what can be pressed and is called so, or else shows that text beside others */
GtkWidget *
ui_find_button (GtkWidget  *root,
                const char *text)
{
  GtkWidget *button = ui_find (root, is_button_called, text);

  return button != NULL ? button : ui_find (root, is_button_showing, text);
}

static gboolean
has_part (GtkWidget  *widget,
          const void *part)
{
  const char *text = ui_get_text (widget);

  return text != NULL && strstr (text, part) != NULL;
}

/* Returns: (transfer none) (nullable): the first text that contains @part */
GtkWidget *
ui_find_part (GtkWidget  *root,
              const char *part)
{
  return ui_find (root, has_part, part);
}

static gboolean
has_pattern (GtkWidget  *widget,
             const void *pattern)
{
  const char *text = ui_get_text (widget);

  return text != NULL && g_regex_match_simple (pattern, text, 0, 0);
}

/* Returns: (transfer none) (nullable): the first text that matches a regular expression */
GtkWidget *
ui_find_pattern (GtkWidget  *root,
                 const char *pattern)
{
  return ui_find (root, has_pattern, pattern);
}

/* Returns: whether it is a row of a list or table */
gboolean
ui_is_row (GtkWidget *widget)
{
  return get_role (widget) == GTK_ACCESSIBLE_ROLE_LIST_ITEM || get_role (widget) == GTK_ACCESSIBLE_ROLE_ROW;
}

static gboolean
is_row_with (GtkWidget  *widget,
             const void *part)
{
  return ui_is_row (widget) && ui_find_part (widget, part) != NULL;
}

/* Returns: (transfer none) (nullable): the first row of a list or table in which a text contains @part */
GtkWidget *
ui_find_row (GtkWidget  *root,
             const char *part)
{
  return ui_find (root, is_row_with, part);
}

/* Selects the row that ui_find_row() finds, and no other. */
void
ui_select_row (GtkWidget  *root,
               const char *part)
{
  GtkWidget *row = ui_find_row (root, part);

  g_test_message ("select %s", part);
  g_assert_nonnull (row);
  g_assert_true (gtk_widget_activate_action (row, "listitem.select", "(bb)", FALSE, FALSE));
}

static void
add_text (GtkWidget *widget,
          gpointer   texts)
{
  if (ui_get_text (widget) != NULL)
    g_string_append_printf (texts, "%s|", ui_get_text (widget));
}

/* Returns: (transfer full): every text that can be seen, each with a “|” after it */
char *
ui_list_texts (GtkWidget *root)
{
  GString *texts = g_string_new (NULL);

  ui_visit (root, add_text, texts);
  return g_string_free (texts, FALSE);
}

typedef struct
{
  GtkAccessibleRole role;
  GString *names;
} List;

static void
add_name (GtkWidget *widget,
          gpointer   data)
{
  const List *list = data;
  g_autofree char *name = NULL;

  if (get_role (widget) != list->role)
    return;
  name = ui_get_name (widget);
  g_string_append_printf (list->names, "%s|", name != NULL ? name : "");
}

/* Returns: (transfer full): the names of all that can be seen and have that role, each with a “|” after it */
char *
ui_list_roles (GtkWidget         *root,
               GtkAccessibleRole  role)
{
  List list = { role, g_string_new (NULL) };

  ui_visit (root, add_name, &list);
  return g_string_free (list.names, FALSE);
}

/* States and actions */

static gboolean
has_state (GtkWidget          *widget,
           GtkAccessibleState  state)
{
  g_autofree char *other = NULL;

  if (!gtk_test_accessible_has_state (GTK_ACCESSIBLE (widget), state))
    return FALSE;
  /* TRUE is GTK_ACCESSIBLE_TRISTATE_TRUE as well as GTK_ACCESSIBLE_INVALID_TRUE. */
  other = gtk_test_accessible_check_state (GTK_ACCESSIBLE (widget), state, TRUE);
  return other == NULL;
}

/* Returns: whether a tick is set, a choice is chosen, or a button is held down */
gboolean
ui_is_on (GtkWidget *widget)
{
  return has_state (widget, GTK_ACCESSIBLE_STATE_CHECKED) || has_state (widget, GTK_ACCESSIBLE_STATE_PRESSED);
}

/* Returns: whether a screen reader calls what is entered there wrong */
gboolean
ui_is_invalid (GtkWidget *widget)
{
  return has_state (widget, GTK_ACCESSIBLE_STATE_INVALID);
}

/* Returns: whether the focus is on it, or on a part of it */
gboolean
ui_has_focus (GtkWidget *widget)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (widget));

  return focus != NULL && (focus == widget || gtk_widget_is_ancestor (focus, widget));
}

/* Sets or unsets a tick, a choice or a button that stays down. What GTK has for these is called active; to activate them would
 * take the time of an animation. */
void
ui_set_on (GtkWidget  *root,
           const char *name,
           gboolean    on)
{
  GtkWidget *control = ui_find_button (root, name);

  g_test_message ("set %s", name);
  g_assert_nonnull (control);
  g_assert_true (gtk_widget_is_sensitive (control));
  g_object_set (control, "active", on, NULL);
}

/* Writes into a field. */
void
ui_write (GtkWidget  *root,
          const char *name,
          const char *text)
{
  GtkWidget *field = ui_find_role (root, GTK_ACCESSIBLE_ROLE_TEXT_BOX, name);

  if (field == NULL)
    field = ui_find_role (root, GTK_ACCESSIBLE_ROLE_SEARCH_BOX, name);
  g_test_message ("write into %s", name);
  g_assert_nonnull (field);
  gtk_editable_set_text (GTK_EDITABLE (field), text);
}

void
ui_set_number (GtkWidget  *root,
               const char *name,
               double      number)
{
  GtkWidget *spin = ui_find_role (root, GTK_ACCESSIBLE_ROLE_SPIN_BUTTON, name);

  g_test_message ("set %s", name);
  g_assert_nonnull (spin);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (spin), number);
}

/* Chooses by the text of a choice. */
void
ui_choose (GtkWidget  *root,
           const char *name,
           const char *value)
{
  GtkWidget *control = ui_find_role (root, GTK_ACCESSIBLE_ROLE_COMBO_BOX, name);
  GListModel *values;

  g_test_message ("choose %s", value);
  g_assert_nonnull (control);
  values = gtk_drop_down_get_model (GTK_DROP_DOWN (control));
  for (guint i = 0; i < g_list_model_get_n_items (values); i++)
    {
      g_autoptr (GtkStringObject) text = g_list_model_get_item (values, i);

      if (g_str_equal (gtk_string_object_get_string (text), value))
        {
          gtk_drop_down_set_selected (GTK_DROP_DOWN (control), i);
          return;
        }
    }
  g_assert_not_reached ();
}

/* Opens the menu of a button.
 *
 * Returns: (transfer none): the menu */
GtkWidget *
ui_pop_up (GtkWidget  *root,
           const char *name)
{
  GtkWidget *button = ui_find_role (root, GTK_ACCESSIBLE_ROLE_BUTTON, name);

  g_test_message ("open %s", name);
  g_assert_nonnull (button);
  /* In newer GTK it is the toggle in a menu button that has the role. */
  if (!GTK_IS_MENU_BUTTON (button))
    button = gtk_widget_get_ancestor (button, GTK_TYPE_MENU_BUTTON);
  gtk_menu_button_popup (GTK_MENU_BUTTON (button));
  ui_settle ();
  return GTK_WIDGET (gtk_menu_button_get_popover (GTK_MENU_BUTTON (button)));
}

/* Sends a key to what handles keys of @widget, on their way to the focus or back.
 *
 * @signal: "key-pressed" or "key-released"
 *
 * Returns: whether it was of use; always %FALSE for one that is released */
gboolean
ui_send_key (GtkWidget  *widget,
             const char *signal,
             guint       keyval)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);
  gboolean used = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (controllers) && !used; i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (!GTK_IS_EVENT_CONTROLLER_KEY (controller))
        continue;
      if (g_str_equal (signal, "key-pressed"))
        g_signal_emit_by_name (controller, signal, keyval, 0, (GdkModifierType) 0, &used);
      else
        g_signal_emit_by_name (controller, signal, keyval, 0, (GdkModifierType) 0);
    }
  return used;
}
