// A component is redeclared with a type and a number of dimensions that can stand in its place.
model Part
  replaceable parameter Real k = 1;
  replaceable parameter Real n = 1;
end Part;
model M
  Part d(redeclare parameter Real k[2] = {1, 2}, redeclare parameter Integer n = 2);
end M;
// Flat:
// 7:10: error N019: k cannot be redeclared with another number of dimensions
//   part d
// 7:50: error N019: n cannot be redeclared with Integer in place of Real
//   part d
// endFlat
