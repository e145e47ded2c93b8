/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The number that a roll needs, readable by anyone at the table, with its chance, the faces of the die, and its sum. */

#include "vedette-config.h"

#include "ui/skirmish/roll/vedette-roll-odds.h"

#include <glib/gi18n-lib.h>

#include "ui/widgets/vedette-adaptive.h"
#include "ui/widgets/vedette-digits.h"
#include "ui/widgets/vedette-spoken.h"
#include "ui/widgets/vedette-why-button.h"

#define IN_A_ROW 10

/**
 * VedetteRollOdds:
 *
 * To the eye and to the hand the die has twenty faces; to a screen reader they are one slider. A face that is pressed activates
 * the action "roll.pick" with its number, or with 0 to take the die back. The function vedette_party_paint_set_of() gives the
 * faces that succeed the color of the side.
 */
struct _VedetteRollOdds
{
  AdwBin parent_instance;

  GtkWidget *faces[VEDETTE_ATTEMPT_SIDES]; /* borrowed: children of the grid */
  VedetteFace outcomes[VEDETTE_ATTEMPT_SIDES];
  int natural; /* what the die shows, 0 if there is no die yet */

  /* template */
  GtkLabel *number;
  GtkLabel *chance;
  GtkLabel *words;
  GtkGrid *pips;
  GtkBox *box;
  GtkWidget *sum_box;
  GtkLabel *sum;
  GtkWidget *sources;
  GtkGrid *lines;
};

G_DEFINE_FINAL_TYPE (VedetteRollOdds, vedette_roll_odds, ADW_TYPE_BIN)

static gboolean
go_back (gpointer data)
{
  VedetteRollOdds *self = data;

  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    gtk_widget_activate_action (GTK_WIDGET (self), "roll.back", NULL);
  return G_SOURCE_REMOVE;
}

/* The focus would stay on the button, and the next Enter would show it all again. A newer GTK puts it there after this. */
static void
on_closed (VedetteRollOdds *self)
{
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, go_back, g_object_ref (self), g_object_unref);
}

static void
pick (VedetteRollOdds *self,
      int              natural)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "roll.pick", "i", natural);
}

/* A face that was pressed by mistake is taken back by pressing it again. */
static void
on_released (VedetteRollOdds *self,
             int              n,
             double           x,
             double           y)
{
  GtkWidget *pip = gtk_widget_pick (GTK_WIDGET (self->pips), x, y, GTK_PICK_DEFAULT);

  for (int i = 0; pip != NULL && i < VEDETTE_ATTEMPT_SIDES; i++)
    if (pip == self->faces[i] || gtk_widget_is_ancestor (pip, self->faces[i]))
      pick (self, self->natural == i + 1 ? 0 : i + 1);
}

static gboolean
on_key (VedetteRollOdds *self,
        guint            keyval)
{
  gboolean rtl = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  int natural;

  switch (keyval)
    {
    case GDK_KEY_Left:
    case GDK_KEY_KP_Left:
      natural = self->natural + (rtl ? 1 : -1);
      break;
    case GDK_KEY_Right:
    case GDK_KEY_KP_Right:
      natural = self->natural + (rtl ? -1 : 1);
      break;
    case GDK_KEY_Home:
    case GDK_KEY_KP_Home:
      natural = 1;
      break;
    case GDK_KEY_End:
    case GDK_KEY_KP_End:
      natural = VEDETTE_ATTEMPT_SIDES;
      break;
    default:
      return GDK_EVENT_PROPAGATE;
    }
  pick (self, CLAMP (natural, 1, VEDETTE_ATTEMPT_SIDES));
  return GDK_EVENT_STOP;
}

static void
vedette_roll_odds_class_init (VedetteRollOddsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/vedette_wargames/Vedette/skirmish/roll/vedette-roll-odds.ui");
  gtk_widget_class_bind_template_child (widget_class, VedetteRollOdds, number);
  gtk_widget_class_bind_template_child (widget_class, VedetteRollOdds, chance);
  gtk_widget_class_bind_template_child (widget_class, VedetteRollOdds, words);
  gtk_widget_class_bind_template_child (widget_class, VedetteRollOdds, pips);
  gtk_widget_class_bind_template_child (widget_class, VedetteRollOdds, box);
  gtk_widget_class_bind_template_child (widget_class, VedetteRollOdds, sum_box);
  gtk_widget_class_bind_template_child (widget_class, VedetteRollOdds, sum);
  gtk_widget_class_bind_template_child (widget_class, VedetteRollOdds, sources);
  gtk_widget_class_bind_template_child (widget_class, VedetteRollOdds, lines);
  gtk_widget_class_bind_template_callback (widget_class, on_closed);
  gtk_widget_class_bind_template_callback (widget_class, on_key);
  gtk_widget_class_bind_template_callback (widget_class, on_released);
}

static void
vedette_roll_odds_init (VedetteRollOdds *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  /* It is the button inside that takes the focus. */
  vedette_spoken_set_name (gtk_widget_get_first_child (self->sources), _("Where these numbers come from"));
  for (int i = 0; i < VEDETTE_ATTEMPT_SIDES; i++)
    {
      g_autofree char *text = g_strdup_printf ("%d", i + 1);
      GtkWidget *number = vedette_spoken_new_mute_label (text), *melee = vedette_spoken_new_mute_label ("⚔");

      /* The slider speaks for the faces. */
      self->faces[i] = g_object_new (GTK_TYPE_BOX, "orientation", GTK_ORIENTATION_VERTICAL, "accessible-role",
                                     GTK_ACCESSIBLE_ROLE_NONE, NULL);
      gtk_widget_add_css_class (self->faces[i], "pip");
      gtk_widget_add_css_class (melee, "melee");
      gtk_widget_set_vexpand (number, TRUE);
      gtk_widget_set_visible (melee, FALSE);
      gtk_box_append (GTK_BOX (self->faces[i]), number);
      gtk_box_append (GTK_BOX (self->faces[i]), melee);
      gtk_grid_attach (self->pips, self->faces[i], i, 0, 1, 1);
    }
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->pips), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Face of the die"),
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_MIN, 0.0, GTK_ACCESSIBLE_PROPERTY_VALUE_MAX,
                                  (double) VEDETTE_ATTEMPT_SIDES, -1);
  /* A second line would cost a factor below; the number says the same. */
  if (vedette_adaptive_is_text_large (GTK_WIDGET (self)))
    gtk_label_set_lines (self->words, 1);
}

/* Returns: (transfer full): what wins, and who */
static char *
say (int         need,
     const char *name)
{
  if (need > VEDETTE_ATTEMPT_SIDES)
    /* Translators: a name, and the number needed, which is not on the die */
    return g_strdup_printf (_("Cannot succeed: %s needs %d"), name, need);
  if (need <= 1)
    /* Translators: a name, and the number needed, which every die beats */
    return g_strdup_printf (_("Cannot fail: %s needs %d"), name, need);
  /* Translators: a name, and the number needed on the die */
  return g_strdup_printf (_("%s succeeds on %d or more"), name, need);
}

/* Two numbers side by side are hard to tell apart, so those of the counters are words. */
static char *
name_factor (VedetteFactor *factor,
             int            counters)
{
  const char *words[] = { NULL, _("one counter"), _("two counters"), _("three counters"), _("four counters") };

  if (!g_str_equal (factor->id, "counters"))
    return g_strdup (factor->label);
  if (counters > 0 && counters < (int) G_N_ELEMENTS (words))
    return g_strdup (words[counters]);
  /* Translators: how many counters, beside what they take off the number needed, as in “− 12 (6 counters)” */
  return g_strdup_printf (_("(%s)"), factor->label);
}

/* A number stands out from what it is for, and is not torn from it at the end of a line. */
static void
append_part (GString       *text,
             PangoAttrList *attributes,
             char          *number,
             const char    *label)
{
  g_autofree char *kept = vedette_digits_keep_order (number);
  PangoAttribute *bold = pango_attr_weight_new (PANGO_WEIGHT_BOLD);

  if (text->len > 0)
    g_string_append (text, "  ");
  bold->start_index = (guint) text->len;
  g_string_append (text, kept);
  bold->end_index = (guint) text->len;
  pango_attr_list_insert (attributes, bold);
  if (label != NULL)
    {
      g_auto (GStrv) words = g_strsplit (label, " ", -1);
      g_autofree char *whole = g_strjoinv ("\u00a0", words);

      g_string_append_printf (text, "\u00a0%s", whole);
    }
}

/* Each part as it changes the number needed: a bonus takes away from it. */
static char *
say_number (VedetteFactor *factor)
{
  int value = factor->value;

  if (factor->is_base)
    return g_strdup_printf ("%d", value);
  return g_strdup_printf (value > 0 ? "−\u00a0%d" : "+\u00a0%d", ABS (value));
}

static void
attach (GtkGrid    *lines,
        const char *text,
        float       xalign,
        const char *css_class,
        int         column,
        int         row)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), xalign);
  gtk_widget_set_valign (label, GTK_ALIGN_BASELINE);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  if (column > 0)
    {
      gtk_label_set_wrap (GTK_LABEL (label), TRUE);
      gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
      gtk_label_set_max_width_chars (GTK_LABEL (label), 26);
    }
  gtk_grid_attach (lines, label, column, row, 1, 1);
}

/* Shows every factor that counts, signed as it changes the number needed. */
static void
show_sum (VedetteRollOdds  *self,
          VedetteBreakdown *breakdown,
          int               counters)
{
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();
  g_autoptr (GString) text = g_string_new (NULL);
  GtkWidget *child;
  int need = breakdown->need, row = 0;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->lines))) != NULL)
    gtk_grid_remove (self->lines, child);
  vedette_each (VedetteFactor, factor, breakdown->factors)
    {
      g_autofree char *label = NULL;
      g_autofree char *number = NULL;
      GtkWidget *why;

      if (factor->value == 0)
        continue;
      label = name_factor (factor, counters);
      number = vedette_digits_keep_order (say_number (factor));
      append_part (text, attributes, say_number (factor), label);
      attach (self->lines, number, 1.0f, "numeric", 0, row);
      attach (self->lines, factor->label, 0.0f, NULL, 1, row);
      attach (self->lines, factor->source, 0.0f, "source", 2, row);
      why = vedette_why_button_new ();
      vedette_why_button_set_rule (VEDETTE_WHY_BUTTON (why), factor->rule);
      gtk_grid_attach (self->lines, why, 3, row, 1, 1);
      row++;
    }
  append_part (text, attributes, g_strdup_printf (need < 0 ? "=\u00a0−%d" : "=\u00a0%d", ABS (need)), NULL);
  gtk_label_set_attributes (self->sum, attributes);
  gtk_label_set_text (self->sum, text->str);
}

/* Returns: (transfer full): what comes of that face */
static char *
say_face (VedetteRollOdds *self,
          int              natural)
{
  VedetteFace face = self->outcomes[natural - 1];

  if ((face & VEDETTE_FACE_SETS_OFF) != 0)
    return g_strdup_printf ((face & VEDETTE_FACE_WINS) != 0
                              /* Translators: a face of the die */
                              ? _("%d, succeeds, and everyone in contact fights")
                              /* Translators: a face of the die */
                              : _("%d, fails, and everyone in contact fights"), natural);
  return g_strdup_printf ((face & VEDETTE_FACE_WINS) != 0
                            /* Translators: a face of the die */
                            ? _("%d, succeeds")
                            /* Translators: a face of the die */
                            : _("%d, fails"), natural);
}

static void
set_class (GtkWidget  *widget,
           const char *css_class,
           gboolean    has)
{
  if (has)
    gtk_widget_add_css_class (widget, css_class);
  else
    gtk_widget_remove_css_class (widget, css_class);
}

/**
 * vedette_roll_odds_set_die:
 * @natural: what the die shows, 1 to 20; 0 if there is no die yet
 */
void
vedette_roll_odds_set_die (VedetteRollOdds *self,
                           int              natural)
{
  g_autofree char *value = natural == 0 ? g_strdup (_("no roll yet")) : say_face (self, natural);

  self->natural = natural;
  for (int i = 0; i < VEDETTE_ATTEMPT_SIDES; i++)
    set_class (self->faces[i], "thrown", natural == i + 1);
  /* GTK 4.8 passes on no value text of a slider that is not its own, so the description has the text, too. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->pips), GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, (double) natural,
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, value, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, value, -1);
}

/**
 * vedette_roll_odds_show:
 * @name: who makes the attempt
 * @counters: how many counters are in the sum
 * @faces: what comes of each face of the die
 *
 * Shows the number that a roll needs, its chance, the faces that win, and how the number comes about.
 */
void
vedette_roll_odds_show (VedetteRollOdds   *self,
                        VedetteBreakdown  *breakdown,
                        const char        *name,
                        int                counters,
                        const VedetteFace  faces[VEDETTE_ATTEMPT_SIDES])
{
  int need = breakdown->need;
  g_autofree char *chance =
    vedette_digits_keep_order (vedette_chance_percent (vedette_breakdown_get_chance (breakdown, "success")));
  g_autofree char *words = say (need, name);
  g_autofree char *number = NULL;

  /* Translators: the number needed, or a higher one */
  number = vedette_digits_keep_order (g_strdup_printf (need < 0 ? _("−%d+") : _("%d+"), ABS (need)));
  gtk_label_set_text (self->number, number);
  gtk_label_set_text (self->chance, chance);
  gtk_label_set_text (self->words, words);
  for (int i = 0; i < VEDETTE_ATTEMPT_SIDES; i++)
    {
      gboolean melee = (faces[i] & VEDETTE_FACE_SETS_OFF) != 0;
      g_autofree char *tip = NULL;

      self->outcomes[i] = faces[i];
      tip = say_face (self, i + 1);
      gtk_widget_set_tooltip_text (self->faces[i], tip);
      set_class (self->faces[i], "wins", (faces[i] & VEDETTE_FACE_WINS) != 0);
      set_class (self->faces[i], "sets-off", melee);
      gtk_widget_set_visible (gtk_widget_get_last_child (self->faces[i]), melee);
    }
  vedette_roll_odds_set_die (self, self->natural);
  show_sum (self, breakdown, counters);
}

/**
 * vedette_roll_odds_set_tight:
 * @below: (nullable): a box at whose end the sum is shown instead of below the faces
 *
 * With @below, the faces are in two rows of ten.
 */
void
vedette_roll_odds_set_tight (VedetteRollOdds *self,
                             GtkBox          *below)
{
  int columns = below != NULL ? IN_A_ROW : VEDETTE_ATTEMPT_SIDES;

  g_object_ref (self->sum_box);
  gtk_box_remove (GTK_BOX (gtk_widget_get_parent (self->sum_box)), self->sum_box);
  gtk_box_append (below != NULL ? below : self->box, self->sum_box);
  g_object_unref (self->sum_box);
  for (int i = 0; i < VEDETTE_ATTEMPT_SIDES; i++)
    {
      g_object_ref (self->faces[i]);
      gtk_grid_remove (self->pips, self->faces[i]);
      gtk_grid_attach (self->pips, self->faces[i], i % columns, i / columns, 1, 1);
      g_object_unref (self->faces[i]);
    }
}
