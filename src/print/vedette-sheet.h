/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A kind of sheet as a table: what it is called, for whom it can be, and how it is laid out. */

#pragma once

#include "core/document/vedette-battle.h"
#include "print/vedette-page.h"
#include "print/vedette-pdf.h"

G_BEGIN_DECLS

/**
 * VedetteSheetKind:
 * @name: its name for machines, which is its option on the command line
 * @old_name: (nullable): what its option was called before, which still works and is not listed
 * @label: what people call it, marked for translation
 * @option: what its option does, marked for translation
 * @not_large: (nullable): why there is none in letters of 14 points and more, as the command line says it, marked for
 *   translation; %NULL if there is
 * @page: (nullable): the name of the page of its system beside which it is what one wants to print
 * @not_all: (nullable): why there is none for all readers together, as a window says it, marked for translation; %NULL if
 *   there is
 * @not_all_option: (nullable): the same as the command line says it
 * @only_all: (nullable): what a window says of a sheet that is the same for all, marked for translation
 * @lay_out: (transfer full): one [struct@Vedette.Page] or more
 * @get_info: what a PDF file says of itself; all texts are to be freed
 *
 * A reader is a number in the list of its system; 0 is all of them together.
 */
typedef struct
{
  const char *name;
  const char *old_name;
  const char *label;
  const char *option;
  const char *page;
  const char *not_large;
  const char *not_all;
  const char *not_all_option;
  const char *only_all;

  GPtrArray *(*lay_out)  (VedetteBattle  *battle,
                          gboolean        large,
                          VedettePaper    paper,
                          guint           reader);
  void       (*get_info) (VedetteBattle  *battle,
                          guint           reader,
                          VedettePdfInfo *info);
} VedetteSheetKind;

const char *vedette_sheet_get_label    (const VedetteSheetKind  *self);
gboolean    vedette_sheet_can_be_for   (const VedetteSheetKind  *self,
                                        guint                    reader);
gboolean    vedette_sheet_can_be_large (const VedetteSheetKind  *self);

GPtrArray  *vedette_sheet_lay_out      (VedetteBattle           *battle,
                                        const VedetteSheetKind  *self,
                                        gboolean                 large,
                                        VedettePaper             paper,
                                        guint                    reader);
gboolean    vedette_sheet_write_pdf    (VedetteBattle           *battle,
                                        const VedetteSheetKind  *self,
                                        gboolean                 large,
                                        VedettePaper             paper,
                                        guint                    reader,
                                        const char              *path,
                                        GError                 **error);

G_END_DECLS
