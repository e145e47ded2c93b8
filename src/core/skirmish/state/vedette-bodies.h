/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The bodies of a battle: finding them, naming them, and keeping them true when lines come and go. */

#pragma once

#include "core/skirmish/state/vedette-skirmish.h"

G_BEGIN_DECLS

VedetteBody *vedette_bodies_find         (const VedetteSkirmish *skirmish,
                                          gint64                 id);
VedetteBody *vedette_bodies_find_of      (const VedetteSkirmish *skirmish,
                                          gint64                 line);
char        *vedette_bodies_label        (const VedetteSkirmish *skirmish,
                                          VedetteBody           *body);
VedetteIds  *vedette_bodies_list_present (const VedetteSkirmish *skirmish,
                                          const VedetteIds      *lines);
gboolean     vedette_bodies_are_several  (const VedetteSkirmish *skirmish,
                                          const VedetteIds      *lines);
VedetteIds  *vedette_bodies_list_last    (const VedetteSkirmish *skirmish,
                                          gint64                 side);
void         vedette_bodies_add_choices  (const VedetteSkirmish *skirmish,
                                          GListStore            *choices,
                                          gint64                 side);

void vedette_bodies_take         (const VedetteSkirmish *skirmish,
                                  VedetteEdit           *edit,
                                  const VedetteIds      *lines,
                                  VedetteBody           *keep);
void vedette_bodies_forget       (const VedetteSkirmish *skirmish,
                                  VedetteEdit           *edit,
                                  VedetteBody           *body);
void vedette_bodies_replace_line (const VedetteSkirmish *skirmish,
                                  VedetteEdit           *edit,
                                  gint64                 from,
                                  gint64                 to);
void vedette_bodies_double_line  (const VedetteSkirmish *skirmish,
                                  VedetteEdit           *edit,
                                  gint64                 line,
                                  gint64                 part);
void vedette_bodies_note_last    (const VedetteSkirmish *skirmish,
                                  VedetteEdit           *edit,
                                  const VedetteIds      *who);

G_END_DECLS
