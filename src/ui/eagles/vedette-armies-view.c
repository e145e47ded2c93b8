/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The page with both orders of battle: each army as a tree, and a line to type its formations. */

#include "vedette-config.h"

#include "ui/eagles/vedette-armies-view.h"

#include <glib/gi18n-lib.h>

#include "core/eagles/state/vedette-eagles.h"
#include "ui/eagles/vedette-eagles-look.h"
#include "ui/eagles/vedette-formation-words.h"
#include "ui/records/vedette-record-page.h"
#include "ui/widgets/vedette-hold-button.h"
#include "ui/widgets/vedette-spoken.h"

typedef struct
{
  VedetteRecordPage *page;
  VedetteHoldButton *hold;
  VedetteRecordPanel *panels[VEDETTE_N_EAGLES_SIDES];
  GtkWidget *buttons[VEDETTE_N_EAGLES_SIDES];

  VedetteSession *session; /* of the page, which has a reference */
  VedetteEagles eagles;
  const char *viewer; /* as whom the formations are seen */
} Armies;

static char *
say_name (const VedetteRecordColumn *column,
          gpointer                   item,
          gpointer                   data)
{
  return vedette_eagles_say (&((Armies *) data)->eagles, item);
}

static char *
say_details (const VedetteRecordColumn *column,
             gpointer                   item,
             gpointer                   data)
{
  return vedette_formation_words_say (&((Armies *) data)->eagles, item);
}

static GtkWidget *
make_symbol (gpointer data)
{
  return vedette_spoken_new_mute_label (NULL);
}

/* A corps and a formation are headings of what follows; a unit has the symbol of its arm before its name. */
static gboolean
show_symbol (GtkWidget *cell,
             gpointer   item,
             gpointer   data)
{
  const VedetteEagles *eagles = &((Armies *) data)->eagles;

  if (!VEDETTE_IS_UNIT (item))
    return FALSE;
  gtk_label_set_text (GTK_LABEL (cell), vedette_eagles_look_get_symbol (vedette_unit_get_arm (item)));
  vedette_eagles_look_set_ink (cell, eagles, vedette_eagles_get_army_of (eagles, item));
  return TRUE;
}

static char *
speak (gpointer item,
       gpointer data)
{
  g_autofree char *name = say_name (NULL, item, data), *details = say_details (NULL, item, data);

  /* Translators: who somebody is, and what is known about them */
  return g_strdup_printf (C_("participant", "%s: %s"), name, details);
}

static gboolean
hangs (gpointer item)
{
  return !VEDETTE_IS_UNIT (item);
}

static const char *
mark (gpointer item,
      gpointer data)
{
  return vedette_record_class_get_tag (VEDETTE_RECORD_GET_CLASS (item));
}

static const VedetteRecordColumn columns[] = {
  { VEDETTE_RECORD_NAME, .css_class = "name", .say = say_name },
  { VEDETTE_RECORD_DETAIL, .css_class = "secondary", .say = say_details },
  { VEDETTE_RECORD_SIGN, .css_class = "symbol", .make = make_symbol, .fill = show_symbol },
  VEDETTE_RECORD_COLUMN_REMOVE (),
};

static const VedetteRecordTable table = {
  .columns = columns,
  .n_columns = G_N_ELEMENTS (columns),
  .whole = TRUE,
  .indent = 44,
  .hangs = hangs,
  .mark = mark,
  .speak = speak,
};

/* Adds the formations of a corps, or those of none, with their units. @counted: goes up by the formations and by the units
 * that are still there */
static void
add_formations (Armies    *self,
                GPtrArray *items,
                gpointer   army,
                gint64     corps,
                guint      counted[2])
{
  VedetteRules *rules = vedette_session_get_rules (self->session);
  g_autoptr (GPtrArray) divisions = vedette_eagles_list (&self->eagles, vedette_division_get_type ());
  g_autoptr (GPtrArray) units = vedette_eagles_list (&self->eagles, vedette_unit_get_type ());

  for (guint i = 0; i < divisions->len; i++)
    {
      gint64 division = vedette_record_get_id (divisions->pdata[i]);

      if (vedette_eagles_get_army_of (&self->eagles, divisions->pdata[i]) != army ||
          vedette_division_get_corps (divisions->pdata[i]) != corps ||
          !vedette_rules_may_see (rules, division, NULL, self->viewer))
        continue;
      g_ptr_array_add (items, divisions->pdata[i]);
      counted[0]++;
      for (guint k = 0; k < units->len; k++)
        if (vedette_unit_get_division (units->pdata[k]) == division)
          {
            g_ptr_array_add (items, units->pdata[k]);
            counted[1] += vedette_unit_get_gone (units->pdata[k]) ? 0 : 1;
          }
    }
}

static void
show_head (Armies      *self,
           int          side,
           gpointer     army,
           const guint  counted[2])
{
  g_autoptr (VedetteParty) party = vedette_rules_find_party (vedette_session_get_rules (self->session),
                                                             vedette_eagles_get_word (&self->eagles, army));
  g_autofree char *name = say_name (NULL, army, self), *details = say_details (NULL, army, self);
  g_autofree char *formations = vedette_eagles_say_formations (counted[0]), *units = vedette_eagles_say_units (counted[1]);
  g_autofree char *count = g_strconcat (formations, "\n", units, NULL);

  vedette_record_panel_set_party (self->panels[side], vedette_sign_get_symbol (party->sign), party->colour,
                                  vedette_enum_get_label (vedette_eagles_side_get_type (), side));
  vedette_party_head_set_text (vedette_record_panel_get_head (self->panels[side]), name, details);
  vedette_record_panel_set_count (self->panels[side], count);
  vedette_record_list_set_name (vedette_record_panel_get_list (self->panels[side]), name);
  vedette_record_name_button (self->buttons[side], "record.edit", army, 0, _("Change"), name);
}

/* What the umpire alone knows of is shown as long as the button is held. */
static void
update (gpointer data)
{
  Armies *self = data;

  self->viewer = vedette_hold_button_get_held (self->hold)
                   ? VEDETTE_AUDIENCE_UMPIRE : vedette_rules_get_viewer (vedette_session_get_rules (self->session));
  vedette_eagles_read (&self->eagles, vedette_session_get_battle (self->session));
  for (int side = 0; self->eagles.game != NULL && side < VEDETTE_N_EAGLES_SIDES; side++)
    {
      gpointer army = vedette_eagles_get_army (&self->eagles, (VedetteEaglesSide) side);
      g_autoptr (GPtrArray) corps = vedette_eagles_list (&self->eagles, vedette_corps_get_type ());
      g_autoptr (GPtrArray) items = g_ptr_array_new ();
      guint counted[2] = { 0, 0 };

      for (guint i = 0; i < corps->len; i++)
        if (vedette_eagles_get_army_of (&self->eagles, corps->pdata[i]) == army)
          {
            g_ptr_array_add (items, corps->pdata[i]);
            add_formations (self, items, army, vedette_record_get_id (corps->pdata[i]), counted);
          }
      add_formations (self, items, army, 0, counted);
      show_head (self, side, army, counted);
      vedette_record_list_set_items (vedette_record_panel_get_list (self->panels[side]), items);
    }
}

/* The page follows its session by itself. */
GtkWidget *
vedette_armies_view_new (VedetteSession *session)
{
  Armies *self = g_new0 (Armies, 1);

  self->page = vedette_record_page_new (session, update, self, g_free);
  self->session = session;
  vedette_eagles_read (&self->eagles, vedette_session_get_battle (session));
  for (int side = 0; side < VEDETTE_N_EAGLES_SIDES; side++)
    {
      gint64 army = vedette_record_get_id (VEDETTE_RECORD (vedette_eagles_get_army (&self->eagles, (VedetteEaglesSide) side)));
      GtkWidget *panel = vedette_record_panel_new (session, VEDETTE_ARMIES_TYPED, "army", army, &table, "", self);

      self->panels[side] = VEDETTE_RECORD_PANEL (panel);
      self->buttons[side] = g_object_new (GTK_TYPE_BUTTON, "icon-name", "document-edit-symbolic", "valign",
                                          GTK_ALIGN_CENTER, NULL);
      gtk_widget_add_css_class (self->buttons[side], "flat");
      gtk_box_append (GTK_BOX (vedette_record_panel_get_head (self->panels[side])), self->buttons[side]);
      vedette_record_page_add (self->page, (guint) side, panel);
    }
  self->hold = VEDETTE_HOLD_BUTTON (vedette_hold_button_new ());
  vedette_hold_button_set_label (self->hold, _("Hold to Reveal Hidden and Reserve Formations"));
  gtk_widget_set_halign (GTK_WIDGET (self->hold), GTK_ALIGN_START);
  g_signal_connect_object (self->hold, "notify::held", G_CALLBACK (vedette_record_page_update), self->page, G_CONNECT_SWAPPED);
  vedette_record_page_append (self->page, GTK_WIDGET (self->hold));
  vedette_record_page_set_narrow (GTK_WIDGET (self->page), FALSE);
  return GTK_WIDGET (self->page);
}
