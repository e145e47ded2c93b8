/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is in the bag, as a bar in the colours of those whose tokens they are. */

#include "vedette-config.h"

#include "ui/stack/vedette-bag-bar.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "core/stack/state/vedette-stack-now.h"
#include "print/vedette-drawing.h"
#include "ui/stack/vedette-stack-look.h"
#include "ui/widgets/vedette-digits.h"
#include "ui/widgets/vedette-drawing-view.h"

#define HEIGHT 40
#define GAP 2
#define LETTERS 15
/* Beside what is said in a part */
#define MARGIN 3
#define EDGE 1.5
#define DARK_EDGE 0x8f8d93

typedef struct
{
  VedetteInk ink;
  char *label; /* a letter and a number */
  guint n;
} Segment;

struct _VedetteBagBar
{
  GtkWidget parent_instance;

  VedetteSession *session;
  GArray *segments; /* of Segment */
  guint total;
};

G_DEFINE_FINAL_TYPE (VedetteBagBar, vedette_bag_bar, GTK_TYPE_WIDGET)

static void
clear_segment (gpointer data)
{
  g_free (((Segment *) data)->label);
}

/* On dark ground a black token would not be seen without one. */
static VedetteInk
get_edge (const Segment *segment)
{
  return (VedetteInk){ segment->ink.light, DARK_EDGE };
}

/**
 * vedette_bag_bar_share:
 * @tokens: (array length=n): how many each has
 * @widths: (array length=n) (inout): what each needs at least for what is said of him; what each has
 * @room: for all of them
 *
 * Who has more tokens has more room, but none less than he needs. Where there is not so much for all, it goes by tokens alone.
 *
 * Returns: whether all have what they need
 */
gboolean
vedette_bag_bar_share (const guint *tokens,
                       double      *widths,
                       guint        n,
                       double       room)
{
  g_autofree gboolean *settled = g_new0 (gboolean, n);
  double left = room, needed = 0;
  guint total = 0, unsettled = 0;
  gboolean changed = TRUE;

  for (guint i = 0; i < n; i++)
    {
      needed += widths[i];
      total += tokens[i];
    }
  unsettled = total;
  /* Whoever has less than he needs by his share is given that, and the others share what is left. */
  while (changed && needed <= room)
    {
      changed = FALSE;
      for (guint i = 0; i < n; i++)
        {
          if (settled[i] || left * tokens[i] / unsettled >= widths[i])
            continue;
          settled[i] = changed = TRUE;
          left -= widths[i];
          unsettled -= tokens[i];
        }
    }
  for (guint i = 0; i < n; i++)
    if (!settled[i])
      widths[i] = left * tokens[i] / unsettled;
  return needed <= room;
}

/* Returns: (transfer full): how wide each part is */
static double *
list_widths (VedetteBagBar  *self,
             VedetteDrawing *drawing,
             double          room)
{
  g_autofree guint *tokens = g_new0 (guint, self->segments->len);
  double *widths = g_new0 (double, self->segments->len);

  for (guint i = 0; i < self->segments->len; i++)
    {
      const Segment *segment = &g_array_index (self->segments, Segment, i);

      tokens[i] = segment->n;
      widths[i] = vedette_drawing_measure (drawing, segment->label, LETTERS, TRUE) + 2 * MARGIN;
    }
  vedette_bag_bar_share (tokens, widths, self->segments->len, room);
  return widths;
}

/* What is said of somebody is left out where there is no room for it. */
static VedetteDrawing *
draw (VedetteBagBar *self)
{
  double width = gtk_widget_get_width (GTK_WIDGET (self)), x = 0;
  double room = width - GAP * (self->segments->len - 1.0);
  VedetteDrawing *drawing = vedette_drawing_new (gtk_widget_get_pango_context (GTK_WIDGET (self)), width);
  g_autofree double *widths = list_widths (self, drawing, room);

  for (guint i = 0; i < self->segments->len; i++)
    {
      const Segment *segment = &g_array_index (self->segments, Segment, i);
      double own = widths[i];

      vedette_drawing_add_box (drawing, x, 0, own, HEIGHT, MIN (6, own / 2), get_edge (segment));
      if (own > 2 * EDGE)
        vedette_drawing_add_box (drawing, x + EDGE, EDGE, own - 2 * EDGE, HEIGHT - 2 * EDGE, MIN (5, own / 2 - EDGE),
                                 segment->ink);
      if (vedette_drawing_measure (drawing, segment->label, LETTERS, TRUE) + 2 * EDGE <= own)
        vedette_drawing_add_text (drawing, segment->label, x + own / 2, HEIGHT / 2.0, LETTERS, TRUE, 0.5, own,
                                  vedette_ink_upon (segment->ink));
      x += own + GAP;
    }
  vedette_drawing_set_height (drawing, HEIGHT);
  return drawing;
}

static void
vedette_bag_bar_snapshot (GtkWidget   *widget,
                          GtkSnapshot *snapshot)
{
  VedetteBagBar *self = VEDETTE_BAG_BAR (widget);
  g_autoptr (VedetteDrawing) drawing = NULL;

  if (self->total == 0 || gtk_widget_get_width (widget) <= GAP * (int) self->segments->len)
    return;
  drawing = draw (self);
  vedette_drawing_view_snapshot (drawing, widget, snapshot);
}

static void
vedette_bag_bar_measure (GtkWidget      *widget,
                         GtkOrientation  orientation,
                         int             for_size,
                         int            *minimum,
                         int            *natural,
                         int            *minimum_baseline,
                         int            *natural_baseline)
{
  *minimum = *natural = orientation == GTK_ORIENTATION_VERTICAL ? HEIGHT : 0;
}

static void
vedette_bag_bar_finalize (GObject *object)
{
  VedetteBagBar *self = VEDETTE_BAG_BAR (object);

  g_clear_object (&self->session);
  g_array_unref (self->segments);

  G_OBJECT_CLASS (vedette_bag_bar_parent_class)->finalize (object);
}

static void
vedette_bag_bar_class_init (VedetteBagBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = vedette_bag_bar_finalize;
  widget_class->snapshot = vedette_bag_bar_snapshot;
  widget_class->measure = vedette_bag_bar_measure;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
vedette_bag_bar_init (VedetteBagBar *self)
{
  self->segments = g_array_new (FALSE, FALSE, sizeof (Segment));
  g_array_set_clear_func (self->segments, clear_segment);
}

/* The same on every ground, as it is on the tokens */
static VedetteInk
get_ink (VedetteParty *party)
{
  VedetteInk ink = vedette_ink_of_colour (NULL);
  GdkRGBA colour;

  if (party->colour != NULL && gdk_rgba_parse (&colour, party->colour))
    ink.light = (guint32) (colour.red * 255) << 16 | (guint32) (colour.green * 255) << 8 | (guint32) (colour.blue * 255);
  ink.dark = ink.light;
  return ink;
}

static void
add_segment (VedetteBagBar *self,
             VedetteParty  *party,
             const char    *name,
             guint          n,
             GString       *heard)
{
  Segment segment = { .n = n };

  if (n == 0 || party == NULL)
    return;
  segment.ink = get_ink (party);
  segment.label = vedette_digits_keep_order (g_strdup_printf ("%s %u", party->letter, n));
  /* Translators: whose tokens are in the bag, and how many */
  g_string_append_printf (heard, C_("bag", "%s: %u"), name, n);
  g_string_append (heard, "; ");
  g_array_append_val (self->segments, segment);
  self->total += n;
}

/**
 * vedette_bag_bar_update:
 *
 * Shows how the bag is now, or before a fight would be filled.
 */
void
vedette_bag_bar_update (VedetteBagBar *self)
{
  g_autoptr (GListModel) parties = vedette_rules_list_parties (vedette_session_get_rules (self->session), NULL);
  g_autoptr (GString) heard = g_string_new (NULL);
  g_auto (VedetteStackNow) now = { 0 };
  VedetteStack stack;

  vedette_stack_read (&stack, vedette_session_get_battle (self->session));
  vedette_stack_now_read (&now, &stack);
  g_array_set_size (self->segments, 0);
  self->total = 0;
  for (guint i = 0; i < now.owners->len; i++)
    {
      VedetteStackTokens tokens = vedette_stack_now_bag (&now, i);

      add_segment (self, vedette_stack_find_party (parties, now.owners->pdata[i]),
                   vedette_stack_get_name (now.owners->pdata[i]), tokens.placed - tokens.drawn, heard);
    }
  add_segment (self, vedette_stack_find_party (parties, NULL), C_("token", "End"), now.end.placed - now.end.drawn, heard);
  if (heard->len > 0)
    g_string_truncate (heard, heard->len - strlen ("; "));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, heard->str, -1);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* The caller says when to look again. */
GtkWidget *
vedette_bag_bar_new (VedetteSession *session)
{
  VedetteBagBar *self = g_object_new (VEDETTE_TYPE_BAG_BAR, NULL);

  self->session = g_object_ref (session);
  vedette_bag_bar_update (self);
  return GTK_WIDGET (self);
}
