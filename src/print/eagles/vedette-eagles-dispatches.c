/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Orders and messages on paper: forms to be filled in, and all that one commander knows. */

#include "vedette-config.h"

#include <glib/gi18n-lib.h>

#include "core/eagles/words/vedette-eagles-words.h"
#include "print/eagles/vedette-eagles-paper.h"

/* Forms on a page, and the lines of each */
#define COLUMNS 2
#define ROWS 3
#define ROWS_LARGE 2
#define PAD 9.0

static const char *
get_label (const char *field)
{
  return vedette_record_type_get_label (vedette_dispatch_get_type (), field);
}

/* --- Forms --- */

/* Words of a form, and the kinds to choose from */
static double
set_kinds (VedetteSheetFlow *flow,
           double            x,
           double            y,
           double            row)
{
  for (int kind = VEDETTE_DISPATCH_ORDER; kind <= VEDETTE_DISPATCH_MESSAGE; kind++)
    x += vedette_sheet_check (flow->page, vedette_enum_get_label (vedette_dispatch_kind_get_type (), kind), FALSE, x, y, row,
                              flow->size) + flow->size;
  return x;
}

/* From whom it is, if only he can have written it */
static void
set_sender (VedetteSheetFlow   *flow,
            VedetteEaglesPaper *self,
            double              x,
            double              y,
            double              width,
            double              row)
{
  g_autofree char *name = self->reader != NULL ? vedette_eagles_say_commander (&self->eagles, self->reader) : NULL;
  double used = vedette_sheet_write_in (flow, get_label ("sender"), x, y, width, row);

  if (name != NULL)
    vedette_page_add_text (flow->page, name, x + used, y, width - used, row - flow->size * 0.2, flow->size, VEDETTE_TEXT_BOLD);
}

static void
set_form (VedetteSheetFlow   *flow,
          VedetteEaglesPaper *self,
          double              x,
          double              y,
          double              width,
          double              height)
{
  double row = flow->size * 1.9, bottom = y + height - PAD, half, end;

  x += PAD;
  y += PAD;
  width -= 2 * PAD;
  half = (width - flow->size) / 2;
  end = set_kinds (flow, x, y, row);
  vedette_sheet_write_in (flow, C_("dispatch", "No."), end, y, x + width - end, row);
  y += row;
  set_sender (flow, self, x, y, width, row);
  vedette_sheet_write_in (flow, get_label ("recipient"), x, y + row, width, row);
  vedette_sheet_write_in (flow, _("Turn"), x, y + 2 * row, half, row);
  vedette_sheet_write_in (flow, _("Clock"), x + half + flow->size, y + 2 * row, half, row);
  vedette_sheet_check (flow->page, get_label ("inside"), FALSE, x, y + 3 * row, row, flow->size);
  for (y += 5 * row; y <= bottom; y += row)
    vedette_page_add_rule (flow->page, x, y - 1, width, FALSE);
}

/* Forms to cut out; nothing of what was written stands on them. */
GPtrArray *
vedette_eagles_forms_lay_out (VedetteBattle *battle,
                              gboolean       large,
                              VedettePaper   paper,
                              guint          reader)
{
  g_auto (VedetteEaglesPaper) self = { 0 };
  VedetteSheetFlow flow = { 0 };
  guint columns = large ? 1 : COLUMNS, rows = large ? ROWS_LARGE : ROWS;
  double width, height;

  vedette_eagles_paper_read (&self, battle, reader);
  flow.foot = _("cut out, fill in, and hand to the umpire");
  vedette_sheet_flow_begin (&flow, paper, large ? VEDETTE_EAGLES_PAPER_LARGE : VEDETTE_EAGLES_PAPER_SIZE, NULL, NULL);
  vedette_page_set_bookmark (flow.page, _("Order forms"));
  width = flow.width / columns;
  height = (flow.bottom - flow.top) / rows;
  vedette_page_add_cut (flow.page, flow.left, flow.y, flow.width, 0, TRUE);
  for (guint row = 0; row < rows; row++)
    {
      for (guint column = 0; column < columns; column++)
        set_form (&flow, &self, flow.left + column * width, flow.y, width, height);
      for (guint column = 0; column <= columns; column++)
        vedette_page_add_cut (flow.page, flow.left + column * width, flow.y, 0, height, TRUE);
      flow.y += height;
      vedette_page_add_cut (flow.page, flow.left, flow.y, flow.width, 0, TRUE);
    }
  vedette_sheet_flow_finish (&flow, flow.foot);
  return flow.pages;
}

/* --- What one commander knows --- */

/* Who commands there, as he may be told to somebody else */
static char *
say_command (VedetteEaglesPaper *self,
             gint64              id)
{
  gpointer command = vedette_eagles_find_command (&self->eagles, id);

  return command != NULL ? vedette_eagles_say_commander (&self->eagles, command) : g_strdup (C_("commander", "nobody"));
}

/* Returns: (transfer full): how far the order is, with the turn since when it is in effect if the reader may know that */
static char *
say_progress (VedetteEaglesPaper *self,
              gpointer            dispatch)
{
  int since = vedette_dispatch_get_since (dispatch);

  if (since > 0 && vedette_eagles_paper_shows (self, dispatch, "since"))
    /* Translators: the number of a turn, such as 2; it is an order that is in effect */
    return g_strdup_printf (_("in effect since turn %d"), since);
  return g_strdup (vedette_enum_get_label (vedette_dispatch_state_get_type (), (int) vedette_dispatch_get_state (dispatch)));
}

/* What its reader may know of how far it is */
static char *
say_state (VedetteEaglesPaper *self,
           gpointer            dispatch)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);

  if (vedette_eagles_paper_shows (self, dispatch, "written"))
    /* Translators: the number of a turn, such as 1 */
    g_ptr_array_add (parts, g_strdup_printf (_("written in turn %d"), vedette_dispatch_get_written (dispatch)));
  if (vedette_eagles_paper_shows (self, dispatch, "arrived"))
    /* Translators: the number of a turn, such as 2 */
    g_ptr_array_add (parts, g_strdup_printf (_("arrived in turn %d"), vedette_dispatch_get_arrived (dispatch)));
  if (vedette_dispatch_get_state (dispatch) != VEDETTE_DISPATCH_ARRIVED && vedette_eagles_paper_shows (self, dispatch, "state"))
    g_ptr_array_add (parts, say_progress (self, dispatch));
  return vedette_eagles_paper_join (parts);
}

static void
add_dispatch (VedetteEaglesPaper *self,
              GPtrArray          *lines,
              gpointer            dispatch)
{
  g_autofree char *from = say_command (self, vedette_dispatch_get_sender (dispatch));
  g_autofree char *to = say_command (self, vedette_dispatch_get_recipient (dispatch));
  const char *kind = vedette_enum_get_label (vedette_dispatch_kind_get_type (), (int) vedette_dispatch_get_kind (dispatch));
  /* Translators: an order or a message, its number, from whom and to whom */
  g_autofree char *head = g_strdup_printf (_("%s %d · %s to %s"), kind, vedette_dispatch_get_number (dispatch), from, to);

  vedette_eagles_lines_add (lines, VEDETTE_EAGLES_LINE_NAME, head)->note = say_state (self, dispatch);
  vedette_eagles_lines_add_text (lines, vedette_dispatch_get_text (dispatch), 1);
}

/* His copies of what he sent, or what has come to him */
static void
add_dispatches (VedetteEaglesPaper *self,
                GPtrArray          *lines,
                const char         *field,
                const char         *title)
{
  g_autoptr (GPtrArray) all = vedette_eagles_list (&self->eagles, vedette_dispatch_get_type ());
  guint n = 0;

  vedette_eagles_lines_add (lines, VEDETTE_EAGLES_LINE_TITLE, title);
  for (guint i = 0; i < all->len; i++)
    if (vedette_eagles_get_id (all->pdata[i], field) == vedette_record_get_id (self->reader) &&
        vedette_eagles_paper_shows (self, all->pdata[i], NULL))
      {
        add_dispatch (self, lines, all->pdata[i]);
        n++;
      }
  if (n == 0)
    vedette_eagles_lines_add (lines, VEDETTE_EAGLES_LINE_PLAIN, C_("dispatches", "None"));
}

static char *
say_unit (gpointer unit)
{
  g_autofree char *troops = vedette_eagles_paper_say_troops (unit);
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);
  VedetteUnitStatus status = vedette_unit_get_status (unit);
  VedetteEaglesSituation situation = vedette_eagles_get_situation (unit);
  int steps = vedette_unit_get_steps (unit);

  g_ptr_array_add (parts, g_strdup (troops));
  if (status != VEDETTE_UNIT_IN_ORDER)
    g_ptr_array_add (parts, g_strdup (vedette_enum_get_label (vedette_unit_status_get_type (), (int) status)));
  if (steps > 0)
    /* Translators: how many steps a unit has lost */
    g_ptr_array_add (parts, g_strdup_printf (ngettext ("%d step lost", "%d steps lost", (gulong) steps), steps));
  if (situation != VEDETTE_EAGLES_NORMAL)
    g_ptr_array_add (parts, g_strdup (vedette_enum_get_label (VEDETTE_TYPE_EAGLES_SITUATION, (int) situation)));
  return vedette_eagles_paper_join (parts);
}

/* His formations that are on the table */
static void
add_formations (VedetteEaglesPaper *self,
                GPtrArray          *lines)
{
  g_autoptr (GPtrArray) all = vedette_eagles_list (&self->eagles, vedette_division_get_type ());

  for (guint i = 0; i < all->len; i++)
    {
      g_autoptr (GPtrArray) units = NULL;

      if (!vedette_eagles_paper_has (self, all->pdata[i]) || !vedette_eagles_paper_shows (self, all->pdata[i], NULL))
        continue;
      units = vedette_eagles_list_units (&self->eagles, all->pdata[i]);
      vedette_eagles_lines_add (lines, VEDETTE_EAGLES_LINE_NAME, vedette_eagles_get_name (all->pdata[i]))->note =
        vedette_eagles_paper_say_leader (self, all->pdata[i]);
      for (guint k = 0; k < units->len; k++)
        {
          const char *unit = vedette_eagles_get_name (units->pdata[k]);
          VedetteEaglesLine *line = vedette_eagles_lines_add (lines, VEDETTE_EAGLES_LINE_PLAIN, unit);

          line->note = say_unit (units->pdata[k]);
          line->indent = 1;
        }
    }
}

static GPtrArray *
list_packet (VedetteEaglesPaper *self)
{
  GPtrArray *lines = vedette_eagles_lines_new ();
  VedetteArmy *army = vedette_eagles_get_army_of (&self->eagles, self->reader);
  g_autofree char *name = vedette_eagles_say (&self->eagles, self->reader), *turn = vedette_eagles_paper_say_turn (self);
  VedetteEaglesLine *title = vedette_eagles_lines_add (lines, VEDETTE_EAGLES_LINE_TITLE, name);

  title->note = vedette_eagles_paper_say_leader (self, self->reader);
  title->is_signed = TRUE;
  title->sign = vedette_eagles_paper_get_sign (self, army);
  vedette_eagles_lines_add (lines, VEDETTE_EAGLES_LINE_PLAIN, turn);
  if (self->reader == (gpointer) army)
    {
      g_autofree char *pool = g_strdup_printf (C_("points", "%s: %d"), _(VEDETTE_EAGLES_LABEL_POINTS),
                                               vedette_eagles_get_pool (&self->eagles, army, self->audience));

      vedette_eagles_lines_add (lines, VEDETTE_EAGLES_LINE_PLAIN, pool);
    }
  add_dispatches (self, lines, "recipient", _("Received"));
  add_dispatches (self, lines, "sender", _("Sent"));
  vedette_eagles_lines_add (lines, VEDETTE_EAGLES_LINE_TITLE, _("On the table"));
  add_formations (self, lines);
  return lines;
}

static double
set_head (VedetteSheetFlow *flow,
          gpointer          data)
{
  VedetteEaglesPaper *self = data;
  double size = flow->size * 1.6, height = size * 1.4;

  vedette_page_add_text (flow->page, self->title, flow->left, flow->y, flow->width, height, size,
                         VEDETTE_TEXT_BOLD | VEDETTE_TEXT_HEADING);
  return height + flow->size * 0.4;
}

static GPtrArray *
lay_out_one (VedetteBattle *battle,
             gboolean       large,
             VedettePaper   paper,
             guint          reader)
{
  g_auto (VedetteEaglesPaper) self = { 0 };
  VedetteSheetFlow flow = { 0 };
  g_autoptr (GPtrArray) lines = NULL;
  g_autofree char *foot = NULL;

  vedette_eagles_paper_read (&self, battle, reader);
  lines = list_packet (&self);
  foot = vedette_eagles_paper_say_for (&self);
  flow.foot = foot;
  vedette_sheet_flow_begin (&flow, paper, large ? VEDETTE_EAGLES_PAPER_LARGE : VEDETTE_EAGLES_PAPER_SIZE, set_head, &self);
  vedette_page_set_bookmark (flow.page, foot);
  vedette_eagles_lines_flow (lines, &flow);
  vedette_sheet_flow_finish (&flow, foot);
  return flow.pages;
}

/* What a commander knows; for the umpire what each knows, one after the other, to be handed out. */
GPtrArray *
vedette_eagles_packet_lay_out (VedetteBattle *battle,
                               gboolean       large,
                               VedettePaper   paper,
                               guint          reader)
{
  g_auto (VedetteEaglesPaper) self = { 0 };
  GPtrArray *pages;
  guint n;

  vedette_eagles_paper_read (&self, battle, reader);
  if (self.reader != NULL)
    return lay_out_one (battle, large, paper, reader);
  pages = g_ptr_array_new_with_free_func ((GDestroyNotify) vedette_page_free);
  n = vedette_eagles_count_readers (battle);
  for (guint i = 0; i < n; i++)
    {
      g_auto (VedetteEaglesPaper) other = { 0 };
      GPtrArray *more;

      vedette_eagles_paper_read (&other, battle, i);
      if (other.reader == NULL)
        continue;
      more = lay_out_one (battle, large, paper, i);
      g_ptr_array_extend_and_steal (pages, more);
    }
  return pages;
}
