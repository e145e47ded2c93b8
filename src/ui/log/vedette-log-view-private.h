/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The fields and functions that the source files of the log view share. */

#pragma once

#include "ui/log/vedette-log-filter.h"
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
  GPtrArray *items;     /* borrowed: of the list, those that show a step now */
  VedetteRibbonView *ribbon;
  GListModel *groups;   /* (element-type VedetteChapter): who had the battle in hand, from which step to which */
  GListModel *parties;
  GHashTable *expanded; /* numbers of steps whose working is shown */
};

void vedette_log_view_install_actions (GtkWidgetClass *widget_class);

G_END_DECLS
