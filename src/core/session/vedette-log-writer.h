/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The log of a battle as text, as a table and for machines: what the command line and the window export alike. */

#pragma once

#include "core/rules/vedette-rules.h"

G_BEGIN_DECLS

/* An audience that sees what everybody else sees: @audience of vedette_log_write() */
#define VEDETTE_LOG_EVERYBODY "*"

/**
 * VedetteLogFormat:
 * @VEDETTE_LOG_TEXT: a line for each step, those that were undone marked
 * @VEDETTE_LOG_CSV: RFC 4180 with a heading; no cell is a formula
 * @VEDETTE_LOG_JSON: an array of objects, facts and all
 */
typedef enum
{
  VEDETTE_LOG_TEXT,
  VEDETTE_LOG_CSV,
  VEDETTE_LOG_JSON,
} VedetteLogFormat;

/**
 * VedetteLogSink:
 * @part: what comes next; it may be nothing
 * @done: how much of the log this and what came before is, from 0 to 1
 *
 * Takes a log as it is written.
 *
 * Returns: whether to go on
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
