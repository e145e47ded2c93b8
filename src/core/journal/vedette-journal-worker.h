/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A thread that waits for the disk, so that the thread that uses the journal does not have to. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct _VedetteJournalWorker VedetteJournalWorker;

typedef void (*VedetteJournalWorkerFunc) (gpointer user_data);

VedetteJournalWorker *vedette_journal_worker_new         (VedetteJournalWorkerFunc  func,
                                                          gpointer                  user_data);
void                  vedette_journal_worker_free        (VedetteJournalWorker     *self);
void                  vedette_journal_worker_come_here   (VedetteJournalWorker     *self);
void                  vedette_journal_worker_set_file    (VedetteJournalWorker     *self,
                                                          int                       fd,
                                                          int                       folder,
                                                          guint64                   durable);
void                  vedette_journal_worker_extend      (VedetteJournalWorker     *self,
                                                          guint64                   length);
int                   vedette_journal_worker_wait        (VedetteJournalWorker     *self);
int                   vedette_journal_worker_get_failure (VedetteJournalWorker     *self);
guint64               vedette_journal_worker_get_durable (VedetteJournalWorker     *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (VedetteJournalWorker, vedette_journal_worker_free)

G_END_DECLS
