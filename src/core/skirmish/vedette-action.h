/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What all actions of the holder have in common: who may act, one thing at a time, counters, and what comes next. */

#pragma once

#include "core/skirmish/vedette-skirmish.h"

G_BEGIN_DECLS

#define VEDETTE_TYPE_ACTION (vedette_action_get_type ())
G_DECLARE_DERIVABLE_TYPE (VedetteAction, vedette_action, VEDETTE, ACTION, VedetteMove)

/**
 * VedetteActionClass:
 * @shoots: whether it gives a counter (S-17), whatever is said
 * @fights: whether a round of melee follows (S-44, S-45)
 * @option: which of the five first actions it is when nothing is said; untracked if it is none by itself
 * @options: bits of those that it can be, besides the order card
 * @check_kind: what only this kind of action has to heed
 */
struct _VedetteActionClass
{
  VedetteMoveClass parent_class;

  gboolean shoots;
  gboolean fights;
  VedetteIntention option;
  guint options;

  void (*check_kind) (VedetteAction         *self,
                      const VedetteSkirmish *skirmish,
                      VedetteRuling         *ruling);
};

VedetteIntention vedette_action_get_option  (VedetteAction         *self,
                                             const VedetteSkirmish *skirmish);
gboolean         vedette_action_can_be      (VedetteAction         *self,
                                             VedetteIntention       option);
gboolean         vedette_action_shoots      (VedetteAction         *self);
gboolean         vedette_action_fights      (VedetteAction         *self);
void             vedette_action_check_first (VedetteAction         *self,
                                             const VedetteSkirmish *skirmish,
                                             VedetteRuling         *ruling);

GParamSpec      *vedette_action_param_option (void);

G_END_DECLS
