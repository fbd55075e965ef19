// The modifiers of a constraining type hold for the declaration itself, behind its own, and for what replaces it.
partial model Promise
  parameter Real a = 0, b = 0;
  Real y;
end Promise;
model Sum
  extends Promise;
equation
  y = a + b;
end Sum;
model Product
  extends Promise;
equation
  y = a*b;
end Product;
model Holder
  parameter Real k = 3;
  replaceable Sum part(a = 1) constrainedby Promise(a = 10, b = k);
  replaceable Sum parts[2] constrainedby Promise(each a = 4, b = {5, 6});
end Holder;
model ConstrainedModifiers
  Holder plain;
  Holder changed(redeclare Product part);
end ConstrainedModifiers;
// Flat:
// model ConstrainedModifiers
//   parameter Real plain.k = 3
//   parameter Real plain.part.a = 1
//   parameter Real plain.part.b = plain.k
//   Real plain.part.y
//   parameter Real plain.parts[1].a = 4
//   parameter Real plain.parts[1].b = 5
//   Real plain.parts[1].y
//   parameter Real plain.parts[2].a = 4
//   parameter Real plain.parts[2].b = 6
//   Real plain.parts[2].y
//   parameter Real changed.k = 3
//   parameter Real changed.part.a = 10
//   parameter Real changed.part.b = changed.k
//   Real changed.part.y
//   parameter Real changed.parts[1].a = 4
//   parameter Real changed.parts[1].b = 5
//   Real changed.parts[1].y
//   parameter Real changed.parts[2].a = 4
//   parameter Real changed.parts[2].b = 6
//   Real changed.parts[2].y
// equation
//   plain.part.y = plain.part.a + plain.part.b
//   plain.parts[1].y = plain.parts[1].a + plain.parts[1].b
//   plain.parts[2].y = plain.parts[2].a + plain.parts[2].b
//   changed.part.y = changed.part.a*changed.part.b
//   changed.parts[1].y = changed.parts[1].a + changed.parts[1].b
//   changed.parts[2].y = changed.parts[2].a + changed.parts[2].b
// end ConstrainedModifiers
// endFlat
