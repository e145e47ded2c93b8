/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The keys of offers as a keyboard has them, and as they are read. */

#include "vedette-config.h"

#include "ui/system/vedette-offer-key.h"

#include <glib/gi18n-lib.h>

#include "core/rules/vedette-offer.h"

/**
 * vedette_offer_key_show:
 * @key: as an offer has it
 *
 * Returns: (transfer full): as it is to be read
 */
char *
vedette_offer_key_show (const char *key)
{
  if (g_str_equal (key, VEDETTE_OFFER_ENTER))
    return g_strdup (_("Enter"));
  return strlen (key) == 1 ? g_ascii_strup (key, -1) : g_strdup (key);
}

/**
 * vedette_offer_key_read:
 * @keyval: as [func@Vedette.keys_add] has it
 * @modifiers: of Shift and Ctrl
 *
 * Returns: (transfer full) (nullable): as an offer has it, %NULL if none can have this key
 */
char *
vedette_offer_key_read (guint           keyval,
                        GdkModifierType modifiers)
{
  gboolean control = (modifiers & GDK_CONTROL_MASK) != 0;
  gboolean letter = keyval >= GDK_KEY_a && keyval <= GDK_KEY_z;

  if (control)
    return letter && (modifiers & GDK_SHIFT_MASK) == 0 ? g_strdup_printf ("Ctrl+%c", (int) (keyval - GDK_KEY_a + 'A')) : NULL;
  if (keyval == GDK_KEY_Return)
    return g_strdup (VEDETTE_OFFER_ENTER);
  return letter || (keyval >= GDK_KEY_0 && keyval <= GDK_KEY_9) ? g_strdup_printf ("%c", (int) keyval) : NULL;
}
