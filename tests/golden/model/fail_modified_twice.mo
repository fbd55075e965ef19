model Part
  parameter Real a = 1;
  Real x(start = 0);
equation
  der(x) = a;
end Part;
model Whole
  Part part;
end Whole;
model M
  Whole whole(part.a = 1, part(a = 2));
  Part p(a = 1, x(start = 2), a = 3);
  Part q(x.start = 1, x.start = 2, x.fixed = true);
  Part r(a = 1, x(start = 2), x(fixed = true));
end M;
// Flat:
// 11:32: error N017: 'part.a' is modified twice
//   11:15: modified here already
// 12:31: error N017: 'a' is modified twice
//   12:10: modified here already
// 13:23: error N017: 'x.start' is modified twice
//   13:10: modified here already
// endFlat
