model M
  Real a(start = 0) = sample(time, Clock(1, 10)) + previous(a);
equation
  when time > 0.5 then
    reinit(a, 0);
  end when;
  annotation(experiment(StopTime = 1));
end M;
// Run:
// 5:5: error S018: reinit of a, which is clocked, is not possible
// no model
// endRun
