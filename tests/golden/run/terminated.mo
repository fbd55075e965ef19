model M
  Real x(start = 1, fixed = true);
equation
  der(x) = -x;
  when x < 0.5 then
    terminate("x has halved");
  end when;
  annotation(experiment(StopTime = 2));
end M;
// Run:
// 6:5: note R151: x has halved (at t = 0.… s)
// terminated
// endRun
