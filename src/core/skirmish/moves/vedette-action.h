/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What all actions of the holder have in common: who may act, one thing at a time, counters, and what comes next. */

#pragma once

#include "core/skirmish/state/vedette-skirmish.h"

G_BEGIN_DECLS

/* Who acts: by names, as a group, or as everybody but some */
#define VEDETTE_ACTION_PARAMS_WHO                                                                                      \
  vedette_param_spec_ids_of ("who", VEDETTE_TYPE_FIGURE),                                                              \
  g_param_spec_boolean ("last-body", NULL, NULL, FALSE, VEDETTE_PARAM_FLAGS),                                          \
  vedette_param_spec_reference_to ("body", VEDETTE_TYPE_BODY_RECORD),                                                  \
  vedette_param_spec_reference_to ("contingent", VEDETTE_TYPE_CONTINGENT),                                             \
  vedette_param_spec_ids_of ("but", VEDETTE_TYPE_FIGURE)

#define VEDETTE_TYPE_ACTION (vedette_action_get_type ())
G_DECLARE_DERIVABLE_TYPE (VedetteAction, vedette_action, VEDETTE, ACTION, VedetteMove)

/**
 * VedetteActionClass:
 * @shoots: whether it gives a counter (S-17), whatever is said
 * @trigger: which of its parts may be answered with shots (S-64), besides missiles that are said
 * @fights: whether a round of melee follows (S-44, S-45)
 * @option: which of the five first actions it is when nothing is said; untracked if it is none by itself
 * @options: bits of those that it can be, besides the order card
 * @check_kind: what only this kind of action has to heed
 * @note_kind: adds facts that only this kind of action has
 */
struct _VedetteActionClass
{
  VedetteMoveClass parent_class;

  gboolean shoots;
  VedetteTrigger trigger;
  gboolean fights;
  VedetteIntention option;
  guint options;

  void (*check_kind) (VedetteAction         *self,
                      const VedetteSkirmish *skirmish,
                      VedetteRuling         *ruling);
  void (*note_kind)  (VedetteAction         *self,
                      const VedetteSkirmish *skirmish,
                      JsonObject            *facts);
};

VedetteIntention vedette_action_get_option  (VedetteAction         *self,
                                             const VedetteSkirmish *skirmish);
gboolean         vedette_action_can_be      (VedetteAction         *self,
                                             VedetteIntention       option);
gboolean         vedette_action_shoots      (VedetteAction         *self);
VedetteTri       vedette_action_has_moved   (VedetteAction         *self);
void             vedette_action_check_weapons (VedetteAction         *self,
                                               const VedetteSkirmish *skirmish,
                                               VedetteRuling         *ruling);
void             vedette_action_add_shooters  (const VedetteSkirmish *skirmish,
                                               GListStore            *choices);
gboolean         vedette_action_fights      (VedetteAction         *self);
void             vedette_action_check_first (VedetteAction         *self,
                                             const VedetteSkirmish *skirmish,
                                             VedetteRuling         *ruling);

VedetteIds      *vedette_action_list_actors (VedetteAction         *self,
                                             const VedetteSkirmish *skirmish);
void             vedette_action_check_who   (VedetteAction         *self,
                                             const VedetteSkirmish *skirmish,
                                             VedetteRuling         *ruling);
gboolean         vedette_action_add_groups  (const VedetteSkirmish *skirmish,
                                             const char            *property,
                                             GListStore            *choices);

GParamSpec      *vedette_action_param_option (void);

G_END_DECLS
