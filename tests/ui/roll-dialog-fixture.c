/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What tests of the roll dialog share: a battle in which a roll is due, the dialog, its parts and keys. */

#include "roll-dialog-fixture.h"

#include "ui/widgets/vedette-why-button.h"

/* The parts of the dialog */

/* The faces of the die, which are one slider to a screen reader */
GtkWidget *
get_faces (Fixture *fixture)
{
  GtkWidget *faces = ui_find_role (fixture->dialog, GTK_ACCESSIBLE_ROLE_SLIDER, NULL);

  g_assert_nonnull (faces);
  return faces;
}

static gboolean
has_tip (GtkWidget  *widget,
         const void *start)
{
  const char *tip = gtk_widget_get_tooltip_text (widget);

  return tip != NULL && g_str_has_prefix (tip, start);
}

/* One face, by its tip, which begins with its number */
GtkWidget *
get_face (Fixture *fixture,
          int      natural)
{
  g_autofree char *start = g_strdup_printf ("%d, ", natural);
  GtkWidget *face = ui_find (get_faces (fixture), has_tip, start);

  g_assert_nonnull (face);
  return face;
}

/* The number in large type, such as “18+” */
GtkWidget *
get_number (Fixture *fixture)
{
  return ui_find_pattern (fixture->dialog, "^−?\\d+\\+$");
}

/* The chance beside the number, such as “15%” */
GtkWidget *
get_chance (Fixture *fixture)
{
  return ui_find_pattern (fixture->dialog, "^\\d+[\u00a0\u202f]?%$");
}

/* The sum that the number comes from, which ends in “= 18” */
GtkWidget *
get_sum_label (Fixture *fixture)
{
  return ui_find_pattern (fixture->dialog, "=\u00a0−?\\d+$");
}

/* The number and its chance, as in “11+ 50%” */
const char *
get_needed (Fixture *fixture)
{
  g_free (fixture->needed);
  fixture->needed = g_strdup_printf ("%s %s", ui_get_text (get_number (fixture)), ui_get_text (get_chance (fixture)));
  return fixture->needed;
}

/* The sum, without the spaces that hold it together */
const char *
get_sum (Fixture *fixture)
{
  g_auto (GStrv) words = g_strsplit (ui_get_text (get_sum_label (fixture)), "\u00a0", -1);

  g_free (fixture->sum);
  fixture->sum = g_strjoinv (" ", words);
  return fixture->sum;
}

static void
note_status (GtkWidget *widget,
             gpointer   statuses)
{
  if (gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (widget)) == GTK_ACCESSIBLE_ROLE_STATUS)
    g_ptr_array_add (statuses, widget);
}

/* What a screen reader speaks of when it changes: first the number in words, then why it cannot be done */
static const char *
get_status (Fixture *fixture,
            guint    index)
{
  g_autoptr (GPtrArray) statuses = g_ptr_array_new ();

  ui_visit (fixture->dialog, note_status, statuses);
  g_assert_cmpuint (statuses->len, ==, 2);
  return ui_get_text (ui_find_part (g_ptr_array_index (statuses, index), ""));
}

const char *
get_in_words (Fixture *fixture)
{
  return get_status (fixture, 0);
}

const char *
get_why_not (Fixture *fixture)
{
  return get_status (fixture, 1);
}

/* The field of the die, which is the only one that asks for a number */
GtkEditable *
get_die (Fixture *fixture)
{
  return GTK_EDITABLE (ui_find_role (fixture->dialog, GTK_ACCESSIBLE_ROLE_TEXT_BOX, "Number on the die, 1 to 20"));
}

GtkWidget *
find_text (Fixture    *fixture,
           const char *text)
{
  return ui_find_text (fixture->dialog, text);
}

GtkWidget *
find_button (Fixture    *fixture,
             const char *text)
{
  return ui_find_button (fixture->dialog, text);
}

gboolean
is_on (Fixture    *fixture,
       const char *text)
{
  GtkWidget *button = find_button (fixture, text);

  g_assert_nonnull (button);
  return ui_is_on (button);
}

/* What a finger lands on and is too low for it. The frame of the window and switches are GTK's, the field of the die is in a box
 * that is high enough, and the small button that explains a rule is the same in every window. */
static void
note_low (GtkWidget *widget,
          gpointer   low)
{
  GtkAccessibleRole role = gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (widget));

  if (!ui_can_press (widget) && role != GTK_ACCESSIBLE_ROLE_TEXT_BOX && role != GTK_ACCESSIBLE_ROLE_SEARCH_BOX &&
      role != GTK_ACCESSIBLE_ROLE_SLIDER)
    return;
  if (role == GTK_ACCESSIBLE_ROLE_SWITCH || gtk_widget_get_ancestor (widget, ADW_TYPE_HEADER_BAR) != NULL ||
      gtk_widget_get_ancestor (widget, VEDETTE_TYPE_WHY_BUTTON) != NULL ||
      (GTK_IS_ENTRY (widget) && gtk_entry_get_input_purpose (GTK_ENTRY (widget)) == GTK_INPUT_PURPOSE_DIGITS))
    return;
  if (gtk_widget_get_height (widget) < 44)
    g_string_append_printf (low, "%s of %d px, ", G_OBJECT_TYPE_NAME (widget), gtk_widget_get_height (widget));
}

void
assert_touchable (Fixture *fixture)
{
  g_autoptr (GString) low = g_string_new (NULL);

  ui_visit (fixture->dialog, note_low, low);
  g_assert_cmpstr (low->str, ==, "");
}

/* What arrives at the dialog when no text field has used the key */
gboolean
press (Fixture *fixture,
       guint    keyval)
{
  return ui_send_key (fixture->dialog, "key-pressed", keyval);
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
  ui_click (fixture->dialog, text);
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

static void
forget (gpointer  data,
        GObject  *gone)
{
  *(GtkWidget **) data = NULL;
}

/* Opens the dialog as the offer of a roll does, above @parent if that is not %NULL. */
void
open_dialog_above (Fixture   *fixture,
                   GtkWindow *parent)
{
  ui_ask (parent, fixture->session, "roll", 0);
  fixture->dialog = ui_find_dialog (NULL);
  g_assert_nonnull (fixture->dialog);
  g_object_weak_ref (G_OBJECT (fixture->dialog), forget, &fixture->dialog);
}

void
open_dialog (Fixture *fixture)
{
  open_dialog_above (fixture, NULL);
}

/* Opens it in the smallest window. */
void
open_narrow_dialog (Fixture *fixture)
{
  open_dialog (fixture);
  gtk_window_set_default_size (GTK_WINDOW (fixture->dialog), 360, 640);
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
