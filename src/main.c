/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The start of the program, and nothing else: verbs are answered before there is an application. */

#include "vedette-config.h"

#include <fcntl.h>
#include <libintl.h>
#include <locale.h>
#include <stdlib.h>
#include <string.h>

#include "cli/vedette-cli.h"
#include "ui/vedette-application.h"

/* The desktop starts the program so, by D-Bus, and says over the bus what it is to show. */
static gboolean
is_service (int    argc,
            char **argv)
{
  return argc == 2 && g_str_equal (argv[1], "--gapplication-service");
}

/* Whatever is no file to open is for the command line, which also knows what to say of a word it does not know. After “--”
 * there are only files, whatever they are called. */
static gboolean
is_for_command_line (int    argc,
                     char **argv)
{
  if (argc < 2 || is_service (argc, argv) || g_str_equal (argv[1], "--"))
    return FALSE;
  return vedette_cli_is_verb (argv[1]) || argv[1][0] == '-' ||
         (strstr (argv[1], "://") == NULL && !g_file_test (argv[1], G_FILE_TEST_EXISTS));
}

/* A battle that got the number of a closed standard descriptor would get what is printed there. Opened the wrong way round,
 * /dev/null still fails as a closed descriptor does: output that nobody takes is not done. */
static gboolean
fill_standard_descriptors (void)
{
  for (int fd = 0; fd <= 2; fd++)
    if (fcntl (fd, F_GETFD) < 0 && open ("/dev/null", fd == 0 ? O_WRONLY : O_RDONLY) != fd)
      return FALSE;
  return TRUE;
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (VedetteApplication) application = NULL;

  /* There is nowhere to say why. */
  if (!fill_standard_descriptors ())
    return EXIT_FAILURE;
  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, VEDETTE_LOCALEDIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);

  /* Without a display a service has nothing to say in words of the command line: GTK itself says what is wrong. */
  if (is_for_command_line (argc, argv) || (!is_service (argc, argv) && !gtk_init_check ()))
    return vedette_cli_run (argc, argv);

  application = vedette_application_new ();
  return g_application_run (G_APPLICATION (application), argc, argv);
}
