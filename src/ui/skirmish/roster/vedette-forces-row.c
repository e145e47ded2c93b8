/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A row of the roster where there is room for its columns: a line with its numbers, or the heading of a contingent. */

#include "vedette-config.h"

#include "ui/skirmish/roster/vedette-forces-row.h"

/* Before a name there is room for the star of a leader. */
#define STAR 17
#define START 36
#define END 20
#define GAP 6
/* The most of what the numbers leave, in hundredths, where there is much; a name as long as most has more than that where there
   is little: who it is comes before what he is. What names do not need is the kind's */
#define NAME_SHARE 42
#define NAME_MOST 60
#define NAME_WIDTH 112

/**
 * VedetteForcesRow:
 *
 * Not cells of a column view: GTK 4.8 gives each of them gestures and a list item of its own, which at 200 rows with seven
 * cells takes longer than everything else, and a heading could not reach from one into the next.
 */
struct _VedetteForcesRow
{
  GtkWidget parent_instance;

  GtkWidget *name;
  GtkWidget *kind;
  GtkWidget *numbers[VEDETTE_FORCES_N_NUMBERS];
  GtkWidget *heading;
  GtkWidget *command;
  GtkWidget *men;
  const VedetteForcesWidths *widths; /* of the table, which outlives its rows */
};

G_DEFINE_FINAL_TYPE (VedetteForcesRow, vedette_forces_row, GTK_TYPE_WIDGET)

/* Returns: the column of the number that stands there, from 0 */
VedetteForcesColumn
vedette_forces_number_get_column (guint i)
{
  return i == 0 ? VEDETTE_FORCES_MEN : VEDETTE_FORCES_NEEDS + (i - 1);
}

/**
 * vedette_forces_widths_lay_out:
 * @width: of a row
 * @numbers: (array fixed-size=5):
 *
 * Where name, kind and numbers stand, from the start of the row. Where there is no room for all, the kind begins where the
 * name does, and stands below it and the numbers, as long as it is.
 */
void
vedette_forces_widths_lay_out (const VedetteForcesWidths *widths,
                               int                        width,
                               VedetteForcesSpan         *name,
                               VedetteForcesSpan         *kind,
                               VedetteForcesSpan         *numbers)
{
  int x = width - END, rest;

  for (guint i = VEDETTE_FORCES_N_NUMBERS; i-- > 0;)
    {
      x -= widths->width[i];
      numbers[i] = (VedetteForcesSpan){ x, widths->width[i] };
    }
  rest = MAX (0, x - START);
  if (rest < MIN (widths->name, NAME_WIDTH) + GAP + widths->kind)
    {
      *name = (VedetteForcesSpan){ START, MAX (0, rest - GAP) };
      *kind = (VedetteForcesSpan){ START, MAX (0, width - END - START) };
      return;
    }
  *name = (VedetteForcesSpan){ START, MIN (widths->name, MAX (rest * NAME_SHARE / 100, MIN (NAME_WIDTH, rest * NAME_MOST / 100))) };
  *kind = (VedetteForcesSpan){ name->x + name->width + GAP, MAX (0, x - name->x - name->width - GAP) };
}

/**
 * vedette_forces_spans_are_stacked:
 *
 * Returns: whether the kind stands below the name
 */
gboolean
vedette_forces_spans_are_stacked (const VedetteForcesSpan *name,
                                  const VedetteForcesSpan *kind)
{
  return name->x == kind->x;
}

/* Gives @child, which has been measured, that part of its parent, in the middle of @height. */
static void
place_at (const VedetteForcesSpan *span,
          GtkWidget               *parent,
          GtkWidget               *child,
          int                      width,
          int                      y,
          int                      height)
{
  int x = gtk_widget_get_direction (parent) == GTK_TEXT_DIR_RTL ? width - span->x - span->width : span->x;
  int width_least, least;

  /* No higher than one line: an inscription would fill its height with more of them. */
  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &width_least, NULL, NULL, NULL);
  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, -1, &least, NULL, NULL, NULL);
  gtk_widget_size_allocate (child,
                            &(GtkAllocation){ x, y + MAX (0, height - least) / 2, MAX (span->width, width_least), least }, -1);
}

/* The same in all of the height of its parent */
void
vedette_forces_span_place (const VedetteForcesSpan *span,
                           GtkWidget               *parent,
                           GtkWidget               *child,
                           int                      width,
                           int                      height)
{
  place_at (span, parent, child, width, 0, height);
}

static void
vedette_forces_row_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (vedette_forces_row_parent_class)->dispose (object);
}

static int
measure_height (GtkWidget *cell)
{
  int least;

  gtk_widget_measure (cell, GTK_ORIENTATION_VERTICAL, -1, &least, NULL, NULL, NULL);
  return least;
}

/* How high what stands in one line with the name is */
static int
measure_line (VedetteForcesRow *self)
{
  int line = measure_height (self->name);

  for (guint i = 0; i < VEDETTE_FORCES_N_NUMBERS; i++)
    line = MAX (line, measure_height (self->numbers[i]));
  return line;
}

static void
vedette_forces_row_measure (GtkWidget      *widget,
                            GtkOrientation  orientation,
                            int             for_size,
                            int            *minimum,
                            int            *natural,
                            int            *minimum_baseline,
                            int            *natural_baseline)
{
  VedetteForcesRow *self = VEDETTE_FORCES_ROW (widget);
  int sum = START + END, highest = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      int size;

      if (!gtk_widget_should_layout (child))
        continue;
      gtk_widget_measure (child, orientation, -1, &size, NULL, NULL, NULL);
      highest = MAX (highest, size);
    }
  /* There is always room for the one below the other: rows of one height do not depend on how wide they are. */
  if (orientation == GTK_ORIENTATION_VERTICAL && gtk_widget_should_layout (self->kind))
    highest = MAX (highest, measure_line (self) + measure_height (self->kind));
  for (guint i = 0; i < VEDETTE_FORCES_N_NUMBERS; i++)
    sum += self->widths->width[i];
  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? sum : highest;
}

/* A heading is as long as it is; who leads stands right behind it, the men at the end. */
static void
place_heading (VedetteForcesRow *self,
               int               width,
               int               height)
{
  int men, heading, command;
  VedetteForcesSpan span;
  int room;

  gtk_widget_measure (self->men, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &men, NULL, NULL);
  gtk_widget_measure (self->heading, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &heading, NULL, NULL);
  gtk_widget_measure (self->command, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &command, NULL, NULL);
  room = MAX (0, width - STAR - END - men - 2 * GAP);
  span = (VedetteForcesSpan){ width - END - men, men };
  vedette_forces_span_place (&span, GTK_WIDGET (self), self->men, width, height);
  span = (VedetteForcesSpan){ STAR, MIN (heading, room) };
  vedette_forces_span_place (&span, GTK_WIDGET (self), self->heading, width, height);
  span = (VedetteForcesSpan){ STAR + span.width + GAP, MIN (command, MAX (0, room - span.width)) };
  vedette_forces_span_place (&span, GTK_WIDGET (self), self->command, width, height);
}

/* Name and numbers, and below them what he is, both in the middle of the row */
static void
place_stacked (VedetteForcesRow        *self,
               const VedetteForcesSpan *name,
               const VedetteForcesSpan *kind,
               const VedetteForcesSpan *numbers,
               int                      width,
               int                      height)
{
  int line = measure_line (self), below = measure_height (self->kind), y = MAX (0, height - line - below) / 2;

  place_at (name, GTK_WIDGET (self), self->name, width, y, line);
  for (guint i = 0; i < VEDETTE_FORCES_N_NUMBERS; i++)
    place_at (&numbers[i], GTK_WIDGET (self), self->numbers[i], width, y, line);
  place_at (kind, GTK_WIDGET (self), self->kind, width, y + line, below);
}

static void
vedette_forces_row_size_allocate (GtkWidget *widget,
                                  int        width,
                                  int        height,
                                  int        baseline)
{
  VedetteForcesRow *self = VEDETTE_FORCES_ROW (widget);
  VedetteForcesSpan name, kind, numbers[VEDETTE_FORCES_N_NUMBERS];
  gboolean stacked;

  if (self->heading != NULL && gtk_widget_should_layout (self->heading))
    {
      place_heading (self, width, height);
      return;
    }
  vedette_forces_widths_lay_out (self->widths, width, &name, &kind, numbers);
  stacked = vedette_forces_spans_are_stacked (&name, &kind);
  if (gtk_widget_has_css_class (self->name, "leader"))
    name = (VedetteForcesSpan){ STAR, name.width + START - STAR };
  if (stacked)
    {
      place_stacked (self, &name, &kind, numbers, width, height);
      return;
    }
  vedette_forces_span_place (&name, widget, self->name, width, height);
  vedette_forces_span_place (&kind, widget, self->kind, width, height);
  for (guint i = 0; i < VEDETTE_FORCES_N_NUMBERS; i++)
    vedette_forces_span_place (&numbers[i], widget, self->numbers[i], width, height);
}

/* Returns: (transfer none) (nullable): what stands in a cell that has no room for all of it */
static const char *
get_cut (GtkWidget *cell)
{
  gboolean is_label = GTK_IS_LABEL (cell);
  const char *text = is_label ? gtk_label_get_text (GTK_LABEL (cell)) : gtk_inscription_get_text (GTK_INSCRIPTION (cell));
  g_autoptr (PangoLayout) layout = NULL;
  int width;

  if (!gtk_widget_get_child_visible (cell) || !gtk_widget_get_visible (cell) || text == NULL)
    return NULL;
  layout = gtk_widget_create_pango_layout (cell, text);
  pango_layout_get_pixel_size (layout, &width, NULL);
  return width > gtk_widget_get_width (cell) ? text : NULL;
}

/**
 * vedette_forces_row_list_cut:
 *
 * Returns: (transfer full): what cells have no room for, in full, each on a line of its own; empty if nothing is cut
 */
char *
vedette_forces_row_list_cut (VedetteForcesRow *self)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) cut = NULL;

  for (GtkWidget *cell = gtk_widget_get_first_child (GTK_WIDGET (self)); cell != NULL; cell = gtk_widget_get_next_sibling (cell))
    if (get_cut (cell) != NULL)
      g_strv_builder_add (builder, get_cut (cell));
  cut = g_strv_builder_end (builder);
  return g_strjoinv ("\n", cut);
}

static gboolean
vedette_forces_row_query_tooltip (GtkWidget  *widget,
                                  int         x,
                                  int         y,
                                  gboolean    by_keyboard,
                                  GtkTooltip *tooltip)
{
  g_autofree char *cut = vedette_forces_row_list_cut (VEDETTE_FORCES_ROW (widget));

  gtk_tooltip_set_text (tooltip, cut);
  return *cut != '\0';
}

static void
vedette_forces_row_class_init (VedetteForcesRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = vedette_forces_row_dispose;
  widget_class->measure = vedette_forces_row_measure;
  widget_class->size_allocate = vedette_forces_row_size_allocate;
  widget_class->query_tooltip = vedette_forces_row_query_tooltip;
  gtk_widget_class_set_css_name (widget_class, "forcesrow");
}

/* An inscription is as wide as its place and need not be measured again whatever it says. */
static GtkWidget *
add_cell (VedetteForcesRow *self,
          const char       *css_class,
          float             xalign)
{
  GtkWidget *cell = gtk_inscription_new (NULL);

  gtk_inscription_set_text_overflow (GTK_INSCRIPTION (cell), GTK_INSCRIPTION_OVERFLOW_ELLIPSIZE_END);
  gtk_inscription_set_min_chars (GTK_INSCRIPTION (cell), 0);
  gtk_inscription_set_nat_chars (GTK_INSCRIPTION (cell), 0);
  gtk_inscription_set_xalign (GTK_INSCRIPTION (cell), xalign);
  gtk_inscription_set_yalign (GTK_INSCRIPTION (cell), 0.5f);
  if (css_class != NULL)
    gtk_widget_add_css_class (cell, css_class);
  gtk_widget_set_parent (cell, GTK_WIDGET (self));
  return cell;
}

static void
vedette_forces_row_init (VedetteForcesRow *self)
{
  gtk_widget_set_has_tooltip (GTK_WIDGET (self), TRUE);
  self->name = add_cell (self, NULL, 0);
  self->kind = add_cell (self, "secondary", 0);
  for (guint i = 0; i < VEDETTE_FORCES_N_NUMBERS; i++)
    {
      self->numbers[i] = add_cell (self, "numeric", 1);
      if (vedette_forces_number_get_column (i) == VEDETTE_FORCES_NEEDS)
        gtk_widget_add_css_class (self->numbers[i], "need-now");
    }
}

/* Returns: (transfer floating): a row that shows nothing */
GtkWidget *
vedette_forces_row_new (const VedetteForcesWidths *widths)
{
  VedetteForcesRow *self = g_object_new (VEDETTE_TYPE_FORCES_ROW, NULL);

  self->widths = widths;
  return GTK_WIDGET (self);
}

static GtkWidget *
add_label (VedetteForcesRow *self,
           const char       *css_class)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, css_class);
  gtk_widget_set_parent (label, GTK_WIDGET (self));
  return label;
}

/* Few rows are headings: those that are have what it takes from then on. */
static void
set_heading (VedetteForcesRow *self,
             gboolean          is)
{
  if (self->heading == NULL && !is)
    return;
  if (self->heading == NULL)
    {
      self->heading = add_label (self, "group");
      self->command = add_label (self, "secondary");
      self->men = add_label (self, "secondary");
      gtk_label_set_ellipsize (GTK_LABEL (self->men), PANGO_ELLIPSIZE_NONE);
    }
  gtk_widget_set_visible (self->heading, is);
  gtk_widget_set_visible (self->command, is);
  gtk_widget_set_visible (self->men, is);
  gtk_widget_set_visible (self->name, !is);
  gtk_widget_set_visible (self->kind, !is);
  for (guint i = 0; i < VEDETTE_FORCES_N_NUMBERS; i++)
    gtk_widget_set_visible (self->numbers[i], !is);
}

static void
show_heading (VedetteForcesRow   *self,
              VedetteForcesModel *model,
              gpointer            item)
{
  g_autofree char *heading = vedette_forces_get_cell (model, item, VEDETTE_FORCES_NAME);
  g_autofree char *command = vedette_forces_get_kind (model, item);
  g_autofree char *behind = *command != '\0' ? g_strdup_printf ("· %s", command) : g_strdup ("");
  g_autofree char *men = vedette_forces_get_men_of (model, item);

  gtk_label_set_text (GTK_LABEL (self->heading), heading);
  gtk_label_set_text (GTK_LABEL (self->command), behind);
  gtk_label_set_text (GTK_LABEL (self->men), men);
}

static void
set_class (GtkWidget  *widget,
           const char *css_class,
           gboolean    has)
{
  if (has == gtk_widget_has_css_class (widget, css_class))
    return;
  if (has)
    gtk_widget_add_css_class (widget, css_class);
  else
    gtk_widget_remove_css_class (widget, css_class);
}

/**
 * vedette_forces_row_show:
 * @item: a line or a heading
 */
void
vedette_forces_row_show (VedetteForcesRow   *self,
                         VedetteForcesModel *model,
                         gpointer            item)
{
  g_autofree char *name = NULL, *kind = NULL;
  gboolean leads;

  set_heading (self, !VEDETTE_IS_FIGURE (item));
  if (!VEDETTE_IS_FIGURE (item))
    {
      show_heading (self, model, item);
      return;
    }
  name = vedette_forces_get_cell (model, item, VEDETTE_FORCES_NAME);
  kind = vedette_forces_get_kind (model, item);
  leads = vedette_figure_get_leader (item) != VEDETTE_LEADER_NONE;
  if (leads != gtk_widget_has_css_class (self->name, "leader"))
    {
      set_class (self->name, "leader", leads);
      gtk_widget_queue_allocate (GTK_WIDGET (self));
    }
  gtk_inscription_set_text (GTK_INSCRIPTION (self->name), name);
  gtk_inscription_set_text (GTK_INSCRIPTION (self->kind), kind);
  for (guint i = 0; i < VEDETTE_FORCES_N_NUMBERS; i++)
    {
      VedetteForcesColumn column = vedette_forces_number_get_column (i);
      g_autofree char *text = vedette_forces_get_cell (model, item, column);

      gtk_inscription_set_text (GTK_INSCRIPTION (self->numbers[i]), text);
      set_class (self->numbers[i], "out-of-reach", i > 0 && vedette_forces_is_out_of_reach (model, item, column));
    }
}
