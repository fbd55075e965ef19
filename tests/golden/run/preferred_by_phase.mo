// A function of a medium is told which of its formulas applies, and what it has found out already: neither jumps for that
// (specification 12.7.1, noDerivative), so that the pressure can be the state that the model prefers.
function property "what depends on the pressure alone, and tells the formulas apart"
  input Real p;
  input Integer phase;
  output Real a;
algorithm
  a := if phase == 1 then 0 else (p - 1.03e5)/1e6;
end property;
function density
  input Real p, T, a;
  input Integer phase;
  output Real d;
algorithm
  d := if phase == 1 then p/(287*T) else p*(1 + a)/(287*T);
  annotation(derivative(noDerivative = a) = density_der);
end density;
function density_der
  input Real p, T, a;
  input Integer phase;
  input Real der_p, der_T;
  output Real der_d;
algorithm
  der_d := if phase == 1 then der_p/(287*T) - p/(287*T^2)*der_T
           else (1 + a + p/1e6)*der_p/(287*T) - p*(1 + a)/(287*T^2)*der_T;
end density_der;
model Boiling "the temperature is set anew; the pressure keeps its value, and the mass follows"
  Real p(start = 1e5, fixed = true, stateSelect = StateSelect.prefer, nominal = 1e5);
  Real T(start = 300, fixed = true, nominal = 300), m, U(nominal = 2e5);
  Integer phase = if p < 1.03e5 then 1 else 2;
  discrete Real before(start = 0, fixed = true);
equation
  m = density(p, T, property(p, phase), phase);
  U = 718*m*T*(1 + T/1000);
  der(m) = 0.1;
  der(U) = 1e4;
  when time > 0.5 then
    before = p;
    reinit(T, 1.2*T);
  end when;
  assert(time < 0.5 or time > 0.501 or abs(p/before - 1) < 1e-3, "the pressure goes on");
  assert(not terminal() or phase == 2, "the other formula applies");
end Boiling;
// Run:
// finished
// endRun
