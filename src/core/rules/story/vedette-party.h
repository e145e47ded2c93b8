/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One of those who play, or for whom is rolled: a side, a character, an enemy, the umpire. */

#pragma once

#include "core/rules/vedette-common-enums.h"
#include "core/rules/vedette-value.h"

G_BEGIN_DECLS

/**
 * VedetteParty:
 * @id: a short word for machines that does not change, such as "red"
 * @name: what people call the party now
 * @players: (nullable): the people who play it; empty if nobody entered their names
 * @colour: (nullable): as #rrggbb
 * @letter: (nullable): stands for the party where there is no room for its name; %NULL if its sign alone does
 * @roller: (nullable): the id or the name of whoever rolls for the party; %NULL if it rolls for itself
 * @record: the id of the record that the party is, 0 for none
 * @sign: the shape that tells the party from others without its colour
 * @rolling: whose dice the party rolls; %VEDETTE_ROLLING_PROGRAM if nobody chose
 * @absent: whether there is nobody of this party, such as helpers whom nobody has hired
 * @seconds: for how long the party has had the initiative so far
 * @holds: whether the party has the initiative now
 *
 * Only vedette_rules_list_clocks() fills @seconds and @holds.
 */
#define VEDETTE_PARTY_FIELDS(PLAIN, TEXT, OBJECT, BOXED)                                                               \
  TEXT (id)                                                                                                            \
  TEXT (name)                                                                                                          \
  TEXT (players)                                                                                                       \
  TEXT (colour)                                                                                                        \
  TEXT (letter)                                                                                                        \
  TEXT (roller)                                                                                                        \
  PLAIN (gint64, record)                                                                                               \
  PLAIN (VedetteSign, sign)                                                                                            \
  PLAIN (VedetteRolling, rolling)                                                                                      \
  PLAIN (gboolean, absent)                                                                                             \
  PLAIN (gint64, seconds)                                                                                              \
  PLAIN (gboolean, holds)

#define VEDETTE_TYPE_PARTY (vedette_party_get_type ())
VEDETTE_DECLARE_VALUE (VedetteParty, vedette_party, PARTY, VEDETTE_PARTY_FIELDS)

VedetteParty *vedette_parties_find (GListModel *parties,
                                    const char *id);

G_END_DECLS
