/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Rolls for who begins: a leader of each side, and a die for each (A-S22). */

#include "vedette-config.h"

#include "ui/skirmish/play/vedette-roll-off-dialog.h"

#include <glib/gi18n-lib.h>

#include "core/rules/vedette-choice.h"
#include "core/skirmish/state/vedette-skirmish.h"
#include "ui/declare/vedette-declare-form.h"

/* The best leader is chosen until another is. */
static void
name_leader (VedetteSession *session,
             VedetteMove    *move,
             const char     *param)
{
  VedetteLeader best = VEDETTE_LEADER_NONE;
  VedetteSkirmish skirmish;

  vedette_skirmish_read (&skirmish, vedette_session_get_battle (session));
  vedette_each_new (VedetteChoice, choice, vedette_move_get_choices (move, vedette_session_get_rules (session), param, NULL))
    {
      gint64 id = choice->id;
      VedetteLeader leader = vedette_figure_get_leader (vedette_skirmish_find_figure (&skirmish, id));

      if (leader <= best)
        continue;
      best = leader;
      g_object_set (move, param, id, NULL);
    }
}

/**
 * vedette_roll_off_dialog_new:
 * @move: the start of the game
 *
 * Returns: (transfer none): a modal window, to be presented
 */
GtkWidget *
vedette_roll_off_dialog_new (GtkWindow      *parent,
                             VedetteSession *session,
                             VedetteMove    *move)
{
  VedetteDeclareForm *form;

  name_leader (session, move, "leader-1");
  name_leader (session, move, "leader-2");
  form = vedette_declare_form_new (parent, session, move, _("Roll for First Initiative"), _("Roll"));
  vedette_declare_form_add_odds (form);
  vedette_declare_form_focus_dice (form);
  return GTK_WIDGET (form);
}
