// What hold() gives has a value at all times: an assertion on it is not one of the ticks alone, between which the run
// ends here. The ticks of 5.05 s, eight a second, count from 0 to 40.
model M
  Integer n(start = -1) = previous(n) + integer(sample(1, Clock(1, 8)));
equation
  when terminal() then
    assert(hold(n) == 40, "it is " + String(hold(n)));
    assert(hold(n) == 41, "it is no more than " + String(hold(n)));
  end when;
  annotation(experiment(StopTime = 5.05));
end M;
// Run:
// 8:5: error R150: it is no more than 40 (at t = 5.… s)
// failed
// endRun
