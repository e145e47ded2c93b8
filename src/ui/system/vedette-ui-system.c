/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the window has of a game system besides what it draws from the rules: pages, panes, dialogs of its own. */

#include "vedette-config.h"

#include "ui/system/vedette-ui-system.h"

#include <adwaita.h>

/**
 * vedette_ui_system_find:
 *
 * Returns: (transfer none): what the window has of the battle's system; nothing of its own if it is in no table
 */
const VedetteUiSystem *
vedette_ui_system_find (VedetteBattle *battle)
{
  return vedette_ui_system_find_by (vedette_systems_find_of (battle));
}

/**
 * vedette_ui_system_find_by:
 *
 * Returns: (transfer none): what the window has of a system; nothing of its own if it is in no table
 */
const VedetteUiSystem *
vedette_ui_system_find_by (const VedetteSystem *system)
{
  static const VedetteUiSystem plain = { NULL };

  for (guint i = 0; vedette_ui_systems[i] != NULL; i++)
    if (vedette_ui_systems[i]->system == system)
      return vedette_ui_systems[i];
  return &plain;
}

/**
 * vedette_pane_new:
 *
 * Returns: (transfer floating): the widget of the pane, to be updated before it is shown
 */
GtkWidget *
vedette_pane_new (const VedettePane *self,
                  VedetteSession    *session)
{
  return self->new_pane != NULL ? self->new_pane (session) : adw_bin_new ();
}

/**
 * vedette_ui_system_n_pages:
 *
 * Returns: how many pages it has of its own
 */
guint
vedette_ui_system_n_pages (const VedetteUiSystem *self)
{
  guint n = 0;

  while (self->pages != NULL && self->pages[n].name != NULL)
    n++;
  return n;
}

/**
 * vedette_ui_system_find_begun:
 *
 * Returns: (transfer none) (nullable): as the hook of the battle's system
 */
VedetteStep *
vedette_ui_system_find_begun (VedetteSession *session,
                              VedetteStep    *step)
{
  const VedetteUiSystem *self = vedette_ui_system_find (vedette_session_get_battle (session));

  return self->find_begun != NULL ? self->find_begun (session, step) : NULL;
}

/**
 * vedette_ui_system_ask:
 * @offer: one that names a dialog
 * @selected: the record that is chosen, 0 for none
 *
 * Opens the dialog of the offer.
 *
 * Returns: %FALSE if there was nothing to ask
 */
gboolean
vedette_ui_system_ask (const VedetteUiSystem *self,
                       GtkWindow             *parent,
                       VedetteSession        *session,
                       VedetteOffer          *offer,
                       gint64                 selected)
{
  for (guint i = 0; self->dialogs != NULL && self->dialogs[i].name != NULL; i++)
    if (g_str_equal (self->dialogs[i].name, offer->dialog))
      return self->dialogs[i].ask (parent, session, offer, selected);
  g_return_val_if_reached (FALSE);
}
