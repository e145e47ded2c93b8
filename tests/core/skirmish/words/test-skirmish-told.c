/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is said of each step of a skirmish, and after it. */

#include "core/skirmish/questions/vedette-roll-questions.h"
#include "rules-table.h"
#include "vedette-test-asked.h"
#include "vedette-test-course.h"

/* As many kinds of steps and states as there are */
static const char * const requests[] = {
  "{'edit':'add-contingent','side':'Red','name':'the Vanguard','leader':'Guy'}",
  "{'edit':'set-line','line':'Spears','contingent':'the Vanguard'}",
  "{'edit':'add-card','side':'Red','actors':['Ben'],'objective':'place','place':'the mill'}",
  "{'edit':'set-switch','switch':'s.clock','value':'3'}",
  "{'edit':'set-battle','stop-after':12}",
  "{'edit':'set-line','line':'Slingers','weapon':'sling'}",
  "{'edit':'set-line','line':'Archers','weapon':'bow'}",
  "{'move':'start','holder':'Red'}",
  "{'move':'march','who':'Guy'}",
  "{'move':'decline'}",
  "{'move':'shoot','who':'Slingers','target':'Archers'}",
  "{'move':'react-shoot','who':'Archers','target':'Slingers'}",
  "{'move':'decline'}",
  "{'move':'charge','who':'Ann','target':'Wat','fight':'At the bridge'}",
  "{'move':'melee-done','morale':'Wat holds'}",
  "{'move':'decline'}",
  "{'move':'hold'}",
  "{'move':'snatch','nominee':'Will','die':17}",
  "{'move':'march','who':'Will','option':'full-speed'}",
  "{'move':'decline'}",
  "{'move':'move-shoot','who':'Archers','target':'Spears','inches':2}",
  "{'move':'decline'}",
  "{'move':'call','leader':'Hugh','who':'Will','agreed':true}",
  "{'move':'decline'}",
  "{'move':'task','what':'open the gate','who':'Will','agreed':true}",
  "{'move':'snatch','nominee':'Ben','die':2}",
  "{'move':'general-melee','fought':true,'losses':'Wat'}",
  "{'move':'hold'}",
  "{'move':'march','who':'Hugh','agreed':true}",
  "{'move':'snatch','nominee':'Ben','die':20}",
  "{'move':'march','who':'Ben','agreed':true}",
  "{'move':'out','line':'Spears','men':2}",
  "{'move':'left','line':'Archers','men':1}",
  "{'move':'out','line':'Guy'}",
  "{'edit':'split-line','line':'Spears','men':2,'name':'Pikes'}",
  "{'edit':'join-lines','line':['Spears','Pikes']}",
  "{'edit':'put-right','holder':'Blue','counters':1}",
  "{'edit':'add-fight','name':'In the ford','lines':['Ann','Will']}",
  "{'edit':'set-fight','fight':'In the ford','name':'By the mill'}",
  "{'edit':'remove-fight','fight':'By the mill'}",
  "{'edit':'remove-line','line':'Hugh'}",
  "{'move':'end','result':'The Reds have the mill'}",
  NULL
};

static const char * const asked[] = {
  "{'ask':'odds'}",
  "{'ask':'odds','troops':'poor','counters':1}",
  "{'ask':'odds','troops':'excellent','leader':'inspired','reach':true,'counters':1}",
  "{'ask':'odds','troops':'good','leader':'useless','no-sight':true,'engaged':true,'break-off':true}",
  "{'ask':'odds','troops':'demigods','leader':'heroic','reach':true,'counters':99,'card':true,'other':9,'why':'the sun'}",
  "{'ask':'odds','troops':'sub-human','no-sight':true,'engaged':true,'other':-20}",
  "{'ask':'odds','troops':'rubbish','leader':'adequate','other':2}",
  "{'ask':'odds','troops':'average','leader':'good','engaged':true}",
  "{'ask':'odds','troops':'average','reach':true,'engaged':true}",
  "{'ask':'odds','troops':'average','reach':true,'engaged':true,'break-off':true}",
  "{'ask':'roll','troops':'good','die':18}",
  "{'ask':'roll','troops':'good','die':17}",
  "{'ask':'roll','troops':'good','die':4}",
  "{'ask':'roll','troops':'good','die':3}",
  "{'ask':'roll','troops':'demigods','leader':'inspired','reach':true,'counters':9,'die':3}",
  "{'ask':'roll','troops':'demigods','leader':'inspired','reach':true,'counters':9,'die':4}",
  "{'ask':'roll','troops':'good','engaged':true,'break-off':true,'seed':7}",
  NULL
};

static void
test_course (void)
{
  g_autoptr (VedetteRules) rules = table_new ();

  table_add (rules, "Red", "Ann", "average", "none", 1);
  table_add (rules, "Red", "Ben", "poor", "none", 1);
  table_add (rules, "Red", "Spears", "average", "none", 8);
  table_add (rules, "Red", "Slingers", "average", "none", 4);
  table_add (rules, "Red", "Guy", "average", "good", 1);
  table_add (rules, "Blue", "Wat", "good", "none", 1);
  table_add (rules, "Blue", "Will", "good", "none", 1);
  table_add (rules, "Blue", "Hugh", "good", "good", 1);
  table_add (rules, "Blue", "Archers", "good", "none", 6);
  vedette_test_course ("skirmish", rules, requests);
}

static void
test_asked (void)
{
  vedette_test_asked ("skirmish", vedette_roll_questions, asked);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/skirmish/told", test_course);
  g_test_add_func ("/skirmish/asked", test_asked);
  return g_test_run ();
}
