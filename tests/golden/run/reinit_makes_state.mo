// What is set by reinit is a state, whatever else would be chosen.
model M
  Real x(start = 1, fixed = true, stateSelect = StateSelect.prefer), y, z;
  discrete Real amplitude(start = 1, fixed = true);
equation
  der(x) = -x;
  y = 2*x + sin(time);
  z = der(y);
  when time > 0.5 then
    reinit(y, 4 + sin(time));
    amplitude = 2*exp(0.5);
  end when;
  assert(noEvent(abs(x - amplitude*exp(-time)) < 1e-4), "the value is not that of reinit");
  annotation(experiment(StopTime = 1));
end M;
// Run:
// finished
// endRun
