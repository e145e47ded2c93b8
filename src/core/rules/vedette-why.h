/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Why a rule says what it says: the id of each rule with one or two sentences that settle a question at the table. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * VedetteWhy:
 * @rule: the id of a rule, a ruling, an illegal move or a house rule, such as "S-12", "A-S10", "S-X07" or "s.start"
 * @text: what it comes to at the table, marked for translation
 *
 * A row of the table of a system, which ends with no id.
 */
typedef struct
{
  const char *rule;
  const char *text;
} VedetteWhy;

/* Of what all systems have in common, such as words that mean something else in each */
extern const VedetteWhy vedette_common_why[];

const char *vedette_why_find  (const VedetteWhy *table,
                               const char       *rule);

/* A list of ids, each once, in the order in which they were added */
void        vedette_why_add   (GPtrArray        *rules,
                               const char       *rule);

G_END_DECLS
