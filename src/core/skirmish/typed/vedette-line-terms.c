/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The words of a roster line: the terms of the system, their short forms, and words that are often beside them. */

#include "core/skirmish/typed/vedette-line-terms.h"

#include "core/skirmish/records/vedette-skirmish-enums.h"

/* The words of the values themselves need no row; spaces, hyphens and capitals make no difference. */

/* S-10 */
static const VedetteTerm troops[] = {
  { "subhumans", VEDETTE_TROOPS_SUB_HUMAN },
  { "demigod", VEDETTE_TROOPS_DEMIGODS },
  { NULL, 0 },
};
static const VedetteTerm short_troops[] = {
  { "sub", VEDETTE_TROOPS_SUB_HUMAN },    { "subh", VEDETTE_TROOPS_SUB_HUMAN },   { "rub", VEDETTE_TROOPS_RUBBISH },
  { "rubb", VEDETTE_TROOPS_RUBBISH },     { "rbsh", VEDETTE_TROOPS_RUBBISH },     { "pr", VEDETTE_TROOPS_POOR },
  { "av", VEDETTE_TROOPS_AVERAGE },       { "ave", VEDETTE_TROOPS_AVERAGE },      { "avg", VEDETTE_TROOPS_AVERAGE },
  { "avge", VEDETTE_TROOPS_AVERAGE },     { "aver", VEDETTE_TROOPS_AVERAGE },     { "avrg", VEDETTE_TROOPS_AVERAGE },
  { "avrge", VEDETTE_TROOPS_AVERAGE },    { "gd", VEDETTE_TROOPS_GOOD },
  { "ex", VEDETTE_TROOPS_EXCELLENT },     { "exc", VEDETTE_TROOPS_EXCELLENT },    { "exl", VEDETTE_TROOPS_EXCELLENT },
  { "excel", VEDETTE_TROOPS_EXCELLENT },  { "excl", VEDETTE_TROOPS_EXCELLENT },   { "exclt", VEDETTE_TROOPS_EXCELLENT },
  { "demi", VEDETTE_TROOPS_DEMIGODS },    { "dgod", VEDETTE_TROOPS_DEMIGODS },    { NULL, 0 },
};

/* S-11 */
static const VedetteTerm short_leaders[] = {
  { "usel", VEDETTE_LEADER_USELESS },   { "ade", VEDETTE_LEADER_ADEQUATE },  { "adeq", VEDETTE_LEADER_ADEQUATE },
  { "adq", VEDETTE_LEADER_ADEQUATE },   { "gd", VEDETTE_LEADER_GOOD },       { "hero", VEDETTE_LEADER_HEROIC },
  { "insp", VEDETTE_LEADER_INSPIRED },  { NULL, 0 },
};

/* S-60 to S-62; a weapon counts by how its bearer moves and shoots */
static const VedetteTerm weapons[] = {
  { "longbow", VEDETTE_WEAPON_BOW },          { "longbows", VEDETTE_WEAPON_BOW },
  { "shortbow", VEDETTE_WEAPON_BOW },         { "shortbows", VEDETTE_WEAPON_BOW },        { "slings", VEDETTE_WEAPON_SLING },
  { "javelins", VEDETTE_WEAPON_JAVELIN },     { "crossbows", VEDETTE_WEAPON_CROSSBOW },
  { "arbalest", VEDETTE_WEAPON_CROSSBOW },    { "arbalests", VEDETTE_WEAPON_CROSSBOW },
  { "handguns", VEDETTE_WEAPON_HANDGUN },     { "musket", VEDETTE_WEAPON_HANDGUN },
  { "muskets", VEDETTE_WEAPON_HANDGUN },      { "arquebus", VEDETTE_WEAPON_HANDGUN },
  { "arquebuses", VEDETTE_WEAPON_HANDGUN },   { "harquebus", VEDETTE_WEAPON_HANDGUN },
  { "gun", VEDETTE_WEAPON_HANDGUN },          { NULL, 0 },
};
static const VedetteTerm short_weapons[] = {
  { "bows", VEDETTE_WEAPON_BOW },       { "guns", VEDETTE_WEAPON_HANDGUN },   { "arbalist", VEDETTE_WEAPON_CROSSBOW },
  { "arbalists", VEDETTE_WEAPON_CROSSBOW }, { "lb", VEDETTE_WEAPON_BOW },     { "lbow", VEDETTE_WEAPON_BOW },
  { "sbow", VEDETTE_WEAPON_BOW },
  { "sl", VEDETTE_WEAPON_SLING },       { "slg", VEDETTE_WEAPON_SLING },      { "jav", VEDETTE_WEAPON_JAVELIN },
  { "javs", VEDETTE_WEAPON_JAVELIN },   { "jvl", VEDETTE_WEAPON_JAVELIN },    { "xb", VEDETTE_WEAPON_CROSSBOW },
  { "xbow", VEDETTE_WEAPON_CROSSBOW },  { "xbows", VEDETTE_WEAPON_CROSSBOW }, { "cb", VEDETTE_WEAPON_CROSSBOW },
  { "cbow", VEDETTE_WEAPON_CROSSBOW },  { "hg", VEDETTE_WEAPON_HANDGUN },     { "hgun", VEDETTE_WEAPON_HANDGUN },
  { "hguns", VEDETTE_WEAPON_HANDGUN },  { "arq", VEDETTE_WEAPON_HANDGUN },    { "arqs", VEDETTE_WEAPON_HANDGUN },
  { "no bow", VEDETTE_WEAPON_NONE },    { "no bows", VEDETTE_WEAPON_NONE },   { "no missile", VEDETTE_WEAPON_NONE },
  { "no weapon", VEDETTE_WEAPON_NONE }, { NULL, 0 },
};

static const VedetteTerm reserve[] = { { "reserve", TRUE }, { NULL, 0 } };
static const VedetteTerm short_reserve[] = {
  { "in reserve", TRUE }, { "reserves", TRUE },  { "reserved", TRUE }, { "res", TRUE }, { "resv", TRUE },
  { "rsv", TRUE },        { "off table", TRUE }, { NULL, 0 },
};
static const VedetteTerm hidden[] = { { "hidden", TRUE }, { NULL, 0 } };
static const VedetteTerm short_hidden[] = { { "in hiding", TRUE }, { "hid", TRUE }, { "hdn", TRUE }, { NULL, 0 } };

static const VedetteTerm troops_marks[] = {
  { "class", 0 }, { "cl", 0 }, { "quality", 0 }, { "grade", 0 }, { NULL, 0 },
};
static const VedetteTerm leader_marks[] = { { "leader", 0 }, { NULL, 0 } };
static const VedetteTerm short_leader_marks[] = {
  { "ldr", 0 }, { "leadership", 0 }, { "rating", 0 }, { NULL, 0 },
};
static const VedetteTerm weapon_marks[] = {
  { "weapon", 0 }, { "weapons", 0 }, { "missile", 0 }, { "missiles", 0 }, { "missile weapon", 0 }, { NULL, 0 },
};
static const VedetteTerm links[] = {
  { "with", 0 }, { "w/", 0 }, { "w", 0 },     { "and", 0 },   { "&", 0 }, { "+", 0 }, { "plus", 0 }, { "armed", 0 },
  { "@", 0 },    { NULL, 0 },
};
static const VedetteTerm men[] = {
  { "men", 0 },  { "man", 0 },    { "figures", 0 }, { "figure", 0 }, { "figs", 0 },   { "fig", 0 },
  { "models", 0 }, { "model", 0 }, { "strong", 0 },  { "off", 0 },    { "people", 0 }, { NULL, 0 },
};
static const VedetteTerm articles[] = {
  { "sir", 0 }, { "lord", 0 }, { "lady", 0 }, { "dame", 0 }, { "mr", 0 },  { "mrs", 0 },   { "miss", 0 }, { "ms", 0 },
  { "saint", 0 }, { "st", 0 }, { "dr", 0 },   { "don", 0 },  { "doña", 0 }, { "frère", 0 }, { "the", 0 },  { "of", 0 },
  { "de", 0 },  { "du", 0 },   { "le", 0 },   { "la", 0 },   { "von", 0 }, { "van", 0 },   { "zu", 0 },   { "der", 0 },
  { "al", 0 },  { "ibn", 0 },  { "bin", 0 },  { "mac", 0 },  { "fitz", 0 }, { "y", 0 },    { "a", 0 },    { NULL, 0 },
};
static const VedetteTerm ranks[] = {
  { "king", 0 },    { "queen", 0 },  { "prince", 0 }, { "princess", 0 }, { "duke", 0 },       { "duchess", 0 },
  { "earl", 0 },    { "count", 0 },  { "baron", 0 },  { "master", 0 },   { "mistress", 0 },   { "captain", 0 },
  { "capt", 0 },    { "cpt", 0 },    { "colonel", 0 }, { "col", 0 },     { "major", 0 },      { "maj", 0 },
  { "general", 0 }, { "gen", 0 },    { "sergeant", 0 }, { "sgt", 0 },    { "corporal", 0 },   { "cpl", 0 },
  { "private", 0 }, { "pvt", 0 },    { "pte", 0 },    { "lieutenant", 0 }, { "lt", 0 },       { "ensign", 0 },
  { "friar", 0 },   { "abbot", 0 },  { "bishop", 0 }, { "brother", 0 },  { "sister", 0 },     { "father", 0 },
  { "mother", 0 },  { "uncle", 0 },  { "aunt", 0 },   { "squire", 0 },   { "goodman", 0 },    { "goodwife", 0 },
  { "old", 0 },     { "young", 0 },  { "little", 0 }, { "big", 0 },      { "mayor", 0 },      { "sheriff", 0 },
  { "marshal", 0 }, { "constable", 0 }, { "knight", 0 }, { "priest", 0 }, { "deacon", 0 },    { "doctor", 0 },
  { "professor", 0 }, { "admiral", 0 }, { "commander", 0 }, { "chief", 0 }, { "thane", 0 },   { "jarl", 0 },
  { "emperor", 0 }, { "pope", 0 },   { "marquis", 0 }, { "viscount", 0 }, { "black", 0 },     { "red", 0 },
  { "white", 0 },   { "mad", 0 },    { "blind", 0 },  { NULL, 0 },
};
static const VedetteTerm units[] = {
  { "squad", 0 },    { "section", 0 },   { "unit", 0 },    { "company", 0 }, { "coy", 0 },    { "platoon", 0 },
  { "group", 0 },    { "team", 0 },      { "troop", 0 },   { "party", 0 },   { "band", 0 },   { "gang", 0 },
  { "battery", 0 },  { "regiment", 0 },  { "battalion", 0 }, { "lance", 0 }, { "warband", 0 }, { "crew", 0 },
  { "no", 0 },       { "nr", 0 },        { "number", 0 },  { "#", 0 },       { "line", 0 },   { "post", 0 },
  { "watch", 0 },    { "guard", 0 },     { "patrol", 0 },  { NULL, 0 },
};
static const VedetteTerm plain[] = {
  { "poore", 0 },   { "pour", 0 },     { "pool", 0 },     { "poof", 0 },       { "poop", 0 },       { "poorman", 0 },
  { "goode", 0 },   { "goody", 0 },    { "goods", 0 },    { "gold", 0 },       { "god", 0 },        { "gods", 0 },
  { "goad", 0 },    { "goon", 0 },     { "goof", 0 },     { "gool", 0 },       { "bowl", 0 },       { "bowls", 0 },
  { "bowe", 0 },    { "bowes", 0 },    { "brow", 0 },     { "blow", 0 },       { "brows", 0 },      { "blows", 0 },
  { "bowen", 0 },   { "gunn", 0 },     { "gunns", 0 },    { "gurn", 0 },       { "gunner", 0 },     { "sing", 0 },
  { "slang", 0 },   { "slung", 0 },    { "sting", 0 },    { "swing", 0 },      { "slink", 0 },
  { "ling", 0 },    { "avenge", 0 },   { "averse", 0 },   { "beverage", 0 },   { "leverage", 0 },   { "coverage", 0 },
  { "heroics", 0 }, { "heroin", 0 },   { "heroine", 0 },  { "heroes", 0 },     { "excellency", 0 }, { "excellence", 0 },
  { "equate", 0 },  { "aspired", 0 },  { "leaders", 0 },  { "reader", 0 },     { "header", 0 },     { "loader", 0 },
  { "leaver", 0 },  { "lender", 0 },   { "ladder", 0 },   { "midden", 0 },     { "ridden", 0 },     { "bidden", 0 },
  { "deserve", 0 }, { "preserve", 0 }, { "observe", 0 },  { "reverse", 0 },    { "longboat", 0 },   { "longboats", 0 },
  { "crossbar", 0 }, { "ravelin", 0 }, { "evelin", 0 },   { "arquebusier", 0 }, { "arquebusiers", 0 },
  { "javeliner", 0 }, { "javeliners", 0 }, { "slinger", 0 }, { "slingers", 0 }, { "basket", 0 },    { "casket", 0 },
  { "poorly", 0 },  { "goodly", 0 },   { "goodyear", 0 }, { "inspire", 0 },    { "furbish", 0 },    { "unhidden", 0 },
  { "gunman", 0 },  { "hide", 0 },     { "heron", 0 },      { "human", 0 },      { "humans", 0 },
  { "superhuman", 0 }, { "inhuman", 0 },
  { "goold", 0 },   { "goud", 0 },     { "goos", 0 },     { "gook", 0 },       { "pook", 0 },       { "poon", 0 },
  { "pooh", 0 },    { "poot", 0 },     { "gunk", 0 },     { "boys", 0 },       { "boss", 0 },       { "leander", 0 },
  { "jocelin", 0 }, { "longboy", 0 },  { "resolve", 0 },  { "resolved", 0 },   { "market", 0 },     { "markets", 0 },
  { "muster", 0 },  { "musters", 0 },  { "stings", 0 },   { "swings", 0 },     { "slinks", 0 },
  { "cross", 0 },   { "short", 0 },
  /* Short forms that are words or names, too */
  { "sub", 0 },     { "rub", 0 },      { "ave", 0 },      { "aver", 0 },       { "ex", 0 },         { "excel", 0 },
  { "demi", 0 },    { "hero", 0 },     { "res", 0 },      { "hid", 0 },        { "bows", 0 },       { "guns", 0 },
  { "arbalist", 0 }, { "arbalists", 0 }, { NULL, 0 },
};
/* Beside a number these are no name. */
static const VedetteTerm amounts[] = {
  { "pts", 0 }, { "pt", 0 }, { "points", 0 }, { "point", 0 }, { "inches", 0 }, { "inch", 0 }, { "in", 0 }, { "move", 0 },
  { "mv", 0 },  { "range", 0 }, { "rng", 0 }, { NULL, 0 },
};
/* Looked for when they are misspelt beside a number */
static const VedetteTerm measures[] = {
  { "move", 0 }, { "range", 0 }, { "point", 0 }, { "points", 0 }, { "speed", 0 }, { NULL, 0 },
};

static VedetteVocabulary *
make_terms (void)
{
  const VedetteVocabularyUse exact = VEDETTE_VOCABULARY_EXACT, near = VEDETTE_VOCABULARY_NEAR;
  const struct
  {
    VedetteLineTerm kind;
    const VedetteTerm *terms;
    VedetteVocabularyUse use;
  } lists[] = {
    { VEDETTE_LINE_TROOPS, troops, near },
    { VEDETTE_LINE_TROOPS, short_troops, exact },
    { VEDETTE_LINE_LEADER, short_leaders, exact },
    { VEDETTE_LINE_WEAPON, weapons, near },
    { VEDETTE_LINE_WEAPON, short_weapons, exact },
    { VEDETTE_LINE_RESERVE, reserve, near },
    { VEDETTE_LINE_RESERVE, short_reserve, exact },
    { VEDETTE_LINE_HIDDEN, hidden, near },
    { VEDETTE_LINE_HIDDEN, short_hidden, exact },
    { VEDETTE_LINE_TROOPS_MARK, troops_marks, exact },
    { VEDETTE_LINE_LEADER_MARK, leader_marks, near },
    { VEDETTE_LINE_LEADER_MARK, short_leader_marks, exact },
    { VEDETTE_LINE_WEAPON_MARK, weapon_marks, exact },
    { VEDETTE_LINE_LINK, links, exact },
    { VEDETTE_LINE_MEN, men, exact },
    { VEDETTE_LINE_ARTICLE, articles, exact },
    { VEDETTE_LINE_RANK, ranks, exact },
    { VEDETTE_LINE_UNIT, units, exact },
    { VEDETTE_LINE_PLAIN, plain, exact },
    { VEDETTE_LINE_AMOUNT, amounts, exact },
  };
  VedetteVocabulary *terms = vedette_vocabulary_new ();

  vedette_vocabulary_add_enum (terms, VEDETTE_LINE_TROOPS, VEDETTE_TYPE_TROOPS);
  vedette_vocabulary_add_enum (terms, VEDETTE_LINE_LEADER, VEDETTE_TYPE_LEADER);
  vedette_vocabulary_add_enum (terms, VEDETTE_LINE_WEAPON, VEDETTE_TYPE_WEAPON);
  for (guint i = 0; i < G_N_ELEMENTS (lists); i++)
    vedette_vocabulary_add_all (terms, lists[i].kind, lists[i].terms, lists[i].use);
  vedette_vocabulary_add_numbers (terms, VEDETTE_LINE_NUMBER);
  return terms;
}

/**
 * vedette_line_terms_get:
 *
 * Returns: (transfer none): the words, in English and in the reader's language
 */
VedetteVocabulary *
vedette_line_terms_get (void)
{
  static gsize terms = 0;

  /* A program has one language. */
  if (g_once_init_enter (&terms))
    g_once_init_leave (&terms, (gsize) make_terms ());
  return (VedetteVocabulary *) terms;
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
  if (vedette_line_terms_has (VEDETTE_LINE_PLAIN, squeezed))
    return NULL;
  for (VedetteLineTerm kind = VEDETTE_LINE_TROOPS; kind <= VEDETTE_LINE_RANK; kind++)
    if (vedette_line_terms_has (kind, squeezed))
      return NULL;
  return vedette_vocabulary_near (vedette_line_terms_get (), squeezed, NULL, NULL);
}

/* Returns: (nullable): what is measured, if @squeezed is nearly the word for it; only of use beside a number */
const char *
vedette_line_terms_near_measure (const char *squeezed)
{
  static gsize words = 0;

  if (g_once_init_enter (&words))
    {
      VedetteVocabulary *made = vedette_vocabulary_new ();

      vedette_vocabulary_add_all (made, 0, measures, VEDETTE_VOCABULARY_NEAR);
      g_once_init_leave (&words, (gsize) made);
    }
  return vedette_vocabulary_near ((VedetteVocabulary *) words, squeezed, NULL, NULL);
}

/* Whether a term is written in a short form that nobody has as a name */
gboolean
vedette_line_terms_is_code (const char *squeezed)
{
  return !vedette_line_terms_has (VEDETTE_LINE_PLAIN, squeezed) &&
         !vedette_vocabulary_is_whole (vedette_line_terms_get (), squeezed);
}
