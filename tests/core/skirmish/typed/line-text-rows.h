/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Roster lines and what they are read as. */

#pragma once

#include "core/skirmish/typed/vedette-line-text.h"

/* count|name|class|leader|weapon|rate|range|points|r(eserve)h(idden)|notes */
static const struct
{
  const char *text;
  const char *expected;
} good_rows[] = {
  { "6 archers, average, bow", "6|Archers|average|none|bow|-1|-1|0||" },
  { "Wat, average, adequate leader", "1|Wat|average|adequate|none|-1|-1|0||" },
  { "Gawain, excellent, heroic", "1|Gawain|excellent|heroic|none|-1|-1|0||" },
  { "Spearmen x8, average, 6\" move", "8|Spearmen|average|none|none|600|-1|0||" },
  { "8 x Spearmen", "8|Spearmen|average|none|none|-1|-1|0||" },
  { "Sir Guy, good, good leader, in reserve, hidden, 25 points, (rides a grey)",
    "1|Sir Guy|good|good|none|-1|-1|25|rh|rides a grey" },
  { "5 crossbowmen, good, crossbow, 24\" range, 6\" move", "5|Crossbowmen|good|none|crossbow|600|2400|0||" },
  /* the count */
  { "12 men", "12|Men|average|none|none|-1|-1|0||" },
  { "1 archer", "1|Archer|average|none|none|-1|-1|0||" },
  { "999 men", "999|Men|average|none|none|-1|-1|0||" },
  { "008 men", "8|Men|average|none|none|-1|-1|0||" },
  { "8x spearmen", "8|Spearmen|average|none|none|-1|-1|0||" },
  { "8 X spearmen", "8|Spearmen|average|none|none|-1|-1|0||" },
  { "8×spearmen", "8|Spearmen|average|none|none|-1|-1|0||" },
  { "8 × spearmen", "8|Spearmen|average|none|none|-1|-1|0||" },
  { "Spearmen x 8", "8|Spearmen|average|none|none|-1|-1|0||" },
  { "Spearmen ×8", "8|Spearmen|average|none|none|-1|-1|0||" },
  { "Spearmen×8", "8|Spearmen|average|none|none|-1|-1|0||" },
  { "Spearmen X8 (levy)", "8|Spearmen|average|none|none|-1|-1|0||levy" },
  { "8 xavier", "8|Xavier|average|none|none|-1|-1|0||" },
  { "\u00a0 8\u00a0men \t", "8|Men|average|none|none|-1|-1|0||" },
  { "3 Captains, good, heroic", "3|Captains|good|heroic|none|-1|-1|0||" },
  /* names that look like something else */
  { "Company B 2", "1|Company B 2|average|none|none|-1|-1|0||" },
  { "7th Foot", "1|7th Foot|average|none|none|-1|-1|0||" },
  { "3/4 Horse", "1|3/4 Horse|average|none|none|-1|-1|0||" },
  { "Alex8", "1|Alex8|average|none|none|-1|-1|0||" },
  { "x8", "1|X8|average|none|none|-1|-1|0||" },
  { "<b>&\"x, (leads the cart), poor, 6\" move", "1|<b>&\"x|poor|none|none|600|-1|0||leads the cart" },
  { "<b>&\"x, poor", "1|<b>&\"x|poor|none|none|-1|-1|0||" },
  { "\"Wat\" Tyler, poor", "1|\"Wat\" Tyler|poor|none|none|-1|-1|0||" },
  { "good, poor", "1|Good|poor|none|none|-1|-1|0||" },
  { "Wat (old, poor", "1|Wat (old|poor|none|none|-1|-1|0||" },
  { "Wat), poor", "1|Wat)|poor|none|none|-1|-1|0||" },
  { "élan vital", "1|Élan vital|average|none|none|-1|-1|0||" },
  { "ǆuro", "1|ǅuro|average|none|none|-1|-1|0||" },
  { "ვახტანგ, good", "1|ვახტანგ|good|none|none|-1|-1|0||" },
  { "3 騎兵, good", "3|騎兵|good|none|none|-1|-1|0||" },
  { "صلاح الدين, inspired", "1|صلاح الدين|average|inspired|none|-1|-1|0||" },
  { "Wat Tyler\n", "1|Wat Tyler|average|none|none|-1|-1|0||" },
  /* quotation marks */
  { "\"Wat, the Elder\", poor", "1|Wat, the Elder|poor|none|none|-1|-1|0||" },
  { "8 \"wat, the Elder\"", "8|wat, the Elder|average|none|none|-1|-1|0||" },
  { "8 x \"8 men\"", "8|8 men|average|none|none|-1|-1|0||" },
  { "\"8 men\" x8", "8|8 men|average|none|none|-1|-1|0||" },
  { "\"a\\\"b\\\\c\\nd\" (e), good", "1|a\"b\\c\nd|good|none|none|-1|-1|0||e" },
  { "Wat, \"bow\", sling", "1|Wat|average|none|sling|-1|-1|0||bow" },
  /* the same value twice */
  { "8 Spearmen x8", "8|Spearmen|average|none|none|-1|-1|0||" },
  { "8 \"Spearmen\" x8", "8|Spearmen|average|none|none|-1|-1|0||" },
  { "Wat, good, good, good", "1|Wat|good|good|none|-1|-1|0||" },
  { "Wat, bow, longbow, 6\" move, 6\" move", "1|Wat|average|none|bow|600|-1|0||" },
  { "Wat, \"bow, sling", "1|Wat|average|none|sling|-1|-1|0||\"bow" },
  /* classes */
  { "Orcs, sub-human", "1|Orcs|sub-human|none|none|-1|-1|0||" },
  { "Orcs, SubHuman", "1|Orcs|sub-human|none|none|-1|-1|0||" },
  { "Orcs, sub  human", "1|Orcs|sub-human|none|none|-1|-1|0||" },
  { "Mob, RUBBISH", "1|Mob|rubbish|none|none|-1|-1|0||" },
  { "Ajax, demigod", "1|Ajax|demigods|none|none|-1|-1|0||" },
  { "Ajax, Demigods", "1|Ajax|demigods|none|none|-1|-1|0||" },
  /* ratings */
  { "Wat, useless", "1|Wat|average|useless|none|-1|-1|0||" },
  { "Wat, good", "1|Wat|good|none|none|-1|-1|0||" },
  { "Wat, good, good", "1|Wat|good|good|none|-1|-1|0||" },
  { "Wat, average, good", "1|Wat|average|good|none|-1|-1|0||" },
  { "Wat, heroic, good", "1|Wat|good|heroic|none|-1|-1|0||" },
  { "Wat, leader good", "1|Wat|average|good|none|-1|-1|0||" },
  { "Wat, Leader: Good, good", "1|Wat|good|good|none|-1|-1|0||" },
  { "Wat, good leader, poor", "1|Wat|poor|good|none|-1|-1|0||" },
  { "Wat, inspired leader", "1|Wat|average|inspired|none|-1|-1|0||" },
  { "Wat, poor leader", "1|Wat|average|none|none|-1|-1|0||poor leader" },
  { "Wat, no leader, none", "1|Wat|average|none|none|-1|-1|0||none" },
  /* weapons */
  { "Wat, longbow", "1|Wat|average|none|bow|-1|-1|0||" },
  { "Wat, shortbow", "1|Wat|average|none|bow|-1|-1|0||" },
  { "Wat, Bows", "1|Wat|average|none|bow|-1|-1|0||" },
  { "Wat, SLING", "1|Wat|average|none|sling|-1|-1|0||" },
  { "Wat, javelins", "1|Wat|average|none|javelin|-1|-1|0||" },
  { "Wat, handgun", "1|Wat|average|none|handgun|-1|-1|0||" },
  { "Wat, musket", "1|Wat|average|none|handgun|-1|-1|0||" },
  { "Wat, arquebus", "1|Wat|average|none|handgun|-1|-1|0||" },
  { "Wat, gun", "1|Wat|average|none|handgun|-1|-1|0||" },
  { "Wat, no missiles", "1|Wat|average|none|none|-1|-1|0||" },
  /* inches and points */
  { "Wat, 4.5\" move", "1|Wat|average|none|none|450|-1|0||" },
  { "Wat, 4.5in move", "1|Wat|average|none|none|450|-1|0||" },
  { "Wat, 4.25 inches move", "1|Wat|average|none|none|425|-1|0||" },
  { "Wat, 4.500″ move", "1|Wat|average|none|none|450|-1|0||" },
  { "Wat, .5” move", "1|Wat|average|none|none|50|-1|0||" },
  { "Wat, 4.05\"move", "1|Wat|average|none|none|405|-1|0||" },
  { "Wat, move 6, range: 12\"", "1|Wat|average|none|none|600|1200|0||" },
  { "Wat, 6\" move rate, medium range 12″", "1|Wat|average|none|none|600|1200|0||" },
  { "Wat, 0\" move, 999\" range", "1|Wat|average|none|none|0|99900|0||" },
  { "Wat, 4,5\" move", "1|Wat|average|none|none|500|-1|0||4" },
  { "Wat, 6\"", "1|Wat|average|none|none|-1|-1|0||6\"" },
  { "Wat, long range, 4.x move", "1|Wat|average|none|none|-1|-1|0||long range, 4.x move" },
  { "Wat, 999999 pts", "1|Wat|average|none|none|-1|-1|999999||" },
  { "Wat, points 0", "1|Wat|average|none|none|-1|-1|0||" },
  { "Wat, 1 point", "1|Wat|average|none|none|-1|-1|1||" },
  /* the rest */
  { "Wat, reserve, HIDDEN", "1|Wat|average|none|none|-1|-1|0|rh|" },
  { "Wat (old), on foot, poor, (a, (b), bow) , lame", "1|Wat|poor|none|none|-1|-1|0||old, on foot, a, (b), bow, lame" },
  { " Wat ,, poor , ", "1|Wat|poor|none|none|-1|-1|0||" },
  { "Wat, ()", "1|Wat|average|none|none|-1|-1|0||" },
  { "Wat, bow (of yew)", "1|Wat|average|none|bow|-1|-1|0||of yew" },
};

static const struct
{
  const char *text;
  int         code;
  const char *says;
} bad_rows[] = {
  { "", VEDETTE_READING_ERROR_EMPTY, "6 archers" },
  { " \t\u00a0\n", VEDETTE_READING_ERROR_EMPTY, "6 archers" },
  { "\xff\xfe", VEDETTE_READING_ERROR_NOT_TEXT, "UTF-8" },
  { "Wat, \xc3", VEDETTE_READING_ERROR_NOT_TEXT, "UTF-8" },
  { ", good", VEDETTE_READING_ERROR_FAULT, "“, good”" },
  { "12", VEDETTE_READING_ERROR_FAULT, "“12”" },
  { "12, good", VEDETTE_READING_ERROR_FAULT, "“12, good”" },
  { "8 x", VEDETTE_READING_ERROR_FAULT, "“8 x”" },
  { "8 x, good", VEDETTE_READING_ERROR_FAULT, "8 x" },
  { "(rides a grey)", VEDETTE_READING_ERROR_FAULT, "rides a grey" },
  { "\"\", good", VEDETTE_READING_ERROR_FAULT, "\"\"" },
  { "0 men", VEDETTE_READING_ERROR_FAULT, "“0”" },
  { "1000 men", VEDETTE_READING_ERROR_FAULT, "1 to 999" },
  { "99999999999999999999 men", VEDETTE_READING_ERROR_FAULT, "1 to 999" },
  { "Spearmen x0", VEDETTE_READING_ERROR_FAULT, "“x0”" },
  { "Spearmen x1000, good", VEDETTE_READING_ERROR_FAULT, "“x1000”" },
  { "0 \"Wat, the Elder\"", VEDETTE_READING_ERROR_FAULT, "“0”" },
  { "8 Spearmen x9", VEDETTE_READING_ERROR_FAULT, "twice" },
  { "8 \"Spearmen\" x9", VEDETTE_READING_ERROR_FAULT, "twice" },
  { "Wat, poor, average", VEDETTE_READING_ERROR_FAULT, "“average” is a second class after “poor”" },
  { "Wat, good, Poor", VEDETTE_READING_ERROR_FAULT, "“Poor” is a second class after “good”" },
  { "Wat, heroic, Inspired", VEDETTE_READING_ERROR_FAULT, "“Inspired” is a second leader rating after “heroic”" },
  { "Wat, good, good, heroic", VEDETTE_READING_ERROR_FAULT, "“heroic” is a second leader rating" },
  { "Wat, useless, no leader", VEDETTE_READING_ERROR_FAULT, "“no leader”" },
  { "Wat, bow, sling", VEDETTE_READING_ERROR_FAULT, "“sling” is a second missile weapon after “bow”" },
  { "Wat, bow and sling", VEDETTE_READING_ERROR_FAULT, "“sling” is a second missile weapon after “bow”" },
  { "Wat, sling, longbow", VEDETTE_READING_ERROR_FAULT, "“longbow”" },
  { "Wat, 999.01\" move", VEDETTE_READING_ERROR_FAULT, "“999.01\" move”: write inches" },
  { "Wat, -1\" move", VEDETTE_READING_ERROR_FAULT, "-1\" move" },
  { "Wat, −1\" range", VEDETTE_READING_ERROR_FAULT, "−1\" range" },
  { "Wat, 4.125\" range", VEDETTE_READING_ERROR_FAULT, "at most two decimals" },
  { "Wat, 99999999999\" range", VEDETTE_READING_ERROR_FAULT, "999″" },
  { "Wat, 6\" move, 7\" move", VEDETTE_READING_ERROR_FAULT, "“7\" move” is a second move" },
  { "Wat, 1000000 points", VEDETTE_READING_ERROR_FAULT, "0 to 999999" },
  { "Wat, -1 points", VEDETTE_READING_ERROR_FAULT, "“-1 points”" },
  { "Wat, 2.5 points", VEDETTE_READING_ERROR_FAULT, "whole number" },
  { "Wat, 2 points, 3 points", VEDETTE_READING_ERROR_FAULT, "“3 points”" },
};

static const struct
{
  const char *text;
  const char *expected;
} write_rows[] = {
  { "wat", "Wat, average" },
  { "archers x6, longbow, 24 in range, 4.5\" move", "6 Archers, average, bow, 24\" range, 4.5\" move" },
  { "Wat, 4.05\" move, .25\" range", "Wat, average, 0.25\" range, 4.05\" move" },
  { "Sir Guy, hidden, good, reserve, 25 pts, (rides a grey), leader good",
    "Sir Guy, good, good leader, 25 points, in reserve, hidden, (rides a grey)" },
  { "\"Wat, the Elder\"", "\"Wat, the Elder\", average" },
  { "8 \"wat\"", "8 \"wat\", average" },
  { "\"12 men\"", "\"12 men\", average" },
  { "Wat, subhuman, on foot, lame", "Wat, sub-human, (on foot, lame)" },
  { "Wat, \" a\\tb \"", "Wat, average, \" a\\tb \"" },
  { "<b>&\"x", "\"<b>&\\\"x\", average" },
};
