/* SPDX-License-Identifier: GPL-3.0-or-later */
/* BattleScribe’s .rosz: a zip archive with one .ros in it. Nothing of it is written to the disk. */

#include "vedette-config.h"

#include <archive.h>
#include <archive_entry.h>
#include <glib/gi18n-lib.h>
#include <string.h>

#include "core/exchange/vedette-roster-private.h"
#include "core/json/vedette-fail.h"

/* XML becomes a thirtieth of its size, not a thousandth. */
#define MAX_RATIO 200
#define MAX_ENTRIES 64
#define CHUNK (64 * 1024)

static gboolean
is_safe (const char *path)
{
  g_auto (GStrv) parts = NULL;

  if (path == NULL || *path == '/' || strchr (path, '\\') != NULL || (g_ascii_isalpha (*path) && path[1] == ':'))
    return FALSE;
  parts = g_strsplit (path, "/", -1);
  return !g_strv_contains ((const char * const *) parts, "..");
}

/* macOS adds a file of its own beside each, with “._” before the same name. */
static gboolean
is_roster (const char *path)
{
  g_autofree char *folded = g_ascii_strdown (path, -1), *name = g_path_get_basename (path);

  return g_str_has_suffix (folded, ".ros") && !g_str_has_prefix (name, "._") && !g_str_has_prefix (path, "__MACOSX/");
}

/* The list of its files ends an archive. The first file may be read without it, but not whole where the archive is cut off. */
static gboolean
has_end (const char *data,
         gsize       length)
{
  for (gsize i = length >= 22 ? length - 22 + 1 : 0; i > 0; i--)
    if (data[i - 1] == 'P' && memcmp (data + i - 1, "PK\005\006", 4) == 0)
      return TRUE;
  return FALSE;
}

static gboolean
fail_broken (GError **error)
{
  return vedette_fail (error, VEDETTE_ROSTER_ERROR, VEDETTE_ROSTER_ERROR_BROKEN,
                       _("The archive is damaged. Download or copy the archive again."));
}

/* Unpacks an entry into @bytes, or only counts it where that is %NULL: to pass an entry over may be to unpack it.
 * @left: (inout): how many bytes the archive may still unpack to. Returns: %FALSE with an error */
static gboolean
unpack (struct archive  *archive,
        GByteArray      *bytes,
        gsize           *left,
        GError         **error)
{
  g_autofree guchar *chunk = g_malloc (CHUNK);
  la_ssize_t n;

  while ((n = archive_read_data (archive, chunk, CHUNK)) > 0)
    {
      if ((gsize) n > *left)
        return vedette_fail (error, VEDETTE_ROSTER_ERROR, VEDETTE_ROSTER_ERROR_LIMIT,
                             /* Translators: so many millions of bytes, and how many times */
                             _("The archive unpacks to more than %d MB, or to more than %d times its size. Export a smaller "
                               "roster, or import the .ros file."), (int) (VEDETTE_ROSTER_MAX_LENGTH / 1024 / 1024), MAX_RATIO);
      *left -= (gsize) n;
      if (bytes != NULL)
        g_byte_array_append (bytes, chunk, (guint) n);
    }
  /* What is passed over may be packed in a way that is not known here. */
  return n == 0 || bytes == NULL || fail_broken (error);
}

/* Unpacks the first roster. @paths: (element-type utf8): gets the paths of all */
static GByteArray *
find_roster (struct archive  *archive,
             gsize            packed,
             GPtrArray       *paths,
             GError         **error)
{
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  gsize left = MIN (VEDETTE_ROSTER_MAX_LENGTH, (packed + 1024) * MAX_RATIO);
  struct archive_entry *entry;
  int status;

  for (guint i = 0; (status = archive_read_next_header (archive, &entry)) == ARCHIVE_OK || status == ARCHIVE_WARN; i++)
    {
      const char *path = archive_entry_pathname_utf8 (entry);
      gboolean roster;

      if (path == NULL)
        path = archive_entry_pathname (entry);
      if (i >= MAX_ENTRIES || !is_safe (path))
        {
          vedette_fail (error, VEDETTE_ROSTER_ERROR, VEDETTE_ROSTER_ERROR_LIMIT,
                        _("The archive has too many files, or unsafe paths, so it is not a roster. Choose a different file."));
          return NULL;
        }
      roster = archive_entry_filetype (entry) == AE_IFREG && is_roster (path);
      if (roster)
        g_ptr_array_add (paths, g_utf8_make_valid (path, -1));
      if (!unpack (archive, roster && paths->len == 1 ? bytes : NULL, &left, error))
        return NULL;
    }
  if (status != ARCHIVE_EOF)
    fail_broken (error);
  else if (paths->len > 0)
    return g_steal_pointer (&bytes);
  else
    vedette_fail (error, VEDETTE_ROSTER_ERROR, VEDETTE_ROSTER_ERROR_FORMAT, _("This archive has no .ros file. Choose a "
                                                                              "different file."));
  return NULL;
}

VedetteRoster *
vedette_import_rosz (const char  *data,
                     gsize        length,
                     GError     **error)
{
  struct archive *archive = archive_read_new ();
  g_autoptr (GPtrArray) paths = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GByteArray) bytes = NULL;
  VedetteRoster *roster;

  archive_read_support_format_zip (archive);
  if (!has_end (data, length))
    vedette_fail (error, VEDETTE_ROSTER_ERROR, VEDETTE_ROSTER_ERROR_BROKEN,
                  _("The end of the archive is missing. Download or copy the archive again."));
  else if (archive_read_open_memory (archive, data, length) == ARCHIVE_OK)
    bytes = find_roster (archive, length, paths, error);
  else
    fail_broken (error);
  archive_read_free (archive);
  roster = bytes != NULL ? vedette_import_ros ((const char *) bytes->data, bytes->len, error) : NULL;
  if (roster != NULL && paths->len > 1)
    /* Translators: how many more rosters are in an archive, the path of the one that was read, and that of the next */
    vedette_roster_note (roster, ngettext ("The archive has %u more roster: only “%s” was read, not “%s”. To import the other "
                                           "roster, unpack the archive.",
                                           "The archive has %u more rosters: only “%s” was read, not “%s” and others. To "
                                           "import the other rosters, unpack the archive.", paths->len - 1),
                         paths->len - 1, (const char *) paths->pdata[0], (const char *) paths->pdata[1]);
  return roster;
}
