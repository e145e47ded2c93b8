/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Writes the log of a battle as text, as a table, and as JSON, for both the command line and the window. */

#pragma once

#include "core/rules/vedette-rules.h"

G_BEGIN_DECLS

/* The value of @audience in vedette_log_write() for a reader who may see the secrets of all sides. */
#define VEDETTE_LOG_EVERYBODY "*"

/**
 * VedetteLogFormat:
 * @VEDETTE_LOG_TEXT: one line per step, with a mark on undone steps
 * @VEDETTE_LOG_CSV: a table as in RFC 4180 with a heading row; no cell can be read as a formula
 * @VEDETTE_LOG_JSON: an array with an object for each step, including the facts of the step
 */
typedef enum
{
  VEDETTE_LOG_TEXT,
  VEDETTE_LOG_CSV,
  VEDETTE_LOG_JSON,
} VedetteLogFormat;

/**
 * VedetteLogSink:
 * @part: the next part of the log, which may be empty
 * @done: the fraction of the log that is written, including @part, from 0 to 1
 *
 * Takes a log while it is written.
 *
 * Returns: whether to continue
 */
typedef gboolean (*VedetteLogSink) (const GString *part,
                                    double         done,
                                    gpointer       user_data);

GString  *vedette_log_write     (VedetteRules     *rules,
                                 VedetteLogFormat  format,
                                 const char       *audience);
gboolean  vedette_log_write_to  (VedetteRules     *rules,
                                 VedetteLogFormat  format,
                                 const char       *audience,
                                 VedetteLogSink    sink,
                                 gpointer          user_data);
gboolean  vedette_log_may_show  (VedetteRules     *rules,
                                 VedetteStep      *step,
                                 const char       *audience);
const char *vedette_log_get_reader (const char     *audience);
char     *vedette_log_clean     (const char       *text);
void      vedette_log_append_json (GString        *out,
                                 const GString    *json);

G_END_DECLS
