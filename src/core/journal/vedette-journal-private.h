/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the files that make up a journal share: its fields, and what each operation begins and ends with. */
#pragma once

#include "core/journal/vedette-journal-file.h"
#include "core/journal/vedette-journal-worker.h"
#include "core/journal/vedette-journal.h"

G_BEGIN_DECLS

typedef enum
{
  VEDETTE_JOURNAL_STATE_MEMORY,    /* no file at all */
  VEDETTE_JOURNAL_STATE_READ_ONLY, /* read from a file that is not ours to write */
  VEDETTE_JOURNAL_STATE_BOUND,     /* has a path, at which the file appears with the first append */
  VEDETTE_JOURNAL_STATE_OPEN,      /* has a file and its lock */
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

  GByteArray *content; /* all lines that are acknowledged */
  GByteArray *torn;    /* what stands behind them in the file until the first append */
  guint bad_line;

  guint64 durable;  /* as last notified */
  gboolean uncut;   /* a write failed, and what it left could not be cut off */
  gboolean unnamed; /* the file was renamed, to a name that we do not know */
  GError *broken;   /* syncing failed, and so did the rescue */
  GQueue notices;   /* told when the operation is over, so that handlers find everything settled */
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
