/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Inches as people type them. */

#include "vedette-config.h"

#include "ui/declare/vedette-inches.h"

#include <gio/gio.h>
#include <glib/gi18n-lib.h>
#include <math.h>

#include "core/typed/vedette-scan.h"

#define MAX_INCHES 999

/**
 * vedette_inches_write:
 * @hundredths: -1 for untracked
 *
 * Returns: (transfer full): the inches; "" for untracked
 */
char *
vedette_inches_write (int hundredths)
{
  if (hundredths < 0)
    return g_strdup ("");
  return hundredths % 100 == 0 ? g_strdup_printf ("%d", hundredths / 100)
                               : g_strdup_printf ("%d.%02d", hundredths / 100, hundredths % 100);
}

/**
 * vedette_inches_get_untracked:
 *
 * Returns: what stands in place of inches that nobody keeps, in the reader's language
 */
const char *
vedette_inches_get_untracked (void)
{
  /* Translators: a length that nobody keeps */
  return _("not tracked");
}

static gboolean
is_untracked (const char *text)
{
  g_autofree char *folded = vedette_scan_fold (text);
  g_autofree char *untracked = vedette_scan_fold (vedette_inches_get_untracked ());

  return g_str_equal (folded, untracked);
}

/**
 * vedette_inches_read:
 * @text: inches with a point or a comma, with their sign or without; nothing at all is untracked, and so is the word for it
 * @hundredths: (out): -1 for untracked
 */
gboolean
vedette_inches_read (const char  *text,
                     int         *hundredths,
                     GError     **error)
{
  g_autofree char *own = g_strdelimit (g_strstrip (g_strdup (text)), ",", '.');
  char *end = own;
  double number;

  *hundredths = -1;
  if (*own == '\0' || is_untracked (own))
    return TRUE;
  number = g_ascii_strtod (own, &end);
  end += strspn (end, " \"″");
  if (*end == '\0' && g_ascii_isdigit (*own) && number >= 0 && number <= MAX_INCHES)
    {
      *hundredths = (int) lround (number * 100);
      return TRUE;
    }
  /* Translators: what was typed */
  g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT, _("Replace “%s” with a distance from 0 to 999 inches"), own);
  return FALSE;
}
