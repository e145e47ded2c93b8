/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The whole battle as one strip: who had it, for how long, and what the dice said. */

#include "vedette-config.h"

#include "print/vedette-ribbon.h"

#include <glib/gi18n-lib.h>

/* In parts of the size of its letters */
#define HEAD 1.9
#define BAR 2.7
#define DIE 2.3
#define LEAST_DIE 1.6

/* There is no room for the dice of more steps in any window, and asking for each takes its time. */
#define MOST_STEPS 400
/* More is not listened to. */
#define MOST_SAID 40

typedef struct
{
  VedetteRules *rules;
  VedetteDrawing *drawing;
  GListModel *parties;
  const char *audience;
  double size;
  double unit; /* how wide a step is */
  double gap;
  gboolean with_dice;
  gboolean any_die;
} Ribbon;

static void
clear_part (gpointer data)
{
  g_free (((VedetteRibbonPart *) data)->words);
}

/* Returns: (transfer full) (nullable): whose it is, if they may know him */
static VedetteParty *
find_party (GListModel *parties,
            const char *id)
{
  for (guint i = 0; id != NULL && i < g_list_model_get_n_items (parties); i++)
    {
      g_autoptr (VedetteParty) party = g_list_model_get_item (parties, i);

      if (g_str_equal (vedette_party_get_id (party), id))
        return g_steal_pointer (&party);
    }
  return NULL;
}

/**
 * vedette_ribbon_describe:
 * @party: (nullable): whose it is, if that is known
 *
 * Returns: (transfer full): whose a chapter is, and how long it is
 */
char *
vedette_ribbon_describe (VedetteParty   *party,
                         VedetteChapter *chapter)
{
  g_autofree char *length = vedette_chapter_say_length (chapter);
  const char *name = party != NULL ? vedette_party_get_name (party) : _("Somebody");

  /* Translators: who had the battle in hand, and for how long, as in “Red, 3 actions” */
  return g_strdup_printf (C_("ribbon", "%s, %s"), name, length);
}

static double
get_weight (VedetteChapter *chapter)
{
  return MAX (1, vedette_chapter_get_n (chapter));
}

static char *
get_label (Ribbon *self,
           gint64  n)
{
  VedetteStep *step = vedette_battle_get_step (vedette_rules_get_battle (self->rules), n);
  g_autoptr (VedetteMove) move = vedette_rules_find_move (self->rules, vedette_step_get_kind (step), NULL);

  if (move == NULL || !vedette_rules_may_see_step (self->rules, step, self->audience))
    return g_strdup ("");
  return g_strdup (vedette_move_get_label (move));
}

/* The sign says whose it is without the colour; the name stands where there is room. */
static void
draw_head (Ribbon         *self,
           VedetteParty   *party,
           VedetteChapter *chapter,
           VedetteInk      ink,
           double          x,
           double          width)
{
  double sign = self->size * 0.85, middle = self->size * HEAD / 2, room = width - sign * 1.5;
  g_autofree char *whole = vedette_ribbon_describe (party, chapter);

  if (party == NULL || width < sign)
    return;
  vedette_drawing_add_sign (self->drawing, vedette_party_get_sign (party), x, middle - sign / 2, sign, ink);
  if (vedette_drawing_measure (self->drawing, whole, self->size, TRUE) <= room)
    vedette_drawing_add_text (self->drawing, whole, x + sign * 1.5, middle, self->size, TRUE, 0, room, ink);
  else if (room > self->size * 2)
    vedette_drawing_add_text (self->drawing, vedette_party_get_name (party), x + sign * 1.5, middle, self->size, TRUE, 0, room,
                             ink);
}

static void
draw_steps (Ribbon         *self,
            VedetteChapter *chapter,
            VedetteInk      ink,
            double          x,
            double          y,
            double          height)
{
  guint n = vedette_chapter_get_n (chapter);

  if (self->unit < self->size)
    return;
  for (guint i = 0; i < n; i++)
    {
      double left = x + i * self->unit;
      g_autofree char *label = NULL;

      if (i > 0)
        vedette_drawing_add_line (self->drawing, left, y + height * 0.15, left, y + height * 0.85, 1, FALSE, ink);
      if (self->unit < self->size * 4)
        continue;
      label = get_label (self, vedette_chapter_get_step (chapter, i));
      vedette_drawing_add_text (self->drawing, label, left + self->unit / 2, y + height / 2, self->size * 0.92, TRUE, 0.5,
                               self->unit - self->size * 0.6, ink);
    }
}

/* The dice stand below, each where it was rolled; where they are too close, none does. */
static void
draw_dice (Ribbon         *self,
           VedetteChapter *chapter,
           double          x)
{
  double size = MIN (self->size * DIE, self->unit * 0.86);

  if (!self->with_dice || size < self->size * LEAST_DIE)
    return;
  for (guint i = 0; i < vedette_chapter_get_n (chapter); i++)
    {
      VedetteStep *step =
        vedette_battle_get_step (vedette_rules_get_battle (self->rules), vedette_chapter_get_step (chapter, i));
      int verdict, natural = vedette_rules_get_single_die (self->rules, step, self->audience, &verdict);

      if (natural == 0)
        continue;
      vedette_drawing_add_die (self->drawing, natural, verdict, NULL, x + (i + 0.5) * self->unit - size / 2,
                              self->size * (HEAD + BAR + 0.6), size);
      self->any_die = TRUE;
    }
}

static void
draw_chapter (Ribbon         *self,
              VedetteParty   *party,
              VedetteChapter *chapter,
              double          x,
              double          width)
{
  VedetteInk ink = vedette_ink_of_colour (party != NULL ? vedette_party_get_colour (party) : NULL);
  double y = self->size * HEAD, height = self->size * BAR;
  double inset = vedette_span_get_depth (vedette_chapter_get_span (chapter)) > 0 ? height * 0.2 : 0;

  draw_head (self, party, chapter, ink, x, width);
  vedette_drawing_add_box (self->drawing, x, y + inset, MAX (width, 0.5), height - inset, self->size * 0.5, ink);
  draw_steps (self, chapter, vedette_ink_upon (ink), x, y + inset, height - inset);
  draw_dice (self, chapter, x);
}

/* Only what belongs to somebody is on the strip. */
static void
measure (Ribbon     *self,
         GListModel *chapters)
{
  double total = 0, width = vedette_drawing_get_width (self->drawing);
  guint n = 0;

  for (guint i = 0; i < g_list_model_get_n_items (chapters); i++)
    {
      g_autoptr (VedetteChapter) chapter = g_list_model_get_item (chapters, i);

      if (vedette_chapter_get_span (chapter) == NULL)
        continue;
      total += get_weight (chapter);
      n++;
    }
  self->gap = n < 2 ? 0 : MIN (self->size * 0.45, width * 0.2 / (n - 1));
  self->unit = n > 0 ? (width - self->gap * (n - 1)) / total : 0;
  self->with_dice = total <= MOST_STEPS;
}

/**
 * vedette_ribbon_new:
 * @chapters: (element-type VedetteChapter): of vedette_rules_list_chapters()
 * @audience: (nullable): as in vedette_rules_get_status()
 * @context: (nullable): as in vedette_drawing_new()
 * @size: of its letters
 * @parts: (out) (optional) (element-type VedetteRibbonPart): what is where, from left to right
 *
 * Returns: (transfer full): the strip; of no height if nobody had anything yet
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
                  .size = size };
  g_autoptr (GArray) made = g_array_new (FALSE, FALSE, sizeof (VedetteRibbonPart));
  double x = 0;

  g_array_set_clear_func (made, clear_part);
  measure (&self, chapters);
  for (guint i = 0; i < g_list_model_get_n_items (chapters); i++)
    {
      g_autoptr (VedetteChapter) chapter = g_list_model_get_item (chapters, i);
      g_autoptr (VedetteParty) party = find_party (parties, vedette_chapter_get_party (chapter));
      VedetteRibbonPart part = { .from = vedette_chapter_get_from (chapter), .x = x };

      if (vedette_chapter_get_span (chapter) == NULL)
        continue;
      part.width = get_weight (chapter) * self.unit;
      part.words = vedette_ribbon_describe (party, chapter);
      draw_chapter (&self, party, chapter, x, part.width);
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
 * @audience: (nullable): as in vedette_rules_get_status()
 *
 * Returns: (transfer full) (element-type VedetteRibbonPiece): what of a battle is drawn in small
 */
GArray *
vedette_ribbon_list_pieces (VedetteRules *rules,
                            const char   *audience)
{
  g_autoptr (GListModel) parties = vedette_rules_list_parties (rules, audience);
  g_autoptr (GListModel) chapters = vedette_rules_list_chapters (rules, audience);
  GArray *pieces = g_array_new (FALSE, FALSE, sizeof (VedetteRibbonPiece));

  for (guint i = 0; i < g_list_model_get_n_items (chapters); i++)
    {
      g_autoptr (VedetteChapter) chapter = g_list_model_get_item (chapters, i);
      g_autoptr (VedetteParty) party = find_party (parties, vedette_chapter_get_party (chapter));
      VedetteRibbonPiece piece = { .weight = get_weight (chapter) };

      piece.ink = vedette_ink_of_colour (party != NULL ? vedette_party_get_colour (party) : NULL);
      if (vedette_chapter_get_span (chapter) != NULL)
        g_array_append_val (pieces, piece);
    }
  return pieces;
}

/**
 * vedette_ribbon_new_small:
 * @pieces: (element-type VedetteRibbonPiece): of vedette_ribbon_list_pieces()
 *
 * Returns: (transfer full): the strip without words, as a sign by which one tells battles apart
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
