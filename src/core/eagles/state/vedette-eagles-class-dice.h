/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Rolls of the die of a unit's class: skirmish combat, and local initiative with the three facts that matter there. */

#pragma once

#include "core/eagles/state/vedette-eagles-charts.h"
#include "core/eagles/state/vedette-eagles.h"

G_BEGIN_DECLS

/* The facts that the moves with such a roll have alike */
#define VEDETTE_EAGLES_FACT_UNIT "unit"
#define VEDETTE_EAGLES_FACT_TROOPS "troops"
#define VEDETTE_EAGLES_FACT_NATURAL "natural"
#define VEDETTE_EAGLES_FACT_MODIFIER "modifier"
#define VEDETTE_EAGLES_FACT_TOTAL "total"
#define VEDETTE_EAGLES_FACT_RESULT "result"
#define VEDETTE_EAGLES_FACT_SITUATION "situation"
#define VEDETTE_EAGLES_FACT_CHARGE "charge"
#define VEDETTE_EAGLES_FACT_ATTACHED "attached"
#define VEDETTE_EAGLES_FACT_SCREEN "screen"
#define VEDETTE_EAGLES_FACT_AGAINST "against"
/* and of the roll when independents activate */
#define VEDETTE_EAGLES_FACT_ARMIES "armies"

/* What modifies local initiative (E-47) */
#define VEDETTE_EAGLES_CHARGE_MODIFIER (-1)
#define VEDETTE_EAGLES_ATTACHED_MODIFIER 1
#define VEDETTE_EAGLES_LABEL_CHARGE N_("Against a cavalry charge")
#define VEDETTE_EAGLES_LABEL_COMMANDER N_("Division commander or higher attached")

/* And skirmish combat (E-19) */
#define VEDETTE_EAGLES_LABEL_SCREEN N_("Own screen")
#define VEDETTE_EAGLES_LABEL_AGAINST N_("Screen of the nearest enemy infantry")

/* What is said of a unit that tests its local initiative: entries of a list of parameters */
#define VEDETTE_EAGLES_SAY_TEST                                                                                        \
  VEDETTE_SAY_TRI ("charge", .label = VEDETTE_EAGLES_LABEL_CHARGE, .rule = "E-47"),                                    \
    VEDETTE_SAY_TRI ("attached", .label = VEDETTE_EAGLES_LABEL_COMMANDER, .rule = "E-47"),                             \
    VEDETTE_SAY_TRI ("ff", .label = VEDETTE_EAGLES_LABEL_FF, .rule = "A-E06", .now = vedette_eagles_read_ff)

/**
 * VedetteEaglesTest:
 * @unit: which tests
 * @situation: the row of the chart
 * @charge: whether it is charged by cavalry
 * @attached: whether a commander of a division or more is attached
 *
 * A test of local initiative before the die lies.
 */
typedef struct
{
  gpointer unit;
  VedetteEaglesSituation situation;
  gboolean charge;
  gboolean attached;
} VedetteEaglesTest;

gboolean            vedette_eagles_check_die     (const VedetteEagles     *self,
                                                  gpointer                 unit,
                                                  VedetteRuling           *ruling);
VedetteDiceRequest *vedette_eagles_ask_class_die (const VedetteEagles     *self,
                                                  gpointer                 unit,
                                                  const char              *label);
void                vedette_eagles_list_class_die (const VedetteEagles    *self,
                                                   gpointer                unit,
                                                   const char             *label,
                                                   GListStore             *requests);
void                vedette_eagles_note_nick     (VedetteEdit             *edit,
                                                  const char              *fact,
                                                  GType                    type,
                                                  int                      value);
int                 vedette_eagles_fact_value    (JsonObject              *facts,
                                                  const char              *fact,
                                                  GType                    type);

void                vedette_eagles_read_ff       (VedetteMove             *move,
                                                  const VedetteContext    *self,
                                                  GValue                  *value);
const char         *vedette_eagles_label_test    (void);
const char         *vedette_eagles_label_skirmish (void);
void                vedette_eagles_test_read     (VedetteEaglesTest       *test,
                                                  VedetteMove             *move,
                                                  gpointer                 unit);
void                vedette_eagles_test_check    (const VedetteEaglesTest *test,
                                                  const VedetteEagles     *self,
                                                  VedetteMove             *move,
                                                  VedetteRuling           *ruling);
VedetteBreakdown   *vedette_eagles_test_preview  (const VedetteEaglesTest *test,
                                                  const VedetteEagles     *self);
gboolean            vedette_eagles_test_roll     (const VedetteEaglesTest *test,
                                                  const VedetteEagles     *self,
                                                  VedetteEdit             *edit,
                                                  VedetteDice             *dice,
                                                  VedetteEaglesReaction   *reaction,
                                                  GError                 **error);

G_END_DECLS
