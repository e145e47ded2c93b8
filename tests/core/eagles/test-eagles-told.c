/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is said of each step of a grand-tactical battle, and after it. */

#include "core/eagles/questions/vedette-eagles-questions.h"
#include "eagles-moves.h"
#include "vedette-test-asked.h"
#include "vedette-test-course.h"

/* As many kinds of steps and states as there are, on R1 to R3 and B1 to B3, and R9 and B9, which are independent; every class
 * has a d10. */
static const char * const requests[] = {
  "{'edit':'set-switch','switch':'e.orders','value':'on'}",
  "{'edit':'set-switch','switch':'e.alloc','value':'open'}",
  "{'edit':'add-nation','name':'Hesse','screen':2}",
  "{'edit':'set-nation','nation':'Hesse','screen':1}",
  "{'edit':'set-unit','unit':'B11','nation':'Hesse','troops':'elite'}",
  "{'edit':'set-unit','unit':'B12','troops':'elite'}",
  "{'edit':'add-corps','army':'blue','name':'I Corps','rating':'superior'}",
  "{'edit':'set-corps','corps':'I Corps','commander':'Lerch'}",
  "{'edit':'set-division','division':'B2','corps':'I Corps','rating':'poor','commander':'Amsel'}",
  "{'edit':'set-division','division':'R3','place':'away','arrives':2}",
  "{'edit':'set-division','division':'B3','place':'hidden'}",
  "{'edit':'add-division','army':'red','name':'R4'}",
  "{'edit':'set-division','division':'R4','name':'R5'}",
  "{'edit':'remove-division','division':'R5'}",
  "{'edit':'add-unit','division':'R2','name':'R24','arm':'cavalry'}",
  "{'edit':'set-unit','unit':'R24','name':'Hussars'}",
  "{'edit':'remove-unit','unit':'Hussars'}",
  "{'move':'start'}",
  "{'move':'roll-points','die':[5,1,3]}",
  "{'move':'write-dispatch','sender':'red','recipient':'R1','text':'Take the hill.','inside':true}",
  "{'move':'write-dispatch','sender':'red','recipient':'R2','inside':false}",
  "{'move':'write-dispatch','sender':'B2','recipient':'blue','kind':'message'}",
  "{'move':'orders-done'}",
  "{'move':'determine','die':[8,3]}",
  "{'move':'activate-independent','unit':'R92','die':7}",
  "{'move':'move','unit':'R92','inches':4.5}",
  "{'move':'activate-independent','unit':'R91','die':4}",
  "{'move':'check-skirmish','unit':'R11','distance':6,'cavalry':false,'die':1}",
  "{'move':'check-skirmish','unit':'B11','distance':6,'cavalry':false,'die':10}",
  "{'move':'check-skirmish','unit':'R12','distance':6,'cavalry':false,'nearest':'B11','die':6}",
  "{'move':'skirmish-done'}",
  "{'move':'allocate','army':'red','points':2}",
  "{'move':'allocate','army':'blue','points':0}",
  "{'move':'opposed-roll','die':[6,3]}",
  "{'move':'activate','division':'R1'}",
  "{'move':'move','unit':'R11','inches':8}",
  "{'move':'test-local','unit':'B11','mover':'R11','die':9}",
  "{'move':'react','deed':'square'}",
  "{'move':'threaten','unit':'B13'}",
  "{'move':'test-local','unit':'B13','mover':'R12','die':1}",
  "{'move':'activate','division':'R2'}",
  "{'move':'attach','command':'I Corps','division':'B2'}",
  "{'move':'steal','division':'B2','leader':'I Corps','near':true,'sees':true}",
  "{'move':'opposed-roll','die':[2,10]}",
  "{'move':'move','unit':'B21'}",
  "{'move':'finish'}",
  "{'move':'finish'}",
  "{'move':'attach','command':'I Corps','no-division':true}",
  "{'move':'lose-commander','command':'B2'}",
  "{'move':'lose-commander','command':'I Corps'}",
  "{'move':'lose-step','unit':'R11'}",
  "{'move':'lose-step','unit':'R12','steps':2,'gone':true}",
  "{'move':'activate','division':'B1'}",
  "{'move':'finish'}",
  "{'move':'activate-independent','unit':'B91','die':9}",
  "{'move':'move','unit':'B91'}",
  "{'move':'next-turn'}",
  "{'move':'test-dispatch','dispatch':39}",
  "{'move':'test-dispatch','dispatch':40,'die':3}",
  "{'move':'test-dispatch','dispatch':41,'die':6}",
  "{'move':'activate-order','recipient':'R1','die':3}",
  "{'move':'orders-done'}",
  "{'move':'determine','die':[2,2]}",
  "{'move':'activate-independent','unit':'R91','die':4}",
  "{'move':'activate-independent','unit':'R92','die':10}",
  "{'move':'pass'}",
  "{'move':'activate-independent','unit':'B91','die':1}",
  "{'move':'skirmish-done'}",
  "{'move':'allocate','army':'red','points':0}",
  "{'move':'allocate','army':'blue','points':0}",
  "{'move':'opposed-roll','die':[9,9]}",
  "{'edit':'put-right','turn':4}",
  "{'edit':'put-right','unit':'R21','status':'do','steps':1}",
  "{'move':'next-turn'}",
  "{'move':'activate-order','recipient':'R2','die':1}",
  "{'move':'end'}",
  NULL
};

static const char * const asked[] = {
  "{'ask':'odds','rating':'good','against':'poor'}",
  "{'ask':'odds','rating':'superior','against':'excellent','points':3,'against-points':1,'tie':'reroll'}",
  "{'ask':'odds','rating':'average','against':'average','points':0,'tie':'holder'}",
  "{'ask':'odds','rating':'poor','against':'superior','against-points':9}",
  "{'ask':'odds','rating':'superior','against':'poor','points':9}",
  "{'ask':'odds','pool':'poor'}",
  "{'ask':'odds','pool':'average'}",
  "{'ask':'odds','pool':'superior'}",
  "{'ask':'odds','order':'poor'}",
  "{'ask':'odds','order':'average','outside':true}",
  "{'ask':'odds','order':'excellent'}",
  "{'ask':'odds','survive':1}",
  "{'ask':'odds','survive':2}",
  "{'ask':'odds','survive':100}",
  "{'ask':'odds'}",
  "{'ask':'odds','rating':'good'}",
  "{'ask':'odds','against':'good'}",
  "{'ask':'odds','pool':'good','order':'good'}",
  "{'ask':'odds','pool':'good','outside':true}",
  "{'ask':'odds','survive':3,'tie':'holder'}",
  NULL
};

/* The rarer steps, and what is refused */
static const char * const rarer[] = {
  "{'edit':'set-battle','name':'Aurach','notes':'Fog','level':'full','start':600,'elite-die':9}",
  "{'edit':'set-army','army':'red','name':'Austrians','commander':'Gall','rating':'good','span':12}",
  "{'edit':'set-army','army':'blue','commander':'Quell','rating':'excellent','dice':'real'}",
  "{'edit':'add-corps','army':'red','name':'II Corps','rating':'superior','commander':'Mohr','span':8}",
  "{'edit':'add-forces','army':'red','text':'Guard: elite infantry strength 9, 2 line infantry strength 4\\nAmbush,"
  " hidden: 2 conscript cavalry'}",
  "?{'edit':'add-forces','army':'red','text':'Guard: elit infantry'}",
  "{'edit':'set-division','division':'R2','corps':'II Corps','rating':'excellent','commander':'Berg'}",
  "{'edit':'set-division','division':'B3','place':'away','arrives':3}",
  "{'edit':'set-unit','unit':'B21','troops':'elite','strength':7}",
  "{'edit':'set-unit','unit':'B22','troops':'elite'}",
  "{'edit':'set-unit','unit':'R21','troops':'elite'}",
  "{'edit':'set-unit','unit':'R22','troops':'conscript'}",
  "{'edit':'add-nation','name':'Hesse','screen':1}",
  "{'edit':'remove-nation','nation':'Hesse'}",
  "?{'edit':'remove-corps','corps':'II Corps'}",
  "{'edit':'set-switch','switch':'e.indep','value':'free'}",
  "{'edit':'set-switch','switch':'e.smoke','value':'manual'}",
  "{'edit':'set-switch','switch':'e.tie_steal','value':'reroll'}",
  "{'edit':'set-switch','switch':'e.loser_activates','value':'steals-only'}",
  "{'move':'start'}",
  "{'move':'roll-points','die':[9,4]}",
  "{'move':'determine','die':[4,8]}",
  "?{'move':'activate-independent','unit':'R91'}",
  "{'move':'activate-independent','unit':'B91'}",
  "{'move':'independents-done'}",
  "{'move':'check-skirmish','unit':'R21','distance':6,'nearest':'B12','cavalry':false,'die':2}",
  "?{'move':'check-skirmish','unit':'R11','distance':9,'cavalry':true}",
  "{'move':'skirmish-done'}",
  "?{'move':'allocate','army':'red','points':99}",
  "{'move':'opposed-roll','points':[['red',1],['blue',0]],'die':[7,4]}",
  "?{'move':'activate','division':'B1'}",
  "{'move':'activate','division':'R2'}",
  "?{'move':'move','unit':'R11'}",
  "{'move':'move','unit':'R21','inches':6,'fires':true}",
  "{'move':'test-local','unit':'B21','mover':'R21','charge':true,'attached':false,'die':9}",
  "{'move':'react','deed':'move','agreed':true}",
  "?{'move':'steal','division':'B1','near':false,'sees':false}",
  "{'move':'steal','division':'B2','near':true,'sees':true}",
  "?{'move':'opposed-roll','points':[['red',0],['blue',2]],'die':[3,9]}",
  "{'move':'opposed-roll','die':[3,9]}",
  "{'move':'move','unit':'B21'}",
  "{'move':'finish'}",
  "{'move':'finish'}",
  "{'move':'lose-commander','command':'blue'}",
  "{'move':'lose-step','unit':'B21','steps':3}",
  "{'move':'pass'}",
  "{'edit':'put-right','division':'B1','activation':'done'}",
  "{'edit':'put-right','unit':'B11','status':'sh','steps':1}",
  "{'edit':'set-army','army':'red','fallen':true}",
  "{'move':'arrive','division':'B3','agreed':true}",
  "{'move':'end'}",
  NULL
};

/* House rules, each other than it is at first */
static const char * const house[] = {
  "{'edit':'set-army','army':'red','commander':'Gall','rating':'good'}",
  "{'edit':'set-army','army':'blue','commander':'Quell','rating':'poor'}",
  "{'edit':'add-corps','army':'blue','name':'I Corps','rating':'superior','commander':'Lerch'}",
  "{'edit':'set-division','division':'B1','corps':'I Corps'}",
  "{'edit':'set-division','division':'B2','corps':'I Corps','commander':'Amsel','rating':'good'}",
  "{'edit':'set-unit','unit':'B11','troops':'elite','strength':9}",
  "{'edit':'set-unit','unit':'B12','troops':'elite'}",
  "{'edit':'set-switch','switch':'e.orders','value':'on'}",
  "{'edit':'set-switch','switch':'e.delay_from','value':'writing'}",
  "{'edit':'set-switch','switch':'e.indep_after_cut','value':'yes'}",
  "{'edit':'set-switch','switch':'e.rating_mod','value':'attached-only'}",
  "{'edit':'set-switch','switch':'e.tie_open','value':'higher-rating'}",
  "{'edit':'set-switch','switch':'e.tie_steal','value':'higher-rating'}",
  "{'edit':'set-switch','switch':'e.points_defence','value':'no'}",
  "{'edit':'set-switch','switch':'e.interrupted','value':'lost'}",
  "{'edit':'set-switch','switch':'e.steal_once','value':'battle'}",
  "{'edit':'set-switch','switch':'e.elite_again','value':'once-only'}",
  "{'edit':'set-switch','switch':'e.majority','value':'strength'}",
  "{'edit':'set-switch','switch':'e.li_is_move','value':'yes'}",
  "{'edit':'set-switch','switch':'e.class_dice','value':'d10'}",
  "{'move':'start'}",
  "{'move':'roll-points','die':[10,1,6]}",
  "?{'move':'write-dispatch','sender':'red','recipient':'B1'}",
  "{'move':'write-dispatch','sender':'blue','recipient':'I Corps','text':'Attack','inside':true}",
  "{'move':'write-dispatch','sender':'red','recipient':'R1','text':'Hold','inside':false}",
  "?{'move':'test-dispatch','dispatch':37}",
  "?{'move':'activate-order','recipient':'R1'}",
  "{'move':'orders-done'}",
  "{'move':'determine','die':[1,3]}",
  "?{'move':'independents-done'}",
  "{'move':'check-skirmish','unit':'B11','distance':5,'cavalry':false,'die':1}",
  "{'move':'skirmish-done'}",
  "?{'move':'allocate','army':'red'}",
  "{'move':'allocate','army':'red','points':3}",
  "{'move':'allocate','army':'blue','points':1}",
  "{'move':'opposed-roll','die':[5,7]}",
  "{'move':'attach','command':'red','division':'R1'}",
  "{'move':'activate','division':'R1'}",
  "{'move':'move','unit':'R11','inches':5}",
  "{'move':'threaten','unit':'B11'}",
  "{'move':'test-local','unit':'B11','mover':'R11','ff':true,'die':9}",
  "{'move':'react','deed':'nothing'}",
  "?{'move':'steal','division':'B1','leader':'I Corps','near':true,'sees':true}",
  "{'move':'attach','command':'I Corps','division':'B1'}",
  "{'move':'steal','division':'B1','leader':'I Corps','near':true,'sees':true}",
  "?{'move':'approach'}",
  "{'move':'allocate','army':'red','points':0}",
  "{'move':'allocate','army':'blue','points':0}",
  "{'move':'opposed-roll','die':[2,8]}",
  "{'move':'move','unit':'B11'}",
  "?{'move':'steal','division':'R1','near':true,'sees':true}",
  "{'move':'steal','division':'R2','near':true,'sees':true}",
  "{'move':'opposed-roll','die':[4,4]}",
  "{'move':'finish'}",
  "{'move':'pass'}",
  "{'move':'activate','division':'B2'}",
  "{'move':'finish'}",
  "{'move':'pass'}",
  "?{'move':'next-turn'}",
  "{'move':'activate-independent','unit':'R91','charge':true,'die':3}",
  "{'move':'independents-done'}",
  "{'edit':'put-right','turn':2}",
  "{'move':'next-turn'}",
  "{'move':'test-dispatch','dispatch':37,'die':5}",
  "?{'move':'activate-order','recipient':'I Corps'}",
  "{'move':'test-dispatch','dispatch':36}",
  "{'move':'activate-order','recipient':'I Corps','die':7}",
  "{'move':'orders-done'}",
  "{'move':'determine','die':[8,8]}",
  "{'move':'activate-independent','unit':'R91','charge':true,'die':3}",
  "{'move':'independents-done'}",
  "{'move':'skirmish-done'}",
  "{'move':'allocate','army':'red','points':0}",
  "{'move':'allocate','army':'blue','points':0}",
  "{'move':'opposed-roll','die':[9,10]}",
  "{'move':'next-turn'}",
  "{'move':'end'}",
  NULL
};

static void
test_course (void)
{
  g_autoptr (VedetteRules) rules = moves_new (10, 10, 10);

  vedette_test_course ("eagles", rules, requests);
}

static void
test_rarer (void)
{
  g_autoptr (VedetteRules) rules = moves_new (10, 10, 10);

  vedette_test_course ("eagles-rarer", rules, rarer);
}

static void
test_house (void)
{
  g_autoptr (VedetteRules) rules = moves_new (10, 10, 10);

  vedette_test_course ("eagles-house", rules, house);
}

static void
test_asked (void)
{
  vedette_test_asked ("eagles", vedette_eagles_questions, asked);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/eagles/told", test_course);
  g_test_add_func ("/eagles/rarer", test_rarer);
  g_test_add_func ("/eagles/house", test_house);
  g_test_add_func ("/eagles/asked", test_asked);
  return g_test_run ();
}
