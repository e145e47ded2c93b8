/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the window has of a token stack besides what it draws from the rules. */

#include "vedette-config.h"

#include "ui/stack/vedette-stack-ui.h"

#include <glib/gi18n-lib.h>

#include "core/stack/vedette-stack-rules.h"
#include "ui/stack/vedette-bag-pane.h"
#include "ui/stack/vedette-participants-view.h"
#include "ui/stack/vedette-token-pane.h"

static const VedetteUiPage pages[] = {
  { "participants", N_("Participants"), "system-users-symbolic", vedette_participants_view_new,
    vedette_participants_view_set_narrow },
  { NULL },
};

static void
update_token (GtkWidget *pane)
{
  vedette_token_pane_update (VEDETTE_TOKEN_PANE (pane));
}

static void
update_bag (GtkWidget *pane)
{
  vedette_bag_pane_update (VEDETTE_BAG_PANE (pane));
}

static const VedettePane head = { vedette_token_pane_new, update_token, NULL, NULL };

static const VedettePane panes[] = {
  { vedette_bag_pane_new, update_bag, NULL, NULL },
  { NULL },
};

#define PARTICIPANTS N_("Participants")

static const VedetteShortcut participants_shortcuts[] = {
  { PARTICIPANTS, N_("Change"), NULL, { "F2" } },
  { PARTICIPANTS, N_("Remove"), NULL, { "Delete" } },
  { PARTICIPANTS, N_("Colour of a character on the full screen"), NULL, { "F11" } },
  { NULL },
};

static const VedetteShortcut *const shortcuts[] = { participants_shortcuts, NULL };

const VedetteUiSystem vedette_stack_ui = {
  .system = &vedette_stack_system,
  .pages = pages,
  .head = &head,
  .panes = panes,
  .shortcuts = shortcuts,
};
