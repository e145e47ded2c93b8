/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One parameter in a form: its controls, and the value that they say. */

#include "vedette-config.h"

#include "ui/declare/vedette-declare-row.h"

#include "core/document/vedette-codec.h"
#include "core/rules/vedette-choice.h"
#include "ui/declare/vedette-declare-input.h"
#include "ui/widgets/vedette-style.h"

typedef struct
{
  GParamSpec *pspec;
  GListModel *choices; /* NULL where any value is legal */
  GtkWidget *widget;   /* borrowed: what is hidden while it is not worth asking for */
  VedetteDeclareRow *beside; /* borrowed: whose controls say it; NULL if it has its own */
  GValue now;          /* what is true while nothing is said */
  GValue guess;        /* what is proposed; none if nothing is */
  guint showing;       /* while not a person changes it */
  gboolean marked;     /* whether something is wrong with it */
} VedetteDeclareRowPrivate;

enum
{
  PROP_PARAM = 1,
  N_PROPS,
};

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS,
};

static GParamSpec *props[N_PROPS];
static guint signals[N_SIGNALS];

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (VedetteDeclareRow, vedette_declare_row, G_TYPE_OBJECT)

static VedetteDeclareRowPrivate *
get_private (VedetteDeclareRow *self)
{
  return vedette_declare_row_get_instance_private (self);
}

static void
vedette_declare_row_set_property (GObject      *object,
                                  guint         prop_id,
                                  const GValue *value,
                                  GParamSpec   *pspec)
{
  if (prop_id == PROP_PARAM)
    get_private (VEDETTE_DECLARE_ROW (object))->pspec = g_value_dup_param (value);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
}

static void
vedette_declare_row_finalize (GObject *object)
{
  VedetteDeclareRowPrivate *priv = get_private (VEDETTE_DECLARE_ROW (object));

  g_clear_object (&priv->choices);
  g_clear_pointer (&priv->pspec, g_param_spec_unref);
  if (G_IS_VALUE (&priv->now))
    g_value_unset (&priv->now);
  if (G_IS_VALUE (&priv->guess))
    g_value_unset (&priv->guess);

  G_OBJECT_CLASS (vedette_declare_row_parent_class)->finalize (object);
}

static void
vedette_declare_row_class_init (VedetteDeclareRowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->set_property = vedette_declare_row_set_property;
  object_class->finalize = vedette_declare_row_finalize;

  props[PROP_PARAM] = g_param_spec_param ("param", NULL, NULL, G_TYPE_PARAM,
                                          G_PARAM_WRITABLE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
  signals[SIGNAL_CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                          G_TYPE_NONE, 0);
}

static void
vedette_declare_row_init (VedetteDeclareRow *self)
{
}

/* For those who derive from it: somebody has changed what the controls say. */
void
vedette_declare_row_changed (VedetteDeclareRow *self)
{
  if (get_private (self)->showing == 0)
    g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

GParamSpec *
vedette_declare_row_get_param (VedetteDeclareRow *self)
{
  return get_private (self)->pspec;
}

const char *
vedette_declare_row_get_name (VedetteDeclareRow *self)
{
  return get_private (self)->pspec->name;
}

/**
 * vedette_declare_row_get_choices:
 *
 * Returns: (transfer none) (nullable): the legal values as [class@Vedette.Choice]
 */
GListModel *
vedette_declare_row_get_choices (VedetteDeclareRow *self)
{
  return get_private (self)->choices;
}

GtkWidget *
vedette_declare_row_get_widget (VedetteDeclareRow *self)
{
  return get_private (self)->widget;
}

void
vedette_declare_row_set_widget (VedetteDeclareRow *self,
                                GtkWidget         *widget)
{
  get_private (self)->widget = widget;
}

/**
 * vedette_declare_row_set_beside:
 * @other: (nullable): a row before it, which outlives it
 *
 * For those who derive from it: the controls of another row say it, too, and are there when that one is asked.
 */
void
vedette_declare_row_set_beside (VedetteDeclareRow *self,
                                VedetteDeclareRow *other)
{
  get_private (self)->beside = other;
  get_private (self)->widget = get_private (other)->widget;
}

/* Returns: whether it is there, and can be said */
gboolean
vedette_declare_row_is_asked (VedetteDeclareRow *self)
{
  GtkWidget *widget = get_private (self)->widget;

  return gtk_widget_get_visible (widget) && gtk_widget_get_sensitive (widget);
}

/* Returns: whether what others can say may hang on it: a side, say, or whether anybody has moved */
gboolean
vedette_declare_row_decides (VedetteDeclareRow *self)
{
  GParamSpec *pspec = get_private (self)->pspec;

  return G_IS_PARAM_SPEC_ENUM (pspec) || G_IS_PARAM_SPEC_BOOLEAN (pspec) || (pspec->flags & VEDETTE_PARAM_REFERENCE);
}

/* What the program shows nobody has changed. */
static void
hold (VedetteDeclareRow *self,
      int                by)
{
  VedetteDeclareRowPrivate *priv = get_private (self);

  priv->showing = (guint) ((int) priv->showing + by);
  if (priv->beside != NULL)
    hold (priv->beside, by);
}

/**
 * vedette_declare_row_show:
 *
 * Lets the controls say @value, as if nobody had touched them.
 */
void
vedette_declare_row_show (VedetteDeclareRow *self,
                          const GValue      *value)
{
  hold (self, 1);
  VEDETTE_DECLARE_ROW_GET_CLASS (self)->show (self, value);
  hold (self, -1);
}

/**
 * vedette_declare_row_reset:
 *
 * Lets the controls say what is true while nobody says anything.
 */
void
vedette_declare_row_reset (VedetteDeclareRow *self)
{
  vedette_declare_row_show (self, &get_private (self)->now);
}

static gboolean
has_same (GListModel *a,
          GListModel *b)
{
  guint n = g_list_model_get_n_items (a);

  if (n != g_list_model_get_n_items (b))
    return FALSE;
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (VedetteChoice) one = g_list_model_get_item (a, i), other = g_list_model_get_item (b, i);

      if (!vedette_choice_equal (one, other))
        return FALSE;
    }
  return TRUE;
}

/* What can no longer be chosen is not chosen any more. */
static void
update_choices (VedetteDeclareRow *self,
                VedetteMove       *move,
                VedetteRules      *rules,
                const char        *audience)
{
  VedetteDeclareRowClass *klass = VEDETTE_DECLARE_ROW_GET_CLASS (self);
  VedetteDeclareRowPrivate *priv = get_private (self);
  /* Of yes and no everybody has the words. */
  gboolean chooses = klass->fill != NULL && G_PARAM_SPEC_VALUE_TYPE (priv->pspec) != VEDETTE_TYPE_TRI;
  g_autoptr (GListModel) choices = chooses ? vedette_move_list_offered (move, rules, priv->pspec->name, audience) : NULL;
  g_auto (GValue) value = G_VALUE_INIT;

  if (choices == NULL || (priv->choices != NULL && has_same (priv->choices, choices)))
    return;
  g_value_init (&value, G_PARAM_SPEC_VALUE_TYPE (priv->pspec));
  if (priv->choices != NULL)
    klass->read (self, &value, NULL);
  g_set_object (&priv->choices, choices);
  klass->fill (self);
  klass->show (self, &value);
}

/* A number keeps to its limits before anything else is true of it. */
static void
update_limits (VedetteDeclareRow *self,
               VedetteMove       *move,
               VedetteRules      *rules)
{
  VedetteDeclareRowClass *klass = VEDETTE_DECLARE_ROW_GET_CLASS (self);
  int min, max;

  if (klass->limit == NULL || vedette_param_spec_get_field (get_private (self)->pspec)->kind != VEDETTE_FIELD_INT)
    return;
  vedette_move_get_range (move, rules, get_private (self)->pspec->name, &min, &max);
  klass->limit (self, min, max);
}

/* Returns: whether it was another before */
static gboolean
keep (GValue       *kept,
      const GValue *value)
{
  if (G_IS_VALUE (kept) && vedette_value_equal (kept, value))
    return FALSE;
  if (G_IS_VALUE (kept))
    g_value_unset (kept);
  g_value_init (kept, G_VALUE_TYPE (value));
  g_value_copy (value, kept);
  return TRUE;
}

/* What is likely is shown in place of what is true; what somebody has changed stays until either is another. */
static void
update_now (VedetteDeclareRow *self,
            VedetteMove       *move,
            VedetteRules      *rules)
{
  VedetteDeclareRowPrivate *priv = get_private (self);
  g_auto (GValue) now = G_VALUE_INIT;
  g_auto (GValue) guess = G_VALUE_INIT;
  gboolean guesses = vedette_move_get_guess (move, rules, priv->pspec->name, &guess), changed;

  vedette_move_get_now (move, rules, priv->pspec->name, &now);
  changed = keep (&priv->now, &now);
  if (guesses)
    changed |= keep (&priv->guess, &guess);
  if (changed)
    VEDETTE_DECLARE_ROW_GET_CLASS (self)->show (self, guesses ? &guess : &now);
}

/**
 * vedette_declare_row_update:
 * @move: what all rows say
 * @audience: (nullable): who chooses, from what he may see; %NULL for who may see everything
 * @stays: whether it stays where it is, dimmed, when it is not asked for
 *
 * Finds what can be said now, and shows what is true now unless that is what it was.
 */
void
vedette_declare_row_update (VedetteDeclareRow *self,
                            VedetteMove       *move,
                            VedetteRules      *rules,
                            const char        *audience,
                            gboolean           stays)
{
  VedetteDeclareRowPrivate *priv = get_private (self);
  gboolean asked;

  hold (self, 1);
  update_choices (self, move, rules, audience);
  update_limits (self, move, rules);
  update_now (self, move, rules);
  hold (self, -1);
  if (priv->beside != NULL)
    return;
  asked = vedette_move_is_asked (move, rules, priv->pspec->name) &&
          (priv->choices == NULL || g_list_model_get_n_items (priv->choices) > 0 || GTK_IS_LIST_BOX_ROW (priv->widget));
  gtk_widget_set_visible (priv->widget, asked || stays);
  gtk_widget_set_sensitive (priv->widget, asked);
}

/* A reference that is there now and is to be none cannot be said as itself. */
static void
declare_denial (VedetteMove *move,
                GParamSpec  *pspec)
{
  g_autofree char *denial = g_strconcat (VEDETTE_DENIAL, pspec->name, NULL);

  if (vedette_record_class_find (VEDETTE_RECORD_GET_CLASS (move), denial) != NULL)
    g_object_set (move, denial, TRUE, NULL);
}

/**
 * vedette_declare_row_declare:
 * @all: whether also what is as it is now, unless it is the default
 * @error: what is wrong with what was typed
 *
 * Says in @move what the controls say, if it is worth asking for.
 */
gboolean
vedette_declare_row_declare (VedetteDeclareRow *self,
                             VedetteMove       *move,
                             gboolean           all,
                             GError           **error)
{
  VedetteDeclareRowPrivate *priv = get_private (self);
  g_auto (GValue) value = G_VALUE_INIT;

  /* While the form is made, those behind say nothing yet. */
  if (!G_IS_VALUE (&priv->now) || !vedette_declare_row_is_asked (self))
    return TRUE;
  g_value_init (&value, G_PARAM_SPEC_VALUE_TYPE (priv->pspec));
  if (!VEDETTE_DECLARE_ROW_GET_CLASS (self)->read (self, &value, error))
    return FALSE;
  if (all ? g_param_value_defaults (priv->pspec, &value) : vedette_value_equal (&value, &priv->now))
    return TRUE;
  if (!all && G_IS_PARAM_SPEC_INT64 (priv->pspec) && g_value_get_int64 (&value) == 0)
    declare_denial (move, priv->pspec);
  else
    g_object_set_property (G_OBJECT (move), priv->pspec->name, &value);
  return TRUE;
}

/* For those who derive from it. Returns: (transfer none) (nullable): whose controls say it */
VedetteDeclareRow *
vedette_declare_row_get_beside (VedetteDeclareRow *self)
{
  return get_private (self)->beside;
}

/* Returns: (nullable): where the focus goes */
GtkWidget *
vedette_declare_row_get_focus (VedetteDeclareRow *self)
{
  return VEDETTE_DECLARE_ROW_GET_CLASS (self)->get_focus (self);
}

/**
 * vedette_declare_row_mark:
 * @wrong: (nullable): what is wrong with what it says, any text; %NULL for nothing
 *
 * Shows it where it can be mended.
 */
void
vedette_declare_row_mark (VedetteDeclareRow *self,
                          const char        *wrong)
{
  VedetteDeclareRowPrivate *priv = get_private (self);
  GtkWidget *control = vedette_declare_row_get_focus (self);
  const char *text;

  if (wrong == NULL && !priv->marked)
    return;
  priv->marked = wrong != NULL;
  text = VEDETTE_DECLARE_ROW_GET_CLASS (self)->mark (self, wrong);
  if (control != NULL)
    vedette_declare_input_describe (control, text, wrong);
  vedette_style_set_class (priv->widget, "error", wrong != NULL);
}
