// A sampled whole number that closes a loop has no value that fits: k = 1 says y > 1, which says k = 0.
model M
  Real y;
  Integer k(start = 0);
equation
  when sample(0.1, 0.1) then
    k = if y > 1 then 0 else 1;
  end when;
  y = 2*k + time;
  annotation(experiment(StopTime = 1));
end M;
// Run:
// 7:5: error R120: no consistent combination of switching states was found, in k = if $when1 and not pre($when1) then (if (y > 1) then 0 else 1) else pre(k); they switch back and forth: k, y > 1 (at t = 0.… s)
// failed
// endRun
