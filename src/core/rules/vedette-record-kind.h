/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A kind of record as a static table: the edits that add, change and remove it, and only what is its own. */

#pragma once

#include "core/rules/vedette-move.h"

G_BEGIN_DECLS

/**
 * VedetteRecordHow:
 * @VEDETTE_RECORD_ADD: a new record
 * @VEDETTE_RECORD_SET: a record becomes another
 * @VEDETTE_RECORD_REMOVE: a record goes
 */
typedef enum
{
  VEDETTE_RECORD_ADD,
  VEDETTE_RECORD_SET,
  VEDETTE_RECORD_REMOVE,
} VedetteRecordHow;

#define VEDETTE_N_RECORD_HOWS 3

/**
 * VedetteRecordChange:
 * @move: what was declared
 * @context: what the system has read of the battle
 * @battle: the battle
 * @record: (nullable): the record as it is; %NULL for one that is added
 * @draft: (nullable): the record as it is to be; %NULL for one that is removed
 * @id: the number of the record; of one that is added only after that
 */
typedef struct
{
  VedetteMove *move;
  const VedetteContext *context;
  VedetteBattle *battle;
  gpointer record;
  gpointer draft;
  gint64 id;
} VedetteRecordChange;

/* Which list of values a parameter has that is a field of the record, and when a form asks for it */
typedef struct
{
  const char *field;
  VedetteListFunc list;
  gboolean (*asked) (VedetteMove          *move,
                     const VedetteContext *context);
} VedetteFieldList;

/**
 * VedetteRecordKind:
 * @noun: what the record is called: the edits are add-noun, set-noun and remove-noun, and noun says of which record
 * @type: the type of the record
 * @add: (nullable): what a person calls the edit that adds one, marked for translation; %NULL if there is none
 * @set: (nullable): the same for the edit that changes one
 * @remove: (nullable): the same for the edit that removes one
 * @add_says: (nullable): what may be said of a new one, in this order, %NULL at the end: fields, "no-" and the name of a
 *   field that refers to another record, or one of @params
 * @set_says: (nullable): the same of one that is changed
 * @params: (nullable): what may be said besides the fields; ends with no name
 * @lists: (nullable): the values of the fields that have a list; ends with no field
 * @needs: (nullable): what has to be said of a new one
 * @open_in: bits of the states of the game in which its edits may be made; 0 for all
 * @find: (nullable): the record, where a battle has one of the kind
 * @say: (nullable): (transfer full): what a record is called among others; %NULL if it has a name
 * @describe: (nullable): (transfer full): the steps of the three edits as sentences, from their facts
 * @open: (nullable): finds what else keeps an edit from being made now
 * @fit: (nullable): makes the draft fit after all that was said is in it; an error if it cannot be made
 * @check: (nullable): finds what is wrong with the draft
 * @check_remove: (nullable): finds what speaks against removing the record
 * @changes_more: (nullable): whether more is changed than the record itself
 * @note: (nullable): notes facts and audience. An audience has to see the record and the draft.
 * @before: (nullable): notes what else is changed, before the record
 * @insert: (nullable): inserts the new record, if that is not all that is inserted or not at the end; returns its id
 * @after: (nullable): notes what else is changed, after the record
 *
 * What is not said here is the same for all records. The order of changes within a step is in the file.
 */
struct _VedetteRecordKind
{
  const char *noun;
  GType (*type) (void);
  const char *add;
  const char *set;
  const char *remove;
  const char * const *add_says;
  const char * const *set_says;
  const VedetteParam *params;
  const VedetteFieldList *lists;
  const char *needs;
  guint open_in;

  gpointer (*find)         (const VedetteContext      *context);
  char    *(*say)          (const VedetteContext      *context,
                            gpointer                   record);
  char    *(*describe[VEDETTE_N_RECORD_HOWS]) (JsonObject *facts);
  void     (*open)         (const VedetteContext      *context,
                            VedetteRecordHow           how,
                            VedetteRuling             *ruling);
  gboolean (*fit)          (const VedetteRecordChange *change,
                            GError                   **error);
  void     (*check)        (const VedetteRecordChange *change,
                            VedetteRuling             *ruling);
  void     (*check_remove) (const VedetteRecordChange *change,
                            VedetteRuling             *ruling);
  gboolean (*changes_more) (const VedetteRecordChange *change);
  void     (*note)         (const VedetteRecordChange *change,
                            VedetteEdit               *edit);
  void     (*before)       (const VedetteRecordChange *change,
                            VedetteEdit               *edit);
  gint64   (*insert)       (const VedetteRecordChange *change,
                            VedetteEdit               *edit);
  void     (*after)        (const VedetteRecordChange *change,
                            VedetteEdit               *edit);
};

const VedetteMoveKind *vedette_record_kind_get_move (const VedetteRecordKind *self,
                                                     VedetteRecordHow         how);

gpointer vedette_record_kind_find    (VedetteMove           *move,
                                      const VedetteContext  *context,
                                      VedetteBattle         *battle);
gpointer vedette_record_kind_draft   (VedetteMove           *move,
                                      const VedetteContext  *context,
                                      VedetteBattle         *battle);
void     vedette_record_kind_open    (VedetteMove           *move,
                                      const VedetteContext  *context,
                                      VedetteRuling         *ruling);
void     vedette_record_kind_check   (VedetteMove           *move,
                                      const VedetteContext  *context,
                                      VedetteBattle         *battle,
                                      VedetteRuling         *ruling);
gboolean vedette_record_kind_perform (VedetteMove           *move,
                                      const VedetteContext  *context,
                                      VedetteBattle         *battle,
                                      VedetteEdit           *edit,
                                      GError               **error);
gboolean vedette_record_kind_list    (VedetteMove           *move,
                                      const VedetteContext  *context,
                                      VedetteBattle         *battle,
                                      GParamSpec            *pspec,
                                      GListStore            *choices);

gboolean vedette_record_kind_needs   (VedetteMove           *move,
                                      const char            *param,
                                      VedetteRuling         *ruling);

G_END_DECLS
