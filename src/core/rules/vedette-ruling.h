/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the rules say of a move: allowed, warned of or refused, with the rule and the reason. */

#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

/**
 * VedetteVerdict:
 * @VEDETTE_VERDICT_ALLOWED: nothing speaks against it; a finding of this kind is a reminder
 * @VEDETTE_VERDICT_WARNED: possible when both sides agree
 * @VEDETTE_VERDICT_REFUSED: against a rule; possible when both sides agree, unless it is final
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
 * @VEDETTE_FINDING_NONE: nothing: what was to be said need not be, and is not kept
 * @VEDETTE_FINDING_REMINDER: worth knowing, and in nobody's way, such as a check whose fact nobody said
 * @VEDETTE_FINDING_ONCE: a reminder that is to be said only once in a battle: who finds it looks whether that was done,
 *   and vedette_rules_perform() lets the system note it
 * @VEDETTE_FINDING_DOUBT: what was typed may be meant otherwise: it is agreed to as a warning is, but by whoever typed it,
 *   so that no log says that both sides agreed
 * @VEDETTE_FINDING_WARNING: something that the players should look at before they agree to it
 * @VEDETTE_FINDING_REFUSAL: against a rule; both sides may agree to do it all the same
 * @VEDETTE_FINDING_FINAL: not even agreement makes it possible
 */
typedef enum
{
  VEDETTE_FINDING_NONE,
  VEDETTE_FINDING_REMINDER,
  VEDETTE_FINDING_ONCE,
  VEDETTE_FINDING_DOUBT,
  VEDETTE_FINDING_WARNING,
  VEDETTE_FINDING_REFUSAL,
  VEDETTE_FINDING_FINAL,
} VedetteFinding;

#define VEDETTE_TYPE_RULING (vedette_ruling_get_type ())
G_DECLARE_FINAL_TYPE (VedetteRuling, vedette_ruling, VEDETTE, RULING, GObject)

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

/* One for each kind of finding: the ruling, the rule or %NULL, and the reason as a translated format */
#define vedette_ruling_refuse(self, rule, ...) vedette_ruling_find (self, VEDETTE_FINDING_REFUSAL, rule, __VA_ARGS__)
#define vedette_ruling_forbid(self, rule, ...) vedette_ruling_find (self, VEDETTE_FINDING_FINAL, rule, __VA_ARGS__)
#define vedette_ruling_warn(self, rule, ...) vedette_ruling_find (self, VEDETTE_FINDING_WARNING, rule, __VA_ARGS__)
#define vedette_ruling_remind(self, rule, ...) vedette_ruling_find (self, VEDETTE_FINDING_REMINDER, rule, __VA_ARGS__)

/* The same about one parameter of the move, which a form marks */
#define vedette_ruling_refuse_about(self, rule, param, ...)                                                            \
  vedette_ruling_find_about (self, VEDETTE_FINDING_REFUSAL, rule, param, __VA_ARGS__)
#define vedette_ruling_forbid_about(self, rule, param, ...)                                                            \
  vedette_ruling_find_about (self, VEDETTE_FINDING_FINAL, rule, param, __VA_ARGS__)
#define vedette_ruling_warn_about(self, rule, param, ...)                                                              \
  vedette_ruling_find_about (self, VEDETTE_FINDING_WARNING, rule, param, __VA_ARGS__)
#define vedette_ruling_remind_about(self, rule, param, ...)                                                            \
  vedette_ruling_find_about (self, VEDETTE_FINDING_REMINDER, rule, param, __VA_ARGS__)

VedetteVerdict  vedette_ruling_get_verdict (VedetteRuling  *self);
gboolean        vedette_ruling_is_final    (VedetteRuling  *self);
const char     *vedette_ruling_get_rule    (VedetteRuling  *self);
const char     *vedette_ruling_get_why     (VedetteRuling  *self);
const char     *vedette_ruling_get_about   (VedetteRuling  *self);

guint           vedette_ruling_get_n       (VedetteRuling  *self);
VedetteVerdict  vedette_ruling_nth_verdict (VedetteRuling  *self,
                                            guint           i);
const char     *vedette_ruling_nth_rule    (VedetteRuling  *self,
                                            guint           i);
const char     *vedette_ruling_nth_why     (VedetteRuling  *self,
                                            guint           i);
const char     *vedette_ruling_nth_about   (VedetteRuling  *self,
                                            guint           i);
gboolean        vedette_ruling_nth_is_once (VedetteRuling  *self,
                                            guint           i);
const char     *vedette_ruling_find_rule   (VedetteRuling  *self,
                                            const char     *why);
gboolean        vedette_ruling_needs_both  (VedetteRuling  *self);

G_END_DECLS
