// What a loop of an algorithm counts while its conditions hang on what moves changes at events (specification 11.2.3 has
// no relation of a loop make any): equations, clauses, left limits and integrals see each change at its instant.
model M
  Real x(start = 0, fixed = true), inSecond(start = 0, fixed = true), steps(start = 0, fixed = true), late(start = 0, fixed = true);
  Real root, inside;
  Integer k, w, passes, safe, best, up(start = 1, fixed = true);
  Boolean isOdd;
  Integer thirds(start = 0, fixed = true), changes(start = 0, fixed = true), edges(start = 0, fixed = true);
  Integer last(start = 0, fixed = true), sampled(start = 0, fixed = true), held(start = 0, fixed = true);
  parameter Real never = -1;
  parameter Integer first(fixed = false);
initial algorithm
  first := 0;
  while first < 7 and x + 3.5 > first loop
    first := first + 1;
  end while;
equation
  der(x) = 1;
  der(inSecond) = if k == 2 then 1 else 0;
  der(steps) = k;
  der(late) = if up > 3 then 1 else 0;
  when k == 3 then
    thirds = pre(thirds) + 1;
  end when;
  when change(k) then
    changes = pre(changes) + 1;
    last = pre(k);
  end when;
  when edge(isOdd) then
    edges = pre(edges) + 1;
  end when;
  when sample(0.25, 0.25) then
    sampled = k;
  end when;
algorithm
  // Read by others, in one more loop and in the section itself.
  w := 0;
  k := 1;
  isOdd := false;
  while w < 5 and x > 0.3*w + 0.05 loop
    w := w + 1;
    k := k + 1;
    isOdd := not isOdd;
  end while;
  inside := if k >= 4 then 1 else 0;
  best := 0;
  for i in 1:k loop
    if sin(3*x) > 0.25*i then
      best := i;
    end if;
  end for;
algorithm
  // Nobody asks for the number of passes: it makes no events.
  root := 1;
  passes := 0;
  while abs(root^2 - 1 - x) > 1e-12 loop
    root := 0.5*(root + (1 + x)/root);
    passes := passes + 1;
  end while;
algorithm
  when x > 0.5 then
    held := 0;
    while held < 10 and x > 0.1*held loop
      held := held + 1;
    end while;
  end when;
algorithm
  // A loop that would not end is not asked where its condition says so.
  safe := 0;
  if never > 0 then
    while x < never loop
      safe := safe - 1;
    end while;
  elseif x > 0.4 then
    while safe >= 0 and x > 0.4 + 0.2*safe loop
      safe := safe + 1;
    end while;
  end if;
algorithm
  // Begins where it has ended.
  while up < 8 and x > 0.2*up loop
    up := up + 1;
  end while;
equation
  when terminal() then
    assert(abs(inSecond - 0.3) < 1e-6, "the time in the second is " + String(inSecond));
    assert(abs(steps - 5.75) < 1e-6, "the integral of the count is " + String(steps, significantDigits = 9));
    assert(abs(late - 0.9) < 1e-6, "late is " + String(late));
    assert(thirds == 1 and changes == 5 and last == 5 and edges == 3, "clauses: " + String(thirds) + " " +
      String(changes) + " " + String(last) + " " + String(edges));
    assert(k == 6 and up == 8 and sampled == 6 and held == 6 and safe == 6 and first == 4, "values: " + String(k) + " " +
      String(up) + " " + String(sampled) + " " + String(held) + " " + String(safe) + " " + String(first));
    assert(abs(root - sqrt(2.5)) < 1e-9 and inside > 0.5, "others: " + String(root));
  end when;
  annotation(experiment(StopTime = 1.5));
end M;
// Run:
// finished
// endRun
