/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A row of a list of records, and the table that describes such a list. */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/**
 * VedetteRecordPart:
 * @VEDETTE_RECORD_NAME: is cut off where there is no room for it
 * @VEDETTE_RECORD_DETAIL: stands beside the name, or below it where there is no room
 * @VEDETTE_RECORD_SIGN: stands in the indent before the name
 * @VEDETTE_RECORD_CELL: stands at the end of the row, in a column of one width
 * @VEDETTE_RECORD_UNSEEN: has no place in a row, but rows can be sorted by it
 *
 * Where a column has its place in a row.
 */
typedef enum
{
  VEDETTE_RECORD_NAME,
  VEDETTE_RECORD_DETAIL,
  VEDETTE_RECORD_SIGN,
  VEDETTE_RECORD_CELL,
  VEDETTE_RECORD_UNSEEN,
} VedetteRecordPart;

/**
 * VedetteRecordSelect:
 * @VEDETTE_RECORD_SELECT_NONE: none can be selected, and one click edits
 * @VEDETTE_RECORD_SELECT_ONE: one always is
 * @VEDETTE_RECORD_SELECT_ANY: one at most can be
 * @VEDETTE_RECORD_SELECT_SEVERAL: as many as one likes
 *
 * How many rows can be selected.
 */
typedef enum
{
  VEDETTE_RECORD_SELECT_NONE,
  VEDETTE_RECORD_SELECT_ONE,
  VEDETTE_RECORD_SELECT_ANY,
  VEDETTE_RECORD_SELECT_SEVERAL,
} VedetteRecordSelect;

typedef struct _VedetteRecordColumn VedetteRecordColumn;

/**
 * VedetteRecordColumn:
 * @part: where it has its place
 * @id: (nullable): its word in the action that sorts; %NULL if rows cannot be sorted by it
 * @title: (nullable): its title, to be translated; the field whose label it is, where there is @type
 * @type: (nullable): the record that has this field
 * @hint: (nullable): what its numbers are, or what its buttons do, to be translated
 * @css_class: (nullable): the style of its cells
 * @align: 0 for the start of the column, 1 for its end
 * @chars: how many digits there is always room for; 0 for a column as wide as its widest cell
 * @wide: whether it is left out where there is little room
 * @over: whether its cells are drawn over the end of name and detail, for what is seen only in the row in use
 * @value: which number it is, for functions that several columns share
 * @say: (nullable): returns its text, without markup
 * @say_narrow: (nullable): returns its text where there is little room, if that is another
 * @mark: (nullable): returns a style class that the cell of this record has besides its own, %NULL for none
 * @action: (nullable): makes its cells buttons for this action of the list, whose parameter is the id of the record and 0
 * @icon: (nullable): of these buttons
 * @make: (nullable): makes a cell that is neither text nor button
 * @fill: (nullable): fills it; returns whether it is to be seen
 * @order: (nullable): returns a number by which records are sorted, the lowest first
 * @key: (nullable): returns a text by which records are sorted in any case, instead of @order
 *
 * One column of a list of records. Each function gets the data of the list.
 */
struct _VedetteRecordColumn
{
  VedetteRecordPart part;
  const char *id;
  const char *title;
  GType (*type) (void);
  const char *hint;
  const char *css_class;
  float align;
  int chars;
  gboolean wide;
  gboolean over;
  int value;
  const char *action;
  const char *icon;
  char *(*say) (const VedetteRecordColumn *column, gpointer item, gpointer data);
  char *(*say_narrow) (const VedetteRecordColumn *column, gpointer item, gpointer data);
  const char *(*mark) (const VedetteRecordColumn *column, gpointer item, gpointer data);
  GtkWidget *(*make) (gpointer data);
  gboolean (*fill) (GtkWidget *cell, gpointer item, gpointer data);
  int (*order) (const VedetteRecordColumn *column, gpointer item, gpointer data);
  const char *(*key) (const VedetteRecordColumn *column, gpointer item, gpointer data);
};

/* Columns of buttons; what follows are more fields. In a narrow window a tap on the row has to do in place of the first. */
#define VEDETTE_RECORD_COLUMN_EDIT                                                                                     \
  { VEDETTE_RECORD_CELL, .hint = N_("Change"), .css_class = "flat", .wide = TRUE, .action = "record.edit",             \
    .icon = "document-edit-symbolic" }
#define VEDETTE_RECORD_COLUMN_REMOVE(...)                                                                              \
  { VEDETTE_RECORD_CELL, .hint = N_("Remove"), .css_class = "flat", .action = "record.remove",                         \
    .icon = "user-trash-symbolic", __VA_ARGS__ }

/**
 * VedetteRecordMessage:
 * @text: what is missing, and the next step, to be translated
 * @label: (nullable): of the button that does it, to be translated
 * @action: (nullable): what the button does
 *
 * What stands where there are no rows.
 */
typedef struct
{
  const char *text;
  const char *label;
  const char *action;
} VedetteRecordMessage;

/**
 * VedetteRecordTable:
 * @columns: first the name, then the detail, then the others as they follow each other in a row
 * @n_columns: at most %VEDETTE_RECORD_MAX_COLUMNS
 * @select: how many rows can be selected
 * @whole: whether the list is shown in full, within something that scrolls
 * @below: whether the detail is below the name at every width
 * @limit: how many lines a detail below the name can have at most; 0 for all that it needs
 * @lowest: the least height of the rows, in px
 * @highest: the height up to which the list grows with its rows, in px; 0 for one that takes all the room there is
 * @indent: how far names begin from the edge, in px
 * @sort: (nullable): the action that sorts, whose parameter is the id of a column
 * @reverse: (nullable): the action that turns the order round
 * @empty: what stands there without records
 * @nothing: what stands there where no record is found
 * @hangs: (nullable): returns whether the name of a record begins at the edge
 * @is_heading: (nullable): returns whether it is the heading of those that follow; it has neither sign nor cells
 * @mark: (nullable): returns the style class of its row, %NULL for none
 * @speak: returns what a screen reader reads of the row
 * @find: (nullable): returns the words by which it is found
 * @is_found: (nullable): returns whether it is shown for what was typed, also for nothing; instead of @find
 * @edit: (nullable): edits a record: Enter, a click or two, and, where there is @remove, F2; the form of the record where
 *   the list has a session
 * @remove: (nullable): removes records: Delete; one record where the list has a session
 * @selected: (nullable): other rows are selected
 *
 * A list of records. Each function gets the data of the list.
 */
typedef struct
{
  const VedetteRecordColumn *columns;
  guint n_columns;
  VedetteRecordSelect select;
  gboolean whole;
  gboolean below;
  int limit;
  int lowest;
  int highest;
  int indent;
  const char *sort;
  const char *reverse;
  VedetteRecordMessage empty;
  VedetteRecordMessage nothing;
  gboolean (*hangs) (gpointer item);
  gboolean (*is_heading) (gpointer item);
  const char *(*mark) (gpointer item, gpointer data);
  char *(*speak) (gpointer item, gpointer data);
  char *(*find) (gpointer item, gpointer data);
  gboolean (*is_found) (gpointer item, const char *text, gpointer data);
  void (*edit) (gpointer item, gpointer data);
  void (*remove) (GPtrArray *items, gpointer data);
  void (*selected) (GtkWidget *list, gpointer data);
} VedetteRecordTable;

#define VEDETTE_RECORD_MAX_COLUMNS 16

/* What the rows of a list and its head share. */
typedef struct
{
  const VedetteRecordTable *table;
  gpointer data;
  GtkWidget *head;
  GtkWidget *view; /* the list view that has the rows */
  gboolean narrow;
  int width;                               /* of a row, in px; 0 until it has one */
  guint longest;                           /* letters of the longest name */
  int name;                                /* the width that names need, in px */
  int detail;                              /* the width from which on the detail stands beside the name, in px */
  int widths[VEDETTE_RECORD_MAX_COLUMNS]; /* in px */
} VedetteRecordLook;

#define VEDETTE_TYPE_RECORD_ROW (vedette_record_row_get_type ())
G_DECLARE_FINAL_TYPE (VedetteRecordRow, vedette_record_row, VEDETTE, RECORD_ROW, GtkWidget)

GtkWidget  *vedette_record_row_new      (VedetteRecordLook         *look);
GtkWidget  *vedette_record_row_new_head (VedetteRecordLook         *look);
void        vedette_record_set_button   (GtkWidget                 *button,
                                         const char                *action,
                                         GVariant                  *target,
                                         const char                *name);
void        vedette_record_name_button  (GtkWidget                 *button,
                                         const char                *action,
                                         gpointer                   record,
                                         int                        count,
                                         const char                *what,
                                         const char                *whom);
GtkWidget  *vedette_record_make_buttons (gpointer                   data);
const char *vedette_record_get_title    (const VedetteRecordColumn *column);
void        vedette_record_row_show     (VedetteRecordRow          *self,
                                         gpointer                   item);
gpointer    vedette_record_row_get_item (VedetteRecordRow          *self);
void        vedette_record_row_mark     (VedetteRecordRow          *self,
                                         int                        column,
                                         gboolean                   descending);

G_END_DECLS
