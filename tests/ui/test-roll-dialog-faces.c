/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The roll dialog: its twenty faces, the sum and the ticks, all in one direction, by hand and for those who hear it. */

#include "roll-dialog-fixture.h"

#include "ui/skirmish/roll/vedette-roll-keys.h"
#include "ui/skirmish/roll/vedette-roll-pips.h"

#define FACES 20

static GtkWidget *
get_pips (Fixture *fixture)
{
  Search search = { .type = VEDETTE_TYPE_ROLL_PIPS };

  walk (fixture->dialog, look, &search);
  g_assert_nonnull (search.found);
  return search.found;
}

/* The face, by its place */
static GtkWidget *
get_pip (Fixture *fixture,
         int      natural)
{
  GtkWidget *pip = gtk_widget_get_first_child (gtk_widget_get_first_child (get_pips (fixture)));

  for (int i = 1; i < natural; i++)
    pip = gtk_widget_get_next_sibling (pip);
  return pip;
}

static GtkEventController *
get_controller (GtkWidget *widget,
                GType      type)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (g_type_is_a (G_OBJECT_TYPE (controller), type))
        return controller;
    }
  g_assert_not_reached ();
}

/* Where a finger would land */
static void
touch (Fixture *fixture,
       int      natural)
{
  GtkWidget *pips = get_pips (fixture), *pip = get_pip (fixture, natural);
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (pip, pips, &bounds));
  g_signal_emit_by_name (get_controller (pips, GTK_TYPE_GESTURE_CLICK), "released", 1,
                         (double) (bounds.origin.x + bounds.size.width / 2),
                         (double) (bounds.origin.y + bounds.size.height / 2));
}

/* The faces of a class, as in "18 19 20" */
static char *
list_faces (Fixture    *fixture,
            const char *css_class)
{
  g_autoptr (GString) faces = g_string_new (NULL);

  for (int natural = 1; natural <= FACES; natural++)
    if (gtk_widget_has_css_class (get_pip (fixture, natural), css_class))
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
  g_assert_nonnull (find_button (fixture->dialog, "Use 13"));
  assert_faces (fixture, "thrown", "13");
  /* What was touched by mistake is taken back, and the program would roll again. */
  touch (fixture, 13);
  g_assert_cmpstr (gtk_editable_get_text (get_die (fixture)), ==, "");
  g_assert_nonnull (find_button (fixture->dialog, "Roll"));
  assert_faces (fixture, "thrown", "");
  touch (fixture, 2);
  touch (fixture, 20);
  assert_faces (fixture, "thrown", "20");
  gtk_widget_activate_action (find_button (fixture->dialog, "Use 20"), "roll.take", NULL);
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
  g_assert_cmpstr (gtk_widget_get_tooltip_text (get_pip (fixture, 1)), ==, "1, fails, and everyone in contact fights");
  g_assert_cmpstr (gtk_widget_get_tooltip_text (get_pip (fixture, 4)), ==, "4, fails");
  g_assert_cmpstr (gtk_widget_get_tooltip_text (get_pip (fixture, 20)), ==, "20, succeeds");
  g_assert_cmpstr (gtk_widget_get_tooltip_text (find_button (fixture->dialog, "Sight")), ==,
                   "Move into or out of sight where it matters");
  g_assert_cmpstr (gtk_widget_get_tooltip_text (find_button (fixture->dialog, "In reach")), ==,
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
  assert_faces (fixture, "sets-off", "1 2 3");
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
  assert_faces (fixture, "sets-off", "1 2 3");
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
  assert_faces (fixture, "sets-off", "1 2 3");
  for (int i = 0; i < 15; i++)
    press (fixture, GDK_KEY_plus);
  g_assert_cmpstr (get_needed (fixture), ==, "3+ 90%");
  assert_faces (fixture, "sets-off", "1 2");
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
  g_assert_true (gtk_widget_has_css_class (GTK_WIDGET (get_die (fixture)), "error"));
  assert_faces (fixture, "thrown", "");
  g_assert_nonnull (find_button (fixture->dialog, "Use This Die"));
  press_enter (fixture);
  ui_settle ();
  g_assert_nonnull (fixture->dialog);
  g_assert_cmpint (vedette_battle_get_cursor (fixture->skirmish.battle), ==, before);
  press (fixture, GDK_KEY_BackSpace);
  press (fixture, GDK_KEY_BackSpace);
  g_assert_cmpstr (get_why_not (fixture), ==, "");
  g_assert_false (gtk_widget_has_css_class (GTK_WIDGET (get_die (fixture)), "error"));
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

/* What the tick says that it takes off the number needed */
static int
read_easier (Fixture    *fixture,
             const char *tick)
{
  const char *effect = get_text (find_class (find_button (fixture->dialog, tick), "value"));

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
  g_assert_nonnull (find_text (fixture->dialog, "3 easier"));
  for (guint i = 0; i < 4; i++)
    press (fixture, GDK_KEY_minus);
  g_assert_cmpint (read_need (fixture), ==, need + 1);
  g_assert_nonnull (find_text (fixture->dialog, "1 harder"));
}

/* The number that counts now is bold. */
static void
test_counts (Fixture       *fixture,
             gconstpointer  data)
{
  open_dialog (fixture);
  g_assert_cmpstr (get_text (find_class (gtk_root_get_focus (GTK_ROOT (fixture->dialog)), "counts")), ==, "18");
  press (fixture, GDK_KEY_r);
  g_assert_cmpstr (get_text (find_class (gtk_root_get_focus (GTK_ROOT (fixture->dialog)), "counts")), ==, "16");
}

/* Where the numbers come from is looked at, and then Enter rolls as before. */
static void
test_sources (Fixture       *fixture,
              gconstpointer  data)
{
  GtkWidget *before, *sources;

  open_dialog (fixture);
  before = gtk_root_get_focus (GTK_ROOT (fixture->dialog));
  sources = gtk_widget_get_ancestor (find_class (fixture->dialog, "circular"), GTK_TYPE_MENU_BUTTON);
  g_assert_nonnull (sources);
  g_assert_true (gtk_widget_grab_focus (gtk_widget_get_first_child (sources)));
  gtk_menu_button_popup (GTK_MENU_BUTTON (sources));
  ui_settle ();
  gtk_menu_button_popdown (GTK_MENU_BUTTON (sources));
  ui_settle ();
  g_assert_true (gtk_root_get_focus (GTK_ROOT (fixture->dialog)) == before);
}

/* As walk(), and into the popovers */
static void
walk_all (GtkWidget  *widget,
          GHashTable *keys)
{
  if (gtk_widget_has_css_class (widget, "keycap") && GTK_IS_LABEL (widget))
    {
      g_autofree char *key = g_utf8_strdown (get_text (widget), -1);

      if (*key != '\0' && !g_str_equal (key, "▾"))
        {
          g_test_message ("%s", key);
          g_assert_true (g_hash_table_add (keys, g_strdup (key)));
        }
      gtk_test_accessible_assert_role (widget, GTK_ACCESSIBLE_ROLE_NONE);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    walk_all (child, keys);
}

/* No letter stands for two things, and each does something. */
static void
test_letters (Fixture       *fixture,
              gconstpointer  data)
{
  g_autoptr (GHashTable) keys = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GHashTable) used = g_hash_table_new (g_str_hash, g_str_equal);
  GHashTableIter iter;
  const char *key;

  open_dialog (fixture);
  walk_all (fixture->dialog, keys);
  for (const VedetteShortcut *shortcut = vedette_roll_shortcuts; shortcut->action != NULL; shortcut++)
    for (guint i = 0; i < G_N_ELEMENTS (shortcut->keys) && shortcut->keys[i] != NULL; i++)
      g_assert_true (g_hash_table_add (used, (gpointer) shortcut->keys[i]));
  g_assert_cmpuint (g_hash_table_size (keys), >=, 16);
  g_hash_table_iter_init (&iter, keys);
  while (g_hash_table_iter_next (&iter, (gpointer *) &key, NULL))
    if (g_utf8_strlen (key, -1) == 1 && g_ascii_isalpha (*key))
      g_assert_true (g_hash_table_contains (used, key));
}

/* To a screen reader the twenty faces are one slider. */
static void
test_slider (Fixture       *fixture,
             gconstpointer  data)
{
  GtkWidget *pips;
  GtkEventController *keys;
  gboolean used = FALSE;

  open_dialog (fixture);
  pips = get_pips (fixture);
  keys = get_controller (pips, GTK_TYPE_EVENT_CONTROLLER_KEY);
  gtk_test_accessible_assert_role (pips, GTK_ACCESSIBLE_ROLE_SLIDER);
  gtk_test_accessible_assert_property (pips, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, "no roll yet");
  g_signal_emit_by_name (keys, "key-pressed", GDK_KEY_End, 0, (GdkModifierType) 0, &used);
  g_assert_true (used);
  g_assert_cmpstr (gtk_editable_get_text (get_die (fixture)), ==, "20");
  gtk_test_accessible_assert_property (pips, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, "20, succeeds");
  gtk_test_accessible_assert_property (pips, GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, 20.0);
  press (fixture, GDK_KEY_1);
  press (fixture, GDK_KEY_7);
  gtk_test_accessible_assert_property (pips, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, "17, fails");
  g_signal_emit_by_name (keys, "key-pressed", GDK_KEY_Home, 0, (GdkModifierType) 0, &used);
  gtk_test_accessible_assert_property (pips, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, "1, fails, and everyone in contact fights");
  for (int natural = 1; natural <= FACES; natural++)
    gtk_test_accessible_assert_role (get_pip (fixture, natural), GTK_ACCESSIBLE_ROLE_NONE);
}

static void
test_roles (Fixture       *fixture,
            gconstpointer  data)
{
  GtkWidget *tick, *intention;

  open_dialog (fixture);
  tick = find_button (fixture->dialog, "In reach");
  intention = find_button (fixture->dialog, "Shoot");
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

static void
note_small (GtkWidget *widget,
            gpointer   data)
{
  if (!GTK_IS_BUTTON (widget) && !GTK_IS_ENTRY (widget) && !GTK_IS_SEARCH_ENTRY (widget) && !VEDETTE_IS_ROLL_PIPS (widget))
    return;
  /* The frame is the toolkit's, and the field of the die stands in a box that is as high. */
  if (gtk_widget_get_ancestor (widget, ADW_TYPE_HEADER_BAR) != NULL || gtk_widget_has_css_class (widget, "number"))
    return;
  if (gtk_widget_get_height (widget) < 44)
    g_string_append_printf (data, "%s %d, ", G_OBJECT_TYPE_NAME (widget), gtk_widget_get_height (widget));
}

/* A finger hits everything; and when narrow, the faces are two rows of ten, with the chosen man and the rest below them. */
static void
test_fingers (Fixture       *fixture,
              gconstpointer  data)
{
  g_autoptr (GString) small = g_string_new (NULL);
  gboolean narrow = GPOINTER_TO_INT (data);
  graphene_rect_t first, eleventh, take;

  fixture->dialog = vedette_roll_dialog_new (NULL, fixture->session);
  g_object_weak_ref (G_OBJECT (fixture->dialog), forget, &fixture->dialog);
  if (narrow)
    gtk_window_set_default_size (GTK_WINDOW (fixture->dialog), 360, 640);
  gtk_window_present (GTK_WINDOW (fixture->dialog));
  ui_settle ();
  walk (fixture->dialog, note_small, small);
  g_assert_cmpstr (small->str, ==, "");
  g_assert_true (gtk_widget_compute_bounds (get_pip (fixture, 1), fixture->dialog, &first));
  g_assert_true (gtk_widget_compute_bounds (get_pip (fixture, 11), fixture->dialog, &eleventh));
  g_assert_true (gtk_widget_compute_bounds (find_button (fixture->dialog, "Roll"), fixture->dialog, &take));
  g_assert_true (narrow == (eleventh.origin.y > first.origin.y));
  g_assert_true (narrow == (eleventh.origin.x <= first.origin.x));
  g_assert_cmpfloat (take.origin.y + take.size.height, <=, (float) gtk_widget_get_height (fixture->dialog));
  if (!narrow)
    return;
  click (fixture, "Squires (5)");
  ui_settle ();
  g_assert_nonnull (find_text (fixture->dialog, "Wat"));
  g_assert_nonnull (find_button (fixture->dialog, "Record as Casualty"));
  touch (fixture, 19);
  g_assert_nonnull (find_button (fixture->dialog, "Use 19"));
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
