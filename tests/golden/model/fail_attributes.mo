// Attributes: which a type has, of what type, how much they may vary, what is final.
type Length = Real(final unit = "m", min = 0);
model Part
  parameter Real k = 1;
  Real x(final start = 1);
equation
  der(x) = -x;
end Part;
model M
  discrete Real never, bound = 1;
  Real y = time;
  Length l(unit = "s") = 1;
  Integer n(unit = "m", min = 0) = 1;
  Boolean b(min = false) = true;
  Boolean c(start = 1, fixed = true);
  Real u(unit = 3) = 1;
  Part part(x(start = 2), each k = 3);
equation
  never = 2*y;
  when y > 0.5 then
    c = true;
  end when;
end M;
// Flat:
// 17:27: warning N025: 'each' has no meaning for k here: there is no array
//   part part.k
// 10:17: error T021: never is declared as discrete, but no when-clause gives it a value
//   part never
// 10:24: error T021: bound is declared as discrete, but no when-clause gives it a value
//   part bound
// 12:12: error N014: the value of unit is final and cannot be changed here
//   2:20: made final here
// 13:13: error N004: n has no attribute unit
//   part n
// 14:13: error N004: b has no attribute min
//   part b
// 15:13: error T001: the attribute start of c needs a Boolean, not an Integer
//   part c
// 16:10: error T001: the attribute unit of u needs a String, not an Integer
//   part u
// 17:15: error N014: the value of start is final and cannot be changed here
//   5:10: made final here
// endFlat
