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

#define VEDETTE_TYPE_RULING (vedette_ruling_get_type ())
G_DECLARE_FINAL_TYPE (VedetteRuling, vedette_ruling, VEDETTE, RULING, GObject)

VedetteRuling  *vedette_ruling_new         (void);

void            vedette_ruling_refuse      (VedetteRuling  *self,
                                            const char     *rule,
                                            const char     *format,
                                            ...) G_GNUC_PRINTF (3, 4);
void            vedette_ruling_forbid      (VedetteRuling  *self,
                                            const char     *rule,
                                            const char     *format,
                                            ...) G_GNUC_PRINTF (3, 4);
void            vedette_ruling_warn        (VedetteRuling  *self,
                                            const char     *rule,
                                            const char     *format,
                                            ...) G_GNUC_PRINTF (3, 4);
void            vedette_ruling_remind      (VedetteRuling  *self,
                                            const char     *rule,
                                            const char     *format,
                                            ...) G_GNUC_PRINTF (3, 4);
void            vedette_ruling_remind_once (VedetteRuling  *self,
                                            const char     *rule,
                                            const char     *format,
                                            ...) G_GNUC_PRINTF (3, 4);

VedetteVerdict  vedette_ruling_get_verdict (VedetteRuling  *self);
gboolean        vedette_ruling_is_final    (VedetteRuling  *self);
const char     *vedette_ruling_get_rule    (VedetteRuling  *self);
const char     *vedette_ruling_get_why     (VedetteRuling  *self);

guint           vedette_ruling_get_n       (VedetteRuling  *self);
VedetteVerdict  vedette_ruling_nth_verdict (VedetteRuling  *self,
                                            guint           i);
const char     *vedette_ruling_nth_rule    (VedetteRuling  *self,
                                            guint           i);
const char     *vedette_ruling_nth_why     (VedetteRuling  *self,
                                            guint           i);
gboolean        vedette_ruling_nth_is_once (VedetteRuling  *self,
                                            guint           i);

G_END_DECLS
