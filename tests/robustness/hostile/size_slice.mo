// expect: N011
model M
  Real a[10, 10] = ones(10, 10) * time;
  Real x = sum(a[fill(1, 4000), fill(1, 4000)]);
end M;
