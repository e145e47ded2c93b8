/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The bar of what happens on the table at any time; what has no room in it is in a menu. */

#include "vedette-config.h"

#include "ui/play/vedette-tool-bar.h"

#include "ui/system/vedette-offer-key.h"
#include "ui/widgets/vedette-spoken.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* So many stand in the bar, where it is wide. */
#define ROOM 5
/* What a button has beside its words, what a key has around it, and what is between two buttons, in px */
#define BUTTON_SPACE 22
#define KEY_SPACE 20
#define SPACING 9
#define TIGHT_SPACING 6
/* Before the button of the menu */
#define MORE_SPACING 12
/* How high the menu is at most, in px, so that it stays in a small window */
#define MENU_HEIGHT 500

struct _VedetteToolBar
{
  AdwBin parent_instance;

  VedetteOfferBox *bar;
  VedetteOfferBox *menu;
  GtkMenuButton *more;
  GtkWidget *more_words; /* on its button */
  GtkWidget *more_sign;  /* beside them */
  GListStore *moves; /* (element-type VedetteOffer) (nullable) */
  GListStore *tools; /* (element-type VedetteOffer) */
  gboolean narrow;
  int width;  /* that it has; 0 as long as that is not known */
  guint idle; /* divides what there is anew */
  VedetteOfferChosen chosen;
  gpointer user_data;
};

G_DEFINE_FINAL_TYPE (VedetteToolBar, vedette_tool_bar, ADW_TYPE_BIN)

static void show_tools (VedetteToolBar *self);

static gboolean
on_idle (gpointer data)
{
  VedetteToolBar *self = data;

  self->idle = 0;
  show_tools (self);
  return G_SOURCE_REMOVE;
}

/* What stands in the bar must not change while it is being laid out. */
static void
vedette_tool_bar_size_allocate (GtkWidget *widget,
                                int        width,
                                int        height,
                                int        baseline)
{
  VedetteToolBar *self = VEDETTE_TOOL_BAR (widget);

  if (width != self->width && self->idle == 0)
    self->idle = g_idle_add_full (GTK_PRIORITY_RESIZE + 5, on_idle, self, NULL);
  self->width = width;
  gtk_widget_allocate (adw_bin_get_child (ADW_BIN (self)), width, height, baseline, NULL);
}

/* What is cut off here goes into the menu, so that little room is enough. */
static void
vedette_tool_bar_measure (GtkWidget      *widget,
                          GtkOrientation  orientation,
                          int             for_size,
                          int            *minimum,
                          int            *natural,
                          int            *minimum_baseline,
                          int            *natural_baseline)
{
  gtk_widget_measure (adw_bin_get_child (ADW_BIN (widget)), orientation, for_size, minimum, natural, minimum_baseline,
                      natural_baseline);
}

static void
vedette_tool_bar_dispose (GObject *object)
{
  g_clear_handle_id (&VEDETTE_TOOL_BAR (object)->idle, g_source_remove);
  g_clear_object (&VEDETTE_TOOL_BAR (object)->moves);
  g_clear_object (&VEDETTE_TOOL_BAR (object)->tools);

  G_OBJECT_CLASS (vedette_tool_bar_parent_class)->dispose (object);
}

static void
vedette_tool_bar_class_init (VedetteToolBarClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = vedette_tool_bar_dispose;
  GTK_WIDGET_CLASS (klass)->measure = vedette_tool_bar_measure;
  GTK_WIDGET_CLASS (klass)->size_allocate = vedette_tool_bar_size_allocate;
}

static void
vedette_tool_bar_init (VedetteToolBar *self)
{
  /* That of a bin would lay it out, and nobody be told how wide it is. */
  gtk_widget_set_layout_manager (GTK_WIDGET (self), NULL);
}

/* The menu is gone before anything else comes up. */
static void
on_chosen_in_menu (VedetteOffer *offer,
                   gpointer      user_data)
{
  VedetteToolBar *self = user_data;

  gtk_menu_button_popdown (self->more);
  self->chosen (offer, self->user_data);
}

/* @in_words: whether it says so on its button, too: nobody looks for moves behind three dots */
static void
name_more (VedetteToolBar *self,
           gboolean        in_words)
{
  const char *name = in_words ? _("More Moves") : _("More");

  gtk_widget_set_visible (self->more_words, in_words);
  vedette_spoken_set_tip (GTK_WIDGET (self->more), in_words ? NULL : name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->more), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

static GtkWidget *
make_more (VedetteToolBar *self)
{
  GtkWidget *popover = gtk_popover_new (), *face = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *scrolled = gtk_scrolled_window_new ();

  self->menu = VEDETTE_OFFER_BOX (vedette_offer_box_new (_("More Table Events"), 1, on_chosen_in_menu, self));
  g_object_set (scrolled, "child", self->menu, "hscrollbar-policy", GTK_POLICY_NEVER, "propagate-natural-width", TRUE,
                "propagate-natural-height", TRUE, "max-content-height", MENU_HEIGHT, "focusable", FALSE, NULL);
  gtk_widget_add_css_class (scrolled, "shows-more");
  gtk_popover_set_child (GTK_POPOVER (popover), scrolled);
  self->more = GTK_MENU_BUTTON (gtk_menu_button_new ());
  self->more_words = vedette_spoken_new_mute_label (_("More Moves"));
  /* The clocks may stand in the same row. */
  gtk_label_set_ellipsize (GTK_LABEL (self->more_words), PANGO_ELLIPSIZE_END);
  gtk_widget_set_hexpand (self->more_words, TRUE);
  gtk_box_append (GTK_BOX (face), self->more_words);
  self->more_sign = g_object_new (GTK_TYPE_IMAGE, "icon-name", "view-more-symbolic", "accessible-role",
                                  GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  gtk_box_append (GTK_BOX (face), self->more_sign);
  gtk_menu_button_set_child (self->more, face);
  gtk_menu_button_set_popover (self->more, popover);
  gtk_widget_set_focus_on_click (GTK_WIDGET (self->more), FALSE);
  gtk_widget_add_css_class (GTK_WIDGET (self->more), "tool-more");
  name_more (self, FALSE);
  return GTK_WIDGET (self->more);
}

GtkWidget *
vedette_tool_bar_new (VedetteOfferChosen chosen,
                      gpointer           user_data)
{
  VedetteToolBar *self = g_object_new (VEDETTE_TYPE_TOOL_BAR, NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, MORE_SPACING);

  self->chosen = chosen;
  self->user_data = user_data;
  self->bar = VEDETTE_OFFER_BOX (vedette_offer_box_new (_("Table Events"), 0, chosen, user_data));
  vedette_offer_box_set_one_line (self->bar);
  gtk_widget_add_css_class (GTK_WIDGET (self->bar), "tools");
  gtk_widget_set_hexpand (GTK_WIDGET (self->bar), TRUE);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->bar));
  gtk_box_append (GTK_BOX (box), make_more (self));
  adw_bin_set_child (ADW_BIN (self), box);
  return GTK_WIDGET (self);
}

static int
measure_text (VedetteToolBar *self,
              const char     *text)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), text);
  g_autoptr (PangoAttrList) attrs = pango_attr_list_new ();
  int width;

  pango_attr_list_insert (attrs, pango_attr_weight_new (PANGO_WEIGHT_BOLD));
  pango_layout_set_attributes (layout, attrs);
  pango_layout_get_pixel_size (layout, &width, NULL);
  return width;
}

/* Returns: how wide its button is, with all of its words */
static int
measure_tool (VedetteToolBar *self,
              VedetteOffer   *offer,
              gboolean        keys)
{
  const char *key = keys ? offer->key : NULL;
  g_autofree char *shown = key != NULL ? vedette_offer_key_show (key) : NULL;

  return measure_text (self, offer->label) + BUTTON_SPACE + (keys ? SPACING : TIGHT_SPACING) +
         (shown != NULL ? measure_text (self, shown) + KEY_SPACE : 0);
}

/* Returns: how wide the button of the menu is, with what is before it */
static int
measure_more (VedetteToolBar *self)
{
  int width;

  /* What is hidden has no width. */
  gtk_widget_set_visible (GTK_WIDGET (self->more), TRUE);
  gtk_widget_measure (GTK_WIDGET (self->more), GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
  return width + MORE_SPACING;
}

/* What has a key goes into the bar before what has none, and only what can be read there. @keys: whether its key can, too
   Returns: whether there is room for all that have a key */
static gboolean
choose (VedetteToolBar *self,
        gboolean       *in_bar,
        gboolean        keys)
{
  GListModel *tools = G_LIST_MODEL (self->tools);
  guint n = g_list_model_get_n_items (tools), taken = 0;
  int left = self->width > 0 ? self->width - measure_more (self) : G_MAXINT;
  gboolean all = TRUE;

  for (int with_key = 1; with_key >= 0; with_key--)
    for (guint i = 0; i < n && taken < ROOM; i++)
      {
        g_autoptr (VedetteOffer) offer = g_list_model_get_item (tools, i);
        int width = left < G_MAXINT ? measure_tool (self, offer, keys) : 0;

        if (in_bar[i] || (offer->key != NULL) != with_key)
          continue;
        if (width > left)
          {
            all = all && !with_key;
            continue;
          }
        in_bar[i] = TRUE;
        left -= width;
        taken++;
      }
  return all;
}

/* What has no place of its own now can be done from the menu, if it can be done. */
static void
add_open (GListStore *menu,
          GListStore *moves)
{
  guint n = moves != NULL ? g_list_model_get_n_items (G_LIST_MODEL (moves)) : 0;

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (VedetteOffer) offer = g_list_model_get_item (G_LIST_MODEL (moves), i);

      if (vedette_offer_is_open (offer))
        g_list_store_append (menu, offer);
    }
}

static void
show_tools (VedetteToolBar *self)
{
  guint n = self->tools != NULL ? g_list_model_get_n_items (G_LIST_MODEL (self->tools)) : 0;
  g_autoptr (GListStore) bar = g_list_store_new (VEDETTE_TYPE_OFFER), menu = g_list_store_new (VEDETTE_TYPE_OFFER);
  g_autofree gboolean *in_bar = g_new0 (gboolean, n + 1);
  gboolean keys = TRUE;

  /* A tool that is not seen is missed more than its key. */
  if (n > 0 && !self->narrow && !choose (self, in_bar, keys))
    {
      keys = FALSE;
      memset (in_bar, 0, n * sizeof (gboolean));
      choose (self, in_bar, keys);
    }
  vedette_offer_box_set_without_keys (self->bar, !keys);
  add_open (menu, self->moves);
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (VedetteOffer) offer = g_list_model_get_item (G_LIST_MODEL (self->tools), i);

      g_list_store_append (in_bar[i] ? bar : menu, offer);
    }
  vedette_offer_box_update (self->bar, G_LIST_MODEL (bar));
  vedette_offer_box_update (self->menu, G_LIST_MODEL (menu));
  gtk_widget_set_visible (GTK_WIDGET (self->more), g_list_model_get_n_items (G_LIST_MODEL (menu)) > 0);
}

/**
 * vedette_tool_bar_update:
 * @moves: (element-type VedetteOffer) (nullable): moves for which there is no room elsewhere
 * @tools: (element-type VedetteOffer): what is in it
 */
void
vedette_tool_bar_update (VedetteToolBar *self,
                         GListStore     *moves,
                         GListStore     *tools)
{
  g_set_object (&self->moves, moves);
  g_set_object (&self->tools, tools);
  show_tools (self);
}

/**
 * vedette_tool_bar_set_narrow:
 * @narrow: whether all of it is in the menu
 * @moves: whether moves for which there is no room elsewhere may be in it, too
 */
void
vedette_tool_bar_set_narrow (VedetteToolBar *self,
                             gboolean        narrow,
                             gboolean        moves)
{
  self->narrow = narrow;
  name_more (self, moves);
  /* Its button has the place of all the others, and its words need the room where the clocks stand beside it. */
  gtk_widget_set_visible (self->more_sign, !narrow);
  gtk_widget_set_visible (GTK_WIDGET (self->bar), !narrow);
  gtk_widget_set_hexpand (GTK_WIDGET (self->more), narrow);
  show_tools (self);
}
