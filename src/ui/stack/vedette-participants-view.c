/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who takes part: characters, hired help, enemies, and the effects on them; typed, changed and removed here. */

#include "vedette-config.h"

#include "ui/stack/vedette-participants-view.h"

#include <glib/gi18n-lib.h>

#include "core/stack/state/vedette-stack-now.h"
#include "core/stack/words/vedette-stack-words.h"
#include "ui/declare/vedette-declare-form.h"
#include "ui/declare/vedette-typed-entry.h"
#include "ui/stack/vedette-bag-bar.h"
#include "ui/stack/vedette-participant-group.h"
#include "ui/stack/vedette-stack-look.h"
#include "ui/widgets/vedette-adaptive.h"
#include "ui/widgets/vedette-focus.h"
#include "ui/widgets/toasts/vedette-undo-toast.h"
#include "ui/widgets/vedette-why-button.h"

/* What the edits of each kind of record call it */
static const struct
{
  GType (*type) (void);
  const char *noun;
} nouns[] = {
  { vedette_character_get_type, "character" },
  { vedette_hired_get_type, "hired" },
  { vedette_enemy_get_type, "enemy" },
  { vedette_pool_get_type, "faction" },
  { vedette_effect_get_type, "effect" },
};

struct _VedetteParticipantsView
{
  AdwBin parent_instance;

  /* template */
  AdwBin *entry_place;
  GtkWidget *empty;
  GtkWidget *why_not_box;
  GtkLabel *why_not;
  VedetteWhyButton *why;
  GtkGrid *columns;
  GtkWidget *others;
  VedetteParticipantGroup *characters;
  VedetteParticipantGroup *hired;
  VedetteParticipantGroup *enemies;
  VedetteParticipantGroup *effects;
  GtkWidget *bag;
  GtkLabel *bag_title;
  AdwBin *bag_place;

  VedetteTypedEntry *entry;
  VedetteBagBar *bag_bar;
  VedetteParticipantGroup *groups[VEDETTE_PARTICIPANTS_N_KINDS];
  VedetteSession *session;
  gboolean narrow;
};

G_DEFINE_FINAL_TYPE (VedetteParticipantsView, vedette_participants_view, ADW_TYPE_BIN)

static gpointer
find_record (VedetteParticipantsView *self,
             GVariant                *id)
{
  return vedette_battle_find (vedette_session_get_battle (self->session), VEDETTE_TYPE_RECORD, g_variant_get_int64 (id));
}

static void
edit (VedetteParticipantsView *self,
      gpointer                 record)
{
  g_autoptr (VedetteMove) move = vedette_rules_new_edit_of (vedette_session_get_rules (self->session), record);
  VedetteDeclareForm *form = vedette_declare_form_new (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))), self->session,
                                                       move, vedette_stack_get_name (record), NULL);

  vedette_declare_form_focus (form, "name");
  gtk_window_present (GTK_WINDOW (form));
}

/* What was said of the removal stands in a toast, and can be taken back there. */
static void
remove_record (VedetteParticipantsView *self,
               gpointer                 record)
{
  for (guint i = 0; i < G_N_ELEMENTS (nouns); i++)
    if (nouns[i].type () == G_OBJECT_TYPE (record))
      {
        g_autofree char *name = g_strconcat ("remove-", nouns[i].noun, NULL);
        g_autoptr (VedetteMove) move = vedette_session_new_move (self->session, name);
        VedetteStep *step;

        g_object_set (move, nouns[i].noun, vedette_record_get_id (record), NULL);
        step = vedette_session_perform (self->session, move, 0, FALSE, NULL);
        if (step != NULL)
          {
            g_autofree char *text = vedette_rules_describe (vedette_session_get_rules (self->session), step, NULL);

            vedette_undo_toast_show (GTK_WIDGET (self), self->session, text);
          }
      }
}

static void
activate_remove (GtkWidget  *widget,
                 const char *name,
                 GVariant   *parameter)
{
  gpointer record = find_record (VEDETTE_PARTICIPANTS_VIEW (widget), parameter);

  if (record != NULL)
    remove_record (VEDETTE_PARTICIPANTS_VIEW (widget), record);
}

static void
activate_edit (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  gpointer record = find_record (VEDETTE_PARTICIPANTS_VIEW (widget), parameter);

  if (record != NULL)
    edit (VEDETTE_PARTICIPANTS_VIEW (widget), record);
}

/* How many of a kind there are is one step; what cannot be is said below the line that is typed. */
static void
activate_count (GtkWidget  *widget,
                const char *name,
                GVariant   *parameter)
{
  VedetteParticipantsView *self = VEDETTE_PARTICIPANTS_VIEW (widget);
  g_autoptr (GVariant) id = g_variant_get_child_value (parameter, 0);
  gpointer record = find_record (self, id);
  g_autoptr (VedetteMove) move = NULL;
  int count;

  if (record == NULL)
    return;
  g_variant_get_child (parameter, 1, "i", &count);
  move = vedette_rules_new_edit_of (vedette_session_get_rules (self->session), record);
  g_object_set (move, "count", count, NULL);
  vedette_session_perform (self->session, move, 0, FALSE, NULL);
}

/* The GM's judgement on the tokens of the enemies (T-07) */
static void
activate_settle (GtkWidget  *widget,
                 const char *name,
                 GVariant   *parameter)
{
  VedetteParticipantsView *self = VEDETTE_PARTICIPANTS_VIEW (widget);
  g_autoptr (VedetteMove) move = vedette_session_new_move (self->session, "rebalance");
  VedetteStack stack;
  VedetteDeclareForm *form;

  vedette_stack_read (&stack, vedette_session_get_battle (self->session));
  g_object_set (move, "of", vedette_record_get_id (VEDETTE_RECORD (vedette_stack_get_pool (&stack, VEDETTE_POOL_ENEMIES))),
                NULL);
  form = vedette_declare_form_new (GTK_WINDOW (gtk_widget_get_root (widget)), self->session, move, NULL, NULL);
  vedette_declare_form_focus (form, "tokens");
  gtk_window_present (GTK_WINDOW (form));
}

static void
activate_add (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  gtk_widget_grab_focus (GTK_WIDGET (VEDETTE_PARTICIPANTS_VIEW (widget)->entry));
}

/* Returns: (transfer none) (nullable): the record of the row that has the focus */
static gpointer
get_focused (VedetteParticipantsView *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  GtkWidget *row = focus != NULL ? gtk_widget_get_ancestor (focus, VEDETTE_TYPE_PARTICIPANT_ROW) : NULL;

  return row != NULL ? vedette_battle_find (vedette_session_get_battle (self->session), VEDETTE_TYPE_RECORD,
                                            vedette_participant_row_get_record (VEDETTE_PARTICIPANT_ROW (row))) : NULL;
}

/* @args: whether it is to be removed */
static gboolean
on_key (GtkWidget *widget,
        GVariant  *args,
        gpointer   user_data)
{
  gpointer record = get_focused (VEDETTE_PARTICIPANTS_VIEW (widget));

  if (record == NULL)
    return FALSE;
  if (g_variant_get_boolean (args))
    remove_record (VEDETTE_PARTICIPANTS_VIEW (widget), record);
  else
    edit (VEDETTE_PARTICIPANTS_VIEW (widget), record);
  return TRUE;
}

static guint
get_group (gpointer owner)
{
  if (VEDETTE_IS_CHARACTER (owner))
    return VEDETTE_PARTICIPANTS_CHARACTERS;
  return vedette_pool_get_kind (owner) == VEDETTE_POOL_HIRED ? VEDETTE_PARTICIPANTS_HIRED : VEDETTE_PARTICIPANTS_ENEMIES;
}

/* Returns: (transfer container): the records of a group; those who share a colour follow it */
static GPtrArray *
list_records (const VedetteStack *stack,
              guint               group)
{
  GPtrArray *list = g_ptr_array_new ();
  g_autoptr (GPtrArray) owners = vedette_stack_list_owners (stack);
  GListModel *effects = vedette_battle_get_records (stack->battle, vedette_effect_get_type ());

  for (guint i = 0; group != VEDETTE_PARTICIPANTS_EFFECTS && i < owners->len; i++)
    {
      g_autoptr (GPtrArray) actors = vedette_stack_list_actors (stack, owners->pdata[i]);
      guint own = get_group (owners->pdata[i]);

      /* One of the two colours that there are from the start is worth a row when somebody has it. */
      if (own != group || (own != VEDETTE_PARTICIPANTS_CHARACTERS && actors->len == 0 && *vedette_pool_get_name (owners->pdata[i]) == '\0'))
        continue;
      if (own != VEDETTE_PARTICIPANTS_CHARACTERS)
        g_ptr_array_add (list, owners->pdata[i]);
      g_ptr_array_extend (list, actors, NULL, NULL);
    }
  vedette_each (VedetteEffect, effect, group == VEDETTE_PARTICIPANTS_EFFECTS ? effects : NULL)
    {
      /* The battle holds it. */
      g_ptr_array_add (list, effect);
    }
  return list;
}

/* How many tokens each group has in the bag, and what is in it together */
static void
show_bag (VedetteParticipantsView *self,
          const VedetteStack      *stack)
{
  g_auto (VedetteStackNow) now = { 0 };
  guint sums[VEDETTE_PARTICIPANTS_N_KINDS] = { 0 };
  g_autofree char *title = NULL;
  g_autofree char *limit = vedette_stack_describe_limit (stack);

  vedette_stack_now_read (&now, stack);
  for (guint i = 0; i < now.owners->len; i++)
    {
      VedetteStackTokens tokens = vedette_stack_now_bag (&now, i);

      sums[get_group (now.owners->pdata[i])] += tokens.placed - tokens.drawn;
    }
  for (guint kind = 0; kind < VEDETTE_PARTICIPANTS_N_KINDS; kind++)
    vedette_participant_group_set_tokens (self->groups[kind], sums[kind]);
  vedette_participant_group_set_limit (self->enemies, limit);
  title = vedette_stack_say_bag (stack, now.bag);
  gtk_label_set_text (self->bag_title, title);
  vedette_bag_bar_update (self->bag_bar);
}

static void
update (VedetteParticipantsView *self)
{
  g_autoptr (GListModel) parties = vedette_rules_list_parties (vedette_session_get_rules (self->session), NULL);
  VedetteStack stack;
  gboolean anybody = FALSE;

  vedette_stack_read (&stack, vedette_session_get_battle (self->session));
  for (guint kind = 0; kind < VEDETTE_PARTICIPANTS_N_KINDS; kind++)
    {
      g_autoptr (GPtrArray) records = list_records (&stack, kind);

      vedette_participant_group_update (self->groups[kind], &stack, parties, records, self->narrow);
      for (guint i = 0; i < records->len; i++)
        anybody |= !VEDETTE_IS_POOL (records->pdata[i]);
    }
  show_bag (self, &stack);
  gtk_widget_set_visible (self->bag, anybody);
  gtk_widget_set_visible (self->empty, !anybody);
  gtk_widget_set_visible (GTK_WIDGET (self->columns), anybody);
}

static void
on_why_not (VedetteParticipantsView *self)
{
  const char *why_not = vedette_session_get_why_not (self->session);

  gtk_label_set_text (self->why_not, why_not != NULL ? why_not : "");
  vedette_why_button_set_rules (self->why, why_not != NULL ? vedette_session_get_rules_behind (self->session) : NULL);
  gtk_widget_set_visible (self->why_not_box, why_not != NULL);
}

static gboolean
vedette_participants_view_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (VEDETTE_PARTICIPANTS_VIEW (widget)->entry));
}

static void
vedette_participants_view_dispose (GObject *object)
{
  g_clear_object (&VEDETTE_PARTICIPANTS_VIEW (object)->session);
  gtk_widget_dispose_template (GTK_WIDGET (object), VEDETTE_TYPE_PARTICIPANTS_VIEW);

  G_OBJECT_CLASS (vedette_participants_view_parent_class)->dispose (object);
}

static void
vedette_participants_view_class_init (VedetteParticipantsViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = vedette_participants_view_dispose;
  widget_class->grab_focus = vedette_participants_view_grab_focus;
  vedette_focus_pass_through (widget_class);
  g_type_ensure (VEDETTE_TYPE_PARTICIPANT_GROUP);
  g_type_ensure (VEDETTE_TYPE_WHY_BUTTON);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/vedette_wargames/Vedette/stack/vedette-participants-view.ui");
  gtk_widget_class_bind_template_child (widget_class, VedetteParticipantsView, entry_place);
  gtk_widget_class_bind_template_child (widget_class, VedetteParticipantsView, empty);
  gtk_widget_class_bind_template_child (widget_class, VedetteParticipantsView, why_not_box);
  gtk_widget_class_bind_template_child (widget_class, VedetteParticipantsView, why_not);
  gtk_widget_class_bind_template_child (widget_class, VedetteParticipantsView, why);
  gtk_widget_class_bind_template_child (widget_class, VedetteParticipantsView, columns);
  gtk_widget_class_bind_template_child (widget_class, VedetteParticipantsView, others);
  gtk_widget_class_bind_template_child (widget_class, VedetteParticipantsView, characters);
  gtk_widget_class_bind_template_child (widget_class, VedetteParticipantsView, hired);
  gtk_widget_class_bind_template_child (widget_class, VedetteParticipantsView, enemies);
  gtk_widget_class_bind_template_child (widget_class, VedetteParticipantsView, effects);
  gtk_widget_class_bind_template_child (widget_class, VedetteParticipantsView, bag);
  gtk_widget_class_bind_template_child (widget_class, VedetteParticipantsView, bag_title);
  gtk_widget_class_bind_template_child (widget_class, VedetteParticipantsView, bag_place);
  gtk_widget_class_install_action (widget_class, "participants.edit", "x", activate_edit);
  gtk_widget_class_install_action (widget_class, "participants.count", "(xi)", activate_count);
  gtk_widget_class_install_action (widget_class, "participants.remove", "x", activate_remove);
  gtk_widget_class_install_action (widget_class, "participants.settle", NULL, activate_settle);
  gtk_widget_class_install_action (widget_class, "participants.add", NULL, activate_add);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_F2, 0, on_key, "b", FALSE);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Delete, 0, on_key, "b", TRUE);
}

static void
vedette_participants_view_init (VedetteParticipantsView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->groups[VEDETTE_PARTICIPANTS_CHARACTERS] = self->characters;
  self->groups[VEDETTE_PARTICIPANTS_HIRED] = self->hired;
  self->groups[VEDETTE_PARTICIPANTS_ENEMIES] = self->enemies;
  self->groups[VEDETTE_PARTICIPANTS_EFFECTS] = self->effects;
  for (guint kind = 0; kind < VEDETTE_PARTICIPANTS_N_KINDS; kind++)
    vedette_participant_group_set_kind (self->groups[kind], kind);
}

/* The page follows its session by itself. */
GtkWidget *
vedette_participants_view_new (VedetteSession *session)
{
  VedetteParticipantsView *self = g_object_new (VEDETTE_TYPE_PARTICIPANTS_VIEW, NULL);

  self->session = g_object_ref (session);
  self->entry = VEDETTE_TYPED_ENTRY (vedette_typed_entry_new (session, "add-participants", NULL, 0));
  vedette_typed_entry_set_name (self->entry, NULL, _("New participants"));
  adw_bin_set_child (self->entry_place, GTK_WIDGET (self->entry));
  self->bag_bar = VEDETTE_BAG_BAR (vedette_bag_bar_new (session));
  adw_bin_set_child (self->bag_place, GTK_WIDGET (self->bag_bar));
  g_signal_connect_object (session, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "notify::why-not", G_CALLBACK (on_why_not), self, G_CONNECT_SWAPPED);
  on_why_not (self);
  vedette_participants_view_set_narrow (GTK_WIDGET (self), FALSE);
  return GTK_WIDGET (self);
}

/* Puts the enemies below the characters instead of beside them, as they are where text is large. */
void
vedette_participants_view_set_narrow (GtkWidget *view,
                                      gboolean   narrow)
{
  VedetteParticipantsView *self = VEDETTE_PARTICIPANTS_VIEW (view);
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self->columns));
  GtkLayoutChild *place = gtk_layout_manager_get_layout_child (layout, self->others);
  gboolean below = narrow || vedette_adaptive_is_text_large (view);

  gtk_grid_layout_child_set_column (GTK_GRID_LAYOUT_CHILD (place), below ? 0 : 1);
  gtk_grid_layout_child_set_row (GTK_GRID_LAYOUT_CHILD (place), below ? 1 : 0);
  self->narrow = narrow;
  update (self);
}
