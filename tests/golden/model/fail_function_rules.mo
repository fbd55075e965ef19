// What functions cannot do: ask for the run, look around them, count with a loop's variable, use what has no value.
model M
  parameter Real k = 2;
  function ofModels
    input Real u;
    output Real y;
  algorithm
    y := der(u);
    y := if initial() then pre(u) else time;
  end ofModels;
  function ofTime
    input Real u;
    output Real y = u*time;
  algorithm
  end ofTime;
  model Base
    Real x = 1;
  end Base;
  function wide
    extends Base;
    input Real u;
    Real forgotten;
    output Real y;
  algorithm
    y := u;
  algorithm
    y := 2*u;
  equation
    y = u;
  end wide;
  package Values
    parameter Real p = 1;
  end Values;
  function around
    input Real u;
    output Real y = k*u;
  algorithm
  end around;
  function loops
    input Real u;
    output Real y;
  protected
    Real early, late, i, never;
  algorithm
    y := u + early;
    early := 1;
    for i in 1:3 loop
      y := y + late + i;
      late := 2;
      i := 4;
    end for;
    break;
    y := y + i;
  end loops;
  function noResult
    input Real u;
    output Real y;
  protected
    Real z;
  algorithm
    z := u;
  end noResult;
  function sized
    input Real a[3];
    input Real b[size(a, 1)];
    output Real y = a*b;
  algorithm
  end sized;
  function withPart
    input Real u;
    output Real y = u;
  protected
    M part;
  algorithm
  end withPart;
  Real a = ofModels(time);
  Real b = around(time);
  Real c = loops(time);
  Real d = noResult(time);
  Real e = sized({1, 2}, {1, 2});
  Real f = sized({1, 2, 3}, {1, 2});
  Real g = loops(time, u = 2);
  Real h = withPart(time);
  Real i = ofTime(1);
  Real j = wide(time);
  Real l = Values.p;
end M;
// Flat:
// 8:10: error T016: 'der' cannot be used in a function
// 36:21: error N024: 'k' of the class around 'M.around' is no constant and cannot be used in it
//   make it an input
// 50:7: error T331: 'i' counts the passes of a loop and cannot be assigned to
// 52:5: error T331: break can only be used in a loop
// 45:14: error T332: early of M.loops is used before it has a value
// 57:17: error T332: the output y of M.noResult is never assigned
// 80:12: error T302: the input a of M.sized has the size 3 in dimension 1, not 2
// 81:12: error T302: the input b of M.sized has the size 3 in dimension 1, not 2
// 82:12: error T006: the input u of 'M.loops' is given twice
// 73:7: error N022: 'part' in the function 'M.withPart' is a model: functions hold data only
// 13:23: error T016: 'time' cannot be used in a function
//   make it an input
// 19:12: error N022: a function cannot extend a model ('M.Base')
// 19:12: error N022: the function 'wide' cannot have equations
// 19:12: error N022: the function 'wide' has more than one algorithm section
// 17:10: error N022: 'x' in the function 'M.wide' has to be an input, an output or protected
// 22:10: error N022: 'forgotten' in the function 'M.wide' has to be an input, an output or protected
// 32:20: error N022: 'p' in the package 'Values' has to be a constant
// endFlat
