record R
  Real x;
end R;
function whenInside
  input Real x;
  output Real y;
algorithm
  when x > 0 then
    y := 1;
  end when;
end whenInside;
function toUnknown
  input Real x;
  output Real y;
algorithm
  z := x;
  y := x;
end toUnknown;
function toInput
  input Real x;
  output Real y;
algorithm
  x := 2;
  y := x;
end toInput;
function wrongShape
  input Real x;
  output Real y[2];
algorithm
  y := {x, x, x};
end wrongShape;
function wrongDeclaration
  input Real x;
  output Real y;
protected
  Real v[2] = {x, x, x};
algorithm
  y := v[1];
end wrongDeclaration;
function noField
  input Real x;
  output Real y;
protected
  R r;
algorithm
  r.z := x;
  y := r.x;
end noField;
function vectorCondition
  input Real x;
  output Real y;
algorithm
  if {x > 0, x > 1} then
    y := 1;
  else
    y := 2;
  end if;
end vectorCondition;
function openRange
  input Real x;
  output Real y;
algorithm
  y := x;
  for i loop
    y := y + i;
  end for;
end openRange;
function scalarRange
  input Real x;
  output Real y;
algorithm
  y := x;
  for i in 3 loop
    y := y + i;
  end for;
end scalarRange;
function loneAssert
  input Real x;
  output Real y;
algorithm
  assert(x > 0);
  y := x;
end loneAssert;
function failing
  input Real x;
  output Real y;
algorithm
  assert(x > 0, "x must be positive");
  y := x;
end failing;
function restarts
  input Real x;
  output Real y;
algorithm
  reinit(y, x);
  y := x;
end restarts;
model M
  Real a = whenInside(time);
  Real b = toUnknown(time);
  Real c = toInput(time);
  Real d[2] = wrongShape(time);
  Real e = wrongDeclaration(time);
  Real f = noField(time);
  Real g = vectorCondition(time);
  Real h = openRange(time);
  Real i = scalarRange(time);
  Real j = loneAssert(time);
  Real k = failing(-1);
  Real l = restarts(time);
end M;
// Flat:
// 8:3: error T307: a when-statement is not allowed in a function
// 16:3: error T310: there is no variable z to assign to
// 23:3: error T324: input x of a function cannot be assigned to
// 30:3: error T311: assignment to y: a value of shape [3] does not fit 2 elements
// 36:8: error T303: the value of v in wrongDeclaration has shape [3]
// 46:3: error T306: there is no field z to assign to
// 53:6: error T312: the condition of an if-statement is a Boolean scalar
// 65:5: error T313: the range of 'i' does not follow from its use
// 73:12: error T313: the range of i is not a vector
// 81:3: error T314: assert needs a condition and a message
// 88:3: error T315: x must be positive
// 95:10: error T332: y of restarts is used before it has a value
// 95:3: error T316: reinit(state, value) belongs into a when-clause of a model
// endFlat
