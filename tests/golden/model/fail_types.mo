model M
  Real x = true;
  Boolean b = 1;
  Real y = "text" + 1;
  Real z;
equation
  z = not time;
end M;
// Flat:
// 2:12: error T001: x is Real and cannot take a value of type Boolean
//   part x
// 3:15: error T001: b is Boolean and cannot take a value of type Integer
//   part b
// 4:12: error T001: numbers are needed here, not String and Integer
// 7:7: error T001: 'not' needs a Boolean
// endFlat
