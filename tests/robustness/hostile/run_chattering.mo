// expect: finished
model M
  Real x(start = 1);
equation
  der(x) = if x > 0 then -1 else 1;
end M;
