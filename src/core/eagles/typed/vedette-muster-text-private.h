/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A line of an order of battle while it is read. Private to the room. */

#pragma once

#include "core/eagles/typed/vedette-muster-text.h"
#include "core/typed/vedette-typed.h"

G_BEGIN_DECLS

/* What words mean */
typedef enum
{
  VEDETTE_TERM_NONE,
  VEDETTE_TERM_RATING,
  VEDETTE_TERM_TROOPS,
  VEDETTE_TERM_ARM,
  VEDETTE_TERM_SOME_ARM, /* battalions are infantry, unless the arm is said */
  VEDETTE_TERM_KIND,
  VEDETTE_TERM_PLACE,
  VEDETTE_TERM_ARRIVES,
  VEDETTE_TERM_COMMANDER,
  VEDETTE_TERM_NATION,
  VEDETTE_TERM_SPAN,
  VEDETTE_TERM_STRENGTH,
  VEDETTE_TERM_NO_CORPS,
  VEDETTE_TERM_CORPS,
  VEDETTE_TERM_ARMY,
  VEDETTE_TERM_LINK,
  VEDETTE_N_TERMS,
} VedetteMusterTerm;

/* The fields of an army, a corps or a division; those from the nation on are of a division only */
typedef enum
{
  VEDETTE_HEAD_NAME,
  VEDETTE_HEAD_COMMANDER,
  VEDETTE_HEAD_RATING,
  VEDETTE_HEAD_SPAN,
  VEDETTE_HEAD_NATION,
  VEDETTE_HEAD_KIND,
  VEDETTE_HEAD_ARRIVES,
  VEDETTE_HEAD_PLACE,
  VEDETTE_HEAD_NO_CORPS,
  VEDETTE_N_HEADS,
} VedetteMusterHeadField;

/* The fields of a unit; the nation has the same number as that of a division */
typedef enum
{
  VEDETTE_UNIT_NAME,
  VEDETTE_UNIT_COUNT,
  VEDETTE_UNIT_TROOPS,
  VEDETTE_UNIT_ARM,
  VEDETTE_UNIT_NATION,
  VEDETTE_UNIT_SOME_ARM,
  VEDETTE_UNIT_STRENGTH,
  VEDETTE_N_UNITS,
} VedetteMusterUnitField;

/**
 * VedetteMuster:
 * @reading: gets pieces and doubts
 * @nations: (nullable): names of nations that there are
 * @words: of the line that is read
 * @type: of the record that it is
 * @n_units: so far
 * @lines: (element-type VedetteMusterLine): so far
 * @n_nations: how many of them are about a nation
 * @division: (nullable): to which units are added
 * @of_division: (nullable): the nation of those
 * @nation: (nullable): of the units of all divisions that follow
 * @corps: to which divisions belong that follow
 * @heads: the table of heads, whose data is this
 * @units: the table of units, whose data is this
 */
typedef struct
{
  VedetteReading *reading;
  const char * const *nations;
  GArray *words;
  GType type;
  guint n_units;
  GPtrArray *lines;
  guint n_nations;
  VedetteMusterLine *division;
  char *of_division;
  char *nation;
  int corps;
  VedetteTypedTable heads, units;
} VedetteMuster;

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (VedetteTyped, vedette_typed_clear)

#define vedette_muster_doubt(self, grade, from, to, ...)                                                               \
  vedette_reading_add_doubt ((self)->reading, VEDETTE_DOUBT_##grade, from, to, NULL, NULL, __VA_ARGS__)

/* vedette-muster-terms.c */
extern const VedetteTypedTable vedette_muster_heads, vedette_muster_units;

VedetteMusterTerm vedette_muster_get_term (GArray                 *words,
                                          guint                    i,
                                          guint                    end,
                                          int                     *value);
gboolean    vedette_muster_has_term      (GArray                  *words,
                                          guint                    i,
                                          guint                    end,
                                          guint                    terms);
gboolean    vedette_muster_fits          (const VedetteTypedTable *table,
                                          GArray                  *words,
                                          guint                    first,
                                          guint                    end);
void        vedette_muster_take_run      (VedetteMuster           *self,
                                          VedetteTyped            *typed,
                                          GArray                  *words,
                                          guint                    first,
                                          guint                    end);
void        vedette_muster_leave_out     (VedetteMuster           *self,
                                          const VedetteTyped      *typed,
                                          const VedetteWord       *word);
gboolean    vedette_muster_ask_near      (VedetteMuster           *self,
                                          const VedetteWord       *word);
gboolean    vedette_muster_leads_on      (GArray                  *words,
                                          guint                    first,
                                          guint                    i);

/* vedette-muster-units.c */
gboolean    vedette_muster_are_units     (VedetteMuster           *self,
                                          guint                    first,
                                          guint                    end);
void        vedette_muster_read_units    (VedetteMuster           *self,
                                          const char              *nation,
                                          guint                    first,
                                          guint                    end);

/* vedette-muster-names.c */
char       *vedette_muster_make_name     (VedetteUnit         *unit,
                                          int                  number);
void        vedette_muster_name_units    (GPtrArray           *lines,
                                          const char * const  *taken);

G_END_DECLS
