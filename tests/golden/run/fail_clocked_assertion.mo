model M
  Clock c = Clock(1, 10);
  Real x(start = -5) = sample(time, c);
equation
  assert(x >= 0, "checked before the first tick");
  when c then
    assert(interval(c) > 0.05, "no interval");
    assert(x < 0.45, "too late");
  end when;
  annotation(experiment(StopTime = 1));
end M;
// Run:
// 8:5: error R150: too late (at t = 0.… s)
// failed
// endRun
