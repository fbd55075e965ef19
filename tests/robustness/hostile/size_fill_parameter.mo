// expect: N011
// 10¹² numbers as a parameter
model M
  parameter Real x[:] = fill(1.0, 999999999999);
end M;
