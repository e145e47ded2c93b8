/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The start of the program, and nothing else. */

#include "vedette-config.h"

#include <libintl.h>
#include <locale.h>

#include "cli/vedette-cli.h"

int
main (int    argc,
      char **argv)
{
  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, VEDETTE_LOCALEDIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);

  return vedette_cli_run (argc, argv);
}
