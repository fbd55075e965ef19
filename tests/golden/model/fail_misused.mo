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
  discrete Real m = 1;
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
// endFlat
