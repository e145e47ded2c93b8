/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A journal keeps a battle as a file of lines. Once the journal has reported a line as durable, a power cut cannot
 * remove the line, and an incomplete line never becomes part of the journal. */
#pragma once

#include <glib-object.h>

#include "core/journal/vedette-journal-error.h"

G_BEGIN_DECLS

/**
 * VedetteJournalLine:
 * @VEDETTE_JOURNAL_LINE_GOOD: the line was understood
 * @VEDETTE_JOURNAL_LINE_TORN: the line is incomplete, although it ends with a newline; if it is the last line of the
 *   file, the journal leaves it out as the torn end, otherwise the journal refuses the file
 * @VEDETTE_JOURNAL_LINE_BAD: the line is complete, but not valid, so the journal refuses the file
 * @VEDETTE_JOURNAL_LINE_GIVEN_UP: the reader was canceled, so it did not judge the line
 */
typedef enum
{
  VEDETTE_JOURNAL_LINE_GOOD,
  VEDETTE_JOURNAL_LINE_TORN,
  VEDETTE_JOURNAL_LINE_BAD,
  VEDETTE_JOURNAL_LINE_GIVEN_UP,
} VedetteJournalLine;

/**
 * VedetteJournalLineFunc:
 * @line: the bytes of the line without its newline; not NUL-terminated
 * @length: number of bytes
 * @number: number of the line, from 1
 * @error: return location for the reason why the line is torn or bad, or for the cancellation
 *
 * Judges each line of a file that is being opened, in order.
 */
typedef VedetteJournalLine (*VedetteJournalLineFunc) (const char  *line,
                                                      gsize        length,
                                                      guint        number,
                                                      gpointer     user_data,
                                                      GError     **error);

/**
 * VedetteJournalNotice:
 * @VEDETTE_JOURNAL_NOTICE_TORN: the incomplete end of the file was moved to a side file; the path is that of the
 *   side file
 * @VEDETTE_JOURNAL_NOTICE_RENAMED: another program renamed the file; the path is the new path, or the
 *   old path if the system does not reveal the new one
 * @VEDETTE_JOURNAL_NOTICE_MOVED_ON: the journal continues in another file; the path is that file
 * @VEDETTE_JOURNAL_NOTICE_SYNC_FAILED: the disk failed to save the file; the path is that of the file in which the
 *   journal is now
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
void            vedette_journal_come_here         (VedetteJournal          *self);
void            vedette_journal_let_go            (VedetteJournal          *self);
GByteArray     *vedette_journal_peek_lines        (VedetteJournal          *self);
GBytes         *vedette_journal_get_content       (VedetteJournal          *self);
guint64         vedette_journal_get_length        (VedetteJournal          *self);
guint64         vedette_journal_get_durable       (VedetteJournal          *self);
guint           vedette_journal_get_bad_line      (VedetteJournal          *self);
gsize           vedette_journal_get_torn_length   (VedetteJournal          *self);

G_END_DECLS
