function f
  input Real x;
  output Real y = x;
end f;
model M
  Real a = f(1, 2);
  Real b = f(z = 1);
  Real c = sin(1, 2);
end M;
// Flat:
// 6:12: error T005: 'f' takes 1 arguments, not 2
// 7:12: error T006: 'f' has no input z (did you mean x?)
// 8:12: error T005: 'sin' cannot be called with 2 arguments
// endFlat
