/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Says on a terminal how far something long is, and lets Ctrl+C give it up. Private to the command line. */

#include "vedette-config.h"

#include "cli/vedette-cli-wait.h"

#include <glib/gi18n-lib.h>
#include <signal.h>
#include <unistd.h>

#include "cli/vedette-cli-private.h"

struct _VedetteCliWait
{
  char *name;
  gboolean is_reading;
  gboolean shows;
  int percent; /* that was said last, -1 before */
  GCancellable *cancellable;
  struct sigaction before;
};

/* A handler may do no more than this. */
static volatile sig_atomic_t interrupted;

static void
on_interrupt (int number)
{
  interrupted = 1;
}

/* What nobody may interrupt, such as a job in the background of a simple shell, stays so. */
static void
catch_interrupt (VedetteCliWait *self)
{
  struct sigaction ours = { .sa_handler = on_interrupt };

  interrupted = 0;
  sigemptyset (&ours.sa_mask);
  sigaction (SIGINT, NULL, &self->before);
  if (self->before.sa_handler != SIG_IGN)
    sigaction (SIGINT, &ours, NULL);
}

/**
 * vedette_cli_wait_begin:
 * @path: the file that it is about
 * @is_reading: whether it is read; else its log is written, and then nothing is said where the log itself is seen
 *
 * Returns: (transfer full): to be ended before anything else is said
 */
VedetteCliWait *
vedette_cli_wait_begin (const char *path,
                        gboolean    is_reading)
{
  VedetteCliWait *self = g_new0 (VedetteCliWait, 1);
  g_autofree char *name = g_filename_display_name (path);

  self->name = vedette_cli_clean (name);
  self->is_reading = is_reading;
  self->shows = isatty (STDERR_FILENO) && (is_reading || !isatty (STDOUT_FILENO));
  self->percent = -1;
  self->cancellable = g_cancellable_new ();
  catch_interrupt (self);
  return self;
}

/**
 * vedette_cli_wait_tell:
 * @done: how far it is, from 0 to 1
 *
 * Returns: whether to go on
 */
gboolean
vedette_cli_wait_tell (VedetteCliWait *self,
                       double          done)
{
  int percent = (int) (done * 100);

  if (interrupted)
    g_cancellable_cancel (self->cancellable);
  if (self->shows && !interrupted && percent != self->percent)
    {
      self->percent = percent;
      g_printerr ("\r");
      /* Translators: the name of a file, and how much of it is read, in percent */
      g_printerr (self->is_reading ? _("%s: %d%% read") :
                                     /* Translators: the name of a file, and how much of its log is written, in percent */
                                     _("%s: %d%% of the log written"), self->name, percent);
    }
  return !interrupted;
}

/* Returns: (transfer none): cancelled by Ctrl+C, when vedette_cli_wait_tell() was told of it */
GCancellable *
vedette_cli_wait_get_cancellable (VedetteCliWait *self)
{
  return self->cancellable;
}

/**
 * vedette_cli_wait_end:
 *
 * Takes away what was said. If it was given up, the program ends as if nobody had caught the signal: so a shell knows that
 * its loop is to end, too.
 */
void
vedette_cli_wait_end (VedetteCliWait *self)
{
  gboolean given_up = interrupted;

  if (self->percent >= 0)
    g_printerr ("\r\033[K");
  if (given_up)
    /* Translators: the name of a file */
    vedette_cli_complain (_("%s: Stopped"), self->name);
  sigaction (SIGINT, &self->before, NULL);
  g_clear_object (&self->cancellable);
  g_free (self->name);
  g_free (self);
  if (given_up)
    raise (SIGINT);
}
