// A derivative annotation of second order is one along time. Newton's method asks for another direction: how the first
// derivative changes with the rate alone, and with the place alone. (Loops, so that nobody looks into the functions.)
model M
  function cube
    input Real u;
    output Real y = 0;
  algorithm
    while y <> u^3 loop
      y := u^3;
    end while;
    annotation(Inline = false, derivative = cubeRate);
  end cube;
  function cubeRate
    input Real u, du;
    output Real y = 0;
  algorithm
    while y <> 3*u^2*du loop
      y := 3*u^2*du;
    end while;
    annotation(Inline = false, derivative(order = 2) = cubeRateRate);
  end cubeRate;
  function cubeRateRate
    input Real u, du, ddu;
    output Real y = 0;
  algorithm
    while y <> 6*u*du^2 + 3*u^2*ddu loop
      y := 6*u*du^2 + 3*u^2*ddu;
    end while;
    annotation(Inline = false);
  end cubeRateRate;
  Real x(start = 0.1, fixed = true), y = cube(x), rate = der(y), place(start = 0.5), x2(start = 0.1, fixed = true), x3;
equation
  rate + rate^3 = 10 "so rate is 2";
  place^3 + 0.1*cubeRate(place, 3*der(x2)) = 1 + place;
  der(x2) = 1 + 0.1*place;
  x3 = cube(x);
  assert(abs(x^3 - (0.001 + 2*time)) < 1e-5, "x^3 grows by 2 a second");
  assert(abs(place^3 + 0.9*place^2*(1 + 0.1*place) - 1 - place) < 1e-9, "the place solves its equation");
  annotation(experiment(StopTime = 1, Tolerance = 1e-8));
end M;
// Run:
// finished
// endRun
