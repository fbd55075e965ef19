// expect: N011 stopped
model M
  Real a[60, 60] = ones(60, 60) * time;
  Real b[60, 60] = a ^ 64;
end M;
