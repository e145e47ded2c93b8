/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rules of a game system as a service that answers questions about one battle. */

#include "vedette-config.h"

#include "core/rules/vedette-rules.h"

#include <glib/gi18n-lib.h>

#include "core/document/vedette-ids.h"
#include "core/document/vedette-text.h"
#include "core/rules/vedette-choice.h"

/**
 * VedetteRules:
 *
 * What may be done now, what it would come to, and doing it. Turns, phases and pools are matters of each system; here
 * are only moves, rulings, breakdowns and steps.
 */
typedef struct
{
  VedetteBattle *battle;
} VedetteRulesPrivate;

enum
{
  PROP_0,
  PROP_BATTLE,
};

G_DEFINE_QUARK (vedette-rules-error-quark, vedette_rules_error)
G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (VedetteRules, vedette_rules, G_TYPE_OBJECT)

static void
vedette_rules_set_property (GObject      *object,
                            guint         prop_id,
                            const GValue *value,
                            GParamSpec   *pspec)
{
  VedetteRulesPrivate *priv = vedette_rules_get_instance_private (VEDETTE_RULES (object));

  switch (prop_id)
    {
    case PROP_BATTLE:
      priv->battle = g_value_dup_object (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
vedette_rules_get_property (GObject    *object,
                            guint       prop_id,
                            GValue     *value,
                            GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_BATTLE:
      g_value_set_object (value, vedette_rules_get_battle (VEDETTE_RULES (object)));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
vedette_rules_dispose (GObject *object)
{
  VedetteRulesPrivate *priv = vedette_rules_get_instance_private (VEDETTE_RULES (object));

  g_clear_object (&priv->battle);

  G_OBJECT_CLASS (vedette_rules_parent_class)->dispose (object);
}

static void
vedette_rules_class_init (VedetteRulesClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->set_property = vedette_rules_set_property;
  object_class->get_property = vedette_rules_get_property;
  object_class->dispose = vedette_rules_dispose;

  g_object_class_install_property (object_class, PROP_BATTLE,
                                   g_param_spec_object ("battle", NULL, NULL, VEDETTE_TYPE_BATTLE,
                                                        G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY |
                                                        G_PARAM_STATIC_STRINGS));
}

static void
vedette_rules_init (VedetteRules *self)
{
}

/**
 * vedette_rules_get_battle:
 *
 * Returns: (transfer none): the battle that it speaks of
 */
VedetteBattle *
vedette_rules_get_battle (VedetteRules *self)
{
  VedetteRulesPrivate *priv = vedette_rules_get_instance_private (self);

  return priv->battle;
}

/**
 * vedette_rules_new_set_up:
 *
 * Returns: (transfer full): the move that begins a new battle, without a declaration
 */
VedetteMove *
vedette_rules_new_set_up (VedetteRules *self)
{
  return g_object_new (vedette_move_kind_get_type (VEDETTE_RULES_GET_CLASS (self)->set_up), NULL);
}

/**
 * vedette_rules_set_up_as:
 * @move: from vedette_rules_new_set_up()
 *
 * Makes the first step of a new battle, which is the same for all of the system, and then the edits that what was
 * declared comes to. If one of these is refused, those before it are made.
 */
gboolean
vedette_rules_set_up_as (VedetteRules  *self,
                         VedetteMove   *move,
                         GError       **error)
{
  VedetteRulesClass *klass = VEDETTE_RULES_GET_CLASS (self);
  VedetteBattle *battle = vedette_rules_get_battle (self);
  g_autoptr (VedetteEdit) edit = vedette_battle_edit (battle, klass->set_up->name);

  if (!klass->set_up->perform (move, NULL, edit, NULL, error) ||
      vedette_battle_commit (battle, g_steal_pointer (&edit), error) == NULL)
    return FALSE;
  return klass->finish_set_up == NULL || klass->finish_set_up (self, move, error);
}

/**
 * vedette_rules_set_up:
 *
 * Makes the first step of a new battle of which nothing was said.
 */
gboolean
vedette_rules_set_up (VedetteRules  *self,
                      GError       **error)
{
  g_autoptr (VedetteMove) move = vedette_rules_new_set_up (self);

  return vedette_rules_set_up_as (self, move, error);
}

/* The classes of all moves, made of the table of the system when they are first asked for. They stay, as types do. */
static GPtrArray *
get_classes (VedetteRules *self)
{
  static GHashTable *classes_of = NULL;
  const VedetteKind *kinds = VEDETTE_RULES_GET_CLASS (self)->kinds;
  GPtrArray *classes;

  if (classes_of == NULL)
    classes_of = g_hash_table_new (NULL, NULL);
  classes = g_hash_table_lookup (classes_of, kinds);
  if (classes != NULL)
    return classes;
  classes = g_ptr_array_new ();
  g_hash_table_insert (classes_of, (gpointer) kinds, classes);
  for (guint i = 0; kinds[i].move != NULL || kinds[i].record != NULL; i++)
    {
      if (kinds[i].move != NULL)
        g_ptr_array_add (classes, g_type_class_ref (vedette_move_kind_get_type (kinds[i].move)));
      for (int how = 0; kinds[i].record != NULL && how < VEDETTE_N_RECORD_HOWS; how++)
        {
          const VedetteMoveKind *move = vedette_record_kind_get_move (kinds[i].record, (VedetteRecordHow) how);

          if (move != NULL)
            g_ptr_array_add (classes, g_type_class_ref (vedette_move_kind_get_type (move)));
        }
    }
  return classes;
}

static VedetteMove *
new_move (VedetteMoveClass *klass)
{
  return g_object_new (G_TYPE_FROM_CLASS (klass), NULL);
}

/**
 * vedette_rules_list_moves:
 *
 * Returns: (transfer full): every kind of move as a [class@Vedette.Move] without a declaration, in the order of the
 *   system; whether it may be made now is asked with vedette_rules_open()
 */
GListModel *
vedette_rules_list_moves (VedetteRules *self)
{
  GListStore *moves = g_list_store_new (VEDETTE_TYPE_MOVE);
  GPtrArray *classes = get_classes (self);

  for (guint i = 0; i < classes->len; i++)
    {
      g_autoptr (VedetteMove) move = new_move (classes->pdata[i]);

      g_list_store_append (moves, move);
    }
  return G_LIST_MODEL (moves);
}

static VedetteMoveClass *
find_class (VedetteRules *self,
            const char   *name)
{
  GPtrArray *classes = get_classes (self);

  for (guint i = 0; i < classes->len; i++)
    {
      VedetteMoveClass *klass = classes->pdata[i];

      if (g_str_equal (klass->kind->name, name))
        return klass;
    }
  return NULL;
}

/**
 * vedette_rules_find_move:
 * @name: such as "shoot"
 *
 * Returns: (transfer full) (nullable): a move of that name without a declaration
 */
VedetteMove *
vedette_rules_find_move (VedetteRules  *self,
                         const char    *name,
                         GError       **error)
{
  VedetteMoveClass *klass = find_class (self, name);

  if (klass != NULL)
    return new_move (klass);
  /* Translators: what was typed, such as “shoot” */
  g_set_error (error, VEDETTE_RULES_ERROR, VEDETTE_RULES_ERROR_UNKNOWN, _("There is no move “%s”. Check the name."), name);
  return NULL;
}

/**
 * vedette_rules_say_kind:
 *
 * Returns: (transfer full) (nullable): the step as the kind of move that made it says it; %NULL if there is no such kind,
 *   or it has no sentence
 */
char *
vedette_rules_say_kind (VedetteRules *self,
                        VedetteStep  *step)
{
  const VedetteMoveKind *set_up = VEDETTE_RULES_GET_CLASS (self)->set_up;
  VedetteMoveClass *klass = find_class (self, vedette_step_get_kind (step));
  const VedetteMoveKind *kind = klass != NULL ? klass->kind : NULL;

  if (kind == NULL && g_str_equal (vedette_step_get_kind (step), set_up->name))
    kind = set_up;
  if (g_str_equal (vedette_step_get_kind (step), VEDETTE_STEP_FORCES))
    return vedette_rules_describe_forces (vedette_step_get_facts (step));
  if (kind == NULL || kind->describe == NULL)
    return NULL;
  return kind->describe (vedette_step_get_facts (step));
}

/**
 * vedette_rules_get_kind_rule:
 *
 * Returns: (nullable): the id of the rule by which the move of a step is made
 */
const char *
vedette_rules_get_kind_rule (VedetteRules *self,
                             VedetteStep  *step)
{
  VedetteMoveClass *klass = find_class (self, vedette_step_get_kind (step));

  return klass != NULL ? klass->kind->rule : NULL;
}

/* For this folder: (nullable): the facts of a step that only the umpire may read */
const char * const *
vedette_rules_list_hidden_facts (VedetteRules *self,
                                 VedetteStep  *step)
{
  VedetteMoveClass *klass = find_class (self, vedette_step_get_kind (step));

  return klass != NULL ? klass->kind->hidden_facts : NULL;
}

/**
 * vedette_rules_read:
 *
 * For this folder: what functions of the kinds are handed.
 *
 * Returns: (transfer none) (nullable): the battle as it is read for one question; it lasts until the next
 */
const VedetteContext *
vedette_rules_read (VedetteRules *self)
{
  VedetteRulesClass *klass = VEDETTE_RULES_GET_CLASS (self);

  return klass->read != NULL ? klass->read (self) : NULL;
}

static void
add_enum_choices (GParamSpec *pspec,
                  GListStore *choices)
{
  g_autoptr (GEnumClass) klass = g_type_class_ref (G_PARAM_SPEC_VALUE_TYPE (pspec));

  for (guint i = 0; i < klass->n_values; i++)
    vedette_choice_add_nick (choices, klass->values[i].value_nick, klass->values[i].value_nick);
}

static void
fill_choices (VedetteRules *self,
              VedetteMove  *move,
              GParamSpec   *pspec,
              GListStore   *choices)
{
  const VedetteMoveKind *kind = vedette_move_get_kind (move);
  const VedetteContext *context = vedette_rules_read (self);

  if (kind->record != NULL &&
      vedette_record_kind_list (move, context, vedette_rules_get_battle (self), pspec, choices))
    return;
  for (guint i = 0; kind->params[i].field.name != NULL; i++)
    if (g_str_equal (kind->params[i].field.name, pspec->name) && kind->params[i].list != NULL)
      kind->params[i].list (move, context, choices);
}

static void
remove_unseen_choices (VedetteRules *self,
                       GListStore   *choices,
                       const char   *audience)
{
  for (guint i = g_list_model_get_n_items (G_LIST_MODEL (choices)); i-- > 0;)
    {
      g_autoptr (VedetteChoice) choice = g_list_model_get_item (G_LIST_MODEL (choices), i);

      if (!vedette_rules_may_see (self, choice->id, NULL, audience))
        g_list_store_remove (choices, i);
    }
}

/**
 * vedette_move_get_choices:
 * @self: in which battle
 * @property: one of its parameters
 * @audience: (nullable): whose choices; none is a record that they may not see
 *
 * Returns: (transfer full) (nullable): the legal values as [class@Vedette.Choice]; %NULL where any value of the type
 *   is legal
 */
GListModel *
vedette_move_get_choices (VedetteMove  *move,
                          VedetteRules *self,
                          const char   *property,
                          const char   *audience)
{
  GParamSpec *pspec = vedette_record_class_find (VEDETTE_RECORD_GET_CLASS (move), property);
  g_autoptr (GListStore) choices = NULL;

  g_return_val_if_fail (pspec != NULL, NULL);

  if (!(pspec->flags & (VEDETTE_PARAM_REFERENCE | VEDETTE_PARAM_EACH)) && !G_IS_PARAM_SPEC_ENUM (pspec) &&
      !G_IS_PARAM_SPEC_STRING (pspec))
    return NULL;

  choices = g_list_store_new (VEDETTE_TYPE_CHOICE);
  fill_choices (self, move, pspec, choices);
  if (audience != NULL)
    remove_unseen_choices (self, choices, audience);
  if (G_IS_PARAM_SPEC_ENUM (pspec) && g_list_model_get_n_items (G_LIST_MODEL (choices)) == 0)
    add_enum_choices (pspec, choices);
  /* Most texts are free. */
  if (G_IS_PARAM_SPEC_STRING (pspec) && g_list_model_get_n_items (G_LIST_MODEL (choices)) == 0)
    return NULL;
  return G_LIST_MODEL (g_steal_pointer (&choices));
}

static gboolean
find_closed (const VedetteClosed *rows,
             guint                state,
             VedetteRuling       *ruling)
{
  for (guint i = 0; rows != NULL && rows[i].states != 0; i++)
    if (rows[i].states & (1u << state))
      {
        vedette_ruling_find (ruling, rows[i].finding, rows[i].rule, "%s", g_dgettext (GETTEXT_PACKAGE, rows[i].why));
        return TRUE;
      }
  return FALSE;
}

/* Whether the state of the game lets this kind of move be made, and what else the kind asks for */
static void
open_kind (VedetteRules         *self,
           VedetteMove          *move,
           const VedetteContext *context,
           VedetteRuling        *ruling)
{
  VedetteRulesClass *klass = VEDETTE_RULES_GET_CLASS (self);
  const VedetteMoveKind *kind = vedette_move_get_kind (move);
  guint state = klass->get_state != NULL ? klass->get_state (context) : 0;
  gboolean is_open = kind->open_in == 0 || (kind->open_in & (1u << state)) != 0;

  /* The rows of a kind say why not in the states in which it is not open; of one that is open in all they are exceptions. */
  if (kind->open_in == 0)
    find_closed (kind->closed, state, ruling);
  else if (!is_open && !find_closed (kind->closed, state, ruling))
    find_closed (klass->closed, state, ruling);
  if (kind->record != NULL)
    vedette_record_kind_open (move, context, ruling);
  else if (kind->open != NULL)
    kind->open (move, context, ruling);
  /* Nobody said why not: it is so all the same. */
  if (!is_open && ruling->verdict == VEDETTE_VERDICT_ALLOWED)
    vedette_ruling_forbid (ruling, NULL, _("This move is not possible now. Choose a different move."));
}

/**
 * vedette_rules_open:
 *
 * Returns: (transfer full): whether this kind of move may be made now, whatever is declared
 */
VedetteRuling *
vedette_rules_open (VedetteRules *self,
                    VedetteMove  *move)
{
  VedetteRuling *ruling = vedette_ruling_new ();

  open_kind (self, move, vedette_rules_read (self), ruling);
  return ruling;
}

static void
check_kind (VedetteRules         *self,
            VedetteMove          *move,
            const VedetteContext *context,
            VedetteRuling        *ruling)
{
  const VedetteMoveKind *kind = vedette_move_get_kind (move);

  if (kind->record != NULL)
    vedette_record_kind_check (move, context, vedette_rules_get_battle (self), ruling);
  else if (kind->check != NULL)
    kind->check (move, context, ruling);
}

static void
check_text (GParamSpec    *pspec,
            const char    *text,
            VedetteRuling *ruling)
{
  gunichar found = vedette_text_find_noncharacter (text);
  g_autofree char *own = found != 0 ? vedette_param_spec_say (pspec) : NULL;

  if (found != 0)
    vedette_ruling_forbid_about (ruling, NULL, pspec->name,
                                 /* Translators: the name of a field, such as “Name (name)”, and the number of a code point
                                  * that is not a character, such as FFFE */
                                 _("%s: U+%04X is not a valid character. Delete the character."), own, found);
}

/* Of what becomes a field of a record: a longer name could be entered, but never be shown whole. */
static void
check_length (const VedetteRecordKind *kind,
              GParamSpec              *pspec,
              const char              *text,
              VedetteRuling           *ruling)
{
  g_autoptr (VedetteRecordClass) klass = kind != NULL ? g_type_class_ref (kind->type ()) : NULL;
  GParamSpec *own = klass != NULL ? vedette_record_class_find (klass, pspec->name) : NULL;
  g_autofree char *stripped = g_strstrip (g_strdup (text));

  if (own != NULL && g_utf8_strlen (stripped, -1) > vedette_param_spec_get_most (own))
    vedette_ruling_forbid_about (ruling, NULL, pspec->name,
                                 /* Translators: the most that there can be */
                                 g_dngettext (GETTEXT_PACKAGE, "Enter a name of at most %d character",
                                              "Enter a name of at most %d characters", VEDETTE_TEXT_MOST), VEDETTE_TEXT_MOST);
}

/* Whatever the move, a text that no page can be printed with is not entered. Returns: whether all texts are sound */
static gboolean
check_texts (VedetteMove   *move,
             VedetteRuling *ruling)
{
  guint n_params, n = g_list_model_get_n_items (ruling->findings);
  GParamSpec **params = vedette_move_list_params (move, &n_params);

  for (guint i = 0; i < n_params; i++)
    {
      const char * const *texts = G_PARAM_SPEC_VALUE_TYPE (params[i]) == G_TYPE_STRV
                                    ? vedette_move_get_texts (move, params[i]->name) : NULL;

      if (G_IS_PARAM_SPEC_STRING (params[i]))
        {
          check_text (params[i], vedette_move_get_text (move, params[i]->name), ruling);
          check_length (vedette_move_get_kind (move)->record, params[i], vedette_move_get_text (move, params[i]->name), ruling);
        }
      for (guint k = 0; texts != NULL && texts[k] != NULL; k++)
        check_text (params[i], texts[k], ruling);
    }
  return g_list_model_get_n_items (ruling->findings) == n;
}

/**
 * vedette_rules_check:
 *
 * Returns: (transfer full): what the rules say of the move as it is declared
 */
VedetteRuling *
vedette_rules_check (VedetteRules *self,
                     VedetteMove  *move)
{
  VedetteRulesClass *klass = VEDETTE_RULES_GET_CLASS (self);
  const VedetteContext *context = vedette_rules_read (self);
  VedetteRuling *ruling = vedette_ruling_new ();

  open_kind (self, move, context, ruling);
  /* What is said about a move that is not due is of no interest: the reason why it is not due is. A refusal that both
   * sides may overrule still needs the other faults to be found. */
  if (!ruling->is_final && check_texts (move, ruling))
    check_kind (self, move, context, ruling);
  if (!ruling->is_final && klass->check_any != NULL)
    klass->check_any (move, context, ruling);
  return ruling;
}

/**
 * vedette_rules_read_typed:
 *
 * Reads what was typed for a move, nothing being changed: the same that checking the move asks about.
 *
 * Returns: (transfer full) (nullable): the reading; %NULL if nothing was said that is typed in words of the system
 */
VedetteReading *
vedette_rules_read_typed (VedetteRules *self,
                          VedetteMove  *move)
{
  const VedetteMoveKind *kind = vedette_move_get_kind (move);

  for (guint i = 0; kind->params != NULL && kind->params[i].field.name != NULL; i++)
    if (kind->params[i].typed != NULL && vedette_move_is_said (move, kind->params[i].field.name))
      return kind->params[i].typed (move, vedette_rules_read (self));
  return NULL;
}

/**
 * vedette_rules_preview:
 *
 * Returns: (transfer full) (nullable): what the roll of the move would come to; %NULL if it has none
 */
VedetteBreakdown *
vedette_rules_preview (VedetteRules *self,
                       VedetteMove  *move)
{
  const VedetteMoveKind *kind = vedette_move_get_kind (move);

  return kind->preview != NULL ? kind->preview (move, vedette_rules_read (self)) : NULL;
}

/**
 * vedette_rules_list_dice:
 * @naturals: (array length=n) (nullable): what the first of them show, if they were rolled already
 * @n: how many of these there are
 *
 * Whoever rolls real dice asks again after each, as one may bring others with it, such as a tie. As long as there are no
 * more than @n, the move has all its dice. A move whose dice are not known before answers what is missing when it is made
 * (vedette_dice_request_get_missing()).
 *
 * Returns: (transfer full): the dice that the move as it is declared will roll, in order, as far as that is known, as
 *   [class@Vedette.DiceRequest]
 */
GListModel *
vedette_rules_list_dice (VedetteRules *self,
                         VedetteMove  *move,
                         const int    *naturals,
                         gsize         n)
{
  const VedetteMoveKind *kind = vedette_move_get_kind (move);
  GListStore *requests = g_list_store_new (VEDETTE_TYPE_DICE_REQUEST);

  if (kind->dice != NULL)
    kind->dice (move, vedette_rules_read (self), naturals, n, requests);
  return G_LIST_MODEL (requests);
}

static gboolean
perform_kind (VedetteRules         *self,
              VedetteMove          *move,
              const VedetteContext *context,
              VedetteEdit          *edit,
              VedetteDice          *dice,
              GError              **error)
{
  const VedetteMoveKind *kind = vedette_move_get_kind (move);

  if (kind->record != NULL)
    return vedette_record_kind_perform (move, context, vedette_rules_get_battle (self), edit, error);
  return kind->perform (move, context, edit, dice, error);
}

static gboolean
has_text (JsonArray  *array,
          const char *text)
{
  for (guint i = 0; i < json_array_get_length (array); i++)
    if (g_str_equal (json_array_get_string_element (array, i), text))
      return TRUE;
  return FALSE;
}

/* Each rule once, however often it is broken */
static void
note_agreement (VedetteRuling *ruling,
                VedetteEdit   *edit)
{
  JsonArray *rules = json_array_new ();

  vedette_each (VedetteReason, reason, ruling->findings)
    if (reason->verdict != VEDETTE_VERDICT_ALLOWED &&
        reason->rule != NULL && !has_text (rules, reason->rule))
      json_array_add_string_element (rules, reason->rule);
  json_object_set_array_member (vedette_edit_get_facts (edit), VEDETTE_FACT_AGREED, rules);
}

/**
 * vedette_rules_perform:
 * @dice: (nullable): where dice come from, for a move that rolls
 * @agreed: whether both sides agree to what is warned of or refused
 * @ruling: (inout) (optional) (nullable): what vedette_rules_check() has just found of the move, %NULL if it was not
 *   asked; and what was found, be it done or refused
 * @error: a %VEDETTE_RULES_ERROR with the reason, an error of the dice or of the file, or a
 *   %VEDETTE_DICE_REQUEST_ERROR_MORE
 *
 * Checks, rolls, and makes one step of it.
 *
 * Returns: (transfer none) (nullable): the step
 */
VedetteStep *
vedette_rules_perform (VedetteRules   *self,
                       VedetteMove    *move,
                       VedetteDice    *dice,
                       gboolean        agreed,
                       VedetteRuling **ruling,
                       GError        **error)
{
  VedetteBattle *battle = vedette_rules_get_battle (self);
  g_autoptr (VedetteRuling) own = ruling != NULL && *ruling != NULL ? g_object_ref (*ruling)
                                                                    : vedette_rules_check (self, move);
  g_autoptr (VedetteEdit) edit = NULL;
  const VedetteContext *context;
  gboolean allowed = own->verdict == VEDETTE_VERDICT_ALLOWED;

  if (ruling != NULL)
    g_set_object (ruling, own);
  if (!allowed && (!agreed || own->is_final))
    {
      g_set_error_literal (error, VEDETTE_RULES_ERROR, VEDETTE_RULES_ERROR_REFUSED, own->why);
      return NULL;
    }
  edit = vedette_battle_edit (battle, vedette_move_get_name (move));
  if (vedette_ruling_needs_both (own))
    note_agreement (own, edit);
  context = vedette_rules_read (self);
  if (!perform_kind (self, move, context, edit, dice, error))
    return NULL;
  if (VEDETTE_RULES_GET_CLASS (self)->note_ruling != NULL)
    VEDETTE_RULES_GET_CLASS (self)->note_ruling (context, own, edit);
  /* A die that was rolled on the table and then ignored would be a mistake that nobody sees. */
  if (dice != NULL && vedette_dice_get_left (dice) > 0)
    {
      g_set_error_literal (error, VEDETTE_RULES_ERROR, VEDETTE_RULES_ERROR_DICE,
                           _("You entered more dice than this move rolls. Remove the extra dice."));
      return NULL;
    }
  return vedette_battle_commit (battle, g_steal_pointer (&edit), error);
}

/**
 * vedette_rules_get_status:
 * @audience: (nullable): for whom, one of vedette_rules_list_audiences(); %VEDETTE_AUDIENCE_ALL for everybody together;
 *   %NULL for who may know everything. It is the same wherever something is asked for an audience.
 *
 * Returns: (transfer full): how the battle stands, as [class@Vedette.Status]
 */
GListModel *
vedette_rules_get_status (VedetteRules *self,
                          const char   *audience)
{
  GListStore *list = g_list_store_new (G_TYPE_OBJECT);

  VEDETTE_RULES_GET_CLASS (self)->fill_status (self, audience, list);
  return G_LIST_MODEL (list);
}

/**
 * vedette_rules_get_next_roll:
 * @audience: (nullable): as in vedette_rules_get_status()
 * @whose: (out): whose roll it is, such as “Then Red needs” or “Best: Wat”; %NULL where it returns %NULL
 *
 * Returns: (transfer full) (nullable): the roll for a number that is due now, or else the one that comes after what is due,
 *   which is not open yet; to be asked with vedette_rules_preview()
 */
VedetteMove *
vedette_rules_get_next_roll (VedetteRules *self,
                             const char   *audience,
                             char        **whose)
{
  VedetteRulesClass *klass = VEDETTE_RULES_GET_CLASS (self);

  *whose = NULL;
  return klass->get_next_roll != NULL ? klass->get_next_roll (self, audience, whose) : NULL;
}

/**
 * vedette_rules_get_due:
 * @audience: (nullable): as in vedette_rules_get_status()
 * @hint: (out) (transfer full) (nullable): what is worth knowing of it before it is done
 *
 * Returns: (transfer full) (nullable): what is to be done next, as a sentence
 */
char *
vedette_rules_get_due (VedetteRules  *self,
                       const char    *audience,
                       char         **hint)
{
  VedetteRulesClass *klass = VEDETTE_RULES_GET_CLASS (self);
  const char *rule = NULL;

  *hint = NULL;
  return klass->get_due != NULL ? klass->get_due (self, audience, hint, &rule) : NULL;
}

/**
 * vedette_rules_get_hint_rule:
 * @audience: (nullable): as in vedette_rules_get_due()
 *
 * Returns: (nullable): the id of the rule behind the hint of vedette_rules_get_due(), such as "S-46"
 */
const char *
vedette_rules_get_hint_rule (VedetteRules *self,
                             const char   *audience)
{
  VedetteRulesClass *klass = VEDETTE_RULES_GET_CLASS (self);
  g_autofree char *hint = NULL;
  g_autofree char *due = NULL;
  const char *rule = NULL;

  if (klass->get_due != NULL)
    due = klass->get_due (self, audience, &hint, &rule);
  return hint != NULL ? rule : NULL;
}

/**
 * vedette_rules_get_keys:
 *
 * Returns: (transfer none): the keys that offers have besides those of their kinds of moves; ends with an empty row
 */
const VedetteKey *
vedette_rules_get_keys (VedetteRules *self)
{
  static const VedetteKey none[] = { { NULL, NULL } };
  VedetteRulesClass *klass = VEDETTE_RULES_GET_CLASS (self);

  return klass->keys != NULL ? klass->keys : none;
}

/**
 * vedette_rules_get_key_label:
 *
 * Returns: what the key does, in the reader's language
 */
const char *
vedette_rules_get_key_label (VedetteRules     *self,
                             const VedetteKey *key)
{
  return g_dgettext (GETTEXT_PACKAGE, key->label != NULL ? key->label : find_class (self, key->move)->kind->label);
}

/**
 * vedette_rules_add_offer:
 * @offers: (element-type VedetteOffer): where to
 * @name: of a kind of move
 *
 * For the system itself: what is known of the declaration is set on the offer's move.
 *
 * Returns: (transfer none): the offer, at the end of the list
 */
VedetteOffer *
vedette_rules_add_offer (VedetteRules      *self,
                         GListStore        *offers,
                         const char        *name,
                         VedetteOfferPlace  place)
{
  g_autoptr (VedetteMove) move = new_move (find_class (self, name));

  return vedette_value_add (offers, VedetteOffer, .move = move, .place = place, .label = vedette_move_get_label (move),
                            .key = vedette_move_get_key (move));
}

/* A system that says nothing of its own offers each move of the game as one that may be open. */
static void
fill_plain_offers (VedetteRules *self,
                   GListStore   *offers)
{
  GPtrArray *classes = get_classes (self);

  for (guint i = 0; i < classes->len; i++)
    {
      const VedetteMoveKind *kind = ((VedetteMoveClass *) classes->pdata[i])->kind;

      if (kind->group == VEDETTE_MOVE_PLAY)
        vedette_offer_set_ask (vedette_rules_add_offer (self, offers, kind->name, VEDETTE_OFFER_ACTION),
                               kind->params != NULL ? VEDETTE_ASK_FIRST : VEDETTE_ASK_NOTHING, NULL);
    }
}

/* Whether the declaration of a move names only what they may know */
static gboolean
may_see_move (VedetteRules *self,
              VedetteMove  *move,
              const char   *audience)
{
  guint n_pspecs;
  GParamSpec **pspecs = vedette_move_list_params (move, &n_pspecs);

  for (guint i = 0; i < n_pspecs; i++)
    {
      g_auto (GValue) value = G_VALUE_INIT;
      const VedetteIds *ids;

      if ((pspecs[i]->flags & VEDETTE_PARAM_REFERENCE) == 0)
        continue;
      g_object_get_property (G_OBJECT (move), pspecs[i]->name, &value);
      if (G_VALUE_HOLDS_INT64 (&value) && !vedette_rules_may_see (self, g_value_get_int64 (&value), NULL, audience))
        return FALSE;
      ids = G_VALUE_HOLDS (&value, VEDETTE_TYPE_IDS) ? g_value_get_boxed (&value) : NULL;
      for (guint k = 0; k < vedette_ids_get_n (ids); k++)
        if (!vedette_rules_may_see (self, vedette_ids_get (ids, k), NULL, audience))
          return FALSE;
    }
  return TRUE;
}

static void
remove_unseen_offers (VedetteRules *self,
                      GListStore   *offers,
                      const char   *audience)
{
  for (guint i = g_list_model_get_n_items (G_LIST_MODEL (offers)); i-- > 0;)
    {
      g_autoptr (VedetteOffer) offer = g_list_model_get_item (G_LIST_MODEL (offers), i);

      if (!may_see_move (self, offer->move, audience))
        g_list_store_remove (offers, i);
    }
}

/**
 * vedette_rules_list_offers:
 * @audience: (nullable): as in vedette_rules_get_status()
 *
 * Returns: (transfer full): what may be done now as [class@Vedette.Offer], what is due first; no key stands for two of
 *   them. Enter does the first whose key it is, or nothing.
 */
GListModel *
vedette_rules_list_offers (VedetteRules *self,
                           const char   *audience)
{
  GListStore *offers = g_list_store_new (VEDETTE_TYPE_OFFER);

  if (VEDETTE_RULES_GET_CLASS (self)->fill_offers != NULL)
    VEDETTE_RULES_GET_CLASS (self)->fill_offers (self, audience, offers);
  else
    fill_plain_offers (self, offers);
  if (audience != NULL)
    remove_unseen_offers (self, offers, audience);
  vedette_each (VedetteOffer, offer, offers)
    {
      g_autoptr (VedetteRuling) ruling = vedette_rules_open (self, offer->move);

      g_set_object (&offer->ruling, ruling);
    }
  vedette_offers_settle_keys (G_LIST_MODEL (offers));
  return G_LIST_MODEL (offers);
}
