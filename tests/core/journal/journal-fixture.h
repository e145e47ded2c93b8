/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shared by the tests of the journal: a folder with a journal, and assertions about both. */
#pragma once

#include "core/journal/vedette-journal.h"

#define HEADER "{\"format\":\"test\"}\n"
#define ONE "{\"n\":1}\n"
#define TWO "{\"n\":2}\n"
#define THREE "{\"n\":3}\n"

typedef struct
{
  char *folder;
  char *path;
  char *rescue;
  VedetteJournal *journal;
  GString *lines;     /* the lines that the line function received */
  guint n_notices[4]; /* by kind */
  char *noticed;      /* path of the last notice */
  char *text;         /* text of the last notice */
} Fixture;

#define ADD(name, func) g_test_add ("/journal/" name, Fixture, NULL, set_up, func, tear_down)

void                set_up             (Fixture *f,
                                        gconstpointer data);
void                tear_down          (Fixture *f,
                                        gconstpointer data);
VedetteJournal     *new_journal        (Fixture *f);
VedetteJournalLine  take_line          (const char *line,
                                        gsize length,
                                        guint number,
                                        gpointer user_data,
                                        GError **error);
void                put_bytes          (const char *path,
                                        const char *bytes,
                                        gsize length);
void                put                (const char *path,
                                        const char *text);
void                assert_bytes       (const char *path,
                                        const char *bytes,
                                        gsize length);
void                assert_file        (const char *path,
                                        const char *text);
void                assert_content     (VedetteJournal *journal,
                                        const char *text);
void                append             (VedetteJournal *journal,
                                        const char *text);
void                wait_durable       (VedetteJournal *journal);
void                open_for_writing   (Fixture *f,
                                        const char *path);
void                assert_cannot_open (Fixture *f,
                                        VedetteJournalError code);
void                assert_notices     (Fixture *f,
                                        guint torn,
                                        guint renamed,
                                        guint moved_on);
guint               count_files        (const char *folder);
void                begin_two          (Fixture *f);
