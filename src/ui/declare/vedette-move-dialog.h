/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What all forms are: a dialog that declares a move, says what the rules say of it, and lets it be agreed to. */

#pragma once

#include "core/session/vedette-session.h"
#include "ui/widgets/vedette-dialog.h"

G_BEGIN_DECLS

#define VEDETTE_TYPE_MOVE_DIALOG (vedette_move_dialog_get_type ())
G_DECLARE_DERIVABLE_TYPE (VedetteMoveDialog, vedette_move_dialog, VEDETTE, MOVE_DIALOG, VedetteDialog)

/**
 * VedetteMoveDialogClass:
 * @read_move: the move as it is said now (transfer full), or what is wrong with it
 * @get_dice: (nullable): the dice that were typed (transfer full), %NULL if the program rolls; FALSE with an error if some are
 *   missing
 * @find_hint: (nullable): what the ruling of a move that is allowed says that should be read before
 * @mark: (nullable): marks what the findings are about, and nothing else, or without a ruling what could not be read; where
 *   the first of it can be mended (nullable)
 * @done: (nullable): the move was made; without it the dialog closes
 */
struct _VedetteMoveDialogClass
{
  VedetteDialogClass parent_class;

  VedetteMove *(*read_move) (VedetteMoveDialog *self,
                             GError           **error);
  gboolean (*get_dice) (VedetteMoveDialog  *self,
                        VedetteMove        *move,
                        gboolean            agreed,
                        VedetteDice       **dice,
                        GError            **error);
  const char *(*find_hint) (VedetteMoveDialog *self,
                            VedetteRuling     *ruling);
  GtkWidget *(*mark) (VedetteMoveDialog *self,
                      VedetteRuling     *ruling,
                      const GError      *error);
  void (*done) (VedetteMoveDialog *self);
};

VedetteSession *vedette_move_dialog_get_session (VedetteMoveDialog *self);
void            vedette_move_dialog_check       (VedetteMoveDialog *self);
void            vedette_move_dialog_set_open    (VedetteMoveDialog *self);
void            vedette_move_dialog_perform     (VedetteMoveDialog *self,
                                                 VedetteMove       *move);

gpointer        vedette_move_dialog_new         (GType           type,
                                                 GtkWindow      *parent,
                                                 VedetteSession *session,
                                                 const char     *title);

G_END_DECLS
