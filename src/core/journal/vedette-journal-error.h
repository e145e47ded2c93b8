/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What can go wrong with the file of a journal, and how long it may be. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define VEDETTE_JOURNAL_ERROR (vedette_journal_error_quark ())

/**
 * VedetteJournalError:
 * @VEDETTE_JOURNAL_ERROR_EXISTS: there is something at the path already
 * @VEDETTE_JOURNAL_ERROR_NOT_FOUND: the file or its folder does not exist
 * @VEDETTE_JOURNAL_ERROR_LOCKED: another program, or another window of this one, has the file open
 * @VEDETTE_JOURNAL_ERROR_ACCESS: the file or folder may not be read or written
 * @VEDETTE_JOURNAL_ERROR_IO: any other fault of the disk or the file system
 * @VEDETTE_JOURNAL_ERROR_NO_SPACE: the disk or the quota is full
 * @VEDETTE_JOURNAL_ERROR_TOO_LARGE: the file is, or would be, larger than allowed
 * @VEDETTE_JOURNAL_ERROR_REFUSED: the line function refused a line, or not even the first line is complete
 * @VEDETTE_JOURNAL_ERROR_EMPTY: there is nothing in the file, or nothing to be written
 */
typedef enum
{
  VEDETTE_JOURNAL_ERROR_EXISTS,
  VEDETTE_JOURNAL_ERROR_NOT_FOUND,
  VEDETTE_JOURNAL_ERROR_LOCKED,
  VEDETTE_JOURNAL_ERROR_ACCESS,
  VEDETTE_JOURNAL_ERROR_IO,
  VEDETTE_JOURNAL_ERROR_NO_SPACE,
  VEDETTE_JOURNAL_ERROR_TOO_LARGE,
  VEDETTE_JOURNAL_ERROR_REFUSED,
  VEDETTE_JOURNAL_ERROR_EMPTY,
} VedetteJournalError;

GQuark vedette_journal_error_quark (void);

/**
 * VEDETTE_JOURNAL_MAX_LENGTH:
 *
 * The greatest length of a journal in bytes, some 600,000 steps: a larger file is not one of ours.
 */
#define VEDETTE_JOURNAL_MAX_LENGTH (256u * 1024u * 1024u)

G_END_DECLS
