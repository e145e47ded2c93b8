/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What was done, newest first: to look up, to go back to, to take along. */

#include "vedette-config.h"

#include "ui/log/vedette-log-view-private.h"

#include <glib/gi18n-lib.h>

#include "ui/log/vedette-dice-panel.h"
#include "ui/log/vedette-log-words.h"
#include "ui/log/vedette-reverse-list.h"
#include "ui/system/vedette-ui-system.h"
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

/* Returns: the place of the group to which the step at the position belongs; G_MAXUINT after the last step */
static guint
find_group (VedetteLogView *self,
            guint           position)
{
  g_autoptr (VedetteStep) item = g_list_model_get_item (G_LIST_MODEL (self->filtered), position);
  VedetteStep *step = item;

  /* A line belongs where its first step does. */
  for (VedetteStep *begun = step; begun != NULL; begun = vedette_ui_system_find_begun (self->session, begun))
    step = begun;
  return step != NULL ? vedette_chapters_find (self->groups, vedette_step_get_n (step)) : G_MAXUINT;
}

/* Gives the row the color of its group. The first row of a group has a head, if there is more than one group. */
static void
place_row (VedetteLogView *self,
           GtkListItem    *item)
{
  guint position = gtk_list_item_get_position (item), group = find_group (self, position);
  g_autoptr (VedetteChapter) chapter = g_list_model_get_item (self->groups, group);
  g_autoptr (VedetteParty) party = NULL;
  const char *head = NULL;

  if (chapter == NULL)
    return;
  party = vedette_parties_find (self->parties, vedette_chapter_get_party (chapter));
  if (g_list_model_get_n_items (self->groups) > 1 && (position == 0 || find_group (self, position - 1) != group))
    {
      if (party != NULL)
        head = party->name;
      else if (chapter->span != NULL)
        head = _("Somebody");
      else
        /* Translators: the headings of what happened before any party had the battle in hand, and while none had */
        head = chapter->from == 0 ? _("Before") : _("In Between");
    }
  vedette_log_row_set_group (VEDETTE_LOG_ROW (gtk_list_item_get_child (item)), party, head);
}

static VedetteLogRow *
get_row (VedetteLogView *self,
         guint           i)
{
  return VEDETTE_LOG_ROW (gtk_list_item_get_child (g_ptr_array_index (self->items, i)));
}

static void
refresh (VedetteLogView *self)
{
  for (guint i = 0; i < self->items->len; i++)
    {
      place_row (self, g_ptr_array_index (self->items, i));
      vedette_log_row_refresh (get_row (self, i));
    }
}

static void
look (VedetteLogView *self)
{
  vedette_log_searching_start (self->searching);
  vedette_log_filter_look_for (self->filter, gtk_editable_get_text (GTK_EDITABLE (self->search)),
                               gtk_drop_down_get_selected (self->kind), self->filtered);
  /* Another row may be the first of its group. */
  refresh (self);
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
    refresh (self);
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

static void
read_groups (VedetteLogView *self)
{
  VedetteRules *rules = vedette_session_get_rules (self->session);
  const char *audience = vedette_rules_get_window (rules);
  g_autoptr (GListModel) spans = vedette_rules_list_spans (rules, audience);

  g_clear_object (&self->groups);
  g_clear_object (&self->parties);
  self->groups = vedette_chapters_new (spans);
  self->parties = vedette_rules_list_parties (rules, audience);
}

/* A new step comes in above; who looks at the newest goes on doing so. */
static void
on_changed (VedetteLogView *self)
{
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (self->scrolled);

  read_groups (self);
  place_dice (self);
  vedette_log_filter_update (self->filter);
  refresh (self);
  update_page (self);
  if (gtk_adjustment_get_value (adjustment) < 1 && g_list_model_get_n_items (G_LIST_MODEL (self->filtered)) > 0)
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

  place_row (self, item);
  vedette_log_row_bind (VEDETTE_LOG_ROW (gtk_list_item_get_child (item)), step,
                        g_hash_table_contains (self->expanded, &n));
  g_ptr_array_add (self->items, item);
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
  g_autoptr (VedetteStep) step = g_list_model_get_item (G_LIST_MODEL (self->filtered), position);

  for (guint i = 0; i < self->items->len; i++)
    if (vedette_log_row_get_step (get_row (self, i)) == step)
      {
        vedette_log_row_toggle (get_row (self, i));
        return;
      }
}

/* Shows the newest step of the group that was chosen on the ribbon, or the next older step. */
static void
on_chosen (VedetteLogView *self,
           gint64          step)
{
  guint wanted = vedette_chapters_find (self->groups, step), position = 0;

  while (position < g_list_model_get_n_items (G_LIST_MODEL (self->filtered)) && find_group (self, position) > wanted)
    position++;
  if (position < g_list_model_get_n_items (G_LIST_MODEL (self->filtered)))
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
  g_clear_object (&self->ribbon);
  g_clear_object (&self->filter);
  g_clear_object (&self->session);
  g_clear_pointer (&self->items, g_ptr_array_unref);
  g_clear_object (&self->groups);
  g_clear_object (&self->parties);
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
  vedette_log_view_install_actions (widget_class);
}

static void
vedette_log_view_init (VedetteLogView *self)
{
  self->items = g_ptr_array_new ();
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
  self->ribbon = g_object_ref_sink (VEDETTE_RIBBON_VIEW (vedette_ribbon_view_new (self->session)));
  g_signal_connect_object (self->ribbon, "chosen", G_CALLBACK (on_chosen), self, G_CONNECT_SWAPPED);
  adw_bin_set_child (self->ribbon_place, GTK_WIDGET (self->ribbon));
}

static void
make_list (VedetteLogView *self)
{
  GListModel *steps = vedette_battle_get_steps (vedette_session_get_battle (self->session));
  g_autoptr (GtkSelectionModel) chosen = NULL;

  self->filter = vedette_log_filter_new (self->session);
  vedette_log_filter_update (self->filter);
  self->filtered = gtk_filter_list_model_new (vedette_reverse_list_new (steps), NULL);
  chosen = GTK_SELECTION_MODEL (gtk_no_selection_new (G_LIST_MODEL (self->filtered))); /* takes the list */
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
  read_groups (self);
  make_list (self);
  g_signal_connect_object (session, "changed", G_CALLBACK (on_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (adw_style_manager_get_default (), "notify::dark", G_CALLBACK (refresh), self, G_CONNECT_SWAPPED);
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
