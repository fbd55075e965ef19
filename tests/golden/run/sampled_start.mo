// A discrete variable begins with the value of a continuous one, and the other way round.
model M
  Real u = 2 + time;
  discrete Real held, previous;
  discrete Real given(start = 5, fixed = true);
  Real x;
initial equation
  held = u;
  pre(previous) = u;
  x = given;
equation
  der(x) = 1;
  when sample(0.5, 1) then
    held = u;
    previous = pre(held);
    given = pre(given);
  end when;
  assert(abs(held - (if time < 0.5 then 2 else 2.5)) < 1e-9, "the start of held is not u");
  assert(abs(previous - 2) < 1e-9, "the start of previous is not u");
  assert(abs(x - 5 - time) < 1e-6, "the start of x is not the given one");
  annotation(experiment(StopTime = 1));
end M;
// Run:
// finished
// endRun
