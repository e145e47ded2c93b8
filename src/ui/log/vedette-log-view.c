/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What was done, newest first: to look up, to go back to, to take along. */

#include "vedette-config.h"

#include "ui/log/vedette-log-view-private.h"

#include <glib/gi18n-lib.h>

#include "ui/log/vedette-dice-panel.h"
#include "ui/log/vedette-log-words.h"
#include "ui/log/vedette-reverse-list.h"
#include "ui/preferences/vedette-settings.h"
#include "ui/widgets/vedette-drop-down.h"
#include "ui/widgets/vedette-spoken.h"

/* Narrower, and the dice beside it give way. */
#define MAIN_WIDTH 660
/* The dice of so many steps are counted again at each of them; those of more only when somebody asks. */
#define FEW_STEPS 1000

G_DEFINE_FINAL_TYPE (VedetteLogView, vedette_log_view, ADW_TYPE_BIN)

static void
update_page (VedetteLogView *self)
{
  gboolean any =
    g_list_model_get_n_items (G_LIST_MODEL (self->filtered)) > 0 || vedette_log_searching_is_on (self->searching);

  gtk_stack_set_visible_child_name (self->stack, any ? "list" : "nothing");
}

void
vedette_log_view_refresh (VedetteLogView *self)
{
  for (guint i = 0; i < self->items->len; i++)
    {
      guint position = gtk_list_item_get_position (g_ptr_array_index (self->items, i));

      vedette_log_chapters_place (self->chapters, vedette_log_view_get_row (self, i), self->shown, position);
      vedette_log_row_refresh (vedette_log_view_get_row (self, i));
    }
}

/* What is looked for is shown wherever it is found. */
static void
look (VedetteLogView *self)
{
  vedette_log_searching_start (self->searching);
  if (vedette_log_filter_look_for (self->filter, gtk_editable_get_text (GTK_EDITABLE (self->search)),
                                   gtk_drop_down_get_selected (self->kind), self->filtered))
    vedette_log_fold_list_unfold_all (self->shown);
  /* Another row may be the first of its chapter. */
  vedette_log_view_refresh (self);
  update_page (self);
}

/* The entry tells of the same text more than once: what is looked for, or was stopped, does not begin again. */
static void
on_filter (VedetteLogView *self)
{
  /* The drop-down of the template chooses its first before there is a list. */
  if (self->filtered != NULL &&
      !vedette_log_filter_is_for (self->filter, gtk_editable_get_text (GTK_EDITABLE (self->search)),
                                  gtk_drop_down_get_selected (self->kind)))
    look (self);
}

/* Of what is looked for, something is there, or is not after all. */
static void
on_searched (VedetteLogView *self)
{
  if (!vedette_log_searching_is_on (self->searching))
    vedette_log_view_refresh (self);
  update_page (self);
}

/* The dice stand beside the log where there is room and they are soon counted, else they are behind a button. */
static void
place_dice (VedetteLogView *self)
{
  GtkScrolledWindow *place;
  gboolean folded, any;

  /* The template tells before there is a battle. */
  if (self->dice_panel == NULL)
    return;
  folded = vedette_adaptive_get_narrow (self->folding) ||
           vedette_battle_get_n_branch (vedette_session_get_battle (self->session)) > FEW_STEPS;
  place = folded ? self->dice_place : self->beside;
  any = vedette_dice_panel_is_any (VEDETTE_DICE_PANEL (self->dice_panel));
  if (gtk_widget_get_ancestor (self->dice_panel, GTK_TYPE_SCROLLED_WINDOW) != GTK_WIDGET (place))
    {
      gtk_scrolled_window_set_child (folded ? self->beside : self->dice_place, NULL);
      gtk_scrolled_window_set_child (place, self->dice_panel);
    }
  gtk_widget_set_visible (GTK_WIDGET (self->dice), folded && any);
  gtk_widget_set_visible (GTK_WIDGET (self->beside), !folded && any);
  gtk_widget_set_size_request (self->main, folded ? -1 : MAIN_WIDTH, -1);
}

/* Of a long battle the chapters come later: until then its steps stand there without heads, or with those they had. */
static void
place_chapters (VedetteLogView *self)
{
  GListModel *chapters = vedette_log_reading_get_chapters (self->reading);

  g_clear_pointer (&self->chapters, vedette_log_chapters_free);
  self->chapters = vedette_log_chapters_new (self->session, chapters);
  if (self->shown != NULL)
    vedette_log_fold_list_set_chapters (self->shown, chapters);
  if (chapters != NULL)
    vedette_ribbon_view_set_chapters (self->ribbon, chapters);
}

static void
on_read (VedetteLogView *self)
{
  place_chapters (self);
  vedette_log_view_refresh (self);
}

/* A new step comes in above; who looks at the newest goes on doing so. */
static void
on_changed (VedetteLogView *self)
{
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (self->scrolled);

  vedette_log_reading_start (self->reading);
  place_chapters (self);
  place_dice (self);
  vedette_log_view_refresh (self);
  update_page (self);
  if (gtk_adjustment_get_value (adjustment) < 1 && g_list_model_get_n_items (G_LIST_MODEL (self->shown)) > 0)
    gtk_widget_activate_action (GTK_WIDGET (self->list), "list.scroll-to-item", "u", 0);
}

static void
on_setup (VedetteLogView *self,
          GtkListItem    *item)
{
  gtk_list_item_set_child (item, vedette_log_row_new (self->session));
}

static void
on_bind (VedetteLogView *self,
         GtkListItem    *item)
{
  VedetteStep *step = gtk_list_item_get_item (item);
  gint64 n = vedette_step_get_n (step);

  vedette_log_chapters_place (self->chapters, VEDETTE_LOG_ROW (gtk_list_item_get_child (item)), self->shown,
                              gtk_list_item_get_position (item));
  vedette_log_row_bind (VEDETTE_LOG_ROW (gtk_list_item_get_child (item)), step,
                        g_hash_table_contains (self->expanded, &n));
  g_ptr_array_add (self->items, item);
  vedette_log_view_focus_head (self, VEDETTE_LOG_ROW (gtk_list_item_get_child (item)));
}

static void
on_unbind (VedetteLogView *self,
           GtkListItem    *item)
{
  g_ptr_array_remove_fast (self->items, item);
  vedette_log_row_unbind (VEDETTE_LOG_ROW (gtk_list_item_get_child (item)));
}

static void
on_activate (VedetteLogView *self,
             guint           position)
{
  g_autoptr (VedetteStep) step = g_list_model_get_item (G_LIST_MODEL (self->shown), position);

  for (guint i = 0; i < self->items->len; i++)
    if (vedette_log_row_get_step (vedette_log_view_get_row (self, i)) == step)
      {
        vedette_log_row_toggle (vedette_log_view_get_row (self, i));
        return;
      }
}

/* Something on the ribbon was clicked */
static void
on_chosen (VedetteLogView *self,
           gint64          step)
{
  guint position = vedette_log_chapters_locate (self->chapters, G_LIST_MODEL (self->shown), step);

  if (position < g_list_model_get_n_items (G_LIST_MODEL (self->shown)))
    gtk_widget_activate_action (GTK_WIDGET (self->list), "list.scroll-to-item", "u", position);
}

static void
vedette_log_view_dispose (GObject *object)
{
  VedetteLogView *self = VEDETTE_LOG_VIEW (object);

  /* The rows go while the view's tables are still there. */
  adw_bin_set_child (ADW_BIN (self), NULL);
  gtk_widget_dispose_template (GTK_WIDGET (self), VEDETTE_TYPE_LOG_VIEW);
  g_clear_object (&self->dice_panel);
  g_clear_object (&self->reading);
  g_clear_object (&self->ribbon);
  g_clear_object (&self->filter);
  g_clear_object (&self->shown);
  g_clear_object (&self->session);
  g_clear_pointer (&self->items, g_ptr_array_unref);
  g_clear_pointer (&self->chapters, vedette_log_chapters_free);
  g_clear_pointer (&self->expanded, g_hash_table_unref);

  G_OBJECT_CLASS (vedette_log_view_parent_class)->dispose (object);
}

static void
vedette_log_view_class_init (VedetteLogViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = vedette_log_view_dispose;
  g_type_ensure (VEDETTE_TYPE_ADAPTIVE);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/vedette_wargames/Vedette/log/vedette-log-view.ui");
  gtk_widget_class_bind_template_child (widget_class, VedetteLogView, folding);
  gtk_widget_class_bind_template_child (widget_class, VedetteLogView, main);
  gtk_widget_class_bind_template_child (widget_class, VedetteLogView, beside);
  gtk_widget_class_bind_template_child (widget_class, VedetteLogView, bar);
  gtk_widget_class_bind_template_child (widget_class, VedetteLogView, search);
  gtk_widget_class_bind_template_child (widget_class, VedetteLogView, kind);
  gtk_widget_class_bind_template_child (widget_class, VedetteLogView, dice);
  gtk_widget_class_bind_template_child (widget_class, VedetteLogView, dice_place);
  gtk_widget_class_bind_template_child (widget_class, VedetteLogView, export);
  gtk_widget_class_bind_template_child (widget_class, VedetteLogView, reading_place);
  gtk_widget_class_bind_template_child (widget_class, VedetteLogView, searching_place);
  gtk_widget_class_bind_template_child (widget_class, VedetteLogView, ribbon_place);
  gtk_widget_class_bind_template_child (widget_class, VedetteLogView, stack);
  gtk_widget_class_bind_template_child (widget_class, VedetteLogView, scrolled);
  gtk_widget_class_bind_template_child (widget_class, VedetteLogView, list);
  gtk_widget_class_bind_template_callback (widget_class, place_dice);
  gtk_widget_class_bind_template_callback (widget_class, on_filter);
  gtk_widget_class_bind_template_callback (widget_class, on_setup);
  gtk_widget_class_bind_template_callback (widget_class, on_bind);
  gtk_widget_class_bind_template_callback (widget_class, on_unbind);
  gtk_widget_class_bind_template_callback (widget_class, on_activate);
  gtk_widget_class_bind_template_callback_full (widget_class, "on_key", G_CALLBACK (vedette_log_view_on_key));
  vedette_log_view_install_actions (widget_class);
}

static void
vedette_log_view_init (VedetteLogView *self)
{
  self->items = g_ptr_array_new ();
  self->to_focus = -1;
  self->expanded = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  gtk_widget_init_template (GTK_WIDGET (self));
  vedette_drop_down_give_way (self->kind);
  vedette_spoken_set_tip (GTK_WIDGET (self->export), _("Copy or Export"));
}

/* Dice are counted for those who roll them. */
static void
make_dice (VedetteLogView *self)
{
  const char *label = vedette_rules_get_dice_label (vedette_session_get_rules (self->session));

  self->dice_panel = g_object_ref_sink (vedette_dice_panel_new (self->session));
  place_dice (self);
  vedette_spoken_set_tip (GTK_WIDGET (self->dice), label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->dice), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

static void
make_ribbon (VedetteLogView *self)
{
  self->ribbon = g_object_ref_sink (VEDETTE_RIBBON_VIEW (vedette_ribbon_view_new_later (self->session)));
  g_signal_connect_object (self->ribbon, "chosen", G_CALLBACK (on_chosen), self, G_CONNECT_SWAPPED);
  adw_bin_set_child (self->ribbon_place, GTK_WIDGET (self->ribbon));
}

static void
make_reading (VedetteLogView *self)
{
  self->reading = g_object_ref_sink (VEDETTE_LOG_READING (vedette_log_reading_new (self->session)));
  g_signal_connect_object (self->reading, "read", G_CALLBACK (on_read), self, G_CONNECT_SWAPPED);
  adw_bin_set_child (self->reading_place, GTK_WIDGET (self->reading));
  vedette_log_reading_start (self->reading);
  place_chapters (self);
}

static void
make_list (VedetteLogView *self)
{
  GListModel *steps = vedette_battle_get_steps (vedette_session_get_battle (self->session));
  g_autoptr (GtkSelectionModel) chosen = NULL;

  self->filter = vedette_log_filter_new (self->session);
  self->filtered = gtk_filter_list_model_new (vedette_reverse_list_new (steps), NULL);
  self->shown = vedette_log_fold_list_new (G_LIST_MODEL (self->filtered));
  g_object_unref (self->filtered); /* the list keeps it */
  vedette_log_fold_list_set_chapters (self->shown, vedette_log_reading_get_chapters (self->reading));
  chosen = GTK_SELECTION_MODEL (gtk_no_selection_new (G_LIST_MODEL (g_object_ref (self->shown))));
  gtk_list_view_set_model (self->list, chosen);
  self->searching = VEDETTE_LOG_SEARCHING (vedette_log_searching_new (self->filtered));
  vedette_log_filter_set_searching (self->filter, self->searching);
  g_signal_connect_object (self->searching, "changed", G_CALLBACK (on_searched), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->searching, "again", G_CALLBACK (look), self, G_CONNECT_SWAPPED);
  adw_bin_set_child (self->searching_place, GTK_WIDGET (self->searching));
}

/**
 * vedette_log_view_new:
 *
 * Returns: (transfer floating): the view of that session
 */
GtkWidget *
vedette_log_view_new (VedetteSession *session)
{
  VedetteLogView *self = g_object_new (VEDETTE_TYPE_LOG_VIEW, NULL);

  self->session = g_object_ref (session);
  make_dice (self);
  make_ribbon (self);
  make_reading (self);
  make_list (self);
  g_signal_connect_object (session, "changed", G_CALLBACK (on_changed), self, G_CONNECT_SWAPPED);
  vedette_settings_watch ("clocks", G_CALLBACK (on_changed), self);
  g_signal_connect_object (adw_style_manager_get_default (), "notify::dark", G_CALLBACK (vedette_log_view_refresh), self, G_CONNECT_SWAPPED);
  look (self);
  return GTK_WIDGET (self);
}

/**
 * vedette_log_view_set_narrow:
 *
 * What is looked for stands above what is shown when both do not fit side by side.
 */
void
vedette_log_view_set_narrow (VedetteLogView *self,
                             gboolean        narrow)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->bar), narrow ? GTK_ORIENTATION_VERTICAL
                                                                     : GTK_ORIENTATION_HORIZONTAL);
  gtk_widget_set_hexpand (GTK_WIDGET (self->kind), narrow);
}
