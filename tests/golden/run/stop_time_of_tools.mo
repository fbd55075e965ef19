// Without a stop time a run ends at 1, as in other tools, also where it begins a little later than at 0.
model M
  Real x(start = 0, fixed = true);
equation
  der(x) = 1;
  when terminal() then
    assert(abs(time - 1) < 1e-9 and abs(x - 0.75) < 1e-6, "three quarters of a second");
  end when;
  annotation(experiment(StartTime = 0.25));
end M;
// Run:
// finished
// endRun
