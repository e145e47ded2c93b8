/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Every sign in a text of the program is in DejaVu Sans, which build-aux/packages asks for: what is in hardly any font is
 * drawn as a box with digits. */

#include <pango/pangocairo.h>
#include <string.h>

/* Below it are letters, which every font has. */
#define FIRST_SIGN 0x2000

typedef struct
{
  PangoFont *font;
  guint n_files;
  guint n_signs;
} Glyphs;

/* What stands in comments nobody draws. */
static void
blank_comments (char *text)
{
  char *start = text;

  while ((start = strstr (start, "/*")) != NULL)
    {
      char *end = strstr (start, "*/");

      if (end == NULL)
        return;
      memset (start, ' ', (gsize) (end + 2 - start));
      start = end + 2;
    }
}

static void
check_file (Glyphs     *self,
            const char *path)
{
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  blank_comments (text);
  self->n_files++;
  for (const char *p = text; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar sign = g_utf8_get_char (p);

      if (sign < FIRST_SIGN)
        continue;
      self->n_signs++;
      if (!pango_font_has_char (self->font, sign))
        g_error ("%s: U+%04X is not in DejaVu Sans", path, sign);
    }
}

static void
check_folder (Glyphs     *self,
              const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GDir) dir = g_dir_open (path, 0, &error);
  const char *name;

  g_assert_no_error (error);
  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *inner = g_build_filename (path, name, NULL);

      if (g_file_test (inner, G_FILE_TEST_IS_DIR))
        check_folder (self, inner);
      else if (g_str_has_suffix (name, ".c") || g_str_has_suffix (name, ".h") || g_str_has_suffix (name, ".ui"))
        check_file (self, inner);
    }
}

static void
test_glyphs (void)
{
  g_autoptr (PangoFontMap) fonts = pango_cairo_font_map_new ();
  PangoContext *context = pango_font_map_create_context (fonts);
  g_autoptr (PangoFontDescription) description = pango_font_description_from_string ("DejaVu Sans 10");
  g_autoptr (PangoFont) font = pango_context_load_font (context, description);
  g_autofree char *sources = g_build_filename (g_getenv ("VEDETTE_SRCDIR"), "src", NULL);
  g_autofree char *german = g_build_filename (g_getenv ("VEDETTE_SRCDIR"), "po", "de.po", NULL);
  Glyphs glyphs = { .font = font };

  g_assert_nonnull (font);
  g_assert_cmpstr (pango_font_family_get_name (pango_font_face_get_family (pango_font_get_face (font))), ==, "DejaVu Sans");
  /* of the signs of maps it has some, and not this one */
  g_assert_false (pango_font_has_char (font, 0x29C4));
  check_folder (&glyphs, sources);
  check_file (&glyphs, german);
  g_assert_cmpuint (glyphs.n_files, >=, 500);
  g_assert_cmpuint (glyphs.n_signs, >=, 1000);
  g_object_unref (context);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/print/glyphs", test_glyphs);
  return g_test_run ();
}
