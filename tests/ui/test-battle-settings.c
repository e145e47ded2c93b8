/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The settings of a battle, drawn from what its system has: a little of each, or nothing. */

#include "vedette-config.h"

#include "core/systems.h"
#include "ui-support.h"
#include "ui/preferences/vedette-battle-settings-dialog.h"
#include "vedette-fake-system.h"
#include "vedette-small-system.h"
#include "ui/widgets/vedette-why-button.h"

static const VedetteSystem small = {
  .label = "Small", .schema = &vedette_small_schema, .rules_type = vedette_small_rules_get_type,
};
static const VedetteSystem fake = {
  .label = "Fake", .schema = &vedette_fake_schema, .rules_type = vedette_fake_rules_get_type,
};
const VedetteSystem *const vedette_systems[] = { &small, &fake, NULL };

typedef struct
{
  VedetteSession *session;
  GtkWidget *dialog;
} Fixture;

static void
set_up (Fixture       *f,
        gconstpointer  system)
{
  g_autoptr (GError) error = NULL;

  f->session = vedette_session_new_battle (system, NULL, &error);
  g_assert_no_error (error);
  f->dialog = vedette_battle_settings_dialog_new (NULL, f->session);
  g_object_add_weak_pointer (G_OBJECT (f->dialog), (gpointer *) &f->dialog);
  gtk_window_present (GTK_WINDOW (f->dialog));
  ui_settle ();
}

static void
tear_down (Fixture       *f,
           gconstpointer  system)
{
  if (f->dialog != NULL)
    gtk_window_close (GTK_WINDOW (f->dialog));
  ui_settle ();
  g_assert_null (f->dialog);
  g_assert_finalize_object (f->session);
}

/* Of what is seen */
static guint
count (GtkWidget *root,
       GType      type)
{
  guint n = g_type_is_a (G_OBJECT_TYPE (root), type) ? 1 : 0;

  if (!gtk_widget_get_visible (root))
    return 0;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    n += count (child, type);
  return n;
}

static gpointer
find (Fixture    *f,
      GType       type,
      const char *name)
{
  GtkWidget *widget = ui_find_named (f->dialog, type, name);

  g_assert_nonnull (widget);
  return widget;
}

static VedetteSmallPlayer *
get_player (Fixture *f,
            guint    i)
{
  g_autoptr (VedetteSmallPlayer) player =
    g_list_model_get_item (vedette_battle_get_records (vedette_session_get_battle (f->session), VEDETTE_TYPE_SMALL_PLAYER), i);

  return player;
}

static VedetteSmallSwitches *
get_switches (Fixture *f)
{
  return vedette_battle_get_single (vedette_session_get_battle (f->session), VEDETTE_TYPE_SMALL_SWITCHES);
}

static VedetteSmallTable *
get_table (Fixture *f)
{
  return vedette_rules_get_about (vedette_session_get_rules (f->session));
}

static void
assert_kind (Fixture    *f,
             const char *kind)
{
  g_assert_cmpstr (vedette_step_get_kind (vedette_battle_get_current (vedette_session_get_battle (f->session))), ==, kind);
}

static void
test_nothing (Fixture       *f,
              gconstpointer  system)
{
  g_assert_true (gtk_widget_get_mapped (f->dialog));
  g_assert_cmpuint (count (f->dialog, ADW_TYPE_PREFERENCES_GROUP), ==, 0);
  g_assert_cmpuint (count (f->dialog, GTK_TYPE_DROP_DOWN), ==, 0);
  ui_assert_named (f->dialog);
  /* Closing says nothing, either. */
  gtk_window_close (GTK_WINDOW (f->dialog));
  assert_kind (f, "new");
}

/* Two groups of settings, those of rules; no reminders, and no time that may not be said. */
static void
test_some (Fixture       *f,
           gconstpointer  system)
{
  g_assert_cmpuint (count (f->dialog, ADW_TYPE_PREFERENCES_GROUP), ==, 4);
  g_assert_cmpuint (count (f->dialog, GTK_TYPE_DROP_DOWN), ==, 5);
  g_assert_cmpuint (count (f->dialog, GTK_TYPE_SPIN_BUTTON), ==, 1);
  g_assert_cmpuint (count (f->dialog, GTK_TYPE_ENTRY), ==, 0);
  g_assert_nonnull (ui_find_text (f->dialog, "Dice for Ann"));
  g_assert_nonnull (ui_find_text (f->dialog, "Cards at Hand"));
  g_assert_cmpuint (count (f->dialog, VEDETTE_TYPE_WHY_BUTTON), ==, 2);
  g_assert_null (ui_find_text (f->dialog, "Reminders"));
  ui_assert_named (f->dialog);
}

static void
test_say (Fixture       *f,
          gconstpointer  system)
{
  GtkDropDown *level = find (f, GTK_TYPE_DROP_DOWN, "Level of detail");

  g_assert_cmpuint (gtk_drop_down_get_selected (level), ==, VEDETTE_LEVEL_STANDARD);
  gtk_drop_down_set_selected (level, VEDETTE_LEVEL_QUICK);
  assert_kind (f, "set-table");
  g_assert_cmpint (vedette_small_table_get_level (get_table (f)), ==, VEDETTE_LEVEL_QUICK);
  g_assert_true (vedette_session_undo (f->session, NULL));
  g_assert_cmpuint (gtk_drop_down_get_selected (level), ==, VEDETTE_LEVEL_STANDARD);

  gtk_drop_down_set_selected (find (f, GTK_TYPE_DROP_DOWN, "Dice for Bob"), VEDETTE_ROLLING_REAL);
  assert_kind (f, "set-player");
  g_assert_cmpint (vedette_small_player_get_rolling (get_player (f, 0)), ==, VEDETTE_ROLLING_PROGRAM);
  g_assert_cmpint (vedette_small_player_get_rolling (get_player (f, 1)), ==, VEDETTE_ROLLING_REAL);
}

/* The first choice is the usual one, wherever it stands in the list of values. */
static void
test_switches (Fixture       *f,
               gconstpointer  system)
{
  GtkDropDown *luck = find (f, GTK_TYPE_DROP_DOWN, "Which dice count");
  GtkSpinButton *hand;

  g_assert_cmpuint (gtk_drop_down_get_selected (luck), ==, 0);
  g_assert_null (ui_find_text (f->dialog, "Default: the better of two"));
  gtk_drop_down_set_selected (luck, 1);
  assert_kind (f, "set-switch");
  g_assert_cmpint (vedette_small_switches_get_good_luck (get_switches (f)), ==, VEDETTE_SMALL_LUCK_FAIR);
  g_assert_nonnull (ui_find_text (f->dialog, "Default: the better of two"));

  g_assert_null (ui_find_named (f->dialog, GTK_TYPE_SPIN_BUTTON, "Cards in each hand"));
  gtk_drop_down_set_selected (find (f, GTK_TYPE_DROP_DOWN, "How many cards"), 1);
  hand = find (f, GTK_TYPE_SPIN_BUTTON, "Cards in each hand");
  g_assert_cmpint (gtk_spin_button_get_value_as_int (hand), ==, 5);
  gtk_spin_button_set_value (hand, 8);
  gtk_spin_button_set_value (find (f, GTK_TYPE_SPIN_BUTTON, "After Rounds"), 20);
  g_assert_cmpint (vedette_small_table_get_hand (get_table (f)), ==, 5);
  /* To close counts as to rest. */
  gtk_window_close (GTK_WINDOW (f->dialog));
  g_assert_cmpint (vedette_small_table_get_stop_after (get_table (f)), ==, 20);
  g_assert_cmpint (vedette_small_table_get_hand (get_table (f)), ==, 8);
  g_assert_cmpint (vedette_small_switches_get_hand_size (get_switches (f)), ==, VEDETTE_SMALL_HAND_N);
}

int
main (int    argc,
      char **argv)
{
  ui_init (&argc, &argv);
  g_test_add ("/battle-settings/nothing", Fixture, "fake", set_up, test_nothing, tear_down);
  g_test_add ("/battle-settings/some", Fixture, "small", set_up, test_some, tear_down);
  g_test_add ("/battle-settings/say", Fixture, "small", set_up, test_say, tear_down);
  g_test_add ("/battle-settings/switches", Fixture, "small", set_up, test_switches, tear_down);
  return g_test_run ();
}
