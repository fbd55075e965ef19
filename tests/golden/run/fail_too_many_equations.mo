model M
  Real x;
equation
  x = 1;
  x = 2;
end M;
// Run:
// 5:3: error S001: the model has one equation too many; prescribed more than once: x
//   5:3: left over: 1 = 2
//   remove one of them, or put a compliant part between them
// no model
// endRun
