// expect: stopped R140 R142
model M
  Integer n(start = 0);
equation
  when Clock(1e-9) then
    n = previous(n) + 1;
  end when;
end M;
