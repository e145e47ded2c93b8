/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The printed sheets of each game system, and their readers: the people for whom a sheet is meant, such as a side. */

#pragma once

#include "core/systems.h"
#include "print/vedette-sheet.h"

G_BEGIN_DECLS

/**
 * VedettePrintSystem:
 * @system: the game system of the sheets
 * @sheets: the kinds of sheets of the game system, in the order of the print dialog; the last entry has no name
 * @readers: (nullable): words for the readers of a sheet on the command line, such as "red", with %NULL at the end; the
 *   first word means all readers together; %NULL instead of an array if everyone may see everything
 * @list_more: (nullable): (transfer full): returns words for further readers in this battle, numbered after @readers
 * @name_reader: (nullable): (transfer full): returns the name of a reader for a window
 * @find_reader: (nullable): finds the number of a reader who has content on a sheet that cannot be made for all readers
 *   together; 0 if there is none
 * @reader_label: (nullable): the label for the choice of a reader, marked for translation
 * @reader_hint: (nullable): the hint for the choice of a reader in a window
 * @large_hint: (nullable): the hint for large print in a window
 * @large_option: the description of large print on the command line
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

/* The sheets of each game system, with %NULL at the end. Like vedette_systems, the array is defined outside the
 * library. */
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
