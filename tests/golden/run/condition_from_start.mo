// A condition of time that holds from the start on is no reason to move the start.
model M
  Real x(start = 0, fixed = true);
  Real since = if time >= 0 then time else 0;
equation
  der(x) = if time >= 0 then 1 else 0;
  assert(noEvent(time > 1e-12 or since <= 0), "the start is at " + String(time) + " s");
  assert(noEvent(abs(x - time) < 1e-6), "x is not the time");
  annotation(experiment(StopTime = 1));
end M;
// Run:
// finished
// endRun
