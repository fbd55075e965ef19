// expect: N011
model M
  Real x = sum(i * j * k for i in 1:10000, j in 1:10000, k in 1:10000);
end M;
