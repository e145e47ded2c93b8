/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who takes part: characters, hired help, enemies, and the effects on them; typed, changed and removed here. */

#include "vedette-config.h"

#include "ui/stack/vedette-participants-view.h"

#include <glib/gi18n-lib.h>

#include "core/stack/state/vedette-stack-now.h"
#include "core/stack/words/vedette-stack-words.h"
#include "ui/records/vedette-record-edits.h"
#include "ui/records/vedette-record-page.h"
#include "ui/stack/vedette-stack-look.h"
#include "ui/widgets/vedette-digits.h"
#include "ui/widgets/vedette-listing.h"
#include "ui/widgets/vedette-spoken.h"

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

typedef struct
{
  VedetteRecordPage *page;
  GtkBuilder *parts; /* owned: what is on the page besides the lists */
  VedetteRecordPanel *groups[N_GROUPS];
  VedetteSession *session; /* of the page, which has a reference */
  GListModel *parties;     /* owned */
  VedetteStack stack;
} Participants;

static void
participants_free (gpointer data)
{
  Participants *self = data;

  g_object_unref (self->parts);
  g_clear_object (&self->parties);
  g_free (self);
}

static GtkWidget *
get_part (Participants *self,
          const char   *id)
{
  return GTK_WIDGET (gtk_builder_get_object (self->parts, id));
}

/* The GM's judgement on the tokens of the enemies (T-07) */
static void
settle (Participants *self)
{
  g_autoptr (VedetteMove) move = vedette_session_new_move (self->session, "rebalance");

  g_object_set (move, "of",
                vedette_record_get_id (VEDETTE_RECORD (vedette_stack_get_pool (&self->stack, VEDETTE_POOL_ENEMIES))), NULL);
  vedette_record_ask (GTK_WIDGET (self->page), self->session, move, NULL, "tokens");
}

static VedetteParty *
find_party (gpointer item,
            gpointer data)
{
  return vedette_stack_find_party (((Participants *) data)->parties, item);
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

static int
get_count (gpointer item)
{
  return VEDETTE_IS_ENEMY (item) || VEDETTE_IS_HIRED (item) ? vedette_stack_get_int (item, "count") : 1;
}

/* How many of a kind there are stands in a column of its own. */
static char *
say_name (const VedetteRecordColumn *column,
          gpointer                   item,
          gpointer                   data)
{
  return g_strdup (vedette_stack_get_name (item));
}

static char *
say_whole_name (const VedetteRecordColumn *column,
                gpointer                   item,
                gpointer                   data)
{
  if (get_count (item) == 1)
    return say_name (column, item, data);
  /* Translators: so many of a kind, as in “8 × lizard-men” */
  return g_strdup_printf (_("%d × %s"), get_count (item), vedette_stack_get_name (item));
}

static char *
say_colour (const VedetteRecordColumn *column,
            gpointer                   item,
            gpointer                   data)
{
  return g_strdup (vedette_enum_get_label (vedette_token_colour_get_type (), vedette_stack_get_int (item, "colour")));
}

/* @brief: leaves out what is in columns of its own. Returns: (transfer full): what is known of a participant */
static char *
describe (const VedetteStack *stack,
          gpointer            item,
          gboolean            brief)
{
  /* Translators: between what is said of somebody, as in “Ann · blue · 1 Turn” */
  const char *separator = _(" · ");
  GString *words = g_string_new (NULL);

  if (VEDETTE_IS_CHARACTER (item))
    vedette_listing_add (words, separator, vedette_character_get_player (item));
  if (VEDETTE_IS_POOL (item) || (VEDETTE_IS_CHARACTER (item) && !brief))
    vedette_listing_take (words, separator, say_colour (NULL, item, NULL));
  if (VEDETTE_IS_ENEMY (item) && !brief)
    /* Translators: how many tokens an enemy adds */
    vedette_listing_take (words, separator, g_strdup_printf (_("Initiative %d"), vedette_enemy_get_initiative (item)));
  if (VEDETTE_IS_ENEMY (item) && vedette_enemy_get_hidden (item))
    vedette_listing_add (words, separator, _("hidden"));
  if (VEDETTE_IS_HIRED (item))
    /* Translators: how many of the hired help are willing to fight, and how many there are */
    vedette_listing_take (words, separator, g_strdup_printf (_("%d of %d willing"), vedette_stack_count_willing (item),
                                                             vedette_hired_get_count (item)));
  if (VEDETTE_IS_EFFECT (item))
    {
      gpointer whose = vedette_stack_find (stack, vedette_effect_get_whose (item));
      int left = vedette_effect_get_left (item);

      vedette_listing_add (words, separator, whose != NULL ? vedette_stack_get_name (whose) : NULL);
      /* Translators: how many rounds or Turns an effect still lasts */
      vedette_listing_take (words, separator,
                            g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%d left", "%d left", (gulong) left), left));
      vedette_listing_add (words, separator,
                           vedette_enum_get_label (vedette_effect_tick_get_type (), (int) vedette_effect_get_tick (item)));
    }
  else if (!VEDETTE_IS_POOL (item))
    {
      guint n = vedette_stack_count_turns (stack, item);
      int place = vedette_stack_get_int (item, "place");

      if (n > 0)
        vedette_listing_take (words, separator, vedette_stack_say_turns (n));
      if (place != VEDETTE_STACK_IN)
        vedette_listing_add (words, separator, vedette_enum_get_label (vedette_stack_place_get_type (), place));
    }
  vedette_stack_add_effects (stack, item, words);
  return g_string_free (words, FALSE);
}

static char *
say_details (const VedetteRecordColumn *column,
             gpointer                   item,
             gpointer                   data)
{
  return describe (&((Participants *) data)->stack, item, TRUE);
}

static char *
say_whole_details (const VedetteRecordColumn *column,
                   gpointer                   item,
                   gpointer                   data)
{
  return describe (&((Participants *) data)->stack, item, FALSE);
}

static char *
speak (gpointer item,
       gpointer data)
{
  g_autofree char *name = say_whole_name (NULL, item, data), *details = say_whole_details (NULL, item, data);

  return g_strdup_printf (C_("participant", "%s: %s"), name, details);
}

static GtkWidget *
make_stepper (gpointer data)
{
  GtkWidget *box = vedette_record_make_buttons (data), *label = gtk_label_new (NULL);

  gtk_label_set_width_chars (GTK_LABEL (label), 3);
  gtk_widget_add_css_class (label, "heading");
  gtk_widget_add_css_class (label, "numeric");
  gtk_box_insert_child_after (GTK_BOX (box), label, gtk_widget_get_first_child (box));
  return box;
}

/* How many of a kind there are, to be changed at once */
static gboolean
show_stepper (GtkWidget *cell,
              gpointer   item,
              gpointer   data)
{
  GtkWidget *fewer = gtk_widget_get_first_child (cell);
  int count = get_count (item);
  const char *name = vedette_stack_get_name (item);
  g_autofree char *text = g_strdup_printf ("%d", count);

  gtk_label_set_text (GTK_LABEL (gtk_widget_get_next_sibling (fewer)), text);
  vedette_record_name_button (fewer, "record.count", item, count - 1, _("One Fewer"), name);
  vedette_record_name_button (gtk_widget_get_last_child (cell), "record.count", item, count + 1, _("One More"), name);
  gtk_widget_set_sensitive (fewer, count > 1);
  return !VEDETTE_IS_POOL (item);
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

/* Returns: (transfer full): how many tokens there are for a participant: of a line, those that it adds */
static char *
say_tokens (gpointer item)
{
  VedetteStackTokens tokens;

  if (VEDETTE_IS_HIRED (item))
    return g_strdup_printf ("+%d", vedette_stack_count_willing (item));
  if (VEDETTE_IS_ENEMY (item))
    return g_strdup_printf ("+%d", get_count (item) * vedette_enemy_get_initiative (item));
  tokens = vedette_stack_get_tokens (item);
  /* Translators: how many tokens of somebody are still in the bag, and how many there were, as in “13 of 19” */
  return tokens.placed > 0 ? g_strdup_printf (_("%u of %u"), tokens.placed - tokens.drawn, tokens.placed) : g_strdup ("");
}

static gboolean
show_tokens (GtkWidget *cell,
             gpointer   item,
             gpointer   data)
{
  g_autofree char *tokens = vedette_digits_keep_order (say_tokens (item));
  /* Translators: as it is heard of how many tokens somebody has, as in “Tokens: 1 of 2” */
  g_autofree char *heard = g_strdup_printf (_("Tokens: %s"), tokens);

  gtk_label_set_text (GTK_LABEL (cell), tokens);
  vedette_spoken_set_name (cell, heard);
  return TRUE;
}

/* The two colors that there are from the start stay. */
static gboolean
can_remove (GtkWidget *cell,
            gpointer   item,
            gpointer   data)
{
  return !VEDETTE_IS_POOL (item) || *vedette_pool_get_name (item) != '\0';
}

#define NAME(title_) { VEDETTE_RECORD_NAME, .title = title_, .say = say_name, .say_narrow = say_whole_name }
#define DETAIL { VEDETTE_RECORD_DETAIL, .css_class = "secondary", .say = say_details, .say_narrow = say_whole_details }
#define OWNER { VEDETTE_RECORD_SIGN, .make = make_bin, .fill = show_disc }
#define COUNT                                                                                                          \
  { VEDETTE_RECORD_CELL, .title = N_("Count"), .align = 0.5f, .wide = TRUE, .make = make_stepper, .fill = show_stepper }
#define EDIT VEDETTE_RECORD_COLUMN_EDIT
#define INITIATIVE(title_) \
  { VEDETTE_RECORD_CELL, .title = title_, .css_class = "numeric", .align = 0.5f, .wide = TRUE, .say = say_initiative }
#define TOKENS { VEDETTE_RECORD_CELL, .title = N_("Tokens"), .css_class = "heading", .align = 1, .fill = show_tokens }
#define REMOVE VEDETTE_RECORD_COLUMN_REMOVE (.fill = can_remove)

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
    .empty = { empty_ }, .speak = speak }

static const struct
{
  const char *title;
  guint column; /* of the page */
  VedetteRecordTable table;
} groups[N_GROUPS] = {
  [CHARACTERS] = { N_("Characters"), 0,
                   TABLE (characters_columns, INDENT,
                          N_("No characters yet. Each character has two tokens in their own color.")) },
  [HIRED] = { N_("Hired Help"), 0, TABLE (hired_columns, INDENT, NULL) },
  [ENEMIES] = { N_("Enemies"), 1,
                TABLE (enemies_columns, INDENT, N_("No enemies yet. Each enemy adds as many tokens as its Initiative.")) },
  [EFFECTS] = { N_("Effects"), 1, TABLE (effects_columns, 0, NULL) },
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
show_bag (Participants *self)
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

      vedette_record_panel_set_count (self->groups[i], sums[i] > 0 ? text : "");
    }
  gtk_label_set_text (GTK_LABEL (get_part (self, "limit")), how);
  title = vedette_stack_say_bag (&self->stack, now.bag);
  gtk_label_set_text (GTK_LABEL (get_part (self, "bag")), title);
}

static void
update (gpointer data)
{
  Participants *self = data;
  gboolean anybody = FALSE;

  g_clear_object (&self->parties);
  self->parties = vedette_rules_list_parties (vedette_session_get_rules (self->session), NULL);
  vedette_stack_read (&self->stack, vedette_session_get_battle (self->session));
  for (guint group = 0; group < N_GROUPS; group++)
    {
      g_autoptr (GPtrArray) records = list_records (&self->stack, group);

      vedette_record_list_set_items (vedette_record_panel_get_list (self->groups[group]), records);
      gtk_widget_set_visible (GTK_WIDGET (self->groups[group]), records->len > 0 || groups[group].table.empty.text != NULL);
      if (group == ENEMIES)
        gtk_widget_set_visible (get_part (self, "foot"), records->len > 0);
      for (guint i = 0; i < records->len; i++)
        anybody |= !VEDETTE_IS_POOL (records->pdata[i]);
    }
  show_bag (self);
  gtk_widget_set_visible (get_part (self, "bag"), anybody);
  vedette_record_page_set_empty (self->page, anybody ? NULL : get_part (self, "empty"));
}

/* The page follows its session by itself. */
GtkWidget *
vedette_participants_view_new (VedetteSession *session)
{
  Participants *self = g_new0 (Participants, 1);

  self->page = vedette_record_page_new (session, update, self, participants_free);
  self->session = session;
  self->parts = gtk_builder_new_from_resource ("/io/github/vedette_wargames/Vedette/stack/vedette-participants-view.ui");
  vedette_record_page_set_entry (self->page, "add-participants", _("New participants"));
  for (guint group = 0; group < N_GROUPS; group++)
    {
      GtkWidget *panel = vedette_record_panel_new_group (session, &groups[group].table,
                                                         g_dgettext (GETTEXT_PACKAGE, groups[group].title), self);

      self->groups[group] = VEDETTE_RECORD_PANEL (panel);
      vedette_record_page_add (self->page, groups[group].column, panel);
      if (group == ENEMIES)
        vedette_record_page_add (self->page, groups[group].column, get_part (self, "foot"));
    }
  g_signal_connect_swapped (get_part (self, "settle"), "clicked", G_CALLBACK (settle), self);
  vedette_record_page_append (self->page, get_part (self, "bag"));
  vedette_record_page_set_narrow (GTK_WIDGET (self->page), FALSE);
  return GTK_WIDGET (self->page);
}
