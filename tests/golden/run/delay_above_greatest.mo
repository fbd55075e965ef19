// A delay that varies is at most its third argument (specification 3.7.4.1): told once, and computed as it is meant.
model M
  Real x = delay(time, 0.5*time, 0.3);
  Real y = delay(time, 0.2*time, 0.3);
equation
  when terminal() then
    assert(abs(x - 0.5) + abs(y - 0.8) < 1e-6, "delayed values");
  end when;
end M;
// Run:
// 3:12: warning R150: the time of 'delay' may not be above its greatest value: 0.…*time (at t = 0.… s)
// finished
// endRun
