/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is said of each step of a skirmish, and after it. */

#include "rules-table.h"
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

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/skirmish/told", test_course);
  return g_test_run ();
}
