// expect: N011
model M
  parameter Real x = sum(ones(2000, 2000) * ones(2000, 2000));
end M;
