/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Buttons of what may be done now, each with its key; those that are not allowed are dimmed and say why. */

#include "vedette-config.h"

#include "ui/play/vedette-offer-box.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "ui/system/vedette-offer-key.h"
#include "ui/system/vedette-ui-system.h"
#include "ui/widgets/vedette-move-button.h"

/* So many can have a digit for a key; more are found by typing. */
#define MAX_KEYS 9
/* Between the buttons, in px */
#define SPACING 12
/* The same in a row, in which each has the width of its words; and where their keys are left out, or between rows of discs */
#define ROW_SPACING 9
#define TIGHT_SPACING 6
/* The same between one row and the next where few stand beside each other, so that more rows are seen */
#define NARROW_SPACING 3
#define FEW_COLUMNS 2
/* In a column, so that no button needs more than two lines */
#define LEAST_CHARS 9
/* How many buttons stand beside each other in a narrow window */
#define UPRIGHT_COLUMNS 2

struct _VedetteOfferBox
{
  AdwBin parent_instance;

  GtkSearchEntry *search; /* shown where one move is offered more often than there are keys; NULL until then */
  GtkWidget *box;
  GPtrArray *buttons;     /* (element-type GtkButton), in their order */
  guint columns;          /* 0: a row */
  GtkWidget *fillers[4];
  gboolean upright;       /* whether what is due stands above the others, two of which are beside each other */
  gboolean one_line;      /* whether words never stand below each other */
  gboolean without_keys;
  gboolean cards;         /* whether its offers are cards now, which are twice as wide */
  VedetteSession *session; /* borrowed: the view around this owns it; NULL where no offer is a card or has a mark */
  VedetteOfferChosen chosen;
  gpointer user_data;
};

G_DEFINE_FINAL_TYPE (VedetteOfferBox, vedette_offer_box, ADW_TYPE_BIN)

static void
vedette_offer_box_dispose (GObject *object)
{
  g_clear_pointer (&VEDETTE_OFFER_BOX (object)->buttons, g_ptr_array_unref);

  G_OBJECT_CLASS (vedette_offer_box_parent_class)->dispose (object);
}

static void
vedette_offer_box_class_init (VedetteOfferBoxClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = vedette_offer_box_dispose;
}

static GtkWidget *
get_button (VedetteOfferBox *self,
            guint            i)
{
  return i < self->buttons->len ? self->buttons->pdata[i] : NULL;
}

static VedetteOffer *
get_offer (GtkWidget *button)
{
  return g_object_get_data (G_OBJECT (button), "vedette-offer");
}

static gboolean
is_found (VedetteOfferBox *self,
          VedetteOffer    *offer)
{
  g_autofree char *sought = NULL, *label = NULL;

  if (self->search == NULL)
    return TRUE;
  sought = g_utf8_casefold (gtk_editable_get_text (GTK_EDITABLE (self->search)), -1);
  label = g_utf8_casefold (offer->label, -1);
  return strstr (label, sought) != NULL;
}

static guint
get_columns (VedetteOfferBox *self)
{
  return self->cards ? self->columns / 2 : self->columns;
}

static void
put (VedetteOfferBox *self,
     GtkWidget       *button,
     int              column,
     int              row,
     int              columns)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (self->box);

  g_object_set (gtk_layout_manager_get_layout_child (layout, button), "column", column, "row", row, "column-span", columns,
                NULL);
}

/* @i: which of @n that are shown it is; @lead: how many of them have a row of their own */
static void
place (VedetteOfferBox *self,
       GtkWidget       *button,
       int              i,
       int              n,
       int              lead)
{
  int beside = i - lead;

  if (self->columns > 0)
    put (self, button, i % (int) get_columns (self), i / (int) get_columns (self), 1);
  else if (!self->upright)
    put (self, button, i, 0, 1);
  else if (i < lead)
    put (self, button, 0, i, UPRIGHT_COLUMNS);
  else
    put (self, button, beside % UPRIGHT_COLUMNS, lead + beside / UPRIGHT_COLUMNS,
         i == n - 1 ? UPRIGHT_COLUMNS - beside % UPRIGHT_COLUMNS : 1);
}

/* What is due stands above the others, if anything is. */
static int
count_lead (VedetteOfferBox *self)
{
  for (guint k = 0; k < self->buttons->len; k++)
    if (gtk_widget_get_visible (get_button (self, k)))
      return get_offer (get_button (self, k))->place == VEDETTE_OFFER_DUE ? 1 : 0;
  return 0;
}

/* Puts those that are sought in their order, and hides the rest. */
static void
show_found (VedetteOfferBox *self)
{
  int n = 0, i = 0, lead;

  for (guint k = 0; k < self->buttons->len; k++)
    {
      gtk_widget_set_visible (get_button (self, k), is_found (self, get_offer (get_button (self, k))));
      n += gtk_widget_get_visible (get_button (self, k));
    }
  lead = count_lead (self);
  for (guint k = 0; k < self->buttons->len; k++)
    if (gtk_widget_get_visible (get_button (self, k)))
      place (self, get_button (self, k), i++, n, lead);
    else
      put (self, get_button (self, k), 0, 0, 1);
  gtk_widget_set_visible (self->box, n > 0);
}

/* Enter does the first that is found. */
static void
on_search_activate (VedetteOfferBox *self)
{
  g_autoptr (VedetteOffer) offer = NULL;
  GtkWidget *button;

  for (guint i = 0; offer == NULL && (button = get_button (self, i)) != NULL; i++)
    if (is_found (self, get_offer (button)) && vedette_offer_is_open (get_offer (button)))
      offer = g_object_ref (get_offer (button));
  if (offer == NULL)
    {
      gtk_widget_error_bell (GTK_WIDGET (self->search));
      return;
    }
  gtk_editable_set_text (GTK_EDITABLE (self->search), "");
  /* What is done takes the focus where it belongs. */
  gtk_root_set_focus (gtk_widget_get_root (GTK_WIDGET (self)), NULL);
  self->chosen (offer, self->user_data);
}

static void
on_search_stopped (VedetteOfferBox *self)
{
  gtk_editable_set_text (GTK_EDITABLE (self->search), "");
  gtk_widget_child_focus (self->box, GTK_DIR_TAB_FORWARD);
}

/* An entry costs more than all the buttons, and few boxes ever need one. */
static void
make_search (VedetteOfferBox *self)
{
  self->search = GTK_SEARCH_ENTRY (gtk_search_entry_new ());
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->search), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Find Move"), -1);
  g_object_set (self->search, "placeholder-text", _("Find Move"), NULL);
  g_signal_connect_swapped (self->search, "activate", G_CALLBACK (on_search_activate), self);
  g_signal_connect_swapped (self->search, "stop-search", G_CALLBACK (on_search_stopped), self);
  g_signal_connect_swapped (self->search, "changed", G_CALLBACK (show_found), self);
  gtk_box_prepend (GTK_BOX (adw_bin_get_child (ADW_BIN (self))), GTK_WIDGET (self->search));
}

static void
show_search (VedetteOfferBox *self,
             gboolean         needed)
{
  if (needed && self->search == NULL)
    make_search (self);
  if (self->search == NULL)
    return;
  gtk_widget_set_visible (GTK_WIDGET (self->search), needed);
  if (!needed)
    gtk_editable_set_text (GTK_EDITABLE (self->search), "");
}

static void
vedette_offer_box_init (VedetteOfferBox *self)
{
  self->buttons = g_ptr_array_new ();
  adw_bin_set_child (ADW_BIN (self), gtk_box_new (GTK_ORIENTATION_VERTICAL, 6));
}

static GtkWidget *
make_box (const char *name,
          gboolean    even)
{
  GtkWidget *box = g_object_new (GTK_TYPE_GRID, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, "column-homogeneous", even,
                                 "row-spacing", SPACING, "column-spacing", even ? SPACING : ROW_SPACING, NULL);

  gtk_accessible_update_property (GTK_ACCESSIBLE (box), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  return box;
}

/* Each column is there, and as wide, even if nothing stands in it. A column in which only something hidden stands would be as
   wide, too: so nothing may stand in those that there are not. */
static void
show_columns (VedetteOfferBox *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (self->fillers); i++)
    if (self->fillers[i] != NULL)
      put (self, self->fillers[i], i < get_columns (self) ? (int) i : 0, 0, 1);
}

static const VedetteUiSystem *
get_system (VedetteOfferBox *self)
{
  return self->session != NULL ? vedette_ui_system_find (vedette_session_get_battle (self->session)) : NULL;
}

/* Whether discs stand before the labels */
static gboolean
has_marks (VedetteOfferBox *self)
{
  return self->session != NULL && get_system (self)->find_mark != NULL;
}

static void
share_height (VedetteOfferBox *self)
{
  gtk_grid_set_row_spacing (GTK_GRID (self->box), self->columns > 0 && self->columns <= FEW_COLUMNS ? NARROW_SPACING
                                                  : has_marks (self)                               ? TIGHT_SPACING : SPACING);
}

static void
add_columns (VedetteOfferBox *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (self->fillers); i++)
    {
      self->fillers[i] = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
      gtk_grid_attach (GTK_GRID (self->box), self->fillers[i], (int) i, 0, 1, 1);
    }
  show_columns (self);
}

/**
 * vedette_offer_box_new:
 * @name: what the buttons are together, for screen readers
 * @columns: how many stand beside each other, all as wide; 0 for a row in which each has the width of its words, and what
 *   comes next the room that is left
 *
 * Returns: (transfer floating): an empty box
 */
GtkWidget *
vedette_offer_box_new (const char         *name,
                       guint               columns,
                       VedetteOfferChosen  chosen,
                       gpointer            user_data)
{
  VedetteOfferBox *self = g_object_new (VEDETTE_TYPE_OFFER_BOX, NULL);

  self->chosen = chosen;
  self->user_data = user_data;
  self->columns = columns;
  self->box = make_box (name, columns > 0);
  share_height (self);
  if (columns > 1)
    add_columns (self);
  gtk_box_append (GTK_BOX (adw_bin_get_child (ADW_BIN (self))), self->box);
  return GTK_WIDGET (self);
}

/**
 * vedette_offer_box_set_columns:
 * @columns: how many stand beside each other, where they stand in columns
 */
void
vedette_offer_box_set_columns (VedetteOfferBox *self,
                               guint            columns)
{
  self->columns = columns;
  share_height (self);
  show_columns (self);
  show_found (self);
}

/**
 * vedette_offer_box_set_upright:
 * @upright: whether what is due stands above the others, two of which are beside each other
 */
void
vedette_offer_box_set_upright (VedetteOfferBox *self,
                               gboolean         upright)
{
  self->upright = upright;
  gtk_grid_set_column_homogeneous (GTK_GRID (self->box), upright || self->columns > 0);
  show_found (self);
}

/**
 * vedette_offer_box_set_session:
 *
 * Lets offers be the cards that the system of the battle makes of them, or bear the discs that it gives them, where they stand
 * in columns.
 */
void
vedette_offer_box_set_session (VedetteOfferBox *self,
                               VedetteSession  *session)
{
  self->session = session;
}

/**
 * vedette_offer_box_has_cards:
 *
 * Returns: whether its offers are cards now
 */
gboolean
vedette_offer_box_has_cards (VedetteOfferBox *self)
{
  return self->cards;
}

/**
 * vedette_offer_box_set_one_line:
 *
 * Has the words of each button in one line, before there are any.
 */
void
vedette_offer_box_set_one_line (VedetteOfferBox *self)
{
  self->one_line = TRUE;
}

/**
 * vedette_offer_box_set_without_keys:
 * @without_keys: whether its buttons leave the room of their keys, and some of that between them, to the words, from the next
 *   update on
 */
void
vedette_offer_box_set_without_keys (VedetteOfferBox *self,
                                    gboolean         without_keys)
{
  self->without_keys = without_keys;
  gtk_grid_set_column_spacing (GTK_GRID (self->box), without_keys ? TIGHT_SPACING : ROW_SPACING);
}

static void
show_mark (VedetteOfferBox *self,
           GtkWidget       *button,
           VedetteOffer    *offer)
{
  g_autoptr (VedetteParty) party = has_marks (self) ? get_system (self)->find_mark (self->session, offer) : NULL;

  vedette_move_button_set_mark (button, party);
}

static void
on_clicked (GtkButton       *button,
            VedetteOfferBox *self)
{
  /* What is done may take the button away. */
  g_autoptr (VedetteOffer) offer = g_object_ref (get_offer (GTK_WIDGET (button)));

  self->chosen (offer, self->user_data);
}

static GtkWidget *
add_button (VedetteOfferBox *self,
            VedetteOffer    *offer)
{
  const char *key = offer->key;
  g_autofree char *shown = key != NULL ? vedette_offer_key_show (key) : NULL;
  GtkWidget *button = vedette_move_button_new (offer->label, shown);

  if (!self->cards && offer->detail != NULL)
    vedette_move_button_set_detail (button, offer->detail);
  gtk_widget_add_css_class (button, self->cards ? "choice-card" : "band-button");
  gtk_widget_set_vexpand (button, self->cards);
  /* Who clicks goes on with Enter as it stands on the screen: a form that is given up does not leave it to this button. */
  gtk_widget_set_focus_on_click (button, FALSE);
  if (!self->one_line && !self->cards)
    vedette_move_button_wrap (button, self->columns > 1 ? LEAST_CHARS : -1);
  if (g_strcmp0 (key, VEDETTE_OFFER_ENTER) == 0)
    {
      gtk_widget_add_css_class (button, "suggested-action");
      gtk_widget_set_hexpand (button, self->columns == 0);
    }
  g_signal_connect (button, "clicked", G_CALLBACK (on_clicked), self);
  g_object_set_data_full (G_OBJECT (button), "vedette-offer", g_object_ref (offer), g_object_unref);
  g_ptr_array_add (self->buttons, button);
  gtk_grid_attach (GTK_GRID (self->box), button, (int) self->buttons->len, 0, 1, 1);
  return button;
}

static gboolean
looks_like (VedetteOfferBox *self,
            GtkWidget       *button,
            VedetteOffer    *offer)
{
  VedetteOffer *old = get_offer (button);

  return gtk_widget_has_css_class (button, "choice-card") == self->cards && g_str_equal (old->label, offer->label) &&
         g_strcmp0 (old->detail, offer->detail) == 0 &&
         g_strcmp0 (old->key, offer->key) == 0;
}

static void
remove_from (VedetteOfferBox *self,
             guint            i)
{
  while (self->buttons->len > i)
    {
      GtkWidget *button = self->buttons->pdata[self->buttons->len - 1];

      g_ptr_array_set_size (self->buttons, (int) self->buttons->len - 1);
      gtk_grid_remove (GTK_GRID (self->box), button);
    }
}

/* Whether one of the moves is offered more often than there are keys, not counting what is not open now */
static gboolean
needs_search (VedetteOfferBox *self)
{
  guint n_alike = 0;
  GtkWidget *button;

  for (guint i = 0; n_alike <= MAX_KEYS && (button = get_button (self, i)) != NULL; i++)
    {
      const char *name = vedette_move_get_name (get_offer (button)->move);
      GtkWidget *other;

      n_alike = 0;
      for (guint k = i; (other = get_button (self, k)) != NULL; k++)
        if (vedette_offer_is_open (get_offer (other)) &&
            g_str_equal (vedette_move_get_name (get_offer (other)->move), name))
          n_alike++;
    }
  return n_alike > MAX_KEYS;
}

/**
 * vedette_offer_box_find:
 *
 * Puts the focus where an offer is found by typing a part of its label.
 *
 * Returns: %FALSE if there are not so many of them
 */
gboolean
vedette_offer_box_find (VedetteOfferBox *self)
{
  return self->search != NULL && gtk_widget_get_visible (GTK_WIDGET (self->search)) &&
         gtk_widget_grab_focus (GTK_WIDGET (self->search));
}

/**
 * vedette_offer_box_update:
 * @offers: (element-type VedetteOffer): what is shown here
 *
 * A button whose looks stay the same stays where it is.
 */
void
vedette_offer_box_update (VedetteOfferBox *self,
                          GListModel      *offers)
{
  guint n = g_list_model_get_n_items (offers);

  self->cards = FALSE;
  for (guint i = 0; i < n; i++)
    {
      VedetteOffer *offer = g_list_model_get_item (offers, i);
      GtkWidget *button = get_button (self, i);
      GtkWidget *card = self->session != NULL && get_system (self)->new_card != NULL
                          ? get_system (self)->new_card (self->session, offer, self->columns <= FEW_COLUMNS) : NULL;

      self->cards = card != NULL;
      if (button != NULL && !looks_like (self, button, offer))
        {
          remove_from (self, i);
          button = NULL;
        }
      if (button == NULL)
        button = add_button (self, offer);
      /* What a card shows may have changed, though its offer has not. The button keeps the focus. */
      if (card != NULL)
        gtk_button_set_child (GTK_BUTTON (button), card);
      g_object_set_data_full (G_OBJECT (button), "vedette-offer", offer, g_object_unref);
      show_mark (self, button, offer);
      if (!self->cards)
        vedette_move_button_show_key (button, !self->without_keys);
      vedette_move_button_dim (button, vedette_offer_is_open (offer) ? NULL : offer->ruling->why,
                               offer->detail != NULL ? offer->detail : vedette_move_get_hint (offer->move));
    }
  remove_from (self, n);
  show_search (self, needs_search (self));
  show_columns (self);
  show_found (self);
}
