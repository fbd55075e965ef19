// expect: N011
model M
  Real a[200, 200] = ones(200, 200) * time;
  Real b[200, 200] = a * a;
end M;
