/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The lines of the roster that are to be seen, in the order in which they are to be seen. */

#include "vedette-config.h"

#include "ui/skirmish/roster/vedette-forces-model.h"

#include <string.h>

/**
 * VedetteForcesModel:
 *
 * Lines ([class@Vedette.Figure]) and, when grouped, the headings above them: a [class@Vedette.Contingent], or the
 * [class@Vedette.Force] for those of its lines that stand in none. Chosen and sorted here in one pass over what was read of
 * them at the last step: at 10,000 lines that is what keeps a key and its frame together.
 */
struct _VedetteForcesModel
{
  GObject parent_instance;

  VedetteSession *session;
  VedetteForcesRows *seen;
  GHashTable *rows;    /* figure → Row */
  GPtrArray *lines;    /* Row, all of the side as they are written */
  GtkSorter *sorter;
  char *search;   /* casefolded */
  gint64 side;    /* 0 for both */
  gboolean grouped;
};

/* What is dear to make, kept as long as the name stays */
typedef struct
{
  VedetteFigure *figure; /* the key of the row */
  char *name;
  char *folded;
  char *key;
  guint place;
  VedetteCandidate *candidate;
} Row;

/* What a search text means for words that many lines share */
typedef struct
{
  guint troops;
  guint leaders;
  guint weapons;
  GHashTable *contingents;
} Shared;

enum
{
  SIGNAL_ARRANGING,
  SIGNAL_ARRANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (VedetteForcesModel, vedette_forces_model, G_TYPE_OBJECT)

static void
row_free (gpointer data)
{
  Row *row = data;

  g_clear_object (&row->candidate);
  g_free (row->name);
  g_free (row->folded);
  g_free (row->key);
  g_free (row);
}

static void
vedette_forces_model_finalize (GObject *object)
{
  VedetteForcesModel *self = VEDETTE_FORCES_MODEL (object);

  g_clear_object (&self->session);
  g_clear_object (&self->seen);
  g_clear_object (&self->sorter);
  g_clear_pointer (&self->lines, g_ptr_array_unref);
  g_clear_pointer (&self->rows, g_hash_table_unref);
  g_free (self->search);

  G_OBJECT_CLASS (vedette_forces_model_parent_class)->finalize (object);
}

static void
vedette_forces_model_class_init (VedetteForcesModelClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = vedette_forces_model_finalize;

  /**
   * VedetteForcesModel::arranging:
   *
   * Other lines, or the same in another order, are about to be put into the rows.
   */
  signals[SIGNAL_ARRANGING] = g_signal_new ("arranging", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                            G_TYPE_NONE, 0);
  /**
   * VedetteForcesModel::arranged:
   *
   * They have been. Rows that are seen are to be filled once more.
   */
  signals[SIGNAL_ARRANGED] = g_signal_new ("arranged", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                           G_TYPE_NONE, 0);
}

static void
vedette_forces_model_init (VedetteForcesModel *self)
{
  self->seen = vedette_forces_rows_new ();
  self->lines = g_ptr_array_new ();
  self->rows = g_hash_table_new_full (NULL, NULL, g_object_unref, row_free);
  self->search = g_strdup ("");
}

/**
 * vedette_forces_model_new:
 *
 * Returns: (transfer full): all lines of both sides as they are written
 */
VedetteForcesModel *
vedette_forces_model_new (VedetteSession *session)
{
  VedetteForcesModel *self = g_object_new (VEDETTE_TYPE_FORCES_MODEL, NULL);

  self->session = g_object_ref (session);
  return self;
}

static GListModel *
get_records (VedetteForcesModel *self,
             GType               type)
{
  return vedette_battle_get_records (vedette_session_get_battle (self->session), type);
}

static Row *
ensure_row (VedetteForcesModel *self,
            VedetteFigure      *figure)
{
  const char *name = vedette_figure_get_name (figure);
  Row *row = g_hash_table_lookup (self->rows, figure);

  if (row == NULL)
    {
      row = g_new0 (Row, 1);
      row->figure = figure;
      g_hash_table_insert (self->rows, g_object_ref (figure), row);
    }
  if (g_strcmp0 (row->name, name) != 0)
    {
      g_free (row->name);
      g_free (row->folded);
      g_clear_pointer (&row->key, g_free);
      row->name = g_strdup (name);
      row->folded = g_utf8_casefold (name, -1);
    }
  return row;
}

static void
read_candidates (VedetteForcesModel *self,
                 gint64              side)
{
  vedette_each_new (VedetteCandidate, candidate,
                    vedette_candidates_rank (vedette_session_get_battle (self->session), side, FALSE))
    {
      Row *row = g_hash_table_lookup (self->rows, candidate->figure);

      g_set_object (&row->candidate, candidate);
    }
}

/* Lines that are gone are forgotten only when there are many of them: undo brings them back. */
static void
forget_gone (VedetteForcesModel *self)
{
  GHashTableIter iter;
  gpointer figure;

  if (g_hash_table_size (self->rows) <= 2 * vedette_forces_model_get_n_lines (self) + 64)
    return;
  g_hash_table_iter_init (&iter, self->rows);
  while (g_hash_table_iter_next (&iter, &figure, NULL))
    if (!vedette_record_is_attached (figure))
      g_hash_table_iter_remove (&iter);
}

static void arrange (VedetteForcesModel *self,
                     gboolean            anew);

/**
 * vedette_forces_model_read:
 *
 * Takes in what a step has changed, then arranges the list: rows go with their lines.
 */
void
vedette_forces_model_read (VedetteForcesModel *self)
{
  GListModel *figures = get_records (self, VEDETTE_TYPE_FIGURE);
  VedetteSkirmish skirmish;

  vedette_skirmish_read (&skirmish, vedette_session_get_battle (self->session));
  g_ptr_array_set_size (self->lines, 0);
  forget_gone (self);
  for (guint i = 0; i < g_list_model_get_n_items (figures); i++)
    {
      g_autoptr (VedetteFigure) figure = g_list_model_get_item (figures, i);
      Row *row;

      if (self->side != 0 && vedette_figure_get_side (figure) != self->side)
        continue;
      row = ensure_row (self, figure);
      row->place = i;
      g_clear_object (&row->candidate);
      g_ptr_array_add (self->lines, row);
    }
  for (guint i = 0; i < G_N_ELEMENTS (skirmish.forces); i++)
    {
      gint64 side = vedette_record_get_id (VEDETTE_RECORD (skirmish.forces[i]));

      if (self->side == 0 || self->side == side)
        read_candidates (self, side);
    }
  arrange (self, TRUE);
}

static gboolean
contains (const char *text,
          const char *needle)
{
  g_autofree char *folded = g_utf8_casefold (text, -1);

  return strstr (folded, needle) != NULL;
}

static void
shared_init (Shared             *shared,
             VedetteForcesModel *self)
{
  GListModel *contingents = get_records (self, VEDETTE_TYPE_CONTINGENT);

  *shared = (Shared){ .contingents = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL) };
  for (int i = 0; i <= VEDETTE_TROOPS_DEMIGODS; i++)
    shared->troops |= contains (vedette_troops_get_label (i), self->search) ? 1u << i : 0;
  /* What nearly everybody lacks would be no word to look for. */
  for (int i = VEDETTE_LEADER_NONE + 1; i <= VEDETTE_LEADER_INSPIRED; i++)
    shared->leaders |= contains (vedette_leader_get_label (i), self->search) ? 1u << i : 0;
  for (int i = VEDETTE_WEAPON_NONE + 1; i <= VEDETTE_WEAPON_HANDGUN; i++)
    shared->weapons |= contains (vedette_weapon_get_label (i), self->search) ? 1u << i : 0;
  vedette_each (VedetteContingent, contingent, contingents)
    {
      gint64 id = vedette_record_get_id (VEDETTE_RECORD (contingent));

      if (contains (vedette_contingent_get_name (contingent), self->search))
        g_hash_table_add (shared->contingents, g_memdup2 (&id, sizeof id));
    }
}

static gboolean
is_shown (VedetteForcesModel *self,
          const Shared       *shared,
          const Row          *row)
{
  gint64 contingent = vedette_figure_get_contingent (row->figure);

  return *self->search == '\0' || strstr (row->folded, self->search) != NULL ||
         (shared->troops >> vedette_figure_get_troops (row->figure) & 1) != 0 ||
         (shared->leaders >> vedette_figure_get_leader (row->figure) & 1) != 0 ||
         (shared->weapons >> vedette_figure_get_weapon (row->figure) & 1) != 0 ||
         g_hash_table_contains (shared->contingents, &contingent);
}

static GPtrArray *
choose_lines (VedetteForcesModel *self)
{
  GPtrArray *chosen = g_ptr_array_new_full (self->lines->len, g_object_unref);
  Shared shared;

  shared_init (&shared, self);
  for (guint i = 0; i < self->lines->len; i++)
    {
      const Row *row = g_ptr_array_index (self->lines, i);

      if (is_shown (self, &shared, row))
        g_ptr_array_add (chosen, g_object_ref (row->figure));
    }
  g_hash_table_unref (shared.contingents);
  return chosen;
}

static int
compare (gconstpointer a,
         gconstpointer b,
         gpointer      user_data)
{
  return (int) gtk_sorter_compare (user_data, *(gpointer const *) a, *(gpointer const *) b);
}

static gboolean
is_of (VedetteFigure *figure,
       gpointer       heading)
{
  if (VEDETTE_IS_CONTINGENT (heading))
    return vedette_figure_get_contingent (figure) == vedette_record_get_id (heading);
  return vedette_figure_get_contingent (figure) == 0 && vedette_figure_get_side (figure) == vedette_record_get_id (heading);
}

/* A contingent without lines is shown, too, unless one is looking for lines. */
static void
add_group (VedetteForcesModel *self,
           GPtrArray          *grouped,
           GPtrArray          *lines,
           gpointer            heading)
{
  guint before = grouped->len;

  g_ptr_array_add (grouped, g_object_ref (heading));
  for (guint i = 0; i < lines->len; i++)
    if (is_of (g_ptr_array_index (lines, i), heading))
      g_ptr_array_add (grouped, g_object_ref (g_ptr_array_index (lines, i)));
  if (grouped->len == before + 1 && (VEDETTE_IS_FORCE (heading) || *self->search != '\0'))
    g_ptr_array_remove_index (grouped, before);
}

static GPtrArray *
group (VedetteForcesModel *self,
       GPtrArray          *lines)
{
  GPtrArray *grouped = g_ptr_array_new_full (lines->len + 16, g_object_unref);
  VedetteSkirmish skirmish;
  gboolean any = FALSE;

  vedette_skirmish_read (&skirmish, vedette_session_get_battle (self->session));
  for (guint i = 0; i < G_N_ELEMENTS (skirmish.forces); i++)
    {
      gint64 side = vedette_record_get_id (VEDETTE_RECORD (skirmish.forces[i]));

      if (self->side != 0 && self->side != side)
        continue;
      vedette_each (VedetteContingent, contingent, get_records (self, VEDETTE_TYPE_CONTINGENT))
        {
          if (vedette_contingent_get_side (contingent) != side)
            continue;
          add_group (self, grouped, lines, contingent);
          any = TRUE;
        }
      add_group (self, grouped, lines, skirmish.forces[i]);
    }
  /* Nobody asks in which contingent lines stand where there is none. */
  if (!any)
    {
      g_ptr_array_unref (grouped);
      return g_ptr_array_ref (lines);
    }
  return grouped;
}

static void
arrange (VedetteForcesModel *self,
         gboolean            anew)
{
  g_autoptr (GPtrArray) items = choose_lines (self);

  if (self->sorter != NULL)
    g_ptr_array_sort_with_data (items, compare, self->sorter);
  if (self->grouped)
    {
      GPtrArray *grouped = group (self, items);

      g_ptr_array_unref (items);
      items = grouped;
    }
  if (anew)
    vedette_forces_rows_follow (self->seen, items);
  else
    vedette_forces_rows_fill (self->seen, items);
}

/**
 * vedette_forces_model_arrange:
 *
 * Chooses, sorts and groups the lines anew. Rows stay, and what stands in them changes.
 */
void
vedette_forces_model_arrange (VedetteForcesModel *self)
{
  g_signal_emit (self, signals[SIGNAL_ARRANGING], 0);
  arrange (self, FALSE);
  g_signal_emit (self, signals[SIGNAL_ARRANGED], 0);
}

VedetteSession *
vedette_forces_model_get_session (VedetteForcesModel *self)
{
  return self->session;
}

/* Returns: (transfer none): what is to be seen */
VedetteForcesRows *
vedette_forces_model_get_rows (VedetteForcesModel *self)
{
  return self->seen;
}

/* Returns: the lines of the whole roster, seen or not */
guint
vedette_forces_model_get_n_lines (VedetteForcesModel *self)
{
  return g_list_model_get_n_items (get_records (self, VEDETTE_TYPE_FIGURE));
}

/**
 * vedette_forces_model_set_side:
 * @side: a force, 0 for both; [method@Vedette.ForcesModel.read] is to be called then
 */
void
vedette_forces_model_set_side (VedetteForcesModel *self,
                               gint64              side)
{
  self->side = side;
}

gint64
vedette_forces_model_get_side (VedetteForcesModel *self)
{
  return self->side;
}

/**
 * vedette_forces_model_set_search:
 * @text: part of a name, class, rating, weapon or contingent, in any case; empty for all
 */
void
vedette_forces_model_set_search (VedetteForcesModel *self,
                                 const char         *text)
{
  g_free (self->search);
  self->search = g_strstrip (g_utf8_casefold (text, -1));
  vedette_forces_model_arrange (self);
}

void
vedette_forces_model_set_grouped (VedetteForcesModel *self,
                                  gboolean            grouped)
{
  self->grouped = grouped;
  vedette_forces_model_arrange (self);
}

gboolean
vedette_forces_model_get_grouped (VedetteForcesModel *self)
{
  return self->grouped;
}

/**
 * vedette_forces_model_set_sorter:
 * @sorter: (nullable): of lines, %NULL for the order as written
 */
void
vedette_forces_model_set_sorter (VedetteForcesModel *self,
                                 GtkSorter          *sorter)
{
  g_set_object (&self->sorter, sorter);
  vedette_forces_model_arrange (self);
}

/**
 * vedette_forces_model_get_candidate:
 *
 * Returns: (transfer none) (nullable): the line as a nominee; %NULL when it is not on the table
 */
VedetteCandidate *
vedette_forces_model_get_candidate (VedetteForcesModel *self,
                                    VedetteFigure      *figure)
{
  Row *row = g_hash_table_lookup (self->rows, figure);

  return row != NULL ? row->candidate : NULL;
}

/* Returns: (transfer none): what names are compared by */
const char *
vedette_forces_model_get_name_key (VedetteForcesModel *self,
                                   VedetteFigure      *figure)
{
  Row *row = ensure_row (self, figure);

  if (row->key == NULL)
    row->key = g_utf8_collate_key (row->folded, -1);
  return row->key;
}

/* Returns: where in the whole roster it is written, from 0 */
guint
vedette_forces_model_get_place (VedetteForcesModel *self,
                                VedetteFigure      *figure)
{
  return ensure_row (self, figure)->place;
}

/* Returns: its place in the list, %GTK_INVALID_LIST_POSITION when it is not to be seen */
guint
vedette_forces_model_find (VedetteForcesModel *self,
                           gpointer            item)
{
  for (guint i = 0; i < vedette_forces_rows_get_length (self->seen); i++)
    if (vedette_forces_rows_nth (self->seen, i) == item)
      return i;
  return GTK_INVALID_LIST_POSITION;
}

/**
 * vedette_forces_model_count_men:
 * @heading: a contingent, or the force for those of its lines that stand in none
 * @standing: (out):
 * @all: (out):
 *
 * Counts the men below a heading, whatever is filtered.
 */
void
vedette_forces_model_count_men (VedetteForcesModel *self,
                                gpointer            heading,
                                int                *standing,
                                int                *all)
{
  *standing = *all = 0;
  for (guint i = 0; i < self->lines->len; i++)
    {
      const Row *row = g_ptr_array_index (self->lines, i);

      if (!is_of (row->figure, heading))
        continue;
      *standing += vedette_figure_get_standing (row->figure);
      *all += vedette_figure_get_count (row->figure);
    }
}

/**
 * vedette_forces_model_count_letters:
 *
 * Returns: how many letters the longest name of a line has, whatever is filtered
 */
guint
vedette_forces_model_count_letters (VedetteForcesModel *self)
{
  glong most = 0;

  for (guint i = 0; i < self->lines->len; i++)
    {
      const Row *row = g_ptr_array_index (self->lines, i);

      most = MAX (most, g_utf8_strlen (vedette_figure_get_name (row->figure), -1));
    }
  return (guint) most;
}
