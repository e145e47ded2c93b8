/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How the bands of Play, and what stands beside them, share the room of the window. */

#include "vedette-config.h"

#include "ui/play/vedette-play-view-private.h"

#include <glib/gi18n-lib.h>

#include "core/rules/vedette-status.h"
#include "ui/end/vedette-end-page.h"
#include "ui/widgets/vedette-adaptive.h"
#include "ui/widgets/vedette-focus.h"
#include "ui/widgets/vedette-headline.h"
#include "ui/widgets/vedette-spoken.h"
#include "ui/widgets/vedette-style.h"

#define NARROW_COLUMNS 2
/* The number of moves beside each other where each has a disc and a line of details */
#define DETAILED_COLUMNS 3
/* What stands beside the bands, or below them, in px */
#define SIDE_WIDTH 336
#define SIDE_HEIGHT 540
/* So much of the cards is seen at least, in px, and so high is a row of them at most. What has no room is scrolled to. */
#define CARDS_HEIGHT 180
#define NARROW_CARDS_HEIGHT 84
#define MOST_CARD_HEIGHT 260
#define CARD_COLUMNS 2
/* Moves that are no cards are as high as they are; the clamp counts with this, in px. */
#define NO_CLAMP 9999
/* The rows of what is due above the moves, and below them */
#define DUE_ROW 2
#define LAST_ROW 4

/* Returns: (transfer full): the moves that cannot be made now, as one line */
static char *
list_asleep (VedettePlayView *self)
{
  VedetteRules *rules = vedette_session_get_rules (self->session);
  g_autoptr (GString) moves = g_string_new (NULL);

  vedette_each (VedetteOffer, offer, G_LIST_MODEL (self->bands.moves))
    {
      g_autofree char *label = vedette_move_strip_ellipsis (offer->label);

      /* Translators: between moves, as in “March · Charge · Shoot” */
      g_string_append_printf (moves, "%s%s", moves->len > 0 ? C_("list of moves", " · ") : "", label);
    }
  vedette_each_new (VedetteStatus, item, vedette_rules_get_status (rules, vedette_rules_get_viewer (rules)))
    if (item->emphasis == VEDETTE_EMPHASIS_HEADLINE && item->party != NULL)
      /* Translators: the name of a side, and its moves after what is due now, as in “Then Red may: March · Charge” */
      return g_strdup_printf (_("Then %s may: %s"), item->text, moves->str);
  /* Translators: moves after what is due now, as in “Then: March · Charge” */
  return g_strdup_printf (_("Then: %s"), moves->str);
}

/* Moves that cannot be made now are asleep in one line. */
static void
show_asleep (VedettePlayView *self)
{
  gboolean asleep = !self->bands.awake && (!self->turns || self->bands.acts) &&
                    g_list_model_get_n_items (G_LIST_MODEL (self->bands.moves)) > 0;
  g_autofree char *text = asleep ? list_asleep (self) : NULL;

  gtk_widget_set_visible (self->asleep, asleep);
  if (!asleep)
    return;
  gtk_label_set_text (self->asleep_label, text);
  vedette_spoken_set_name (self->asleep, text);
}

/* Where a system shows what came last, the slot is below the texts and reaches down beside the buttons. Where there is little
 * room, or no slot, the buttons have the whole width. */
static void
place_last (VedettePlayView *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self->due_grid));
  gboolean beside = !self->turns && gtk_widget_get_visible (GTK_WIDGET (self->slot_place));

  g_object_set (gtk_layout_manager_get_layout_child (layout, self->due_texts), "column-span", 2, NULL);
  g_object_set (gtk_layout_manager_get_layout_child (layout, GTK_WIDGET (self->slot_place)), "row", 1, "row-span",
                beside ? 2 : 1, NULL);
  g_object_set (gtk_layout_manager_get_layout_child (layout, GTK_WIDGET (self->last_place)), "column-span",
                gtk_widget_get_visible (GTK_WIDGET (self->slot_place)) ? 1 : 2, NULL);
  g_object_set (gtk_layout_manager_get_layout_child (layout, GTK_WIDGET (self->due_place)), "column-span", beside ? 1 : 2,
                NULL);
  /* Where the buttons are below the slot, it does not move when there is one more. */
  gtk_widget_set_valign (GTK_WIDGET (self->slot_place), self->turns ? GTK_ALIGN_START : GTK_ALIGN_FILL);
  gtk_widget_set_valign (GTK_WIDGET (self->last_place), self->turns ? GTK_ALIGN_START : GTK_ALIGN_FILL);
}

/* Cards to choose from have the stage for themselves: what may be done instead stands below them and is quiet. */
static void
show_cards (VedettePlayView *self)
{
  gboolean cards = gtk_widget_get_visible (GTK_WIDGET (self->board_clamp)) && vedette_offer_box_has_cards (self->board);
  guint rows = (g_list_model_get_n_items (G_LIST_MODEL (self->bands.moves)) + CARD_COLUMNS - 1) / CARD_COLUMNS;
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self->due_grid));

  gtk_widget_set_vexpand (self->moves_place, cards);
  gtk_widget_set_vexpand (GTK_WIDGET (self->due_place), self->system->last == NULL && !cards);
  gtk_widget_set_halign (GTK_WIDGET (self->due_place), cards ? GTK_ALIGN_START : GTK_ALIGN_FILL);
  adw_clamp_set_maximum_size (self->board_clamp, cards ? (int) rows * MOST_CARD_HEIGHT : NO_CLAMP);
  /* The clamp asks for the threshold even if what is in it is lower. */
  adw_clamp_set_tightening_threshold (self->board_clamp, cards ? adw_clamp_get_maximum_size (self->board_clamp) : 0);
  if (self->system->new_card == NULL)
    return;
  gtk_widget_set_vexpand (GTK_WIDGET (self->board_place), cards);
  gtk_scrolled_window_set_policy (self->board_place, GTK_POLICY_NEVER, cards ? GTK_POLICY_AUTOMATIC : GTK_POLICY_NEVER);
  gtk_scrolled_window_set_min_content_height (self->board_place,
                                              !cards ? -1 : self->narrow ? NARROW_CARDS_HEIGHT : CARDS_HEIGHT);
  g_object_set (gtk_layout_manager_get_layout_child (layout, GTK_WIDGET (self->due_place)), "row",
                cards ? LAST_ROW : DUE_ROW, NULL);
  vedette_style_set_class (GTK_WIDGET (self->due_place), "quiet", cards);
  /* They say themselves what the hint says. */
  if (cards)
    gtk_widget_set_visible (self->hint_box, FALSE);
}

/* The moves and the tools, which are not made before they are seen */
void
vedette_play_view_show_moves (VedettePlayView *self)
{
  if (!gtk_widget_get_visible (self->moves_place))
    return;
  gtk_widget_set_visible (GTK_WIDGET (self->board_clamp), self->bands.awake && (!self->turns || self->bands.acts));
  if (gtk_widget_get_visible (GTK_WIDGET (self->board_clamp)))
    {
      g_autoptr (VedetteOffer) first = g_list_model_get_item (G_LIST_MODEL (self->bands.moves), 0);
      gboolean detailed = self->system->find_mark != NULL && first != NULL && first->detail != NULL;

      vedette_offer_box_set_columns (self->board, self->narrow ? NARROW_COLUMNS : detailed ? DETAILED_COLUMNS
                                                                                           : VEDETTE_PLAY_COLUMNS);
      vedette_offer_box_update (self->board, G_LIST_MODEL (self->bands.moves));
    }
  show_cards (self);
  show_asleep (self);
  vedette_tool_bar_update (self->tools, self->turns && !self->bands.acts ? self->bands.moves : NULL, self->bands.tools);
  vedette_play_rest_update (self->rest, !self->turns && g_list_model_get_n_items (G_LIST_MODEL (self->bands.moves)) == 0);
  if (vedette_play_rest_has_list (self->rest))
    gtk_widget_set_visible (GTK_WIDGET (self->slot_place), FALSE);
  if (self->system->last != NULL)
    place_last (self);
  /* The moves come after the first frame, and may be the only stop of the tabulator. */
  vedette_focus_skip_empty (self->due_pane);
}

/* What is due and the moves take turns on the stage. */
void
vedette_play_view_share_room (VedettePlayView *self)
{
  gboolean acts = self->bands.acts;
  const char *hint = gtk_label_get_text (self->hint), *sum = gtk_label_get_text (self->sum);
  gboolean folded = self->turns && acts;
  /* The sum tells more than the hint; in a narrow window there is room for the hint alone. */
  gboolean has_sum = *sum != '\0' && !self->narrow && !folded;
  gboolean has_hint = *hint != '\0' && !(self->has_faces && has_sum) && !folded;

  gtk_widget_set_visible (GTK_WIDGET (self->hint), has_hint);
  gtk_widget_set_visible (GTK_WIDGET (self->sum), has_sum);
  gtk_widget_set_visible (self->hint_box, has_hint || has_sum);
  gtk_label_set_lines (self->hint, self->narrow ? 3 : 2);
  /* In a narrow window the words alone fill the place. */
  gtk_widget_set_visible (GTK_WIDGET (self->due_sign), adw_bin_get_child (self->due_sign) != NULL && !self->narrow);
  gtk_widget_set_visible (GTK_WIDGET (self->faces), self->has_faces && !acts && !self->narrow);
  gtk_widget_set_visible (GTK_WIDGET (self->slot_place),
                          !(self->turns && (acts || (self->system->slot != NULL && self->system->slot->wide_only))));
  gtk_widget_set_visible (GTK_WIDGET (self->last_place), self->system->last != NULL && !folded);
  vedette_headline_set_due (self->due, self->due_words != NULL ? self->due_words : "", self->turns && acts ? 1 : 2,
                            self->narrow);
  vedette_play_view_show_moves (self);
  vedette_focus_skip_empty (self->due_pane);
}

/* Where there is no room for what stands beside the bands, there is none for all names of the phases. */
void
vedette_play_view_show_ladder (VedettePlayView *self)
{
  VedetteRules *rules = vedette_session_get_rules (self->session);
  g_autoptr (GListModel) status = vedette_rules_get_status (rules, vedette_rules_get_viewer (rules));

  vedette_ladder_set_low (self->ladder, self->folded);
  vedette_ladder_update (self->ladder, status);
  if (gtk_widget_get_visible (GTK_WIDGET (self->ladder)))
    gtk_widget_add_css_class (self->grid, "laddered");
}

/* Where there is no room for both, what stands beside the bands takes the place of the stage; in a high window it stands
 * below all bands. */
void
vedette_play_view_show_side (VedettePlayView *self)
{
  gboolean hides = self->folded && !self->high;
  gboolean beside = hides && gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->beside));

  gtk_widget_set_visible (self->beside, hides);
  gtk_widget_set_visible (GTK_WIDGET (self->side), !hides || beside);
  gtk_widget_set_visible (GTK_WIDGET (self->head_card), !beside && adw_bin_get_child (self->head_place) != NULL);
  gtk_widget_set_visible (self->due_pane, !beside);
}

/* Gives the bands, and what stands beside them, the places for which there is room. */
void
vedette_play_view_share_width (VedettePlayView *self)
{
  VedetteAdaptive *folding = VEDETTE_ADAPTIVE (adw_bin_get_child (ADW_BIN (self)));

  self->turns = self->narrow || vedette_adaptive_is_text_large (GTK_WIDGET (self));
  self->folded = self->turns || vedette_adaptive_get_narrow (folding);
  self->high = self->folded && !self->turns && vedette_adaptive_get_high (folding);
  vedette_offer_box_set_upright (self->due_box, self->narrow);
  gtk_grid_set_row_spacing (self->due_grid, self->narrow ? 4 : self->system->last != NULL ? 6 : 8);
  gtk_grid_set_column_spacing (self->due_grid, self->narrow ? 12 : self->system->last != NULL ? 18 : 24);
  if (self->system->last != NULL)
    {
      vedette_style_set_class (GTK_WIDGET (self), "turns", self->turns);
      self->system->last->update (adw_bin_get_child (self->last_place), self->session);
      place_last (self);
    }
  gtk_box_set_spacing (GTK_BOX (gtk_widget_get_parent (GTK_WIDGET (self->tools_place))), self->narrow ? 6 : 12);
  vedette_tool_bar_set_narrow (self->tools, self->narrow, self->turns);
  vedette_result_band_set_narrow (self->result, self->turns);
  /* Where it is not beside the bands it stands below them, or in their place, over result and tools. */
  g_object_set (gtk_layout_manager_get_layout_child (gtk_widget_get_layout_manager (self->grid), GTK_WIDGET (self->side)),
                "column", self->folded ? 0 : 1, "row", self->high ? 3 : self->folded ? 1 : 2, NULL);
  g_object_set (gtk_layout_manager_get_layout_child (gtk_widget_get_layout_manager (self->grid), GTK_WIDGET (self->ladder)),
                "column-span", self->folded ? 1 : 2, NULL);
  gtk_widget_set_size_request (GTK_WIDGET (self->side), self->folded ? -1 : SIDE_WIDTH, self->high ? SIDE_HEIGHT : -1);
  gtk_widget_set_vexpand (GTK_WIDGET (self->side), !self->high);
  gtk_widget_set_hexpand (GTK_WIDGET (self->side), self->folded);
  if (self->before != NULL)
    vedette_before_page_set_narrow (self->before, self->turns);
  if (adw_bin_get_child (self->end_place) != NULL)
    vedette_end_page_set_narrow (VEDETTE_END_PAGE (adw_bin_get_child (self->end_place)), self->turns);
  vedette_play_side_set_narrow (self->side, self->turns);
  vedette_play_view_show_ladder (self);
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
