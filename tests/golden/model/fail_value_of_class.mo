// A class cannot be given a value: what is meant is a redeclaration.
function one
  input Real u;
  output Real y;
algorithm
  y := u;
end one;
function two
  extends one;
algorithm
  y := 2*u;
end two;
model Part
  replaceable function f = one;
  replaceable model Inner
    parameter Real k = 1;
  end Inner;
  Inner inner1;
  Real y = f(time);
end Part;
model Derived
  extends Part(f = two);
end Derived;
model M
  Part part(f = two, Inner = Part, Inner(z = 2));
  Derived derived;
end M;
// Flat:
// 25:13: error N023: 'f' is a function and cannot be given a value
//   write redeclare function f = two
//   part part
// 25:22: error N023: 'Inner' is a model and cannot be given a value
//   write redeclare model Inner = Part
//   part part
// 25:42: error N004: 'Part.Inner' has no parameter z (did you mean k?)
// 22:16: error N023: 'f' is a function and cannot be given a value
//   write redeclare function f = two
// endFlat
