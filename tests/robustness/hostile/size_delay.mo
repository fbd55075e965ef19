// expect: finished
model M
  Real x = delay(time, 1e300, 1e300);
end M;
