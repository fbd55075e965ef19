// expect: stopped R122 finished
model M
  Real x = sin(1e9 * time);
  Integer n(start = 0);
equation
  when x > 0 then
    n = pre(n) + 1;
  end when;
end M;
