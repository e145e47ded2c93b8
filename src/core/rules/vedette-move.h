/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Something that may be done: an object whose properties are its declaration. */

#pragma once

#include "core/rules/vedette-move-kind.h"

G_BEGIN_DECLS

typedef struct _VedetteRules VedetteRules;

/* The prefix of a parameter that says of a reference that there is to be none, as in "no-leader" */
#define VEDETTE_DENIAL "no-"

#define VEDETTE_TYPE_MOVE (vedette_move_get_type ())
G_DECLARE_DERIVABLE_TYPE (VedetteMove, vedette_move, VEDETTE, MOVE, VedetteRecord)

/**
 * VedetteMoveClass:
 * @label: its name for a person, untranslated
 * @key: the letter that does it, %NULL for none
 * @group: whether it is play or paper
 * @open: whether this kind of move may be made now, whatever is declared
 * @check: whether what is declared fits; called only when it is open
 * @preview: what a roll would come to; %NULL for a move without one
 * @perform: notes all changes and facts of the move in the edit; only called after it was checked
 * @list_choices: adds the legal values of a property, for those that have a list
 */
struct _VedetteMoveClass
{
  VedetteRecordClass parent_class;

  const VedetteMoveKind *kind;

  const char *label;
  const char *key;
  VedetteMoveGroup group;

  void              (*open)         (VedetteMove   *self,
                                     VedetteRules  *rules,
                                     VedetteRuling *ruling);
  void              (*check)        (VedetteMove   *self,
                                     VedetteRules  *rules,
                                     VedetteRuling *ruling);
  VedetteBreakdown *(*preview)      (VedetteMove   *self,
                                     VedetteRules  *rules);
  gboolean          (*perform)      (VedetteMove   *self,
                                     VedetteRules  *rules,
                                     VedetteEdit   *edit,
                                     VedetteDice   *dice,
                                     GError       **error);
  void              (*list_choices) (VedetteMove   *self,
                                     VedetteRules  *rules,
                                     GParamSpec    *pspec,
                                     GListStore    *choices);
};

void              vedette_move_class_install (VedetteMoveClass *klass,
                                              const char       *name,
                                              const char       *label,
                                              const char       *key,
                                              VedetteMoveGroup  group,
                                              ...) G_GNUC_NULL_TERMINATED;

/* A kind of move is a class without any member of its own: it has a name, parameters and the four answers. */
#define VEDETTE_DEFINE_MOVE(TypeName, type_name, Parent, PARENT_TYPE)                                                  \
  typedef struct                                                                                                       \
  {                                                                                                                    \
    Parent parent_instance;                                                                                            \
  } TypeName;                                                                                                          \
  typedef struct                                                                                                       \
  {                                                                                                                    \
    Parent##Class parent_class;                                                                                        \
  } TypeName##Class;                                                                                                   \
  G_DEFINE_FINAL_TYPE (TypeName, type_name, PARENT_TYPE)                                                               \
  static void type_name##_init (TypeName *self)                                                                        \
  {                                                                                                                    \
  }

GType                  vedette_move_kind_get_type (const VedetteMoveKind *kind);
const VedetteMoveKind *vedette_move_get_kind      (VedetteMove           *self);

const char       *vedette_move_get_name     (VedetteMove   *self);
const char       *vedette_move_get_label    (VedetteMove   *self);
const char       *vedette_move_get_key      (VedetteMove   *self);
VedetteMoveGroup  vedette_move_get_group    (VedetteMove   *self);
GParamSpec      **vedette_move_list_params  (VedetteMove   *self,
                                             guint         *n_params);

gboolean          vedette_move_is_said      (VedetteMove   *self,
                                             const char    *property);
VedetteTri        vedette_move_get_tri      (VedetteMove   *self,
                                             const char    *property);
gboolean          vedette_move_get_boolean  (VedetteMove   *self,
                                             const char    *property);
int               vedette_move_get_int      (VedetteMove   *self,
                                             const char    *property);
int               vedette_move_get_enum     (VedetteMove   *self,
                                             const char    *property);
const char       *vedette_move_get_text     (VedetteMove   *self,
                                             const char    *property);
gint64            vedette_move_get_id       (VedetteMove   *self,
                                             const char    *property);
const VedetteIds *vedette_move_get_ids      (VedetteMove   *self,
                                             const char    *property);
const char * const *vedette_move_get_texts  (VedetteMove   *self,
                                             const char    *property);

GParamSpec       *vedette_param_spec_reference_to (const char *name,
                                                   GType       type);
GParamSpec       *vedette_param_spec_ids_of       (const char *name,
                                                   GType       type);
GParamSpec       *vedette_param_spec_tri          (const char *name);
GParamSpec       *vedette_param_spec_inches       (const char *name);
GType             vedette_param_spec_get_target   (GParamSpec *pspec);

G_END_DECLS
