// After an event the state rises for 40 ns, falls and passes zero after 80 ns, which is far below the first step's
// length: a straight line over that step would lead to a zero at its beginning.
model M
  Real x(start = 1, fixed = true);
  discrete Real at(start = 0, fixed = true);
  Integer crossings(start = 0, fixed = true);
equation
  der(x) = if time < 0.5 then 0 else 4e-8 - (time - 0.5);
  when time >= 0.5 then
    reinit(x, 0);
  end when;
  when x < 0 then
    at = time;
    crossings = pre(crossings) + 1;
  end when;
  when terminal() then
    assert(crossings == 1, String(crossings) + " crossings");
    assert(at - 0.5 > 4e-8 and at - 0.5 < 4e-7, "crosses zero after " + String(at - 0.5) + " s");
  end when;
  annotation(experiment(StopTime = 1));
end M;
// Run:
// finished
// endRun
