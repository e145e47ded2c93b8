/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What all who stand around the table may know of a battle, as the rules of any system tell it. */

#pragma once

#include "core/rules/vedette-rules.h"

G_BEGIN_DECLS

/**
 * VedetteTableFact:
 * @label: what it is, as a caption
 * @text: how it is
 */
typedef struct
{
  char *label;
  char *text;
} VedetteTableFact;

/**
 * VedetteTableNews:
 * @head: (nullable): the first thing to see
 * @holder: (nullable): whose the battle is at the moment
 * @facts: (element-type VedetteTableFact): what else there is to know, in the order of the status
 * @due: (nullable): what is to be done next
 * @hint: (nullable): what is worth knowing of it
 * @roller: (nullable): who rolls for it
 * @need: the number that is needed, 0 where none is or it is not known
 * @chance: (nullable): how likely that is
 * @sum: (nullable): how the number comes about
 * @naturals: (element-type VedetteNatural): the last dice that decided something
 * @rolled_need: the number that was needed of them, 0 for none
 * @result: what came of them, or of the last step where there are none
 * @since: (nullable): the last step, where it is another
 */
typedef struct
{
  VedetteTableFact head;
  VedetteParty *holder;
  GPtrArray *facts;
  char *due;
  char *hint;
  VedetteParty *roller;
  int need;
  char *chance;
  char *sum;
  GPtrArray *naturals;
  int rolled_need;
  char *result;
  char *since;
} VedetteTableNews;

VedetteTableNews *vedette_table_news_read (VedetteRules     *rules);
void              vedette_table_news_free (VedetteTableNews *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (VedetteTableNews, vedette_table_news_free)

G_END_DECLS
