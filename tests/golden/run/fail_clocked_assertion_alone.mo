// A clock that only an assertion ticks on: there is no equation at all.
model M
equation
  when Clock(1) then
    assert(time < 1.5, "late");
  end when;
  annotation(experiment(StopTime = 3));
end M;
// Run:
// 5:5: error R150: late (at t = 2 s)
// failed
// endRun
