/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The roster: what it shows, what is done in it, and that all of it can be read and reached. */

#include <adwaita.h>

#include "core/skirmish/state/vedette-skirmish.h"
#include "ui-access.h"
#include "vedette-test-battle.h"

#define NASTY "<b>&\"x"

typedef struct
{
  VedetteSession *session;
  GtkWidget *window;
  GtkWidget *toasts;
  GtkWidget *view;
  gint64 sides[2];
} Fixture;

static void
run_idle (void)
{
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

static void
set_up (Fixture       *f,
        gconstpointer  data)
{
  g_autoptr (GError) error = NULL;
  VedetteSkirmish skirmish;

  f->session = vedette_session_new_battle ("skirmish", NULL, &error);
  g_assert_no_error (error);
  vedette_skirmish_read (&skirmish, vedette_session_get_battle (f->session));
  for (guint i = 0; i < 2; i++)
    f->sides[i] = vedette_record_get_id (VEDETTE_RECORD (skirmish.forces[i]));
  f->view = ui_new_page (f->session, "forces");
  f->toasts = adw_toast_overlay_new ();
  adw_toast_overlay_set_child (ADW_TOAST_OVERLAY (f->toasts), f->view);
  f->window = g_object_ref (adw_window_new ());
  gtk_window_set_default_size (GTK_WINDOW (f->window), 1280, 800);
  adw_window_set_content (ADW_WINDOW (f->window), f->toasts);
  gtk_window_present (GTK_WINDOW (f->window));
  gtk_test_widget_wait_for_draw (f->window);
}

static void
tear_down (Fixture       *f,
           gconstpointer  data)
{
  GWeakRef view;

  g_weak_ref_init (&view, f->view);
  gtk_window_destroy (GTK_WINDOW (f->window));
  g_clear_object (&f->window);
  run_idle ();
  g_assert_null (g_weak_ref_get (&view));
  g_weak_ref_clear (&view);
  g_assert_finalize_object (f->session);
}

static gboolean
is_shown (Fixture    *f,
          const char *text)
{
  return ui_find_part (f->window, text) != NULL;
}

/* Returns: the rows of one side, as long as there are any */
static GtkWidget *
find_table (Fixture *f)
{
  return ui_find_role (f->view, GTK_ACCESSIBLE_ROLE_LIST, "Roster");
}

static GtkWidget *
get_entry (Fixture *f,
           guint    side)
{
  GtkWidget *entry = ui_find_role (f->view, GTK_ACCESSIBLE_ROLE_TEXT_BOX, side == 0 ? "Add a line to Red" : "Add a line to Blue");

  g_assert_nonnull (entry);
  return entry;
}

/* Types a line and presses Enter as the entry of @side would get it. */
static GtkWidget *
type_line (Fixture    *f,
           guint       side,
           const char *text)
{
  GtkWidget *entry = get_entry (f, side);

  gtk_editable_set_text (GTK_EDITABLE (entry), text);
  g_signal_emit_by_name (entry, "activate");
  run_idle ();
  return entry;
}

static VedetteFigure *
get_line (Fixture *f,
          guint    i)
{
  GListModel *figures = vedette_battle_get_records (vedette_session_get_battle (f->session), VEDETTE_TYPE_FIGURE);
  g_autoptr (VedetteFigure) figure = g_list_model_get_item (figures, i);

  return figure;
}

static guint
count_lines (Fixture *f)
{
  return g_list_model_get_n_items (vedette_battle_get_records (vedette_session_get_battle (f->session), VEDETTE_TYPE_FIGURE));
}

static void
unselect (GtkWidget *widget,
          gpointer   data)
{
  if (gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (widget)) == GTK_ACCESSIBLE_ROLE_LIST)
    gtk_widget_activate_action (widget, "list.unselect-all", NULL);
}

static gboolean
is_selected (GtkWidget *row)
{
  g_autofree char *other = gtk_test_accessible_check_state (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_STATE_SELECTED, TRUE);

  return other == NULL;
}

static gboolean
is_unselected_row (GtkWidget  *widget,
                   const void *text)
{
  return ui_is_row (widget) && !is_selected (widget) && ui_find_part (widget, text) != NULL;
}

/* Selects another row in which that text is, besides those that are selected. */
static void
select_row (Fixture    *f,
            const char *text)
{
  GtkWidget *row = ui_find (f->view, is_unselected_row, text);

  g_assert_nonnull (row);
  g_assert_true (gtk_widget_activate_action (row, "listitem.select", "(bb)", TRUE, FALSE));
}

/* Selects these lines of the roster, counted as they were written, and nothing else. */
static void
select_lines (Fixture *f,
              guint    first,
              guint    n)
{
  ui_visit (f->view, unselect, NULL);
  for (guint i = first; i < first + n; i++)
    select_row (f, vedette_figure_get_name (get_line (f, i)));
}

static void
add_name (GtkWidget *widget,
          gpointer   names)
{
  g_autofree char *texts = NULL;
  char *name;

  if (!ui_is_row (widget))
    return;
  texts = ui_list_texts (widget);
  name = g_str_has_prefix (texts, "★ ") ? texts + strlen ("★ ") : texts;
  g_string_append_printf (names, "%s%.*s", ((GString *) names)->len > 0 ? " " : "", (int) strcspn (name, "|"), name);
}

/* What comes first in each row that is to be seen, from the top, without the star of a leader */
static char *
list_names (Fixture *f)
{
  GString *names = g_string_new (NULL);

  ui_visit (f->view, add_name, names);
  return g_string_free (names, FALSE);
}

#define assert_names(f, expected) G_STMT_START {              \
    g_autofree char *names_ = list_names (f);                 \
    g_assert_cmpstr (names_, ==, expected);                   \
  } G_STMT_END

static void
act (Fixture    *f,
     const char *action)
{
  g_assert_true (gtk_widget_activate_action (f->view, action, NULL));
  run_idle ();
}

static void
set_sort (Fixture    *f,
          const char *column)
{
  g_assert_true (gtk_widget_activate_action (f->view, "forces.sort", "s", column));
  run_idle ();
}

static void
search_for (Fixture    *f,
            const char *text)
{
  ui_write (f->view, "Find in roster", text);
  run_idle ();
}

/* Red: Wat, archers, Gawain; Blue: spearmen */
static void
fill (Fixture *f)
{
  type_line (f, 0, "Wat, average, adequate leader");
  type_line (f, 0, "6 Archers, average, bow");
  type_line (f, 0, "Gawain, excellent, heroic leader");
  type_line (f, 1, "8 Spearmen, good");
}

static void
test_empty (Fixture       *f,
            gconstpointer  data)
{
  g_assert_true (is_shown (f, "No lines yet."));
  g_assert_null (find_table (f));
  type_line (f, 0, "Wat");
  g_assert_nonnull (find_table (f));
  type_line (f, 1, "Mort");
  g_assert_false (is_shown (f, "No lines yet."));
}

static void
test_entry (Fixture       *f,
            gconstpointer  data)
{
  GtkWidget *entry = type_line (f, 1, "6 archers, average, bow");

  g_assert_cmpuint (count_lines (f), ==, 1);
  g_assert_cmpstr (vedette_figure_get_name (get_line (f, 0)), ==, "Archers");
  g_assert_cmpint (vedette_figure_get_count (get_line (f, 0)), ==, 6);
  g_assert_cmpint (vedette_figure_get_side (get_line (f, 0)), ==, f->sides[1]);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (entry)), ==, "");

  /* What is not understood stays, and the reason stands beside it. */
  type_line (f, 1, "archers, bow, sling");
  g_assert_cmpuint (count_lines (f), ==, 1);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (entry)), ==, "archers, bow, sling");
  g_assert_true (ui_is_invalid (entry));
  g_assert_true (is_shown (f, "sling"));
  gtk_editable_set_text (GTK_EDITABLE (entry), "archers, bow");
  g_assert_false (ui_is_invalid (entry));
}

static void assert_fits (GtkWidget *widget);

static gboolean
is_chip (Fixture    *f,
         const char *text)
{
  return ui_find_text (f->view, text) != NULL;
}

static void
click (Fixture    *f,
       const char *label)
{
  gtk_test_widget_wait_for_draw (f->window);
  ui_click (f->window, label);
  run_idle ();
}

/* How a line is read is shown while it is typed; nothing is asked about a word that is not finished. */
static void
test_live (Fixture       *f,
           gconstpointer  data)
{
  GtkWidget *entry = type_line (f, 0, "Wat, average, adequate leader");

  gtk_editable_set_text (GTK_EDITABLE (entry), "10xOrcs (poor) javelins");
  gtk_test_widget_wait_for_draw (f->window);
  g_assert_true (is_chip (f, "10 ×") && is_chip (f, "Orcs") && is_chip (f, "Poor") && is_chip (f, "javelin"));
  /* Poor: 20 (S-10) */
  g_assert_true (is_shown (f, "needs 20"));
  gtk_test_accessible_assert_property (entry, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       "Figures: 10 · Name: Orcs · Class: Poor · Weapon: javelin · needs 20");
  /* A leader and a trait of the line count, and a number says what it is. */
  gtk_editable_set_text (GTK_EDITABLE (entry), "Sir Guy, good, heroic leader, quick +2, 25 points");
  gtk_test_widget_wait_for_draw (f->window);
  g_assert_true (is_chip (f, "Heroic leader") && is_chip (f, "Points: 25"));
  g_assert_true (is_shown (f, "needs 13")); /* 18, 3 less as a leader, 2 less by the trait */
  gtk_editable_set_text (GTK_EDITABLE (entry), "6 archers, averge");
  g_assert_false (is_shown (f, "averge → "));
  gtk_editable_set_text (GTK_EDITABLE (entry), "6 archers, averge, ");
  gtk_test_widget_wait_for_draw (f->window);
  g_assert_true (is_shown (f, "averge → average?"));
  /* It stands in place of the word, which is said nowhere else. */
  g_assert_false (is_chip (f, "averge"));
  g_assert_false (ui_is_invalid (entry));
  gtk_editable_set_text (GTK_EDITABLE (entry), "");
  g_assert_false (is_shown (f, "averge → "));
  g_assert_false (is_shown (f, "needs 1"));
  g_assert_cmpuint (count_lines (f), ==, 1);
}

/* How high the reading of a typed text is, by one of its chips, and how high it would have to be */
static int
measure_reading (Fixture    *f,
                 const char *chip,
                 int        *needed)
{
  GtkWidget *scrolled = gtk_widget_get_ancestor (ui_find_text (f->view, chip), GTK_TYPE_SCROLLED_WINDOW);
  GtkWidget *child = gtk_scrolled_window_get_child (GTK_SCROLLED_WINDOW (scrolled));

  if (GTK_IS_VIEWPORT (child))
    child = gtk_viewport_get_child (GTK_VIEWPORT (child));
  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, gtk_widget_get_width (scrolled), NULL, needed, NULL, NULL);
  return gtk_widget_get_height (scrolled);
}

/* It takes what it needs and no more, wrapped or not. */
static void
test_reading_height (Fixture       *f,
                     gconstpointer  data)
{
  static const struct
  {
    const char *text;
    const char *chip;
  } lines[] = {
    { "10xOrcs (poor)", "10 ×" },
    { "6 archers, averge bow, herioc leader, very quick +2, slow when it rains -1, a friend of Maud, a friend of Wat, ", "6 ×" },
  };
  GtkWidget *entry = type_line (f, 0, "Wat, average, adequate leader");
  int needed = 0;

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      int before = needed, height;

      gtk_editable_set_text (GTK_EDITABLE (entry), lines[i].text);
      gtk_test_widget_wait_for_draw (f->window);
      height = measure_reading (f, lines[i].chip, &needed);
      /* Newer toolkits give a pixel or two more. */
      g_assert_cmpint (height, >=, needed);
      g_assert_cmpint (height, <=, needed + 4);
      g_assert_cmpint (height, >, before);
    }
}

/* What may be meant otherwise is not added before that is said. */
static void
test_doubts (Fixture       *f,
             gconstpointer  data)
{
  GtkWidget *entry = get_entry (f, 0), *doubt;

  gtk_editable_set_text (GTK_EDITABLE (entry), "6 archers, averge, bow");
  gtk_test_widget_wait_for_draw (f->window);
  doubt = ui_find_button (f->view, "averge → average?");
  g_assert_true (gtk_widget_has_css_class (doubt, "doubtful"));
  gtk_test_accessible_assert_property (doubt, GTK_ACCESSIBLE_PROPERTY_LABEL, "Change to “average”");
  /* The key that settles it stands on it. */
  gtk_test_accessible_assert_property (doubt, GTK_ACCESSIBLE_PROPERTY_KEY_SHORTCUTS, "Enter");
  g_assert_nonnull (ui_find_text (doubt, "⏎"));
  /* One Enter settles what is in doubt, the next adds the line. */
  g_signal_emit_by_name (entry, "activate");
  run_idle ();
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (entry)), ==, "6 archers, average, bow");
  g_assert_cmpuint (count_lines (f), ==, 0);
  g_signal_emit_by_name (entry, "activate");
  run_idle ();
  g_assert_cmpuint (count_lines (f), ==, 1);
  g_assert_cmpint (vedette_figure_get_troops (get_line (f, 0)), ==, VEDETTE_TROOPS_AVERAGE);

  /* So it is with the last word, of which nothing is asked while it is typed. */
  type_line (f, 0, "Henry Good");
  g_assert_cmpuint (count_lines (f), ==, 1);
  g_assert_false (is_shown (f, "Not added yet"));
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (entry)), ==, "Henry, Good");
  /* Where nothing would do instead, one is asked. */
  type_line (f, 0, "Tam leader");
  g_assert_cmpuint (count_lines (f), ==, 1);
  g_assert_true (is_shown (f, "Not added yet"));
  click (f, "Add Anyway");
  g_assert_cmpuint (count_lines (f), ==, 2);
  g_assert_false (is_shown (f, "Not added yet"));
  g_assert_cmpstr (vedette_figure_get_name (get_line (f, 1)), ==, "Tam leader");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (entry)), ==, "");

  type_line (f, 0, "archers, poor");
  g_assert_true (is_shown (f, "Red already has a line with this name"));
  g_assert_cmpuint (count_lines (f), ==, 2);
}

static gboolean
give_up (gpointer gave_up)
{
  *(gboolean *) gave_up = TRUE;
  return G_SOURCE_REMOVE;
}

/* What is pasted keeps its lines: each is one of the roster, and all of them are one step. */
static void
test_paste (Fixture       *f,
            gconstpointer  data)
{
  GtkWidget *entry = type_line (f, 0, "Mort, average");
  GtkWidget *text = GTK_WIDGET (gtk_editable_get_delegate (GTK_EDITABLE (entry)));
  gboolean gave_up = FALSE;
  guint timeout = g_timeout_add_seconds (60, give_up, &gave_up);

  gdk_clipboard_set_text (gtk_widget_get_clipboard (text), "6 archers, average, bow\n4 spearmen, goood\r\nWat avg adequate");
  gtk_widget_activate_action (text, "clipboard.paste", NULL);
  while (*gtk_editable_get_text (GTK_EDITABLE (entry)) == '\0' && !gave_up)
    g_main_context_iteration (NULL, TRUE);
  g_assert_false (gave_up);
  g_source_remove (timeout);
  gtk_test_widget_wait_for_draw (f->window);
  g_assert_true (is_shown (f, "Line 2: “goood”: did you mean “good”?"));
  ui_set_page_narrow (f->session, "forces", f->view, TRUE);
  gtk_test_widget_wait_for_draw (f->window);
  ui_assert_named (f->window);
  assert_fits (f->view);
  click (f, "goood → good?");
  click (f, "Add 3 Lines");
  g_assert_cmpuint (count_lines (f), ==, 4);
  g_assert_cmpstr (vedette_figure_get_name (get_line (f, 3)), ==, "Wat");
  g_assert_cmpstr (vedette_figure_get_notes (get_line (f, 2)), ==, "");
  vedette_session_undo (f->session, NULL);
  g_assert_cmpuint (count_lines (f), ==, 1);
  gtk_editable_set_text (GTK_EDITABLE (entry), "Ann\nBob");
  click (f, "Dismiss");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (entry)), ==, "");
  g_assert_cmpuint (count_lines (f), ==, 1);
}

static void
note_number (GtkWidget *widget,
             gpointer   numbers)
{
  if (ui_get_text (widget) != NULL && g_ascii_isdigit (*ui_get_text (widget)))
    g_ptr_array_add (numbers, widget);
}

static gboolean
is_within (GtkWidget *widget,
           GtkWidget *window)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (widget, window, &bounds));
  return bounds.origin.x >= 0 && bounds.origin.x + bounds.size.width <= (float) gtk_widget_get_width (window);
}

/* The last four numbers of a row, and that they are seen as a whole */
static void
assert_numbers (Fixture            *f,
                const char         *name,
                const char * const *numbers)
{
  g_autoptr (GPtrArray) cells = g_ptr_array_new ();
  guint n = g_strv_length ((GStrv) numbers);

  ui_visit (ui_find_row (f->view, name), note_number, cells);
  g_assert_cmpuint (cells->len, >=, n);
  for (guint i = 0; i < n; i++)
    {
      GtkWidget *cell = g_ptr_array_index (cells, cells->len - n + i);

      g_assert_cmpstr (ui_get_text (cell), ==, numbers[i]);
      g_assert_true (is_within (cell, f->window));
    }
}

/* What was typed and is no term of the rules is seen where the line stands, after what is. */
static void
test_notes (Fixture       *f,
            gconstpointer  data)
{
  type_line (f, 0, "Hale, good, sword and pistol");
  gtk_test_widget_wait_for_draw (f->window);
  g_assert_true (is_shown (f, "Good · sword and pistol"));
}

static void
test_columns (Fixture       *f,
              gconstpointer  data)
{
  fill (f);
  gtk_test_widget_wait_for_draw (f->window);
  g_assert_true (is_shown (f, "★ Wat"));
  g_assert_true (is_shown (f, "Average · Adequate leader"));
  g_assert_true (is_shown (f, "Average · bow"));
  g_assert_true (is_shown (f, "8 figures · 3 lines"));
  g_assert_true (is_shown (f, "8 figures · 1 line"));
  /* Wat: 19, 1 less as a leader; 2 less in reach, 4 more in melee, 4 less by card; each in a column of its own */
  assert_numbers (f, "Wat", (const char *[]){ "18", "16", "22", "14", NULL });
  assert_numbers (f, "Archers", (const char *[]){ "19", "17", "23", "15", NULL });
}

static char *shown_tip;

/* Stands in for the function of GTK, which has none to read the text of a tip again. */
void
gtk_tooltip_set_text (GtkTooltip *tooltip,
                      const char *text)
{
  g_free (shown_tip);
  shown_tip = g_strdup (text);
}

static gboolean
has_tip (GtkWidget  *widget,
         const void *data)
{
  return gtk_widget_get_has_tooltip (widget);
}

/* What a row has no room for, its tip says in full; where there is room, there is no tip. */
static void
assert_tip (Fixture    *f,
            const char *name,
            const char *tip)
{
  GtkWidget *row = ui_find (ui_find_row (f->view, name), has_tip, NULL);
  g_autoptr (GtkTooltip) tooltip = g_object_new (GTK_TYPE_TOOLTIP, NULL);
  gboolean shown = FALSE;

  g_assert_nonnull (row);
  g_signal_emit_by_name (row, "query-tooltip", 1, 1, FALSE, tooltip, &shown);
  g_assert_cmpint (shown, ==, *tip != '\0');
  if (shown)
    g_assert_cmpstr (shown_tip, ==, tip);
  g_clear_pointer (&shown_tip, g_free);
}

static void
test_tip (Fixture       *f,
          gconstpointer  data)
{
  fill (f);
  type_line (f, 0, "Hereward the Wake of the fens, average, adequate leader, crossbow");
  gtk_test_widget_wait_for_draw (f->window);
  assert_tip (f, "Archers", "");
  gtk_window_set_default_size (GTK_WINDOW (f->window), 960, 800);
  while (gtk_widget_get_width (f->view) > 960)
    g_main_context_iteration (NULL, TRUE);
  gtk_test_widget_wait_for_draw (f->window);
  /* What they are stands below the name there, and is whole. */
  assert_tip (f, "Archers", "");
  assert_tip (f, "Hereward", "★ Hereward the Wake of the fens");
}

/* What a screen reader says of a row, with the side in words */
static void
test_row_name (Fixture       *f,
               gconstpointer  data)
{
  GtkWidget *row;

  fill (f);
  gtk_test_widget_wait_for_draw (f->window);
  row = ui_find_row (f->view, "Archers");
  g_assert_nonnull (row);
  gtk_test_accessible_assert_property (row, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Archers, Red, 6 figures, Average, bow; needs 19, in reach 17, in melee 23, "
                                       "on a card 15");
}

/* Keys mean the row with the focus when nothing is selected. */
static void
test_focused_row (Fixture       *f,
                  gconstpointer  data)
{
  GtkWidget *row;

  fill (f);
  gtk_test_widget_wait_for_draw (f->window);
  row = ui_find_row (f->view, "Archers");
  g_assert_true (gtk_widget_grab_focus (row));
  act (f, "forces.remove");
  assert_names (f, "Wat Gawain Spearmen");
}

static void
test_literal (Fixture       *f,
              gconstpointer  data)
{
  g_autofree char *typed = g_strdup_printf ("\"<b>&\\\"x\", average");

  type_line (f, 0, typed);
  g_assert_cmpstr (vedette_figure_get_name (get_line (f, 0)), ==, NASTY);
  gtk_test_widget_wait_for_draw (f->window);
  g_assert_true (is_shown (f, NASTY));
  select_lines (f, 0, 1);
  act (f, "forces.remove");
  g_assert_cmpuint (count_lines (f), ==, 0);
  gtk_test_widget_wait_for_draw (f->window);
  g_assert_true (is_shown (f, NASTY));
}

static void
test_remove_and_undo (Fixture       *f,
                      gconstpointer  data)
{
  fill (f);
  act (f, "forces.remove");
  g_assert_cmpuint (count_lines (f), ==, 4);
  g_assert_nonnull (vedette_session_get_why_not (f->session));
  select_lines (f, 1, 2);
  act (f, "forces.remove");
  g_assert_cmpuint (count_lines (f), ==, 2);
  gtk_test_widget_wait_for_draw (f->window);
  g_assert_true (is_shown (f, "Undo"));
  click (f, "Undo");
  g_assert_cmpuint (count_lines (f), ==, 4);
  assert_names (f, "Wat Archers Gawain Spearmen");
}

/* The offer would undo another step than it says. */
static void
test_toast_goes (Fixture       *f,
                 gconstpointer  data)
{
  fill (f);
  select_lines (f, 0, 1);
  act (f, "forces.remove");
  gtk_test_widget_wait_for_draw (f->window);
  g_assert_true (is_shown (f, "Undo"));
  type_line (f, 1, "Mort");
  /* by itself it never would */
  while (is_shown (f, "Undo"))
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (count_lines (f), ==, 4);
}

static void
test_shift (Fixture       *f,
            gconstpointer  data)
{
  fill (f);
  select_lines (f, 0, 1);
  act (f, "forces.move-down");
  assert_names (f, "Archers Wat Gawain Spearmen");
  act (f, "forces.move-down");
  assert_names (f, "Archers Gawain Wat Spearmen");
  act (f, "forces.move-up");
  assert_names (f, "Archers Wat Gawain Spearmen");
  act (f, "forces.move-up");
  act (f, "forces.move-up");
  assert_names (f, "Wat Archers Gawain Spearmen");
  g_assert_nonnull (vedette_session_get_why_not (f->session));
  set_sort (f, "name");
  select_lines (f, 1, 1);
  act (f, "forces.move-down");
  g_assert_cmpstr (vedette_figure_get_name (get_line (f, 1)), ==, "Archers");
  g_assert_true (is_shown (f, "sort by Roster Order"));
}

typedef struct
{
  guint n;
  GtkWidget *last;
} Selected;

static void
count_selected (GtkWidget *widget,
                gpointer   data)
{
  Selected *selected = data;

  if (!ui_is_row (widget) || !is_selected (widget))
    return;
  selected->n++;
  selected->last = widget;
}

/* Only the row with that text is selected. */
static void
assert_selected (Fixture    *f,
                 const char *text)
{
  Selected selected = { 0 };

  ui_visit (f->view, count_selected, &selected);
  g_assert_cmpuint (selected.n, ==, 1);
  g_assert_nonnull (ui_find_text (selected.last, text));
}

static void
test_sort_and_search (Fixture       *f,
                      gconstpointer  data)
{
  fill (f);
  select_lines (f, 0, 1);
  set_sort (f, "name");
  assert_names (f, "Archers Gawain Wat Spearmen");
  assert_selected (f, "★ Wat");
  act (f, "forces.descending");
  assert_names (f, "Wat Gawain Archers Spearmen");
  act (f, "forces.descending");
  set_sort (f, "needs");
  assert_names (f, "Gawain Wat Archers Spearmen");
  set_sort (f, "written");
  assert_names (f, "Wat Archers Gawain Spearmen");
  search_for (f, "BOW");
  assert_names (f, "Archers");
  search_for (f, "spear");
  assert_names (f, "Spearmen");
  search_for (f, "nobody");
  g_assert_true (is_shown (f, "No lines match."));
  g_assert_true (gtk_widget_activate_action (f->view, "forces.show-all", NULL));
  run_idle ();
  assert_names (f, "Wat Archers Gawain Spearmen");
}

static void
test_side (Fixture       *f,
           gconstpointer  data)
{
  fill (f);
  ui_set_page_narrow (f->session, "forces", f->view, TRUE);
  gtk_test_widget_wait_for_draw (f->window);
  assert_names (f, "Wat Archers Gawain");
  ui_set_on (f->view, "● Blue", TRUE);
  gtk_test_widget_wait_for_draw (f->window);
  assert_names (f, "Spearmen");
  ui_set_page_narrow (f->session, "forces", f->view, FALSE);
  gtk_test_widget_wait_for_draw (f->window);
  assert_names (f, "Wat Archers Gawain Spearmen");
}

static void
assert_heading (Fixture    *f,
                const char *name,
                const char *men)
{
  GtkWidget *row = ui_find_row (f->view, name);

  g_assert_nonnull (row);
  g_assert_nonnull (ui_find_part (row, men));
}

static GtkWidget *
find_title (Fixture    *f,
            const char *text)
{
  return ui_find_role (f->view, GTK_ACCESSIBLE_ROLE_BUTTON, text);
}

static void
click_title (Fixture    *f,
             const char *text)
{
  gtk_test_widget_wait_for_draw (f->window);
  g_signal_emit_by_name (find_title (f, text), "clicked");
  run_idle ();
}

/* A title sorts by its column, and a second time the other way round; another begins anew. */
static void
test_titles (Fixture       *f,
             gconstpointer  data)
{
  fill (f);
  click_title (f, "Needs");
  assert_names (f, "Gawain Wat Archers Spearmen");
  gtk_test_accessible_assert_property (find_title (f, "Needs"), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       "Sorted by this column");
  click_title (f, "Needs");
  assert_names (f, "Archers Wat Gawain Spearmen");
  click_title (f, "Name");
  assert_names (f, "Archers Gawain Wat Spearmen");
  gtk_test_accessible_assert_property (find_title (f, "Needs"), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "");
}

/* What a column of numbers is, says its title; name and class are no columns where the one stands below the other. */
static void
test_title_tips (Fixture       *f,
                 gconstpointer  data)
{
  static const char * const titles[] = { "Needs", "Reach", "Melee", "Card" };
  graphene_rect_t name, kind, row;

  fill (f);
  gtk_window_set_default_size (GTK_WINDOW (f->window), 1100, 800);
  ui_settle ();
  for (guint i = 0; i < G_N_ELEMENTS (titles); i++)
    g_assert_nonnull (gtk_widget_get_tooltip_text (find_title (f, titles[i])));
  g_assert_true (gtk_widget_compute_bounds (find_title (f, "Name"), f->view, &name));
  g_assert_true (gtk_widget_compute_bounds (find_title (f, "Class"), f->view, &kind));
  g_assert_true (gtk_widget_compute_bounds (ui_find_text (f->view, "Average · bow"), f->view, &row));
  g_test_message ("name to %f, class from %f, what stands below the name from %f", name.origin.x + name.size.width,
                  kind.origin.x, row.origin.x);
  /* In this window they are stacked: right behind each other, with nothing but a dot between them. */
  g_assert_cmpfloat (row.origin.x, <, kind.origin.x);
  g_assert_cmpfloat (kind.origin.x - name.origin.x - name.size.width, <, 16);
  g_assert_cmpfloat (name.size.width, <, 90);
}

/* What no die of twenty faces shows is dimmed, and nothing else. */
static void
test_out_of_reach (Fixture       *f,
                   gconstpointer  data)
{
  GtkWidget *row;

  fill (f);
  gtk_test_widget_wait_for_draw (f->window);
  row = ui_find_row (f->view, "Archers");
  g_assert_false (gtk_widget_has_css_class (ui_find_text (row, "15"), "out-of-reach"));
  g_assert_true (gtk_widget_has_css_class (ui_find_text (row, "23"), "out-of-reach"));
}

static void
test_groups (Fixture       *f,
             gconstpointer  data)
{
  g_autoptr (VedetteMove) add = vedette_session_new_move (f->session, "add-contingent");
  g_autoptr (VedetteMove) set = NULL;
  g_autoptr (VedetteRecord) left = NULL;
  GListModel *contingents = vedette_battle_get_records (vedette_session_get_battle (f->session), VEDETTE_TYPE_CONTINGENT);

  fill (f);
  g_object_set (add, "side", f->sides[0], "name", "Left", NULL);
  g_assert_nonnull (vedette_session_perform (f->session, add, 0, FALSE, NULL));
  left = g_list_model_get_item (contingents, 0);
  set = vedette_session_new_move (f->session, "set-line");
  g_object_set (set, "line", vedette_record_get_id (VEDETTE_RECORD (get_line (f, 2))), "contingent",
                vedette_record_get_id (left), NULL);
  g_assert_nonnull (vedette_session_perform (f->session, set, 0, FALSE, NULL));
  assert_names (f, "Left Gawain No contingent Wat Archers Spearmen");
  /* Above each of them stands how many men there are, also while some are filtered. */
  gtk_test_widget_wait_for_draw (f->window);
  assert_heading (f, "Left", "1 figure");
  assert_heading (f, "No contingent", "7 figures");
  search_for (f, "bow");
  gtk_test_widget_wait_for_draw (f->window);
  assert_names (f, "No contingent Archers");
  assert_heading (f, "No contingent", "7 figures");
  search_for (f, "");
  act (f, "forces.grouped");
  assert_names (f, "Wat Archers Gawain Spearmen");
  act (f, "forces.grouped");
  ui_visit (f->view, unselect, NULL);
  select_row (f, "Left");
  act (f, "forces.remove");
  assert_names (f, "Wat Archers Gawain Spearmen");
  g_assert_cmpuint (count_lines (f), ==, 4);
}

static void
test_split_and_join (Fixture       *f,
                     gconstpointer  data)
{
  GtkWidget *dialog;

  fill (f);
  select_lines (f, 0, 1);
  act (f, "forces.split");
  g_assert_null (ui_find_dialog (f->window));
  g_assert_true (is_shown (f, "Wat is a single figure"));
  select_lines (f, 1, 1);
  act (f, "forces.split");
  dialog = ui_find_dialog (f->window);
  gtk_test_widget_wait_for_draw (dialog);
  ui_set_number (dialog, "Figures in the new line", 2);
  g_assert_true (gtk_widget_activate_action (dialog, "dialog.accept", NULL));
  run_idle ();
  g_assert_cmpuint (count_lines (f), ==, 5);
  g_assert_cmpint (vedette_figure_get_count (get_line (f, 1)), ==, 4);
  g_assert_cmpint (vedette_figure_get_count (get_line (f, 2)), ==, 2);
  select_lines (f, 1, 2);
  act (f, "forces.join");
  g_assert_cmpuint (count_lines (f), ==, 4);
  g_assert_cmpint (vedette_figure_get_count (get_line (f, 1)), ==, 6);
}

/* One gesture for splitting and joining: who is joined is no longer with others. */
static void
test_bodies (Fixture       *f,
             gconstpointer  data)
{
  fill (f);
  act (f, "forces.join-body");
  g_assert_true (is_shown (f, "Select one or more lines first."));
  select_lines (f, 0, 2);
  act (f, "forces.join-body");
  gtk_test_widget_wait_for_draw (f->window);
  g_assert_true (is_shown (f, "body: "));
  act (f, "forces.leave-body");
  gtk_test_widget_wait_for_draw (f->window);
  g_assert_false (is_shown (f, "body: "));
  act (f, "forces.leave-body");
  g_assert_true (is_shown (f, "None of these lines is in a body. Choose lines that are in a body."));
}

/* The ticks below do what they say to the line that is chosen, and show how it is. */
static void
test_ticks (Fixture       *f,
            gconstpointer  data)
{
  fill (f);
  select_lines (f, 0, 1);
  gtk_test_widget_wait_for_draw (f->window);
  ui_set_on (f->view, "In reserve", TRUE);
  g_assert_true (vedette_figure_get_reserve (get_line (f, 0)));
  g_assert_false (vedette_figure_get_hidden (get_line (f, 0)) || vedette_figure_get_reserve (get_line (f, 1)));
  ui_set_on (f->view, "Hidden", TRUE);
  g_assert_true (vedette_figure_get_hidden (get_line (f, 0)));
  vedette_session_undo (f->session, NULL);
  g_assert_false (ui_is_on (ui_find_button (f->view, "Hidden")));
  g_assert_true (ui_is_on (ui_find_button (f->view, "In reserve")));
}

/* The bar of what is done with lines is there only while one is selected, and nothing else moves when it comes. */
static void
test_bar (Fixture       *f,
          gconstpointer  data)
{
  graphene_rect_t before, after;

  fill (f);
  gtk_test_widget_wait_for_draw (f->window);
  g_assert_null (ui_find_button (f->view, "Split…"));
  g_assert_true (gtk_widget_compute_bounds (find_table (f), f->window, &before));
  select_lines (f, 0, 1);
  gtk_test_widget_wait_for_draw (f->window);
  g_assert_nonnull (ui_find_button (f->view, "Split…"));
  g_assert_true (gtk_widget_compute_bounds (find_table (f), f->window, &after));
  g_assert_true (graphene_rect_equal (&before, &after));
}

static GtkWidget *
find_panel (Fixture *f,
            guint    side)
{
  GtkWidget *panel = get_entry (f, side);

  while (!gtk_widget_has_css_class (panel, "forces-panel"))
    panel = gtk_widget_get_parent (panel);
  return panel;
}

/* However much room there is, no panel is wider than 640 px, and the panel is in the middle. */
static void
test_panel_width (Fixture       *f,
                  gconstpointer  data)
{
  graphene_rect_t place;

  fill (f);
  ui_set_page_narrow (f->session, "forces", f->view, TRUE);
  gtk_test_widget_wait_for_draw (f->window);
  g_assert_true (gtk_widget_compute_bounds (find_panel (f, 0), f->view, &place));
  g_assert_cmpfloat (place.size.width, ==, 640);
  g_assert_cmpfloat (place.origin.x, ==, gtk_widget_get_width (f->view) - place.origin.x - place.size.width);
  ui_shoot (f->window, "forces-panel");
}

/* In the smallest window none of the four numbers of a line is beyond its edge. */
static void
test_narrow_numbers (Fixture       *f,
                     gconstpointer  data)
{
  g_autoptr (GPtrArray) numbers = g_ptr_array_new ();

  fill (f);
  ui_set_page_narrow (f->session, "forces", f->view, TRUE);
  gtk_window_set_default_size (GTK_WINDOW (f->window), 360, 640);
  while (gtk_widget_get_width (f->window) > 360)
    g_main_context_iteration (NULL, TRUE);
  gtk_test_widget_wait_for_draw (f->window);
  ui_visit (find_table (f), note_number, numbers);
  g_assert_cmpuint (numbers->len, >=, 8);
  for (guint i = 0; i < numbers->len; i++)
    g_assert_true (is_within (g_ptr_array_index (numbers, i), f->window));
}

static void
test_toggles (Fixture       *f,
              gconstpointer  data)
{
  fill (f);
  select_lines (f, 0, 2);
  act (f, "forces.reserve");
  g_assert_true (vedette_figure_get_reserve (get_line (f, 0)) && vedette_figure_get_reserve (get_line (f, 1)));
  act (f, "forces.reserve");
  g_assert_false (vedette_figure_get_reserve (get_line (f, 0)) || vedette_figure_get_reserve (get_line (f, 1)));
  act (f, "forces.hidden");
  gtk_test_widget_wait_for_draw (f->window);
  g_assert_true (is_shown (f, "hidden"));
}

/* Opens the form of a line that is there. */
static GtkWidget *
open_line (Fixture *f,
           guint    line)
{
  GtkWidget *dialog;

  select_lines (f, line, 1);
  act (f, "forces.edit");
  dialog = ui_find_dialog (f->window);
  g_assert_nonnull (dialog);
  gtk_test_widget_wait_for_draw (dialog);
  return dialog;
}

static void
test_edit (Fixture       *f,
           gconstpointer  data)
{
  GtkWidget *dialog;

  fill (f);
  dialog = open_line (f, 0);
  gtk_test_accessible_assert_role (dialog, GTK_ACCESSIBLE_ROLE_DIALOG);
  ui_write (dialog, "Move rate (inches)", "six");
  g_assert_true (gtk_widget_activate_action (dialog, "dialog.accept", NULL));
  g_assert_nonnull (ui_find_part (dialog, "six"));
  ui_write (dialog, "Move rate (inches)", "6,5");
  ui_write (dialog, "Name", "  Watt ");
  g_assert_true (gtk_widget_activate_action (dialog, "dialog.accept", NULL));
  run_idle ();
  g_assert_cmpstr (vedette_figure_get_name (get_line (f, 0)), ==, "Watt");
  g_assert_cmpint (vedette_figure_get_rate (get_line (f, 0)), ==, 650);
  g_assert_cmpint (vedette_figure_get_leader (get_line (f, 0)), ==, VEDETTE_LEADER_ADEQUATE);
  gtk_test_widget_wait_for_draw (f->window);
  g_assert_true (is_shown (f, "★ Watt"));
}

static void
test_form_adds (Fixture       *f,
                gconstpointer  data)
{
  GtkWidget *dialog;
  gint64 before = vedette_battle_get_cursor (vedette_session_get_battle (f->session));

  /* Of the one side that is seen it need not be asked whose line it is. */
  ui_set_page_narrow (f->session, "forces", f->view, TRUE);
  ui_set_on (f->view, "● Blue", TRUE);
  act (f, "forces.add");
  dialog = ui_find_dialog (f->window);
  gtk_test_widget_wait_for_draw (dialog);
  g_assert_true (ui_has_focus (ui_find_role (dialog, GTK_ACCESSIBLE_ROLE_TEXT_BOX, "Name")));
  /* Without a name it stays open and says why. */
  g_assert_true (gtk_widget_activate_action (dialog, "dialog.accept", NULL));
  g_assert_cmpint (vedette_battle_get_cursor (vedette_session_get_battle (f->session)), ==, before);
  g_assert_nonnull (ui_find_part (dialog, "Enter a name"));
  ui_write (dialog, "Name", "Mort");
  g_assert_true (gtk_widget_activate_action (dialog, "dialog.accept", NULL));
  run_idle ();
  g_assert_cmpuint (count_lines (f), ==, 1);
  g_assert_cmpint (vedette_figure_get_side (get_line (f, 0)), ==, f->sides[1]);
}

static void
assert_fits (GtkWidget *widget)
{
  int min;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &min, NULL, NULL, NULL);
  g_assert_cmpint (min, <=, 360);
}

#define MANY 1000

/* Adds so many lines to Red in one step, every third with a mark: “L000*”, “L001”, “L002”… */
static void
add_many (Fixture *f,
          guint    n)
{
  g_autoptr (GString) lines = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    g_string_append_printf (lines, "L%03u%s, average\n", i, i % 3 == 0 ? "*" : "");
  gtk_editable_set_text (GTK_EDITABLE (get_entry (f, 0)), lines->str);
  g_signal_emit_by_name (get_entry (f, 0), "activate");
  ui_settle ();
  g_assert_cmpuint (count_lines (f), ==, n);
}

/* The rows at the top are the first of @names, and those at the end the last. The end of a long list comes a little later. */
static void
assert_long (Fixture   *f,
             GPtrArray *names)
{
  GListModel *rows = G_LIST_MODEL (gtk_list_view_get_model (GTK_LIST_VIEW (find_table (f))));

  while (g_list_model_get_n_items (rows) < names->len)
    g_main_context_iteration (NULL, TRUE);
  for (guint end = 0; end < 2; end++)
    {
      g_auto (GStrv) seen = NULL;
      g_autofree char *list = NULL;
      guint n, from;

      gtk_widget_activate_action (find_table (f), "list.scroll-to-item", "u", end == 0 ? 0 : names->len - 1);
      ui_settle ();
      list = list_names (f);
      seen = g_strsplit (list, " ", -1);
      n = g_strv_length (seen);
      g_assert_cmpuint (n, >=, MIN (names->len, 8));
      g_assert_cmpuint (n, <=, names->len);
      from = end == 0 ? 0 : names->len - n;
      for (guint i = 0; i < n; i++)
        g_assert_cmpstr (seen[i], ==, g_ptr_array_index (names, from + i));
    }
}

/* The names of every line that has @part in it, in the order of the roster */
static GPtrArray *
list_lines (Fixture    *f,
            const char *part)
{
  GPtrArray *names = g_ptr_array_new ();

  for (guint i = 0; i < count_lines (f); i++)
    if (strstr (vedette_figure_get_name (get_line (f, i)), part) != NULL)
      g_ptr_array_add (names, (gpointer) vedette_figure_get_name (get_line (f, i)));
  return names;
}

static void
assert_long_with (Fixture    *f,
                  const char *part)
{
  g_autoptr (GPtrArray) names = list_lines (f, part);

  assert_long (f, names);
}

/* The row with that text is within the part of the list that is seen. */
static void
assert_in_view (Fixture    *f,
                const char *text)
{
  GtkWidget *row = ui_find_row (f->view, text), *table = find_table (f);
  graphene_rect_t bounds;

  g_assert_nonnull (row);
  g_assert_true (gtk_widget_compute_bounds (row, table, &bounds));
  g_test_message ("%s: from %f to %f of %d", text, bounds.origin.y, bounds.origin.y + bounds.size.height,
                  gtk_widget_get_height (table));
  g_assert_cmpfloat (bounds.origin.y, >=, -1);
  g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, gtk_widget_get_height (table) + 1);
}

/* In a roster of any length each row shows its line: at once, after a search, and when one search interrupts another. */
static void
test_long (Fixture       *f,
           gconstpointer  data)
{
  add_many (f, MANY);
  assert_long_with (f, "");
  /* So it is in a window that is opened on them. */
  f->view = ui_new_page (f->session, "forces");
  adw_toast_overlay_set_child (ADW_TOAST_OVERLAY (f->toasts), f->view);
  assert_long_with (f, "");
  search_for (f, "*");
  assert_long_with (f, "*");
  search_for (f, "");
  assert_long_with (f, "");
  ui_write (f->view, "Find in roster", "*");
  g_main_context_iteration (NULL, FALSE);
  ui_write (f->view, "Find in roster", "L99");
  g_main_context_iteration (NULL, FALSE);
  ui_write (f->view, "Find in roster", "");
  g_main_context_iteration (NULL, FALSE);
  ui_write (f->view, "Find in roster", "7");
  run_idle ();
  assert_long_with (f, "7");
  /* While the rest of a long list still comes, a line goes. */
  ui_write (f->view, "Find in roster", "");
  g_main_context_iteration (NULL, FALSE);
  vedette_test_do (vedette_session_get_rules (f->session), "{\"edit\":\"remove-line\",\"line\":\"L001\"}");
  g_signal_emit_by_name (f->session, "changed");
  assert_long_with (f, "");
  /* What is added at the end is seen. */
  gtk_widget_activate_action (find_table (f), "list.scroll-to-item", "u", 0);
  ui_settle ();
  type_line (f, 0, "Last, good");
  ui_settle ();
  assert_in_view (f, "Last");
  /* So it is where the end of the list is seen already. */
  type_line (f, 0, "Very end, good");
  ui_settle ();
  assert_in_view (f, "Very end");
}

/* A line that goes to another place stays selected there; lines that go and come leave the others as they are. */
static void
test_follow (Fixture       *f,
             gconstpointer  data)
{
  VedetteRules *rules = vedette_session_get_rules (f->session);

  add_many (f, 9);
  select_row (f, "L002");
  act (f, "forces.move-down");
  act (f, "forces.move-down");
  assert_names (f, "L000* L001 L003* L004 L002 L005 L006* L007 L008");
  assert_selected (f, "L002");
  vedette_test_do (rules, "{\"edit\":\"remove-line\",\"line\":\"L000*\"}");
  type_line (f, 0, "Last, good");
  assert_names (f, "L001 L003* L004 L002 L005 L006* L007 L008 Last");
  assert_selected (f, "L002");
  while (count_lines (f) > 0)
    {
      ui_visit (f->view, unselect, NULL);
      select_row (f, vedette_figure_get_name (get_line (f, 0)));
      act (f, "forces.remove");
    }
  g_assert_null (find_table (f));
}

static float
get_end (const graphene_rect_t *bounds)
{
  return bounds->origin.x + bounds->size.width;
}

/* Names are cut off last; where what they are has not its own room beside them, it has the whole row below them. */
static void
test_row_widths (Fixture       *f,
                 gconstpointer  data)
{
  guint n_stacked = 0, n_beside = 0;

  type_line (f, 0, "Hereward the Wake of the fens, average, adequate leader, crossbow");
  for (int width = 1000; width <= 2400; width += 200)
    {
      g_autoptr (GPtrArray) numbers = g_ptr_array_new ();
      graphene_rect_t name, kind, first, last;
      GtkWidget *row;

      gtk_widget_set_size_request (f->view, width, -1);
      ui_settle ();
      row = ui_find_row (f->view, "Hereward");
      ui_visit (row, note_number, numbers);
      g_assert_cmpuint (numbers->len, ==, 5);
      g_assert_true (gtk_widget_compute_bounds (ui_find_part (row, "Hereward"), row, &name));
      g_assert_true (gtk_widget_compute_bounds (ui_find_part (row, "Average"), row, &kind));
      g_assert_true (gtk_widget_compute_bounds (g_ptr_array_index (numbers, 0), row, &first));
      g_assert_true (gtk_widget_compute_bounds (g_ptr_array_index (numbers, 4), row, &last));
      g_test_message ("%d: name %g to %g, kind %g to %g, numbers from %g", width, name.origin.x, get_end (&name), kind.origin.x,
                      get_end (&kind), first.origin.x);
      g_assert_cmpfloat (get_end (&name), <=, first.origin.x);
      if (kind.origin.y >= name.origin.y + name.size.height)
        {
          n_stacked++;
          g_assert_cmpfloat (get_end (&kind), ==, get_end (&last));
          continue;
        }
      n_beside++;
      g_assert_cmpfloat (name.size.width, >=, 112);
      g_assert_cmpfloat (kind.size.width, >, 150);
      g_assert_cmpfloat (get_end (&name), <=, kind.origin.x);
      g_assert_cmpfloat (get_end (&kind), <=, first.origin.x);
    }
  g_assert_cmpuint (n_stacked, >=, 1);
  g_assert_cmpuint (n_beside, >=, 1);
}

static void
test_names_and_widths (Fixture       *f,
                       gconstpointer  data)
{
  GtkWidget *dialog;

  type_line (f, 0, "A man whose name is a good deal longer than any column of a roster will ever be wide, good, inspired leader, bow");
  fill (f);
  gtk_test_widget_wait_for_draw (f->window);
  ui_assert_named (f->window);
  ui_set_page_narrow (f->session, "forces", f->view, TRUE);
  gtk_test_widget_wait_for_draw (f->window);
  ui_assert_named (f->window);
  g_assert_null (find_title (f, "Class"));
  g_assert_true (is_shown (f, "6 figures, Average, bow"));
  assert_fits (f->view);
  dialog = open_line (f, 0);
  ui_assert_named (dialog);
  assert_fits (dialog);
  gtk_window_destroy (GTK_WINDOW (dialog));
}

int
main (int    argc,
      char **argv)
{
  ui_init (&argc, &argv);

#define ADD(path, function) g_test_add ("/forces/" path, Fixture, NULL, set_up, function, tear_down)
  ADD ("empty", test_empty);
  ADD ("entry", test_entry);
  ADD ("live", test_live);
  ADD ("reading-height", test_reading_height);
  ADD ("doubts", test_doubts);
  ADD ("paste", test_paste);
  ADD ("columns", test_columns);
  ADD ("notes", test_notes);
  ADD ("tip", test_tip);
  ADD ("row-name", test_row_name);
  ADD ("focused-row", test_focused_row);
  ADD ("literal", test_literal);
  ADD ("remove-and-undo", test_remove_and_undo);
  ADD ("toast-goes", test_toast_goes);
  ADD ("shift", test_shift);
  ADD ("sort-and-search", test_sort_and_search);
  ADD ("side", test_side);
  ADD ("titles", test_titles);
  ADD ("title-tips", test_title_tips);
  ADD ("out-of-reach", test_out_of_reach);
  ADD ("groups", test_groups);
  ADD ("split-and-join", test_split_and_join);
  ADD ("bodies", test_bodies);
  ADD ("toggles", test_toggles);
  ADD ("ticks", test_ticks);
  ADD ("bar", test_bar);
  ADD ("panel-width", test_panel_width);
  ADD ("narrow-numbers", test_narrow_numbers);
  ADD ("edit", test_edit);
  ADD ("form-adds", test_form_adds);
  ADD ("names-and-widths", test_names_and_widths);
  ADD ("long", test_long);
  ADD ("follow", test_follow);
  ADD ("row-widths", test_row_widths);

  return g_test_run ();
}
