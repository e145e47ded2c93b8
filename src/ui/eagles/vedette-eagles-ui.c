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
#include "ui/eagles/vedette-eagles-look.h"
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

static const VedettePane table = { .update = vedette_eagles_show_table };

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

static void
fill_before (VedetteSession *session,
             GListModel     *offers,
             GListStore     *cards)
{
  VedetteRules *rules = vedette_session_get_rules (session);
  VedetteEagles eagles;

  vedette_eagles_read (&eagles, vedette_session_get_battle (session));
  for (int side = 0; side < VEDETTE_N_EAGLES_SIDES && vedette_eagles_is_on (&eagles, VEDETTE_EAGLES_ON (SETUP)); side++)
    {
      VedetteArmy *army = vedette_eagles_get_army (&eagles, (VedetteEaglesSide) side);
      g_autoptr (GPtrArray) parties = g_ptr_array_new_with_free_func (g_object_unref);
      g_autoptr (VedetteParty) party = vedette_rules_find_party (rules, vedette_eagles_get_word (&eagles, army));
      g_autofree char *divisions = NULL, *units = NULL, *forces = NULL, *rated = vedette_eagles_look_say_rated (&eagles, army);
      /* Translators: the commander of an army, and how good the commander is, as in “Commander: Amsel, Good” */
      g_autofree char *commander = g_strdup_printf (_("Commander: %s"), rated);
      guint n_divisions = 0, n_units = 0;

      vedette_each (VedetteDivision, division, vedette_battle_get_records (eagles.battle, vedette_division_get_type ()))
        {
          g_autoptr (GPtrArray) of = vedette_eagles_list_units (&eagles, division);

          if (vedette_division_get_army (division) != vedette_record_get_id (VEDETTE_RECORD (army)) ||
              !vedette_rules_may_see (rules, vedette_record_get_id (VEDETTE_RECORD (division)), NULL,
                                      vedette_rules_get_viewer (rules)))
            continue;
          n_divisions++;
          n_units += of->len;
        }
      divisions = vedette_eagles_say_formations (n_divisions);
      units = vedette_eagles_say_units (n_units);
      /* Translators: “2 formations”, “5 units” */
      forces = g_strdup_printf (_("%s · %s"), divisions, units);
      g_ptr_array_add (parties, g_object_ref (party));
      vedette_value_add (cards, VedetteBeforeCard, .name = party->name, .parties = parties,
                         .forces = n_divisions > 0 ? forces : _("No formations yet"), .detail = commander,
                         .forces_page = "armies");
    }
}

/* Infantry and cavalry of both armies, as maps have them */
static void
draw_lesson (VedetteDrawing *drawing)
{
  double height = vedette_drawing_get_height (drawing), width = height * 0.9, tall = height * 0.6, gap = 24;
  double x = vedette_drawing_get_width (drawing) / 2 - width - gap / 2, y = (height - tall) / 2 + 6;

  for (int side = 0; side < VEDETTE_N_EAGLES_SIDES; side++, x += width + gap)
    {
      VedetteInk ink = vedette_ink_of_colour (vedette_enum_get_brief (vedette_eagles_side_get_type (), side));

      vedette_drawing_add_text (drawing, "XX", x + width / 2, y - 12, 14, TRUE, 0.5, width, ink);
      vedette_drawing_add_box (drawing, x, y, width, tall, 3, ink);
      vedette_drawing_add_line (drawing, x, y + tall, x + width, y, 3, FALSE, vedette_ink_on_tile);
      if (side == VEDETTE_EAGLES_RED)
        vedette_drawing_add_line (drawing, x, y, x + width, y + tall, 3, FALSE, vedette_ink_on_tile);
    }
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
  .before_title = N_("Before the Battle"),
  .fill_before = fill_before,
  .lesson = N_("Command divisions, and steal the initiative"),
  .draw_lesson = draw_lesson,
};
