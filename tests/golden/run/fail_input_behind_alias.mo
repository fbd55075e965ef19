model M
  input Real u(start = 0);
  output Real y;
  Real x = 2*u + 1;
  Real v = x;
equation
  y = der(v);
  annotation(experiment(StopTime = 1));
end M;
// Run:
// 2:14: error S007: the derivative of the input u is needed, but nothing gives it
//   connect the input to a signal that can be differentiated
//   part 
// no model
// endRun
