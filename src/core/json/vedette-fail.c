/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Refusing with an error in one expression. */

#include "core/json/vedette-fail.h"

/**
 * vedette_fail:
 * @error: (out) (optional): set, if it is wanted
 *
 * Returns: %FALSE, so that who calls it can return that at once
 */
gboolean
vedette_fail (GError     **error,
              GQuark       domain,
              int          code,
              const char  *format,
              ...)
{
  va_list args;

  va_start (args, format);
  if (error != NULL)
    *error = g_error_new_valist (domain, code, format, args);
  va_end (args);
  return FALSE;
}
