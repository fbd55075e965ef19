model M
  Real h(start = 0.1), n(start = 0);
equation
  when Clock(h) then
    h = previous(h) - 0.05;
    n = previous(n) + 1;
  end when;
  annotation(experiment(StopTime = 1));
end M;
// Run:
// error R150: the interval h of a clock is not positive (at t = 0.… s)
// failed
// endRun
