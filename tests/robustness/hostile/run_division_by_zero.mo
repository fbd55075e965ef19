// expect: I103
model M
  Real x = 1 / (time - time);
end M;
