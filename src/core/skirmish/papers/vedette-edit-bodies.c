/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Edits of the bodies: lines that stand together, by name or by their men. */

#include "vedette-config.h"

#include <glib/gi18n-lib.h>

#include "core/rules/vedette-facts.h"
#include "core/skirmish/papers/vedette-papers.h"
#include "core/skirmish/state/vedette-bodies.h"
#include "core/skirmish/state/vedette-reveal.h"
#include "core/skirmish/state/vedette-skirmish-choices.h"
#include "core/skirmish/words/vedette-sentences.h"

/* Which side a body of @members is of: that of the first */
static gint64
get_side (const VedetteSkirmish *skirmish,
          const VedetteIds      *members)
{
  VedetteFigure *first = vedette_ids_get_n (members) > 0
                           ? vedette_skirmish_find_figure (skirmish, vedette_ids_get (members, 0)) : NULL;

  return first != NULL ? vedette_figure_get_side (first) : 0;
}

static gboolean
fit_body (const VedetteRecordChange  *change,
          GError                    **error)
{
  g_object_set (change->draft, "side", get_side (change->context, vedette_body_get_members (change->draft)), NULL);
  return TRUE;
}

static void
check_members (const VedetteSkirmish *skirmish,
               const VedetteIds      *members,
               gint64                 side,
               VedetteRuling         *ruling)
{
  if (vedette_ids_get_n (members) == 0)
    vedette_ruling_forbid (ruling, NULL, _("A body needs at least one line. Choose a line."));
  for (guint i = 0; i < vedette_ids_get_n (members); i++)
    {
      VedetteFigure *figure = vedette_skirmish_find_figure (skirmish, vedette_ids_get (members, i));

      if (vedette_figure_get_side (figure) != side)
        vedette_ruling_forbid (ruling, NULL,
                               /* Translators: the name of a line, such as “Wat” or “Archers”; the plural form goes by how
                                * many figures it has */
                               vedette_figure_say (figure, "%s is on the other side. Choose lines of one side only.",
                                                   "%s are on the other side. Choose lines of one side only."),
                               vedette_figure_get_name (figure));
    }
}

/* A body stays of its side; a new one without a name has to be another than that of its first line. */
static void
check_body (const VedetteRecordChange *change,
            VedetteRuling             *ruling)
{
  const VedetteIds *members = vedette_body_get_members (change->draft);
  VedetteBody *body;

  check_members (change->context, members,
                 vedette_body_get_side (change->record != NULL ? change->record : change->draft), ruling);
  if (change->record != NULL || vedette_ids_get_n (members) == 0 || *vedette_move_get_text (change->move, "name") != '\0')
    return;
  body = vedette_bodies_find_of (change->context, vedette_ids_get (members, 0));
  if (body != NULL && vedette_ids_equal (vedette_body_get_members (body), members))
    vedette_ruling_forbid (ruling, NULL, _("Nothing would change. Choose or enter something different."));
}

/* Hidden men are given away by the body that they are in. */
static void
choose_audience (const VedetteSkirmish *skirmish,
                 VedetteEdit           *edit,
                 const VedetteIds      *members)
{
  for (guint i = 0; i < vedette_ids_get_n (members); i++)
    if (vedette_reveal_is_hidden (skirmish, vedette_ids_get (members, i)))
      vedette_reveal_show_only (skirmish, edit, get_side (skirmish, members));
}

static void
note_members (const VedetteSkirmish *skirmish,
              VedetteEdit           *edit,
              const VedetteIds      *members)
{
  vedette_papers_note_side (skirmish, edit, get_side (skirmish, members));
  json_object_set_array_member (vedette_edit_get_facts (edit), "names", vedette_facts_names (skirmish->battle, members));
  choose_audience (skirmish, edit, members);
}

static void
note_body (const VedetteRecordChange *change,
           VedetteEdit               *edit)
{
  g_autofree char *label = change->record != NULL ? vedette_bodies_label (change->context, change->record)
                                                  : g_strdup (vedette_body_get_name (change->draft));

  if (change->record == NULL || change->draft == NULL)
    {
      gpointer body = change->record != NULL ? change->record : change->draft;

      note_members (change->context, edit, vedette_body_get_members (body));
      vedette_facts_note_text (edit, "name", label);
      return;
    }
  vedette_papers_note_side (change->context, edit, vedette_body_get_side (change->record));
  vedette_facts_note_text (edit, "name", label);
  choose_audience (change->context, edit, vedette_body_get_members (change->record));
  choose_audience (change->context, edit, vedette_body_get_members (change->draft));
}

/* A line is in one body at most. */
static void
take_members (const VedetteRecordChange *change,
              VedetteEdit               *edit)
{
  if (change->draft != NULL)
    vedette_bodies_take (change->context, edit, vedette_body_get_members (change->draft), change->record);
  else
    vedette_bodies_forget (change->context, edit, change->record);
}

static char *
say_body (const VedetteContext *skirmish,
          gpointer              body)
{
  return vedette_bodies_label (skirmish, body);
}

static VedetteBody *
find_body (VedetteMove           *move,
           const VedetteSkirmish *skirmish)
{
  return vedette_bodies_find (skirmish, vedette_move_get_id (move, "body"));
}

/* Of the side of the body, if one is said */
static void
list_members (VedetteMove          *move,
              const VedetteContext *skirmish,
              GListStore           *choices)
{
  VedetteBody *body = find_body (move, skirmish);

  vedette_skirmish_add_figures (skirmish, choices, body != NULL ? vedette_body_get_side (body) : 0, FALSE);
}

static void
list_bodies (VedetteMove          *move,
             const VedetteContext *skirmish,
             GListStore           *choices)
{
  vedette_bodies_add_choices (skirmish, choices, 0);
}

const VedetteRecordKind vedette_body_kind = {
  .noun = "body",
  .type = vedette_body_get_type,
  .add = N_("Group as Body"),
  .set = N_("Edit Body"),
  .remove = N_("Dissolve Body"),
  .add_says = (const char *const[]){ "members", "name", NULL },
  .set_says = (const char *const[]){ "name", "members", NULL },
  .lists = (const VedetteFieldList[]){ { "members", list_members }, { 0 } },
  .say = say_body,
  .describe = { vedette_words_add_body, vedette_words_set_body, vedette_words_remove_body },
  .fit = fit_body,
  .check = check_body,
  .note = note_body,
  .before = take_members,
};

/* Some of its lines, and not all of them */
static void
check_split (VedetteMove          *move,
             const VedetteContext *skirmish,
             VedetteRuling        *ruling)
{
  VedetteBody *body;
  const VedetteIds *members = vedette_move_get_ids (move, "members");
  guint n = vedette_ids_get_n (members);

  if (!vedette_record_kind_needs (move, "body", ruling))
    return;
  body = find_body (move, skirmish);
  for (guint i = 0; i < n; i++)
    {
      VedetteFigure *figure = vedette_skirmish_find_figure (skirmish, vedette_ids_get (members, i));

      if (!vedette_ids_contains (vedette_body_get_members (body), vedette_ids_get (members, i)))
        /* Translators: the name of a line, such as “Wat” or “Archers”; the plural form goes by how many figures it has */
        vedette_ruling_forbid (ruling, NULL, vedette_figure_say (figure, "%s is not in this body. Choose lines from this body.",
                                                                 "%s are not in this body. Choose lines "
                                                                                                   "from this body."),
                               vedette_figure_get_name (figure));
    }
  if (n == 0 || n >= vedette_ids_get_n (vedette_body_get_members (body)))
    vedette_ruling_forbid (ruling, NULL, _("Choose some, but not all, of the body’s lines to split off"));
}

static gboolean
perform_split (VedetteMove           *move,
               const VedetteContext  *skirmish,
               VedetteEdit           *edit,
               VedetteDice           *dice,
               GError               **error)
{
  const VedetteIds *members = vedette_move_get_ids (move, "members");
  VedetteBody *body = find_body (move, skirmish);
  g_autofree char *name = g_strstrip (g_strdup (vedette_move_get_text (move, "name")));
  g_autofree char *label = vedette_bodies_label (skirmish, body);
  g_autoptr (VedetteBody) part = g_object_new (VEDETTE_TYPE_BODY, "name", name, "members", members, "side",
                                               get_side (skirmish, members), NULL);

  note_members (skirmish, edit, members);
  choose_audience (skirmish, edit, vedette_body_get_members (body));
  vedette_facts_note_text (edit, "name", label);
  vedette_bodies_take (skirmish, edit, members, NULL);
  vedette_edit_insert (edit, part, -1);
  return TRUE;
}

const VedetteMoveKind vedette_split_body_move = {
  .name = "split-body",
  .rule = "S-04",
  .label = N_("Split Body"),
  .group = VEDETTE_MOVE_EDIT,
  .params = (const VedetteParam[]){
    VEDETTE_SAY_REF ("body", vedette_body, list_bodies),
    VEDETTE_SAY_IDS ("members", vedette_figure, list_members),
    VEDETTE_SAY_TEXT ("name"),
    { { 0 } } },
  .check = check_split,
  .perform = perform_split,
  .describe = vedette_words_split_body,
};

static void
check_join (VedetteMove          *move,
            const VedetteContext *skirmish,
            VedetteRuling        *ruling)
{
  const VedetteIds *bodies = vedette_move_get_ids (move, "body");

  if (vedette_ids_get_n (bodies) < 2)
    {
      vedette_ruling_forbid (ruling, NULL, _("Choose at least two bodies"));
      return;
    }
  for (guint i = 1; i < vedette_ids_get_n (bodies); i++)
    if (vedette_body_get_side (vedette_bodies_find (skirmish, vedette_ids_get (bodies, i))) !=
        vedette_body_get_side (vedette_bodies_find (skirmish, vedette_ids_get (bodies, 0))))
      vedette_ruling_forbid (ruling, NULL, _("Bodies of different sides cannot be joined. Choose bodies of one side."));
}

static gboolean
perform_join (VedetteMove           *move,
              const VedetteContext  *skirmish,
              VedetteEdit           *edit,
              VedetteDice           *dice,
              GError               **error)
{
  const VedetteIds *bodies = vedette_move_get_ids (move, "body");
  VedetteBody *first = vedette_bodies_find (skirmish, vedette_ids_get (bodies, 0));
  JsonArray *joined = json_array_new ();
  g_autoptr (VedetteIds) members = NULL;
  g_autofree char *name = g_strstrip (g_strdup (vedette_move_get_text (move, "name")));

  for (guint i = 0; i < vedette_ids_get_n (bodies); i++)
    {
      VedetteBody *body = vedette_bodies_find (skirmish, vedette_ids_get (bodies, i));
      const VedetteIds *its = vedette_body_get_members (body);
      g_autofree char *label = vedette_bodies_label (skirmish, body);

      json_array_add_string_element (joined, label);
      for (guint k = 0; k < vedette_ids_get_n (its); k++)
        vedette_ids_add (&members, vedette_ids_get (its, k));
    }
  note_members (skirmish, edit, members);
  json_object_set_array_member (vedette_edit_get_facts (edit), "bodies", joined);
  vedette_facts_note_text (edit, "name", name);
  vedette_bodies_take (skirmish, edit, members, first);
  vedette_edit_set (edit, first, "members", members, NULL);
  if (*name != '\0')
    vedette_edit_set (edit, first, "name", name, NULL);
  return TRUE;
}

const VedetteMoveKind vedette_join_bodies_move = {
  .name = "join-bodies",
  .rule = "S-04",
  .label = N_("Join Bodies"),
  .group = VEDETTE_MOVE_EDIT,
  .params = (const VedetteParam[]){
    VEDETTE_SAY_IDS ("body", vedette_body, list_bodies),
    VEDETTE_SAY_TEXT ("name"),
    { { 0 } } },
  .check = check_join,
  .perform = perform_join,
  .describe = vedette_words_join_bodies,
};

static void
check_leave (VedetteMove          *move,
             const VedetteContext *skirmish,
             VedetteRuling        *ruling)
{
  const VedetteIds *members = vedette_move_get_ids (move, "members");

  check_members (skirmish, members, get_side (skirmish, members), ruling);
  for (guint i = 0; i < vedette_ids_get_n (members); i++)
    if (vedette_bodies_find_of (skirmish, vedette_ids_get (members, i)) != NULL)
      return;
  vedette_ruling_forbid (ruling, NULL, _("None of these lines is in a body. Choose lines that are in a body."));
}

static gboolean
perform_leave (VedetteMove           *move,
               const VedetteContext  *skirmish,
               VedetteEdit           *edit,
               VedetteDice           *dice,
               GError               **error)
{
  const VedetteIds *members = vedette_move_get_ids (move, "members");

  note_members (skirmish, edit, members);
  vedette_bodies_take (skirmish, edit, members, NULL);
  return TRUE;
}

const VedetteMoveKind vedette_leave_body_move = {
  .name = "leave-body",
  .rule = "S-04",
  .label = N_("Remove from Body"),
  .group = VEDETTE_MOVE_EDIT,
  .params = (const VedetteParam[]){
    VEDETTE_SAY_IDS ("members", vedette_figure, list_members),
    { { 0 } } },
  .check = check_leave,
  .perform = perform_leave,
  .describe = vedette_words_leave_body,
};
