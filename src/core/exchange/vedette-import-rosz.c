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

static gboolean
is_roster (const char *path)
{
  g_autofree char *folded = g_ascii_strdown (path, -1);

  return g_str_has_suffix (folded, ".ros");
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
                             _("The archive unpacks to more than %d MB, or to more than %d times its size. Unpack it, and "
                               "import the .ros file"), (int) (VEDETTE_ROSTER_MAX_LENGTH / 1024 / 1024), MAX_RATIO);
      *left -= (gsize) n;
      if (bytes != NULL)
        g_byte_array_append (bytes, chunk, (guint) n);
    }
  /* What is passed over may be packed in a way that is not known here. */
  return n == 0 || bytes == NULL ||
         vedette_fail (error, VEDETTE_ROSTER_ERROR, VEDETTE_ROSTER_ERROR_BROKEN, _("The archive is broken"));
}

static GByteArray *
find_roster (struct archive  *archive,
             gsize            packed,
             GError         **error)
{
  gsize left = MIN (VEDETTE_ROSTER_MAX_LENGTH, (packed + 1024) * MAX_RATIO);
  struct archive_entry *entry;
  int status;

  for (guint i = 0; (status = archive_read_next_header (archive, &entry)) == ARCHIVE_OK || status == ARCHIVE_WARN; i++)
    {
      const char *path = archive_entry_pathname_utf8 (entry);

      if (path == NULL)
        path = archive_entry_pathname (entry);
      if (i >= MAX_ENTRIES || !is_safe (path))
        {
          vedette_fail (error, VEDETTE_ROSTER_ERROR, VEDETTE_ROSTER_ERROR_LIMIT,
                        _("The archive has paths or numbers of files that no roster has; nothing of it was read"));
          return NULL;
        }
      if (archive_entry_filetype (entry) == AE_IFREG && is_roster (path))
        {
          g_autoptr (GByteArray) bytes = g_byte_array_new ();

          return unpack (archive, bytes, &left, error) ? g_steal_pointer (&bytes) : NULL;
        }
      if (!unpack (archive, NULL, &left, error))
        return NULL;
    }
  if (status == ARCHIVE_EOF)
    vedette_fail (error, VEDETTE_ROSTER_ERROR, VEDETTE_ROSTER_ERROR_FORMAT, _("There is no .ros in this archive"));
  else
    vedette_fail (error, VEDETTE_ROSTER_ERROR, VEDETTE_ROSTER_ERROR_BROKEN, _("The archive is broken"));
  return NULL;
}

VedetteRoster *
vedette_import_rosz (const char  *data,
                     gsize        length,
                     GError     **error)
{
  struct archive *archive = archive_read_new ();
  g_autoptr (GByteArray) bytes = NULL;

  archive_read_support_format_zip (archive);
  if (archive_read_open_memory (archive, data, length) == ARCHIVE_OK)
    bytes = find_roster (archive, length, error);
  else
    vedette_fail (error, VEDETTE_ROSTER_ERROR, VEDETTE_ROSTER_ERROR_BROKEN, _("The archive is broken"));
  archive_read_free (archive);
  return bytes != NULL ? vedette_import_ros ((const char *) bytes->data, bytes->len, error) : NULL;
}
