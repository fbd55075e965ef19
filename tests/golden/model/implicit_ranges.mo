// Ranges of iterators that follow from their use, indices that are types, and what a start alone must not trigger.
type Color = enumeration(red, green);
function same
  input Boolean u;
  output Boolean y;
algorithm
  y := u;
end same;
function apply
  input Value f;
  output Real y;
algorithm
  y := f(2);
end apply;
partial function Value
  input Real u;
  output Real y;
end Value;
partial function Value2
  input Real u, v;
  output Real y;
end Value2;
function bind
  input Value2 f;
  output Real y;
algorithm
  y := apply(function f(v = 3));
end bind;
function times
  extends Value2;
algorithm
  y := u * v;
end times;
type Given = input Real;
type Result = output Real[2];
function both
  Given u;
  Result y;
algorithm
  y := {u, 2 * u};
end both;
record Data
  constant Integer n;
  constant Integer m = 2;
  Integer k;
end Data;
model Around
  package Inside
    outer constant Integer count;
  end Inside;
  Integer n = Inside.count;
end Around;
model M
  Real x[2, Boolean, Color];
  Real y[2];
  Integer z[:](start = {3, 4}, each fixed = true);
  Real b = bind(times);
  Real p[2] = both(3);
  Data data = Data(5, 6);
  inner constant Integer count = 7;
  Around around;
  discrete Real w(start = 0, fixed = true);
equation
  for i, j, k loop
    x[i, j, k] = i * Integer(k) * (if j then 2 else 1);
  end for;
  for i loop
    y[i] = i;
  end for;
  when time > 0.5 then
    z = {1, 2};
  end when;
  when same(initial()) then
    w = 1;
  end when;
end M;
// Flat:
// endFlat
