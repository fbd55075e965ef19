function opaque
  input Real x;
  output Real y;
  external "C" y = ModelicaRandom_convertRealToIntegers(x);
end opaque;
model M
  Real x(start = 1, fixed = true), v(start = 0, fixed = true), f;
equation
  der(x) = v;
  der(v) = f;
  x = opaque(time);
  annotation(experiment(StopTime = 1));
end M;
// Run:
// 11:3: error S005: an equation must be differentiated, but there is no derivative of a function in it: x = opaque(time)
//   part 
// no model
// endRun
