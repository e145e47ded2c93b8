/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the window has of a token stack besides what it draws from the rules. */

#include "vedette-config.h"

#include "ui/stack/vedette-stack-ui.h"

#include <glib/gi18n-lib.h>

#include "core/stack/state/vedette-stack.h"
#include "core/stack/vedette-stack-rules.h"
#include "ui/declare/vedette-declare-form.h"
#include "ui/declare/vedette-typed-dialog.h"
#include "ui/records/vedette-record-page.h"
#include "ui/stack/vedette-participants-view.h"
#include "ui/stack/vedette-stack-look.h"
#include "ui/stack/vedette-stack-panes.h"
#include "ui/widgets/vedette-keys.h"
#include "ui/widgets/vedette-listing.h"

static const VedetteUiPage pages[] = {
  { "participants", N_("Participants"), "system-users-symbolic", vedette_participants_view_new,
    vedette_record_page_set_narrow, "token-stack" },
  { NULL },
};

static const VedettePane slot = { vedette_stack_new_bag, vedette_stack_update_bag };

static const VedettePane last = { vedette_stack_new_last, vedette_stack_show_last };

static const VedettePane rest = { vedette_stack_new_drawn, vedette_stack_show_drawn };

static const VedettePane panes[] = {
  { vedette_stack_new_drawn, vedette_stack_show_drawn, .narrow_only = TRUE },
  { .update = vedette_stack_show_odds },
  { NULL },
};

static const VedettePane table_sign = { vedette_stack_new_table_token, vedette_stack_show_table };

static const VedettePane table = { vedette_stack_new_table_bag, vedette_stack_show_table };

/* Whoever sits before the form may say by a digit which of the choices it is, and then Enter does it. */
static gboolean
on_form_key (gpointer        form,
             guint           keyval,
             GdkModifierType modifiers)
{
  if (keyval < GDK_KEY_1 || keyval > GDK_KEY_9 || vedette_keys_are_typed (form))
    return FALSE;
  if (!vedette_declare_form_choose (form, "who", keyval - GDK_KEY_1))
    gtk_widget_error_bell (form);
  else
    gtk_widget_grab_focus (gtk_window_get_default_widget (form));
  return TRUE;
}

/* What is new on somebody is likely to be on the one who acts. */
static void
guess_whose (VedetteSession *session,
             VedetteMove    *move)
{
  VedetteStack stack;

  vedette_stack_read (&stack, vedette_session_get_battle (session));
  if (vedette_stack_game_get_actor (stack.game) != 0 && !vedette_move_is_said (move, "whose"))
    g_object_set (move, "whose", vedette_stack_game_get_actor (stack.game), NULL);
}

/* Returns: (nullable): what the form asks; %NULL where it is called what the move is called */
static const char *
get_question (VedetteMove *move)
{
  if (!g_str_equal (vedette_move_get_name (move), "out"))
    return NULL;
  return vedette_move_get_enum (move, "how") == VEDETTE_STACK_FLED ? _("Choose Who Flees") : _("Record Casualties");
}

static GtkWidget *
new_form (GtkWindow      *parent,
          VedetteSession *session,
          VedetteMove    *move)
{
  VedetteRecordClass *klass = VEDETTE_RECORD_GET_CLASS (move);
  VedetteDeclareForm *form;

  /* What is typed is read as it is typed. */
  if (vedette_record_class_find (klass, "text") != NULL)
    return vedette_typed_dialog_new (parent, session, move);
  if (vedette_record_class_find (klass, "whose") != NULL)
    guess_whose (session, move);
  form = vedette_declare_form_new (parent, session, move, get_question (move), NULL);
  if (vedette_record_class_find (klass, "name") != NULL)
    vedette_declare_form_focus (form, "name");
  if (vedette_record_class_find (klass, "who") != NULL)
    vedette_keys_add (GTK_WIDGET (form), GTK_PHASE_CAPTURE, FALSE, on_form_key);
  return GTK_WIDGET (form);
}

#define PARTICIPANTS N_("Participants")

static const VedetteShortcut participants_shortcuts[] = {
  { PARTICIPANTS, N_("Change"), NULL, { "F2" } },
  { PARTICIPANTS, N_("Remove"), NULL, { "Delete" } },
  { PARTICIPANTS, N_("Show a character’s color in full screen"), NULL, { "F11" } },
  { PARTICIPANTS, N_("In a form: choose the first option (2 to 9 for the others)"), NULL, { "1" } },
  { NULL },
};

static const VedetteShortcut *const shortcuts[] = { participants_shortcuts, NULL };

/* Adds the card of the characters with their hired help, or that of the enemies. */
static void
add_before_card (const VedetteStack *stack,
                 VedetteRules       *rules,
                 gboolean            enemies,
                 GListStore         *cards)
{
  const char *viewer = vedette_rules_get_viewer (rules);
  g_autoptr (GListModel) all = vedette_rules_list_parties (rules, viewer);
  g_autoptr (GPtrArray) owners = vedette_stack_list_owners (stack);
  g_autoptr (GPtrArray) parties = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GString) names = g_string_new (NULL);
  g_autofree char *forces = NULL;
  gulong n = 0;

  for (guint i = 0; i < owners->len; i++)
    {
      gpointer owner = owners->pdata[i];
      VedetteParty *party = vedette_stack_find_party (all, owner);
      g_autoptr (GPtrArray) actors = vedette_stack_list_actors (stack, owner);

      if (party == NULL ||
          (VEDETTE_IS_POOL (owner) && vedette_pool_get_kind (owner) == VEDETTE_POOL_ENEMIES) != enemies)
        continue;
      if (!party->absent)
        g_ptr_array_add (parties, g_object_ref (party));
      for (guint k = 0; k < actors->len; k++)
        {
          gpointer actor = actors->pdata[k];
          int count = VEDETTE_IS_CHARACTER (actor) ? 1 : vedette_stack_get_int (actor, "count");
          /* Translators: so many of a kind, as in “8 × lizard-men” */
          g_autofree char *counted = g_strdup_printf (_("%d × %s"), count, vedette_stack_get_name (actor));

          if (!vedette_rules_may_see (rules, vedette_record_get_id (actor), NULL, viewer))
            continue;
          n += (gulong) count;
          vedette_listing_add (names, C_("list of names", ", "), count == 1 ? vedette_stack_get_name (actor) : counted);
        }
    }
  if (n == 0)
    forces = g_strdup (_("Nobody yet"));
  else if (enemies)
    /* Translators: how many enemies there are */
    forces = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%lu enemy", "%lu enemies", n), n);
  else
    /* Translators: how many characters and hired helpers there are */
    forces = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%lu participant", "%lu participants", n), n);
  vedette_value_add (cards, VedetteBeforeCard, .name = enemies ? C_("tokens", "Enemies") : _("The Party"), .parties = parties,
                     .forces = forces, .detail = n > 0 ? names->str : NULL, .forces_page = "participants");
}

static void
fill_before (VedetteSession *session,
             GListModel     *offers,
             GListStore     *cards)
{
  VedetteStack stack;

  vedette_stack_read (&stack, vedette_session_get_battle (session));
  if (!vedette_stack_is_on (&stack, VEDETTE_STACK_ON (SETUP)))
    return;
  add_before_card (&stack, vedette_session_get_rules (session), FALSE, cards);
  add_before_card (&stack, vedette_session_get_rules (session), TRUE, cards);
}

/* Tokens in the bag, and the one that was drawn */
static void
draw_lesson (VedetteDrawing *drawing)
{
  static const struct
  {
    VedetteTokenColour colour;
    const char *letter;
  } tokens[] = {
    { VEDETTE_TOKEN_GREEN, "T" }, { VEDETTE_TOKEN_RED, "E" },    { VEDETTE_TOKEN_PURPLE, "V" },
    { VEDETTE_TOKEN_RED, "E" },   { VEDETTE_TOKEN_ORANGE, "B" }, { VEDETTE_TOKEN_BLUE, "M" },
  };
  double height = vedette_drawing_get_height (drawing), small = height * 0.38, step = height * 0.44, large = height * 0.84;
  double bag = 2 * step + small, x = (vedette_drawing_get_width (drawing) - bag - step / 2 - large) / 2;

  for (guint i = 0; i < G_N_ELEMENTS (tokens); i++)
    {
      /* The last token is the drawn one. The others are beside it in two rows. */
      gboolean drawn = i == G_N_ELEMENTS (tokens) - 1;
      double size = drawn ? large : small, top = drawn ? (height - large) / 2 : (i / 3) * step + (height - step - small) / 2;
      double left = drawn ? x + bag + step / 2 : x + (i % 3) * step + (i / 3) * step / 2;
      VedetteInk ink = vedette_ink_of_colour (vedette_token_colour_get_hex (tokens[i].colour));

      vedette_drawing_add_box (drawing, left, top, size, size, size / 2, ink);
      vedette_drawing_add_text (drawing, tokens[i].letter, left + size / 2, top + size / 2, size * 0.5, TRUE, 0.5, size,
                                vedette_ink_upon (ink));
    }
}

const VedetteUiSystem vedette_stack_ui = {
  .system = &vedette_stack_system,
  .pages = pages,
  .slot = &slot,
  .last = &last,
  .rest = &rest,
  .panes = panes,
  .new_form = new_form,
  .shortcuts = shortcuts,
  .say_result = vedette_stack_say_result,
  .find_begun = vedette_stack_find_begun,
  .find_mark = vedette_stack_find_mark,
  .table_sign = &table_sign,
  .table = &table,
  .before_title = N_("Before the Fight"),
  .fill_before = fill_before,
  .lesson = N_("Draw Turns from a bag"),
  .draw_lesson = draw_lesson,
};
