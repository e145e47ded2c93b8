/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Any bytes as the file of a battle: it is refused with an error, or can be played on and read again. */

#include "core/document/vedette-battle-file.h"

#include <string.h>

#include "fuzz-file.h"
#include "vedette-test-schema.h"

/* A header is the same for nearly all that is worth a try, so that inputs need not have one. */
static const char header[] = "{\"format\":\"vedette\",\"version\":1,\"system\":\"test\"}\n";

static VedetteBattle *
read_file (VedetteOpenReport *report)
{
  g_autoptr (GError) error = NULL;
  VedetteBattle *battle = vedette_battle_open (fuzz_file_get_path (), VEDETTE_OPEN_READ, vedette_test_schemas, report, &error);

  CHECK ((battle != NULL) == (error == NULL));
  return battle;
}

static void
check_dump (VedetteBattle *battle,
            const char    *expected)
{
  g_autofree char *dump = vedette_battle_dump (battle);

  CHECK (g_str_equal (dump, expected));
}

/* To the start, to the end of the branch, and to where it stood. */
static void
check_walk (VedetteBattle *battle)
{
  g_autofree char *dump = vedette_battle_dump (battle);
  gint64 cursor = vedette_battle_get_cursor (battle);
  guint n = vedette_battle_get_n_branch (battle);

  CHECK (vedette_battle_go_to (battle, 0, NULL));
  check_dump (battle, "");
  if (n > 0)
    CHECK (vedette_battle_go_to (battle, vedette_step_get_n (vedette_battle_get_branch (battle, n - 1)), NULL));
  CHECK (vedette_battle_go_to (battle, cursor, NULL));
  check_dump (battle, dump);
}

/* Whatever a file brought, one can go on from there, unless it has used up the numbers. */
static void
check_edit (VedetteBattle *battle)
{
  VedetteEdit *edit = vedette_battle_edit (battle, "fuzz");
  VedetteRecord *first = vedette_battle_get_single (battle, VEDETTE_TYPE_TEST_NOTE);
  g_autoptr (VedetteRecord) fresh = g_object_new (VEDETTE_TYPE_TEST_NOTE, NULL);
  gint64 id = vedette_edit_insert (edit, fresh, 0);
  g_autoptr (GError) error = NULL;

  vedette_edit_set (edit, fresh, "partner", id, NULL);
  if (first != NULL)
    {
      g_autoptr (VedetteIds) others = vedette_ids_with (vedette_record_peek_ids (first, VEDETTE_TEST_NOTE_OTHERS), id);

      vedette_edit_set (edit, first, "others", others, "text", "fuzz", NULL);
      vedette_edit_move (edit, first, 0);
    }
  if (vedette_battle_commit (battle, edit, &error) == NULL)
    CHECK (g_error_matches (error, VEDETTE_BATTLE_ERROR, VEDETTE_BATTLE_ERROR_NUMBERS));
}

static void
check_reread (VedetteBattle *battle)
{
  g_autofree char *dump = vedette_battle_dump (battle);
  g_autoptr (GBytes) content = vedette_journal_get_content (vedette_battle_get_journal (battle));
  g_autoptr (VedetteBattle) again = NULL;

  fuzz_file_put ("", g_bytes_get_data (content, NULL), g_bytes_get_size (content));
  again = read_file (NULL);
  CHECK (again != NULL);
  CHECK (vedette_battle_get_cursor (again) == vedette_battle_get_cursor (battle));
  check_dump (again, dump);
}

static void
try_file (void)
{
  VedetteOpenReport report;
  g_autoptr (VedetteBattle) battle = read_file (&report);

  if (battle == NULL && report.bad_line > 1)
    {
      battle = vedette_battle_open_before (fuzz_file_get_path (), report.bad_line, vedette_test_schemas, NULL);
      CHECK (battle != NULL);
    }
  if (battle == NULL)
    return;
  check_walk (battle);
  check_edit (battle);
  check_walk (battle);
  check_reread (battle);
}

int
LLVMFuzzerTestOneInput (const guint8 *data,
                        size_t        size)
{
  gboolean has_header = size > 9 && memcmp (data, "{\"format\"", 9) == 0;

  fuzz_file_put (has_header ? "" : header, data, size);
  try_file ();
  return 0;
}
