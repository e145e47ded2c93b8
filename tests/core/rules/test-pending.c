/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Pending things: a pile that is saved, undone and replayed like all records, and refused where it is none. */

#include <glib/gstdio.h>
#include <string.h>

#include "core/document/vedette-battle-file.h"
#include "core/rules/vedette-pending.h"
#include "dig-fixture.h"

static const VedetteSchema *const schemas[] = { &vedette_dig_schema, NULL };

static void
assert_pile (VedetteBattle *battle,
             const char    *expected)
{
  g_autoptr (GPtrArray) pile = vedette_pending_list (battle);
  VedettePending *top = vedette_pending_get_top (battle);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < pile->len; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? " on " : "", vedette_pending_get_kind (pile->pdata[i]));
  g_assert_cmpstr (text->str, ==, expected);
  g_assert_true (top == (pile->len > 0 ? pile->pdata[0] : NULL));
}

/* A test on a steal on an activation of Ann's */
static void
pile_up (Dig *dig)
{
  dig_do (dig, "raid", "{'kind':'activation','resume':'round','who':'Ann'}");
  dig_do (dig, "raid", "{'kind':'steal','resume':'activation','who':'Bob'}");
  dig_do (dig, "raid", "{'kind':'test','resume':'steal'}");
}

static const char *
settle (Dig        *dig,
        const char *json)
{
  return json_object_get_string_member (vedette_step_get_facts (dig_do (dig, "settle", json)), "resume");
}

static void
test_push_resume (Dig           *dig,
                  gconstpointer  data)
{
  assert_pile (dig->battle, "");
  pile_up (dig);
  assert_pile (dig->battle, "test on steal on activation");
  g_assert_cmpint (vedette_pending_get_who (vedette_pending_get_top (dig->battle)), ==, 0);
  g_assert_cmpstr (settle (dig, "{}"), ==, "steal");
  assert_pile (dig->battle, "steal on activation");
  g_assert_cmpint (vedette_pending_get_who (vedette_pending_get_top (dig->battle)), ==, 3);
  dig_do (dig, "raid", "{'kind':'fight','resume':'steal'}");
  assert_pile (dig->battle, "fight on steal on activation");
  g_assert_cmpstr (settle (dig, "{}"), ==, "steal");
  g_assert_cmpstr (settle (dig, "{}"), ==, "activation");
  g_assert_cmpstr (settle (dig, "{}"), ==, "round");
  g_assert_cmpstr (settle (dig, "{}"), ==, "nowhere");
  assert_pile (dig->battle, "");
}

/* Several in one step: what comes and is settled at once, and two that come together */
static void
test_one_step (Dig           *dig,
               gconstpointer  data)
{
  g_assert_cmpstr (settle (dig, "{'flash':true}"), ==, "now");
  assert_pile (dig->battle, "");
  dig_do (dig, "raid", "{'kind':'steal','resume':'x','twice':true}");
  assert_pile (dig->battle, "again on steal");
  g_assert_cmpstr (settle (dig, "{'flash':true}"), ==, "now");
  assert_pile (dig->battle, "again on steal");
}

static void
test_drop_undo (Dig           *dig,
                gconstpointer  data)
{
  g_autoptr (GError) error = NULL;

  pile_up (dig);
  dig_do (dig, "settle", "{'all':true}");
  assert_pile (dig->battle, "");
  dig_do (dig, "settle", "{'all':true}");
  assert_pile (dig->battle, "");

  g_assert_true (vedette_battle_go_to (dig->battle, 4, &error));
  assert_pile (dig->battle, "test on steal on activation");
  g_assert_true (vedette_battle_go_to (dig->battle, 2, &error));
  assert_pile (dig->battle, "activation");
  g_assert_true (vedette_battle_go_to (dig->battle, 5, &error));
  assert_pile (dig->battle, "");
  g_assert_true (vedette_battle_go_to (dig->battle, 3, &error));
  assert_pile (dig->battle, "steal on activation");
  g_assert_no_error (error);
  /* From there on otherwise */
  dig_do (dig, "raid", "{'kind':'fight','resume':'steal'}");
  assert_pile (dig->battle, "fight on steal on activation");
}

static void
test_file (Dig           *dig,
           gconstpointer  data)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *folder = g_dir_make_tmp ("vedette-pending-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "dig.vedette", NULL);
  g_autofree char *before = NULL, *after = NULL;

  g_assert_true (vedette_battle_create (dig->battle, path, &error));
  pile_up (dig);
  settle (dig, "{'flash':true}");
  dig_do (dig, "settle", "{'all':true}");
  g_assert_true (vedette_battle_go_to (dig->battle, 4, &error));
  g_assert_true (vedette_battle_wait_durable (dig->battle, &error));
  before = vedette_battle_dump (dig->battle);

  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (VedetteBattle) again = vedette_battle_open (path, VEDETTE_OPEN_READ, schemas, NULL, &error);

      g_assert_no_error (error);
      after = vedette_battle_dump (again);
      g_assert_cmpstr (after, ==, before);
      g_clear_pointer (&after, g_free);
      assert_pile (again, "test on steal on activation");
      g_assert_true (vedette_battle_go_to (again, 3, &error));
      assert_pile (again, "steal on activation");
      g_assert_true (vedette_battle_go_to (again, 6, &error));
      assert_pile (again, "");
    }
  g_assert_cmpint (g_unlink (path), ==, 0);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

#define STEP(n, after, changes) "{\"n\":" #n ",\"after\":" #after ",\"kind\":\"x\",\"do\":[" changes "]}\n"
#define ADD(id, at, with) "{\"add\":" #id ",\"type\":\"pending\",\"at\":" #at ",\"with\":{\"kind\":\"k" #id "\"" with "}}"
#define SET(id, before, after) "{\"set\":" #id ",\"of\":\"on\",\"old\":" #before ",\"new\":" #after "}"
#define CUT(id, at, with) "{\"cut\":" #id ",\"type\":\"pending\",\"at\":" #at ",\"with\":{\"kind\":\"k" #id "\"" with "}}"

/* A pile of three; what follows is line 3. */
#define PILE                                                                                                           \
  "{\"format\":\"vedette\",\"version\":1,\"system\":\"dig\"}\n" STEP (                                                 \
    1, 0, ADD (1, 0, "") "," ADD (2, 1, ",\"on\":1") "," ADD (3, 2, ",\"on\":2"))

typedef struct
{
  const char *name;
  const char *content;
  const char *words; /* %NULL for a file that is whole */
} Row;

static const Row rows[] = {
  { "whole", PILE, NULL },
  { "one-more", PILE STEP (2, 1, ADD (4, 0, ",\"on\":3")), NULL },
  { "from-the-top", PILE STEP (2, 1, CUT (3, 2, ",\"on\":2")), NULL },
  { "other-order", PILE STEP (2, 1, SET (1, 0, 3) "," SET (2, 1, 0)), NULL },
  { "nowhere", PILE STEP (2, 1, ADD (4, 3, ",\"on\":9")), "record 9, which does not exist" },
  { "from-the-middle", PILE STEP (2, 1, CUT (2, 1, ",\"on\":1")), "Record 2 cannot be removed" },
  { "two-bottoms", PILE STEP (2, 1, ADD (4, 3, "")), "“on” of record 4 (pending) is the same as that of record 1 (pending)" },
  { "two-on-one", PILE STEP (2, 1, ADD (4, 3, ",\"on\":2")),
    "“on” of record 4 (pending) is the same as that of record 3 (pending)" },
  { "on-itself", PILE STEP (2, 1, ADD (4, 3, ",\"on\":4")), "“on” of record 4 (pending) leads back to the same record" },
  { "circle", PILE STEP (2, 1, SET (1, 0, 3)), "“on” of record 1 (pending) leads back to the same record" },
  { "circle-beside", PILE STEP (2, 1, ADD (4, 3, ",\"on\":5") "," ADD (5, 4, ",\"on\":4")),
    "“on” of record 4 (pending) leads back to the same record" },
};

static void
test_row (gconstpointer data)
{
  const Row *row = data;
  g_autofree char *path = g_build_filename (g_get_tmp_dir (), "vedette-pile-XXXXXX", NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (VedetteBattle) battle = NULL;
  VedetteOpenReport report;

  g_assert_true (g_close (g_mkstemp (path), &error));
  g_assert_true (g_file_set_contents (path, row->content, -1, &error));
  battle = vedette_battle_open (path, VEDETTE_OPEN_READ, schemas, &report, &error);
  if (row->words == NULL)
    g_assert_no_error (error);
  else
    {
      g_assert_true (error != NULL && error->domain == VEDETTE_BATTLE_ERROR);
      g_assert_cmpuint (report.bad_line, ==, 3);
      if (!g_str_has_prefix (error->message, "Line 3: ") || strstr (error->message, row->words) == NULL)
        g_error ("“%s” instead of “Line 3: … %s”", error->message, row->words);
    }
  g_assert_cmpint (g_unlink (path), ==, 0);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  DIG_ADD ("/rules/pending/push-resume", test_push_resume);
  DIG_ADD ("/rules/pending/one-step", test_one_step);
  DIG_ADD ("/rules/pending/drop-undo", test_drop_undo);
  DIG_ADD ("/rules/pending/file", test_file);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strconcat ("/rules/pending/needs/", rows[i].name, NULL);

      g_test_add_data_func (path, &rows[i], test_row);
    }

  return g_test_run ();
}
