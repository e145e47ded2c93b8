/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A roster line as a person types it: read from text and written as text. */

#pragma once

#include "core/skirmish/records/vedette-figure.h"
#include "core/typed/vedette-reading.h"

G_BEGIN_DECLS

/**
 * VEDETTE_LINE_TEXT_MAX_NAME:
 *
 * The longest name that is read, in characters.
 */
#define VEDETTE_LINE_TEXT_MAX_NAME 200

/**
 * VedetteLineTextError:
 * @VEDETTE_LINE_TEXT_ERROR_EMPTY: nothing but white space
 * @VEDETTE_LINE_TEXT_ERROR_NOT_TEXT: not UTF-8
 * @VEDETTE_LINE_TEXT_ERROR_NO_NAME: nothing before the first comma but a count or a remark
 * @VEDETTE_LINE_TEXT_ERROR_LONG_NAME: a name beyond %VEDETTE_LINE_TEXT_MAX_NAME characters
 * @VEDETTE_LINE_TEXT_ERROR_COUNT: a count of 0, above 999, or given twice
 * @VEDETTE_LINE_TEXT_ERROR_TWO_CLASSES: a second troop class
 * @VEDETTE_LINE_TEXT_ERROR_TWO_LEADERS: a second leader rating
 * @VEDETTE_LINE_TEXT_ERROR_TWO_WEAPONS: a second missile weapon
 * @VEDETTE_LINE_TEXT_ERROR_NUMBER: inches or points out of range, too exact, or given twice
 * @VEDETTE_LINE_TEXT_ERROR_TRAIT: a trait of 0, or beyond %VEDETTE_TRAIT_MAX, or with too long a name
 *
 * Why a line was not understood. The message names the word and says what to write instead.
 */
typedef enum
{
  VEDETTE_LINE_TEXT_ERROR_EMPTY,
  VEDETTE_LINE_TEXT_ERROR_NOT_TEXT,
  VEDETTE_LINE_TEXT_ERROR_NO_NAME,
  VEDETTE_LINE_TEXT_ERROR_LONG_NAME,
  VEDETTE_LINE_TEXT_ERROR_COUNT,
  VEDETTE_LINE_TEXT_ERROR_TWO_CLASSES,
  VEDETTE_LINE_TEXT_ERROR_TWO_LEADERS,
  VEDETTE_LINE_TEXT_ERROR_TWO_WEAPONS,
  VEDETTE_LINE_TEXT_ERROR_NUMBER,
  VEDETTE_LINE_TEXT_ERROR_TRAIT,
} VedetteLineTextError;

/**
 * VEDETTE_LINE_TEXT_ERROR:
 *
 * The domain of [error@VedetteLineTextError].
 */
#define VEDETTE_LINE_TEXT_ERROR (vedette_line_text_error_quark ())
GQuark         vedette_line_text_error_quark (void);

/**
 * VedetteTypedLine:
 * @figure: detached, without a side
 * @traits: (element-type VedetteTrait): nobody's yet
 *
 * One line as it was read.
 */
typedef struct
{
  VedetteFigure *figure;
  GPtrArray *traits;
} VedetteTypedLine;

void           vedette_typed_line_free       (VedetteTypedLine *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (VedetteTypedLine, vedette_typed_line_free)

VedetteTypedLine *vedette_line_text_read_next (VedetteReading *reading,
                                               const char     *from,
                                               const char     *to);
GPtrArray     *vedette_line_text_read_lines  (VedetteReading *reading,
                                              GError        **error);
char          *vedette_line_text_write       (VedetteFigure  *figure,
                                              GPtrArray      *traits);

G_END_DECLS
