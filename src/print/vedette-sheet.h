/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A table describes each kind of printed sheet: its names, its readers, and the function that lays out its pages. */

#pragma once

#include "core/document/vedette-battle.h"
#include "print/vedette-page.h"
#include "print/vedette-pdf.h"

G_BEGIN_DECLS

/**
 * VedetteSheetKind:
 * @name: the machine-readable name of the sheet, which is also its option on the command line
 * @old_name: (nullable): a former name of the option, which still works but is not listed
 * @label: the name of the sheet for people, marked for translation
 * @option: the description of the option, marked for translation
 * @not_large: (nullable): the reason why the sheet cannot be set in letters of 14 points and more, for the command
 *   line, marked for translation; %NULL if it can be set so large
 * @page: (nullable): the name of the page of the game system's window on which people are likely to print the sheet
 * @not_all: (nullable): the reason why the sheet cannot be made for all readers together, for a window, marked for
 *   translation; %NULL if it can be made for all of them
 * @not_all_option: (nullable): the reason of @not_all, but for the command line
 * @only_all: (nullable): if the sheet is the same for all readers, the sentence with which the print dialog explains
 *   this, marked for translation; %NULL for other sheets
 * @lay_out: (transfer full): makes one [struct@Vedette.Page] or more
 * @get_info: fills the metadata of a PDF file; the caller frees all texts
 *
 * A reader is a number in the list of the game system; 0 means all readers together.
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
