/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What all parties have done in a battle: two face each other, with bars between; more of them are the rows of a table. */

#include "vedette-config.h"

#include "ui/end/vedette-score-card.h"

#include <glib/gi18n-lib.h>

#include "ui/end/vedette-score-bar.h"
#include "ui/widgets/party/vedette-party-disc.h"
#include "ui/widgets/party/vedette-party-paint.h"

#define EDGE 6
#define RADIUS 12
#define DISC 32
#define SMALL_DISC 24

/* Columns of two who face each other */
enum
{
  FIRST_BAR,
  FIRST_VALUE,
  LABEL,
  SECOND_VALUE,
  SECOND_BAR,
  N_COLUMNS,
};

struct _VedetteScoreCard
{
  AdwBin parent_instance;

  GListModel *parties; /* (element-type VedetteParty): those that have figures */
  GListModel *scores;
  GPtrArray *labels; /* of the figures, in their order */
  GPtrArray *bars;   /* (element-type GtkWidget), borrowed */
  GtkSizeGroup *values; /* of two that face each other: as wide on both sides, so that what was counted is in the middle */
  GtkWidget *head;   /* borrowed; NULL where there are not two */
  gboolean narrow;
};

G_DEFINE_FINAL_TYPE (VedetteScoreCard, vedette_score_card, ADW_TYPE_BIN)

static VedetteParty *
get_party (VedetteScoreCard *self,
           guint             i)
{
  g_autoptr (VedetteParty) party = g_list_model_get_item (self->parties, i);

  return party; /* the model keeps it */
}

static void
draw_side (VedetteScoreCard *self,
           GtkSnapshot      *snapshot,
           guint             i,
           float             width,
           float             height)
{
  const char *colour = get_party (self, i)->colour;
  GdkRGBA edge = vedette_party_paint_get_ink (colour), tint = vedette_party_paint_get_tint (colour);
  gboolean right = (i == 1) != (gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL);
  graphene_rect_t head;

  if (colour == NULL || !gtk_widget_compute_bounds (self->head, GTK_WIDGET (self), &head))
    return;
  gtk_snapshot_append_color (snapshot, &edge, &GRAPHENE_RECT_INIT (right ? width - EDGE : 0, 0, EDGE, height));
  gtk_snapshot_append_color (snapshot, &tint,
                             &GRAPHENE_RECT_INIT (right ? width / 2 : 0, 0, width / 2, head.origin.y + head.size.height));
}

static void
snapshot_card (GtkWidget   *widget,
               GtkSnapshot *snapshot)
{
  VedetteScoreCard *self = VEDETTE_SCORE_CARD (widget);
  float width = (float) gtk_widget_get_width (widget), height = (float) gtk_widget_get_height (widget);
  GskRoundedRect outline;

  if (self->head != NULL)
    {
      gsk_rounded_rect_init_from_rect (&outline, &GRAPHENE_RECT_INIT (0, 0, width, height), RADIUS);
      gtk_snapshot_push_rounded_clip (snapshot, &outline);
      draw_side (self, snapshot, 0, width, height);
      draw_side (self, snapshot, 1, width, height);
      gtk_snapshot_pop (snapshot);
    }
  GTK_WIDGET_CLASS (vedette_score_card_parent_class)->snapshot (widget, snapshot);
}

static VedetteScore *
find_score (VedetteScoreCard *self,
            VedetteParty     *party,
            const char       *label)
{
  vedette_each (VedetteScore, score, self->scores)
    {
      if (g_str_equal (score->party, party->id) && g_str_equal (score->label, label))
        return score; /* the model keeps it */
    }
  return NULL;
}

/* How long the longest bar of a figure stands for */
static double
find_whole (VedetteScoreCard *self,
            const char       *label)
{
  double whole = 0;

  vedette_each (VedetteParty, party, self->parties)
    {
      VedetteScore *score = find_score (self, party, label);

      if (score != NULL)
        whole = MAX (whole, score->most > 0 ? score->most : ABS (score->value));
    }
  return whole;
}

static GtkWidget *
make_label (const char *text,
            const char *css_class,
            float       xalign)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), xalign);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  return label;
}

/* The row says the value with whose it is; alone it would be a number of nothing. */
static GtkWidget *
make_value (VedetteScore *score,
            float         xalign)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, "label",
                                   score != NULL ? score->text : "–", "xalign", xalign, "wrap", TRUE,
                                   "justify", xalign == 0 ? GTK_JUSTIFY_LEFT : GTK_JUSTIFY_RIGHT, NULL);

  gtk_widget_add_css_class (label, "score");
  gtk_widget_add_css_class (label, "numeric");
  if (strpbrk (gtk_label_get_text (GTK_LABEL (label)), "0123456789") == NULL)
    gtk_widget_add_css_class (label, "words");
  /* A number reads from the left in any language. */
  gtk_widget_set_direction (label, GTK_TEXT_DIR_LTR);
  return label;
}

static GtkWidget *
make_facing_value (VedetteScoreCard *self,
                   VedetteScore     *score,
                   float             xalign)
{
  GtkWidget *label = make_value (score, xalign);

  gtk_size_group_add_widget (self->values, label);
  return label;
}

static char *
say_row (VedetteScoreCard *self,
         const char       *label)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) parts = NULL;
  g_autofree char *all = NULL;

  vedette_each (VedetteParty, party, self->parties)
    {
      VedetteScore *score = find_score (self, party, label);
      g_autofree char *part = NULL;

      if (score == NULL)
        continue;
      /* Translators: a party, and a figure of what it has done */
      part = g_strdup_printf (C_("score", "%s %s"), party->name, score->text);
      g_strv_builder_add (builder, part);
    }
  parts = g_strv_builder_end (builder);
  all = g_strjoinv (C_("list of names", ", "), parts);
  /* Translators: what was counted, and the figures of all parties */
  return g_strdup_printf (C_("score", "%s: %s"), label, all);
}

static void
add_bar (VedetteScoreCard *self,
         GtkGrid          *grid,
         guint             party,
         VedetteScore     *score,
         double            whole,
         int               row)
{
  GtkWidget *bar = vedette_score_bar_new (get_party (self, party),
                                          score != NULL && whole > 0 ? score->value / whole : 0, party == 0);

  g_ptr_array_add (self->bars, bar);
  gtk_grid_attach (grid, bar, party == 0 ? FIRST_BAR : SECOND_BAR, row, 1, 1);
}

static void
add_facing_row (VedetteScoreCard *self,
                GtkGrid          *grid,
                const char       *label,
                int               row)
{
  VedetteScore *first = find_score (self, get_party (self, 0), label), *second = find_score (self, get_party (self, 1), label);
  GtkWidget *middle = make_label (label, NULL, 0.5f);
  g_autofree char *said = say_row (self, label);
  double whole = find_whole (self, label);
  gboolean from_right = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;

  gtk_label_set_justify (GTK_LABEL (middle), GTK_JUSTIFY_CENTER);
  gtk_widget_add_css_class (middle, "score-label");
  gtk_widget_add_css_class (middle, "facing");
  gtk_accessible_update_property (GTK_ACCESSIBLE (middle), GTK_ACCESSIBLE_PROPERTY_LABEL, said, -1);
  add_bar (self, grid, 0, first, whole, row);
  gtk_grid_attach (grid, make_facing_value (self, first, from_right ? 0 : 1), FIRST_VALUE, row, 1, 1);
  gtk_grid_attach (grid, middle, LABEL, row, 1, 1);
  gtk_grid_attach (grid, make_facing_value (self, second, from_right ? 1 : 0), SECOND_VALUE, row, 1, 1);
  add_bar (self, grid, 1, second, whole, row);
}

/* Below its name a party has those who play it, where anybody said who they are. */
static GtkWidget *
make_name (VedetteParty *party,
           GtkWidget    *name,
           float         xalign)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0), *players;

  gtk_label_set_justify (GTK_LABEL (name), xalign == 0 ? GTK_JUSTIFY_LEFT : GTK_JUSTIFY_RIGHT);
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (box, TRUE);
  gtk_box_append (GTK_BOX (box), name);
  if (party->players != NULL && *party->players != '\0')
    {
      players = make_label (party->players, "secondary", xalign);
      gtk_label_set_justify (GTK_LABEL (players), xalign == 0 ? GTK_JUSTIFY_LEFT : GTK_JUSTIFY_RIGHT);
      gtk_box_append (GTK_BOX (box), players);
    }
  return box;
}

static GtkWidget *
make_half (VedetteScoreCard *self,
           guint             i)
{
  float xalign = i == 0 ? 0 : 1;
  GtkWidget *half = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *disc = vedette_party_disc_new_mute (get_party (self, i), DISC, VEDETTE_PARTY_DISC_FULL);
  GtkWidget *name = make_name (get_party (self, i), make_label (get_party (self, i)->name, "title-3", xalign), xalign);

  gtk_widget_set_valign (disc, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (half), i == 0 ? disc : name);
  gtk_box_append (GTK_BOX (half), i == 0 ? name : disc);
  return half;
}

static GtkWidget *
make_facing (VedetteScoreCard *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkGrid *grid = GTK_GRID (gtk_grid_new ());

  self->head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 24);
  gtk_box_set_homogeneous (GTK_BOX (self->head), TRUE);
  gtk_widget_add_css_class (self->head, "score-head");
  gtk_widget_add_css_class (GTK_WIDGET (grid), "score-rows");
  gtk_grid_set_column_spacing (grid, 12);
  for (guint i = 0; i < 2; i++)
    gtk_box_append (GTK_BOX (self->head), make_half (self, i));
  for (guint i = 0; i < self->labels->len; i++)
    {
      GtkWidget *line = gtk_separator_new (GTK_ORIENTATION_HORIZONTAL);

      if (i > 0)
        gtk_grid_attach (grid, line, FIRST_BAR, (int) i * 2 - 1, N_COLUMNS, 1);
      else
        g_object_unref (g_object_ref_sink (line));
      add_facing_row (self, grid, self->labels->pdata[i], (int) i * 2);
    }
  gtk_box_append (GTK_BOX (box), self->head);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (grid));
  return box;
}

static char *
say_party (VedetteScoreCard *self,
           VedetteParty     *party)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) parts = NULL;
  g_autofree char *all = NULL;

  for (guint i = 0; i < self->labels->len; i++)
    {
      VedetteScore *score = find_score (self, party, self->labels->pdata[i]);

      g_autofree char *part = NULL;

      if (score == NULL)
        continue;
      part = g_strdup_printf (C_("score", "%s %s"), score->label, score->text);
      g_strv_builder_add (builder, part);
    }
  parts = g_strv_builder_end (builder);
  all = g_strjoinv (C_("list of names", ", "), parts);
  return g_strdup_printf (C_("score", "%s: %s"), party->name, all);
}

static void
add_party_row (VedetteScoreCard *self,
               GtkGrid          *grid,
               VedetteParty     *party,
               int               row)
{
  GtkWidget *name = make_label (party->name, "heading", 0);
  g_autofree char *said = say_party (self, party);

  gtk_widget_add_css_class (name, "score-label");
  gtk_accessible_update_property (GTK_ACCESSIBLE (name), GTK_ACCESSIBLE_PROPERTY_LABEL, said, -1);
  gtk_grid_attach (grid, vedette_party_disc_new_mute (party, SMALL_DISC, VEDETTE_PARTY_DISC_FULL), 0, row, 1, 1);
  gtk_grid_attach (grid, make_name (party, name, 0), 1, row, 1, 1);
  for (guint i = 0; i < self->labels->len; i++)
    gtk_grid_attach (grid, make_value (find_score (self, party, self->labels->pdata[i]),
                                       gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL ? 0 : 1),
                     (int) i + 2, row, 1, 1);
}

static GtkWidget *
make_table (VedetteScoreCard *self)
{
  GtkGrid *grid = GTK_GRID (gtk_grid_new ());

  gtk_grid_set_column_spacing (grid, 18);
  gtk_widget_add_css_class (GTK_WIDGET (grid), "score-rows");
  for (guint i = 0; i < self->labels->len; i++)
    {
      GtkWidget *label = make_label (self->labels->pdata[i], "secondary", 1);

      gtk_widget_add_css_class (label, "score-label");
      gtk_grid_attach (grid, label, (int) i + 2, 0, 1, 1);
    }
  for (guint i = 0; i < g_list_model_get_n_items (self->parties); i++)
    {
      gtk_grid_attach (grid, gtk_separator_new (GTK_ORIENTATION_HORIZONTAL), 0, (int) i * 2 + 1,
                       (int) self->labels->len + 2, 1);
      add_party_row (self, grid, get_party (self, i), (int) i * 2 + 2);
    }
  return GTK_WIDGET (grid);
}

static GListModel *
list_parties (VedetteRules *rules,
              const char   *audience)
{
  GListStore *list = g_list_store_new (VEDETTE_TYPE_PARTY);

  vedette_each_new (VedetteParty, party, vedette_rules_list_parties (rules, audience))
    if (party->record != 0)
      g_list_store_append (list, party);
  return G_LIST_MODEL (list);
}

/* A figure that only one of them has stands where it has it. */
static void
list_labels (VedetteScoreCard *self)
{
  guint next = 0;
  const char *party = NULL;

  g_ptr_array_set_size (self->labels, 0);
  vedette_each (VedetteScore, score, self->scores)
    {
      guint found;

      if (g_strcmp0 (party, score->party) != 0)
        next = 0;
      party = score->party;
      if (!g_ptr_array_find_with_equal_func (self->labels, score->label, g_str_equal, &found))
        {
          found = next;
          g_ptr_array_insert (self->labels, (int) found, g_strdup (score->label));
        }
      next = found + 1;
    }
}

/**
 * vedette_score_card_show:
 *
 * Shows the figures as they are now, as far as all who look into the window may know them.
 */
void
vedette_score_card_show (VedetteScoreCard *self,
                         VedetteRules     *rules)
{
  const char *audience = vedette_rules_get_window (rules);

  g_clear_object (&self->parties);
  g_clear_object (&self->scores);
  g_ptr_array_set_size (self->bars, 0);
  g_clear_object (&self->values);
  self->values = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);
  self->head = NULL;
  self->parties = list_parties (rules, audience);
  self->scores = vedette_rules_list_scores (rules, audience);
  list_labels (self);
  adw_bin_set_child (ADW_BIN (self), g_list_model_get_n_items (self->parties) == 2 ? make_facing (self) : make_table (self));
  vedette_score_card_set_narrow (self, self->narrow);
}

/**
 * vedette_score_card_set_narrow:
 *
 * Leaves out the bars where there is no room for them, and gives what they leave to the values.
 */
void
vedette_score_card_set_narrow (VedetteScoreCard *self,
                               gboolean          narrow)
{
  self->narrow = narrow;
  for (guint i = 0; i < self->bars->len; i++)
    gtk_widget_set_visible (self->bars->pdata[i], !narrow);
  for (GSList *l = gtk_size_group_get_widgets (self->values); l != NULL; l = l->next)
    gtk_widget_set_hexpand (l->data, narrow);
}

static void
vedette_score_card_dispose (GObject *object)
{
  VedetteScoreCard *self = VEDETTE_SCORE_CARD (object);

  g_clear_object (&self->parties);
  g_clear_object (&self->scores);
  g_clear_object (&self->values);

  G_OBJECT_CLASS (vedette_score_card_parent_class)->dispose (object);
}

static void
vedette_score_card_finalize (GObject *object)
{
  VedetteScoreCard *self = VEDETTE_SCORE_CARD (object);

  g_ptr_array_unref (self->labels);
  g_ptr_array_unref (self->bars);

  G_OBJECT_CLASS (vedette_score_card_parent_class)->finalize (object);
}

static void
vedette_score_card_class_init (VedetteScoreCardClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = vedette_score_card_dispose;
  G_OBJECT_CLASS (klass)->finalize = vedette_score_card_finalize;
  GTK_WIDGET_CLASS (klass)->snapshot = snapshot_card;
}

static void
vedette_score_card_init (VedetteScoreCard *self)
{
  self->labels = g_ptr_array_new_with_free_func (g_free);
  self->bars = g_ptr_array_new ();
  self->values = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);
  gtk_widget_add_css_class (GTK_WIDGET (self), "card");
}
