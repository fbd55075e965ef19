// A point on a sphere whose wanted states are halves of its coordinates: which of them are states follows the point,
// although at the start only one of the coordinates counts in the constraint. The energy is kept over many turns.
model M
  Real r[3](start = {1, 0, 0}), f;
  Real c[3](each stateSelect = StateSelect.prefer) = r/2;
  Real v[3](each stateSelect = StateSelect.prefer) = der(c);
  constant Real g[3] = {0, 0, -9.81};
initial equation
  r[2] = 0;
  r[3] = 0;
  v[2] = 0.5;
  v[3] = 0;
equation
  r*r = 1;
  2*der(v) = f*r + g;
  assert(noEvent(abs(2*(v*v) - g*r - 0.5) < 1e-2), "the energy changes");
  annotation(experiment(StopTime = 10, Tolerance = 1e-8));
end M;
// Run:
// finished
// endRun
