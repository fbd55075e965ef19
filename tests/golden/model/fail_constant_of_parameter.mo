// Also where the parameter's value is known.
model M
  parameter Real p = 2;
  constant Real c = 3*p;
end M;
// Flat:
// 4:17: error T007: the constant c is given a value that depends on the parameter p
//   part c
// endFlat
