// expect: R121
model M
  Boolean b(start = false);
equation
  b = not pre(b);
end M;
