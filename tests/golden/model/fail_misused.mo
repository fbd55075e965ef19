// Expressions on what does not have them: conditional parts, time in data, indices of another type, wrong powers.
type Color = enumeration(red, green);
record Data
  Real t = time;
end Data;
function divide
  input Real u;
  output Real q, r;
algorithm
  q := 2 * u;
  r := 3 * u;
end divide;
model Part
  discrete Real x;
end Part;
model M
  Data data;
  Real there = 1 if true;
  Real a = there;
  constant Real missing;
  Real b = missing;
  Real c[Color] = {1, 2};
  Real d = c[1] + c[Color.red];
  Real e[2, 2] = {{1, 2}, {3, 4}} ^ 1.5;
  Real f[2] = 2 ^ {1, 2};
  Real g = der(2);
  Integer h = cardinality(a);
  Integer i[2] = {1, 2};
  Integer j[2];
  Real k[2], l[2];
  Part part;
equation
  for n in i loop
    j[n] = n;
  end for;
  (k, l) = divide({1, 2});
  when sample(0, 1) then
    part.x = 1;
  end when;
end M;
// Flat:
// 38:5: error T008: part.x belongs to a part: a when-clause gives values to variables of its own class only
//   part part.x
// 4:12: error T016: 'time' cannot be used in a record: only models and blocks know it
//   part data
// 19:12: error N012: there has a condition: only connections can use it
// 21:12: error T009: the constant missing has no value
//   give it one
// 23:14: error T003: a subscript of 'c' has to be a Color there, not a Integer
// 24:18: error T001: a matrix can be raised to an Integer power only
//   use .^ for the elements
// 25:15: error T002: the exponent has to be a scalar
//   use .^
// 26:12: error T011: only a Real has a time derivative
// 27:15: error C001: 'cardinality' needs a connector
// 33:12: error T017: the range of 'n' has to consist of parameters
// 36:12: error T005: 'divide' has several results and cannot be applied to the elements of an array
// endFlat
