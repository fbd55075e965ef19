// What rests at exactly zero and begins to move at an event leaves zero at that instant, not a step later.
model M
  Real y(start = 0, fixed = true), x(start = 0, fixed = true);
  discrete Real begun(start = -1, fixed = true), left(start = -1, fixed = true);
  Boolean go = y > 0.3;
equation
  der(y) = 1 - 0.1*y;
  der(x) = if go then 100*(y - 0.3)*(1 + y) else 0;
  when go then
    begun = time;
  end when;
  when x > 0 then
    left = time;
  end when;
  assert(not terminal() or left >= begun and left - begun < 1e-9, "left late");
  annotation(experiment(StopTime = 1));
end M;
// Run:
// finished
// endRun
