// The derivative of a function of one variable is linear in the derivative of that: an inductance that follows a curve
// makes linear equations, and its Jacobian holds whatever the rates are.
function flux
  input Real i;
  output Real psi;
protected
  Integer k = 0;
algorithm
  psi := 0;
  while k < (if i > 1e9 then 2 else 1) loop
    psi := psi + tanh(i);
    k := k + 1;
  end while;
  annotation(derivative = fluxRate);
end flux;
function fluxRate
  input Real i, di;
  output Real psiRate;
protected
  Integer k = 0;
algorithm
  psiRate := di;
  while k < (if i > 1e9 then 3 else 2) loop
    psiRate := psiRate/cosh(i);
    k := k + 1;
  end while;
end fluxRate;
model M "R i + der(psi(i)) + der(i)/100 = v, and v made for i = 2 sin(t)"
  Real i(start = 0, fixed = true), psi = flux(i), v;
equation
  v = 2*sin(time) + 2*cos(time)*(1/cosh(2*sin(time))^2 + 0.01);
  i + der(psi) + 0.01*der(i) = v;
  assert(abs(i - 2*sin(time)) < 1e-4, "current");
  annotation(experiment(StopTime = 10, Tolerance = 1e-7));
end M;
// Run:
// finished
// endRun
