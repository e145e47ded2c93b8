/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Collects what the rules find about a move: the verdict (allowed, warned or refused), with rules and reasons. */

#include "core/rules/vedette-ruling.h"

G_DEFINE_ENUM_TYPE (VedetteVerdict, vedette_verdict,
                    G_DEFINE_ENUM_VALUE (VEDETTE_VERDICT_ALLOWED, "allowed"),
                    G_DEFINE_ENUM_VALUE (VEDETTE_VERDICT_WARNED, "warned"),
                    G_DEFINE_ENUM_VALUE (VEDETTE_VERDICT_REFUSED, "refused"))

VEDETTE_DEFINE_VALUE (VedetteReason, vedette_reason, VEDETTE_REASON_FIELDS)
VEDETTE_DEFINE_VALUE (VedetteRuling, vedette_ruling, VEDETTE_RULING_FIELDS)

static guint
hash_reason (gconstpointer data)
{
  return g_str_hash (((const VedetteReason *) data)->why);
}

static gboolean
is_same (gconstpointer one,
         gconstpointer other)
{
  const VedetteReason *a = one, *b = other;

  return a->verdict == b->verdict && a->is_final == b->is_final && a->is_once == b->is_once &&
         a->is_logged == b->is_logged && a->is_doubt == b->is_doubt && a->about == b->about &&
         g_strcmp0 (a->rule, b->rule) == 0 && g_str_equal (a->why, b->why);
}

/**
 * vedette_ruling_new:
 *
 * Creates a ruling without findings, which allows the move.
 *
 * Returns: (transfer full): the ruling
 */
VedetteRuling *
vedette_ruling_new (void)
{
  VedetteRuling *self = vedette_value_new (VedetteRuling);

  self->findings = G_LIST_MODEL (g_list_store_new (VEDETTE_TYPE_REASON));
  self->known = g_hash_table_new (hash_reason, is_same);
  return self;
}

static VedetteVerdict
get_verdict (VedetteFinding finding)
{
  switch (finding)
    {
    case VEDETTE_FINDING_DOUBT:
    case VEDETTE_FINDING_WARNING:
      return VEDETTE_VERDICT_WARNED;
    case VEDETTE_FINDING_REFUSAL:
    case VEDETTE_FINDING_FINAL:
      return VEDETTE_VERDICT_REFUSED;
    case VEDETTE_FINDING_NONE:
    case VEDETTE_FINDING_REMINDER:
    case VEDETTE_FINDING_ONCE:
    case VEDETTE_FINDING_LOGGED:
    default:
      return VEDETTE_VERDICT_ALLOWED;
    }
}

/* Adds a finding, unless the ruling already has an equal one: two checks can find the same fault, and two figures with
 * the same name give the same text. */
static void
add_finding (VedetteRuling  *self,
             VedetteFinding  finding,
             const char     *rule,
             const char     *param,
             const char     *format,
             va_list         args) G_GNUC_PRINTF (5, 0);

static void
add_finding (VedetteRuling  *self,
             VedetteFinding  finding,
             const char     *rule,
             const char     *param,
             const char     *format,
             va_list         args)
{
  g_autoptr (VedetteReason) found = NULL;
  g_autofree char *why = NULL;

  if (finding == VEDETTE_FINDING_NONE)
    return;
  why = g_strdup_vprintf (format, args);
  found = vedette_value_new (VedetteReason, .verdict = get_verdict (finding), .is_final = finding == VEDETTE_FINDING_FINAL,
                             .is_once = finding == VEDETTE_FINDING_ONCE || finding == VEDETTE_FINDING_LOGGED,
                             .is_logged = finding == VEDETTE_FINDING_LOGGED, .is_doubt = finding == VEDETTE_FINDING_DOUBT,
                             .rule = rule, .why = why, .about = g_intern_string (param));
  if (g_hash_table_contains (self->known, found))
    return;
  g_hash_table_add (self->known, found);
  g_list_store_append (G_LIST_STORE (self->findings), found);
  if (found->verdict <= self->verdict && (!found->is_final || self->is_final))
    return;
  self->verdict = found->verdict;
  self->is_final = found->is_final;
  self->rule = found->rule;
  self->why = found->why;
  self->about = found->about;
}

/**
 * vedette_ruling_find:
 * @finding: the kind of the finding
 * @rule: (nullable): the id of the rule, such as "S-X07"
 * @format: the reason, a translated sentence with printf() placeholders
 *
 * Adds a finding.
 */
void
vedette_ruling_find (VedetteRuling  *self,
                     VedetteFinding  finding,
                     const char     *rule,
                     const char     *format,
                     ...)
{
  va_list args;

  va_start (args, format);
  add_finding (self, finding, rule, NULL, format, args);
  va_end (args);
}

/**
 * vedette_ruling_find_about:
 * @param: (nullable): the name of the parameter of the move that the finding is about
 *
 * Adds a finding about one parameter of the move, in the same way as vedette_ruling_find().
 */
void
vedette_ruling_find_about (VedetteRuling  *self,
                           VedetteFinding  finding,
                           const char     *rule,
                           const char     *param,
                           const char     *format,
                           ...)
{
  va_list args;

  va_start (args, format);
  add_finding (self, finding, rule, param, format, args);
  va_end (args);
}

/**
 * vedette_ruling_nth:
 *
 * Returns: (transfer none): one of the findings, in the order in which they were found
 */
VedetteReason *
vedette_ruling_nth (VedetteRuling *self,
                    guint          i)
{
  g_autoptr (VedetteReason) reason = g_list_model_get_item (self->findings, i);

  return reason;
}

/**
 * vedette_ruling_find_rule:
 * @why: (nullable): the reason of a finding
 *
 * Finds the rule of the first finding with the reason @why.
 *
 * Returns: (nullable): the id of the rule; %NULL if no finding has this reason, or if the finding has no rule
 */
const char *
vedette_ruling_find_rule (VedetteRuling *self,
                          const char    *why)
{
  vedette_each (VedetteReason, reason, why != NULL ? self->findings : NULL)
    if (g_str_equal (reason->why, why))
      return reason->rule;
  return NULL;
}

/**
 * vedette_ruling_needs_both:
 *
 * Tells whether the move needs the agreement of both sides. A doubt about a typed text does not need this agreement,
 * because only the player who typed the text has to confirm its meaning.
 *
 * Returns: %TRUE if any finding is a warning or a refusal
 */
gboolean
vedette_ruling_needs_both (VedetteRuling *self)
{
  vedette_each (VedetteReason, reason, self->findings)
    if (reason->verdict != VEDETTE_VERDICT_ALLOWED && !reason->is_doubt)
      return TRUE;
  return FALSE;
}
