/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Looking up why a rule says what it says. */

#include "vedette-config.h"

#include "core/rules/vedette-why.h"

#include <glib/gi18n-lib.h>

/**
 * vedette_why_find:
 * @table: (nullable): the table of a system
 * @rule: the id of a rule, compared exactly
 *
 * Returns: (nullable): what the rule comes to, in the reader's language
 */
const char *
vedette_why_find (const VedetteWhy *table,
                  const char       *rule)
{
  for (const VedetteWhy *row = table; row != NULL && row->rule != NULL; row++)
    if (g_str_equal (row->rule, rule))
      return _(row->text);
  return NULL;
}

/**
 * vedette_why_add:
 * @rules: (element-type utf8): ids, which the array frees
 * @rule: (nullable): one more id; %NULL adds nothing
 *
 * Adds an id to a list that has each id once.
 */
void
vedette_why_add (GPtrArray  *rules,
                 const char *rule)
{
  if (rule != NULL && !g_ptr_array_find_with_equal_func (rules, rule, g_str_equal, NULL))
    g_ptr_array_add (rules, g_strdup (rule));
}
