/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The words of a roster line: the terms of the system, their short forms, and words that are often beside them. */

#include "vedette-config.h"

#include <glib/gi18n-lib.h>

#include "core/skirmish/typed/vedette-line-private.h"
#include "core/skirmish/typed/vedette-line-text.h"
#include "core/typed/vedette-local-words.h"
#include "core/typed/vedette-scan.h"

/* The words of the values themselves need no row; spaces, hyphens and capitals make no difference. A misspelt word is looked
 * for among the first of a row, the others are short forms, or words that many others are like. */
static const VedetteVocabularyRow rows[] = {
  { .kind = VEDETTE_LINE_TROOPS, .type = vedette_troops_get_type },
  { .kind = VEDETTE_LINE_LEADER, .type = vedette_leader_get_type },
  { .kind = VEDETTE_LINE_WEAPON, .type = vedette_weapon_get_type },
  /* Translators: here and below: what people may type for it, apart by |, as many words as you like; the English ones are read
   * always, and need not be said again. */
  /* S-10 */
  { VEDETTE_LINE_TROOPS, VEDETTE_TROOPS_SUB_HUMAN, NC_("words of a typed line", "subhumans"),
    NC_("words of a typed line", "sub|subh") },
  { VEDETTE_LINE_TROOPS, VEDETTE_TROOPS_DEMIGODS, NC_("words of a typed line", "demigod"),
    NC_("words of a typed line", "demi|dgod") },
  { VEDETTE_LINE_TROOPS, VEDETTE_TROOPS_RUBBISH, "", NC_("words of a typed line", "rub|rubb|rbsh") },
  { VEDETTE_LINE_TROOPS, VEDETTE_TROOPS_POOR, "", NC_("words of a typed line", "pr") },
  { VEDETTE_LINE_TROOPS, VEDETTE_TROOPS_AVERAGE, "", NC_("words of a typed line", "av|ave|avg|avge|aver|avrg|avrge") },
  { VEDETTE_LINE_TROOPS, VEDETTE_TROOPS_GOOD, "", NC_("words of a typed line", "gd") },
  { VEDETTE_LINE_TROOPS, VEDETTE_TROOPS_EXCELLENT, "", NC_("words of a typed line", "ex|exc|exl|excel|excl|exclt") },
  /* S-11 */
  { VEDETTE_LINE_LEADER, VEDETTE_LEADER_USELESS, "", NC_("words of a typed line", "usel") },
  { VEDETTE_LINE_LEADER, VEDETTE_LEADER_ADEQUATE, "", NC_("words of a typed line", "ade|adeq|adq") },
  { VEDETTE_LINE_LEADER, VEDETTE_LEADER_GOOD, "", NC_("words of a typed line", "gd") },
  { VEDETTE_LINE_LEADER, VEDETTE_LEADER_HEROIC, "", NC_("words of a typed line", "hero") },
  { VEDETTE_LINE_LEADER, VEDETTE_LEADER_INSPIRED, "", NC_("words of a typed line", "insp") },
  /* S-60 to S-62; a weapon counts by how its bearer moves and shoots */
  { VEDETTE_LINE_WEAPON, VEDETTE_WEAPON_BOW, NC_("words of a typed line", "longbow|longbows|shortbow|shortbows"),
    NC_("words of a typed line", "bows|lb|lbow|sbow") },
  { VEDETTE_LINE_WEAPON, VEDETTE_WEAPON_SLING, NC_("words of a typed line", "slings"), NC_("words of a typed line", "sl|slg") },
  { VEDETTE_LINE_WEAPON, VEDETTE_WEAPON_JAVELIN, NC_("words of a typed line", "javelins"),
    NC_("words of a typed line", "jav|javs|jvl") },
  { VEDETTE_LINE_WEAPON, VEDETTE_WEAPON_CROSSBOW, NC_("words of a typed line", "crossbows|arbalest|arbalests"),
    NC_("words of a typed line", "arbalist|arbalists|xb|xbow|xbows|cb|cbow") },
  { VEDETTE_LINE_WEAPON, VEDETTE_WEAPON_HANDGUN,
    NC_("words of a typed line", "handguns|musket|muskets|arquebus|arquebuses|harquebus|gun"),
    NC_("words of a typed line", "guns|hg|hgun|hguns|arq|arqs") },
  { VEDETTE_LINE_WEAPON, VEDETTE_WEAPON_NONE, "", NC_("words of a typed line", "no bow|no bows|no missile|no weapon") },
  { VEDETTE_LINE_RESERVE, TRUE, NC_("words of a typed line", "reserve"),
    NC_("words of a typed line", "in reserve|reserves|reserved|res|resv|rsv|off table") },
  { VEDETTE_LINE_HIDDEN, TRUE, NC_("words of a typed line", "hidden"), NC_("words of a typed line", "in hiding|hid|hdn") },
  /* Translators: who may leave a melee when they like; apart by | */
  { VEDETTE_LINE_BREAK_OFF, TRUE, "", NC_("words of a typed line", "may break off|break off|breaks off") },
  { VEDETTE_LINE_TROOPS_MARK, 0, "", NC_("words of a typed line", "class|cl|quality|grade") },
  { VEDETTE_LINE_LEADER_MARK, 0, NC_("words of a typed line", "leader"),
    NC_("words of a typed line", "ldr|leadership|rating") },
  { VEDETTE_LINE_WEAPON_MARK, 0, "", NC_("words of a typed line", "weapon|weapons|missile|missiles|missile weapon") },
  /* Translators: what links two terms; apart by | */
  { VEDETTE_LINE_LINK, 0, "", NC_("words of a typed line", "with|w/|w|and|&|+|plus|armed|@") },
  /* Translators: men, beside a number; apart by | */
  { VEDETTE_LINE_MEN, 0, "", NC_("words of a typed line", "men|man|figures|figure|figs|fig|models|model|strong|off|people") },
  /* Translators: what stands before names or in them: it is no misspelt term; apart by | */
  { VEDETTE_LINE_PLAIN, 0, "",
    NC_("words of a typed line",
        "sir|lord|lady|dame|mr|mrs|miss|ms|saint|st|dr|don|doña|frère|the|of|de|du|le|la|von|van|zu|der|al|ibn|bin|"
        "mac|fitz|y|a") },
  /* Translators: what people are called before their names: it is no misspelt term; apart by | */
  { VEDETTE_LINE_PLAIN, 0, "",
    NC_("words of a typed line",
        "king|queen|prince|princess|duke|duchess|earl|count|baron|master|mistress|captain|capt|cpt|colonel|col|major|"
        "maj|general|gen|sergeant|sgt|corporal|cpl|private|pvt|pte|lieutenant|lt|ensign|friar|abbot|bishop|brother|"
        "sister|father|mother|uncle|aunt|squire|goodman|goodwife|old|young|little|big|mayor|sheriff|marshal|"
        "constable|knight|priest|deacon|doctor|professor|admiral|commander|chief|thane|jarl|emperor|pope|marquis|"
        "viscount|black|red|white|mad|blind") },
  /* Translators: units that are told apart by a number behind the word; apart by | */
  { VEDETTE_LINE_UNIT, 0, "",
    NC_("words of a typed line",
        "squad|section|unit|company|coy|platoon|group|team|troop|party|band|gang|battery|regiment|battalion|lance|"
        "warband|crew|no|nr|number|#|line|post|watch|guard|patrol") },
  /* Translators: words and names that look like misspelt terms of your language, not to be asked about; apart by | */
  { VEDETTE_LINE_PLAIN, 0, "",
    NC_("words of a typed line",
        "poore|pour|pool|poof|poop|poorman|goode|goody|goods|gold|god|gods|goad|goon|goof|gool|bowl|bowls|bowe|bowes|"
        "brow|blow|brows|blows|bowen|gunn|gunns|gurn|gunner|sing|slang|slung|sting|swing|slink|ling|avenge|averse|"
        "beverage|leverage|coverage|heroics|heroin|heroine|heroes|excellency|excellence|equate|aspired|leaders|"
        "reader|header|loader|leaver|lender|ladder|midden|ridden|bidden|deserve|preserve|observe|reverse|longboat|"
        "longboats|crossbar|ravelin|evelin|arquebusier|arquebusiers|javeliner|javeliners|slinger|slingers|basket|"
        "casket|poorly|goodly|goodyear|inspire|furbish|unhidden|gunman|hide|heron|human|humans|superhuman|inhuman|"
        "goold|goud|goos|gook|pook|poon|pooh|poot|gunk|boys|boss|leander|jocelin|longboy|resolve|resolved|market|"
        "markets|muster|musters|stings|swings|slinks|cross|short|sub|rub|ave|aver|ex|excel|demi|hero|res|hid|bows|"
        "guns|arbalist|arbalists") },
  /* Translators: what is measured, beside a number; apart by | */
  { VEDETTE_LINE_AMOUNT, 0, "", NC_("words of a typed line", "pts|pt|points|point|inches|inch|in|move|mv|range|rng") },
};

/* Looked for when they are misspelt beside a number */
static const VedetteVocabularyRow measures[] = {
  { 1, 0, NC_("words of a typed line", "move|range|point|points|speed"), "", NULL },
};

/* Returns: (transfer none): the words, in English and in the language in use */
VedetteVocabulary *
vedette_line_terms_get (void)
{
  static gsize terms = 0;

  return vedette_vocabulary_get (&terms, rows, G_N_ELEMENTS (rows), VEDETTE_LINE_MEN);
}

gboolean
vedette_line_terms_has (VedetteLineTerm  kind,
                        const char      *squeezed)
{
  return vedette_vocabulary_find (vedette_line_terms_get (), kind, squeezed, NULL);
}

/* Returns: (nullable): the term that @squeezed is nearly, unless it is a word of its own */
const char *
vedette_line_terms_near (const char *squeezed)
{
  if (vedette_vocabulary_find_any (vedette_line_terms_get (), VEDETTE_LINE_TROOPS, VEDETTE_LINE_PLAIN, squeezed, NULL, NULL))
    return NULL;
  return vedette_vocabulary_near (vedette_line_terms_get (), squeezed, NULL);
}

/* Returns: (nullable): what is measured, if @squeezed is nearly the word for it; only of use beside a number */
const char *
vedette_line_terms_near_measure (const char *squeezed)
{
  static gsize words = 0;

  return vedette_vocabulary_near (vedette_vocabulary_get (&words, measures, 1, 1), squeezed, NULL);
}

/* Whether a term is written in a short form that nobody has as a name */
gboolean
vedette_line_terms_is_code (const char *squeezed)
{
  return !vedette_line_terms_has (VEDETTE_LINE_PLAIN, squeezed) &&
         !vedette_vocabulary_is_whole (vedette_line_terms_get (), squeezed);
}

/* “Good” alone would be read as the class. */
static char *
say_leader (int leader)
{
  static const char * const phrases[] = { VEDETTE_LEADER_PHRASES };

  return *phrases[leader] != '\0' ? vedette_scan_capitalise (_(phrases[leader])) : NULL;
}

/* Translators: what was typed */
#define INCHES_TWICE N_("“%s” is a second move or range: write only one of each")
/* Translators: what was typed; the mark behind 999 and 4.5 means inches */
#define INCHES_WRONG N_("“%s”: write inches from 0″ to 999″ with at most two decimals, as in “4.5″ move”")

/* Translators: what was typed, such as “arrives on 7+” */
#define ARRIVAL_WRONG                                                                                                  \
  N_("“%s”: write “arrives at action 12”, with a number from 0 to 9999, or “arrives on 5+ on d6”, with a die of 2 to 100 sides")

static const VedetteTypedField fields[] = {
  [VEDETTE_LINE_NAME] = { .property = "name" },
  [VEDETTE_LINE_TROOPS] = {
    .property = "troops", .words = VEDETTE_LINE_TROOPS, .mark = VEDETTE_LINE_TROOPS_MARK, .write = ", %s", .always = TRUE,
   
    /* Translators: what was typed, and what was typed before it, such as “good” and “poor” */
    .twice = N_("“%s” is a second class after “%s”: write only one. For a leader, write “good leader”, for example.") },
  [VEDETTE_LINE_LEADER] = {
    .property = "leader", .words = VEDETTE_LINE_LEADER, .mark = VEDETTE_LINE_LEADER_MARK, .write = ", %s leader",
    .say = say_leader,
    /* Translators: what was typed, and what was typed before it, such as “good” and “poor” */
    .twice = N_("“%s” is a second leader rating after “%s”: write one, as in “heroic leader”") },
  [VEDETTE_LINE_WEAPON] = {
    .property = "weapon", .words = VEDETTE_LINE_WEAPON, .mark = VEDETTE_LINE_WEAPON_MARK, .write = ", %s",
   
    /* Translators: what was typed, and what was typed before it, such as “sling” and “bow” */
    .twice = N_("“%s” is a second missile weapon after “%s”: write one of them in parentheses") },
  /* Translators: how far somebody moves or shoots, and what a figure costs, beside a number; apart by | */
  [VEDETTE_LINE_RANGE] = {
    .property = "range", .write = ", %s\" range", .units = VEDETTE_LINE_INCHES, .inches = TRUE, .most = 99900,
    .beside = NC_("words of a typed line", "medium range|med range|range|rng|rge"),
    .twice = INCHES_TWICE, .wrong = INCHES_WRONG },
  [VEDETTE_LINE_RATE] = {
    .property = "rate", .write = ", %s\" move", .units = VEDETTE_LINE_INCHES, .inches = TRUE, .most = 99900,
    .beside = NC_("words of a typed line", "move rate|movement|moves|move|rate|speed|spd|mov|mv"),
    .twice = INCHES_TWICE, .wrong = INCHES_WRONG },
  [VEDETTE_LINE_POINTS] = {
    .property = "points", .write = ", %s points", .most = 999999,
    .beside = NC_("words of a typed line", "points|point|pts|pt"),
    /* Translators: what was typed */
    .twice = N_("“%s”: points were already given; write them once"),
    /* Translators: what was typed */
    .wrong = N_("“%s”: write a whole number of points from 0 to 999999") },
  [VEDETTE_LINE_RESERVE] = { .property = "reserve", .words = VEDETTE_LINE_RESERVE, .write = ", in reserve" },
  [VEDETTE_LINE_HIDDEN] = { .property = "hidden", .words = VEDETTE_LINE_HIDDEN, .write = ", hidden" },
  /* Translators: when a reserve arrives, before the number of an action, as in “arrives at action 12”; apart by | */
  [VEDETTE_LINE_ACTION] = {
    .property = "arrives-action", .most = VEDETTE_ARRIVES_MAX_ACTION, .write = ", arrives at action %s",
    .beside = NC_("words of a typed line", "arrives at action|arrives in action|arrives action|comes at action|comes in action|"
                                           "comes action"),
    .twice = ARRIVAL_WRONG, .wrong = ARRIVAL_WRONG },
  /* Translators: on which number a reserve arrives, before a number such as “5+”; apart by | */
  [VEDETTE_LINE_DIE] = {
    .property = "arrives-die", .most = VEDETTE_ARRIVES_MAX_SIDES, .units = "+",
    .beside = NC_("words of a typed line", "arrives on a|arrives on|arrives|comes on a|comes on|comes"),
    .twice = ARRIVAL_WRONG, .wrong = ARRIVAL_WRONG },
  /* Translators: a die, before the number of its sides, as in “arrives on 5+ on a d8”; apart by | */
  [VEDETTE_LINE_SIDES] = {
    .property = "arrives-sides", .least = VEDETTE_ARRIVES_MIN_SIDES, .most = VEDETTE_ARRIVES_MAX_SIDES,
    .beside = NC_("words of a typed line", "on a d|on d"),
    .twice = ARRIVAL_WRONG, .wrong = ARRIVAL_WRONG },
  [VEDETTE_LINE_BREAK_OFF] = { .property = "break-off", .words = VEDETTE_LINE_BREAK_OFF, .write = ", may break off" },
  [VEDETTE_LINE_COUNT] = {
    .property = "count", .least = 1, .most = VEDETTE_FIGURE_MAX_MEN,
    /* Translators: what was typed */
    .twice = N_("“%s” gives the number of figures twice: write it once, as in “8 spearmen”"),
    /* Translators: what was typed */
    .wrong = N_("“%s” is not a number of figures from 1 to 999. If the number belongs to the name, put the name in quotation "
                "marks.") },
};

/* “x6”, “6x”, “6 men”, and “6” in “Archers: 6” and “Archers – 6” */
static void
find_count (const VedetteTypedTable *table,
            GArray                  *words,
            guint                    first,
            guint                    end,
            VedetteTypedTerm        *term)
{
  const VedetteWord *before = first > 0 ? vedette_words_nth (words, first - 1) : NULL;
  gboolean men = end - first == 2 && vedette_line_terms_has (VEDETTE_LINE_MEN, vedette_line_get_word (words, first + 1));
  gboolean alone = end - first == 1 && before != NULL &&
                   (before->to[-1] == ':' || (before->squeezed != NULL && *before->squeezed == '\0'));

  term->value = end - first > 2 || !vedette_words_are_plain (words, first, end) ? -1
                : men || alone ? vedette_word_read_digits (vedette_words_nth (words, first))
                               : vedette_words_read_times (words, first, end);
  if (term->value >= 0)
    term->field = VEDETTE_LINE_COUNT;
}

const VedetteTypedTable vedette_line_table = {
  .fields = fields,
  .n_fields = G_N_ELEMENTS (fields),
  .words = vedette_line_terms_get,
  .link = VEDETTE_LINE_LINK,
  .find = find_count,
};
