/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the sheets of a grand-tactical battle ask about it: who reads, whose they are, and who is shown to him. */

#pragma once

#include "core/eagles/state/vedette-eagles.h"
#include "print/eagles/vedette-eagles-lines.h"
#include "print/vedette-sheet-flow.h"

G_BEGIN_DECLS

/* Letters in points: of sheets with several pages, and of large print */
#define VEDETTE_EAGLES_PAPER_SIZE 10.0
#define VEDETTE_EAGLES_PAPER_LARGE 14.0

/**
 * VedetteEaglesPaper:
 * @eagles: the battle
 * @audience: who will read the sheet, by his word
 * @reader: (nullable): the command that he has; %NULL for everybody together and the umpire
 * @title: of the battle, as he may know it
 * @parties: (element-type VedetteParty): how the armies look
 */
typedef struct
{
  VedetteEagles eagles;
  char *audience;
  gpointer reader;
  char *title;
  GListStore *parties;
} VedetteEaglesPaper;

/* Who reads */
extern const char *const vedette_eagles_readers[];
GStrv       vedette_eagles_list_more_readers (VedetteBattle      *battle);
guint       vedette_eagles_count_readers     (VedetteBattle      *battle);
char       *vedette_eagles_name_reader       (VedetteBattle      *battle,
                                              guint               reader);

void        vedette_eagles_paper_read        (VedetteEaglesPaper *self,
                                              VedetteBattle      *battle,
                                              guint               reader);
void        vedette_eagles_paper_clear       (VedetteEaglesPaper *self);

/* Who is shown */
gboolean    vedette_eagles_paper_is_umpire   (VedetteEaglesPaper *self);
gboolean    vedette_eagles_paper_shows       (VedetteEaglesPaper *self,
                                              gpointer            record,
                                              const char         *field);
gboolean    vedette_eagles_paper_has_side    (VedetteEaglesPaper *self,
                                              gpointer            army);
gboolean    vedette_eagles_paper_has         (VedetteEaglesPaper *self,
                                              gpointer            formation);
GPtrArray  *vedette_eagles_paper_list_corps  (VedetteEaglesPaper *self,
                                              gpointer            army);
GPtrArray  *vedette_eagles_paper_list        (VedetteEaglesPaper *self,
                                              gpointer            army,
                                              gpointer            corps);

/* In words; all but the sign are (transfer full) */
VedetteShape vedette_eagles_paper_get_sign   (VedetteEaglesPaper *self,
                                              gpointer            army);
char       *vedette_eagles_paper_say_for     (VedetteEaglesPaper *self);
char       *vedette_eagles_paper_say_turn    (VedetteEaglesPaper *self);
char       *vedette_eagles_paper_say_leader  (VedetteEaglesPaper *self,
                                              gpointer            command);
char       *vedette_eagles_paper_say_troops  (gpointer            unit);
char       *vedette_eagles_paper_join        (GPtrArray          *parts);

/* Lines of the sheets: (transfer full) */
GPtrArray  *vedette_eagles_list_forces       (VedetteEaglesPaper *self,
                                              gpointer            army);
GPtrArray  *vedette_eagles_list_initiative   (VedetteEaglesPaper *self);
GPtrArray  *vedette_eagles_list_troops       (VedetteEaglesPaper *self);
GPtrArray  *vedette_eagles_list_rules        (VedetteEaglesPaper *self);

/* The sheets */
GPtrArray  *vedette_eagles_summary_lay_out   (VedetteBattle      *battle,
                                              gboolean            large,
                                              VedettePaper        paper,
                                              guint               reader);
GPtrArray  *vedette_eagles_roster_lay_out    (VedetteBattle      *battle,
                                              gboolean            large,
                                              VedettePaper        paper,
                                              guint               reader);
GPtrArray  *vedette_eagles_forms_lay_out     (VedetteBattle      *battle,
                                              gboolean            large,
                                              VedettePaper        paper,
                                              guint               reader);
GPtrArray  *vedette_eagles_packet_lay_out    (VedetteBattle      *battle,
                                              gboolean            large,
                                              VedettePaper        paper,
                                              guint               reader);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (VedetteEaglesPaper, vedette_eagles_paper_clear)

G_END_DECLS
