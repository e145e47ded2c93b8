/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "ui/skirmish/roster/vedette-forces-words.h"

G_BEGIN_DECLS

#define VEDETTE_FORCES_N_NUMBERS 5

/* Men and the four needs: as wide in all rows as in the head above them; and what names need */
typedef struct
{
  int width[VEDETTE_FORCES_N_NUMBERS];
  guint longest; /* letters of the longest name */
  int name;
  int kind; /* what most lines need to say what they are */
} VedetteForcesWidths;

/* What the head and the rows share of their layout */
typedef struct
{
  int x;
  int width;
} VedetteForcesSpan;

VedetteForcesColumn vedette_forces_number_get_column (guint                      i);
void                vedette_forces_widths_lay_out    (const VedetteForcesWidths *widths,
                                                      int                        width,
                                                      VedetteForcesSpan         *name,
                                                      VedetteForcesSpan         *kind,
                                                      VedetteForcesSpan         *numbers);
gboolean            vedette_forces_spans_are_stacked (const VedetteForcesSpan   *name,
                                                      const VedetteForcesSpan   *kind);
void                vedette_forces_span_place        (const VedetteForcesSpan   *span,
                                                      GtkWidget                 *parent,
                                                      GtkWidget                 *child,
                                                      int                        width,
                                                      int                        height);

#define VEDETTE_TYPE_FORCES_ROW (vedette_forces_row_get_type ())
G_DECLARE_FINAL_TYPE (VedetteForcesRow, vedette_forces_row, VEDETTE, FORCES_ROW, GtkWidget)

GtkWidget *vedette_forces_row_new  (const VedetteForcesWidths *widths);
void       vedette_forces_row_show (VedetteForcesRow          *self,
                                    VedetteForcesModel        *model,
                                    gpointer                   item);
char      *vedette_forces_row_list_cut (VedetteForcesRow      *self);

G_END_DECLS
