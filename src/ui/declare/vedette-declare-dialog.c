/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Asks what may be said of a move: who, whom, where, how far. Everything may stay unsaid. */

#include "vedette-config.h"

#include "ui/declare/vedette-declare-dialog.h"

#include <glib/gi18n-lib.h>

#include "core/rules/vedette-choice.h"
#include "core/skirmish/state/vedette-skirmish.h"
#include "ui/declare/vedette-move-dialog.h"
#include "ui/skirmish/play/vedette-body-bar.h"

#define VEDETTE_TYPE_DECLARE_DIALOG (vedette_declare_dialog_get_type ())
G_DECLARE_FINAL_TYPE (VedetteDeclareDialog, vedette_declare_dialog, VEDETTE, DECLARE_DIALOG, VedetteMoveDialog)

/**
 * VedetteDeclareDialog:
 *
 * Made from the parameters of the move and their lists of legal values, so it knows no rule and fits every move. Enter
 * alone does the move with nothing said. Who acts may be said with one key (VedetteBodyBar), and then be changed.
 */
struct _VedetteDeclareDialog
{
  VedetteMoveDialog parent_instance;

  VedetteMove *move;
  GPtrArray *controls; /* (element-type GtkWidget), borrowed; each knows its parameter */
  VedetteBodyBar *bodies; /* NULL where no group can be said to act */
  GtkWidget *keep;
  guint choosing; /* while many answers change at once */
  GtkSpinButton *die; /* NULL where no die can be typed here */
};

G_DEFINE_FINAL_TYPE (VedetteDeclareDialog, vedette_declare_dialog, VEDETTE_TYPE_MOVE_DIALOG)

/* What is asked, in this order; a move has some of these. Some matter only to the first action after a snatch. The other
 * parameters are for machines. */
static const struct
{
  const char *name;
  const char *label;
  gboolean first_action;
} questions[] = {
  { "who", N_("Who acts"), FALSE },
  { "target", N_("Against whom"), FALSE },
  { "fight", N_("In which fight, by its name"), FALSE },
  { "what", N_("What is done"), FALSE },
  { "leader", N_("The leader who calls"), FALSE },
  { "choice", N_("Which way"), FALSE },
  { "to", N_("Where to"), FALSE },
  { "inches", N_("How far, in inches"), FALSE },
  { "shooters", N_("How many shoot back"), FALSE },
  { "contact", N_("Do they come into contact"), FALSE },
  { "missiles", N_("Is anything thrown or shot"), FALSE },
  { "moved", N_("Does anybody move"), FALSE },
  { "stood-still", N_("Has the leader stood still"), FALSE },
  { "left-view", N_("Did they end out of view or range"), FALSE },
  { "near", N_("Are they within 4″"), FALSE },
  { "contiguous", N_("Do the targets stand in a chain with those who charged"), FALSE },
  { "option", N_("As which of the five"), TRUE },
  { "sight", N_("Into or out of sight"), TRUE },
  { "full-speed", N_("At full speed"), TRUE },
  { "enemy-at", N_("How far the nearest enemy is, in inches"), TRUE },
  { "could-engage", N_("Could they reach the enemy"), TRUE },
  { "matters", N_("Plays a part in the scenario"), TRUE },
  { "nominee-acts", N_("Does the nominee act"), TRUE },
};

static void check_now (VedetteDeclareDialog *self);

static VedetteSession *
get_session (VedetteDeclareDialog *self)
{
  return vedette_move_dialog_get_session (VEDETTE_MOVE_DIALOG (self));
}

static GParamSpec *
find_param (VedetteMove *move,
            const char  *name)
{
  guint n_params;
  GParamSpec **params = vedette_move_list_params (move, &n_params);

  for (guint i = 0; i < n_params; i++)
    if (g_str_equal (params[i]->name, name))
      return params[i];
  return NULL;
}

/**
 * vedette_declare_dialog_asks:
 *
 * Returns: whether there is anything to be asked about the move
 */
gboolean
vedette_declare_dialog_asks (VedetteMove *move)
{
  for (guint i = 0; i < G_N_ELEMENTS (questions); i++)
    if (find_param (move, questions[i].name) != NULL)
      return TRUE;
  return FALSE;
}

static void
keep (VedetteDeclareDialog *self,
      GtkWidget            *control,
      GParamSpec           *pspec)
{
  const char *answer = GTK_IS_SWITCH (control) ? "notify::active"
                       : GTK_IS_DROP_DOWN (control) ? "notify::selected" : "notify::text";

  g_object_set_data (G_OBJECT (control), "vedette-param", pspec);
  g_ptr_array_add (self->controls, control);
  g_signal_connect_swapped (control, answer, G_CALLBACK (check_now), self);
}

static gboolean
asks_for (GtkWidget  *control,
          const char *param)
{
  return g_str_equal (((GParamSpec *) g_object_get_data (G_OBJECT (control), "vedette-param"))->name, param);
}

/* Returns: (transfer full) (nullable): the lines that are ticked as acting */
static VedetteIds *
list_who (VedetteDeclareDialog *self)
{
  g_autoptr (GArray) ids = g_array_new (FALSE, FALSE, sizeof (gint64));

  for (guint i = 0; i < self->controls->len; i++)
    {
      GtkWidget *control = self->controls->pdata[i];

      if (asks_for (control, "who") && GTK_IS_SWITCH (control) && gtk_switch_get_active (GTK_SWITCH (control)))
        {
          gint64 id = vedette_choice_get_id (g_object_get_data (G_OBJECT (control), "vedette-choice"));

          g_array_append_val (ids, id);
        }
    }
  return ids->len > 0 ? vedette_ids_new ((const gint64 *) ids->data, ids->len) : NULL;
}

/* A group was chosen: it is ticked, and the focus goes to the first of the list, where that can be changed. */
static void
on_chosen (VedetteDeclareDialog *self,
           const VedetteIds     *ids)
{
  GtkWidget *first = NULL;

  self->choosing++;
  for (guint i = 0; i < self->controls->len; i++)
    {
      GtkWidget *control = self->controls->pdata[i];

      if (!asks_for (control, "who") || !GTK_IS_SWITCH (control))
        continue;
      gtk_switch_set_active (GTK_SWITCH (control),
                             vedette_ids_contains (ids, vedette_choice_get_id (g_object_get_data (G_OBJECT (control),
                                                                                                  "vedette-choice"))));
      if (first == NULL)
        first = control;
    }
  self->choosing--;
  if (first != NULL)
    gtk_widget_grab_focus (first);
  check_now (self);
}

/* Those who are ticked stand together from now on, and no longer with others. */
static void
activate_keep (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  VedetteDeclareDialog *self = VEDETTE_DECLARE_DIALOG (widget);
  g_autoptr (VedetteIds) who = list_who (self);
  g_autoptr (VedetteMove) move = vedette_session_new_move (get_session (self), "add-body");
  g_autoptr (GError) error = NULL;

  g_object_set (move, "members", who, NULL);
  if (vedette_session_perform (get_session (self), move, 0, FALSE, &error) == NULL)
    vedette_dialog_say (VEDETTE_DIALOG (self), error->message);
  else
    vedette_body_bar_update (self->bodies);
}

/* Letters and figures choose who acts, except where text is typed. */
static gboolean
on_key (VedetteDeclareDialog *self,
        guint                 keyval,
        guint                 keycode,
        GdkModifierType       modifiers)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));

  if (self->bodies == NULL || (modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)) != 0 ||
      (focus != NULL && (GTK_IS_EDITABLE (focus) || gtk_widget_get_ancestor (focus, GTK_TYPE_POPOVER) != NULL)))
    return FALSE;
  return vedette_body_bar_press_key (self->bodies, keyval);
}

static void
add_bodies (VedetteDeclareDialog *self,
            GtkWidget            *group)
{
  GtkWidget *bar = vedette_body_bar_new (get_session (self), self->move);

  self->bodies = VEDETTE_BODY_BAR (bar);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), bar);
  g_signal_connect_object (bar, "chosen", G_CALLBACK (on_chosen), self, G_CONNECT_SWAPPED);

  self->keep = gtk_button_new_with_mnemonic (_("_Keep as a Body"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->keep), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Keep as a Body"), -1);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->keep), "declare.keep");
  gtk_widget_add_css_class (self->keep, "flat");
  gtk_widget_set_tooltip_text (self->keep, _("Those who are ticked stand together from now on, and no longer with others (Ctrl+J)"));
  adw_preferences_group_set_header_suffix (ADW_PREFERENCES_GROUP (group), self->keep);
}

static void
add_yes_no (VedetteDeclareDialog *self,
            GtkWidget            *group,
            const char           *label,
            GParamSpec           *pspec)
{
  const char * const answers[] = { _("not said"), _("no"), _("yes"), NULL };

  keep (self, vedette_row_add_choice (group, label, NULL, answers, VEDETTE_TRI_UNTRACKED), pspec);
}

/* What is known of the move already is chosen already. */
static gboolean
is_known (VedetteDeclareDialog *self,
          GParamSpec           *pspec,
          VedetteChoice        *choice)
{
  g_auto (GValue) value = G_VALUE_INIT;
  g_autoptr (GEnumClass) klass = NULL;
  GEnumValue *entry;

  if (!G_IS_PARAM_SPEC_ENUM (pspec) || vedette_choice_get_nick (choice) == NULL)
    return FALSE;
  g_object_get_property (G_OBJECT (self->move), pspec->name, &value);
  klass = g_type_class_ref (G_PARAM_SPEC_VALUE_TYPE (pspec));
  entry = g_enum_get_value (klass, g_value_get_enum (&value));
  return entry->value != g_value_get_enum (g_param_spec_get_default_value (pspec)) &&
         g_str_equal (entry->value_nick, vedette_choice_get_nick (choice));
}

/* One of a list, or nothing: the choices themselves are kept beside the control. */
static void
add_choice (VedetteDeclareDialog *self,
            GtkWidget            *group,
            const char           *label,
            GParamSpec           *pspec)
{
  GListModel *choices = vedette_move_get_choices (self->move, vedette_session_get_rules (get_session (self)), pspec->name, NULL);
  g_autoptr (GPtrArray) labels = g_ptr_array_new_with_free_func (g_free);
  GtkWidget *control;
  guint known = 0;

  g_ptr_array_add (labels, g_strdup (_("not said")));
  for (guint i = 0; i < g_list_model_get_n_items (choices); i++)
    {
      g_autoptr (VedetteChoice) choice = g_list_model_get_item (choices, i);

      g_ptr_array_add (labels, g_strdup (vedette_choice_get_label (choice)));
      if (is_known (self, pspec, choice))
        known = i + 1;
    }
  g_ptr_array_add (labels, NULL);
  control = vedette_row_add_choice (group, label, NULL, (const char * const *) labels->pdata, known);
  g_object_set_data_full (G_OBJECT (control), "vedette-choices", choices, g_object_unref);
  keep (self, control, pspec);
}

/* Without a name these mean nothing; so where there is but one, it is that one. */
static gboolean
means_only_one (VedetteDeclareDialog *self,
                GParamSpec           *pspec)
{
  return g_str_equal (pspec->name, "who") && (g_str_equal (vedette_move_get_name (self->move), "arrive") ||
                                              g_str_equal (vedette_move_get_name (self->move), "reveal"));
}

/* Any of a list: a switch for each */
static void
add_checklist (VedetteDeclareDialog *self,
               const char           *label,
               GParamSpec           *pspec)
{
  g_autoptr (GListModel) choices =
    vedette_move_get_choices (self->move, vedette_session_get_rules (get_session (self)), pspec->name, NULL);
  GtkWidget *group;

  if (g_list_model_get_n_items (choices) == 0)
    return;
  group = vedette_dialog_add_group (VEDETTE_DIALOG (self), label);
  if (g_str_equal (pspec->name, "who") && vedette_body_bar_fits (self->move))
    {
      add_bodies (self, group);
      /* A group puts what is no row below its rows, and this belongs above them. */
      group = vedette_dialog_add_group (VEDETTE_DIALOG (self), NULL);
    }
  for (guint i = 0; i < g_list_model_get_n_items (choices); i++)
    {
      g_autoptr (VedetteChoice) choice = g_list_model_get_item (choices, i);
      GtkWidget *control = vedette_row_add (group, vedette_choice_get_label (choice), vedette_choice_get_note (choice),
                                            gtk_switch_new ());

      gtk_switch_set_active (GTK_SWITCH (control),
                             g_list_model_get_n_items (choices) == 1 && means_only_one (self, pspec));

      g_object_set_data_full (G_OBJECT (control), "vedette-choice", g_object_ref (choice), g_object_unref);
      keep (self, control, pspec);
    }
}

static void
add_question (VedetteDeclareDialog *self,
              GtkWidget            *group,
              const char           *label,
              GParamSpec           *pspec)
{
  GType type = G_PARAM_SPEC_VALUE_TYPE (pspec);

  if (type == VEDETTE_TYPE_IDS)
    add_checklist (self, label, pspec);
  else if (type == VEDETTE_TYPE_TRI)
    add_yes_no (self, group, label, pspec);
  else if ((pspec->flags & VEDETTE_PARAM_REFERENCE) || G_IS_PARAM_SPEC_ENUM (pspec))
    add_choice (self, group, label, pspec);
  else
    keep (self, vedette_row_add_entry (group, label, ""), pspec);
}

static void
declare_text (JsonObject *params,
              GParamSpec *pspec,
              const char *text)
{
  char *end;

  if (*text == '\0')
    return;
  if ((pspec->flags & VEDETTE_PARAM_INCHES) || G_IS_PARAM_SPEC_INT (pspec))
    {
      double number = g_ascii_strtod (text, &end);

      if (*end == '\0' && G_IS_PARAM_SPEC_INT (pspec) && !(pspec->flags & VEDETTE_PARAM_INCHES))
        json_object_set_int_member (params, pspec->name, (gint64) CLAMP (number, -1e9, 1e9));
      else if (*end == '\0')
        json_object_set_double_member (params, pspec->name, number);
      else
        /* Not a number: the declaration says what it should be. */
        json_object_set_string_member (params, pspec->name, text);
      return;
    }
  json_object_set_string_member (params, pspec->name, text);
}

static void
declare_choice (JsonObject  *params,
                GParamSpec  *pspec,
                GtkDropDown *control)
{
  GListModel *choices = g_object_get_data (G_OBJECT (control), "vedette-choices");
  guint selected = gtk_drop_down_get_selected (control);
  g_autoptr (VedetteChoice) choice = NULL;

  if (selected == 0)
    return;
  if (choices == NULL)
    {
      json_object_set_boolean_member (params, pspec->name, selected == VEDETTE_TRI_YES);
      return;
    }
  choice = g_list_model_get_item (choices, selected - 1);
  if (vedette_choice_get_nick (choice) != NULL)
    json_object_set_string_member (params, pspec->name, vedette_choice_get_nick (choice));
  else
    json_object_set_int_member (params, pspec->name, vedette_choice_get_id (choice));
}

static void
declare_one (JsonObject *params,
             GParamSpec *pspec,
             GtkWidget  *control)
{
  VedetteChoice *choice = g_object_get_data (G_OBJECT (control), "vedette-choice");

  if (!gtk_switch_get_active (GTK_SWITCH (control)))
    return;
  if (!json_object_has_member (params, pspec->name))
    json_object_set_array_member (params, pspec->name, json_array_new ());
  json_array_add_int_element (json_object_get_array_member (params, pspec->name), vedette_choice_get_id (choice));
}

/* The declaration is read as any other: by its words and ids. */
static VedetteMove *
read_move (VedetteMoveDialog  *dialog,
           GError            **error)
{
  VedetteDeclareDialog *self = VEDETTE_DECLARE_DIALOG (dialog);
  g_autoptr (JsonObject) params = json_object_new ();

  for (guint i = 0; i < self->controls->len; i++)
    {
      GtkWidget *control = self->controls->pdata[i];
      GParamSpec *pspec = g_object_get_data (G_OBJECT (control), "vedette-param");

      if (GTK_IS_SWITCH (control))
        declare_one (params, pspec, control);
      else if (GTK_IS_DROP_DOWN (control))
        declare_choice (params, pspec, GTK_DROP_DOWN (control));
      else
        declare_text (params, pspec, gtk_editable_get_text (GTK_EDITABLE (control)));
    }
  if (vedette_move_get_boolean (self->move, "all"))
    json_object_set_boolean_member (params, "all", !json_object_has_member (params, "who"));
  return vedette_rules_new_move (vedette_session_get_rules (get_session (self)), vedette_move_get_name (self->move), params,
                                 error);
}

static int
get_die (VedetteMoveDialog *dialog)
{
  VedetteDeclareDialog *self = VEDETTE_DECLARE_DIALOG (dialog);

  if (self->die == NULL)
    return 0;
  gtk_spin_button_update (self->die);
  return gtk_spin_button_get_value_as_int (self->die);
}

static void
check_now (VedetteDeclareDialog *self)
{
  g_autoptr (VedetteIds) who = NULL;

  if (self->choosing > 0)
    return;
  if (self->keep != NULL)
    {
      who = list_who (self);
      gtk_widget_action_set_enabled (GTK_WIDGET (self), "declare.keep", who != NULL);
    }
  vedette_move_dialog_check (VEDETTE_MOVE_DIALOG (self));
}

static void
vedette_declare_dialog_dispose (GObject *object)
{
  VedetteDeclareDialog *self = VEDETTE_DECLARE_DIALOG (object);

  g_clear_object (&self->move);
  g_clear_pointer (&self->controls, g_ptr_array_unref);

  G_OBJECT_CLASS (vedette_declare_dialog_parent_class)->dispose (object);
}

static void
vedette_declare_dialog_class_init (VedetteDeclareDialogClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = vedette_declare_dialog_dispose;
  VEDETTE_MOVE_DIALOG_CLASS (klass)->read_move = read_move;
  VEDETTE_MOVE_DIALOG_CLASS (klass)->get_die = get_die;
  gtk_widget_class_install_action (GTK_WIDGET_CLASS (klass), "declare.keep", NULL, activate_keep);
  gtk_widget_class_add_binding_action (GTK_WIDGET_CLASS (klass), GDK_KEY_j, GDK_CONTROL_MASK, "declare.keep", NULL);
}

static void
vedette_declare_dialog_init (VedetteDeclareDialog *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->controls = g_ptr_array_new ();
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (on_key), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

/* Who comes or shows himself does not act. */
static const char *
get_question (VedetteMove *move,
              const char  *name,
              const char  *label)
{
  if (!g_str_equal (name, "who"))
    return label;
  if (g_str_equal (vedette_move_get_name (move), "arrive"))
    return _("Who arrives");
  return g_str_equal (vedette_move_get_name (move), "reveal") ? _("Who is revealed") : label;
}

/**
 * vedette_declare_dialog_new:
 * @move: the kind of move, with what is known of it already
 *
 * Returns: (transfer none): a modal window, to be presented
 */
GtkWidget *
vedette_declare_dialog_new (GtkWindow      *parent,
                            VedetteSession *session,
                            VedetteMove    *move)
{
  VedetteDeclareDialog *self =
    vedette_move_dialog_new (VEDETTE_TYPE_DECLARE_DIALOG, parent, session, vedette_move_get_label (move));
  GtkWidget *group = NULL;
  VedetteSkirmish skirmish;

  vedette_skirmish_read (&skirmish, vedette_session_get_battle (session));
  self->move = g_object_ref (move);
  for (guint i = 0; i < G_N_ELEMENTS (questions); i++)
    {
      GParamSpec *pspec = find_param (move, questions[i].name);

      if (pspec == NULL ||
          (questions[i].first_action && vedette_skirmish_game_get_state (skirmish.game) != VEDETTE_STATE_ACT_RESTRICTED))
        continue;
      if (G_PARAM_SPEC_VALUE_TYPE (pspec) != VEDETTE_TYPE_IDS && group == NULL)
        group = vedette_dialog_add_questions (VEDETTE_DIALOG (self));
      add_question (self, group, get_question (move, questions[i].name, _(questions[i].label)), pspec);
    }
  /* Its roll has no dialog of its own. */
  if (g_str_equal (vedette_move_get_name (move), "arrive"))
    {
      self->die = GTK_SPIN_BUTTON (gtk_spin_button_new_with_range (0, VEDETTE_ARRIVES_MAX_SIDES, 1));
      vedette_row_add (vedette_dialog_add_group (VEDETTE_DIALOG (self), NULL), _("What your die shows"),
                       _("0: the program rolls, if a die is needed"), GTK_WIDGET (self->die));
    }
  vedette_dialog_set_accept (VEDETTE_DIALOG (self), _("Do It"));
  if (self->keep != NULL)
    gtk_widget_action_set_enabled (GTK_WIDGET (self), "declare.keep", FALSE);
  return GTK_WIDGET (self);
}
