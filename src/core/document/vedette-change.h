/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One change of a step, with the values to make and to unmake it. Only core/document uses this file. */

#pragma once

#include <json-glib/json-glib.h>

#include "core/document/vedette-record-private.h"
#include "core/document/vedette-schema.h"

G_BEGIN_DECLS

typedef enum
{
  VEDETTE_CHANGE_SET,  /* The change sets a property of a record. */
  VEDETTE_CHANGE_ADD,  /* The change adds a record to the battle. */
  VEDETTE_CHANGE_MOVE, /* The change moves a record to another position in the list of its type. */
  VEDETTE_CHANGE_CUT,  /* The change removes a record from the battle. */
} VedetteChangeKind;

/* The value of one property of a record, in a change that adds or removes the record. A list of members omits
 * properties that have their default value. */
typedef struct
{
  GParamSpec *pspec;
  GValue value;
} VedetteMember;

typedef struct
{
  VedetteChangeKind kind;
  gint64 id;
  GType type;       /* the type of the record; not used in a set */
  GParamSpec *pspec; /* the property that a set changes */
  GValue before;    /* the value before a set */
  GValue after;     /* the value after a set */
  guint at;         /* the position of an add or a cut, or the old position in a move; not used in a set */
  guint to;         /* the position to which the record is moved */
  GArray *members;  /* (element-type VedetteMember): the values of the record in an add or a cut */
} VedetteChange;

/* A function that finds the class of the record that a set changes. The function returns NULL if there is no such
 * record. */
typedef VedetteRecordClass *(*VedetteChangeLookup) (gint64   id,
                                                    gpointer user_data);

#define VEDETTE_CHANGE_ERROR (vedette_change_error_quark ())
GQuark vedette_change_error_quark (void);

void     vedette_change_clear        (VedetteChange        *self);
GArray  *vedette_change_list_new     (void);
GArray  *vedette_change_new_members   (void);
void     vedette_change_add_member    (GArray               *members,
                                       GParamSpec           *pspec,
                                       const GValue         *value);
GArray  *vedette_change_list_members (VedetteRecord        *record);
void     vedette_change_write        (const VedetteChange  *self,
                                      GString              *out);
gboolean vedette_change_read         (VedetteChange        *self,
                                      JsonObject           *object,
                                      const VedetteSchema  *schema,
                                      VedetteChangeLookup   lookup,
                                      gpointer              user_data,
                                      GError              **error);

G_END_DECLS
