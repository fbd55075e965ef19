// expect: R122
model M
  Integer n(start = 0);
equation
  when sample(0, 1e-320) then
    n = pre(n) + 1;
  end when;
end M;
