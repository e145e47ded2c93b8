/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the window has of the skirmish system. */

#include "vedette-config.h"

#include "ui/skirmish/vedette-skirmish-ui.h"

#include <glib/gi18n-lib.h>

#include "core/skirmish/vedette-skirmish-rules.h"
#include "ui/declare/vedette-declare-answers.h"
#include "ui/declare/vedette-declare-form.h"
#include "ui/skirmish/orders/vedette-orders-view.h"
#include "ui/skirmish/play/vedette-action-dialog.h"
#include "ui/skirmish/play/vedette-foresight-pane.h"
#include "ui/skirmish/play/vedette-holder-pane.h"
#include "ui/skirmish/play/vedette-out-dialog.h"
#include "ui/skirmish/play/vedette-put-right-dialog.h"
#include "ui/skirmish/play/vedette-roll-off-dialog.h"
#include "ui/skirmish/play/vedette-roster-pane.h"
#include "ui/skirmish/play/vedette-stop-clock.h"
#include "ui/skirmish/roll/vedette-roll-dialog.h"
#include "ui/skirmish/roster/vedette-forces-view.h"

static void
set_orders_narrow (GtkWidget *view,
                   gboolean   narrow)
{
  vedette_orders_view_set_narrow (VEDETTE_ORDERS_VIEW (view), narrow);
}

static const VedetteUiPage pages[] = {
  { "forces", N_("Forces"), "system-users-symbolic", vedette_forces_view_new, vedette_forces_view_set_narrow, "forces" },
  { "orders", N_("Orders"), "view-paged-symbolic", vedette_orders_view_new, set_orders_narrow,
    "order-cards" },
  { NULL },
};

static const VedettePane head = { vedette_holder_pane_new, vedette_holder_pane_update, NULL, NULL };

static const VedettePane panes[] = {
  { vedette_roster_pane_new, vedette_roster_pane_update, vedette_roster_pane_get_selected, vedette_roster_pane_find },
  { vedette_foresight_pane_new, vedette_foresight_pane_update, NULL, NULL },
  { NULL },
};

/* Returns: (transfer none) (nullable): the line that is chosen */
static VedetteFigure *
find_figure (VedetteSession *session,
             gint64          selected)
{
  return vedette_battle_find (vedette_session_get_battle (session), VEDETTE_TYPE_FIGURE, selected);
}

/* Shows a dialog that asks all that there is to ask. */
static gboolean
show (GtkWidget *dialog)
{
  gtk_window_present (GTK_WINDOW (dialog));
  return TRUE;
}

static gboolean
ask_roll (GtkWindow      *parent,
          VedetteSession *session,
          VedetteOffer   *offer,
          gint64          selected)
{
  return show (vedette_roll_dialog_new (parent, session));
}

static gboolean
ask_roll_off (GtkWindow      *parent,
              VedetteSession *session,
              VedetteOffer   *offer,
              gint64          selected)
{
  return show (vedette_roll_off_dialog_new (parent, session, offer->move));
}

static gboolean
ask_melee (GtkWindow      *parent,
           VedetteSession *session,
           VedetteOffer   *offer,
           gint64          selected)
{
  VedetteDeclareForm *form = vedette_declare_form_new (parent, session, offer->move, NULL, NULL);

  vedette_declare_form_focus (form, "losses");
  return show (GTK_WIDGET (form));
}

static gboolean
ask_duel (GtkWindow      *parent,
          VedetteSession *session,
          VedetteOffer   *offer,
          gint64          selected)
{
  return show (vedette_declare_answers_new (parent, session, offer->move, "winner", _("Duel Result")));
}

static gboolean
ask_put_right (GtkWindow      *parent,
               VedetteSession *session,
               VedetteOffer   *offer,
               gint64          selected)
{
  return show (vedette_put_right_dialog_new (parent, session, find_figure (session, selected)));
}

/* Of one man who is chosen nothing more is to be asked. */
static gboolean
is_one_man (VedetteFigure *figure)
{
  return figure != NULL && vedette_figure_get_standing (figure) <= 1;
}

static gboolean
ask_out (GtkWindow      *parent,
         VedetteSession *session,
         VedetteOffer   *offer,
         gint64          selected)
{
  VedetteFigure *figure = find_figure (session, selected);

  if (!is_one_man (figure))
    return show (vedette_out_dialog_new (parent, session, "out", figure));
  g_object_set (offer->move, "line", selected, NULL);
  return FALSE;
}

static gboolean
ask_left (GtkWindow      *parent,
          VedetteSession *session,
          VedetteOffer   *offer,
          gint64          selected)
{
  VedetteFigure *figure = find_figure (session, selected);
  g_autoptr (VedetteIds) line = NULL;

  if (!is_one_man (figure))
    return show (vedette_out_dialog_new (parent, session, "left", figure));
  line = vedette_ids_new_one (selected);
  g_object_set (offer->move, "line", line, NULL);
  return FALSE;
}

/* Which of several cards is chosen where the cards are. */
static gboolean
ask_orders (GtkWindow      *parent,
            VedetteSession *session,
            VedetteOffer   *offer,
            gint64          selected)
{
  return gtk_widget_activate_action (GTK_WIDGET (parent), "win.view", "s", "orders");
}

static const VedetteOfferDialog dialogs[] = {
  { "roll", ask_roll },
  { "roll-off", ask_roll_off },
  { "melee", ask_melee },
  { "duel", ask_duel },
  { "put-right", ask_put_right },
  { "out", ask_out },
  { "left", ask_left },
  { "orders", ask_orders },
  { NULL },
};

#define FORCES N_("Forces")

static const VedetteShortcut forces_shortcuts[] = {
  { FORCES, N_("Group as a body"), NULL, { "<Control>j" } },
  { FORCES, N_("Remove from the body"), NULL, { "<Control><Shift>j" } },
  { NULL },
};

static const VedetteShortcut *const shortcuts[] = { forces_shortcuts, vedette_roll_shortcuts, NULL };

static GObject *
new_clock (VedetteSession *session)
{
  return G_OBJECT (vedette_stop_clock_new (session));
}

const VedetteUiSystem vedette_skirmish_ui = {
  .system = &vedette_skirmish_system,
  .pages = pages,
  .head = &head,
  .panes = panes,
  .dialogs = dialogs,
  .new_form = vedette_action_dialog_new,
  .shortcuts = shortcuts,
  .new_clock = new_clock,
};
