/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who takes part: characters, hired help, enemies, and the effects on them; typed, changed and removed here. */

#include "vedette-config.h"

#include "ui/stack/vedette-participants-view.h"

#include <glib/gi18n-lib.h>

#include "core/stack/state/vedette-stack-now.h"
#include "ui/declare/vedette-declare-form.h"
#include "ui/declare/vedette-typed-entry.h"
#include "ui/stack/vedette-bag-bar.h"
#include "ui/stack/vedette-colour-window.h"
#include "ui/stack/vedette-participant-row.h"
#include "ui/stack/vedette-stack-look.h"
#include "ui/widgets/vedette-focus.h"
#include "ui/widgets/vedette-undo-toast.h"

/* Those who are listed together, and what is said where there is none */
static const struct
{
  const char *title;
  const char *empty;
} groups[] = {
  { N_("Characters"), N_("Nobody yet. Each character has two tokens of a colour of his own.") },
  { N_("Hired Help"), NULL },
  { N_("Enemies"), N_("None yet. Each enemy adds as many tokens as his Initiative.") },
  { N_("Effects"), NULL },
};

enum { CHARACTERS, HIRED, ENEMIES, EFFECTS, N_GROUPS };

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

  VedetteTypedEntry *entry;
  GtkWidget *empty;
  GtkLabel *why_not;
  GtkBox *columns;
  GtkWidget *boxes[N_GROUPS]; /* with the heading */
  GtkListBox *lists[N_GROUPS];
  GtkLabel *counts[N_GROUPS]; /* how many tokens they have */
  GtkWidget *bag;
  GtkLabel *bag_title;
  VedetteBagBar *bag_bar;
  VedetteSession *session;
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
                                                       move, vedette_stack_get_name (record), C_("a participant", "Change"));

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
activate_show_colour (GtkWidget  *widget,
                      const char *name,
                      GVariant   *parameter)
{
  VedetteParticipantsView *self = VEDETTE_PARTICIPANTS_VIEW (widget);

  gtk_window_present (GTK_WINDOW (vedette_colour_window_new (GTK_WINDOW (gtk_widget_get_root (widget)), self->session,
                                                             g_variant_get_int64 (parameter))));
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

static void
on_row_activated (VedetteParticipantsView *self,
                  GtkListBoxRow           *row)
{
  gpointer record = vedette_battle_find (vedette_session_get_battle (self->session), VEDETTE_TYPE_RECORD,
                                         vedette_participant_row_get_record (VEDETTE_PARTICIPANT_ROW (row)));

  if (record != NULL)
    edit (self, record);
}

/* Rows stay where they are, so that the focus does. */
static void
show_row (VedetteParticipantsView *self,
          const VedetteStack      *stack,
          GListModel              *parties,
          guint                    group,
          int                      place,
          gpointer                 record)
{
  GtkListBoxRow *row = gtk_list_box_get_row_at_index (self->lists[group], place);

  if (row == NULL)
    {
      row = GTK_LIST_BOX_ROW (vedette_participant_row_new ());
      gtk_list_box_append (self->lists[group], GTK_WIDGET (row));
    }
  vedette_participant_row_show (VEDETTE_PARTICIPANT_ROW (row), stack, parties, record);
}

static guint
get_group (gpointer owner)
{
  if (VEDETTE_IS_CHARACTER (owner))
    return CHARACTERS;
  return vedette_pool_get_kind (owner) == VEDETTE_POOL_HIRED ? HIRED : ENEMIES;
}

/* Returns: (transfer container): the records of a group; those who share a colour follow it */
static GPtrArray *
list_records (const VedetteStack *stack,
              guint               group)
{
  GPtrArray *list = g_ptr_array_new ();
  g_autoptr (GPtrArray) owners = vedette_stack_list_owners (stack);
  GListModel *effects = vedette_battle_get_records (stack->battle, vedette_effect_get_type ());

  for (guint i = 0; group != EFFECTS && i < owners->len; i++)
    {
      g_autoptr (GPtrArray) actors = vedette_stack_list_actors (stack, owners->pdata[i]);
      guint own = get_group (owners->pdata[i]);

      /* One of the two colours that there are from the start is worth a row when somebody has it. */
      if (own != group || (own != CHARACTERS && actors->len == 0 && *vedette_pool_get_name (owners->pdata[i]) == '\0'))
        continue;
      if (own != CHARACTERS)
        g_ptr_array_add (list, owners->pdata[i]);
      g_ptr_array_extend (list, actors, NULL, NULL);
    }
  for (guint i = 0; group == EFFECTS && i < g_list_model_get_n_items (effects); i++)
    {
      g_autoptr (VedetteEffect) effect = g_list_model_get_item (effects, i);

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
  guint sums[N_GROUPS] = { 0 }, all = 1;
  g_autofree char *title = NULL;

  vedette_stack_now_read (&now, stack);
  for (guint i = 0; i < now.owners->len; i++)
    {
      VedetteStackTokens tokens = vedette_stack_now_nth (&now, i);

      sums[get_group (now.owners->pdata[i])] += tokens.placed - tokens.drawn;
      all += tokens.placed - tokens.drawn;
    }
  for (guint group = 0; group < N_GROUPS; group++)
    {
      /* Translators: how many tokens a group of participants has in the bag */
      g_autofree char *text = g_strdup_printf (ngettext ("%u token", "%u tokens", sums[group]), sums[group]);

      gtk_label_set_text (self->counts[group], sums[group] > 0 ? text : "");
    }
  title = vedette_stack_say_bag (stack, all);
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
  for (guint group = 0; group < N_GROUPS; group++)
    {
      g_autoptr (GPtrArray) records = list_records (&stack, group);
      GtkListBoxRow *row;

      for (guint i = 0; i < records->len; i++)
        {
          show_row (self, &stack, parties, group, (int) i, records->pdata[i]);
          anybody |= !VEDETTE_IS_POOL (records->pdata[i]);
        }
      while ((row = gtk_list_box_get_row_at_index (self->lists[group], (int) records->len)) != NULL)
        gtk_list_box_remove (self->lists[group], GTK_WIDGET (row));
      gtk_widget_set_visible (self->boxes[group], records->len > 0 || groups[group].empty != NULL);
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
  gtk_widget_set_visible (GTK_WIDGET (self->why_not), why_not != NULL);
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

  G_OBJECT_CLASS (vedette_participants_view_parent_class)->dispose (object);
}

static void
vedette_participants_view_class_init (VedetteParticipantsViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = vedette_participants_view_dispose;
  widget_class->grab_focus = vedette_participants_view_grab_focus;
  vedette_focus_pass_through (widget_class);
  gtk_widget_class_install_action (widget_class, "participants.remove", "x", activate_remove);
  gtk_widget_class_install_action (widget_class, "participants.show-colour", "x", activate_show_colour);
  gtk_widget_class_install_action (widget_class, "participants.add", NULL, activate_add);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_F2, 0, on_key, "b", FALSE);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Delete, 0, on_key, "b", TRUE);
}

static GtkWidget *
make_label (const char *text,
            const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_widget_add_css_class (label, css_class);
  return label;
}

static void
add_group (VedetteParticipantsView *self,
           guint                    group,
           GtkWidget               *column)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6), *head;
  const char *title = g_dgettext (GETTEXT_PACKAGE, groups[group].title);

  self->boxes[group] = box;
  self->lists[group] = GTK_LIST_BOX (gtk_list_box_new ());
  gtk_list_box_set_selection_mode (self->lists[group], GTK_SELECTION_NONE);
  gtk_widget_add_css_class (GTK_WIDGET (self->lists[group]), "boxed-list");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->lists[group]), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  if (groups[group].empty != NULL)
    {
      GtkWidget *empty = make_label (g_dgettext (GETTEXT_PACKAGE, groups[group].empty), "dim-label");

      g_object_set (empty, "margin-start", 12, "margin-end", 12, "margin-top", 12, "margin-bottom", 12, NULL);
      gtk_list_box_set_placeholder (self->lists[group], empty);
    }
  g_signal_connect_object (self->lists[group], "row-activated", G_CALLBACK (on_row_activated), self, G_CONNECT_SWAPPED);
  head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  self->counts[group] = GTK_LABEL (make_label (NULL, "secondary"));
  gtk_box_append (GTK_BOX (head), make_label (title, "title-4"));
  gtk_widget_set_hexpand (gtk_widget_get_first_child (head), TRUE);
  gtk_box_append (GTK_BOX (head), GTK_WIDGET (self->counts[group]));
  gtk_box_append (GTK_BOX (box), head);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->lists[group]));
  gtk_box_append (GTK_BOX (column), box);
}

static GtkWidget *
make_columns (VedetteParticipantsView *self)
{
  GtkWidget *friends = gtk_box_new (GTK_ORIENTATION_VERTICAL, 18);
  GtkWidget *foes = gtk_box_new (GTK_ORIENTATION_VERTICAL, 18);

  self->columns = GTK_BOX (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 18));
  gtk_box_set_homogeneous (self->columns, TRUE);
  add_group (self, CHARACTERS, friends);
  add_group (self, HIRED, friends);
  add_group (self, ENEMIES, foes);
  add_group (self, EFFECTS, foes);
  gtk_box_append (self->columns, friends);
  gtk_box_append (self->columns, foes);
  return GTK_WIDGET (self->columns);
}

static GtkWidget *
make_bag (VedetteParticipantsView *self)
{
  self->bag = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  self->bag_title = GTK_LABEL (make_label (NULL, "heading"));
  self->bag_bar = VEDETTE_BAG_BAR (vedette_bag_bar_new (self->session));
  gtk_box_append (GTK_BOX (self->bag), GTK_WIDGET (self->bag_title));
  gtk_box_append (GTK_BOX (self->bag), GTK_WIDGET (self->bag_bar));
  gtk_widget_set_valign (self->bag, GTK_ALIGN_END);
  gtk_widget_set_vexpand (self->bag, TRUE);
  return self->bag;
}

static GtkWidget *
make_empty (void)
{
  GtkWidget *button = gtk_button_new_with_label (_("Type Who Takes Part"));

  gtk_widget_add_css_class (button, "suggested-action");
  gtk_widget_add_css_class (button, "pill");
  gtk_widget_set_halign (button, GTK_ALIGN_CENTER);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "participants.add");
  return g_object_new (ADW_TYPE_STATUS_PAGE, "icon-name", "system-users-symbolic", "title", _("Nobody Takes Part Yet"),
                       "description", _("Here stand the characters of the players, the hired help and the enemies. "
                                        "Each has tokens in the bag, and acts when one of them is drawn."),
                       "child", button, "vexpand", TRUE, NULL);
}

static void
vedette_participants_view_init (VedetteParticipantsView *self)
{
}

/* The page follows its session by itself. */
GtkWidget *
vedette_participants_view_new (VedetteSession *session)
{
  VedetteParticipantsView *self = g_object_new (VEDETTE_TYPE_PARTICIPANTS_VIEW, NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *scrolled = gtk_scrolled_window_new ();

  self->session = g_object_ref (session);
  self->entry = VEDETTE_TYPED_ENTRY (vedette_typed_entry_new (session, "add-participants", NULL, 0, NULL));
  vedette_typed_entry_set_name (self->entry, NULL, _("Who takes part"));
  self->why_not = GTK_LABEL (make_label (NULL, "why-not"));
  self->empty = make_empty ();
  g_object_set (box, "margin-start", 18, "margin-end", 18, "margin-top", 12, "margin-bottom", 18, NULL);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->entry));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->why_not));
  gtk_box_append (GTK_BOX (box), self->empty);
  gtk_box_append (GTK_BOX (box), make_columns (self));
  gtk_box_append (GTK_BOX (box), make_bag (self));
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), box);
  /* What is read of a line has its whole height, however little room there is. */
  gtk_scrollable_set_vscroll_policy (GTK_SCROLLABLE (gtk_scrolled_window_get_child (GTK_SCROLLED_WINDOW (scrolled))),
                                     GTK_SCROLL_NATURAL);
  adw_bin_set_child (ADW_BIN (self), scrolled);
  g_signal_connect_object (session, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "notify::why-not", G_CALLBACK (on_why_not), self, G_CONNECT_SWAPPED);
  on_why_not (self);
  update (self);
  return GTK_WIDGET (self);
}

/* Puts the enemies below the characters instead of beside them. */
void
vedette_participants_view_set_narrow (GtkWidget *view,
                                      gboolean   narrow)
{
  VedetteParticipantsView *self = VEDETTE_PARTICIPANTS_VIEW (view);

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->columns),
                                  narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  gtk_box_set_homogeneous (self->columns, !narrow);
}
