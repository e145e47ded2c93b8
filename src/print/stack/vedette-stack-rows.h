/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The lines of the summary of a token stack: who takes part, and what is on them. */

#pragma once

#include "print/stack/vedette-stack-paper.h"

G_BEGIN_DECLS

/* Boxes of an effect that is yet to be filled in */
#define VEDETTE_STACK_BLANK_BOXES 6

/**
 * VedetteStackRow:
 * @owner: (nullable): whose token stands before it
 * @name: (nullable): %NULL where it is to be filled in
 * @note: (nullable): what is said of it besides
 * @n_boxes: to be crossed off, at its end
 * @n_crossed: those that are
 * @is_heading: it stands above others
 * @is_line: of those who share the token above
 * @is_note: it goes on with the row above
 * @is_round: its boxes are tokens, not men or rounds
 */
typedef struct
{
  gpointer owner;
  char *name;
  char *note;
  int n_boxes;
  int n_crossed;
  gboolean is_heading;
  gboolean is_line;
  gboolean is_round;
  gboolean is_note;
} VedetteStackRow;

VedetteStackRow *vedette_stack_rows_add   (GPtrArray         *rows,
                                           gpointer           owner,
                                           const char        *name);
void             vedette_stack_rows_part  (GPtrArray         *rows,
                                           guint              i);
void             vedette_stack_rows_cut   (GPtrArray         *rows,
                                           guint              most);
GPtrArray       *vedette_stack_list_people  (VedetteStackPaper *paper);
GPtrArray       *vedette_stack_list_effects (VedetteStackPaper *paper);

G_END_DECLS
