/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One figure of what a party has done in a battle, or what was done to it. */

#pragma once

#include "core/rules/vedette-value.h"

G_BEGIN_DECLS

/**
 * VedetteScore:
 * @party: the id of the party to which the figure belongs
 * @label: what the figure is, in the reader's language; figures of several parties with the same label are shown together
 * @text: the number, or a few words in its place
 */
#define VEDETTE_SCORE_FIELDS(PLAIN, TEXT, OBJECT, BOXED)                                                               \
  TEXT (party)                                                                                                         \
  TEXT (label)                                                                                                         \
  TEXT (text)

#define VEDETTE_TYPE_SCORE (vedette_score_get_type ())
VEDETTE_DECLARE_VALUE (VedetteScore, vedette_score, SCORE, VEDETTE_SCORE_FIELDS)

void vedette_score_add    (GListStore *list,
                           const char *party,
                           const char *label,
                           guint       value);
void vedette_score_add_of (GListStore *list,
                           const char *party,
                           const char *label,
                           guint       n,
                           guint       of);

G_END_DECLS
