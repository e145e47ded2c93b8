/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The fields of a journal, and functions that several of its source files share. */
#pragma once

#include "core/journal/vedette-journal-file.h"
#include "core/journal/vedette-journal-worker.h"
#include "core/journal/vedette-journal.h"

G_BEGIN_DECLS

typedef enum
{
  VEDETTE_JOURNAL_STATE_MEMORY,    /* The journal has no file, and its lines are only in memory. */
  VEDETTE_JOURNAL_STATE_READ_ONLY, /* The journal was read from a file and does not write to that file. */
  VEDETTE_JOURNAL_STATE_BOUND,     /* The journal has a path, and the first append will create the file there. */
  VEDETTE_JOURNAL_STATE_OPEN,      /* The journal has a file and holds the lock on that file. */
  VEDETTE_JOURNAL_STATE_CLOSED,
} VedetteJournalState;

struct _VedetteJournal
{
  GObject parent_instance;

  VedetteJournalState state;
  char *path;
  char *rescue_folder;
  int fd;
  VedetteJournalWorker *worker;

  GByteArray *content; /* all lines that vedette_journal_append() or vedette_journal_open() has accepted */
  GByteArray *torn;    /* the incomplete end of the file; the first append moves these bytes to a side file */
  guint bad_line;

  guint64 durable;  /* the value of the property "durable" when its last notification was emitted */
  gboolean uncut;   /* whether a write failed and the file could not be truncated afterward */
  gboolean unnamed; /* whether the file was renamed and the system does not reveal its new name */
  GError *broken;   /* the error of a failed sync if the rescue failed, too; NULL otherwise */
  GQueue notices;   /* notices that vedette_journal_tell() emits when the journal is consistent again */
};

enum
{
  VEDETTE_JOURNAL_PROP_0,
  VEDETTE_JOURNAL_PROP_PATH,
  VEDETTE_JOURNAL_PROP_LENGTH,
  VEDETTE_JOURNAL_PROP_DURABLE,
  VEDETTE_JOURNAL_N_PROPS
};

extern GParamSpec *vedette_journal_properties[VEDETTE_JOURNAL_N_PROPS];

void     vedette_journal_add_notice (VedetteJournal        *self,
                                     VedetteJournalNotice   kind,
                                     const char            *path,
                                     char                  *text);
void     vedette_journal_tell       (VedetteJournal        *self);
void     vedette_journal_set_path   (VedetteJournal        *self,
                                     const char            *path);
void     vedette_journal_adopt      (VedetteJournal        *self,
                                     int                    fd,
                                     const char            *path,
                                     gsize                  length);
gboolean vedette_journal_settle     (VedetteJournal        *self,
                                     GError               **error);
gboolean vedette_journal_keep_torn  (VedetteJournal        *self,
                                     const char            *beside,
                                     GError               **error);

G_END_DECLS
