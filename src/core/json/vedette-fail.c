/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Implements vedette_fail(), which sets an error and returns FALSE in one expression. */

#include "core/json/vedette-fail.h"

/**
 * vedette_fail:
 * @error: (out) (optional): return location for the error
 *
 * Sets an error from a printf() format.
 *
 * Returns: %FALSE, so that the caller can return the result of this call
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
