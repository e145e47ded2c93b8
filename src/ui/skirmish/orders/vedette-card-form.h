/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the form of an order card says, before it is a card: as a draft that is kept, as a preview, as a declared move. */

#pragma once

#include "core/session/vedette-session.h"
#include "core/skirmish/records/vedette-order-card.h"

G_BEGIN_DECLS

/**
 * VedetteActor:
 * @line: the line
 * @men: how many of it
 * @count: how many it has
 */
typedef struct
{
  gint64 line;
  int men;
  int count;
} VedetteActor;

/**
 * VedetteCardForm:
 * @side: whose card it is
 * @card: the card, 0 for a new one
 * @number: of the card
 * @chosen: (element-type VedetteActor): who carries it out
 * @each: whether each of them has one, for a new card
 * @objective: what kind of thing it is about
 * @target: the record that it is about, 0 for none
 * @place: what it is about in words
 * @order: what is to be done
 * @condition: when; empty for at once
 */
typedef struct
{
  gint64 side;
  gint64 card;
  int number;
  GArray *chosen;
  gboolean each;
  VedetteObjective objective;
  gint64 target;
  char *place;
  char *order;
  char *condition;
} VedetteCardForm;

VedetteCardForm  *vedette_card_form_new      (VedetteSession        *session,
                                              gint64                 side,
                                              VedetteOrderCard      *card);
void              vedette_card_form_free     (VedetteCardForm       *self);
gboolean          vedette_card_form_equal    (const VedetteCardForm *self,
                                              const VedetteCardForm *other);
VedetteMove      *vedette_card_form_declare  (const VedetteCardForm *self,
                                              VedetteSession        *session,
                                              const VedetteIds      *actors);
VedetteOrderCard *vedette_card_form_preview  (const VedetteCardForm *self);

void              vedette_card_draft_keep    (VedetteSession        *session,
                                              VedetteCardForm       *form);
VedetteCardForm  *vedette_card_draft_take    (VedetteSession        *session,
                                              gint64                 side,
                                              gint64                 card);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (VedetteCardForm, vedette_card_form_free)

G_END_DECLS
