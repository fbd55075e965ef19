// What is sampled at the instant is the relation as it is there, not as it will be right after.
model M
  Integer sampled(start = 0, fixed = true), other(start = 0, fixed = true);
equation
  when sample(0.5, 0.5) then
    sampled = if time > 0.5 then 1 else 5;
    other = if time <= 0.5 then 7 else 8;
  end when;
  when terminal() then
    assert(sampled == 5 and other == 7, "sampled " + String(sampled) + ", " + String(other));
  end when;
  annotation(experiment(StopTime = 0.9));
end M;
// Run:
// finished
// endRun
