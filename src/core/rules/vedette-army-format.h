/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a system says of its armies, so that they can be written as text and read again. */

#pragma once

#include "core/rules/vedette-rules.h"

G_BEGIN_DECLS

/**
 * VedetteArmyAsk:
 * @title: what is asked, to be translated
 * @words: the answers, as words of a line, to be translated where people read them; ends with %NULL. "" says nothing
 *
 * What the window asks of units that another program has listed.
 */
typedef struct
{
  const char *title;
  const char * const *words;
} VedetteArmyAsk;

/**
 * VedetteArmyFormat:
 * @move: the kind of move that reads a whole army, and makes one step of it; its text is the parameter "text"
 * @side: the parameter of it that says for whom, to which one of @sides goes as it is
 * @sides: whose armies there are, as machines call them; ends with %NULL
 * @labels: (nullable): what people call @sides, to be translated; %NULL where they are parties, which have names
 * @asks: what is asked of units of other programs; ends with a title of %NULL
 * @joint: between the answers, such as ", "
 * @grouped: whether all units stand below a heading
 * @pointless: whether units have no points
 * @named: whether no two units may have one name
 * @most: how many figures a line holds
 * @write: writes the army of one of @sides as @audience may know it, as the lines that @move reads, and adds to @left,
 *   as sentences, what the text does not say. Returns: %FALSE if there is no such side in the battle
 * @heading: writes the heading below which a group of units stands, as a whole line
 * @unit: writes a unit that another program has listed as a line of @most figures, or where @named, leaves out those that are
 *   more, or else as several lines; @as is what the user said that units of their type are, as words of such a line, empty if
 *   he said nothing
 */
typedef struct
{
  const char *move;
  const char *side;
  const char * const *sides;
  const char * const *labels;
  const VedetteArmyAsk *asks;
  const char *joint;
  gboolean grouped;
  gboolean pointless;
  gboolean named;
  int most;
  gboolean (*write)   (VedetteRules *rules,
                       const char   *side,
                       const char   *audience,
                       GString      *text,
                       GPtrArray    *left);
  void     (*heading) (GString      *text,
                       const char   *name);
  void     (*unit)    (GString      *text,
                       const char   *name,
                       int           count,
                       int           points,
                       const char   *as);
} VedetteArmyFormat;

G_END_DECLS
