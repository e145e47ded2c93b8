/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What each game system prints, and for whom. */

#pragma once

#include "core/systems.h"
#include "print/vedette-sheet.h"

G_BEGIN_DECLS

/**
 * VedettePrintSystem:
 * @system: whose sheets they are
 * @sheets: its kinds of sheets, in the order in which they are offered; ends with no name
 * @readers: (nullable): words for those who may read a sheet, the first for all together, %NULL at the end; none where
 *   everybody may see everything
 * @list_more: (nullable): (transfer full): words for those who may read a sheet of this battle besides, numbered after @readers
 * @name_reader: (nullable): (transfer full): who that is, as a window offers it
 * @find_reader: (nullable): who has something on a sheet that is not for all together; 0 if nobody has
 * @reader_label: (nullable): what is chosen by choosing a reader, marked for translation
 * @reader_hint: (nullable): what a window says of it besides
 * @large_hint: (nullable): what a window says of large print
 * @large_option: what the command line says of it
 */
typedef struct
{
  const VedetteSystem *system;
  const VedetteSheetKind *sheets;

  const char *const *readers;
  GStrv (*list_more) (VedetteBattle *battle);
  char *(*name_reader) (VedetteBattle *battle,
                        guint          reader);
  guint (*find_reader) (VedetteBattle          *battle,
                        const VedetteSheetKind *sheet);
  const char *reader_label;
  const char *reader_hint;

  const char *large_hint;
  const char *large_option;
} VedettePrintSystem;

/* One for each system, %NULL at the end; like vedette_systems it is not part of the library. */
extern const VedettePrintSystem *const vedette_print_systems[];

const VedettePrintSystem *vedette_print_systems_find        (VedetteBattle            *battle);
const VedetteSheetKind   *vedette_print_system_find_sheet   (const VedettePrintSystem *self,
                                                             const char               *name);
GStrv                     vedette_print_system_list_readers (const VedettePrintSystem *self,
                                                             VedetteBattle            *battle);
gboolean                  vedette_print_system_find_reader  (const VedettePrintSystem *self,
                                                             VedetteBattle            *battle,
                                                             const char               *word,
                                                             guint                    *reader);

G_END_DECLS
