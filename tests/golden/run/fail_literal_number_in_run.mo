// A number that no literal of an enumeration has is told where it comes about.
model M
  type E = enumeration(a, b, c);
  Integer k(start = 1, fixed = true);
  E e = E(k);
equation
  when sample(0.25, 0.25) then
    k = pre(k) + 1;
  end when;
  annotation(experiment(StopTime = 1));
end M;
// Run:
// 5:9: error R150: 'M.E' has no literal number 4 (at t = 0.… s)
// failed
// endRun
