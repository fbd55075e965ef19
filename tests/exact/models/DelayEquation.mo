// x = 1 - 3.5 + 2.5**2/2 - 1.5**3/6 + 0.5**4/24
// s = 0.7
// echo = 2.5*(1 - 1/512) - 0.25*(2 - 11/512)
model DelayEquation "x' = -x(t - 1) by steps, and an echo that comes back halved"
  Real x(start=1, fixed=true);
  Real s = delay(0.2*time, 0.001*(1 + sin(time)), 0.01) + 0.0002*(1 + sin(time)) "a delay that varies";
  Real echo = 0.5*delay(echo + (if time > 1 then time - 1 else 0), 0.25);
equation
  der(x) = -delay(x, 1);
  annotation(experiment(StopTime=3.5));
end DelayEquation;
