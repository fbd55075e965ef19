model M
  Real x = time;
  parameter Real p = x;
  constant Real c = p;
end M;
// Flat:
// 3:18: error T007: the parameter p is given a value that depends on the variable x
//   part p
// 4:17: error T007: the constant c is given a value that depends on the parameter p
//   part c
// endFlat
