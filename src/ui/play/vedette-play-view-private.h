/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the parts of Play share. */

#pragma once

#include "ui/play/vedette-before-page.h"
#include "ui/play/vedette-ladder.h"
#include "ui/play/vedette-offer-bands.h"
#include "ui/play/vedette-offer-box.h"
#include "ui/play/vedette-play-rest.h"
#include "ui/play/vedette-play-side.h"
#include "ui/play/vedette-play-view.h"
#include "ui/play/vedette-result-band.h"
#include "ui/play/vedette-tool-bar.h"
#include "ui/system/vedette-ui-system.h"
#include "ui/widgets/vedette-die-faces.h"
#include "ui/widgets/vedette-why-button.h"
#include "ui/widgets/party/vedette-tint-card.h"

G_BEGIN_DECLS

#define VEDETTE_PLAY_COLUMNS 4

struct _VedettePlayView
{
  AdwBin parent_instance;

  /* template */
  GtkStack *pages;
  AdwBin *before_place;
  AdwBin *end_place;
  GtkWidget *to_end;
  GtkWidget *grid;
  VedetteLadder *ladder;
  VedetteTintCard *head_card;
  AdwBin *head_place;
  GtkWidget *due_pane;
  GtkGrid *due_grid;
  GtkWidget *due_texts;
  AdwBin *due_sign;
  GtkLabel *due;
  GtkWidget *hint_box;
  GtkLabel *hint;
  VedetteWhyButton *hint_why;
  GtkLabel *sum;
  AdwBin *due_place;
  VedetteDieFaces *faces;
  AdwBin *last_place;
  AdwBin *slot_place;
  GtkWidget *moves_place;
  AdwClamp *board_clamp;
  GtkScrolledWindow *board_place;
  AdwBin *rest_place;
  GtkWidget *asleep;
  GtkLabel *asleep_label;
  AdwBin *result_place;
  AdwBin *tools_place;
  GtkLabel *clocks;
  GtkWidget *beside;
  VedettePlaySide *side;

  /* borrowed */
  const VedetteUiSystem *system;
  VedetteBeforePage *before; /* NULL until a battle is shown that has not begun */
  VedetteOfferBox *due_box;
  VedetteOfferBox *board;
  VedettePlayRest *rest;
  VedetteToolBar *tools;
  VedetteResultBand *result;

  /* owned */
  VedetteSession *session;
  GListModel *offers;   /* (element-type VedetteOffer) */
  char *due_words;      /* (nullable) */
  VedetteMove *refused; /* what both sides may still agree to */
  gboolean narrow; /* the window is */
  /* What is due and the moves take turns, because the window is narrow or the text is large. */
  gboolean turns;
  gboolean folded; /* what stands beside the bands takes turns with them */
  gboolean high; /* what stands beside the bands stands below them instead of taking turns */
  gboolean has_faces; /* a single die decides what is due */
  gboolean just_shown; /* and nothing was done since */
  gboolean looks_back; /* at the bands of a battle that is over */
  VedetteOfferBands bands; /* the same, as they are shown */
};

void vedette_play_view_show_ladder (VedettePlayView *self);
void vedette_play_view_show_moves  (VedettePlayView *self);
void vedette_play_view_show_side   (VedettePlayView *self);
void vedette_play_view_share_room  (VedettePlayView *self);
void vedette_play_view_share_width (VedettePlayView *self);

G_END_DECLS
