/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What verbs share that write pages: which paper, and never over the battle. */

#include "vedette-config.h"

#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <langinfo.h>

#include "cli/vedette-cli-private.h"

#define LETTER_HEIGHT 279 /* in millimetres, as locales say it */

/* What the locale calls usual; A4 where it does not say. */
static VedettePaper
get_usual_paper (void)
{
#ifdef __GLIBC__
  /* An item that is a number comes in the place of the text. */
  const union
  {
    const char *text;
    unsigned int number;
  } height = { .text = nl_langinfo (_NL_PAPER_HEIGHT) };

  if (height.number == LETTER_HEIGHT)
    return VEDETTE_PAPER_LETTER;
#endif
  return VEDETTE_PAPER_A4;
}

/**
 * vedette_cli_read_paper:
 * @word: (nullable): what was said; the usual paper if nothing was
 *
 * Returns: %FALSE, and says so, if there is no such paper
 */
gboolean
vedette_cli_read_paper (const char   *word,
                        VedettePaper *paper)
{
  *paper = get_usual_paper ();
  if (word == NULL)
    return TRUE;
  *paper = g_str_equal (word, "letter") ? VEDETTE_PAPER_LETTER : VEDETTE_PAPER_A4;
  if (g_str_equal (word, "letter") || g_str_equal (word, "a4"))
    return TRUE;
  vedette_cli_misused (_("--%s cannot be “%s”. Use one of: %s"), "paper", word, "a4, letter");
  return FALSE;
}

static gboolean
are_one_file (const char *path,
              const char *other)
{
  GStatBuf one, two;

  return g_stat (path, &one) == 0 && g_stat (other, &two) == 0 &&
         one.st_dev == two.st_dev && one.st_ino == two.st_ino;
}

/**
 * vedette_cli_is_apart:
 * @path: of the battle
 * @output: of what is to be written
 *
 * Returns: %FALSE, and says so, if both are one file
 */
gboolean
vedette_cli_is_apart (const char *path,
                      const char *output)
{
  g_autofree char *shown = NULL;

  if (!are_one_file (path, output))
    return TRUE;
  shown = g_filename_display_name (output);
  /* Translators: the name of a file, such as “barn.vedette” */
  vedette_cli_complain (_("“%s” is the battle itself. Choose a different file to write to."), shown);
  return FALSE;
}
