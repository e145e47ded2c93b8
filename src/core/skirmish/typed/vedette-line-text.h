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
