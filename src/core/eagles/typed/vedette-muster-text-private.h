/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A line of an order of battle while it is read. Private to the room. */

#pragma once

#include "core/eagles/typed/vedette-muster-text.h"
#include "core/typed/vedette-words.h"

G_BEGIN_DECLS

/* What words mean */
typedef enum
{
  VEDETTE_TERM_RATING,
  VEDETTE_TERM_TROOPS,
  VEDETTE_TERM_ARM,
  VEDETTE_TERM_SOME_ARM, /* battalions are infantry, unless the arm is said */
  VEDETTE_TERM_KIND,
  VEDETTE_TERM_PLACE,
  VEDETTE_TERM_ARRIVES,
  VEDETTE_TERM_TURN,
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

/* What the head of a line says, each at most once */
typedef struct
{
  char *name;
  char *commander;
  char *nation;
  int rating, kind, place, arrives, span;
  gboolean no_corps;
} VedetteMusterHead;

#define VEDETTE_MUSTER_UNSAID G_MININT

/* One item of a list of units, and where it stands */
typedef struct
{
  const char *from, *to;
  int count, troops, arm, some_arm, strength;
  char *nation;
  char *name;
  gboolean asked; /* something of it is in doubt already */
} VedetteMusterItem;

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
} VedetteMuster;

#define vedette_muster_doubt(self, grade, from, to, ...)                                                               \
  vedette_reading_add_doubt ((self)->reading, VEDETTE_DOUBT_##grade, from, to, NULL, NULL, __VA_ARGS__)

/* vedette-muster-terms.c */
guint       vedette_muster_find_term     (GArray              *words,
                                          guint                i,
                                          guint                end,
                                          VedetteMusterTerm   *term,
                                          int                 *value);
gboolean    vedette_muster_has_term      (GArray              *words,
                                          guint                i,
                                          guint                end,
                                          VedetteMusterTerm    term,
                                          int                 *value);
guint       vedette_muster_find_nation   (const VedetteMuster *self,
                                          GArray              *words,
                                          guint                i,
                                          guint                end,
                                          const char         **nation);
gboolean    vedette_muster_ask_near      (VedetteMuster       *self,
                                          const VedetteWord   *word);
char       *vedette_muster_join          (GArray              *words,
                                          guint                first,
                                          guint                end);
gboolean    vedette_muster_is_part_end   (GArray              *words,
                                          guint                i);
gboolean    vedette_muster_leads_on      (GArray              *words,
                                          guint                first,
                                          guint                i);
guint       vedette_muster_read_number   (GArray              *words,
                                          guint                i,
                                          guint                end,
                                          int                 *value);
char       *vedette_muster_read_rest     (GArray              *words,
                                          guint                i,
                                          guint                end,
                                          guint               *n);

/* vedette-muster-head.c */
void        vedette_muster_read_head     (VedetteMuster       *self,
                                          VedetteMusterHead   *head,
                                          guint                first,
                                          guint                end);

/* vedette-muster-items.c */
void        vedette_muster_item_clear    (VedetteMusterItem   *item);
gboolean    vedette_muster_item_says_arm (const VedetteMusterItem *item);
void        vedette_muster_read_item     (VedetteMuster       *self,
                                          VedetteMusterItem   *item,
                                          GArray              *words,
                                          guint                first,
                                          guint                end,
                                          gboolean             say);

/* vedette-muster-units.c */
gboolean    vedette_muster_are_units     (VedetteMuster       *self,
                                          guint                first,
                                          guint                end);
void        vedette_muster_read_units    (VedetteMuster       *self,
                                          const char          *nation,
                                          guint                first,
                                          guint                end);

/* vedette-muster-names.c */
char       *vedette_muster_make_name     (VedetteUnit         *unit,
                                          int                  number);
void        vedette_muster_name_units    (GPtrArray           *lines,
                                          const char * const  *taken);

G_END_DECLS
