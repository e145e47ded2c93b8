/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Defines the colors of drawings. Each color has a variant for light and for dark backgrounds. */

#include "print/vedette-drawing.h"

#include <math.h>

/* The contrast that WCAG requires between text and background. LEAST_DARK_CONTRAST is higher, because the tints of two
 * parties can brighten the dark background of a sign, and the sign still needs a contrast of 3:1. */
#define LEAST_CONTRAST 4.5
#define LEAST_DARK_CONTRAST 5.2
#define LIGHT_GROUND 0xffffff
#define DARK_GROUND 0x303030

const VedetteInk vedette_ink_text = { 0x2e3436, 0xf6f5f4 };
const VedetteInk vedette_ink_dim = { 0x5e5c64, 0xc0bfbc };
const VedetteInk vedette_ink_track = { 0xececec, 0x48484a };
const VedetteInk vedette_ink_won = { 0x1e8556, 0x1e8556 };
const VedetteInk vedette_ink_lost = { 0x6f6e73, 0x6f6e73 };
const VedetteInk vedette_ink_marked = { 0x8a6100, 0x8a6100 };
const VedetteInk vedette_ink_on_tile = { 0xffffff, 0xffffff };

static double
get_part (guint32 colour,
          int     shift)
{
  return (colour >> shift & 0xff) / 255.0;
}

static double
get_luminance (guint32 colour)
{
  static const double weights[] = { 0.2126, 0.7152, 0.0722 };
  double sum = 0;

  for (int i = 0; i < 3; i++)
    {
      double part = get_part (colour, 16 - 8 * i);

      sum += weights[i] * (part <= 0.04045 ? part / 12.92 : pow ((part + 0.055) / 1.055, 2.4));
    }
  return sum;
}

/**
 * vedette_ink_contrast:
 *
 * Returns: the contrast of two colors from 1 to 21, as defined by WCAG
 */
double
vedette_ink_contrast (guint32 one,
                      guint32 other)
{
  double a = get_luminance (one), b = get_luminance (other);

  return (MAX (a, b) + 0.05) / (MIN (a, b) + 0.05);
}

static guint32
mix (guint32 colour,
     guint32 other,
     double  share)
{
  guint32 mixed = 0;

  for (int shift = 16; shift >= 0; shift -= 8)
    {
      double part = get_part (colour, shift) * (1 - share) + get_part (other, shift) * share;

      mixed |= (guint32) lround (part * 255) << shift;
    }
  return mixed;
}

/* Mixes a color with @end, as little as possible, until the contrast with @ground is at least @least. */
static guint32
move_away (guint32 colour,
           guint32 ground,
           guint32 end,
           double  least)
{
  for (double share = 0; share < 1; share += 0.05)
    if (vedette_ink_contrast (mix (colour, end, share), ground) >= least)
      return mix (colour, end, share);
  return end;
}

/* Makes a color as bright as its hue allows. A color that is mixed with white without this step would look washed
 * out. */
static guint32
brighten (guint32 colour)
{
  guint32 most = MAX (MAX (colour >> 16 & 0xff, colour >> 8 & 0xff), colour & 0xff), bright = 0;

  if (most == 0)
    return colour;
  for (int shift = 16; shift >= 0; shift -= 8)
    bright |= ((colour >> shift & 0xff) * 255 / most) << shift;
  return bright;
}

/* The dark variants of the usual colors of two sides, which were chosen by hand. Vedette calculates the dark
 * variants of all other colors. */
static const struct
{
  guint32 colour, dark;
} drawn[] = {
  { 0xc01c28, 0xff7b72 },
  { 0x1a5fb4, 0x78aeed },
  { 0x1c71d8, 0x78aeed },
};

static guint32
move_to_dark (guint32 colour)
{
  for (guint i = 0; i < G_N_ELEMENTS (drawn); i++)
    if (drawn[i].colour == colour)
      return drawn[i].dark;
  if (vedette_ink_contrast (colour, DARK_GROUND) >= LEAST_DARK_CONTRAST)
    return colour;
  return move_away (brighten (colour), DARK_GROUND, 0xffffff, LEAST_DARK_CONTRAST);
}

/**
 * vedette_ink_of_colour:
 * @colour: (nullable): a color as `#rrggbb`; %NULL for gray
 *
 * Returns: the color, darkened for light and brightened for dark backgrounds until text in that color can be read
 */
VedetteInk
vedette_ink_of_colour (const char *colour)
{
  guint64 value = 0x77767b;

  if (colour != NULL && *colour == '#')
    g_ascii_string_to_unsigned (colour + 1, 16, 0, 0xffffff, &value, NULL);
  return (VedetteInk){ move_away ((guint32) value, LIGHT_GROUND, 0x000000, LEAST_CONTRAST),
                       move_to_dark ((guint32) value) };
}

static guint32
choose (guint32 ground)
{
  return vedette_ink_contrast (ground, 0xffffff) >= vedette_ink_contrast (ground, 0x1e1e1e) ? 0xffffff : 0x1e1e1e;
}

/**
 * vedette_ink_upon:
 *
 * Returns: an ink that can be read on a box of @ground
 */
VedetteInk
vedette_ink_upon (VedetteInk ground)
{
  return (VedetteInk){ choose (ground.light), choose (ground.dark) };
}
