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
// model M
//   Real x[1,1,1]
//   Real x[1,1,2]
//   Real x[1,2,1]
//   Real x[1,2,2]
//   Real x[2,1,1]
//   Real x[2,1,2]
//   Real x[2,2,1]
//   Real x[2,2,2]
//   Real y[1]
//   Real y[2]
//   discrete Integer z[1](start = 3, fixed = true)
//   discrete Integer z[2](start = 4, fixed = true)
//   Real b
//   Real p[1]
//   Real p[2]
//   constant Integer data.n = 5
//   constant Integer data.m = 2
//   discrete Integer data.k
//   constant Integer count = 7
//   discrete Integer around.n
//   discrete Real w(start = 0, fixed = true)
//   discrete Boolean $when1
// equation
//   b = 6  // declared value
//   p[1] = 3  // declared value
//   p[2] = 6  // declared value
//   data.k = 6  // declared value
//   around.n = 7  // declared value
//   $when1 = time > 0.5  // when
//   x[1,1,1] = 1
//   x[2,1,1] = 2
//   x[1,2,1] = 2
//   x[2,2,1] = 4
//   x[1,1,2] = 2
//   x[2,1,2] = 4
//   x[1,2,2] = 4
//   x[2,2,2] = 8
//   y[1] = 1
//   y[2] = 2
//   z[1] = if edge($when1) then 1 else pre(z[1])  // when
//   z[2] = if edge($when1) then 2 else pre(z[2])  // when
//   w = pre(w)  // when
// end M
// endFlat
