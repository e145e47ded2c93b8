/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The words of a roster line: the terms of the system, their short forms, and words that are often beside them. */

#pragma once

#include "core/typed/vedette-vocabulary.h"

G_BEGIN_DECLS

/**
 * VedetteLineTerm:
 * @VEDETTE_LINE_TROOPS: a class (S-10)
 * @VEDETTE_LINE_LEADER: a leader rating (S-11)
 * @VEDETTE_LINE_WEAPON: a missile weapon (S-60 to S-62)
 * @VEDETTE_LINE_RESERVE: in reserve
 * @VEDETTE_LINE_HIDDEN: hidden
 * @VEDETTE_LINE_TROOPS_MARK: beside a class, as in “average class”
 * @VEDETTE_LINE_LEADER_MARK: beside a rating, as in “good leader”
 * @VEDETTE_LINE_WEAPON_MARK: before a weapon, as in “weapon: bow”
 * @VEDETTE_LINE_LINK: between terms, as in “with”
 * @VEDETTE_LINE_MEN: behind a count, as in “6 men”
 * @VEDETTE_LINE_NUMBER: a count as a word
 * @VEDETTE_LINE_ARTICLE: what follows it belongs to the name, as in “Ivar the Good” or “Sir Average”
 * @VEDETTE_LINE_RANK: the same, when that is written like a name; for a rank may be the whole name
 * @VEDETTE_LINE_UNIT: a number behind it belongs to the name, as in “Squad 2”
 * @VEDETTE_LINE_AMOUNT: what a number is of, and so no name behind one
 * @VEDETTE_LINE_PLAIN: nearly a term, but a word or a name of its own
 */
typedef enum
{
  VEDETTE_LINE_TROOPS,
  VEDETTE_LINE_LEADER,
  VEDETTE_LINE_WEAPON,
  VEDETTE_LINE_RESERVE,
  VEDETTE_LINE_HIDDEN,
  VEDETTE_LINE_TROOPS_MARK,
  VEDETTE_LINE_LEADER_MARK,
  VEDETTE_LINE_WEAPON_MARK,
  VEDETTE_LINE_LINK,
  VEDETTE_LINE_MEN,
  VEDETTE_LINE_NUMBER,
  VEDETTE_LINE_ARTICLE,
  VEDETTE_LINE_RANK,
  VEDETTE_LINE_UNIT,
  VEDETTE_LINE_PLAIN,
  VEDETTE_LINE_AMOUNT,
} VedetteLineTerm;

VedetteVocabulary *vedette_line_terms_get          (void);
gboolean           vedette_line_terms_has          (VedetteLineTerm  kind,
                                                    const char      *squeezed);
const char        *vedette_line_terms_near         (const char      *squeezed);
const char        *vedette_line_terms_near_measure (const char      *squeezed);
gboolean           vedette_line_terms_is_code      (const char      *squeezed);

G_END_DECLS
