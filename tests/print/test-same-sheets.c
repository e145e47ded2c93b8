/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The same sheet has the same pages and lines with the font of every desktop, and type of nearly the same size. */

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "core/document/vedette-battle-file.h"
#include "core/systems.h"
#include "print/systems.h"

static const char *const fonts[] = { "dejavu", "cantarell", "inter" };

/* Returns: the size of most plain letters: what is bold may be as large as its frame allows */
static double
find_type_size (VedettePage *page)
{
  guint letters[80] = { 0 }, most = 0;

  for (guint i = 0; i < vedette_page_get_n_boxes (page); i++)
    {
      const VedetteBox *box = vedette_page_get_box (page, i);

      if (box->size > 0 && box->size < G_N_ELEMENTS (letters) / 2 && (box->style & VEDETTE_TEXT_BOLD) == 0)
        letters[(guint) (box->size * 2)] += (guint) strlen (box->text);
    }
  for (guint i = 1; i < G_N_ELEMENTS (letters); i++)
    if (letters[i] > letters[most])
      most = i;
  return most / 2.0;
}

static guint
count_texts (VedettePage *page)
{
  guint n = 0;

  for (guint i = 0; i < vedette_page_get_n_boxes (page); i++)
    n += vedette_page_get_box (page, i)->size > 0;
  return n;
}

static void
print_sheet (VedetteBattle          *battle,
             const VedetteSheetKind *sheet,
             guint                   reader,
             const char             *name)
{
  for (VedettePaper paper = VEDETTE_PAPER_A4; paper <= VEDETTE_PAPER_LETTER; paper++)
    {
      g_autoptr (GPtrArray) pages = vedette_sheet_lay_out (battle, sheet, FALSE, paper, reader);

      for (guint i = 0; i < pages->len; i++)
        g_print ("%s %s for %u on %s, page %u of %u: %u texts, in points \t%.1f\n", name, sheet->name, reader,
                 paper == VEDETTE_PAPER_A4 ? "A4" : "Letter", i + 1, pages->len, count_texts (pages->pdata[i]),
                 find_type_size (pages->pdata[i]));
    }
}

/* What another process with another font compares */
static void
print_sheets (const char *name)
{
  g_autofree char *path = g_build_filename (g_getenv ("VEDETTE_SRCDIR"), "data", "samples", name, NULL);
  g_autoptr (VedetteBattle) battle = vedette_battle_open (path, VEDETTE_OPEN_READ, vedette_systems_get_schemas (), NULL, NULL);
  const VedettePrintSystem *system = vedette_print_systems_find (battle);
  g_auto (GStrv) readers = vedette_print_system_list_readers (system, battle);

  for (const VedetteSheetKind *sheet = system->sheets; sheet->name != NULL; sheet++)
    for (guint reader = 0; reader < MAX (g_strv_length (readers), 1); reader++)
      if (vedette_sheet_can_be_for (sheet, reader))
        print_sheet (battle, sheet, reader, name);
}

/* Returns: (transfer full): the sheets of a battle with a font, a page to a line */
static GStrv
read_sheets (const char *program,
             const char *name,
             const char *font)
{
  g_autoptr (GSubprocessLauncher) launcher = g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE);
  g_autofree char *path = g_build_filename (g_getenv ("VEDETTE_SRCDIR"), "tests", "fonts", font, "fonts.conf", NULL);
  g_autoptr (GSubprocess) child = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;

  g_subprocess_launcher_setenv (launcher, "FONTCONFIG_FILE", path, TRUE);
  child = g_subprocess_launcher_spawn (launcher, &error, program, "--sheets", name, NULL);
  g_assert_no_error (error);
  g_subprocess_communicate_utf8 (child, NULL, NULL, &text, NULL, &error);
  g_assert_no_error (error);
  g_assert_true (g_subprocess_get_successful (child));
  return g_strsplit (text, "\n", -1);
}

/* A narrow font may be larger by one step of the sizes that a sheet tries. */
static gboolean
are_alike (const char *one,
           const char *other)
{
  const char *size = strchr (one, '\t'), *other_size = strchr (other, '\t');

  if (size == NULL || other_size == NULL || size - one != other_size - other)
    return g_str_equal (one, other);
  return strncmp (one, other, (gsize) (size - one)) == 0 &&
         fabs (g_ascii_strtod (size, NULL) - g_ascii_strtod (other_size, NULL)) <= 0.5;
}

typedef struct
{
  const char *program;
  const char *name;
} Sample;

static void
test_sample (gconstpointer data)
{
  const Sample *sample = data;
  g_auto (GStrv) first = read_sheets (sample->program, sample->name, fonts[0]);
  guint n_other = 0;

  g_assert_cmpuint (g_strv_length (first), >, 8);
  for (guint f = 1; f < G_N_ELEMENTS (fonts); f++)
    {
      g_auto (GStrv) other = read_sheets (sample->program, sample->name, fonts[f]);

      for (guint i = 0; i < MAX (g_strv_length (first), g_strv_length (other)); i++)
        {
          if (first[i] != NULL && other[i] != NULL && are_alike (first[i], other[i]))
            continue;
          g_test_message ("%s: %s", fonts[0], first[i]);
          g_test_message ("%s: %s", fonts[f], other[i]);
          n_other++;
          if (first[i] == NULL || other[i] == NULL)
            break;
        }
    }
  g_assert_cmpuint (n_other, ==, 0);
}

int
main (int    argc,
      char **argv)
{
  static Sample samples[] = { { .name = "blackhearts-hold.vedette" }, { .name = "ford-at-dusk.vedette" },
                              { .name = "fifty-goblins.vedette" }, { .name = "bridges-at-aurach.vedette" } };

  if (argc == 3 && g_str_equal (argv[1], "--sheets"))
    {
      print_sheets (argv[2]);
      return EXIT_SUCCESS;
    }
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (samples); i++)
    {
      g_autofree char *path = g_strconcat ("/print/same-sheets/", samples[i].name, NULL);

      samples[i].program = argv[0];
      g_test_add_data_func (path, &samples[i], test_sample);
    }
  return g_test_run ();
}
