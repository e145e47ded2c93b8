/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The page with both orders of battle: each army as a tree, and a line to type its formations. */

#include "vedette-config.h"

#include "ui/eagles/vedette-armies-view.h"

#include <glib/gi18n-lib.h>

#include "core/eagles/state/vedette-eagles.h"
#include "ui/eagles/vedette-eagles-look.h"
#include "ui/eagles/vedette-formation-words.h"
#include "ui/records/vedette-record-panel.h"
#include "ui/widgets/vedette-focus.h"
#include "ui/widgets/vedette-hold-button.h"
#include "ui/widgets/vedette-spoken.h"
#include "ui/widgets/vedette-why-button.h"

struct _VedetteArmiesView
{
  AdwBin parent_instance;

  /* template */
  AdwBin *why_not;
  GtkBox *columns;
  VedetteHoldButton *hold;

  /* borrowed */
  VedetteRecordPanel *panels[VEDETTE_N_EAGLES_SIDES];
  GtkButton *buttons[VEDETTE_N_EAGLES_SIDES];

  /* owned */
  VedetteSession *session;

  VedetteEagles eagles;
  const char *viewer; /* as whom the formations are seen */
};

G_DEFINE_FINAL_TYPE (VedetteArmiesView, vedette_armies_view, ADW_TYPE_BIN)

static void
edit (gpointer item,
      gpointer data)
{
  vedette_record_edit (data, VEDETTE_ARMIES_VIEW (data)->session, item, vedette_eagles_get_name (item));
}

static void
remove_records (GPtrArray *items,
                gpointer   data)
{
  const char *noun = vedette_record_class_get_tag (VEDETTE_RECORD_GET_CLASS (items->pdata[0]));
  g_autofree char *name = g_strconcat ("remove-", noun, NULL);
  g_autoptr (VedetteMove) move = vedette_session_new_move (VEDETTE_ARMIES_VIEW (data)->session, name);

  g_object_set (move, noun, vedette_record_get_id (items->pdata[0]), NULL);
  vedette_record_remove (data, VEDETTE_ARMIES_VIEW (data)->session, move);
}

static void
activate (GtkWidget  *widget,
          const char *name,
          GVariant   *parameter)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new ();
  gpointer record = vedette_battle_find (vedette_session_get_battle (VEDETTE_ARMIES_VIEW (widget)->session),
                                         VEDETTE_TYPE_RECORD, g_variant_get_int64 (parameter));

  if (record == NULL)
    return;
  g_ptr_array_add (items, record);
  if (g_str_equal (name, "armies.edit"))
    edit (record, widget);
  else
    remove_records (items, widget);
}

static char *
say_name (const VedetteRecordColumn *column,
          gpointer                   item,
          gpointer                   data)
{
  return vedette_eagles_say (&VEDETTE_ARMIES_VIEW (data)->eagles, item);
}

static char *
say_details (const VedetteRecordColumn *column,
             gpointer                   item,
             gpointer                   data)
{
  return vedette_formation_words_say (&VEDETTE_ARMIES_VIEW (data)->eagles, item);
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
  const VedetteEagles *eagles = &VEDETTE_ARMIES_VIEW (data)->eagles;

  if (!VEDETTE_IS_UNIT (item))
    return FALSE;
  gtk_label_set_text (GTK_LABEL (cell), vedette_eagles_look_get_symbol (vedette_unit_get_arm (item)));
  vedette_eagles_look_set_ink (cell, eagles, vedette_eagles_get_army_of (eagles, item));
  return TRUE;
}

static GtkWidget *
make_button (gpointer data)
{
  return gtk_button_new_from_icon_name ("user-trash-symbolic");
}

static gboolean
show_button (GtkWidget *cell,
             gpointer   item,
             gpointer   data)
{
  g_autofree char *name = say_name (NULL, item, data);
  /* Translators: what a button does with somebody or something */
  g_autofree char *remove = g_strdup_printf (_("Remove %s"), name);

  vedette_record_set_button (cell, "armies.remove", g_variant_new_int64 (vedette_record_get_id (item)), remove);
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
  { VEDETTE_RECORD_CELL, .css_class = "flat", .make = make_button, .fill = show_button },
};

static const VedetteRecordTable table = {
  .columns = columns,
  .n_columns = G_N_ELEMENTS (columns),
  .whole = TRUE,
  .indent = 44,
  .hangs = hangs,
  .mark = mark,
  .speak = speak,
  .edit = edit,
  .remove = remove_records,
};

/* Adds the formations of a corps, or those of none, with their units. @counted: goes up by the formations and by the units
 * that are still there */
static void
add_formations (VedetteArmiesView *self,
                GPtrArray         *items,
                gpointer           army,
                gint64             corps,
                guint              counted[2])
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
show_head (VedetteArmiesView *self,
           int                side,
           gpointer           army,
           const guint        counted[2])
{
  g_autoptr (VedetteParty) party = vedette_rules_find_party (vedette_session_get_rules (self->session),
                                                             vedette_eagles_get_word (&self->eagles, army));
  VedettePartyHead *head = vedette_record_panel_get_head (self->panels[side]);
  g_autofree char *name = say_name (NULL, army, self), *details = say_details (NULL, army, self);
  g_autofree char *formations = vedette_eagles_say_formations (counted[0]), *units = vedette_eagles_say_units (counted[1]);
  g_autofree char *count = g_strconcat (formations, "\n", units, NULL);
  /* Translators: an army, a commander, a participant */
  g_autofree char *edit_army = g_strdup_printf (_("Edit %s"), name);

  vedette_record_panel_set_party (self->panels[side], vedette_sign_get_symbol (party->sign), party->colour,
                                  vedette_enum_get_label (vedette_eagles_side_get_type (), side));
  vedette_party_head_set_text (head, name, details);
  vedette_party_head_set_count (head, count);
  vedette_record_list_set_name (vedette_record_panel_get_list (self->panels[side]), name);
  vedette_record_set_button (GTK_WIDGET (self->buttons[side]), "armies.edit",
                             g_variant_new_int64 (vedette_record_get_id (army)), edit_army);
}

/* What the umpire alone knows of is shown as long as the button is held. */
static void
update (VedetteArmiesView *self)
{
  if (self->session == NULL)
    return;
  self->viewer = vedette_rules_get_viewer (vedette_session_get_rules (self->session));
  if (vedette_hold_button_get_held (self->hold))
    self->viewer = VEDETTE_AUDIENCE_UMPIRE;
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

static gboolean
vedette_armies_view_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (VEDETTE_ARMIES_VIEW (widget)->panels[VEDETTE_EAGLES_RED]));
}

static void
vedette_armies_view_dispose (GObject *object)
{
  g_clear_object (&VEDETTE_ARMIES_VIEW (object)->session);
  gtk_widget_dispose_template (GTK_WIDGET (object), VEDETTE_TYPE_ARMIES_VIEW);

  G_OBJECT_CLASS (vedette_armies_view_parent_class)->dispose (object);
}

static void
vedette_armies_view_class_init (VedetteArmiesViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = vedette_armies_view_dispose;
  widget_class->grab_focus = vedette_armies_view_grab_focus;
  vedette_focus_pass_through (widget_class);
  g_type_ensure (VEDETTE_TYPE_HOLD_BUTTON);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/vedette_wargames/Vedette/eagles/vedette-armies-view.ui");
  gtk_widget_class_bind_template_child (widget_class, VedetteArmiesView, why_not);
  gtk_widget_class_bind_template_child (widget_class, VedetteArmiesView, columns);
  gtk_widget_class_bind_template_child (widget_class, VedetteArmiesView, hold);
  gtk_widget_class_bind_template_callback (widget_class, update);
  gtk_widget_class_install_action (widget_class, "armies.edit", "x", activate);
  gtk_widget_class_install_action (widget_class, "armies.remove", "x", activate);
}

static void
vedette_armies_view_init (VedetteArmiesView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  vedette_hold_button_set_label (self->hold, _("Hold to Reveal Hidden and Reserve Formations"));
}

/* The page follows its session by itself. */
GtkWidget *
vedette_armies_view_new (VedetteSession *session)
{
  VedetteArmiesView *self = g_object_new (VEDETTE_TYPE_ARMIES_VIEW, NULL);

  self->session = g_object_ref (session);
  vedette_eagles_read (&self->eagles, vedette_session_get_battle (session));
  for (int side = 0; side < VEDETTE_N_EAGLES_SIDES; side++)
    {
      gint64 army = vedette_record_get_id (VEDETTE_RECORD (vedette_eagles_get_army (&self->eagles, (VedetteEaglesSide) side)));
      GtkWidget *list = vedette_record_list_new (&table, "", self);

      self->panels[side] = VEDETTE_RECORD_PANEL (vedette_record_panel_new (session, VEDETTE_ARMIES_TYPED, "army", army,
                                                                           VEDETTE_RECORD_LIST (list)));
      self->buttons[side] = g_object_new (GTK_TYPE_BUTTON, "icon-name", "document-edit-symbolic", "valign", GTK_ALIGN_CENTER,
                                          NULL);
      gtk_widget_add_css_class (GTK_WIDGET (self->buttons[side]), "flat");
      gtk_box_append (GTK_BOX (vedette_record_panel_get_head (self->panels[side])), GTK_WIDGET (self->buttons[side]));
      gtk_box_append (self->columns, GTK_WIDGET (self->panels[side]));
    }
  adw_bin_set_child (self->why_not, vedette_why_not_new (session));
  g_signal_connect_object (session, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  vedette_armies_view_set_narrow (GTK_WIDGET (self), FALSE);
  update (self);
  return GTK_WIDGET (self);
}

/* Puts the second army below the first instead of beside it. */
void
vedette_armies_view_set_narrow (GtkWidget *view,
                                gboolean   narrow)
{
  VedetteArmiesView *self = VEDETTE_ARMIES_VIEW (view);

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->columns),
                                  narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  gtk_box_set_homogeneous (self->columns, !narrow);
  for (int side = 0; side < VEDETTE_N_EAGLES_SIDES; side++)
    vedette_record_list_set_narrow (vedette_record_panel_get_list (self->panels[side]), narrow);
}
