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

/* The rarer steps: cards, reserves, hidden lines, traits, bodies, duels, and what is refused */
static const char * const rarer[] = {
  "{'edit':'add-line','side':'Red','name':'Rear guard','count':5,'reserve':true,'arrives-die':5,'arrives-action':1}",
  "{'edit':'add-line','side':'Blue','text':'3 crossbowmen, poor, hidden'}",
  "{'edit':'set-line','line':'Archers','weapon':'bow','rate':6,'range':12,'points':40,'notes':'By the hedge'}",
  "{'edit':'set-line','line':'Slingers','weapon':'sling','break-off':true}",
  "?{'edit':'set-line','line':'Guy','count':2}",
  "?{'edit':'set-line','line':'Ann','name':'Ben'}",
  "?{'edit':'add-line','side':'Red','text':'12 pikemn, good'}",
  "{'edit':'move-line','line':'Slingers','position':0}",
  "{'edit':'add-place','name':'the mill','notes':'Stone, two floors'}",
  "{'edit':'set-place','place':'the mill','name':'the old mill'}",
  "{'edit':'add-place','name':'the ford'}",
  "{'edit':'remove-place','place':'the ford'}",
  "{'edit':'add-contingent','side':'Blue','name':'the Guard','leader':'Hugh','player':'Eve'}",
  "{'edit':'set-contingent','contingent':'the Guard','player':'Zoe','no-leader':true}",
  "{'edit':'set-line','line':'Wat','contingent':'the Guard'}",
  "{'edit':'add-trait','whose':'the Guard','name':'Drilled','value':1}",
  "{'edit':'add-trait','whose':'Ben','name':'Drunk','value':-2}",
  "{'edit':'add-trait','whose':'Red','name':'Late','value':1}",
  "{'edit':'set-trait','trait':'Drunk','value':-1}",
  "{'edit':'remove-trait','trait':'Late'}",
  "{'edit':'add-body','name':'the Line','members':['Ann','Spears']}",
  "{'edit':'set-body','body':'the Line','members':['Ann','Spears','Ben']}",
  "{'edit':'add-body','members':['Will','Wat']}",
  "{'edit':'set-battle','name':'The Mill','notes':'In the morning','level':'full','stop-at':'18:00',"
  "'host-rules':'Ours','cards-each':2}",
  "{'edit':'set-side','side':'Blue','name':'Azur','rolling':'real'}",
  "{'edit':'add-card','side':'Red','actors':['Ann','Spears'],'objective':'enemy','target':'Wat','order':'Take him'}",
  "{'edit':'add-card','side':'Azur','actors':['Will'],'objective':'task','order':'Burn the mill','condition':'When it is dark'}",
  "{'edit':'add-card','side':'Azur','actors':['Archers'],'objective':'place','place':'the old mill'}",
  "{'edit':'set-card','card':'Azur 2','order':'Hold it'}",
  "?{'edit':'add-card','side':'Azur','actors':['Ann'],'objective':'task'}",
  "{'edit':'set-switch','switch':'s.start','value':'roll-off'}",
  "{'edit':'set-switch','switch':'s.order_cards','value':'3'}",
  "{'edit':'set-switch','switch':'s.counter_reactive','value':'yes'}",
  "?{'move':'start','leader-1':'Ann'}",
  "{'move':'start','leader-1':'Ann','leader-2':'Wat','die':[7,7,12,5]}",
  "?{'move':'charge','who':'Wat','target':'Ann'}",
  "?{'move':'call','leader':'Ben','who':'Ann'}",
  "{'move':'call','leader':'Guy','stood-still':true,'who':['Ben','Spears'],'near-enemy':'Slingers','joined':'Ann'}",
  "{'move':'snatch','keep':true,'name':'some bowman','troops':'poor','leader':'none','die':9}",
  "{'move':'arrive','who':'Rear guard','agreed':true}",
  "{'move':'charge','who':['Ann','Spears'],'target':['Wat','Archers'],'contact':true,'fight':'The yard','inches':6,"
  "'missiles':true}",
  "{'move':'melee-done','losses':['Spears 2','Archers 1'],'morale':'The Archers waver'}",
  "{'move':'react-move','choice':'engage','who':'Will','target':'Ann','near':true,'inches':3,'fight':'The yard'}",
  "{'move':'melee-done','losses':['Ben']}",
  "{'move':'snatch','nominee':'Will','intention':'full-speed','target':'Ann','reach':true,'no-sight':true,"
  "'engaged':true,'break-off':true,'other':2,'why':'Rain','die':19}",
  "?{'move':'hold'}",
  "?{'move':'shoot','who':'Archers','target':'Ann'}",
  "?{'move':'march','who':'Archers','option':'leave'}",
  "{'move':'charge','who':'Will','target':'Spears','option':'engage','full-speed':true,'could-engage':true,"
  "'enemy-at':5,'nominee-acts':true,'fight':'The yard','agreed':true}",
  "{'move':'melee-done'}",
  "{'move':'snatch','nominee':'Ann','card':['Red 1'],'die':12}",
  "{'move':'condition','card':'Azur 1'}",
  "{'move':'judge-card','card':'Azur 2','specific':true}",
  "{'move':'card-done','card':'Red 1'}",
  "{'move':'card-void','card':'Azur 2'}",
  "{'move':'reveal','who':'crossbowmen'}",
  "?{'move':'shoot','all':true,'target':'Slingers','moved':false,'also':'and shouts'}",
  "{'move':'shoot','all':true,'target':'Slingers','moved':false}",
  "{'move':'react-shoot','who':'Slingers','target':'Archers','shooters':3,'left-view':true,'inches':['7']}",
  "{'move':'duel','winner':'Red','who':['Ann','Wat']}",
  "{'move':'contact','line':['Ann','Wat'],'melee':true,'fight':'The duel'}",
  "{'edit':'put-right','line':'Spears','melee':'untracked','out':1}",
  "{'edit':'put-right','line':'Rear guard','melee':'yes','in-melee':2,'left':1}",
  "{'edit':'split-line','line':'Rear guard','men':2,'name':'Van','keep-card':true}",
  "{'edit':'put-right','line':'Rear guard','melee':'yes','in-melee':1,'out':1}",
  "{'edit':'put-right','line':'Van','melee':'untracked'}",
  "{'edit':'join-lines','line':['Rear guard','Van']}",
  "{'edit':'split-line','line':'Rear guard','men':2,'name':'Van'}",
  "{'edit':'put-right','line':'Rear guard','melee':'untracked'}",
  "{'edit':'join-lines','line':['Van','Rear guard']}",
  "{'edit':'put-right','contact':true,'shot-back':true,'counters':2}",
  "{'edit':'remove-card','card':'Azur 1'}",
  "{'edit':'remove-body','body':'the Line'}",
  "{'edit':'remove-contingent','contingent':'the Guard'}",
  "{'move':'end'}",
  NULL
};

/* The house rules, each other than it is at first */
static const char * const house[] = {
  "{'edit':'set-line','line':'Archers','weapon':'bow','range':18,'rate':6}",
  "{'edit':'set-line','line':'Slingers','weapon':'sling'}",
  "{'edit':'set-line','line':'Will','weapon':'javelin'}",
  "{'edit':'add-body','name':'Posse','members':['Ann','Ben']}",
  "{'edit':'add-card','side':'Blue','actors':['Wat','Hugh'],'objective':'task','order':'Fire the barn'}",
  "{'edit':'add-card','side':'Red','actors':['Ben'],'objective':'enemy','target':'Hugh'}",
  "{'edit':'set-switch','switch':'s.snatch_roll','value':'decline-but-roll-for-melee'}",
  "{'edit':'set-switch','switch':'s.low_roll_melee','value':'only-on-failure'}",
  "{'edit':'set-switch','switch':'s.low_roll_fails','value':'yes'}",
  "{'edit':'set-switch','switch':'s.counter_life','value':'next-roll'}",
  "{'edit':'set-switch','switch':'s.los_option','value':'into-only'}",
  "{'edit':'set-switch','switch':'s.card_body','value':'within-body'}",
  "{'edit':'set-switch','switch':'s.cohesion','value':'every-pair'}",
  "{'edit':'set-switch','switch':'s.reach_when_engaged','value':'yes'}",
  "{'edit':'set-switch','switch':'s.seize_all_shoot','value':'yes'}",
  "{'edit':'set-switch','switch':'s.reactive_shot_scope','value':'figure'}",
  "{'edit':'set-switch','switch':'s.shot_cap_scope','value':'always'}",
  "{'edit':'set-switch','switch':'s.shot_cap_rounding','value':'whole-inches-min-1'}",
  "{'edit':'set-switch','switch':'s.reactive_penalty','value':'d20'}",
  "{'edit':'set-switch','switch':'s.reactive_choice','value':'per-figure'}",
  "{'edit':'set-switch','switch':'s.double_reaction','value':'yes'}",
  "{'edit':'set-switch','switch':'s.duel_replaces_roll','value':'no'}",
  "{'edit':'set-switch','switch':'s.duel_winner_restricted','value':'yes'}",
  "{'edit':'set-switch','switch':'s.start','value':'side-b'}",
  "?{'move':'start','holder':'Red'}",
  "{'move':'start'}",
  "?{'move':'march'}",
  "?{'move':'march','who':'Ann'}",
  "?{'move':'march','who':['Will','Wat'],'apart':'Hugh'}",
  "?{'move':'march','who':'Will','to':['north','south']}",
  "?{'move':'march','who':'Will','gaps':['5']}",
  "{'move':'march','who':['Will','Wat'],'to':['the barn'],'inches':8,'matters':true}",
  "?{'move':'react-shoot','who':'Ann','target':'Will'}",
  "?{'move':'react-shoot','who':'Slingers','target':'Hugh'}",
  "?{'move':'react-shoot','who':'Slingers','target':'Will','shooters':9}",
  "{'move':'react-shoot','who':'Slingers','target':['Will','Wat'],'shooters':2,'inches':['7.5','3'],'left-view':true}",
  "?{'move':'react-shoot','who':'Slingers','target':'Will'}",
  "?{'move':'decline'}",
  "{'move':'decline','die':2}",
  "?{'move':'shoot','who':'Archers','target':'Will'}",
  "{'move':'move-shoot','who':['Archers','Will'],'target':'Slingers','inches':3}",
  "{'move':'react-shoot','who':'Slingers','target':'Archers'}",
  "{'move':'snatch','result':'won','nominee':'Ann','intention':'card','agreed':true}",
  "?{'move':'task','what':'dig','who':'Ann'}",
  "?{'move':'march','who':'Ann','option':'sight','sight':'out'}",
  "{'move':'march','who':['Ann','Ben'],'option':'sight','sight':'in','full-speed':true,'agreed':true}",
  "{'move':'snatch','nominee':'Wat','intention':'engage','target':'Ann','reach':true,'die':3}",
  "?{'move':'general-melee','fought':true}",
  "{'move':'charge','who':'Ann','target':'Wat','contact':false}",
  "{'move':'decline','die':9}",
  "?{'move':'fight','who':'Ann','target':'Wat'}",
  "{'move':'contact','line':['Ann','Wat'],'melee':true}",
  "{'move':'fight','who':'Ann','target':'Wat'}",
  "{'move':'melee-done','losses':'Wat'}",
  "?{'move':'react-move','choice':'run','who':['Will','Hugh'],'near':true,'contiguous':true,'runners':'Archers'}",
  "?{'move':'react-move','choice':'engage','who':'Will','target':'Ann'}",
  "{'move':'snatch','nominee':'Hugh','intention':'shoot','die':20}",
  "?{'move':'shoot','who':'Will','target':'Ann','option':'shoot'}",
  "{'move':'shoot','all':true,'target':'Ann','option':'shoot','agreed':true}",
  "{'move':'duel','who':['Ann','Hugh']}",
  "{'move':'snatch','nominee':'Guy','engaged':true,'die':6}",
  "{'move':'call','leader':'Hugh','who':['Will','Archers'],'stood-still':true}",
  "{'move':'contact','line':['Ann','Hugh'],'melee':true,'fight':'The barn'}",
  "{'move':'snatch','nominee':'Guy','die':1}",
  "?{'move':'general-melee','fought':false}",
  "{'move':'general-melee','fought':true}",
  "{'move':'task','what':'throw stones','who':'Will','missiles':true}",
  "{'move':'decline','die':1}",
  "{'move':'general-melee','fought':true,'losses':['Ann']}",
  "{'move':'left','line':['Slingers'],'men':2}",
  "{'move':'out','losses':['Archers 2','Slingers 1']}",
  "{'move':'contact','line':['Will','Ben'],'melee':true,'men':1}",
  "{'move':'contact','line':['Will','Ben'],'melee':false}",
  "{'edit':'set-switch','switch':'s.clock','value':'2'}",
  "{'edit':'remove-line','line':['Archers','Slingers']}",
  "{'move':'end','result':'Draw'}",
  NULL
};

static void
fill (VedetteRules *rules)
{
  table_add (rules, "Red", "Ann", "average", "none", 1);
  table_add (rules, "Red", "Ben", "poor", "none", 1);
  table_add (rules, "Red", "Spears", "average", "none", 8);
  table_add (rules, "Red", "Slingers", "average", "none", 4);
  table_add (rules, "Red", "Guy", "average", "good", 1);
  table_add (rules, "Blue", "Wat", "good", "none", 1);
  table_add (rules, "Blue", "Will", "good", "none", 1);
  table_add (rules, "Blue", "Hugh", "good", "good", 1);
  table_add (rules, "Blue", "Archers", "good", "none", 6);
}

static void
test_course (void)
{
  g_autoptr (VedetteRules) rules = table_new ();

  fill (rules);
  vedette_test_course ("skirmish", rules, requests);
}

static void
test_rarer (void)
{
  g_autoptr (VedetteRules) rules = table_new ();

  fill (rules);
  vedette_test_course ("skirmish-rarer", rules, rarer);
}

static void
test_house (void)
{
  g_autoptr (VedetteRules) rules = table_new ();

  fill (rules);
  vedette_test_course ("skirmish-house", rules, house);
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
  g_test_add_func ("/skirmish/rarer", test_rarer);
  g_test_add_func ("/skirmish/house", test_house);
  g_test_add_func ("/skirmish/asked", test_asked);
  return g_test_run ();
}
