/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An answer as a tree for machines and as lines for people, and what rulings, breakdowns and fractions are in a tree. */

#pragma once

#include <json-glib/json-glib.h>

#include "core/dice/vedette-fraction.h"
#include "core/rules/answers/vedette-breakdown.h"
#include "core/rules/vedette-ruling.h"

G_BEGIN_DECLS

void vedette_breakdown_build (VedetteBreakdown      *self,
                              VedetteRuling         *ruling,
                              JsonBuilder           *tree);
void vedette_ruling_build    (VedetteRuling         *self,
                              VedetteVerdict         verdict,
                              JsonBuilder           *tree);
void vedette_fraction_build  (const VedetteFraction *self,
                              const char            *name,
                              JsonBuilder           *tree);

/**
 * VedetteAnswer:
 * @tree: an object that is not closed yet
 * @lines: (element-type utf8): the same in the reader's language, line by line
 * @rules: (element-type utf8): the ids of the rules that it rests on, for vedette_why_add()
 *
 * What a question comes to.
 */
typedef struct
{
  JsonBuilder *tree;
  GPtrArray *lines;
  GPtrArray *rules;
} VedetteAnswer;

VedetteAnswer *vedette_answer_new         (void);
void           vedette_answer_free        (VedetteAnswer    *self);
void           vedette_answer_say         (VedetteAnswer    *self,
                                           const char       *format,
                                           ...) G_GNUC_PRINTF (2, 3);
void           vedette_answer_rest_on     (VedetteAnswer    *self,
                                           const char       *rule,
                                           ...) G_GNUC_NULL_TERMINATED;
void           vedette_answer_say_factors (VedetteAnswer    *self,
                                           VedetteBreakdown *breakdown);
void           vedette_answer_say_value   (VedetteAnswer    *self,
                                           const char       *value,
                                           const char       *label);
void           vedette_answer_say_notes   (VedetteAnswer    *self,
                                           VedetteRuling    *ruling);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (VedetteAnswer, vedette_answer_free)

G_END_DECLS
