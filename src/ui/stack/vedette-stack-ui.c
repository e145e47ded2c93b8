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

static const VedettePane table = { vedette_stack_new_table, vedette_stack_show_table };

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
  .table = &table,
};
