/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Runs the built program and looks at what it says. */

#pragma once

#include <gio/gio.h>
#include <json-glib/json-glib.h>

#include "cli/vedette-cli-request.h"

G_BEGIN_DECLS

/**
 * CliRun:
 * @status: what the program exited with
 * @out: its standard output
 * @err: its standard error
 */
typedef struct
{
  int status;
  char *out;
  char *err;
} CliRun;

void        cli_run_free     (CliRun             *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CliRun, cli_run_free)

CliRun     *cli_run          (const char         *input,
                              ...) G_GNUC_NULL_TERMINATED;
CliRun     *cli_run_redirected (const char       *redirected,
                              const char         *input,
                              ...) G_GNUC_NULL_TERMINATED;
CliRun     *cli_run_argv     (const char         *input,
                              const char *const  *arguments);
void        cli_assert_usage (CliRun             *run,
                              const char         *verb);
gboolean    cli_answer       (const VedetteCliTable *table,
                              const char         *line,
                              gsize               length,
                              GString            *out);
JsonNode   *cli_parse        (const char         *text);
char       *cli_new_folder   (void);
void        cli_remove_folder (const char        *folder);

JsonObject *cli_object       (JsonNode           *node);
const char *cli_text         (JsonObject         *object,
                              const char         *name);
gint64      cli_whole        (JsonObject         *object,
                              const char         *name);
gboolean    cli_truth        (JsonObject         *object,
                              const char         *name);
gboolean    cli_is_null      (JsonObject         *object,
                              const char         *name);

G_END_DECLS
