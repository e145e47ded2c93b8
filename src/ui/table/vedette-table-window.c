/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A window for all who stand around the table: who holds, what is due, the number that is needed and the last die, to be read
   from three metres. It has no controls and no secrets; on a second screen it fills that. */

#include "vedette-config.h"

#include "ui/table/vedette-table-window.h"

#include <glib/gi18n-lib.h>

#include "core/rules/vedette-status.h"
#include "ui/play/vedette-ladder.h"
#include "ui/system/vedette-ui-system.h"
#include "ui/table/vedette-fit-layout.h"
#include "ui/table/vedette-party-ground.h"
#include "ui/table/vedette-table-news.h"
#include "ui/widgets/vedette-adaptive.h"
#include "ui/widgets/vedette-clocks-label.h"
#include "ui/widgets/vedette-digits.h"
#include "ui/widgets/vedette-drawing-view.h"
#include "ui/widgets/party/vedette-party-disc.h"

/* On a page of 1920 px */
#define HOLDER_SIZE 120
#define ROLLER_SIZE 96
#define DIE 180
/* More dice are not told apart from afar. */
#define N_DICE 4
/* So wide, in characters, is a fact at most that has up to two lines, and one that is not broken at all. */
#define FACT_WIDTH 16
/* More letters than these, in all of them, do not stand beside who holds, but below. */
#define BESIDE 34
#define SHORT 7
/* So much wider, in letters, is the longest word where it is bold */
#define BOLD_LETTERS 2
#define SECONDS_OF_MINUTE 60

struct _VedetteTableWindow
{
  AdwWindow parent_instance;

  /* template */
  GtkWidget *header;
  VedetteAdaptive *adaptive;
  VedetteFitLayout *fit;
  GtkBox *page;
  VedettePartyGround *head_ground;
  VedetteLadder *ladder;
  GtkBox *head_box;
  AdwBin *holder_place;
  GtkLabel *head_label;
  GtkLabel *headline;
  GtkBox *facts;
  gboolean many_words; /* of the facts */
  GtkBox *due_box;
  AdwBin *roller_place;
  GtkLabel *due;
  GtkLabel *hint;
  GtkLabel *sum;
  VedettePartyGround *need_ground;
  GtkLabel *need;
  GtkLabel *chance;
  AdwBin *piece_place;
  GtkBox *result_box;
  GtkBox *dice;
  GtkLabel *result;
  GtkLabel *since;
  GtkLabel *clocks;
  GtkLabel *clock;
  GtkLabel *battle;

  const VedetteUiSystem *system; /* borrowed */

  /* owned */
  VedetteSession *session;
  guint minute;
};

G_DEFINE_FINAL_TYPE (VedetteTableWindow, vedette_table_window, ADW_TYPE_WINDOW)

static void
show_text (GtkLabel   *label,
           const char *text)
{
  gtk_label_set_text (label, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (label), text != NULL && *text != '\0');
}

static void
show_party (AdwBin       *place,
            VedetteParty *party,
            int           size)
{
  adw_bin_set_child (place, party != NULL ? vedette_party_disc_new_mute (party, size, VEDETTE_PARTY_DISC_FULL) : NULL);
  gtk_widget_set_visible (GTK_WIDGET (place), party != NULL);
}

static void
empty (GtkBox *box)
{
  while (gtk_widget_get_first_child (GTK_WIDGET (box)) != NULL)
    gtk_box_remove (box, gtk_widget_get_first_child (GTK_WIDGET (box)));
}

/* Words of usual length are not broken, and a short text has one line. Letters are wider than the digits that GTK measures
 * widths by. */
static int
count_longest (const char *text)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  int longest = 0;

  if (g_utf8_strlen (text, -1) <= SHORT)
    return (int) g_utf8_strlen (text, -1) + 1;
  for (guint i = 0; words[i] != NULL; i++)
    longest = MAX (longest, (int) g_utf8_strlen (words[i], -1));
  return MIN (longest, FACT_WIDTH);
}

/* Returns: how wide a fact is at most, in characters */
static int
get_width (const char *text)
{
  return MAX (FACT_WIDTH, (int) g_utf8_strlen (text, -1) / 2);
}

static void
add_label (GtkWidget  *box,
           const char *text,
           const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  g_object_set (label, "xalign", 0.0, "wrap", TRUE, "wrap-mode", PANGO_WRAP_WORD_CHAR, "width-chars", count_longest (text),
                "max-width-chars", get_width (text), NULL);
  gtk_widget_add_css_class (label, css_class);
  gtk_box_append (GTK_BOX (box), label);
}

/* How many letters wide the facts are, side by side */
static glong
count_letters (const VedetteTableNews *news)
{
  glong n = 0;

  for (guint i = 0; i < news->facts->len; i++)
    {
      const VedetteTableFact *fact = news->facts->pdata[i];

      n += MIN (g_utf8_strlen (fact->text, -1), get_width (fact->text));
    }
  return n;
}

static void
turn_head (VedetteTableWindow *self)
{
  gboolean below = vedette_adaptive_get_narrow (self->adaptive) || self->many_words;

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->head_box),
                                  below ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  gtk_box_set_spacing (self->head_box, self->many_words ? 24 : 60);
  gtk_widget_set_halign (GTK_WIDGET (self->facts), below ? GTK_ALIGN_START : GTK_ALIGN_FILL);
}

static void
show_head (VedetteTableWindow     *self,
           const VedetteTableNews *news)
{
  self->many_words = count_letters (news) > BESIDE;
  turn_head (self);
  vedette_party_ground_set_party (self->head_ground, news->holder);
  show_party (self->holder_place, news->holder, HOLDER_SIZE);
  show_text (self->head_label, news->head.label);
  show_text (self->headline, news->head.text);
  gtk_label_set_width_chars (self->headline, news->head.text != NULL ? count_longest (news->head.text) + BOLD_LETTERS : -1);
  empty (self->facts);
  for (guint i = 0; i < news->facts->len; i++)
    {
      const VedetteTableFact *fact = news->facts->pdata[i];
      g_autofree char *text = vedette_digits_keep_alone (fact->text);
      GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

      add_label (box, fact->label, "table-caption");
      add_label (box, text, "table-fact");
      gtk_box_append (self->facts, box);
    }
}

static void
show_due (VedetteTableWindow     *self,
          const VedetteTableNews *news)
{
  /* Translators: the number that is needed on a die, or more */
  g_autofree char *need = vedette_digits_keep_order (g_strdup_printf (_("%d+"), news->need));
  g_autofree char *chance = vedette_digits_keep_order (g_strdup (news->chance));

  if (self->system->table_sign == NULL)
    show_party (self->roller_place, news->due != NULL ? news->roller : NULL, ROLLER_SIZE);
  show_text (self->due, news->due);
  show_text (self->hint, news->hint);
  show_text (self->sum, news->sum);
  show_text (self->need, news->need > 0 ? need : NULL);
  show_text (self->chance, chance);
  vedette_party_ground_set_party (self->need_ground, news->roller);
  gtk_widget_set_visible (GTK_WIDGET (self->need_ground), news->need > 0);
}

/* One of several is in the colour of whose it is. */
static GtkWidget *
make_die (VedetteTableWindow     *self,
          const VedetteTableNews *news,
          VedetteNatural         *rolled)
{
  VedetteDrawingView *die = VEDETTE_DRAWING_VIEW (vedette_drawing_view_new (NULL));
  int natural = rolled->natural, need = news->rolled_need;
  const char *id = news->naturals->len > 1 ? rolled->party : NULL;
  VedetteRules *rules = vedette_session_get_rules (self->session);
  g_autoptr (VedetteParty) party = id != NULL ? vedette_rules_find_party (rules, id) : NULL;
  gboolean low = natural < need && vedette_rules_is_marked (rules, rolled->sides, natural);

  vedette_drawing_view_set_die (die, rolled->sides, natural, need == 0 ? 0 : natural >= need ? 1 : -1, low,
                                party != NULL ? party->colour : NULL, DIE);
  gtk_widget_set_valign (GTK_WIDGET (die), GTK_ALIGN_CENTER);
  return GTK_WIDGET (die);
}

static void
show_result (VedetteTableWindow     *self,
             const VedetteTableNews *news)
{
  empty (self->dice);
  for (guint i = 0; i < MIN (news->naturals->len, N_DICE); i++)
    gtk_box_append (self->dice, make_die (self, news, news->naturals->pdata[i]));
  gtk_widget_set_visible (GTK_WIDGET (self->dice), gtk_widget_get_first_child (GTK_WIDGET (self->dice)) != NULL);
  show_text (self->result, news->result);
  show_text (self->since, news->since);
}

static void
show_ladder (VedetteTableWindow *self)
{
  VedetteRules *rules = vedette_session_get_rules (self->session);
  g_autoptr (GListModel) status = vedette_rules_get_status (rules, VEDETTE_AUDIENCE_ALL);

  vedette_ladder_set_low (self->ladder, vedette_adaptive_get_narrow (self->adaptive));
  vedette_ladder_update (self->ladder, status);
}

static void
show_pane (VedetteTableWindow *self,
           AdwBin             *place,
           const VedettePane  *pane)
{
  if (pane == NULL)
    return;
  if (adw_bin_get_child (place) == NULL)
    adw_bin_set_child (place, vedette_pane_new (pane, self->session));
  pane->update (adw_bin_get_child (place), self->session);
  gtk_widget_set_visible (GTK_WIDGET (place), gtk_widget_get_visible (adw_bin_get_child (place)));
}

static void
update (VedetteTableWindow *self)
{
  VedetteRules *rules = vedette_session_get_rules (self->session);
  g_autoptr (VedetteTableNews) news = vedette_table_news_read (rules);
  g_autofree char *battle = vedette_rules_get_title (rules, VEDETTE_AUDIENCE_ALL);
  /* Translators: the title of a window that shows a battle to all; the name of the battle */
  g_autofree char *title = g_strdup_printf (_("Table View: %s"), battle);

  gtk_window_set_title (GTK_WINDOW (self), title);
  show_head (self, news);
  show_ladder (self);
  show_due (self, news);
  show_pane (self, self->roller_place, self->system->table_sign);
  show_pane (self, self->piece_place, self->system->table);
  show_result (self, news);
  show_text (self->battle, battle);
}

static gboolean
on_minute (gpointer data)
{
  VedetteTableWindow *self = data;
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *text = g_date_time_format (now, "%H:%M");

  show_text (self->clock, text);
  self->minute = g_timeout_add_seconds ((guint) (SECONDS_OF_MINUTE - g_date_time_get_second (now)), on_minute, self);
  return G_SOURCE_REMOVE;
}

/* What stands side by side on a broad page stands one below the other on a narrow one. */
static void
on_narrow (VedetteTableWindow *self)
{
  gboolean narrow = vedette_adaptive_get_narrow (self->adaptive);
  GtkBox *boxes[] = { self->due_box, self->result_box };

  for (guint i = 0; i < G_N_ELEMENTS (boxes); i++)
    gtk_orientable_set_orientation (GTK_ORIENTABLE (boxes[i]),
                                    narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  turn_head (self);
  show_ladder (self);
  vedette_fit_layout_set_page (self->fit, narrow ? 800 : 1920, narrow ? 1200 : 1080);
}

static void
vedette_table_window_dispose (GObject *object)
{
  VedetteTableWindow *self = VEDETTE_TABLE_WINDOW (object);

  g_clear_handle_id (&self->minute, g_source_remove);
  g_clear_object (&self->session);
  gtk_widget_dispose_template (GTK_WIDGET (self), VEDETTE_TYPE_TABLE_WINDOW);

  G_OBJECT_CLASS (vedette_table_window_parent_class)->dispose (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, VedetteTableWindow, header);
  gtk_widget_class_bind_template_child (widget_class, VedetteTableWindow, adaptive);
  gtk_widget_class_bind_template_child (widget_class, VedetteTableWindow, fit);
  gtk_widget_class_bind_template_child (widget_class, VedetteTableWindow, page);
  gtk_widget_class_bind_template_child (widget_class, VedetteTableWindow, head_ground);
  gtk_widget_class_bind_template_child (widget_class, VedetteTableWindow, ladder);
  gtk_widget_class_bind_template_child (widget_class, VedetteTableWindow, head_box);
  gtk_widget_class_bind_template_child (widget_class, VedetteTableWindow, holder_place);
  gtk_widget_class_bind_template_child (widget_class, VedetteTableWindow, head_label);
  gtk_widget_class_bind_template_child (widget_class, VedetteTableWindow, headline);
  gtk_widget_class_bind_template_child (widget_class, VedetteTableWindow, facts);
  gtk_widget_class_bind_template_child (widget_class, VedetteTableWindow, due_box);
  gtk_widget_class_bind_template_child (widget_class, VedetteTableWindow, roller_place);
  gtk_widget_class_bind_template_child (widget_class, VedetteTableWindow, due);
  gtk_widget_class_bind_template_child (widget_class, VedetteTableWindow, hint);
  gtk_widget_class_bind_template_child (widget_class, VedetteTableWindow, sum);
  gtk_widget_class_bind_template_child (widget_class, VedetteTableWindow, need_ground);
  gtk_widget_class_bind_template_child (widget_class, VedetteTableWindow, need);
  gtk_widget_class_bind_template_child (widget_class, VedetteTableWindow, chance);
  gtk_widget_class_bind_template_child (widget_class, VedetteTableWindow, piece_place);
  gtk_widget_class_bind_template_child (widget_class, VedetteTableWindow, result_box);
  gtk_widget_class_bind_template_child (widget_class, VedetteTableWindow, dice);
  gtk_widget_class_bind_template_child (widget_class, VedetteTableWindow, result);
  gtk_widget_class_bind_template_child (widget_class, VedetteTableWindow, since);
  gtk_widget_class_bind_template_child (widget_class, VedetteTableWindow, clocks);
  gtk_widget_class_bind_template_child (widget_class, VedetteTableWindow, clock);
  gtk_widget_class_bind_template_child (widget_class, VedetteTableWindow, battle);
}

static void
vedette_table_window_class_init (VedetteTableWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = vedette_table_window_dispose;
  g_type_ensure (VEDETTE_TYPE_ADAPTIVE);
  g_type_ensure (VEDETTE_TYPE_FIT_LAYOUT);
  g_type_ensure (VEDETTE_TYPE_LADDER);
  g_type_ensure (VEDETTE_TYPE_PARTY_GROUND);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/vedette_wargames/Vedette/table/vedette-table-window.ui");
  bind_template (widget_class);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_F11, 0, "window.close", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_w, GDK_CONTROL_MASK, "window.close", NULL);
}

static void
vedette_table_window_init (VedetteTableWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  g_object_bind_property (self, "fullscreened", self->header, "visible", G_BINDING_SYNC_CREATE | G_BINDING_INVERT_BOOLEAN);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->headline), GTK_ACCESSIBLE_PROPERTY_LEVEL, 1, -1);
}

/**
 * vedette_table_window_new:
 *
 * Returns: (transfer none): a window that follows the battle; it belongs to no application, which asks none for anything
 */
GtkWidget *
vedette_table_window_new (VedetteSession *session)
{
  VedetteTableWindow *self = g_object_new (VEDETTE_TYPE_TABLE_WINDOW, NULL);

  self->session = g_object_ref (session);
  self->system = vedette_ui_system_find (vedette_session_get_battle (session));
  gtk_widget_set_visible (GTK_WIDGET (self->piece_place), FALSE);
  g_signal_connect_object (session, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->adaptive, "notify::narrow", G_CALLBACK (on_narrow), self, G_CONNECT_SWAPPED);
  vedette_clocks_label_follow (self->clocks, vedette_session_get_clocks (session));
  on_narrow (self);
  on_minute (self);
  update (self);
  return GTK_WIDGET (self);
}

/* Returns: (transfer full) (nullable): a screen other than that of the window */
static GdkMonitor *
find_other (GtkWindow *window)
{
  GdkDisplay *display = gtk_widget_get_display (GTK_WIDGET (window));
  GdkSurface *surface = gtk_native_get_surface (GTK_NATIVE (window));
  GdkMonitor *own = surface != NULL ? gdk_display_get_monitor_at_surface (display, surface) : NULL;
  GListModel *monitors = gdk_display_get_monitors (display);

  vedette_each (GdkMonitor, monitor, own != NULL ? monitors : NULL)
    if (monitor != own)
      return g_object_ref (monitor);
  return NULL;
}

/**
 * vedette_table_window_show:
 * @beside: the window in which the battle is played
 *
 * Fills another screen, if there is one, and leaves the keyboard where it was; else shows itself as a window among others.
 */
void
vedette_table_window_show (VedetteTableWindow *self,
                           GtkWindow          *beside)
{
  g_autoptr (GdkMonitor) other = find_other (beside);

  if (other != NULL)
    gtk_window_fullscreen_on_monitor (GTK_WINDOW (self), other);
  gtk_window_present (GTK_WINDOW (self));
  if (other != NULL)
    gtk_window_present (beside);
}
