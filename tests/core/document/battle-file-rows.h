/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A valid file of a battle, and headers and lines that are refused. */

#pragma once

#include "core/document/vedette-battle.h"

#define HEADER "{\"format\":\"vedette\",\"version\":1,\"system\":\"test\",\"program\":\"0.1\",\"x\":[1,{}]}\n"
#define STEP_1 \
  "{\"n\":1,\"after\":0,\"kind\":\"k\",\"time\":\"\",\"facts\":{\"die\":6,\"odd\":{\"b\":1.50}},\"later\":\"kept\",\"do\":[" \
  "{\"add\":1,\"type\":\"note\",\"at\":0,\"with\":{\"text\":\"a\"}},{\"add\":2,\"type\":\"note\",\"at\":1,\"with\":{}}]}\n"
#define STEP_2 "{\"n\":2,\"after\":1,\"kind\":\"k\",\"do\":[{\"set\":1,\"of\":\"count\",\"old\":3,\"new\":5}]}\n"
#define TO_1 "{\"to\":1}\n"
#define STEP_3 \
  "{\"n\":3,\"after\":1,\"kind\":\"k\",\"do\":[{\"add\":3,\"type\":\"pair\",\"at\":0,\"with\":{\"left\":1,\"right\":2}}]}\n"
/* At the end of the file the battle is at step 3, on the branch 1, 3. */
#define GOOD HEADER STEP_1 STEP_2 TO_1 STEP_3
#define STEP(changes) "{\"n\":4,\"after\":3,\"kind\":\"k\",\"do\":[" changes "]}\n"
#define STEP_5 "{\"n\":5,\"after\":3,\"kind\":\"k\",\"do\":[]}\n"

typedef struct
{
  const char *name;
  const char *header;
  int code;
} HeaderRow;

static const HeaderRow header_rows[] = {
  { "no-json", "hello\n", VEDETTE_BATTLE_ERROR_FORMAT },
  { "array", "[]\n", VEDETTE_BATTLE_ERROR_FORMAT },
  { "other", "{\"name\":\"x\"}\n", VEDETTE_BATTLE_ERROR_FORMAT },
  { "other-format", "{\"format\":\"x\",\"version\":1,\"system\":\"test\"}\n", VEDETTE_BATTLE_ERROR_FORMAT },
  { "no-version", "{\"format\":\"vedette\",\"system\":\"test\"}\n", VEDETTE_BATTLE_ERROR_FORMAT },
  { "text-version", "{\"format\":\"vedette\",\"version\":\"1\",\"system\":\"test\"}\n", VEDETTE_BATTLE_ERROR_FORMAT },
  { "version-0", "{\"format\":\"vedette\",\"version\":0,\"system\":\"test\"}\n", VEDETTE_BATTLE_ERROR_FORMAT },
  { "number-format", "{\"format\":5,\"version\":1,\"system\":\"test\"}\n", VEDETTE_BATTLE_ERROR_FORMAT },
  { "number-system", "{\"format\":\"vedette\",\"version\":1,\"system\":5}\n", VEDETTE_BATTLE_ERROR_FORMAT },
  { "no-system", "{\"format\":\"vedette\",\"version\":1}\n", VEDETTE_BATTLE_ERROR_FORMAT },
  { "newer", "{\"format\":\"vedette\",\"version\":2,\"system\":\"test\"}\n{\"what\":1}\n", VEDETTE_BATTLE_ERROR_NEWER },
  { "newer-system", "{\"format\":\"vedette\",\"version\":9,\"system\":\"chess\"}\n", VEDETTE_BATTLE_ERROR_NEWER },
  { "system", "{\"format\":\"vedette\",\"version\":1,\"system\":\"chess\"}\n", VEDETTE_BATTLE_ERROR_SYSTEM },
  { "step-first", STEP_1, VEDETTE_BATTLE_ERROR_FORMAT },
};

typedef struct
{
  const char *name;
  const char *line;
} BadRow;

static const BadRow bad_rows[] = {
  { "array", "[]\n" },
  { "neither", "{\"x\":1}\n" },
  { "both", "{\"n\":4,\"to\":1,\"after\":3,\"kind\":\"k\",\"do\":[]}\n" },
  { "no-after", "{\"n\":4,\"kind\":\"k\",\"do\":[]}\n" },
  { "no-kind", "{\"n\":4,\"after\":3,\"do\":[]}\n" },
  { "no-do", "{\"n\":4,\"after\":3,\"kind\":\"k\"}\n" },
  { "real-n", "{\"n\":4.0,\"after\":3,\"kind\":\"k\",\"do\":[]}\n" },
  { "text-time", "{\"n\":4,\"after\":3,\"kind\":\"k\",\"time\":5,\"do\":[]}\n" },
  { "list-facts", "{\"n\":4,\"after\":3,\"kind\":\"k\",\"facts\":[],\"do\":[]}\n" },
  { "do-object", "{\"n\":4,\"after\":3,\"kind\":\"k\",\"do\":{}}\n" },
  { "do-number", STEP ("5") },
  { "after-undone", "{\"n\":4,\"after\":2,\"kind\":\"k\",\"do\":[]}\n" },
  { "after-earlier", "{\"n\":4,\"after\":1,\"kind\":\"k\",\"do\":[]}\n" },
  { "after-later", "{\"n\":4,\"after\":9,\"kind\":\"k\",\"do\":[]}\n" },
  { "n-twice", "{\"n\":3,\"after\":3,\"kind\":\"k\",\"do\":[]}\n" },
  { "n-undone", "{\"n\":2,\"after\":3,\"kind\":\"k\",\"do\":[]}\n" },
  { "n-zero", "{\"n\":0,\"after\":3,\"kind\":\"k\",\"do\":[]}\n" },
  { "n-negative", "{\"n\":-4,\"after\":3,\"kind\":\"k\",\"do\":[]}\n" },
  { "after-negative", "{\"n\":4,\"after\":-1,\"kind\":\"k\",\"do\":[]}\n" },
  { "after-text", "{\"n\":4,\"after\":\"3\",\"kind\":\"k\",\"do\":[]}\n" },
  { "number-kind", "{\"n\":4,\"after\":3,\"kind\":5,\"do\":[]}\n" },
  { "number-who", "{\"n\":4,\"after\":3,\"kind\":\"k\",\"who\":5,\"do\":[]}\n" },
  { "text-ran", "{\"n\":4,\"after\":3,\"kind\":\"k\",\"ran\":\"5\",\"do\":[]}\n" },
  { "ran-negative", "{\"n\":4,\"after\":3,\"kind\":\"k\",\"ran\":-1,\"do\":[]}\n" },
  { "ran-huge", "{\"n\":4,\"after\":3,\"kind\":\"k\",\"ran\":2147483648,\"do\":[]}\n" },
  { "n-huge", "{\"n\":9007199254740991,\"after\":3,\"kind\":\"k\",\"do\":[]}\n" },
  { "to-undone", "{\"to\":2}\n" },
  { "to-nowhere", "{\"to\":4}\n" },
  { "to-negative", "{\"to\":-1}\n" },
  { "to-text", "{\"to\":\"1\"}\n" },
  { "change", STEP ("{\"swap\":1}") },
  { "two-changes", STEP ("{\"set\":1,\"cut\":1,\"of\":\"count\",\"old\":3,\"new\":4}") },
  { "set-old", STEP ("{\"set\":1,\"of\":\"count\",\"old\":5,\"new\":6}") },
  { "set-type", STEP ("{\"set\":1,\"of\":\"count\",\"old\":3,\"new\":3.5}") },
  { "set-null", STEP ("{\"set\":1,\"of\":\"text\",\"old\":\"a\",\"new\":null}") },
  { "set-range", STEP ("{\"set\":1,\"of\":\"count\",\"old\":3,\"new\":101}") },
  { "set-nick", STEP ("{\"set\":1,\"of\":\"colour\",\"old\":\"green\",\"new\":\"pink\"}") },
  { "set-property", STEP ("{\"set\":1,\"of\":\"size\",\"old\":3,\"new\":4}") },
  { "set-id", STEP ("{\"set\":1,\"of\":\"id\",\"old\":1,\"new\":4}") },
  { "set-nobody", STEP ("{\"set\":9,\"of\":\"count\",\"old\":3,\"new\":4}") },
  { "set-no-of", STEP ("{\"set\":1,\"old\":3,\"new\":4}") },
  { "set-number-of", STEP ("{\"set\":1,\"of\":5,\"old\":3,\"new\":4}") },
  { "set-no-new", STEP ("{\"set\":1,\"of\":\"count\",\"old\":3}") },
  { "set-old-type", STEP ("{\"set\":1,\"of\":\"count\",\"old\":\"3\",\"new\":4}") },
  { "set-text-id", STEP ("{\"set\":\"1\",\"of\":\"count\",\"old\":3,\"new\":4}") },
  { "set-no-old", STEP ("{\"set\":1,\"of\":\"count\",\"new\":4}") },
  { "set-added", STEP ("{\"add\":4,\"type\":\"note\",\"at\":2,\"with\":{}},{\"set\":4,\"of\":\"count\",\"old\":3,\"new\":4}") },
  { "set-cut", STEP ("{\"cut\":3,\"type\":\"pair\",\"at\":0,\"with\":{\"left\":1,\"right\":2}},"
                     "{\"set\":3,\"of\":\"weight\",\"old\":0,\"new\":4}") },
  { "set-dangling", STEP ("{\"set\":1,\"of\":\"partner\",\"old\":0,\"new\":4}") },
  { "ids-dangling", STEP ("{\"set\":1,\"of\":\"others\",\"old\":[],\"new\":[2,4]}") },
  { "ids-twice", STEP ("{\"set\":1,\"of\":\"others\",\"old\":[],\"new\":[2,2]}") },
  { "add-type", STEP ("{\"add\":4,\"type\":\"memo\",\"at\":0,\"with\":{}}") },
  { "add-no-type", STEP ("{\"add\":4,\"at\":0,\"with\":{}}") },
  { "add-number-type", STEP ("{\"add\":4,\"type\":5,\"at\":0,\"with\":{}}") },
  { "add-no-at", STEP ("{\"add\":4,\"type\":\"note\",\"with\":{}}") },
  { "add-text-at", STEP ("{\"add\":4,\"type\":\"note\",\"at\":\"0\",\"with\":{}}") },
  { "add-list-with", STEP ("{\"add\":4,\"type\":\"note\",\"at\":0,\"with\":[]}") },
  { "add-property", STEP ("{\"add\":4,\"type\":\"note\",\"at\":0,\"with\":{\"size\":1}}") },
  { "add-wrong", STEP ("{\"add\":4,\"type\":\"note\",\"at\":0,\"with\":{\"text\":1}}") },
  { "add-no-with", STEP ("{\"add\":4,\"type\":\"note\",\"at\":0}") },
  { "add-dangling", STEP ("{\"add\":4,\"type\":\"pair\",\"at\":0,\"with\":{\"left\":5}}") },
  { "add-id-used", STEP ("{\"add\":1,\"type\":\"note\",\"at\":0,\"with\":{}}") },
  { "add-id-other-type", STEP ("{\"add\":1,\"type\":\"pair\",\"at\":0,\"with\":{}}") },
  { "add-id-zero", STEP ("{\"add\":0,\"type\":\"note\",\"at\":0,\"with\":{}}") },
  { "add-id-negative", STEP ("{\"add\":-4,\"type\":\"note\",\"at\":0,\"with\":{}}") },
  { "add-id-huge", STEP ("{\"add\":9007199254740991,\"type\":\"note\",\"at\":0,\"with\":{}}") },
  { "add-id-max", STEP ("{\"add\":9223372036854775807,\"type\":\"note\",\"at\":0,\"with\":{}}") },
  { "add-twice", STEP ("{\"add\":4,\"type\":\"note\",\"at\":0,\"with\":{}},{\"add\":4,\"type\":\"note\",\"at\":1,\"with\":{}}") },
  { "add-cut-add", STEP ("{\"add\":4,\"type\":\"note\",\"at\":0,\"with\":{}},{\"cut\":4,\"type\":\"note\",\"at\":0,\"with\":{}},"
                         "{\"add\":4,\"type\":\"note\",\"at\":0,\"with\":{}}") },
  { "add-beyond", STEP ("{\"add\":4,\"type\":\"note\",\"at\":3,\"with\":{}}") },
  { "add-huge", STEP ("{\"add\":4,\"type\":\"note\",\"at\":2147483647,\"with\":{}}") },
  { "add-too-huge", STEP ("{\"add\":4,\"type\":\"note\",\"at\":4294967296,\"with\":{}}") },
  { "cut-referenced", STEP ("{\"cut\":2,\"type\":\"note\",\"at\":1,\"with\":{}}") },
  { "cut-members", STEP ("{\"cut\":3,\"type\":\"pair\",\"at\":0,\"with\":{\"left\":1}}") },
  { "cut-place", STEP ("{\"cut\":3,\"type\":\"pair\",\"at\":1,\"with\":{\"left\":1,\"right\":2}}") },
  { "cut-type", STEP ("{\"cut\":3,\"type\":\"note\",\"at\":0,\"with\":{}}") },
  { "cut-nobody", STEP ("{\"cut\":9,\"type\":\"pair\",\"at\":0,\"with\":{}}") },
  { "cut-twice", STEP ("{\"cut\":3,\"type\":\"pair\",\"at\":0,\"with\":{\"left\":1,\"right\":2}},"
                       "{\"cut\":3,\"type\":\"pair\",\"at\":0,\"with\":{\"left\":1,\"right\":2}}") },
  { "cut-add", STEP ("{\"cut\":3,\"type\":\"pair\",\"at\":0,\"with\":{\"left\":1,\"right\":2}},"
                     "{\"add\":3,\"type\":\"pair\",\"at\":0,\"with\":{\"left\":1,\"right\":2}}") },
  { "move-no-to", STEP ("{\"move\":1,\"type\":\"note\",\"at\":0}") },
  { "move-no-type", STEP ("{\"move\":1,\"at\":0,\"to\":1}") },
  { "move-from-beyond", STEP ("{\"move\":1,\"type\":\"note\",\"at\":2,\"to\":0}") },
  { "move-other", STEP ("{\"move\":2,\"type\":\"note\",\"at\":0,\"to\":1}") },
  { "move-beyond", STEP ("{\"move\":1,\"type\":\"note\",\"at\":0,\"to\":2}") },
  { "move-huge", STEP ("{\"move\":1,\"type\":\"note\",\"at\":0,\"to\":2147483647}") },
  { "move-place", STEP ("{\"move\":1,\"type\":\"note\",\"at\":1,\"to\":0}") },
  { "move-type", STEP ("{\"move\":1,\"type\":\"pair\",\"at\":0,\"to\":0}") },
};
