// expect: I102
// command: linearize FILE --output OUT.json
model M
  Real x(start = 0, fixed = true);
equation
  der(x) = sqrt(abs(x)) + 1/x;
end M;
