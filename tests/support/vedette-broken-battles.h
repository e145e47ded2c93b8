/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lists files with well-formed lines that Vedette must refuse, because their battle is invalid in the skirmish system:
 * records are missing or superfluous, references are wrong, or numbers are out of range. */

#pragma once

#include <glib.h>

#define BROKEN_HEADER "{\"format\":\"vedette\",\"version\":1,\"system\":\"skirmish\"}\n"
#define BROKEN_STEP(n, after, changes) "{\"n\":" #n ",\"after\":" #after ",\"kind\":\"x\",\"do\":[" changes "]}\n"
#define BROKEN_ADD(id, type, at, with) "{\"add\":" #id ",\"type\":\"" type "\",\"at\":" #at ",\"with\":{" with "}}"
#define BROKEN_SET(id, of, before, after) "{\"set\":" #id ",\"of\":\"" of "\",\"old\":" before ",\"new\":" after "}"

#define BROKEN_ABOUT BROKEN_ADD (1, "about", 0, "")
#define BROKEN_SWITCHES BROKEN_ADD (2, "switches", 0, "")
#define BROKEN_GAME BROKEN_ADD (3, "game", 0, "")
#define BROKEN_RED BROKEN_ADD (4, "force", 0, "\"name\":\"Red\"")
#define BROKEN_BLUE BROKEN_ADD (5, "force", 1, "\"name\":\"Blue\"")

/* BROKEN_FIRST is the first step of a new battle, with every record that must exist only once. */
#define BROKEN_FIRST BROKEN_STEP (1, 0, BROKEN_ABOUT "," BROKEN_SWITCHES "," BROKEN_GAME "," BROKEN_RED "," BROKEN_BLUE)

/* BROKEN_ROSTER is a step that adds records of all other types. The roster lines are record 7 (Wat) and record 8 (Joan)
 * of side 4, and record 9 (Hob) of side 5. */
#define BROKEN_ROSTER                                                                                                  \
  BROKEN_STEP (2, 1, BROKEN_ADD (6, "contingent", 0, "\"name\":\"Foresters\",\"side\":4") ","                          \
                     BROKEN_ADD (7, "figure", 0, "\"name\":\"Wat\",\"side\":4") ","                                    \
                     BROKEN_ADD (8, "figure", 1, "\"name\":\"Joan\",\"side\":4,\"contingent\":6") ","                  \
                     BROKEN_ADD (9, "figure", 2, "\"name\":\"Hob\",\"side\":5") ","                                    \
                     BROKEN_ADD (10, "body", 0, "\"side\":4,\"members\":[7]") ","                                      \
                     BROKEN_ADD (11, "place", 0, "\"name\":\"Mill\"") ","                                              \
                     BROKEN_ADD (12, "card", 0, "\"side\":4,\"actors\":[7],\"target\":11") ","                         \
                     BROKEN_ADD (13, "fight", 0, "\"name\":\"Bridge\",\"lines\":[8,9]") ","                            \
                     BROKEN_ADD (14, "trait", 0, "\"name\":\"quick\",\"whose\":6"))

/* BROKEN_THIRD(changes) is a file whose line 4 is a step with @changes, which make the battle invalid. */
#define BROKEN_THIRD(changes) BROKEN_HEADER BROKEN_FIRST BROKEN_ROSTER BROKEN_STEP (3, 2, changes)

typedef struct
{
  const char *name;
  const char *content;
  guint bad_line;
  const char *words; /* the error message contains these words after the line number */
} BrokenBattle;

/* Each of these files lacks records in its first step. Earlier versions of Vedette crashed when they opened such files. */
static const BrokenBattle broken_starts[] = {
  { "nothing", BROKEN_HEADER BROKEN_STEP (1, 0, ""), 2,
    "The battle has 0 “about” records (name and settings of the battle), but needs 1" },
  { "no-about", BROKEN_HEADER BROKEN_STEP (1, 0, BROKEN_SWITCHES "," BROKEN_GAME "," BROKEN_RED "," BROKEN_BLUE), 2,
    "0 “about” records" },
  { "no-switches", BROKEN_HEADER BROKEN_STEP (1, 0, BROKEN_ABOUT "," BROKEN_GAME "," BROKEN_RED "," BROKEN_BLUE), 2,
    "0 “switches” records (house rules)" },
  { "no-game", BROKEN_HEADER BROKEN_STEP (1, 0, BROKEN_ABOUT "," BROKEN_SWITCHES "," BROKEN_RED "," BROKEN_BLUE), 2,
    "0 “game” records (state of the battle)" },
  { "no-sides", BROKEN_HEADER BROKEN_STEP (1, 0, BROKEN_ABOUT "," BROKEN_SWITCHES "," BROKEN_GAME), 2,
    "0 “force” records (side), but needs 2" },
  { "one-side", BROKEN_HEADER BROKEN_STEP (1, 0, BROKEN_ABOUT "," BROKEN_SWITCHES "," BROKEN_GAME "," BROKEN_RED), 2,
    "The battle has 1 “force” record (side), but needs 2" },
  /* This file adds the missing records in its second step, which is too late, because undo can remove that step. */
  { "late", BROKEN_HEADER BROKEN_STEP (1, 0, "")
            BROKEN_STEP (2, 1, BROKEN_ABOUT "," BROKEN_SWITCHES "," BROKEN_GAME "," BROKEN_RED "," BROKEN_BLUE), 2,
    "0 “about” records" },
};

/* Each of these files has a valid first step and a later step whose change makes the battle invalid. */
static const BrokenBattle broken_steps[] = {
  { "about-gone", BROKEN_THIRD ("{\"cut\":1,\"type\":\"about\",\"at\":0,\"with\":{}}"), 4, "0 “about” records" },
  { "about-twice", BROKEN_THIRD (BROKEN_ADD (15, "about", 1, "")), 4, "2 “about” records" },
  { "game-twice", BROKEN_THIRD (BROKEN_ADD (15, "game", 0, "")), 4, "2 “game” records" },
  { "three-sides", BROKEN_THIRD (BROKEN_ADD (15, "force", 2, "")), 4, "3 “force” records (side), but needs 2" },
  /* The invalid step of this file is undone. The file must be refused anyway, because players can redo the step. */
  { "undone", BROKEN_THIRD (BROKEN_ADD (15, "game", 0, "")) "{\"to\":2}\n", 4, "2 “game” records" },
  { "again", BROKEN_HEADER BROKEN_FIRST "{\"to\":0}\n" BROKEN_STEP (2, 0, ""), 4, "0 “about” records" },

  { "holder", BROKEN_THIRD (BROKEN_SET (3, "holder", "0", "7")), 4,
    "“holder” of record 3 (state of the battle) refers to record 7 (line “Wat”), which is the wrong type of record" },
  { "nominee", BROKEN_THIRD (BROKEN_SET (3, "nominee", "0", "4")), 4,
    "“nominee” of record 3 (state of the battle) refers to record 4 (side “Red”), which is the wrong type of record" },
  { "actors", BROKEN_THIRD (BROKEN_SET (3, "actors", "[]", "[7,11]")), 4,
    "“actors” of record 3 (state of the battle) refers to record 11 (place “Mill”), which is the wrong type of record" },
  { "last-body", BROKEN_THIRD (BROKEN_SET (4, "last-body", "[]", "[10]")), 4,
    "“last-body” of record 4 (side “Red”) refers to record 10 (body), which is the wrong type of record" },
  { "line-side", BROKEN_THIRD (BROKEN_SET (9, "side", "5", "11")), 4, 
    "“side” of record 9 (line “Hob”) refers to record 11 (place “Mill”), which is the wrong type of record" },
  { "line-no-side", BROKEN_THIRD (BROKEN_SET (9, "side", "5", "0")), 4,
    "“side” of record 9 (line “Hob”) is missing" },
  { "line-added-no-side", BROKEN_THIRD (BROKEN_ADD (15, "figure", 0, "\"name\":\"Tom\"")), 4,
    "“side” of record 15 (line “Tom”) is missing" },
  { "line-contingent", BROKEN_THIRD (BROKEN_SET (9, "contingent", "0", "6")), 4,
    "“contingent” of record 9 (line “Hob”) names record 6 (contingent “Foresters”), which has a different “side”" },
  { "contingent-side", BROKEN_THIRD (BROKEN_SET (6, "side", "4", "5")), 4, "“contingent” of record 8 (line “Joan”) names" },
  { "contingent-leader", BROKEN_THIRD (BROKEN_SET (6, "leader", "0", "11")), 4,
    "“leader” of record 6 (contingent “Foresters”) refers to record 11 (place “Mill”), which is the wrong type of record" },
  { "contingent-foe", BROKEN_THIRD (BROKEN_SET (6, "leader", "0", "9")), 4,
    "names record 9 (line “Hob”), which has a different “side”" },
  { "body-foe", BROKEN_THIRD (BROKEN_SET (10, "members", "[7]", "[7,9]")), 4,
    "“members” of record 10 (body) names record 9 (line “Hob”), which has a different “side”" },
  { "body-traitor", BROKEN_THIRD (BROKEN_SET (7, "side", "4", "5")), 4, "“members” of record 10 (body) names record 7" },
  { "body-empty", BROKEN_THIRD (BROKEN_SET (10, "members", "[7]", "[]")), 4, "“members” of record 10 (body) is missing" },
  { "body-twice", BROKEN_THIRD (BROKEN_ADD (15, "body", 1, "\"side\":4,\"members\":[8,7]")), 4,
    "“members” of record 15 (body) names record 7 (line “Wat”), which already belongs to record 10 (body)" },
  { "fight-empty", BROKEN_THIRD (BROKEN_ADD (15, "fight", 1, "")), 4, "“lines” of record 15 (fight) is missing" },
  { "card-target", BROKEN_THIRD (BROKEN_SET (12, "target", "11", "5")), 4,
    "“target” of record 12 (order card) refers to record 5 (side “Blue”), which is the wrong type of record" },
  { "card-actor", BROKEN_THIRD (BROKEN_SET (12, "actors", "[7]", "[6]")), 4,
    "“actors” of record 12 (order card) refers to record 6 (contingent “Foresters”), which is the wrong type of record" },
  { "card-no-side", BROKEN_THIRD (BROKEN_ADD (15, "card", 0, "")), 4, "“side” of record 15 (order card) is missing" },
  { "trait-whose", BROKEN_THIRD (BROKEN_SET (14, "whose", "6", "12")), 4,
    "“whose” of record 14 (trait “quick”) refers to record 12 (order card), which is the wrong type of record" },
  { "trait-nobody", BROKEN_THIRD (BROKEN_SET (14, "whose", "6", "0")), 4, "“whose” of record 14 (trait “quick”) is missing" },
  { "nowhere", BROKEN_THIRD (BROKEN_SET (9, "contingent", "0", "99")), 4,
    "A record refers to record 99, which does not exist" },
  { "named-twice", BROKEN_THIRD (BROKEN_SET (12, "actors", "[7]", "[8,8]")), 4, "lists a record twice" },

  { "men", BROKEN_THIRD (BROKEN_SET (9, "count", "1", "1000")), 4, "“Figures (count)” should be between 1 and 999" },
  { "counters", BROKEN_THIRD (BROKEN_SET (3, "counters", "0", "-1")), 4, "“Counters (counters)” should be between 0 and 9999" },
  { "actions", BROKEN_THIRD (BROKEN_SET (3, "action-no", "0", "2147483647")), 4,
    "“action-no” of record 3 (state of the battle) is more than 1073741823" },
};
