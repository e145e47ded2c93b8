/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Defines a system for tests of the document, with two types of records and a property of every kind. */

#pragma once

#include "core/document/vedette-battle-file.h"

G_BEGIN_DECLS

typedef enum
{
  VEDETTE_TEST_COLOUR_RED,
  VEDETTE_TEST_COLOUR_GREEN,
  VEDETTE_TEST_COLOUR_DARK_BLUE,
} VedetteTestColour;

#define VEDETTE_TYPE_TEST_COLOUR (vedette_test_colour_get_type ())
GType vedette_test_colour_get_type (void);

enum
{
  VEDETTE_TEST_NOTE_FLAG = 1,
  VEDETTE_TEST_NOTE_COUNT,
  VEDETTE_TEST_NOTE_BIG,
  VEDETTE_TEST_NOTE_RATIO,
  VEDETTE_TEST_NOTE_TEXT,
  VEDETTE_TEST_NOTE_COLOUR,
  VEDETTE_TEST_NOTE_WORDS,
  VEDETTE_TEST_NOTE_OTHERS,
  VEDETTE_TEST_NOTE_PARTNER,
  VEDETTE_TEST_NOTE_N_PROPS,
};

#define VEDETTE_TYPE_TEST_NOTE (vedette_test_note_get_type ())
G_DECLARE_FINAL_TYPE (VedetteTestNote, vedette_test_note, VEDETTE, TEST_NOTE, VedetteRecord)

#define VEDETTE_TYPE_TEST_PAIR (vedette_test_pair_get_type ())
G_DECLARE_FINAL_TYPE (VedetteTestPair, vedette_test_pair, VEDETTE, TEST_PAIR, VedetteRecord)

extern const VedetteSchema vedette_test_schema;
extern const VedetteSchema *const vedette_test_schemas[];

/* The same system in version 3 of its format. Version 2 renamed the field “words” of the type “memo” to “text”, and
 * version 3 renamed the type “memo” to “note”. */
extern const VedetteSchema vedette_test_schema_3;
extern const VedetteSchema *const vedette_test_schemas_3[];

GParamSpec    *vedette_test_find_pspec (GType          type,
                                        const char    *name);
VedetteRecord *vedette_test_add_note   (VedetteBattle *battle,
                                        const char    *text);

G_END_DECLS
