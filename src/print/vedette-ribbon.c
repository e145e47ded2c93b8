/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Draws the whole battle as one strip, the ribbon. The ribbon shows which party was to act, for how long, and the
 * results of the dice. */

#include "vedette-config.h"

#include "print/vedette-ribbon.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "print/vedette-ribbon-dice.h"

/* The heights of the line of names, of the bars and of the dice, and the font size of labels on the bars, all as
 * multiples of the font size. */
#define HEAD 1.9
#define BAR 2.7
#define DIE 2.3
#define PART 0.92
/* A name that does not fit is cut if the room is wider than LEAST_NAME, and omitted otherwise. Dice are omitted if they
 * would be smaller than LEAST_DIE. Both are multiples of the font size. */
#define LEAST_NAME 5
#define LEAST_DIE 1.6

/* The number of steps above which the ribbon has no dice, because no window has room for them and finding each die
 * takes time. */
#define MOST_STEPS 400
/* The number of chapters after which the description for screen readers ends, because nobody listens to more. */
#define MOST_SAID 40

typedef struct
{
  VedetteRules *rules;
  VedetteDrawing *drawing;
  GListModel *parties;
  const char *audience;
  double size;
  double unit; /* the width of one action or one step in a chapter */
  double gap;
  guint n_actions; /* the number of actions that are already drawn */
  gboolean from_right;
  gboolean with_dice;
  gboolean any_die;
} Ribbon;

static void
clear_part (gpointer data)
{
  g_free (((VedetteRibbonPart *) data)->words);
}

/**
 * vedette_ribbon_describe:
 * @party: (nullable): the party of the chapter; %NULL if the audience may not know the party
 *
 * Returns: (transfer full): the party and the length of a chapter
 */
char *
vedette_ribbon_describe (VedetteParty   *party,
                         VedetteChapter *chapter)
{
  g_autofree char *length = vedette_chapter_say_length (chapter);
  const char *name = party != NULL ? party->name : _("Somebody");

  /* Translators: the party that had the battle in hand, and for how long, as in “Red, 3 actions” */
  return g_strdup_printf (C_("ribbon", "%s, %s"), name, length);
}

static double
get_weight (VedetteChapter *chapter)
{
  return MAX (1, chapter->parts->len);
}

static VedetteStep *
find_step (Ribbon *self,
           gint64  n)
{
  return vedette_battle_get_step (vedette_rules_get_battle (self->rules), n);
}

static char *
get_label (Ribbon *self,
           gint64  n)
{
  VedetteStep *step = find_step (self, n);
  g_autoptr (VedetteMove) move = vedette_rules_find_move (self->rules, vedette_step_get_kind (step), NULL);

  const VedetteMoveKind *kind;
  const char *label = NULL;

  if (move == NULL || !vedette_rules_may_see_step (self->rules, step, self->audience))
    return g_strdup ("");
  kind = vedette_move_get_kind (move);
  if (kind != NULL && kind->say_label != NULL)
    label = kind->say_label (vedette_step_get_facts (step));
  return g_strdup (label != NULL ? label : vedette_move_get_title (move));
}

/* Returns the label of an action: its number, and also its name if there is room for the name. */
static char *
get_action_label (Ribbon *self,
                  gint64  n,
                  double  room)
{
  g_autofree char *number = g_strdup_printf ("%u", ++self->n_actions), *what = get_label (self, n);
  /* Translators: the number and the name of an action, as in “1 March” */
  g_autofree char *whole = g_strdup_printf (C_("ribbon", "%s %s"), number, what);

  if (*what != '\0' && vedette_drawing_measure (self->drawing, whole, self->size * PART, TRUE) <= room)
    return g_steal_pointer (&whole);
  return g_steal_pointer (&number);
}

/* Returns: the left edge of a piece with the width @width that begins @from after the beginning of the strip */
static double
get_left (Ribbon *self,
          double  from,
          double  width)
{
  return self->from_right ? vedette_drawing_get_width (self->drawing) - from - width : from;
}

/* Draws the sign and the name of a party. The sign identifies the party without its color, and the name is drawn
 * only if there is room for more than a few of its letters. */
static void
draw_head (Ribbon         *self,
           VedetteParty   *party,
           VedetteChapter *chapter,
           VedetteInk      ink,
           double          x,
           double          width)
{
  double sign = self->size * 0.85, middle = self->size * HEAD / 2, room = width - sign * 1.5;
  double text = get_left (self, x + sign * 1.5, 0), align = self->from_right ? 1 : 0;
  g_autofree char *whole = vedette_ribbon_describe (party, chapter);

  if (party == NULL || width < sign)
    return;
  vedette_drawing_add_sign (self->drawing, party->sign, get_left (self, x, sign), middle - sign / 2, sign, ink);
  if (vedette_drawing_measure (self->drawing, whole, self->size, TRUE) <= room)
    vedette_drawing_add_text (self->drawing, whole, text, middle, self->size, TRUE, align, room, ink);
  else if (room > self->size * LEAST_NAME ||
           vedette_drawing_measure (self->drawing, party->name, self->size, TRUE) <= room)
    vedette_drawing_add_text (self->drawing, party->name, text, middle, self->size, TRUE, align, room, ink);
}

static void
draw_parts (Ribbon         *self,
            VedetteChapter *chapter,
            VedetteInk      ink,
            double          x,
            double          y,
            double          height)
{
  gboolean acts = chapter->has_actions;
  double room = self->unit - self->size * 0.6;
  guint n = chapter->parts->len;

  if (self->unit < self->size)
    return;
  for (guint i = 0; i < n; i++)
    {
      double from = x + i * self->unit, edge = get_left (self, from, 0);
      gint64 step = g_array_index (chapter->parts, gint64, i);
      g_autofree char *label = NULL;

      if (i > 0)
        vedette_drawing_add_line (self->drawing, edge, y + height * 0.15, edge, y + height * 0.85, 1, FALSE, ink);
      if (acts && self->unit >= self->size * 1.5)
        label = get_action_label (self, step, room);
      else if (!acts && self->unit >= self->size * 4)
        label = get_label (self, step);
      if (label != NULL)
        vedette_drawing_add_text (self->drawing, label, get_left (self, from + self->unit / 2, 0), y + height / 2,
                                  self->size * PART, TRUE, 0.5, acts ? self->unit : room, ink);
    }
}

/* Draws “now” or “the end” below the last action, which has no die yet, because the battle is at this action or
 * ended with it. */
static void
draw_last (Ribbon *self,
           double  middle,
           double  y,
           double  size)
{
  const char *words = vedette_rules_is_over (self->rules)
                        /* Translators: a label below the last action of a battle that is over */
                        ? C_("ribbon", "the end")
                        /* Translators: a label below the last action of a battle that goes on */
                        : C_("ribbon", "now");

  if (vedette_drawing_measure (self->drawing, words, self->size * PART, TRUE) > self->unit)
    return;
  vedette_drawing_add_text (self->drawing, words, middle, y + size / 2, self->size * PART, TRUE, 0.5, self->unit,
                            vedette_ink_text);
  self->any_die = TRUE;
}

/* Draws each die below the part in which it was rolled. If the dice would be too small, none is drawn. */
static void
draw_dice (Ribbon         *self,
           VedetteChapter *chapter,
           VedetteChapter *next,
           double          x)
{
  /* The font map stores the letters of each font size forever, so the size is rounded down to limit the number of
   * sizes. */
  double size = floor (MIN (self->size * DIE, self->unit * 0.86)), y = self->size * (HEAD + BAR + 0.6);
  gboolean acts = chapter->has_actions;
  g_autoptr (GArray) dice = NULL;

  if (!self->with_dice || size < self->size * LEAST_DIE)
    return;
  dice = vedette_ribbon_list_dice (self->rules, self->audience, chapter, next);
  for (guint i = 0; i < dice->len; i++)
    {
      const VedetteRibbonDie *die = &g_array_index (dice, VedetteRibbonDie, i);
      double middle = get_left (self, x + (i + 0.5) * self->unit, 0);

      if (die->natural != 0)
        {
          vedette_drawing_add_die (self->drawing, 0, die->natural, die->verdict, NULL, middle - size / 2, y, size);
          self->any_die = TRUE;
        }
      else if (acts && next == NULL && i + 1 == dice->len)
        draw_last (self, middle, y, size);
    }
}

static void
draw_chapter (Ribbon         *self,
              VedetteParty   *party,
              VedetteChapter *chapter,
              VedetteChapter *next,
              double          x,
              double          width)
{
  VedetteInk ink = vedette_ink_of_colour (party != NULL ? party->colour : NULL);
  double y = self->size * HEAD, height = self->size * BAR;
  double inset = chapter->span->depth > 0 ? height * 0.2 : 0;

  draw_head (self, party, chapter, ink, x, width);
  vedette_drawing_add_box (self->drawing, get_left (self, x, width), y + inset, MAX (width, 0.5), height - inset,
                           self->size * 0.5, ink);
  draw_parts (self, chapter, vedette_ink_upon (ink), x, y + inset, height - inset);
  draw_dice (self, chapter, next, x);
}

/* Measures the chapters that belong to parties, because the strip shows only these. */
static void
measure (Ribbon     *self,
         GListModel *chapters)
{
  double total = 0, width = vedette_drawing_get_width (self->drawing);
  guint n = 0, steps = 0;

  vedette_each (VedetteChapter, chapter, chapters)
    {
      if (chapter->span == NULL)
        continue;
      total += get_weight (chapter);
      steps += chapter->steps->len;
      n++;
    }
  self->gap = n < 2 ? 0 : MIN (self->size * 0.45, width * 0.2 / (n - 1));
  self->unit = n > 0 ? (width - self->gap * (n - 1)) / total : 0;
  self->with_dice = steps <= MOST_STEPS;
}

/* Returns: (transfer full) (nullable): the first chapter after the chapter @i that belongs to a party */
static VedetteChapter *
find_next (GListModel *chapters,
           guint       i)
{
  for (i++; i < g_list_model_get_n_items (chapters); i++)
    {
      g_autoptr (VedetteChapter) chapter = g_list_model_get_item (chapters, i);

      if (chapter->span != NULL)
        return g_steal_pointer (&chapter);
    }
  return NULL;
}

/**
 * vedette_ribbon_new:
 * @chapters: (element-type VedetteChapter): from vedette_rules_list_chapters()
 * @audience: (nullable): the audience, as in vedette_rules_get_status()
 * @context: (nullable): the context, as in vedette_drawing_new(); if its base direction is right to left, the strip
 *   begins at the right
 * @size: the font size
 * @parts: (out) (optional) (element-type VedetteRibbonPart): the chapters on the strip and their places, from first
 *   to last
 *
 * Returns: (transfer full): the strip; its height is 0 if no party has had the battle in hand yet
 */
VedetteDrawing *
vedette_ribbon_new (VedetteRules   *rules,
                    GListModel     *chapters,
                    const char     *audience,
                    PangoContext   *context,
                    double          width,
                    double          size,
                    GArray        **parts)
{
  g_autoptr (GListModel) parties = vedette_rules_list_parties (rules, audience);
  g_autoptr (GString) words = g_string_new (NULL);
  Ribbon self = { .rules = rules, .drawing = vedette_drawing_new (context, width), .parties = parties, .audience = audience,
                  .size = size,
                  .from_right = context != NULL && pango_context_get_base_dir (context) == PANGO_DIRECTION_RTL };
  g_autoptr (GArray) made = g_array_new (FALSE, FALSE, sizeof (VedetteRibbonPart));
  double x = 0;

  g_array_set_clear_func (made, clear_part);
  measure (&self, chapters);
  for (guint i = 0; i < g_list_model_get_n_items (chapters); i++)
    {
      g_autoptr (VedetteChapter) chapter = g_list_model_get_item (chapters, i);
      g_autoptr (VedetteParty) party = vedette_parties_find (parties, vedette_chapter_get_party (chapter));
      g_autoptr (VedetteChapter) next = find_next (chapters, i);
      VedetteRibbonPart part = { .from = chapter->from };

      if (chapter->span == NULL)
        continue;
      part.width = get_weight (chapter) * self.unit;
      part.x = get_left (&self, x, part.width);
      part.words = vedette_ribbon_describe (party, chapter);
      draw_chapter (&self, party, chapter, next, x, part.width);
      if (made->len < MOST_SAID)
        g_string_append_printf (words, "%s%s", words->len > 0 ? "; " : "", part.words);
      g_array_append_val (made, part);
      x += part.width + self.gap;
    }
  if (made->len > MOST_SAID)
    g_string_append (words, "; …");
  vedette_drawing_set_words (self.drawing, words->str);
  if (made->len > 0)
    vedette_drawing_set_height (self.drawing, size * (HEAD + BAR + (self.any_die ? 0.9 + DIE : 0)));
  if (parts != NULL)
    *parts = g_steal_pointer (&made);
  return self.drawing;
}

/**
 * vedette_ribbon_list_pieces:
 * @audience: (nullable): the audience, as in vedette_rules_get_status()
 *
 * Returns: (transfer full) (element-type VedetteRibbonPiece): the pieces of the small strip of a battle
 */
GArray *
vedette_ribbon_list_pieces (VedetteRules *rules,
                            const char   *audience)
{
  g_autoptr (GListModel) parties = vedette_rules_list_parties (rules, audience);
  GArray *pieces = g_array_new (FALSE, FALSE, sizeof (VedetteRibbonPiece));

  vedette_each_new (VedetteChapter, chapter, vedette_rules_list_chapters (rules, audience))
    {
      g_autoptr (VedetteParty) party = vedette_parties_find (parties, vedette_chapter_get_party (chapter));
      VedetteRibbonPiece piece = { .weight = get_weight (chapter) };

      piece.ink = vedette_ink_of_colour (party != NULL ? party->colour : NULL);
      if (chapter->span != NULL)
        g_array_append_val (pieces, piece);
    }
  return pieces;
}

/**
 * vedette_ribbon_new_small:
 * @pieces: (element-type VedetteRibbonPiece): from vedette_ribbon_list_pieces()
 *
 * Returns: (transfer full): a strip of bars without words, by which people recognize the battle
 */
VedetteDrawing *
vedette_ribbon_new_small (GArray *pieces,
                          double  width,
                          double  height)
{
  VedetteDrawing *drawing = vedette_drawing_new (NULL, width);
  double gap = pieces->len < 2 ? 0 : MIN (2, width * 0.3 / (pieces->len - 1)), total = 0, x = 0;

  for (guint i = 0; i < pieces->len; i++)
    total += g_array_index (pieces, VedetteRibbonPiece, i).weight;
  for (guint i = 0; i < pieces->len; i++)
    {
      const VedetteRibbonPiece *piece = &g_array_index (pieces, VedetteRibbonPiece, i);
      double own = piece->weight * (width - gap * (pieces->len - 1)) / total;

      vedette_drawing_add_box (drawing, x, 0, own, height, MIN (2, own / 2), piece->ink);
      x += own + gap;
    }
  if (pieces->len > 0)
    vedette_drawing_set_height (drawing, height);
  return drawing;
}
