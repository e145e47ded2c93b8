/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Collects what the rules find about a move: the verdict (allowed, warned or refused), with rules and reasons. */

#pragma once

#include "core/rules/vedette-value.h"

G_BEGIN_DECLS

/**
 * VedetteVerdict:
 * @VEDETTE_VERDICT_ALLOWED: the move is allowed; a finding with this verdict is a reminder
 * @VEDETTE_VERDICT_WARNED: the move is possible if the players agree to it
 * @VEDETTE_VERDICT_REFUSED: the move breaks a rule, and is possible if both sides agree, unless the refusal is final
 *
 * The verdict of the rules about a move, or the verdict of one finding.
 */
typedef enum
{
  VEDETTE_VERDICT_ALLOWED,
  VEDETTE_VERDICT_WARNED,
  VEDETTE_VERDICT_REFUSED,
} VedetteVerdict;

#define VEDETTE_TYPE_VERDICT (vedette_verdict_get_type ())
GType vedette_verdict_get_type (void);

/**
 * VedetteFinding:
 * @VEDETTE_FINDING_NONE: no finding; functions that add findings ignore this kind
 * @VEDETTE_FINDING_REMINDER: a hint that does not hinder the move, such as a rule that the players must check
 * @VEDETTE_FINDING_ONCE: a reminder that players see only once in a battle. A check must not add the reminder again
 *   after vedette_rules_perform() has let the game system record that the players have seen it
 * @VEDETTE_FINDING_LOGGED: the same, but the reminder is read in the log and is not shown with the result of the move
 * @VEDETTE_FINDING_DOUBT: a warning that a typed text can have another meaning. Only the player who typed the text has
 *   to confirm the meaning, so the log does not mention an agreement of both sides
 * @VEDETTE_FINDING_WARNING: a fact that the players should consider before they agree to the move
 * @VEDETTE_FINDING_REFUSAL: the move breaks a rule, but both sides can agree to make the move anyway
 * @VEDETTE_FINDING_FINAL: the move is impossible even if both sides agree
 *
 * The kind of a finding. The kind decides the verdict of the finding.
 */
typedef enum
{
  VEDETTE_FINDING_NONE,
  VEDETTE_FINDING_REMINDER,
  VEDETTE_FINDING_ONCE,
  VEDETTE_FINDING_LOGGED,
  VEDETTE_FINDING_DOUBT,
  VEDETTE_FINDING_WARNING,
  VEDETTE_FINDING_REFUSAL,
  VEDETTE_FINDING_FINAL,
} VedetteFinding;

/**
 * VedetteReason:
 * @verdict: what it does to the move
 * @is_final: whether not even agreement makes the move possible
 * @is_once: whether it is a reminder that is shown only once
 * @is_logged: whether it is a reminder that is read in the log only
 * @is_doubt: whether it concerns only whoever typed something, and not both sides
 * @rule: (nullable): the id of the rule, such as "S-X07"
 * @why: a sentence
 * @about: (nullable): the parameter of the move that would have to be otherwise
 *
 * One thing that was found when a move was looked at.
 */
#define VEDETTE_REASON_FIELDS(PLAIN, TEXT, OBJECT, BOXED)                                                              \
  PLAIN (VedetteVerdict, verdict)                                                                                      \
  PLAIN (gboolean, is_final)                                                                                           \
  PLAIN (gboolean, is_once)                                                                                            \
  PLAIN (gboolean, is_logged)                                                                                          \
  PLAIN (gboolean, is_doubt)                                                                                           \
  TEXT (rule)                                                                                                          \
  TEXT (why)                                                                                                           \
  PLAIN (const char *, about)

#define VEDETTE_TYPE_REASON (vedette_reason_get_type ())
VEDETTE_DECLARE_VALUE (VedetteReason, vedette_reason, REASON, VEDETTE_REASON_FIELDS)

/**
 * VedetteRuling:
 * @verdict: that of the gravest finding, the first of several
 * @is_final: whether not even agreement makes the move possible
 * @rule: (nullable): the rule of the gravest finding, unless it allows the move
 * @why: (nullable): the reason of the same
 * @about: (nullable): the parameter that it is about
 * @findings: (element-type VedetteReason): all that was found, each only once
 * @known: the same as a set
 */
#define VEDETTE_RULING_FIELDS(PLAIN, TEXT, OBJECT, BOXED)                                                              \
  PLAIN (VedetteVerdict, verdict)                                                                                      \
  PLAIN (gboolean, is_final)                                                                                           \
  PLAIN (const char *, rule)                                                                                           \
  PLAIN (const char *, why)                                                                                            \
  PLAIN (const char *, about)                                                                                          \
  OBJECT (GListModel *, findings)                                                                                      \
  BOXED (g_hash_table_get_type, GHashTable *, known)

#define VEDETTE_TYPE_RULING (vedette_ruling_get_type ())
VEDETTE_DECLARE_VALUE (VedetteRuling, vedette_ruling, RULING, VEDETTE_RULING_FIELDS)

VedetteRuling  *vedette_ruling_new         (void);

void            vedette_ruling_find        (VedetteRuling  *self,
                                            VedetteFinding  finding,
                                            const char     *rule,
                                            const char     *format,
                                            ...) G_GNUC_PRINTF (4, 5);
void            vedette_ruling_find_about  (VedetteRuling  *self,
                                            VedetteFinding  finding,
                                            const char     *rule,
                                            const char     *param,
                                            const char     *format,
                                            ...) G_GNUC_PRINTF (5, 6);

/* Each of these macros adds a finding of one kind. The parameters are the ruling, the id of the rule or %NULL, and the
 * reason as a translated printf() format with its arguments. */
#define vedette_ruling_refuse(self, rule, ...) vedette_ruling_find (self, VEDETTE_FINDING_REFUSAL, rule, __VA_ARGS__)
#define vedette_ruling_forbid(self, rule, ...) vedette_ruling_find (self, VEDETTE_FINDING_FINAL, rule, __VA_ARGS__)
#define vedette_ruling_warn(self, rule, ...) vedette_ruling_find (self, VEDETTE_FINDING_WARNING, rule, __VA_ARGS__)
#define vedette_ruling_remind(self, rule, ...) vedette_ruling_find (self, VEDETTE_FINDING_REMINDER, rule, __VA_ARGS__)

/* Each of these macros adds a finding about one parameter of the move, so that the form can mark this parameter. */
#define vedette_ruling_refuse_about(self, rule, param, ...)                                                            \
  vedette_ruling_find_about (self, VEDETTE_FINDING_REFUSAL, rule, param, __VA_ARGS__)
#define vedette_ruling_forbid_about(self, rule, param, ...)                                                            \
  vedette_ruling_find_about (self, VEDETTE_FINDING_FINAL, rule, param, __VA_ARGS__)
#define vedette_ruling_warn_about(self, rule, param, ...)                                                              \
  vedette_ruling_find_about (self, VEDETTE_FINDING_WARNING, rule, param, __VA_ARGS__)
#define vedette_ruling_remind_about(self, rule, param, ...)                                                            \
  vedette_ruling_find_about (self, VEDETTE_FINDING_REMINDER, rule, param, __VA_ARGS__)

VedetteReason *vedette_ruling_nth        (VedetteRuling *self,
                                          guint          i);
const char    *vedette_ruling_find_rule  (VedetteRuling *self,
                                          const char    *why);
gboolean       vedette_ruling_needs_both (VedetteRuling *self);

G_END_DECLS
