/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The colour of one character, large enough to be seen across the table (T-23). */

#include "vedette-config.h"

#include "ui/stack/vedette-colour-window.h"

#include <glib/gi18n-lib.h>

#include "core/stack/state/vedette-stack-now.h"
#include "ui/stack/vedette-stack-look.h"
#include "ui/widgets/vedette-spoken.h"

/* The letter and the sign are so large beside the width and the height, and their middle is so far down. */
#define LETTER_WIDTH 0.35
#define LETTER_HEIGHT 0.4
#define LETTER_MIDDLE 0.27

struct _VedetteColourWindow
{
  AdwWindow parent_instance;

  GtkDrawingArea *area;
  GtkLabel *name;
  GtkLabel *tokens;
  GtkLabel *turn;
  VedetteSession *session;
  VedetteParty *party;
  gint64 character;
};

G_DEFINE_FINAL_TYPE (VedetteColourWindow, vedette_colour_window, ADW_TYPE_WINDOW)

static void
vedette_colour_window_dispose (GObject *object)
{
  g_clear_object (&VEDETTE_COLOUR_WINDOW (object)->session);
  g_clear_object (&VEDETTE_COLOUR_WINDOW (object)->party);

  G_OBJECT_CLASS (vedette_colour_window_parent_class)->dispose (object);
}

static void
activate_fullscreen (GtkWidget  *widget,
                     const char *name,
                     GVariant   *parameter)
{
  if (gtk_window_is_fullscreen (GTK_WINDOW (widget)))
    gtk_window_unfullscreen (GTK_WINDOW (widget));
  else
    gtk_window_fullscreen (GTK_WINDOW (widget));
}

static void
vedette_colour_window_class_init (VedetteColourWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = vedette_colour_window_dispose;
  gtk_widget_class_install_action (widget_class, "colour.fullscreen", NULL, activate_fullscreen);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_F11, 0, "colour.fullscreen", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

/* Fills all with the colour, and the upper part with the letter and the sign. */
static void
draw (GtkDrawingArea *area,
      cairo_t        *cr,
      int             width,
      int             height,
      gpointer        user_data)
{
  VedetteColourWindow *self = user_data;
  g_autofree char *text = NULL;
  g_autoptr (PangoLayout) layout = NULL;
  g_autoptr (PangoFontDescription) font = pango_font_description_from_string ("Sans Bold");
  double size = MIN (width * LETTER_WIDTH, height * LETTER_HEIGHT);
  PangoRectangle ink;
  GdkRGBA colour;

  if (self->party == NULL || !gdk_rgba_parse (&colour, self->party->colour))
    return;
  gdk_cairo_set_source_rgba (cr, &colour);
  cairo_paint (cr);
  text = g_strdup_printf ("%s %s", self->party->letter, vedette_sign_get_symbol (self->party->sign));
  layout = gtk_widget_create_pango_layout (GTK_WIDGET (area), text);
  pango_font_description_set_absolute_size (font, size * PANGO_SCALE);
  pango_layout_set_font_description (layout, font);
  pango_layout_get_pixel_extents (layout, &ink, NULL);
  cairo_move_to (cr, (width - ink.width) / 2.0 - ink.x, height * LETTER_MIDDLE - ink.height / 2.0 - ink.y);
  if (vedette_party_wants_dark (self->party))
    cairo_set_source_rgb (cr, 0, 0, 0);
  else
    cairo_set_source_rgb (cr, 1, 1, 1);
  pango_cairo_show_layout (cr, layout);
}

/* Words on the colour are dark or light, as can be read on it. */
static void
show (VedetteColourWindow *self,
      GtkLabel            *label,
      const char          *text)
{
  g_autoptr (PangoAttrList) list = pango_attr_list_new ();
  guint16 grey = self->party != NULL && vedette_party_wants_dark (self->party) ? 0 : G_MAXUINT16;

  pango_attr_list_insert (list, pango_attr_foreground_new (grey, grey, grey));
  pango_attr_list_insert (list, pango_attr_foreground_alpha_new (G_MAXUINT16));
  gtk_label_set_attributes (label, list);
  gtk_label_set_text (label, text);
}

/* The players look at it: it says nothing that is only the GM's. */
static void
update (VedetteColourWindow *self)
{
  VedetteBattle *battle = vedette_session_get_battle (self->session);
  VedetteCharacter *character = vedette_battle_find (battle, vedette_character_get_type (), self->character);
  g_autoptr (GListModel) parties = NULL;
  g_autofree char *tokens = NULL;
  VedetteStackTokens count;
  VedetteStack stack;

  if (character == NULL)
    {
      gtk_window_close (GTK_WINDOW (self));
      return;
    }
  vedette_stack_read (&stack, battle);
  parties = vedette_rules_list_parties (vedette_session_get_rules (self->session), VEDETTE_AUDIENCE_ALL);
  g_set_object (&self->party, vedette_stack_find_party (parties, character));
  count = vedette_stack_get_tokens (character);
  /* Translators: how many tokens a character has in this round, and how many of them have come */
  tokens = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u token, %u drawn", "%u tokens, %u drawn", count.placed),
                            count.placed, count.drawn);
  show (self, self->name, vedette_character_get_name (character));
  show (self, self->tokens, tokens);
  show (self, self->turn, vedette_stack_game_get_owner (stack.game) == self->character ? _("Your Turn!") : "");
  gtk_window_set_title (GTK_WINDOW (self), vedette_character_get_name (character));
  gtk_widget_queue_draw (GTK_WIDGET (self->area));
}

static GtkLabel *
add_label (GtkWidget  *box,
           const char *css_class)
{
  GtkLabel *label = GTK_LABEL (gtk_label_new (NULL));

  gtk_label_set_wrap (label, TRUE);
  gtk_label_set_wrap_mode (label, PANGO_WRAP_WORD_CHAR);
  gtk_label_set_justify (label, GTK_JUSTIFY_CENTER);
  gtk_widget_add_css_class (GTK_WIDGET (label), css_class);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (label));
  return label;
}

/* A finger has no F11: a touch of the colour does the same. */
static void
on_released (VedetteColourWindow *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "colour.fullscreen", NULL);
}

static GtkWidget *
make_header (VedetteColourWindow *self)
{
  GtkWidget *header = adw_header_bar_new ();
  GtkWidget *button = gtk_button_new_from_icon_name ("view-fullscreen-symbolic");

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "colour.fullscreen");
  vedette_spoken_set_tip (button, _("Fullscreen"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Fullscreen"), -1);
  adw_header_bar_pack_end (ADW_HEADER_BAR (header), button);
  g_object_bind_property (self, "fullscreened", header, "visible", G_BINDING_SYNC_CREATE | G_BINDING_INVERT_BOOLEAN);
  return header;
}

static void
vedette_colour_window_init (VedetteColourWindow *self)
{
  GtkWidget *all = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *overlay = gtk_overlay_new ();
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkGesture *click = gtk_gesture_click_new ();

  self->area = GTK_DRAWING_AREA (g_object_new (GTK_TYPE_DRAWING_AREA, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                                               NULL));
  gtk_drawing_area_set_draw_func (self->area, draw, self, NULL);
  gtk_widget_set_vexpand (GTK_WIDGET (self->area), TRUE);
  g_signal_connect_object (click, "released", G_CALLBACK (on_released), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self->area), GTK_EVENT_CONTROLLER (click));
  g_object_set (words, "halign", GTK_ALIGN_CENTER, "valign", GTK_ALIGN_END, "margin-bottom", 24, "margin-start", 12,
                "margin-end", 12, "can-target", FALSE, NULL);
  self->name = add_label (words, "holder");
  self->tokens = add_label (words, "due");
  self->turn = add_label (words, "due");
  gtk_overlay_set_child (GTK_OVERLAY (overlay), GTK_WIDGET (self->area));
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), words);
  gtk_box_append (GTK_BOX (all), make_header (self));
  gtk_box_append (GTK_BOX (all), overlay);
  adw_window_set_content (ADW_WINDOW (self), all);
  gtk_window_set_default_size (GTK_WINDOW (self), 640, 480);
  gtk_widget_set_size_request (GTK_WIDGET (self), 360, 300);
}

/**
 * vedette_colour_window_new:
 * @parent: the window that it closes with
 * @character: whose
 *
 * Returns: (transfer none): a window that follows the battle, to be presented
 */
GtkWidget *
vedette_colour_window_new (GtkWindow      *parent,
                           VedetteSession *session,
                           gint64          character)
{
  VedetteColourWindow *self = g_object_new (VEDETTE_TYPE_COLOUR_WINDOW, NULL);

  self->session = g_object_ref (session);
  self->character = character;
  g_signal_connect_object (session, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (parent, "destroy", G_CALLBACK (gtk_window_destroy), self, G_CONNECT_SWAPPED);
  update (self);
  return GTK_WIDGET (self);
}
