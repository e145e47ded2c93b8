/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A drawing is a list of shapes that looks the same on screen, on paper and on a web page. Each color has a variant for
 * light and for dark backgrounds. */

#pragma once

#include <pango/pangocairo.h>

#include "core/rules/vedette-common-enums.h"

G_BEGIN_DECLS

/**
 * VedetteInk:
 * @light: the color on a light background, as 0xrrggbb
 * @dark: the color on a dark background, as 0xrrggbb
 */
typedef struct
{
  guint32 light;
  guint32 dark;
} VedetteInk;

extern const VedetteInk vedette_ink_text;
extern const VedetteInk vedette_ink_dim;
extern const VedetteInk vedette_ink_track; /* the color of a background behind other shapes */
extern const VedetteInk vedette_ink_won;   /* the color of the tile of a die that succeeded */
extern const VedetteInk vedette_ink_lost;  /* the color of the tile of a die that did not succeed */
extern const VedetteInk vedette_ink_marked;
extern const VedetteInk vedette_ink_on_tile;

VedetteInk     vedette_ink_of_colour   (const char     *colour);
VedetteInk     vedette_ink_upon        (VedetteInk      ground);
double         vedette_ink_contrast    (guint32         one,
                                        guint32         other);

/* From this size on, a d20 is drawn with its facets. */
#define VEDETTE_DRAWING_FACETS 72

typedef struct _VedetteDrawing VedetteDrawing;

VedetteDrawing *vedette_drawing_new      (PangoContext   *context,
                                        double          width);
void           vedette_drawing_free     (VedetteDrawing  *self);

double         vedette_drawing_get_width  (VedetteDrawing *self);
double         vedette_drawing_get_height (VedetteDrawing *self);
void           vedette_drawing_set_height (VedetteDrawing *self,
                                          double         height);
const char    *vedette_drawing_get_words  (VedetteDrawing *self);
void           vedette_drawing_set_words  (VedetteDrawing *self,
                                          const char    *words);

void           vedette_drawing_add_box  (VedetteDrawing  *self,
                                        double          x,
                                        double          y,
                                        double          width,
                                        double          height,
                                        double          radius,
                                        VedetteInk      ink);
void           vedette_drawing_add_line (VedetteDrawing  *self,
                                        double          x1,
                                        double          y1,
                                        double          x2,
                                        double          y2,
                                        double          thickness,
                                        gboolean        dashed,
                                        VedetteInk      ink);
void           vedette_drawing_add_sign (VedetteDrawing  *self,
                                        VedetteSign     sign,
                                        double          x,
                                        double          y,
                                        double          size,
                                        VedetteInk      ink);
gboolean       vedette_drawing_add_text (VedetteDrawing  *self,
                                        const char     *text,
                                        double          x,
                                        double          middle,
                                        double          size,
                                        gboolean        bold,
                                        double          align,
                                        double          room,
                                        VedetteInk      ink);
double         vedette_drawing_measure  (VedetteDrawing  *self,
                                        const char     *text,
                                        double          size,
                                        gboolean        bold);
void           vedette_drawing_add_die  (VedetteDrawing  *self,
                                        int             sides,
                                        int             natural,
                                        int             verdict,
                                        const char     *colour,
                                        double          x,
                                        double          y,
                                        double          size);
void           vedette_drawing_add_face_mark (VedetteDrawing *self,
                                              double          x,
                                              double          y,
                                              double          size);

void           vedette_drawing_draw     (VedetteDrawing  *self,
                                        cairo_t        *cr,
                                        gboolean        dark);
void           vedette_drawing_write_svg (VedetteDrawing *self,
                                         GString       *out,
                                         GHashTable    *inks);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (VedetteDrawing, vedette_drawing_free)

G_END_DECLS
