/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the window has of a grand-tactical battle besides what it draws from the rules. */

#include "vedette-config.h"

#include "ui/eagles/vedette-eagles-ui.h"

#include <glib/gi18n-lib.h>

#include "core/eagles/vedette-eagles-rules.h"
#include "core/eagles/words/vedette-eagles-words.h"
#include "ui/declare/vedette-declare-form.h"
#include "ui/declare/vedette-typed-dialog.h"
#include "ui/eagles/vedette-armies-view.h"
#include "ui/eagles/vedette-dispatches-view.h"
#include "ui/eagles/vedette-eagles-panes.h"
#include "ui/eagles/vedette-opposed-dialog.h"
#include "ui/records/vedette-record-page.h"

static const VedetteUiPage pages[] = {
  { "armies", N_("Armies"), "system-users-symbolic", vedette_armies_view_new, vedette_record_page_set_narrow,
    "grand-tactical" },
  { "orders", N_("Orders"), "mail-unread-symbolic", vedette_dispatches_view_new, vedette_dispatches_view_set_narrow,
    "grand-tactical" },
  { NULL },
};

static const VedettePane head = { .update = vedette_eagles_show_initiative };

static const VedettePane slot = { .update = vedette_eagles_show_units, .wide_only = TRUE };

static const VedettePane table = { .update = vedette_eagles_show_signs };

static const VedettePane panes[] = {
  { .update = vedette_eagles_show_turn },
  { NULL },
};

/* An order of battle is read as it is typed; points are allocated where the roll is. */
static GtkWidget *
new_form (GtkWindow      *parent,
          VedetteSession *session,
          VedetteMove    *move)
{
  VedetteDeclareForm *form;

  if (g_str_equal (vedette_move_get_name (move), VEDETTE_ARMIES_TYPED))
    return vedette_typed_dialog_new (parent, session, move);
  if (g_str_equal (vedette_move_get_name (move), VEDETTE_DISPATCHES_WRITTEN))
    return vedette_dispatches_view_new_form (parent, session, move);
  if (g_str_equal (vedette_move_get_name (move), "opposed-roll") || g_str_equal (vedette_move_get_name (move), "allocate"))
    return vedette_opposed_dialog_new (parent, session);
  form = vedette_declare_form_new (parent, session, move, NULL, NULL);
  if (g_str_equal (vedette_move_get_name (move), VEDETTE_EAGLES_ENTERS_DICE))
    vedette_declare_form_focus (form, "elite-die");
  return GTK_WIDGET (form);
}

#define ARMIES N_("Armies")

static const VedetteShortcut armies_shortcuts[] = {
  { ARMIES, N_("Change"), NULL, { "F2" } },
  { ARMIES, N_("Remove"), NULL, { "Delete" } },
  { NULL },
};

#define ORDERS N_("Orders")

static const VedetteShortcut orders_shortcuts[] = {
  { ORDERS, N_("Show the umpire’s view while held"), NULL, { "u" } },
  { NULL },
};

#define OPPOSED_ROLL N_("Opposed Roll")

static const VedetteShortcut opposed_shortcuts[] = {
  { OPPOSED_ROLL, N_("Set the points of the revealed side (0 to 9)"), NULL, { "1" } },
  { OPPOSED_ROLL, N_("Add one point"), NULL, { "plus" } },
  { OPPOSED_ROLL, N_("Remove one point"), NULL, { "minus" } },
  { NULL },
};

static const VedetteShortcut *const shortcuts[] = { armies_shortcuts, orders_shortcuts, opposed_shortcuts, NULL };

/* What makes the difference between the dice that lie there and the totals that are told */
static char *
say_result (VedetteSession *session,
            VedetteStep    *step)
{
  VedetteEagles eagles;

  vedette_eagles_read (&eagles, vedette_session_get_battle (session));
  return vedette_eagles_say_totals (&eagles, step);
}

const VedetteUiSystem vedette_eagles_ui = {
  .system = &vedette_eagles_system,
  .pages = pages,
  .head = &head,
  .slot = &slot,
  .panes = panes,
  .new_card = vedette_eagles_new_card,
  .new_form = new_form,
  .say_result = say_result,
  .shortcuts = shortcuts,
  .table = &table,
};
