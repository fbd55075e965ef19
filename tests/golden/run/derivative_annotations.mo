// Of several derivatives the first is used whose inputs with zeroDerivative do not vary.
model M
  function f
    input Real x;
    input Real p;
    output Real y;
  algorithm
    y := p*x^2;
    annotation(derivative(zeroDerivative = p) = byX, derivative = byBoth);
  end f;
  function byX
    input Real x;
    input Real p;
    input Real dx;
    output Real dy;
  algorithm
    dy := 2*p*x*dx;
  end byX;
  function byBoth
    input Real x;
    input Real p;
    input Real dx;
    input Real dp;
    output Real dy;
  algorithm
    dy := 2*p*x*dx + dp*x^2;
  end byBoth;
  parameter Real p = 3;
  Real constantFactor = f(time, p);
  Real varyingFactor = f(time, 2*time);
  Real slope = der(constantFactor);
  Real steeperSlope = der(varyingFactor);
equation
  assert(abs(slope - 6*time) < 1e-9, "slope with a constant factor");
  assert(abs(steeperSlope - 6*time^2) < 1e-9, "slope with a varying factor");
  annotation(experiment(StopTime = 1));
end M;
// Run:
// finished
// endRun
