/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Runs many commands of the command line, each in a child process that starts in a millisecond: a test that runs hundreds of
 * commands would wait a minute for the program itself, which loads the libraries of the window each time. */

#include <gio/gio.h>
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

#include "cli/vedette-cli.h"

/* Each line of standard input is a command: the files that replace standard input and output, the word “vedette” and its
 * arguments, between tabs. The answer to each command is a line with its exit status. */
int
main (void)
{
  char *line = NULL;
  size_t size = 0;

  setlocale (LC_ALL, "");
  while (getline (&line, &size, stdin) > 0)
    {
      g_auto (GStrv) words = g_strsplit (g_strchomp (line), "\t", -1);
      int status = EXIT_FAILURE;
      pid_t child = g_strv_length (words) > 2 ? fork () : -1;

      if (child == 0)
        {
          if (freopen (words[0], "r", stdin) == NULL || freopen (words[1], "w", stdout) == NULL ||
              freopen ("/dev/null", "w", stderr) == NULL)
            return EXIT_FAILURE;
          return vedette_cli_run (g_strv_length (words) - 2, words + 2);
        }
      if (child < 0 || waitpid (child, &status, 0) != child)
        return EXIT_FAILURE;
      printf ("%d\n", status);
      fflush (stdout);
    }
  free (line);
  return EXIT_SUCCESS;
}
