/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The bands of the Play view stay where they are, whatever happens in the battle, and nothing in them is cut off. */

#include "core/session/vedette-session.h"
#include "ui-support.h"
#include "ui/play/vedette-before-page.h"
#include "ui/play/vedette-play-view.h"
#include "ui/play/vedette-result-band.h"
#include "ui/play/vedette-tool-bar.h"
#include "ui/skirmish/play/vedette-holder-pane.h"
#include "ui/widgets/vedette-adaptive.h"
#include "ui/widgets/vedette-headline.h"
#include "ui/widgets/party/vedette-party-disc.h"
#include "ui/widgets/party/vedette-tint-card.h"
#include "vedette-test-battle.h"

/* A header bar of GNOME is as high, and the bar of the switcher below */
#define HEADER 47
#define SWITCHER 55

typedef struct
{
  const char *name;
  const char *sample;
  int width;
  int height; /* of the window */
  guint every; /* how many steps it goes back from one look to the next */
} Case;

enum
{
  HEAD,
  STAGE,
  RESULT,
  TOOLS,
  N_BANDS,
};

static gboolean
has_class (GtkWidget  *widget,
           const void *css_class)
{
  return gtk_widget_has_css_class (widget, css_class);
}

static void
find_bands (GtkWidget *view,
            GtkWidget *bands[N_BANDS])
{
  bands[HEAD] = ui_find_type (view, VEDETTE_TYPE_TINT_CARD);
  bands[STAGE] = ui_find (view, has_class, "stage");
  bands[RESULT] = ui_find_type (view, VEDETTE_TYPE_RESULT_BAND);
  bands[TOOLS] = ui_find_type (view, VEDETTE_TYPE_TOOL_BAR);
  /* A token stack has no card of who holds: the token on its stage shows that. */
  if (bands[HEAD] == NULL)
    bands[HEAD] = bands[STAGE];
  for (guint i = 0; i < N_BANDS; i++)
    g_assert_nonnull (bands[i]);
}

static graphene_rect_t
get_bounds (GtkWidget *widget,
            GtkWidget *of)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (widget, of, &bounds));
  return bounds;
}

/* More than two divisions to choose from may be scrolled to. */
static gboolean
has_cards (GtkWidget *widget)
{
  return GTK_IS_SCROLLED_WINDOW (widget) && !gtk_widget_has_css_class (widget, "stage") &&
         ui_find (widget, has_class, "choice-card") != NULL;
}

/* All that is in it and is shown has a place in it. */
static void
assert_holds (GtkWidget *band,
              GtkWidget *widget,
              const char *what)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      graphene_rect_t bounds;

      if (!gtk_widget_get_mapped (child) || GTK_IS_POPOVER (child) || has_cards (child))
        continue;
      bounds = get_bounds (child, band);
      if (GTK_IS_BUTTON (child) &&
          (bounds.origin.y < -1 || bounds.origin.y + bounds.size.height > (float) gtk_widget_get_height (band) + 1 ||
           bounds.origin.x < -1 || bounds.origin.x + bounds.size.width > (float) gtk_widget_get_width (band) + 1))
        {
          ui_shoot (GTK_WIDGET (gtk_widget_get_root (band)), "bands-cut");
          g_error ("%s: a button is cut off", what);
        }
      assert_holds (band, child, what);
    }
}

static gboolean
is_cut (GtkWidget *label)
{
  return pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (label)));
}

/* The stage ends at the result, and both have the same distance from what is above and below them. */
static void
assert_filled (GtkWidget  *view,
               GtkWidget  *bands[N_BANDS],
               const char *where)
{
  static const float gaps[] = { [HEAD] = 12, [STAGE] = 1, [RESULT] = 12 };

  for (guint i = bands[HEAD] == bands[STAGE] ? STAGE : HEAD; i + 1 < N_BANDS; i++)
    {
      graphene_rect_t upper = get_bounds (bands[i], view), lower = get_bounds (bands[i + 1], view);
      float gap = lower.origin.y - upper.origin.y - upper.size.height;

      if (gap != gaps[i])
        g_error ("%s: %g px below band %u, not %g", where, (double) gap, i, (double) gaps[i]);
    }
}

/* All that is said of the result, and of the last die below it, is whole. */
static void
assert_result_whole (GtkWidget  *widget,
                     const char *where)
{
  if (!gtk_widget_get_mapped (widget))
    return;
  if (GTK_IS_LABEL (widget) && is_cut (widget))
    g_error ("%s: the result is cut off: %s", where, gtk_label_get_text (GTK_LABEL (widget)));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    assert_result_whole (child, where);
}

/* Nothing of what is due, and none of the moves, has to be scrolled to. */
static void
assert_all_seen (GtkWidget  *band,
                 const char *where)
{
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (band));

  if (gtk_adjustment_get_upper (adjustment) <= gtk_adjustment_get_page_size (adjustment))
    return;
  ui_shoot (GTK_WIDGET (gtk_widget_get_root (band)), "bands-unseen");
  g_error ("%s: of %g px of the stage %g are seen", where, gtk_adjustment_get_upper (adjustment),
           gtk_adjustment_get_page_size (adjustment));
}

static void
look (const Case *what,
      GtkWidget  *view,
      float       first[N_BANDS],
      float      *width,
      guint       place)
{
  GtkWidget *bands[N_BANDS];
  g_autofree char *where = g_strdup_printf ("%s, step %u", what->name, place);

  find_bands (view, bands);
  g_assert_true ((bands[HEAD] == bands[STAGE]) == g_str_equal (what->sample, "ford-at-dusk.vedette"));
  for (guint i = 0; i < N_BANDS; i++)
    {
      graphene_rect_t bounds;

      bounds = get_bounds (bands[i], view);
      if (first[i] < 0)
        first[i] = bounds.origin.y;
      if (bounds.origin.y != first[i])
        g_error ("%s: band %u is at %g, and was at %g", where, i, (double) bounds.origin.y, (double) first[i]);
      g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, (float) gtk_widget_get_height (view));
      g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <=, (float) gtk_widget_get_width (view));
      assert_holds (bands[i], bands[i], where);
    }
  assert_all_seen (bands[STAGE], where);
  assert_filled (view, bands, where);
  assert_result_whole (bands[RESULT], where);
  /* Nor do the columns: buttons would go away under the hand. */
  if (*width < 0)
    *width = get_bounds (bands[HEAD], view).size.width;
  if (get_bounds (bands[HEAD], view).size.width != *width)
    g_error ("%s: the bands are %g wide, and were %g", where, (double) get_bounds (bands[HEAD], view).size.width,
             (double) *width);
  /* From the chair: who holds, what is due and the last result are always in view. */
  g_assert_true (gtk_widget_get_mapped (bands[HEAD]) && gtk_widget_get_mapped (bands[STAGE]) &&
                 gtk_widget_get_mapped (bands[RESULT]));
}

/* Goes back to the first step of the battle, and looks at its states. */
static void
test_stay (gconstpointer data)
{
  const Case *what = data;
  gboolean narrow = what->width < VEDETTE_ADAPTIVE_WIDE;
  g_autoptr (GError) error = NULL;
  g_autoptr (VedetteSession) session = ui_open_sample (what->sample);
  VedetteBattle *battle = vedette_session_get_battle (session);
  float first[N_BANDS] = { -1, -1, -1, -1 }, width = -1;
  GtkWidget *view, *window;
  guint n;

  view = vedette_play_view_new (session);
  vedette_play_view_set_narrow (VEDETTE_PLAY_VIEW (view), narrow);
  window = ui_show (g_object_new (VEDETTE_TYPE_ADAPTIVE, "child", view, NULL), what->width,
                    what->height - HEADER - (narrow ? SWITCHER : 0));
  /* In the second frame it knows whether it has to fold. */
  ui_settle ();
  ui_settle ();
  n = vedette_battle_get_place (battle);
  g_assert_cmpuint (n, >, 5);
  for (guint i = n - n % what->every; i > 1; i -= what->every)
    {
      g_assert_true (vedette_session_go_to (session, vedette_step_get_n (vedette_battle_get_branch (battle, i - 1)), &error));
      g_assert_no_error (error);
      ui_settle ();
      /* Before the game there are no bands. */
      if (ui_find_type (view, VEDETTE_TYPE_BEFORE_PAGE) == NULL)
        look (what, view, first, &width, i);
    }
  gtk_window_destroy (GTK_WINDOW (window));
  ui_settle ();
}

/* A view of the sample in a window of that size. Returns: (transfer none): the window */
static GtkWidget *
show_sample (const char  *sample,
             int          width,
             int          height,
             GtkWidget  **view)
{
  g_autoptr (VedetteSession) session = ui_open_sample (sample);
  GtkWidget *window;

  *view = vedette_play_view_new (session);
  vedette_play_view_set_narrow (VEDETTE_PLAY_VIEW (*view), width < VEDETTE_ADAPTIVE_WIDE);
  window = ui_show (g_object_new (VEDETTE_TYPE_ADAPTIVE, "child", *view, NULL), width, height - HEADER);
  ui_settle ();
  ui_settle ();
  return window;
}

static guint
count_steps (GtkWidget *widget,
             GtkWidget *view)
{
  guint n = gtk_widget_has_css_class (widget, "last-step") ? 1 : 0;

  if (!gtk_widget_get_mapped (widget))
    return 0;
  if (n > 0)
    g_assert_cmpfloat (get_bounds (widget, view).origin.y + get_bounds (widget, view).size.height, <=,
                       (float) gtk_widget_get_height (view));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    n += count_steps (child, view);
  return n;
}

/* In a high window more of the last steps are seen, and each of them whole. */
static void
test_steps (void)
{
  GtkWidget *view, *window = show_sample ("blackhearts-hold.vedette", 1280, 720, &view);
  guint low = count_steps (view, view), high;

  g_assert_cmpuint (low, >=, 3);
  gtk_window_destroy (GTK_WINDOW (window));
  window = show_sample ("blackhearts-hold.vedette", 1920, 1080, &view);
  high = count_steps (view, view);
  g_assert_cmpuint (high, >=, low + 5);
  gtk_window_destroy (GTK_WINDOW (window));
  ui_settle ();
}

/* The working of the number that is needed is not cut off, and neither of its terms is torn apart. */
static void
test_sum (void)
{
  static const int widths[] = { 1024, 1100, 1280 };

  for (guint i = 0; i < G_N_ELEMENTS (widths); i++)
    {
      GtkWidget *view, *window = show_sample ("blackhearts-hold.vedette", widths[i], 760, &view);
      GtkWidget *sum = ui_find_text (view, "17\u00a0(Excellent) −\u00a04\u00a0(Inspired) −\u00a02\u00a0(in\u00a0reach) "
                                           "−\u00a02\u00a0(1\u00a0counter)\u00a0=\u00a09");

      g_test_message ("at %d", widths[i]);
      g_assert_nonnull (sum);
      g_assert_true (gtk_widget_get_mapped (sum));
      g_assert_false (is_cut (sum));
      gtk_window_destroy (GTK_WINDOW (window));
    }
  ui_settle ();
}

#define HEADLINE "The Company holds"

/* Returns: how wide it is in one line, in letters of that size */
static int
measure_headline (const char *css_class)
{
  g_autoptr (GtkWidget) label = g_object_ref_sink (gtk_label_new (HEADLINE));
  int width;

  gtk_widget_add_css_class (label, "holder");
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  gtk_widget_measure (label, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
  return width;
}

/* The name of the holder is as large as there is room for, and of two lines nothing stands over what is below it. */
static void
test_headline (void)
{
  int large = measure_headline (NULL), middle = measure_headline ("middle");
  const struct
  {
    int width;
    const char *css_class;
  } sizes[] = { { large * 6 / 5, NULL }, { (large + middle) / 2, "middle" }, { middle * 3 / 4, "long" } };

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      GtkWidget *headline = vedette_headline_new (), *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0), *window, *label;
      int lines;

      vedette_headline_set_text (VEDETTE_HEADLINE (headline), HEADLINE);
      gtk_box_append (GTK_BOX (box), headline);
      /* A window is not as narrow as that. */
      gtk_widget_set_margin_end (headline, 710 - sizes[i].width);
      window = ui_show (box, 710, 120);
      ui_settle ();
      label = ui_find_text (headline, HEADLINE);
      g_test_message ("at %d, with %d", sizes[i].width, gtk_widget_get_width (headline));
      g_assert_nonnull (label);
      g_assert_true (gtk_widget_get_mapped (label));
      g_assert_cmpint (gtk_widget_has_css_class (label, "middle"), ==, g_strcmp0 (sizes[i].css_class, "middle") == 0);
      g_assert_cmpint (gtk_widget_has_css_class (label, "long"), ==, g_strcmp0 (sizes[i].css_class, "long") == 0);
      g_assert_false (is_cut (label));
      pango_layout_get_pixel_size (gtk_label_get_layout (GTK_LABEL (label)), NULL, &lines);
      g_assert_cmpint (gtk_widget_get_height (headline), >=, lines);
      gtk_window_destroy (GTK_WINDOW (window));
    }
  ui_settle ();
}

/* That of the sample is longer than most, and has room in a window of the usual width; its sign stands before it. */
static void
test_holder (void)
{
  GtkWidget *view, *window = show_sample ("blackhearts-hold.vedette", 1280, 800, &view);
  GtkWidget *label = ui_find_text (ui_find_type (view, VEDETTE_TYPE_HOLDER_PANE), "The Company");
  GtkWidget *sign = ui_find_type (ui_find_type (view, VEDETTE_TYPE_HOLDER_PANE), VEDETTE_TYPE_PARTY_DISC);

  g_assert_nonnull (label);
  g_assert_nonnull (sign);
  g_assert_true (gtk_widget_get_mapped (sign));
  g_assert_cmpint (gtk_widget_get_width (sign), ==, gtk_widget_get_width (gtk_widget_get_parent (gtk_widget_get_parent (sign))));
  g_assert_false (gtk_widget_has_css_class (label, "middle"));
  g_assert_false (gtk_widget_has_css_class (label, "long"));
  gtk_window_destroy (GTK_WINDOW (window));
  ui_settle ();
}

/* With letters of twice the size, all choices of a first action are seen: what is due is no higher then than its words. */
static void
test_large (void)
{
  GtkSettings *settings = gtk_settings_get_default ();
  g_autoptr (VedetteSession) session = ui_open_sample ("blackhearts-hold.vedette");
  GtkWidget *bands[N_BANDS], *view, *window;
  int usual;

  g_object_get (settings, "gtk-xft-dpi", &usual, NULL);
  g_object_set (settings, "gtk-xft-dpi", 192 * PANGO_SCALE, NULL);
  vedette_test_do (vedette_session_get_rules (session), "{\"move\":\"snatch\",\"nominee\":\"Blackheart\",\"die\":20}");
  view = vedette_play_view_new (session);
  window = ui_show (g_object_new (VEDETTE_TYPE_ADAPTIVE, "child", view, NULL), 1280, 800 - HEADER);
  ui_settle ();
  ui_settle ();
  find_bands (view, bands);
  assert_all_seen (bands[STAGE], "large text");
  g_object_set (settings, "gtk-xft-dpi", usual, NULL);
  gtk_window_destroy (GTK_WINDOW (window));
  ui_settle ();
}

/* Where moves have no room of their own, the button of the menu that has them says so, in one place whatever is due. */
static void
assert_says_more (const char *sample,
                  int         width,
                  int         height,
                  int         dpi)
{
  GtkSettings *settings = gtk_settings_get_default ();
  g_autoptr (VedetteSession) session = ui_open_sample (sample);
  g_autoptr (GError) error = NULL;
  GtkWidget *view, *window;
  int usual, n_seen = 0;
  float x = -1;

  g_object_get (settings, "gtk-xft-dpi", &usual, NULL);
  g_object_set (settings, "gtk-xft-dpi", dpi * PANGO_SCALE, NULL);
  view = vedette_play_view_new (session);
  vedette_play_view_set_narrow (VEDETTE_PLAY_VIEW (view), width < VEDETTE_ADAPTIVE_WIDE);
  window = ui_show (g_object_new (VEDETTE_TYPE_ADAPTIVE, "child", view, NULL), width, height);
  ui_settle ();
  for (guint i = 0; i < 12; i++)
    {
      GtkWidget *menu, *words;

      ui_settle ();
      ui_settle ();
      menu = ui_find_named (view, GTK_TYPE_MENU_BUTTON, "More Moves");
      if (menu != NULL && gtk_widget_get_mapped (menu))
        {
          words = ui_find_text (menu, "More Moves");
          g_assert_nonnull (words);
          g_assert_true (gtk_widget_get_mapped (words));
          g_assert_false (is_cut (words));
          g_assert_cmpfloat (get_bounds (menu, view).origin.x + get_bounds (menu, view).size.width, <=, (float) width);
          if (x < 0)
            x = get_bounds (menu, view).origin.x;
          g_assert_cmpfloat (get_bounds (menu, view).origin.x, ==, x);
          n_seen++;
        }
      vedette_session_undo (session, &error);
      g_assert_no_error (error);
    }
  g_assert_cmpint (n_seen, >, 0);
  g_object_set (settings, "gtk-xft-dpi", usual, NULL);
  gtk_window_destroy (GTK_WINDOW (window));
  ui_settle ();
}

static void
test_more (void)
{
  static const char * const samples[] = { "blackhearts-hold.vedette", "ford-at-dusk.vedette", "bridges-at-aurach.vedette" };

  for (guint i = 0; i < G_N_ELEMENTS (samples); i++)
    {
      g_test_message ("%s", samples[i]);
      assert_says_more (samples[i], 360, 640 - HEADER - SWITCHER, 96);
      assert_says_more (samples[i], 1280, 800 - HEADER, 192);
    }
}

/* By so much in its green part a pixel of an arrow differs from the ground. */
#define FAR 60

/* How many pixels in the middle of the upper or lower edge of the band, where between two columns of moves nothing else stands,
   are of another colour than the window at its margin. */
static guint
count_inked (GtkWidget *window,
             GtkWidget *band,
             gboolean   below)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (window);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  /* A picture of a window begins with its frame, the places in it after that. */
  graphene_rect_t bounds = get_bounds (band, window), frame = get_bounds (window, window);
  int width = gdk_paintable_get_intrinsic_width (paintable), height = gdk_paintable_get_intrinsic_height (paintable);
  int x = (int) (bounds.origin.x - frame.origin.x + bounds.size.width / 2), y = (int) (bounds.origin.y - frame.origin.y);
  g_autofree guint32 *pixels = g_new (guint32, (gsize) width * (gsize) height);
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture) texture = NULL;
  guint n = 0;

  gdk_paintable_snapshot (paintable, snapshot, width, height);
  node = gtk_snapshot_free_to_node (snapshot);
  texture = gsk_renderer_render_texture (gtk_native_get_renderer (GTK_NATIVE (window)), node,
                                         &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  gdk_texture_download (texture, (guchar *) pixels, (gsize) width * sizeof (guint32));
  /* Not where the shadow of another band may lie */
  y += below ? (int) bounds.size.height - 16 : 4;
  for (int i = 0; i < 12; i++)
    for (int k = -5; k <= 5; k++)
      {
        guint32 seen = pixels[(y + i) * width + x + k], ground = pixels[(y + 2) * width + 8];

        n += ABS ((int) (seen >> 8 & 0xff) - (int) (ground >> 8 & 0xff)) > FAR;
      }
  return n;
}

/* Where there are more moves than are seen, an arrow points to them, and is gone at their end. */
static void
test_more_below (void)
{
  VedetteSession *session = ui_new_session ();
  GtkWidget *bands[N_BANDS], *view, *window;
  GtkAdjustment *adjustment;

  vedette_test_do (vedette_session_get_rules (session), "{\"move\":\"start\",\"holder\":\"red\"}");
  view = vedette_play_view_new (session);
  vedette_play_view_set_narrow (VEDETTE_PLAY_VIEW (view), TRUE);
  window = ui_show (g_object_new (VEDETTE_TYPE_ADAPTIVE, "child", view, NULL), 360, 440);
  ui_settle ();
  ui_settle ();
  find_bands (view, bands);
  ui_shoot (window, "bands-more-below");
  adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (bands[STAGE]));
  g_assert_cmpfloat (gtk_adjustment_get_upper (adjustment), >, gtk_adjustment_get_page_size (adjustment));
  g_assert_cmpuint (count_inked (window, bands[STAGE], TRUE), >, 4);
  g_assert_cmpuint (count_inked (window, bands[STAGE], FALSE), ==, 0);
  gtk_adjustment_set_value (adjustment, gtk_adjustment_get_upper (adjustment));
  ui_settle ();
  g_assert_cmpuint (count_inked (window, bands[STAGE], TRUE), ==, 0);
  g_assert_cmpuint (count_inked (window, bands[STAGE], FALSE), >, 4);
  ui_end_session (window, &session);
}

/* Of the last die as much is told as is whole: at 360 px the number and what was needed, if there is no room for more. */
static void
test_last_die (void)
{
  static const char brief[] = "Last die: 3, needed 11";
  GtkWidget *bands[N_BANDS], *view, *window = show_sample ("blackhearts-hold.vedette", 360, 640 - SWITCHER, &view);
  GtkWidget *label;

  find_bands (view, bands);
  label = ui_find_text (bands[RESULT], brief);
  g_assert_nonnull (label);
  g_assert_true (gtk_widget_get_mapped (label));
  assert_result_whole (bands[RESULT], "at 360 px");
  gtk_window_destroy (GTK_WINDOW (window));
  window = show_sample ("blackhearts-hold.vedette", 1280, 800, &view);
  find_bands (view, bands);
  label = ui_find_text (bands[RESULT], brief);
  g_assert_true (label == NULL || !gtk_widget_get_mapped (label));
  label = ui_find_text (bands[RESULT], "Last die: Blackheart (The Hold) rolled 3, needing 11: The Company kept the initiative. "
                                       "On a natural 1 to 3, everyone in contact had to fight.");
  g_assert_nonnull (label);
  g_assert_true (gtk_widget_get_mapped (label));
  gtk_window_destroy (GTK_WINDOW (window));
  ui_settle ();
}

/* The phases of the turn stand above all, and which turn it is, is not the last of a column that is higher than the window. */
static void
test_turn (void)
{
  static const int heights[] = { 800, 720, 640 };

  for (guint i = 0; i < G_N_ELEMENTS (heights); i++)
    {
      GtkWidget *view, *window = show_sample ("bridges-at-aurach.vedette", 1280, heights[i], &view);
      GtkWidget *turn = ui_find_text (view, "Turn 3 · 10:00"), *first = ui_find_text (view, "Independents");

      g_test_message ("%d px high", heights[i]);
      g_assert_true (turn != NULL && gtk_widget_get_mapped (turn));
      g_assert_true (first != NULL && gtk_widget_get_mapped (first));
      g_assert_cmpfloat (get_bounds (first, view).origin.y, >=, 0);
      g_assert_cmpfloat (get_bounds (first, view).origin.y + get_bounds (first, view).size.height, <=,
                         get_bounds (turn, view).origin.y);
      g_assert_cmpfloat (get_bounds (turn, view).origin.y + get_bounds (turn, view).size.height, <=,
                         (float) gtk_widget_get_height (view));
      gtk_window_destroy (GTK_WINDOW (window));
    }
  ui_settle ();
}

/* What stands beside the bands stays there, whatever is due. */
static void
test_aside (void)
{
  g_autoptr (VedetteSession) session = ui_open_sample ("bridges-at-aurach.vedette");
  GtkWidget *view = vedette_play_view_new (session);
  GtkWidget *window = ui_show (g_object_new (VEDETTE_TYPE_ADAPTIVE, "child", view, NULL), 1100, 760 - HEADER), *side;

  ui_settle ();
  side = ui_find_text (view, "Turn 3 · 10:00");
  g_assert_true (side != NULL && gtk_widget_get_mapped (side));
  vedette_test_do (vedette_session_get_rules (session), "{\"move\":\"finish\"}");
  ui_settle ();
  ui_shoot (window, "bands-aside");
  side = ui_find_text (view, "Turn 3 · 10:00");
  g_assert_true (side != NULL && gtk_widget_get_mapped (side));
  gtk_window_destroy (GTK_WINDOW (window));
  ui_settle ();
}

static double
get_text_px (GtkWidget *widget)
{
  const PangoFontDescription *font = pango_context_get_font_description (gtk_widget_get_pango_context (widget));
  double size = (double) pango_font_description_get_size (font) / PANGO_SCALE;

  return pango_font_description_get_size_is_absolute (font) ? size : size * 96 / 72;
}

/* A long name is read from the chair, too: it has more lines, or an end, but no smaller letters than what is due has. */
static void
test_long_names (void)
{
  static const struct
  {
    int width;
    int height;
    double least;
  } sizes[] = { { 1280, 800 - HEADER, 28 }, { 1280, 1024 - HEADER, 28 }, { 360, 640 - HEADER - SWITCHER, 22 } };

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      VedetteSession *session = ui_new_session ();
      VedetteRules *rules = vedette_session_get_rules (session);
      GtkWidget *bands[N_BANDS], *view, *window, *due, *holder;
      float before[N_BANDS];

      vedette_test_do (rules, "{\"move\":\"start\",\"holder\":\"red\"}");
      vedette_test_do (rules, "{\"move\":\"march\"}");
      view = vedette_play_view_new (session);
      vedette_play_view_set_narrow (VEDETTE_PLAY_VIEW (view), sizes[i].width < VEDETTE_ADAPTIVE_WIDE);
      window = ui_show (g_object_new (VEDETTE_TYPE_ADAPTIVE, "child", view, NULL), sizes[i].width, sizes[i].height);
      ui_settle ();
      ui_settle ();
      find_bands (view, bands);
      for (guint k = 0; k < N_BANDS; k++)
        before[k] = get_bounds (bands[k], view).origin.y;
      vedette_test_do (rules, "{\"edit\":\"set-side\",\"side\":\"red\",\"name\":\"The Company of the Northern Marches\"}");
      vedette_test_do (rules, "{\"edit\":\"set-side\",\"side\":\"blue\",\"name\":\"The Garrison of the Long Bridge\"}");
      ui_settle ();
      ui_settle ();
      holder = ui_find_text (bands[HEAD], "The Company of the Northern Marches");
      due = ui_find_text (bands[STAGE], "Snatch roll: The Garrison of the Long Bridge");
      g_test_message ("%d px", sizes[i].width);
      ui_shoot (window, sizes[i].width < VEDETTE_ADAPTIVE_WIDE ? "bands-long-names-narrow" : "bands-long-names");
      g_assert_true (holder != NULL && gtk_widget_get_mapped (holder));
      g_assert_nonnull (due);
      g_assert_cmpfloat (get_text_px (holder), >=, sizes[i].least - 0.1);
      g_assert_cmpfloat (get_text_px (due), >=, sizes[i].least - 0.1);
      g_assert_false (is_cut (due));
      /* Two smaller lines may be a pixel higher than one: nobody sees it. */
      for (guint k = 0; k < N_BANDS; k++)
        g_assert_cmpfloat_with_epsilon (get_bounds (bands[k], view).origin.y, before[k], 1.5);
      assert_holds (bands[STAGE], bands[STAGE], "long names");
      ui_end_session (window, &session);
    }
}

/* At 360 px what may be done stands beside each other where nothing is due: there is more room for the moves. */
static void
test_beside (void)
{
  static const char * const requests[] = {
    "{\"edit\":\"set-battle\",\"stop-after\":1}",
    "{\"edit\":\"add-line\",\"side\":\"red\",\"text\":\"Maud, average\"}",
    "{\"edit\":\"add-line\",\"side\":\"blue\",\"text\":\"3 Riders, average\"}",
    "{\"edit\":\"set-line\",\"line\":\"Riders\",\"reserve\":true,\"arrives-action\":1,\"arrives-die\":4}",
    "{\"move\":\"start\",\"holder\":\"red\"}",
    "{\"move\":\"march\"}",
    "{\"move\":\"decline\"}",
  };
  VedetteSession *session = ui_new_session ();
  GtkWidget *bands[N_BANDS], *view, *window, *end, *arrive;
  graphene_rect_t left, right;

  for (guint i = 0; i < G_N_ELEMENTS (requests); i++)
    vedette_test_do (vedette_session_get_rules (session), requests[i]);
  view = vedette_play_view_new (session);
  vedette_play_view_set_narrow (VEDETTE_PLAY_VIEW (view), TRUE);
  window = ui_show (g_object_new (VEDETTE_TYPE_ADAPTIVE, "child", view, NULL), 360, 640 - HEADER - SWITCHER);
  ui_settle ();
  ui_settle ();
  find_bands (view, bands);
  end = ui_find_text (bands[STAGE], "End Battle…");
  arrive = ui_find_text (bands[STAGE], "Arrive: Riders");
  g_assert_nonnull (end);
  g_assert_nonnull (arrive);
  left = get_bounds (end, view);
  right = get_bounds (arrive, view);
  g_assert_cmpfloat_with_epsilon (left.origin.y + left.size.height / 2, right.origin.y + right.size.height / 2, 1);
  g_assert_cmpfloat (right.origin.x, >, left.origin.x + left.size.width);
  g_assert_false (is_cut (end) || is_cut (arrive));
  /* So all four rows of moves are seen. */
  assert_all_seen (bands[STAGE], "end due at 360 px");
  ui_shoot (window, "bands-beside");
  ui_end_session (window, &session);
}

static const Case cases[] = {
#define IN_SIZES(SYSTEM, SAMPLE)                                                                                       \
  { "/ui/bands/" SYSTEM "/1280x800", SAMPLE, 1280, 800, 3 },                                                           \
  { "/ui/bands/" SYSTEM "/1100x760", SAMPLE, 1100, 760, 3 },                                                           \
  { "/ui/bands/" SYSTEM "/1100x720", SAMPLE, 1100, 720, 9 },                                                           \
  { "/ui/bands/" SYSTEM "/1024x760", SAMPLE, 1024, 760, 9 },                                                           \
  { "/ui/bands/" SYSTEM "/1920x1080", SAMPLE, 1920, 1080, 9 },                                                         \
  { "/ui/bands/" SYSTEM "/360x640", SAMPLE, 360, 640, 4 }
  IN_SIZES ("skirmish", "blackhearts-hold.vedette"),
  IN_SIZES ("stack", "ford-at-dusk.vedette"),
  IN_SIZES ("eagles", "bridges-at-aurach.vedette"),
};

int
main (int    argc,
      char **argv)
{
  ui_init (&argc, &argv);
  /* What falls and slides would be waited for, and is no part of where it comes to rest. */
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    g_test_add_data_func (cases[i].name, &cases[i], test_stay);
  g_test_add_func ("/ui/bands/steps", test_steps);
  g_test_add_func ("/ui/bands/sum", test_sum);
  g_test_add_func ("/ui/bands/headline", test_headline);
  g_test_add_func ("/ui/bands/holder", test_holder);
  g_test_add_func ("/ui/bands/large", test_large);
  g_test_add_func ("/ui/bands/beside", test_beside);
  g_test_add_func ("/ui/bands/long-names", test_long_names);
  g_test_add_func ("/ui/bands/last-die", test_last_die);
  g_test_add_func ("/ui/bands/turn", test_turn);
  g_test_add_func ("/ui/bands/aside", test_aside);
  g_test_add_func ("/ui/bands/more", test_more);
  g_test_add_func ("/ui/bands/more-below", test_more_below);
  return g_test_run ();
}
