// Attributes and parameters are known before the simulation starts.
model M
  Real y = time;
  Real x(start = y, fixed = true, nominal = 1 + time);
  parameter Real p = 2*time;
  parameter Real max = 3;
  Real z(start = max) = 1;
equation
  der(x) = -x;
end M;
// Flat:
// 4:8: error T007: the attribute start of x depends on the variable y
//   it is needed before the simulation starts
//   part x
// 4:8: error T007: the attribute nominal of x depends on time
//   it is needed before the simulation starts
//   part x
// 5:18: error T007: the parameter p is given a value that depends on time
//   part p
// endFlat
