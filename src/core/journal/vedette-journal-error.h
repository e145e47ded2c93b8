/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The errors of a journal's file, and the maximum length of the file. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define VEDETTE_JOURNAL_ERROR (vedette_journal_error_quark ())

/**
 * VedetteJournalError:
 * @VEDETTE_JOURNAL_ERROR_EXISTS: something already exists at the path
 * @VEDETTE_JOURNAL_ERROR_NOT_FOUND: the file or its folder does not exist
 * @VEDETTE_JOURNAL_ERROR_LOCKED: another program, or another window of this one, has the file open
 * @VEDETTE_JOURNAL_ERROR_ACCESS: there is no permission to read or write the file or folder
 * @VEDETTE_JOURNAL_ERROR_IO: any other fault of the disk or the file system
 * @VEDETTE_JOURNAL_ERROR_NO_SPACE: the disk is full, or the quota of the user is used up
 * @VEDETTE_JOURNAL_ERROR_TOO_LARGE: the file is larger than allowed, or would become larger than allowed
 * @VEDETTE_JOURNAL_ERROR_REFUSED: a #VedetteJournalLineFunc refused a line, or the first line is incomplete
 * @VEDETTE_JOURNAL_ERROR_EMPTY: the file is empty, or the journal has no line to write
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
 * The maximum length of a journal in bytes, enough for about 600,000 steps. Vedette never writes a larger file.
 */
#define VEDETTE_JOURNAL_MAX_LENGTH (256u * 1024u * 1024u)

G_END_DECLS
