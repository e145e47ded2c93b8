/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How the colour of a party is put on the screen, for what draws itself and for the style sheet alike: the ink that can be read
   on light ground or on dark, and the tint of it. */

#include "vedette-config.h"

#include "ui/widgets/party/vedette-party-paint.h"

#include <adwaita.h>

#include "ui/widgets/vedette-style.h"

/* How much of the ink is in a tint, in hundredths, on light ground and on dark */
#define TINT 8
#define DARK_TINT 16

/* A class of style for each colour: of what is in it, and of what something in it lies in */
#define INK_CLASS "ink-"
#define OF_CLASS "of-"
/* For what both have alike: a sign is seen, and not read. */
#define ANY_INK "party-ink"

static gboolean
is_dark (void)
{
  return adw_style_manager_get_dark (adw_style_manager_get_default ());
}

static GdkRGBA
make_colour (VedetteInk ink,
             float      alpha)
{
  guint32 rgb = is_dark () ? ink.dark : ink.light;

  return (GdkRGBA){ (float) (rgb >> 16 & 0xff) / 255, (float) (rgb >> 8 & 0xff) / 255, (float) (rgb & 0xff) / 255, alpha };
}

/**
 * vedette_party_paint_from_ink:
 *
 * Returns: the ink, as it is drawn on the ground that there is now
 */
GdkRGBA
vedette_party_paint_from_ink (VedetteInk ink)
{
  return make_colour (ink, 1);
}

/**
 * vedette_party_paint_get_ink:
 * @colour: (nullable): as `#rrggbb`; grey without one
 *
 * Returns: the colour, as it is drawn on the ground that there is now
 */
GdkRGBA
vedette_party_paint_get_ink (const char *colour)
{
  return make_colour (vedette_ink_of_colour (colour), 1);
}

/**
 * vedette_party_paint_get_tint:
 * @colour: (nullable): as `#rrggbb`; grey without one
 *
 * Returns: what is laid over the ground behind text of the usual colour
 */
GdkRGBA
vedette_party_paint_get_tint (const char *colour)
{
  return make_colour (vedette_ink_of_colour (colour), (is_dark () ? DARK_TINT : TINT) / 100.0f);
}

static char *
name_class (const char *kind,
            VedetteInk  ink)
{
  return g_strdup_printf ("%s%06x-%06x", kind, ink.light, ink.dark);
}

static void
replace (GString    *text,
         const char *placeholder,
         VedetteInk  ink)
{
  g_autofree char *value = g_strdup_printf ("light-dark(#%06x, #%06x)", ink.light, ink.dark);

  g_string_replace (text, placeholder, value, 0);
}

/* The style sheet has placeholders where the colour stands. */
static void
append_rules (GString    *all,
              const char *rules,
              VedetteInk  ink)
{
  g_autoptr (GString) text = g_string_new (rules);
  g_autofree char *ink_class = name_class (INK_CLASS, ink), *of_class = name_class (OF_CLASS, ink);
  g_autofree char *tint = g_strdup_printf ("light-dark(0.%02d, 0.%02d)", TINT, DARK_TINT);

  g_string_replace (text, "INK_CLASS", ink_class, 0);
  g_string_replace (text, "OF_CLASS", of_class, 0);
  replace (text, "LIGHT_INK", (VedetteInk){ ink.light, ink.light });
  replace (text, "UPON_INK", vedette_ink_upon (ink));
  replace (text, "INK", ink);
  g_string_replace (text, "TINT", tint, 0);
  g_string_append (all, text->str);
}

/* Sees to it that there are rules for the ink. */
static void
know (VedetteInk ink)
{
  static VedetteSheet *sheet;
  static GPtrArray *inks; /* (element-type VedetteInk): all that there have been so far */
  g_autofree char *rules = NULL;
  g_autoptr (GString) all = g_string_new (NULL);

  if (sheet == NULL)
    {
      sheet = vedette_style_add_sheet (GTK_STYLE_PROVIDER_PRIORITY_APPLICATION + 1);
      inks = g_ptr_array_new_with_free_func (g_free);
    }
  for (guint i = 0; i < inks->len; i++)
    {
      const VedetteInk *known = inks->pdata[i];

      if (known->light == ink.light && known->dark == ink.dark)
        return;
    }
  g_ptr_array_add (inks, g_memdup2 (&ink, sizeof ink));
  rules = vedette_style_read ("style-party.css");
  for (guint i = 0; i < inks->len; i++)
    append_rules (all, rules, *(const VedetteInk *) inks->pdata[i]);
  vedette_style_set_text (sheet, all->str);
}

static void
set_class (GtkWidget  *widget,
           const char *kind,
           const char *colour)
{
  g_auto (GStrv) classes = gtk_widget_get_css_classes (widget);
  VedetteInk ink = vedette_ink_of_colour (colour);
  g_autofree char *own = colour != NULL ? name_class (kind, ink) : NULL;

  for (guint i = 0; classes[i] != NULL; i++)
    if (g_str_has_prefix (classes[i], kind) && g_strcmp0 (classes[i], own) != 0)
      gtk_widget_remove_css_class (widget, classes[i]);
  if (own == NULL)
    return;
  know (ink);
  gtk_widget_add_css_class (widget, own);
}

/**
 * vedette_party_paint_set_ink:
 * @widget: a sign, or an edge
 * @colour: (nullable): of a party, as `#rrggbb`; %NULL for the usual colour of text
 *
 * Shows it in the ink of that colour, and no longer in another.
 */
void
vedette_party_paint_set_ink (GtkWidget  *widget,
                             const char *colour)
{
  set_class (widget, INK_CLASS, colour);
  vedette_style_set_class (widget, ANY_INK, colour != NULL);
}

/**
 * vedette_party_paint_set_of:
 * @widget: in which something has the colour of a party, as `style-party.css` says it
 * @colour: (nullable): as `#rrggbb`
 */
void
vedette_party_paint_set_of (GtkWidget  *widget,
                            const char *colour)
{
  set_class (widget, OF_CLASS, colour);
}
