/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the edits of the papers have in common: drafts, facts, choices and who may see. */

#pragma once

#include "core/skirmish/state/vedette-skirmish.h"

G_BEGIN_DECLS

void     vedette_skirmish_edit_open  (VedetteMove   *move,
                                      VedetteRules  *rules,
                                      VedetteRuling *ruling);
gboolean vedette_skirmish_edit_needs (VedetteMove   *move,
                                      VedetteRuling *ruling,
                                      const char    *property);

gpointer vedette_skirmish_edit_copy        (gpointer               record);
void     vedette_skirmish_edit_fill        (VedetteMove           *move,
                                            gpointer               draft);
gboolean vedette_skirmish_edit_differs     (gpointer               record,
                                            gpointer               draft);
void     vedette_skirmish_edit_forbid_same (VedetteRuling         *ruling,
                                            gpointer               record,
                                            gpointer               draft);
void     vedette_skirmish_edit_become      (const VedetteSkirmish *self,
                                            VedetteEdit           *edit,
                                            gpointer               record,
                                            gpointer               draft);

char *vedette_skirmish_edit_name          (const VedetteSkirmish *self,
                                           gint64                 id);
void  vedette_skirmish_edit_note_text     (VedetteEdit           *edit,
                                           const char            *fact,
                                           const char            *text);
void  vedette_skirmish_edit_note_side     (const VedetteSkirmish *self,
                                           VedetteEdit           *edit,
                                           gint64                 side);
void  vedette_skirmish_edit_forget_target (const VedetteSkirmish *self,
                                           VedetteEdit           *edit,
                                           gpointer               target);

guint vedette_skirmish_edit_find_position (const VedetteSkirmish *self,
                                           VedetteFigure         *figure);

G_END_DECLS
