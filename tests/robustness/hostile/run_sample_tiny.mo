// expect: stopped R140 R142
// 10⁹ events
model M
  Integer n(start = 0);
equation
  when sample(0, 1e-9) then
    n = pre(n) + 1;
  end when;
end M;
