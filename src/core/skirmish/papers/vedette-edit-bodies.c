/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Edits of the bodies: lines that stand together, by name or by their men. */

#include "vedette-config.h"

#include <glib/gi18n-lib.h>

#include "core/skirmish/moves/vedette-skirmish-moves.h"
#include "core/skirmish/papers/vedette-skirmish-edit.h"
#include "core/skirmish/state/vedette-bodies.h"
#include "core/skirmish/state/vedette-reveal.h"
#include "core/skirmish/state/vedette-skirmish-choices.h"

VEDETTE_DEFINE_MOVE (VedetteAddBody, vedette_add_body, VedetteMove, VEDETTE_TYPE_MOVE)
VEDETTE_DEFINE_MOVE (VedetteSetBody, vedette_set_body, VedetteMove, VEDETTE_TYPE_MOVE)
VEDETTE_DEFINE_MOVE (VedetteRemoveBody, vedette_remove_body, VedetteMove, VEDETTE_TYPE_MOVE)
VEDETTE_DEFINE_MOVE (VedetteSplitBody, vedette_split_body, VedetteMove, VEDETTE_TYPE_MOVE)
VEDETTE_DEFINE_MOVE (VedetteJoinBodies, vedette_join_bodies, VedetteMove, VEDETTE_TYPE_MOVE)
VEDETTE_DEFINE_MOVE (VedetteLeaveBody, vedette_leave_body, VedetteMove, VEDETTE_TYPE_MOVE)

static VedetteBodyRecord *
find_body (VedetteMove           *move,
           const VedetteSkirmish *skirmish)
{
  return vedette_bodies_find (skirmish, vedette_move_get_id (move, "body"));
}

/* Which side a body of @members is of: that of the first */
static gint64
get_side (const VedetteSkirmish *skirmish,
          const VedetteIds      *members)
{
  VedetteFigure *first = vedette_ids_get_n (members) > 0
                           ? vedette_skirmish_find_figure (skirmish, vedette_ids_get (members, 0)) : NULL;

  return first != NULL ? vedette_figure_get_side (first) : 0;
}

/* The body as it is to be; @body is NULL for a new one. */
static VedetteBodyRecord *
draft_body (VedetteMove           *move,
            const VedetteSkirmish *skirmish,
            VedetteBodyRecord     *body)
{
  VedetteBodyRecord *draft = body != NULL ? vedette_skirmish_edit_copy (body)
                                          : g_object_new (VEDETTE_TYPE_BODY_RECORD, NULL);

  vedette_skirmish_edit_fill (move, draft);
  g_object_set (draft, "side", get_side (skirmish, vedette_body_record_get_members (draft)), NULL);
  return draft;
}

static void
check_members (const VedetteSkirmish *skirmish,
               const VedetteIds      *members,
               gint64                 side,
               VedetteRuling         *ruling)
{
  if (vedette_ids_get_n (members) == 0)
    vedette_ruling_forbid (ruling, NULL, _("A body needs at least one line"));
  for (guint i = 0; i < vedette_ids_get_n (members); i++)
    {
      VedetteFigure *figure = vedette_skirmish_find_figure (skirmish, vedette_ids_get (members, i));

      if (vedette_figure_get_side (figure) != side)
        vedette_ruling_forbid (ruling, NULL, _("%s is of the other side: a body is of one side"),
                               vedette_figure_get_name (figure));
    }
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
  vedette_skirmish_edit_note_side (skirmish, edit, get_side (skirmish, members));
  json_object_set_array_member (vedette_edit_get_facts (edit), "names", vedette_skirmish_fact_names (skirmish, members));
  choose_audience (skirmish, edit, members);
}

static void
list_choices (VedetteMove  *move,
              VedetteRules *rules,
              GParamSpec   *pspec,
              GListStore   *choices)
{
  VedetteSkirmish skirmish;
  VedetteBodyRecord *body;

  vedette_skirmish_read (&skirmish, vedette_rules_get_battle (rules));
  if (g_str_equal (pspec->name, "body"))
    vedette_bodies_add_choices (&skirmish, choices, 0);
  if (!g_str_equal (pspec->name, "members"))
    return;
  body = find_body (move, &skirmish);
  vedette_skirmish_add_figures (&skirmish, choices, body != NULL ? vedette_body_record_get_side (body) : 0, FALSE);
}

static void
check_add (VedetteMove   *move,
           VedetteRules  *rules,
           VedetteRuling *ruling)
{
  VedetteSkirmish skirmish;
  const VedetteIds *members = vedette_move_get_ids (move, "members");
  VedetteBodyRecord *body;

  vedette_skirmish_read (&skirmish, vedette_rules_get_battle (rules));
  check_members (&skirmish, members, get_side (&skirmish, members), ruling);
  if (vedette_ids_get_n (members) == 0 || *vedette_move_get_text (move, "name") != '\0')
    return;
  body = vedette_bodies_find_of (&skirmish, vedette_ids_get (members, 0));
  if (body != NULL && vedette_ids_equal (vedette_body_record_get_members (body), members))
    vedette_ruling_forbid (ruling, NULL, _("That changes nothing"));
}

static gboolean
perform_add (VedetteMove   *move,
             VedetteRules  *rules,
             VedetteEdit   *edit,
             VedetteDice   *dice,
             GError       **error)
{
  VedetteSkirmish skirmish;
  const VedetteIds *members = vedette_move_get_ids (move, "members");
  g_autoptr (VedetteBodyRecord) draft = NULL;

  vedette_skirmish_read (&skirmish, vedette_rules_get_battle (rules));
  draft = draft_body (move, &skirmish, NULL);
  note_members (&skirmish, edit, members);
  vedette_skirmish_edit_note_text (edit, "name", vedette_body_record_get_name (draft));
  vedette_bodies_take (&skirmish, edit, members, NULL);
  vedette_edit_insert (edit, draft, -1);
  return TRUE;
}

static void
vedette_add_body_class_init (VedetteAddBodyClass *klass)
{
  VedetteMoveClass *move_class = VEDETTE_MOVE_CLASS (klass);

  move_class->open = vedette_skirmish_edit_open;
  move_class->check = check_add;
  move_class->perform = perform_add;
  move_class->list_choices = list_choices;

  vedette_move_class_install (move_class, "add-body", N_("Join into a body"), NULL, VEDETTE_MOVE_EDIT,
                              vedette_param_spec_ids_of ("members", VEDETTE_TYPE_FIGURE),
                              vedette_param_spec_text ("name"),
                              NULL);
}

static void
check_set (VedetteMove   *move,
           VedetteRules  *rules,
           VedetteRuling *ruling)
{
  VedetteSkirmish skirmish;
  VedetteBodyRecord *body;
  g_autoptr (VedetteBodyRecord) draft = NULL;

  if (!vedette_skirmish_edit_needs (move, ruling, "body"))
    return;
  vedette_skirmish_read (&skirmish, vedette_rules_get_battle (rules));
  body = find_body (move, &skirmish);
  draft = draft_body (move, &skirmish, body);
  check_members (&skirmish, vedette_body_record_get_members (draft), vedette_body_record_get_side (body), ruling);
  vedette_skirmish_edit_forbid_same (ruling, body, draft);
}

static gboolean
perform_set (VedetteMove   *move,
             VedetteRules  *rules,
             VedetteEdit   *edit,
             VedetteDice   *dice,
             GError       **error)
{
  VedetteSkirmish skirmish;
  VedetteBodyRecord *body;
  g_autoptr (VedetteBodyRecord) draft = NULL;
  g_autofree char *label = NULL;

  vedette_skirmish_read (&skirmish, vedette_rules_get_battle (rules));
  body = find_body (move, &skirmish);
  draft = draft_body (move, &skirmish, body);
  label = vedette_bodies_label (&skirmish, body);
  vedette_skirmish_edit_note_side (&skirmish, edit, vedette_body_record_get_side (body));
  vedette_skirmish_edit_note_text (edit, "name", label);
  choose_audience (&skirmish, edit, vedette_body_record_get_members (body));
  choose_audience (&skirmish, edit, vedette_body_record_get_members (draft));
  vedette_bodies_take (&skirmish, edit, vedette_body_record_get_members (draft), body);
  vedette_skirmish_edit_become (&skirmish, edit, body, draft);
  return TRUE;
}

static void
vedette_set_body_class_init (VedetteSetBodyClass *klass)
{
  VedetteMoveClass *move_class = VEDETTE_MOVE_CLASS (klass);

  move_class->open = vedette_skirmish_edit_open;
  move_class->check = check_set;
  move_class->perform = perform_set;
  move_class->list_choices = list_choices;

  vedette_move_class_install (move_class, "set-body", N_("Change a body"), NULL, VEDETTE_MOVE_EDIT,
                              vedette_param_spec_reference_to ("body", VEDETTE_TYPE_BODY_RECORD),
                              vedette_param_spec_text ("name"),
                              vedette_param_spec_ids_of ("members", VEDETTE_TYPE_FIGURE),
                              NULL);
}

static void
check_remove (VedetteMove   *move,
              VedetteRules  *rules,
              VedetteRuling *ruling)
{
  vedette_skirmish_edit_needs (move, ruling, "body");
}

static gboolean
perform_remove (VedetteMove   *move,
                VedetteRules  *rules,
                VedetteEdit   *edit,
                VedetteDice   *dice,
                GError       **error)
{
  VedetteSkirmish skirmish;
  VedetteBodyRecord *body;
  g_autofree char *label = NULL;

  vedette_skirmish_read (&skirmish, vedette_rules_get_battle (rules));
  body = find_body (move, &skirmish);
  label = vedette_bodies_label (&skirmish, body);
  note_members (&skirmish, edit, vedette_body_record_get_members (body));
  vedette_skirmish_edit_note_text (edit, "name", label);
  vedette_bodies_remove (&skirmish, edit, body);
  return TRUE;
}

static void
vedette_remove_body_class_init (VedetteRemoveBodyClass *klass)
{
  VedetteMoveClass *move_class = VEDETTE_MOVE_CLASS (klass);

  move_class->open = vedette_skirmish_edit_open;
  move_class->check = check_remove;
  move_class->perform = perform_remove;
  move_class->list_choices = list_choices;

  vedette_move_class_install (move_class, "remove-body", N_("Dissolve a body"), NULL, VEDETTE_MOVE_EDIT,
                              vedette_param_spec_reference_to ("body", VEDETTE_TYPE_BODY_RECORD),
                              NULL);
}

/* Some of its lines, and not all of them */
static void
check_split (VedetteMove   *move,
             VedetteRules  *rules,
             VedetteRuling *ruling)
{
  VedetteSkirmish skirmish;
  VedetteBodyRecord *body;
  const VedetteIds *members = vedette_move_get_ids (move, "members");
  guint n = vedette_ids_get_n (members);

  if (!vedette_skirmish_edit_needs (move, ruling, "body"))
    return;
  vedette_skirmish_read (&skirmish, vedette_rules_get_battle (rules));
  body = find_body (move, &skirmish);
  for (guint i = 0; i < n; i++)
    if (!vedette_ids_contains (vedette_body_record_get_members (body), vedette_ids_get (members, i)))
      vedette_ruling_forbid (ruling, NULL, _("%s is not in this body"),
                             vedette_figure_get_name (vedette_skirmish_find_figure (&skirmish, vedette_ids_get (members, i))));
  if (n == 0 || n >= vedette_ids_get_n (vedette_body_record_get_members (body)))
    vedette_ruling_forbid (ruling, NULL, _("Some of the lines of a body can be split off, not none and not all"));
}

static gboolean
perform_split (VedetteMove   *move,
               VedetteRules  *rules,
               VedetteEdit   *edit,
               VedetteDice   *dice,
               GError       **error)
{
  VedetteSkirmish skirmish;
  const VedetteIds *members = vedette_move_get_ids (move, "members");
  g_autoptr (VedetteBodyRecord) part = NULL;
  g_autofree char *label = NULL;

  vedette_skirmish_read (&skirmish, vedette_rules_get_battle (rules));
  part = draft_body (move, &skirmish, NULL);
  label = vedette_bodies_label (&skirmish, find_body (move, &skirmish));
  note_members (&skirmish, edit, members);
  choose_audience (&skirmish, edit, vedette_body_record_get_members (find_body (move, &skirmish)));
  vedette_skirmish_edit_note_text (edit, "name", label);
  vedette_bodies_take (&skirmish, edit, members, NULL);
  vedette_edit_insert (edit, part, -1);
  return TRUE;
}

static void
vedette_split_body_class_init (VedetteSplitBodyClass *klass)
{
  VedetteMoveClass *move_class = VEDETTE_MOVE_CLASS (klass);

  move_class->open = vedette_skirmish_edit_open;
  move_class->check = check_split;
  move_class->perform = perform_split;
  move_class->list_choices = list_choices;

  vedette_move_class_install (move_class, "split-body", N_("Split a body"), NULL, VEDETTE_MOVE_EDIT,
                              vedette_param_spec_reference_to ("body", VEDETTE_TYPE_BODY_RECORD),
                              vedette_param_spec_ids_of ("members", VEDETTE_TYPE_FIGURE),
                              vedette_param_spec_text ("name"),
                              NULL);
}

static void
check_join (VedetteMove   *move,
            VedetteRules  *rules,
            VedetteRuling *ruling)
{
  VedetteSkirmish skirmish;
  const VedetteIds *bodies = vedette_move_get_ids (move, "body");

  if (vedette_ids_get_n (bodies) < 2)
    {
      vedette_ruling_forbid (ruling, NULL, _("At least two bodies have to be named"));
      return;
    }
  vedette_skirmish_read (&skirmish, vedette_rules_get_battle (rules));
  for (guint i = 1; i < vedette_ids_get_n (bodies); i++)
    if (vedette_body_record_get_side (vedette_bodies_find (&skirmish, vedette_ids_get (bodies, i))) !=
        vedette_body_record_get_side (vedette_bodies_find (&skirmish, vedette_ids_get (bodies, 0))))
      vedette_ruling_forbid (ruling, NULL, _("Bodies of two sides cannot be one"));
}

static void
append_members (VedetteIds        **all,
                VedetteBodyRecord  *body)
{
  const VedetteIds *members = vedette_body_record_get_members (body);

  for (guint i = 0; i < vedette_ids_get_n (members); i++)
    {
      VedetteIds *longer = vedette_ids_with (*all, vedette_ids_get (members, i));

      g_clear_pointer (all, vedette_ids_unref);
      *all = longer;
    }
}

static gboolean
perform_join (VedetteMove   *move,
              VedetteRules  *rules,
              VedetteEdit   *edit,
              VedetteDice   *dice,
              GError       **error)
{
  VedetteSkirmish skirmish;
  const VedetteIds *bodies = vedette_move_get_ids (move, "body");
  JsonArray *joined = json_array_new ();
  VedetteBodyRecord *first;
  g_autoptr (VedetteIds) members = NULL;
  g_autofree char *name = g_strstrip (g_strdup (vedette_move_get_text (move, "name")));

  vedette_skirmish_read (&skirmish, vedette_rules_get_battle (rules));
  first = vedette_bodies_find (&skirmish, vedette_ids_get (bodies, 0));
  for (guint i = 0; i < vedette_ids_get_n (bodies); i++)
    {
      VedetteBodyRecord *body = vedette_bodies_find (&skirmish, vedette_ids_get (bodies, i));
      g_autofree char *label = vedette_bodies_label (&skirmish, body);

      json_array_add_string_element (joined, label);
      append_members (&members, body);
    }
  note_members (&skirmish, edit, members);
  json_object_set_array_member (vedette_edit_get_facts (edit), "bodies", joined);
  vedette_skirmish_edit_note_text (edit, "name", name);
  vedette_bodies_take (&skirmish, edit, members, first);
  vedette_edit_set (edit, first, "members", members, NULL);
  if (*name != '\0')
    vedette_edit_set (edit, first, "name", name, NULL);
  return TRUE;
}

static void
vedette_join_bodies_class_init (VedetteJoinBodiesClass *klass)
{
  VedetteMoveClass *move_class = VEDETTE_MOVE_CLASS (klass);

  move_class->open = vedette_skirmish_edit_open;
  move_class->check = check_join;
  move_class->perform = perform_join;
  move_class->list_choices = list_choices;

  vedette_move_class_install (move_class, "join-bodies", N_("Join bodies"), NULL, VEDETTE_MOVE_EDIT,
                              vedette_param_spec_ids_of ("body", VEDETTE_TYPE_BODY_RECORD),
                              vedette_param_spec_text ("name"),
                              NULL);
}

static void
check_leave (VedetteMove   *move,
             VedetteRules  *rules,
             VedetteRuling *ruling)
{
  VedetteSkirmish skirmish;
  const VedetteIds *members = vedette_move_get_ids (move, "members");

  vedette_skirmish_read (&skirmish, vedette_rules_get_battle (rules));
  check_members (&skirmish, members, get_side (&skirmish, members), ruling);
  for (guint i = 0; i < vedette_ids_get_n (members); i++)
    if (vedette_bodies_find_of (&skirmish, vedette_ids_get (members, i)) != NULL)
      return;
  vedette_ruling_forbid (ruling, NULL, _("None of them is in a body"));
}

static gboolean
perform_leave (VedetteMove   *move,
               VedetteRules  *rules,
               VedetteEdit   *edit,
               VedetteDice   *dice,
               GError       **error)
{
  VedetteSkirmish skirmish;
  const VedetteIds *members = vedette_move_get_ids (move, "members");

  vedette_skirmish_read (&skirmish, vedette_rules_get_battle (rules));
  note_members (&skirmish, edit, members);
  vedette_bodies_take (&skirmish, edit, members, NULL);
  return TRUE;
}

static void
vedette_leave_body_class_init (VedetteLeaveBodyClass *klass)
{
  VedetteMoveClass *move_class = VEDETTE_MOVE_CLASS (klass);

  move_class->open = vedette_skirmish_edit_open;
  move_class->check = check_leave;
  move_class->perform = perform_leave;
  move_class->list_choices = list_choices;

  vedette_move_class_install (move_class, "leave-body", N_("Take out of the body"), NULL, VEDETTE_MOVE_EDIT,
                              vedette_param_spec_ids_of ("members", VEDETTE_TYPE_FIGURE),
                              NULL);
}
