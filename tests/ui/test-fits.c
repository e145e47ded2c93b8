/* SPDX-License-Identifier: GPL-3.0-or-later */
/* In the window as it opens every view has room for all of its controls and words, in each language and with the font of any
   desktop. */

#include "vedette-test-language.h"

#include "start-support.h"
#include "ui-support.h"
#include "ui/play/vedette-offer-box.h"
#include "ui/play/vedette-play-view.h"
#include "ui/play/vedette-tool-bar.h"
#include "ui/widgets/vedette-adaptive.h"

/* How many steps it goes back from one look at Play to the next */
#define EVERY 5
/* So many tools stand in the row; where a system has more, these are the first. */
#define MOST_TOOLS 5

static gboolean
is_folded (GtkWidget  *widget,
           const void *data)
{
  return VEDETTE_IS_ADAPTIVE (widget) && vedette_adaptive_get_narrow (VEDETTE_ADAPTIVE (widget));
}

/* The name of a battle may be longer than any window. */
static gboolean
is_name (GtkWidget *widget)
{
  for (; widget != NULL; widget = gtk_widget_get_parent (widget))
    if (gtk_widget_has_css_class (widget, "start-title"))
      return TRUE;
  return FALSE;
}

static void
note_cut (GtkWidget *widget,
          GString   *cut)
{
  if (!gtk_widget_get_mapped (widget))
    return;
  if (GTK_IS_LABEL (widget) && pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (widget))) && !is_name (widget))
    g_string_append_printf (cut, "“%s” ", gtk_label_get_text (GTK_LABEL (widget)));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    note_cut (child, cut);
}

/* Returns: how many of the buttons there do what has a key */
static guint
count_with_key (GtkWidget *widget)
{
  VedetteOffer *offer = g_object_get_data (G_OBJECT (widget), "vedette-offer");
  guint n = offer != NULL && offer->key != NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (!GTK_IS_POPOVER (child))
      n += count_with_key (child);
  return n;
}

/* What has a key has a button in the row of the tools, up to as many as there are at most. */
static void
assert_tools (GtkWidget *bar)
{
  GtkWidget *more = ui_find_type (bar, GTK_TYPE_MENU_BUTTON);
  guint n = count_with_key (bar), left = 0;

  /* It is not there if there is nothing in it. */
  if (more != NULL)
    left = count_with_key (gtk_popover_get_child (gtk_menu_button_get_popover (GTK_MENU_BUTTON (more))));
  g_test_message ("%u tools, and %u more", n, left);
  g_assert_cmpuint (n, ==, MIN (n + left, MOST_TOOLS));
}

static void
look (GtkWidget  *window,
      const char *where)
{
  g_autoptr (GString) cut = g_string_new (NULL);
  GtkWidget *bar = ui_find_type (window, VEDETTE_TYPE_TOOL_BAR);

  g_test_message ("%s", where);
  g_assert_null (ui_find (window, is_folded, NULL));
  note_cut (window, cut);
  g_assert_cmpstr (cut->str, ==, "");
  if (bar != NULL)
    assert_tools (bar);
}

static void
test_sample (gconstpointer data)
{
  VedetteApplication *application = ui_test_start ();
  g_autofree char *samples = vedette_samples_get_folder (), *path = g_build_filename (samples, data, NULL);
  g_autoptr (GError) error = NULL;
  GtkWindow *window = vedette_application_open_path (application, path, &error);
  g_autoptr (GtkSelectionModel) pages = NULL;
  VedetteSession *session;
  VedetteBattle *battle;
  AdwViewStack *stack;

  g_assert_no_error (error);
  ui_settle ();
  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (window)), <=, 1100);
  stack = ADW_VIEW_STACK (ui_test_find_type (GTK_WIDGET (window), ADW_TYPE_VIEW_STACK, 0));
  pages = adw_view_stack_get_pages (stack);
  for (guint page = g_list_model_get_n_items (G_LIST_MODEL (pages)); page-- > 0;)
    {
      gtk_selection_model_select_item (pages, page, TRUE);
      ui_settle ();
      look (GTK_WIDGET (window), adw_view_stack_get_visible_child_name (stack));
    }
  /* As the battle was played, too */
  session = vedette_battle_window_get_session (VEDETTE_BATTLE_WINDOW (window));
  battle = vedette_session_get_battle (session);
  for (guint n = vedette_battle_get_place (battle), i = n - n % EVERY; i > 1; i -= EVERY)
    {
      g_autofree char *where = g_strdup_printf ("step %u", i);

      g_assert_true (vedette_session_go_to (session, vedette_step_get_n (vedette_battle_get_branch (battle, i - 1)), &error));
      g_assert_no_error (error);
      ui_settle ();
      look (GTK_WIDGET (window), where);
    }
  ui_test_stop (application);
}

int
main (int    argc,
      char **argv)
{
  g_autofree char *po = g_build_filename (g_getenv ("VEDETTE_SRCDIR"), "po", "de.po", NULL);
  char *folder = NULL;
  int result;

  ui_test_init (&argc, &argv);
  /* What falls and slides would be waited for, and is no part of where it comes to rest. */
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  if (argc > 1)
    folder = vedette_test_language_begin (argv[1], po);
  g_test_add_data_func ("/fits/skirmish", "blackhearts-hold.vedette", test_sample);
  g_test_add_data_func ("/fits/stack", "ford-at-dusk.vedette", test_sample);
  g_test_add_data_func ("/fits/eagles", "bridges-at-aurach.vedette", test_sample);
  result = g_test_run ();
  if (folder != NULL)
    vedette_test_language_end (folder, argv[1]);
  return result;
}
