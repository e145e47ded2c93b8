/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Draws tokens as discs: those in the bag, those of this round, or the last one, which grows out of the bag. The style sheet
 * says how large each of them is. */

#include "vedette-config.h"

#include "ui/stack/vedette-token-view.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>
#include <math.h>

#include "core/stack/state/vedette-stack-now.h"
#include "core/stack/words/vedette-stack-words.h"
#include "print/vedette-drawing.h"
#include "ui/stack/vedette-stack-look.h"
#include "ui/widgets/vedette-listing.h"
#include "ui/widgets/vedette-spoken.h"

/* The size of a disc in the bag, and the widths of a bag between which a disc has that size. A narrower or wider bag has
 * smaller or larger discs. */
#define DISC 48
#define LEAST_BAG 320
#define MOST_BAG 380
/* With more tokens than these, discs have half the size. */
#define MANY 40
/* How close two discs are at most, as a multiple of their size; of more discs, each is smaller. */
#define CLOSEST 0.9
/* How much smaller discs and distances are tried next, and the distance of rows as a multiple of that of discs */
#define SMALLER 0.96
#define ROW 0.92
/* The gap between two tokens of the round, as a multiple of their size */
#define GAP 0.22
/* The maximum width of a word that is shown instead of a letter, as a multiple of the size of the disc */
#define WORD_WIDTH 0.74
/* The drawn token grows from a third of its size in the time in which a die falls, and comes from the side of the bag. */
#define GROWTH_MS 260
#define FIRST_SIZE (1 / 3.0)
#define WAY 1.4

struct _VedetteTokenView
{
  GtkWidget parent_instance;

  VedetteSession *session;
  VedetteTokenKind kind;
  const char *audience;
  GPtrArray *tokens; /* of VedetteParty, NULL for a place without a token that is known */
  gboolean is_out;   /* whether the newest token of the round is that of the Turn that goes on */
  guint place;       /* the place in the battle that it shows; 0 before it shows any */
  AdwAnimation *growth;
  double grown; /* from 0 to 1 */
};

G_DEFINE_FINAL_TYPE (VedetteTokenView, vedette_token_view, GTK_TYPE_WIDGET)

static void
set_source (cairo_t *cr,
            guint32  colour)
{
  cairo_set_source_rgb (cr, (colour >> 16 & 0xff) / 255.0, (colour >> 8 & 0xff) / 255.0, (colour & 0xff) / 255.0);
}

static void
trace_body (cairo_t *cr)
{
  cairo_new_path (cr);
  cairo_move_to (cr, 0.184, 0.075);
  cairo_curve_to (cr, 0.07, 0.22, -0.015, 0.44, 0.02, 0.66);
  cairo_curve_to (cr, 0.05, 0.9, 0.289, 0.99, 0.5, 0.99);
  cairo_curve_to (cr, 0.711, 0.99, 0.95, 0.9, 0.98, 0.66);
  cairo_curve_to (cr, 1.015, 0.44, 0.93, 0.22, 0.816, 0.075);
  cairo_curve_to (cr, 0.74, 0.135, 0.26, 0.135, 0.184, 0.075);
  cairo_close_path (cr);
}

/* The empty bag: its opening, the cord above it, and the body, which is shaded towards the bottom */
static void
draw_bag (cairo_t *cr,
          double   width,
          double   height,
          gboolean dark)
{
  double line = width / 160;
  cairo_pattern_t *shade = cairo_pattern_create_linear (0, 0, 0, height);

  cairo_save (cr);
  cairo_scale (cr, width, height);
  cairo_new_path (cr);
  cairo_move_to (cr, 0.184, 0.075);
  cairo_curve_to (cr, 0.27, 0.02, 0.73, 0.02, 0.816, 0.075);
  cairo_curve_to (cr, 0.74, 0.135, 0.26, 0.135, 0.184, 0.075);
  set_source (cr, dark ? 0x2b2620 : 0xcbb893);
  cairo_fill (cr);
  trace_body (cr);
  cairo_restore (cr);
  cairo_pattern_add_color_stop_rgb (shade, 0, dark ? 0.36 : 0.96, dark ? 0.32 : 0.93, dark ? 0.26 : 0.88);
  cairo_pattern_add_color_stop_rgb (shade, 1, dark ? 0.26 : 0.88, dark ? 0.23 : 0.82, dark ? 0.19 : 0.73);
  cairo_set_source (cr, shade);
  cairo_fill_preserve (cr);
  cairo_pattern_destroy (shade);
  cairo_set_line_width (cr, line);
  set_source (cr, dark ? 0x9c8660 : 0xb79f78);
  cairo_stroke (cr);
  cairo_save (cr);
  cairo_scale (cr, width, height);
  cairo_new_path (cr);
  cairo_move_to (cr, 0.2, 0.075);
  cairo_curve_to (cr, 0.29, 0.01, 0.71, 0.01, 0.8, 0.075);
  cairo_restore (cr);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_width (cr, 3 * line);
  cairo_stroke (cr);
}

/* Returns: the color of the token, which is the same on light and on dark ground, as it is on the table */
static VedetteInk
get_ink (VedetteParty *party)
{
  guint64 colour = 0x77767b;

  if (party->colour != NULL && *party->colour == '#')
    g_ascii_string_to_unsigned (party->colour + 1, 16, 0, 0xffffff, &colour, NULL);
  return (VedetteInk){ (guint32) colour, (guint32) colour };
}

/* Adds a disc with the letter of the party, and the sign below it. */
static void
add_token (VedetteDrawing *drawing,
           VedetteParty   *party,
           double          x,
           double          y,
           double          size,
           gboolean        has_sign)
{
  /* A black token would be lost on dark ground without an edge, and a white one on light ground. In the bag, the edge parts a
   * token from those below it. */
  VedetteInk edge = { has_sign ? 0x9a9996 : 0xffffff, 0x8f8d93 }, ink = get_ink (party), upon = vedette_ink_upon (ink);
  double line = MAX (1, size / (has_sign ? 48 : 24)), sign = size * 0.17, letter = size * (has_sign ? 0.5 : 0.55), width;

  vedette_drawing_add_sign (drawing, VEDETTE_SIGN_CIRCLE, x, y, size, edge);
  vedette_drawing_add_sign (drawing, VEDETTE_SIGN_CIRCLE, x + line, y + line, size - 2 * line, ink);
  if (party->letter == NULL)
    return;
  width = g_utf8_strlen (party->letter, -1) > 1 ? vedette_drawing_measure (drawing, party->letter, letter, TRUE) : 0;
  if (width > WORD_WIDTH * size)
    letter *= WORD_WIDTH * size / width;
  vedette_drawing_add_text (drawing, party->letter, x + size / 2, y + size * (has_sign ? 0.42 : 0.5), letter, TRUE, 0.5,
                            G_MAXDOUBLE, upon);
  if (has_sign)
    vedette_drawing_add_sign (drawing, party->sign, x + (size - sign) / 2, y + size * 0.7, sign, upon);
}

/* A dashed ring where a token will be, or where tokens are that not everyone may count */
static void
draw_empty (cairo_t *cr,
            double   x,
            double   y,
            double   size)
{
  const double dashes[] = { size / 9, size / 11 };

  cairo_save (cr);
  cairo_new_path (cr);
  cairo_arc (cr, x + size / 2, y + size / 2, size * 0.46, 0, 2 * G_PI);
  cairo_set_dash (cr, dashes, 2, 0);
  cairo_set_line_width (cr, MAX (1.5, size / 24));
  cairo_set_source_rgba (cr, 0.5, 0.5, 0.5, 0.9);
  cairo_stroke (cr);
  cairo_restore (cr);
}

/* Returns: how many discs lie side by side at that height of the bag */
static guint
count_row (double width,
           double height,
           double y,
           double size,
           double step)
{
  double away = fabs (y - 0.52 * height) / (0.47 * height);
  double half = away < 1 ? 0.48 * width * pow (1 - pow (away, 2.4), 1 / 2.4) - 0.55 * size : -1;

  return half < 0 ? 0 : (guint) (2 * half / step) + 1;
}

/* The discs lie in rows on the bottom of the bag, closer to each other if they are many: then the next row covers where a sign
 * would be. Those of one owner are together, and no row is quite straight. */
static void
fill_bag (VedetteTokenView *self,
          VedetteDrawing   *drawing,
          cairo_t          *cr,
          double            width,
          double            height)
{
  guint n = self->tokens->len, next = 0, left = n;
  double size = DISC * (width < LEAST_BAG ? width / LEAST_BAG : width > MOST_BAG ? width / MOST_BAG : 1) / (n > MANY ? 2 : 1);
  double step = 1.04 * size, lowest = 0;
  g_autoptr (GArray) rows = g_array_new (FALSE, FALSE, sizeof (guint));

  while (left > 0)
    {
      left = n;
      g_array_set_size (rows, 0);
      lowest = 0.97 * height - 0.62 * size;
      for (double y = lowest; y >= 0.16 * height + 0.5 * size && left > 0; y -= ROW * step)
        {
          guint in_row = MIN (left, count_row (width, height, y, size, step));

          g_array_append_val (rows, in_row);
          left -= in_row;
        }
      if (left > 0)
        size *= step > CLOSEST * size ? 1 : SMALLER;
      if (left > 0)
        step *= SMALLER;
    }
  for (guint row = rows->len; row-- > 0;)
    for (guint i = 0; i < g_array_index (rows, guint, row); i++, next++)
      {
        VedetteParty *party = g_ptr_array_index (self->tokens, next);
        double away = i - (g_array_index (rows, guint, row) - 1) / 2.0, jolt = ((next * 7 + row * 3) % 5 - 2.0) / 50 * size;
        double x = width / 2 + away * step - size / 2 + jolt / 2, y = lowest - row * ROW * step - size / 2 + jolt;

        if (party != NULL)
          add_token (drawing, party, x, y, size, FALSE);
        else
          draw_empty (cr, x, y, size);
      }
}

/* As many of the newest as there is room for, in the order in which they were drawn */
static void
fill_round (VedetteTokenView *self,
            VedetteDrawing   *drawing,
            cairo_t          *cr,
            double            width,
            double            size)
{
  gboolean from_right = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  guint n = self->tokens->len, room = (guint) MAX (1, (width + GAP * size) / ((1 + GAP) * size));

  for (guint i = n > room ? n - room : 0, k = 0; i < n; i++, k++)
    {
      VedetteParty *party = g_ptr_array_index (self->tokens, i);
      double x = k * (1 + GAP) * size;

      x = from_right ? width - x - size : x;
      if (party == NULL)
        draw_empty (cr, x, 0, size);
      else if (self->is_out && i + 2 == n)
        {
          VedetteInk ink = get_ink (party);

          /* The token of the Turn that goes on has a ring around it. */
          vedette_drawing_add_sign (drawing, VEDETTE_SIGN_CIRCLE, x, 0, size, ink);
          add_token (drawing, party, x + size * 0.07, size * 0.07, size * 0.86, TRUE);
        }
      else
        add_token (drawing, party, x, 0, size, TRUE);
    }
}

static void
vedette_token_view_snapshot (GtkWidget   *widget,
                             GtkSnapshot *snapshot)
{
  VedetteTokenView *self = VEDETTE_TOKEN_VIEW (widget);
  double width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  gboolean dark = adw_style_manager_get_dark (adw_style_manager_get_default ());
  double left = 1 - self->grown, size = MIN (width, height) * (1 - left * (1 - FIRST_SIZE));
  double beyond = left > 0 ? WAY * height : 0;
  VedetteDrawing *drawing;
  cairo_t *cr;

  if (width <= 0 || height <= 0)
    return;
  drawing = vedette_drawing_new (gtk_widget_get_pango_context (widget), width);
  /* A token that comes out of the bag is drawn beyond its place. */
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT ((float) -beyond, 0, (float) (width + 2 * beyond),
                                                                 (float) height));
  if (self->kind == VEDETTE_TOKENS_BAG)
    {
      draw_bag (cr, width, height, dark);
      fill_bag (self, drawing, cr, width, height);
    }
  else if (self->kind == VEDETTE_TOKENS_ROUND)
    fill_round (self, drawing, cr, width, height);
  else
    {
      double way = left * WAY * height * (gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL ? -1 : 1);
      double x = (width - size) / 2 + way, y = (height - size) / 2;

      if (g_ptr_array_index (self->tokens, 0) != NULL)
        add_token (drawing, g_ptr_array_index (self->tokens, 0), x, y, size, TRUE);
      else
        draw_empty (cr, x, y, size);
    }
  vedette_drawing_draw (drawing, cr, dark);
  vedette_drawing_free (drawing);
  cairo_destroy (cr);
}

static void
vedette_token_view_dispose (GObject *object)
{
  g_clear_object (&VEDETTE_TOKEN_VIEW (object)->growth);
  g_clear_object (&VEDETTE_TOKEN_VIEW (object)->session);

  G_OBJECT_CLASS (vedette_token_view_parent_class)->dispose (object);
}

static void
vedette_token_view_finalize (GObject *object)
{
  g_ptr_array_unref (VEDETTE_TOKEN_VIEW (object)->tokens);

  G_OBJECT_CLASS (vedette_token_view_parent_class)->finalize (object);
}

static void
vedette_token_view_class_init (VedetteTokenViewClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = vedette_token_view_dispose;
  G_OBJECT_CLASS (klass)->finalize = vedette_token_view_finalize;
  GTK_WIDGET_CLASS (klass)->snapshot = vedette_token_view_snapshot;
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_IMG);
}

static void
clear_party (gpointer party)
{
  g_clear_object ((VedetteParty **) &party);
}

static void
vedette_token_view_init (VedetteTokenView *self)
{
  self->tokens = g_ptr_array_new_with_free_func (clear_party);
  self->grown = 1;
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  g_signal_connect_object (adw_style_manager_get_default (), "notify::dark", G_CALLBACK (gtk_widget_queue_draw), self,
                           G_CONNECT_SWAPPED);
}

/* What is in the bag; the tokens of the enemies are one empty ring for those who may not know their Initiatives. */
static char *
read_bag (VedetteTokenView   *self,
          const VedetteStack *stack,
          GListModel         *parties)
{
  /* Translators: between the owners of the tokens in a bag, as in “Mira: 2; End: 1” */
  const char *gap = C_("bag", "; ");
  GString *heard = g_string_new (NULL);
  g_auto (VedetteStackNow) now = { 0 };
  gboolean others = FALSE;

  vedette_stack_now_read (&now, stack);
  for (guint i = 0; i <= now.owners->len; i++)
    {
      gpointer owner = i < now.owners->len ? now.owners->pdata[i] : NULL;
      VedetteStackTokens tokens = owner != NULL ? vedette_stack_now_bag (&now, i) : now.end;
      VedetteParty *party = vedette_stack_find_party (parties, owner);

      if (tokens.placed <= tokens.drawn && self->audience == NULL)
        continue;
      if (owner != NULL && !vedette_stack_may_see (stack, vedette_record_get_id (owner), "left", self->audience))
        {
          others = TRUE;
          continue;
        }
      for (guint k = tokens.drawn; party != NULL && k < tokens.placed; k++)
        g_ptr_array_add (self->tokens, g_object_ref (party));
      if (tokens.placed > tokens.drawn)
        /* Translators: whose tokens are in the bag, and how many */
        vedette_listing_take (heard, gap, g_strdup_printf (C_("bag", "%s: %u"), owner != NULL ? vedette_stack_get_name (owner)
                                                                                              : C_("token", "End"),
                                                           tokens.placed - tokens.drawn));
    }
  if (others)
    {
      g_ptr_array_add (self->tokens, NULL);
      /* Translators: among what is in the bag, the tokens that only the game master may count */
      vedette_listing_add (heard, gap, C_("bag", "others: not shown"));
    }
  return g_string_free (heard, FALSE);
}

/* Returns: (nullable): the owner with that id, as those know it who see the tokens */
static gpointer
get_shown (VedetteTokenView   *self,
           const VedetteStack *stack,
           gint64              id)
{
  gpointer owner = vedette_stack_find (stack, id);

  return self->audience != NULL ? vedette_stack_get_shown (stack, owner) : owner;
}

/* The tokens of this round; the one that is out is the last of them. */
static char *
read_round (VedetteTokenView   *self,
            const VedetteStack *stack,
            GListModel         *parties)
{
  GListModel *turns = vedette_battle_get_records (stack->battle, vedette_stack_turn_get_type ());
  g_autoptr (GString) heard = g_string_new (NULL);

  self->is_out = vedette_stack_game_get_owner (stack->game) != 0;
  for (guint i = 0; i <= g_list_model_get_n_items (turns); i++)
    {
      g_autoptr (VedetteStackTurn) turn = g_list_model_get_item (turns, i);
      gpointer owner = get_shown (self, stack, turn != NULL ? vedette_stack_turn_get_owner (turn)
                                                            : vedette_stack_game_get_owner (stack->game));
      VedetteParty *party = owner != NULL ? vedette_stack_find_party (parties, owner) : NULL;

      if (party == NULL)
        continue;
      g_ptr_array_add (self->tokens, g_object_ref (party));
      vedette_listing_add (heard, C_("list of names", ", "), vedette_stack_get_name (owner));
    }
  g_ptr_array_add (self->tokens, NULL);
  if (heard->len == 0)
    return g_strdup (_("Nothing drawn this round"));
  /* Translators: whose tokens came in this round, in their order */
  return g_strdup_printf (_("Drawn this round: %s"), heard->str);
}

static char *
read_last (VedetteTokenView   *self,
           const VedetteStack *stack,
           GListModel         *parties)
{
  gpointer owner = get_shown (self, stack, vedette_stack_find_last (stack, NULL));
  gboolean ended = vedette_stack_is_on (stack, VEDETTE_STACK_ON (ROUND_END));
  VedetteParty *party = owner != NULL || ended ? vedette_stack_find_party (parties, ended ? NULL : owner) : NULL;

  g_ptr_array_add (self->tokens, party != NULL ? g_object_ref (party) : NULL);
  if (ended)
    return g_strdup (_("End token"));
  if (party == NULL)
    return g_strdup (_("No token drawn"));
  /* Translators: a disc, as it is heard: whose token it is, its colour, and the letter on it */
  return g_strdup_printf (_("Token of %s, %s, letter %s"), vedette_stack_get_name (owner),
                          vedette_enum_get_label (vedette_token_colour_get_type (), vedette_stack_get_int (owner, "colour")),
                          party->letter);
}

static void
set_grown (double grown,
           gpointer data)
{
  VEDETTE_TOKEN_VIEW (data)->grown = grown;
  gtk_widget_queue_draw (data);
}

/* Lets the token grow out of the bag; with reduced motion it is there at once. */
static void
grow (VedetteTokenView *self)
{
  if (self->growth == NULL)
    self->growth = adw_timed_animation_new (GTK_WIDGET (self), 0, 1, GROWTH_MS,
                                            adw_callback_animation_target_new (set_grown, self, NULL));
  adw_animation_play (self->growth);
}

/**
 * vedette_token_view_update:
 *
 * Shows the tokens as they are now. A token that was drawn since the last update grows.
 */
void
vedette_token_view_update (VedetteTokenView *self)
{
  char *(*const read[]) (VedetteTokenView *, const VedetteStack *, GListModel *) = { read_bag, read_round, read_last };
  VedetteBattle *battle = vedette_session_get_battle (self->session);
  g_autoptr (GListModel) parties = vedette_rules_list_parties (vedette_session_get_rules (self->session), self->audience);
  guint place = vedette_battle_get_place (battle);
  g_autofree char *heard = NULL;
  VedetteStack stack;

  vedette_stack_read (&stack, battle);
  g_ptr_array_set_size (self->tokens, 0);
  heard = read[self->kind](self, &stack, parties);
  vedette_spoken_set_name (GTK_WIDGET (self), heard);
  if (self->kind == VEDETTE_TOKENS_LAST && self->place > 0 && place > self->place &&
      g_str_equal (vedette_step_get_kind (vedette_battle_get_current (battle)), "draw"))
    grow (self);
  self->place = place;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/**
 * vedette_token_view_new:
 * @kind: which tokens it shows
 * @audience: (nullable): as in vedette_rules_get_status(); a static string
 *
 * Returns: (transfer floating): a picture, named by the tokens that it shows, as they are at the next update
 */
GtkWidget *
vedette_token_view_new (VedetteSession   *session,
                        VedetteTokenKind  kind,
                        const char       *audience)
{
  static const char *const classes[] = { "bag", "round-tokens", "last-token" };
  VedetteTokenView *self = g_object_new (VEDETTE_TYPE_TOKEN_VIEW, NULL);

  self->session = g_object_ref (session);
  self->kind = kind;
  self->audience = audience;
  gtk_widget_add_css_class (GTK_WIDGET (self), classes[kind]);
  return GTK_WIDGET (self);
}
