/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Those of one kind who take part, in columns below a heading. */

#include "vedette-config.h"

#include "ui/stack/vedette-participant-group.h"

#include <glib/gi18n-lib.h>

#define N_COLUMNS VEDETTE_PARTICIPANT_N_COLUMNS

typedef struct
{
  const char *title;
  const char *empty;             /* (nullable): what is said where there is none; %NULL for a group that is not seen then */
  const char *name;              /* (nullable): the head of the names; %NULL for no heads */
  const char *heads[N_COLUMNS]; /* (nullable) */
} Look;

/* Translators: the heads of columns: who somebody is, of what kind, how many of a kind there are */
#define HEADS(...) { __VA_ARGS__ }

static const Look looks[VEDETTE_PARTICIPANTS_N_KINDS] = {
  [VEDETTE_PARTICIPANTS_CHARACTERS] = {
    N_("Characters"), N_("No characters yet. Each character has two tokens in their own color."), N_("Name"),
    HEADS ([VEDETTE_PARTICIPANT_COLOUR] = N_("Color"), [VEDETTE_PARTICIPANT_DISCS] = "",
           [VEDETTE_PARTICIPANT_TOKENS] = N_("Tokens")),
  },
  [VEDETTE_PARTICIPANTS_HIRED] = {
    N_("Hired Help"), NULL, N_("Name"),
    HEADS ([VEDETTE_PARTICIPANT_COUNT] = N_("Count"), [VEDETTE_PARTICIPANT_INITIATIVE] = "",
           [VEDETTE_PARTICIPANT_TOKENS] = N_("Tokens")),
  },
  [VEDETTE_PARTICIPANTS_ENEMIES] = {
    N_("Enemies"), N_("No enemies yet. Each enemy adds as many tokens as its Initiative."), N_("Type"),
    HEADS ([VEDETTE_PARTICIPANT_COUNT] = N_("Count"), [VEDETTE_PARTICIPANT_INITIATIVE] = N_("Initiative"),
           [VEDETTE_PARTICIPANT_TOKENS] = N_("Tokens")),
  },
  [VEDETTE_PARTICIPANTS_EFFECTS] = { N_("Effects"), NULL, NULL, { NULL } },
};

struct _VedetteParticipantGroup
{
  AdwBin parent_instance;

  /* template */
  GtkLabel *title_label;
  GtkLabel *tokens;
  GtkListBox *list;
  GtkWidget *foot;
  GtkLabel *limit;

  VedetteParticipantKind kind;
  gboolean narrow;
  GtkSizeGroup *columns[N_COLUMNS]; /* owned */
};

G_DEFINE_FINAL_TYPE (VedetteParticipantGroup, vedette_participant_group, ADW_TYPE_BIN)

static GtkWidget *
make_head (const char *text,
           float       align)
{
  GtkWidget *label = gtk_label_new (*text != '\0' ? g_dgettext (GETTEXT_PACKAGE, text) : "");

  gtk_label_set_xalign (GTK_LABEL (label), align);
  gtk_widget_add_css_class (label, "caption");
  gtk_widget_add_css_class (label, "secondary");
  return label;
}

/* The heads of the columns stand above the first row, and are no row themselves. */
static GtkWidget *
make_heads (VedetteParticipantGroup *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6), *name = make_head (looks[self->kind].name, 0);

  gtk_widget_set_hexpand (name, TRUE);
  gtk_box_append (GTK_BOX (box), name);
  for (guint i = 0; i < N_COLUMNS; i++)
    if (looks[self->kind].heads[i] != NULL || i == VEDETTE_PARTICIPANT_BUTTONS)
      {
        const char *text = looks[self->kind].heads[i] != NULL ? looks[self->kind].heads[i] : "";
        GtkWidget *head = make_head (text, i == VEDETTE_PARTICIPANT_TOKENS    ? 1
                                           : i == VEDETTE_PARTICIPANT_COLOUR ? 0
                                                                             : 0.5f);

        gtk_widget_add_css_class (head, "participant-cell");
        gtk_size_group_add_widget (self->columns[i], head);
        gtk_box_append (GTK_BOX (box), head);
      }
  gtk_widget_add_css_class (box, "column-heads");
  return box;
}

static void
set_heads (GtkListBoxRow *row,
           GtkListBoxRow *before,
           gpointer       user_data)
{
  VedetteParticipantGroup *self = user_data;
  gboolean headed = before == NULL && !self->narrow && looks[self->kind].name != NULL;

  if (headed != (gtk_list_box_row_get_header (row) != NULL))
    gtk_list_box_row_set_header (row, headed ? make_heads (self) : NULL);
}

static void
on_row_activated (VedetteParticipantGroup *self,
                  VedetteParticipantRow   *row)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "participants.edit", "x", vedette_participant_row_get_record (row));
}

static void
vedette_participant_group_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), VEDETTE_TYPE_PARTICIPANT_GROUP);

  G_OBJECT_CLASS (vedette_participant_group_parent_class)->dispose (object);
}

/* Not earlier: a list that loses its rows asks for heads once more. */
static void
vedette_participant_group_finalize (GObject *object)
{
  VedetteParticipantGroup *self = VEDETTE_PARTICIPANT_GROUP (object);

  for (guint i = 0; i < N_COLUMNS; i++)
    g_clear_object (&self->columns[i]);

  G_OBJECT_CLASS (vedette_participant_group_parent_class)->finalize (object);
}

static void
vedette_participant_group_class_init (VedetteParticipantGroupClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = vedette_participant_group_dispose;
  G_OBJECT_CLASS (klass)->finalize = vedette_participant_group_finalize;
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/vedette_wargames/Vedette/stack/vedette-participant-group.ui");
  gtk_widget_class_bind_template_child (widget_class, VedetteParticipantGroup, title_label);
  gtk_widget_class_bind_template_child (widget_class, VedetteParticipantGroup, tokens);
  gtk_widget_class_bind_template_child (widget_class, VedetteParticipantGroup, list);
  gtk_widget_class_bind_template_child (widget_class, VedetteParticipantGroup, foot);
  gtk_widget_class_bind_template_child (widget_class, VedetteParticipantGroup, limit);
  gtk_widget_class_bind_template_callback (widget_class, on_row_activated);
}

static void
vedette_participant_group_init (VedetteParticipantGroup *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  for (guint i = 0; i < N_COLUMNS; i++)
    self->columns[i] = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);
  gtk_list_box_set_header_func (self->list, set_heads, self, NULL);
}

/**
 * vedette_participant_group_set_kind:
 *
 * Says who is listed here, once and before anything else.
 */
void
vedette_participant_group_set_kind (VedetteParticipantGroup *self,
                                    VedetteParticipantKind   kind)
{
  const Look *look = &looks[kind];

  self->kind = kind;
  gtk_label_set_text (self->title_label, g_dgettext (GETTEXT_PACKAGE, look->title));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->list), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  g_dgettext (GETTEXT_PACKAGE, look->title), -1);
  if (look->empty != NULL)
    {
      GtkWidget *empty = gtk_label_new (g_dgettext (GETTEXT_PACKAGE, look->empty));

      g_object_set (empty, "xalign", 0.0, "wrap", TRUE, "wrap-mode", PANGO_WRAP_WORD_CHAR, "margin-start", 12, "margin-end",
                    12, "margin-top", 12, "margin-bottom", 12, NULL);
      gtk_widget_add_css_class (empty, "dim-label");
      gtk_list_box_set_placeholder (self->list, empty);
    }
}

/**
 * vedette_participant_group_set_tokens:
 *
 * Says how many tokens the group has in the bag.
 */
void
vedette_participant_group_set_tokens (VedetteParticipantGroup *self,
                                      guint                    n)
{
  /* Translators: how many tokens a group of participants has in the bag */
  g_autofree char *text = g_strdup_printf (ngettext ("%u token", "%u tokens", n), n);

  gtk_label_set_text (self->tokens, n > 0 ? text : "");
}

/**
 * vedette_participant_group_set_limit:
 * @words: how the tokens of the group come about
 *
 * Says it below the list, beside the way to settle another number.
 */
void
vedette_participant_group_set_limit (VedetteParticipantGroup *self,
                                     const char              *words)
{
  /* Translators: the tokens of the enemies: how they come about, as in “Tokens: by Initiative 24, limit 20, in the bag 20” */
  g_autofree char *text = g_strdup_printf (_("Tokens: %s"), words);

  gtk_label_set_text (self->limit, text);
  gtk_widget_set_visible (self->foot, gtk_list_box_get_row_at_index (self->list, 0) != NULL);
}

/**
 * vedette_participant_group_update:
 * @parties: (element-type VedetteParty): all of the battle
 * @records: the records that are listed here
 *
 * Shows them as they are now; rows stay where they are, so that the focus does.
 */
void
vedette_participant_group_update (VedetteParticipantGroup *self,
                                  const VedetteStack      *stack,
                                  GListModel              *parties,
                                  GPtrArray               *records,
                                  gboolean                 narrow)
{
  GtkListBoxRow *row;

  self->narrow = narrow;
  for (guint i = 0; i < records->len; i++)
    {
      row = gtk_list_box_get_row_at_index (self->list, (int) i);
      if (row == NULL)
        {
          row = GTK_LIST_BOX_ROW (vedette_participant_row_new (self->columns));
          gtk_list_box_append (self->list, GTK_WIDGET (row));
        }
      vedette_participant_row_show (VEDETTE_PARTICIPANT_ROW (row), stack, parties, records->pdata[i], narrow);
    }
  while ((row = gtk_list_box_get_row_at_index (self->list, (int) records->len)) != NULL)
    gtk_list_box_remove (self->list, GTK_WIDGET (row));
  gtk_list_box_invalidate_headers (self->list);
  gtk_widget_set_visible (GTK_WIDGET (self), records->len > 0 || looks[self->kind].empty != NULL);
}
