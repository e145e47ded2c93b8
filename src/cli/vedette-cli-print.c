/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The verb `print`: the sheets of a battle as a PDF file. */

#include "vedette-config.h"

#include <glib/gi18n-lib.h>

#include "cli/vedette-cli-private.h"
#include "print/systems.h"

/* What the command line says */
typedef struct
{
  GPtrArray *names; /* of all sheets that any system has */
  gboolean *wanted; /* in that order */
  gboolean large;
  char *readers;    /* what is said of the words for them */
  char *reader;     /* the word for who is to read it */
  char *paper_word;
  char *output;
  char **files;
  VedettePaper paper;
} Request;

static void
clear_request (Request *self)
{
  g_clear_pointer (&self->names, g_ptr_array_unref);
  g_clear_pointer (&self->wanted, g_free);
  g_clear_pointer (&self->readers, g_free);
  g_clear_pointer (&self->reader, g_free);
  g_clear_pointer (&self->paper_word, g_free);
  g_clear_pointer (&self->output, g_free);
  g_clear_pointer (&self->files, g_strfreev);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Request, clear_request)

static gboolean
has_name (GPtrArray  *names,
          const char *name)
{
  return g_ptr_array_find_with_equal_func (names, name, g_str_equal, NULL);
}

/* Each sheet that any system has, once */
static void
add_sheet_entries (Request *self,
                   GArray  *entries)
{
  g_autoptr (GPtrArray) sheets = g_ptr_array_new ();

  self->names = g_ptr_array_new ();
  for (guint i = 0; vedette_print_systems[i] != NULL; i++)
    for (const VedetteSheetKind *sheet = vedette_print_systems[i]->sheets; sheet->name != NULL; sheet++)
      if (!has_name (self->names, sheet->name))
        {
          g_ptr_array_add (self->names, (gpointer) sheet->name);
          g_ptr_array_add (sheets, (gpointer) sheet);
        }
  self->wanted = g_new0 (gboolean, sheets->len + 1);
  for (guint i = 0; i < sheets->len; i++)
    {
      const VedetteSheetKind *sheet = sheets->pdata[i];
      GOptionEntry entry = { sheet->name, 0, 0, G_OPTION_ARG_NONE, &self->wanted[i], sheet->option, NULL };
      GOptionEntry old = { sheet->old_name, 0, G_OPTION_FLAG_HIDDEN, G_OPTION_ARG_NONE, &self->wanted[i], NULL, NULL };

      g_array_append_val (entries, entry);
      if (sheet->old_name != NULL)
        g_array_append_val (entries, old);
    }
}

/* Returns: (nullable): the words for those who may read sheets, in each system that has some; the first of them is meant
 * where none is said */
static char *
list_readers (void)
{
  GString *list = g_string_new (NULL);

  for (guint i = 0; vedette_print_systems[i] != NULL; i++)
    if (vedette_print_systems[i]->readers != NULL)
      {
        g_autofree char *words = g_strjoinv (", ", (char **) vedette_print_systems[i]->readers);

        g_string_append_printf (list, "%s%s", list->len > 0 ? "; " : "", words);
      }
  return g_string_free (list, list->len == 0);
}

static GArray *
make_entries (Request *self)
{
  GArray *entries = g_array_new (TRUE, TRUE, sizeof (GOptionEntry));
  g_autofree char *readers = list_readers ();
  const GOptionEntry large[] = {
    { "large", 0, 0, G_OPTION_ARG_NONE, &self->large, vedette_print_systems[0]->large_option, NULL },
  };
  const GOptionEntry others[] = {
    { "paper", 0, 0, G_OPTION_ARG_STRING, &self->paper_word, N_("Paper size: a4 or letter (default: as in your locale)"),
      N_("PAPER") },
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &self->output, N_("PDF file to write"), N_("OUT.pdf") },
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &self->files, NULL, N_("FILE") },
  };

  add_sheet_entries (self, entries);
  g_array_append_vals (entries, large, G_N_ELEMENTS (large));
  if (readers != NULL)
    {
      GOptionEntry reader = { "side", 0, 0, G_OPTION_ARG_STRING, &self->reader, NULL, N_("SIDE") };

      /* Translators: words for the command line; the first for the sheets of one game system, the next for those of another */
      self->readers = g_strdup_printf (_("Who may see the sheet (the first is the default): %s"), readers);
      reader.description = self->readers;
      g_array_append_val (entries, reader);
    }
  g_array_append_vals (entries, others, G_N_ELEMENTS (others));
  return entries;
}

static gboolean
read_reader (const Request            *self,
             const VedettePrintSystem *system,
             VedetteBattle            *battle,
             guint                    *reader)
{
  g_auto (GStrv) list = vedette_print_system_list_readers (system, battle);
  g_autofree char *words = g_strjoinv (", ", list);

  if (vedette_print_system_find_reader (system, battle, self->reader, reader))
    return TRUE;
  if (*words != '\0')
    vedette_cli_misused (_("--%s cannot be “%s”. Use one of: %s"), "side", self->reader, words);
  else
    vedette_cli_misused (_("In this battle everyone may read everything. Leave out --side."));
  return FALSE;
}

static char *
list_options (const VedettePrintSystem *system)
{
  GString *out = g_string_new (NULL);

  for (guint i = 0; system->sheets[i].name != NULL; i++)
    g_string_append_printf (out, "%s--%s", i > 0 ? ", " : "", system->sheets[i].name);
  return g_string_free (out, FALSE);
}

/* Exactly one of the sheets has to be asked for. */
static const VedetteSheetKind *
read_sheet (const Request            *self,
            const VedettePrintSystem *system)
{
  g_autofree char *all = list_options (system);
  const VedetteSheetKind *sheet = NULL;
  const char *name = NULL;
  guint n = 0;

  for (guint i = 0; i < self->names->len; i++)
    if (self->wanted[i])
      {
        name = self->names->pdata[i];
        n++;
      }
  if (n == 1)
    sheet = vedette_print_system_find_sheet (system, name);
  if (n == 0)
    /* Translators: a list of sheets, such as “--summary, --roster” */
    vedette_cli_misused (_("No sheet was chosen. Use one of: %s"), all);
  else if (n > 1)
    /* Translators: a list of sheets, such as “--summary, --roster” */
    vedette_cli_misused (_("Choose only one sheet at a time: %s"), all);
  else if (sheet == NULL)
    /* Translators: the name of a sheet, and a list of those there are, such as “--summary, --roster” */
    vedette_cli_misused (_("This battle has no sheet --%s. Use one of: %s"), name, all);
  return sheet;
}

/* Whether there is such a sheet. */
static gboolean
check_sheet (const VedetteSheetKind *sheet,
             gboolean                large,
             guint                   reader)
{
  if (!vedette_sheet_can_be_for (sheet, reader))
    vedette_cli_misused ("%s", _(sheet->not_all_option));
  else if (large && !vedette_sheet_can_be_large (sheet))
    vedette_cli_misused ("%s", _(sheet->not_large));
  else
    return TRUE;
  return FALSE;
}

static int
print_battle (const Request          *self,
              VedetteBattle          *battle,
              const VedetteSheetKind *sheet,
              guint                   reader)
{
  g_autoptr (GError) error = NULL;

  if (!vedette_cli_has_begun (battle, self->files[0]))
    return VEDETTE_CLI_REFUSED;
  if (!vedette_cli_is_apart (self->files[0], self->output))
    return VEDETTE_CLI_REFUSED;
  if (vedette_sheet_write_pdf (battle, sheet, self->large, self->paper, reader, self->output, &error))
    return VEDETTE_CLI_DONE;
  vedette_cli_complain_of_file (self->output, error);
  return VEDETTE_CLI_REFUSED;
}

/* What there is to be printed hangs on the battle; a file that is none is told of after all that is wrong besides. */
static int
print_file (const Request *self)
{
  VedetteOpenReport report;
  g_autoptr (GError) error = NULL;
  g_autoptr (VedetteBattle) battle =
    vedette_cli_open_quietly (self->files[0], VEDETTE_OPEN_READ, &report, &error);
  const VedettePrintSystem *system = battle != NULL ? vedette_print_systems_find (battle) : vedette_print_systems[0];
  const VedetteSheetKind *sheet;
  guint reader;

  if (!read_reader (self, system, battle, &reader))
    return VEDETTE_CLI_USAGE;
  sheet = read_sheet (self, system);
  if (sheet == NULL || !check_sheet (sheet, self->large, reader))
    return VEDETTE_CLI_USAGE;
  if (self->output == NULL || *self->output == '\0')
    return vedette_cli_misused (_("The option --output is missing. Name the file to write."));
  if (battle != NULL)
    return print_battle (self, battle, sheet, reader);
  vedette_cli_complain_of_battle (self->files[0], &report, error);
  return VEDETTE_CLI_REFUSED;
}

int
vedette_cli_print (const char  *summary,
                   int          argc,
                   char       **argv)
{
  g_auto (Request) self = { 0 };
  g_autoptr (GArray) entries = make_entries (&self);
  int status;

  if (!vedette_cli_parse (summary, NULL, (const GOptionEntry *) (gpointer) entries->data, argc, argv, &status))
    return status;
  if (vedette_cli_get_file (self.files) == NULL || !vedette_cli_read_paper (self.paper_word, &self.paper))
    return VEDETTE_CLI_USAGE;
  return print_file (&self);
}
