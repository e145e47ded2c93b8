/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lists what a battle shows at one moment, as lines that tests can compare. */

#include "vedette-test-course-lines.h"

#include "core/document/vedette-codec.h"
#include "core/rules/vedette-choice.h"
#include "core/rules/vedette-offer.h"
#include "core/rules/vedette-status.h"

static const char *
say (const char *text)
{
  return text != NULL ? text : "-";
}

static char *
say_value (const GValue *value)
{
  GString *said = g_string_new (NULL);

  vedette_codec_write (said, value);
  return g_string_free (said, FALSE);
}

static void G_GNUC_PRINTF (2, 3)
add (GPtrArray  *lines,
     const char *format,
     ...)
{
  va_list args;

  va_start (args, format);
  g_ptr_array_add (lines, g_strdup_vprintf (format, args));
  va_end (args);
}

static void
list_status (VedetteRules *rules,
             const char   *audience,
             GPtrArray    *lines)
{
  g_autoptr (GListModel) list = vedette_rules_get_status (rules, audience);

  for (guint i = 0; i < g_list_model_get_n_items (list); i++)
    {
      g_autoptr (VedetteStatus) status = g_list_model_get_item (list, i);
      const GValue *value = status->value;
      GString *line = g_string_new (NULL);

      g_string_printf (line, "%s\t%s", say (status->label), say (status->text));
      if (G_IS_VALUE (value))
        {
          g_autofree char *own = say_value (value);

          g_string_append_printf (line, "\t%s", own);
        }
      if (status->party != NULL)
        g_string_append_printf (line, "\tof %s", status->party);
      for (guint k = 0; k < status->parts->len; k++)
        {
          const VedettePart *part = vedette_status_nth_part (status, k);

          g_string_append_printf (line, "\t%s %d %s", part->id, (int) part->state, say (part->why));
          if (part->move != NULL)
            g_string_append_printf (line, " by %s", part->move);
        }
      g_ptr_array_add (lines, g_string_free (line, FALSE));
    }
}

static void
list_due (VedetteRules *rules,
          const char   *audience,
          GPtrArray    *lines)
{
  g_autofree char *hint = NULL, *whose = NULL;
  g_autofree char *due = vedette_rules_get_due (rules, audience, &hint);
  g_autoptr (VedetteMove) roll = vedette_rules_get_next_roll (rules, audience, &whose);

  add (lines, "due\t%s", say (due));
  if (hint != NULL)
    add (lines, "hint\t%s", hint);
  if (roll != NULL)
    add (lines, "%s %s", say (whose), vedette_move_get_name (roll));
}

/* Lists the parameters of @move that have a value, because an offer can fill in some parameters before the form opens. */
static char *
say_params (VedetteMove *move)
{
  GString *said = g_string_new (NULL);
  guint n;
  GParamSpec **pspecs = vedette_move_list_params (move, &n);

  for (guint i = 0; i < n; i++)
    if (vedette_move_is_said (move, pspecs[i]->name))
      {
        g_auto (GValue) value = G_VALUE_INIT;
        g_autofree char *text = NULL;

        g_object_get_property (G_OBJECT (move), pspecs[i]->name, &value);
        text = say_value (&value);
        g_string_append_printf (said, ", %s %s", pspecs[i]->name, text);
      }
  return g_string_free (said, FALSE);
}

static void
list_offers (VedetteRules *rules,
             const char   *audience,
             GPtrArray    *lines)
{
  g_autoptr (GListModel) offers = vedette_rules_list_offers (rules, audience);

  for (guint i = 0; i < g_list_model_get_n_items (offers); i++)
    {
      g_autoptr (VedetteOffer) offer = g_list_model_get_item (offers, i);
      VedetteMove *move = offer->move;
      VedetteRuling *ruling = offer->ruling;
      g_autofree char *said = say_params (move);
      GString *line = g_string_new (NULL);

      g_string_printf (line, "offered (%s): %s, %s%s", say (offer->key), vedette_move_get_name (move),
                       say (offer->label), said);
      if (offer->second_key != NULL)
        g_string_append_printf (line, "\tor %s", offer->second_key);
      if (offer->detail != NULL)
        g_string_append_printf (line, "\t“%s”", offer->detail);
      g_string_append_printf (line, "\t%s, ask %s%s%s",
                              vedette_enum_get_nick (VEDETTE_TYPE_OFFER_PLACE, (int) offer->place),
                              vedette_enum_get_nick (VEDETTE_TYPE_ASK, (int) vedette_offer_get_ask (offer)),
                              offer->dialog != NULL ? ", " : "", offer->dialog != NULL ? offer->dialog : "");
      if (!vedette_offer_is_open (offer))
        g_string_append_printf (line, "\tclosed: %s %s", say (ruling->rule), say (ruling->why));
      g_ptr_array_add (lines, g_string_free (line, FALSE));
    }
}

/* Lists the status, the due move and the offers that @audience sees. Returns: (transfer full) (element-type utf8): the
 * lines */
GPtrArray *
vedette_test_list_state (VedetteRules *rules,
                         const char   *audience)
{
  GPtrArray *lines = g_ptr_array_new_with_free_func (g_free);

  list_status (rules, audience, lines);
  list_due (rules, audience, lines);
  list_offers (rules, audience, lines);
  return lines;
}

static void
say_choices (GListModel *choices,
             GString    *line)
{
  for (guint i = 0; choices != NULL && i < g_list_model_get_n_items (choices); i++)
    {
      g_autoptr (VedetteChoice) choice = g_list_model_get_item (choices, i);
      VedetteChoice *parent = choice->parent;

      g_string_append_printf (line, "\t%s", choice->label);
      if (choice->note != NULL)
        g_string_append_printf (line, " (%s)", choice->note);
      if (choice->group != NULL)
        g_string_append_printf (line, " in %s", choice->group);
      if (parent != NULL)
        g_string_append_printf (line, " below %s", parent->label);
      if (choice->most > 0)
        g_string_append_printf (line, " up to %d %s", choice->most, say (choice->name));
    }
}

/* Lists what the form of a move shows for one parameter: choices, limits, current value and likely value. */
static void
list_param (VedetteRules *rules,
            VedetteMove  *move,
            GParamSpec   *pspec,
            const char   *head,
            const char   *audience,
            GPtrArray    *lines)
{
  const VedetteField *field = vedette_param_spec_get_field (pspec);
  g_autoptr (GListModel) choices = NULL;
  g_auto (GValue) now = G_VALUE_INIT, guess = G_VALUE_INIT;
  GString *line;

  if (!vedette_move_is_asked (move, rules, pspec->name))
    return;
  line = g_string_new (NULL);
  g_string_printf (line, "%s %s", head, pspec->name);
  choices = vedette_move_list_offered (move, rules, pspec->name, audience);
  say_choices (choices, line);
  if (field->kind == VEDETTE_FIELD_INT || field->kind == VEDETTE_FIELD_EACH_INT)
    {
      int min, max;

      vedette_move_get_range (move, rules, pspec->name, &min, &max);
      g_string_append_printf (line, "\t%d to %d", min, max);
    }
  vedette_move_get_now (move, rules, pspec->name, &now);
  if (!g_param_value_defaults (pspec, &now))
    {
      g_autofree char *own = say_value (&now);

      g_string_append_printf (line, "\tnow %s", own);
    }
  if (vedette_move_get_guess (move, rules, pspec->name, &guess))
    {
      g_autofree char *own = say_value (&guess);

      g_string_append_printf (line, "\tlikely %s", own);
    }
  g_ptr_array_add (lines, g_string_free (line, FALSE));
}

static void
list_params (VedetteRules *rules,
             VedetteMove  *move,
             const char   *head,
             const char   *audience,
             GPtrArray    *lines)
{
  guint n;
  GParamSpec **pspecs = vedette_move_list_params (move, &n);

  for (guint i = 0; i < n; i++)
    list_param (rules, move, pspecs[i], head, audience, lines);
}

static void
say_findings (VedetteRuling *ruling,
              GString       *line)
{
  static const char *const verdicts[] = { "reminds", "warns", "refuses" };

  for (guint i = 0; i < g_list_model_get_n_items (ruling->findings); i++)
    {
      g_string_append_printf (line, "\t%s: %s%s%s", verdicts[vedette_ruling_nth (ruling, i)->verdict],
                              vedette_ruling_nth (ruling, i)->rule != NULL ? vedette_ruling_nth (ruling, i)->rule : "",
                              vedette_ruling_nth (ruling, i)->rule != NULL ? " " : "", vedette_ruling_nth (ruling, i)->why);
      if (vedette_ruling_nth (ruling, i)->about != NULL)
        g_string_append_printf (line, " (about %s)", vedette_ruling_nth (ruling, i)->about);
      if (vedette_ruling_nth (ruling, i)->is_once)
        g_string_append (line, " once");
    }
  if (ruling->is_final)
    g_string_append (line, "\tfor good");
}

/* Lists what the rules find about making the move now, and the parameters of its form unless the rules refuse the
 * move. */
static void
list_move (VedetteRules *rules,
           VedetteMove  *move,
           const char   *audience,
           GPtrArray    *lines)
{
  g_autoptr (VedetteRuling) ruling = vedette_rules_open (rules, move);
  g_autofree char *said = say_params (move);
  g_autofree char *head = g_strconcat (vedette_move_get_name (move), said, NULL);

  if (g_list_model_get_n_items (ruling->findings) > 0)
    {
      GString *line = g_string_new (head);

      say_findings (ruling, line);
      g_ptr_array_add (lines, g_string_free (line, FALSE));
    }
  if (ruling->verdict != VEDETTE_VERDICT_REFUSED)
    list_params (rules, move, head, audience, lines);
}

static void
list_moves (VedetteRules *rules,
            const char   *audience,
            GPtrArray    *lines)
{
  g_autoptr (GListModel) moves = vedette_rules_list_moves (rules);
  g_autoptr (GListModel) offers = vedette_rules_list_offers (rules, audience);

  for (guint i = 0; i < g_list_model_get_n_items (moves); i++)
    {
      g_autoptr (VedetteMove) move = g_list_model_get_item (moves, i);

      /* Only the audience %NULL, which may see everything, edits rosters and cards. Other audiences get only moves
       * of play. */
      if (audience == NULL || vedette_move_get_group (move) == VEDETTE_MOVE_PLAY)
        list_move (rules, move, audience, lines);
    }
  for (guint i = 0; i < g_list_model_get_n_items (offers); i++)
    {
      g_autoptr (VedetteOffer) offer = g_list_model_get_item (offers, i);
      VedetteMove *move = offer->move;
      g_autofree char *said = say_params (move);

      if (*said != '\0')
        list_move (rules, move, audience, lines);
    }
}

/* Lists all records of the battle. Callers use the list only for an audience that may see everything. */
static void
list_records (VedetteRules *rules,
              GPtrArray    *lines)
{
  VedetteBattle *battle = vedette_rules_get_battle (rules);
  const VedetteSchema *schema = vedette_battle_get_schema (battle);

  for (guint t = 0; schema->types[t] != NULL; t++)
    {
      GListModel *records = vedette_battle_get_records (battle, schema->types[t] ());

      for (guint i = 0; i < g_list_model_get_n_items (records); i++)
        {
          g_autoptr (VedetteRecord) record = g_list_model_get_item (records, i);
          VedetteRecordClass *klass = VEDETTE_RECORD_GET_CLASS (record);
          GString *line = g_string_new (NULL);

          g_string_printf (line, "%s %" G_GINT64_FORMAT, klass->tag, vedette_record_get_id (record));
          for (guint p = 1; p < klass->n_pspecs; p++)
            {
              g_auto (GValue) value = G_VALUE_INIT;
              g_autofree char *own = NULL;

              g_object_get_property (G_OBJECT (record), klass->pspecs[p]->name, &value);
              own = say_value (&value);
              if (!g_param_value_defaults (klass->pspecs[p], &value))
                g_string_append_printf (line, "\t%s %s", klass->pspecs[p]->name, own);
            }
          g_ptr_array_add (lines, g_string_free (line, FALSE));
        }
    }
}

/* Lists the form of each move, and all records for an audience that may see everything. Returns: (transfer full)
 * (element-type utf8) */
GPtrArray *
vedette_test_list_lists (VedetteRules *rules,
                         const char   *audience)
{
  GPtrArray *lines = g_ptr_array_new_with_free_func (g_free);

  if (audience == NULL)
    list_records (rules, lines);
  list_moves (rules, audience, lines);
  return lines;
}

static void
list_breakdown (VedetteBreakdown *breakdown,
                const char       *head,
                GPtrArray        *lines)
{
  g_autofree char *sum = vedette_breakdown_say_sum (breakdown);
  GListModel *factors = breakdown->factors, *outcomes = breakdown->outcomes;
  GListModel *charts = breakdown->charts;

  add (lines, "%s: needs %d, %s", head, breakdown->need, say (sum));
  for (guint i = 0; i < g_list_model_get_n_items (factors); i++)
    {
      g_autoptr (VedetteFactor) factor = g_list_model_get_item (factors, i);

      add (lines, "  %s %+d %s%s, from %s %s, party %d", say (factor->id), factor->value,
           say (factor->label), factor->is_base ? " (base)" : "", say (factor->rule), say (factor->source),
           (int) factor->party);
    }
  for (guint i = 0; i < g_list_model_get_n_items (outcomes); i++)
    {
      g_autoptr (VedetteOutcome) outcome = g_list_model_get_item (outcomes, i);
      g_autofree char *chance = vedette_chance_to_string (outcome->chance);

      add (lines, "  %s: %s, %s", say (outcome->id), say (outcome->label), chance);
    }
  for (guint i = 0; i < g_list_model_get_n_items (charts); i++)
    {
      g_autoptr (VedetteChart) chart = g_list_model_get_item (charts, i);

      if (chart->lit)
        add (lines, "  %s: %s, %s: %s", chart->label, say (chart->rows[chart->lit_row]),
             say (chart->columns[chart->lit_column]), chart->cells[chart->lit_row * chart->n_columns + chart->lit_column]);
      else
        add (lines, "  %s", chart->label);
    }
}

/* Lists what the form of @move shows after its values were declared. Returns: (transfer full) (element-type utf8) */
GPtrArray *
vedette_test_list_asked (VedetteRules *rules,
                         VedetteMove  *move)
{
  GPtrArray *lines = g_ptr_array_new_with_free_func (g_free);

  list_params (rules, move, "asks", NULL, lines);
  return lines;
}

/* Lists the findings of the rules about a declared move, and its dice. Returns: (transfer full) (element-type utf8) */
GPtrArray *
vedette_test_list_declared (VedetteRules *rules,
                            VedetteMove  *move)
{
  GPtrArray *lines = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (VedetteRuling) ruling = vedette_rules_check (rules, move);
  g_autoptr (VedetteBreakdown) preview = vedette_rules_preview (rules, move);
  g_autoptr (GListModel) dice = vedette_rules_list_dice (rules, move, NULL, 0);
  GString *line = g_string_new ("ruling");

  say_findings (ruling, line);
  if (g_list_model_get_n_items (ruling->findings) > 0)
    g_ptr_array_add (lines, g_string_free (line, FALSE));
  else
    g_string_free (line, TRUE);
  if (preview != NULL)
    list_breakdown (preview, "before", lines);
  for (guint i = 0; i < g_list_model_get_n_items (dice); i++)
    {
      g_autoptr (VedetteDiceRequest) request = g_list_model_get_item (dice, i);
      int sides = request->sides;

      add (lines, "rolls d%d of %s for %s, 1 %s, %d %s%s", sides, say (request->party),
           say (request->label), say (vedette_dice_request_get_name (request, 1)), sides,
           say (vedette_dice_request_get_name (request, sides)), request->sealed != NULL ? ", sealed" : "");
    }
  return lines;
}

/* Lists the texts and facts that an audience can read about a step. Returns: (transfer full) (element-type utf8) */
GPtrArray *
vedette_test_list_step (VedetteRules *rules,
                        VedetteStep  *step,
                        const char   *audience)
{
  GPtrArray *lines = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *sentence = vedette_rules_describe (rules, step, audience);
  g_autofree char *whole = vedette_rules_describe_whole (rules, step, audience);
  g_autofree char *kind = vedette_rules_say_kind (rules, step);
  g_autoptr (GListModel) dice = vedette_rules_get_dice (rules, step, audience);
  g_autoptr (VedetteBreakdown) working = vedette_rules_explain (rules, step, audience);
  g_autoptr (VedetteParty) drawn = vedette_rules_find_drawn (rules, step, audience);

  add (lines, "%s", say (sentence));
  if (g_strcmp0 (whole, sentence) != 0)
    add (lines, "  whole: %s", say (whole));
  if (vedette_rules_may_see_step (rules, step, audience))
    {
      g_autoptr (JsonObject) facts = vedette_rules_get_facts (rules, step, audience);
      GString *line = g_string_new ("  facts ");

      add (lines, "  %s, for %s", g_strcmp0 (kind, sentence) == 0 ? "so called" : say (kind),
           vedette_rules_get_audience (rules, step));

      vedette_codec_write_object (line, facts);
      g_ptr_array_add (lines, g_string_free (line, FALSE));
    }
  if (drawn != NULL)
    add (lines, "  drawn: %s", drawn->name);
  for (guint i = 0; i < g_list_model_get_n_items (dice); i++)
    {
      g_autoptr (VedetteNatural) natural = g_list_model_get_item (dice, i);

      add (lines, "  die: d%d of %s shows %d, %s, %s%s", natural->sides, say (natural->party), natural->natural,
           say (natural->label), say (natural->name), natural->apart ? ", apart" : "");
    }
  if (working != NULL)
    list_breakdown (working, "  working", lines);
  return lines;
}

static void
list_scores (VedetteRules *rules,
             const char   *audience,
             GPtrArray    *lines)
{
  g_autoptr (GListModel) scores = vedette_rules_list_scores (rules, audience, FALSE);

  for (guint i = 0; i < g_list_model_get_n_items (scores); i++)
    {
      g_autoptr (VedetteScore) score = g_list_model_get_item (scores, i);

      add (lines, "score of %s: %s %s", score->party, score->label, say (score->text));
    }
}

static void
list_parties (VedetteRules *rules,
              const char   *audience,
              GPtrArray    *lines)
{
  g_autoptr (GListModel) parties = vedette_rules_list_parties (rules, audience);

  for (guint i = 0; i < g_list_model_get_n_items (parties); i++)
    {
      g_autoptr (VedetteParty) party = g_list_model_get_item (parties, i);
      g_autofree char *count = vedette_rules_count (rules, party->id, audience);

      add (lines, "party %s: %s, %s, %s, sign %d, %s, rolls %s %d, counts %s", party->id,
           say (party->name), say (party->players != NULL &&
                                   *party->players != '\0' ? party->players : NULL), say (party->colour),
           (int) party->sign, say (party->letter), say (party->roller != NULL ? party->roller : party->id),
           (int) party->rolling, say (count));
    }
}

/* Lists the story so far: parties, spans, chapters, dice and scores. Returns: (transfer full) (element-type utf8) */
GPtrArray *
vedette_test_list_story (VedetteRules *rules,
                         const char   *audience)
{
  GPtrArray *lines = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GListModel) spans = vedette_rules_list_spans (rules, audience);
  g_autoptr (GListModel) chapters = vedette_rules_list_chapters (rules, audience);
  g_autoptr (GListModel) tallies = vedette_rules_tally (rules, audience);
  g_autofree char *title = vedette_rules_get_title (rules, audience);

  add (lines, "title: %s%s", say (title), vedette_rules_is_over (rules) ? ", over" : "");
  list_parties (rules, audience, lines);
  for (guint i = 0; i < g_list_model_get_n_items (spans); i++)
    {
      g_autoptr (VedetteSpan) span = g_list_model_get_item (spans, i);

      add (lines, "span of %s: %s, %d to %d, lane %u, depth %u", span->party,
           say (span->label), (int) span->from, (int) span->to, span->lane, span->depth);
    }
  for (guint i = 0; i < g_list_model_get_n_items (chapters); i++)
    {
      g_autoptr (VedetteChapter) chapter = g_list_model_get_item (chapters, i);
      g_autofree char *length = vedette_chapter_say_length (chapter);

      add (lines, "chapter of %s: %d to %d, %s, %u parts", say (vedette_chapter_get_party (chapter)),
           (int) chapter->from, (int) chapter->to, say (length),
           chapter->parts->len);
    }
  for (guint i = 0; i < g_list_model_get_n_items (tallies); i++)
    {
      g_autoptr (VedetteTally) tally = g_list_model_get_item (tallies, i);
      g_autofree char *dice = vedette_tally_describe (tally);
      g_autofree char *luck = vedette_tally_describe_luck (tally);

      add (lines, "dice of %s: %s; %s", tally->party, say (dice), say (luck));
    }
  list_scores (rules, audience, lines);
  return lines;
}
