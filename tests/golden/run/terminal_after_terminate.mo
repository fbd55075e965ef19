// A run that `terminate` ends has been successful: what the model does at its end is done.
model M
  Real x(start = 0, fixed = true);
equation
  der(x) = 1;
  when x > 0.5 then
    terminate("far enough");
  end when;
  when terminal() then
    assert(x < 0, "said at the end", AssertionLevel.warning);
  end when;
  annotation(experiment(StopTime = 1));
end M;
// Run:
// 7:5: note R151: far enough (at t = 0.… s)
// 10:5: warning R150: said at the end (at t = 0.… s)
// terminated
// endRun
