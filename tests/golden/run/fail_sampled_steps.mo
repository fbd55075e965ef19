// The same where the sampled values are Reals: no whole u is floor(3*(1 + t - 2*u)).
model M
  Real y, e(start = 0), u(start = 0);
equation
  when sample(0.1, 0.1) then
    e = 1 + time - y;
    u = floor(3*e);
  end when;
  y = 2*u;
  annotation(experiment(StopTime = 1));
end M;
// Run:
// 6:5: error R120: a nonlinear system of equations could not be solved for y (from 0), in e = if $when1 and not pre($when1) then 1 + time - y else pre(e) (at t = 0.… s)
// failed
// endRun
