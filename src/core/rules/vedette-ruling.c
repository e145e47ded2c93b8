/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Collects what the rules find about a move: the verdict (allowed, warned or refused), with rules and reasons. */

#include "core/rules/vedette-ruling.h"

typedef struct
{
  VedetteVerdict verdict;
  gboolean final;
  gboolean once;
  gboolean doubt;
  char *rule;
  char *why;
  const char *about;
} Finding;

/**
 * VedetteRuling:
 *
 * The findings of the rules about one move. The verdict of a ruling is the verdict of its gravest finding. If several
 * findings are equally grave, the first one counts.
 */
struct _VedetteRuling
{
  GObject parent_instance;

  GPtrArray *findings; /* (element-type Finding): owns the findings, in the order in which they were added */
  GHashTable *known;   /* the same findings as a set, so that add_finding() notices a duplicate */
};

G_DEFINE_ENUM_TYPE (VedetteVerdict, vedette_verdict,
                    G_DEFINE_ENUM_VALUE (VEDETTE_VERDICT_ALLOWED, "allowed"),
                    G_DEFINE_ENUM_VALUE (VEDETTE_VERDICT_WARNED, "warned"),
                    G_DEFINE_ENUM_VALUE (VEDETTE_VERDICT_REFUSED, "refused"))

G_DEFINE_FINAL_TYPE (VedetteRuling, vedette_ruling, G_TYPE_OBJECT)

static void
free_finding (gpointer data)
{
  Finding *finding = data;

  g_free (finding->rule);
  g_free (finding->why);
  g_free (finding);
}

static guint
hash_finding (gconstpointer data)
{
  return g_str_hash (((const Finding *) data)->why);
}

static gboolean
is_same (gconstpointer one,
         gconstpointer other)
{
  const Finding *a = one, *b = other;

  return a->verdict == b->verdict && a->final == b->final && a->once == b->once && a->doubt == b->doubt &&
         a->about == b->about && g_strcmp0 (a->rule, b->rule) == 0 && g_str_equal (a->why, b->why);
}

static void
vedette_ruling_finalize (GObject *object)
{
  g_hash_table_unref (VEDETTE_RULING (object)->known);
  g_ptr_array_unref (VEDETTE_RULING (object)->findings);

  G_OBJECT_CLASS (vedette_ruling_parent_class)->finalize (object);
}

static void
vedette_ruling_class_init (VedetteRulingClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = vedette_ruling_finalize;
}

static void
vedette_ruling_init (VedetteRuling *self)
{
  self->findings = g_ptr_array_new_with_free_func (free_finding);
  self->known = g_hash_table_new (hash_finding, is_same);
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
  return g_object_new (VEDETTE_TYPE_RULING, NULL);
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
  Finding *found;

  if (finding == VEDETTE_FINDING_NONE)
    return;
  found = g_new (Finding, 1);
  *found = (Finding){ .verdict = get_verdict (finding), .final = finding == VEDETTE_FINDING_FINAL,
                      .once = finding == VEDETTE_FINDING_ONCE, .doubt = finding == VEDETTE_FINDING_DOUBT,
                      .rule = g_strdup (rule), .why = g_strdup_vprintf (format, args), .about = g_intern_string (param) };
  if (g_hash_table_contains (self->known, found))
    {
      free_finding (found);
      return;
    }
  g_hash_table_add (self->known, found);
  g_ptr_array_add (self->findings, found);
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

static const Finding *
get_finding (VedetteRuling *self,
             guint          i)
{
  return g_ptr_array_index (self->findings, i);
}

static const Finding *
find_gravest (VedetteRuling *self)
{
  const Finding *gravest = NULL;

  for (guint i = 0; i < self->findings->len; i++)
    {
      const Finding *finding = get_finding (self, i);

      if (finding->verdict == VEDETTE_VERDICT_ALLOWED)
        continue;
      if (gravest == NULL || finding->verdict > gravest->verdict || (finding->final && !gravest->final))
        gravest = finding;
    }
  return gravest;
}

VedetteVerdict
vedette_ruling_get_verdict (VedetteRuling *self)
{
  const Finding *gravest = find_gravest (self);

  return gravest != NULL ? gravest->verdict : VEDETTE_VERDICT_ALLOWED;
}

/**
 * vedette_ruling_is_final:
 *
 * Tells whether the rules refuse the move even if both sides agree to it.
 *
 * Returns: %TRUE if the refusal is final
 */
gboolean
vedette_ruling_is_final (VedetteRuling *self)
{
  const Finding *gravest = find_gravest (self);

  return gravest != NULL && gravest->final;
}

/**
 * vedette_ruling_get_rule:
 *
 * Gets the rule of the gravest finding that is not only a reminder.
 *
 * Returns: (transfer none) (nullable): the id of the rule; %NULL if there is no such finding, or no rule
 */
const char *
vedette_ruling_get_rule (VedetteRuling *self)
{
  const Finding *gravest = find_gravest (self);

  return gravest != NULL ? gravest->rule : NULL;
}

/**
 * vedette_ruling_get_why:
 *
 * Gets the reason of the gravest finding that is not only a reminder.
 *
 * Returns: (transfer none) (nullable): the reason; %NULL if the move is allowed
 */
const char *
vedette_ruling_get_why (VedetteRuling *self)
{
  const Finding *gravest = find_gravest (self);

  return gravest != NULL ? gravest->why : NULL;
}

/**
 * vedette_ruling_get_about:
 *
 * Gets the parameter that the gravest finding is about, among the findings that are not only reminders.
 *
 * Returns: (transfer none) (nullable): the name of the parameter; %NULL if there is no such finding or parameter
 */
const char *
vedette_ruling_get_about (VedetteRuling *self)
{
  const Finding *gravest = find_gravest (self);

  return gravest != NULL ? gravest->about : NULL;
}

guint
vedette_ruling_get_n (VedetteRuling *self)
{
  return self->findings->len;
}

VedetteVerdict
vedette_ruling_nth_verdict (VedetteRuling *self,
                            guint          i)
{
  return get_finding (self, i)->verdict;
}

const char *
vedette_ruling_nth_rule (VedetteRuling *self,
                         guint          i)
{
  return get_finding (self, i)->rule;
}

const char *
vedette_ruling_nth_why (VedetteRuling *self,
                        guint          i)
{
  return get_finding (self, i)->why;
}

/**
 * vedette_ruling_nth_about:
 *
 * Gets the parameter that finding number @i is about.
 *
 * Returns: (transfer none) (nullable): the name of the parameter; %NULL if the finding is about the whole move
 */
const char *
vedette_ruling_nth_about (VedetteRuling *self,
                          guint          i)
{
  return get_finding (self, i)->about;
}

/**
 * vedette_ruling_nth_is_once:
 *
 * Tells whether finding number @i is a reminder that players see only once in a battle.
 *
 * Returns: %TRUE if the finding is a %VEDETTE_FINDING_ONCE
 */
gboolean
vedette_ruling_nth_is_once (VedetteRuling *self,
                            guint          i)
{
  return get_finding (self, i)->once;
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
  for (guint i = 0; why != NULL && i < vedette_ruling_get_n (self); i++)
    if (g_str_equal (vedette_ruling_nth_why (self, i), why))
      return vedette_ruling_nth_rule (self, i);
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
  for (guint i = 0; i < self->findings->len; i++)
    if (get_finding (self, i)->verdict != VEDETTE_VERDICT_ALLOWED && !get_finding (self, i)->doubt)
      return TRUE;
  return FALSE;
}
