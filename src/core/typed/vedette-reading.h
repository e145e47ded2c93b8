/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How a typed text was read: its pieces, each with what it stands for, and what is in doubt. */

#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

/* No text has more lines, blank ones among them, and no line more letters */
#define VEDETTE_READING_MAX_LINES 20000
#define VEDETTE_READING_MAX_LETTERS 10000

/**
 * VedettePiece:
 * @line: on which line it stands, from 0
 * @from: where it begins, in bytes of the whole text
 * @to: where it ends
 * @field: the field that it says, such as "count"; never changed
 * @label: what a person calls that field
 * @value: what it says, as the file has it
 * @said: what it says, for a person
 */
typedef struct
{
  guint line;
  gsize from;
  gsize to;
  char *field;
  char *label;
  char *value;
  char *said;
} VedettePiece;

/**
 * VedetteDoubtGrade:
 * @VEDETTE_DOUBT_REMINDER: worth knowing: it was read, and perhaps not as it was meant
 * @VEDETTE_DOUBT_QUESTION: it may mean two things: whoever typed it has to say that it is meant as it was read
 * @VEDETTE_DOUBT_FAULT: it cannot be read
 */
typedef enum
{
  VEDETTE_DOUBT_REMINDER,
  VEDETTE_DOUBT_QUESTION,
  VEDETTE_DOUBT_FAULT,
} VedetteDoubtGrade;

/**
 * VedetteDoubt:
 * @grade: how grave it is
 * @line: on which line, from 0
 * @from: where what it is about begins, in bytes of the whole text
 * @to: where that ends
 * @rule: (nullable): the rule behind it
 * @why: a sentence
 * @instead: (nullable): what would do in place of that part of the text
 */
typedef struct
{
  VedetteDoubtGrade grade;
  guint line;
  gsize from;
  gsize to;
  char *rule;
  char *why;
  char *instead;
} VedetteDoubt;

/**
 * VedetteReadingError:
 * @VEDETTE_READING_ERROR_EMPTY: nothing but white space and comments
 * @VEDETTE_READING_ERROR_NOT_TEXT: not UTF-8, or too long
 * @VEDETTE_READING_ERROR_FAULT: the first %VEDETTE_DOUBT_FAULT of the reading
 *
 * Why a text was not understood.
 */
typedef enum
{
  VEDETTE_READING_ERROR_EMPTY,
  VEDETTE_READING_ERROR_NOT_TEXT,
  VEDETTE_READING_ERROR_FAULT,
} VedetteReadingError;

#define VEDETTE_READING_ERROR (vedette_reading_error_quark ())
GQuark              vedette_reading_error_quark   (void);

#define VEDETTE_TYPE_READING (vedette_reading_get_type ())
G_DECLARE_FINAL_TYPE (VedetteReading, vedette_reading, VEDETTE, READING, GObject)

typedef void (*VedetteReadLine) (VedetteReading *self, gpointer data, const char *from, const char *to);

VedetteReading     *vedette_reading_new           (const char         *text);
const char         *vedette_reading_get_text      (VedetteReading     *self);
const char         *vedette_reading_at            (VedetteReading     *self,
                                                   gsize               offset);
gboolean            vedette_reading_next_line     (VedetteReading     *self,
                                                   const char        **from,
                                                   const char        **to);
guint               vedette_reading_get_n_lines   (VedetteReading     *self);
void                vedette_reading_set_line      (VedetteReading     *self,
                                                   guint               line);

void                vedette_reading_add_piece     (VedetteReading     *self,
                                                   const char         *from,
                                                   const char         *to,
                                                   const char         *field,
                                                   const char         *label,
                                                   const char         *value,
                                                   const char         *said);
void                vedette_reading_add_doubt     (VedetteReading     *self,
                                                   VedetteDoubtGrade   grade,
                                                   const char         *from,
                                                   const char         *to,
                                                   const char         *rule,
                                                   const char         *instead,
                                                   const char         *format,
                                                   ...) G_GNUC_PRINTF (7, 8);

/* vedette-reading-say.c */
void                vedette_reading_add_text      (VedetteReading     *self,
                                                   GType               type,
                                                   const char         *field,
                                                   const char         *text,
                                                   const char         *from,
                                                   const char         *to);
void                vedette_reading_add_value     (VedetteReading     *self,
                                                   GType               type,
                                                   const char         *field,
                                                   int                 value,
                                                   const char         *from,
                                                   const char         *to);
char               *vedette_reading_write_number  (GParamSpec         *pspec,
                                                   int                 value);
void                vedette_reading_ask_near      (VedetteReading     *self,
                                                   const char         *from,
                                                   const char         *to,
                                                   const char         *near);
gboolean            vedette_reading_read_lines    (VedetteReading     *self,
                                                   VedetteReadLine     read_line,
                                                   gpointer            data,
                                                   const char         *empty,
                                                   GError            **error);
gboolean            vedette_reading_refuse        (VedetteReading     *self,
                                                   GError            **error);

guint               vedette_reading_get_n_pieces  (VedetteReading     *self);
const VedettePiece *vedette_reading_nth_piece     (VedetteReading     *self,
                                                   guint               i);
guint               vedette_reading_get_n_doubts  (VedetteReading     *self);
const VedetteDoubt *vedette_reading_nth_doubt     (VedetteReading     *self,
                                                   guint               i);
const VedettePiece *vedette_reading_find_piece    (VedetteReading     *self,
                                                   guint               line,
                                                   const char         *field);
gboolean            vedette_reading_has           (VedetteReading     *self,
                                                   VedetteDoubtGrade   grade);
const VedetteDoubt *vedette_reading_find_fault    (VedetteReading     *self);
char               *vedette_reading_say_doubt     (VedetteReading     *self,
                                                   const VedetteDoubt *doubt);
char               *vedette_reading_say_line      (VedetteReading     *self,
                                                   guint               line);
void                vedette_reading_set_sum       (VedetteReading     *self,
                                                   const char         *sum);
const char         *vedette_reading_get_sum       (VedetteReading     *self);
char               *vedette_reading_apply         (VedetteReading     *self,
                                                   const VedetteDoubt *doubt);

G_END_DECLS
