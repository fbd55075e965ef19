// Functions are differentiated by scalar Real inputs, where derivatives are known.
function f
  input Real x;
  input Integer n;
  input Real v[2];
  output Real y;
algorithm
  y := x^n;
end f;
function byInteger = der(f, n);
function byArray = der(f, v);
function byNothing = der(f, z);
function text
  input Real x;
  output String s;
algorithm
  s := String(x);
end text;
function ofText = der(text, x);
function g = der(f, x);
model M
  Real a = byInteger(time, 2, {1, 2});
  Real b = byArray(time, 2, {1, 2});
  Real c = byNothing(time, 2, {1, 2});
  String d = ofText(time);
  Real e = g({1, 2}, 2, {1, 2});
  Real f1 = g(time, 2, {1, 2}, 3);
end M;
// Flat:
// 10:10: error T012: 'n' is no scalar Real input of 'f' to differentiate by
// 11:10: error T012: 'v' is no scalar Real input of 'f' to differentiate by
// 12:10: error T012: 'z' is no scalar Real input of 'f' to differentiate by
// 25:14: error T012: 'text' has a result that is no Real and has no derivative
// 26:12: error T012: 'g' needs a scalar for its input x
// 27:13: error T005: 'f' takes 3 arguments, not 4
// endFlat
