// What the model prefers for a state although it does not appear differentiated: it keeps its value where another state
// is set anew, and what it depends on follows. Where its equations have jumps, it stays what it is.
model Stopped "two masses about a damper; the second hits a wall, the relative velocity goes on"
  Real s1(start = 0, fixed = true), v1(start = 1, fixed = true);
  Real s2(start = 0, fixed = true), v2(start = 2, fixed = true, stateSelect = StateSelect.always);
  Real dv(stateSelect = StateSelect.prefer) "relative velocity";
  discrete Real before(start = 0, fixed = true);
equation
  v1 = der(s1);
  v2 = der(s2);
  dv = v2 - v1;
  2*der(v1) = dv;
  der(v2) = 3*(v1 - v2);
  when s2 > 1 then
    before = dv;
    reinit(v2, 0);
  end when;
  assert(s2 < 1 or before > 0, "seen", AssertionLevel.warning);
  assert(not terminal() or abs(dv - exp(-3.5*time)) < 1e-4, "the relative velocity decays as if nothing had happened");
  assert(not terminal() or s2 < 1.05, "the second mass is stopped");
end Stopped;
model Gas "mass and energy as functions of pressure and temperature"
  Real p(start = 1e5, fixed = true, stateSelect = StateSelect.prefer, nominal = 1e5);
  Real T(start = 300, fixed = true, stateSelect = StateSelect.prefer, nominal = 300);
  Real m(nominal = 1.2), U(nominal = 2e5);
equation
  m = p/(287*T);
  U = 718*m*T*(1 + T/1000);
  der(m) = 0.1;
  der(U) = 1e4;
  assert(not terminal() or abs(m - (1e5/(287*300) + 0.1*time)) < 1e-5, "mass");
  assert(not terminal() or abs(U/(718*1e5/287*1.3 + 1e4*time) - 1) < 1e-5, "energy");
end Gas;
model Jump "no state: it jumps, and x does not"
  Real x(start = 1, fixed = true);
  Real y(stateSelect = StateSelect.prefer) = (if time < 0.5 then 1 else 2)*x;
equation
  der(x) = -x;
  assert(not terminal() or abs(x - exp(-time)) < 1e-5, "x goes on");
  assert(not terminal() or abs(y - 2*x) < 1e-9, "y jumps");
end Jump;
model Anew "what is set anew is a state, whether it appears differentiated or not"
  Real x(start = 1, fixed = true), y = 2*x;
equation
  der(x) = -x;
  when x < 0.5 then
    reinit(y, 3);
  end when;
  assert(not terminal() or abs(x - 1.5*2*exp(-time)) < 1e-4, "x follows y");
end Anew;
model Chosen
  Stopped stopped;
  Gas gas;
  Jump jump;
  Anew anew;
end Chosen;
// Run:
// finished
// endRun
