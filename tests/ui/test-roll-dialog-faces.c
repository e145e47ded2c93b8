/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The roll dialog: its twenty faces, the sum and the ticks, all in one direction, by hand and for those who hear it. */

#include "roll-dialog-fixture.h"

#include "ui/system/vedette-ui-system.h"

#define FACES 20

static GtkGesture *
find_click (GtkWidget *widget)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_GESTURE_CLICK (controller))
        return GTK_GESTURE (controller);
    }
  return NULL;
}

/* Where a finger would land; the click is the face's, or that of what it is in. */
static void
touch (Fixture *fixture,
       int      natural)
{
  GtkWidget *face = get_face (fixture, natural), *widget = face;
  graphene_rect_t bounds;

  while (find_click (widget) == NULL)
    widget = gtk_widget_get_parent (widget);
  g_assert_true (gtk_widget_compute_bounds (face, widget, &bounds));
  g_signal_emit_by_name (find_click (widget), "released", 1, (double) (bounds.origin.x + bounds.size.width / 2),
                         (double) (bounds.origin.y + bounds.size.height / 2));
}

/* The faces with a look of style.css, as in "18 19 20" */
static char *
list_faces (Fixture    *fixture,
            const char *css_class)
{
  g_autoptr (GString) faces = g_string_new (NULL);

  for (int natural = 1; natural <= FACES; natural++)
    if (gtk_widget_has_css_class (get_face (fixture, natural), css_class))
      g_string_append_printf (faces, "%s%d", faces->len > 0 ? " " : "", natural);
  return g_strdup (faces->str);
}

static void
assert_faces (Fixture    *fixture,
              const char *css_class,
              const char *expected)
{
  g_autofree char *faces = list_faces (fixture, css_class);

  g_assert_cmpstr (faces, ==, expected);
}

static void
test_touch (Fixture       *fixture,
            gconstpointer  data)
{
  open_dialog (fixture);
  touch (fixture, 13);
  g_assert_cmpstr (gtk_editable_get_text (get_die (fixture)), ==, "13");
  g_assert_nonnull (find_button (fixture, "Use 13"));
  assert_faces (fixture, "thrown", "13");
  /* What was touched by mistake is taken back, and the program would roll again. */
  touch (fixture, 13);
  g_assert_cmpstr (gtk_editable_get_text (get_die (fixture)), ==, "");
  g_assert_nonnull (find_button (fixture, "Roll"));
  assert_faces (fixture, "thrown", "");
  touch (fixture, 2);
  touch (fixture, 20);
  assert_faces (fixture, "thrown", "20");
  click (fixture, "Use 20");
  assert_closed (fixture, "snatch");
  g_assert_cmpint (json_object_get_int_member (get_facts (fixture), "natural"), ==, 20);
  g_assert_cmpstr (json_object_get_string_member (get_facts (fixture), "dice"), ==, "typed");
}

/* Each face says what comes of it: a mark alone does not. And so does what he means, and what counts. */
static void
test_tips (Fixture       *fixture,
           gconstpointer  data)
{
  open_dialog (fixture);
  g_assert_cmpstr (gtk_widget_get_tooltip_text (get_face (fixture, 1)), ==, "1, fails, and everyone in contact fights");
  g_assert_cmpstr (gtk_widget_get_tooltip_text (get_face (fixture, 4)), ==, "4, fails");
  g_assert_cmpstr (gtk_widget_get_tooltip_text (get_face (fixture, 20)), ==, "20, succeeds");
  g_assert_cmpstr (gtk_widget_get_tooltip_text (find_button (fixture, "Sight")), ==,
                   "Move into or out of sight where it matters");
  g_assert_cmpstr (gtk_widget_get_tooltip_text (find_button (fixture, "In reach")), ==,
                   "The goal is in easy reach, or the target in medium range");
}

static void
set_switch (Fixture    *fixture,
            const char *name,
            int         value)
{
  VedetteEdit *edit = vedette_battle_edit (fixture->skirmish.battle, "test");

  vedette_edit_set (edit, fixture->skirmish.switches, name, value, NULL);
  commit (fixture, edit);
}

/* What wins is filled: from the number needed on, unless the players have it otherwise. */
static void
test_wins (Fixture       *fixture,
           gconstpointer  data)
{
  open_dialog (fixture);
  assert_faces (fixture, "wins", "18 19 20");
  assert_faces (fixture, "marked", "1 2 3");
  press (fixture, GDK_KEY_r);
  assert_faces (fixture, "wins", "16 17 18 19 20");
  press (fixture, GDK_KEY_r);
  press (fixture, GDK_KEY_e);
  assert_faces (fixture, "wins", "");
  g_assert_cmpstr (get_needed (fixture), ==, "22+ 0%");
  press (fixture, GDK_KEY_e);
  for (int i = 0; i < 16; i++)
    press (fixture, GDK_KEY_plus);
  assert_faces (fixture, "wins", "2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20");
  assert_faces (fixture, "marked", "1 2 3");
}

static void
test_low_fails (Fixture       *fixture,
                gconstpointer  data)
{
  set_switch (fixture, "low-roll-fails", VEDETTE_YES_NO_YES);
  open_dialog (fixture);
  for (int i = 0; i < 16; i++)
    press (fixture, GDK_KEY_plus);
  g_assert_cmpstr (get_needed (fixture), ==, "2+ 85%");
  assert_faces (fixture, "wins", "4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20");
}

static void
test_low_spares (Fixture       *fixture,
                 gconstpointer  data)
{
  set_switch (fixture, "low-roll-melee", VEDETTE_LOW_ROLL_MELEE_ONLY_ON_FAILURE);
  open_dialog (fixture);
  assert_faces (fixture, "marked", "1 2 3");
  for (int i = 0; i < 15; i++)
    press (fixture, GDK_KEY_plus);
  g_assert_cmpstr (get_needed (fixture), ==, "3+ 90%");
  assert_faces (fixture, "marked", "1 2");
}

/* A die that cannot be is refused as it stands; neither of its digits is one. */
static void
test_refused (Fixture       *fixture,
              gconstpointer  data)
{
  gint64 before = vedette_battle_get_cursor (fixture->skirmish.battle);

  open_dialog (fixture);
  press (fixture, GDK_KEY_2);
  assert_faces (fixture, "thrown", "2");
  press (fixture, GDK_KEY_5);
  g_assert_cmpstr (gtk_editable_get_text (get_die (fixture)), ==, "25");
  g_assert_cmpstr (get_why_not (fixture), ==, "Enter a number from 1 to 20");
  g_assert_true (ui_is_invalid (GTK_WIDGET (get_die (fixture))));
  assert_faces (fixture, "thrown", "");
  g_assert_nonnull (find_button (fixture, "Use This Die"));
  press_enter (fixture);
  ui_settle ();
  g_assert_nonnull (fixture->dialog);
  g_assert_cmpint (vedette_battle_get_cursor (fixture->skirmish.battle), ==, before);
  press (fixture, GDK_KEY_BackSpace);
  press (fixture, GDK_KEY_BackSpace);
  g_assert_cmpstr (get_why_not (fixture), ==, "");
  g_assert_false (ui_is_invalid (GTK_WIDGET (get_die (fixture))));
  press (fixture, GDK_KEY_1);
  press (fixture, GDK_KEY_9);
  press_enter (fixture);
  assert_closed (fixture, "snatch");
  g_assert_cmpint (json_object_get_int_member (get_facts (fixture), "natural"), ==, 19);
}

/* What the parts of the sum come to, as who reads it would add them up */
static int
add_up (const char *sum)
{
  g_auto (GStrv) parts = g_strsplit (sum, "  ", -1);
  int total = 0;

  for (guint i = 0; parts[i] != NULL; i++)
    if (g_str_has_prefix (parts[i], "− "))
      total -= atoi (parts[i] + strlen ("− "));
    else if (g_str_has_prefix (parts[i], "+ "))
      total += atoi (parts[i] + strlen ("+ "));
    else if (!g_str_has_prefix (parts[i], "= "))
      total += atoi (parts[i]);
  return total;
}

static int
read_need (Fixture *fixture)
{
  int need = atoi (get_needed (fixture));
  const char *end = strstr (get_sum (fixture), "= ");

  g_assert_nonnull (end);
  g_assert_cmpint (atoi (end + strlen ("= ")), ==, need);
  g_assert_cmpint (add_up (fixture->sum), ==, need);
  return need;
}

/* What the name of the tick says that it takes off the number needed, as in “In reach, 2 easier” */
static int
read_easier (Fixture    *fixture,
             const char *tick)
{
  g_autofree char *name = ui_get_name (find_button (fixture, tick));
  const char *effect = name + strlen (tick) + strlen (", ");

  g_assert_true (g_str_has_prefix (name, tick));
  if (g_str_has_suffix (effect, " easier"))
    return atoi (effect);
  if (g_str_has_suffix (effect, " harder"))
    return -atoi (effect);
  g_assert_cmpstr (effect, ==, "no effect");
  return 0;
}

/* Each tick does to the number and to the sum what it says that it does, and no other. */
static void
test_direction (Fixture       *fixture,
                gconstpointer  data)
{
  static const struct
  {
    const char *tick;
    int easier;
  } rows[] = {
    { "In reach", 2 }, { "Out of sight", -2 }, { "In melee", -4 }, { "Free to break off", 4 }, { "In melee", 0 }, { "Free to break off", 0 },
  };
  int need;

  open_dialog (fixture);
  need = read_need (fixture);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      gboolean was = is_on (fixture, rows[i].tick);

      g_assert_cmpint (read_easier (fixture, rows[i].tick), ==, rows[i].easier);
      click (fixture, rows[i].tick);
      g_assert_cmpint (read_need (fixture), ==, need - (was ? -1 : 1) * rows[i].easier);
      g_assert_cmpint (read_easier (fixture, rows[i].tick), ==, rows[i].easier);
      need = read_need (fixture);
    }
  press (fixture, GDK_KEY_plus);
  press (fixture, GDK_KEY_plus);
  press (fixture, GDK_KEY_plus);
  g_assert_cmpint (read_need (fixture), ==, need - 3);
  g_assert_nonnull (find_text (fixture, "3 easier"));
  for (guint i = 0; i < 4; i++)
    press (fixture, GDK_KEY_minus);
  g_assert_cmpint (read_need (fixture), ==, need + 1);
  g_assert_nonnull (find_text (fixture, "1 harder"));
}

static gboolean
is_bold_number (GtkWidget  *widget,
                const void *data)
{
  const PangoFontDescription *font = pango_context_get_font_description (gtk_widget_get_pango_context (widget));

  return ui_get_text (widget) != NULL && g_ascii_isdigit (*ui_get_text (widget)) &&
         pango_font_description_get_weight (font) >= PANGO_WEIGHT_BOLD;
}

static const char *
get_bold_number (Fixture *fixture)
{
  return ui_get_text (ui_find (gtk_root_get_focus (GTK_ROOT (fixture->dialog)), is_bold_number, NULL));
}

/* The number that counts now is bold. */
static void
test_counts (Fixture       *fixture,
             gconstpointer  data)
{
  open_dialog (fixture);
  g_assert_cmpstr (get_bold_number (fixture), ==, "18");
  press (fixture, GDK_KEY_r);
  ui_settle ();
  g_assert_cmpstr (get_bold_number (fixture), ==, "16");
}

/* Where the numbers come from is looked at, and then Enter rolls as before. */
static void
test_sources (Fixture       *fixture,
              gconstpointer  data)
{
  static const char name[] = "Where these numbers come from";
  GtkWidget *before, *popover;

  open_dialog (fixture);
  before = gtk_root_get_focus (GTK_ROOT (fixture->dialog));
  g_assert_true (gtk_widget_grab_focus (find_button (fixture, name)));
  g_assert_false (gtk_root_get_focus (GTK_ROOT (fixture->dialog)) == before);
  popover = ui_pop_up (fixture->dialog, name);
  gtk_popover_popdown (GTK_POPOVER (popover));
  ui_settle ();
  g_assert_true (gtk_root_get_focus (GTK_ROOT (fixture->dialog)) == before);
}

/* The key that is written on a button, or its sign, is not read aloud after the name: it is a property of the button. */
static void
assert_mute (GtkWidget  *widget,
             const char *key)
{
  const char *text = ui_get_text (widget);

  if (text != NULL && (g_ascii_strcasecmp (text, key) == 0 || g_utf8_strlen (text, -1) == 1))
    gtk_test_accessible_assert_role (widget, GTK_ACCESSIBLE_ROLE_NONE);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    assert_mute (child, key);
}

/* Notes each key that something in the tree has, hidden or in a closed menu or not. */
static void
note_keys (GtkWidget  *widget,
           GHashTable *keys)
{
  GtkAccessible *accessible = GTK_ACCESSIBLE (widget);

  if (gtk_test_accessible_has_property (accessible, GTK_ACCESSIBLE_PROPERTY_KEY_SHORTCUTS))
    {
      g_autofree char *given = gtk_test_accessible_check_property (accessible, GTK_ACCESSIBLE_PROPERTY_KEY_SHORTCUTS, "\x01");
      g_autofree char *key = g_utf8_strdown (given, -1);

      g_test_message ("%s", key);
      assert_mute (widget, key);
      /* The field that finds a name and the button of the folded list are never seen together. */
      g_assert_true (g_hash_table_add (keys, g_strdup (key)) || g_str_equal (key, "slash"));
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    note_keys (child, keys);
}

/* No letter stands for two things, and each does something. */
static void
test_letters (Fixture       *fixture,
              gconstpointer  data)
{
  const VedetteShortcut *const *tables = vedette_ui_system_find (fixture->skirmish.battle)->shortcuts;
  g_autoptr (GHashTable) keys = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GHashTable) used = g_hash_table_new (g_str_hash, g_str_equal);
  GHashTableIter iter;
  const char *key;

  open_dialog (fixture);
  note_keys (fixture->dialog, keys);
  for (; *tables != NULL; tables++)
    for (const VedetteShortcut *shortcut = *tables; shortcut->action != NULL; shortcut++)
      for (guint i = 0; i < G_N_ELEMENTS (shortcut->keys) && shortcut->keys[i] != NULL; i++)
        g_assert_true (g_hash_table_add (used, (gpointer) shortcut->keys[i]));
  g_assert_cmpuint (g_hash_table_size (keys), >=, 16);
  g_hash_table_iter_init (&iter, keys);
  while (g_hash_table_iter_next (&iter, (gpointer *) &key, NULL))
    if (g_utf8_strlen (key, -1) == 1 && g_ascii_isalpha (*key))
      g_assert_true (g_hash_table_contains (used, key));
}

static void
assert_part_is_mute (GtkWidget *widget,
                     gpointer   faces)
{
  if (widget != faces && (ui_get_text (widget) != NULL || gtk_widget_get_tooltip_text (widget) != NULL))
    gtk_test_accessible_assert_role (widget, GTK_ACCESSIBLE_ROLE_NONE);
}

/* To a screen reader the twenty faces are one slider. */
static void
test_slider (Fixture       *fixture,
             gconstpointer  data)
{
  GtkWidget *faces;

  open_dialog (fixture);
  faces = get_faces (fixture);
  gtk_test_accessible_assert_property (faces, GTK_ACCESSIBLE_PROPERTY_LABEL, "Face of the die");
  gtk_test_accessible_assert_property (faces, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, "no roll yet");
  g_assert_true (ui_send_key (faces, "key-pressed", GDK_KEY_End));
  g_assert_cmpstr (gtk_editable_get_text (get_die (fixture)), ==, "20");
  gtk_test_accessible_assert_property (faces, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, "20, succeeds");
  gtk_test_accessible_assert_property (faces, GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, 20.0);
  press (fixture, GDK_KEY_1);
  press (fixture, GDK_KEY_7);
  gtk_test_accessible_assert_property (faces, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, "17, fails");
  ui_send_key (faces, "key-pressed", GDK_KEY_Home);
  gtk_test_accessible_assert_property (faces, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, "1, fails, and everyone in contact fights");
  ui_visit (faces, assert_part_is_mute, faces);
}

static void
test_roles (Fixture       *fixture,
            gconstpointer  data)
{
  GtkWidget *tick, *intention;

  open_dialog (fixture);
  tick = find_button (fixture, "In reach");
  intention = find_button (fixture, "Shoot");
  gtk_test_accessible_assert_role (tick, GTK_ACCESSIBLE_ROLE_CHECKBOX);
  gtk_test_accessible_assert_role (intention, GTK_ACCESSIBLE_ROLE_RADIO);
  gtk_test_accessible_assert_property (tick, GTK_ACCESSIBLE_PROPERTY_LABEL, "In reach, 2 easier");
  gtk_test_accessible_assert_property (tick, GTK_ACCESSIBLE_PROPERTY_KEY_SHORTCUTS, "R");
  gtk_test_accessible_assert_state (tick, GTK_ACCESSIBLE_STATE_CHECKED, GTK_ACCESSIBLE_TRISTATE_FALSE);
  gtk_test_accessible_assert_state (intention, GTK_ACCESSIBLE_STATE_CHECKED, GTK_ACCESSIBLE_TRISTATE_FALSE);
  press (fixture, GDK_KEY_r);
  press (fixture, GDK_KEY_s);
  gtk_test_accessible_assert_state (tick, GTK_ACCESSIBLE_STATE_CHECKED, GTK_ACCESSIBLE_TRISTATE_TRUE);
  gtk_test_accessible_assert_state (intention, GTK_ACCESSIBLE_STATE_CHECKED, GTK_ACCESSIBLE_TRISTATE_TRUE);
}

/* A finger hits everything; and when narrow, the faces are two rows of ten, with the chosen figure and the rest below them. */
static void
test_fingers (Fixture       *fixture,
              gconstpointer  data)
{
  gboolean narrow = GPOINTER_TO_INT (data);
  graphene_rect_t first, eleventh, take;

  if (narrow)
    open_narrow_dialog (fixture);
  else
    open_dialog (fixture);
  assert_touchable (fixture);
  g_assert_true (gtk_widget_compute_bounds (get_face (fixture, 1), fixture->dialog, &first));
  g_assert_true (gtk_widget_compute_bounds (get_face (fixture, 11), fixture->dialog, &eleventh));
  g_assert_true (gtk_widget_compute_bounds (find_button (fixture, "Roll"), fixture->dialog, &take));
  g_assert_true (narrow == (eleventh.origin.y > first.origin.y));
  g_assert_true (narrow == (eleventh.origin.x <= first.origin.x));
  g_assert_cmpfloat (take.origin.y + take.size.height, <=, (float) gtk_widget_get_height (fixture->dialog));
  if (!narrow)
    return;
  click (fixture, "Squires (5)");
  ui_settle ();
  g_assert_nonnull (find_text (fixture, "Wat"));
  g_assert_nonnull (find_button (fixture, "Record as Casualty"));
  touch (fixture, 19);
  g_assert_nonnull (find_button (fixture, "Use 19"));
}

int
main (int    argc,
      char **argv)
{
  ui_init (&argc, &argv);
  ADD ("faces/touch", set_up, NULL, test_touch);
  ADD ("faces/tips", set_up, NULL, test_tips);
  ADD ("faces/wins", set_up, NULL, test_wins);
  ADD ("faces/low-fails", set_up, NULL, test_low_fails);
  ADD ("faces/low-spares", set_up, NULL, test_low_spares);
  ADD ("faces/refused", set_up, NULL, test_refused);
  ADD ("faces/direction", set_up, NULL, test_direction);
  ADD ("faces/counts", set_up, NULL, test_counts);
  ADD ("faces/sources", set_up, NULL, test_sources);
  ADD ("faces/letters", set_up, NULL, test_letters);
  ADD ("faces/slider", set_up, NULL, test_slider);
  ADD ("faces/roles", set_up, NULL, test_roles);
  ADD ("faces/fingers/wide", set_up, GINT_TO_POINTER (FALSE), test_fingers);
  ADD ("faces/fingers/narrow", set_up, GINT_TO_POINTER (TRUE), test_fingers);
  return g_test_run ();
}
