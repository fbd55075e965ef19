// The event that the relation makes undoes it: y follows u at the border, and each small step of u is an event.
block Deadband
  Real u, y(start = 0, fixed = true);
algorithm
  when u < pre(y) - 0.1 then
    y := u + 0.1;
  end when;
end Deadband;
model M
  Real x(start = 0.2, fixed = true);
  Deadband deadband(u = x);
equation
  der(x) = -1;
  annotation(experiment(StopTime = 1));
end M;
// Run:
// error R122: the model makes 1002 events between t = 0.… s and t = 0.… s and hardly gets on (chattering); switching most: deadband: x < pre(y) - 0.…
//   part deadband
// failed
// endRun
