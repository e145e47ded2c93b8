/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The small ⓘ beside a message, whose popover explains the rules behind it. */

#include "vedette-config.h"

#include "ui/widgets/vedette-why-button.h"

#include <glib/gi18n-lib.h>

#include "core/systems.h"
#include "ui/widgets/vedette-spoken.h"

/* How wide an explanation is, in letters */
#define WIDTH 38

/**
 * VedetteWhyButton:
 *
 * A button that is hidden where there is no rule to explain. Its popover is made when it is opened.
 */
struct _VedetteWhyButton
{
  GtkWidget parent_instance;

  GtkWidget *button; /* owned by GTK as the child */
  GPtrArray *rules;  /* the ids that have an explanation */
};

G_DEFINE_FINAL_TYPE (VedetteWhyButton, vedette_why_button, GTK_TYPE_WIDGET)

static GtkWidget *
make_text (const char *rule)
{
  GtkWidget *label = gtk_label_new (vedette_systems_get_why (rule));

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), WIDTH);
  gtk_label_set_selectable (GTK_LABEL (label), TRUE);
  /* Only its link gets the focus, or the popover would open with its text selected. */
  gtk_widget_set_focusable (label, FALSE);
  return label;
}

static GtkWidget *
make_link (const char *rule)
{
  /* Translators: the id of a rule, such as S-12; the button opens the page of the help that has it */
  g_autofree char *text = g_strdup_printf (_("%s in Help"), rule);
  g_autofree char *page = g_strdup_printf ("rules#%s", rule);
  GtkWidget *button = gtk_button_new_with_label (text);

  gtk_widget_add_css_class (button, "link");
  gtk_widget_set_halign (button, GTK_ALIGN_START);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "app.help-page");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", page);
  return button;
}

static void
make_popover (GtkMenuButton *button,
              gpointer       user_data)
{
  VedetteWhyButton *self = user_data;
  GtkWidget *popover = gtk_popover_new (), *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  gtk_widget_add_css_class (popover, "why-popover");
  for (guint i = 0; i < self->rules->len; i++)
    {
      gtk_box_append (GTK_BOX (box), make_text (self->rules->pdata[i]));
      gtk_box_append (GTK_BOX (box), make_link (self->rules->pdata[i]));
    }
  gtk_popover_set_child (GTK_POPOVER (popover), box);
  gtk_menu_button_set_popover (button, popover);
}

static void
vedette_why_button_dispose (GObject *object)
{
  VedetteWhyButton *self = VEDETTE_WHY_BUTTON (object);

  g_clear_pointer (&self->button, gtk_widget_unparent);
  g_clear_pointer (&self->rules, g_ptr_array_unref);

  G_OBJECT_CLASS (vedette_why_button_parent_class)->dispose (object);
}

static void
vedette_why_button_class_init (VedetteWhyButtonClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = vedette_why_button_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static void
vedette_why_button_init (VedetteWhyButton *self)
{
  self->rules = g_ptr_array_new_with_free_func (g_free);
  self->button = gtk_menu_button_new ();
  gtk_widget_set_parent (self->button, GTK_WIDGET (self));
  gtk_menu_button_set_icon_name (GTK_MENU_BUTTON (self->button), "help-about-symbolic");
  gtk_menu_button_set_create_popup_func (GTK_MENU_BUTTON (self->button), make_popover, self, NULL);
  gtk_widget_add_css_class (self->button, "flat");
  gtk_widget_add_css_class (self->button, "circular");
  gtk_widget_add_css_class (self->button, "why-button");
  vedette_spoken_set_tip (self->button, _("Why?"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->button), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Why?"), -1);
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

/**
 * vedette_why_button_new:
 *
 * Returns: (transfer floating): a button without a rule, which is hidden
 */
GtkWidget *
vedette_why_button_new (void)
{
  return g_object_new (VEDETTE_TYPE_WHY_BUTTON, NULL);
}

/**
 * vedette_why_button_set_rules:
 * @rules: (nullable) (element-type utf8): ids of rules
 *
 * Explains these rules; hides the button where none of them has an explanation.
 */
void
vedette_why_button_set_rules (VedetteWhyButton *self,
                              GPtrArray        *rules)
{
  g_ptr_array_set_size (self->rules, 0);
  for (guint i = 0; rules != NULL && i < rules->len; i++)
    if (vedette_systems_get_why (rules->pdata[i]) != NULL)
      vedette_why_add (self->rules, rules->pdata[i]);
  gtk_widget_set_visible (GTK_WIDGET (self), self->rules->len > 0);
}

/**
 * vedette_why_button_set_rule:
 * @rule: (nullable): the id of a rule
 *
 * Explains one rule, as vedette_why_button_set_rules() does.
 */
void
vedette_why_button_set_rule (VedetteWhyButton *self,
                             const char       *rule)
{
  g_autoptr (GPtrArray) rules = g_ptr_array_new ();

  if (rule != NULL)
    g_ptr_array_add (rules, (char *) rule);
  vedette_why_button_set_rules (self, rules);
}

static void
on_why_not (VedetteSession *session,
            GParamSpec     *pspec,
            GtkWidget      *box)
{
  const char *why_not = vedette_session_get_why_not (session);

  gtk_label_set_text (GTK_LABEL (gtk_widget_get_first_child (box)), why_not != NULL ? why_not : "");
  vedette_why_button_set_rules (VEDETTE_WHY_BUTTON (gtk_widget_get_last_child (box)),
                                why_not != NULL ? vedette_session_get_rules_behind (session) : NULL);
  gtk_widget_set_visible (box, why_not != NULL);
}

/**
 * vedette_why_not_new:
 *
 * Returns: (transfer floating): the reason why the last edit or move was refused, with its rules, as long as there is one
 */
GtkWidget *
vedette_why_not_new (VedetteSession *session)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6), *label = gtk_label_new (NULL);

  g_object_set (label, "wrap", TRUE, "wrap-mode", PANGO_WRAP_WORD_CHAR, "xalign", 0.0, "hexpand", TRUE, "width-chars", 30,
                NULL);
  gtk_widget_add_css_class (label, "why-not");
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), vedette_why_button_new ());
  g_signal_connect_object (session, "notify::why-not", G_CALLBACK (on_why_not), box, 0);
  on_why_not (session, NULL, box);
  return box;
}
