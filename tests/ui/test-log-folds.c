/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Chapters of the log are folded and unfolded: with pointer and keys, while the battle goes on, and in a list that asks for few
   of its steps. */

#include "ui-support.h"

#include "core/skirmish/state/vedette-skirmish.h"
#include "ui/log/vedette-log-fold-list.h"
#include "ui/log/vedette-log-row.h"
#include "ui/log/vedette-log-view.h"
#include "ui/log/vedette-log-words.h"
#include "ui/widgets/vedette-drawing-view.h"
#include "ui/log/vedette-reverse-list.h"
#include "vedette-test-battle.h"

typedef struct
{
  VedetteSession *session;
  VedetteRules *rules;
  VedetteBattle *battle;
  GtkWidget *view;
  GtkWidget *window;
  gint64 start; /* the number of the step with which Red has it */
} Fixture;

/* Red marches twice, and Blue takes it: before the start, Red's, Blue's. */
static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  fixture->session = ui_new_session ();
  fixture->rules = vedette_session_get_rules (fixture->session);
  fixture->battle = vedette_session_get_battle (fixture->session);
  vedette_test_do (fixture->rules, "{\"edit\":\"add-line\",\"side\":\"blue\",\"text\":\"Wat, average, adequate leader\"}");
  vedette_test_do (fixture->rules, "{\"edit\":\"add-line\",\"side\":\"red\",\"text\":\"Odo, average\"}");
  vedette_test_do (fixture->rules, "{\"move\":\"start\",\"holder\":\"red\",\"agreed\":true}");
  fixture->start = vedette_battle_get_cursor (fixture->battle);
  vedette_test_do (fixture->rules, "{\"move\":\"march\"}");
  vedette_test_do (fixture->rules, "{\"move\":\"snatch\",\"nominee\":\"Wat\",\"die\":2}");
  vedette_test_do (fixture->rules, "{\"move\":\"march\"}");
  vedette_test_do (fixture->rules, "{\"move\":\"snatch\",\"nominee\":\"Wat\",\"die\":20}");
  fixture->view = vedette_log_view_new (fixture->session);
  fixture->window = ui_show (fixture->view, 1280, 800);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  ui_end_session (fixture->window, &fixture->session);
}

static GListModel *
get_rows (Fixture *fixture)
{
  return G_LIST_MODEL (gtk_list_view_get_model (GTK_LIST_VIEW (ui_find_type (fixture->view, GTK_TYPE_LIST_VIEW))));
}

static gboolean
bears (GtkWidget  *widget,
       const void *data)
{
  return VEDETTE_IS_LOG_ROW (widget) && vedette_log_row_get_chapter (VEDETTE_LOG_ROW (widget)) == *(const gint64 *) data;
}

/* The row that bears the head of the chapter that begins with that step */
static GtkWidget *
find_head_row (Fixture *fixture,
               gint64   from)
{
  GtkWidget *row = ui_find (fixture->view, bears, &from);

  g_assert_nonnull (row);
  return row;
}

static gboolean
is_head (GtkWidget  *widget,
         const void *data)
{
  return GTK_IS_BUTTON (widget) && gtk_widget_has_css_class (widget, "log-head");
}

static GtkWidget *
find_head (Fixture *fixture,
           gint64   from)
{
  GtkWidget *head = ui_find (find_head_row (fixture, from), is_head, NULL);

  g_assert_nonnull (head);
  return head;
}

/* The step that a row shows stands there in words, if it is not folded. */
static gboolean
says_step (Fixture *fixture,
           gint64   n)
{
  g_autofree char *text = vedette_rules_describe (fixture->rules, vedette_battle_get_step (fixture->battle, n), NULL);

  return ui_find_text (fixture->view, text) != NULL;
}

static void
assert_arrow (GtkWidget  *head,
              const char *name)
{
  GtkWidget *arrow = ui_find_type (head, GTK_TYPE_IMAGE);

  g_assert_nonnull (arrow);
  g_assert_cmpstr (gtk_image_get_icon_name (GTK_IMAGE (arrow)), ==, name);
}

static gboolean
is_slice (Fixture    *fixture,
          gint64      from,
          const char *name)
{
  return gtk_widget_has_css_class (find_head_row (fixture, from), name);
}

static gboolean
shows_time (GtkWidget  *widget,
            const void *time)
{
  return GTK_IS_LABEL (widget) && gtk_widget_get_mapped (widget) && g_str_equal (gtk_label_get_text (GTK_LABEL (widget)), time);
}

/* A chapter is a card: its head tells when it began, and shows the die with which it was taken; no row says the time again. */
static void
test_card (Fixture       *fixture,
           gconstpointer  data)
{
  gint64 blue = fixture->start + 4;
  VedetteStep *step = vedette_battle_get_step (fixture->battle, blue);
  g_autofree char *time = vedette_log_get_clock (step);

  g_assert_cmpstr (time, !=, "");
  g_assert_null (ui_find (fixture->view, shows_time, time));
  g_assert_true (is_slice (fixture, blue, "first") && is_slice (fixture, blue, "last"));
  g_assert_true (is_slice (fixture, fixture->start, "first") && !is_slice (fixture, fixture->start, "last"));
  g_assert_nonnull (ui_find_type (find_head (fixture, blue), VEDETTE_TYPE_DRAWING_VIEW));
  g_assert_null (ui_find_type (find_head (fixture, fixture->start), VEDETTE_TYPE_DRAWING_VIEW));
  g_signal_emit_by_name (find_head (fixture, fixture->start), "clicked");
  ui_settle ();
  g_assert_true (is_slice (fixture, fixture->start, "last"));
  /* Of one chapter there is no head, so that the rows tell the time. */
  g_assert_true (vedette_battle_go_to (fixture->battle, fixture->start - 1, NULL));
  ui_settle ();
  g_assert_nonnull (ui_find (fixture->view, shows_time, time));
}

static void
test_click (Fixture       *fixture,
            gconstpointer  data)
{
  GtkWidget *head = find_head (fixture, fixture->start);
  guint all = g_list_model_get_n_items (get_rows (fixture));

  gtk_test_accessible_assert_state (head, GTK_ACCESSIBLE_STATE_EXPANDED, TRUE);
  assert_arrow (head, "pan-down-symbolic");
  g_assert_true (says_step (fixture, fixture->start + 3));
  g_signal_emit_by_name (head, "clicked");
  ui_settle ();
  /* The start, two actions and the roll that failed: only the head is left, on the row of the newest. */
  g_assert_cmpuint (g_list_model_get_n_items (get_rows (fixture)), ==, all - 3);
  g_assert_false (says_step (fixture, fixture->start));
  g_assert_false (says_step (fixture, fixture->start + 3));
  g_assert_true (says_step (fixture, fixture->start + 4));
  g_assert_true (says_step (fixture, fixture->start - 1));
  head = find_head (fixture, fixture->start);
  gtk_test_accessible_assert_state (head, GTK_ACCESSIBLE_STATE_EXPANDED, FALSE);
  assert_arrow (head, "pan-end-symbolic");
  g_assert_nonnull (ui_find_text (head, "Red"));
  g_assert_true (gtk_widget_has_focus (head));
  ui_assert_named (fixture->view);
  ui_shoot (fixture->window, "log-folded");

  g_signal_emit_by_name (head, "clicked");
  ui_settle ();
  g_assert_cmpuint (g_list_model_get_n_items (get_rows (fixture)), ==, all);
  g_assert_true (says_step (fixture, fixture->start));
  gtk_test_accessible_assert_state (find_head (fixture, fixture->start), GTK_ACCESSIBLE_STATE_EXPANDED, TRUE);
}

static gboolean
press (Fixture *fixture,
       guint    keyval)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (ui_find_type (fixture->view, GTK_TYPE_LIST_VIEW));
  gboolean used = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (controllers) && !used; i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_KEY (controller))
        g_signal_emit_by_name (controller, "key-pressed", keyval, 0, (GdkModifierType) 0, &used);
    }
  ui_settle ();
  return used;
}

static gboolean
shows_step (GtkWidget  *widget,
            const void *data)
{
  return VEDETTE_IS_LOG_ROW (widget) && vedette_log_row_get_step (VEDETTE_LOG_ROW (widget)) == data;
}

/* From any row of the chapter it is folded; the focus goes to its head, from which it is unfolded. */
static void
test_keys (Fixture       *fixture,
           gconstpointer  data)
{
  GtkWidget *row = ui_find (fixture->view, shows_step, vedette_battle_get_step (fixture->battle, fixture->start + 1));
  guint all = g_list_model_get_n_items (get_rows (fixture));

  g_assert_true (gtk_widget_grab_focus (gtk_widget_get_parent (row)));
  /* what is open is not opened again */
  g_assert_false (press (fixture, GDK_KEY_Right));
  g_assert_true (press (fixture, GDK_KEY_Left));
  g_assert_cmpuint (g_list_model_get_n_items (get_rows (fixture)), ==, all - 3);
  g_assert_true (gtk_widget_has_focus (find_head (fixture, fixture->start)));
  g_assert_false (press (fixture, GDK_KEY_Left));
  g_assert_true (press (fixture, GDK_KEY_Right));
  g_assert_cmpuint (g_list_model_get_n_items (get_rows (fixture)), ==, all);
  g_assert_true (press (fixture, GDK_KEY_Left));
  g_assert_cmpuint (g_list_model_get_n_items (get_rows (fixture)), ==, all - 3);
  /* The list activates the row at Enter. */
  for (guint i = 0; i < g_list_model_get_n_items (get_rows (fixture)); i++)
    {
      g_autoptr (VedetteStep) step = g_list_model_get_item (get_rows (fixture), i);

      if (vedette_step_get_n (step) == fixture->start + 3)
        g_signal_emit_by_name (ui_find_type (fixture->view, GTK_TYPE_LIST_VIEW), "activate", i);
    }
  ui_settle ();
  g_assert_cmpuint (g_list_model_get_n_items (get_rows (fixture)), ==, all);
}

/* The newest chapter stays folded while steps are made in it, and when it was undone and redone. */
static void
test_goes_on (Fixture       *fixture,
              gconstpointer  data)
{
  gint64 blue = fixture->start + 4;
  guint all;

  g_signal_emit_by_name (find_head (fixture, blue), "clicked");
  ui_settle ();
  all = g_list_model_get_n_items (get_rows (fixture));
  vedette_test_do (fixture->rules, "{\"move\":\"march\"}");
  ui_settle ();
  g_assert_cmpuint (g_list_model_get_n_items (get_rows (fixture)), ==, all);
  g_assert_true (vedette_log_row_is_folded (VEDETTE_LOG_ROW (find_head_row (fixture, blue))));
  g_assert_false (says_step (fixture, blue + 1));

  g_assert_true (vedette_session_undo (fixture->session, NULL));
  g_assert_true (vedette_session_undo (fixture->session, NULL));
  ui_settle ();
  /* Nobody's but Red's: what was undone stands there struck through. */
  g_assert_true (says_step (fixture, blue + 1));
  g_assert_true (vedette_session_redo (fixture->session, NULL));
  g_assert_true (vedette_session_redo (fixture->session, NULL));
  ui_settle ();
  g_assert_cmpuint (g_list_model_get_n_items (get_rows (fixture)), ==, all);
  g_assert_true (vedette_log_row_is_folded (VEDETTE_LOG_ROW (find_head_row (fixture, blue))));
}

/* What is looked for is shown, folded or not. */
static void
test_search (Fixture       *fixture,
             gconstpointer  data)
{
  GtkWidget *search = ui_find_type (fixture->view, GTK_TYPE_SEARCH_ENTRY);
  guint all = g_list_model_get_n_items (get_rows (fixture));

  g_signal_emit_by_name (find_head (fixture, fixture->start), "clicked");
  gtk_editable_set_text (GTK_EDITABLE (search), "march");
  g_signal_emit_by_name (search, "search-changed");
  ui_settle ();
  g_assert_cmpuint (g_list_model_get_n_items (get_rows (fixture)), ==, 2);
  gtk_editable_set_text (GTK_EDITABLE (search), "");
  g_signal_emit_by_name (search, "search-changed");
  ui_settle ();
  g_assert_cmpuint (g_list_model_get_n_items (get_rows (fixture)), ==, all);
}

/* What whoever listens knows of the list */
static void
follow (GListModel *list,
        guint       position,
        guint       removed,
        guint       added,
        GPtrArray  *known)
{
  g_assert_cmpuint (position + removed, <=, known->len);
  if (removed > 0)
    g_ptr_array_remove_range (known, position, removed);
  for (guint i = 0; i < added; i++)
    g_ptr_array_insert (known, (int) (position + i), g_list_model_get_item (list, position + i));
}

/* Each step of the whole list is shown, but those of folded chapters that are not the newest of theirs. */
static void
assert_right (GListModel         *whole,
              VedetteLogFoldList *folds,
              GListModel         *chapters,
              GPtrArray          *known)
{
  guint n = 0, last = G_MAXUINT;

  for (guint i = 0; i < g_list_model_get_n_items (whole); i++)
    {
      g_autoptr (VedetteStep) step = g_list_model_get_item (whole, i);
      guint at = vedette_chapters_find (chapters, vedette_step_get_n (step));
      g_autoptr (VedetteChapter) chapter = g_list_model_get_item (chapters, at);
      g_autoptr (VedetteStep) shown = NULL;
      gboolean hidden = at == last && g_list_model_get_n_items (chapters) > 1 &&
                        vedette_log_fold_list_is_folded (folds, vedette_chapter_get_from (chapter));

      last = at;
      if (hidden)
        continue;
      shown = g_list_model_get_item (G_LIST_MODEL (folds), n);
      g_assert_true (shown == step);
      g_assert_cmpuint (n, <, known->len);
      g_assert_true (known->pdata[n] == step);
      n++;
    }
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (folds)), ==, n);
  g_assert_cmpuint (known->len, ==, n);
  g_assert_null (g_list_model_get_item (G_LIST_MODEL (folds), n));
}

/* The side that does not hold rolls, and takes it every other time; else the holder acts, or the step before is undone. */
static void
play (Fixture *fixture,
      GRand   *rand)
{
  VedetteSkirmish skirmish;

  vedette_skirmish_read (&skirmish, fixture->battle);
  if (vedette_skirmish_game_get_state (skirmish.game) == VEDETTE_STATE_NOMINATE)
    {
      gboolean red = vedette_skirmish_get_holder (&skirmish) == vedette_record_get_id (VEDETTE_RECORD (skirmish.forces[0]));
      g_autofree char *request = g_strdup_printf ("{\"move\":\"snatch\",\"nominee\":\"%s\",\"die\":%d}",
                                                  red ? "Wat" : "Odo", g_rand_boolean (rand) ? 20 : 4);

      vedette_test_do (fixture->rules, request);
    }
  else if (vedette_session_do (fixture->session, "hold") == NULL && vedette_session_do (fixture->session, "march") == NULL)
    vedette_session_undo (fixture->session, NULL);
}

static void
go_on (Fixture *fixture,
       GRand   *rand)
{
  switch (g_rand_int_range (rand, 0, 8))
    {
    case 0:
      vedette_session_undo (fixture->session, NULL);
      break;
    case 1:
      vedette_session_redo (fixture->session, NULL);
      break;
    default:
      play (fixture, rand);
      break;
    }
}

/* Whatever is folded while a battle goes to and fro, the list is right, and so is what it tells of it. */
static void
test_random (Fixture       *fixture,
             gconstpointer  data)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (20261124);
  g_autoptr (GListModel) whole = vedette_reverse_list_new (vedette_battle_get_steps (fixture->battle));
  g_autoptr (VedetteLogFoldList) folds = vedette_log_fold_list_new (whole);
  g_autoptr (GPtrArray) known = g_ptr_array_new_with_free_func (g_object_unref);
  guint most = 0;

  follow (G_LIST_MODEL (folds), 0, 0, g_list_model_get_n_items (G_LIST_MODEL (folds)), known);
  g_signal_connect (folds, "items-changed", G_CALLBACK (follow), known);
  for (guint i = 0; i < 400; i++)
    {
      g_autoptr (GListModel) chapters = NULL;
      g_autoptr (VedetteChapter) any = NULL;

      go_on (fixture, rand);
      chapters = vedette_rules_list_chapters (fixture->rules, NULL);
      vedette_log_fold_list_set_chapters (folds, chapters);
      assert_right (whole, folds, chapters, known);
      any = g_list_model_get_item (chapters, (guint) g_rand_int_range (rand, 0, (int) g_list_model_get_n_items (chapters)));
      vedette_log_fold_list_fold (folds, vedette_chapter_get_from (any), g_rand_boolean (rand));
      assert_right (whole, folds, chapters, known);
      most = MAX (most, g_list_model_get_n_items (whole) - g_list_model_get_n_items (G_LIST_MODEL (folds)));
    }
  g_assert_cmpuint (most, >, 20);
}

int
main (int    argc,
      char **argv)
{
  ui_init (&argc, &argv);

#define ADD(name, function) g_test_add ("/log-folds/" name, Fixture, NULL, set_up, function, tear_down)
  ADD ("card", test_card);
  ADD ("click", test_click);
  ADD ("keys", test_keys);
  ADD ("goes-on", test_goes_on);
  ADD ("search", test_search);
  ADD ("random", test_random);
#undef ADD
  return g_test_run ();
}
