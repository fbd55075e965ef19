// At 0.5 exactly, time <= 0.5 still holds and time > 0.5 does not yet, whatever else happens at that instant: a sample,
// what begins there, and what is true there alone. Right after it they change.
model M
  Boolean until = time <= 0.5, since = time >= 0.5, after = time > 0.5, at = until and since, last(start = true), early = time <= 0.6;
  Integer sampled(start = -1, fixed = true), begun(start = -1, fixed = true), passed(start = -1, fixed = true);
  Integer odd(start = -1, fixed = true);
  Integer count(start = 0, fixed = true), unequal(start = 0, fixed = true);
  Real area(start = 0, fixed = true);
equation
  der(area) = if after then 2 else 1;
  when sample(0, 0.25) then
    sampled = if until then 1 else 0;
    last = time < 0.4 or not after;
  end when;
  when sample(0.3, 0.1) then
    odd = if early then 1 else 2;
  end when;
  when since then
    begun = if until then 1 else 0;
  end when;
  when after then
    passed = if until then 1 else 0;
  end when;
  when at then
    count = pre(count) + 1;
  end when;
  when not (time < 0.5 or time > 0.5) then
    unequal = pre(unequal) + 1;
  end when;
  assert(time < 0.51 or time > 0.74 or sampled == 1 and last, "the sample of 0.5 finds what holds at 0.5");
  assert(time < 0.61 or time > 0.69 or odd == 1, "the sample of 0.6, which is 0.3 + 3*0.1, as well");
  assert(time < 0.71 or odd == 2, "that of 0.7 does not");
  assert(time < 0.51 or begun == 1 and passed == 0, "what begins at 0.5, and right after");
  assert(time < 0.51 or count == 1 and unequal == 1, "what is true at 0.5 alone happens once");
  assert(time < 0.99 or abs(area - (0.5 + 2*(time - 0.5))) < 1e-6, "the slope changes there");
  annotation(experiment(StopTime = 1));
end M;
// Run:
// finished
// endRun
