model Part
  parameter Real a = 1;
  Real x(start = 0);
equation
  der(x) = a;
end Part;
model M
  Part p(a = 1, x(start = 2), a = 3);
  Part q(x.start = 1, x.start = 2, x.fixed = true);
  Part r(a = 1, x(start = 2), x(fixed = true));
end M;
// Flat:
// 8:31: error N017: 'a' is modified twice
//   8:10: modified here already
// 9:23: error N017: 'x.start' is modified twice
//   9:10: modified here already
// endFlat
