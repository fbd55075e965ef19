model M
  Real x = time;
  Real y(fixed = true, start = 1);
  Real z;
equation
  y = 2*x;
  z + y = 3;
  z = x;
end M;
// Run:
// 6:3: error S001: the model has one equation too many; prescribed more than once: x, y and z
//   6:3: left over: y = 2*z
//   remove one of them, or put a compliant part between them
// no model
// endRun
