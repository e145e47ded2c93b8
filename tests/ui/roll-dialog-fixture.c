/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What tests of the roll dialog share: a battle in which a roll is due, the dialog, its widgets and keys. */

#include "roll-dialog-fixture.h"

/* The widgets of the dialog */

const char *
get_text (GtkWidget *widget)
{
  if (GTK_IS_LABEL (widget))
    return gtk_label_get_text (GTK_LABEL (widget));
  return NULL;
}

static gboolean
is_shown (GtkWidget *widget)
{
  return gtk_widget_get_visible (widget) && gtk_widget_get_child_visible (widget);
}

/* Calls for every widget that is shown, the dialog's own surface only. */
void
walk (GtkWidget *widget,
      void (*visit) (GtkWidget *widget, gpointer data),
      gpointer data)
{
  if (!is_shown (widget))
    return;
  visit (widget, data);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (!GTK_IS_POPOVER (child))
      walk (child, visit, data);
}

void
look (GtkWidget *widget,
      gpointer   data)
{
  Search *search = data;

  if (search->found != NULL)
    return;
  if (search->css_class != NULL && !gtk_widget_has_css_class (widget, search->css_class))
    return;
  if (search->type != 0 && !g_type_is_a (G_OBJECT_TYPE (widget), search->type))
    return;
  if (search->text != NULL && g_strcmp0 (get_text (widget), search->text) != 0)
    return;
  search->found = widget;
}

GtkWidget *
find_text (GtkWidget  *root,
           const char *text)
{
  Search search = { .text = text };

  walk (root, look, &search);
  return search.found;
}

GtkWidget *
find_class (GtkWidget  *root,
            const char *css_class)
{
  Search search = { .css_class = css_class };

  walk (root, look, &search);
  return search.found;
}

GtkWidget *
find_button (GtkWidget  *root,
             const char *text)
{
  GtkWidget *label = find_text (root, text);

  return label != NULL ? gtk_widget_get_ancestor (label, GTK_TYPE_BUTTON) : NULL;
}

/* The number in large type and its chance, as in "11+ 50 %" */
const char *
get_needed (Fixture *fixture)
{
  g_free (fixture->needed);
  fixture->needed = g_strdup_printf ("%s %s", get_text (find_class (fixture->dialog, "needed")),
                                     get_text (find_class (fixture->dialog, "chance")));
  return fixture->needed;
}

/* How it comes about, without the spaces that hold it together */
const char *
get_sum (Fixture *fixture)
{
  g_auto (GStrv) words = g_strsplit (get_text (find_class (fixture->dialog, "sum")), "\u00a0", -1);

  g_free (fixture->sum);
  fixture->sum = g_strjoinv (" ", words);
  return fixture->sum;
}

const char *
get_why_not (Fixture *fixture)
{
  return get_text (find_class (fixture->dialog, "why-not"));
}

GtkEditable *
get_die (Fixture *fixture)
{
  return GTK_EDITABLE (find_class (fixture->dialog, "number"));
}

gboolean
is_on (Fixture    *fixture,
       const char *text)
{
  GtkWidget *button = find_button (fixture->dialog, text);

  g_assert_nonnull (button);
  return gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (button));
}

/* What arrives at the dialog when no text field has used the key */
gboolean
press (Fixture *fixture,
       guint    keyval)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (fixture->dialog);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);
      gboolean used = FALSE;

      if (!GTK_IS_EVENT_CONTROLLER_KEY (controller) ||
          gtk_event_controller_get_propagation_phase (controller) != GTK_PHASE_BUBBLE)
        continue;
      g_signal_emit_by_name (controller, "key-pressed", keyval, 0, (GdkModifierType) 0, &used);
      if (used)
        return TRUE;
    }
  return FALSE;
}

void
press_enter (Fixture *fixture)
{
  g_assert_true (press (fixture, GDK_KEY_Return));
}

void
click (Fixture    *fixture,
       const char *text)
{
  GtkWidget *button = find_button (fixture->dialog, text);

  g_assert_nonnull (button);
  g_signal_emit_by_name (button, "clicked");
}

/* The battle */

gint64
add_figure (VedetteEdit   *edit,
            gint64         side,
            const char    *name,
            int            count,
            VedetteTroops  troops,
            VedetteLeader  leader)
{
  g_autoptr (VedetteFigure) figure = g_object_new (VEDETTE_TYPE_FIGURE, "name", name, "side", side, "count", count, "troops",
                                                   troops, "leader", leader, NULL);

  return vedette_edit_insert (edit, figure, -1);
}

void
commit (Fixture     *fixture,
        VedetteEdit *edit)
{
  g_autoptr (GError) error = NULL;

  g_assert_nonnull (vedette_battle_commit (vedette_session_get_battle (fixture->session), edit, &error));
  g_assert_no_error (error);
}

void
begin (Fixture *fixture)
{
  g_autoptr (VedetteMove) start = vedette_session_new_move (fixture->session, "start");
  g_autoptr (GError) error = NULL;

  g_object_set (start, "holder", vedette_record_get_id (VEDETTE_RECORD (fixture->skirmish.forces[0])), NULL);
  vedette_session_perform (fixture->session, start, 0, TRUE, &error);
  g_assert_no_error (error);
  g_assert_nonnull (vedette_session_do (fixture->session, "hold"));
  g_assert_cmpint (vedette_skirmish_game_get_state (fixture->skirmish.game), ==, VEDETTE_STATE_NOMINATE);
}

void
new_session (Fixture *fixture)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *path = vedette_session_make_path ("roll");

  fixture->session = vedette_session_new_battle ("skirmish", path, &error);
  g_assert_no_error (error);
  vedette_skirmish_read (&fixture->skirmish, vedette_session_get_battle (fixture->session));
}

void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  VedetteEdit *edit;
  gint64 blue;

  new_session (fixture);
  blue = vedette_record_get_id (VEDETTE_RECORD (fixture->skirmish.forces[1]));
  edit = vedette_battle_edit (fixture->skirmish.battle, "test");
  fixture->squires = add_figure (edit, blue, "Squires", 5, VEDETTE_TROOPS_GOOD, VEDETTE_LEADER_NONE);
  fixture->wat = add_figure (edit, blue, "Wat", 1, VEDETTE_TROOPS_AVERAGE, VEDETTE_LEADER_ADEQUATE);
  add_figure (edit, blue, "<b>&\"x", 1, VEDETTE_TROOPS_POOR, VEDETTE_LEADER_NONE);
  add_figure (edit, blue, "Goblins", 3, VEDETTE_TROOPS_SUB_HUMAN, VEDETTE_LEADER_NONE);
  add_figure (edit, vedette_record_get_id (VEDETTE_RECORD (fixture->skirmish.forces[0])), "Enemy", 1, VEDETTE_TROOPS_DEMIGODS,
              VEDETTE_LEADER_NONE);
  commit (fixture, edit);
  begin (fixture);
}

void
set_up_bare (Fixture       *fixture,
             gconstpointer  data)
{
  new_session (fixture);
  begin (fixture);
}

void
forget (gpointer  data,
        GObject  *gone)
{
  *(GtkWidget **) data = NULL;
}

void
open_dialog (Fixture *fixture)
{
  fixture->dialog = vedette_roll_dialog_new (NULL, fixture->session);
  g_object_weak_ref (G_OBJECT (fixture->dialog), forget, &fixture->dialog);
  gtk_window_present (GTK_WINDOW (fixture->dialog));
  ui_settle ();
}

void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  g_autoptr (GError) error = NULL;

  if (fixture->dialog != NULL)
    gtk_window_destroy (GTK_WINDOW (fixture->dialog));
  ui_settle ();
  vedette_session_close (fixture->session, &error);
  g_assert_no_error (error);
  g_clear_object (&fixture->session);
  g_clear_pointer (&fixture->needed, g_free);
  g_clear_pointer (&fixture->sum, g_free);
}

JsonObject *
get_facts (Fixture *fixture)
{
  return vedette_step_get_facts (vedette_battle_get_current (fixture->skirmish.battle));
}

const char *
get_kind (Fixture *fixture)
{
  return vedette_step_get_kind (vedette_battle_get_current (fixture->skirmish.battle));
}

void
assert_closed (Fixture    *fixture,
               const char *kind)
{
  ui_settle ();
  if (fixture->dialog != NULL)
    g_test_message ("still there: %s, refs %u, visible %d", get_why_not (fixture), G_OBJECT (fixture->dialog)->ref_count,
                    gtk_widget_get_visible (fixture->dialog));
  g_assert_null (fixture->dialog);
  g_assert_cmpstr (get_kind (fixture), ==, kind);
}
