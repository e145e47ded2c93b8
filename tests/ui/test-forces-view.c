/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The roster: what it shows, what is done in it, and that all of it can be read and reached. */

#include <adwaita.h>

#include "ui-support.h"
#include "core/skirmish/state/vedette-skirmish.h"
#include "ui/skirmish/roster/vedette-forces-panel.h"
#include "ui/skirmish/roster/vedette-forces-head.h"
#include "ui/skirmish/roster/vedette-forces-row.h"
#include "ui/skirmish/roster/vedette-forces-view.h"
#include "ui/skirmish/roster/vedette-roster-dialog.h"
#include "ui/skirmish/roster/vedette-line-entry.h"
#include "ui/declare/vedette-typed-box.h"

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
  f->view = vedette_forces_view_new (f->session);
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

typedef gboolean (*Wanted) (GtkWidget *widget, gconstpointer data);

/* The first that is wanted, what is mapped only */
static GtkWidget *
find (GtkWidget     *root,
      Wanted         wanted,
      gconstpointer  data)
{
  if (!gtk_widget_get_mapped (root))
    return NULL;
  if (wanted (root, data))
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find (child, wanted, data);

      if (found != NULL)
        return found;
    }
  return NULL;
}

static gboolean
is_type (GtkWidget     *widget,
         gconstpointer  type)
{
  return g_type_is_a (G_OBJECT_TYPE (widget), GPOINTER_TO_SIZE (type));
}

static GtkWidget *
find_type (GtkWidget *root,
           GType      type)
{
  return find (root, is_type, GSIZE_TO_POINTER (type));
}

static gboolean
says (GtkWidget     *widget,
      gconstpointer  text)
{
  const char *said = GTK_IS_LABEL (widget)         ? gtk_label_get_text (GTK_LABEL (widget))
                     : GTK_IS_INSCRIPTION (widget) ? gtk_inscription_get_text (GTK_INSCRIPTION (widget))
                                                   : NULL;

  return said != NULL && strstr (said, text) != NULL;
}

static gboolean
is_shown (Fixture    *f,
          const char *text)
{
  return find (f->window, says, text) != NULL;
}

static VedetteForcesTable *
get_table (Fixture *f)
{
  return VEDETTE_FORCES_TABLE (find_type (f->view, VEDETTE_TYPE_FORCES_TABLE));
}

static gboolean
is_entry_of (GtkWidget     *widget,
             gconstpointer  side)
{
  return VEDETTE_IS_LINE_ENTRY (widget) && vedette_line_entry_get_side (VEDETTE_LINE_ENTRY (widget)) == *(const gint64 *) side;
}

/* The table of either side, in the order in which they stand */
static VedetteForcesTable *
get_table_of (Fixture *f,
              guint    side)
{
  GtkWidget *grid = gtk_widget_get_first_child (gtk_widget_get_first_child (f->view));
  GtkWidget *panel = gtk_widget_get_first_child (grid);

  return vedette_forces_panel_get_table (VEDETTE_FORCES_PANEL (side == 0 ? panel : gtk_widget_get_next_sibling (panel)));
}

/* Types a line and presses Enter as the entry of @side would get it. */
static GtkWidget *
type_line (Fixture    *f,
           guint       side,
           const char *text)
{
  GtkWidget *entry = find_type (find (f->view, is_entry_of, &f->sides[side]), GTK_TYPE_ENTRY);

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
select_lines (Fixture *f,
              guint    first,
              guint    n)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new ();

  for (guint i = first; i < first + n; i++)
    g_ptr_array_add (items, get_line (f, i));
  vedette_forces_table_select (get_table_of (f, 0), items);
  vedette_forces_table_select (get_table_of (f, 1), items);
}

/* The names that are to be seen, from the top */
static char *
list_names (Fixture *f)
{
  g_autoptr (GString) names = g_string_new (NULL);
  GtkWidget *grid = gtk_widget_get_first_child (gtk_widget_get_first_child (f->view));

  for (GtkWidget *panel = gtk_widget_get_first_child (grid); panel != NULL; panel = gtk_widget_get_next_sibling (panel))
    {
      VedetteForcesRows *rows = vedette_forces_model_get_rows (vedette_forces_panel_get_model (VEDETTE_FORCES_PANEL (panel)));

      for (guint i = 0; gtk_widget_get_mapped (panel) && i < vedette_forces_rows_get_length (rows); i++)
        {
          gpointer item = vedette_forces_rows_nth (rows, i);

          g_string_append_printf (names, "%s%s", names->len > 0 ? " " : "",
                                  VEDETTE_IS_FIGURE (item)       ? vedette_figure_get_name (VEDETTE_FIGURE (item))
                                  : VEDETTE_IS_CONTINGENT (item) ? vedette_contingent_get_name (VEDETTE_CONTINGENT (item))
                                                                 : "-");
        }
    }
  return g_string_free (g_steal_pointer (&names), FALSE);
}

#define assert_names(f, expected) G_STMT_START {              \
    g_autofree char *names_ = list_names (f);                 \
    g_assert_cmpstr (names_, ==, expected);                   \
  } G_STMT_END

static void
act (Fixture    *f,
     const char *action)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (get_table (f)), action, NULL));
  run_idle ();
}

static void
set_sort (Fixture    *f,
          const char *column)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (get_table (f)), "forces.sort", "s", column));
  run_idle ();
}

static void
search_for (Fixture    *f,
            const char *text)
{
  gtk_editable_set_text (GTK_EDITABLE (find_type (f->view, GTK_TYPE_SEARCH_ENTRY)), text);
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
  g_assert_null (get_table (f));
  type_line (f, 0, "Wat");
  g_assert_nonnull (get_table (f));
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
  g_assert_true (gtk_widget_has_css_class (entry, "error"));
  g_assert_true (is_shown (f, "sling"));
  gtk_test_accessible_assert_state (entry, GTK_ACCESSIBLE_STATE_INVALID, GTK_ACCESSIBLE_INVALID_TRUE);
  gtk_editable_set_text (GTK_EDITABLE (entry), "archers, bow");
  g_assert_false (gtk_widget_has_css_class (entry, "error"));
}

static guint count_unnamed (GtkWidget *widget);
static void assert_fits (GtkWidget *widget);

static gboolean
is_button (GtkWidget     *widget,
           gconstpointer  label)
{
  return GTK_IS_BUTTON (widget) && g_strcmp0 (gtk_button_get_label (GTK_BUTTON (widget)), label) == 0;
}

/* A doubt shows what was typed and what may be meant, and is called by what it writes. */
static gboolean
is_doubt (GtkWidget     *widget,
          gconstpointer  text)
{
  return GTK_IS_BUTTON (widget) && find (widget, says, text) != NULL;
}

static gboolean
is_chip_of (GtkWidget     *widget,
            gconstpointer  text)
{
  return gtk_widget_has_css_class (widget, "chip") && g_strcmp0 (gtk_label_get_text (GTK_LABEL (widget)), text) == 0;
}

static gboolean
is_chip (Fixture    *f,
         const char *text)
{
  return find (f->window, is_chip_of, text) != NULL;
}

static void
click (Fixture    *f,
       const char *label)
{
  GtkWidget *button;

  gtk_test_widget_wait_for_draw (f->window);
  button = find (f->window, is_button, label);
  g_assert_nonnull (button);
  g_signal_emit_by_name (button, "clicked");
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
  g_assert_false (gtk_widget_has_css_class (entry, "error"));
  gtk_editable_set_text (GTK_EDITABLE (entry), "");
  g_assert_false (is_shown (f, "averge → "));
  g_assert_false (is_shown (f, "needs 1"));
  g_assert_cmpuint (count_lines (f), ==, 1);
}

/* How high what is said of a typed text is, and how high it would have to be */
static int
measure_reading (Fixture   *f,
                 GtkWidget *entry,
                 int       *needed)
{
  GtkWidget *typed = find_type (gtk_widget_get_ancestor (entry, VEDETTE_TYPE_LINE_ENTRY), VEDETTE_TYPE_TYPED_BOX);
  GtkWidget *scrolled = gtk_widget_get_ancestor (typed, GTK_TYPE_SCROLLED_WINDOW);

  gtk_widget_measure (typed, GTK_ORIENTATION_VERTICAL, gtk_widget_get_width (scrolled), NULL, needed, NULL, NULL);
  return gtk_widget_get_height (scrolled);
}

/* It takes what it needs and no more, wrapped or not. */
static void
test_reading_height (Fixture       *f,
                     gconstpointer  data)
{
  static const char *const texts[] = {
    "10xOrcs (poor)",
    "6 archers, averge bow, herioc leader, very quick +2, slow when it rains -1, a friend of Maud, a friend of Wat, ",
  };
  GtkWidget *entry = type_line (f, 0, "Wat, average, adequate leader");
  int needed = 0;

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      int before = needed, height;

      gtk_editable_set_text (GTK_EDITABLE (entry), texts[i]);
      gtk_test_widget_wait_for_draw (f->window);
      height = measure_reading (f, entry, &needed);
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
  GtkWidget *entry = find_type (find (f->view, is_entry_of, &f->sides[0]), GTK_TYPE_ENTRY);

  gtk_editable_set_text (GTK_EDITABLE (entry), "6 archers, averge, bow");
  gtk_test_widget_wait_for_draw (f->window);
  g_assert_true (gtk_widget_has_css_class (find (f->window, is_doubt, "averge → average?"), "doubtful"));
  gtk_test_accessible_assert_property (find (f->window, is_doubt, "averge → average?"), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Change to “average”");
  /* The key that settles it stands on it. */
  g_assert_nonnull (find (find (f->window, is_doubt, "averge → average?"), says, "⏎"));
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
  GtkWidget *text = find_type (entry, GTK_TYPE_TEXT);
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
  vedette_forces_view_set_narrow (VEDETTE_FORCES_VIEW (f->view), TRUE);
  gtk_test_widget_wait_for_draw (f->window);
  g_assert_cmpuint (count_unnamed (f->window), ==, 0);
  assert_fits (f->view);
  g_signal_emit_by_name (find (f->window, is_doubt, "goood → good?"), "clicked");
  run_idle ();
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

static gboolean
is_row (GtkWidget     *widget,
        gconstpointer  text)
{
  return gtk_widget_get_focusable (widget) && find (widget, says, text) != NULL &&
         GTK_IS_LIST_VIEW (gtk_widget_get_parent (widget));
}

/* The last four cells of a row, and that they are seen as a whole */
static void
assert_numbers (Fixture            *f,
                const char         *name,
                const char * const *numbers)
{
  GtkWidget *row = find (f->view, is_row, name);
  GtkWidget *cell;

  g_assert_nonnull (row);
  cell = gtk_widget_get_last_child (gtk_widget_get_first_child (row));
  for (guint i = g_strv_length ((GStrv) numbers); i-- > 0; cell = gtk_widget_get_prev_sibling (cell))
    {
      graphene_rect_t bounds;

      g_assert_true (says (cell, numbers[i]));
      g_assert_true (gtk_widget_compute_bounds (cell, f->window, &bounds));
      g_assert_cmpfloat (bounds.origin.x, >=, 0);
      g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <=, (float) gtk_widget_get_width (f->window));
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

static gboolean
is_row_of (GtkWidget     *widget,
           gconstpointer  name)
{
  return VEDETTE_IS_FORCES_ROW (widget) && find (widget, says, name) != NULL;
}

/* What a row has no room for, its tip says in full; where there is room, there is no tip. */
static void
assert_tip (Fixture    *f,
            const char *name,
            const char *tip)
{
  GtkWidget *row = find (GTK_WIDGET (get_table (f)), is_row_of, name);
  g_autoptr (GtkTooltip) tooltip = g_object_new (GTK_TYPE_TOOLTIP, NULL);
  g_autofree char *cut = NULL;
  gboolean shown = FALSE;

  g_assert_nonnull (row);
  cut = vedette_forces_row_list_cut (VEDETTE_FORCES_ROW (row));
  g_assert_cmpstr (cut, ==, tip);
  g_assert_true (gtk_widget_get_has_tooltip (row));
  g_signal_emit_by_name (row, "query-tooltip", 1, 1, FALSE, tooltip, &shown);
  g_assert_cmpint (shown, ==, *tip != '\0');
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
  row = find (GTK_WIDGET (get_table (f)), is_row, "Archers");
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
  row = find (GTK_WIDGET (get_table (f)), is_row, "Archers");
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
  GtkWidget *toast;

  fill (f);
  act (f, "forces.remove");
  g_assert_cmpuint (count_lines (f), ==, 4);
  g_assert_nonnull (vedette_session_get_why_not (f->session));
  select_lines (f, 1, 2);
  act (f, "forces.remove");
  g_assert_cmpuint (count_lines (f), ==, 2);
  gtk_test_widget_wait_for_draw (f->window);
  g_assert_true (is_shown (f, "Undo"));
  toast = find (f->window, says, "Undo");
  g_signal_emit_by_name (gtk_widget_get_ancestor (toast, GTK_TYPE_BUTTON), "clicked");
  run_idle ();
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

static void
test_sort_and_search (Fixture       *f,
                      gconstpointer  data)
{
  fill (f);
  select_lines (f, 0, 1);
  set_sort (f, "name");
  assert_names (f, "Archers Gawain Wat Spearmen");
  {
    g_autoptr (GPtrArray) selected = vedette_forces_table_get_selected (get_table (f));

    g_assert_cmpuint (selected->len, ==, 1);
    g_assert_true (g_ptr_array_index (selected, 0) == get_line (f, 0));
  }
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

static gboolean
is_toggle (GtkWidget     *widget,
           gconstpointer  label)
{
  return GTK_IS_TOGGLE_BUTTON (widget) && g_strcmp0 (gtk_button_get_label (GTK_BUTTON (widget)), label) == 0;
}

static void
test_side (Fixture       *f,
           gconstpointer  data)
{
  fill (f);
  vedette_forces_view_set_narrow (VEDETTE_FORCES_VIEW (f->view), TRUE);
  gtk_test_widget_wait_for_draw (f->window);
  assert_names (f, "Wat Archers Gawain");
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (find (f->view, is_toggle, "● Blue")), TRUE);
  gtk_test_widget_wait_for_draw (f->window);
  assert_names (f, "Spearmen");
  vedette_forces_view_set_narrow (VEDETTE_FORCES_VIEW (f->view), FALSE);
  gtk_test_widget_wait_for_draw (f->window);
  assert_names (f, "Wat Archers Gawain Spearmen");
}

static void
assert_heading (Fixture    *f,
                const char *name,
                const char *men)
{
  GtkWidget *row = find (f->view, is_row, name);

  g_assert_nonnull (row);
  g_assert_true (says (gtk_widget_get_last_child (gtk_widget_get_first_child (row)), men));
}

static gboolean
is_title (GtkWidget     *widget,
          gconstpointer  text)
{
  return GTK_IS_BUTTON (widget) && VEDETTE_IS_FORCES_HEAD (gtk_widget_get_parent (widget)) && find (widget, says, text) != NULL;
}

static void
click_title (Fixture    *f,
             const char *text)
{
  gtk_test_widget_wait_for_draw (f->window);
  g_signal_emit_by_name (find (f->view, is_title, text), "clicked");
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
  gtk_test_accessible_assert_property (find (f->view, is_title, "Needs"), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       "Sorted by this column");
  click_title (f, "Needs");
  assert_names (f, "Archers Wat Gawain Spearmen");
  click_title (f, "Name");
  assert_names (f, "Archers Gawain Wat Spearmen");
  gtk_test_accessible_assert_property (find (f->view, is_title, "Needs"), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "");
}

/* What a column of numbers is, says its title; name and class are no columns where the one stands below the other. */
static void
test_title_tips (Fixture       *f,
                 gconstpointer  data)
{
  static const char * const titles[] = { "Needs", "Reach", "Melee", "Card" };
  graphene_rect_t name, kind, row;
  GtkWidget *line;

  fill (f);
  gtk_window_set_default_size (GTK_WINDOW (f->window), 1100, 800);
  ui_settle ();
  for (guint i = 0; i < G_N_ELEMENTS (titles); i++)
    g_assert_nonnull (gtk_widget_get_tooltip_text (find (f->view, is_title, titles[i])));
  g_assert_true (gtk_widget_compute_bounds (find (f->view, is_title, "Name"), f->view, &name));
  g_assert_true (gtk_widget_compute_bounds (find (f->view, is_title, "Class"), f->view, &kind));
  line = gtk_widget_get_first_child (find (f->view, is_row, "Archers"));
  g_assert_true (gtk_widget_compute_bounds (gtk_widget_get_next_sibling (gtk_widget_get_first_child (line)), f->view, &row));
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
  GtkWidget *cell;

  fill (f);
  gtk_test_widget_wait_for_draw (f->window);
  cell = gtk_widget_get_last_child (gtk_widget_get_first_child (find (f->view, is_row, "Archers")));
  g_assert_true (says (cell, "15"));
  g_assert_false (gtk_widget_has_css_class (cell, "out-of-reach"));
  cell = gtk_widget_get_prev_sibling (cell);
  g_assert_true (says (cell, "23"));
  g_assert_true (gtk_widget_has_css_class (cell, "out-of-reach"));
}

static void
test_groups (Fixture       *f,
             gconstpointer  data)
{
  g_autoptr (VedetteMove) add = vedette_session_new_move (f->session, "add-contingent");
  g_autoptr (VedetteMove) set = NULL;
  g_autoptr (GPtrArray) selected = g_ptr_array_new_with_free_func (g_object_unref);
  GListModel *contingents = vedette_battle_get_records (vedette_session_get_battle (f->session), VEDETTE_TYPE_CONTINGENT);

  fill (f);
  g_object_set (add, "side", f->sides[0], "name", "Left", NULL);
  g_assert_nonnull (vedette_session_perform (f->session, add, 0, FALSE, NULL));
  g_ptr_array_add (selected, g_list_model_get_item (contingents, 0));
  set = vedette_session_new_move (f->session, "set-line");
  g_object_set (set, "line", vedette_record_get_id (VEDETTE_RECORD (get_line (f, 2))), "contingent",
                vedette_record_get_id (g_ptr_array_index (selected, 0)), NULL);
  g_assert_nonnull (vedette_session_perform (f->session, set, 0, FALSE, NULL));
  assert_names (f, "Left Gawain - Wat Archers Spearmen");
  /* Above each of them stands how many men there are, also while some are filtered. */
  gtk_test_widget_wait_for_draw (f->window);
  assert_heading (f, "Left", "1 figure");
  assert_heading (f, "No contingent", "7 figures");
  search_for (f, "bow");
  gtk_test_widget_wait_for_draw (f->window);
  assert_names (f, "- Archers");
  assert_heading (f, "No contingent", "7 figures");
  search_for (f, "");
  act (f, "forces.grouped");
  assert_names (f, "Wat Archers Gawain Spearmen");
  act (f, "forces.grouped");
  vedette_forces_table_select (get_table (f), selected);
  act (f, "forces.remove");
  assert_names (f, "Wat Archers Gawain Spearmen");
  g_assert_cmpuint (count_lines (f), ==, 4);
}

static void
test_split_and_join (Fixture       *f,
                     gconstpointer  data)
{
  GListModel *tops = gtk_window_get_toplevels ();
  g_autoptr (GtkWidget) dialog = NULL;

  fill (f);
  select_lines (f, 0, 1);
  act (f, "forces.split");
  g_assert_cmpuint (g_list_model_get_n_items (tops), ==, 1);
  g_assert_true (is_shown (f, "Wat is a single figure"));
  select_lines (f, 1, 1);
  act (f, "forces.split");
  g_assert_cmpuint (g_list_model_get_n_items (tops), ==, 2);
  dialog = g_list_model_get_item (tops, 0);
  if (dialog == f->window)
    {
      g_object_unref (dialog);
      dialog = g_list_model_get_item (tops, 1);
    }
  gtk_test_widget_wait_for_draw (dialog);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (find_type (dialog, GTK_TYPE_SPIN_BUTTON)), 2);
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
  g_assert_true (is_shown (f, "None of these lines is in a body"));
}

static gboolean
is_tick (GtkWidget     *widget,
         gconstpointer  text)
{
  return GTK_IS_CHECK_BUTTON (widget) && g_strcmp0 (gtk_check_button_get_label (GTK_CHECK_BUTTON (widget)), text) == 0;
}

/* The ticks below do what they say to the line that is chosen, and show how it is. */
static void
test_ticks (Fixture       *f,
            gconstpointer  data)
{
  GtkWidget *reserve, *hidden;

  fill (f);
  select_lines (f, 0, 1);
  gtk_test_widget_wait_for_draw (f->window);
  reserve = find (f->view, is_tick, "In reserve");
  hidden = find (f->view, is_tick, "Hidden");
  g_assert_true (reserve != NULL && hidden != NULL);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (reserve), TRUE);
  g_assert_true (vedette_figure_get_reserve (get_line (f, 0)));
  g_assert_false (vedette_figure_get_hidden (get_line (f, 0)) || vedette_figure_get_reserve (get_line (f, 1)));
  gtk_check_button_set_active (GTK_CHECK_BUTTON (hidden), TRUE);
  g_assert_true (vedette_figure_get_hidden (get_line (f, 0)));
  vedette_session_undo (f->session, NULL);
  g_assert_false (gtk_check_button_get_active (GTK_CHECK_BUTTON (hidden)));
  g_assert_true (gtk_check_button_get_active (GTK_CHECK_BUTTON (reserve)));
}

static guint
count_numbers (GtkWidget *widget,
               GtkWidget *window)
{
  guint n = 0;
  graphene_rect_t bounds;

  if (gtk_widget_get_mapped (widget) && gtk_widget_has_css_class (widget, "figure"))
    {
      g_assert_true (gtk_widget_compute_bounds (widget, window, &bounds));
      g_assert_cmpfloat (bounds.origin.x, >=, 0);
      g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <=, gtk_widget_get_width (window));
      n++;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    n += count_numbers (child, window);
  return n;
}

/* In the smallest window none of the four numbers of a line is beyond its edge. */
static void
test_narrow_numbers (Fixture       *f,
                     gconstpointer  data)
{
  fill (f);
  vedette_forces_view_set_narrow (VEDETTE_FORCES_VIEW (f->view), TRUE);
  gtk_window_set_default_size (GTK_WINDOW (f->window), 360, 640);
  while (gtk_widget_get_width (f->window) > 360)
    g_main_context_iteration (NULL, TRUE);
  gtk_test_widget_wait_for_draw (f->window);
  g_assert_cmpuint (count_numbers (f->view, f->window), >=, 8);
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

static gboolean
is_entry_with (GtkWidget     *widget,
               gconstpointer  text)
{
  return GTK_IS_ENTRY (widget) && g_str_equal (gtk_editable_get_text (GTK_EDITABLE (widget)), text);
}

static gboolean
is_placed (GtkWidget     *widget,
           gconstpointer  text)
{
  return GTK_IS_ENTRY (widget) && g_strcmp0 (gtk_entry_get_placeholder_text (GTK_ENTRY (widget)), text) == 0;
}

static void
test_edit (Fixture       *f,
           gconstpointer  data)
{
  GtkWidget *dialog;

  fill (f);
  dialog = vedette_roster_dialog_new_edit (GTK_WINDOW (f->window), f->session, get_line (f, 0));
  gtk_window_present (GTK_WINDOW (dialog));
  gtk_test_widget_wait_for_draw (dialog);
  gtk_test_accessible_assert_role (dialog, GTK_ACCESSIBLE_ROLE_DIALOG);
  gtk_editable_set_text (GTK_EDITABLE (find (dialog, is_placed, "not tracked")), "six");
  g_assert_true (gtk_widget_activate_action (dialog, "dialog.accept", NULL));
  g_assert_nonnull (find (dialog, says, "six"));
  gtk_editable_set_text (GTK_EDITABLE (find (dialog, is_placed, "not tracked")), "6,5");
  gtk_editable_set_text (GTK_EDITABLE (find (dialog, is_entry_with, "Wat")), "  Watt ");
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
  GtkWidget *dialog = vedette_roster_dialog_new_add (GTK_WINDOW (f->window), f->session, VEDETTE_TYPE_FIGURE, f->sides[1]);
  gint64 before = vedette_battle_get_cursor (vedette_session_get_battle (f->session));

  gtk_window_present (GTK_WINDOW (dialog));
  gtk_test_widget_wait_for_draw (dialog);
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (dialog)), find_type (dialog, GTK_TYPE_ENTRY)));
  /* Without a name it stays open and says why. */
  g_assert_true (gtk_widget_activate_action (dialog, "dialog.accept", NULL));
  g_assert_cmpint (vedette_battle_get_cursor (vedette_session_get_battle (f->session)), ==, before);
  g_assert_nonnull (find (dialog, says, "Enter a name"));
  gtk_editable_set_text (GTK_EDITABLE (find_type (dialog, GTK_TYPE_ENTRY)), "Mort");
  g_assert_true (gtk_widget_activate_action (dialog, "dialog.accept", NULL));
  run_idle ();
  g_assert_cmpuint (count_lines (f), ==, 1);
  g_assert_cmpint (vedette_figure_get_side (get_line (f, 0)), ==, f->sides[1]);
}

/* Walks all that is mapped: what takes the focus has a name. */
static guint
count_unnamed (GtkWidget *widget)
{
  guint n = 0;

  if (!gtk_widget_get_mapped (widget))
    return 0;
  /* On newer GTK the toggle in a menu button takes the focus, and is named after it. */
  if (gtk_widget_get_focusable (widget) && !GTK_IS_MENU_BUTTON (gtk_widget_get_parent (widget)) && !GTK_IS_TEXT (widget) && !GTK_IS_WINDOW (widget) &&
      !(GTK_IS_BUTTON (widget) && gtk_button_get_label (GTK_BUTTON (widget))) &&
      !gtk_test_accessible_has_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL) &&
      !gtk_test_accessible_has_relation (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_RELATION_LABELLED_BY))
    {
      g_test_message ("unnamed: %s in %s in %s", G_OBJECT_TYPE_NAME (widget), G_OBJECT_TYPE_NAME (gtk_widget_get_parent (widget)),
                      G_OBJECT_TYPE_NAME (gtk_widget_get_parent (gtk_widget_get_parent (widget))));
      n++;
    }
  /* Within a drop-down, what it shows is an item of its list, which cannot be reached; a spin button is one thing. */
  for (GtkWidget *child = gtk_widget_get_first_child (widget);
       child != NULL && !GTK_IS_DROP_DOWN (widget) && !GTK_IS_SPIN_BUTTON (widget);
       child = gtk_widget_get_next_sibling (child))
    n += count_unnamed (child);
  return n;
}

static void
assert_fits (GtkWidget *widget)
{
  int min;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &min, NULL, NULL, NULL);
  g_assert_cmpint (min, <=, 360);
}

static void
test_names_and_widths (Fixture       *f,
                       gconstpointer  data)
{
  GtkWidget *dialog;

  type_line (f, 0, "A man whose name is a good deal longer than any column of a roster will ever be wide, good, inspired leader, bow");
  fill (f);
  gtk_test_widget_wait_for_draw (f->window);
  g_assert_cmpuint (count_unnamed (f->window), ==, 0);
  vedette_forces_view_set_narrow (VEDETTE_FORCES_VIEW (f->view), TRUE);
  gtk_test_widget_wait_for_draw (f->window);
  g_assert_cmpuint (count_unnamed (f->window), ==, 0);
  g_assert_null (find_type (f->view, GTK_TYPE_COLUMN_VIEW));
  g_assert_true (is_shown (f, "6 figures, Average, bow"));
  assert_fits (f->view);
  dialog = vedette_roster_dialog_new_edit (GTK_WINDOW (f->window), f->session, get_line (f, 0));
  gtk_window_present (GTK_WINDOW (dialog));
  gtk_test_widget_wait_for_draw (dialog);
  g_assert_cmpuint (count_unnamed (dialog), ==, 0);
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
  ADD ("narrow-numbers", test_narrow_numbers);
  ADD ("edit", test_edit);
  ADD ("form-adds", test_form_adds);
  ADD ("names-and-widths", test_names_and_widths);

  return g_test_run ();
}
