// A variable of a clause that is not active at the start keeps its left limit, unless the model gives both a value.
model M
  Integer days;
  Boolean pulse;
initial equation
  days = integer(floor(5 + time));
  pre(pulse) = false;
  pulse = true;
equation
  when sample(1, 1) then
    days = integer(floor(7.5 + time));
  end when;
  when sample(0.5, 1) then
    pulse = not pre(pulse);
  end when;
  assert(days == (if time < 1 then 5 else 8), "the days are " + String(days));
  assert(pulse == (time < 0.5), "the pulse is " + String(pulse));
  annotation(experiment(StopTime = 1.4));
end M;
// Run:
// finished
// endRun
