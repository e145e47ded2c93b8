/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shared by the tests of the journal: a folder with a journal, and assertions about both. */
#include "journal-fixture.h"

#include <ftw.h>
#include <glib/gstdio.h>
#include <string.h>

static void
on_notice (VedetteJournal       *journal,
           VedetteJournalNotice  kind,
           const char           *path,
           const char           *text,
           gpointer              user_data)
{
  Fixture *f = user_data;

  g_assert_cmpuint (kind, <, G_N_ELEMENTS (f->n_notices));
  g_assert_nonnull (text);
  g_assert_true (g_utf8_validate (text, -1, NULL));
  f->n_notices[kind]++;
  g_free (f->noticed);
  f->noticed = g_strdup (path);
  g_free (f->text);
  f->text = g_strdup (text);
}

VedetteJournal *
new_journal (Fixture *f)
{
  VedetteJournal *journal = vedette_journal_new ();

  vedette_journal_set_rescue_folder (journal, f->rescue);
  g_signal_connect (journal, "notice", G_CALLBACK (on_notice), f);

  return journal;
}

void
set_up (Fixture       *f,
        gconstpointer  data)
{
  g_autoptr (GError) error = NULL;

  f->folder = g_dir_make_tmp ("vedette-journal-XXXXXX", &error);
  g_assert_no_error (error);
  f->path = g_build_filename (f->folder, "battle.vedette", NULL);
  f->rescue = g_build_filename (f->folder, "rescue", "deep", NULL);
  f->lines = g_string_new (NULL);
  f->journal = new_journal (f);
}

static int
remove_one (const char        *path,
            const struct stat *info,
            int                kind,
            struct FTW        *where)
{
  return g_remove (path);
}

void
tear_down (Fixture       *f,
           gconstpointer  data)
{
  g_assert_finalize_object (f->journal);
  g_assert_cmpint (nftw (f->folder, remove_one, 8, FTW_DEPTH | FTW_PHYS), ==, 0);
  g_string_free (f->lines, TRUE);
  g_free (f->folder);
  g_free (f->path);
  g_free (f->rescue);
  g_free (f->noticed);
  g_free (f->text);
}

/* In these tests a line is torn without a brace at its end or with a NUL, and bad if it contains “bad”. */
VedetteJournalLine
take_line (const char  *line,
           gsize        length,
           guint        number,
           gpointer     user_data,
           GError     **error)
{
  Fixture *f = user_data;

  if (length == 0 || line[length - 1] != '}' || memchr (line, '\0', length) != NULL)
    {
      g_set_error_literal (error, VEDETTE_JOURNAL_ERROR, VEDETTE_JOURNAL_ERROR_REFUSED, "no line at all");
      return VEDETTE_JOURNAL_LINE_TORN;
    }
  if (g_strstr_len (line, (gssize) length, "bad") != NULL)
    {
      g_set_error_literal (error, G_FILE_ERROR, G_FILE_ERROR_INVAL, "not known");
      return VEDETTE_JOURNAL_LINE_BAD;
    }

  g_string_append_printf (f->lines, "%u:", number);
  g_string_append_len (f->lines, line, (gssize) length);
  g_string_append_c (f->lines, ' ');

  return VEDETTE_JOURNAL_LINE_GOOD;
}

void
put_bytes (const char *path,
           const char *bytes,
           gsize       length)
{
  g_autoptr (GError) error = NULL;

  g_file_set_contents_full (path, bytes, (gssize) length, G_FILE_SET_CONTENTS_CONSISTENT, 0666, &error);
  g_assert_no_error (error);
}

void
put (const char *path,
     const char *text)
{
  put_bytes (path, text, strlen (text));
}

void
assert_bytes (const char *path,
              const char *bytes,
              gsize       length)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *content = NULL;
  gsize got;

  g_file_get_contents (path, &content, &got, &error);
  g_assert_no_error (error);
  g_assert_cmpmem (content, got, bytes, length);
}

void
assert_file (const char *path,
             const char *text)
{
  assert_bytes (path, text, strlen (text));
}

void
assert_content (VedetteJournal *journal,
                const char     *text)
{
  g_autoptr (GBytes) content = vedette_journal_get_content (journal);

  g_assert_cmpmem (g_bytes_get_data (content, NULL), g_bytes_get_size (content), text, strlen (text));
  g_assert_cmpuint (vedette_journal_get_length (journal), ==, strlen (text));
}

void
append (VedetteJournal *journal,
        const char     *text)
{
  g_autoptr (GError) error = NULL;
  gboolean done = vedette_journal_append (journal, text, strlen (text), &error);

  g_assert_no_error (error);
  g_assert_true (done);
}

void
wait_durable (VedetteJournal *journal)
{
  g_autoptr (GError) error = NULL;
  gboolean done = vedette_journal_wait_durable (journal, &error);

  g_assert_no_error (error);
  g_assert_true (done);
  g_assert_cmpuint (vedette_journal_get_durable (journal), ==, vedette_journal_get_length (journal));
}

void
open_for_writing (Fixture    *f,
                  const char *path)
{
  g_autoptr (GError) error = NULL;
  gboolean done = vedette_journal_open (f->journal, path, TRUE, take_line, f, &error);

  g_assert_no_error (error);
  g_assert_true (done);
}

void
assert_cannot_open (Fixture             *f,
                    VedetteJournalError  code)
{
  g_autoptr (GError) error = NULL;

  g_assert_false (vedette_journal_open (f->journal, f->path, TRUE, take_line, f, &error));
  g_assert_error (error, VEDETTE_JOURNAL_ERROR, (int) code);
}

void
assert_notices (Fixture *f,
                guint    torn,
                guint    renamed,
                guint    moved_on)
{
  g_assert_cmpuint (f->n_notices[VEDETTE_JOURNAL_NOTICE_TORN], ==, torn);
  g_assert_cmpuint (f->n_notices[VEDETTE_JOURNAL_NOTICE_RENAMED], ==, renamed);
  g_assert_cmpuint (f->n_notices[VEDETTE_JOURNAL_NOTICE_MOVED_ON], ==, moved_on);
  g_assert_cmpuint (f->n_notices[VEDETTE_JOURNAL_NOTICE_SYNC_FAILED], ==, 0);
}

guint
count_files (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  guint count = 0;

  while (dir != NULL && g_dir_read_name (dir) != NULL)
    count++;

  return count;
}

/* Opens a journal and appends one line. */
void
begin_two (Fixture *f)
{
  put (f->path, HEADER);
  open_for_writing (f, f->path);
  append (f->journal, ONE);
}
