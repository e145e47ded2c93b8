/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A row of a list of records, or the titles above them: sign, name, detail, and cells in columns. */

#include "vedette-config.h"

#include "ui/records/vedette-record-row.h"

#include <glib/gi18n-lib.h>

#include "core/document/vedette-record.h"
#include "ui/widgets/vedette-spoken.h"

#define GAP 6
#define START 17
#define END 20
/* A name takes at most these hundredths of the room beside the cells, but more where there is little room for a name. */
#define NAME_SHARE 42
#define NAME_MOST 60
#define NAME_WIDTH 112
#define NAME_LEAST 36
/* A width at which no words of a row are below each other for want of room */
#define WIDE_ENOUGH 10000
/* Names have some letters that are wider than a digit, in hundredths of it. */
#define LETTER_PERCENT 116
/* As in “Excellent · Heroic leader”, most of which is narrower than a digit */
#define DETAIL_LETTERS 21

/**
 * VedetteRecordRow:
 *
 * The cells are not those of a column view: GTK 4.8 gives each of those gestures and a list item of its own, which takes most
 * of the time at 200 rows, and a heading could not reach from one cell into the next.
 */
struct _VedetteRecordRow
{
  GtkWidget parent_instance;

  VedetteRecordLook *look; /* of the list, which outlives its rows */
  gpointer item;           /* owned; NULL for the titles */
  GtkWidget *cells[VEDETTE_RECORD_MAX_COLUMNS];
  GtkWidget *signs[VEDETTE_RECORD_MAX_COLUMNS]; /* of the titles: how the list is sorted */
  GtkWidget *between;                           /* of the titles: name and detail that are no columns of their own */
  int sorted;
  gboolean descending;
};

G_DEFINE_FINAL_TYPE (VedetteRecordRow, vedette_record_row, GTK_TYPE_WIDGET)

const char *
vedette_record_get_title (const VedetteRecordColumn *column)
{
  if (column->type != NULL)
    return vedette_record_type_get_label (column->type (), column->title);
  return g_dgettext (GETTEXT_PACKAGE, column->title);
}

/**
 * vedette_record_set_button:
 * @button: in a row or a head
 * @action: what it does
 * @target: (transfer floating): with what
 * @name: what it is called, also in its tip
 */
void
vedette_record_set_button (GtkWidget  *button,
                           const char *action,
                           GVariant   *target,
                           const char *name)
{
  gtk_actionable_set_action_target_value (GTK_ACTIONABLE (button), target);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  vedette_spoken_set_tip (button, name);
  vedette_spoken_set_name (button, name);
}

/**
 * vedette_record_name_button:
 * @button: in the row of @record
 * @action: of the list
 * @count: how many there are to be, where @action is "record.count"
 * @what: what the button does
 * @whom: what the record is called
 */
void
vedette_record_name_button (GtkWidget  *button,
                            const char *action,
                            gpointer    record,
                            int         count,
                            const char *what,
                            const char *whom)
{
  /* Translators: what a button does, and for whom; also who somebody is, and what is known of them */
  g_autofree char *name = g_strdup_printf (C_("participant", "%s: %s"), what, whom);

  vedette_record_set_button (button, action, g_variant_new ("(xi)", vedette_record_get_id (record), count), name);
}

/* Returns: (transfer floating): a cell with a button for one fewer, and one for one more */
GtkWidget *
vedette_record_make_buttons (gpointer data)
{
  static const char * const icons[] = { "list-remove-symbolic", "list-add-symbolic" };
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  for (guint i = 0; i < G_N_ELEMENTS (icons); i++)
    {
      GtkWidget *button = gtk_button_new_from_icon_name (icons[i]);

      gtk_widget_add_css_class (button, "flat");
      gtk_box_append (GTK_BOX (box), button);
    }
  return box;
}

static void
vedette_record_row_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  g_clear_object (&VEDETTE_RECORD_ROW (object)->item);

  G_OBJECT_CLASS (vedette_record_row_parent_class)->dispose (object);
}

static int
measure (GtkWidget      *cell,
         GtkOrientation  orientation,
         int             for_size,
         gboolean        natural)
{
  int sizes[2];

  gtk_widget_measure (cell, orientation, for_size, &sizes[0], &sizes[1], NULL, NULL);
  return sizes[natural];
}

static const char *
get_text (GtkWidget *cell)
{
  if (GTK_IS_INSCRIPTION (cell))
    return gtk_inscription_get_text (GTK_INSCRIPTION (cell));
  return GTK_IS_LABEL (cell) ? gtk_label_get_text (GTK_LABEL (cell)) : NULL;
}

/* How wide a cell would have to be for the whole of its text, in px */
static int
measure_text (GtkWidget *cell)
{
  const char *text = get_text (cell);
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (cell, text != NULL ? text : "");
  int width;

  pango_layout_get_pixel_size (layout, &width, NULL);
  return width;
}

static gboolean
is_heading (VedetteRecordRow *self)
{
  const VedetteRecordTable *table = self->look->table;

  return self->item != NULL && table->is_heading != NULL && table->is_heading (self->item);
}

/* Gives name and detail the room from @x to @end. Returns: whether the detail is below the name */
static gboolean
lay_out_words (VedetteRecordRow *self,
               int               width,
               int               x,
               int               end,
               GdkRectangle     *name,
               GdkRectangle     *detail)
{
  const VedetteRecordLook *look = self->look;
  int room = MAX (0, end - x);

  if (is_heading (self))
    {
      *name = (GdkRectangle){ .width = MIN (measure_text (self->cells[0]), end) };
      *detail = (GdkRectangle){ .x = name->width + GAP, .width = MAX (0, end - name->width - GAP) };
      return FALSE;
    }
  if (look->table->below || look->narrow || room < MIN (look->name, NAME_WIDTH) + GAP + look->detail)
    {
      *name = (GdkRectangle){ .x = x, .width = MAX (0, room - GAP) };
      *detail = (GdkRectangle){ .x = x, .width = look->table->below ? name->width : MAX (0, width - x) };
      return TRUE;
    }
  *name = (GdkRectangle){ .x = x,
                          .width = MIN (look->name, MAX (room * NAME_SHARE / 100, MIN (NAME_WIDTH, room * NAME_MOST / 100))) };
  detail->x = x + name->width + GAP;
  detail->width = MAX (0, end - detail->x);
  return FALSE;
}

/* Both titles can be clicked, so that they stand right behind each other, with a dot between them. */
static void
lay_out_titles (VedetteRecordRow *self,
                GdkRectangle     *name,
                GdkRectangle     *detail)
{
  int dot = measure (self->between, GTK_ORIENTATION_HORIZONTAL, -1, TRUE), room = name->width;

  name->width = MIN (measure (self->cells[0], GTK_ORIENTATION_HORIZONTAL, -1, TRUE), MAX (0, (room - dot) / 2));
  detail->x = name->x + name->width + dot;
  detail->width = MAX (0, room - name->width - dot);
}

/* Returns: whether a cell is as high in the row as the name, also where the detail is below the name */
static gboolean
is_beside_name (const VedetteRecordTable *table,
                guint                     column)
{
  return !table->below || column == 0 || table->columns[column].part == VEDETTE_RECORD_SIGN;
}

/* Places all cells in a row of that width, and that height or more; @places has one place for each column. Returns: the height
 * that the row needs */
static int
lay_out (VedetteRecordRow *self,
         int               width,
         int               height,
         GdkRectangle     *places)
{
  const VedetteRecordTable *table = self->look->table;
  gboolean stacked, hangs = self->item != NULL && table->hangs != NULL && table->hangs (self->item);
  GdkRectangle *name = &places[0], *detail = &places[1];
  gboolean detailed = self->cells[1] != NULL && gtk_widget_get_visible (self->cells[1]);
  int end = width, line = 0, highest = 0, block;

  for (guint i = table->n_columns; i-- > 0;)
    {
      GtkWidget *cell = self->cells[i];
      /* A column without a title has its room in the head all the same. */
      gboolean shown = self->item == NULL ? !(table->columns[i].wide && self->look->narrow)
                                          : cell != NULL && gtk_widget_get_visible (cell);

      places[i] = (GdkRectangle){ 0 };
      if (table->columns[i].part == VEDETTE_RECORD_CELL && shown)
        {
          places[i].x = end - self->look->widths[i];
          places[i].width = self->look->widths[i];
          if (!table->columns[i].over)
            end = places[i].x;
        }
      else if (table->columns[i].part == VEDETTE_RECORD_SIGN && cell != NULL && shown)
        {
          places[i].width = MIN (measure (cell, GTK_ORIENTATION_HORIZONTAL, -1, TRUE), table->indent);
          places[i].x = MAX (0, table->indent - places[i].width - GAP);
        }
    }
  stacked = lay_out_words (self, width, table->indent, end, name, detail) && detailed;
  if (hangs && !is_heading (self))
    {
      name->x -= table->indent;
      name->width += table->indent;
    }
  if (self->between != NULL && stacked)
    lay_out_titles (self, name, detail);
  stacked = stacked && self->between == NULL;
  for (guint i = 0; i < table->n_columns; i++)
    {
      if (self->cells[i] == NULL || !gtk_widget_get_visible (self->cells[i]))
        continue;
      /* GTK warns of a label that is measured for less than it needs. An inscription would fill its height with more lines. */
      if (GTK_IS_LABEL (self->cells[i]))
        places[i].width = MAX (places[i].width, measure (self->cells[i], GTK_ORIENTATION_HORIZONTAL, -1, FALSE));
      places[i].height = measure (self->cells[i], GTK_ORIENTATION_VERTICAL,
                                  GTK_IS_LABEL (self->cells[i]) ? places[i].width : -1, FALSE);
      highest = MAX (highest, places[i].height);
      if (&places[i] != detail && is_beside_name (table, i))
        line = MAX (line, places[i].height);
    }
  block = stacked ? line + detail->height : highest;
  highest = MAX (highest, block);
  height = MAX (height, highest);
  for (guint i = 0; i < table->n_columns; i++)
    {
      gboolean in_line = stacked && is_beside_name (table, i);

      places[i].y = (height - (in_line ? block - line + places[i].height : places[i].height)) / 2;
      if (stacked && &places[i] == detail)
        places[i].y = (height - block) / 2 + line;
      else if (in_line)
        places[i].y = (height - block) / 2 + (line - places[i].height) / 2;
    }
  return highest;
}

static int
measure_digit (GtkWidget *widget)
{
  PangoFontMetrics *metrics = pango_context_get_metrics (gtk_widget_get_pango_context (widget), NULL, NULL);
  int width = PANGO_PIXELS_CEIL (pango_font_metrics_get_approximate_digit_width (metrics));

  pango_font_metrics_unref (metrics);
  return width;
}

/* Columns are as wide as their titles, or as their numbers need. The titles are measured before the rows. */
static void
measure_columns (VedetteRecordRow *self)
{
  VedetteRecordLook *look = self->look;
  int digit = measure_digit (GTK_WIDGET (self));

  look->name = MAX (NAME_WIDTH / 2, digit * (int) look->longest * LETTER_PERCENT / 100);
  look->detail = digit * DETAIL_LETTERS;
  for (guint i = 0; i < look->table->n_columns; i++)
    {
      int width = digit * look->table->columns[i].chars;

      if (self->cells[i] != NULL)
        width = MAX (width, measure (self->cells[i], GTK_ORIENTATION_HORIZONTAL, -1, TRUE));
      look->widths[i] = look->table->columns[i].chars > 0 ? width : MAX (width, look->widths[i]);
    }
}

static void
vedette_record_row_measure (GtkWidget      *widget,
                            GtkOrientation  orientation,
                            int             for_size,
                            int            *minimum,
                            int            *natural,
                            int            *minimum_baseline,
                            int            *natural_baseline)
{
  VedetteRecordRow *self = VEDETTE_RECORD_ROW (widget);
  GdkRectangle places[VEDETTE_RECORD_MAX_COLUMNS];
  int sum = self->look->table->indent + NAME_LEAST;

  if (self->item == NULL)
    measure_columns (self);
  /* Old GTK asks for the height of a list without its width, and means the width that the list has. For GTK 4.20 and newer,
   * the height without a width is the least of all heights. */
  if (for_size < 0)
    for_size = gtk_get_minor_version () < 20 ? self->look->width : WIDE_ENOUGH;
  for (guint i = 0; i < self->look->table->n_columns; i++)
    if (self->cells[i] != NULL && gtk_widget_get_visible (self->cells[i]) &&
        self->look->table->columns[i].part == VEDETTE_RECORD_CELL)
      sum += self->look->widths[i];
  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? sum : lay_out (self, MAX (for_size, sum), 0, places);
  /* A list in its own columns wants the width at which the detail is beside the name. Newer GTK looks for the least width at
   * which a list has a height, and warns if the list wants less. */
  if (orientation == GTK_ORIENTATION_HORIZONTAL && !self->look->table->below && !self->look->narrow)
    *natural = MAX (sum, sum - NAME_LEAST + MIN (self->look->name, NAME_WIDTH) + GAP + self->look->detail);
}

static GtkSizeRequestMode
vedette_record_row_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static gboolean
resize_rows (GtkWidget     *view,
             GdkFrameClock *clock,
             gpointer       user_data)
{
  for (GtkWidget *row = gtk_widget_get_first_child (view); row != NULL; row = gtk_widget_get_next_sibling (row))
    if (gtk_widget_get_first_child (row) != NULL)
      gtk_widget_queue_resize (gtk_widget_get_first_child (row));
  return G_SOURCE_REMOVE;
}

static void
vedette_record_row_size_allocate (GtkWidget *widget,
                                  int        width,
                                  int        height,
                                  int        baseline)
{
  VedetteRecordRow *self = VEDETTE_RECORD_ROW (widget);
  GdkRectangle places[VEDETTE_RECORD_MAX_COLUMNS];
  gboolean reversed = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;

  lay_out (self, width, height, places);
  if (self->item == NULL && width != self->look->width)
    {
      self->look->width = width;
      gtk_widget_add_tick_callback (self->look->view, resize_rows, NULL, NULL);
    }
  for (guint i = 0; i < self->look->table->n_columns; i++)
    if (self->cells[i] != NULL && gtk_widget_should_layout (self->cells[i]))
      {
        places[i].width = MAX (places[i].width, measure (self->cells[i], GTK_ORIENTATION_HORIZONTAL, -1, FALSE));
        if (reversed)
          places[i].x = width - places[i].x - places[i].width;
        gtk_widget_size_allocate (self->cells[i], &places[i], -1);
      }
  if (self->between != NULL)
    {
      int size = measure (self->between, GTK_ORIENTATION_HORIZONTAL, -1, TRUE), x = places[0].x + places[0].width;
      int gap = reversed ? places[0].x - places[1].x - places[1].width : places[1].x - x;

      gtk_widget_set_child_visible (self->between, gap == size && gtk_widget_get_visible (self->cells[1]));
      gtk_widget_size_allocate (self->between, &(GtkAllocation){ reversed ? places[0].x - size : x, 0, size, height }, -1);
    }
}

static gboolean
vedette_record_row_query_tooltip (GtkWidget  *widget,
                                  int         x,
                                  int         y,
                                  gboolean    by_keyboard,
                                  GtkTooltip *tooltip)
{
  g_autoptr (GString) cut = g_string_new (NULL);

  for (GtkWidget *cell = gtk_widget_get_first_child (widget); cell != NULL; cell = gtk_widget_get_next_sibling (cell))
    if (gtk_widget_get_visible (cell) && get_text (cell) != NULL &&
        (GTK_IS_LABEL (cell) ? pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (cell)))
                             : measure_text (cell) > gtk_widget_get_width (cell)))
      g_string_append_printf (cut, "%s%s", cut->len > 0 ? "\n" : "", get_text (cell));
  gtk_tooltip_set_text (tooltip, cut->str);
  return cut->len > 0;
}

/* The row itself takes the focus before its buttons do, for its keys; GTK would go to the first button. */
static gboolean
vedette_record_row_focus (GtkWidget        *widget,
                          GtkDirectionType  direction)
{
  if (gtk_widget_get_focus_child (widget) == NULL && !gtk_widget_is_focus (gtk_widget_get_parent (widget)))
    return FALSE;
  return GTK_WIDGET_CLASS (vedette_record_row_parent_class)->focus (widget, direction);
}

static void
vedette_record_row_class_init (VedetteRecordRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = vedette_record_row_dispose;
  widget_class->measure = vedette_record_row_measure;
  widget_class->get_request_mode = vedette_record_row_get_request_mode;
  widget_class->size_allocate = vedette_record_row_size_allocate;
  widget_class->focus = vedette_record_row_focus;
  widget_class->query_tooltip = vedette_record_row_query_tooltip;
  gtk_widget_class_set_css_name (widget_class, "recordrow");
}

static void
vedette_record_row_init (VedetteRecordRow *self)
{
  gtk_widget_set_margin_start (GTK_WIDGET (self), START);
  gtk_widget_set_margin_end (GTK_WIDGET (self), END);
}

/* An inscription is as wide as its place, and need not be measured again when its text changes. */
static GtkWidget *
make_cell (const VedetteRecordColumn *column,
           gpointer                   data)
{
  GtkWidget *cell;

  if (column->make != NULL)
    cell = column->make (data);
  else if (column->icon != NULL)
    cell = gtk_button_new_from_icon_name (column->icon);
  else if (column->part == VEDETTE_RECORD_NAME || (column->part == VEDETTE_RECORD_CELL && column->chars > 0))
    cell = g_object_new (GTK_TYPE_INSCRIPTION, "text-overflow", GTK_INSCRIPTION_OVERFLOW_ELLIPSIZE_END, "min-chars", 0,
                         "nat-chars", 0, "xalign", column->align, "yalign", 0.5, NULL);
  else
    cell = g_object_new (GTK_TYPE_LABEL, "ellipsize", PANGO_ELLIPSIZE_END, "xalign", column->align, NULL);
  if (column->css_class != NULL)
    gtk_widget_add_css_class (cell, column->css_class);
  return cell;
}

/**
 * vedette_record_row_new:
 * @look: outlives the row
 *
 * Returns: (transfer floating): a row that shows nothing yet
 */
GtkWidget *
vedette_record_row_new (VedetteRecordLook *look)
{
  VedetteRecordRow *self = g_object_new (VEDETTE_TYPE_RECORD_ROW, "has-tooltip", TRUE, NULL);

  self->look = look;
  for (guint i = 0; i < look->table->n_columns; i++)
    if (look->table->columns[i].part != VEDETTE_RECORD_UNSEEN)
      {
        self->cells[i] = make_cell (&look->table->columns[i], look->data);
        gtk_widget_set_parent (self->cells[i], GTK_WIDGET (self));
      }
  return GTK_WIDGET (self);
}

/* A second click turns the order round; another column begins anew. */
static void
on_clicked (VedetteRecordRow *self,
            GtkWidget        *button)
{
  const VedetteRecordTable *table = self->look->table;
  int i = 0;

  while (self->cells[i] != button)
    i++;
  if (self->sorted == i || self->descending)
    gtk_widget_activate_action (GTK_WIDGET (self), table->reverse, NULL);
  if (self->sorted != i)
    gtk_widget_activate_action (GTK_WIDGET (self), table->sort, "s", table->columns[i].id);
}

static GtkWidget *
make_title (VedetteRecordRow *self,
            guint             i)
{
  const VedetteRecordColumn *column = &self->look->table->columns[i];
  const char *title = vedette_record_get_title (column);
  const char *hint = column->hint != NULL ? g_dgettext (GETTEXT_PACKAGE, column->hint) : NULL;
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", title, "xalign", column->align, "ellipsize",
                                   column->part != VEDETTE_RECORD_CELL ? PANGO_ELLIPSIZE_END : PANGO_ELLIPSIZE_NONE, NULL);
  GtkWidget *box, *button;

  if (self->look->table->sort == NULL)
    {
      gtk_widget_set_tooltip_text (label, hint);
      return label;
    }
  box = g_object_new (GTK_TYPE_BOX, "halign", column->align > 0 ? GTK_ALIGN_END : GTK_ALIGN_START, NULL);
  button = g_object_new (GTK_TYPE_BUTTON, "child", box, "tooltip-text", hint, NULL);
  /* Its room is kept, so that no column moves. */
  self->signs[i] = g_object_new (GTK_TYPE_IMAGE, "pixel-size", 12, "opacity", 0.0, NULL);
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_insert_child_after (GTK_BOX (box), self->signs[i], column->align > 0 ? NULL : label);
  vedette_spoken_set_name (button, title);
  /* With the keyboard it is the menu that sorts. */
  gtk_widget_set_focusable (button, FALSE);
  gtk_widget_add_css_class (button, "flat");
  g_signal_connect_object (button, "clicked", G_CALLBACK (on_clicked), self, G_CONNECT_SWAPPED);
  return button;
}

/**
 * vedette_record_row_new_head:
 * @look: outlives the row
 *
 * Returns: (transfer floating): the titles of the columns that have one
 */
GtkWidget *
vedette_record_row_new_head (VedetteRecordLook *look)
{
  VedetteRecordRow *self = g_object_new (VEDETTE_TYPE_RECORD_ROW, NULL);

  self->look = look;
  self->sorted = -1;
  gtk_widget_add_css_class (GTK_WIDGET (self), "untitled");
  for (guint i = 0; i < look->table->n_columns; i++)
    if (look->table->columns[i].title != NULL && look->table->columns[i].part != VEDETTE_RECORD_UNSEEN)
      {
        self->cells[i] = make_title (self, i);
        gtk_widget_set_parent (self->cells[i], GTK_WIDGET (self));
        gtk_widget_remove_css_class (GTK_WIDGET (self), "untitled");
      }
  if (look->table->sort != NULL)
    {
      /* Translators: between the titles “Name” and “Class”, where the one stands below the other in the rows */
      self->between = gtk_label_new (C_("titles", "·"));
      gtk_widget_set_can_target (self->between, FALSE);
      /* Before it there is the room of the first title's sign. */
      gtk_widget_set_margin_end (self->between, 8);
      gtk_accessible_update_state (GTK_ACCESSIBLE (self->between), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
      gtk_widget_set_parent (self->between, GTK_WIDGET (self));
    }
  gtk_widget_add_css_class (GTK_WIDGET (self), "head");
  return GTK_WIDGET (self);
}

/* Takes away the style class that was set last, and sets another. */
static void
set_mark (GtkWidget  *widget,
          const char *css_class)
{
  const char *before = g_object_get_data (G_OBJECT (widget), "vedette-mark");

  if (g_strcmp0 (before, css_class) == 0)
    return;
  if (before != NULL)
    gtk_widget_remove_css_class (widget, before);
  if (css_class != NULL)
    gtk_widget_add_css_class (widget, css_class);
  g_object_set_data (G_OBJECT (widget), "vedette-mark", (gpointer) css_class);
}

static void
show_cell (VedetteRecordRow *self,
           guint             i)
{
  const VedetteRecordLook *look = self->look;
  const VedetteRecordColumn *column = &look->table->columns[i];
  gboolean words = column->part == VEDETTE_RECORD_NAME || column->part == VEDETTE_RECORD_DETAIL;
  gboolean visible = (words || !is_heading (self)) && !(column->wide && look->narrow);
  GtkWidget *cell = self->cells[i];

  if (visible && column->fill != NULL)
    visible = column->fill (cell, self->item, look->data);
  if (visible && column->action != NULL)
    {
      g_autofree char *name = look->table->columns[0].say (&look->table->columns[0], self->item, look->data);

      vedette_record_name_button (cell, column->action, self->item, 0, g_dgettext (GETTEXT_PACKAGE, column->hint), name);
    }
  if (visible && column->say != NULL)
    {
      char *(*say) (const VedetteRecordColumn *, gpointer, gpointer) = look->narrow && column->say_narrow != NULL
                                                                         ? column->say_narrow : column->say;
      g_autofree char *text = say (column, self->item, look->data);

      if (GTK_IS_INSCRIPTION (cell))
        gtk_inscription_set_text (GTK_INSCRIPTION (cell), text);
      else
        gtk_label_set_text (GTK_LABEL (cell), text);
      visible = *text != '\0' || column->part == VEDETTE_RECORD_CELL;
    }
  if (column->part == VEDETTE_RECORD_DETAIL)
    {
      gboolean wraps = look->narrow || look->table->whole || look->table->below;

      gtk_label_set_wrap (GTK_LABEL (cell), wraps);
      gtk_label_set_wrap_mode (GTK_LABEL (cell), PANGO_WRAP_WORD_CHAR);
      gtk_label_set_lines (GTK_LABEL (cell), look->table->limit > 0 ? look->table->limit : -1);
      gtk_label_set_ellipsize (GTK_LABEL (cell), wraps && look->table->limit == 0 ? PANGO_ELLIPSIZE_NONE : PANGO_ELLIPSIZE_END);
    }
  gtk_widget_set_visible (cell, visible);
  set_mark (cell, visible && column->mark != NULL ? column->mark (column, self->item, look->data) : NULL);
  if (visible && column->part == VEDETTE_RECORD_CELL && column->chars == 0)
    {
      int width = measure (cell, GTK_ORIENTATION_HORIZONTAL, -1, TRUE) + GAP;

      if (width > self->look->widths[i])
        {
          self->look->widths[i] = width;
          if (look->head != NULL)
            gtk_widget_queue_resize (look->head);
          resize_rows (look->view, NULL, NULL);
        }
    }
}

/**
 * vedette_record_row_show:
 * @item: a record or a heading
 *
 * Shows it as it is now.
 */
void
vedette_record_row_show (VedetteRecordRow *self,
                         gpointer          item)
{
  const VedetteRecordTable *table = self->look->table;
  GtkWidget *row = gtk_widget_get_parent (GTK_WIDGET (self));
  g_autofree char *spoken = table->speak (item, self->look->data);

  g_set_object ((GObject **) &self->item, item);
  for (guint i = 0; i < table->n_columns; i++)
    if (self->cells[i] != NULL)
      show_cell (self, i);
  vedette_spoken_name_row (GTK_WIDGET (self), spoken);
  if (row != NULL)
    set_mark (row, table->mark != NULL ? table->mark (item, self->look->data) : NULL);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

/* Returns: (transfer none) (nullable): what it shows now */
gpointer
vedette_record_row_get_item (VedetteRecordRow *self)
{
  return self->item;
}

/**
 * vedette_record_row_mark:
 * @column: by which the list is sorted, -1 for the order as written
 *
 * Shows in the titles how the list is sorted, and leaves out those for which there is no room.
 */
void
vedette_record_row_mark (VedetteRecordRow *self,
                         int               column,
                         gboolean          descending)
{
  self->sorted = column;
  self->descending = descending;
  for (int i = 0; i < (int) self->look->table->n_columns; i++)
    {
      if (self->cells[i] == NULL)
        continue;
      gtk_widget_set_visible (self->cells[i], !self->look->narrow ||
                              (self->look->table->columns[i].part == VEDETTE_RECORD_CELL &&
                                                                      !self->look->table->columns[i].wide));
      if (self->signs[i] == NULL)
        continue;
      gtk_widget_set_opacity (self->signs[i], i == column ? 1 : 0);
      gtk_image_set_from_icon_name (GTK_IMAGE (self->signs[i]), descending ? "pan-down-symbolic" : "pan-up-symbolic");
      gtk_accessible_update_property (GTK_ACCESSIBLE (self->cells[i]), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                      i != column ? "" : descending ? _("Sorted in reverse") : _("Sorted by this column"), -1);
    }
}
