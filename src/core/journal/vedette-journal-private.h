/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The fields of a journal, and functions that several of its source files share. */
#pragma once

#include "core/journal/vedette-journal-file.h"
#include "core/journal/vedette-journal-worker.h"
#include "core/journal/vedette-journal.h"

G_BEGIN_DECLS

typedef enum
{
  VEDETTE_JOURNAL_STATE_MEMORY,    /* has no file */
  VEDETTE_JOURNAL_STATE_READ_ONLY, /* was read from a file that the journal does not write to */
  VEDETTE_JOURNAL_STATE_BOUND,     /* has a path; the first append creates the file */
  VEDETTE_JOURNAL_STATE_OPEN,      /* has a file and holds its lock */
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

  GByteArray *content; /* all acknowledged lines */
  GByteArray *torn;    /* bytes after @content that remain in the file until the first append */
  guint bad_line;

  guint64 durable;  /* the value of the last notification */
  gboolean uncut;   /* a write failed, and the file could not be truncated afterward */
  gboolean unnamed; /* the file was renamed, and the new name is unknown */
  GError *broken;   /* the error if a sync failed and the rescue failed as well */
  GQueue notices;   /* emitted at the end of an operation, so that handlers find a consistent journal */
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
