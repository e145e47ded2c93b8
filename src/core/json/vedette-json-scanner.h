/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Checks JSON text from outside strictly, before json-glib reads it. */

#pragma once

#include <json-glib/json-glib.h>

G_BEGIN_DECLS

/**
 * VEDETTE_JSON_MAX_DEPTH:
 *
 * The largest number of arrays and objects that can be open at once.
 */
#define VEDETTE_JSON_MAX_DEPTH 64

/**
 * VEDETTE_JSON_MAX_LENGTH:
 *
 * The length of the longest text that is scanned, in bytes (64 MiB).
 */
#define VEDETTE_JSON_MAX_LENGTH ((gsize) 64 * 1024 * 1024)

/**
 * VedetteJsonError:
 * @VEDETTE_JSON_ERROR_SYNTAX: the text is not JSON by RFC 8259; a byte order mark, an empty text, and anything but white
 *   space after the value are such errors, too
 * @VEDETTE_JSON_ERROR_DEPTH: the text has more than %VEDETTE_JSON_MAX_DEPTH nested arrays and objects
 * @VEDETTE_JSON_ERROR_LENGTH: the text is longer than %VEDETTE_JSON_MAX_LENGTH
 * @VEDETTE_JSON_ERROR_UTF8: the text is not UTF-8, or has an escaped surrogate without its other half
 * @VEDETTE_JSON_ERROR_DUPLICATE: an object has the same name twice, even if one of them is escaped differently
 * @VEDETTE_JSON_ERROR_NUMBER: the text has an integer that does not fit into 64 bits, or another number that is too
 *   large for a double
 * @VEDETTE_JSON_ERROR_NUL: the text has a NUL, as a byte or as an escape
 *
 * Why a text was refused.
 */
typedef enum
{
  VEDETTE_JSON_ERROR_SYNTAX,
  VEDETTE_JSON_ERROR_DEPTH,
  VEDETTE_JSON_ERROR_LENGTH,
  VEDETTE_JSON_ERROR_UTF8,
  VEDETTE_JSON_ERROR_DUPLICATE,
  VEDETTE_JSON_ERROR_NUMBER,
  VEDETTE_JSON_ERROR_NUL,
} VedetteJsonError;

/**
 * VEDETTE_JSON_ERROR:
 *
 * The domain of [error@VedetteJsonError].
 */
#define VEDETTE_JSON_ERROR (vedette_json_error_quark ())
GQuark    vedette_json_error_quark (void);

gboolean  vedette_json_scan        (const char  *text,
                                    gsize        length,
                                    GError     **error);
JsonNode *vedette_json_parse       (const char  *text,
                                    gsize        length,
                                    GError     **error);

G_END_DECLS
