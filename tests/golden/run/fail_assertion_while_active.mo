// A condition counts only where its branch applies; a wave of a state that moves at constant speed is no straight line.
model M
  Real phi(start = 0, fixed = true);
equation
  der(phi) = 50;
  if phi > 100 and phi < 120 then
    assert(sin(phi) < 0.9999, "peak while it matters");
  end if;
  assert(sin(phi) < 0.9999 or phi < 300, "peak behind the first ones");
  annotation(experiment(StopTime = 10, Interval = 1));
end M;
// Run:
// 7:5: error R150: peak while it matters (at t = 2.… s)
// failed
// endRun
