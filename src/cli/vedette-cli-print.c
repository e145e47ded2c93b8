/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The verb `print`: the sheets of a battle as a PDF file. */

#include "vedette-config.h"

#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <langinfo.h>

#include "cli/vedette-cli-private.h"
#include "print/vedette-sheet.h"

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

static gboolean
read_paper (const char   *word,
            VedettePaper *paper)
{
  *paper = get_usual_paper ();
  if (word == NULL)
    return TRUE;
  *paper = g_str_equal (word, "letter") ? VEDETTE_PAPER_LETTER : VEDETTE_PAPER_A4;
  if (g_str_equal (word, "letter") || g_str_equal (word, "a4"))
    return TRUE;
  vedette_cli_misused (_("--%s cannot be “%s”; it can be: %s"), "paper", word, "a4, letter");
  return FALSE;
}

static gboolean
read_side (const char       *word,
           VedetteSheetSide *side)
{
  static const struct
  {
    const char *word;
    VedetteSheetSide side;
  } sides[] = {
    { "both", VEDETTE_SHEET_BOTH },
    { "red", VEDETTE_SHEET_RED },
    { "blue", VEDETTE_SHEET_BLUE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (sides); i++)
    if (word == NULL || g_str_equal (sides[i].word, word))
      {
        *side = sides[i].side;
        return TRUE;
      }
  vedette_cli_misused (_("--%s cannot be “%s”; it can be: %s"), "side", word, "both, red, blue");
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

#define N_SHEETS (VEDETTE_SHEET_BLANK_ROSTER + 1)

/* Exactly one of the sheets has to be asked for. */
static gboolean
read_sheet (const gboolean  wanted[N_SHEETS],
            VedetteSheet   *sheet)
{
  static const char *const all = "--summary, --cards, --roster, --blank-cards, --blank-roster";
  guint n = 0;

  for (guint i = 0; i < N_SHEETS; i++)
    if (wanted[i])
      {
        *sheet = (VedetteSheet) i;
        n++;
      }
  if (n == 0)
    vedette_cli_misused (_("What is to be printed? There is: %s"), all);
  else if (n > 1)
    vedette_cli_misused (_("One sheet at a time: %s"), all);
  return n == 1;
}

/* Whether there is such a sheet. */
static gboolean
check_sheet (VedetteSheet      sheet,
             gboolean          large,
             VedetteSheetSide  side)
{
  if (!vedette_sheet_can_be_for (sheet, side))
    vedette_cli_misused (_("Order cards are for one side only: --side=%s or --side=%s"), "red", "blue");
  else if (large && !vedette_sheet_can_be_large (sheet))
    vedette_cli_misused (_("--large does not go with cards"));
  else
    return TRUE;
  return FALSE;
}

static int
print_file (const char       *path,
            VedetteSheet      sheet,
            gboolean          large,
            VedettePaper      paper,
            VedetteSheetSide  side,
            const char       *output)
{
  VedetteOpenReport report;
  g_autoptr (VedetteBattle) battle = vedette_cli_open (path, VEDETTE_OPEN_READ, &report);
  g_autoptr (GError) error = NULL;
  g_autofree char *shown = g_filename_display_name (output);

  if (battle == NULL || !vedette_cli_has_begun (battle, path))
    return VEDETTE_CLI_REFUSED;
  if (are_one_file (path, output))
    {
      vedette_cli_complain (_("%s: This is the battle itself. Choose another file for the page"), shown);
      return VEDETTE_CLI_REFUSED;
    }
  if (vedette_sheet_write_pdf (battle, sheet, large, paper, side, output, &error))
    return VEDETTE_CLI_DONE;
  vedette_cli_complain ("%s: %s", shown, error->message);
  return VEDETTE_CLI_REFUSED;
}

int
vedette_cli_print (const char  *summary,
                   int          argc,
                   char       **argv)
{
  g_autofree char *side_word = NULL;
  g_autofree char *paper_word = NULL;
  g_autofree char *output = NULL;
  g_auto (GStrv) files = NULL;
  gboolean wanted[N_SHEETS] = { FALSE };
  gboolean large = FALSE;
  VedetteSheet sheet = VEDETTE_SHEET_SUMMARY;
  VedettePaper paper;
  VedetteSheetSide side;
  const char *path;
  int status;
  const GOptionEntry entries[] = {
    { "summary", 0, 0, G_OPTION_ARG_NONE, &wanted[VEDETTE_SHEET_SUMMARY], N_("Print the summary of the battle"), NULL },
    { "cards", 0, 0, G_OPTION_ARG_NONE, &wanted[VEDETTE_SHEET_CARDS], N_("Print the order cards of one side, to cut out"), NULL },
    { "roster", 0, 0, G_OPTION_ARG_NONE, &wanted[VEDETTE_SHEET_ROSTER], N_("Print the rosters"), NULL },
    { "blank-cards", 0, 0, G_OPTION_ARG_NONE, &wanted[VEDETTE_SHEET_BLANK_CARDS], N_("Print order cards to be filled in"), NULL },
    { "blank-roster", 0, 0, G_OPTION_ARG_NONE, &wanted[VEDETTE_SHEET_BLANK_ROSTER], N_("Print a roster to be filled in"), NULL },
    { "large", 0, 0, G_OPTION_ARG_NONE, &large, N_("In large print; not for cards"), NULL },
    { "side", 0, 0, G_OPTION_ARG_STRING, &side_word, N_("For red, blue or both; both if left out"), N_("SIDE") },
    { "paper", 0, 0, G_OPTION_ARG_STRING, &paper_word, N_("On a4 or letter; the usual paper if left out"),
      N_("PAPER") },
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &output, N_("The PDF file to write"), N_("OUT.pdf") },
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &files, NULL, N_("FILE") },
    { NULL },
  };

  if (!vedette_cli_parse (summary, NULL, entries, argc, argv, &status))
    return status;
  path = vedette_cli_get_file (files);
  if (path == NULL || !read_paper (paper_word, &paper) || !read_side (side_word, &side))
    return VEDETTE_CLI_USAGE;
  if (!read_sheet (wanted, &sheet) || !check_sheet (sheet, large, side))
    return VEDETTE_CLI_USAGE;
  if (output == NULL || *output == '\0')
    return vedette_cli_misused (_("--output is needed"));
  return print_file (path, sheet, large, paper, side, output);
}
