/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The roster by formation: boxes for the steps and states of units, and for what formations and units have done. */

#include "vedette-config.h"

#include <glib/gi18n-lib.h>

#include "print/eagles/vedette-eagles-paper.h"

#define STEPS 8
/* How narrow the head of a column may be drawn before it takes more room */
#define HEAD_NARROW 0.85
/* Of a formation that is to be filled in */
#define BLANK_UNITS 6

/* The boxes of a unit after its steps, in the order of their columns */
enum
{
  SH,
  DISORDERED,
  RETREATING,
  SMOKE,
  FF,
  TESTED,
  N_STATES
};

/**
 * Roster:
 * @army: whose
 * @two_rows: whether the boxes of a unit stand below its name, as in large print
 * @small: of the letters above boxes
 * @troops: where the class of a unit begins
 * @steps: where its boxes begin
 * @states: where each of the others stands
 * @widths: how wide its column is
 */
typedef struct
{
  VedetteEaglesPaper *paper;
  gpointer army;
  gboolean two_rows;
  double row;
  double box;
  double small;
  double troops;
  double steps;
  double states[N_STATES];
  double widths[N_STATES];
} Roster;

/* Marks as on the chart; SH, DO and DOR are what it does to a unit. */
static const char *
get_head (int state)
{
  static const VedetteEaglesSkirmish results[] = { VEDETTE_EAGLES_SH, VEDETTE_EAGLES_DO, VEDETTE_EAGLES_DOR,
                                                   VEDETTE_EAGLES_SMK };

  if (state == TESTED)
    return C_("unit", "tested");
  if (state == FF)
    return C_("unit", "FF");
  return vedette_enum_get_brief (VEDETTE_TYPE_EAGLES_SKIRMISH, (int) results[state]);
}

static void
get_states (gpointer unit,
            gboolean states[N_STATES])
{
  VedetteUnitStatus status = vedette_unit_get_status (unit);

  states[SH] = status == VEDETTE_UNIT_SH;
  states[DISORDERED] = status == VEDETTE_UNIT_DISORDERED;
  states[RETREATING] = status == VEDETTE_UNIT_RETREATING;
  states[SMOKE] = vedette_unit_get_smoke (unit);
  states[FF] = vedette_unit_get_ff (unit);
  states[TESTED] = vedette_unit_get_tested (unit);
}

static void
find_columns (VedetteSheetFlow *flow,
              Roster           *self)
{
  double size = flow->size, x = flow->left + flow->width;

  self->row = size * 1.7;
  self->box = size * 1.05;
  self->small = MAX (size * 0.8, size >= VEDETTE_EAGLES_PAPER_LARGE ? VEDETTE_EAGLES_PAPER_LARGE : VEDETTE_PAGE_SMALLEST);
  for (int i = N_STATES; i-- > 0;)
    {
      double head = vedette_page_measure (flow->page, get_head (i), self->small, VEDETTE_TEXT_PLAIN), own = size * 3.0;

      own = self->two_rows ? size * 3.9 : own;
      self->widths[i] = CLAMP (head * HEAD_NARROW + 3, own, own * 2);
      self->states[i] = x -= self->widths[i];
    }
  self->steps = x - STEPS * (self->box + 2) - size * 0.5;
  self->troops = self->two_rows ? flow->left + flow->width * 0.6 : self->steps - size * 11;
}

/* The words above the columns */
static double
set_heads (VedetteSheetFlow *flow,
           Roster           *self)
{
  double height = self->small * 1.4;
  const char *steps = vedette_record_type_get_label (vedette_unit_get_type (), "steps");

  vedette_page_add_text (flow->page, steps, self->steps, flow->y, self->states[0] - self->steps - 2, height, self->small,
                         VEDETTE_TEXT_GREY | VEDETTE_TEXT_FIT);
  for (int i = 0; i < N_STATES; i++)
    vedette_page_add_text (flow->page, get_head (i), self->states[i], flow->y, self->widths[i] - 1, height, self->small,
                           VEDETTE_TEXT_GREY | VEDETTE_TEXT_CENTRE | VEDETTE_TEXT_FIT);
  return height;
}

static double
set_head (VedetteSheetFlow *flow,
          gpointer          data)
{
  Roster *self = data;
  double top = flow->y, size = flow->size * 1.6, height = size * 1.4, sign = size * 0.7;
  double half = flow->width * 0.5, row = flow->size * 1.5;
  g_autofree char *name = vedette_eagles_say (&self->paper->eagles, self->army);
  g_autofree char *leader = vedette_eagles_paper_say_leader (self->paper, self->army);
  g_autofree char *turn = vedette_eagles_paper_say_turn (self->paper);

  vedette_page_add_sign (flow->page, vedette_eagles_paper_get_sign (self->paper, self->army), TRUE, flow->left,
                         flow->y + (height - sign) / 2, sign);
  vedette_page_add_text (flow->page, name, flow->left + sign * 1.5, flow->y, half * 1.1 - sign * 1.5, height, size,
                         VEDETTE_TEXT_BOLD | VEDETTE_TEXT_HEADING);
  vedette_page_add_text (flow->page, leader, flow->left + half * 1.15, flow->y, half * 0.85, height, flow->size,
                         VEDETTE_TEXT_RIGHT | VEDETTE_TEXT_FIT);
  flow->y += height;
  vedette_page_add_text (flow->page, self->paper->title, flow->left, flow->y, half * 0.95, row, flow->size, VEDETTE_TEXT_GREY);
  vedette_page_add_text (flow->page, turn, flow->left + half, flow->y, half, row, flow->size,
                         VEDETTE_TEXT_GREY | VEDETTE_TEXT_RIGHT | VEDETTE_TEXT_FIT);
  flow->y += row + flow->size * 0.4;
  flow->y += set_heads (flow, self);
  height = flow->y - top;
  flow->y = top;
  return height;
}

static void
set_boxes (VedetteSheetFlow *flow,
           Roster           *self,
           gpointer          unit,
           double            y)
{
  gboolean states[N_STATES] = { FALSE };
  int lost = unit != NULL ? vedette_unit_get_steps (unit) : 0, crossed = lost <= STEPS ? lost : 0, first = 0;
  double pitch = self->box + 2, top = y + (self->row - self->box) / 2;

  if (unit != NULL)
    get_states (unit, states);
  if (lost > STEPS)
    {
      /* Translators: steps that a unit has lost; boxes for more follow */
      g_autofree char *text = g_strdup_printf (C_("steps", "%d +"), lost);

      vedette_page_add_text (flow->page, text, self->steps, y, pitch * STEPS / 2 - 2, self->row, flow->size, VEDETTE_TEXT_BOLD);
      first = STEPS / 2;
    }
  for (int i = first; i < STEPS; i++)
    vedette_page_add_check (flow->page, self->steps + i * pitch, top, self->box,
                            i < crossed ? VEDETTE_CHECK_CROSSED : VEDETTE_CHECK_EMPTY, FALSE);
  for (int i = 0; i < N_STATES; i++)
    vedette_page_add_check (flow->page, self->states[i] + (self->widths[i] - self->box) / 2, top, self->box,
                            states[i] ? VEDETTE_CHECK_CROSSED : VEDETTE_CHECK_EMPTY, FALSE);
}

static double
get_unit_height (Roster *self)
{
  return self->row * (self->two_rows ? 2 : 1);
}

/* A unit, or a line to write one on */
static void
set_unit (VedetteSheetFlow *flow,
          Roster           *self,
          gpointer          unit)
{
  double end = self->two_rows ? flow->left + flow->width : self->steps - flow->size * 0.5, y = flow->y;
  g_autofree char *troops = unit != NULL ? vedette_eagles_paper_say_troops (unit) : NULL;

  if (unit == NULL)
    vedette_page_add_rule (flow->page, flow->left, y + self->row - 2, end - flow->left, FALSE);
  else
    {
      vedette_page_add_text (flow->page, vedette_eagles_get_name (unit), flow->left, y, self->troops - flow->left - 4,
                             self->row, flow->size, VEDETTE_TEXT_PLAIN);
      vedette_page_add_text (flow->page, troops, self->troops, y, end - self->troops, self->row, flow->size,
                             VEDETTE_TEXT_GREY | VEDETTE_TEXT_FIT);
    }
  set_boxes (flow, self, unit, y + (self->two_rows ? self->row : 0));
  flow->y += get_unit_height (self);
}

/* What a formation has done, from the right; returns where that begins. */
static double
set_done (VedetteSheetFlow *flow,
          Roster           *self,
          gpointer          formation,
          double            y,
          double            height)
{
  const struct
  {
    const char *label;
    gboolean crossed;
  } done[] = { { C_("formation", "tried to steal"), formation != NULL && vedette_division_get_attempted (formation) },
               { C_("formation", "moved"), formation != NULL && vedette_division_get_moved (formation) } };
  double x = flow->left + flow->width;

  if (formation != NULL && vedette_division_get_kind (formation) == VEDETTE_DIVISION_INDEPENDENT)
    return x;
  for (guint i = 0; i < G_N_ELEMENTS (done); i++)
    {
      /* As wide as it will be: a box, a gap and the word */
      x -= vedette_page_measure (flow->page, done[i].label, flow->size, VEDETTE_TEXT_PLAIN) + 4 + flow->size * 1.55;
      vedette_sheet_check (flow->page, done[i].label, done[i].crossed, x, y, height, flow->size);
    }
  return x - flow->size;
}

static double
get_formation_height (VedetteSheetFlow *flow)
{
  return flow->size * 2.4;
}

/* Its name, its commander and what it has done; to be filled in without one */
static void
set_formation (VedetteSheetFlow *flow,
               Roster           *self,
               gpointer          formation,
               gboolean          goes_on)
{
  double y = flow->y + flow->size * 0.6, height = get_formation_height (flow) - flow->size * 0.8;
  double width = set_done (flow, self, formation, y, height) - flow->left, name;
  g_autofree char *leader = formation != NULL && !goes_on ? vedette_eagles_paper_say_leader (self->paper, formation) : NULL;

  if (formation == NULL)
    {
      vedette_sheet_write_in (flow, _(VEDETTE_EAGLES_LABEL_DIVISION), flow->left, y, width * 0.5, height);
      vedette_sheet_write_in (flow, vedette_record_type_get_label (vedette_division_get_type (), "commander"),
                              flow->left + width * 0.5 + flow->size, y, width * 0.5 - flow->size, height);
    }
  else
    {
      name = vedette_page_add_text (flow->page, vedette_eagles_get_name (formation), flow->left, y, width * 0.6, height,
                                    flow->size * 1.1, VEDETTE_TEXT_BOLD) + flow->size;
      vedette_page_add_text (flow->page, goes_on ? _("continued") : leader, flow->left + name, y, width - name, height,
                             flow->size, VEDETTE_TEXT_GREY | VEDETTE_TEXT_FIT);
    }
  flow->y += get_formation_height (flow);
  vedette_page_add_rule (flow->page, flow->left, flow->y - flow->size * 0.1, flow->width, TRUE);
}

static void
set_units (VedetteSheetFlow *flow,
           Roster           *self,
           gpointer          formation)
{
  g_autoptr (GPtrArray) units = vedette_eagles_list_units (&self->paper->eagles, formation);
  guint n = MAX (units->len, 1);

  for (guint i = 0; i < n; i++)
    {
      double need = get_unit_height (self) + (i == 0 ? get_formation_height (flow) : 0);

      if (vedette_sheet_flow_need (flow, need) || i == 0)
        set_formation (flow, self, formation, i > 0);
      set_unit (flow, self, i < units->len ? units->pdata[i] : NULL);
    }
}

/* As many formations to be filled in as there is room for */
static void
set_blank (VedetteSheetFlow *flow,
           Roster           *self)
{
  double height = get_formation_height (flow) + BLANK_UNITS * get_unit_height (self);

  while (flow->y + height <= flow->bottom)
    {
      set_formation (flow, self, NULL, FALSE);
      for (int i = 0; i < BLANK_UNITS; i++)
        set_unit (flow, self, NULL);
    }
}

static guint
set_list (VedetteSheetFlow *flow,
          Roster           *self,
          gpointer          corps)
{
  g_autoptr (GPtrArray) formations = vedette_eagles_paper_list (self->paper, self->army, corps);
  guint n = 0;

  for (guint i = 0; i < formations->len; i++)
    if (vedette_eagles_paper_has (self->paper, formations->pdata[i]))
      {
        set_units (flow, self, formations->pdata[i]);
        n++;
      }
  return n;
}

static GPtrArray *
lay_out_army (VedetteEaglesPaper *paper,
              gpointer            army,
              VedettePaper        format,
              gboolean            large)
{
  VedetteSheetFlow flow = { 0 };
  Roster self = { .paper = paper, .army = army, .two_rows = large };
  g_autoptr (GPtrArray) corps = vedette_eagles_paper_list_corps (paper, army);
  g_autofree char *foot = vedette_eagles_paper_say_for (paper), *name = vedette_eagles_say (&paper->eagles, army);
  /* Translators: the name of an army */
  g_autofree char *title = g_strdup_printf (_("Roster: %s"), name);
  guint n = 0;

  flow.foot = foot;
  /* Columns are measured on a page. */
  vedette_sheet_flow_begin (&flow, format, large ? VEDETTE_EAGLES_PAPER_LARGE : VEDETTE_EAGLES_PAPER_SIZE, NULL, NULL);
  find_columns (&flow, &self);
  flow.head = set_head;
  flow.head_data = &self;
  flow.y += set_head (&flow, &self);
  for (guint i = 0; i < corps->len; i++)
    n += set_list (&flow, &self, corps->pdata[i]);
  n += set_list (&flow, &self, NULL);
  if (n == 0)
    set_blank (&flow, &self);
  vedette_sheet_flow_finish (&flow, foot);
  vedette_page_set_bookmark (flow.pages->pdata[0], title);
  return flow.pages;
}

/* One page or more for each army whose roster the reader may have */
GPtrArray *
vedette_eagles_roster_lay_out (VedetteBattle *battle,
                               gboolean       large,
                               VedettePaper   paper,
                               guint          reader)
{
  g_auto (VedetteEaglesPaper) read = { 0 };
  GPtrArray *pages = g_ptr_array_new_with_free_func ((GDestroyNotify) vedette_page_free);

  vedette_eagles_paper_read (&read, battle, reader);
  for (int side = 0; side < VEDETTE_N_EAGLES_SIDES; side++)
    {
      VedetteArmy *army = vedette_eagles_get_army (&read.eagles, (VedetteEaglesSide) side);
      GPtrArray *more;

      if (!vedette_eagles_paper_has_side (&read, army))
        continue;
      more = lay_out_army (&read, army, paper, large);
      g_ptr_array_extend_and_steal (pages, more);
    }
  return pages;
}
