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

static void
add (GtkWidgetClass  *widget_class,
     GtkShortcutFunc  pressed,
     guint            keyval,
     GdkModifierType  modifiers,
     const char      *key)
{
  gtk_widget_class_add_binding (widget_class, keyval, modifiers, pressed, "(sb)", key, (modifiers & GDK_SHIFT_MASK) != 0);
}

/**
 * vedette_offer_keys_add:
 * @pressed: gets the key as an offer has it, and whether Shift is held, as "(sb)"; returns whether it is of use now
 *
 * Binds all keys that an offer may have.
 */
void
vedette_offer_keys_add (GtkWidgetClass  *widget_class,
                        GtkShortcutFunc  pressed)
{
  static const guint enter[] = { GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter };

  for (guint i = 0; i < G_N_ELEMENTS (enter); i++)
    {
      add (widget_class, pressed, enter[i], 0, VEDETTE_OFFER_ENTER);
      add (widget_class, pressed, enter[i], GDK_SHIFT_MASK, VEDETTE_OFFER_ENTER);
    }
  for (guint i = 0; i <= 9; i++)
    {
      const char digit[] = { (char) ('0' + i), '\0' };

      add (widget_class, pressed, GDK_KEY_0 + i, 0, digit);
    }
  for (guint i = 0; i < 26; i++)
    {
      const char letter[] = { (char) ('a' + i), '\0' };
      const char with_control[] = { 'C', 't', 'r', 'l', '+', (char) ('A' + i), '\0' };

      add (widget_class, pressed, GDK_KEY_a + i, 0, letter);
      add (widget_class, pressed, GDK_KEY_a + i, GDK_SHIFT_MASK, letter);
      add (widget_class, pressed, GDK_KEY_a + i, GDK_CONTROL_MASK, with_control);
    }
}
