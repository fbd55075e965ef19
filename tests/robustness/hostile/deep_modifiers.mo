// expect: P008
model M
  Real x<<(a*3000>>(b = 1<<)*3001>>;
end M;
