/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is said of each step of a token stack, and after it. */

#include "core/stack/questions/vedette-stack-questions.h"
#include "bag-fixture.h"
#include "vedette-test-asked.h"
#include "vedette-test-course.h"

/* As many kinds of steps and states as there are */
static const char * const requests[] = {
  "{'edit':'add-character','name':'Mira','colour':'blue','player':'Ann'}",
  "{'edit':'add-character','name':'Tom','colour':'green'}",
  "{'edit':'set-character','character':'Tom','name':'Tim'}",
  "{'edit':'add-hired','name':'spearmen','count':3,'willing':2}",
  "{'edit':'set-hired','hired':'spearmen','willing':1}",
  "{'edit':'add-faction','name':'Cult','colour':'purple'}",
  "{'edit':'add-enemy','name':'lizard-men','count':8,'initiative':2}",
  "{'edit':'add-enemy','name':'shaman','initiative':3,'faction':'Cult'}",
  "{'edit':'add-enemy','name':'ogre','initiative':4,'place':'waiting'}",
  "{'edit':'add-enemy','name':'spy','initiative':1,'hidden':true,'place':'waiting'}",
  "{'edit':'set-enemy','enemy':'ogre','initiative':5}",
  "{'edit':'set-switch','switch':'t.cap','value':'2'}",
  "{'edit':'add-effect','name':'Poison','whose':'Mira','left':2}",
  "{'edit':'add-effect','name':'Fog','left':1}",
  "{'move':'start'}",
  "{'move':'draw','token':'Mira'}",
  "{'move':'out','who':'lizard-men','count':2}",
  "{'move':'finish'}",
  "{'move':'draw','token':'enemies'}",
  "{'move':'act','who':'shaman'}",
  "{'move':'finish','who':'lizard-men'}",
  "{'move':'draw','token':'hired'}",
  "{'move':'out','who':'spearmen','how':'fled'}",
  "{'move':'arrive','who':'ogre'}",
  "{'move':'idle'}",
  "{'move':'draw','token':'Mira'}",
  "{'move':'keep-turn','agreed':true}",
  "{'move':'take-turn','of':'Mira'}",
  "{'move':'finish'}",
  "{'move':'draw','token':'Tim'}",
  "{'move':'keep-turn','agreed':true}",
  "{'move':'out','who':'Tim','how':'unconscious'}",
  "{'move':'draw','token':'end'}",
  "{'move':'confirm'}",
  "{'move':'confirm'}",
  "{'move':'confirm'}",
  "{'move':'confirm'}",
  "{'edit':'remove-effect','effect':'Poison'}",
  "{'move':'arrive','who':'spy'}",
  "{'move':'out','who':'lizard-men','count':6}",
  "{'move':'out','who':'shaman','how':'captured'}",
  "{'move':'end'}",
  "{'move':'next-encounter'}",
  NULL
};

static const char * const asked[] = {
  "{'ask':'odds','characters':1}",
  "{'ask':'odds','characters':3,'hired':2,'enemies':['4x2']}",
  "{'ask':'odds','characters':2,'hired':1,'enemies':['8x2','1x3'],'cap':2}",
  "{'ask':'odds','characters':2,'enemies':['2x2'],'cap':1}",
  "{'ask':'odds','characters':2,'enemies':['2x2'],'cap':2}",
  "{'ask':'odds','characters':2,'enemies':['5x1'],'cap':1,'drawn':['character-1=1,enemies=2']}",
  "{'ask':'odds','characters':2,'hired':1,'enemies':['1x1'],'drawn':['character-1=2','character-2=2,hired=1,enemies=1']}",
  "{'ask':'odds','characters':2,'enemies':['x']}",
  "{'ask':'odds','characters':2,'enemies':['0x2']}",
  "{'ask':'odds','characters':2,'enemies':['501x2']}",
  "{'ask':'odds','characters':2,'enemies':['2x21']}",
  "{'ask':'odds','characters':2,'enemies':['500x20']}",
  "{'ask':'odds','characters':2,'drawn':['character-3=1']}",
  "{'ask':'odds','characters':2,'drawn':['character-1=3']}",
  "{'ask':'odds','characters':2,'drawn':['hired=1']}",
  "{'ask':'odds','characters':2,'drawn':['character-1=1','character-1=1']}",
  "{'ask':'odds','characters':2,'drawn':['nobody=1']}",
  NULL
};

/* The rarer steps, and what is refused */
static const char * const rarer[] = {
  "{'edit':'set-battle','name':'The Crypt','notes':'Wet','level':'full','bag':'virtual'}",
  "{'edit':'add-participants','text':'Mira, blue\\nTom, green'}",
  "?{'edit':'add-participants','text':' , '}",
  "{'edit':'add-participants','side':'enemies','text':'8 lizard-men, initiative 2\\nshaman, initiative 3\\n2 ogres,"
  " initiative 4, waiting'}",
  "{'edit':'add-participants','text':'3 hired spearmen'}",
  "{'edit':'add-character','name':'Eve','place':'waiting','sign':'circle','letter':'E'}",
  "{'edit':'set-faction','faction':'enemies','colour':'brown','sign':'triangle'}",
  "{'edit':'add-faction','name':'Beasts','colour':'orange','letter':'B'}",
  "{'edit':'set-faction','faction':'Beasts','name':'Brutes'}",
  "{'edit':'set-enemy','enemy':'ogres','faction':'Brutes','hidden':true}",
  "?{'edit':'remove-faction','faction':'enemies'}",
  "{'edit':'set-hired','hired':'spearmen','count':4,'willing':2,'name':'pikemen'}",
  "{'edit':'set-switch','switch':'t.enemy_colours','value':'per-faction'}",
  "{'edit':'set-switch','switch':'t.arrivals','value':'at-once'}",
  "{'edit':'set-switch','switch':'t.dead_token','value':'idle-turn'}",
  "{'edit':'set-switch','switch':'t.cap_counts_hired','value':'yes'}",
  "{'edit':'set-switch','switch':'t.cap','value':'1'}",
  "{'edit':'add-effect','name':'Bless','whose':'Mira','left':3,'tick':'turn'}",
  "{'edit':'set-effect','effect':'Bless','left':1,'name':'Blessing'}",
  "?{'move':'draw','token':'Mira'}",
  "?{'move':'draw'}",
  "{'move':'start'}",
  "?{'move':'draw','token':'Mira'}",
  "?{'move':'finish'}",
  "{'move':'draw','rolled':1}",
  "{'move':'finish'}",
  "{'move':'out','who':'Tom','how':'fled'}",
  "{'move':'draw','rolled':2}",
  "{'move':'rebalance','of':'Mira','tokens':3,'reason':'a second wind','agreed':true}",
  "?{'move':'rebalance','of':'Mira','tokens':1000}",
  "?{'move':'rebalance','of':'Mira','tokens':-1}",
  "{'move':'arrive','who':'Ogres'}",
  "{'move':'arrive','who':'Eve'}",
  "{'edit':'put-right','turn':'enemies','actor':'Shaman'}",
  "{'move':'finish','who':'Shaman'}",
  "{'edit':'put-right','who':'Lizard-men','count':7}",
  "{'edit':'put-right','who':'Tom','place':'in','of':'Tom','left':1}",
  "{'edit':'put-right','round':2}",
  "{'edit':'set-switch','switch':'t.recheck_dead','value':'no'}",
  "{'edit':'set-switch','switch':'t.out_counts_as_dead','value':'no'}",
  "{'edit':'set-battle','bag':'real'}",
  "{'move':'out','who':'pikemen','count':2,'how':'dead'}",
  "{'move':'draw','token':'end'}",
  "?{'move':'draw','token':'Mira'}",
  "{'move':'confirm'}",
  "{'move':'confirm'}",
  "{'move':'confirm','willing':[['pikemen',1]]}",
  "{'move':'confirm'}",
  "?{'edit':'remove-character','character':'Eve'}",
  "{'edit':'set-switch','switch':'t.cap','value':'off'}",
  "{'move':'draw','token':'end'}",
  "{'move':'rebalance','of':'Eve','tokens':0,'reason':'asleep'}",
  "{'move':'confirm'}",
  "{'move':'confirm'}",
  "{'move':'confirm'}",
  "{'move':'end'}",
  NULL
};

static void
test_course (void)
{
  g_autoptr (VedetteRules) rules = bag_new ("real");

  vedette_test_course ("stack", rules, requests);
}

static void
test_rarer (void)
{
  g_autoptr (VedetteRules) rules = bag_new ("virtual");

  vedette_test_course ("stack-rarer", rules, rarer);
}

static void
test_asked (void)
{
  vedette_test_asked ("stack", vedette_stack_questions, asked);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/stack/told", test_course);
  g_test_add_func ("/stack/rarer", test_rarer);
  g_test_add_func ("/stack/asked", test_asked);
  return g_test_run ();
}
