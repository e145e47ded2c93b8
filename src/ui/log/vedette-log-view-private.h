/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the parts of the log share. */

#pragma once

#include "ui/log/vedette-log-chapters.h"
#include "ui/log/vedette-log-filter.h"
#include "ui/log/vedette-log-fold-list.h"
#include "ui/log/vedette-log-reading.h"
#include "ui/log/vedette-log-row.h"
#include "ui/log/vedette-log-searching.h"
#include "ui/log/vedette-log-view.h"
#include "ui/log/vedette-ribbon-view.h"
#include "ui/widgets/vedette-adaptive.h"

G_BEGIN_DECLS

struct _VedetteLogView
{
  AdwBin parent_instance;

  /* template */
  VedetteAdaptive *folding;
  GtkWidget *main;
  GtkScrolledWindow *beside;
  GtkBox *bar;
  GtkSearchEntry *search;
  GtkDropDown *kind;
  GtkMenuButton *dice;
  GtkScrolledWindow *dice_place;
  GtkMenuButton *export;
  AdwBin *reading_place;
  AdwBin *searching_place;
  AdwBin *ribbon_place;
  GtkStack *stack;
  GtkScrolledWindow *scrolled;
  GtkListView *list;

  /* borrowed */
  GtkFilterListModel *filtered;
  VedetteLogSearching *searching;

  /* owned */
  VedetteSession *session;
  GtkWidget *dice_panel;
  VedetteLogFilter *filter;
  VedetteLogFoldList *shown; /* of what is filtered, what is not folded */
  GPtrArray *items;     /* borrowed: of the list, those that show a step now */
  VedetteLogReading *reading;
  VedetteRibbonView *ribbon;
  VedetteLogChapters *chapters;
  gint64 to_focus;      /* the chapter whose head is to have the focus as soon as it is there; -1 for none */
  GHashTable *expanded; /* numbers of steps whose working is shown */
};

void           vedette_log_view_install_actions (GtkWidgetClass *widget_class);
VedetteLogRow *vedette_log_view_get_row         (VedetteLogView *self,
                                                 guint           i);
void           vedette_log_view_refresh         (VedetteLogView *self);
void           vedette_log_view_focus_head      (VedetteLogView *self,
                                                 VedetteLogRow  *row);
gboolean       vedette_log_view_on_key          (VedetteLogView *self,
                                                 guint           key);

G_END_DECLS
