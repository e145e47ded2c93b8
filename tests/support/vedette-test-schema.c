/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Defines a system for tests of the document, with two types of records and a property of every kind. */

#include "vedette-test-schema.h"

G_DEFINE_ENUM_TYPE (VedetteTestColour, vedette_test_colour,
                    G_DEFINE_ENUM_VALUE (VEDETTE_TEST_COLOUR_RED, "red"),
                    G_DEFINE_ENUM_VALUE (VEDETTE_TEST_COLOUR_GREEN, "green"),
                    G_DEFINE_ENUM_VALUE (VEDETTE_TEST_COLOUR_DARK_BLUE, "dark-blue"))

struct _VedetteTestNote
{
  VedetteRecord parent_instance;
};

G_DEFINE_FINAL_TYPE (VedetteTestNote, vedette_test_note, VEDETTE_TYPE_RECORD)

static GParamSpec *note_pspecs[VEDETTE_TEST_NOTE_N_PROPS];

static void
vedette_test_note_class_init (VedetteTestNoteClass *klass)
{
  note_pspecs[VEDETTE_TEST_NOTE_FLAG] = g_param_spec_boolean ("flag", NULL, NULL, FALSE, VEDETTE_PARAM_FLAGS);
  note_pspecs[VEDETTE_TEST_NOTE_COUNT] = g_param_spec_int ("count", NULL, NULL, -10, 100, 3, VEDETTE_PARAM_FLAGS);
  note_pspecs[VEDETTE_TEST_NOTE_BIG] = g_param_spec_int64 ("big", NULL, NULL, G_MININT64, G_MAXINT64, 0,
                                                           VEDETTE_PARAM_FLAGS);
  note_pspecs[VEDETTE_TEST_NOTE_RATIO] = g_param_spec_double ("ratio", NULL, NULL, -1e10, 1e10, 0.5,
                                                              VEDETTE_PARAM_FLAGS);
  note_pspecs[VEDETTE_TEST_NOTE_TEXT] = vedette_param_spec_text ("text");
  note_pspecs[VEDETTE_TEST_NOTE_COLOUR] = g_param_spec_enum ("colour", NULL, NULL, VEDETTE_TYPE_TEST_COLOUR,
                                                             VEDETTE_TEST_COLOUR_GREEN, VEDETTE_PARAM_FLAGS);
  note_pspecs[VEDETTE_TEST_NOTE_WORDS] = g_param_spec_boxed ("words", NULL, NULL, G_TYPE_STRV, VEDETTE_PARAM_FLAGS);
  note_pspecs[VEDETTE_TEST_NOTE_OTHERS] = vedette_param_spec_ids ("others");
  note_pspecs[VEDETTE_TEST_NOTE_PARTNER] = vedette_param_spec_reference ("partner");
  vedette_record_class_install (VEDETTE_RECORD_CLASS (klass), "note", VEDETTE_TEST_NOTE_N_PROPS, note_pspecs);
}

static void
vedette_test_note_init (VedetteTestNote *self)
{
}

struct _VedetteTestPair
{
  VedetteRecord parent_instance;
};

G_DEFINE_FINAL_TYPE (VedetteTestPair, vedette_test_pair, VEDETTE_TYPE_RECORD)

static GParamSpec *pair_pspecs[4];

static void
vedette_test_pair_class_init (VedetteTestPairClass *klass)
{
  pair_pspecs[1] = vedette_param_spec_reference ("left");
  pair_pspecs[2] = vedette_param_spec_reference ("right");
  pair_pspecs[3] = g_param_spec_int ("weight", NULL, NULL, G_MININT, G_MAXINT, 0, VEDETTE_PARAM_FLAGS);
  vedette_record_class_install (VEDETTE_RECORD_CLASS (klass), "pair", G_N_ELEMENTS (pair_pspecs), pair_pspecs);
}

static void
vedette_test_pair_init (VedetteTestPair *self)
{
}

static void
rename_member (JsonObject *object,
               const char *from,
               const char *to)
{
  JsonNode *node = json_object_dup_member (object, from);

  if (node == NULL)
    return;
  json_object_remove_member (object, from);
  json_object_set_member (object, to, node);
}

static JsonArray *
get_changes (JsonObject *line)
{
  JsonNode *node = json_object_get_member (line, "do");

  return node != NULL && JSON_NODE_HOLDS_ARRAY (node) ? json_node_get_array (node) : NULL;
}

/* Upgrades a line from version 1 to 2 of the test format, which renamed the field “words” of a memo to “text”. */
static gboolean
upgrade_words (JsonObject  *line,
               guint        number,
               GError     **error)
{
  JsonArray *changes = get_changes (line);

  for (guint i = 0; changes != NULL && i < json_array_get_length (changes); i++)
    {
      JsonObject *change = json_array_get_object_element (changes, i);

      if (g_strcmp0 (json_object_get_string_member_with_default (change, "of", NULL), "words") == 0)
        json_object_set_string_member (change, "of", "text");
      if (json_object_has_member (change, "with"))
        rename_member (json_object_get_object_member (change, "with"), "words", "text");
    }
  return TRUE;
}

/* Upgrades a line from version 2 to 3 of the test format, which renamed the record type “memo” to “note”. */
static gboolean
upgrade_memo (JsonObject  *line,
              guint        number,
              GError     **error)
{
  JsonArray *changes = get_changes (line);

  for (guint i = 0; changes != NULL && i < json_array_get_length (changes); i++)
    {
      JsonObject *change = json_array_get_object_element (changes, i);

      if (g_strcmp0 (json_object_get_string_member_with_default (change, "type", NULL), "memo") == 0)
        json_object_set_string_member (change, "type", "note");
    }
  return TRUE;
}

static const VedetteUpgradeFunc upgrades[] = { upgrade_words, upgrade_memo };
static const VedetteFormat format_3 = { .version = 3, .upgrades = upgrades };

static GType (*const types[]) (void) = { vedette_test_note_get_type, vedette_test_pair_get_type, NULL };

const VedetteSchema vedette_test_schema = {
  .system = "test",
  .types = types,
  .format = &vedette_format,
};
const VedetteSchema *const vedette_test_schemas[] = { &vedette_test_schema, NULL };

const VedetteSchema vedette_test_schema_3 = {
  .system = "test",
  .types = types,
  .format = &format_3,
};
const VedetteSchema *const vedette_test_schemas_3[] = { &vedette_test_schema_3, NULL };

GParamSpec *
vedette_test_find_pspec (GType       type,
                         const char *name)
{
  g_autoptr (GTypeClass) klass = g_type_class_ref (type);
  GParamSpec *pspec = vedette_record_class_find ((VedetteRecordClass *) klass, name);

  g_assert_nonnull (pspec);
  return pspec;
}

/* Makes a step that adds a note after all other notes. Returns: (transfer none): the note */
VedetteRecord *
vedette_test_add_note (VedetteBattle *battle,
                       const char    *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (VedetteRecord) note = g_object_new (VEDETTE_TYPE_TEST_NOTE, "text", text, NULL);
  VedetteEdit *edit = vedette_battle_edit (battle, "add-note");

  vedette_edit_insert (edit, note, -1);
  g_assert_nonnull (vedette_battle_commit (battle, edit, &error));
  g_assert_no_error (error);
  return note;
}
