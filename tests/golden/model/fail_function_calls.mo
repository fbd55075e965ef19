function noDefault
  input Real x;
  input Real y;
  output Real z;
algorithm
  z := x + y;
end noDefault;
function endless
  input Integer n;
  output Integer m;
algorithm
  m := endless(n + 1);
end endless;
function two
  input Real x;
  output Real a, b;
algorithm
  a := x;
  b := -x;
end two;
function three
  input Real x;
  output Real y;
protected
  Real a, b, c;
algorithm
  (a, b, c) := two(x);
  y := a;
end three;
function strange
  input Real x;
  output Real y;
  external "builtin" y = frobnicate(x);
end strange;
model M
  Real a = noDefault(time);
  Real b = endless(1);
  Real c = three(time);
  Real d = strange(time);
end M;
// Flat:
// 36:12: error T301: call of noDefault gives no value for the input y
// 12:8: error T305: the recursion of endless does not end
// 27:3: error T308: the call gives only 2 results
// 39:12: error T321: unknown built-in function frobnicate
// endFlat
