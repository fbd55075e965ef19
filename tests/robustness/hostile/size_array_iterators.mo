// expect: N011
model M
  Real x = sum({i * j for i in 1:100000, j in 1:100000});
end M;
