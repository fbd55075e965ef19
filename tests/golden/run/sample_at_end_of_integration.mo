// What is due at the last instant of the run still happens where there is something to integrate.
model M
  Integer count(start = 0, fixed = true);
  Real x(start = 0, fixed = true);
equation
  der(x) = 1;
  when sample(0, 0.25) then
    count = pre(count) + 1;
  end when;
  assert(noEvent(time < 1 - 1e-9) or count == 5, "the last sample has not come");
  annotation(experiment(StopTime = 1));
end M;
// Run:
// finished
// endRun
