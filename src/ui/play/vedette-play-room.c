/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How the bands of Play, and what stands beside them, share the room of the window. */

#include "vedette-config.h"

#include "ui/play/vedette-play-view-private.h"

#include "ui/end/vedette-end-page.h"
#include "ui/widgets/vedette-adaptive.h"
#include "ui/widgets/vedette-headline.h"

#define NARROW_COLUMNS 2
#define SIDE_WIDTH 336
/* Where there may be more than two rows of moves, they have so much more, in px, before anything else grows. */
#define MORE_ROOM 65

/* The moves and the tools, which are not made before they are seen */
void
vedette_play_view_show_moves (VedettePlayView *self)
{
  if (!gtk_widget_get_visible (self->moves_place))
    return;
  vedette_offer_box_update (self->board, G_LIST_MODEL (self->bands.moves));
  vedette_tool_bar_update (self->tools, self->turns && !self->bands.acts ? self->bands.moves : NULL, self->bands.tools);
  vedette_play_rest_update (self->rest, !self->turns && g_list_model_get_n_items (G_LIST_MODEL (self->bands.moves)) == 0);
}

/* In a narrow window, what is due and the moves take turns; what is due is said in both. */
void
vedette_play_view_share_room (VedettePlayView *self)
{
  gboolean folded = self->turns && self->bands.acts;
  const char *hint = gtk_label_get_text (self->hint);

  gtk_widget_set_visible (gtk_widget_get_parent (GTK_WIDGET (self->hint)), *hint != '\0' && !folded);
  gtk_label_set_lines (self->hint, self->narrow ? 3 : 2);
  /* In a narrow window the words alone fill the place. */
  gtk_widget_set_visible (GTK_WIDGET (self->due_sign), adw_bin_get_child (self->due_sign) != NULL && !self->narrow);
  /* In a narrow window the dialog says it. */
  gtk_widget_set_visible (GTK_WIDGET (self->sum), *gtk_label_get_text (self->sum) != '\0' && !self->narrow && !folded);
  gtk_widget_set_visible (GTK_WIDGET (self->slot_place),
                          !folded && !(self->turns && self->system->slot != NULL && self->system->slot->wide_only));
  vedette_headline_set_due (self->due, self->due_words != NULL ? self->due_words : "", folded ? 1 : 2, self->narrow);
  gtk_widget_set_visible (self->moves_band, !self->turns || self->bands.acts);
  /* What is due has the place of the moves, too, and its buttons their places above the result. */
  gtk_widget_set_vexpand (self->due_card, self->turns && !folded);
  vedette_play_view_show_moves (self);
  if (folded)
    gtk_widget_add_css_class (self->due_card, "folded");
  else
    gtk_widget_remove_css_class (self->due_card, "folded");
}

/* Where there is no room for both, what stands beside the bands takes their place. */
void
vedette_play_view_show_side (VedettePlayView *self)
{
  gboolean beside = self->folded && gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->beside));

  gtk_widget_set_visible (self->beside, self->folded);
  gtk_widget_set_visible (GTK_WIDGET (self->side), !self->folded || beside);
  gtk_widget_set_visible (self->bands_pane, !beside);
}

/* A third row of moves, or the list of all that is to be done at the end of a round */
void
vedette_play_view_make_room_for_moves (VedettePlayView *self)
{
  GtkLayoutManager *layouts[] = { GTK_LAYOUT_MANAGER (self->column_layout), GTK_LAYOUT_MANAGER (self->bands_layout) };
  GtkWidget *children[] = { self->bands_pane, self->moves_band };

  for (guint i = 0; i < G_N_ELEMENTS (layouts); i++)
    g_object_set (gtk_layout_manager_get_layout_child (layouts[i], children[i]), "first", MORE_ROOM, NULL);
}

static void
set_place (GtkWidget *grid,
           GtkWidget *child,
           int        column,
           int        row,
           int        columns,
           int        rows)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (grid);

  g_object_set (gtk_layout_manager_get_layout_child (layout, child), "column", column, "row", row, "column-span", columns,
                "row-span", rows, NULL);
}

/* Gives the bands, and what stands beside them, the places for which there is room. */
void
vedette_play_view_share_width (VedettePlayView *self)
{
  VedetteAdaptive *folding = VEDETTE_ADAPTIVE (adw_bin_get_child (ADW_BIN (self)));

  self->turns = self->narrow || vedette_adaptive_is_text_large (GTK_WIDGET (self));
  self->folded = self->turns || vedette_adaptive_get_narrow (folding);
  vedette_offer_box_set_columns (self->board, self->narrow ? NARROW_COLUMNS : VEDETTE_PLAY_COLUMNS);
  /* Buttons are as high with three rows as with one. */
  vedette_offer_box_set_even (self->board, !self->turns && !self->system->many_moves);
  vedette_spread_layout_set_even (self->column_layout, !self->turns);
  vedette_spread_layout_set_even (self->bands_layout, !self->turns);
  vedette_offer_box_set_upright (self->due_box, self->narrow);
  gtk_box_set_spacing (GTK_BOX (gtk_widget_get_parent (GTK_WIDGET (self->tools_place))), self->narrow ? 6 : 12);
  vedette_tool_bar_set_narrow (self->tools, self->narrow, self->turns);
  vedette_result_band_set_narrow (self->result, self->turns);
  /* Where it is not beside the bands it stands in their place, over result and tools. */
  set_place (self->grid, GTK_WIDGET (self->side), self->folded ? 0 : 1, self->folded ? 0 : 1, 1, 1);
  set_place (self->due_card, GTK_WIDGET (self->due_place), 0, 1, self->narrow ? 2 : 1, 1);
  set_place (self->due_card, GTK_WIDGET (self->slot_place), 1, 0, 1, self->narrow ? 1 : 2);
  gtk_widget_set_size_request (GTK_WIDGET (self->side), self->folded ? -1 : SIDE_WIDTH, -1);
  gtk_widget_set_hexpand (GTK_WIDGET (self->side), self->folded);
  if (adw_bin_get_child (self->end_place) != NULL)
    vedette_end_page_set_narrow (VEDETTE_END_PAGE (adw_bin_get_child (self->end_place)), self->turns);
  vedette_play_side_set_narrow (self->side, self->turns);
  vedette_play_view_share_room (self);
  vedette_play_view_show_side (self);
}

/**
 * vedette_play_view_set_narrow:
 *
 * Shows what is due or the moves, and the panes instead of the bands, where there is no room for both.
 */
void
vedette_play_view_set_narrow (VedettePlayView *self,
                              gboolean         narrow)
{
  self->narrow = narrow;
  vedette_play_view_share_width (self);
}
