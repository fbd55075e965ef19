// Functions of the palette's Math against values by hand; an assertion that does not hold ends the run.
model M
  import Modelica.Math.{Polynomials, BooleanVectors};
  import Modelica.Math.Distributions.TruncatedWeibull;
  parameter Real p[3] = {2, -3, 5} "2*u^2 - 3*u + 5";
  Real value = Polynomials.evaluate(p, time);
  Real slope = Polynomials.derivativeValue(p, time);
  Real area = Polynomials.integralValue(p, time, 0.5);
  Real straight = Polynomials.evaluateWithRange(p, 0, 0.5, time);
  Real change[4] = {der(value), der(slope), der(area), der(straight)};
  Real shape[2] = Polynomials.derivative(p);
  Real antiderivative[4] = Polynomials.integral(p);
  Integer places[2] = BooleanVectors.index({false, true, true});
  Integer numbers[4] = BooleanVectors.enumerate({true, false, time >= 0, true});
  Real back = TruncatedWeibull.cumulative(TruncatedWeibull.quantile(0.3, 0.2, 2, 1.5, 2), 0.2, 2, 1.5, 2);
  Real mass = sum(TruncatedWeibull.density(0.2 + 1.8*(i - 0.5)/200, 0.2, 2, 1.5, 2)*1.8/200 for i in 1:200);
  function isNear
    input Real a, b;
    input Real reach = 1e-9;
    output Boolean result = abs(a - b) <= reach;
  algorithm
  end isNear;
equation
  assert(isNear(value, 2*time^2 - 3*time + 5), "value");
  assert(isNear(slope, 4*time - 3), "slope");
  assert(isNear(area, 2/3*(time^3 - 0.125) - 1.5*(time^2 - 0.25) + 5*(time - 0.5)), "area");
  assert(isNear(straight, if time < 0.5 then value else 4 - (time - 0.5)), "straight");
  assert(isNear(change[1], 4*time - 3), "change of value");
  assert(isNear(change[2], 4), "change of slope");
  assert(isNear(change[3], value), "change of area");
  assert(isNear(change[4], if time < 0.5 then 4*time - 3 else -1), "change of straight");
  assert(isNear(Polynomials.secondDerivativeValue(p, time), 4), "second derivative");
  assert(isNear(shape[1], 4) and isNear(shape[2], -3), "derivative");
  assert(isNear(antiderivative[1], 2/3) and isNear(antiderivative[2], -1.5) and isNear(antiderivative[3], 5), "integral");
  assert(places[1] == 2 and places[2] == 3, "places");
  assert(numbers[1] == 1 and numbers[2] == 0 and numbers[3] == 2 and numbers[4] == 3, "numbers");
  assert(isNear(back, 0.3), "quantile and distribution function");
  assert(isNear(mass, 1, 1e-4), "density within the band");
  annotation(experiment(StopTime = 1));
end M;
// Run:
// finished
// endRun
