// w = (2 - 0.003)**2/2
// i = (2 - 0.15)**2/2
// y = sin(3*2 - 0.99)
// z = 4
// g = exp(-2)
// u = sin(40)
model ShortDelay "delays shorter than the steps, in a chain, of no state, down to nothing"
  Real w(start=0, fixed=true);
  Real a = delay(time, 0.05);
  Real b = delay(a, 0.05);
  Real c = delay(b, 0.05);
  Real i(start=0, fixed=true);
  Real y = delay(sin(3*time), 0.33);
  Real z = delay(time^2, max(0, 1 - time), 2);
  parameter Real none = 0;
  Real g(start=1, fixed=true);
  Real u = delay(sin(20*time + 20*0.7), 0.7) "its steps are those of u";
equation
  der(w) = delay(time, 0.003);
  der(i) = c;
  der(g) = -delay(g, none);
  annotation(experiment(StopTime=2));
end ShortDelay;
