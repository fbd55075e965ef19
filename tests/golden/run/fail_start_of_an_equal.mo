// A continuous variable with a fixed start that equals a discrete one with another.
model M
  discrete Real x(start = 1, fixed = true);
  Real y(start = 3, fixed = true) = x;
equation
  when time > 0.5 then
    x = pre(x) + 1;
  end when;
  annotation(experiment(StopTime = 1));
end M;
// Run:
// 4:8: error I104: the initial conditions contradict each other: y = 3 cannot hold together with the others (1 against 3 at t = 0 s)
//   remove a fixed start value or an initial equation
// failed
// endRun
