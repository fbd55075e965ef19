// A recursion that counts its depth, and whose end only the run knows: the count is no constant then.
model M
  function halvings "How often x is halved until it is no more than one"
    input Integer depth;
    input Real x;
    output Integer count;
  algorithm
    if x <= 1 then
      count := depth;
    else
      count := halvings(depth + 1, x/2);
    end if;
  end halvings;
  discrete Real x(start = 1, fixed = true);
  Integer n(start = 0, fixed = true);
algorithm
  when sample(0.01, 0.01) then
    x := 1.5*pre(x);
    n := halvings(0, x);
    assert(abs(n - ceil(log(x)/log(2) - 1e-9)) < 0.5, "as the logarithm says");
  end when;
  annotation(experiment(StopTime = 1));
end M;
// Run:
// finished
// endRun
