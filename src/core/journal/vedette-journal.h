/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The file of a battle as a journal of lines: nothing that was acknowledged is lost, nothing half written is kept. */
#pragma once

#include <glib-object.h>

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

/**
 * VedetteJournalLine:
 * @VEDETTE_JOURNAL_LINE_GOOD: the line was understood
 * @VEDETTE_JOURNAL_LINE_TORN: the bytes are no line at all; as the last line it was never acknowledged, further up it is bad
 * @VEDETTE_JOURNAL_LINE_BAD: the line is whole, but is refused wherever it stands
 */
typedef enum
{
  VEDETTE_JOURNAL_LINE_GOOD,
  VEDETTE_JOURNAL_LINE_TORN,
  VEDETTE_JOURNAL_LINE_BAD,
} VedetteJournalLine;

/**
 * VedetteJournalLineFunc:
 * @line: the bytes of the line without its newline; not NUL-terminated
 * @length: number of bytes
 * @number: number of the line, from 1
 * @error: set for a line that is torn or bad
 *
 * Called for each complete line of a file that is opened, in order.
 */
typedef VedetteJournalLine (*VedetteJournalLineFunc) (const char  *line,
                                                      gsize        length,
                                                      guint        number,
                                                      gpointer     user_data,
                                                      GError     **error);

/**
 * VedetteJournalNotice:
 * @VEDETTE_JOURNAL_NOTICE_TORN: an incomplete end was cut off and kept; the path is that of the side file
 * @VEDETTE_JOURNAL_NOTICE_RENAMED: the file was renamed meanwhile; the path is the new one
 * @VEDETTE_JOURNAL_NOTICE_MOVED_ON: the journal goes on in another file; the path is that file
 * @VEDETTE_JOURNAL_NOTICE_SYNC_FAILED: the disk failed to keep the file; the path is where the journal is now
 */
typedef enum
{
  VEDETTE_JOURNAL_NOTICE_TORN,
  VEDETTE_JOURNAL_NOTICE_RENAMED,
  VEDETTE_JOURNAL_NOTICE_MOVED_ON,
  VEDETTE_JOURNAL_NOTICE_SYNC_FAILED,
} VedetteJournalNotice;

#define VEDETTE_TYPE_JOURNAL_NOTICE (vedette_journal_notice_get_type ())
GType vedette_journal_notice_get_type (void);

#define VEDETTE_TYPE_JOURNAL (vedette_journal_get_type ())
G_DECLARE_FINAL_TYPE (VedetteJournal, vedette_journal, VEDETTE, JOURNAL, GObject)

VedetteJournal *vedette_journal_new               (void);

gboolean        vedette_journal_open              (VedetteJournal          *self,
                                                   const char              *path,
                                                   gboolean                 writable,
                                                   VedetteJournalLineFunc   func,
                                                   gpointer                 user_data,
                                                   GError                 **error);
gboolean        vedette_journal_create            (VedetteJournal          *self,
                                                   const char              *path,
                                                   GError                 **error);
gboolean        vedette_journal_append            (VedetteJournal          *self,
                                                   const char              *lines,
                                                   gsize                    length,
                                                   GError                 **error);
gboolean        vedette_journal_wait_durable      (VedetteJournal          *self,
                                                   GError                 **error);
gboolean        vedette_journal_copy              (VedetteJournal          *self,
                                                   const char              *path,
                                                   GError                 **error);
gboolean        vedette_journal_move              (VedetteJournal          *self,
                                                   const char              *path,
                                                   GError                 **error);
gboolean        vedette_journal_close             (VedetteJournal          *self,
                                                   GError                 **error);

void            vedette_journal_set_rescue_folder (VedetteJournal          *self,
                                                   const char              *folder);
const char     *vedette_journal_get_path          (VedetteJournal          *self);
GBytes         *vedette_journal_get_content       (VedetteJournal          *self);
guint64         vedette_journal_get_length        (VedetteJournal          *self);
guint64         vedette_journal_get_durable       (VedetteJournal          *self);
guint           vedette_journal_get_bad_line      (VedetteJournal          *self);
gsize           vedette_journal_get_torn_length   (VedetteJournal          *self);

G_END_DECLS
