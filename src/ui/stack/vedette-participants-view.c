/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who takes part: characters, hired help, enemies, and the effects on them; typed, changed and removed here. */

#include "vedette-config.h"

#include "ui/stack/vedette-participants-view.h"

#include <glib/gi18n-lib.h>

#include "core/stack/state/vedette-stack-now.h"
#include "core/stack/words/vedette-stack-words.h"
#include "ui/declare/vedette-declare-form.h"
#include "ui/declare/vedette-typed-entry.h"
#include "ui/records/vedette-record-panel.h"
#include "ui/stack/vedette-bag-bar.h"
#include "ui/stack/vedette-participant-words.h"
#include "ui/stack/vedette-stack-look.h"
#include "ui/widgets/vedette-adaptive.h"
#include "ui/widgets/vedette-focus.h"
#include "ui/widgets/vedette-digits.h"
#include "ui/widgets/vedette-spoken.h"
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

#define DISC 36
#define SMALL 24
/* More tokens than these are told by their number alone. */
#define MAX_DISCS 4
#define INDENT (DISC + 10)

/* Who is listed together */
enum
{
  CHARACTERS,
  HIRED,
  ENEMIES,
  EFFECTS,
  N_GROUPS,
};

struct _VedetteParticipantsView
{
  AdwBin parent_instance;

  /* template */
  AdwBin *entry_place;
  GtkWidget *empty;
  AdwBin *why_not;
  GtkGrid *columns;
  GtkBox *first;
  GtkBox *others;
  GtkLabel *limit;
  GtkWidget *foot;
  GtkWidget *bag;
  GtkLabel *bag_title;
  AdwBin *bag_place;

  VedetteTypedEntry *entry;
  VedetteBagBar *bag_bar;
  GtkWidget *groups[N_GROUPS];
  GtkLabel *tokens[N_GROUPS];
  VedetteRecordList *lists[N_GROUPS];
  VedetteSession *session;
  GListModel *parties; /* owned */
  VedetteStack stack;
};

G_DEFINE_FINAL_TYPE (VedetteParticipantsView, vedette_participants_view, ADW_TYPE_BIN)

static void
edit (gpointer item,
      gpointer data)
{
  vedette_record_edit (data, VEDETTE_PARTICIPANTS_VIEW (data)->session, item, vedette_stack_get_name (item));
}

static void
remove_records (GPtrArray *items,
                gpointer   data)
{
  VedetteSession *session = VEDETTE_PARTICIPANTS_VIEW (data)->session;

  for (guint i = 0; i < G_N_ELEMENTS (nouns); i++)
    if (nouns[i].type () == G_OBJECT_TYPE (items->pdata[0]))
      {
        g_autofree char *name = g_strconcat ("remove-", nouns[i].noun, NULL);
        g_autoptr (VedetteMove) move = vedette_session_new_move (session, name);

        g_object_set (move, nouns[i].noun, vedette_record_get_id (items->pdata[0]), NULL);
        vedette_record_remove (data, session, move);
        return;
      }
}

/* The GM's judgement on the tokens of the enemies (T-07) */
static void
settle (VedetteParticipantsView *self)
{
  g_autoptr (VedetteMove) move = vedette_session_new_move (self->session, "rebalance");
  VedetteDeclareForm *form;

  g_object_set (move, "of",
                vedette_record_get_id (VEDETTE_RECORD (vedette_stack_get_pool (&self->stack, VEDETTE_POOL_ENEMIES))),
                NULL);
  form = vedette_declare_form_new (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))), self->session, move, NULL, NULL);
  vedette_declare_form_focus (form, "tokens");
  gtk_window_present (GTK_WINDOW (form));
}

/* The buttons of rows, whose parameter is the id of the record; how many of a kind there are is one step. */
static void
activate (GtkWidget  *widget,
          const char *name,
          GVariant   *parameter)
{
  VedetteParticipantsView *self = VEDETTE_PARTICIPANTS_VIEW (widget);
  gboolean counts = g_str_equal (name, "participants.count");
  g_autoptr (GVariant) id = counts ? g_variant_get_child_value (parameter, 0) : g_variant_ref (parameter);
  gpointer record = vedette_battle_find (vedette_session_get_battle (self->session), VEDETTE_TYPE_RECORD,
                                         g_variant_get_int64 (id));

  if (record == NULL)
    return;
  if (counts)
    {
      g_autoptr (VedetteMove) move = vedette_rules_new_edit_of (vedette_session_get_rules (self->session), record);
      int count;

      g_variant_get_child (parameter, 1, "i", &count);
      g_object_set (move, "count", count, NULL);
      vedette_session_perform (self->session, move, 0, FALSE, NULL);
    }
  else if (g_str_equal (name, "participants.edit"))
    edit (record, self);
  else
    {
      g_autoptr (GPtrArray) items = g_ptr_array_new ();

      g_ptr_array_add (items, record);
      remove_records (items, self);
    }
}

static void
activate_plain (GtkWidget  *widget,
                const char *name,
                GVariant   *parameter)
{
  if (g_str_equal (name, "participants.settle"))
    settle (VEDETTE_PARTICIPANTS_VIEW (widget));
  else
    gtk_widget_grab_focus (GTK_WIDGET (VEDETTE_PARTICIPANTS_VIEW (widget)->entry));
}

static VedetteParty *
find_party (gpointer item,
            gpointer data)
{
  return vedette_stack_find_party (VEDETTE_PARTICIPANTS_VIEW (data)->parties, item);
}

static GtkWidget *
make_bin (gpointer data)
{
  return adw_bin_new ();
}

static gboolean
show_disc (GtkWidget *cell,
           gpointer   item,
           gpointer   data)
{
  gboolean owns = VEDETTE_IS_CHARACTER (item) || VEDETTE_IS_POOL (item);

  adw_bin_set_child (ADW_BIN (cell), owns ? vedette_party_disc_new_mute (find_party (item, data), DISC, VEDETTE_PARTY_DISC_FULL)
                                          : NULL);
  return owns;
}

static char *
say_title (const VedetteRecordColumn *column,
           gpointer                   item,
           gpointer                   data)
{
  return vedette_participant_say_title (item, TRUE);
}

static char *
say_whole_title (const VedetteRecordColumn *column,
                 gpointer                   item,
                 gpointer                   data)
{
  return vedette_participant_say_title (item, FALSE);
}

/* Only characters have a column for the color. */
static char *
say_details (const VedetteRecordColumn *column,
             gpointer                   item,
             gpointer                   data)
{
  return vedette_participant_say_details (&VEDETTE_PARTICIPANTS_VIEW (data)->stack, item, !VEDETTE_IS_POOL (item));
}

static char *
say_whole_details (const VedetteRecordColumn *column,
                   gpointer                   item,
                   gpointer                   data)
{
  return vedette_participant_say_details (&VEDETTE_PARTICIPANTS_VIEW (data)->stack, item, FALSE);
}

static char *
say_colour (const VedetteRecordColumn *column,
            gpointer                   item,
            gpointer                   data)
{
  return g_strdup (vedette_enum_get_label (vedette_token_colour_get_type (), vedette_stack_get_int (item, "colour")));
}

static char *
speak (gpointer item,
       gpointer data)
{
  g_autofree char *title = say_whole_title (NULL, item, data), *details = say_whole_details (NULL, item, data);

  return g_strdup_printf (C_("participant", "%s: %s"), title, details);
}

static GtkWidget *
append_button (GtkWidget  *box,
               const char *icon)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  gtk_widget_add_css_class (button, "flat");
  gtk_box_append (GTK_BOX (box), button);
  return button;
}

/* @target: (nullable): consumes a floating one; the record alone for %NULL */
static void
name_button (GtkWidget  *button,
             const char *action,
             const char *label,
             gpointer    item,
             GVariant   *target)
{
  /* Translators: what a button does, and for whom; also who somebody is, and what is known of them */
  g_autofree char *spoken = g_strdup_printf (C_("participant", "%s: %s"), label, vedette_stack_get_name (item));

  vedette_record_set_button (button, action, target != NULL ? target : g_variant_new_int64 (vedette_record_get_id (item)),
                             spoken);
}

static GtkWidget *
make_stepper (gpointer data)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0), *label = gtk_label_new (NULL);

  append_button (box, "list-remove-symbolic");
  gtk_label_set_width_chars (GTK_LABEL (label), 3);
  gtk_widget_add_css_class (label, "heading");
  gtk_widget_add_css_class (label, "numeric");
  gtk_box_append (GTK_BOX (box), label);
  append_button (box, "list-add-symbolic");
  return box;
}

/* How many of a kind there are, to be changed at once */
static gboolean
show_stepper (GtkWidget *cell,
              gpointer   item,
              gpointer   data)
{
  GtkWidget *fewer = gtk_widget_get_first_child (cell);
  int count = VEDETTE_IS_POOL (item) ? 0 : vedette_stack_get_int (item, "count");
  gint64 id = vedette_record_get_id (item);
  g_autofree char *text = g_strdup_printf ("%d", count);

  gtk_label_set_text (GTK_LABEL (gtk_widget_get_next_sibling (fewer)), text);
  name_button (fewer, "participants.count", _("One Fewer"), item, g_variant_new ("(xi)", id, count - 1));
  name_button (gtk_widget_get_last_child (cell), "participants.count", _("One More"), item,
               g_variant_new ("(xi)", id, count + 1));
  gtk_widget_set_sensitive (fewer, count > 1);
  return count > 0;
}

static char *
say_initiative (const VedetteRecordColumn *column,
                gpointer                   item,
                gpointer                   data)
{
  if (!VEDETTE_IS_ENEMY (item))
    return g_strdup ("");
  /* Translators: by how many tokens the number of an enemy is multiplied */
  return vedette_digits_keep_order (g_strdup_printf (_("× %d ="), vedette_enemy_get_initiative (item)));
}

static GtkWidget *
make_discs (gpointer data)
{
  return g_object_new (GTK_TYPE_BOX, "spacing", 3, "valign", GTK_ALIGN_CENTER, "accessible-role",
                       GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
}

/* The tokens in the bag, and hollow those that are out, as long as they are few */
static gboolean
show_discs (GtkWidget *cell,
            gpointer   item,
            gpointer   data)
{
  VedetteStackTokens tokens = vedette_stack_get_tokens (item);

  while (gtk_widget_get_first_child (cell) != NULL)
    gtk_box_remove (GTK_BOX (cell), gtk_widget_get_first_child (cell));
  for (guint i = 0; i < tokens.placed && tokens.placed <= MAX_DISCS; i++)
    gtk_box_append (GTK_BOX (cell), vedette_party_disc_new_mute (find_party (item, data), SMALL,
                                                                 i < tokens.placed - tokens.drawn ? VEDETTE_PARTY_DISC_FULL
                                                                                                  : VEDETTE_PARTY_DISC_HOLLOW));
  return TRUE;
}

static gboolean
show_tokens (GtkWidget *cell,
             gpointer   item,
             gpointer   data)
{
  g_autofree char *tokens = vedette_digits_keep_order (vedette_participant_say_tokens (item));
  /* Translators: as it is heard of how many tokens somebody has, as in “Tokens: 1 of 2” */
  g_autofree char *heard = g_strdup_printf (_("Tokens: %s"), tokens);

  gtk_label_set_text (GTK_LABEL (cell), tokens);
  gtk_accessible_update_property (GTK_ACCESSIBLE (cell), GTK_ACCESSIBLE_PROPERTY_LABEL, heard, -1);
  return TRUE;
}

static GtkWidget *
make_remove (gpointer data)
{
  return gtk_button_new_from_icon_name ("user-trash-symbolic");
}

static gboolean
show_remove (GtkWidget *cell,
             gpointer   item,
             gpointer   data)
{
  name_button (cell, "participants.remove", _("Remove"), item, NULL);
  /* The two colors that there are from the start stay. */
  return !VEDETTE_IS_POOL (item) || *vedette_pool_get_name (item) != '\0';
}

static GtkWidget *
make_edit (gpointer data)
{
  return gtk_button_new_from_icon_name ("document-edit-symbolic");
}

static gboolean
show_edit (GtkWidget *cell,
           gpointer   item,
           gpointer   data)
{
  name_button (cell, "participants.edit", _("Change"), item, NULL);
  return TRUE;
}

/* In a narrow window a tap on the row has to do in place of the button. */
#define NAME(title_) { VEDETTE_RECORD_NAME, .title = title_, .say = say_title, .say_narrow = say_whole_title }
#define DETAIL { VEDETTE_RECORD_DETAIL, .css_class = "secondary", .say = say_details, .say_narrow = say_whole_details }
#define OWNER { VEDETTE_RECORD_SIGN, .make = make_bin, .fill = show_disc }
#define COUNT \
  { VEDETTE_RECORD_CELL, .title = N_("Count"), .align = 0.5f, .wide = TRUE, .make = make_stepper, .fill = show_stepper }
#define INITIATIVE(title_) \
  { VEDETTE_RECORD_CELL, .title = title_, .css_class = "numeric", .align = 0.5f, .wide = TRUE, .say = say_initiative }
#define TOKENS { VEDETTE_RECORD_CELL, .title = N_("Tokens"), .css_class = "heading", .align = 1, .fill = show_tokens }
#define EDIT { VEDETTE_RECORD_CELL, .css_class = "flat", .wide = TRUE, .make = make_edit, .fill = show_edit }
#define REMOVE { VEDETTE_RECORD_CELL, .css_class = "flat", .make = make_remove, .fill = show_remove }

/* Translators: the heads of columns: who somebody is, of what kind, how many of a kind there are */
static const VedetteRecordColumn characters_columns[] = {
  NAME (N_("Name")), DETAIL, OWNER,
  { VEDETTE_RECORD_CELL, .title = N_("Color"), .wide = TRUE, .say = say_colour },
  { VEDETTE_RECORD_CELL, .wide = TRUE, .make = make_discs, .fill = show_discs },
  TOKENS, EDIT, REMOVE,
};
static const VedetteRecordColumn hired_columns[] = { NAME (N_("Name")), DETAIL, OWNER, COUNT, TOKENS, EDIT, REMOVE };
static const VedetteRecordColumn enemies_columns[] = {
  NAME (N_("Type")), DETAIL, OWNER, COUNT, INITIATIVE (N_("Initiative")), TOKENS, EDIT, REMOVE,
};
static const VedetteRecordColumn effects_columns[] = { NAME (NULL), DETAIL, EDIT, REMOVE };

#define TABLE(columns_, indent_, empty_)                                                                               \
  { .columns = columns_, .n_columns = G_N_ELEMENTS (columns_), .whole = TRUE, .below = TRUE, .indent = indent_,        \
    .empty = { empty_ }, .speak = speak, .edit = edit, .remove = remove_records }

static const struct
{
  const char *title;
  VedetteRecordTable table;
} groups[N_GROUPS] = {
  [CHARACTERS] = { N_("Characters"),
                   TABLE (characters_columns, INDENT,
                          N_("No characters yet. Each character has two tokens in their own color.")) },
  [HIRED] = { N_("Hired Help"), TABLE (hired_columns, INDENT, NULL) },
  [ENEMIES] = { N_("Enemies"),
                TABLE (enemies_columns, INDENT, N_("No enemies yet. Each enemy adds as many tokens as its Initiative.")) },
  [EFFECTS] = { N_("Effects"), TABLE (effects_columns, 0, NULL) },
};

static guint
get_group (gpointer owner)
{
  if (VEDETTE_IS_CHARACTER (owner))
    return CHARACTERS;
  return vedette_pool_get_kind (owner) == VEDETTE_POOL_HIRED ? HIRED : ENEMIES;
}

/* Returns: (transfer container): the records of a group; those who share a color follow it */
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

      /* One of the two colors that there are from the start is worth a row when somebody has it. */
      if (own != group || (own != CHARACTERS && actors->len == 0 && *vedette_pool_get_name (owners->pdata[i]) == '\0'))
        continue;
      if (own != CHARACTERS)
        g_ptr_array_add (list, owners->pdata[i]);
      g_ptr_array_extend (list, actors, NULL, NULL);
    }
  vedette_each (VedetteEffect, effect, group == EFFECTS ? effects : NULL)
    {
      /* The battle holds it. */
      g_ptr_array_add (list, effect);
    }
  return list;
}

/* How many tokens each group has in the bag, and what is in it together */
static void
show_bag (VedetteParticipantsView *self)
{
  g_auto (VedetteStackNow) now = { 0 };
  guint sums[N_GROUPS] = { 0 };
  g_autofree char *title = NULL;
  g_autofree char *limit = vedette_stack_describe_limit (&self->stack);
  /* Translators: the tokens of the enemies: how they come about, as in “Tokens: by Initiative 24, limit 20, in the bag 20” */
  g_autofree char *how = g_strdup_printf (_("Tokens: %s"), limit);

  vedette_stack_now_read (&now, &self->stack);
  for (guint i = 0; i < now.owners->len; i++)
    {
      VedetteStackTokens tokens = vedette_stack_now_bag (&now, i);

      sums[get_group (now.owners->pdata[i])] += tokens.placed - tokens.drawn;
    }
  for (guint i = 0; i < N_GROUPS; i++)
    {
      /* Translators: how many tokens a group of participants has in the bag */
      g_autofree char *text = g_strdup_printf (ngettext ("%u token", "%u tokens", sums[i]), sums[i]);

      gtk_label_set_text (self->tokens[i], sums[i] > 0 ? text : "");
    }
  gtk_label_set_text (self->limit, how);
  title = vedette_stack_say_bag (&self->stack, now.bag);
  gtk_label_set_text (self->bag_title, title);
  vedette_bag_bar_update (self->bag_bar);
}

static void
update (VedetteParticipantsView *self)
{
  gboolean anybody = FALSE;

  g_clear_object (&self->parties);
  self->parties = vedette_rules_list_parties (vedette_session_get_rules (self->session), NULL);
  vedette_stack_read (&self->stack, vedette_session_get_battle (self->session));
  for (guint group = 0; group < N_GROUPS; group++)
    {
      g_autoptr (GPtrArray) records = list_records (&self->stack, group);

      vedette_record_list_set_items (self->lists[group], records);
      gtk_widget_set_visible (self->groups[group], records->len > 0 || groups[group].table.empty.text != NULL);
      if (group == ENEMIES)
        gtk_widget_set_visible (self->foot, records->len > 0);
      for (guint i = 0; i < records->len; i++)
        anybody |= !VEDETTE_IS_POOL (records->pdata[i]);
    }
  show_bag (self);
  gtk_widget_set_visible (self->bag, anybody);
  gtk_widget_set_visible (self->empty, !anybody);
  gtk_widget_set_visible (GTK_WIDGET (self->columns), anybody);
}

static gboolean
vedette_participants_view_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (VEDETTE_PARTICIPANTS_VIEW (widget)->entry));
}

static void
vedette_participants_view_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), VEDETTE_TYPE_PARTICIPANTS_VIEW);
  g_clear_object (&VEDETTE_PARTICIPANTS_VIEW (object)->session);
  g_clear_object (&VEDETTE_PARTICIPANTS_VIEW (object)->parties);

  G_OBJECT_CLASS (vedette_participants_view_parent_class)->dispose (object);
}

static void
vedette_participants_view_class_init (VedetteParticipantsViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = vedette_participants_view_dispose;
  widget_class->grab_focus = vedette_participants_view_grab_focus;
  vedette_focus_pass_through (widget_class);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/vedette_wargames/Vedette/stack/vedette-participants-view.ui");
  gtk_widget_class_bind_template_child (widget_class, VedetteParticipantsView, entry_place);
  gtk_widget_class_bind_template_child (widget_class, VedetteParticipantsView, empty);
  gtk_widget_class_bind_template_child (widget_class, VedetteParticipantsView, why_not);
  gtk_widget_class_bind_template_child (widget_class, VedetteParticipantsView, columns);
  gtk_widget_class_bind_template_child (widget_class, VedetteParticipantsView, first);
  gtk_widget_class_bind_template_child (widget_class, VedetteParticipantsView, others);
  gtk_widget_class_bind_template_child (widget_class, VedetteParticipantsView, limit);
  gtk_widget_class_bind_template_child (widget_class, VedetteParticipantsView, foot);
  gtk_widget_class_bind_template_child (widget_class, VedetteParticipantsView, bag);
  gtk_widget_class_bind_template_child (widget_class, VedetteParticipantsView, bag_title);
  gtk_widget_class_bind_template_child (widget_class, VedetteParticipantsView, bag_place);
  gtk_widget_class_install_action (widget_class, "participants.edit", "x", activate);
  gtk_widget_class_install_action (widget_class, "participants.count", "(xi)", activate);
  gtk_widget_class_install_action (widget_class, "participants.remove", "x", activate);
  gtk_widget_class_install_action (widget_class, "participants.settle", NULL, activate_plain);
  gtk_widget_class_install_action (widget_class, "participants.add", NULL, activate_plain);
}

/* A heading with the tokens of the group, and its list on a card */
static void
make_group (VedetteParticipantsView *self,
            guint                    group)
{
  const char *title = g_dgettext (GETTEXT_PACKAGE, groups[group].title);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6), *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", title, "xalign", 0.0, "hexpand", TRUE, "wrap", TRUE, NULL);

  self->groups[group] = box;
  self->tokens[group] = GTK_LABEL (gtk_label_new (NULL));
  self->lists[group] = VEDETTE_RECORD_LIST (vedette_record_list_new (&groups[group].table, title, self));
  gtk_widget_add_css_class (label, "title-4");
  gtk_widget_add_css_class (GTK_WIDGET (self->tokens[group]), "secondary");
  gtk_widget_add_css_class (GTK_WIDGET (self->lists[group]), "card");
  gtk_widget_set_overflow (GTK_WIDGET (self->lists[group]), GTK_OVERFLOW_HIDDEN);
  gtk_box_append (GTK_BOX (head), label);
  gtk_box_append (GTK_BOX (head), GTK_WIDGET (self->tokens[group]));
  gtk_box_append (GTK_BOX (box), head);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->lists[group]));
  if (group <= HIRED)
    gtk_box_append (self->first, box);
  else
    gtk_box_insert_child_after (self->others, box, group == ENEMIES ? NULL : self->foot);
}

static void
vedette_participants_view_init (VedetteParticipantsView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  for (guint group = 0; group < N_GROUPS; group++)
    make_group (self, group);
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
  adw_bin_set_child (self->why_not, vedette_why_not_new (session));
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
  GtkLayoutChild *place = gtk_layout_manager_get_layout_child (layout, GTK_WIDGET (self->others));
  gboolean below = narrow || vedette_adaptive_is_text_large (view);

  gtk_grid_layout_child_set_column (GTK_GRID_LAYOUT_CHILD (place), below ? 0 : 1);
  gtk_grid_layout_child_set_row (GTK_GRID_LAYOUT_CHILD (place), below ? 1 : 0);
  for (guint group = 0; group < N_GROUPS; group++)
    vedette_record_list_set_narrow (self->lists[group], narrow);
  update (self);
}
