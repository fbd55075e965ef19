// What a replaceable model without a constraining clause is declared with holds for what replaces it (specification
// 7.3.2), not what a redeclaration of it had in between.
package P
  partial package Medium
    constant Real h;
  end Medium;
  package Water
    extends Medium(h = 3);
  end Water;
  partial model Leg
    replaceable package Substance = Medium;
    parameter Real m = 1;
    parameter Real t = 0;
    Real x = m*Substance.h + t;
  end Leg;
  model Pipe
    extends Leg;
  end Pipe;
  partial model Branch
    replaceable package Substance = Medium;
    parameter Real f = 2;
    replaceable model Inner = Leg(redeclare final package Substance = Substance, m = f);
    Inner leg;
  end Branch;
  model PipeBranch
    extends Branch(redeclare replaceable model Inner = Pipe(t = 100));
  end PipeBranch;
  model OtherBranch
    extends PipeBranch(redeclare model Inner = Pipe(m = 5));
  end OtherBranch;
  model Collector
    replaceable package Substance = Medium;
    parameter Integer n = 0;
    replaceable Branch branch[n](redeclare each final package Substance = Substance, final f = {10*k for k in 1:n});
  end Collector;
  model Run
    PipeBranch first(redeclare package Substance = Water);
    OtherBranch second(redeclare package Substance = Water, f = 7);
    Collector all(redeclare package Substance = Water, n = 2, redeclare PipeBranch branch[2]);
  equation
    assert(abs(first.leg.x - 106) + abs(second.leg.x - 15) < 1e-12, "replaced models");
    assert(abs(all.branch[1].leg.x - 130) + abs(all.branch[2].leg.x - 160) < 1e-12, "within replaced parts");
  end Run;
end P;
model M
  extends P.Run;
end M;
// Run:
// finished
// endRun
