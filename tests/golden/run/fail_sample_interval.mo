model Ticker
  parameter Real period = 0;
  Integer n(start = 0, fixed = true);
equation
  when sample(0, period) then
    n = pre(n) + 1;
  end when;
end Ticker;
model M
  Ticker clock;
  annotation(experiment(StopTime = 1));
end M;
// Run:
// 5:8: error R150: the interval of 'sample' has to be positive: clock.period (at t = 0 s)
//   part clock
// failed
// endRun
