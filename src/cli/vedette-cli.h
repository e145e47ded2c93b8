/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The verbs of the command line. They need no display. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * VedetteCliStatus:
 * @VEDETTE_CLI_DONE: done; a roll that missed is done too
 * @VEDETTE_CLI_REFUSED: refused, or the file is bad
 * @VEDETTE_CLI_USAGE: the command line was not understood
 *
 * What the program exits with.
 */
typedef enum
{
  VEDETTE_CLI_DONE = 0,
  VEDETTE_CLI_REFUSED = 1,
  VEDETTE_CLI_USAGE = 2,
} VedetteCliStatus;

gboolean vedette_cli_is_verb (const char  *word);
int      vedette_cli_run     (int          argc,
                              char       **argv);

G_END_DECLS
